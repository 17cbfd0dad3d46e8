"""Facts with their audiences: every seat finds what `seen_by` lets it know, and nothing else."""

from __future__ import annotations

import json

import pytest

from magnat.kernel.contract import Fact, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR, fact_words
from magnat.tables.fact_audiences import VERSIONS, learned, with_audiences
from tests.tables.games import new_table, one_more, played


class Bell(Fact):
    key = "bell"


class Murmur(Fact):
    key = "murmur"


class Whisper(Fact):
    """Partners hear a word, everybody else hears that something was said; the spectator hears nothing."""

    key = "whisper"
    unwritten = ("clause", "partners")

    word: str
    partners: list[Seat]

    def seen_by(self, seat: Seat) -> Fact | None:
        if seat == SPECTATOR:
            return None
        return self if seat in self.partners else Murmur(self.clause)


class Rumour(Fact):
    """Nobody hears the word itself."""

    key = "rumour"

    def seen_by(self, seat: Seat) -> Fact | None:  # noqa: ARG002 - the same for all
        return Murmur(self.clause)


def test_an_open_fact_is_written_once_for_everybody() -> None:
    assert json.loads(with_audiences([Bell("XX-1.1")], 30)) == [{"seats": None, "fact": {"fact": "bell", "clause": "XX-1.1"}}]


def test_every_version_is_written_once_with_those_who_see_it() -> None:
    lines = json.loads(with_audiences([Whisper("XX-1.1", "oil", [1, 2])], 4))
    assert [(line["seats"], line["fact"]["fact"]) for line in lines] == [([0, 3], "murmur"), ([1, 2], "whisper")]


def test_a_fact_that_looks_the_same_to_all_is_for_all() -> None:
    assert json.loads(with_audiences([Rumour("XX-1.1")], 3)) == [{"seats": None, "fact": {"fact": "murmur", "clause": "XX-1.1"}}]


def test_a_seat_finds_its_own_version_in_the_order_of_the_facts() -> None:
    line = with_audiences([Bell("XX-1.1"), Whisper("XX-1.1", "oil", [1]), Bell("XX-1.1")], 2)
    assert [fact["fact"] for fact in learned(VERSIONS.decode(line), (1,))] == ["bell", "whisper", "bell"]
    assert [fact["fact"] for fact in learned(VERSIONS.decode(line), (0,))] == ["bell", "murmur", "bell"]
    assert [fact["fact"] for fact in learned(VERSIONS.decode(line), (SPECTATOR,))] == ["bell", "bell"]


def test_nothing_happened_tells_nothing() -> None:
    assert with_audiences([], 4) == b"[]"
    assert learned(VERSIONS.decode(b"[]"), (0,)) == []


@pytest.mark.parametrize(("game", "seats"), [("mcmulti", 4), ("oilcity", 9), ("africa", 3)])
def test_every_seat_learns_exactly_what_the_game_lets_it_know(game: str, seats: int) -> None:
    table, dice = played(0, seats=seats, game=game), Dice(11)
    deciders = table.game.deciders(seats)
    hidden = 0
    for _ in range(600):
        if table.agenda().over:
            break
        one_more(table, dice)
        line = with_audiences(table.last_facts(), deciders)
        for seat in range(SPECTATOR, deciders):
            known = [fact.seen_by(seat) for fact in table.last_facts()]
            assert learned(VERSIONS.decode(line), (seat,)) == [fact_words(fact) for fact in known if fact is not None]
        hidden += b'"seats":[' in line
    assert (hidden > 0) == (game != "mcmulti"), "McMulti is played on an open table"


def test_the_last_facts_are_those_of_the_last_entry() -> None:
    table = new_table()
    assert [fact.key for fact in table.last_facts()] == [fact["fact"] for fact in table.journal.entries[-1].fact_words()] != []
    table.rule_back(1, "test")
    assert table.last_facts() == []
