"""MM-4.5: stations, refineries, wells and rigs run in this order, each step voluntary."""

from __future__ import annotations

from magnat.games.mcmulti import consumer, neighbours
from magnat.games.mcmulti.actions import Drill, LeaveRig, Pump, Refine, SellFuel
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import CrudePumped, CrudeRefined, FuelSold, WellDrilled
from magnat.games.mcmulti.figures import REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOTHING, McMultiState, Runner, not_now
from magnat.kernel.contract import Action, Log, Refusal, Seat


def crossings(box: Box, state: McMultiState, kind: int, idle: bool = False) -> int:
    """MM-4.5: crossings of the running assets: one for each die on an asset, so a double hit counts two."""
    footprints = box.footprints[kind]
    total = 0
    for part in neighbours.running(box, state):
        quadrant = state.quadrants[part.quadrant]
        row, column = neighbours.row(box, state, part), neighbours.column(box, state, part)
        for cell in quadrant.idle if idle else quadrant.sites[kind]:
            footprint = footprints[cell]
            if footprint & row != 0:
                total += 1
            if footprint & column != 0:
                total += 1
    return total


def most_fuel(box: Box, state: McMultiState) -> int:
    """MM-4.5 (a): limited by the crossed stations, the storage and the consumers."""
    company = state.companies[neighbours.running_seat(box, state)]
    if company.gasoline == 0:
        return 0
    capacity = crossings(box, state, STATION) * box.figures.yields[STATION]
    return min(capacity, company.gasoline, consumer.space_left(box, state))


def most_refined(box: Box, state: McMultiState) -> int:
    """MM-4.5 (b): limited by the crossed refineries that work, and the storage."""
    company = state.companies[neighbours.running_seat(box, state)]
    if company.crude == 0:
        return 0
    working = crossings(box, state, REFINERY)
    if state.warming:
        working -= crossings(box, state, REFINERY, idle=True)
    return min(working * box.figures.yields[REFINERY], company.crude)


def most_pumped(box: Box, state: McMultiState) -> int:
    """MM-4.5 (c)"""
    return crossings(box, state, WELL) * box.figures.yields[WELL]


def struck_rig(box: Box, state: McMultiState) -> int:
    """MM-4.5 (d): the rig under both dice, or NOTHING. Neighbours, with one die, never strike oil (MM-5.1)."""
    if state.runner != Runner.ACTIVE:
        return NOTHING
    row, column = box.rows[state.red], box.columns[state.black]
    for cell in state.quadrants[state.quadrant].sites[RIG]:
        footprint = box.footprints[RIG][cell]
        if footprint & row != 0 and footprint & column != 0:
            return cell
    return NOTHING


def well_price(box: Box, state: McMultiState) -> int:
    """MM-4.5 (d): 5n for the n-th well on the whole board."""
    return box.figures.well_price * (state.wells() + 1)


# The steps


def begin(box: Box, state: McMultiState) -> None:
    """Phase 2 starts with the active player's stations."""
    state.runner = Runner.ACTIVE
    state.stage = Stage.STATIONS
    skip_empty_steps(box, state)


def next_step(box: Box, state: McMultiState) -> None:
    """On to the next step that leaves something to decide; after the right neighbour comes phase 4."""
    if state.stage == Stage.RIGS or (state.stage == Stage.WELLS and state.runner != Runner.ACTIVE):
        next_runner(state)
    else:
        state.stage += 1
    skip_empty_steps(box, state)


def next_runner(state: McMultiState) -> None:
    if state.runner == Runner.RIGHT:
        state.stage = Stage.ASSETS
        state.runner = Runner.ACTIVE
    else:
        state.runner += 1
        state.stage = Stage.STATIONS


def skip_empty_steps(box: Box, state: McMultiState) -> None:
    while state.stage != Stage.ASSETS and not something_to_do(box, state):
        if state.stage == Stage.RIGS or (state.stage == Stage.WELLS and state.runner != Runner.ACTIVE):
            next_runner(state)
        else:
            state.stage += 1


def something_to_do(box: Box, state: McMultiState) -> bool:
    """Depends on nothing that is hidden: a struck rig is asked about even if the cash, unseen by others, is too little."""
    if nothing_stands(box, state):
        return False
    if state.stage == Stage.STATIONS:
        return most_fuel(box, state) > 0
    if state.stage == Stage.REFINERIES:
        return most_refined(box, state) > 0 or could_free(box, state)
    if state.stage == Stage.WELLS:
        return most_pumped(box, state) > 0
    return struck_rig(box, state) != NOTHING


def nothing_stands(box: Box, state: McMultiState) -> bool:
    for part in neighbours.running(box, state):
        if not state.quadrants[part.quadrant].empty():
            return False
    return True


def could_free(box: Box, state: McMultiState) -> bool:
    """MM-9.2: a crossed refinery stands idle: its owner is asked, and may pay for it before refining."""
    if not state.warming or state.companies[neighbours.running_seat(box, state)].crude == 0:
        return False
    return crossings(box, state, REFINERY, idle=True) > 0


def check(box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
    match state.stage:
        case Stage.STATIONS:
            if isinstance(action, SellFuel):
                return check_amount(action.barrels, most_fuel(box, state), "too-much-fuel")
        case Stage.REFINERIES:
            if isinstance(action, Refine):
                return check_amount(action.barrels, most_refined(box, state), "too-much-crude")
        case Stage.WELLS:
            if isinstance(action, Pump):
                return check_amount(action.barrels, most_pumped(box, state), "too-much-oil")
        case Stage.RIGS:
            if isinstance(action, Drill):
                return check_drill(box, state, seat)
            if isinstance(action, LeaveRig):
                return None
    return not_now(state)


def apply(box: Box, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
    if isinstance(action, SellFuel):
        sell_fuel(box, state, seat, action.barrels, log)
    elif isinstance(action, Refine):
        refine(box, state, seat, action.barrels, log)
    elif isinstance(action, Pump):
        pump(box, state, seat, action.barrels, log)
    elif isinstance(action, Drill):
        drill(box, state, seat, log)
    else:
        next_step(box, state)


def check_amount(barrels: int, most: int, key: str) -> Refusal | None:
    """MM-4.5: any whole number up to what is productive and in storage."""
    if barrels < 0:
        return Refusal("MM-4.5", "negative-amount", 0, barrels)
    if barrels > most:
        return Refusal("MM-4.5", key, most, barrels)
    return None


def sell_fuel(box: Box, state: McMultiState, seat: Seat, barrels: int, log: Log) -> None:
    """MM-4.5 (a): each barrel goes on the next lower space and brings that price."""
    company = state.companies[seat]
    for _ in range(barrels):
        company.gasoline -= 1
        price = consumer.place(state)
        company.cash += price
        if log.on:
            log.add(FuelSold("MM-4.5", seat, price))
    next_step(box, state)


def refine(box: Box, state: McMultiState, seat: Seat, barrels: int, log: Log) -> None:
    """MM-4.5 (b)"""
    company = state.companies[seat]
    company.crude -= barrels
    company.gasoline += barrels
    if log.on and barrels > 0:
        log.add(CrudeRefined("MM-4.5", seat, barrels))
    next_step(box, state)


def pump(box: Box, state: McMultiState, seat: Seat, barrels: int, log: Log) -> None:
    """MM-4.5 (c)"""
    state.companies[seat].crude += barrels
    if log.on and barrels > 0:
        log.add(CrudePumped("MM-4.5", seat, barrels))
    next_step(box, state)


def check_drill(box: Box, state: McMultiState, seat: Seat) -> Refusal | None:
    """MM-4.5 (d): the rig may have been sold meanwhile, to pay for a refinery (MM-6.2)."""
    if struck_rig(box, state) == NOTHING:
        return Refusal("MM-4.5", "no-struck-rig")
    price, cash = well_price(box, state), state.companies[seat].cash
    if cash < price:
        return Refusal("MM-4.5", "too-little-cash", price, cash)
    return None


def drill(box: Box, state: McMultiState, seat: Seat, log: Log) -> None:
    """MM-4.5 (d): the wells have run already, so the new one yields nothing on this roll."""
    cell, price = struck_rig(box, state), well_price(box, state)
    state.companies[seat].cash -= price
    sites = state.quadrants[state.quadrant].sites
    sites[RIG].remove(cell)
    sites[WELL].append(cell)
    if log.on:
        log.add(WellDrilled("MM-4.5", seat, state.quadrant, cell, price))
    next_step(box, state)
