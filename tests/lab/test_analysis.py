"""A game looked at again: the blunder is found, its cost is measured by fresh games, and time is kept."""

from __future__ import annotations

import pytest

from magnat.bots.bot import Bot, Question
from magnat.bots.mcmulti import Clerk
from magnat.games.registry import find
from magnat.kernel.contract import Action, State
from magnat.kernel.dice import Dice
from magnat.kernel.playout import Input
from magnat.lab.analysis import Analysis, Analyst, analyse
from magnat.lab.match import play

GAME = find("mcmulti")
RULES = GAME.rules(GAME.settings({"round_limit": 8}, simulated=True))


class Idler(Clerk):
    """Buys nothing at the start: everything else it does like a clerk."""

    def choose(self, question: Question) -> Action:
        if question.key == "special-purchase":
            return next(option for option in question.options if option.key == "end-purchases")
        return super().choose(question)


def game_of(*kinds: type[Bot]) -> list[Input]:
    record = list[Input]()
    play(GAME, RULES, [kind(GAME, RULES, seat, Dice(3, seat + 1)) for seat, kind in enumerate(kinds)], Dice(3), record=record)
    return record


def looked_at(record: list[Input], points: int, games: int, of: list[int] | None = None) -> Analysis:
    return analyse(GAME, RULES, 2, record, seconds=3600, points=points, games=games, of=of)


def test_the_dearest_mistake_is_found_with_what_was_better() -> None:
    record = game_of(Idler, Clerk)
    found = looked_at(record, points=2, games=40, of=[0])
    first = found.mistakes[0]
    assert (first.seat, first.played, first.better["do"]) == (0, {"do": "end-purchases"}, "buy-asset")
    assert record[first.at].seat == 0
    assert 0 < first.cost <= 1
    assert first.cost - first.sure > 0, "it is no chance"
    assert found.whole


def test_expected_places_add_up_and_end_with_the_result() -> None:
    record = game_of(Idler, Clerk)
    course = looked_at(record, points=5, games=4, of=[]).course
    assert [it.at for it in course] == [round(index * (len(record) - 1) / 4) for index in range(5)]
    assert all(sum(it.places) == pytest.approx(3) for it in course)
    assert course[-1].places == [2, 1]


def test_who_plays_as_a_clerk_makes_hardly_any_mistake_and_the_same_seed_says_the_same() -> None:
    record = game_of(Clerk, Clerk)
    found = looked_at(record, points=2, games=3)
    assert found.compared < len(record) / 10
    assert found == looked_at(record, points=2, games=3)


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by one with every game played on."""
    played, places = list[int](), Analyst.places

    def counted(self: Analyst, state: State, number: int) -> list[int]:
        played.append(number)
        return places(self, state, number)

    monkeypatch.setattr(Analyst, "places", counted)
    found = analyse(GAME, RULES, 2, game_of(Idler, Clerk), seconds=20, now=lambda: float(len(played)))
    assert not found.whole
    assert found.compared > 0
    assert 20 <= len(played) <= 21
    assert len(found.course) == 8, "two fifths of the time"
