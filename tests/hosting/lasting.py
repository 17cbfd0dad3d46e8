"""A client that outlasts its server: it comes back, sends again what was not answered, and keeps every answer."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

import httpx
from websockets.exceptions import WebSocketException

from tests.hosting.player import Person, Plain, Seat

AGAIN = ("not-stored", "moving", "too-fast")
"""Answers after which the same message is sent again."""


class Client(Seat):
    """Plays at random, keeps every answer, and sends again what was not answered. Some moves are sent twice, some taken back."""

    def __init__(self, person: Person, code: str, dice: random.Random) -> None:
        super().__init__(person, code, dice)
        self.waiting: Plain | None = None
        self.sent_by: dict[str, int] = {}  # the seat of every id
        self.answered: dict[str, int] = {}  # id to entry
        self.denied: dict[str, str] = {}  # id to the error that ended it
        self.resent = 0
        self.asked: dict[str, float] = {}  # when a message without an answer was sent first
        self.took: list[float] = []  # seconds until each was answered for good
        self.troubles: list[Plain] = []  # what was said when the server could not do it just then
        self.turn = asyncio.Event()  # there is something to decide
        self.free = asyncio.Event()  # and it may be sent
        self.free.set()

    async def keep_playing(self) -> None:
        """To the end of the game, however often the server dies."""
        while not self.over():
            try:
                if self.socket is None:
                    await self.connect()
                    if self.waiting is not None:
                        self.resent += 1
                        await self.send(self.waiting)
                await self.take(await self.hear())
            except (WebSocketException, OSError):
                self.socket = None
                await asyncio.sleep(0.05)
        await self.hang_up()

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def take(self, message: Plain) -> None:
        if message["type"] in ("done", "failed") and message.get("id") in self.sent_by:
            await self.note(message, message["id"])
        if self.waiting is None and message["type"] in ("position", "done", "failed"):
            await asyncio.sleep(self.dice.uniform(0, 0.05))
            await self.wish(self.next_move())

    async def hold(self) -> None:
        """Returns when there is a move that waits for `free`."""
        self.turn.clear()
        self.free.clear()
        await self.turn.wait()

    async def note(self, message: Plain, number: str) -> None:
        """Every answer counts, even a second one to the same message."""
        if message["type"] == "done":
            assert self.answered.setdefault(number, message["n"]) == message["n"], f"{number} answered as {message['n']} too"
            assert number not in self.denied, f"{number} denied, then done"
        elif message["problem"]["error"] in AGAIN:
            self.troubles.append(message["problem"])
            await asyncio.sleep(0.2)
            if self.waiting is not None and self.waiting["id"] == number:
                await self.send(self.waiting)
            return
        else:
            assert number not in self.answered, f"{number} done, then denied: {message['problem']}"
            assert message["problem"]["error"] != "went-wrong", f"{number}: {message['problem']}"
            self.denied[number] = message["problem"]["error"]
        if (asked := self.asked.pop(number, None)) is not None:
            self.took.append(time.monotonic() - asked)
        if self.waiting is not None and self.waiting["id"] == number:
            self.waiting = None

    def next_move(self) -> Plain | None:
        move = self.move()
        if move is not None and self.answered and self.dice.random() < 0.1:
            return {"type": "undo", "id": move["id"], "seat": move["seat"]}
        return move

    async def wish(self, move: Plain | None) -> None:
        if move is None:
            return
        self.turn.set()
        await self.free.wait()
        self.waiting = move
        self.sent_by[move["id"]] = move["seat"]
        self.asked[move["id"]] = time.monotonic()
        for _ in range(2 if self.dice.random() < 0.1 else 1):
            await self.send(move)


async def come_in(api: str, name: str, language: str = "en") -> Person:
    while True:
        person = Person(api, name, language)
        with contextlib.suppress(httpx.TransportError):
            return await person.come_in()
        await person.http.aclose()
        await asyncio.sleep(0.1)


async def insist(person: Person, path: str, body: Plain = None, unless: str = "") -> Plain:
    """Until the server answers; `unless` is what it says when an earlier attempt was successful."""
    while True:
        try:
            answer = await person.http.post(path, json={} if body is None else body)
        except httpx.TransportError:
            await asyncio.sleep(0.1)
            continue
        if answer.status_code != 503:
            assert answer.status_code < 300 or answer.json()["error"] == unless, f"{path}: {answer.status_code} {answer.text}"
            return answer.json()
        await asyncio.sleep(0.1)
