"""AF-4, AF-8.5, AF-8.7 in the menu: buying and selling certificates, bonds and trains."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.cli.play.africa.signs import GAME, card_name, card_price, pounds, train_name
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.menu import Amount, Item, Menu, Nested, Single
from magnat.games.africa import actions
from magnat.games.africa.box import Box
from magnat.games.africa.names import index
from magnat.games.africa.view import AfricaView, CompanyView
from magnat.kernel.contract import Action
from magnat.kernel.game import action_words
from magnat.words import say
from magnat.words.catalogue import Words


class Dealer:
    def __init__(self, words: Words, box: Box, names: Sequence[str]) -> None:
        self.words = words
        self.box = box
        self.names = names

    # AF-4: stock rounds

    def stock(self, position: Position, view: AfricaView) -> list[Item]:
        """The hand always, grey where the law says no; pool, discard pile and deck as they are open; selling behind a letter."""
        items: list[Item] = []
        hand = view.players[view.seat].hand or []
        for card in dict.fromkeys(hand):
            wish = actions.BuyHand(index("card", card), card)
            self.add(items, position, "hand", card, card_price(self.box, card), wish)
        if position.asked == "stock-turn":
            for option in position.options:
                if isinstance(option, actions.BuyPool):
                    self.add(items, position, "pool", option.card_name, self.pool_price(view, option.card_name), option)
            for card in dict.fromkeys(view.on_sale()):
                self.add(items, position, "discard", card, card_price(self.box, card), actions.BuyDiscard(index("card", card), card))
            items += self.letters(position, {"turn": actions.TurnCard()})
            items += self.selling(position, view)
        deeds = {"bond": actions.BuyBond(), "end": actions.EndTurn(), "pass": actions.Pass(0), "flip": actions.Pass(1)}
        return items + self.letters(position, deeds)

    def add(self, items: list[Item], position: Position, source: str, card: str, price: int, wish: Action) -> None:
        label = self.words.text("cli-play-africa-buy", card=card_name(self.words, card), source=source, price=price)
        items.append(Single(str(len(items) + 1), label, wish, position.check(wish), repeat=True))

    def letters(self, position: Position, wishes: dict[str, Action]) -> list[Item]:
        """What is not possible now is left out."""
        return [
            Single(self.words.text("cli-play-africa-letter", deed=key), self.say(wish), wish)
            for key, wish in wishes.items()
            if position.check(wish) is None
        ]

    def selling(self, position: Position, view: AfricaView) -> list[Item]:
        sales = self.sales(position, view)
        if not sales:
            return []
        menu = Menu(sales, None, self.words.text("cli-play-africa-back"), title=self.words.text("cli-play-africa-sell"))
        return [Nested(self.words.text("cli-play-africa-letter", deed="sell"), self.words.text("cli-play-africa-sell"), menu)]

    def sales(self, position: Position, view: AfricaView) -> list[Item]:
        """One share, private or bond each."""
        items: list[Item] = []
        for option in position.options:
            match option:
                case actions.SellShare():
                    name, price = option.company_name, company_of(view, option.company_name).price
                case actions.SellPrivate():
                    name, price = card_name(self.words, option.private_name), self.box.figures.privates[option.private].price
                case actions.SellBond():
                    name, price = self.words.text("cli-play-africa-bond"), self.box.figures.bond_price
                case _:
                    continue
            label = self.words.text("cli-play-africa-sell-for", thing=name, price=price)
            items.append(Single(str(len(items) + 1), label, option, repeat=True))
        return items

    def pool_price(self, view: AfricaView, card: str) -> int:
        """AF-4.4 b: shares at the market price, two for a Director's certificate; privates as printed."""
        code, director, _ = card.partition("-director")
        found = [company for company in view.companies if company.company == code]
        if not found:
            return card_price(self.box, card)
        return found[0].price * (self.box.figures.director_units if director else 1)

    # AF-8.7: what a company does with certificates

    def shares(self, position: Position, view: AfricaView) -> list[Item]:
        items: list[Item] = []
        for option in position.options:
            if isinstance(option, actions.BuyPool):
                self.add(items, position, "pool", option.card_name, self.pool_price(view, option.card_name), option)
        return items + self.selling(position, view)

    # AF-8.5: trains

    def trains(self, position: Position, view: AfricaView) -> list[Item]:
        """Kinds for sale, grey where the law says no; its own trains back to the bank; offers to other companies."""
        items: list[Item] = []
        for kind in view.for_sale:
            number = index("train", kind)
            wish = actions.BuyTrain(number, kind)
            price = self.box.figures.trains[number].price
            label = self.words.text("cli-play-africa-buy-train", train=train_name(self.words, kind), price=price)
            items.append(Single(str(len(items) + 1), label, wish, position.check(wish)))
        for kind in dict.fromkeys(company_of(view, view.company).trains):
            number = index("train", kind)
            label = self.words.text(
                "cli-play-africa-sell-train", train=train_name(self.words, kind), price=self.box.figures.trains[number].resale
            )
            items.append(Single(str(len(items) + 1), label, actions.SellTrain(number, kind)))
        return items + self.offers(position, view)

    def offers(self, position: Position, view: AfricaView) -> list[Item]:
        """Any price for any train of another company."""
        found: list[Item] = []
        most = company_of(view, view.company).cash
        for company in view.companies:
            if company.company == view.company or company.status != "running":
                continue
            for kind in dict.fromkeys(company.trains):
                found.append(self.offer(position, company, kind, most, str(len(found) + 1)))
        if not found or all(item.refusal is not None for item in found):
            return []
        menu = Menu(found, None, self.words.text("cli-play-africa-back"), title=self.words.text("cli-play-africa-offer"))
        return [Nested(self.words.text("cli-play-africa-letter", deed="offer"), self.words.text("cli-play-africa-offer"), menu)]

    def offer(self, position: Position, company: CompanyView, kind: str, most: int, shortcut: str) -> Nested:
        number, seller = index("train", kind), index("company", company.company)
        resale = self.box.figures.trains[number].resale

        def wish(price: int) -> Action:
            return actions.OfferTrain(seller, number, price, company.company, kind)

        title = self.words.text("cli-play-africa-offer-for", train=train_name(self.words, kind), company=company.company)
        usual = min(resale, most)
        menu = Menu([Amount(title, most, wish, self.box.figures.lowest_train_price)], wish(usual), str(usual))
        label = f"{company.company}: {train_name(self.words, kind)} ({pounds(self.words, resale)})"
        return Nested(shortcut, label, menu, position.check(wish(most)))

    def say(self, option: Action) -> str:
        return say.action(self.words, GAME, action_words(option), self.names)


def company_of(view: AfricaView, code: str) -> CompanyView:
    return next(company for company in view.companies if company.company == code)
