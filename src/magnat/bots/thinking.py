"""Bots that try things out in their head before they decide, and how much time they have for it: `magnate@2` thinks for two seconds."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from magnat.bots.bot import Bot
from magnat.bots.halving import Budget
from magnat.bots.memory import RememberingBot
from magnat.kernel.game import Unreadable, shown

SHORTEST, LONGEST = 0.1, 10.0  # seconds a decision
UNCOUNTED = 10_000_000  # playouts: more than there is time for
AT = "@"


class Thinker(RememberingBot):
    """`budget` is for one decision: in playouts, so that the same seed makes the same moves, and never longer than a person may wait."""

    thinks = True
    budget: ClassVar[Budget] = Budget(playouts=100, seconds=LONGEST)


@cache
def with_time(kind: type[Bot], given: str) -> type[Bot]:
    """The same bot with this many seconds a decision; Unreadable if it has no use for them, or they are too few or too many."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not issubclass(kind, Thinker) or not SHORTEST <= seconds <= LONGEST:
        raise Unreadable("thinking-time", seconds=shown(given), least=str(SHORTEST), most=str(round(LONGEST)))
    return type(kind.__name__, (kind,), {"budget": Budget(UNCOUNTED, seconds), "__module__": kind.__module__})
