"""Charts from journals: where they are read, and that they say what was seen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from magnat.games.registry import GAMES
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import OPEN, SPECTATOR
from magnat.kernel.playout import random_input
from magnat.tables import replay
from magnat.tables.charts import MOST_POINTS, sampled, series
from magnat.tables.table import Table


def some_game(name: str, inputs: int) -> Table:
    game, dice = GAMES[name], Dice(7, 0)
    table = Table.create(game, game.seats[0], game.settings({}, simulated=True))
    for _ in range(inputs):
        given = random_input(table.rules, table.state, dice)
        if given is None:
            break
        if given.action is None:
            table.roll(given.outcome)
        else:
            table.act(given.seat, given.action)
    return table


def test_a_short_game_is_read_at_every_entry() -> None:
    assert sampled(0) == [0]
    assert sampled(MOST_POINTS - 1) == list(range(MOST_POINTS))


@pytest.mark.parametrize("last", [300, 301, 5_000])
def test_a_long_game_is_read_at_its_ends_and_evenly_between(last: int) -> None:
    found = sampled(last)
    assert (len(found), found[0], found[-1]) == (MOST_POINTS, 0, last)
    gaps = {later - earlier for earlier, later in pairwise(found)}
    assert max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize("eyes", [OPEN, SPECTATOR, 0])
@pytest.mark.parametrize("name", GAMES)
def test_a_chart_says_what_these_eyes_saw_then(name: str, eyes: Seat) -> None:
    table = some_game(name, 120)
    found = series(table.journal, eyes, most=20)
    for number, n in enumerate(found.entries):
        view = table.game.view(table.rules, replay.position(table.journal, n), eyes)
        seen = {(it.chart, it.of, it.id): it.value for it in table.game.readings(view)}
        shown = {(line.chart, line.of, line.id): line.values[number] for line in found.lines}
        assert shown == {key: value for key, value in seen.items() if key in shown}


def test_what_is_never_seen_has_no_line() -> None:
    table = some_game("mcmulti", 60)
    assert {line.chart for line in series(table.journal, SPECTATOR).lines} == {"price"}
    assert [line.id for line in series(table.journal, 1).lines if line.chart == "cash"] == [1]
    assert [line.id for line in series(table.journal, OPEN).lines if line.chart == "value"] == [0, 1]


def test_a_chart_goes_back_where_the_table_went_back() -> None:
    table = some_game("mcmulti", 40)
    back = table.live[20].entry.n
    table.rule_back(back, "a mistake")
    lines = series(table.journal, OPEN).lines
    assert [line.values[-1] for line in lines] == [line.values[back] for line in lines]
    assert any(line.values[-1] != line.values[-2] for line in lines)
