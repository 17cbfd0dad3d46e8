"""The best run of a company's trains."""

from __future__ import annotations

from magnat.rail.ground import Ground
from magnat.rail.hunt import Cascade
from magnat.rail.network import Network
from magnat.rail.runs import Bonus, Route, Run, Train, Values


def best_run(
    network: Network,
    own: list[int],
    closed: list[bool],
    trains: list[Train],
    values: Values,
    bonuses: list[Bonus],
    limit: int = 0,
) -> Run:
    """No legal set of routes, one or none per train, pays more than the total."""
    ground = Ground(network, own, closed, values, bonuses, limit)
    order = [number for number, train in enumerate(trains) if not train.express]
    order += [number for number, train in enumerate(trains) if train.express]
    singles: list[int] = []
    for number in order:
        alone = Cascade(ground, [trains[number]])
        alone.start()
        singles.append(alone.best)
    together = Cascade(ground, [trains[number] for number in order])
    for number, single in enumerate(singles):
        together.singles[number] = single
    together.start()
    routes: list[Route | None] = [None] * len(trains)
    for place, number in enumerate(order):
        way, stops = together.ways[place], together.stops[place]
        if way:
            routes[number] = ground.route(trains[number], way, stops)
    return Run(together.best, routes, True, together.best, ground.nodes)
