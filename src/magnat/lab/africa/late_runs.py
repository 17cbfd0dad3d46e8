"""Runs of companies at the end of games between clerks, saved: what the route search is measured on and checked with.

`python -m tests.speed.record_runs` plays the games and writes data/late_runs.jsonl: a line per game: the track, and the companies on it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from magnat.games.africa import cities, prices, running
from magnat.games.africa.box import Box
from magnat.games.africa.figures import ECONOMIES
from magnat.games.africa.load import figures
from magnat.games.africa.names import all_names, decode_track, encode_track, index, named, numbered, stop_name, stop_number
from magnat.games.africa.state import AfricaState, Status
from magnat.rail.routes import Bonus, Network, Train, Values
from magnat.rail.tiles import Shape

FILE = "data/late_runs.jsonl"


class CompanyRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company's question to the search."""

    company: str
    own: list[str]
    closed: list[str]
    trains: list[str]
    concessions: list[str]


class LateGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: int
    operating_rounds: int
    economy: str
    track: dict[str, str]
    runs: list[CompanyRun]

    def shapes(self) -> list[Shape]:
        return decode_track(self.track)

    def network(self) -> Network:
        return Network(self.shapes(), figures().beyond)

    def values(self) -> Values:
        economy = figures().economies[ECONOMIES.index(self.economy)]
        return Values(economy.city, economy.town, figures().variable_value)

    def own(self, run: CompanyRun) -> list[int]:
        return [stop_number(stop) for stop in run.own]

    def closed(self, run: CompanyRun) -> list[bool]:
        shut = {stop_number(stop) for stop in run.closed}
        return [stop in shut for stop in range(2 * len(all_names("place")))]

    def trains(self, run: CompanyRun) -> list[Train]:
        return [figures().trains[train].train for train in numbered("train", run.trains)]

    def bonuses(self, run: CompanyRun) -> list[Bonus]:
        found = [Bonus([it.one], [it.other], it.bonus) for it in next(iter(figures().crossings.values()))]
        cards = [figures().concessions[index("concession", name)] for name in run.concessions]
        return found + [Bonus([card.source], card.ports, card.bonus) for card in cards]


def taken(box: Box, state: AfricaState, seed: int) -> LateGame:
    """The question of every company that has a train."""
    runs = [
        CompanyRun(
            box.company_name(company),
            [stop_name(stop) for stop in own.stations],
            [stop_name(stop) for stop, shut in enumerate(cities.closed_to(state, company)) if shut],
            named("train", own.trains),
            [name for name, owner in zip(all_names("concession"), state.assigned, strict=True) if owner == company],
        )
        for company, own in enumerate(state.companies)
        if own.status == Status.RUNNING and running.trains_of(box, state, company)
    ]
    economy = ECONOMIES[prices.economy(box, state)]
    return LateGame(box.seats, seed, state.operating_rounds, economy, encode_track(state.shapes), runs)


@cache
def saved() -> list[LateGame]:
    lines = files("magnat.lab.africa").joinpath(FILE).read_bytes().splitlines()
    return [msgspec.json.decode(line, type=LateGame) for line in lines]
