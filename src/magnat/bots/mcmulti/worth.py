"""What an asset is worth that stays on the board: its income, and the chance to sell it when the economy is better."""

from __future__ import annotations

from functools import cache

from magnat.bots.mcmulti.habits import Habits
from magnat.games.mcmulti.figures import KINDS, REFINERY, Figures

INCOMES = (0.0, 2.0, 4.0, 7.0, 11.0, 16.0, 24.0, 36.0)  # incomes a round for which worths are worked out beforehand

Chances = list[float]  # by economy card: how likely it is


class Worth:
    """Worked out once for a table from its printed figures, backwards from the settlement."""

    def __init__(self, figures: Figures, seats: int, doubles_produce: bool, refinery_cells: int, habits: Habits) -> None:
        self.figures = figures
        self.habits = habits
        side = figures.side
        line = 1 / side if doubles_produce else (side - 1) / (side * side)  # a die shows this line, and the roll produces
        seating = figures.seatings[seats]
        turns = 2.0 / len(seating.owned[0]) + 2.0 / len(seating.owned[0])
        if len(seating.owned[0]) > 1:
            turns = 2.0 / len(seating.owned[0]) + 1.0
        self.crossings = line * turns  # of one cell in a round: both dice in the own turn, one in each neighbour's
        self.strike = 1 / (side * side) / len(seating.owned[0])  # both dice name one cell
        width = 2 if refinery_cells > 1 else 1
        self.width = width
        self.ways = [width if kind == REFINERY else 1 for kind in range(len(KINDS))]
        self.crossed = [min(1.0, 2 * line * ways / len(seating.owned[0])) * 0.92 for ways in self.ways]
        self.after_round = self.changes(seats)
        self.usual = [self.mean(card) for card in range(len(figures.economies))]
        self.tables = [[self.backwards(kind, income) for income in INCOMES] for kind in range(len(KINDS))]
        self.changes_a_round = seats * self.change_rate()

    def change_rate(self) -> float:
        side = self.figures.side
        step = sum(abs(red - black) for red in range(side) for black in range(side)) / (side * side)
        return step / (self.figures.change_at + 0.9)  # the marker overshoots its end by almost one space

    def changes(self, turns: int) -> list[list[Chances]]:
        """By economy card and difference: the chances of every card so many turns later."""
        cards, ends = len(self.figures.economies), self.figures.change_at
        chances: list[list[Chances]] = [[[1.0 if other == card else 0.0 for other in range(cards)] for _ in range(ends)] for card in range(cards)]
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
        """By rounds left and economy card: worth at the end of an own turn."""
        cards = self.figures.economies
        table = [[float(cards[self.figures.settlement_economy].sell[kind])] * len(cards)]
        for _ in range(self.habits.longest):
            turn = self.own_turn(kind, table[-1])
            table.append([self.habits.patience * (income + dot(self.usual[card], turn)) for card in range(len(cards))])
        return table

    def own_turn(self, kind: int, kept: list[float]) -> list[float]:
        """By economy card: worth before the roll of an own turn, in which the asset can be sold if it is crossed."""
        crossed = self.crossed[kind]
        turn = []
        for card, economy in enumerate(self.figures.economies):
            sold = economy.sell[kind]
            turn.append(kept[card] + crossed * (sold - kept[card]) if sold > kept[card] else kept[card])
        return turn

    def kept(self, kind: int, card: int, difference: int, rounds: int, income: float) -> float:
        """Worth of an asset that is kept, with so many own turns to come."""
        tables = self.tables[kind]
        if rounds <= 0:
            return tables[0][0][0]
        high = 1
        while high < len(INCOMES) - 1 and INCOMES[high] < income:
            high += 1
        low = high - 1
        share = (income - INCOMES[low]) / (INCOMES[high] - INCOMES[low])
        lower, upper = self.own_turn(kind, tables[low][rounds - 1]), self.own_turn(kind, tables[high][rounds - 1])
        chances = self.after_round[card][difference]
        return self.habits.patience * (income + dot(chances, lower) * (1 - share) + dot(chances, upper) * share)


def dot(chances: Chances, values: list[float]) -> float:
    return sum([chance * value for chance, value in zip(chances, values, strict=True)])


@cache
def worth_of(figures: Figures, seats: int, doubles_produce: bool, refinery_cells: int, habits: Habits) -> Worth:
    return Worth(figures, seats, doubles_produce, refinery_cells, habits)
