"""Tournaments: who meets whom, when a pair stops, and that the result is the same however it was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.lab import ladder, tournament
from magnat.lab.ladder import Played
from magnat.lab.tournament import Hall, Rules, hold, matched, most_games, paired, points_of

BOTS = ["random", "apprentice", "clerk"]
OPTIONS = {"round_limit": 8}


def small(games: int = 4, bots: list[str] = BOTS) -> ladder.Plan:
    return ladder.plan("mcmulti", games, 2, bots, 7, dict(OPTIONS))


def pretend(monkeypatch: pytest.MonkeyPatch, strength: dict[str, float]) -> None:
    """Games are decided by strength alone: only the tournament around them is tested."""

    def play_some(plan: ladder.Plan, numbers: list[int]) -> list[Played]:
        found = []
        for number in numbers:
            one, other = ladder.pairs(plan)[number // 2 % len(ladder.pairs(plan))]
            found.append(Played(number, 0.5 if strength[one] == strength[other] else float(strength[one] > strength[other])))
        return found

    monkeypatch.setattr(ladder, "play_some", play_some)


def test_games_are_those_of_the_ladder_with_the_same_seed() -> None:
    found, climbed = hold(small(), Rules()), ladder.climb(small())
    assert {(it.one, it.other): (it.games, it.won) for it in found.meetings} == {
        (it.one, it.other): (it.games, it.won) for it in climbed.meetings
    }
    assert {it.bot: (it.rating, it.sure) for it in found.standings} == {it.bot: (it.points, it.sure) for it in climbed.rungs}
    assert found.saved == 0
    assert all(it.low <= it.won <= it.high for it in found.standings)
    assert all(it.low <= it.won <= it.high for it in found.meetings)


def test_one_job_or_two_or_interrupted_the_tournament_is_the_same(tmp_path: Path) -> None:
    whole = hold(small(), Rules())
    assert hold(small(), Rules(), jobs=2, file=tmp_path / "games.jsonl") == whole
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines[:4]) + lines[4][:2])
    assert hold(small(), Rules(), file=tmp_path / "games.jsonl") == whole


def test_a_pair_stops_when_its_interval_is_narrow_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, {"random": 0, "apprentice": 1, "clerk": 1})
    told: list[int] = []
    plan = small(games=400)
    found = hold(plan, Rules(within=0.05), progress=told.append)
    games = {(it.one, it.other): it.games for it in found.meetings}
    assert games == {("random", "apprentice"): 40, ("random", "clerk"): 40, ("apprentice", "clerk"): 400}
    assert found.saved == 360 + 360
    assert told == sorted(told)
    assert told[-1] == most_games(plan, Rules()) == 1200
    narrow = [(it.high - it.low) / 2 for it in found.meetings]
    assert max(narrow) <= 0.05


def test_a_swiss_tournament_pairs_neighbours_who_have_not_met(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["random", "apprentice", "trader", "clerk"]
    pretend(monkeypatch, {"random": 0, "apprentice": 1, "trader": 2, "clerk": 3})
    found = hold(small(games=20, bots=bots), Rules(swiss=True))
    met = [(it.round, it.one, it.other) for it in found.meetings]
    assert [it[0] for it in met] == [1, 1, 2, 2, 3, 3]
    assert len({it[1:] for it in met}) == 6
    assert [it.bot for it in found.standings] == ["clerk", "trader", "apprentice", "random"]
    assert [it.points for it in found.standings] == [3, 2, 1, 0]
    two = hold(small(games=20, bots=bots), Rules(swiss=True, rounds=2))
    assert two.standings[0].bot == "clerk"
    assert {it.round for it in two.meetings} == {1, 2}


def test_with_an_odd_number_everybody_rests_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, {"random": 0, "apprentice": 1, "clerk": 2})
    found = hold(small(games=20), Rules(swiss=True, rounds=9))
    assert [(it.round, it.one, it.other) for it in found.meetings] == [
        (1, "random", "apprentice"),
        (2, "apprentice", "clerk"),
        (3, "random", "clerk"),
    ]
    assert [(it.bot, it.points) for it in found.standings] == [("clerk", 3), ("apprentice", 2), ("random", 1)]


def test_nobody_meets_anybody_twice() -> None:
    met = {frozenset("ab"), frozenset("cd")}
    assert matched(list("abcd"), met) == [("a", "c"), ("b", "d")]
    assert matched(list("ab"), met) is None
    assert paired(list("abc"), {frozenset("ab")}, ["c"]) == ([("a", "c")], ["b"])
    assert paired(list("ab"), met, []) is None


def test_draws_are_half_a_point(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, dict.fromkeys(BOTS, 1.0))
    found = hold(small(), Rules())
    assert {it.points for it in found.standings} == {1.0}
    assert points_of(BOTS, found.meetings, ["clerk"])["clerk"] == 2.0


def test_a_game_counts_once_wherever_it_is_asked_for() -> None:
    hall = Hall(small(games=2), 1, None, None)
    hall.play([hall.number(0, 0), hall.number(0, 1)])
    hall.play([hall.number(0, 0)])
    assert len(hall.shares(0)) == 2
    assert tournament.half([]) == 0.5
