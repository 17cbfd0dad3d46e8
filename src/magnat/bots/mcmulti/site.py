"""MM-2.6, MM-4.5 (d), MM-6 for the clerk: what assets are worth to it, what it puts up where, and what it gives away."""

from __future__ import annotations

from magnat.bots.mcmulti.barrels import crude_worth, gasoline_worth
from magnat.bots.mcmulti.desk import Desk, sites
from magnat.games.mcmulti.actions import BuyAsset, SellAsset
from magnat.games.mcmulti.figures import KINDS, REFINERY, RIG, STATION, WELL


def income(desk: Desk, kind: int, more: int) -> float:
    """What the last asset of a kind earns in a round, when there are `more` of them than now."""
    worth = desk.worth
    if kind == STATION:
        return worth.crossings * max(0.0, desk.fuel_price - more - fuel_cost(desk))
    if kind == REFINERY:
        return worth.crossings * worth.width * max(0.0, refining_margin(desk, more))
    if kind == WELL:
        return worth.crossings * desk.figures.yields[WELL] * crude_worth(desk, desk.me.crude + 2, desk.me.gasoline)
    return worth.strike * max(0.0, well_gain(desk, more))


def fuel_cost(desk: Desk) -> float:
    """Gasoline comes from the cheaper market, or from what it could be sold for there."""
    asked = [market.gasoline.buy for market in (desk.view.domestic, desk.view.foreign) if market.gasoline.buy > 0]
    bought = min(asked) if asked else desk.figures.tracks[1].highest
    return bought + 1.0


def refining_margin(desk: Desk, more: int) -> float:
    asked = [market.crude.buy for market in (desk.view.domestic, desk.view.foreign) if market.crude.buy > 0]
    bought = min(asked) if asked else desk.figures.tracks[0].highest
    owned = desk.counts[REFINERY] + more
    return gasoline_worth(desk, 1 + owned) - bought - owned / 2


def well_gain(desk: Desk, more: int) -> float:
    """What striking oil brings: a well for a rig, less the price that it is likely to have by then."""
    rigs = desk.all_counts[RIG] + more
    drilled = desk.worth.strike * rigs * desk.rounds / 2
    price = desk.view.well_price + desk.figures.well_price * drilled
    return kept(desk, WELL, 1) - kept_alone(desk, RIG) - price


def kept_alone(desk: Desk, kind: int) -> float:
    return desk.worth.kept(kind, desk.card, desk.view.difference, desk.rounds, 0.0)


def kept(desk: Desk, kind: int, more: int) -> float:
    """The worth of keeping one asset of this kind."""
    return desk.worth.kept(kind, desk.card, desk.view.difference, desk.rounds, income(desk, kind, more))


def best_purchase(desk: Desk, wishes: list[BuyAsset]) -> BuyAsset | None:
    """The kind that promises most for its price, on the cell that suits it best."""
    best, kind_wanted = desk.habits.asset_gain, -1
    for kind in (RIG, STATION, REFINERY):
        price = desk.economy.buy[kind]
        if desk.cash - price < desk.habits.asset_reserve:
            continue
        if not any(wish.kind == kind for wish in wishes):
            continue
        share = (kept(desk, kind, 1) - price) / price
        if share > best:
            best, kind_wanted = share, kind
    if kind_wanted < 0:
        return None
    fitting = [wish for wish in wishes if wish.kind == kind_wanted]
    best_wish = min(fitting, key=lambda wish: unsuitable(desk, wish))
    if kind_wanted == RIG and unsuitable(desk, best_wish)[0] >= USELESS:
        return None
    return best_wish


USELESS = 100


def unsuitable(desk: Desk, wish: BuyAsset) -> tuple[int, int, int]:
    """Lower suits better. Rigs keep off the diagonal, where doubles strike no oil; stations take it; refineries stay aligned."""
    side, width = desk.figures.side, desk.worth.width
    row, column = divmod(wish.cell, side)
    part = desk.view.quadrants[wish.quadrant]
    load = sum(len(cells) for cells in sites(part))
    if wish.kind == REFINERY:
        crooked = (row % width) + (column % width)
        diagonal = 1 if row // width == column // width else 0
        return (crooked * 10 + diagonal, load, wish.cell)
    diagonal = row == column
    block = (row // width, column // width)
    neighbours = sum(1 for cells in (part.rig, part.station, part.well) for cell in cells if (cell // side // width, cell % side // width) == block)
    if wish.kind == STATION:
        return ((0 if diagonal else 10) - neighbours, load, wish.cell)
    return ((USELESS if diagonal else 0) + (0 if block[0] == block[1] else 10) - neighbours, load, wish.cell)


def best_sale(desk: Desk, wishes: list[SellAsset]) -> SellAsset | None:
    """The crossed asset whose price beats most what it is worth when kept."""
    best, wanted = 0.0, None
    gains = [desk.economy.sell[kind] - kept(desk, kind, 0) if any(wish.kind == kind for wish in wishes) else 0.0 for kind in range(len(KINDS))]
    for wish in wishes:
        gain = gains[wish.kind]
        if wish.kind == REFINERY and wish.cell in desk.view.quadrants[wish.quadrant].idle:
            gain += 1  # an idle one goes first
        if gains[wish.kind] > 0 and gain > best:
            best, wanted = gain, wish
    return wanted


def least_missed(desk: Desk, wishes: list[SellAsset]) -> SellAsset:
    """The asset that loses least by being sold at today's price; as few as possible of those."""
    loss = [kept(desk, kind, 0) - desk.economy.sell[kind] for kind in range(len(KINDS))]
    return min(wishes, key=lambda wish: (loss[wish.kind], -desk.economy.sell[wish.kind], -wish.cell))


def worth_drilling(desk: Desk) -> bool:
    return kept(desk, WELL, 1) - kept(desk, RIG, 0) > desk.view.well_price


def worth_freeing(desk: Desk) -> bool:
    fee = max(card.refinery_fee for card in desk.figures.news)
    return income(desk, REFINERY, 0) * (desk.rounds + 1) > fee


def crossings(desk: Desk, kind: int, cell: int, red: int, black: int) -> int:
    """MM-4.5: how many of the dice cross an asset; 0 is no die."""
    width = desk.worth.ways[kind]
    row, column = cell // desk.figures.side, cell % desk.figures.side
    return (1 if row < red <= row + width else 0) + (1 if column < black <= column + width else 0)


def is_crossed(desk: Desk, kind: int, quadrant: int, cell: int) -> bool:
    roll = desk.view.roll
    if roll is None:
        return False
    red, black = roll.red, roll.black
    if roll.running != "active":
        return True
    return roll.quadrant == quadrant and crossings(desk, kind, cell, red, black) > 0


def yield_of(desk: Desk, quadrant: int) -> float:
    """MM-5.2: what this roll brings there; before the roll, what the quadrant is worth at all."""
    roll, part = desk.view.roll, desk.view.quadrants[quadrant]
    if roll is None or roll.red == 0:
        return sum(len(cells) * price for cells, price in zip(sites(part), desk.economy.sell, strict=True))
    hits = [sum(crossings(desk, kind, cell, roll.red, roll.black) for cell in cells) for kind, cells in enumerate(sites(part))]
    total = min(hits[STATION], desk.me.gasoline) * max(0.0, desk.view.consumer.pays - 10.0)
    total += min(hits[REFINERY], desk.me.crude) * 8.0 + hits[WELL] * desk.figures.yields[WELL] * 5.0
    if any(crossings(desk, RIG, cell, roll.red, roll.black) == 2 for cell in part.rig):
        total += max(0.0, well_gain(desk, 0))
    gains = [max(0.0, desk.economy.sell[kind] - kept(desk, kind, 0)) for kind in range(len(KINDS))]
    return total + sum(min(hit, len(cells)) * gain for hit, cells, gain in zip(hits, sites(part), gains, strict=True))
