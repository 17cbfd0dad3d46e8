"""Promise 6 through the real server: all bytes that every seat and a spectator receive, searched for what they must not know.

`python -m tests.hosting.leaks --until 200` plays that many games of every kind, in pieces that add to docs/proof.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import Connection

from magnat.bots.standing import orders_of
from magnat.games.registry import find
from magnat.server.table import render
from magnat.server.table.table_names import TableNames
from magnat.store import journals, tables
from magnat.store.database import Database
from magnat.store.records import EntryRow, TableRecord
from magnat.tables.journal import ENTRY, HEADER
from magnat.tables.table import Table
from magnat.words.catalogue import words
from tests.databases import sqlite_url
from tests.hosting.player import Person, Plain, Seat
from tests.hosting.proof import Found, Proof, go_on, pieces
from tests.hosting.server import running
from tests.hosting.twins import Eyes

SHORT: dict[str, tuple[int, int, Plain]] = {
    "mcmulti": (3, 3, {"round_limit": 1}),
    "africa": (3, 3, {"round_limit": 1}),
    "oilcity": (9, 7, {}),
}
"""Seats, people and options; what is left is bots."""
OPEN_CASH = ("africa",)
"""Games in which everybody may count everybody's money."""
AT_ONCE = 5
PIECE = 20
HASH = re.compile(r'"([0-9a-f]{8})"')
PROBE_EVERY = 60
"""Messages between two rounds of questions over HTTP."""
LOOKS = 10
"""Positions of each listener that are compared with their twins."""
TOLD = {"type", "n", "at", "facts", "seat", "roll", "typed", "clock", "undo", "ask", "agree", "ruling", "drop"}


class Ear(Seat):
    """Somebody at the table who keeps every byte, asks for everything over HTTP too, and has secrets of their own."""

    def __init__(self, person: Person, code: str, dice: random.Random) -> None:
        super().__init__(person, code, dice)
        self.secrets: list[str] = []
        self.heard = 0
        self.deals = 6
        self.seat = -1
        self.leads = False

    async def sit(self, seat: int, game: str) -> None:
        """A note, a link, a line to the partners: each holds something that nobody else may read."""
        self.seat = seat
        table, person = f"/tables/{self.code}", self.person
        note = self.secret("note")
        await self.keep(await person.http.put(f"{table}/notes/{seat}", json={"text": note}))
        link = await person.post(f"{table}/seats/{seat}/link")
        self.secrets += [person.token, link["token"], (await person.get("/me"))["id"]]
        if game == "oilcity":
            await person.post(f"{table}/chat", {"type": "say", "seat": seat, "company": True, "text": self.secret("partners")})

    def secret(self, kind: str) -> str:
        self.secrets.append(f"{kind}-{self.dice.getrandbits(64):016x}")
        return self.secrets[-1]

    async def hear(self) -> Plain:
        message = await super().hear()
        self.heard += 1
        if self.heard % PROBE_EVERY == 0:
            await self.probe()
        return message

    async def keep(self, answer: httpx.Response) -> None:
        """Refusals are kept too: they must not say too much."""
        assert answer.status_code < 500, answer.text
        if answer.headers["content-type"] == "application/json":  # the journal itself can be had when all is over
            self.bytes.append(answer.text)

    async def probe(self) -> None:
        """The person's own things, and those of others."""
        table, http, other = f"/tables/{self.code}", self.person.http, self.dice.randrange(4)
        recent, earlier = max(0, self.n - 30), self.dice.randrange(self.n + 1)
        own = ["", "/chat", f"/entries?after={recent}", f"/position?seat={self.seat}", f"/position?at={earlier}"]
        for path in self.dice.sample([*own, f"/position?seat={other}", f"/notes/{other}", "/journal"], 3):
            await self.keep(await http.get(table + path))
        for seat in {self.seat, other} - {-1}:  # a hint for oneself, and somebody else's
            await self.keep(await http.post(f"{table}/advice", json={"seat": seat}))
        if self.seat >= 0:
            await self.order(f"{table}/orders")
            await self.keep(await http.put(f"{table}/orders/{other}", json={"kind": ""}))  # and somebody else's
        if self.seat >= 0 and self.deals > 0:
            self.deals -= 1
            deal = {
                "to": self.dice.randrange(3),
                "give": "money 100",
                "take": "money 100",
                "give-later": "",
                "take-later": "",
                "due": 0,
                "answers": -1,
            }
            offer = {"type": "act", "do": "make-offer", "with": deal, "seat": self.seat}
            await self.keep(await http.post(f"{table}/moves", json=offer))
            doubt = {"type": "why", "do": "accept-offer", "with": {"offer": self.dice.randrange(1, 20)}, "seat": self.seat}
            await self.keep(await http.post(f"{table}/why", json=doubt))

    def messages(self) -> Iterator[tuple[str, Plain]]:
        """Every answer with its text; a list is an answer about several things."""
        for text in self.bytes:
            message = msgspec.json.decode(text)
            yield from ((text, it) for it in (message if isinstance(message, list) else [message]))

    async def order(self, path: str) -> None:
        """Everything that can be ordered now is; what was ordered before is looked at."""
        shown = await self.person.http.get(path)
        await self.keep(shown)
        for form in [form for it in shown.json() for form in it["offered"]] if shown.status_code == 200 else []:
            await self.keep(await self.person.http.put(f"{path}/{self.seat}", json={"kind": form["kind"]}))


class Match:
    """A game that was played, everybody's bytes, and the truth from the database."""

    def __init__(self, ears: list[Ear], host_token: str, record: TableRecord, rows: list[EntryRow]) -> None:
        self.ears = ears
        self.record = record
        self.rows = rows
        self.host_token = host_token
        self.game = find(record.game)
        self.teams = self.game.teams(self.game.rules(self.game.settings(dict(record.options))), record.seats)
        self.hashes = {ENTRY.decode(row.line).state for row in rows}
        self.found: list[str] = []
        self.looks = 0
        self.orders = 0  # that were seen by those who gave them

    def search(self) -> list[str]:
        """Everything that somebody has learned and must not know."""
        for ear in self.ears:
            self.search_secrets(ear)
            self.search_messages(ear)
        self.compare_twins()
        return self.found

    def leak(self, ear: Ear, what: str, text: str) -> None:
        self.found.append(f"{self.record.game} {self.record.code} seat {ear.seat}: {what} in {text[:300]}")

    # Canaries

    def search_secrets(self, ear: Ear) -> None:
        forbidden = [secret for other in self.ears for secret in other.secrets if not self.shares(ear, other, secret)]
        forbidden += ["$argon2", self.record.host_token] + ([self.host_token] if ear.seat != 0 and not ear.leads else [])
        key = self.record.key.hex()
        for text in ear.bytes:
            for secret in forbidden:
                if secret in text:
                    self.leak(ear, f"secret {secret}", text)
            if self.hashes & set(HASH.findall(text)):
                self.leak(ear, "hash of a state", text)
            if key in text and '"status":"over"' not in text:
                self.leak(ear, "key of the dice", text)

    def shares(self, ear: Ear, other: Ear, secret: str) -> bool:
        """Partners of a company read each other's lines."""
        return ear.person is other.person or (
            secret.startswith("partners") and any(ear.seat in team and other.seat in team for team in self.teams)
        )

    # Messages

    def eyes(self, seat: int) -> Eyes:
        return Eyes(self.record.game, seat, self.record.seats, self.teams)

    def search_messages(self, ear: Ear) -> None:
        eyes = self.eyes(ear.seat)
        for text, message in ear.messages():
            entries = (
                message.get("entries", [])
                if isinstance(message.get("entries"), list)
                else [message]
                if message.get("type") == "told"
                else []
            )
            for entry in entries:
                if set(entry) - TOLD or [fact for fact in entry["facts"] if eyes.must_not_learn(fact)]:
                    self.leak(ear, "entry", msgspec.json.encode(entry).decode())
            self.search_orders(ear, message, text)
            if message.get("type") == "overview" and not message["over"]:
                self.search_overview(ear, message)
            if message.get("type") == "position":
                for field in self.eyes(message["seat"]).forbidden_fields(message["view"], self.record.options):
                    self.leak(ear, field, text)
                if message["seat"] not in (ear.seat, -1) and not self.over(message["n"]):
                    self.leak(ear, f"the eyes of seat {message['seat']}", text)

    def search_orders(self, ear: Ear, message: Plain, text: str) -> None:
        """Standing orders are told to whoever gave them, in answers of their own, and nowhere else."""
        if "given" in message and "offered" in message:
            if message["seat"] != ear.seat:
                self.leak(ear, f"the orders of seat {message['seat']}", text)
            self.orders += len(message["given"])
        elif any(f'"{kind}"' in text for kind in orders_of(self.record.game)):
            self.leak(ear, "a standing order", text)

    def search_overview(self, ear: Ear, message: Plain) -> None:
        """The console sees what a banker sees; the wall and everybody else neither cash nor, while the ranking is hidden, values."""
        if ear.leads and not ear.greeting.get("wall"):
            return
        hidden = ("value", "place") if self.record.game in OPEN_CASH else ("cash", "value", "place")
        for row in message["rows"]:
            if any(row[field] is not None for field in hidden):
                self.leak(ear, "the overview", str(row))

    def over(self, n: int) -> bool:
        return n == len(self.rows)

    # Twins

    def compare_twins(self) -> None:
        """Every position that is looked at is the true one, and would be the same if what the seat cannot see were different."""
        dice = random.Random(self.record.code)
        wanted: dict[int, list[tuple[Ear, Plain]]] = {}
        for ear in self.ears:
            heard = [message for _, message in ear.messages() if message.get("type") == "position"]
            for message in dice.sample(heard, min(LOOKS, len(heard))):
                wanted.setdefault(message["n"], []).append((ear, message))
        table = Table.open(HEADER.decode(self.record.header), [], None)
        for n in range(len(self.rows) + 1):
            if n:
                table.take(ENTRY.decode(self.rows[n - 1].line))
            for ear, message in wanted.get(n, []):
                self.compare(table, ear, message, dice)

    def compare(self, table: Table, ear: Ear, message: Plain, dice: random.Random) -> None:
        seat, true = message["seat"], table.state
        twin = self.eyes(seat).twin(self.game.encode_state(true), self.record.options, dice)
        got = without_texts(message)
        if painted(table, seat) != got:
            self.leak(ear, f"something else than the position after {message['n']}", str(message))
        table.state = self.game.decode_state(twin)
        shown = painted(table, seat)
        table.state = true
        self.looks += 1
        if shown != got:
            fields = [name for name in shown if shown[name] != got[name]]
            self.leak(ear, f"the twin after {message['n']} shows other {fields}", str([got[name] for name in fields]))


def painted(table: Table, seat: int) -> Plain:
    names = TableNames(table.game.name, [], table.game.team_names(table.state))
    return without_texts(msgspec.json.decode(msgspec.json.encode(render.position(table, seat, words("en"), names))))


def without_texts(message: Plain) -> Plain:
    """Sentences are made of the other fields and of names."""
    if isinstance(message, dict):
        return {name: without_texts(value) for name, value in message.items() if name != "text"}
    return [without_texts(value) for value in message] if isinstance(message, list) else message


# Playing


async def play(api: str, url: str, game: str, seed: int) -> Match:
    """One game between people who keep every byte, with a spectator; every second one is a lesson with console and wall."""
    if seed % 2:
        return await play_lesson(api, url, game, seed)
    seats, people, options = SHORT[game]
    dice = random.Random(f"{game} {seed}")
    if game == "mcmulti":
        options = {**options, "open_cash": seed % 4 == 3}
    persons = [await Person(api, f"P{number}").come_in() for number in range(people)]
    opened = await persons[0].post(
        "/tables", {"game": game, "seats": seats, "bot_pause": 0, "options": options, "bots": ["clerk"] * (seats - people)}
    )
    code = opened["table"]["code"]
    for person in persons[1:]:
        await person.post(f"/tables/{code}/join")
    await persons[0].post("/me/account", {"login": f"{code}", "password": "correct horse"})
    ears = [Ear(person, code, random.Random(dice.random())) for person in persons]
    for seat, ear in enumerate(ears):
        await ear.sit(seat, game)
    await persons[0].post(f"/tables/{code}/start")
    ears.append(Ear(Person(api, "nobody"), code, random.Random(seed)))
    return await finished(url, ears, opened)


async def play_lesson(api: str, url: str, game: str, seed: int) -> Match:
    """With a leader's console, a wall that the leader has opened, and somebody who asks for an overview without having been invited."""
    seats, people, options = SHORT[game]
    dice = random.Random(f"lesson {game} {seed}")
    leader = await Person(api, "Leader").come_in()
    opened = await leader.post("/lessons", {"game": game, "pupils": seats, "options": options})
    code = opened["table"]["code"]
    persons = [await Person(api, f"P{number}").come_in() for number in range(people)]
    ears = [Ear(person, code, random.Random(dice.random())) for person in persons]
    for seat, (person, ear) in enumerate(zip(persons, ears, strict=True)):
        await person.post(f"/tables/{code}/join", {"seat": seat})
        await ear.sit(seat, game)
    console, wall = (Ear(leader, code, random.Random(dice.random())) for _ in range(2))
    console.leads = wall.leads = True
    console.secrets.append(leader.token)
    wall.secrets.append(leader.token)
    stranger = Ear(Person(api, "nobody"), code, random.Random(seed))
    console.greeting, wall.greeting, stranger.greeting = {"overview": True}, {"overview": True, "wall": True}, {"overview": True}
    await leader.post(f"/tables/{code}/lesson/begin")
    return await finished(url, [*ears, console, wall, stranger], opened)


async def finished(url: str, ears: list[Ear], opened: Plain) -> Match:
    code = opened["table"]["code"]
    await asyncio.gather(*(ear.play() for ear in ears))
    for ear in ears:
        await ear.probe()
    for person in {ear.person for ear in ears}:
        await person.http.aclose()
    record, rows = await truth(url, code)
    return Match(ears, opened["host_token"], record, rows)


async def truth(url: str, code: str) -> tuple[TableRecord, list[EntryRow]]:
    database = await Database.open(url)

    def look(connection: Connection) -> tuple[TableRecord, list[EntryRow]]:
        record = tables.by_code(connection, code)
        assert record is not None
        return record, journals.entries(connection, record.id)

    try:
        return await database.read(look)
    finally:
        await database.close()


class Tally:
    """What was looked at, and what was found."""

    def __init__(self) -> None:
        self.games = self.lessons = self.entries = self.bytes = self.positions = self.orders = 0
        self.facts: set[str] = set()
        self.found: list[str] = []

    def add(self, match: Match) -> None:
        self.found += match.search()
        self.orders += match.orders
        self.games += 1
        self.lessons += any(ear.leads for ear in match.ears)
        self.entries += len(match.rows)
        self.bytes += sum(len(text) for ear in match.ears for text in ear.bytes)
        self.positions += match.looks
        self.facts |= {str(fact["fact"]) for row in match.rows for fact in ENTRY.decode(row.line).fact_words()}

    def __str__(self) -> str:
        looked = f"{self.games} games, {self.entries} entries, {self.bytes} bytes, {self.positions} positions and their twins"
        return f"{looked}, {len(self.found)} leaks"


async def games_of(api: str, url: str, game: str, seeds: range, tally: Tally) -> Tally:
    """This many games, a few at a time."""
    for first in range(seeds.start, seeds.stop, AT_ONCE):
        together = range(first, min(first + AT_ONCE, seeds.stop))
        for match in await asyncio.gather(*(play(api, url, game, seed) for seed in together)):
            tally.add(match)
    return tally


def main() -> int:
    ask = argparse.ArgumentParser(description="Search everything that seats receive for what they must not know.")
    ask.add_argument("--games", type=int, default=PIECE, help="played on one server")
    ask.add_argument("--kind", choices=[*SHORT, "all"], default="all")
    pieces(ask)
    asked = ask.parse_args()

    def searched(game: str, seed: int) -> Found:
        """Seeds are numbers of games: a piece begins after the last one."""
        first, tally = (seed - 1) * asked.games, Tally()
        with tempfile.TemporaryDirectory(prefix="magnat-leaks-") as folder:
            url = sqlite_url(Path(folder))
            with running(url, Path(folder)) as server:
                asyncio.run(games_of(server.api, url, game, range(first, first + asked.games), tally))
        print(f"{game}: {tally}", flush=True)
        counts = {"games": tally.games, "lessons": tally.lessons, "entries": tally.entries, "bytes": tally.bytes}
        return Found({**counts, "positions and their twins": tally.positions}, {}, tally.found)

    sound, proof = True, Proof("leaks", asked.report)
    for game in SHORT if asked.kind == "all" else [asked.kind]:
        if asked.until:
            sound &= go_on(proof, game, "games", asked, partial(searched, game))
        else:
            found = searched(game, 1)
            print(*found.faults[:20], sep="\n")
            sound &= not found.faults
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
