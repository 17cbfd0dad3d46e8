"""OC-6.1 solved: of all placements of a company's pieces on its plots, the one from which the most can be expected.

Every plot has thousands of layouts, all plots together far too many. So every kind of piece gets a price first, such that the
plots, each left to itself, want about as many pieces as there are (search_prices). With these prices no placement can be worth
more than `bound`, and every layout of a plot has a loss: by how much it falls short of the plot's best. Only layouts with small
losses can belong to the best placement; these are combined, plot by plot, over the pieces that remain. If nothing is found
within the allowed loss, more is allowed: the result is exact.

Of equally good placements, the one is taken that keeps most drillers beside fans, then the one with the fewest pieces on plots,
then the one whose list of fields comes first (empty before tower before driller before pump, fan, distillery, rig).
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from magnat.games.oilcity import extraction, plots
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import DRILLER, FAN, IMPROVEMENTS, PIECES, TOWER
from magnat.games.oilcity.piece_counts import BYTE, COUNTS, GUARDS, KINDS, cost, fits, pack, unit
from magnat.games.oilcity.plot_layouts import NEVER, Ground, Layout, Site, all_layouts, find_best, has, unit_table, wanted_pieces, won
from magnat.games.oilcity.state import Company, Plot

# A score orders layouts by value, then by drillers that stay, then by how few pieces stand.
VALUE: Final = 1 << 20
STAYS: Final = 1 << 10
STANDS: Final = 1

ROUNDS: Final = 24
"""Of adjusting prices: more of them cost more than they save."""

FINE: Final = 32
"""Parts into which the steps of prices are divided."""


class Placement:
    """The layout, nine fields a plot in the order of the company's plots; both sums are expectations times the weights of the die."""

    def __init__(self, fields: list[int], expected: int, value: int) -> None:
        self.fields: Final = fields
        self.expected: Final = expected  # what the goods to be won are worth
        self.value: Final = value  # with what drillers that stay and buildings are worth


class Worth:
    """What things are worth to the company, in one unit: a good (by thing), a driller that a fan keeps, a building, an improved plot."""

    def __init__(self, goods: list[int], driller: int = 0, building: int = 0, improved: int = 0) -> None:
        self.goods: Final = goods
        self.driller: Final = driller
        self.building: Final = building
        self.improved: Final = improved


class Choice:
    """One way to lay out a plot: the best for the pieces that it uses."""

    def __init__(self, used: int, loss: int, score: int, fields: list[int]) -> None:
        self.used: Final = used
        self.loss: Final = loss
        self.score: Final = score
        self.fields: Final = fields


class Solver:
    """Finds placements for the companies of one table; what depends on the box alone is worked out once."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.weights: Final = sum(box.figures.face_weights)
        self.units: Final = unit_table(box)
        self.layouts: dict[int, list[Layout]] = {}  # by free fields, a bit a field
        self.prices: list[int] = [0] * KINDS  # of pieces; any prices give the right answer, good ones give it sooner
        self.bound = 0

    def best(self, own: Company, worth: Worth) -> Placement:
        """The best placement of all pieces that the company has, in its store and on its plots."""
        if not own.plots:
            return Placement([], 0, 0)
        available = [min(plots.in_all(own, piece), 127) for piece in PIECES]
        grounds: dict[int, Ground] = {}
        bonus: dict[int, int] = {}
        sites: list[Site] = []
        cards: list[int] = []
        for plot in own.plots:
            if plot.card not in cards:
                cards.append(plot.card)
                sites.append(self.site(plot.card, self.ground(plot.card, grounds, bonus, available, worth), worth))
        by_plot = [sites[cards.index(plot.card)] for plot in own.plots]
        self.search_prices(by_plot, sites, list(grounds.values()), bonus, available)
        limit = max(self.bound >> 8, 1)
        while True:
            tables = [self.choices(site, bonus, limit) for site in sites]
            found = self.combine([tables[cards.index(plot.card)] for plot in own.plots], pack(available), limit)
            if found is not None:
                return self.placement(own, worth, found)
            limit *= 2

    def ground(self, card: int, grounds: dict[int, Ground], bonus: dict[int, int], available: list[int], worth: Worth) -> Ground:
        """The layouts for this card; cards with the same free fields, which are all printed ones, share them."""
        free = self.box.figures.plots[card].free
        bits = 0
        for field in range(self.box.fields):
            if free[field]:
                bits |= 1 << field
        if bits not in self.layouts:
            self.layouts[bits] = all_layouts(self.box, [field for field in range(self.box.fields) if free[field]])
        if bits not in grounds:
            grounds[bits] = Ground([layout for layout in self.layouts[bits] if fits(pack(available), layout.used)])
            for layout in grounds[bits].layouts:
                if layout.used not in bonus:
                    bonus[layout.used] = self.bonus(layout, worth)
        return grounds[bits]

    def placement(self, own: Company, worth: Worth, chosen: list[Choice]) -> Placement:
        fields: list[int] = []
        expected = total = 0
        for index, choice in enumerate(chosen):
            fields += choice.fields
            total += choice.score
            plot = Plot(0, own.plots[index].card, choice.fields)
            for shows, weight in enumerate(self.box.figures.face_weights):
                won = extraction.yields(self.box, plot, shows)
                for good, units in enumerate(won):
                    expected += units * worth.goods[good] * weight
        return Placement(fields, expected, (total + VALUE // 2) // VALUE)

    # What a layout brings

    def bonus(self, layout: Layout, worth: Worth) -> int:
        """The score that improvements have of their own."""
        size = kinds = 0
        for improvement in IMPROVEMENTS:
            if improvement in layout.fields:
                kinds += 1
                size += layout.fields.count(improvement)
        value = size * worth.building
        if kinds >= self.box.figures.points.improvements_on_it:
            value += worth.improved
        return value * self.weights * VALUE - size * STANDS

    def site(self, card: int, ground: Ground, worth: Worth) -> Site:
        printed = self.box.figures.plots[card]
        deposits: list[int] = []
        towers: list[list[int]] = []
        drillers: list[list[int]] = []
        for field, good in enumerate(printed.deposits):
            if good != 0:
                deposits.append(field)
                towers.append([self.tower_score(good, reach, worth) for reach in range(16)])
                drillers.append([NEVER if printed.tower_only[field] else self.driller_score(good, reach, worth) for reach in range(16)])
        return Site(ground, deposits, towers, drillers, [[layout.reach[field] for layout in ground.layouts] for field in deposits])

    def tower_score(self, good: int, reach: int, worth: Worth) -> int:
        value = self.units[0][reach] * worth.goods[won(good, reach)] + worth.building * self.weights
        return value * VALUE - STANDS

    def driller_score(self, good: int, reach: int, worth: Worth) -> int:
        value = self.units[1][reach] * worth.goods[won(good, reach)]
        if not has(reach, FAN):
            return value * VALUE - STANDS
        return (value + worth.driller * self.weights) * VALUE + STAYS - STANDS

    # Prices of pieces

    def search_prices(
        self, by_plot: list[Site], sites: list[Site], grounds: list[Ground], bonus: dict[int, int], available: list[int]
    ) -> None:
        """Dearer while the plots want more of a kind than there is, cheaper while they want less, in ever smaller steps.

        That is a subgradient method with steps of AdaGrad and momentum 1/2: 24 rounds come within 1 % of the best where
        steps of one size for all kinds stay 3 to 9 % away, and then ten times as many choices have to be combined.
        """
        highest = max([max(scores) for site in sites for scores in site.towers])
        prices, trend, noise = [0] * KINDS, [0] * KINDS, [0] * KINDS
        lowest, best_prices = -1, prices[:]
        for done in range(ROUNDS):
            bound, wanted = self.reduce(by_plot, sites, grounds, bonus, available, prices)
            if lowest < 0 or bound < lowest:
                lowest, best_prices = bound, prices[:]
            settled = True
            for kind in range(KINDS):
                excess = ((wanted >> (kind * BYTE * 2)) & 0xFFFF) - available[kind]
                if excess < 0 and prices[kind] == 0:
                    excess = 0
                if excess != 0:
                    settled = False
                noise[kind] += excess * excess
                trend[kind] = (trend[kind] + excess * FINE) // 2
                if noise[kind] > 0:
                    step = highest * trend[kind] // isqrt(noise[kind] * FINE * FINE)
                    prices[kind] = max(0, prices[kind] + step * (ROUNDS - done) // ROUNDS)
            if settled:
                break
        self.prices = best_prices
        self.bound, _ = self.reduce(by_plot, sites, grounds, bonus, available, best_prices)

    def reduce(
        self, by_plot: list[Site], sites: list[Site], grounds: list[Ground], bonus: dict[int, int], available: list[int], prices: list[int]
    ) -> tuple[int, int]:
        """The bound under these prices, and how many pieces of each kind all plots together want (two bytes a kind)."""
        after = {used: score - cost(used, prices) for used, score in bonus.items()}
        for ground in grounds:
            ground.charges = [after[layout.used] for layout in ground.layouts]
        for site in sites:
            site.most = [
                [max(0, site.towers[index][reach] - prices[0], site.drillers[index][reach] - prices[1]) for reach in range(16)]
                for index in range(len(site.deposits))
            ]
            find_best(site, site.ground.charges)
        bound = wanted = 0
        for kind in range(KINDS):
            bound += prices[kind] * available[kind]
        for site in by_plot:
            bound += site.best
            wanted += wanted_pieces(site, site.ground.layouts[site.best_layout], prices)
        return bound, wanted

    # Choices of one plot

    def choices(self, site: Site, bonus: dict[int, int], limit: int) -> list[Choice]:
        """Every layout of the plot that loses at most `limit`, the best for each set of pieces; those with the least loss first."""
        found: dict[int, Choice] = {}
        deposits = len(site.deposits)
        before_fields = {used: site.best - score + cost(used, self.prices) for used, score in bonus.items()}
        for layout in site.ground.layouts:
            loss = before_fields[layout.used]
            for deposit in range(deposits):
                loss -= site.most[deposit][layout.reach[site.deposits[deposit]]]
            if loss <= limit:
                self.fill(site, layout, 0, layout.fields, layout.used, bonus[layout.used], loss, limit, found)
        kept = [choice for choice in found.values() if not wasteful(choice, found)]
        kept.sort(key=loss_of)
        return kept

    def fill(
        self,
        site: Site,
        layout: Layout,
        deposit: int,
        fields: list[int],
        used: int,
        score: int,
        loss: int,
        limit: int,
        found: dict[int, Choice],
    ) -> None:
        """Towers, drillers or nothing on the deposits from number `deposit` on."""
        if deposit == len(site.deposits):
            known = found.get(used)
            if known is None or score > known.score or (score == known.score and before(fields, known.fields)):
                found[used] = Choice(used, loss, score, fields)
            return
        field = site.deposits[deposit]
        reach = layout.reach[field]
        most = site.most[deposit][reach]
        if loss + most <= limit:
            self.fill(site, layout, deposit + 1, fields, used, score, loss + most, limit, found)
        for piece in (TOWER, DRILLER):
            gain = site.towers[deposit][reach] if piece == TOWER else site.drillers[deposit][reach]
            more = loss + most - gain + self.prices[piece - TOWER]
            if more <= limit:
                standing = fields[:]
                standing[field] = piece
                self.fill(site, layout, deposit + 1, standing, used + unit(piece), score + gain, more, limit, found)

    # All plots together

    def combine(self, tables: list[list[Choice]], available: int, limit: int) -> list[Choice] | None:
        """The choices, one a plot, that lose least together; None if that is more than `limit`."""
        levels: list[dict[int, int]] = [{available: 0}]  # by plot and remaining pieces: the least loss so far
        for table in tables:
            after: dict[int, int] = {}
            for left, loss in levels[-1].items():
                for choice in table:
                    total = loss + choice.loss
                    if total > limit:
                        break
                    rest = (left | GUARDS) - choice.used
                    if rest & GUARDS == GUARDS:
                        rest &= COUNTS
                        known = after.get(rest, -1)
                        if known < 0 or total < known:
                            after[rest] = total
            levels.append(after)
        return self.trace(tables, levels, limit)

    def trace(self, tables: list[list[Choice]], levels: list[dict[int, int]], limit: int) -> list[Choice] | None:
        """From the last plot back: what the rest must lose at least; then forward: the first fields among the best choices."""
        ahead: list[dict[int, int]] = [{left: cost(left, self.prices) for left in levels[-1]}]
        for index in range(len(tables) - 1, -1, -1):
            last, here = ahead[-1], dict[int, int]()
            for left, loss in levels[index].items():
                least = least_ahead(tables[index], last, left, limit - loss)
                if least >= 0:
                    here[left] = least
            ahead.append(here)
        ahead.reverse()
        left = -1
        for state in levels[0]:
            left = state
        if left not in ahead[0]:
            return None
        chosen: list[Choice] = []
        for index, table in enumerate(tables):
            choice = first_best(table, ahead[index + 1], left, ahead[index][left])
            chosen.append(choice)
            left -= choice.used
        return chosen


def best_placement(
    box: Box, own: Company, goods: list[int], driller_worth: int = 0, building_worth: int = 0, improved_worth: int = 0
) -> Placement:
    """One placement; who needs many keeps a Solver. `goods`: by thing, what a unit is worth."""
    return Solver(box).best(own, Worth(goods, driller_worth, building_worth, improved_worth))


# Choices


def loss_of(choice: Choice) -> int:
    return choice.loss


def wasteful(choice: Choice, found: dict[int, Choice]) -> bool:
    """As much can be had with one piece less."""
    for piece in PIECES:
        if (choice.used >> ((piece - TOWER) * BYTE)) & 0xFF != 0:
            other = found.get(choice.used - unit(piece))
            if other is not None and other.score >= choice.score:
                return True
    return False


def before(fields: list[int], other: list[int]) -> bool:
    for index, piece in enumerate(fields):
        if piece != other[index]:
            return piece < other[index]
    return False


def least_ahead(table: list[Choice], last: dict[int, int], left: int, limit: int) -> int:
    """The least that this plot and those after it lose with the pieces left; -1 if that is more than `limit`."""
    least = -1
    for choice in table:
        if choice.loss > limit or (least >= 0 and choice.loss > least):
            break
        rest = (left | GUARDS) - choice.used
        if rest & GUARDS == GUARDS:
            further = last.get(rest & COUNTS, -1)
            if further >= 0 and choice.loss + further <= limit and (least < 0 or choice.loss + further < least):
                least = choice.loss + further
    return least


def first_best(table: list[Choice], last: dict[int, int], left: int, loss: int) -> Choice:
    """Of the choices that lead to the best end, the one whose fields come first."""
    found = -1
    for index, choice in enumerate(table):
        rest = (left | GUARDS) - choice.used
        if choice.loss > loss or rest & GUARDS != GUARDS:
            continue
        if last.get(rest & COUNTS, -1) == loss - choice.loss:
            if found < 0 or before(choice.fields, table[found].fields):
                found = index
    return table[found]
