"""Bots get views: the clerk of 18Africa plays by what lies open and by its own hand."""

from __future__ import annotations

from magnat.bots.bot import Bot
from magnat.games.africa import names
from magnat.kernel.contract import State
from magnat.kernel.dice import Dice
from magnat.lab.match import play
from tests.bots.africa.tables import answer, clerk
from tests.bots.test_what_bots_see import Spy, within
from tests.games.africa.table import GAME, Desk


def test_nothing_that_a_clerk_is_given_or_keeps_is_a_state() -> None:
    desk = Desk(3)
    spies = [Spy(clerk(desk, seat)) for seat in range(3)]
    bots: list[Bot] = list(spies)
    play(GAME, desk.rules, bots, Dice(3), limit=420)
    for spy in spies:
        assert spy.questions
        assert not any(isinstance(thing, State) for asked in spy.questions[-5:] for thing in within(asked, set()))
        assert not any(isinstance(thing, State) for thing in within(spy.inner, set()))


def test_af_2_5_the_clerk_answers_the_same_whatever_the_others_hold() -> None:
    answers = []
    for hidden in (["AR", "AR-director"], ["KR", "COR"], ["MF", "TO-director"]):
        desk = Desk(3).own(0, "CSAR-director").hand(0, "CSAR", "ENR").hand(1, *hidden)
        desk.cash("CSAR", 300)
        answers.append(answer(desk))
    assert answers[0] == answers[1] == answers[2]


def test_af_4_4_the_clerk_answers_the_same_whatever_card_comes_next() -> None:
    """The deck has no order: what the clerk expects from it is the odds of all the cards that it has not seen."""
    desk = Desk(3).own(0, "CSAR-director").hand(1, "AR", "KR")
    first = answer(desk)
    held, waiting = names.index("card", "AR"), names.index("card", "TO")
    desk.player(1).hand = sorted([waiting, names.index("card", "KR")])
    desk.state.deck[held] += 1
    desk.state.deck[waiting] -= 1
    assert answer(desk) == first


def test_looking_changes_nothing() -> None:
    desk = Desk(3).own(0, "MF-director", "MF").cash("MF", 300).operate("MF")
    before = GAME.encode_state(desk.state)
    answer(desk)
    assert GAME.encode_state(desk.state) == before
