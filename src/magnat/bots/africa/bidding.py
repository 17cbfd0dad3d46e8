"""AF-2.2, AF-3.3 for the clerk: bids in sensible steps, up to what a thing is worth to it."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa.situation import Situation
from magnat.games.africa.actions import Bid
from magnat.kernel.contract import Action


def bid(situation: Situation, options: Sequence[Action], most: int) -> Action | None:
    """Opens with nothing, then raises by a part of its limit, at last to the limit; None where others have bid as much."""
    high, step = situation.state.high, max(1, most // situation.habits.raises)
    if not any(isinstance(option, Bid) for option in options):
        return None
    if high < 0:
        return situation.box.bid(0)
    return situation.box.bid(min(high + step, most)) if high < most else None
