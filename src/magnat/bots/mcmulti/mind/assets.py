"""MM-2.6, MM-4.5 (d), MM-6 for bots: what assets are worth to them, what they put up where, and what they give away."""

from __future__ import annotations

from functools import cache
from typing import Final

from magnat.bots.mcmulti.mind.barrels import crude_worth, gasoline_worth
from magnat.bots.mcmulti.mind.situation import Situation
from magnat.games.mcmulti.actions import BuyAsset, SellAsset
from magnat.games.mcmulti.box import OFF_BOARD
from magnat.games.mcmulti.figures import CRUDE, GASOLINE, KINDS, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.state import NOTHING

USELESS: Final = 1_000_000  # the rank of a cell on which an asset would stand in vain
Kinds = set[int]


def income(situation: Situation, kind: int, more: int) -> float:
    """What the last asset of a kind earns in a round, when there are `more` of them than now."""
    worth = situation.worth
    if kind == STATION:
        return worth.crossings * positive(situation.fuel_price - more - fuel_cost(situation))
    if kind == REFINERY:
        return worth.crossings * worth.width[REFINERY] * positive(refining_margin(situation, more))
    assert kind == WELL  # a rig earns nothing until it strikes oil
    return worth.crossings * situation.figures.yields[WELL] * crude_worth(situation, situation.me.crude + 2, situation.me.gasoline)


def positive(number: float) -> float:
    return number if number > 0.0 else 0.0


def fuel_cost(situation: Situation) -> float:
    """What a barrel for a station costs, bought where gasoline is cheaper; the next one is dearer."""
    return situation.asked[GASOLINE] + situation.figures.tracks[GASOLINE].step / 2


def refining_margin(situation: Situation, more: int) -> float:
    """What a refinery adds to a barrel; every further one makes crude dearer and gasoline cheaper for itself."""
    owned = situation.counts[REFINERY] + more
    return gasoline_worth(situation, 1 + owned) - situation.asked[CRUDE] - situation.figures.tracks[CRUDE].step * owned / 2


def well_price(situation: Situation) -> float:
    """What a well is likely to cost when a rig strikes oil: most wells are sold at once, so that it hardly rises."""
    return situation.well_price + situation.figures.well_price * situation.ways.wells_to_come


def well_gain(situation: Situation) -> float:
    """What striking oil brings now: a well, to be sold at once or kept, for a rig and today's price."""
    well, price = kept(situation, WELL, 1), float(situation.economy.sell[WELL])
    return (well if well > price else price) - kept(situation, RIG, 0) - situation.well_price


def kept(situation: Situation, kind: int, more: int) -> float:
    """The worth of keeping one asset of this kind."""
    figure = well_price(situation) if kind == RIG else income(situation, kind, more)
    return situation.worth.kept(kind, situation.card, situation.state.difference, situation.rounds, figure)


def best_purchase(situation: Situation, without: Kinds) -> BuyAsset | None:
    """The kind that promises most for its price, on the cell that suits it best; some kinds are left out."""
    best, wanted = situation.ways.asset_gain, None
    for kind in range(WELL):
        price = situation.economy.buy[kind]
        if kind not in without and situation.cash >= price and situation.cash - price >= situation.ways.asset_reserve:
            promised = (kept(situation, kind, 1) - price) / price
            if promised > best:
                place = best_place(situation, kind)
                if place is not None:
                    best, wanted = promised, place
    return wanted


def best_place(situation: Situation, kind: int) -> BuyAsset | None:
    """Where an asset of this kind stands best, if there is room for it at home."""
    box, home = situation.box, situation.home
    ranks = cell_ranks(situation.figures.side, situation.worth.width[REFINERY], situation.worth.doubles_produce)[kind]
    taken, footprints = situation.state.quadrants[home].taken, box.footprints[kind]
    found, lowest = NOTHING, USELESS
    for cell in range(box.cells):
        footprint = footprints[cell]
        if ranks[cell] < lowest and footprint != OFF_BOARD and taken & footprint == 0:
            found, lowest = cell, ranks[cell]
    return None if found == NOTHING else box.buy_asset[home][kind][found]


@cache
def cell_ranks(side: int, width: int, doubles_produce: bool) -> list[list[int]]:
    """By kind and cell, lower is better. The board is thought of in blocks as large as a refinery, so that no space is wasted.

    Blocks on the diagonal are for stations, which are crossed there by more rolls, and for rigs beside them; refineries
    fill the other blocks from the front, rigs and further stations from the back.
    """
    rigs, stations, refineries, cells = list[int](), list[int](), list[int](), side * side
    for cell in range(cells):
        row, column = divmod(cell, side)
        diagonal, block = row == column, row // width * side + column // width
        diagonal_block = row // width == column // width
        from_back = (cells - block) * cells + cell
        rigs.append(USELESS if diagonal and not doubles_produce else cell if diagonal_block else from_back)
        stations.append(cell - 2 * cells if diagonal else cell if diagonal_block else from_back)
        crooked = row % width + column % width
        refineries.append(crooked * cells * 2 + (cells if diagonal_block else 0) + cell)
    return [rigs, stations, refineries]


def best_sale(situation: Situation, wishes: list[SellAsset]) -> SellAsset | None:
    """The crossed asset whose price beats most what it is worth when kept."""
    best, wanted = 0.0, None
    gains: list[float] = [0.0] * len(KINDS)
    known = 0  # a bit for every kind whose gain is worked out
    for wish in wishes:
        if known & (1 << wish.kind) == 0:
            known |= 1 << wish.kind
            gains[wish.kind] = situation.economy.sell[wish.kind] - kept(situation, wish.kind, 0)
        gain = gains[wish.kind]
        if wish.kind == REFINERY and wish.cell in situation.state.quadrants[wish.quadrant].idle:
            gain += 1.0  # an idle one goes first
        if gains[wish.kind] > 0.0 and gain > best:
            best, wanted = gain, wish
    return wanted


def least_missed(situation: Situation, wishes: list[SellAsset]) -> SellAsset:
    """The asset that loses least by being sold at today's price; of several, the most expensive, so that few have to go."""
    sell = situation.economy.sell
    loss = [kept(situation, kind, 0) - sell[kind] for kind in range(len(KINDS))]
    found = wishes[0]
    for wish in wishes:
        if loss[wish.kind] != loss[found.kind]:
            better = loss[wish.kind] < loss[found.kind]
        elif sell[wish.kind] != sell[found.kind]:
            better = sell[wish.kind] > sell[found.kind]
        else:
            better = wish.cell > found.cell
        if better:
            found = wish
    return found


def worth_drilling(situation: Situation) -> bool:
    return well_gain(situation) > 0


def worth_freeing(situation: Situation) -> bool:
    """MM-9.2: the fee comes in again before the game ends."""
    return income(situation, REFINERY, 0) * (situation.rounds + 1) > situation.box.fee
