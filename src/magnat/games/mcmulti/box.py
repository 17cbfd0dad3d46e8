"""MM-1.2: what lies in the box and never changes during a game: figures, options, geometry, and every action, ready-made."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti import actions
from magnat.games.mcmulti.figures import BOTH, GOODS, KINDS, MARKETS, REFINERY, Choices, Figures, Neighbour, Seating
from magnat.games.mcmulti.state import NOBODY, Land

OFF_BOARD: Final = -1


class Box:
    """Shared by all rules of one table; read only."""

    def __init__(self, figures: Figures, choices: Choices, seats: int) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.seats: Final = seats
        self.seating: Final[Seating] = figures.seatings[seats]
        self.quadrants: Final = len(self.seating.owner)
        self.land: Final = Land(self.seating.owner, seats)  # MM-2.5: quadrants by seat
        self.free_land: Final = Land([NOBODY] * self.quadrants, seats)
        self.running: Final = [
            running_quadrants(self.seating, quadrant) for quadrant in range(self.quadrants)
        ]  # by active quadrant and runner
        self.cash: Final = figures.cash if choices.equal_cash else self.seating.cash
        self.warming_card: Final = warming_card(figures)
        self.fee: Final = figures.news[self.warming_card].refinery_fee
        side = figures.side
        self.side: Final = side
        self.cells: Final = side * side
        bits = [1]
        for _ in range(self.cells - 1):
            bits.append(bits[len(bits) - 1] * 2)
        self.rows: Final = lines(bits, side, True)  # by die, 1 to side: the cells that the red die crosses
        self.columns: Final = lines(bits, side, False)  # likewise for the black die
        self.footprints: Final = footprints(bits, side, choices.refinery_cells)  # by kind and first cell; OFF_BOARD if it does not fit

        self.buy_barrel: Final = [
            actions.BuyBarrel(market, good) for market in range(len(MARKETS)) for good in range(len(GOODS))
        ]  # by track
        self.sell_barrel: Final = [actions.SellBarrel(market, good) for market in range(len(MARKETS)) for good in range(len(GOODS))]
        self.roll: Final = actions.Roll()
        self.take_quadrant: Final = [actions.TakeQuadrant(quadrant) for quadrant in range(self.quadrants)]
        self.choose_quadrant: Final = [actions.ChooseQuadrant(quadrant) for quadrant in range(self.quadrants)]
        most = 2 * self.cells * max(figures.yields)
        self.sell_fuel: Final = [actions.SellFuel(barrels) for barrels in range(most + 1)]  # by number of barrels
        self.refine: Final = [actions.Refine(barrels) for barrels in range(most + 1)]
        self.pump: Final = [actions.Pump(barrels) for barrels in range(most + 1)]
        self.drill: Final = actions.Drill()
        self.leave_rig: Final = actions.LeaveRig()
        kinds, quadrants, cells = range(len(KINDS)), range(self.quadrants), range(self.cells)
        self.buy_asset: Final = [[[actions.BuyAsset(kind, quadrant, cell) for cell in cells] for kind in kinds] for quadrant in quadrants]
        self.sell_asset: Final = [[[actions.SellAsset(kind, quadrant, cell) for cell in cells] for kind in kinds] for quadrant in quadrants]
        self.free_refinery: Final = [[actions.FreeRefinery(quadrant, cell) for cell in cells] for quadrant in quadrants]
        self.end_purchases: Final = actions.EndPurchases()
        self.end_turn: Final = actions.EndTurn()
        self.declare: Final = actions.Declare()
        self.sell_all: Final = actions.SellAll()
        self.keep_rest: Final = actions.KeepRest()

    def together(self, quadrant: int) -> list[int]:
        """MM-1.2: the quadrants that have one owner: the diagonal pairs of two players."""
        return self.seating.owned[self.seating.owner[quadrant]]


def warming_card(figures: Figures) -> int:
    """MM-9.2: the news card that stops refineries."""
    for card, news in enumerate(figures.news):
        if news.refinery_fee > 0:
            return card
    raise ValueError("no news card stops refineries")


def running_quadrants(seating: Seating, active: int) -> list[list[Neighbour]]:
    """MM-5.1, MM-5.2: what runs for the roller, the left and the right neighbour, and under which die.

    Neighbouring quadrants of one and the same player run together, step by step, so that no fuel is sold in the roll that refined it.
    """
    left, right = seating.left[active], seating.right[active]
    roller = [Neighbour(active, BOTH)]
    if seating.owner[left.quadrant] == seating.owner[right.quadrant]:
        return [roller, [left, right], []]
    return [roller, [left], [right]]


def lines(bits: list[int], side: int, across: bool) -> list[int]:
    """Bit masks of the rows (or columns) 1 to side; entry 0, for no die, crosses nothing."""
    masks = [0]
    for line in range(side):
        mask = 0
        for step in range(side):
            mask += bits[line * side + step] if across else bits[step * side + line]
        masks.append(mask)
    return masks


def footprints(bits: list[int], side: int, refinery_cells: int) -> list[list[int]]:
    """MM-1.2: the cells that an asset covers, by kind and first cell."""
    square = 1
    while square * square < refinery_cells:
        square += 1
    table: list[list[int]] = []
    for kind in range(len(KINDS)):
        width = square if kind == REFINERY else 1
        masks: list[int] = []
        for cell in range(side * side):
            row, column = cell // side, cell % side
            if row + width > side or column + width > side:
                masks.append(OFF_BOARD)
                continue
            mask = 0
            for down in range(width):
                for right in range(width):
                    mask += bits[cell + down * side + right]
            masks.append(mask)
        table.append(masks)
    return table
