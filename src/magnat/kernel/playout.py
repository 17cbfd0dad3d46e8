"""Loops that would waste a compiled engine if they ran outside it: random games and replays."""

from __future__ import annotations

from typing import Final

from magnat.kernel.contract import Action, Agenda, Chance, Log, Rules, S, Seat
from magnat.kernel.dice import Dice


class Input:
    """What the journal holds: an action of a seat, or the outcome of a due chance, named by its key and what it is about."""

    def __init__(self, seat: Seat, action: Action | None, outcome: int = 0, key: str = "", about: int = 0) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.outcome: Final = outcome
        self.key: Final = key
        self.about: Final = about


def due(agenda: Agenda, key: str, about: int) -> Chance | None:
    """The chance that an outcome answers; several may be due at once."""
    for chance in agenda.chances:
        if chance.key == key and chance.about == about:
            return chance
    return None


class Stuck(Exception):  # noqa: N818 - it says how the game is
    """The game is not over, but nobody can do anything."""


def random_choice(rules: Rules[S], state: S, agenda: Agenda, dice: Dice) -> tuple[Seat, Action]:
    """Any waiting seat and any of its options, all of which are listed for it."""
    waiting = len(agenda.decisions)
    if waiting == 0:
        raise Stuck("nobody is waited for, but the game is not over")
    first = dice.below(waiting) if waiting > 1 else 0
    seat = agenda.decisions[first].seat
    options = rules.options(state, seat)
    asked = 0
    while not options:  # a `may` that offers nothing at present: on to the next one, and at last to a `must`
        if asked == waiting:
            raise Stuck("nobody who must decide has an option")
        asked += 1
        first = (first + 1) % waiting
        if agenda.decisions[first].must:
            seat = agenda.decisions[first].seat
            options = rules.options(state, seat)
    return seat, options[dice.below(len(options))]


def random_chance(agenda: Agenda, dice: Dice) -> Chance | None:
    """One of the due chances, or None for the players' turn: everything that holds the table up is as likely to come next."""
    waiting = len(agenda.chances)
    if waiting == 0:
        return None
    seats = 0
    for decision in agenda.decisions:
        if decision.must:
            seats += 1
    index = dice.below(waiting + seats) if waiting + seats > 1 else 0
    return agenda.chances[index] if index < waiting else None


def random_input(rules: Rules[S], state: S, dice: Dice) -> Input | None:
    """One input out of all that are possible now; None when the game is over."""
    agenda = rules.agenda(state)
    if agenda.over:
        return None
    chance = random_chance(agenda, dice)
    if chance is not None:
        return Input(-1, None, dice.weighted(chance.weights), chance.key, chance.about)
    seat, action = random_choice(rules, state, agenda, dice)
    return Input(seat, action)


def put_in(rules: Rules[S], state: S, given: Input, log: Log) -> None:
    """Applies an input that is known to be legal."""
    if given.action is not None:
        rules.apply(state, given.seat, given.action, log)
        return
    chance = due(rules.agenda(state), given.key, given.about)
    assert chance is not None
    rules.resolve(state, chance, given.outcome, log)


def play_out(rules: Rules[S], state: S, dice: Dice, limit: int) -> int:
    """Plays at random to the end, listing all options at every input; returns the number of inputs (at most `limit`)."""
    log = Log(on=False)
    for count in range(limit):
        agenda = rules.agenda(state)
        if agenda.over:
            return count
        chance = random_chance(agenda, dice)
        if chance is not None:
            rules.resolve(state, chance, dice.weighted(chance.weights), log)
        else:
            seat, action = random_choice(rules, state, agenda, dice)
            rules.apply(state, seat, action, log)
    return limit


def fits(rules: Rules[S], state: S, given: Input) -> bool:
    """Does the law let this input through now? While a chance holds everybody up, `check` refuses every action."""
    if given.action is not None:
        return rules.check(state, given.seat, given.action) is None
    chance = due(rules.agenda(state), given.key, given.about)
    return chance is not None and 0 <= given.outcome < len(chance.weights) and chance.weights[given.outcome] > 0


def replay(rules: Rules[S], state: S, inputs: list[Input]) -> int:
    """Puts in every input, each checked against the law; returns how many went through before the first that did not."""
    log = Log(on=False)
    for index, given in enumerate(inputs):
        if not fits(rules, state, given):
            return index
        put_in(rules, state, given, log)
    return len(inputs)
