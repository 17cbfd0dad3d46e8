"""AF-7.3 for the clerk: a station where it lets trains earn more."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.games.africa import cities
from magnat.games.africa.actions import PlaceToken
from magnat.kernel.contract import Action
from magnat.rail.track import STOPS_PER_HEX
from tests.bots.africa.clerk_1.outlook import Outlook
from tests.bots.africa.clerk_1.situation import Situation


def place(situation: Situation, outlook: Outlook, company: int, options: Sequence[Action]) -> Action | None:
    """Compared by what today's trains would earn; the first train is not spent on stations."""
    own, best, found = situation.state.companies[company], 0.0, None
    if not own.trains:
        return None
    before = situation.earns(company, own.trains)
    for option in options:
        if isinstance(option, PlaceToken):
            gain = with_token(situation, company, option) - before
            cost = 0 if option.free else option.cost
            score = gain * outlook.rounds - cost + 0.01 * (option.cost - cost)  # a free station should be the most expensive one
            if gain > 0 and score > best:
                best, found = score, option
    return found


def with_token(situation: Situation, company: int, wish: PlaceToken) -> int:
    state = situation.state
    situation.state = state.clone()
    cities.put(situation.state, company, wish.place * STOPS_PER_HEX + wish.stop)
    found = situation.earns(company, situation.state.companies[company].trains)
    situation.state = state
    return found
