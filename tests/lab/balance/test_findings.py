"""What is concluded from games: from made-up ones whose answer is known, and from real ones of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.games.registry import find
from magnat.lab.balance.findings import Balance, Group, Shares, findings, histogram
from magnat.lab.experiment import plan as plans
from magnat.lab.experiment import run as experiment
from magnat.lab.experiment import shards
from magnat.lab.experiment.plan import Plan
from magnat.lab.experiment.rows import ShardRows
from magnat.lab.experiment.shards import Shard
from magnat.lab.match import Result
from magnat.lab.watch import Seen, UseCount


def made_up(folder: Path, winners: list[int], first: list[int], game: str = "mcmulti", seats: int = 4) -> Balance:
    """Games that were won by these seats, begun by those."""
    block = plans.Block(game, seats, "random", len(winners))
    plan = plans.settled(plans.PlanFile(study=[block], watch=True))
    experiment.prepare(folder, plan)
    cell = plan.wanted[0].cell
    rows = ShardRows(cell)
    teams = find(game).teams(find(game).rules(cell.options), seats)
    for index, (winner, began) in enumerate(zip(winners, first, strict=True)):
        won = next(members for members in teams if winner in members)
        places = [1 if seat in won else 2 for seat in range(seats)]
        uses = {("action", "buy-barrel", "", ""): UseCount(4, 1, 3), ("chance", "two-dice", "", "1 2"): UseCount(2, 1, 0)}
        team = next(number for number, members in enumerate(teams) if winner in members)
        rows.add(index, Result(True, 100 + index, [0] * seats, places, began, "end"), Seen(8, 2, 0.25 * (index % 5), (team, team, 0), uses))
    shards.write(folder, Shard(cell, 0, len(winners)), rows.tables())
    return findings(plan, folder)


def about(found: Balance, what: str) -> Shares:
    return next(it for it in found.shares if it.about == what)


def test_whoever_begins_wins_too_often(tmp_path: Path) -> None:
    found = made_up(tmp_path, winners=[0, 1, 2, 3] * 20, first=[0, 1, 2, 0] * 20)
    order = about(found, "turn_order")
    assert [(it.name, it.won, it.due, it.games) for it in order.groups] == [
        ("0", 0.75, 0.25, 80), ("1", 0.0, 0.25, 80), ("2", 0.0, 0.25, 80), ("3", 0.25, 0.25, 80),
    ]  # fmt: skip
    assert order.p is not None
    assert order.p < 1e-10
    seats = about(found, "seat")
    assert [it.won for it in seats.groups] == [0.25] * 4
    assert seats.p == 1
    assert all(it.low < it.won < it.high for it in seats.groups)


def test_leaders_runaways_lengths_and_uses(tmp_path: Path) -> None:
    found = made_up(tmp_path, winners=[0, 1] * 10, first=[0] * 20)
    assert [(it.name, it.games, it.won) for it in found.leads] == [("25", 20, 1.0), ("50", 20, 1.0), ("75", 20, 0.5)]
    assert isinstance(found.runaway, Group)
    assert found.runaway.won == pytest.approx(0.4)  # 0 and 0.25 of 0, 0.25, 0.5, 0.75, 1
    inputs = next(it for it in found.spreads if it.about == "inputs")
    assert (inputs.games, inputs.p10, inputs.median, inputs.p90, inputs.mean) == (20, 102, 110, 118, 109.5)
    assert sum(number for _, number in inputs.counts) == 20
    used = found.uses[0]
    assert (used.key, used.times, used.games, used.by_winners) == ("buy-barrel", 4.0, 1.0, 0.75)
    assert (found.chances[0].value, found.chances[0].by_winners) == ("1 2", None)
    assert "declare" in {it.key for it in found.unused}
    assert ("buy-barrel", "good", "crude") in {(it.key, it.field, it.value) for it in found.unused}
    assert found.ends == [("end", 20)]


def test_partners_win_together_and_mixes_get_what_is_due_to_their_number(tmp_path: Path) -> None:
    found = made_up(tmp_path, winners=[0] * 30, first=[0] * 30, game="oilcity", seats=9)
    assert [it.about for it in found.shares] == ["team", "mix", "role"]
    assert [it.won for it in about(found, "team").groups] == [1.0, 0.0, 0.0]
    mixes = about(found, "mix")
    assert sum(it.won * it.games for it in mixes.groups) == pytest.approx(30)
    assert sum(it.games for it in mixes.groups) == 90
    assert about(found, "role").p is None


def test_bars_of_a_chart_hold_every_game() -> None:
    assert histogram([1, 1, 2, 4]) == [(1, 2), (2, 1), (4, 1)]
    wide = histogram([float(value) for value in range(100, 1100)])
    assert sum(number for _, number in wide) == 1000
    assert len(wide) <= 25
    assert histogram([0.5, 0.5]) == [(0.5, 2)]


@pytest.mark.parametrize("game", ["mcmulti", "oilcity", "africa"])
def test_real_games_of_every_kind(tmp_path: Path, game: str) -> None:
    options = {"oilcity": {}, "mcmulti": {"round_limit": 3}, "africa": {"round_limit": 1}}[game]
    plan: Plan = plans.settled(plans.PlanFile(study=[plans.Block(game, None, "random", 2, options=dict(options))], watch=True))
    experiment.play(plan, tmp_path)
    found = findings(plan, tmp_path)
    assert (found.games, found.finished) == (2, 2)
    assert all(sum(it.won for it in shares.groups) > 0 for shares in found.shares)
    assert found.uses
    assert {it.about for it in found.spreads} == {"inputs", "rounds", "lead_changes", "decided_at"}
    known = find(game).edge.actions.actions
    assert {it.key for it in found.uses} | {it.key for it in found.unused if not it.field} == set(known)
