"""Why the clerk of Oil City does what it does: a reason for every answer, with the very numbers that it compared.

Worths are in zlr of value: what the company is worth to the clerk, where a zlr of revenue counts 1 (OC-9.2).
"""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import Hint
from magnat.bots.oilcity import wagons
from magnat.bots.oilcity.company_worth import CompanyWorth
from magnat.bots.oilcity.market import bundle_gain, bundle_loss, promised_gain
from magnat.bots.oilcity.situation import Situation
from magnat.bots.oilcity.tokens import Ledger
from magnat.games.oilcity import extraction
from magnat.games.oilcity.actions import (
    AcceptOffer,
    Arrange,
    BackOffer,
    DeclineOffer,
    Order,
    ReturnPlot,
    RunRefinery,
    Sell,
    SendPedlar,
    TakeToken,
    WithdrawOffer,
)
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import ORDERS, PLOT, SOLD_GOODS, THINGS, WAGON
from magnat.games.oilcity.imagine import plan_of
from magnat.games.oilcity.state import Plan, Plot
from magnat.kernel.contract import Action


def because(situation: Situation, options: Sequence[Action], action: Action) -> Hint:
    """The answer of the clerk with its reason."""
    if len(options) == 1:
        return Hint(action, "only")
    match action:
        case Order() | SendPedlar() | RunRefinery():
            return token(situation, action)
        case TakeToken():
            return Hint(action, "take-token")
        case ReturnPlot():
            return returning(situation, options, action)
        case Arrange():
            return Hint(action, "arrange", worth=expected_zlr(situation, action.layout))
        case Sell():
            return selling(situation, action)
        case AcceptOffer() | DeclineOffer() | BackOffer() | WithdrawOffer():
            return offered(situation, action)
    if action.key == "extract":
        standing = [piece for plot in situation.own.plots for piece in plot.fields]
        return Hint(action, "extract", worth=expected_zlr(situation, standing))
    return Hint(action, "confirm", tokens=len(situation.me.plans or []))


def token(situation: Situation, action: Order | SendPedlar | RunRefinery) -> Hint:
    """By how much the company is worth more when this token is served beside those that lie."""
    worth = CompanyWorth(situation)
    ledger = Ledger(situation, worth)
    for known in situation.me.plans or []:
        ledger.serve(plan_of(known))
    plan = plan_for(action)
    gain = round(worth.worth(ledger.after(plan)) - worth.worth(ledger.counts))
    figures = situation.figures
    if isinstance(action, SendPedlar):
        return Hint(action, "pedlar", units=plan.amount, price=plan.amount * figures.pedlar_pays)
    if isinstance(action, RunRefinery):
        return Hint(action, "refine", units=action.crude, made=action.crude * figures.refinery_yield)
    cost = action.amount * figures.costs[action.order]
    if action.order == WAGON:
        stock = sum(situation.own.store[good] for good in SOLD_GOODS)
        room = situation.own.store[WAGON] * figures.wagon_most
        if stock > room:
            return Hint(action, "wagon", units=stock, room=room, price=cost, gain=gain)
        return Hint(action, "wagon-ahead", price=cost, gain=gain)
    if action.order == PLOT:
        return Hint(action, "plot", price=cost, gain=gain)
    return Hint(action, "order", order=ORDERS[action.order], amount=action.amount, price=cost, gain=gain)


def plan_for(action: Order | SendPedlar | RunRefinery) -> Plan:
    if isinstance(action, SendPedlar):
        units = action.wax + action.gas + action.kerosene
        return Plan(action.member, Plan.PEDLAR, units, action.wax, action.gas, action.kerosene)
    if isinstance(action, RunRefinery):
        return Plan(action.member, Plan.REFINE, action.crude)
    return Plan(action.member, action.order, action.amount)


def returning(situation: Situation, options: Sequence[Action], action: ReturnPlot) -> Hint:
    worth = CompanyWorth(situation)
    cards = {plot.number: plot.card for plot in situation.own.plots}
    promise = {
        option.plot: round(sum(field.whole for field in worth.fields_of[cards[option.plot]]))
        for option in options
        if isinstance(option, ReturnPlot)
    }
    others = [value for plot, value in promise.items() if plot != action.plot]
    return Hint(action, "return-plot", worth=promise[action.plot], other=min(others, default=promise[action.plot]))


def expected_zlr(situation: Situation, fields: list[int]) -> int:
    """What these plots are likely to win, at today's prices."""
    size, total = situation.box.fields, 0
    for index, plot in enumerate(situation.own.plots):
        laid = Plot(plot.number, plot.card, fields[index * size : (index + 1) * size])
        for good, units in enumerate(extraction.expected(situation.box, laid)):
            total += units * situation.prices[good]
    return round(total / sum(situation.figures.face_weights))


def selling(situation: Situation, action: Sell) -> Hint:
    """Today's price against what a unit promises later, told as a price of today."""
    revenue, there = situation.revenue(situation.turn), [good for good in SOLD_GOODS if situation.own.store[good] > 0]
    if action.wagons == 0:
        if not there or situation.own.store[WAGON] == 0:
            return Hint(action, "nothing-to-sell")
        good = max(there, key=lambda it: situation.later[it] - situation.prices[it] * revenue)
        later = round(situation.later[good] / revenue)
        return Hint(action, "keep-goods", good=THINGS[good], price=situation.prices[good], later=later)
    units, price = action.wax + action.gas + action.kerosene, wagons.brings(situation, action)
    kept = sum(situation.own.store[good] for good in SOLD_GOODS) - units
    if units == 1 and all(situation.prices[good] * revenue <= situation.later[good] for good in there):
        return Hint(action, "sell-one", price=price)
    return Hint(action, "sell", units=units, wagons=action.wagons, price=price, kept=kept)


def offered(situation: Situation, action: AcceptOffer | DeclineOffer | BackOffer | WithdrawOffer) -> Hint:
    """What the offer brings and costs; from the other side for an offer of one's own."""
    offer = next(it for it in situation.view.offers if it.number == action.offer)
    worth, mine = CompanyWorth(situation), offer.giver == situation.company
    get, get_later = (offer.take, offer.take_later) if mine else (offer.give, offer.give_later)
    lose, lose_later = (offer.give, offer.give_later) if mine else (offer.take, offer.take_later)
    gain = bundle_gain(situation, worth, read_bundle(get)) + promised_gain(situation, worth, read_bundle(get_later))
    loss = bundle_loss(situation, worth, read_bundle(lose)) + bundle_loss(situation, worth, read_bundle(lose_later))
    return Hint(action, action.key, offer=action.offer, gain=round(gain), loss=round(loss))
