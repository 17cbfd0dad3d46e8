"""18Africa for programs that learn: its codes, and what a player sees of it, counted from its own seat."""

from __future__ import annotations

from magnat.env.axes import Amount, AsOffered, Axis, Range
from magnat.env.coding import Coding
from magnat.env.observation import NumberList, Numbers
from magnat.games.africa.figures import ECONOMIES
from magnat.games.africa.names import all_names
from magnat.games.africa.stages import STAGES
from magnat.games.africa.state import STATUSES
from magnat.games.africa.view import AfricaView, CompanyView, PlayerView
from magnat.kernel.contract import Word

CARDS, COMPANIES, CONCESSIONS = all_names("card"), all_names("company"), all_names("concession")
PRIVATES, TRAINS, PLACES, TILES = all_names("private"), all_names("train"), all_names("place"), all_names("tile")
STAGE_KEYS = [row.key for row in STAGES]
DIGITS = 5
STOPS = 4

AXES: dict[tuple[str, str], Axis] = {
    ("bid", "amount"): Amount("amount", DIGITS),
    ("choose-city", "stop"): Range("stop", 0, STOPS - 1),
    ("lay-tile", "rotation"): Range("rotation", 0, 5),
    ("place-token", "stop"): Range("stop", 0, STOPS - 1),
    ("place-token", "cost"): Amount("cost", DIGITS),
    ("offer-train", "price"): Amount("price", DIGITS),
    ("run", "routes"): AsOffered("routes"),
}


def numbers(view: AfricaView) -> Numbers:
    listed, own = NumberList(), max(view.seat, 0)
    count = len(view.players)
    seats = [(own + step) % count for step in range(count)]
    listed.one_of("stage", view.stage, STAGE_KEYS)
    listed.one_of("active", view.active, seats)
    listed.one_of("priority", view.priority, seats)
    listed.one_of("operating_company", view.company, COMPANIES)
    listed.several("rounds", [view.stock_rounds, view.operating_rounds, view.operating, view.ending], 4)
    listed.one_of("economy", view.economy, ECONOMIES)
    listed.several("bank", [view.bank // 10, view.bonds, view.certificate_limit, view.deck_cards, view.pool_certificates], 5, 10)
    for step, seat in enumerate(seats):
        player(view.players[seat], f"player_{step}", listed)
    for seen in view.companies:
        company(seen, listed, seats)
    listed.count_of("discard", view.discard, CARDS)
    listed.count_of("on_sale", view.on_sale(), CARDS)
    listed.several("deck", [None if view.deck is None else view.deck.get(card, 0) for card in CARDS], len(CARDS))
    listed.some_of("pool_privates", view.pool_privates, PRIVATES)
    listed.several("depot", [view.depot.get(train, 0) for train in TRAINS], len(TRAINS))
    listed.several("resold", [view.resold.get(train, 0) for train in TRAINS], len(TRAINS))
    listed.some_of("for_sale", view.for_sale, TRAINS)
    listed.several("concessions_left", [view.concessions.get(it, 0) for it in CONCESSIONS], len(CONCESSIONS))
    auction(view, listed, seats)
    turn(view, listed)
    track(view, listed)
    return listed.all


def player(seen: PlayerView, name: str, listed: NumberList) -> None:
    amounts = [seen.cash, seen.worth, seen.bonds * 100, seen.certificates * 100, seen.cards * 100, seen.spent]
    listed.several(f"{name}_amounts", amounts, 6, 100)
    listed.count_of(f"{name}_hand", seen.hand, CARDS)
    listed.count_of(f"{name}_known", seen.known, CARDS)
    listed.count_of(f"{name}_privates", seen.privates, PRIVATES)
    listed.count_of(f"{name}_concessions", seen.concessions, CONCESSIONS)
    listed.some_of(f"{name}_sold", seen.sold, COMPANIES)


def company(seen: CompanyView, listed: NumberList, seats: list[int]) -> None:
    """Under its own name; shares by player from oneself."""
    name = f"company_{seen.company}"
    listed.one_of(f"{name}_status", seen.status, STATUSES)
    listed.several(f"{name}_amounts", [seen.price, seen.cash, seen.share_value, seen.arrived], 4, 100)
    listed.several(f"{name}_shares", [seen.shares.get(seat, 0) for seat in seats], len(seats))
    listed.several(f"{name}_stock", [seen.pool, seen.pool_director, seen.issued, len(seen.tokens), len(seen.stations)], 5)
    listed.one_of(f"{name}_led_by", seen.seat, seats)
    listed.count_of(f"{name}_trains", seen.trains, TRAINS)
    listed.some_of(f"{name}_concessions", seen.concessions, CONCESSIONS)


def auction(view: AfricaView, listed: NumberList, seats: list[int]) -> None:
    listed.one_of("auction_card", view.auction.card, CARDS)
    listed.number("auction_high", view.auction.high, 100)
    listed.one_of("auction_bidder", view.auction.bidder, seats)
    bidding: list[Word] = list(view.auction.bidding)
    listed.some_of("auction_bidding", bidding, list(seats))


def turn(view: AfricaView, listed: NumberList) -> None:
    now = view.turn
    listed.several("turn", [now.bought, now.has_sold, now.passes, now.laid, now.upgraded, now.neglected, now.bank_train], 7)
    listed.several("turn_amounts", [now.revenue, now.price], 2, 100)
    listed.one_of("turned_card", now.card, CARDS)
    listed.one_of("offered_train", now.train, TRAINS)
    listed.some_of("still_to_operate", now.order, COMPANIES)


def track(view: AfricaView, listed: NumberList) -> None:
    """By hex: the number of its tile in the list of tiles, counted from 1 (0 where nothing was laid), and how it is turned."""
    laid = [view.track.get(place, "").replace(":", "/").split("/") for place in PLACES]
    listed.several("tiles", [TILES.index(it[0]) + 1 if it[0] else 0 for it in laid], len(PLACES), len(TILES))
    listed.several("turned", [int(it[-1]) + 1 if it[0] else 0 for it in laid], len(PLACES), 6)
    listed.several("tiles_left", [view.supply.get(tile, 0) for tile in TILES], len(TILES))


CODING = Coding(axes=AXES, numbers=numbers)
