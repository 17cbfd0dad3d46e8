"""TB-3.8: a leader plans an earlier last turn; the server keeps the plan, shows it to all, and carries it out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.store.records import LessonUpdate
from magnat.wire.lessons import Push
from magnat.wire.play import RuleBack
from tests.databases import sqlite_url
from tests.server.app import Live, Person, Plain, Server, running
from tests.server.app import until as wait_for
from tests.server.inside import open_server, until
from tests.server.leading import changed, journal, lesson, turn
from tests.server.lessons import begun, refused
from tests.server.lessons import lesson as set_up
from tests.server.test_leader_requests import FREE, at_a_lesson, settled, to_the_break

ENDS = "end-after-turn"


async def rulings(table: ServedTable) -> list[tuple[str | None, str | None]]:
    return [(entry.do, entry.ruling) for entry in await journal(table) if entry.do == ENDS]


def planned(table: ServedTable) -> int | None:
    assert table.stored.lesson is not None
    return table.stored.lesson.last_turn


def test_tb_3_8_the_planned_turn_becomes_the_last_one_when_it_comes(tmp_path: Path) -> None:
    async def play(table: ServedTable) -> None:
        await changed(table, LessonUpdate(last_turn=2))
        await settled(table)
        assert await rulings(table) == [], "it is a plan until the turn comes"
        await to_the_break(table)
        await until(lambda: planned(table) is None)
        assert await rulings(table) == [(ENDS, "Tę turę zaplanowano jako ostatnią.")]
        assert await turn(table) == 2
        await to_the_break(table)
        await until(lambda: table.record.status == "over")

    at_a_lesson(tmp_path, play, options=FREE, language="pl")


def test_tb_3_8_the_present_turn_becomes_the_last_one_at_once(tmp_path: Path) -> None:
    async def play(table: ServedTable) -> None:
        before = table.record.entries
        await changed(table, LessonUpdate(last_turn=1))
        await until(lambda: table.record.entries > before and planned(table) is None)
        assert len(await rulings(table)) == 1

    at_a_lesson(tmp_path, play, options=FREE)


def test_tb_3_8_what_the_leader_takes_back_is_not_done_again(tmp_path: Path) -> None:
    async def play(table: ServedTable) -> None:
        before = table.record.entries
        await changed(table, LessonUpdate(last_turn=1))
        await until(lambda: table.record.entries > before and planned(table) is None)
        await table.send(MoveRequest(move=RuleBack(to=before, reason="a mistake"), seat=-1))
        await settled(table)
        assert len(await rulings(table)) == 1
        async with table.memory.settled() as game:
            assert game.table.game.progress(game.table.view(-1)).turns == 6

    at_a_lesson(tmp_path, play, options=FREE)


def test_tb_3_8_a_plan_survives_a_restart(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)

    async def go() -> None:
        async with open_server(db, bot_workers=1) as server:
            table = await lesson(server, options=FREE)
            await changed(table, LessonUpdate(last_turn=2))
            await settled(table)
            code = table.record.code
        async with open_server(db, bot_workers=1) as server:
            table = await server.tables.by_code(code)
            assert planned(table) == 2
            await table.lead(Push(0))
            await to_the_rest(table)
            await until(lambda: planned(table) is None)
            assert (await turn(table), len(await rulings(table))) == (2, 1)

    async def to_the_rest(table: ServedTable) -> None:
        for team, pushes in ((0, 2), (1, 3), (2, 3)):
            for _ in range(pushes):
                await table.lead(Push(team))

    asyncio.run(go())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("planned"))) as one:
        yield one


def test_tb_3_8_all_see_the_plan_and_the_forecast_counts_it(server: Server) -> None:
    leader, ola = Person(server, "Pani Nowak"), Person(server, "Ola")
    code = set_up(leader, minutes=30, options={"turns": 6})
    ola.post(f"/tables/{code}/join")
    begun(leader, [Person(server, f"Pupil {number}") for number in range(8)], code)
    with leader.live(code, overview=True) as console, ola.live(code) as phone, Person(server, "Wall").live(code, overview=True) as wall:
        before = console.wait("overview")
        assert (before["turns"], before["forecast"]["bell"]) == (6, leader.card(code)["lesson"]["bell"])
        assert leader.put(f"/tables/{code}/lesson", {"last_turn": 4})["lesson"]["last_turn"] == 4
        wait_for(lambda: phone.wait("table")["table"]["lesson"]["last_turn"] == 4, "the plan on a phone")
        wait_for(lambda: wall.wait("table")["table"]["lesson"]["last_turn"] == 4, "the plan on the wall")
        turn = (before["forecast"]["ends"] - before["now"]) // 6
        seen = wait_for(lambda: ends_earlier(console, before, turn), "a forecast that knows of the plan")
        assert seen["turns"] == 6, "the game itself knows of it when the turn comes"
        assert all(it["number"] < 4 for it in seen["forecast"]["remedies"] if it["kind"] == "last-turn")
        assert leader.put(f"/tables/{code}/lesson", {"last_turn": 5})["lesson"]["last_turn"] == 5
        assert leader.put(f"/tables/{code}/lesson", {"last_turn": None})["lesson"]["last_turn"] is None
        wait_for(lambda: not ends_earlier(console, before, turn), "a forecast without the plan")


def ends_earlier(console: Live, before: Plain, by: int) -> Plain:
    """The next overview, if it ends that much earlier than before."""
    seen = console.wait("overview")
    return seen if seen["forecast"]["ends"] < before["forecast"]["ends"] - by else None


def test_tb_3_8_only_a_turn_to_come_that_is_earlier_than_the_end_can_be_planned(server: Server) -> None:
    leader = Person(server, "Pani Nowak")
    code = set_up(leader, options={"turns": 3, "flow": "free"}, clock={"kind": "none"})
    path = f"/tables/{code}/lesson"
    assert refused(leader, "PUT", path, {"last_turn": 3}) == "bad-message"
    assert refused(leader, "PUT", path, {"last_turn": 0}) == "bad-message"
    assert refused(leader, "PUT", path, {"last_turn": 2}) == ""
    leader.put(path, {"hold": True, "last_turn": None})
    begun(leader, [Person(server, f"Pupil {number}") for number in range(9)], code)
    for team in range(3):
        for _ in range(3):
            leader.post(f"{path}/push", {"team": team})
    leader.post(f"{path}/go-on")
    wait_for(lambda: leader.position(code, seat=-1)["view"]["turn"] == 2, "the second turn")
    assert refused(leader, "PUT", path, {"last_turn": 1}) == "not-now"
    assert refused(leader, "PUT", path, {"last_turn": 3}) == "bad-message"
    mcmulti = set_up(leader, pupils=4, game="mcmulti")
    assert refused(leader, "PUT", f"/tables/{mcmulti}/lesson", {"last_turn": 2}) == "not-now"


def test_tb_3_8_nobody_but_the_leader_plans(server: Server) -> None:
    leader, ola = Person(server, "Pani Nowak"), Person(server, "Ola")
    code = set_up(leader)
    ola.post(f"/tables/{code}/join")
    assert refused(ola, "PUT", f"/tables/{code}/lesson", {"last_turn": 2}) == "not-the-leader"
    assert leader.card(code)["lesson"]["last_turn"] is None
