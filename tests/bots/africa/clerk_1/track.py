"""AF-6.3 to AF-6.11 for the clerk: new track to the stop that promises most, or the upgrade that does."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.games.africa.actions import LayTile
from magnat.games.africa.building import put_down
from magnat.games.africa.figures import YELLOW
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Action
from magnat.rail.tiles import CITY, TOWN, Shape
from magnat.rail.track import STOPS_PER_HEX
from tests.bots.africa.clerk_1.paths import Goal, Paths
from tests.bots.africa.clerk_1.situation import Situation

TURNS_OF_A_TILE = 3  # upgrades of one hex that are compared
Lay = tuple[int, int, int]
"""Hex, tile and rotation."""


def plan(situation: Situation, company: int, options: Sequence[Action]) -> list[Lay]:
    """The tiles of this track step in their order; none if nothing is worth laying."""
    site = Site(situation, company)
    best, lays = 0.0, list[Lay]()
    allowed = {(option.place, option.tile, option.rotation) for option in options if isinstance(option, LayTile)}
    for goal in Paths(situation, company).search():
        way = [(place, shape.number, shape.rotation) for place, shape in goal.lays]
        score = site.score_goal(goal) if way[0] in allowed else 0.0
        if score > best:
            best, lays = score, way
    if situation.state.laid == 0 or situation.state.upgraded:
        for wish in upgrades(situation, options):
            score = site.score_upgrade(wish)
            if score > best:
                best, lays = score, [(wish.place, wish.tile, wish.rotation)]
    return lays


def upgrades(situation: Situation, options: Sequence[Action]) -> list[LayTile]:
    """The likeliest upgrades: cities and towns first, of each hex those with the most track."""
    found = [
        option
        for option in options
        if isinstance(option, LayTile) and situation.state.shapes[option.place].number >= 0 and option.waive == 0
    ]
    tiles = situation.box.atlas.tiles
    found.sort(key=lambda wish: (-len(tiles[wish.tile].stops), -value(tiles[wish.tile].shapes[0]), wish.place))
    kept: list[LayTile] = []
    for wish in found:
        if sum(wish.place == other.place for other in kept) < TURNS_OF_A_TILE:
            kept.append(wish)
    return kept[: situation.habits.upgrades]


def value(shape: Shape) -> int:
    return sum(stop.value for stop in shape.stops) + 2 * len(shape.segments)


class Site:
    """What a company would earn on the track as it lies and after a change of it, with the trains that it will soon have."""

    def __init__(self, situation: Situation, company: int) -> None:
        self.situation = situation
        self.company = company
        self.state: AfricaState = situation.state
        self.trains = situation.planned_trains(company)
        self.before = self.prospect()

    def prospect(self) -> int:
        return self.situation.earns(self.company, self.trains)

    def score_upgrade(self, wish: LayTile) -> float:
        tile = self.situation.box.atlas.tiles[wish.tile]
        shape = tile.shapes[tile.by_rotation[wish.rotation]]
        return self.with_track([(wish.place, shape)]) - self.before

    def score_goal(self, goal: Goal) -> float:
        """Income and bonus, less the further off they are; a town counts as the city that it can become."""
        lays, rounds = goal.lays[:], turns(self.situation, self.company, goal.lays)
        if not goal.city:
            place, shape = lays[-1]
            green = self.green_city(place, shape)
            if green is not None:
                lays.append((place, green))
                rounds += 1 if self.state.companies[self.company].trains else 2
        costs = sum(self.situation.figures.places[place].cost for place, _ in goal.lays if self.state.shapes[place].number < 0)
        gain = float(self.with_track(lays) - self.before) if self.affordable(costs) else 0.0
        if gain <= 0:
            return 0.0
        gain += 0.3 * self.bonus(goal) - 0.1 * costs
        return gain * float(self.situation.habits.patience ** (rounds - 1))

    def affordable(self, costs: int) -> bool:
        """A company without a train keeps the price of one."""
        own = self.state.companies[self.company]
        reserve = 0 if own.trains else self.situation.first_train_price()
        return costs == 0 or own.cash < reserve or own.cash - costs >= reserve

    def bonus(self, goal: Goal) -> int:
        """AF-6.11, about: for the city at the end and for the home at the beginning."""
        total = 0
        if goal.city and not self.state.joined[goal.stop]:
            total += 20
        for stop in self.state.companies[self.company].stations:
            if not self.state.joined[stop]:
                total += 20
        return total

    def green_city(self, place: int, shape: Shape) -> Shape | None:
        if len(shape.stops) != 1 or shape.stops[0].kind != TOWN:
            return None
        atlas = self.situation.box.atlas
        for upgrade in atlas.upgrades_of(shape):
            if upgrade.makes_city and self.state.supply[upgrade.shape.number] > 0 and atlas.fits(place, upgrade.shape):
                return upgrade.shape
        return None

    def with_track(self, lays: list[tuple[int, Shape]]) -> int:
        situation, state = self.situation, self.state
        changed = state.clone()
        situation.state = changed
        for place, shape in lays:
            put_down(situation.box, changed, place, changed.shapes[place], shape)
        self.settle_home(changed)
        found = self.prospect()
        situation.state = state
        return found

    def settle_home(self, state: AfricaState) -> None:
        """AF-6.12: a company of a double city has no station before the first tile lies there."""
        own, home = state.companies[self.company], self.situation.figures.companies[self.company].home
        if not own.stations and state.shapes[home].stops and state.shapes[home].stops[0].kind == CITY:
            own.stations = [home * STOPS_PER_HEX]


def turns(situation: Situation, company: int, lays: list[tuple[int, Shape]]) -> int:
    """Track steps that the tiles take, roughly."""
    home = situation.figures.companies[company].home
    steps, tiles_left = 1, situation.figures.yellow_most - situation.state.laid
    for index, (place, shape) in enumerate(lays):
        upgrade = shape.colour != YELLOW and not (place == home and situation.state.shapes[home].number < 0)
        if tiles_left == 0 or (upgrade and index > 0):
            steps, tiles_left = steps + 1, situation.figures.yellow_most
        tiles_left = 0 if upgrade or situation.figures.ends_step[shape.number] else tiles_left - 1
    return steps


def next_lay(lays: list[Lay], options: Sequence[Action]) -> Action | None:
    """The next tile of the plan, with the river paid by Jamieson where that can be had."""
    if not lays:
        return None
    found: Action | None = None
    for option in options:
        if isinstance(option, LayTile) and (option.place, option.tile, option.rotation) == lays[0] and (found is None or option.waive):
            found = option
    return found
