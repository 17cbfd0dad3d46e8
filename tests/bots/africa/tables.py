"""The clerk of 18Africa put before a position: what it is asked and what it answers."""

from __future__ import annotations

from magnat.bots.africa import Clerk
from magnat.bots.bot import Question
from magnat.kernel.contract import Log, Seat, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words
from tests.games.africa.table import GAME, Desk


def clerk(desk: Desk, seat: Seat = 0) -> Clerk:
    return Clerk(GAME, desk.rules, seat, Dice(1, seat))


def question(desk: Desk, seat: Seat) -> Question:
    """What the seat must decide now."""
    state = desk.state
    key = next(decision.key for decision in desk.rules.agenda(state).decisions if decision.seat == seat)
    return Question(key, desk.rules.options(state, seat), lambda: GAME.view(desk.rules, state, seat))


def answer(desk: Desk, bot: Clerk | None = None) -> dict[str, Word]:
    """What a fresh clerk, or this one, does; the law allows it."""
    seat = desk.waits()
    action = (bot or clerk(desk, seat)).choose(question(desk, seat))
    assert desk.rules.check(desk.state, seat, action) is None
    return action_words(action)


def follow(desk: Desk, key: str) -> list[dict[str, Word]]:
    """What a clerk does as long as it is asked this."""
    seat, done = desk.waits(), list[dict[str, Word]]()
    bot = clerk(desk, seat)
    while (asked := question(desk, seat)).key == key:
        action = bot.choose(asked)
        assert desk.rules.check(desk.state, seat, action) is None
        desk.rules.apply(desk.state, seat, action, Log(on=False))
        done.append(action_words(action))
        if desk.rules.agenda(desk.state).chances or desk.waits() != seat:
            break
    return done
