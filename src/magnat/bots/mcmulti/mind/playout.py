"""Games of McMulti played on by calculation alone, from positions that somebody imagines: the loop inside look-ahead."""

from __future__ import annotations

from typing import Final

from magnat.bots.mcmulti.mind.policy import Policy
from magnat.bots.mcmulti.mind.standing import chance
from magnat.bots.mcmulti.mind.ways import Ways
from magnat.games.mcmulti.agenda import is_chance, waits_for
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOBODY, McMultiState
from magnat.kernel.contract import Action, Log, Seat
from magnat.kernel.dice import Dice

MOST_INPUTS: Final = 20_000
"""Of one playout: with the option that sets no limit to rounds, poor companies could go on for very long."""

LAST: Final = 1_000_000
"""A turn that no game reaches."""


def play_on(rules: McMultiRules, state: McMultiState, policies: list[Policy], dice: Dice, last_turn: int) -> int:
    """To the end of the game, or of this turn; nobody does what nobody waits for. Returns how many decisions were made."""
    log, made = Log(on=False), 0
    for _ in range(MOST_INPUTS):
        if state.stage == Stage.OVER or state.turn > last_turn:
            break
        if is_chance(state):
            chance = rules.agenda(state).chances[0]
            rules.resolve(state, chance, dice.weighted(chance.weights), log)
        else:
            seat = waiting(rules, state)
            rules.apply(state, seat, policies[seat].choose(state), log)
            made += 1
    return made


def waiting(rules: McMultiRules, state: McMultiState) -> Seat:
    """The first seat that must decide."""
    box = rules.box(state)
    for seat in range(box.seats):
        if waits_for(box, state, seat):
            return seat
    raise AssertionError("nobody is waited for")


def carry_out(rules: McMultiRules, state: McMultiState, seat: Seat, actions: list[Action]) -> None:
    """One seat does all this, one thing after the other; all of it is legal."""
    log = Log(on=False)
    for action in actions:
        rules.apply(state, seat, action, log)


def tried(rules: McMultiRules, state: McMultiState, seat: Seat, plan: list[Action], ways: Ways, dice: Dice, rounds: int) -> float:
    """How a seat stands some rounds after it has carried out a plan, if everybody then plays in these ways; changes the state."""
    seats = len(state.companies)
    everybody = [Policy(rules, seats, other, ways) for other in range(seats)]
    carry_out(rules, state, seat, plan)
    play_on(rules, state, everybody, dice, state.turn + rounds * seats)
    if state.declared != NOBODY:
        play_on(rules, state, everybody, dice, LAST)
    return chance(rules.box(state), state, seat)
