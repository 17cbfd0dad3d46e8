"""18Africa in words: cards, trains, places and routes by name, holders as players or companies, printed numbers for explanations."""

from __future__ import annotations

from functools import cache

from magnat.games.africa import load
from magnat.kernel.contract import Word
from magnat.words.catalogue import Words
from magnat.words.names import Names

DIRECTOR = "-director"


class AfricaTeller:
    def values(self, words: Words, plain: dict[str, Word], names: Names) -> dict[str, Word]:
        """The fields of a fact or an action, and what the catalogues need beside them."""
        values = dict(plain)
        for field, given in plain.items():
            match field, given:
                case "seat", int(seat):
                    values |= {"player": person(words, seat, names), "acting": "nobody" if seat < 0 else "somebody"}
                case "holder", int() | str():
                    values["holder"] = holder(words, given, names)
                case "company", str(company):
                    values |= {"name": words.composed(f"africa-company-{company}"), "home": place(home(company))}
                case "card", str(card):
                    values |= {"card": card_name(words, card), "object": card_object(words, card)}
                case "cards", str(cards):
                    values["cards"] = card_list(words, cards.split(", "))
                case "private" | "concession", str(name):
                    values[field] = words.composed(f"africa-{field}-{name}")
                case "train", str(train):
                    values["train"] = train_name(words, train)
                case "stop", int(stop):
                    values["number"] = stop + 1
                case "place", str(hex):
                    values["place"] = city(words, hex, plain.get("stop", -1))
                case "tile", str(tile):
                    values["deed"] = "lay" if tile in firsts() else "upgrade"
                case "routes", str(routes):
                    values |= {"run": "some" if routes.strip(";") else "none", "ways": ways(routes)}
                case "economy", str(economy):
                    values["state"] = words.composed(f"africa-economy-{economy}")
                case "was", str(economy):
                    values["before"] = words.composed(f"africa-economy-{economy}")
                case "reason", str():
                    values["mark"] = load.figures().end_price
        return values | changes(plain)

    def numbers(self, group: str, id: str) -> dict[str, Word]:
        """The numbers in an explanation, and the places: those printed on companies, privates, trains, concessions and sheets."""
        match group:
            case "company":
                return company_numbers(id)
            case "private":
                return private_numbers(id)
            case "train":
                return train_numbers(id)
            case "concession":
                return concession_numbers(id)
            case "economy":
                return economy_numbers(id)
            case "option" if id == "managed_no_train_check":
                moves = load.data().price_moves
                now = -moves.no_payment
                return {"fall": -moves.managed_without_train, "now": now, "later": -moves.managed_without_train - now}
        return {}


# Who


TELLER = AfricaTeller()


def person(words: Words, seat: int, names: Names) -> str:
    """A player; nobody if the seat is -1."""
    return names.player(words, seat) if seat >= 0 else ""


def holder(words: Words, given: int | str, names: Names) -> str:
    """Who owns or leads: a player by seat, or a company by its code."""
    return given if isinstance(given, str) else person(words, given, names)


# What


def card_name(words: Words, card: str) -> str:
    """A certificate, as in lists."""
    kind, name = card_parts(words, card)
    return words.text("africa-part-card", kind=kind, name=name)


def card_object(words: Words, card: str) -> str:
    """A certificate, as the object of a sentence."""
    kind, name = card_parts(words, card)
    return words.text("africa-part-object", kind=kind, name=name)


def card_parts(words: Words, card: str) -> tuple[str, str]:
    """MF-director, MF or P1: what kind of card it is, and whose."""
    if card.endswith(DIRECTOR):
        return "director", card.removesuffix(DIRECTOR)
    if any(company.code == card for company in load.data().companies):
        return "share", card
    return "private", words.composed(f"africa-private-{card}")


def card_list(words: Words, cards: list[str]) -> str:
    """Cards as one phrase; equal ones are counted."""
    parts: list[str] = []
    for card in dict.fromkeys(cards):
        name, count = card_name(words, card), cards.count(card)
        parts.append(name if count == 1 else words.text("africa-part-copies", count=count, card=name))
    return ", ".join(parts)


def train_id(train: str) -> str:
    """A train's code, as message ids can hold it: 3+3T is 3_3T there."""
    return train.replace("+", "_")


def train_name(words: Words, train: str) -> str:
    return words.composed(f"africa-train-{train_id(train)}")


@cache
def firsts() -> set[str]:
    """AF-6.8: the tiles that are laid where no tile lies."""
    first = load.data().first_lay
    return {*first.blank, *first.one_town, *first.two_towns, *first.one_city, *first.double_city}


# Where


@cache
def map_names() -> dict[str, str]:
    """By hex: the name printed there, if any."""
    return {hex.id: hex.name for hex in load.data().map.hexes}


@cache
def double_cities() -> set[str]:
    return {hex.id for hex in load.data().map.hexes if [stop.kind for stop in hex.stops] == ["city", "city"]}


def place(hex: str) -> str:
    """Marrakech (D5), or D7 where nothing has a name."""
    name = map_names().get(hex, "")
    return f"{name} ({hex})" if name else hex


def city(words: Words, hex: str, stop: Word) -> str:
    """The place of a station or a tile; where a hex has two cities, they are numbered, as they change places with the tiles."""
    if hex in double_cities() and isinstance(stop, int) and stop >= 0:
        return words.text("africa-part-city", place=place(hex), number=stop + 1)
    return place(hex)


def home(company: str) -> str:
    """The hex of a company's home."""
    for card in load.data().companies:
        if card.code == company:
            return card.home
    raise KeyError(f"no company {company}")


def ways(routes: str) -> str:
    """D3-E4-E2;N5-N7 by the names on the map: Casablanca – Meknès & Fez – Tangier; Alexandria – Cairo."""
    return "; ".join(way(route.split("-")) for route in routes.split(";") if route)


def way(hexes: list[str]) -> str:
    """Plain hexes between the ends are left out."""
    inner = [hex for hex in hexes[1:-1] if map_names().get(hex)]
    return " – ".join(map_names().get(hex) or hex for hex in [hexes[0], *inner, *hexes[1:][-1:]])


# How things change


def changes(plain: dict[str, Word]) -> dict[str, Word]:
    """Which way a price moves, and in which office somebody leads a company."""
    match plain:
        case {"before": int(before), "after": int(after)}:
            return {"trend": "up" if after > before else "down"}
        case {"holder": -1, "director": int()}:
            return {"lead": "nobody"}
        case {"director": int(director)}:
            return {"lead": "director" if director else "manager"}
    return {}


# What is printed


def company_numbers(code: str) -> dict[str, Word]:
    for card in load.data().companies:
        if card.code == code:
            return {"home": place(card.home), "price": card.price, "stations": len(card.tokens)}
    raise KeyError(f"no company {code}")


def private_numbers(code: str) -> dict[str, Word]:
    for card in load.data().privates:
        if card.code == code:
            return {"price": card.price, "income": card.income}
    raise KeyError(f"no private {code}")


def train_numbers(id: str) -> dict[str, Word]:
    for card in load.data().trains:
        if train_id(card.code) == id:
            return {
                "stops": card.stops,
                "towns": card.towns,
                "multiplier": card.multiplier,
                "hardy": "yes" if card.ignores_bad_times else "no",
                "price": card.price,
                "resale": card.resale,
            }
    raise KeyError(f"no train {id}")


def concession_numbers(id: str) -> dict[str, Word]:
    for card in load.data().concessions:
        if card.id == id:
            ports = [place(port) for port in card.ports]
            return {"bonus": card.bonus, "origin": place(card.source), "ports": len(ports), "port": ports[0], "other": ports[-1]}
    raise KeyError(f"no concession {id}")


def economy_numbers(id: str) -> dict[str, Word]:
    for name, economy in load.data().economy.states.items():
        if name == id:
            return {"city": signed(economy.city), "town": signed(economy.town), "bond": economy.bond}
    raise KeyError(f"no economy {id}")


def signed(number: int) -> str:
    """+20, −10, ±0"""
    return f"{'±' if number == 0 else '+' if number > 0 else '−'}{abs(number)}"
