"""The order in which bots are asked: wishes first, but not for ever, then the decision that the table waits for, partners in turn."""

from __future__ import annotations

from magnat.bots.asking import MOST_WISHES, Turns
from magnat.kernel.contract import Agenda, Decision

TEAMS = [[0, 1, 2], [3, 4, 5]]


def agenda(must: list[int], may: list[int] | None = None) -> Agenda:
    decisions = [Decision(seat, "place", "OC-5.1", must=True) for seat in must]
    return Agenda([], [*decisions, *(Decision(seat, "deal", "OC-8.1", must=False) for seat in may or [])], over=False)


def asked(turns: Turns, now: Agenda, bots: set[int], position: int = 1) -> list[tuple[int, str, bool]]:
    return [(call.seat, call.key, call.wish) for call in turns.calls(now, bots, position)]


def test_only_bots_are_asked() -> None:
    turns = Turns(TEAMS, 6)
    assert asked(turns, agenda([0, 3], [1, 4]), {3, 4}) == [(4, "deal", True), (3, "place", False)]
    assert asked(turns, agenda([0, 3], [1, 4]), set()) == []


def test_wishes_come_before_the_decision_that_is_waited_for() -> None:
    turns = Turns(TEAMS, 6)
    assert asked(turns, agenda([0], [0, 1, 2]), {0, 1, 2}) == [(1, "deal", True), (2, "deal", True), (0, "place", False)]


def test_who_wishes_for_nothing_is_asked_again_only_in_a_new_position() -> None:
    turns = Turns(TEAMS, 6)
    now = agenda([0], [1])
    for call in turns.calls(now, {1}, 1):
        turns.said_nothing(call)
    assert asked(turns, now, {1}, 1) == []
    assert asked(turns, now, {1}, 2) == [(1, "deal", True)]


def test_nobody_wishes_for_ever() -> None:
    turns = Turns(TEAMS, 6)
    now = agenda([0], [1])
    for position in range(MOST_WISHES):
        turns.acted(turns.calls(now, {1}, position)[0])
    assert asked(turns, now, {1}, MOST_WISHES) == []
    turns.went_on()  # a person has moved
    assert asked(turns, now, {1}, MOST_WISHES + 1) == [(1, "deal", True)]


def test_a_decision_of_a_bot_gives_everybody_new_wishes() -> None:
    turns = Turns(TEAMS, 6)
    for position in range(MOST_WISHES):
        turns.acted(turns.calls(agenda([0], [1]), {0, 1}, position)[0])
    (must,) = turns.calls(agenda([0], [1]), {0, 1}, 8)
    assert not must.wish
    turns.acted(must)
    assert asked(turns, agenda([0], [1]), {1}, 9) == [(1, "deal", True)]


def test_partners_take_turns_and_nobody_is_asked_twice_before_the_others() -> None:
    turns = Turns(TEAMS, 6)
    order = []
    for position in range(6):
        (call,) = turns.calls(agenda([0, 1, 2, 3]), {0, 1, 2, 3}, position)
        turns.acted(call)
        order.append(call.seat)
    assert order == [0, 1, 2, 0, 1, 2]  # the first team that is waited for goes on until it is ready
    (call,) = turns.calls(agenda([3, 4]), {3, 4}, 9)
    assert call.seat == 3


def test_a_team_without_bots_lets_the_next_one_go_on() -> None:
    turns = Turns(TEAMS, 6)
    assert asked(turns, agenda([0, 1, 4, 5]), {4, 5}) == [(4, "place", False)]


def test_where_people_sit_in_a_company_its_bots_leave_the_decisions_to_them() -> None:
    turns = Turns([[0, 1, 2], [3, 4, 5]], 6)
    now = agenda([0, 1, 2, 3, 4, 5])
    assert [call.seat for call in turns.calls(now, {1, 2, 3, 4, 5}, 1, people=[0])] == [3]
    assert turns.calls(agenda([0, 1, 2]), {1, 2, 3, 4, 5}, 2, people=[0]) == []


def test_bots_of_a_company_are_asked_whether_they_agree_with_its_people() -> None:
    turns = Turns(TEAMS, 6)
    now = agenda([0, 1, 2], [0, 1, 2, 3])
    calls = turns.calls(now, {1, 2, 3, 4, 5}, 1, people=[0])
    assert [(call.seat, call.wish, list(call.people)) for call in calls] == [(1, True, [0]), (2, True, [0]), (3, True, [])]
    for call in calls:
        turns.said_nothing(call)
    assert turns.calls(now, {1, 2, 3, 4, 5}, 1, people=[0]) == []  # not again before something happens
