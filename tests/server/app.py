"""A real server in a thread of the test, and people who use it over HTTP and WebSockets as their browsers do."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from magnat.games.registry import GAMES
from magnat.server.bots.pool import BotPool
from magnat.server.process.serving import config
from magnat.server.server_process import ServerProcess
from magnat.server.settings import RateLimit, Settings
from tests import plain_http
from tests.patience import PATIENCE_S

Plain = Any  # JSON as it came over the wire: these tests look at the bytes, not at our types
MANY = RateLimit(100_000, 100_000)
LOGINS = {"login_limit": MANY, "account_limit": MANY, "guess_limit": MANY, "mail_limit": MANY}


class Server:
    """One server process of Magnat, without the process; stopped and started again it keeps its port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def api(self) -> str:
        return f"{self.url}/api/v1"

    def start(self) -> None:
        """Returns when it is open."""
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.settings.port))
        listening.listen(100)
        self.settings = replace(self.settings, port=listening.getsockname()[1])
        self.uvicorn = uvicorn.Server(config(self.settings))
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [listening]}, daemon=True)
        with patch.object(BotPool, "warm", not_yet):
            self.thread.start()
            until(lambda: self.uvicorn.started or not self.thread.is_alive(), "the server to start")
        assert self.uvicorn.started

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive()


async def not_yet(_pool: BotPool) -> None:
    """Most tests ask no bot: its process starts with the first question, as it does when one has died."""


def inside(server: Server) -> ServerProcess:
    """What it consists of: to look at, not to touch."""
    app = server.uvicorn.config.app
    assert isinstance(app, Litestar)
    process: ServerProcess = app.state.server
    return process


@contextmanager
def running(db: str, **more: Plain) -> Iterator[Server]:
    """With room for everything that a test sends in a hurry."""
    server = Server(Settings(**{"db": db, "port": 0, "person_limit": MANY, "newcomer_limit": MANY, **LOGINS, **more}))
    try:
        yield server
    finally:
        server.stop()


def until(true: Callable[[], Plain], what: str) -> Plain:
    """Waits for a condition, and returns what it returned."""
    end = time.monotonic() + PATIENCE_S
    while not (found := true()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
    return found


class Person:
    """Somebody who came in as a guest."""

    def __init__(self, server: Server, name: str = "Ada", language: str = "en", token: str = "") -> None:
        self.server = server
        self.name = name
        self.http = plain_http.Client(base_url=server.api)
        self.token = token or self.post("/people", {"name": name, "language": language}, 201)["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.http.cookies.clear()

    def ask(self, method: str, path: str, body: Plain = None, **wanted: Plain) -> httpx.Response:
        return self.http.request(method, path, json=body, params=wanted)

    def post(self, path: str, body: Plain = None, status: int = 0) -> Plain:
        """The answer; any success, or just the status that is expected."""
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code == status if status else answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def put(self, path: str, body: Plain, status: int = 200) -> Plain:
        answer = self.ask("PUT", path, body)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def patch(self, body: Plain, status: int = 200) -> Plain:
        answer = self.ask("PATCH", "/me", body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, **wanted: Plain) -> Plain:
        answer = self.ask("GET", path, **wanted)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def opens(self, game: str = "mcmulti", seats: int = 2, **more: Plain) -> str:
        """Sets a table up; its code. McMulti begins with the special purchases, unless other options are named."""
        short = {"round_limit": 5, "quadrants": "by_seat"} if game == "mcmulti" else {}
        options = {**short, **more.pop("options", {})}
        opened = self.post("/tables", {"game": game, "seats": seats, "bot_pause": 0, "options": options, **more}, 201)
        return str(opened["table"]["code"])

    def position(self, code: str, **wanted: Plain) -> Plain:
        return self.get(f"/tables/{code}/position", **wanted)

    def card(self, code: str) -> Plain:
        return self.get(f"/tables/{code}")

    def entries(self, code: str, after: int = 0) -> list[Plain]:
        """Everything that happened, page by page."""
        found: list[Plain] = []
        more = True
        while more:
            page = self.get(f"/tables/{code}/entries", after=found[-1]["n"] if found else after)
            found += page["entries"]
            more = page["more"]
        return found

    def sends(self, code: str, type: str, status: int = 200, **words: Plain) -> Plain:
        """A move; `done`, or the problem."""
        return self.post(f"/tables/{code}/moves", {"type": type, **words}, status)

    def moves(self, code: str, seat: int | None = None) -> Plain:
        """The simplest choice that the seat has: what the clock would choose."""
        wanted = {} if seat is None else {"seat": seat}
        position = self.position(code, **wanted)
        choice = simplest(position)
        return self.sends(code, "act", seat=position["seat"], do=choice["do"], **{"with": choice["with"]})

    @contextmanager
    def live(self, code: str, **hello: Plain) -> Iterator[Live]:
        address = self.server.api.replace("http", "ws", 1) + f"/tables/{code}/live"
        with connect(address, max_size=None, open_timeout=PATIENCE_S) as socket:
            live = Live(socket)
            live.send(type="hello", token=self.token, **hello)
            yield live


class Live:
    """A WebSocket to a table; remembers everything that it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Plain] = []

    def send(self, **message: Plain) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> Plain:
        self.heard.append(msgspec.json.decode(self.socket.recv(PATIENCE_S)))
        return self.heard[-1]

    def wait(self, type: str, **fields: Plain) -> Plain:
        """The next message of that type with these fields."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            message = self.hear()
            if message["type"] == type and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"no {type} {fields} came")

    def settled(self) -> list[Plain]:
        """Everything up to now: an answered ping comes after what was sent before it."""
        self.send(type="ping", id="settled")
        self.wait("pong", id="settled")
        return self.heard


def started(people: list[Person], game: str = "mcmulti", bots: int = 0, **more: Plain) -> str:
    """A running table with these people and then this many bots; the first one is host. The game's first rolls have been made."""
    seats = len(people) + bots
    code = people[0].opens(game, seats, bots=["clerk"] * bots, **more)
    for person in people[1:]:
        person.post(f"/tables/{code}/join")
    people[0].post(f"/tables/{code}/start")
    if more.get("dice") != "typed":
        until(lambda: waited_for(people[0], code), "the game to begin")
    return code


def simplest(position: Plain) -> Plain:
    order = [key for game in GAMES.values() for key in game.descriptor.late_moves]
    return min(position["choices"], key=lambda choice: order.index(choice["do"]) if choice["do"] in order else len(order))


def waited_for(person: Person, code: str) -> list[int]:
    waiting: list[int] = person.card(code)["waiting"]
    return waiting


def mover(people: list[Person], code: str) -> tuple[Person, int]:
    """Whose turn it is: the person and the seat (each person has the seat of their number)."""
    seat = waited_for(people[0], code)[0]
    return people[seat], seat


def played(people: list[Person], code: str, entries: int) -> int:
    """People make simple moves until there are this many entries; how many there are."""
    position = people[0].position(code, seat=0)
    while position["n"] < entries:
        seat = position["waiting"][0]["seat"]
        position = people[seat].position(code, seat=seat) if seat != position["seat"] else position
        choice = simplest(position)
        people[seat].sends(code, "act", seat=seat, do=choice["do"], **{"with": choice["with"]})
        position = people[seat].position(code, seat=seat)
    return int(position["n"])


def journal_of(person: Person, code: str) -> bytes:
    answer = person.ask("GET", f"/tables/{code}/journal")
    assert answer.status_code == 200, answer.text
    return answer.content


def file_with(folder: Path, text: bytes) -> Path:
    file = folder / "game.jsonl"
    file.write_bytes(text)
    return file
