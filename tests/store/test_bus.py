"""The bus: processes hear of tables and moves once they are stored, and are told when they may have missed something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection

from magnat.store import forwarded_moves, tables
from magnat.store.bus import Bus
from magnat.store.database import BadAddress
from tests.databases import PostgresServer, postgres_url, server, sqlite_url
from tests.patience import PATIENCE_S
from tests.store.open_store import OpenStore, batch

pytestmark = pytest.mark.thorough


class Ears:
    """What one process hears."""

    def __init__(self, url: str, process: str) -> None:
        self.bus = Bus(url, process)
        self.tables: list[str] = []
        self.moves: list[str] = []
        self.gaps = 0

    async def listen(self) -> None:
        await self.bus.listen(self.tables.append, self.moves.append, self.gap)

    def gap(self) -> None:
        self.gaps += 1


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def store() -> Iterator[OpenStore]:
    made = OpenStore(postgres_url())
    yield made
    made.close()


def test_every_process_hears_of_an_input(store: OpenStore) -> None:
    store.open_table("t1")
    store.open_table("t2")

    async def listen() -> tuple[Ears, Ears]:
        first, second = Ears(store.url, "a"), Ears(store.url, "b")
        await first.listen()
        await second.listen()
        await store.database.append(batch("t1", 1))
        await store.database.write(lambda c: tables.notify(c, "t2"))
        await until(lambda: len(first.tables) == 2 and len(second.tables) == 2)
        await first.bus.close()
        await second.bus.close()
        return first, second

    for ears in store.run(listen()):
        assert (ears.tables, ears.moves, ears.gaps) == (["t1 entries", "t2"], [], 0)


def test_what_is_not_stored_is_not_heard(store: OpenStore) -> None:
    store.open_table("t1")

    def tell_and_fail(connection: Connection) -> int:
        tables.notify(connection, "lost")
        return 1 // 0

    async def listen() -> Ears:
        ears = Ears(store.url, "a")
        await ears.listen()
        with pytest.raises(ZeroDivisionError):
            await store.database.write(tell_and_fail)
        await store.database.append(batch("t1", 1))
        await until(lambda: "t1 entries" in ears.tables)
        await ears.bus.close()
        return ears

    assert store.run(listen()).tables == ["t1 entries"]


def test_a_letter_rings_where_it_is_sent(store: OpenStore) -> None:
    async def listen() -> tuple[Ears, Ears, int]:
        owner, edge = Ears(store.url, "Owner-1"), Ears(store.url, 'edge "2"')
        await owner.listen()
        await edge.listen()
        number = await store.database.write(lambda c: forwarded_moves.send(c, "t1", "Owner-1", 'edge "2"', b"input", 5))
        await until(lambda: bool(owner.moves))
        assert edge.moves == []
        await store.database.write(lambda c: forwarded_moves.answer(c, number, b"done"))
        await until(lambda: bool(edge.moves))
        await owner.bus.close()
        await edge.bus.close()
        return owner, edge, number

    owner, edge, number = store.run(listen())
    assert owner.moves == edge.moves == [str(number)]
    assert owner.tables == edge.tables == []


def test_a_lost_connection_comes_back_and_says_so(store: OpenStore) -> None:
    store.open_table("t1")

    async def listen() -> Ears:
        ears = Ears(store.url, "a")
        await ears.listen()
        name = store.url.rsplit("/", 1)[1]
        server().statement(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'")
        await until(lambda: ears.gaps == 1)
        await store.database.append(batch("t1", 1))
        await until(lambda: ears.tables == ["t1 entries"])
        await ears.bus.close()
        return ears

    assert store.run(listen()).gaps == 1


def test_a_server_that_was_away_is_found_again() -> None:
    own = PostgresServer(durable=False)
    url = own.database("template0")
    store = OpenStore(url)
    store.open_table("t1")

    async def listen() -> Ears:
        ears = Ears(url, "a")
        await ears.listen()
        await asyncio.to_thread(own.stop)
        await asyncio.to_thread(own.start)
        await until(lambda: ears.gaps == 1)
        await store.database.append(batch("t1", 1))
        await until(lambda: ears.tables == ["t1 entries"])
        await ears.bus.close()
        return ears

    assert store.run(listen()).tables == ["t1 entries"]
    store.close()
    own.remove()


def test_sqlite_is_silent(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = OpenStore(sqlite_url(tmp_path_factory.mktemp("store")))
    store.open_table("t1")
    ears = Ears(store.url, "a")
    store.run(ears.listen())
    store.append(batch("t1", 1))
    store.write(lambda c: tables.notify(c, "t1"))
    store.run(ears.bus.close())
    assert ears.tables == []
    store.close()


def test_the_name_of_a_process_is_short(store: OpenStore) -> None:
    Bus(store.url, "p" * 56)
    with pytest.raises(BadAddress, match="at most 56"):
        Bus(store.url, "p" * 57)
