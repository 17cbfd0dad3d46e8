"""Games on PostgreSQL between people whose connections end in different processes, even when processes die."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

import pytest

from tests import plain_http
from tests.databases import postgres_url
from tests.hosting.finished import proved
from tests.hosting.player import Person, Seat, seated
from tests.hosting.server import Server, running
from tests.patience import PATIENCE_S

CUTS = 0.03
WORKERS = 2


class Game(NamedTuple):
    name: str
    seats: int
    options: dict[str, int]


GAMES = [Game("mcmulti", 4, {"round_limit": 2}), Game("africa", 3, {"round_limit": 1}), Game("oilcity", 9, {})]
MCMULTI, AFRICA = GAMES[:2]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """One database, two servers with their own addresses."""
    db = postgres_url()
    with running(db, tmp_path_factory.mktemp("one")) as first, running(db, tmp_path_factory.mktemp("two")) as second:
        yield first, second


@pytest.fixture
def pair(machines: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both running, even if an earlier test has killed one."""
    for server in machines:
        if not server.answers():
            server.start()
    return machines


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One address, several processes behind it."""
    with running(postgres_url(), tmp_path_factory.mktemp("workers"), "--workers", str(WORKERS)) as server:
        yield server


async def sat_down(apis: list[str], game: Game, seed: int) -> tuple[list[Seat], Seat]:
    """A person at each address, bots, and a spectator at the last one; everybody knows the other addresses too."""
    persons = [await Person(api, f"P{index}").come_in() for index, api in enumerate(apis)]
    seats = await seated(persons, game.name, game.seats, seed, options=game.options)
    watcher = Seat(Person(apis[-1], "nobody"), seats[0].code, random.Random(seed))
    for one in [*seats, watcher]:
        one.doors += [api for api in sorted(set(apis)) if api != one.person.api]
    return seats, watcher


async def played(seats: list[Seat], watcher: Seat, cuts: float, meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
    """To the end, with something else happening on the way."""
    async with asyncio.timeout(PATIENCE_S):
        playing = asyncio.gather(*(one.play(cuts) for one in [*seats, watcher]))
        if meanwhile is not None:
            await meanwhile()
        await playing


async def reached(seat: Seat, entries: int) -> None:
    """The seat has heard of that many."""
    while seat.n < entries:
        await asyncio.sleep(0.02)


async def forwarded(server: Server) -> float:
    """How many moves the processes have passed on to each other."""
    async with plain_http.AsyncClient() as http:
        text = (await http.get(f"{server.url}/metrics")).text
    found = re.findall(r"^magnat_forwarded_total\{.*\} (\S+)", text, re.MULTILINE)
    assert found, text
    return sum(map(float, found))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_people_at_two_servers_play_one_game_with_cut_connections(pair: tuple[Server, Server], game: Game) -> None:
    first, second = pair

    async def evening() -> None:
        seats, watcher = await sat_down([first.api, second.api, second.api], game, 3)
        await played(seats, watcher, CUTS)
        await proved(second.api, seats, watcher)
        assert sum(seat.cuts for seat in seats) > 0
        assert await forwarded(second) > 0

    asyncio.run(evening())


def test_a_table_moves_to_the_other_server_when_its_own_is_killed(pair: tuple[Server, Server]) -> None:
    first, second = pair

    async def evening() -> float:
        seats, watcher = await sat_down([first.api, first.api, second.api], MCMULTI, 4)
        killed = 0.0

        async def kill() -> None:
            nonlocal killed
            await reached(watcher, 40)
            first.kill()
            killed = time.time()

        await played(seats, watcher, CUTS, kill)
        await proved(second.api, seats, watcher)
        return silence(seats, watcher, killed)

    took = asyncio.run(evening())
    print(f"the table went on after {took:.1f} s")
    assert took > 0


def silence(seats: list[Seat], watcher: Seat, since: float) -> float:
    """Seconds from then until the next move of a person was accepted."""
    moves = {n for seat in seats for n in seat.accepted.values()}
    later: list[float] = [message["at"] / 1000 - since for message in watcher.told if message["n"] in moves]
    return min(seconds for seconds in later if seconds > 0)


def test_people_at_two_workers_play_one_game_with_cut_connections(workers: Server) -> None:
    """What a game is like makes no difference here: all three are played at two servers."""

    async def evening() -> None:
        seats, watcher = await sat_down([workers.api] * 3, AFRICA, 5)
        await played(seats, watcher, CUTS)
        await proved(workers.api, seats, watcher)
        assert sum(seat.cuts for seat in seats) > 0

    asyncio.run(evening())


def test_workers_die_one_after_the_other_and_the_game_goes_on(workers: Server) -> None:
    async def evening() -> None:
        seats, watcher = await sat_down([workers.api] * 3, MCMULTI, 6)
        before = workers.children()
        assert len(before) == WORKERS

        async def kill() -> None:
            for number, child in enumerate(before, start=1):
                await reached(watcher, 20 * number)
                os.kill(child, signal.SIGKILL)

        await played(seats, watcher, CUTS, kill)
        await proved(workers.api, seats, watcher)
        assert not set(before) & set(workers.children())

    asyncio.run(evening())
