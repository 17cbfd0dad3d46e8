"""What whoever leads a table can do (TB-3.4, TB-3.6, TB-4.7, TB-4.8), and what happens by itself when companies are silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magnat.server.problems import RuledOut, Trouble
from magnat.server.table.leader_requests import Rule, ruled
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.store import tables
from magnat.store.records import LessonUpdate, TableChange
from magnat.tables.clock import ClockRule
from magnat.tables.snapshot import SNAPSHOT_EVERY
from magnat.wire.lessons import MoreTime, Push, TakeBack
from magnat.wire.play import Act
from magnat.wire.tables import Clock
from magnat.words.catalogue import words
from tests.databases import postgres_url, sqlite_url
from tests.server.inside import open_server, until
from tests.server.leading import changed, journal, lesson, stages, turn
from tests.server.test_clocks import Later, later

__all__ = ["later"]

STAGE = Clock("stage", 20)
FREE = {"flow": "free"}


def at_a_lesson(folder: Path, do: Callable[[ServedTable], Awaitable[None]], **wanted: Any) -> None:
    """Any: what `lesson` takes."""

    async def go() -> None:
        async with open_server(sqlite_url(folder), bot_workers=1) as server:
            await do(await lesson(server, **wanted))

    asyncio.run(go())


async def act(table: ServedTable, seat: int, do: str, **words: int | str) -> int:
    return await table.send(MoveRequest(move=Act(do=do, words=dict(words)), seat=seat))


async def settled(table: ServedTable) -> None:
    """Nothing is left to do at the table: it has looked, and rests."""
    for _ in range(3):
        table.ring()
        await until(lambda: table.resting and not table.bell.is_set() and not table.mailbox and not table.bots.busy)


# TB-4.7


def test_tb_4_7_thirty_silent_phones_lose_one_stage_each(tmp_path: Path, later: Later) -> None:
    async def silent(table: ServedTable) -> None:
        before = table.record.entries
        later.seconds += 19
        await settled(table)
        assert table.record.entries == before, "nobody is late before the time is over"
        later.seconds += 2
        table.ring()
        await until(lambda: table.record.entries >= before + 10)  # ten companies; that there is nothing more is looked at below
        await settled(table)
        new = (await journal(table))[before:]
        assert [(entry.do, entry.clock) for entry in new if entry.do] == [("confirm", True)] * 10
        assert sorted(entry.seat for entry in new if entry.seat is not None) == list(range(0, 30, 3))
        assert await turn(table) == 1
        assert set(await stages(table)) == {"preparing"}
        after = table.record.entries
        later.seconds += 19
        await settled(table)
        assert table.record.entries == after, "the next stage has its full time"

    at_a_lesson(tmp_path, silent, pupils=30, clock=STAGE)


def test_tb_4_7_where_nobody_waits_for_others_each_company_loses_one_stage_too(tmp_path: Path, later: Later) -> None:
    async def silent(table: ServedTable) -> None:
        before = table.record.entries
        later.seconds += 21
        table.ring()
        await until(lambda: table.record.entries > before)
        await settled(table)
        assert await stages(table) == ["preparing"] * 3
        later.seconds += 21
        table.ring()
        await settled(table)
        await until(lambda: table.record.entries > before + 3)
        assert set(await stages(table)) == {"selling"}

    at_a_lesson(tmp_path, silent, clock=STAGE, options=FREE)


def test_tb_4_7_only_late_companies_lose_their_stage(tmp_path: Path, later: Later) -> None:
    async def one_acts(table: ServedTable) -> None:
        later.seconds += 15
        await act(table, 0, "confirm")
        await act(table, 3, "order", member=0, order="wagon", amount=1)
        before = table.record.entries
        later.seconds += 6
        table.ring()
        await until(lambda: table.record.entries > before)
        await settled(table)
        assert await stages(table) == ["preparing"] * 3, "what a partner did within the stage gave no time"
        late = [entry.seat for entry in await journal(table) if entry.clock]
        assert [seat // 3 for seat in late if seat is not None] == [1, 2]
        seats = table.info_for("").seats
        assert [it.left is not None and it.left > 10_000 for it in seats[:3]] == [True] * 3
        later.seconds += 15
        table.ring()
        await until(lambda: sum(entry == "preparing" for entry in table_stages(table)) == 2)
        await settled(table)
        assert (await stages(table))[0] == "selling"

    at_a_lesson(tmp_path, one_acts, clock=STAGE, options=FREE)


def table_stages(table: ServedTable) -> list[str]:
    game = table.memory.game
    assert game is not None
    return [row.stage for row in game.table.game.standings(game.table.view(9))]


def test_tb_4_7_a_bot_finishes_the_stage_with_all_partners(tmp_path: Path, later: Later) -> None:
    async def silent(table: ServedTable) -> None:
        before = table.record.entries
        later.seconds += 21
        table.ring()
        await until(lambda: "investing" not in table_stages(table))
        await settled(table)
        new = [entry for entry in (await journal(table))[before:] if entry.do]
        assert all(entry.clock for entry in new)
        laid = [entry.seat for entry in new if entry.do != "confirm"]
        assert len(set(laid)) > 3, "partners lay tokens, not only the first of them"
        assert [entry.do for entry in new].count("confirm") == 3
        assert await stages(table) == ["preparing"] * 3

    at_a_lesson(tmp_path, silent, clock=Clock("stage", 20, late="clerk"), options=FREE)


def test_tb_4_7_every_seat_shows_the_time_of_its_company(tmp_path: Path) -> None:
    async def looked_at(table: ServedTable) -> None:
        left = [it.left for it in table.info_for("").seats]
        assert len(set(left[:9])) == 1
        assert left[9:] == [None, None]
        await act(table, 0, "confirm")
        assert [it.left is None for it in table.info_for("").seats[:4]] == [True, True, True, False]

    at_a_lesson(tmp_path, looked_at, clock=STAGE)


def test_tb_4_7_a_banker_who_sleeps_does_one_thing_at_a_time(tmp_path: Path, later: Later) -> None:
    async def banked(table: ServedTable) -> None:
        await act(table, 9, "set-banker", banker=0, person=1)
        for seat in (0, 3, 6):
            await act(table, seat, "confirm")
        assert await stages(table) == ["service"] * 3
        later.seconds += 21
        table.ring()
        await until(lambda: table_stages(table).count("service") == 2)
        await settled(table)
        assert table_stages(table).count("service") == 2

    at_a_lesson(tmp_path, banked, clock=STAGE, options=FREE, bankers=True)


# TB-4.8


def test_tb_4_8_more_time_for_one_company(tmp_path: Path, later: Later) -> None:
    async def given(table: ServedTable) -> None:
        await table.lead(MoreTime(60, 1))
        await settled(table)
        left = [it.left or 0 for it in table.info_for("").seats]
        assert left[3] - left[0] > 50_000
        later.seconds += 21
        table.ring()
        await until(lambda: table_stages(table).count("investing") == 1)
        await settled(table)
        assert table_stages(table)[1] == "investing"

    at_a_lesson(tmp_path, given, clock=STAGE)


def test_tb_4_8_time_that_was_given_survives_the_memory(tmp_path: Path) -> None:
    async def given(table: ServedTable) -> None:
        await table.lead(MoreTime(600))
        table.memory.forget()
        await table.memory.opened()
        assert min(it.left or 0 for it in table.info_for("").seats[:9]) > 600_000

    at_a_lesson(tmp_path, given, clock=STAGE)


def test_tb_4_8_the_clock_is_set_and_stopped_while_the_game_runs(tmp_path: Path, later: Later) -> None:
    async def change(table: ServedTable, rule: ClockRule) -> None:
        id, encoded = table.record.id, msgspec.json.encode(rule)
        await table.services.database.write(lambda connection: tables.change(connection, id, TableChange(clock_rule=encoded)))
        table.ring(record=True)
        await until(lambda: table.memory.game is not None and table.memory.game.clock.rule == rule)

    async def changing(table: ServedTable) -> None:
        assert [it.left for it in table.info_for("").seats[:9]] == [None] * 9
        later.seconds += 1000
        await change(table, ClockRule("stage", 40))
        assert all(30_000 < (it.left or 0) <= 40_000 for it in table.info_for("").seats[:9])
        await change(table, ClockRule())
        before = table.record.entries
        later.seconds += 1000
        await settled(table)
        assert table.record.entries == before
        await change(table, ClockRule("stage", 40))
        later.seconds += 41
        table.ring()
        await until(lambda: "investing" not in table_stages(table))

    at_a_lesson(tmp_path, changing)


# TB-3.4


def test_tb_3_4_the_leader_finishes_the_stage_of_one_company(tmp_path: Path) -> None:
    async def pushed(table: ServedTable) -> None:
        await act(table, 4, "order", member=1, order="wagon", amount=1)
        before = table.record.entries
        n = await table.lead(Push(1, reason="the bell rings"))
        assert n == before + 1
        new = (await journal(table))[before:]
        assert [(entry.do, entry.ruling, entry.clock) for entry in new] == [("confirm", "the bell rings", False)]
        assert await stages(table) == ["investing", "laid", "investing"]

    at_a_lesson(tmp_path, pushed)


def test_tb_3_3_a_push_without_a_reason_has_one_in_the_tables_language(tmp_path: Path) -> None:
    async def pushed(table: ServedTable) -> None:
        await table.lead(Push(0))
        assert (await journal(table))[-1].ruling == "Prowadzący zakończył ten etap."

    at_a_lesson(tmp_path, pushed, language="pl")


def test_tb_3_4_all_partners_whose_word_is_needed_are_spoken_for(tmp_path: Path) -> None:
    async def pushed(table: ServedTable) -> None:
        before = table.record.entries
        await act(table, 4, "confirm")
        await table.lead(Push(1))
        assert [entry.seat for entry in (await journal(table))[before:]] == [4, 3, 5]
        assert await stages(table) == ["investing", "laid", "investing"]

    at_a_lesson(tmp_path, pushed, options={"confirm": "all"})


def test_tb_3_4_a_bot_finishes_it_if_the_leader_wants(tmp_path: Path) -> None:
    async def pushed(table: ServedTable) -> None:
        before = table.record.entries
        await table.lead(Push(2, "bot", "no idea"))
        await until(lambda: table_stages(table)[2] == "laid")
        await settled(table)
        new = (await journal(table))[before:]
        assert {entry.ruling for entry in new} == {"no idea"}
        assert {entry.seat for entry in new} <= {6, 7, 8}
        assert len(new) > 2
        assert await stages(table) == ["investing", "investing", "laid"]

    at_a_lesson(tmp_path, pushed)


def test_tb_3_4_a_company_that_nobody_waits_for_is_left_alone(tmp_path: Path) -> None:
    async def pushed(table: ServedTable) -> None:
        await table.lead(Push(1))
        before = table.record.entries
        for team in (1, 3, 63):
            with pytest.raises(RuledOut) as refused:
                await table.lead(Push(team))
            assert (refused.value.refusal.clause, refused.value.refusal.key) == ("TB-3.4", "not-waited-for")
        assert table.record.entries == before

    at_a_lesson(tmp_path, pushed)


def test_tb_3_4_a_push_that_is_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def pushed(table: ServedTable) -> None:
        first = await table.lead(Push(1), id="tap")
        assert await table.lead(Push(1), id="tap") == first

    at_a_lesson(tmp_path, pushed)


# TB-3.2


def test_tb_3_2_the_leader_names_companies_and_ends_the_game(tmp_path: Path) -> None:
    async def ruled_by(table: ServedTable) -> None:
        async with table.memory.settled() as game:
            name = game.table.game.name_team(game.table.rules, game.table.state, 1, "Gusher")
        assert name is not None
        await table.lead(ruled(name))
        assert table.memory.teams[1] == "Gusher"
        with pytest.raises(Trouble):
            await table.lead(Rule(3, "name-company", {"name": " no "}))
        async with table.memory.settled() as game:
            end = game.table.game.end_now(game.table.rules, game.table.state)
        assert end is not None
        await table.lead(ruled(end, "the bell"))
        last = (await journal(table))[-1]
        assert (last.do, last.ruling) == ("end-now", "the bell")
        await until(lambda: table.record.status == "over")
        async with table.memory.settled() as game:
            assert len(game.table.agenda().places) == 9

    at_a_lesson(tmp_path, ruled_by)


# TB-3.6


async def to_the_break(table: ServedTable) -> None:
    for team in range(3):
        for _ in range(3):
            await table.lead(Push(team))


def test_tb_3_6_the_next_event_waits_for_the_leader(tmp_path: Path) -> None:
    async def held(table: ServedTable) -> None:
        await to_the_break(table)
        await settled(table)
        async with table.memory.settled() as game:
            assert game.held(table.stored)
            assert game.table.game.at_break(game.table.state)
        assert await stages(table) == ["event"] * 3
        assert table.record.waiting == []
        n = await act(table, 0, "name-company", name="Talkers")
        await settled(table)
        assert (await turn(table), table.record.entries) == (1, n)
        await changed(table, LessonUpdate(released=n))
        await until(lambda: table.record.entries > n)
        await settled(table)
        assert (await turn(table), await stages(table)) == (2, ["investing"] * 3)
        await to_the_break(table)
        await settled(table)
        assert await turn(table) == 2, "it holds every time"
        await changed(table, LessonUpdate(hold=False))
        await until(lambda: bool(table.record.waiting))
        assert await turn(table) == 3

    at_a_lesson(tmp_path, held, hold=True, options=FREE)


def test_tb_3_6_a_held_table_is_held_after_a_restart(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)

    async def go() -> None:
        async with open_server(db, bot_workers=1) as server:
            table = await lesson(server, hold=True, options=FREE)
            await to_the_break(table)
            code, n = table.record.code, table.record.entries
        async with open_server(db, bot_workers=1) as server:
            table = await server.tables.by_code(code)
            assert await table.take()
            await settled(table)
            assert (table.record.entries, await turn(table)) == (n, 1)

    asyncio.run(go())


# Whom the table waits for


def test_everybody_is_told_whom_the_table_waits_for_after_every_entry(tmp_path: Path) -> None:
    async def watched(table: ServedTable) -> None:
        watcher = Watcher("", words("en"), 0, 0, positions=True)
        async with table.watched_by(watcher):
            for seat in (0, 3, 6):
                await act(table, seat, "confirm")
                await settled(table)
                cards, positions = [], []
                while watcher.waiting:
                    message = msgspec.json.decode(watcher.take() or b"{}")
                    cards += [message["table"]["waiting"]] if message["type"] == "table" else []
                    positions += [message["waiting"]] if message["type"] == "position" else []
                async with table.memory.settled() as game:
                    wanted = sorted({it.seat for it in game.table.agenda().decisions if it.must})
                assert cards[-1] == wanted
                assert sorted(it["seat"] for it in positions[-1]) == wanted
                assert table.info_for("").waiting == wanted

    at_a_lesson(tmp_path, watched)


# TB-3.5


def test_tb_3_5_the_leader_takes_one_companys_stage_back(tmp_path: Path) -> None:
    async def back(table: ServedTable) -> None:
        await act(table, 0, "confirm")
        await act(table, 3, "confirm")
        n = await table.lead(TakeBack(0, "they were not ready"))
        assert await stages(table) == ["investing", "preparing", "investing"]
        entry = (await journal(table))[n - 1]
        assert (entry.drop, entry.ruling) == ([n - 2], "they were not ready")
        assert table.record.waiting == [*range(9)]
        table.memory.forget()
        assert await stages(table) == ["investing", "preparing", "investing"]
        with pytest.raises(RuledOut) as refused:
            await table.lead(TakeBack(2))
        assert (refused.value.refusal.clause, refused.value.refusal.key) == ("TB-1.1", "nothing-to-undo")

    at_a_lesson(tmp_path, back, options=FREE)


def test_tb_3_5_a_table_from_a_recent_snapshot_reads_its_past_again(tmp_path: Path) -> None:
    async def back(table: ServedTable) -> None:
        await act(table, 0, "confirm")
        for _ in range(SNAPSHOT_EVERY // 2 + 1):
            await act(table, 3, "order", member=0, order="wagon", amount=1)
            await act(table, 3, "take-token", member=0)
        table.memory.forget()
        game = await table.memory.opened()
        assert game.table.journal.base > 0
        await table.lead(TakeBack(0))
        assert (await stages(table))[0] == "investing"
        table.memory.forget()
        assert (await stages(table))[0] == "investing"

    at_a_lesson(tmp_path, back, options=FREE)


# Several processes


@pytest.mark.thorough
def test_a_leader_whose_connection_is_at_another_process_leads_all_the_same() -> None:
    db = postgres_url()

    async def go() -> None:
        async with open_server(db, bot_workers=1) as here, open_server(db, bot_workers=1) as there:
            table = await lesson(here, clock=STAGE, options=FREE)
            other = await there.tables.by_code(table.record.code)
            await other.memory.opened()
            await other.lead(Push(0))
            assert (await stages(table))[0] == "preparing"
            await until(lambda: other.record.entries == table.record.entries)
            await until(lambda: table_stages(other)[0] == "preparing")
            await other.lead(MoreTime(600, 1))
            for one in (table, other):
                await until(lambda one=one: (one.info_for("").seats[3].left or 0) > 600_000)  # type: ignore[misc]
                assert (one.info_for("").seats[6].left or 0) <= 20_000
            await other.lead(TakeBack(0))
            await until(lambda: other.record.entries == table.record.entries)
            await until(lambda: table_stages(other)[0] == "investing")
            assert (await stages(table))[0] == "investing"

    asyncio.run(go())
