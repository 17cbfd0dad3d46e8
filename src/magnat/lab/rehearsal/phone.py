"""One simulated phone: comes in, takes a place, sees what its seat sees, and answers after a while as a bot would in its place."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any, get_type_hints

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from magnat.bots.bot import Bot, Question
from magnat.bots.registry import find as find_bot
from magnat.bots.registry import usual
from magnat.games.registry import AnyGame
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, View
from magnat.lab.real_server import PATIENCE, Plain, call, person, put_in
from magnat.lab.rehearsal.tempers import Temper

RETRY_S = 0.2


class Asked(msgspec.Struct):
    key: str
    must: bool


class Choice(msgspec.Struct):
    do: str
    words: dict[str, int | str] = msgspec.field(name="with")


class Seen(msgspec.Struct):
    """What a phone needs of any message."""

    type: str
    n: int = 0
    seat: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    asked: list[Asked] = []
    choices: list[Choice] = []
    seats: list[int] = []
    over: bool = False
    id: str | None = None


SEEN = msgspec.json.Decoder(Seen)


class Delivery:
    """When each move was sent, and when each of the others had it."""

    def __init__(self) -> None:
        self.sent: dict[int, float] = {}  # by entry
        self.heard: list[tuple[int, float]] = []

    def delays(self) -> list[float]:
        """Milliseconds from the finger to every other screen."""
        return [(at - self.sent[n]) * 1000 for n, at in self.heard if n in self.sent]


class Line:
    """A connection to a table that comes back when it is cut, as browsers do."""

    def __init__(self, address: str, code: str, token: str, delivery: Delivery, overview: bool = False) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{code}/live"
        self.hello: dict[str, Plain] = {"type": "hello", "overview": overview, "changes": True, **({"token": token} if token else {})}
        self.delivery = delivery
        self.n = 0
        self.missed = 0  # the newest entry when it came in: what is told up to there it catches up with
        self.socket: ClientConnection | None = None
        self.cuts = 0
        self.dark = False

    async def listen(self) -> None:
        while not self.dark:
            try:
                async with connect(self.url, max_size=None, compression=None, open_timeout=PATIENCE) as self.socket:
                    await self.socket.send(msgspec.json.encode({**self.hello, "after": self.n}).decode())
                    async for text in self.socket:
                        self.hear(text if isinstance(text, bytes) else text.encode(), time.perf_counter())
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
                pass
            self.cut()
            await asyncio.sleep(RETRY_S)

    def cut(self) -> None:
        self.cuts += 1

    def go_dark(self) -> None:
        """Without a goodbye, and for good."""
        self.dark = True
        if self.socket is not None:
            self.socket.transport.abort()

    def hear(self, text: bytes, at: float) -> None:
        seen = SEEN.decode(text)
        if seen.type == "welcome":
            self.missed = seen.n
        elif seen.type == "told":
            self.n = seen.n
            if seen.n > self.missed:
                self.delivery.heard.append((seen.n, at))
        self.take(seen, text)

    def take(self, seen: Seen, text: bytes) -> None:
        """What else is done with a message."""


class Phone(Line):
    """A pupil's. `speed` lesson seconds pass in a second."""

    def __init__(self, address: str, code: str, name: str, temper: Temper, speed: float, delivery: Delivery, seed: int) -> None:
        self.token = person(address, name)
        super().__init__(address, code, self.token, delivery)
        self.address = address
        self.code = code
        self.name = name
        self.temper = temper
        self.speed = speed
        self.dice = random.Random(seed)
        self.seed = seed
        self.seats: list[int] = []
        self.position: Seen | None = None
        self.whole: dict[int, Plain] = {}  # by seat: the position that the next change is put into
        self.bots: dict[int, Bot] = {}
        self.on_way: dict[str, float] = {}
        self.moves = 0
        self.refused = 0
        self.deciding: asyncio.Task[None] | None = None

    # Coming in

    async def sit_down(self) -> None:
        """Anywhere."""
        table = await asyncio.to_thread(call, f"{self.address}/api/v1/tables/{self.code}/join", {}, self.token)
        self.seats = [it["seat"] for it in table["seats"] if it["mine"]]

    async def hand_on(self, seat: int) -> str:
        """A partner's place: the four digits for another phone."""
        relay = await asyncio.to_thread(call, f"{self.address}/api/v1/tables/{self.code}/seats/{seat}/relay", {}, self.token)
        return str(relay["code"])

    async def take_over(self, digits: str) -> None:
        table = await asyncio.to_thread(call, f"{self.address}/api/v1/tables/{self.code}/relay", {"code": digits}, self.token)
        self.seats = [it["seat"] for it in table["seats"] if it["mine"]]

    def cut(self) -> None:
        """What was on its way may or may not have arrived: the next position tells."""
        super().cut()
        self.on_way.clear()

    # Playing

    def joins(self, game: AnyGame, settings: dict[str, Setting]) -> None:
        """Which game it is, and by which options: then the phone can think."""
        self.game, self.rules = game, game.rules(settings)
        hints: dict[str, Any] = get_type_hints(game.edge.view)  # Any: each game has a view of its own
        self.sees: type[View] = hints["return"]

    def take(self, seen: Seen, text: bytes) -> None:
        if seen.type == "welcome":
            self.seats = seen.seats
        elif seen.type == "position":
            self.whole[seen.seat or 0] = msgspec.json.decode(text)
            self.look(seen)
        elif seen.type == "changed":
            whole = self.whole[seen.seat or 0] = put_in(self.whole[seen.seat or 0], msgspec.json.decode(text))
            self.look(SEEN.decode(msgspec.json.encode(whole)))
        elif seen.type == "done" and seen.id in self.on_way:
            self.delivery.sent[seen.n] = self.on_way.pop(seen.id)
        elif seen.type == "failed":
            self.refused += self.on_way.pop(seen.id or "", None) is not None

    def look(self, position: Seen) -> None:
        self.position = position
        if self.must_decide() and self.deciding is None:
            self.deciding = asyncio.create_task(self._decide())

    def must_decide(self) -> bool:
        it = self.position
        if it is None or self.dark or it.over or it.seat not in self.seats:
            return False
        return bool(it.choices) and any(one.must for one in it.asked)

    async def _decide(self) -> None:
        """Thinks as long as the temper wants, then looks again: the partners may have decided meanwhile."""
        try:
            while self.must_decide():
                answers = self.dice.random() < self.temper.acts
                await asyncio.sleep(max(0.02, (self.temper.thinks(self.dice) if answers else self.temper.slowest or 30) / self.speed))
                if answers and self.must_decide() and not self.on_way:
                    await self._move()
        finally:
            self.deciding = None

    async def _move(self) -> None:
        position = self.position
        if position is None or position.seat is None or self.socket is None:
            return
        must = next(it for it in position.asked if it.must)
        options = [self.game.decode_action(it.do, dict(it.words)) for it in position.choices]
        question = Question(must.key, options, lambda: msgspec.json.decode(position.view, type=self.sees))
        action = self._bot(position.seat).choose(question)
        self.moves += 1
        number = f"{self.seed}-{self.moves}"
        self.on_way[number] = time.perf_counter()
        message = {"type": "act", "id": number, "seat": position.seat, "do": action.key, "with": action.words()}
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(msgspec.json.encode(message).decode())

    def _bot(self, seat: int) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = find_bot(self.game.name, usual(self.game.name))(self.game, self.rules, seat, Dice(self.seed, seat))
        return self.bots[seat]
