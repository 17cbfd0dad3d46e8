"""The simulated people of a bench: they read of a message only what they need, and move when they are told to."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from time import perf_counter

import msgspec

from magnat.lab.load.raw_line import RawLine
from magnat.lab.real_server import Plain, put_part

Key = tuple[str, int]
"""A table and the number of an entry."""


class Choice(msgspec.Struct):
    do: str
    words: dict[str, Plain] = msgspec.field(name="with")


class Asked(msgspec.Struct):
    must: bool


class Heard(msgspec.Struct):
    """What matters of a message; the rest is skipped."""

    type: str
    n: int = 0
    seat: int | None = None
    id: str | None = None


class Desk(msgspec.Struct):
    """What matters of a position."""

    asked: list[Asked] = []
    choices: list[Choice] = []


class Part(msgspec.Struct):
    at: list[str | int]
    to: msgspec.Raw = msgspec.Raw(b"null")
    gone: bool = False


class Changed(msgspec.Struct):
    parts: list[Part]


HEARD = msgspec.json.Decoder(Heard)
CHANGED = msgspec.json.Decoder(Changed)
TOLD = b'{"type":"told","n":'
POSITIONS = ("position", "changed")
DRAWS = (b'{"type":"position","n":', b'{"type":"changed","n":')
ROOM = (b'{"type":"overview","n":',)
"""How a message begins with which a phone draws its table, and one with which console and wall draw the room."""


class Meter:
    """When each move was sent, when the last watcher of its table was told of it, and when whoever made it saw the new position."""

    def __init__(self) -> None:
        self.sent: dict[Key, float] = {}
        self.last: dict[Key, float] = {}
        self.seen: dict[Key, int] = {}
        self.shown: dict[Key, float] = {}

    def delays(self, tables: Mapping[str, int], end: float = 0.0) -> list[float]:
        """Milliseconds, in the order of time. What not all connections of its table had at the end has taken at least until then."""
        return [
            ((self.last[key] if self.seen.get(key) == tables[key[0]] else max(end, self.last.get(key, began))) - began) * 1000
            for key, began in self.sent.items()
            if key[0] in tables
        ]

    def unseen(self, tables: Mapping[str, int]) -> int:
        """Moves that did not reach everybody in the end."""
        return sum(self.seen.get(key) != tables[key[0]] for key in self.sent)

    def shows(self) -> list[float]:
        """Milliseconds until whoever moved saw the position after it."""
        return [(at - self.sent[key]) * 1000 for key, at in self.shown.items() if key in self.sent]

    def undrawn(self, clients: Sequence[Client]) -> int:
        """Screens of one table that cannot draw the newest move yet."""
        newest = max((n for _, n in self.sent), default=0)
        return sum(not it.drawn or it.drawn[-1][0] < newest for it in clients)

    def draws(self, clients: Sequence[Client], end: float) -> list[float]:
        """Milliseconds until the last of these screens of one table could draw what each move had done; who never could has waited until
        the end."""
        times = list[float]()
        for (_, n), began in self.sent.items():
            found = [(it.drawn, bisect_left(it.drawn, n, key=lambda one: one[0])) for it in clients]
            times.append((max(drawn[at][1] if at < len(drawn) else end for drawn, at in found) - began) * 1000)
        return times


class Client:
    """One connection. People move when they are told to; watchers only listen."""

    def __init__(
        self, meter: Meter, address: str, code: str, token: str, dice: random.Random, plays: bool, game: str, screen: str = ""
    ) -> None:
        self.meter = meter
        self.address = address
        self.code = code
        self.token = token
        self.dice = dice
        self.plays = plays
        self.game = game
        self.screen = screen
        self.whole: dict[int, Plain] = {}  # by seat: what it is asked and may do
        self.open: dict[int, Desk] = {}  # seats that have something to decide
        self.bytes = 0
        self.entries = 0
        self.on_way: dict[str, float] = {}
        self.unshown: list[Key] = []
        self.moves = 0
        self.refused = 0
        self.drawn: list[tuple[int, float]] = []  # after which entry, and when: what this screen could draw
        hello: dict[str, Plain] = {"type": "hello", "changes": True}
        if token:
            hello["token"] = token
        if screen:
            hello["overview"] = True
        if screen == "wall":
            hello["wall"] = True
        if screen == "console":
            hello["positions"] = False
        url = f"{address}/api/v1/tables/{code}/live"
        self.line = RawLine(url, msgspec.json.encode(hello), self.hear)

    def hear(self, message: bytes, now: float) -> None:
        self.bytes += len(message)
        if message.startswith(TOLD):
            key = (self.code, int(message[len(TOLD) : message.index(b",", len(TOLD))]))
            self.meter.last[key] = now
            self.meter.seen[key] = self.meter.seen.get(key, 0) + 1
            self.entries += 1
            return
        for begins in ROOM if self.screen else DRAWS:
            if message.startswith(begins):
                self.drawn.append((int(message[len(begins) : message.index(b",", len(begins))]), now))
        if self.plays:
            self.read(HEARD.decode(message), message, now)

    def read(self, heard: Heard, message: bytes, now: float) -> None:
        if heard.type in POSITIONS:
            self.look(heard, message, now)
        elif heard.type == "done" and heard.id in self.on_way:
            key = (self.code, heard.n)
            self.meter.sent[key] = self.on_way.pop(heard.id)
            self.unshown.append(key)
        elif heard.type == "failed":
            self.refused += self.on_way.pop(heard.id or "", None) is not None

    def look(self, heard: Heard, message: bytes, now: float) -> None:
        seat = heard.seat or 0
        for key in [key for key in self.unshown if key[1] <= heard.n]:
            self.meter.shown[key] = now
            self.unshown.remove(key)
        if heard.type == "position":
            position = msgspec.json.decode(message)
            self.whole[seat] = {"asked": position["asked"], "choices": position["choices"]}
        else:
            for part in CHANGED.decode(message).parts:
                if part.at[0] in ("asked", "choices"):
                    put_part(self.whole[seat], part.at, {"to": msgspec.json.decode(part.to), "gone": part.gone})
        desk = msgspec.convert(self.whole[seat], Desk)
        if desk.choices and any(it.must for it in desk.asked):
            self.open[seat] = desk
        else:
            self.open.pop(seat, None)

    def ready(self) -> bool:
        return bool(self.open) and not self.on_way

    def move(self) -> None:
        seat = self.dice.choice(list(self.open))
        choice = self.dice.choice(self.open.pop(seat).choices)
        self.moves += 1
        number = f"m{self.moves}"
        message = msgspec.json.encode({"type": "act", "id": number, "seat": seat, "do": choice.do, "with": choice.words})
        self.on_way[number] = perf_counter()
        self.line.say(message)
