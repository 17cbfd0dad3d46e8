"""Bots get views: the clerk of Oil City plays by what lies open, its own company's cash and plans."""

from __future__ import annotations

from magnat.bots.bot import Bot
from magnat.games.oilcity.figures import MONEY
from magnat.kernel.contract import State
from magnat.kernel.dice import Dice
from magnat.lab.match import play
from tests.bots.oilcity.tables import GAME, answer, clerk, give, plots, table, turn
from tests.bots.test_what_bots_see import Spy, within


def test_nothing_that_a_clerk_is_given_or_keeps_is_a_state() -> None:
    rules = table()
    spies = [Spy(clerk(rules, seat)) for seat in range(9)]
    bots: list[Bot] = list(spies)
    play(GAME, rules, bots, Dice(3), limit=150)
    for spy in spies:
        assert spy.questions
        assert not any(isinstance(thing, State) for asked in spy.questions[:10] for thing in within(asked, set()))
        assert not any(isinstance(thing, State) for thing in within(spy.inner, set()))


def test_the_clerk_answers_the_same_whatever_cash_the_others_hide() -> None:
    rules = table()
    city = turn(rules, 3)
    plots(rules, city, "krosno", "starunia")
    give(city, money=3000, wagon=1, tower=2, wax=3)
    answers = []
    for cash in (0, 900, 9000):
        for other in city.companies[1:]:
            other.store[MONEY] = cash
        answers.append(answer(rules, city))
    assert answers[0] == answers[1] == answers[2]


def test_partners_see_the_same_and_plan_the_same() -> None:
    rules = table()
    city = turn(rules, 3)
    plots(rules, city, "krosno", "starunia")
    give(city, money=3000, wagon=1, tower=2, wax=3)
    assert answer(rules, city, 0) == answer(rules, city, 0)
    assert [answer(rules, city, seat)["member"] for seat in range(3)] == [0, 1, 2]
