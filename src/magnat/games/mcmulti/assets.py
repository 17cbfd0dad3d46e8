"""MM-6, phase 4: assets are bought from the bank and sold to it."""

from __future__ import annotations

from magnat.games.mcmulti import neighbours, warming
from magnat.games.mcmulti.actions import AssetWish, BuyAsset
from magnat.games.mcmulti.box import OFF_BOARD, Box
from magnat.games.mcmulti.facts import AssetBought, AssetSold
from magnat.games.mcmulti.figures import KINDS, REFINERY, WELL
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Action, Log, Refusal, Seat


def count(state: McMultiState, seat: Seat, kind: int) -> int:
    """How many assets of a kind a seat owns."""
    total = 0
    for quadrant in state.land.owned[seat]:
        total += len(state.quadrants[quadrant].sites[kind])
    return total


def any_left(state: McMultiState, seat: Seat) -> bool:
    for quadrant in state.land.owned[seat]:
        if not state.quadrants[quadrant].empty():
            return True
    return False


def value(state: McMultiState, seat: Seat, prices: list[int]) -> int:
    """What all assets of a seat would bring at these prices, by kind."""
    total = 0
    for kind in range(len(KINDS)):
        total += prices[kind] * count(state, seat, kind)
    return total


def check_own(box: Box, state: McMultiState, seat: Seat, wish: AssetWish) -> Refusal | None:
    """MM-1.2: a kind of asset, on a cell of one's own quadrant."""
    if wish.kind < 0 or wish.kind >= len(KINDS):
        return Refusal("MM-1.2", "no-such-kind", len(KINDS), wish.kind)
    if wish.quadrant < 0 or wish.quadrant >= box.quadrants or state.land.owner[wish.quadrant] != seat:
        return Refusal("MM-1.2", "not-your-quadrant")
    if wish.cell < 0 or wish.cell >= box.cells:
        return Refusal("MM-1.2", "no-such-cell", box.cells, wish.cell)
    return None


# Buying


def check_place(box: Box, state: McMultiState, seat: Seat, wish: BuyAsset, clause: str) -> Refusal | None:
    """MM-2.6, MM-6.1: anything but wells, at the current card's price, on free cells."""
    refusal = check_own(box, state, seat, wish)
    if refusal is not None:
        return refusal
    if wish.kind == WELL:
        return Refusal(clause, "wells-are-drilled")
    footprint = box.footprints[wish.kind][wish.cell]
    if footprint == OFF_BOARD:
        return Refusal("MM-1.2", "does-not-fit")
    if state.quadrants[wish.quadrant].taken & footprint != 0:
        return Refusal("MM-1.2", "cell-taken")
    price, cash = box.figures.economies[state.economy].buy[wish.kind], state.companies[seat].cash
    if cash < price:
        return Refusal(clause, "too-little-cash", price, cash)
    return None


def place(box: Box, state: McMultiState, seat: Seat, wish: BuyAsset, clause: str, log: Log) -> None:
    """MM-2.6, MM-6.1: paid and put up at once."""
    price = box.figures.economies[state.economy].buy[wish.kind]
    state.companies[seat].cash -= price
    quadrant = state.quadrants[wish.quadrant]
    quadrant.sites[wish.kind].append(wish.cell)
    quadrant.taken += box.footprints[wish.kind][wish.cell]
    if log.on:
        log.add(AssetBought(clause, seat, KINDS[wish.kind], wish.quadrant, wish.cell, price))


def list_places(box: Box, state: McMultiState, seat: Seat, options: list[Action]) -> None:
    """Every asset that can be bought now, on every cell where it fits."""
    cash = state.companies[seat].cash
    prices = box.figures.economies[state.economy].buy
    for place in state.land.owned[seat]:
        taken = state.quadrants[place].taken
        for kind in range(WELL):
            if cash < prices[kind]:
                continue
            footprints, wishes = box.footprints[kind], box.buy_asset[place][kind]
            for cell in range(box.cells):
                footprint = footprints[cell]
                if footprint != OFF_BOARD and taken & footprint == 0:
                    options.append(wishes[cell])


# Selling


def check_standing(box: Box, state: McMultiState, seat: Seat, wish: AssetWish, clause: str) -> Refusal | None:
    """Only what stands on the board can be sold."""
    refusal = check_own(box, state, seat, wish)
    if refusal is not None:
        return refusal
    if wish.cell not in state.quadrants[wish.quadrant].sites[wish.kind]:
        return Refusal(clause, "no-such-asset")
    return None


def check_sell_crossed(box: Box, state: McMultiState, seat: Seat, wish: AssetWish) -> Refusal | None:
    """MM-6.1: only assets that this roll crosses."""
    refusal = check_standing(box, state, seat, wish, "MM-6.1")
    if refusal is not None:
        return refusal
    if not neighbours.producing(box, state):
        return Refusal("MM-6.1", "doubles-sell-nothing")
    if not crossed(box, state, wish.kind, wish.quadrant, wish.cell):
        return Refusal("MM-6.1", "not-crossed")
    return None


def crossed(box: Box, state: McMultiState, kind: int, quadrant: int, cell: int) -> bool:
    """MM-6.1: lies under the row or the column of this roll."""
    lines = box.rows[state.red] | box.columns[state.black]
    return quadrant == state.quadrant and box.footprints[kind][cell] & lines != 0


def sell(box: Box, state: McMultiState, seat: Seat, wish: AssetWish, economy: int, clause: str, log: Log) -> None:
    """The bank pays the selling price of the given card; a refinery that stood idle goes without its fee (MM-9.2)."""
    price = box.figures.economies[economy].sell[wish.kind]
    state.companies[seat].cash += price
    quadrant = state.quadrants[wish.quadrant]
    idle = wish.kind == REFINERY and wish.cell in quadrant.idle
    quadrant.sites[wish.kind].remove(wish.cell)
    quadrant.taken -= box.footprints[wish.kind][wish.cell]
    if log.on:
        log.add(AssetSold(clause, seat, KINDS[wish.kind], wish.quadrant, wish.cell, price, 1 if idle else 0))
    if idle:
        quadrant.idle.remove(wish.cell)
        warming.end_warming(box, state, log)


def list_crossed(box: Box, state: McMultiState, options: list[Action]) -> None:
    """Every asset of one's own that this roll crosses."""
    if not neighbours.producing(box, state):
        return
    quadrant = state.quadrants[state.quadrant]
    lines = box.rows[state.red] | box.columns[state.black]
    for kind in range(len(KINDS)):
        footprints = box.footprints[kind]
        for cell in quadrant.sites[kind]:
            if footprints[cell] & lines != 0:
                options.append(box.sell_asset[state.quadrant][kind][cell])


def list_standing(box: Box, state: McMultiState, seat: Seat, options: list[Action]) -> None:
    """Every asset of one's own."""
    for place in state.land.owned[seat]:
        sites = state.quadrants[place].sites
        for kind in range(len(KINDS)):
            for cell in sites[kind]:
                options.append(box.sell_asset[place][kind][cell])
