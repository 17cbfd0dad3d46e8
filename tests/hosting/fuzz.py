"""Messages that no honest client sends, over WebSocket and HTTP, from people with and without seats: the server says no and plays on.

`python -m tests.hosting.fuzz --db sqlite --until 900000` is the long run, in pieces that add to docs/proof; the test sends a few thousand.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from magnat.store import schema
from magnat.store.database import Database
from tests.databases import postgres_url, sqlite_url
from tests.hosting.lies import VALUES, Liar, Plain, text
from tests.hosting.player import Person
from tests.hosting.proof import Found, Proof, go_on, pieces
from tests.hosting.server import Server, running

TABLES = ("playing", "playing", "playing", "playing", "open", "paused", "closed", "typed", "lesson", "seating")
SEATS = 3
PUPILS = 9
STRANGERS = 8
PIECE = 20_000
AT_ONCE = 10
"""Messages that are sent before their answers are read."""
GOODBYES = (1003, 1007, 1008, 1009)
"""How a WebSocket may end: not text, not UTF-8, not understood, too large."""
TOO_FAST = "too-fast"
EXPECTED = {
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
    "not-the-host",
}
"""Lies that got through to the checks they are meant for."""


def lied(url: str, folder: Path, messages: int, seed: int) -> tuple[Counter[str], list[str]]:
    """The answers, and what is wrong with them or with the server afterwards."""
    faults: list[str] = []
    with running(url, folder) as server:
        processes = server.children()
        answers = asyncio.run(lie(server, url, messages, seed))
        if server.children() != processes:
            faults.append("a process crashed and was started again")
    faults += [f"{answers[bad]} times {bad}" for bad in ("went-wrong", "not-stored") if answers[bad]]
    faults += [f"never {missing}" for missing in sorted(EXPECTED - set(answers)) if messages >= PIECE // 4]
    log = server.log.read_text()
    return answers, faults + ([log[log.index("Traceback") :][:400]] if "Traceback" in log else [])


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
        self.leader: Person | None = None

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


async def lie(server: Server, url: str, messages: int, seed: int) -> Counter[str]:
    """Sets tables up in every state, lies at them, and checks whether anything is different afterwards."""
    places = [await set_up(server.api, status) for status in TABLES]
    strangers = await asyncio.gather(*(Person(server.api, f"stranger {number}").come_in() for number in range(STRANGERS)))
    everybody = [*strangers, *(person for place in places for person in place.people)]
    leaders = [place.leader for place in places if place.leader is not None]
    await settled(url)
    before = await stored(url)
    answers: Counter[str] = Counter()
    share = -(-messages // len(everybody))
    async with asyncio.timeout(3600):
        await all_of(
            [lies_of(person, places, answers, share, random.Random(f"{seed} {number}")) for number, person in enumerate(everybody)]
        )
    assert await stored(url) == before
    await plays_on(places[0])
    for person in [*everybody, *leaders]:
        await person.http.aclose()
    return answers


async def settled(url: str) -> None:
    """Until tables that have just been set up do nothing more by themselves."""
    before = await stored(url)
    while True:
        await asyncio.sleep(2)
        now = await stored(url)
        if now == before:
            return
        before = now


async def all_of(work: list[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)


async def set_up_lesson(api: str, status: str) -> Place:
    """The first one leads without a seat."""
    leader = await Person(api, f"{status} leader").come_in()
    code = (await leader.post("/lessons", {"game": "oilcity", "pupils": PUPILS}))["table"]["code"]
    pupils = list(await asyncio.gather(*(Person(api, f"{status} {seat}").come_in() for seat in range(SEATS))))
    for seat, person in enumerate(pupils):
        await person.post(f"/tables/{code}/join", {"seat": seat})
    place = Place(code, status, pupils)
    place.leader = leader
    if status == "lesson":
        await leader.http.put(f"/tables/{code}/lesson", json={"hold": True})
        await leader.post(f"/tables/{code}/lesson/begin")
        await leader.post(f"/tables/{code}/pause", {"reason": "lunch"})  # bots keep free places warm, and would go on
    return place


async def set_up(api: str, status: str) -> Place:
    if status in ("lesson", "seating"):
        return await set_up_lesson(api, status)
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
    """As many as get through: what comes too fast is refused, and does not count."""
    told: Counter[str] = Counter()
    while sum(told.values()) - told[TOO_FAST] < share:
        place = dice.choice([it for it in places if person in it.people] * 8 + places)
        heard = await (on_socket if dice.random() < 0.6 else by_http)(person, place, dice)
        told.update(heard)
        if TOO_FAST in heard:
            await asyncio.sleep(1)
    answers.update(it for it in told.elements() if it != TOO_FAST)


HELLOS: tuple[Plain, ...] = ({}, {}, {"overview": True}, {"overview": True, "wall": True}, {"changes": True, "positions": True})


async def on_socket(person: Person, place: Place, dice: random.Random) -> list[str]:
    """A connection and up to sixty messages, or until the server hangs up."""
    heard: list[str] = []
    liar = place.liar(person, dice)
    url = person.api.replace("http", "ws", 1) + f"/tables/{place.code}/live"
    async with connect(url, max_size=None, open_timeout=120, ping_interval=None, close_timeout=30) as socket:
        try:
            if dice.random() < 0.8:
                await socket.send(text({"type": "hello", "token": person.token, "positions": False, **dice.choice(HELLOS)}))
            for _ in range(6):
                for _ in range(AT_ONCE):
                    await socket.send(liar.message())
                await socket.send('{"type":"ping","id":"sync"}')
                heard += await answers_until_sync(socket, AT_ONCE)
                if TOO_FAST in heard:
                    return heard
        except ConnectionClosed as end:
            assert end.rcvd is not None, f"the connection broke: {end}"
            assert end.rcvd.code in GOODBYES, end
            heard.append(f"closed-{end.rcvd.code}")
    return heard


async def answers_until_sync(socket: ClientConnection, sent: int) -> list[str]:
    """Whatever was said up to the answer to our ping; messages that are answered by silence were lines of chat."""
    heard: list[str] = []
    while True:
        async with asyncio.timeout(300):
            message = msgspec.json.decode(await socket.recv())
        match message["type"]:
            case "failed":
                heard.append(message["problem"]["error"])
                if (
                    message.get("id") == "sync" or heard.count(TOO_FAST) > sent
                ):  # the ping itself came too fast, or was cut off with the rest
                    return heard
            case "pong" if message.get("id") == "sync":
                return heard + ["silence"] * (sent - len(heard))
            case "done" | "verdict" | "pong":
                heard.append(message["type"])


ROUTES = ("join", "leave", "start", "pause", "resume", "close", "host", "mute", "rematch", "seats/0/link", "seats/1/link")
PATHS = ("position?seat=0", "position?at=99999999999999999999", "position?at=-1", "entries?after=9223372036854775808", "entries?wait=x",
         "notes/0", "notes/-1", "notes/999999999999999999999", "chat?after=1e9", "journal", "..%2f..%2fetc",
         "position?seat=%00")  # fmt: skip


LEADERS = ("lesson/begin", "lesson/go-on", "lesson/push", "lesson/take-back", "lesson/time", "lesson/last-turn", "lesson/end", "lesson/say",
           "seats/0/relay", "pause", "resume", "close", "debrief/turning-points")  # fmt: skip
PUTS = ("lesson", "lesson/clock", "places/0", "places/-1", "seats/1")
FIELDS = ("team", "seconds", "text", "kind", "seat", "ban", "locked", "last_turn", "bell", "name", "by", "reason", "x")


async def by_http(person: Person, place: Place, dice: random.Random) -> list[str]:
    if place.leader is not None and dice.random() < 0.5:
        return await as_leader(person, place, dice)
    return await as_player(person, place, dice)


async def as_leader(person: Person, place: Place, dice: random.Random) -> list[str]:
    """What only the leader may do, from somebody else."""
    body = text({name: dice.choice(VALUES) for name in dice.sample(FIELDS, dice.randrange(4))}) if dice.random() < 0.8 else "{"
    put = dice.random() < 0.3
    path = f"/tables/{place.code}/{dice.choice(PUTS if put else LEADERS)}"
    return await answered(person.http.request("PUT" if put else "POST", path, content=body), path, body)


async def answered(asking: Coroutine[Any, Any, httpx.Response], path: str, body: Plain) -> list[str]:
    try:
        answer = await asking
    except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
        return []  # the server hung up on a body that was too large, perhaps while the next request was on its way
    assert answer.status_code < 500, f"{answer.status_code} {path} {body[:200]!r} {answer.text}"
    return [f"http-{answer.status_code}"] if answer.status_code < 400 else [str(answer.json()["error"])]


async def as_player(person: Person, place: Place, dice: random.Random) -> list[str]:
    liar = place.liar(person, dice)
    body, path = liar.message(), dice.choice(["moves", "moves", "why", "chat"])
    if liar.seat is None and place.status != "open" and dice.random() < 0.5:
        path = dice.choice(ROUTES)
    headers = dice.choice([{}, {}, {}, {"authorization": "Bearer wrong"}, {"authorization": ""}, {"content-type": "text/plain"}])
    if dice.random() < 0.15:
        path = f"/tables/{place.code}/{dice.choice(PATHS)}"
        return await answered(person.http.get(path), path, b"")
    code = dice.choice([place.code] * 8 + ["NOSUCH", "'OR''='", "%00", "%ff%fe", "a" * 300])
    return await answered(person.http.post(f"/tables/{code}/{path}", content=body, headers=headers), path, body)


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    ask.add_argument("--messages", type=int, default=PIECE, help="sent to one server")
    ask.add_argument("--seed", type=int)
    pieces(ask)
    asked = ask.parse_args()

    def work(seed: int) -> Found:
        with tempfile.TemporaryDirectory(prefix="magnat-fuzz-") as folder:
            url = sqlite_url(Path(folder)) if asked.db == "sqlite" else postgres_url()
            answers, faults = lied(url, Path(folder), asked.messages, seed)
        print(dict(answers.most_common()), flush=True)
        accepted = sum(
            count for name, count in answers.items() if name.startswith("http-") or name in ("done", "verdict", "pong", "silence")
        )
        return Found({"messages": answers.total(), "refused": answers.total() - accepted, "different answers": len(answers)}, {}, faults)

    if asked.until:
        return 0 if go_on(Proof("fuzz", asked.report), asked.db, "messages", asked, work) else 1
    found = work(1 if asked.seed is None else asked.seed)
    print(*found.faults, sep="\n")
    return 1 if found.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
