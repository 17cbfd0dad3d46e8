"""How fast the best run is found: on the networks at the end of games between clerks, on maps grown by seed, and on monster maps."""

from __future__ import annotations

import time
from statistics import median

from magnat.games.africa.figures import GRAY, GREEN, WHITE, YELLOW, Figures
from magnat.games.africa.load import figures
from magnat.kernel.dice import Dice
from magnat.lab.africa import late_runs
from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.routes import Bonus, Network, Run, Train, Values, best_run
from magnat.rail.tiles import CITY, Shape, Tile, kept_stops
from magnat.rail.track import STOPS_PER_HEX, joined_stops

LATE, GROWN, RICH, MONSTER, JUNGLE = KINDS = ("late", "grown", "rich", "monster", "jungle")
"""The ends of games between clerks; track grown at random within the supply of tiles; within three times the supply; every hex tiled; a
junction on every hex. Rich and jungle are beyond what the game can come to."""

SIZES = (50, 80, 110, 125, 140)
"""How many tiles lie on the grown maps."""

RICH_SUPPLY = 3

PAIRS = ((0, 1), (2, 2), (3, 4), (5, 5), (6, 4), (6, 6), (5, 6), (2, 6))
"""Trains that run together, by their place in the list of kinds: 2+3, 4E+4E, ..., 2 x Pan America, Empire Express + Pan America."""

MAPS = 12
"""Monster maps in the usual bench."""

SWITCH = 2  # one growing step in SWITCH upgrades a tile


class Case:
    """One question to the search: a company on a network with two trains."""

    def __init__(
        self, name: str, network: Network, own: list[int], closed: list[bool], trains: list[Train], values: Values, bonuses: list[Bonus]
    ) -> None:
        self.name = name
        self.network = network
        self.own = own
        self.closed = closed
        self.trains = trains
        self.values = values
        self.bonuses = bonuses

    def run(self, limit: int = 0) -> Run:
        return best_run(self.network, self.own, self.closed, self.trains, self.values, self.bonuses, limit)


def networks(kind: str, seeds: int) -> list[tuple[str, list[Shape]]]:
    """By name: the shapes on all hexes of the map, of one of the KINDS. The same on every machine."""
    game = figures()
    if kind in (MONSTER, JUNGLE):
        return [(f"{kind}, seed {seed}", (monster if kind == MONSTER else jungle)(game, seed)) for seed in range(seeds)]
    plenty = RICH_SUPPLY if kind == RICH else 1
    return [(f"{kind} {tiles} tiles, seed {seed}", grown(game, seed, tiles, plenty)) for tiles in SIZES for seed in range(seeds)]


def cases(name: str, shapes: list[Shape], seed: int) -> list[Case]:
    """Every pair of trains on one network, each with another company, economy and choice of bonuses."""
    game = figures()
    network = Network(shapes, game.beyond)
    dice = Dice(seed, 77)
    found: list[Case] = []
    for pair in PAIRS:
        own, closed = stations(shapes, game, dice)
        state = game.economies[dice.below(len(game.economies))]
        trains = [game.trains[kind].train for kind in pair]
        values = Values(state.city, state.town, game.variable_value)
        title = f"{name}: {' + '.join(game.trains[kind].name for kind in pair)}"
        found.append(Case(title, network, own, closed, trains, values, bonuses(game, dice)))
    return found


def late_cases() -> list[Case]:
    """Every company at the end of every saved game, with the trains that it had and with every pair of trains that it could have."""
    found: list[Case] = []
    kinds = figures().trains
    for game in late_runs.saved():
        network, values = game.network(), game.values()
        for run in game.runs:
            fleets = [game.trains(run)] + [[kinds[one].train, kinds[other].train] for one, other in PAIRS]
            for number, trains in enumerate(fleets):
                title = f"late, seed {game.seed}: {run.company}, fleet {number}"
                found.append(Case(title, network, game.own(run), game.closed(run), trains, values, game.bonuses(run)))
    return found


def all_cases(kind: str, seeds: int) -> list[Case]:
    if kind == LATE:
        return late_cases()
    return [case for number, (name, shapes) in enumerate(networks(kind, seeds)) for case in cases(name, shapes, number)]


def measure(kinds: tuple[str, ...] = (LATE, MONSTER), seeds: int = MAPS, limit: int | None = None) -> dict[str, bool | float | str]:
    """Median, 99th percentile and worst time of all cases in milliseconds, and how many answers were proven.

    The limit of steps is that of the game; without one (0) some pairs of express trains on monster, rich and jungle maps take very long.
    """
    limit = figures().route_limit if limit is None else limit
    times: list[tuple[float, str]] = []
    proven = 0
    for case in [case for kind in kinds for case in all_cases(kind, seeds)]:
        began = time.perf_counter()
        proven += case.run(limit).proof
        times.append((1000 * (time.perf_counter() - began), case.name))
    times.sort()
    return {
        "cases": len(times),
        "proven": proven == len(times),
        "proven_cases": proven,
        "median_ms": round(median(passed for passed, _ in times), 3),
        "p99_ms": round(times[len(times) * 99 // 100][0], 3),
        "worst_ms": round(times[-1][0], 3),
        "worst_case": times[-1][1],
    }


def stations(shapes: list[Shape], game: Figures, dice: Dice) -> tuple[list[int], list[bool]]:
    """One to four stations on cities that are joined, and one city in four full of others' stations."""
    cities = [stop for stop in all_stops(shapes) if shapes[stop // STOPS_PER_HEX].stops[stop % STOPS_PER_HEX].kind == CITY]
    home = cities[dice.below(len(cities))]
    for _ in range(20):
        if len(joined_stops(shapes, game.beyond, home)) > 5:
            break
        home = cities[dice.below(len(cities))]
    joined = [stop for stop in joined_stops(shapes, game.beyond, home) if stop in cities]
    own = [home]
    for _ in range(dice.below(4)):
        stop = joined[dice.below(len(joined))]
        if stop not in own:
            own.append(stop)
    closed = [False] * (len(shapes) * STOPS_PER_HEX)
    for stop in cities:
        closed[stop] = stop not in own and dice.below(4) == 0
    return own, closed


def all_stops(shapes: list[Shape]) -> list[int]:
    return [place * STOPS_PER_HEX + which for place, shape in enumerate(shapes) if shape.edges for which in range(len(shape.stops))]


def bonuses(game: Figures, dice: Dice) -> list[Bonus]:
    """Both transcontinental routes and up to three concessions."""
    found = [Bonus([it.one], [it.other], it.bonus) for it in next(iter(game.crossings.values()))]
    for _ in range(dice.below(4)):
        card = game.concessions[dice.below(len(game.concessions))]
        found.append(Bonus([card.source], card.ports, card.bonus))
    return found


def grown(game: Figures, seed: int, tiles: int, plenty: int = 1) -> list[Shape]:
    """Track that grows from the homes of companies, tile by tile, within `plenty` times the supply; half of the steps upgrade."""
    dice = Dice(seed, tiles)
    supply = next(iter(game.tiles.values()))
    left = [tile.count * plenty for tile in supply]
    shapes = [place.printed for place in game.places]
    laid = 0
    for card in game.companies:
        if shapes[card.home].number < 0 and shapes[card.home].colour != GRAY:
            laid += lay(game, supply, left, shapes, card.home, dice)
    while laid < tiles:
        if dice.below(SWITCH * plenty) >= plenty:
            upgrade(game, supply, left, shapes, dice)
            continue
        fringe = [place for place in range(len(shapes)) if not shapes[place].edges and reached(game, shapes, place)]
        if not fringe or not lay(game, supply, left, shapes, fringe[dice.below(len(fringe))], dice):
            laid += 1  # nothing fits: the step is lost
            continue
        laid += 1
    return shapes


def lay(game: Figures, supply: list[Tile], left: list[int], shapes: list[Shape], place: int, dice: Dice) -> int:
    """Lays a tile that joins as much as possible; chance decides among the best four."""
    options: list[tuple[int, int, Shape]] = []
    for number in game.places[place].first:
        for shape in supply[number].shapes:
            if left[number] > 0 and fits(game, shapes, place, shape):
                options.append((-joins(game, shapes, place, shape), dice.below(1000), shape))
    return take(left, shapes, place, options, dice)


def upgrade(game: Figures, supply: list[Tile], left: list[int], shapes: list[Shape], dice: Dice) -> int:
    """Of eight tiles looked at, the upgrade that joins most."""
    laid = [place for place in range(len(shapes)) if shapes[place].number >= 0 and game.upgrades[shapes[place].number]]
    options: list[tuple[int, int, int, Shape]] = []
    for _ in range(8 if laid else 0):
        place = laid[dice.below(len(laid))]
        before = joins(game, shapes, place, shapes[place])
        for number in game.upgrades[shapes[place].number]:
            for shape in supply[number].shapes:
                if left[number] > 0 and kept_stops(shapes[place], shape) is not None and fits(game, shapes, place, shape):
                    options.append((before - joins(game, shapes, place, shape), dice.below(1000), place, shape))
    if not options:
        return 0
    _, _, place, shape = min(options, key=lambda option: option[:2])
    left[shapes[place].number] += 1
    left[shape.number] -= 1
    shapes[place] = shape
    return 1


def take(left: list[int], shapes: list[Shape], place: int, options: list[tuple[int, int, Shape]], dice: Dice) -> int:
    if not options:
        return 0
    options.sort(key=lambda option: option[:2])
    shapes[place] = options[dice.below(min(3, len(options)))][2]
    left[shapes[place].number] -= 1
    return 1


def monster(game: Figures, seed: int) -> list[Shape]:
    """Every hex tiled, and upgraded as far as the green, brown and gray tiles of the box go; yellow tiles without limit."""
    dice = Dice(seed, 1)
    supply = next(iter(game.tiles.values()))
    left = [len(game.places) if tile.colour == YELLOW else tile.count for tile in supply]
    shapes = [place.printed for place in game.places]
    fringe = [card.home for card in game.companies if shapes[card.home].colour != GRAY]
    while fringe:
        place = fringe[dice.below(len(fringe))]
        if not shapes[place].edges and not lay(game, supply, left, shapes, place, dice):
            break
        fringe = [place for place in range(len(shapes)) if not shapes[place].edges and reached(game, shapes, place)]
    for place, shape in enumerate(shapes):
        if not shape.edges:
            lay(game, supply, left, shapes, place, dice)
    idle = 0
    while idle < 50:
        idle = 0 if upgrade(game, supply, left, shapes, dice) else idle + 1
    return shapes


def jungle(game: Figures, seed: int) -> list[Shape]:
    """A junction on every hex, more than any box holds: what the search does beyond the game; supply and upgrade rules do not hold."""
    dice = Dice(seed, 1)
    supply = next(iter(game.tiles.values()))
    shapes = [place.printed for place in game.places]
    for place, there in enumerate(game.places):
        if there.printed.colour == GRAY:
            continue
        options: list[tuple[int, int, Shape]] = []
        for tile in supply:
            fitting = len(tile.stops) == len(there.printed.stops) and [stop.kind for stop in tile.stops] == [
                stop.kind for stop in there.printed.stops
            ]
            if fitting and (tile.colour >= GREEN or len(tile.stops) == 2):
                options += [(-joins(game, shapes, place, it), dice.below(1000), it) for it in tile.shapes if fits(game, shapes, place, it)]
        options.sort(key=lambda option: option[:2])
        if options:
            shapes[place] = options[dice.below(min(4, len(options)))][2]
    return shapes


def fits(game: Figures, shapes: list[Shape], place: int, shape: Shape) -> bool:
    """Track does not run off the map or into a blank side of a gray hex."""
    for edge in range(EDGES):
        if shape.edges & BITS[edge]:
            further = game.beyond[place][edge]
            if further == NOWHERE:
                return False
            if shapes[further].colour == GRAY and shapes[further].number < 0 and not shapes[further].edges & BITS[opposite(edge)]:
                return False
    return True


def joins(game: Figures, shapes: list[Shape], place: int, shape: Shape) -> int:
    """How many of its edges meet track, and how many do not run into track that turns away."""
    score = 0
    for edge in range(EDGES):
        if shape.edges & BITS[edge]:
            further = game.beyond[place][edge]
            if shapes[further].edges & BITS[opposite(edge)]:
                score += 3
            elif shapes[further].edges:
                score -= 1
            else:
                score += 1
    return score


def reached(game: Figures, shapes: list[Shape], place: int) -> bool:
    """Track of a neighbour runs up to this empty hex."""
    for edge in range(EDGES):
        further = game.beyond[place][edge]
        if further != NOWHERE and shapes[further].edges & BITS[opposite(edge)]:
            return shapes[place].colour in (WHITE, YELLOW)
    return False
