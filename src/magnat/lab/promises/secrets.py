"""Promise 6 for what happens: views and facts keep the same secrets.

Two inputs that could come next are tried on clones. If a seat is told the same of both although they differ, the game keeps the difference
secret, so the seat's view may not show it. If its view shows no difference although there is one, its facts may not tell it either.
"""

from __future__ import annotations

import msgspec

from magnat.kernel.contract import Agenda, Fact, Log, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import OPEN, SPECTATOR, Plain, action_words, fact_words
from magnat.kernel.playout import Input, put_in
from magnat.lab.promises.walk import Walk, hold


def views_and_facts_keep_the_same_secrets(walk: Walk, watchers: list[Seat], dice: Dice) -> None:
    pair = two_inputs(walk, dice)
    if pair is not None:
        both_keep_the_same_secrets(walk, pair, watchers)


def both_keep_the_same_secrets(walk: Walk, pair: tuple[Input, Input], watchers: list[Seat]) -> None:
    """The two inputs come from one seat, or are outcomes of one chance."""
    (first, first_facts), (second, second_facts) = (after(walk, given) for given in pair)
    secret = told(first_facts) != told(second_facts)
    different = seen(walk, first, OPEN) != seen(walk, second, OPEN)
    for seat in [SPECTATOR, *(seat for seat in watchers if seat != pair[0].seat)]:
        same_told = told(first_facts, seat) == told(second_facts, seat)
        same_seen = seen(walk, first, seat) == seen(walk, second, seat)
        tried = f"{spoken(pair[0])} and {spoken(pair[1])}"
        hold(not (secret and same_told) or same_seen, 6, f"seat {seat} sees in its view what its facts hide: after {tried}")
        hold(not (different and same_seen) or same_told, 6, f"seat {seat} is told by facts what its view hides: after {tried}")


def two_inputs(walk: Walk, dice: Dice) -> tuple[Input, Input] | None:
    """Two different outcomes of one chance, or two different actions of one seat."""
    agenda = walk.rules.agenda(walk.state)
    if agenda.chances and (not agenda.decisions or dice.below(2) == 0):
        return two_of(outcomes(agenda, dice), dice)
    if agenda.decisions:
        seat = agenda.decisions[dice.below(len(agenda.decisions))].seat
        return two_of([Input(seat, action) for action in walk.rules.options(walk.state, seat)], dice)
    return None


def outcomes(agenda: Agenda, dice: Dice) -> list[Input]:
    chance = agenda.chances[dice.below(len(agenda.chances))]
    return [Input(-1, None, outcome, chance.key, chance.about) for outcome, weight in enumerate(chance.weights) if weight > 0]


def two_of(inputs: list[Input], dice: Dice) -> tuple[Input, Input] | None:
    if len(inputs) < 2:
        return None
    first = inputs.pop(dice.below(len(inputs)))
    return first, inputs[dice.below(len(inputs))]


def after(walk: Walk, given: Input) -> tuple[State, list[Fact]]:
    """An input that leaves no fact, as an announcement, hides nothing: what the other one hides is compared with the position before."""
    state, log = walk.state.clone(), Log()
    put_in(walk.rules, state, given, log)
    return state if log.facts else walk.state, log.facts


def told(facts: list[Fact], seat: Seat | None = None) -> list[dict[str, int | str]]:
    """What a seat learns of the facts; None: all of it."""
    versions = facts if seat is None else [fact.seen_by(seat) for fact in facts]
    return [fact_words(version) for version in versions if version is not None]


def seen(walk: Walk, state: State, seat: Seat) -> bytes:
    return msgspec.json.encode(walk.game.view(walk.rules, state, seat))


def spoken(given: Input) -> Plain:
    return f"{given.key} {given.outcome}" if given.action is None else action_words(given.action)
