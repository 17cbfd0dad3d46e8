"""OC-8 for the clerk: offers of what is worth more to others, requests for what is worth more to itself, and answers to both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from magnat.bots.oilcity.company_worth import CompanyWorth
from magnat.bots.oilcity.situation import Situation
from magnat.games.oilcity.actions import AcceptOffer, BackOffer, DeclineOffer, MakeOffer, WithdrawOffer
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import CRUDE, GAS, IMPROVEMENTS, KEROSENE, MONEY, ORDERS, PLOT, SOLD_GOODS, TOWER, WAGON, WAX
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Bundle, nothing
from magnat.games.oilcity.view import OfferView
from magnat.kernel.contract import Action

TRADED = (*SOLD_GOODS, CRUDE, WAGON, TOWER, *IMPROVEMENTS)
"""What it offers and asks for; plots and refineries it keeps."""
LOANS = (500, 1000)
"""Sums that let one or two more tokens do something."""


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
    """To the company that is to accept. Its own promises count in full; it promises only what it has."""
    take, take_later = read_bundle(offer.take), read_bundle(offer.take_later)
    if not can_give(situation, take) or not can_give(situation, take_later):
        return False
    worth = CompanyWorth(situation)
    gain = bundle_gain(situation, worth, read_bundle(offer.give)) + promised_gain(situation, worth, read_bundle(offer.give_later))
    return gain > situation.habits.margin * (bundle_loss(situation, worth, take) + bundle_loss(situation, worth, take_later))


def is_sensible(situation: Situation, offer: OfferView) -> bool:
    """To the company that made it. Borrowed money is welcome until its tokens lie."""
    if offer.give_later:
        return situation.me.stage in ("done", "investing")
    worth = CompanyWorth(situation)
    loss = bundle_loss(situation, worth, read_bundle(offer.give)) + bundle_loss(situation, worth, read_bundle(offer.give_later))
    gain = bundle_gain(situation, worth, read_bundle(offer.take)) + promised_gain(situation, worth, read_bundle(offer.take_later))
    return gain >= loss


def promised_gain(situation: Situation, worth: CompanyWorth, bundle: Bundle) -> float:
    """Promises of others are worth less than what is there; money that falls due is taken from what the debtor has."""
    money = bundle.things[MONEY] * situation.by_turn(situation.habits.deal_cash, situation.turn + 1) * situation.habits.trust
    things = bundle.things[:]
    things[MONEY] = 0
    return money + bundle_gain(situation, worth, Bundle(things, bundle.plots)) / 2


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
    for thing, count in enumerate(bundle.things):
        if thing != MONEY:
            counts[thing] += sign * count
    counts[PLOT] += sign * len(bundle.plots)
    return worth.worth(counts) - worth.now + sign * bundle.things[MONEY] * situation.money_now


# Offers of its own


def best_offer(situation: Situation, made: list[str]) -> MakeOffer | None:
    """The deal for money by which both sides gain most, as far as it can tell; the price leaves a share of the gain to the other side."""
    if situation.left == 0 or any(open_offer.giver == situation.company for open_offer in situation.view.offers):
        return None
    mine, best, found = CompanyWorth(situation), situation.habits.least_gain, None
    for company, other in enumerate(situation.view.companies):
        if company == situation.company or other.stage == "extracting":
            continue
        theirs = mine.beside(company)
        for gain, wish in (*sales(mine, theirs), *purchases(mine, theirs)):
            if gain > best and deal_text(wish) not in made:
                best, found = gain, wish
    return found


def deal_text(wish: MakeOffer) -> str:
    return f"{wish.to} {wish.give.text()} {wish.take.text()} {wish.give_later.text()}"


def sales(mine: CompanyWorth, theirs: CompanyWorth) -> Iterator[tuple[float, MakeOffer]]:
    """What it has and can do without; what both gain together comes first."""
    here, there = mine.situation, theirs.situation
    needed = for_tokens(here)
    for thing in TRADED:
        for count in amounts(here, thing, here.own.store[thing] - needed[thing]):
            bundle = several(thing, count)
            price = agreed(here, there, bundle_loss(here, mine, bundle), bundle_gain(there, theirs, bundle), here.habits.keep)
            if price > 0:
                yield price_gain(here, there, mine, theirs, bundle), simple_offer(there.company, bundle, several(MONEY, price))


def purchases(mine: CompanyWorth, theirs: CompanyWorth) -> Iterator[tuple[float, MakeOffer]]:
    """What lies idle at the other company."""
    here, there = mine.situation, theirs.situation
    cash = here.own.store[MONEY] - for_tokens(here)[MONEY]
    for thing in TRADED:
        for count in amounts(here, thing, there.own.store[thing]):
            bundle = several(thing, count)
            price = agreed(there, here, bundle_loss(there, theirs, bundle), bundle_gain(here, mine, bundle), 1 - here.habits.keep)
            if 0 < price <= cash:
                yield price_gain(there, here, theirs, mine, bundle), simple_offer(there.company, several(MONEY, price), bundle)


def amounts(situation: Situation, thing: int, there: int) -> list[int]:
    """How many of a thing a deal could be about: one, or as many as go on a wagon."""
    most = min(there, situation.figures.wagon_most)
    return [] if most <= 0 else [most] if most == 1 or thing in SOLD_GOODS else [1, most]


def agreed(giver: Situation, taker: Situation, loss: float, gain: float, share: float) -> int:
    """A price in whole notes at which both sides gain, or 0: what the giver loses, and a share of what the two gain together."""
    margin = giver.habits.margin
    least, most = loss * margin / giver.money_now, gain / margin / taker.money_now
    price = notes(giver, least + share * (most - least) + giver.figures.note - 1)
    return price if least < price <= most else 0


def price_gain(giver: Situation, taker: Situation, from_worth: CompanyWorth, to_worth: CompanyWorth, bundle: Bundle) -> float:
    return bundle_gain(taker, to_worth, bundle) - bundle_loss(giver, from_worth, bundle)


def several(thing: int, count: int) -> Bundle:
    things = nothing()
    things[thing] = count
    return Bundle(things, [])


def simple_offer(to: int, give: Bundle, take: Bundle) -> MakeOffer:
    return MakeOffer(to, give, take, several(MONEY, 0), several(MONEY, 0), 0, NOTHING)


def loan(situation: Situation, gain: Callable[[int], float]) -> MakeOffer | None:
    """OC-8.3: borrowed money for tokens that it cannot pay for. `gain` says how much more the company is worth with such a sum."""
    owing = any(it.debtor == situation.company for it in situation.view.promises)
    open_offer = any(it.giver == situation.company for it in situation.view.offers)
    if situation.left == 0 or owing or open_offer:
        return None
    best, found = situation.habits.least_gain, None
    for sum_ in LOANS:
        back = notes(situation, sum_ * situation.habits.interest + situation.figures.note - 1)
        left = gain(sum_) - back * situation.cash(situation.turn + 1)
        if left > best:
            best, found = (
                left,
                MakeOffer(
                    EVERYBODY, several(MONEY, 0), several(MONEY, sum_), several(MONEY, back), several(MONEY, 0), situation.turn + 1, NOTHING
                ),
            )
    return found


def notes(situation: Situation, price: float) -> int:
    """OC-1.6: money comes in whole notes."""
    return int(price) // situation.figures.note * situation.figures.note
