"""The options of Oil City as short menus: partner, order, amount; pieces and fields; loads of wagons."""

from __future__ import annotations

from collections.abc import Callable

from magnat.cli.play.game_terminal import Position
from magnat.cli.play.menu import Amount, Item, Menu, Nested, Placed, Single, Spot
from magnat.cli.play.oilcity import advice
from magnat.cli.play.oilcity.advice import Adviser
from magnat.cli.play.oilcity.cells import Fields, spot_of, where
from magnat.cli.play.oilcity.panels import plan_words
from magnat.cli.play.oilcity.plots import card_of
from magnat.cli.play.oilcity.signs import CARDS, GAME, PIECE_NAMES, PRICED, SIGNS, name, zlr
from magnat.games.oilcity import actions
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import CHARACTER_ORDERS, CRUDE, ORDERS, PROFESSIONS, THINGS
from magnat.games.oilcity.investment import order_name, plan_of
from magnat.games.oilcity.view import CompanyView, OilCityView, PlanView
from magnat.kernel.contract import Action
from magnat.kernel.game import action_words
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.games import oilcity as telling

MOST_LOADS = 9
"""Pedlar's loads that are listed; any other can be named in words."""


class MenuMaker:
    def __init__(self, words: Words, box: Box, adviser: Adviser) -> None:
        self.words = words
        self.box = box
        self.adviser = adviser

    def menu(self, position: Position) -> Menu:
        view = position.view
        assert isinstance(view, OilCityView)
        assert view.company is not None
        own = view.companies[view.company]
        match position.asked:
            case "invest":
                return self.invest(position, view, own)
            case "return-plot":
                return self.returns(position, view, own)
            case "prepare":
                return self.prepare(position, view, own)
            case _:
                return self.sell(position, view)

    # OC-5: investment

    def invest(self, position: Position, view: OilCityView, own: CompanyView) -> Menu:
        items: list[Item] = []
        for member, profession in enumerate(own.professions):
            title = say.thing(self.words, GAME, "profession", profession)
            label = self.words.text("cli-play-oilcity-token-of", partner=title)
            items.append(Nested(str(member + 1), label, self.orders(position, own, member, title)))
        sure = actions.Confirm()
        confirm = Single(
            self.words.text("cli-play-oilcity-letter-confirm"), self.words.text("cli-play-oilcity-confirm"), sure, position.check(sure)
        )
        usual = self.adviser.token(view, position)
        return Menu([*items, confirm], usual, self.label(own, usual), on_screen=True)

    def label(self, own: CompanyView, usual: Action) -> str:
        """The default in few words: the partner and the order."""
        if isinstance(usual, actions.Order | actions.SendPedlar | actions.RunRefinery):
            plan = plan_of(usual)
            shown = PlanView(plan.member, order_name(plan.order), plan.amount, plan.wax, plan.gas, plan.kerosene)
            return f"{say.thing(self.words, GAME, 'profession', own.professions[plan.member])}: {plan_words(self.words, self.box, shown)}"
        if isinstance(usual, actions.Confirm):
            return self.words.text("cli-play-oilcity-confirm")
        return say.action(self.words, GAME, action_words(usual))

    def orders(self, position: Position, own: CompanyView, member: int, partner: str) -> Menu:
        """What one partner's token can be laid on."""
        items: list[Item] = []
        for order in CHARACTER_ORDERS:
            items.append(self.character(position, own, member, order, str(len(items) + 1), partner))
        items.append(self.pedlar(position, member, str(len(items) + 1), partner))
        for thing in [*CARDS, "refinery"]:
            wish = actions.Order(member, ORDERS.index(thing), 1)
            label = self.priced(name(self.words, thing), ORDERS.index(thing))
            items.append(Single(str(len(items) + 1), label, wish, position.check(wish)))
        items.append(self.refinery(position, own, member, str(len(items) + 1), partner))
        if any(plan.member == member for plan in own.plans or []):
            back = actions.TakeToken(member)
            items.append(Single("0", self.words.text("cli-play-oilcity-take-token"), back, position.check(back)))
        return Menu(items, None, self.words.text("cli-play-oilcity-back"), title=partner, spoken=partner)

    def priced(self, label: str, order: int) -> str:
        return f"{label} {zlr(self.words, self.box.figures.costs[order])}"

    def character(self, position: Position, own: CompanyView, member: int, order: int, shortcut: str, partner: str) -> Item:
        """OC-5.2: one of a thing at once, more by amount; as many as the law lets through now."""
        limit = self.box.limits[PROFESSIONS.index(own.professions[member])][order]
        label = self.priced(name(self.words, ORDERS[order]), order)

        def wish(amount: int) -> Action:
            return actions.Order(member, order, amount)

        most = max((amount for amount in range(1, limit + 1) if position.check(wish(amount)) is None), default=0)
        if most <= 1:
            return Single(shortcut, label, wish(1), position.check(wish(1)))
        return self.amounts(shortcut, f"{label} (1–{most})", f"{partner}, {name(self.words, ORDERS[order])}:", most, wish)

    def amounts(self, shortcut: str, label: str, title: str, most: int, wish: Callable[[int], Action]) -> Nested:
        return Nested(shortcut, label, Menu([Amount(title, most, wish, least=1)], wish(most), str(most)))

    def pedlar(self, position: Position, member: int, shortcut: str, partner: str) -> Item:
        """OC-5.3: the fullest loads; smaller ones in words."""
        label = self.words.text("cli-play-oilcity-pedlar", price=self.box.figures.pedlar_pays)
        loads = [option for option in position.options if isinstance(option, actions.SendPedlar) and option.member == member]
        if not loads:
            wish = actions.SendPedlar(member, 1, 0, 0)
            return Single(shortcut, label, wish, position.check(wish))
        loads.sort(key=lambda load: -(load.wax + load.gas + load.kerosene))
        items = [
            Single(str(index + 1), telling.goods(self.words, dict(load.words())), load) for index, load in enumerate(loads[:MOST_LOADS])
        ]
        spoken = f"{partner} {name(self.words, 'pedlar')}"
        menu = Menu(items, None, self.words.text("cli-play-oilcity-back"), title=f"{partner}, {name(self.words, 'pedlar')}", spoken=spoken)
        return Nested(shortcut, label, menu)

    def refinery(self, position: Position, own: CompanyView, member: int, shortcut: str, partner: str) -> Item:
        """OC-5.5"""
        label = self.words.text("cli-play-oilcity-run-refinery")
        most = min(self.box.figures.refinery_most, own.store[THINGS[CRUDE]])

        def wish(crude: int) -> Action:
            return actions.RunRefinery(member, crude)

        fitting = [crude for crude in range(1, most + 1) if position.check(wish(crude)) is None]
        if not fitting:
            return Single(shortcut, label, wish(max(most, 1)), position.check(wish(max(most, 1))))
        return self.amounts(shortcut, label, f"{partner}, {name(self.words, 'crude')}:", max(fitting), wish)

    # OC-5.8: which plot goes back

    def returns(self, position: Position, view: OilCityView, own: CompanyView) -> Menu:
        items: list[Item] = []
        for option in position.options:
            if isinstance(option, actions.ReturnPlot):
                plot = next(plot for plot in own.plots if plot.number == option.plot)
                deposits = [THINGS[good] for good in card_of(self.box.figures, plot).deposits if good]
                ground = " ".join(self.words.text("cli-play-oilcity-letter", good=good) for good in deposits)
                place = telling.place(self.words, option.plot, self.box.figures)
                items.append(Single(str(own.plots.index(plot) + 1), f"{place} ({ground})", option))
        usual = self.adviser.returned(view, position)
        assert isinstance(usual, actions.ReturnPlot)
        return Menu(items, usual, telling.place(self.words, usual.plot, self.box.figures))

    # OC-6.1: preparation

    def prepare(self, position: Position, view: OilCityView, own: CompanyView) -> Menu:
        words = self.words
        items: list[Item] = [self.puts(position, own, index) for index in range(len(PIECE_NAMES)) if own.store[PIECE_NAMES[index]] > 0]
        for index, item in enumerate(items):
            item.shortcut = str(index + 1)
        lift = self.lifts(position, own)
        best, go = self.adviser.layout(view, position), actions.Extract()
        standing = [THINGS.index(piece) if piece else 0 for plot in own.plots for piece in plot.fields]
        auto = Single(words.text("cli-play-oilcity-letter-auto"), words.text("cli-play-oilcity-auto"), best)
        extract = Single(words.text("cli-play-oilcity-letter-extract"), words.text("cli-play-oilcity-extract"), go)
        items += [lift] if lift.spots else []
        if best.layout == standing:
            return Menu([*items, extract], go, extract.label)
        return Menu([*items, auto, extract], best, auto.label)

    def puts(self, position: Position, own: CompanyView, index: int) -> Placed:
        piece = THINGS.index(PIECE_NAMES[index])
        spots: dict[Spot, Action] = {
            spot_of(own, option.plot, option.field): option
            for option in position.options
            if isinstance(option, actions.PutPiece) and option.piece == piece
        }

        def named(spot: Spot) -> Action:
            return actions.PutPiece(piece, *where(own, spot))

        label = f"{SIGNS[PIECE_NAMES[index]]} {name(self.words, PIECE_NAMES[index])}"
        usual = next(iter(spots), ("", 1, 1))
        refusal = None if spots or not own.plots else position.check(named(usual))
        return Placed("", label, spots, named, usual, Fields(self.words, len(own.plots)), refusal)

    def lifts(self, position: Position, own: CompanyView) -> Placed:
        spots: dict[Spot, Action] = {
            spot_of(own, option.plot, option.field): option for option in position.options if isinstance(option, actions.LiftPiece)
        }

        def named(spot: Spot) -> Action:
            return actions.LiftPiece(*where(own, spot))

        shortcut, label = self.words.text("cli-play-oilcity-letter-lift"), self.words.text("cli-play-oilcity-lift")
        return Placed(shortcut, label, spots, named, next(iter(spots), ("", 1, 1)), Fields(self.words, len(own.plots)))

    # OC-7: sale

    def sell(self, position: Position, view: OilCityView) -> Menu:
        usual, items = advice.best_load(view, position), list[Item]()
        for load in position.options:
            if isinstance(load, actions.Sell) and load.wagons > 0:
                items.append(Single(str(len(items) + 1), self.load(view, load), load))
        nothing = actions.Sell(0, 0, 0, 0)
        items.append(Single(self.words.text("cli-play-oilcity-letter-nothing"), self.words.text("cli-play-oilcity-nothing"), nothing))
        assert isinstance(usual, actions.Sell)
        return Menu(items, usual, self.load(view, usual) if usual.wagons else self.words.text("cli-play-oilcity-nothing"))

    def load(self, view: OilCityView, load: actions.Sell) -> str:
        """Wagons, units by letter, and what they bring."""
        units = {"wax": load.wax, "gas": load.gas, "kerosene": load.kerosene}
        letters = " ".join(f"{self.words.text('cli-play-oilcity-letter', good=good)}{units[good]}" for good in PRICED if units[good])
        price = zlr(self.words, advice.revenue(view, load))
        return f"{telling.counted(self.words, 'wagon', load.wagons)}: {letters} = {price}"
