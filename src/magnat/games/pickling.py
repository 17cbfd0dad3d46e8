"""Games, rules, positions, actions and dice can be pickled and copied, whether the core is compiled or not.

Compiled classes cannot do that by themselves. They travel as what journals hold: plain values, read again by the game's codec.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from magnat.games.descriptors import AnyGame
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Refusal, Rules, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Plain, Setting
from magnat.kernel.playout import Input

Rebuilt = tuple[Callable[..., Any], tuple[Any, ...]]  # what pickle wants: a function and its arguments


def register(game: AnyGame) -> None:
    """From now on everything of this game can be pickled."""

    def reduce_game(given: AnyGame) -> Rebuilt:
        return game_named, (given.name,)

    def reduce_state(state: State) -> Rebuilt:
        return state_of, (game.name, game.encode_state(state))

    def reduce_action(action: Action) -> Rebuilt:
        return action_of, (game.name, action.key, action.words())

    def reduce_rules(rules: Rules[Any]) -> Rebuilt:
        return rules_of, (game.name, game.settings_of(rules))

    copyreg.pickle(type(game), reduce_game)
    copyreg.pickle(game.state_class, reduce_state)
    copyreg.pickle(game.rules_class, reduce_rules)
    for action in game.edge.actions.actions.values():
        copyreg.pickle(action, reduce_action)


def game_named(name: str) -> AnyGame:
    from magnat.games.registry import find  # which registers what it finds here

    return find(name)


def state_of(game: str, plain: Plain) -> State:
    state: State = game_named(game).decode_state(plain)
    return state


def action_of(game: str, key: str, words: Plain) -> Action:
    return game_named(game).decode_action(key, words)


def rules_of(game: str, settings: dict[str, Setting]) -> Rules[Any]:
    return game_named(game).rules(settings)


# What every game shares


def dice_of(a: int, b: int, c: int, count: int) -> Dice:
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.count = a, b, c, count
    return dice


def reduce_dice(dice: Dice) -> Rebuilt:
    return dice_of, (dice.a, dice.b, dice.c, dice.count)


def reducer(kind: type[Any], *fields: str) -> Callable[[Any], Rebuilt]:
    """For classes that are made with all their fields, in this order."""
    return lambda given: (kind, tuple(getattr(given, field) for field in fields))


copyreg.pickle(Dice, reduce_dice)
copyreg.pickle(Decision, reducer(Decision, "seat", "key", "clause", "must"))
copyreg.pickle(Chance, reducer(Chance, "key", "clause", "weights", "about"))
copyreg.pickle(Agenda, reducer(Agenda, "chances", "decisions", "over", "places"))
copyreg.pickle(Refusal, reducer(Refusal, "clause", "key", "need", "have", "which"))
copyreg.pickle(Input, reducer(Input, "seat", "action", "outcome", "key", "about"))
