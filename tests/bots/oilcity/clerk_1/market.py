"""OC-8 for the clerk: plain offers of what it cannot use, and answers to the offers of others."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.games.oilcity.actions import AcceptOffer, BackOffer, DeclineOffer, MakeOffer, WithdrawOffer
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import CRUDE, GAS, KEROSENE, MONEY, ORDERS, PLOT, REFINERY, SOLD_GOODS, TOWER, WAGON, WAX
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Bundle, nothing
from magnat.games.oilcity.view import OfferView
from magnat.kernel.contract import Action
from tests.bots.oilcity.clerk_1.company_worth import CompanyWorth
from tests.bots.oilcity.clerk_1.situation import Situation


def answer(situation: Situation, options: Sequence[Action]) -> Action | None:
    """Accepts what is worth clearly more than it costs, declines what was offered to its company alone and is not.

    Its own offers are backed while they are sensible (if more than one partner has to be for them) and withdrawn when they no longer are.
    """
    offers = {offer.number: offer for offer in situation.view.offers}
    for option in options:
        if isinstance(option, AcceptOffer):
            if is_welcome(situation, offers[option.offer]):
                return option
        elif isinstance(option, BackOffer):
            if situation.box.choices.majority and is_sensible(situation, offers[option.offer]):
                return option
        elif isinstance(option, DeclineOffer):
            if not is_welcome(situation, offers[option.offer]):
                return option
        elif isinstance(option, WithdrawOffer):
            if not is_sensible(situation, offers[option.offer]):
                return option
    return None


def is_welcome(situation: Situation, offer: OfferView) -> bool:
    """To the company that is to accept. Promises of others count half, its own in full; it promises only what it has."""
    take, take_later = read_bundle(offer.take), read_bundle(offer.take_later)
    if not can_give(situation, take) or not can_give(situation, take_later):
        return False
    worth = CompanyWorth(situation)
    gain = bundle_gain(situation, worth, read_bundle(offer.give)) + bundle_gain(situation, worth, read_bundle(offer.give_later)) / 2
    return gain > situation.habits.margin * (bundle_loss(situation, worth, take) + bundle_loss(situation, worth, take_later))


def is_sensible(situation: Situation, offer: OfferView) -> bool:
    """To the company that made it."""
    worth = CompanyWorth(situation)
    loss = bundle_loss(situation, worth, read_bundle(offer.give)) + bundle_loss(situation, worth, read_bundle(offer.give_later))
    gain = bundle_gain(situation, worth, read_bundle(offer.take)) + bundle_gain(situation, worth, read_bundle(offer.take_later)) / 2
    return gain >= loss


def can_give(situation: Situation, bundle: Bundle) -> bool:
    """What is there and not needed for the tokens that lie."""
    bare = [plot.number for plot in situation.own.plots if plot.bare()]
    free = [have - needed for have, needed in zip(situation.own.store, for_tokens(situation), strict=True)]
    return all(count <= max(0, have) for count, have in zip(bundle.things, free, strict=True)) and all(
        number in bare for number in bundle.plots
    )


def for_tokens(situation: Situation) -> list[int]:
    """By thing: what the bank will take when it serves the tokens; nobody gives that away meanwhile."""
    figures, needed = situation.figures, nothing()
    for plan in situation.me.plans or []:
        if plan.order == "pedlar":
            for good, units in ((WAX, plan.wax), (GAS, plan.gas), (KEROSENE, plan.kerosene)):
                needed[good] += units
            needed[MONEY] -= plan.amount * figures.pedlar_pays
        elif plan.order == "refine":
            needed[CRUDE] += plan.amount
        else:
            needed[MONEY] += plan.amount * figures.costs[ORDERS.index(plan.order)]
    needed[MONEY] = max(0, needed[MONEY])
    return needed


def bundle_gain(situation: Situation, worth: CompanyWorth, bundle: Bundle) -> float:
    """By how much the company is worth more with it."""
    return change(situation, worth, bundle, 1)


def bundle_loss(situation: Situation, worth: CompanyWorth, bundle: Bundle) -> float:
    """By how much the company is worth less without it."""
    return -change(situation, worth, bundle, -1)


def change(situation: Situation, worth: CompanyWorth, bundle: Bundle, sign: int) -> float:
    """Plots count as if they were drawn blind."""
    counts = worth.holdings()
    start = worth.worth(counts)
    for thing, count in enumerate(bundle.things):
        if thing != MONEY:
            counts[thing] += sign * count
    counts[PLOT] += sign * len(bundle.plots)
    return worth.worth(counts) - start + sign * bundle.things[MONEY] * situation.money_now


# Offers of its own


def offer(situation: Situation, made: list[str]) -> MakeOffer | None:
    """Before the sale: crude without a refinery, wagons without goods, towers without a field; each to anyone who wants it, for money."""
    if situation.left == 0 or any(open_offer.giver == situation.company for open_offer in situation.view.offers):
        return None
    worth = CompanyWorth(situation)
    for thing, count, price in spare(situation):
        give, take = nothing(), nothing()
        give[thing], take[MONEY] = count, price
        bundle = Bundle(give, [])
        if price > 0 and bundle.text() not in made and change(situation, worth, bundle, -1) + price * situation.money_now >= 0:
            return MakeOffer(EVERYBODY, bundle, Bundle(take, []), Bundle(nothing(), []), Bundle(nothing(), []), 0, NOTHING)
    return None


def spare(situation: Situation) -> list[tuple[int, int, int]]:
    """Thing, how many, and the price of all together, in whole notes."""
    store, figures = situation.own.store, situation.figures
    found = []
    crude = store[CRUDE]
    if crude >= 2 and store[REFINERY] == 0:
        each = figures.refinery_yield * situation.average[KEROSENE] * situation.habits.fair / 2
        count = min(crude, figures.refinery_most)
        found.append((CRUDE, count, notes(situation, count * each)))
    units = sum(store[good] for good in SOLD_GOODS)
    idle = store[WAGON] - 1 - -(-units // figures.wagon_most)
    if idle > 0:
        found.append((WAGON, idle, notes(situation, idle * 2.0 * figures.costs[WAGON])))
    if store[TOWER] > 0 and all(plot_is_full(situation, index) for index in range(len(situation.own.plots))):
        found.append((TOWER, store[TOWER], notes(situation, store[TOWER] * 0.9 * figures.costs[TOWER])))
    return found


def notes(situation: Situation, price: float) -> int:
    """OC-1.6: money comes in whole notes."""
    return int(price) // situation.figures.note * situation.figures.note


def plot_is_full(situation: Situation, index: int) -> bool:
    plot = situation.own.plots[index]
    deposits = situation.figures.plots[plot.card].deposits
    return all(plot.fields[field] == TOWER for field, good in enumerate(deposits) if good != 0)
