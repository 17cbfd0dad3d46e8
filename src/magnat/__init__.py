"""Magnat: play, host and study economic board games.

`magnat.game(NAME)` is a game, `.start()` its first position; `magnat.play` and `magnat.simulate` let bots play, `magnat.load` reads saved
games. What `magnat.__all__` lists stays as it is; everything else may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from magnat import core

if TYPE_CHECKING:
    from magnat.bots.bot import Bot as Bot
    from magnat.bots.bot import Question as Question
    from magnat.kernel.contract import Action as Action
    from magnat.kernel.contract import Chance as Chance
    from magnat.kernel.contract import Decision as Decision
    from magnat.kernel.contract import Fact as Fact
    from magnat.kernel.contract import Refusal as Refusal
    from magnat.kernel.dice import Dice as Dice
    from magnat.kernel.game import Form as Form
    from magnat.kernel.game import Unreadable as Unreadable
    from magnat.kernel.game import View as View
    from magnat.lab.match import Result as Result
    from magnat.lab.simulate import Report as Report
    from magnat.library.journals import Moment as Moment
    from magnat.library.journals import SavedGame as SavedGame
    from magnat.library.journals import load as load
    from magnat.library.matches import play as play
    from magnat.library.matches import play_from as play_from
    from magnat.library.matches import simulate as simulate
    from magnat.library.playable import PlayableGame as PlayableGame
    from magnat.library.playable import game as game
    from magnat.library.playable import game_names as game_names
    from magnat.library.position import Position as Position
    from magnat.library.position import Refused as Refused

__version__ = "0.1.0"

CORE = core.choose()
"""How the rules run in this process: "compiled" or "interpreted"."""

SURFACE = {
    "Action": "kernel.contract:Action",
    "Bot": "bots.bot:Bot",
    "Chance": "kernel.contract:Chance",
    "Decision": "kernel.contract:Decision",
    "Dice": "kernel.dice:Dice",
    "Fact": "kernel.contract:Fact",
    "Form": "kernel.game:Form",
    "Moment": "library.journals:Moment",
    "PlayableGame": "library.playable:PlayableGame",
    "Position": "library.position:Position",
    "Question": "bots.bot:Question",
    "Refusal": "kernel.contract:Refusal",
    "Refused": "library.position:Refused",
    "Report": "lab.simulate:Report",
    "Result": "lab.match:Result",
    "SavedGame": "library.journals:SavedGame",
    "Unreadable": "kernel.game:Unreadable",
    "View": "kernel.game:View",
    "game": "library.playable:game",
    "game_names": "library.playable:game_names",
    "load": "library.journals:load",
    "play": "library.matches:play",
    "play_from": "library.matches:play_from",
    "simulate": "library.matches:simulate",
}
"""Where each public name lives. It is loaded when first asked for, so that the command line starts quickly."""

__all__ = ["CORE", "__version__", *SURFACE]  # noqa: PLE0604 - all of them are texts


if not TYPE_CHECKING:  # type checkers know every name, and should complain about others

    def __getattr__(name: str) -> object:
        if name not in SURFACE:
            raise AttributeError(f"module 'magnat' has no attribute {name!r}")
        module, _, found = SURFACE[name].partition(":")
        globals()[name] = getattr(import_module(f"magnat.{module}"), found)
        return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *SURFACE})
