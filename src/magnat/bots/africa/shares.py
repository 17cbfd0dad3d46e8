"""AF-4 for the clerk: shares that rise are bought, those that fall are sold, and idle money goes into bonds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from magnat.bots.africa.outlook import Outlook
from magnat.bots.africa.pile import DiscardPile
from magnat.bots.africa.situation import Situation
from magnat.games.africa import cards, control, pool
from magnat.games.africa.actions import BuyBond, BuyDiscard, BuyHand, BuyPool, SellBond, SellPrivate, SellShare, TurnCard
from magnat.games.africa.state import Source
from magnat.kernel.contract import Action

NEVER = 1000.0  # selling a bond gains nothing on the limit


class ShareTrader:
    """What certificates will bring, and so what is worth buying and selling."""

    def __init__(self, situation: Situation, outlook: Outlook) -> None:
        self.situation = situation
        self.outlook = outlook
        self.box = situation.box
        self.cash = situation.me.cash

    @cached_property
    def pile_rate(self) -> float:
        """The discard pile, if as much of it is bought as is best."""
        return DiscardPile(self.situation, self.outlook, self.certificates_left()).rate()

    def certificates_left(self) -> int:
        """Certificates below the limit."""
        state = self.situation.state
        return control.certificate_limit(self.box, state) - control.certificates(self.box, state, self.situation.seat)

    def profit(self, card: int, price: int) -> float:
        """By a card bought at this price; a share printed for less than it brings is a present."""
        if self.box.is_private(card):
            return float(self.situation.figures.privates[self.box.private_of(card)].income * self.outlook.rounds)
        company = self.box.company_of(card)
        found = self.box.units_of(card) * self.outlook.worth(company) - price
        return found + self.help(company, price)

    def help(self, company: int, price: int) -> float:
        """Money for the treasury of a company that this seat leads."""
        situation = self.situation
        if not situation.leads(company):
            return 0.0
        return 0.5 * price if situation.state.companies[company].cash < situation.habits.float_cash else 0.1 * price

    def rate(self, card: int, price: int) -> float:
        return self.profit(card, price) / max(1, price)

    def sale(self, options: Sequence[Action]) -> Action | None:
        """What will lose goes; so does what stands in the way of something much better, and what the economy makes worth selling."""
        better, best, found = self.out_of_reach(), 0.0, None
        for option in options:
            if self.may_go(option):
                gain = self.gain_by_sale(option, better)
                if gain > best:
                    best, found = gain, option
        return found

    def gain_by_sale(self, option: Action, better: float) -> float:
        """The loss that is spared, or what better certificates bring for the money; and what the economy does then."""
        keeping, swap = self.keeping(option), self.situation.habits.swap
        gain = (max(0.0, better - swap) - keeping) * self.sale_price(option)
        return gain if isinstance(option, SellBond) else gain + self.outlook.economy_change(1)

    def sale_price(self, option: Action) -> int:
        if isinstance(option, SellShare):
            return self.situation.price(option.company)
        if isinstance(option, SellPrivate):
            return self.situation.figures.privates[option.private].price
        return self.situation.figures.bond_price

    def may_go(self, option: Action) -> bool:
        """Companies that this seat leads are not given away: it keeps more shares than anybody else."""
        if not isinstance(option, SellShare):
            return isinstance(option, SellPrivate | SellBond)
        if not self.situation.leads(option.company):
            return True
        units = self.situation.state.companies[option.company].units
        mine = units[self.situation.seat] - 1
        return mine > self.situation.figures.director_units and all(mine > it for at, it in enumerate(units) if at != self.situation.seat)

    def out_of_reach(self) -> float:
        """The best rate among cards that could be bought now with more money, or if more certificates were allowed."""
        state, full, best = self.situation.state, self.certificates_left() <= 0, 0.0
        offered = [(card, self.box.printed_price(card)) for card in [*self.situation.me.hand, *cards.on_sale(self.box, state)]]
        for company, own in enumerate(state.companies):
            if own.pool > 0:
                offered.append((self.box.share_card(company), self.situation.price(company)))
        for card, price in offered:
            if full or price > self.cash:
                best = max(best, self.rate(card, price))
        return best

    def forced_sale(self, options: Sequence[Action]) -> Action:
        return min(options, key=self.keeping)

    def keeping(self, option: Action) -> float:
        """What a certificate would bring if it were kept, per pound of its price."""
        if isinstance(option, SellShare):
            price = self.situation.price(option.company)
            return self.outlook.gain(option.company, price) / max(1, price)
        if isinstance(option, SellPrivate):
            return self.rate(self.box.private_card(option.private), self.situation.figures.privates[option.private].price)
        return self.outlook.bond() / self.situation.figures.bond_price if self.certificates_left() > 0 else NEVER

    def purchase(self, options: Sequence[Action]) -> Action | None:
        """What brings most for its price."""
        best, found = 0.0, None
        for option in options:
            rate = self.rate_of(option)
            if rate > best:
                best, found = rate, option
        return found

    def patience(self) -> float:
        """With money for the whole hand and for some cards of the deck, these come first: hand and bonds are there next time, too."""
        hand = sum(price for card in self.situation.me.hand if self.profit(card, price := self.box.printed_price(card)) > 0)
        return self.situation.habits.later if self.cash >= hand + self.situation.habits.float_cash else 1.0

    def start_money(self, options: Sequence[Action]) -> Action | None:
        """A company that has just been started gets the price of a train before anything else is bought."""
        situation = self.situation
        for option in options:
            if not isinstance(option, BuyHand | BuyDiscard) or self.box.is_private(option.card):
                continue
            if situation.leads(company := self.box.company_of(option.card)):
                own = situation.state.companies[company]
                if not own.trains and own.cash < situation.first_train_price():
                    return option
        return None

    def rate_of(self, option: Action) -> float:
        box = self.box
        if isinstance(option, BuyHand):
            return self.patience() * self.rate(option.card, box.printed_price(option.card))
        if isinstance(option, BuyDiscard):
            return max(self.rate(option.card, box.printed_price(option.card)), self.pile_rate)
        if isinstance(option, BuyPool):
            price = pool.price_of(box, self.situation.state, option.card)
            return self.rate(option.card, price) + self.outlook.economy_change(-1) / max(1, price)
        if isinstance(option, BuyBond):
            return self.patience() * self.outlook.bond() / self.situation.figures.bond_price
        if isinstance(option, TurnCard):
            return self.deck_rate()
        return 0.0

    def deck_rate(self) -> float:
        """A card from the deck may be declined."""
        total, count = 0.0, 0
        for card, copies in enumerate(self.situation.state.deck):
            price = self.box.printed_price(card)
            if copies > 0:
                count += copies
                if price <= self.cash:
                    total += copies * max(0.0, self.rate(card, price))
        return total / count if count else 0.0


def stock_turn(situation: Situation, outlook: Outlook, options: Sequence[Action]) -> Action | None:
    broker = ShareTrader(situation, outlook)
    if all(isinstance(option, SellShare | SellPrivate) for option in options):
        return broker.forced_sale(options)
    start = broker.start_money(options)
    if start is not None:
        return start
    if situation.state.source == Source.NONE:
        sale = broker.sale(options)
        if sale is not None:
            return sale
    return broker.purchase(options)


def turned(situation: Situation, outlook: Outlook) -> bool:
    """AF-4.4 d: is the card that was turned up worth its price?"""
    card = situation.state.card
    box, price = situation.box, situation.box.printed_price(card)
    if not box.is_private(card) and outlook.may_start(company := box.company_of(card)):
        if outlook.starts(company, [card], situation.me.cash - price):
            return box.units_of(card) * outlook.started_worth(company) > price
    return ShareTrader(situation, outlook).profit(card, price) > 0


def company_trade(situation: Situation, outlook: Outlook, company: int, options: Sequence[Action]) -> Action | None:
    """AF-8.7: a treasury counts nothing in the end, what it holds does; but trains come first."""
    broker, own = ShareTrader(situation, outlook), situation.state.companies[company]
    if not own.trains and outlook.rounds > 1:
        return None
    best, found = 0.0, None
    for option in options:
        if isinstance(option, BuyPool):
            price = pool.price_of(situation.box, situation.state, option.card)
            rate = broker.rate(option.card, price) + outlook.economy_change(-1) / max(1, price) + 0.5
            if rate > best:
                best, found = rate, option
    return found
