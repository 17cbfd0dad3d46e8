"""TB-4.3: what the table does for a seat whose time is up, when no bot was named for it."""

from __future__ import annotations

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat, State
from magnat.tables.replay import AnyRules


def simplest(game: AnyGame, rules: AnyRules, state: State, seat: Seat) -> Action:
    """The first action in the order that the game states as `late_moves`; of several with one key, the one that the game lists first.

    Declining, ending and passing stand there before anything that spends money or goods. A seat that must decide always has an option.
    """
    options = rules.options(state, seat)
    for key in game.descriptor.late_moves:
        for option in options:
            if option.key == key:
                return option
    return options[0]
