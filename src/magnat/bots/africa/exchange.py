"""AF-4 for the clerk: shares that rise are bought, those that fall are sold, and idle money goes into bonds."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa.desk import Desk
from magnat.bots.africa.outlook import Outlook
from magnat.games.africa import control, pool
from magnat.games.africa.actions import BuyBond, BuyDiscard, BuyHand, BuyPool, SellBond, SellPrivate, SellShare, TurnCard
from magnat.games.africa.state import Source
from magnat.kernel.contract import Action

NEVER = 1000.0  # selling a bond makes no room


class Broker:
    """What certificates will bring, and so what is worth buying and selling."""

    def __init__(self, desk: Desk, outlook: Outlook) -> None:
        self.desk = desk
        self.outlook = outlook
        self.box = desk.box
        self.cash = desk.me.cash

    def room(self) -> int:
        """Certificates below the limit."""
        state = self.desk.state
        return control.certificate_limit(self.box, state) - control.certificates(self.box, state, self.desk.seat)

    def profit(self, card: int, price: int) -> float:
        """By a card bought for so much; a share printed for less than it brings is a present."""
        if self.box.is_private(card):
            return float(self.desk.figures.privates[self.box.private_of(card)].income * self.outlook.rounds)
        company = self.box.company_of(card)
        found = self.box.units_of(card) * self.outlook.worth(company) - price
        return found + self.help(company, price)

    def help(self, company: int, price: int) -> float:
        """Money for the treasury of a company that this seat leads."""
        desk = self.desk
        if not desk.leads(company):
            return 0.0
        return 0.5 * price if desk.state.companies[company].cash < desk.habits.float_cash else 0.1 * price

    def rate(self, card: int, price: int) -> float:
        return self.profit(card, price) / max(1, price)

    def sale(self, options: Sequence[Action]) -> Action | None:
        """What will lose goes; so does what stands in the way of something much better, for want of money or room."""
        wishes = [option for option in options if self.may_go(option)]
        if not wishes:
            return None
        worst = min(wishes, key=self.keeping)
        keeping, better = self.keeping(worst), self.out_of_reach()
        return worst if keeping < 0 or better > keeping + self.desk.habits.swap else None

    def may_go(self, option: Action) -> bool:
        """Companies that this seat leads are not given away."""
        return isinstance(option, SellPrivate | SellBond) or (isinstance(option, SellShare) and not self.desk.leads(option.company))

    def out_of_reach(self) -> float:
        """The best rate among cards that could be bought now with more money, or with more room below the limit."""
        state, full, best = self.desk.state, self.room() <= 0, 0.0
        offered = [(card, self.box.printed_price(card)) for card in [*self.desk.me.hand, *state.discard[-1:]]]
        for company, own in enumerate(state.companies):
            if own.pool > 0:
                offered.append((self.box.share_card(company), self.desk.price(company)))
        for card, price in offered:
            if full or price > self.cash:
                best = max(best, self.rate(card, price))
        return best

    def forced_sale(self, options: Sequence[Action]) -> Action:
        return min(options, key=self.keeping)

    def keeping(self, option: Action) -> float:
        """What a certificate would bring if it were kept, a pound of its price."""
        if isinstance(option, SellShare):
            price = self.desk.price(option.company)
            return self.outlook.gain(option.company, price) / max(1, price)
        if isinstance(option, SellPrivate):
            return self.rate(self.box.private_card(option.private), self.desk.figures.privates[option.private].price)
        return self.outlook.bond() / self.desk.figures.bond_price if self.room() > 0 else NEVER

    def purchase(self, options: Sequence[Action]) -> Action | None:
        """What brings most for its price."""
        best, found = 0.0, None
        for option in options:
            rate = self.rate_of(option)
            if rate > best:
                best, found = rate, option
        return found

    def rate_of(self, option: Action) -> float:
        box = self.box
        if isinstance(option, BuyHand | BuyDiscard):
            return self.rate(option.card, box.printed_price(option.card))
        if isinstance(option, BuyPool):
            price = pool.price_of(box, self.desk.state, option.card)
            return self.rate(option.card, price) + 0.05
        if isinstance(option, BuyBond):
            return self.outlook.bond() / self.desk.figures.bond_price
        if isinstance(option, TurnCard):
            return self.deck_rate() * (1.0 if self.desk.state.passes == 0 else self.desk.habits.doubt)
        return 0.0

    def deck_rate(self) -> float:
        """A card from the deck may be declined."""
        total, count = 0.0, 0
        for card, copies in enumerate(self.desk.state.deck):
            price = self.box.printed_price(card)
            if copies > 0:
                count += copies
                if price <= self.cash:
                    total += copies * max(0.0, self.rate(card, price))
        return total / count if count else 0.0


def stock_turn(desk: Desk, outlook: Outlook, options: Sequence[Action]) -> Action | None:
    broker = Broker(desk, outlook)
    if all(isinstance(option, SellShare | SellPrivate) for option in options):
        return broker.forced_sale(options)
    if desk.state.source == Source.NONE:
        sale = broker.sale(options)
        if sale is not None:
            return sale
    return broker.purchase(options)


def turned(desk: Desk, outlook: Outlook) -> bool:
    """AF-4.4 d: is the card that was turned up worth its price?"""
    card = desk.state.card
    return Broker(desk, outlook).profit(card, desk.box.printed_price(card)) > 0


def company_trade(desk: Desk, outlook: Outlook, company: int, options: Sequence[Action]) -> Action | None:
    """AF-8.7: a treasury counts nothing in the end, what it holds does; but trains come first."""
    broker, own = Broker(desk, outlook), desk.state.companies[company]
    if not own.trains and outlook.rounds > 1:
        return None
    best, found = 0.0, None
    for option in options:
        if isinstance(option, BuyPool):
            rate = broker.rate(option.card, pool.price_of(desk.box, desk.state, option.card)) + 0.5
            if rate > best:
                best, found = rate, option
    return found
