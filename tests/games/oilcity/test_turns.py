"""OC-1.4 and OC-4.3: how many turns are played (option `turns`), and the turn that is made the last one."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import EndAfterTurn
from magnat.kernel.game import Unreadable
from magnat.tables import journal, replay, rulings
from magnat.tables.journal import Entry
from magnat.tables.table import Table
from tests.games.oilcity.positions import (
    GAME,
    QUICK,
    bankers_of,
    chances,
    do,
    draw_event,
    end_turn,
    formed,
    heard,
    keys,
    laid_out,
    opening,
    pass_turn,
    person,
    places,
    refused,
    see,
    settled,
    to_turn,
)


@pytest.mark.parametrize("turns", [1, 3, 12])
def test_oc_1_4_the_table_chooses_how_many_turns_are_played(turns: int) -> None:
    rules, city = opening(turns=turns)
    assert see(rules, city).turns == turns
    to_turn(rules, city, turns)
    facts = end_turn(rules, city)
    assert len(heard(facts, "ranked")) == 3
    assert len(places(rules, city)) == 3


def test_oc_4_3_everybody_is_told_that_the_turn_is_the_last() -> None:
    rules, city = opening(turns=2)
    assert heard(pass_turn(rules, city), "last-turn") == [{"turn": 2}]


@pytest.mark.parametrize("turns", [0, 13, "6", True])
def test_oc_1_4_there_are_twelve_event_cards(turns: object) -> None:
    with pytest.raises(Unreadable) as complaint:
        GAME.settings({"turns": turns})
    assert complaint.value.key == "bad-option-value"


def test_oc_4_3_banker_two_makes_the_present_turn_the_last_one() -> None:
    rules, city = opening()
    to_turn(rules, city, 4)
    assert "end-after-turn" in formed(rules, city, 10)
    facts = do(rules, city, 10, EndAfterTurn())
    assert (keys(facts), heard(facts, "last-turn")) == (["last-turn"], [{"turn": 4}])
    assert see(rules, city).turns == 4
    assert "ranked" in keys(end_turn(rules, city))
    assert rules.agenda(city).over


def test_oc_4_3_between_two_turns_it_ends_the_game_at_once() -> None:
    rules, city = opening()
    person(rules, city, 2)
    person(rules, city, 2, 0)
    end_turn(rules, city)
    facts = do(rules, city, 10, EndAfterTurn())
    assert keys(facts) == ["last-turn", "ranked", "ranked", "ranked"]
    assert (rules.agenda(city).over, len(see(rules, city).companies[0].wagons)) == (True, 1)


def test_oc_4_3_not_before_the_first_turn_nor_twice_nor_by_others() -> None:
    rules, city = laid_out()
    assert refused(rules, city, 10, EndAfterTurn()) == ("OC-4.3", "not-now", 0, 0)
    rules, city = settled()
    assert refused(rules, city, 10, EndAfterTurn()) == ("OC-4.3", "not-now", 0, 0)
    rules, city = opening()
    assert refused(rules, city, bankers_of(rules, city)[0], EndAfterTurn()) == ("OC-10.1", "other-banker", 0, 0)
    assert refused(rules, city, 0, EndAfterTurn())[1] == "not-now"
    do(rules, city, 10, EndAfterTurn())
    assert refused(rules, city, 10, EndAfterTurn()) == ("OC-4.3", "already-so", 0, 0)


def test_oc_4_3_not_when_the_next_event_is_announced() -> None:
    rules, city = opening()
    end_turn(rules, city)
    person(rules, city, 2)
    draw_event(rules, city)
    assert refused(rules, city, 10, EndAfterTurn()) == ("OC-4.3", "not-now", 0, 0)
    assert chances(rules, city) == [("event-card", 0)]


def test_oc_4_3_the_host_rules_it_although_the_program_is_banker() -> None:
    """TB-3.2: the ruling is an input of the journal and gives its reason."""
    table = Table.create(GAME, 9, dict(QUICK))
    while table.agenda().chances:
        chance = table.agenda().chances[0]
        table.roll(next(outcome for outcome, weight in enumerate(chance.weights) if weight))
    assert [action.key for action in rulings.options(table, 10)] == ["end-after-turn", "end-now"]
    entry = table.rule_act(10, EndAfterTurn(), "the bell rings in ten minutes")
    assert isinstance(entry, Entry)
    assert (entry.do, entry.ruling) == ("end-after-turn", "the bell rings in ten minutes")
    again = journal.read(journal.write(table.journal).encode())
    assert replay.check(again) is None
    table.rule_back(entry.n - 1, "there is time after all")
    assert see_turns(table) == 6


def see_turns(table: Table) -> int:
    view = table.view(0)
    return int(view.turns)  # type: ignore[attr-defined]  # the view of any game
