"""Editions: an edition is a set of defaults, so that games of earlier ones go on as they began."""

from __future__ import annotations

from magnat.games.registry import AnyGame
from magnat.kernel.game import Option, Unreadable
from magnat.lab.promises.walk import hold


def editions_are_told(game: AnyGame) -> int:
    """Promise 4: every option has a default in every edition, and every edition differs from the one before it. Returns their number."""
    hold(game.edition >= 1, 4, f"edition {game.edition} is none: the first one is 1")
    for option in game.options:
        hold(can_be_chosen(option), 4, f"option {option.name} has a default that nobody could choose")
        past = all(1 <= last < game.edition for last in option.before)
        hold(past, 4, f"option {option.name} was changed after an edition that never was")
    for edition in range(1, game.edition):
        changed = game.settings({}, edition) != game.settings({}, edition + 1)
        hold(changed, 4, f"edition {edition + 1} plays as edition {edition} did")
    return game.edition


def can_be_chosen(option: Option) -> bool:
    """Whatever was ever the default, and whatever the published rules say, can be chosen at a new table."""
    defaults = [option.default, *option.before.values(), *(it for it in (option.simulated, option.published) if it is not None)]
    try:
        return all(option.read(value) == value for value in defaults)
    except Unreadable:
        return False
