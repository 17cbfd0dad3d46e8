"""Positions from the middle of games: a golden game up to a decision, brought to a table where it goes on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from magnat.kernel.contract import Seat
from magnat.tables.journal import Journal, read, write
from magnat.tables.table import Table
from tests.browser.tables import Desk, Plain
from tests.hosting.server import ROOT

COMPANY = 3
"""Partners in a company of the golden games of Oil City."""


@dataclass(frozen=True)
class Moment:
    """The first time after an entry that somebody in the golden game must decide this."""

    game: str
    golden: str
    decision: str
    after: int = 0


def whole(game: str, golden: str) -> bytes:
    """A golden game to its end, as a file."""
    return (ROOT / "tests/golden" / game / f"{golden}.jsonl").read_bytes()


@cache
def saved(moment: Moment) -> tuple[bytes, Seat, int]:
    """The game so far as a file, who must decide, and how many seats there are."""
    journal = read(whole(moment.game, moment.golden))
    table = Table(Journal(journal.header, []))
    for entry in journal.entries:
        seat = next((it.seat for it in table.agenda().decisions if it.must and it.key == moment.decision), None)
        if seat is not None and table.journal.last() >= moment.after:
            return write(table.journal).encode(), seat, journal.header.seats
        table.take(entry)
    raise AssertionError(f"nobody decides that: {moment}")


def brought(moment: Moment, host: Desk, guest: Desk) -> str:
    """A table where the game goes on; its code. The host is to decide; somebody who does nothing has the other seats."""
    text, deciding, seats = saved(moment)
    code: str = host.bring(text)["code"]
    own = partners(moment, deciding)
    for seat in range(seats):
        (host if seat in own else guest).post(f"/tables/{code}/join", {"seat": seat})
    host.post(f"/tables/{code}/start")
    return code


def partners(moment: Moment, deciding: Seat) -> range:
    """Whoever decides alone has that seat; in Oil City the whole company."""
    size = COMPANY if moment.game == "oilcity" else 1
    first = deciding - deciding % size
    return range(first, first + size)


def before(game: str, golden: str, *does: str) -> tuple[bytes, list[Plain]]:
    """The journal up to the first inputs of these kinds in a row, and those inputs."""
    lines = whole(game, golden).splitlines(keepends=True)
    entries = [json.loads(line) for line in lines[1:]]
    kinds = [it.get("do", "") for it in entries]
    at = next(n for n in range(len(kinds)) if kinds[n : n + len(does)] == list(does))
    return b"".join(lines[: at + 1]), entries[at : at + len(does)]


def against_clerks(journal: bytes, host: Desk, seat: Seat) -> str:
    """A table where the game goes on, with the host in this seat and clerks in the others; its code."""
    table = host.bring(journal)
    code: str = table["code"]
    for it in table["seats"]:
        if it["seat"] != seat:
            host.put(f"/tables/{code}/seats/{it['seat']}", {"kind": "bot"})
    host.post(f"/tables/{code}/join", {"seat": seat})
    host.post(f"/tables/{code}/start")
    return code
