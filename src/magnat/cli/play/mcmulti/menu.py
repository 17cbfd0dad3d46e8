"""The options of McMulti as a short menu: trades by number, assets by kind and cell, production by amount."""

from __future__ import annotations

from collections.abc import Callable

from magnat.cli.play.game_terminal import Position
from magnat.cli.play.mcmulti import board
from magnat.cli.play.mcmulti.board import LETTERS, SIDE, standing
from magnat.cli.play.mcmulti.cells import boards, spot_of, where
from magnat.cli.play.mcmulti.panels import owned
from magnat.cli.play.menu import Amount, Item, Menu, Placed, Single, Spot
from magnat.games.mcmulti import actions, load
from magnat.games.mcmulti.actions import BuyAsset, FreeRefinery, SellAsset
from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS, RIG, WELL
from magnat.games.mcmulti.view import McMultiView
from magnat.kernel.contract import Action, Word
from magnat.words import say
from magnat.words.catalogue import Words

GAME = "mcmulti"


class MenuMaker:
    def __init__(self, words: Words, doubles_produce: bool) -> None:
        self.words = words
        self.doubles_produce = doubles_produce

    def menu(self, position: Position) -> Menu:
        view = position.view
        assert isinstance(view, McMultiView)
        if position.asked == "take-quadrant":
            return self.land(position)
        frees = self.frees(position, view)
        match position.asked:
            case "special-purchase":
                return self.purchases(position, view)
            case "trade":
                return self.trades(position, view, frees)
            case "sell-for-tax" | "sell-for-fee":
                return self.forced_sales(position, view)
            case "choose-quadrant":
                return self.quadrants(view, frees)
            case "run-stations":
                return self.form(position, self.words.text("cli-play-mcmulti-fuel"), actions.SellFuel, frees)
            case "run-refineries":
                return self.form(position, self.words.text("cli-play-mcmulti-refine"), actions.Refine, frees)
            case "run-wells":
                return self.form(position, self.words.text("cli-play-mcmulti-pump"), actions.Pump, frees)
            case "strike-oil":
                return self.rig(position, view, frees)
            case "assets":
                return self.assets(position, view, frees)
            case _:
                return self.settlement(position, view)

    # One menu for each decision

    def land(self, position: Position) -> Menu:
        """MM-2.5: the free quadrants by their letters."""
        items = [
            Single(LETTERS[option.quadrant], say.action(self.words, GAME, {"do": option.key, **option.words()}), option)
            for option in position.options
            if isinstance(option, actions.TakeQuadrant)
        ]
        return Menu(items, items[0].action, items[0].label)

    def purchases(self, position: Position, view: McMultiView) -> Menu:
        end = Single(
            self.words.text("cli-play-mcmulti-letter-end"), self.words.text("cli-play-mcmulti-end-purchases"), actions.EndPurchases()
        )
        nothing = all(owned(view, view.companies[view.seat], kind) == 0 for kind in KINDS)
        caution = self.words.text("cli-play-mcmulti-nothing-bought") if nothing else ""
        return Menu([*self.buys(position, view, 1), end], end.action, end.label, caution)

    def trades(self, position: Position, view: McMultiView, frees: list[Item]) -> Menu:
        items: list[Item] = []
        for market, name in enumerate(MARKETS):
            tracks = (view.domestic, view.foreign)[market]
            for buying in (True, False):
                for good, track in enumerate((tracks.crude, tracks.gasoline)):
                    wish: Action = actions.BuyBarrel(market, good) if buying else actions.SellBarrel(market, good)
                    price = track.buy if buying else track.sell
                    values: dict[str, Word] = {"good": GOODS[good], "market": name, "price": price}
                    buy_or_sell = self.words.text("cli-play-mcmulti-buy-barrel", **values)
                    if not buying:
                        buy_or_sell = self.words.text("cli-play-mcmulti-sell-barrel", **values)
                    items.append(Single(str(len(items) + 1), buy_or_sell, wish, position.check(wish), repeat=True))
        roll = Single(self.words.text("cli-play-mcmulti-letter-roll"), self.words.text("cli-play-mcmulti-roll"), actions.Roll())
        return Menu([*items, *frees, roll], roll.action, roll.label, on_screen=True)

    def forced_sales(self, position: Position, view: McMultiView) -> Menu:
        """MM-6.2: until the tax or the fee is covered."""
        sells = self.sells(position, view, 1, view.economy.sell)
        cheapest = min(
            (option for option in position.options if isinstance(option, SellAsset)), key=lambda wish: view.economy.sell[KINDS[wish.kind]]
        )
        return Menu(sells, cheapest, self.sold(cheapest))

    def quadrants(self, view: McMultiView, frees: list[Item]) -> Menu:
        own = view.companies[view.seat].quadrants
        items = [
            Single(
                LETTERS[place], say.action(self.words, GAME, {"do": "choose-quadrant", "quadrant": place}), actions.ChooseQuadrant(place)
            )
            for place in own
        ]
        best = max(own, key=lambda place: sum(self.hits(view, place).values()))
        return Menu([*items, *frees], actions.ChooseQuadrant(best), LETTERS[best].upper())

    def hits(self, view: McMultiView, place: int) -> dict[str, int]:
        lines = board.crossed(view, place, self.doubles_produce)
        return {kind: board.hits(view.quadrants[place], kind, lines, view.refinery_cells) for kind in KINDS}

    def form(self, position: Position, label: str, wish: Callable[[int], Action], frees: list[Item]) -> Menu:
        most = position.forms[0].high
        return Menu([Amount(label, most, wish), *frees], wish(most), str(most))

    def rig(self, position: Position, view: McMultiView, frees: list[Item]) -> Menu:
        drill = actions.Drill()
        items = [
            Single("1", self.words.text("cli-play-mcmulti-drill", price=view.well_price), drill, position.check(drill)),
            Single("2", self.words.text("cli-play-mcmulti-leave"), actions.LeaveRig()),
        ]
        usual = items[0] if items[0].refusal is None else items[1]
        return Menu([*items, *frees], usual.action, usual.label)

    def assets(self, position: Position, view: McMultiView, frees: list[Item]) -> Menu:
        buys = self.buys(position, view, 1)
        sells = self.sells(position, view, len(buys) + 1, view.economy.sell)
        wish = actions.Declare()
        declare = Single(
            self.words.text("cli-play-mcmulti-letter-declare"), self.words.text("cli-play-mcmulti-declare"), wish, position.check(wish)
        )
        end = Single(self.words.text("cli-play-mcmulti-letter-end"), self.words.text("cli-play-mcmulti-end-turn"), actions.EndTurn())
        return Menu([*buys, *sells, *frees, declare, end], end.action, end.label)

    def settlement(self, position: Position, view: McMultiView) -> Menu:
        figures = load.figures()
        prices = dict(zip(KINDS, figures.economies[figures.settlement_economy].sell, strict=True))
        everything = Single(self.words.text("cli-play-mcmulti-letter-all"), self.words.text("cli-play-mcmulti-sell-all"), actions.SellAll())
        keep = Single(self.words.text("cli-play-mcmulti-letter-keep"), self.words.text("cli-play-mcmulti-keep-rest"), actions.KeepRest())
        return Menu([*self.sells(position, view, 1, prices), everything, keep], everything.action, everything.label)

    # Items for assets

    def buys(self, position: Position, view: McMultiView, first: int) -> list[Item]:
        items: list[Item] = []
        for kind in range(WELL):
            label = self.words.text("cli-play-mcmulti-buy-asset", kind=KINDS[kind], price=view.economy.buy[KINDS[kind]])
            items.append(self.placed(position, view, str(first + kind), label, kind, BuyAsset))
        return items

    def sells(self, position: Position, view: McMultiView, first: int, prices: dict[str, int]) -> list[Item]:
        """The kinds that the seat owns; grey if the law lets none of them be sold now."""
        items: list[Item] = []
        for kind, name in enumerate(KINDS):
            count = owned(view, view.companies[view.seat], name)
            if count > 0:
                label = self.words.text("cli-play-mcmulti-sell-asset", kind=name, price=prices[name])
                items.append(self.placed(position, view, str(first + len(items)), label, kind, SellAsset))
        return items

    def placed(
        self, position: Position, view: McMultiView, shortcut: str, label: str, kind: int, wish: type[BuyAsset] | type[SellAsset]
    ) -> Placed:
        spots = {
            spot_of(view, option.quadrant, option.cell): option
            for option in position.options
            if isinstance(option, wish) and option.kind == kind
        }
        usual = self.usual(view, KINDS[kind], wish)

        def named(spot: Spot) -> Action:
            return wish(kind, *where(view, spot))

        return Placed(shortcut, label, spots, named, usual, boards(self.words, view), None if spots else position.check(named(usual)))

    def usual(self, view: McMultiView, kind: str, wish: type[BuyAsset] | type[SellAsset]) -> Spot:
        """A cell that stands for the kind when none is possible: an asset of yours to sell, any cell to buy."""
        own = view.companies[view.seat].quadrants
        if wish is SellAsset:
            for place in own:
                for cell in standing(view.quadrants[place])[kind]:
                    return spot_of(view, place, cell)
        return spot_of(view, own[0], self.free_cell(view, own[0], kind))

    def free_cell(self, view: McMultiView, place: int, kind: str) -> int:
        """The first cell where the kind fits, if there is any."""
        taken = board.pieces(view.quadrants[place], view.refinery_cells, 2)
        wide = 2 if len(board.covered(kind, 0, view.refinery_cells)) > 1 else 1
        for cell in range(SIDE * SIDE):
            inside = cell // SIDE + wide <= SIDE and cell % SIDE + wide <= SIDE
            if inside and not any(under in taken for under in board.covered(kind, cell, view.refinery_cells)):
                return cell
        return 0

    def frees(self, position: Position, view: McMultiView) -> list[Item]:
        """MM-9.2: idle refineries of the seat, if there are any."""
        idle = [(place, cell) for place in view.companies[view.seat].quadrants for cell in view.quadrants[place].idle]
        if not idle or position.asked in ("settle", "sell-for-fee"):
            return []
        sales = [] if position.asked == "assets" else self.fee_sales(position, view)

        def named(spot: Spot) -> Action:
            return FreeRefinery(*where(view, spot))

        spots = {spot_of(view, option.quadrant, option.cell): option for option in position.options if isinstance(option, FreeRefinery)}
        usual = spot_of(view, *idle[0])
        label = self.words.text("cli-play-mcmulti-free", price=fee())
        refusal = None if spots else position.check(named(usual))
        return [
            Placed(self.words.text("cli-play-mcmulti-letter-free"), label, spots, named, usual, boards(self.words, view), refusal),
            *sales,
        ]

    def fee_sales(self, position: Position, view: McMultiView) -> list[Item]:
        """MM-6.2: any asset of yours, where the option `fee_sales` lets it go before the fee is asked for."""
        spots = {spot_of(view, option.quadrant, option.cell): option for option in position.options if isinstance(option, SellAsset)}
        if not spots:
            return []

        def named(spot: Spot) -> Action:
            return spots.get(spot, SellAsset(RIG, *where(view, spot)))

        label = self.words.text("cli-play-mcmulti-sell-for-fee")
        return [Placed(self.words.text("cli-play-mcmulti-letter-sell"), label, spots, named, next(iter(spots)), boards(self.words, view))]

    def sold(self, wish: SellAsset) -> str:
        return say.action(self.words, GAME, {"do": wish.key, **wish.words()})


def fee() -> int:
    """MM-9.2: what an idle refinery costs, as printed on the card."""
    return max(card.refinery_fee for card in load.figures().news)
