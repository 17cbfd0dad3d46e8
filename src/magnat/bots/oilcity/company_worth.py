"""OC-5 and OC-9 for the clerk: what a company is worth to it, counted roughly from what it owns, now and to the end of the game."""

from __future__ import annotations

from functools import cached_property

from magnat.bots.oilcity.habits import POINT
from magnat.bots.oilcity.situation import Situation
from magnat.games.oilcity import plots
from magnat.games.oilcity.figures import (
    CRUDE,
    DISTILLERY,
    DRILLER,
    FAN,
    IMPROVEMENTS,
    KEROSENE,
    MONEY,
    PIECES,
    PLOT,
    PUMP,
    REFINERY,
    RIG,
    SOLD_GOODS,
    THINGS,
    TOWER,
    WAGON,
)  # fmt: skip

PLOT_DEPOSITS = 4  # OC-3.1
PLOT_FREE = 4
LAST_CASH = 0.02
"""After the last service money is good for nothing but breaking ties."""


class Field:
    """A deposit field: what a unit extracted there is worth this turn, and all units of the coming turns."""

    def __init__(self, good: int, tower_only: bool, now: float, ahead: float) -> None:
        self.good = good
        self.tower_only = tower_only
        self.now = now
        self.ahead = ahead
        self.whole = now + ahead


class Standing:
    """Fields with towers and fields with drillers, who work for a turn: how many, of which crude, and what they promise."""

    def __init__(self, towers: list[Field], drillers: list[Field], fields: int) -> None:
        self.towers = len(towers)
        self.drillers = len(drillers)
        self.active = self.towers + self.drillers
        self.empty = fields - self.active
        self.crude = sum(field.good == CRUDE for field in towers)  # to the end of the game
        self.crude_once = sum(field.good == CRUDE for field in drillers)
        self.now = sum(field.now for field in towers + drillers)
        self.whole = sum(field.whole for field in towers) + sum(field.now for field in drillers)


class CompanyWorth:
    """Reckons for one situation; `worth` may be asked about any holdings: counts by thing, and at PLOT the plots to come."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.points = situation.figures.points
        self.known: dict[tuple[int, ...], float] = {}
        self.by_plots: dict[int, list[Field]] = {}  # by plots to come
        self.standings: dict[tuple[int, int, int], Standing] = {}  # by plots to come, towers and drillers

    def beside(self, company: int) -> CompanyWorth:
        """What another company is worth, apart from its cash; a plot promises the same to everybody."""
        other = CompanyWorth(self.situation.beside(company))
        for name in ("revenue_ahead", "fields_of", "typical_plot"):
            setattr(other, name, getattr(self, name))
        return other

    @cached_property
    def now(self) -> float:
        """The company's worth as it stands."""
        return self.worth(self.holdings())

    def holdings(self) -> list[int]:
        """What the company has, pieces on plots included."""
        return list(self.counted)

    @cached_property
    def counted(self) -> list[int]:
        own = self.situation.own
        counts = [plots.in_all(own, thing) if thing in PIECES else own.store[thing] for thing in range(len(THINGS))]
        return [*counts, 0]

    # Fields

    @cached_property
    def revenue_ahead(self) -> float:
        """What one zlr of revenue in every coming turn is worth."""
        situation = self.situation
        return sum(situation.revenue(turn) for turn in range(situation.turn + 1, situation.view.turns + 1))

    @cached_property
    def own_fields(self) -> list[Field]:
        return [field for plot in self.situation.own.plots for field in self.fields_of[plot.card]]

    @cached_property
    def fields_of(self) -> list[list[Field]]:
        """By card."""
        situation = self.situation
        share = situation.yield_of_field
        now = [share * worth for worth in situation.goods]
        ahead = [share * price * self.revenue_ahead for price in situation.average]
        return [
            [Field(good, card.tower_only[field], now[good], ahead[good]) for field, good in enumerate(card.deposits) if good != 0]
            for card in situation.figures.plots
        ]

    @cached_property
    def typical_plot(self) -> list[Field]:
        """A plot drawn blind: the middle one of those that are left."""
        cards = [
            self.fields_of[index]
            for index, card in enumerate(self.situation.figures.plots)
            if self.situation.view.plots_left.get(card.name, 0) > 0
        ]
        cards.sort(key=lambda fields: sum(field.whole for field in fields))
        return cards[len(cards) // 2] if cards else []

    def standing(self, new: int, towers: int, drillers: int) -> Standing:
        """With that many plots to come: towers on the best fields in the long run, drillers on the best remaining ones for now."""
        found = self.standings.get((new, towers, drillers))
        if found is None:
            ranked = self.ranked(new)
            chosen = ranked[:towers]
            rest = sorted([field for field in ranked[towers:] if not field.tower_only], key=lambda field: -field.now)[:drillers]
            found = self.standings[(new, towers, drillers)] = Standing(chosen, rest, len(ranked))
        return found

    def ranked(self, new: int) -> list[Field]:
        """All fields with that many plots to come, the best in the long run first."""
        found = self.by_plots.get(new)
        if found is None:
            fewer = max(0, len(self.situation.own.plots) + new) * PLOT_DEPOSITS
            fields = self.own_fields + self.typical_plot * new if new >= 0 else self.own_fields[:fewer]
            found = self.by_plots[new] = sorted(fields, key=lambda field: -field.whole)
        return found

    # Worth

    def worth(self, counts: list[int]) -> float:
        """All that the company can expect from these holdings, money included."""
        key = tuple(counts)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.reckon(counts)
        return found

    def reckon(self, counts: list[int]) -> float:
        situation, new = self.situation, counts[PLOT]
        plots_owned = len(situation.own.plots) + new
        standing = self.standing(new, counts[TOWER], counts[DRILLER])
        towers, drillers, active = standing.towers, standing.drillers, standing.active
        kerosene_now, kerosene_ahead = situation.goods[KEROSENE], situation.average[KEROSENE] * self.revenue_ahead
        reached = 2 * min(counts[DISTILLERY], plots_owned)
        distilled = min(standing.crude, reached)
        once = min(standing.crude_once, reached - distilled)
        total = standing.whole + situation.yield_of_field * (distilled * (kerosene_now + kerosene_ahead) + once * kerosene_now)
        mean_now = (standing.now + (distilled + once) * situation.yield_of_field * kerosene_now) / max(1, active)
        mean_whole = (total / max(1, active)) if active else 0.0
        reach = 3 * situation.habits.used
        pumped = min(active, reach * min(counts[PUMP], 2 * plots_owned)) * situation.water / situation.yield_of_field
        rigged = min(towers, reach * min(counts[RIG], 2 * plots_owned)) * (1 - situation.water) / situation.yield_of_field
        total += (pumped + rigged) * mean_whole
        stay = min(drillers, reach * counts[FAN])
        total += stay * (mean_whole - mean_now + situation.habits.kept_driller if situation.left > 0 else self.points.driller * POINT)
        raw, raw_once = standing.crude - distilled, standing.crude_once - once
        units = (active - raw - raw_once) * situation.yield_of_field + pumped + rigged
        total += self.empty_fields(standing.empty)
        total += self.crude_worth(counts, raw * situation.yield_of_field, raw_once * situation.yield_of_field)
        total += self.sale_worth(counts, units, mean_now)
        total += self.sheet(counts, plots_owned, towers)
        return total + counts[MONEY] * (
            situation.cash(situation.turn) if situation.left > 0 else max(LAST_CASH, situation.cash(situation.turn + 1))
        )

    def empty_fields(self, empty: int) -> float:
        """Empty fields are worth something while there is time to use them."""
        return min(empty, 6) * self.situation.habits.empty_field * self.situation.left

    def crude_worth(self, counts: list[int], rate: float, once: float) -> float:
        """Crude in store and to come, as far as refineries can work in the turns after this one."""
        situation = self.situation
        most = situation.figures.refinery_most * situation.left * min(counts[REFINERY], 2)
        usable = min(counts[CRUDE] + once + rate * situation.left, most)
        return usable * situation.crude(counts[REFINERY])

    def sale_worth(self, counts: list[int], units: float, mean: float) -> float:
        """Goods in store; what finds no wagon loses; a first wagon makes the turn count (OC-9.7)."""
        situation, habits = self.situation, self.situation.habits
        goods, best = situation.goods, situation.ripe
        stock = sum([counts[good] for good in SOLD_GOODS])
        total = sum([counts[good] * goods[good] for good in SOLD_GOODS])
        ripe = sum([counts[good] for good in best])
        to_sell = (ripe + units) if situation.left > 0 else stock + units
        space = counts[WAGON] * situation.figures.wagon_most
        value = max(mean / situation.yield_of_field, sum([counts[good] * goods[good] for good in best]) / max(1, ripe))
        total -= max(0.0, to_sell - space) * value * (habits.unsold if situation.left > 0 else 1.0)
        if counts[WAGON] > 0 and stock + units >= 1:
            total += self.points.sale_turn * POINT
        spare = max(0.0, counts[WAGON] - max(1.0, to_sell / situation.figures.wagon_most))
        return total + min(spare, 3.0) * (habits.spare_wagon if situation.left > 0 else 0.0)

    def sheet(self, counts: list[int], plots_owned: int, towers: int) -> float:
        """OC-9.1, OC-9.3, OC-9.5, OC-9.6: what is on the value sheet at the end."""
        points = self.points
        improvements = sum([counts[kind] for kind in IMPROVEMENTS])
        total = plots_owned * points.plot + counts[REFINERY] * points.refinery
        total += (towers + min(improvements, PLOT_FREE * plots_owned)) * points.building
        improved = 0
        while improved < plots_owned and improvable(counts, improved + 1) >= (improved + 1) * points.improvements_on_it:
            improved += 1
        return (total + improved * points.improved_plot) * POINT


def improvable(counts: list[int], plots_owned: int) -> int:
    """Improvements that can stand on this many plots with no kind twice on one."""
    return sum([min(counts[kind], plots_owned) for kind in IMPROVEMENTS])
