"""OC-8 for the clerk: plain offers of what it cannot use, and answers to the offers of others."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.oilcity.books import Books
from magnat.bots.oilcity.desk import Desk
from magnat.games.oilcity.actions import AcceptOffer, BackOffer, DeclineOffer, MakeOffer, WithdrawOffer
from magnat.games.oilcity.bundles import read_bundle
from magnat.games.oilcity.figures import CRUDE, KEROSENE, MONEY, PLOT, REFINERY, SOLD_GOODS, TOWER, WAGON
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Bundle, nothing
from magnat.games.oilcity.view import OfferView
from magnat.kernel.contract import Action


def answer(desk: Desk, options: Sequence[Action]) -> Action | None:
    """Accepts what is worth clearly more than it costs, declines what was offered to its company alone and is not.

    Own offers are backed while they are sensible (if more than one partner has to be for them) and withdrawn when they no longer are.
    """
    offers = {offer.number: offer for offer in desk.view.offers}
    for option in options:
        if isinstance(option, AcceptOffer):
            if is_welcome(desk, offers[option.offer]):
                return option
        elif isinstance(option, BackOffer):
            if desk.box.choices.majority and is_sensible(desk, offers[option.offer]):
                return option
        elif isinstance(option, DeclineOffer):
            if not is_welcome(desk, offers[option.offer]):
                return option
        elif isinstance(option, WithdrawOffer):
            if not is_sensible(desk, offers[option.offer]):
                return option
    return None


def is_welcome(desk: Desk, offer: OfferView) -> bool:
    """To the company that is to accept. Promises of others count half, own ones in full; it promises only what it has."""
    take, take_later = read_bundle(offer.take), read_bundle(offer.take_later)
    if not can_give(desk, take) or not can_give(desk, take_later):
        return False
    books = Books(desk)
    gain = bundle_gain(desk, books, read_bundle(offer.give)) + bundle_gain(desk, books, read_bundle(offer.give_later)) / 2
    return gain > desk.habits.margin * (bundle_loss(desk, books, take) + bundle_loss(desk, books, take_later))


def is_sensible(desk: Desk, offer: OfferView) -> bool:
    """To the company that made it."""
    books = Books(desk)
    loss = bundle_loss(desk, books, read_bundle(offer.give)) + bundle_loss(desk, books, read_bundle(offer.give_later))
    gain = bundle_gain(desk, books, read_bundle(offer.take)) + bundle_gain(desk, books, read_bundle(offer.take_later)) / 2
    return gain >= loss


def can_give(desk: Desk, bundle: Bundle) -> bool:
    bare = [plot.number for plot in desk.own.plots if plot.bare()]
    return all(count <= have for count, have in zip(bundle.things, desk.own.store, strict=True)) and all(
        number in bare for number in bundle.plots
    )


def bundle_gain(desk: Desk, books: Books, bundle: Bundle) -> float:
    """By how much the company is worth more with it."""
    return change(desk, books, bundle, 1)


def bundle_loss(desk: Desk, books: Books, bundle: Bundle) -> float:
    """By how much the company is worth less without it."""
    return -change(desk, books, bundle, -1)


def change(desk: Desk, books: Books, bundle: Bundle, sign: int) -> float:
    """Plots count as if they were drawn blind."""
    counts = books.holdings()
    start = books.worth(counts)
    for thing, count in enumerate(bundle.things):
        if thing != MONEY:
            counts[thing] += sign * count
    counts[PLOT] += sign * len(bundle.plots)
    return books.worth(counts) - start + sign * bundle.things[MONEY] * desk.money_now


# Own offers


def offer(desk: Desk, made: list[str]) -> MakeOffer | None:
    """Before the sale: crude without a refinery, wagons without goods, towers without a field; each to whoever wants it, for money."""
    if desk.left == 0 or any(open_offer.giver == desk.company for open_offer in desk.view.offers):
        return None
    books = Books(desk)
    for thing, count, price in spare(desk):
        give, take = nothing(), nothing()
        give[thing], take[MONEY] = count, price
        bundle = Bundle(give, [])
        if price > 0 and bundle.text() not in made and change(desk, books, bundle, -1) + price * desk.money_now >= 0:
            return MakeOffer(EVERYBODY, bundle, Bundle(take, []), Bundle(nothing(), []), Bundle(nothing(), []), 0, NOTHING)
    return None


def spare(desk: Desk) -> list[tuple[int, int, int]]:
    """Thing, how many, and the price of all together, in whole notes."""
    store, figures = desk.own.store, desk.figures
    found = []
    crude = store[CRUDE]
    if crude >= 2 and store[REFINERY] == 0:
        each = figures.refinery_yield * desk.average[KEROSENE] * desk.habits.fair / 2
        count = min(crude, figures.refinery_most)
        found.append((CRUDE, count, notes(desk, count * each)))
    units = sum(store[good] for good in SOLD_GOODS)
    idle = store[WAGON] - 1 - -(-units // figures.wagon_most)
    if idle > 0:
        found.append((WAGON, idle, notes(desk, idle * 2.0 * figures.costs[WAGON])))
    if store[TOWER] > 0 and all(plot_is_full(desk, index) for index in range(len(desk.own.plots))):
        found.append((TOWER, store[TOWER], notes(desk, store[TOWER] * 0.9 * figures.costs[TOWER])))
    return found


def notes(desk: Desk, price: float) -> int:
    """OC-1.6: money comes in whole notes."""
    return int(price) // desk.figures.note * desk.figures.note


def plot_is_full(desk: Desk, index: int) -> bool:
    plot = desk.own.plots[index]
    deposits = desk.figures.plots[plot.card].deposits
    return all(plot.fields[field] == TOWER for field, good in enumerate(deposits) if good != 0)
