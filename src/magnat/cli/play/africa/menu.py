"""The options of 18Africa as short menus: cards, bids, tiles by hex and turn, stations, runs, dividends, trains, shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magnat.cli.play.africa.advice import Adviser
from magnat.cli.play.africa.building import Builder
from magnat.cli.play.africa.dealing import Dealer
from magnat.cli.play.africa.money import Counter
from magnat.cli.play.africa.signs import GAME, card_name, card_price, concession_name, pounds
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.menu import Amount, Item, Menu, Single
from magnat.games.africa import actions
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Action
from magnat.kernel.game import action_words
from magnat.words import say
from magnat.words.catalogue import Words


class MenuMaker:
    def __init__(self, words: Words, rules: AfricaRules, players: int, names: Sequence[str], counter: Counter) -> None:
        self.words = words
        self.names = names
        self.box = rules.box_for(players)
        self.counter = counter
        self.adviser = Adviser(rules)
        self.builder = Builder(words, self.box)
        self.dealer = Dealer(words, self.box, names)

    def menu(self, position: Position) -> Menu:
        view = position.view
        assert isinstance(view, AfricaView)
        usual = self.adviser.usual(position)
        items, title = self.items(position, view)
        items += self.assigns(position)
        form = next((item for item in items if isinstance(item, Amount)), None)
        label = str(usual.amount) if form is not None and isinstance(usual, actions.Bid) else self.label(view, items, usual)
        return Menu(items, usual, label, title=title)

    def items(self, position: Position, view: AfricaView) -> tuple[list[Item], str]:
        match position.asked:
            case "keep":
                return self.cards(position, actions.SetAside), self.left_to_choose(view)
            case "nominate":
                return self.cards(position, actions.Nominate), ""
            case "bid" | "bid-concession":
                return self.bids(position, view), ""
            case "choose-concession":
                return self.concessions(position), ""
            case "initial-turn" | "stock-turn":
                return self.dealer.stock(position, view), ""
            case "lay-track":
                return [*self.builder.lays(position, view), self.letter("end", actions.EndTrack())], ""
            case "place-token":
                return [*self.builder.tokens(position), self.letter("end", actions.SkipToken())], ""
            case "run-trains":
                return self.runs(position, view), ""
            case "pay-or-withhold":
                return self.dividend(view), ""
            case "trains":
                return [*self.dealer.trains(position, view), self.letter("end", actions.EndTrains())], ""
            case "shares":
                return [*self.dealer.shares(position, view), self.letter("end", actions.EndShares())], ""
            case _:
                return self.few(position, view), ""

    def label(self, view: AfricaView, items: Sequence[Item], usual: Action) -> str:
        """The default by its label in the menu; what has none there, in the words of the game."""
        if isinstance(usual, actions.LayTile):
            return self.builder.brief(view, usual)
        for item in items:
            if isinstance(item, Single) and action_words(item.action) == action_words(usual):
                return item.label
        return say.action(self.words, GAME, action_words(usual), self.names)

    def letter(self, key: str, action: Action) -> Single:
        """An item with a letter, in the words of the game."""
        shortcut = self.words.text("cli-play-africa-letter", deed=key)
        return Single(shortcut, say.action(self.words, GAME, action_words(action), self.names), action)

    def numbered(self, wishes: Sequence[tuple[str, Action]]) -> list[Item]:
        return [Single(str(number + 1), label, wish) for number, (label, wish) in enumerate(wishes)]

    # AF-2, AF-3

    def cards(self, position: Position, kind: type[actions.SetAside] | type[actions.Nominate]) -> list[Item]:
        found = [option for option in position.options if isinstance(option, kind)]
        priced: list[tuple[str, Action]] = [
            (f"{card_name(self.words, option.card_name)} {pounds(self.words, card_price(self.box, option.card_name))}", option)
            for option in found
        ]
        return self.numbered(priced)

    def left_to_choose(self, view: AfricaView) -> str:
        own = view.players[view.seat]
        dealt = self.box.seating.dealt - self.box.seating.kept
        return self.words.text("cli-play-africa-set-aside", done=own.set_aside, all=dealt)

    def bids(self, position: Position, view: AfricaView) -> list[Item]:
        """Any amount within the law; nobody has to be able to pay for passing."""
        make: Callable[[int], Action] = actions.Bid
        least, most = view.auction.high + 1, view.players[view.seat].cash
        items: list[Item] = []
        if most >= least:
            label = self.words.text("cli-play-africa-bid")
            items.append(Amount(label, most, make, least))
        passing = self.letter("pass", actions.PassBid())
        passing.refusal = position.check(passing.action)
        return [*items, passing]

    def concessions(self, position: Position) -> list[Item]:
        return self.numbered(
            [
                (f"{concession_name(self.words, option.concession_name)}: {self.way(option.concession)}", option)
                for option in position.options
                if isinstance(option, actions.ChooseConcession)
            ]
        )

    def way(self, concession: int) -> str:
        card = self.box.figures.concessions[concession]
        ports = "/".join(self.box.place_name(port) for port in card.ports)
        return f"{self.box.place_name(card.source)} → {ports}, {pounds(self.words, card.bonus)}"

    def assigns(self, position: Position) -> list[Item]:
        """AF-7.7: at any moment of the company's turn."""
        found = [option for option in position.options if isinstance(option, actions.AssignConcession)]
        letter = self.words.text("cli-play-africa-letter", deed="assign")
        return [
            Single(f"{letter}{number + 1}", f"{say.action(self.words, GAME, action_words(option))} ({self.way(option.concession)})", option)
            for number, option in enumerate(found)
        ]

    # AF-7.4, AF-8.1

    def runs(self, position: Position, view: AfricaView) -> list[Item]:
        best = [option for option in position.options if isinstance(option, actions.Run) and option.routes]
        wishes: list[tuple[str, Action]] = [
            (self.words.text("cli-play-africa-best-run", amount=self.counter.total(view, wish)), wish) for wish in best
        ]
        return [*self.numbered(wishes), self.letter("nothing", actions.Run(""))]

    def dividend(self, view: AfricaView) -> list[Item]:
        """With what each share gets, and where the price goes."""
        revenue = view.turn.revenue
        company = next(company for company in view.companies if company.company == view.company)
        share = revenue // self.box.figures.units()
        pay = self.words.text(
            "cli-play-africa-pay", amount=revenue, share=share, before=company.price, after=self.counter.price_after(view, True)
        )
        keep = self.words.text("cli-play-africa-keep", amount=revenue, before=company.price, after=self.counter.price_after(view, False))
        return self.numbered([(pay, actions.Pay()), (keep, actions.Withhold())])

    # Everything with few options: priority, a card turned up, a choice of city, an offer

    def few(self, position: Position, view: AfricaView) -> list[Item]:
        items = self.numbered([(self.builder.city(view, option) or self.say(option), option) for option in position.options])
        bought = actions.BuyTurned()
        if position.asked == "turned-card" and len(items) == 1:
            items.append(Single("2", self.say(bought), bought, position.check(bought)))
        return items

    def say(self, option: Action) -> str:
        return say.action(self.words, GAME, action_words(option), self.names)
