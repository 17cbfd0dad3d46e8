"""States, actions and outcomes of 18Africa to and from plain JSON values; whatever does not fit is Unreadable."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec

from magnat.games.africa import actions, load
from magnat.games.africa.box import card_names
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


# Lists and amounts by name


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
