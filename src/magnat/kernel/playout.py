"""Loops that would waste a compiled engine if they ran outside it: random games and replays."""

from __future__ import annotations

from typing import Final

from magnat.kernel.contract import Action, Agenda, Log, Rules, S, Seat
from magnat.kernel.dice import Dice


class Input:
    """What the journal holds: an action of a seat, or the outcome of the chance `key` (then `action` is None)."""

    def __init__(self, seat: Seat, action: Action | None, outcome: int = 0, key: str = "") -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.outcome: Final = outcome
        self.key: Final = key


def random_choice(rules: Rules[S], state: S, agenda: Agenda, dice: Dice) -> tuple[Seat, Action]:
    """Any waiting seat and any of its options, all of which are listed for it."""
    seat = agenda.decisions[dice.below(len(agenda.decisions))].seat
    options = rules.options(state, seat)
    if not options:  # a `may` that offers nothing at present
        for decision in agenda.decisions:
            if decision.must:
                seat = decision.seat
                options = rules.options(state, seat)
                break
    return seat, options[dice.below(len(options))]


def random_input(rules: Rules[S], state: S, dice: Dice) -> Input | None:
    """One input out of all that are possible now; None when the game is over."""
    agenda = rules.agenda(state)
    if agenda.over:
        return None
    if agenda.chances:
        chance = agenda.chances[0]
        return Input(-1, None, dice.weighted(chance.weights), chance.key)
    seat, action = random_choice(rules, state, agenda, dice)
    return Input(seat, action)


def put_in(rules: Rules[S], state: S, given: Input, log: Log) -> None:
    """Applies an input that is known to be legal."""
    if given.action is None:
        rules.resolve(state, rules.agenda(state).chances[0], given.outcome, log)
    else:
        rules.apply(state, given.seat, given.action, log)


def play_out(rules: Rules[S], state: S, dice: Dice, limit: int) -> int:
    """Plays at random to the end, listing all options at every input; returns the number of inputs (at most `limit`)."""
    log = Log(on=False)
    for count in range(limit):
        agenda = rules.agenda(state)
        if agenda.over:
            return count
        if agenda.chances:
            chance = agenda.chances[0]
            rules.resolve(state, chance, dice.weighted(chance.weights), log)
        else:
            seat, action = random_choice(rules, state, agenda, dice)
            rules.apply(state, seat, action, log)
    return limit


def fits(rules: Rules[S], state: S, given: Input) -> bool:
    """Does the law let this input through now?"""
    agenda = rules.agenda(state)
    if given.action is not None:
        return not agenda.chances and rules.check(state, given.seat, given.action) is None
    if not agenda.chances:
        return False
    chance = agenda.chances[0]
    return chance.key == given.key and 0 <= given.outcome < len(chance.weights) and chance.weights[given.outcome] > 0


def replay(rules: Rules[S], state: S, inputs: list[Input]) -> int:
    """Puts in every input, each checked against the law; returns how many went through before the first that did not."""
    log = Log(on=False)
    for index, given in enumerate(inputs):
        if not fits(rules, state, given):
            return index
        put_in(rules, state, given, log)
    return len(inputs)
