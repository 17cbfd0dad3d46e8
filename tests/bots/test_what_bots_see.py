"""Bots get views: a bot that needs more than a person sees is a bug."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from magnat.bots.bot import Bot, Question
from magnat.bots.random import RandomBot
from magnat.bots.registry import offered
from magnat.games.mcmulti.view import McMultiView
from magnat.kernel.contract import Action, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import View
from magnat.lab.match import play
from tests.bots.players import clerk, question
from tests.games.mcmulti.positions import GAME, opening, purses, table

LEAVES = (int, float, str, bytes, bool, type(None), ModuleType)


class Spy(Bot):
    """Plays like another bot and keeps everything that it was given."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.game, inner.rules, inner.seat, inner.dice)
        self.inner = inner
        self.questions: list[Question] = []

    def choose(self, question: Question) -> Action:
        self.questions.append(question)
        return self.inner.choose(question)


def within(thing: object, seen: set[int]) -> Iterator[object]:
    """Everything that can be reached from a thing by its attributes and members."""
    if isinstance(thing, LEAVES) or id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    members: list[object] = []
    if isinstance(thing, dict):
        members = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        members = list(thing)
    elif not isinstance(thing, type) and not callable(thing):
        members = [getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")]
        members = [member for member in members if not callable(member)]
    for member in members:
        yield from within(member, seen)


def test_nothing_that_a_bot_is_given_or_keeps_is_a_state() -> None:
    rules = table()
    for kind in offered("mcmulti").values():
        spies = [Spy(kind(GAME, rules, seat, Dice(3, seat))) for seat in range(2)]
        play(GAME, rules, spies, Dice(3, 9), limit=400)
        for spy in spies:
            assert spy.questions
            assert not any(isinstance(thing, State) for asked in spy.questions[:40] for thing in within(asked, set()))
            assert not any(isinstance(thing, State) for thing in within(spy.inner, set()))


def test_a_question_shows_what_the_seat_sees_and_no_more() -> None:
    rules, board = opening()
    view = question(rules, board, 0).view
    assert isinstance(view, View)
    assert isinstance(view, McMultiView)
    assert [company.cash is None for company in view.companies] == [False, True, True, True]


def test_the_clerk_answers_the_same_whatever_the_others_hide() -> None:
    rules, board = opening()
    answers = []
    for cash in (0, 300, 749):
        purses(board, 200, cash, cash, cash)
        answers.append(clerk(rules).choose(question(rules, board, 0)).words())
    assert answers[0] == answers[1] == answers[2]


def test_a_view_is_built_only_when_a_bot_looks() -> None:
    rules, board = opening()
    looks: list[int] = []

    def look() -> View:
        looks.append(1)
        return GAME.view(rules, board, 0)

    asked = Question("trade", rules.options(board, 0), look)
    RandomBot(GAME, rules, 0, Dice(1)).choose(asked)
    assert looks == []
    assert asked.view is asked.view
    assert looks == [1]
