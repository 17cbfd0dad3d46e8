"""MM-2: set-up, who takes which quadrant, and the special purchase round that opens the game."""

from __future__ import annotations

from magnat.games.mcmulti import assets, turn
from magnat.games.mcmulti.actions import BuyAsset, EndPurchases, TakeQuadrant
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import NewsLaid, QuadrantTaken, StartingPlayer
from magnat.games.mcmulti.figures import GOODS, MARKETS
from magnat.games.mcmulti.news import draw
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOBODY, Company, Land, McMultiState, no_assets, not_now
from magnat.kernel.contract import Action, Log, Refusal, Seat


def lay_out(box: Box) -> McMultiState:
    """MM-2.1 to MM-2.5: boards, barrels and players' shares; chance is asked for afterwards."""
    figures = box.figures
    state = McMultiState(
        [Company(box.cash, figures.crude, figures.gasoline, 0, False) for _ in range(box.seats)],
        box.free_land if box.choices.quadrants_chosen else box.land,
        [no_assets() for _ in range(box.quadrants)],
        [figures.tracks[good].start for _ in range(len(MARKETS)) for good in range(len(GOODS))],
        list(range(len(figures.news))),
        [],
    )
    state.economy = figures.first_economy
    state.consumer = figures.consumer_start
    return state


def starting_player(state: McMultiState, seat: Seat, log: Log) -> None:
    """MM-2.5"""
    state.starter = seat
    state.active = seat
    state.stage = Stage.FIRST_LIKELY
    if log.on:
        log.add(StartingPlayer("MM-2.5", seat))


def first_news(box: Box, state: McMultiState, card: int, log: Log) -> None:
    """MM-2.4: the first card drawn is the likely event, the second one the unlikely."""
    draw(state, card)
    likely = state.stage == Stage.FIRST_LIKELY
    if likely:
        state.likely = card
        state.stage = Stage.FIRST_UNLIKELY
    else:
        state.unlikely = card
        state.stage = Stage.LAND if box.choices.quadrants_chosen else Stage.PURCHASE
    if log.on:
        log.add(NewsLaid("MM-2.4", box.figures.news[card].name, 1 if likely else 0))


def check_take(box: Box, state: McMultiState, action: Action) -> Refusal | None:
    """MM-2.5: a quadrant that nobody has taken."""
    if not isinstance(action, TakeQuadrant):
        return not_now(state)
    if action.quadrant < 0 or action.quadrant >= box.quadrants:
        return Refusal("MM-1.2", "no-such-quadrant", box.quadrants, action.quadrant)
    return Refusal("MM-2.5", "quadrant-taken") if state.land.owner[action.quadrant] != NOBODY else None


def list_free_land(box: Box, state: McMultiState, options: list[Action]) -> None:
    for quadrant, owner in enumerate(state.land.owner):
        if owner == NOBODY:
            options.append(box.take_quadrant[quadrant])


def take(box: Box, state: McMultiState, seat: Seat, quadrant: int, log: Log) -> None:
    """MM-2.5: from the starting player on everybody takes a quadrant; nobody needs to be asked about the last one."""
    owner = state.land.owner[:]
    for part in box.together(quadrant):
        owner[part] = seat
        if log.on:
            log.add(QuadrantTaken("MM-2.5", seat, part))
    state.land = Land(owner, box.seats)
    state.active = (seat + 1) % box.seats
    left = [part for part, holder in enumerate(owner) if holder == NOBODY]
    if not left:
        state.stage = Stage.PURCHASE
    elif len(left) == len(box.together(left[0])):
        take(box, state, state.active, left[0], log)


def check(box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
    """MM-2.6"""
    if isinstance(action, BuyAsset):
        return assets.check_place(box, state, seat, action, "MM-2.6")
    return None if isinstance(action, EndPurchases) else not_now(state)


def end_purchases(state: McMultiState, log: Log) -> None:
    """MM-2.6: the round goes once around the table, then the starting player has the first turn."""
    state.active = state.land.following[state.active]
    if state.active == state.starter:
        turn.begin(state, state.starter, log)
