"""A person with a browser, played by a program: comes in, sits down, talks over a WebSocket, and notices every gap and duplicate."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from magnat.lab.real_server import put_in
from tests import plain_http

Plain = Any  # JSON as it came over the wire: these tests look at the bytes, not at our types
AGAIN = ("too-fast", "moving", "not-stored")
"""Answers that mean: nothing has happened, send it again."""


class Person:
    """Somebody who came in; `http` carries the token."""

    def __init__(self, api: str, name: str, language: str = "en") -> None:
        self.api = api
        self.name = name
        self.language = language
        self.http = plain_http.AsyncClient(base_url=api)
        self.token = ""

    async def come_in(self) -> Person:
        answer = await self.http.post("/people", json={"name": self.name, "language": self.language})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.http.cookies.clear()
        return self

    async def post(self, path: str, body: Plain = None, status: int | None = None) -> Plain:
        answer = await self.http.post(path, json={} if body is None else body)
        assert status is None or answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        assert status is not None or answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def get(self, path: str, **wanted: Plain) -> Plain:
        answer = await self.http.get(path, params=wanted)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def set_up(self, game: str, seats: int, **more: Plain) -> str:
        opened = await self.post("/tables", {"game": game, "seats": seats, "bot_pause": 0, **more})
        code: str = opened["table"]["code"]
        return code


class Seat:
    """A connection to a table that survives being cut: it says what it has, and takes only what comes next."""

    def __init__(self, person: Person, code: str, dice: random.Random) -> None:
        self.person = person
        self.code = code
        self.dice = dice
        self.doors = [person.api]  # the addresses of the server; when one does not answer the next is tried
        self.greeting: Plain = {}  # what else the hello says
        self.n = 0
        self.told: list[Plain] = []
        self.bytes: list[str] = []
        self.positions: dict[int, Plain] = {}
        self.held: list[int] = []
        self.socket: ClientConnection | None = None
        self.sent = 0
        self.moves: dict[str, Plain] = {}  # its own moves by their ids
        self.cuts = 0
        self.accepted: dict[str, int] = {}  # which entry each of its moves became
        self.refused: list[Plain] = []

    async def connect(self) -> None:
        url = self.doors[0].replace("http", "ws", 1) + f"/tables/{self.code}/live"
        try:
            self.socket = await connect(url, max_size=None, open_timeout=60)
        except (OSError, EOFError, InvalidHandshake):
            self.doors.append(self.doors.pop(0))
            raise
        await self.send({"type": "hello", "token": self.person.token or None, "after": self.n, "changes": True, **self.greeting})

    async def send(self, message: Plain) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def cut(self) -> None:
        """The connection breaks, without a goodbye."""
        assert self.socket is not None
        self.cuts += 1
        self.socket.transport.abort()
        await self.socket.wait_closed()

    async def hear(self) -> Plain:
        """The next message; entries must come one after the other."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.bytes.append(text)
        message = msgspec.json.decode(text)
        match message["type"]:
            case "welcome":
                self.held = message["seats"]
            case "told":
                assert message["n"] == self.n + 1, f"{self.person.name}: entry {message['n']} after {self.n}"
                self.n = message["n"]
                self.told.append(message)
            case "position":
                self.positions[message["seat"]] = message
            case "changed":
                message = self.positions[message["seat"]] = put_in(self.positions[message["seat"]], message)
                self.bytes.append(msgspec.json.encode(message).decode())  # for those who search whole positions
            case "done" if message.get("id"):
                known = self.accepted.setdefault(message["id"], message["n"])
                assert known == message["n"], f"{message['id']} became entry {known} and again {message['n']}"
        return message

    def over(self) -> bool:
        return any(position["over"] for position in self.positions.values())

    def move(self) -> Plain | None:
        """A random choice of a seat that must decide; it carries an id of its own."""
        for seat in self.held:
            position = self.positions.get(seat)
            if position is None or position["n"] < self.n or not any(it["must"] for it in position["asked"]) or not position["choices"]:
                continue
            choice = self.dice.choice(position["choices"])
            self.sent += 1
            move = {"type": "act", "id": f"{self.person.name}-{self.sent}", "seat": seat, "do": choice["do"], "with": choice["with"]}
            self.moves[move["id"]] = move
            return move
        return None

    async def play(self, cuts: float = 0.0) -> None:
        """Plays to the end. With `cuts` the connection breaks now and then, sometimes before an answer comes, and messages go out twice."""
        waiting: Plain = None
        while waiting is not None or not self.over():
            try:
                if self.socket is None:
                    await self.connect()
                    if waiting is not None:
                        await self.send(waiting)  # was it received? the id makes sure that it counts once
                waiting = await self.after(await self.hear(), waiting)
                if cuts and waiting is not None and self.dice.random() < cuts:
                    await self.send(waiting)
                if cuts and self.dice.random() < cuts:
                    await self.cut()
                    self.socket = None
            except (ConnectionClosed, OSError, EOFError, InvalidHandshake):
                self.socket = None
                await asyncio.sleep(0.1)
        if self.socket is not None:
            await self.socket.close()

    async def after(self, message: Plain, waiting: Plain) -> Plain:
        """What a message changes: the move that waits for its answer from now on, or None."""
        if waiting is not None and message["type"] in ("done", "failed") and message.get("id") == waiting["id"]:
            if message["type"] == "failed" and message["problem"]["error"] in AGAIN:
                await asyncio.sleep(0.1)
                await self.send(waiting)
                return waiting
            waiting = None
            if message["type"] == "failed":
                self.refused.append(message)
                self.positions.clear() if message["problem"]["error"] == "moved-on" else None
        if waiting is None and message["type"] in ("position", "done", "failed"):
            waiting = self.move()
            if waiting is not None:
                await self.send(waiting)
        return waiting


async def seated(persons: list[Person], game: str, seats: int, seed: int, bot: str = "clerk", **more: Plain) -> list[Seat]:
    """The first sets a table up, the others sit down, bots take the rest, and it starts."""
    dice = random.Random(seed)
    code = await persons[0].set_up(game, seats, bots=[bot] * (seats - len(persons)), **more)
    for person in persons[1:]:
        await person.post(f"/tables/{code}/join")
    await persons[0].post(f"/tables/{code}/start")
    return [Seat(person, code, random.Random(dice.random())) for person in persons]


async def whole_game(api: str, game: str, seats: int, people: int, seed: int, cuts: float = 0.0, **more: Plain) -> list[Seat]:
    """People and bots play one game from set-up to end; the seats with everything that they received."""
    persons = [await Person(api, f"P{index}").come_in() for index in range(people)]
    connections = await seated(persons, game, seats, seed, **more)
    await asyncio.gather(*(connection.play(cuts) for connection in connections))
    for person in persons:
        await person.http.aclose()
    return connections
