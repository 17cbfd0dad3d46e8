"""Trains, routes and what a route pays: the one place where the value of a route is worked out."""

from __future__ import annotations

from typing import Final

from magnat.rail.network import Network


class Train:
    """Visits at most `count` cities and counts every stop; an express visits any number of stops and counts the best `count` of them."""

    def __init__(self, count: int, express: bool = False, town_ends: bool = False, multiplier: int = 1, spared: bool = False) -> None:
        self.count: Final = count
        self.express: Final = express
        self.town_ends: Final = town_ends  # a route may also end in towns
        self.multiplier: Final = multiplier  # of the counted stops, not of bonuses
        self.spared: Final = spared  # falling values do not touch it

    def same_as(self, other: Train) -> bool:
        return (
            self.count == other.count
            and self.express == other.express
            and self.town_ends == other.town_ends
            and self.multiplier == other.multiplier
            and self.spared == other.spared
        )


class Bonus:
    """For every train whose route touches one of `hexes` and one of `others`. Track through a hex touches it, stop or not."""

    def __init__(self, hexes: list[int], others: list[int], amount: int) -> None:
        self.hexes: Final = hexes
        self.others: Final = others
        self.amount: Final = amount

    def earned(self, hexes: list[int]) -> bool:
        one = other = False
        for place in hexes:
            one = one or place in self.hexes
            other = other or place in self.others
        return one and other


class Values:
    """What the economy adds to cities and towns, and what a variable city is worth on a route without an ordinary one."""

    def __init__(self, city_change: int = 0, town_change: int = 0, default: int = 20) -> None:
        self.city_change: Final = city_change
        self.town_change: Final = town_change
        self.default: Final = default


class Route:
    """One train's way; a hex passed twice is named twice. Stops are numbered hex * 2 + place, borders as in Network."""

    def __init__(self, hexes: list[int], stops: list[int], borders: list[int], counted: list[int], value: int) -> None:
        self.hexes: Final = hexes
        self.stops: Final = stops
        self.borders: Final = borders
        self.counted: Final = counted
        self.value: Final = value


class Run:
    """The routes of all trains, in the order of the trains; `bound` is proven: nothing pays more. With a proof it equals `total`."""

    def __init__(self, total: int, routes: list[Route | None], proof: bool, bound: int, steps: int) -> None:
        self.total: Final = total
        self.routes: Final = routes
        self.proof: Final = proof
        self.bound: Final = bound
        self.steps: Final = steps


def plain_worth(network: Network, stop: int, train: Train, values: Values) -> int:
    """The value of a stop (numbered from 0) in this economy, for a stop that is not variable."""
    change = values.city_change if network.city[stop] else values.town_change
    if train.spared and change < 0:
        change = 0
    return max(0, network.stops[stop].value + change)


def worths(network: Network, stops: list[int], train: Train, values: Values) -> list[int]:
    """What each stop of a route is worth on it, in the same order; stops are numbered from 0."""
    best = -1
    for stop in stops:
        if network.city[stop] and not network.stops[stop].variable:
            best = max(best, plain_worth(network, stop, train, values))
    found: list[int] = []
    for stop in stops:
        if not network.stops[stop].variable:
            found.append(plain_worth(network, stop, train, values))
        elif best < 0:
            found.append(values.default)
        else:
            found.append(max(0, best + network.stops[stop].modifier))
    return found


def counted_places(found: list[int], train: Train) -> list[int]:
    """Which places of a route count: all, or for an express the best ones; of equal ones the first."""
    places = list(range(len(found)))
    if train.express:
        places.sort(key=lambda place: -found[place])
        places = sorted(places[: train.count])
    return places


def bonus_value(bonuses: list[Bonus], hexes: list[int]) -> int:
    total = 0
    for bonus in bonuses:
        if bonus.earned(hexes):
            total += bonus.amount
    return total


def route_value(network: Network, stops: list[int], hexes: list[int], train: Train, values: Values, bonuses: list[Bonus]) -> int:
    """What a route pays that visits these stops (numbered from 0) and touches these hexes."""
    found = worths(network, stops, train, values)
    total = 0
    for place in counted_places(found, train):
        total += found[place]
    return total * train.multiplier + bonus_value(bonuses, hexes)


def make_route(
    network: Network, stops: list[int], hexes: list[int], borders: list[int], train: Train, values: Values, bonuses: list[Bonus]
) -> Route:
    """The route with its value, running from the stop with the lower number."""
    if network.numbers[stops[0]] > network.numbers[stops[-1]]:
        stops, hexes, borders = stops[::-1], hexes[::-1], borders[::-1]
    counted = [network.numbers[stops[place]] for place in counted_places(worths(network, stops, train, values), train)]
    value = route_value(network, stops, hexes, train, values, bonuses)
    return Route(hexes, [network.numbers[stop] for stop in stops], borders, counted, value)


class StopLine:
    """What one stop of a route pays: its printed value, its worth on this route, and whether the train counts it."""

    def __init__(self, stop: int, base: int, worth: int, counted: bool) -> None:
        self.stop: Final = stop
        self.base: Final = base
        self.worth: Final = worth
        self.counted: Final = counted


class Account:
    """A route's value, line by line: counted worths times the multiplier, and the bonuses (by place in their list) on top."""

    def __init__(self, lines: list[StopLine], multiplier: int, bonuses: list[tuple[int, int]]) -> None:
        self.lines: Final = lines
        self.multiplier: Final = multiplier
        self.bonuses: Final = bonuses
        total = 0
        for line in lines:
            if line.counted:
                total += line.worth
        total *= multiplier
        for _, amount in bonuses:
            total += amount
        self.total: Final = total


def explain_run(network: Network, route: Route, train: Train, values: Values, bonuses: list[Bonus]) -> Account:
    """What each stop and each bonus of a route pays; sums up to the route's value."""
    stops = [network.local[number] for number in route.stops]
    found = worths(network, stops, train, values)
    counted = counted_places(found, train)
    lines: list[StopLine] = []
    for place, stop in enumerate(stops):
        lines.append(StopLine(route.stops[place], network.stops[stop].value, found[place], place in counted))
    earned: list[tuple[int, int]] = []
    for number, bonus in enumerate(bonuses):
        if bonus.earned(route.hexes):
            earned.append((number, bonus.amount))
    return Account(lines, train.multiplier, earned)
