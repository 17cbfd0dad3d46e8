"""States and outcomes of 18Africa to and from plain JSON values; whatever does not fit is Unreadable."""

from __future__ import annotations

from typing import Annotated

import msgspec

from magnat.games.africa import load
from magnat.games.africa.names import (
    all_names,
    bits,
    by_name,
    by_number,
    decode_track,
    encode_track,
    index,
    mask,
    name_or_not,
    named,
    number_or_not,
    numbered,
    stop_name,
    stop_number,
)
from magnat.games.africa.stages import STAGES
from magnat.games.africa.state import SOURCES, STATUSES, AfricaState, Company, Player
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.kernel.stages import stage_of
from magnat.rail.track import STOPS_PER_HEX

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]

# Outcomes, as people write them down

CARDS = ("dealt-card", "returned-card", "auction-card", "deck-card")


def encode_outcome(key: str, outcome: int) -> Plain:
    if key in CARDS:
        return all_names("card")[outcome]
    return all_names("company")[outcome] if key == "company" else outcome


def decode_outcome(key: str, shows: Plain) -> int:
    match key, shows:
        case "company", str(name) if name in all_names("company"):
            return all_names("company").index(name)
        case _, str(name) if key in CARDS and name in all_names("card"):
            return all_names("card").index(name)
        case (("starting-player" | "spender-die"), int(seat)) if type(shows) is int and 0 <= seat < max(load.figures().seatings):
            return seat
        case _:
            raise Unreadable("bad-outcome", chance=shown(key), value=shown(shows))


# States


class PlayerPlain(msgspec.Struct, forbid_unknown_fields=True):
    cash: Number
    bonds: Number
    hand: list[str]
    aside: list[str]
    known: list[str]
    returned: list[str]
    spent: Number
    sold: list[str]
    moved: bool


class CompanyPlain(msgspec.Struct, forbid_unknown_fields=True):
    status: str
    units: list[Number]
    trains: list[str]
    tokens: list[Number]
    stations: list[str]
    cash: Number
    space: Number
    arrived: Number
    director: Number
    leader: Number
    issued: Number
    pool: Number
    pool_director: bool


class StatePlain(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: list[PlayerPlain]
    companies: dict[str, CompanyPlain]
    track: dict[str, str]
    taken: dict[str, Number]
    joined: list[str]
    supply: dict[str, Number]
    deck: dict[str, Number]
    pile: dict[str, Number]
    discard: list[str]
    privates: dict[str, Number]
    depot: dict[str, Number]
    resold: dict[str, Number]
    concession_of: dict[str, Number]
    assigned: dict[str, Number]
    order: list[str]
    choosing: list[str]
    declined: list[tuple[str, str, Number]]
    stage: str
    resume: str
    bank: Number
    bonds: Number
    used: list[str]
    deck_known: bool
    to_turn: Number
    priority: Number
    active: Number
    card: str
    high: Number
    bidder: Number
    bidding: Number
    nominator: Number
    source: str
    from_company: str
    bought: Number
    passes: Number
    last_actor: Number
    stock_rounds: Number
    operating_rounds: Number
    operating: bool
    company: str
    laid: Number
    last_place: str
    upgraded: bool
    revenue: Number
    neglected: bool
    bank_train: bool
    seller: str
    train: str
    price: Number
    serial: Number
    removed: Number
    ending: bool
    has_sold: bool = False  # since edition 2; left out where it is as before, and so are the next
    earlier: list[str] = []
    purchases: list[str] = []  # since edition 3


def encode_player(player: Player) -> PlayerPlain:
    return PlayerPlain(
        player.cash,
        player.bonds,
        named("card", player.hand),
        named("card", player.aside),
        named("card", player.known),
        named("card", player.returned),
        player.spent,
        bits("company", player.sold),
        player.moved,
    )


def encode_company(company: Company) -> CompanyPlain:
    return CompanyPlain(
        STATUSES[company.status],
        company.units,
        named("train", company.trains),
        company.tokens,
        [stop_name(stop) for stop in company.stations],
        company.cash,
        company.space,
        company.arrived,
        company.director,
        company.leader,
        company.issued,
        company.pool,
        company.pool_director,
    )


def encode_state(state: AfricaState) -> Plain:
    return msgspec.to_builtins(
        StatePlain(
            players=[encode_player(player) for player in state.players],
            companies={name: encode_company(company) for name, company in zip(all_names("company"), state.companies, strict=True)},
            track=encode_track(state.shapes),
            taken={stop_name(stop): count for stop, count in enumerate(state.taken) if count},
            joined=[stop_name(stop) for stop, joined in enumerate(state.joined) if joined],
            supply=by_name("tile", state.supply),
            deck=by_name("card", state.deck),
            pile=by_name("card", state.pile),
            discard=named("card", state.discard),
            privates=by_name("private", state.privates, -1),
            depot=by_name("train", state.depot),
            resold=by_name("train", state.resold),
            concession_of=by_name("concession", state.concession_of, -1),
            assigned=by_name("concession", state.assigned, -1),
            order=named("company", state.order),
            choosing=named("company", state.choosing),
            declined=[(all_names("company")[seller], all_names("train")[train], price) for seller, train, price in state.declined],
            stage=STAGES[state.stage].key,
            resume=STAGES[state.resume].key,
            bank=state.bank,
            bonds=state.bonds,
            used=bits("private", state.used),
            deck_known=state.deck_known,
            to_turn=state.to_turn,
            priority=state.priority,
            active=state.active,
            card=name_or_not("card", state.card),
            high=state.high,
            bidder=state.bidder,
            bidding=state.bidding,
            nominator=state.nominator,
            source=SOURCES[state.source],
            from_company=name_or_not("company", state.from_company),
            bought=state.bought,
            passes=state.passes,
            last_actor=state.last_actor,
            stock_rounds=state.stock_rounds,
            operating_rounds=state.operating_rounds,
            operating=state.operating,
            company=name_or_not("company", state.company),
            laid=state.laid,
            last_place=name_or_not("place", state.last_place),
            upgraded=state.upgraded,
            revenue=state.revenue,
            neglected=state.neglected,
            bank_train=state.bank_train,
            seller=name_or_not("company", state.seller),
            train=name_or_not("train", state.train),
            price=state.price,
            serial=state.serial,
            removed=state.removed,
            ending=state.ending,
            has_sold=state.has_sold,
            earlier=named("place", state.earlier),
            purchases=[SOURCES[source] for source in state.purchases],
        )
    )


def decode_state(plain: Plain) -> AfricaState:
    try:
        return decoded(msgspec.convert(plain, StatePlain))
    except ValueError as error:  # msgspec.ValidationError and Unreadable are such
        raise Unreadable("bad-state", detail=shown(str(error))) from None


def decode_player(given: PlayerPlain) -> Player:
    player = Player(
        given.cash,
        numbered("card", given.hand),
        numbered("card", given.aside),
        numbered("card", given.known),
        numbered("card", given.returned),
    )
    player.bonds = given.bonds
    player.spent = given.spent
    player.sold = mask("company", given.sold)
    player.moved = given.moved
    return player


def decode_company(given: CompanyPlain) -> Company:
    company = Company(given.units, numbered("train", given.trains), given.tokens, [stop_number(stop) for stop in given.stations])
    company.status = STATUSES.index(given.status)
    company.cash = given.cash
    company.space = given.space
    company.arrived = given.arrived
    company.director = given.director
    company.leader = given.leader
    company.issued = given.issued
    company.pool = given.pool
    company.pool_director = given.pool_director
    return company


def decoded(given: StatePlain) -> AfricaState:
    stops = len(all_names("place")) * STOPS_PER_HEX
    taken, joined = [0] * stops, [False] * stops
    for text, count in given.taken.items():
        taken[stop_number(text)] = count
    for text in given.joined:
        joined[stop_number(text)] = True
    if list(given.companies) != all_names("company"):
        raise Unreadable("bad-field", field="companies", value=shown(list(given.companies)), allowed=", ".join(all_names("company")))
    state = AfricaState(
        [decode_player(it) for it in given.players],
        [decode_company(it) for it in given.companies.values()],
        decode_track(given.track),
        taken,
        joined,
        by_number("tile", given.supply),
        by_number("card", given.deck),
        by_number("card", given.pile),
        numbered("card", given.discard),
        by_number("private", given.privates, -1),
        by_number("train", given.depot),
        by_number("train", given.resold),
        by_number("concession", given.concession_of, -1),
        by_number("concession", given.assigned, -1),
        numbered("company", given.order),
        numbered("company", given.choosing),
        [(index("company", seller), index("train", train), price) for seller, train, price in given.declined],
    )
    state.stage = stage_of(STAGES, given.stage)
    state.resume = stage_of(STAGES, given.resume)
    state.bank = given.bank
    state.bonds = given.bonds
    state.used = mask("private", given.used)
    state.deck_known = given.deck_known
    state.to_turn = given.to_turn
    state.priority = given.priority
    state.active = given.active
    state.card = number_or_not("card", given.card)
    state.high = given.high
    state.bidder = given.bidder
    state.bidding = given.bidding
    state.nominator = given.nominator
    state.source = SOURCES.index(given.source)
    state.from_company = number_or_not("company", given.from_company)
    state.bought = given.bought
    state.passes = given.passes
    state.last_actor = given.last_actor
    state.stock_rounds = given.stock_rounds
    state.operating_rounds = given.operating_rounds
    state.operating = given.operating
    state.company = number_or_not("company", given.company)
    state.laid = given.laid
    state.last_place = number_or_not("place", given.last_place)
    state.upgraded = given.upgraded
    state.revenue = given.revenue
    state.neglected = given.neglected
    state.bank_train = given.bank_train
    state.seller = number_or_not("company", given.seller)
    state.train = number_or_not("train", given.train)
    state.price = given.price
    state.serial = given.serial
    state.removed = given.removed
    state.ending = given.ending
    state.has_sold = given.has_sold
    state.earlier = numbered("place", given.earlier)
    state.purchases = [SOURCES.index(source) for source in given.purchases]
    return state
