"""AF-10: what everybody owns in the end."""

from __future__ import annotations

from magnat.games.africa import control
from magnat.games.africa.box import Box
from magnat.games.africa.facts import FinalValue
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState, Kept, Status
from magnat.kernel.contract import Log, Seat


def end(box: Box, state: AfricaState, log: Log) -> None:
    state.stage = Stage.OVER
    state.operating = False
    if log.on:
        for seat in range(box.seats):
            tell(box, state, seat, log)


def share_value(box: Box, state: AfricaState, company: int) -> int:
    """AF-10.2: the price, a tenth of what the company owns, a twentieth of its trains; each part rounded down."""
    own = state.companies[company]
    if own.status == Status.REMOVED or own.status == Status.OUT:
        return 0
    value = control.share_price(box, state, company)
    trains = 0
    for kind in own.trains:
        trains += box.figures.trains[kind].price
    return value + owned(box, state, box.seats + company) // box.figures.holdings_part + trains // box.figures.trains_part


def owned(box: Box, state: AfricaState, holder: int) -> int:
    """AF-10.2: shares at the plain market price, privates at their printed one."""
    total = privates_value(box, state, holder)
    for company, own in enumerate(state.companies):
        if own.units[holder] > 0:
            total += own.units[holder] * control.share_price(box, state, company)
    return total


def privates_value(box: Box, state: AfricaState, holder: int) -> int:
    total = 0
    for private, owner in enumerate(state.privates):
        if owner == holder:
            total += box.figures.privates[private].price
    return total


def shares_value(box: Box, state: AfricaState, seat: Seat) -> int:
    total = 0
    for company, own in enumerate(state.companies):
        if own.units[seat] > 0:
            total += own.units[seat] * share_value(box, state, company)
    return total


def penalty(box: Box, state: AfricaState, seat: Seat) -> int:
    """AF-11.2, concessions: for every one bought and never assigned."""
    total = 0
    for concession, owner in enumerate(state.concession_of):
        if owner == seat and state.assigned[concession] == Kept.UNSOLD:
            total += box.choices.concession_penalty
    return total


def worth(box: Box, state: AfricaState, seat: Seat) -> int:
    """AF-10.3"""
    player = state.players[seat]
    bonds = player.bonds * box.figures.bond_price
    return player.cash + bonds + privates_value(box, state, seat) + shares_value(box, state, seat) - penalty(box, state, seat)


def tell(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    player = state.players[seat]
    log.add(
        FinalValue(
            "AF-10.3",
            seat,
            player.cash,
            player.bonds * box.figures.bond_price,
            privates_value(box, state, seat),
            shares_value(box, state, seat),
            penalty(box, state, seat),
            worth(box, state, seat),
        )
    )


def places(box: Box, state: AfricaState) -> list[int]:
    """AF-10.3: ties share a place."""
    totals = [worth(box, state, seat) for seat in range(box.seats)]
    return [1 + sum(1 for other in totals if other > own) for own in totals]
