"""Ten thousand lies, over WebSocket and HTTP, from people with and without seats: the server says no ten thousand times and plays on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from magnat.store import schema
from magnat.store.database import Database
from tests.databases import postgres_url, sqlite_url
from tests.hosting.lies import Liar, Plain
from tests.hosting.player import Person
from tests.hosting.server import Server, running

MESSAGES = 10_000
TABLES = ("playing", "playing", "playing", "playing", "open", "paused", "closed", "typed")
SEATS = 3
STRANGERS = 8
GOODBYES = (1003, 1007, 1008, 1009)
"""How a WebSocket may end: no text, no UTF-8, not understood, too large."""
TOO_FAST = "too-fast"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_lies_change_nothing(kind: str, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else postgres_url()
    with running(url, tmp_path) as server:
        processes = server.children()
        answers = asyncio.run(lie(server, url, MESSAGES // 2))
        assert server.children() == processes  # nothing crashed and was started again
    assert sum(answers.values()) >= MESSAGES // 2
    assert not {"went-wrong", "not-stored"} & set(answers), answers
    expected = {
        "refused",
        "not-your-seat",
        "no-seat",
        "unreadable",
        "bad-message",
        "moved-on",
        "too-large",
        "paused",
        "not-playing",
        "over",
    }
    assert expected <= set(answers), answers  # the lies got through to the checks that they are meant for
    log = server.log.read_text()
    assert "Traceback" not in log, log[-5000:]


class Place:
    """A table and what its liars need to know."""

    def __init__(self, code: str, status: str, people: list[Person]) -> None:
        self.code = code
        self.status = status
        self.people = people
        self.n = 0
        self.turn = 0
        self.choice: Plain = {"do": "buy-barrel", "with": {"market": "domestic", "good": "crude"}}
        self.ready = False

    async def look(self) -> None:
        for seat, person in enumerate(self.people):
            if self.status == "open":
                return
            seen = await person.get(f"/tables/{self.code}/position", seat=seat)
            self.n = seen["n"]
            if seen["choices"]:
                self.ready, self.turn, self.choice = True, seat, {"do": seen["choices"][0]["do"], "with": seen["choices"][0]["with"]}

    def liar(self, person: Person, dice: random.Random) -> Liar:
        seat = self.people.index(person) if person in self.people else None
        return Liar(dice, seat, seat == 0, seat is not None and seat == self.turn, self.n, self.choice)


async def lie(server: Server, url: str, messages: int) -> Counter[str]:
    """Sets tables up in every state, lies at them, and looks whether anything is different afterwards."""
    places = [await set_up(server.api, status) for status in TABLES]
    strangers = await asyncio.gather(*(Person(server.api, f"stranger {number}").come_in() for number in range(STRANGERS)))
    everybody = [*strangers, *(person for place in places for person in place.people)]
    before = await stored(url)
    answers: Counter[str] = Counter()
    share = -(-messages // len(everybody))
    async with asyncio.timeout(600):
        await all_of([lies_of(person, places, answers, share, random.Random(number)) for number, person in enumerate(everybody)])
    assert await stored(url) == before
    await plays_on(places[0])
    for person in everybody:
        await person.http.aclose()
    return answers


async def all_of(work: list[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)


async def set_up(api: str, status: str) -> Place:
    people = list(await asyncio.gather(*(Person(api, f"{status} {seat}").come_in() for seat in range(SEATS))))
    dice = "typed" if status == "typed" else "server"
    code = await people[0].set_up("mcmulti", SEATS, options={"quadrants": "by_seat"}, dice=dice)
    place = Place(code, status, people)
    if status == "open":
        return place  # two seats are free, and nobody takes them
    for person in people[1:]:
        await person.post(f"/tables/{code}/join")
    await people[0].post(f"/tables/{code}/start")
    while not place.ready and status != "typed":
        await place.look()
    if status == "playing":
        await people[place.turn].post(f"/tables/{code}/moves", {"type": "act", "id": "the-first", "seat": place.turn, **place.choice})
        await place.look()
    if status in ("paused", "closed"):
        await people[0].post(f"/tables/{code}/{status.removesuffix('d')}", {"reason": "lunch"})
    return place


async def stored(url: str) -> Plain:
    """Journals, tables and seats as the database has them."""
    database = await Database.open(url)
    try:
        cards = schema.tables.c
        kept = [schema.entries, schema.snapshots, schema.seats, select(*(it for it in cards if it.name != "owner")).subquery()]
        return await database.read(lambda connection: [sorted(map(repr, connection.execute(select(table)))) for table in kept])
    finally:
        await database.close()


async def plays_on(place: Place) -> None:
    """The same move that was refused to everybody else is taken from whoever may make it."""
    n = place.n
    done = await place.people[place.turn].post(
        f"/tables/{place.code}/moves", {"type": "act", "id": "on", "seat": place.turn, **place.choice}
    )
    assert done["n"] == n + 1


# One person's lies


async def lies_of(person: Person, places: list[Place], answers: Counter[str], share: int, dice: random.Random) -> None:
    """So many as get through: what comes too fast is told so, and does not count."""
    told: Counter[str] = Counter()
    while sum(told.values()) - told[TOO_FAST] < share:
        place = dice.choice([it for it in places if person in it.people] * 8 + places)
        heard = await (on_socket if dice.random() < 0.6 else by_http)(person, place, dice)
        told.update(heard)
        if TOO_FAST in heard:
            await asyncio.sleep(1)
    answers.update(it for it in told.elements() if it != TOO_FAST)


async def on_socket(person: Person, place: Place, dice: random.Random) -> list[str]:
    """A connection and up to thirty messages, or until the server hangs up."""
    heard: list[str] = []
    liar = place.liar(person, dice)
    url = person.api.replace("http", "ws", 1) + f"/tables/{place.code}/live"
    async with connect(url, max_size=None, open_timeout=120, ping_interval=None, close_timeout=30) as socket:
        try:
            if dice.random() < 0.8:
                await socket.send(f'{{"type":"hello","token":"{person.token}","positions":false}}')
            for _ in range(30):
                await socket.send(liar.message())
                await socket.send('{"type":"ping","id":"sync"}')
                heard += await answers_until_sync(socket)
                if TOO_FAST in heard:
                    return heard
        except ConnectionClosed as end:
            assert end.rcvd is not None, f"the connection broke: {end}"
            assert end.rcvd.code in GOODBYES, end
            heard.append(f"closed-{end.rcvd.code}")
    return heard


async def answers_until_sync(socket: ClientConnection) -> list[str]:
    """Whatever was told up to the answer to our ping; a message that is answered by silence was a line of chat."""
    heard: list[str] = []
    while True:
        async with asyncio.timeout(120):
            message = msgspec.json.decode(await socket.recv())
        match message["type"]:
            case "failed":
                heard.append(message["problem"]["error"])
                if message.get("id") == "sync" or heard.count(TOO_FAST) == 2:  # the ping itself came too fast, or was cut off with the rest
                    return heard
            case "pong" if message.get("id") == "sync":
                return heard or ["silence"]
            case "done" | "verdict" | "pong":
                heard.append(message["type"])


ROUTES = ("join", "leave", "start", "pause", "resume", "close", "host", "mute", "rematch", "seats/0/link", "seats/1/link")
PATHS = ("position?seat=0", "position?at=99999999999999999999", "position?at=-1", "entries?after=9223372036854775808", "entries?wait=x",
         "notes/0", "notes/-1", "notes/999999999999999999999", "chat?after=1e9", "journal", "..%2f..%2fetc",
         "position?seat=%00")  # fmt: skip


async def by_http(person: Person, place: Place, dice: random.Random) -> list[str]:
    liar = place.liar(person, dice)
    body, path = liar.message(), dice.choice(["moves", "moves", "why", "chat"])
    if liar.seat is None and place.status != "open" and dice.random() < 0.5:
        path = dice.choice(ROUTES)
    headers = dice.choice([{}, {}, {}, {"authorization": "Bearer wrong"}, {"authorization": ""}, {"content-type": "text/plain"}])
    try:
        if dice.random() < 0.15:
            answer = await person.http.get(f"/tables/{place.code}/{dice.choice(PATHS)}")
        else:
            code = dice.choice([place.code] * 8 + ["NOSUCH", "'OR''='", "%00", "%ff%fe", "a" * 300])
            answer = await person.http.post(f"/tables/{code}/{path}", content=body, headers=headers)
    except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
        return []  # the server hung up on a body that was too large, perhaps while the next request was on its way
    assert answer.status_code < 500, f"{answer.status_code} {path} {body[:200]!r} {answer.text}"
    if answer.status_code < 400:
        return [f"http-{answer.status_code}"]
    return [str(answer.json()["error"])]
