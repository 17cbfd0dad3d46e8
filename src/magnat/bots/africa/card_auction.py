"""AF-2, AF-3.2 for the clerk: which cards to keep, what to bid for others, and which companies to start with them."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa import bidding
from magnat.bots.africa.experience import promise
from magnat.bots.africa.situation import Situation
from magnat.games.africa.actions import BuyBond, BuyHand, Nominate, SetAside
from magnat.games.africa.state import Status
from magnat.kernel.contract import Action

MANAGED = 0.9  # what is left of a price after the first round of a company with a Manager, compared with one with a Director


class Hand:
    """Its own cards, seen as companies that could be started with them."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.box = situation.box
        self.cards = situation.me.hand
        self.cash = situation.me.cash

    def has_director(self, company: int) -> bool:
        return self.box.director_card(company) in self.cards

    def shares(self, company: int) -> int:
        return self.cards.count(self.box.share_card(company))

    def units(self, company: int) -> int:
        return self.shares(company) + (self.situation.figures.director_units if self.has_director(company) else 0)

    def can_start(self, company: int) -> bool:
        """With the Director's certificate, or as Manager; and with money for a train. What was bought before counts."""
        price, own = self.situation.figures.companies[company].price, self.situation.state.companies[company]
        leads = self.has_director(company) or own.issued + self.shares(company) >= self.situation.figures.start_shares
        return leads and self.units(company) > 0 and own.cash + self.units(company) * price >= self.situation.habits.float_cash

    def starts(self) -> list[int]:
        """Companies that could be started: first those of which shares were bought already, then those that earn most for their price."""
        found = [company for company in range(self.box.companies) if self.can_start(company)]
        begun = [own.issued > 0 for own in self.situation.state.companies]
        return sorted(found, key=lambda company: (-begun[company], -self.promise(company), company))

    def promise(self, company: int) -> float:
        """A company that begins with a Manager falls further before it has a train (AF-8.4)."""
        return promise(self.box, company) * (1.0 if self.has_director(company) else MANAGED)

    def worth(self, card: int) -> float:
        """What it is worth to have this card in hand, in pounds, besides its price."""
        if self.box.is_private(card):
            return 14.0
        company = self.box.company_of(card)
        return self.usual_worth(card, company) * promise(self.box, company)

    def usual_worth(self, card: int, company: int) -> float:
        directors = sum(self.has_director(other) for other in range(self.box.companies))
        if self.box.is_director(card):
            others = directors - (1 if self.has_director(company) else 0)
            return (90.0, 45.0, 15.0, 5.0)[min(others, 3)] + 12.0 * self.shares(company)
        if self.has_director(company):
            return 30.0 if self.units(company) < 6 else 15.0
        return 6.0 + 6.0 * min(3, self.shares(company))


def set_aside(situation: Situation, options: Sequence[Action]) -> Action:
    hand = Hand(situation)
    return min((option for option in options if isinstance(option, SetAside)), key=lambda option: (hand.worth(option.card), option.card))


def nominate(situation: Situation, options: Sequence[Action]) -> Action:
    hand = Hand(situation)
    return max((option for option in options if isinstance(option, Nominate)), key=lambda option: (hand.worth(option.card), -option.card))


def bid(situation: Situation, options: Sequence[Action]) -> Action | None:
    """Up to what the card is worth; money to start a company with is not spent."""
    return bidding.bid(situation, options, limit(situation))


def limit(situation: Situation) -> int:
    """The highest bid for the card under the hammer."""
    hand, state = Hand(situation), situation.state
    purse = hand.cash - situation.habits.float_cash - situation.box.printed_price(state.card)
    return int(min(situation.habits.card * hand.worth(state.card), purse))


def initial_turn(situation: Situation, options: Sequence[Action]) -> Action | None:
    """AF-3.2: first the companies that can be started, then more of their shares, then privates and bonds."""
    hand = Hand(situation)
    wishes = {option.card: option for option in options if isinstance(option, BuyHand)}
    for card in wanted(situation, hand):
        if card in wishes:
            return wishes[card]
    if situation.me.cash >= situation.figures.bond_price + situation.habits.purse:
        for option in options:
            if isinstance(option, BuyBond):
                return option
    return None


def wanted(situation: Situation, hand: Hand) -> list[int]:
    """Cards in the order of buying."""
    box, state, found = situation.box, situation.state, list[int]()
    for company in situation.led():
        if state.companies[company].cash < situation.habits.float_cash:
            found.append(box.share_card(company))
    if all(state.companies[company].cash >= situation.habits.float_cash for company in situation.led()):
        for company in hand.starts():
            price = situation.figures.companies[company].price
            needed = situation.habits.second_float if situation.led() else situation.habits.float_cash
            missing = max(needed, situation.figures.start_shares * price) - state.companies[company].cash
            if state.companies[company].status == Status.WAITING and hand.cash >= missing:
                found += [box.director_card(company), box.share_card(company)]
    for company in situation.led():
        if state.companies[company].cash < situation.habits.second_train:
            found.append(box.share_card(company))
    found += [box.private_card(private) for private in range(len(situation.figures.privates))]
    return found
