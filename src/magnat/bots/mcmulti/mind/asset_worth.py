"""What an asset is worth that stays on the board: its income, and the chance to sell it when the economy is better."""

from __future__ import annotations

import math
from functools import cache

from magnat.games.mcmulti.figures import KINDS, REFINERY, RIG, WELL, Figures, Seating

INCOMES = (0.0, 2.0, 4.0, 7.0, 11.0, 16.0, 24.0, 36.0)  # incomes a round for which worths are worked out beforehand
WELL_PRICES = (0.0, 5.0, 10.0, 15.0, 20.0, 30.0, 45.0, 70.0)  # the same for a rig: what the well will cost that it becomes

Chances = list[float]  # by economy card: how likely it is


class Worth:
    """Worked out once for a table from its printed figures, backwards from the settlement."""

    def __init__(self, figures: Figures, seats: int, doubles_produce: bool, refinery_cells: int, patience: float, longest: int) -> None:
        self.figures = figures
        self.patience = math.pow(patience, seats)  # for a round
        self.longest = longest
        self.doubles_produce = doubles_produce
        side = figures.side
        self.line = 1 / side if doubles_produce else (side - 1) / (side * side)  # a die names this line, and the roll produces
        self.strike = 1 / (side * side)  # both dice name this cell
        self.crossings = self.line * dice_a_round(figures.seatings[seats])  # of one cell, in a round
        self.width = [math.isqrt(refinery_cells) if kind == REFINERY else 1 for kind in range(len(KINDS))]  # lines that it covers each way
        self.changes_a_round = seats * self.change_rate()
        self.after_round = self.cards_after(seats)
        self.usual = [self.mean(card) for card in range(len(figures.economies))]
        self.demand = sum(economy.demand for economy in figures.economies) / len(figures.economies)
        self.turns = [[self.backwards(kind, income) for income in INCOMES] for kind in range(len(KINDS))]
        self.turns[RIG] = [self.drilled_backwards(price) for price in WELL_PRICES]

    def crossed(self, kind: int) -> float:
        """The chance that a roll of one's own crosses an asset at all, so that it can be sold."""
        lines = self.width[kind] * self.line
        return 2 * lines - lines * lines

    def change_rate(self) -> float:
        side = self.figures.side
        step = sum(abs(red - black) for red in range(side) for black in range(side)) / (side * side)
        return step / (self.figures.change_at + 0.9)  # the marker overshoots its end by almost one space

    def cards_after(self, turns: int) -> list[list[Chances]]:
        """By economy card and difference: the chances of every card this many turns later."""
        cards, ends = len(self.figures.economies), self.figures.change_at
        chances: list[list[Chances]] = [
            [[1.0 if other == card else 0.0 for other in range(cards)] for _ in range(ends)] for card in range(cards)
        ]
        for _ in range(turns):
            chances = [[self.before(card, difference, chances) for difference in range(ends)] for card in range(cards)]
        return chances

    def before(self, card: int, difference: int, later: list[list[Chances]]) -> Chances:
        """The chances one turn earlier."""
        side, total = self.figures.side, [0.0] * len(self.figures.economies)
        rolls = side * side
        for step in range(side):
            weight = (side if step == 0 else 2 * (side - step)) / rolls
            if difference + step < self.figures.change_at:
                for other, chance in enumerate(later[card][difference + step]):
                    total[other] += weight * chance
            else:
                following = self.figures.economies[card].next
                for new in following:
                    for other, chance in enumerate(later[new][0]):
                        total[other] += weight / len(following) * chance
        return total

    def mean(self, card: int) -> Chances:
        rows = self.after_round[card]
        return [sum(row[other] for row in rows) / len(rows) for other in range(len(rows[0]))]

    def backwards(self, kind: int, income: float) -> list[list[float]]:
        """By rounds left after it and economy card: worth just before the roll of one's own turn."""
        cards = self.figures.economies
        kept = [self.settled(kind)] * len(cards)
        turns = []
        for _ in range(self.longest):
            turn = [self.before_roll(kind, economy.sell[kind], worth) for economy, worth in zip(cards, kept, strict=True)]
            kept = [self.patience * (income + dot(self.usual[card], turn)) for card in range(len(cards))]
            turns.append(turn)
        return turns

    def drilled_backwards(self, price: float) -> list[list[float]]:
        """As `backwards`, for a rig: it may become a well, to be sold at once or kept, for this price."""
        cards, wells = self.figures.economies, self.turns[WELL][0]
        kept, kept_well = [self.settled(RIG)] * len(cards), [self.settled(WELL)] * len(cards)
        turns = []
        for rounds in range(self.longest):
            turn = [self.before_roll(RIG, economy.sell[RIG], worth) for economy, worth in zip(cards, kept, strict=True)]
            for card, economy in enumerate(cards):
                turn[card] += self.strike * max(0.0, max(economy.sell[WELL], kept_well[card]) - price - turn[card])
            kept = [self.patience * dot(self.usual[card], turn) for card in range(len(cards))]
            kept_well = [self.patience * dot(self.usual[card], wells[rounds]) for card in range(len(cards))]
            turns.append(turn)
        return turns

    def before_roll(self, kind: int, price: int, kept: float) -> float:
        """If the dice cross it, it is sold should that be better than keeping it."""
        return kept + self.crossed(kind) * max(0.0, price - kept)

    def settled(self, kind: int) -> float:
        return float(self.figures.economies[self.figures.settlement_economy].sell[kind])

    def kept(self, kind: int, card: int, difference: int, rounds: int, figure: float) -> float:
        """Worth of an asset that is kept, with that many turns to come: by its income in a round, or by the price of a well for a rig."""
        if rounds <= 0:
            return self.settled(kind)
        high, steps = 1, WELL_PRICES if kind == RIG else INCOMES
        while high < len(steps) - 1 and steps[high] < figure:
            high += 1
        share = (figure - steps[high - 1]) / (steps[high] - steps[high - 1])
        chances, turns = self.after_round[card][difference], self.turns[kind]
        low_worth, high_worth = dot(chances, turns[high - 1][rounds - 1]), dot(chances, turns[high][rounds - 1])
        return self.patience * (low_worth + (high_worth - low_worth) * share + (0.0 if kind == RIG else figure))


def dice_a_round(seating: Seating) -> float:
    """MM-5.1: both dice in its own turn, and one whenever a neighbour's roll works next door. All is put up in one quadrant."""
    dice, home = 2.0, seating.owned[0][0]
    for side in (seating.left, seating.right):
        for active, neighbour in enumerate(side):
            if neighbour.quadrant == home:
                dice += 1 / len(seating.owned[seating.owner[active]])
    return dice


def dot(chances: Chances, values: list[float]) -> float:
    total = 0.0
    for card in range(len(chances)):
        total += chances[card] * values[card]
    return total


@cache
def worth_of(figures: Figures, seats: int, doubles_produce: bool, refinery_cells: int, patience: float, longest: int) -> Worth:
    return Worth(figures, seats, doubles_produce, refinery_cells, patience, longest)
