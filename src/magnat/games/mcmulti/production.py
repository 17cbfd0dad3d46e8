"""MM-4.5: stations, refineries, wells and rigs run in this order, each step voluntary."""

from __future__ import annotations

from magnat.games.mcmulti import consumer, neighbours
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import CrudePumped, CrudeRefined, FuelSold, WellDrilled
from magnat.games.mcmulti.figures import REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.state import NOTHING, McMultiState, Runner, Stage
from magnat.kernel.contract import Log, Refusal, Seat


def crossings(box: Box, board: McMultiState, kind: int, idle: bool = False) -> int:
    """MM-4.5: crossings of the running assets: one for each die on an asset, so a double hit counts two."""
    footprints = box.footprints[kind]
    total = 0
    for part in neighbours.running(box, board):
        quadrant = board.quadrants[part.quadrant]
        row, column = neighbours.row(box, board, part), neighbours.column(box, board, part)
        for cell in quadrant.idle if idle else quadrant.sites[kind]:
            footprint = footprints[cell]
            if footprint & row != 0:
                total += 1
            if footprint & column != 0:
                total += 1
    return total


def most_fuel(box: Box, board: McMultiState) -> int:
    """MM-4.5 (a): limited by the crossed stations, the storage and the consumers."""
    company = board.companies[neighbours.running_seat(box, board)]
    if company.gasoline == 0:
        return 0
    capacity = crossings(box, board, STATION) * box.figures.yields[STATION]
    return min(capacity, company.gasoline, consumer.room(box, board))


def most_refined(box: Box, board: McMultiState) -> int:
    """MM-4.5 (b): limited by the crossed refineries that work, and the storage."""
    company = board.companies[neighbours.running_seat(box, board)]
    if company.crude == 0:
        return 0
    working = crossings(box, board, REFINERY)
    if board.warming:
        working -= crossings(box, board, REFINERY, idle=True)
    return min(working * box.figures.yields[REFINERY], company.crude)


def most_pumped(box: Box, board: McMultiState) -> int:
    """MM-4.5 (c)"""
    return crossings(box, board, WELL) * box.figures.yields[WELL]


def struck_rig(box: Box, board: McMultiState) -> int:
    """MM-4.5 (d): the rig under both dice, or NOTHING. Neighbours, with one die, never strike oil (MM-5.1)."""
    if board.runner != Runner.ACTIVE:
        return NOTHING
    row, column = box.rows[board.red], box.columns[board.black]
    for cell in board.quadrants[board.quadrant].sites[RIG]:
        footprint = box.footprints[RIG][cell]
        if footprint & row != 0 and footprint & column != 0:
            return cell
    return NOTHING


def well_price(box: Box, board: McMultiState) -> int:
    """MM-4.5 (d): 5n for the n-th well on the whole board."""
    return box.figures.well_price * (board.wells() + 1)


# The steps


def begin(box: Box, board: McMultiState) -> None:
    """Phase 2 starts with the active player's stations."""
    board.runner = Runner.ACTIVE
    board.stage = Stage.STATIONS
    skip_empty_steps(box, board)


def next_step(box: Box, board: McMultiState) -> None:
    """On to the next step that leaves something to decide; after the right neighbour comes phase 4."""
    if board.stage == Stage.RIGS or (board.stage == Stage.WELLS and board.runner != Runner.ACTIVE):
        next_runner(board)
    else:
        board.stage += 1
    skip_empty_steps(box, board)


def next_runner(board: McMultiState) -> None:
    if board.runner == Runner.RIGHT:
        board.stage = Stage.ASSETS
        board.runner = Runner.ACTIVE
    else:
        board.runner += 1
        board.stage = Stage.STATIONS


def skip_empty_steps(box: Box, board: McMultiState) -> None:
    while board.stage != Stage.ASSETS and not something_to_do(box, board):
        if board.stage == Stage.RIGS or (board.stage == Stage.WELLS and board.runner != Runner.ACTIVE):
            next_runner(board)
        else:
            board.stage += 1


def something_to_do(box: Box, board: McMultiState) -> bool:
    """Depends on nothing that is hidden: a struck rig is asked about even if the cash, unseen by others, is too little."""
    if nothing_stands(box, board):
        return False
    if board.stage == Stage.STATIONS:
        return most_fuel(box, board) > 0
    if board.stage == Stage.REFINERIES:
        return most_refined(box, board) > 0 or could_free(box, board)
    if board.stage == Stage.WELLS:
        return most_pumped(box, board) > 0
    return struck_rig(box, board) != NOTHING


def nothing_stands(box: Box, board: McMultiState) -> bool:
    for part in neighbours.running(box, board):
        if not board.quadrants[part.quadrant].empty():
            return False
    return True


def could_free(box: Box, board: McMultiState) -> bool:
    """MM-9.2: a crossed refinery stands idle: its owner is asked, and may pay for it before refining."""
    if not board.warming or board.companies[neighbours.running_seat(box, board)].crude == 0:
        return False
    return crossings(box, board, REFINERY, idle=True) > 0


def check_amount(barrels: int, most: int, key: str) -> Refusal | None:
    """MM-4.5: any whole number up to what is productive and in storage."""
    if barrels < 0:
        return Refusal("MM-4.5", "negative-amount", 0, barrels)
    if barrels > most:
        return Refusal("MM-4.5", key, barrels, most)
    return None


def sell_fuel(box: Box, board: McMultiState, seat: Seat, barrels: int, log: Log) -> None:
    """MM-4.5 (a): each barrel goes on the next lower space and brings that price."""
    company = board.companies[seat]
    for _ in range(barrels):
        company.gasoline -= 1
        price = consumer.place(board)
        company.cash += price
        if log.on:
            log.add(FuelSold("MM-4.5", seat, price))
    next_step(box, board)


def refine(box: Box, board: McMultiState, seat: Seat, barrels: int, log: Log) -> None:
    """MM-4.5 (b)"""
    company = board.companies[seat]
    company.crude -= barrels
    company.gasoline += barrels
    if log.on and barrels > 0:
        log.add(CrudeRefined("MM-4.5", seat, barrels))
    next_step(box, board)


def pump(box: Box, board: McMultiState, seat: Seat, barrels: int, log: Log) -> None:
    """MM-4.5 (c)"""
    board.companies[seat].crude += barrels
    if log.on and barrels > 0:
        log.add(CrudePumped("MM-4.5", seat, barrels))
    next_step(box, board)


def check_drill(box: Box, board: McMultiState, seat: Seat) -> Refusal | None:
    """MM-4.5 (d): the rig may have been sold meanwhile, to pay for a refinery (MM-6.2)."""
    if struck_rig(box, board) == NOTHING:
        return Refusal("MM-4.5", "no-struck-rig")
    price, cash = well_price(box, board), board.companies[seat].cash
    if cash < price:
        return Refusal("MM-4.5", "too-little-cash", price, cash)
    return None


def drill(box: Box, board: McMultiState, seat: Seat, log: Log) -> None:
    """MM-4.5 (d): the wells have run already, so the new one yields nothing on this roll."""
    cell, price = struck_rig(box, board), well_price(box, board)
    board.companies[seat].cash -= price
    sites = board.quadrants[board.quadrant].sites
    sites[RIG].remove(cell)
    sites[WELL].append(cell)
    if log.on:
        log.add(WellDrilled("MM-4.5", seat, board.quadrant, cell, price))
    next_step(box, board)
