"""Promise 6 through the real server: nobody receives a byte of what they must not know. See `leaks.py`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from magnat.bots.standing import orders_of
from magnat.tables.journal import HEADER
from magnat.tables.table import Table
from tests.databases import sqlite_url
from tests.hosting.leaks import SHORT, Tally, games_of, play
from tests.hosting.player import Person
from tests.hosting.proof import new_seed
from tests.hosting.server import Server, running
from tests.hosting.twins import Eyes

GAMES = 1
"""Of each game, with a new seed every time; the long runs are `python -m tests.hosting.leaks`."""
HIDING = {
    "mcmulti": {"barrel-bought", "asset-bought"},
    "africa": {"card-dealt", "card-set-aside"},
    "oilcity": {"token-placed", "offer-made"},
}
"""Facts that must have happened in the games, or there was nothing to hide."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("leaks")
    with running(sqlite_url(folder), folder) as started:
        yield started


@pytest.mark.parametrize("game", SHORT)
def test_no_seat_receives_what_it_must_not_know(server: Server, game: str) -> None:
    first = new_seed()
    tally = asyncio.run(games_of(server.api, server.db, game, range(first, first + GAMES), Tally()))
    while not HIDING[game] <= tally.facts and tally.games < 4 * GAMES:  # the dice are the server's: short games may have little to hide
        asyncio.run(games_of(server.api, server.db, game, range(first + tally.games, first + tally.games + 1), tally))
    assert tally.found == []
    assert tally.games >= GAMES
    assert tally.positions > 0
    assert tally.orders > 0 or not orders_of(game)
    assert HIDING[game] <= tally.facts


def test_the_search_of_a_lesson_is_not_blind(server: Server) -> None:
    """A company's cash on the wall would be found; the leader at the console may see it, as a banker does."""
    match = asyncio.run(play(server.api, server.db, "oilcity", 1))
    assert match.search() == []
    console, wall, stranger = match.ears[-3:]
    heard = [
        [it for it in map(msgspec.json.decode, ear.bytes) if it.get("type") == "overview" and not it["over"]]
        for ear in (console, wall, stranger)
    ]
    assert all(heard)
    assert any(row["cash"] is not None for row in heard[0][-1]["rows"])
    for ear in (wall, stranger):
        ear.bytes.append(msgspec.json.encode(heard[0][-1]).decode())
        match.found.clear()
        match.search_messages(ear)
        assert match.found
        ear.bytes.pop()


def test_the_search_is_not_blind(server: Server) -> None:
    """Whatever is planted among the bytes of a seat is found, and so is a position that shows too much."""
    match = asyncio.run(play(server.api, server.db, "mcmulti", 0))
    spy, victim = match.ears[1], match.ears[0]
    assert match.search() == []
    shown = next(message for message in map(msgspec.json.decode, spy.bytes) if message.get("type") == "position" and not message["over"])
    shown["view"]["companies"][0]["cash"] = 17
    entry = {"type": "told", "n": 1, "at": 1, "facts": [], "do": "buy-barrel"}
    planted = [*victim.secrets, match.host_token, match.record.key.hex(), match.record.host_token, "$argon2id$", *list(match.hashes)[:1]]
    for secret in [*planted, shown, entry]:
        spy.bytes.append(msgspec.json.encode(secret if isinstance(secret, dict) else {"text": secret}).decode())
        match.found.clear()
        match.search_secrets(spy)
        match.search_messages(spy)
        assert match.found, secret
        spy.bytes.pop()
    match.compare(Table.open(HEADER.decode(match.record.header), [], None), spy, shown, random.Random(1))
    assert match.found


def test_facts_have_an_audience() -> None:
    card = {"fact": "card-dealt", "words": {"seat": 0, "card": "P1"}}
    plan = {"fact": "token-placed", "words": {"company": 0, "member": 1}}
    teams = [[0, 3], [1, 4], [2, 5]]
    assert [Eyes("africa", seat, 3, []).must_not_learn(card) for seat in (-1, 0, 1)] == [True, False, True]
    assert [Eyes("oilcity", seat, 6, teams).must_not_learn(plan) for seat in (-1, 0, 3, 1, 6)] == [True, False, False, True, True]


def test_oc_8_2_whoever_cannot_pay_an_offer_any_more_does_not_show_what_is_left(server: Server) -> None:
    """One company offers the same money twice: when it is gone, so is the other offer, and nobody learns how much is left."""

    async def two_offers() -> tuple[str, int]:
        people = [await Person(server.api, f"P{number}").come_in() for number in range(9)]
        code = await people[0].set_up("oilcity", 9)
        for person in people[1:]:
            await person.post(f"/tables/{code}/join")
        await people[0].post(f"/tables/{code}/start")
        views = [await person.get(f"/tables/{code}/position") for person in people]
        company = [view["view"]["company"] for view in views]
        giver = people[company.index(0)]
        money = views[company.index(0)]["view"]["companies"][0]["money"]
        for to in (1, 2):
            deal = {"to": to, "give": f"money {money - 100}", "take": "", "give-later": "", "take-later": "", "due": 0, "answers": -1}
            await giver.post(f"/tables/{code}/moves", {"type": "act", "do": "make-offer", "with": deal})
        first, second = people[company.index(1)], people[company.index(2)]
        await first.post(f"/tables/{code}/moves", {"type": "act", "do": "accept-offer", "with": {"offer": 1}})
        verdict = await second.post(f"/tables/{code}/why", {"type": "why", "do": "accept-offer", "with": {"offer": 2}})
        for person in people:
            await person.http.aclose()
        return str(verdict["problem"]["key"]), int(verdict["problem"].get("have", 0))

    assert asyncio.run(two_offers()) == ("no-such-offer", 0)
