"""Whole games of all three kinds through a real server on SQLite, played over WebSockets the way people do."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.databases import sqlite_url
from tests.hosting.finished import proved
from tests.hosting.player import Person, Seat, seated
from tests.hosting.server import Server, running
from tests.patience import PATIENCE_S

CUTS = 0.03


class Evening(NamedTuple):
    """What is played, and by how many people; bots take the other seats."""

    game: str
    seats: int
    people: int
    options: dict[str, int]


MCMULTI_2 = Evening("mcmulti", 2, 2, {"round_limit": 5})
MCMULTI_3 = Evening("mcmulti", 3, 2, {"round_limit": 5})
MCMULTI_4 = Evening("mcmulti", 4, 4, {"round_limit": 3})
AFRICA = Evening("africa", 3, 2, {"round_limit": 3})
OILCITY = Evening("oilcity", 9, 3, {})
OILCITY_PEOPLE = Evening("oilcity", 9, 9, {})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running(sqlite_url(folder), folder) as started:
        yield started


async def played(api: str, evening: Evening, cuts: float, seed: int) -> tuple[list[Seat], Seat]:
    """The seats of people and a spectator who never came in, after a game that was proved in every respect."""
    persons = [await Person(api, f"P{index}").come_in() for index in range(evening.people)]
    seats = await seated(persons, evening.game, evening.seats, seed, options=evening.options)
    watcher = Seat(Person(api, "nobody"), seats[0].code, random.Random(seed))
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(one.play(cuts) for one in [*seats, watcher]))
    await proved(api, seats, watcher)
    await send_all_again(seats)
    for person in persons:
        await person.http.aclose()
    return seats, watcher


async def send_all_again(seats: list[Seat]) -> None:
    """After the end, too, a move that comes a second time is answered as it was the first time."""
    for seat in seats:
        for name in list(seat.accepted)[-3:]:
            await asyncio.sleep(0.06)  # the server takes twenty messages a second from a person
            answer = await seat.person.post(f"/tables/{seat.code}/moves", seat.moves[name])
            assert answer["n"] == seat.accepted[name]


@pytest.mark.parametrize("evening", [MCMULTI_2, MCMULTI_4, AFRICA, OILCITY, OILCITY_PEOPLE], ids=str)
def test_a_whole_game_is_played_and_everybody_hears_everything_once(server: Server, evening: Evening) -> None:
    seats, watcher = asyncio.run(played(server.api, evening, 0.0, 1))
    assert all(seat.accepted for seat in seats)
    assert watcher.held == []


@pytest.mark.parametrize("evening", [MCMULTI_3, AFRICA, OILCITY], ids=str)
def test_cut_connections_lose_nothing_and_double_nothing(server: Server, evening: Evening) -> None:
    seats, watcher = asyncio.run(played(server.api, evening, CUTS, 2))
    assert sum(seat.cuts for seat in seats) > 0
    assert watcher.told


def test_whoever_is_too_fast_is_told_which_message_was_too_much(server: Server) -> None:
    names = [f"ping-{number}" for number in range(300)]

    async def hurry() -> list[tuple[str, str]]:
        person = await Person(server.api, "P").come_in()
        seat = Seat(person, await person.set_up("mcmulti", 2), random.Random(1))
        await seat.connect()
        for name in names:
            await seat.send({"type": "ping", "id": name})
        heard: list[tuple[str, str]] = []
        async with asyncio.timeout(PATIENCE_S):
            while len(heard) < len(names):
                message = await seat.hear()
                if message["type"] in ("pong", "failed"):
                    heard.append((message["id"], message["type"]))
        await seat.cut()
        await person.http.aclose()
        return heard

    heard = asyncio.run(hurry())
    assert [name for name, _ in heard] == names
    assert ("ping-0", "pong") in heard
    assert "failed" in {answer for _, answer in heard}
