"""AF-7.3 for the clerk: a station where it lets trains earn more."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa.desk import Desk
from magnat.bots.africa.outlook import Outlook
from magnat.games.africa import cities
from magnat.games.africa.actions import PlaceToken
from magnat.kernel.contract import Action
from magnat.rail.track import STOPS_PER_HEX


def place(desk: Desk, outlook: Outlook, company: int, options: Sequence[Action]) -> Action | None:
    """Compared by what today's trains would earn; the first train is not spent on stations."""
    own, best, found = desk.state.companies[company], 0.0, None
    if not own.trains:
        return None
    before = desk.earns(company, own.trains)
    for option in options:
        if isinstance(option, PlaceToken):
            gain = with_token(desk, company, option) - before
            cost = 0 if option.free else option.cost
            score = gain * outlook.rounds - cost + 0.01 * (option.cost - cost)  # a free station is the dearest one
            if gain > 0 and score > best:
                best, found = score, option
    return found


def with_token(desk: Desk, company: int, wish: PlaceToken) -> int:
    state = desk.state
    desk.state = state.clone()
    cities.put(desk.state, company, wish.place * STOPS_PER_HEX + wish.stop)
    found = desk.earns(company, desk.state.companies[company].trains)
    desk.state = state
    return found
