"""What a long journal costs: about as much as it has entries, however often something was taken back."""

from __future__ import annotations

import pytest

from magnat.kernel import playout
from magnat.kernel.contract import Log, State
from magnat.kernel.playout import Input
from magnat.tables import replay, table
from magnat.tables.journal import Journal, read
from magnat.tables.replay import AnyRules, Line, check
from magnat.tables.snapshot import SNAPSHOT_EVERY
from magnat.tables.table import Table
from tests.tables import bombs

NAMES, TIMES = 250, 300


class Count:
    def __init__(self) -> None:
        self.inputs = 0


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Count:
    """How often an input is applied to a position, from now on."""
    known, put_in = Count(), playout.put_in

    def counted(rules: AnyRules, state: State, given: Input, log: Log) -> None:
        known.inputs += 1
        put_in(rules, state, given, log)

    monkeypatch.setattr(table, "put_in", counted)
    monkeypatch.setattr(playout, "put_in", counted)
    return known


@pytest.fixture(scope="module")
def undos() -> Journal:
    """Taken back far from the last of the positions kept every 64 entries."""
    return read(bombs.text(bombs.undos(NAMES, TIMES)))


def test_a_table_takes_back_often_and_pays_once(count: Count, undos: Journal) -> None:
    loaded = Table(undos)
    assert loaded.last_input() == undos.last() - 2 * TIMES
    assert count.inputs < 2 * undos.last()


def test_a_journal_is_checked_in_the_time_of_its_length(count: Count, undos: Journal) -> None:
    assert check(undos) is None
    assert count.inputs < 2 * undos.last()


def test_of_a_long_game_few_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Line] = []
    begin = Line.__init__

    def seen(line: Line, rules: AnyRules, start: State) -> None:
        begin(line, rules, start)
        made.append(line)

    monkeypatch.setattr(Line, "__init__", seen)
    long = bombs.names(400)
    assert check(long.journal) is None
    assert len(made[0].inputs) >= 400
    assert len(made[0].kept) < 2 * SNAPSHOT_EVERY


def test_a_table_keeps_few_positions_though_every_stage_was_taken_back() -> None:
    long = bombs.at_the_first_event()
    for _ in range(6):
        bombs.named(long, SNAPSHOT_EVERY)
        long.undo(0)
        long.undo(0)
    assert len([it for it in long.live if it.before is not None]) < 2 * SNAPSHOT_EVERY


def test_taking_back_across_kept_positions_finds_the_same_position() -> None:
    long = bombs.names(200)
    positions = {}
    for _ in range(150):
        long.undo(0)
        positions[long.last_input()] = long.game.encode_state(long.state)
    for n, seen in list(positions.items())[::7]:
        entries = long.journal.entries[:n]
        assert long.game.encode_state(replay.position(Journal(long.journal.header, entries))) == seen
    assert check(long.journal) is None
