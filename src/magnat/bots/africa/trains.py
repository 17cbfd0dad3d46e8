"""AF-8.1, AF-8.5 for the clerk: dividends and trains. A train is bought for what it will still earn, and saved for if that is much."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa.outlook import Outlook
from magnat.bots.africa.situation import Situation
from magnat.games.africa.actions import BuyTrain, OfferTrain, SellTrain
from magnat.games.africa.prices import dividend_spaces
from magnat.kernel.contract import Action

LEAST_GAIN = 40  # a company without a train wants one, even before it has a route
SOON = 2  # rounds before the end in which a train need not earn: it counts for the shares (AF-10.2), and cash does not


class Deal:
    """A train to buy, after selling another one if the company has as many as it may."""

    def __init__(self, kind: int, old: int, cost: int, gain: int, asset: float, score: float) -> None:
        self.kind = kind
        self.old = old  # -1: nothing is sold
        self.cost = cost
        self.gain = gain
        self.asset = asset  # what a share is worth more in the end, because of the train itself (AF-10.2)
        self.score = score


class TrainPlans:
    """The trains of one company, and what others in their place would earn."""

    def __init__(self, situation: Situation, outlook: Outlook, company: int) -> None:
        self.situation = situation
        self.outlook = outlook
        self.company = company
        self.own = situation.state.companies[company]
        self.earned = situation.earns(company, self.own.trains)
        self.paid_on = outlook.plan(self.own.space, self.earned, 0, 0.0)
        self.deals = self.all_deals()

    def all_deals(self) -> list[Deal]:
        """Everything that the bank sells, whatever it costs."""
        space = len(self.own.trains) < self.situation.figures.train_limit
        found: list[Deal] = []
        for kind in self.situation.on_sale():
            for old in [-1] if space else sorted(set(self.own.trains)):
                if old < kind:
                    found.append(self.deal(kind, old))
        return found

    def deal(self, kind: int, old: int) -> Deal:
        trains = self.situation.figures.trains
        kept = self.own.trains[:]
        if old >= 0:
            kept.remove(old)
        gain = self.situation.earns(self.company, sorted([*kept, kind])) - self.earned
        if not self.own.trains:
            gain = max(gain, LEAST_GAIN)
        cost = trains[kind].price - (trains[old].resale if old >= 0 else 0)
        shown = trains[kind].price - (trains[old].price if old >= 0 else 0)
        asset = shown / self.situation.figures.trains_part
        idle = gain <= 0 and self.outlook.rounds > SOON and trains[kind].resale < trains[kind].price
        more = self.outlook.plan(self.own.space, self.earned, 0, gain) - self.paid_on
        return Deal(kind, old, cost, gain, asset, -1.0 if idle else self.situation.figures.units() * (more + asset) - self.money() * cost)

    def money(self) -> float:
        """What a pound in the treasury is worth: nothing in the end."""
        return min(self.situation.habits.treasury, 0.1 * self.outlook.rounds)

    def best(self, cash: int) -> Deal | None:
        found: Deal | None = None
        for deal in self.deals:
            if deal.cost <= cash and deal.score > 0 and (found is None or deal.score > found.score):
                found = deal
        return found

    def saves(self, revenue: int) -> bool:
        """AF-8.1: is the revenue better kept, because a train can be bought with it now or soon? The best of all plans decides."""
        figures, cash, space = self.situation.figures, self.own.cash, self.own.space
        up = min(space + dividend_spaces(self.situation.box, revenue, figures.prices[space]), len(figures.prices) - 1)
        down = max(space - 1, 0)
        share = self.outlook.income(revenue / figures.units(), self.outlook.rounds)
        pays, keeps = share + self.outlook.plan(up, revenue, 0, 0.0), 0.0
        for deal in self.deals:
            missing = deal.cost - cash
            waits = max(0, -(-missing // max(1, revenue)))
            if deal.gain <= 0 or waits > self.situation.habits.saving:
                continue
            pays = max(pays, share + deal.asset + self.outlook.plan(up, revenue, waits, deal.gain))
            if waits > 0:
                keeps = max(keeps, deal.asset + self.outlook.plan(down, revenue, waits - 1, deal.gain))
        return keeps > pays


def buy_or_sell(situation: Situation, outlook: Outlook, company: int, options: Sequence[Action]) -> Action | None:
    deal = None if situation.state.bank_train else TrainPlans(situation, outlook, company).best(situation.state.companies[company].cash)
    if deal is None:
        return offer(situation, outlook, company, options)
    for option in options:
        if deal.old >= 0 and isinstance(option, SellTrain) and option.train == deal.old:
            return option
        if deal.old < 0 and isinstance(option, BuyTrain) and option.train == deal.kind:
            return option
    return None


def offer(situation: Situation, outlook: Outlook, company: int, options: Sequence[Action]) -> Action | None:
    """AF-8.5: a company that cannot buy a train from the bank asks others for one, its own companies first."""
    if situation.state.companies[company].trains:
        return None
    wishes = [option for option in options if isinstance(option, OfferTrain) and fair(situation, outlook, company, option)]
    return min(wishes, key=lambda wish: (wish.price, wish.company), default=None)


def fair(situation: Situation, outlook: Outlook, company: int, wish: OfferTrain) -> bool:
    """Companies of its own hand over what they need less; others are offered what the train will earn."""
    gain = max(situation.earns(company, [wish.train]), LEAST_GAIN)
    if situation.leads(wish.company):
        return wish.price == situation.figures.lowest_train_price and gain > loss_without(situation, wish.company, wish.train)
    return gain * outlook.rounds > wish.price


def loss_without(situation: Situation, company: int, kind: int) -> int:
    """What a company would earn less without one of its trains."""
    kept = situation.state.companies[company].trains[:]
    kept.remove(kind)
    return situation.earns(company, situation.state.companies[company].trains) - situation.earns(company, kept)


def accepts(situation: Situation, outlook: Outlook) -> bool:
    """AF-8.5: is the price offered for a train of one of its companies better than keeping it?"""
    state = situation.state
    loss = loss_without(situation, state.seller, state.train)
    card = situation.figures.trains[state.train]
    units = situation.figures.units() / situation.figures.trains_part
    return state.price * 0.7 > loss * outlook.rounds + units * card.price and state.price >= card.resale
