"""States, actions and outcomes of 18Africa to and from plain JSON values; whatever does not fit is Unreadable."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec

from magnat.games.africa import actions, load
from magnat.games.africa.box import card_names
from magnat.games.africa.state import SOURCES, STAGES, STATUSES, Africa, Company, Player
from magnat.kernel.contract import Action
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.rail.hexes import EDGES
from magnat.rail.tiles import Shape
from magnat.rail.track import STOPS_PER_HEX

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Text = Annotated[str, msgspec.Meta(max_length=4000)]
Fields = dict[str, Any]  # checked against the shape before an action is made of it


@cache
def names(what: str) -> list[str]:
    """The names of cards, companies and so on, by number."""
    figures = load.figures()
    return {
        "card": card_names(figures),
        "company": [it.name for it in figures.companies],
        "private": [it.name for it in figures.privates],
        "concession": [it.name for it in figures.concessions],
        "train": [it.name for it in figures.trains],
        "place": [it.name for it in figures.places],
        "tile": [it.number for it in load.data().tiles],
    }[what]


def index(what: str, name: str) -> int:
    if name not in names(what):
        raise Unreadable("bad-field", field=what, value=shown(name), allowed=", ".join(names(what)))
    return names(what).index(name)


SHAPES: dict[str, dict[str, Any]] = {
    "set-aside": {"card": Text},
    "nominate": {"card": Text},
    "bid": {"amount": Number},
    "pass-bid": {},
    "choose-concession": {"concession": Text},
    "take-priority": {},
    "leave-priority": {},
    "buy-hand": {"card": Text},
    "buy-pool": {"card": Text},
    "buy-discard": {"card": Text},
    "turn-card": {},
    "buy-turned": {},
    "decline-turned": {},
    "buy-bond": {},
    "sell-share": {"company": Text},
    "sell-private": {"private": Text},
    "sell-bond": {},
    "end-turn": {},
    "pass": {"flip": Number},
    "choose-city": {"stop": Number},
    "lay-tile": {"place": Text, "tile": Text, "rotation": Number, "waive": Number},
    "end-track": {},
    "place-token": {"place": Text, "stop": Number, "cost": Number, "free": Number},
    "skip-token": {},
    "run": {"routes": Text},
    "pay": {},
    "withhold": {},
    "buy-train": {"train": Text},
    "sell-train": {"train": Text},
    "offer-train": {"company": Text, "train": Text, "price": Number},
    "accept-offer": {},
    "decline-offer": {},
    "end-trains": {},
    "end-shares": {},
    "assign-concession": {"concession": Text},
}

MAKERS: dict[str, Callable[[Fields], Action]] = {
    "set-aside": lambda it: actions.SetAside(index("card", it["card"]), it["card"]),
    "nominate": lambda it: actions.Nominate(index("card", it["card"]), it["card"]),
    "bid": lambda it: actions.Bid(it["amount"]),
    "pass-bid": lambda _: actions.PassBid(),
    "choose-concession": lambda it: actions.ChooseConcession(index("concession", it["concession"]), it["concession"]),
    "take-priority": lambda _: actions.TakePriority(),
    "leave-priority": lambda _: actions.LeavePriority(),
    "buy-hand": lambda it: actions.BuyHand(index("card", it["card"]), it["card"]),
    "buy-pool": lambda it: actions.BuyPool(index("card", it["card"]), it["card"]),
    "buy-discard": lambda it: actions.BuyDiscard(index("card", it["card"]), it["card"]),
    "turn-card": lambda _: actions.TurnCard(),
    "buy-turned": lambda _: actions.BuyTurned(),
    "decline-turned": lambda _: actions.DeclineTurned(),
    "buy-bond": lambda _: actions.BuyBond(),
    "sell-share": lambda it: actions.SellShare(index("company", it["company"]), it["company"]),
    "sell-private": lambda it: actions.SellPrivate(index("private", it["private"]), it["private"]),
    "sell-bond": lambda _: actions.SellBond(),
    "end-turn": lambda _: actions.EndTurn(),
    "pass": lambda it: actions.Pass(switch("flip", it["flip"])),
    "choose-city": lambda it: actions.ChooseCity(it["stop"]),
    "lay-tile": lambda it: actions.LayTile(
        index("place", it["place"]),
        index("tile", it["tile"]),
        it["rotation"],
        switch("waive", it["waive"]),
        it["place"],
        it["tile"],
    ),
    "end-track": lambda _: actions.EndTrack(),
    "place-token": lambda it: actions.PlaceToken(
        index("place", it["place"]), it["stop"], it["cost"], switch("free", it["free"]), it["place"]
    ),
    "skip-token": lambda _: actions.SkipToken(),
    "run": lambda it: actions.Run(it["routes"]),
    "pay": lambda _: actions.Pay(),
    "withhold": lambda _: actions.Withhold(),
    "buy-train": lambda it: actions.BuyTrain(index("train", it["train"]), it["train"]),
    "sell-train": lambda it: actions.SellTrain(index("train", it["train"]), it["train"]),
    "offer-train": lambda it: actions.OfferTrain(
        index("company", it["company"]), index("train", it["train"]), it["price"], it["company"], it["train"]
    ),
    "accept-offer": lambda _: actions.AcceptOffer(),
    "decline-offer": lambda _: actions.DeclineOffer(),
    "end-trains": lambda _: actions.EndTrains(),
    "end-shares": lambda _: actions.EndShares(),
    "assign-concession": lambda it: actions.AssignConcession(index("concession", it["concession"]), it["concession"]),
}


def switch(field: str, given: int) -> int:
    if given not in (0, 1):
        raise Unreadable("bad-field", field=field, value=shown(given), allowed="0, 1")
    return given


def decode_action(key: str, words: Plain) -> Action:
    shape = SHAPES.get(key)
    if shape is None:
        raise Unreadable("unknown-action", action=shown(key))
    if not isinstance(words, dict) or set(words) != set(shape):
        raise Unreadable("bad-action", action=key, detail=", ".join(shape) or "-")
    try:
        fields = {name: msgspec.convert(words[name], kind) for name, kind in shape.items()}
        return MAKERS[key](fields)
    except msgspec.ValidationError as error:
        raise Unreadable("bad-action", action=key, detail=shown(str(error))) from None
    except Unreadable as error:
        raise Unreadable("bad-action", error, action=key, detail=str(error)) from None


# Outcomes, as people write them down

CARDS = ("dealt-card", "returned-card", "auction-card", "deck-card")


def encode_outcome(key: str, outcome: int) -> Plain:
    if key in CARDS:
        return names("card")[outcome]
    return names("company")[outcome] if key == "company" else outcome


def decode_outcome(key: str, shows: Plain) -> int:
    match key, shows:
        case "company", str(name) if name in names("company"):
            return names("company").index(name)
        case _, str(name) if key in CARDS and name in names("card"):
            return names("card").index(name)
        case (("starting-player" | "spender-die"), int(seat)) if type(shows) is int and 0 <= seat < max(load.figures().seatings):
            return seat
        case _:
            raise Unreadable("bad-outcome", chance=shown(key), value=shown(shows))


# Track: by hex the tile and its rotation, as 8/2; 933 in its other form is written 933:six_way/0


def encode_shape(shape: Shape) -> str:
    for choice, tiles in load.figures().tiles.items():
        if shape in tiles[shape.number].shapes:
            extra = "" if choice == next(iter(load.figures().tiles)) else f":{choice}"
            return f"{tiles[shape.number].name}{extra}/{shape.rotation}"
    raise Unreadable("bad-field", field="tile", value=str(shape.number), allowed="")


def decode_shape(text: str) -> Shape:
    name, _, rotation = text.partition("/")
    name, _, choice = name.partition(":")
    lists = load.figures().tiles
    tiles = lists.get(choice or next(iter(lists)))
    if tiles is None or rotation not in [str(turn) for turn in range(EDGES)]:
        raise Unreadable("bad-field", field="tile", value=shown(text), allowed="8/0")
    tile = tiles[index("tile", name)]
    return tile.shapes[tile.by_rotation[int(rotation)]]


def encode_track(shapes: list[Shape]) -> dict[str, str]:
    return {names("place")[place]: encode_shape(shape) for place, shape in enumerate(shapes) if shape.number >= 0}


def decode_track(laid: dict[str, str]) -> list[Shape]:
    shapes = [place.printed for place in load.figures().places]
    for name, text in laid.items():
        shapes[index("place", name)] = decode_shape(text)
    return shapes


def stop_name(stop: int) -> str:
    """A stop as people write it: D5, or J21.1 for the second one of a hex."""
    name = names("place")[stop // STOPS_PER_HEX]
    return f"{name}.{stop % STOPS_PER_HEX}" if stop % STOPS_PER_HEX else name


def stop_number(text: str) -> int:
    name, _, which = text.partition(".")
    if which not in ("", "0", "1"):
        raise Unreadable("bad-field", field="stop", value=shown(text), allowed="D5, J21.1")
    return index("place", name) * STOPS_PER_HEX + int(which or 0)


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


class AfricaPlain(msgspec.Struct, forbid_unknown_fields=True):
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
    bank_train: bool
    seller: str
    train: str
    price: Number
    serial: Number
    removed: Number
    ending: bool


def named(what: str, numbers: list[int]) -> list[str]:
    return [names(what)[number] for number in numbers]


def numbered(what: str, found: list[str]) -> list[int]:
    return [index(what, name) for name in found]


def by_name(what: str, amounts: list[int], usual: int = 0) -> dict[str, int]:
    """Amounts by name; those that are as usual are left out."""
    return {names(what)[number]: amount for number, amount in enumerate(amounts) if amount != usual}


def by_number(what: str, amounts: dict[str, int], usual: int = 0) -> list[int]:
    for name in amounts:
        index(what, name)
    return [amounts.get(name, usual) for name in names(what)]


def name_or_not(what: str, number: int) -> str:
    return names(what)[number] if number >= 0 else ""


def number_or_not(what: str, name: str) -> int:
    return index(what, name) if name else -1


def bits(what: str, mask: int) -> list[str]:
    return [name for number, name in enumerate(names(what)) if mask >> number & 1]


def mask(what: str, found: list[str]) -> int:
    return sum(1 << number for number in set(numbered(what, found)))


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


def encode_state(state: Africa) -> Plain:
    return msgspec.to_builtins(
        AfricaPlain(
            players=[encode_player(player) for player in state.players],
            companies={name: encode_company(company) for name, company in zip(names("company"), state.companies, strict=True)},
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
            declined=[(names("company")[seller], names("train")[train], price) for seller, train, price in state.declined],
            stage=STAGES[state.stage],
            resume=STAGES[state.resume],
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
            bank_train=state.bank_train,
            seller=name_or_not("company", state.seller),
            train=name_or_not("train", state.train),
            price=state.price,
            serial=state.serial,
            removed=state.removed,
            ending=state.ending,
        )
    )


def decode_state(plain: Plain) -> Africa:
    try:
        return build(msgspec.convert(plain, AfricaPlain))
    except ValueError as error:  # msgspec.ValidationError and Unreadable are such
        raise Unreadable("bad-state", detail=shown(str(error))) from None


def build_player(given: PlayerPlain) -> Player:
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


def build_company(given: CompanyPlain) -> Company:
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


def build(given: AfricaPlain) -> Africa:
    stops = len(names("place")) * STOPS_PER_HEX
    taken, joined = [0] * stops, [False] * stops
    for text, count in given.taken.items():
        taken[stop_number(text)] = count
    for text in given.joined:
        joined[stop_number(text)] = True
    if list(given.companies) != names("company"):
        raise Unreadable("bad-field", field="companies", value=shown(list(given.companies)), allowed=", ".join(names("company")))
    state = Africa(
        [build_player(it) for it in given.players],
        [build_company(it) for it in given.companies.values()],
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
    state.stage = STAGES.index(given.stage)
    state.resume = STAGES.index(given.resume)
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
    state.bank_train = given.bank_train
    state.seller = number_or_not("company", given.seller)
    state.train = number_or_not("train", given.train)
    state.price = given.price
    state.serial = given.serial
    state.removed = given.removed
    state.ending = given.ending
    return state
