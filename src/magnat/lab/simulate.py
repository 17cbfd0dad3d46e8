"""Many games between bots on all processors: the same seed gives the same report whatever the number of jobs."""

from __future__ import annotations

import multiprocessing
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import accumulate
from pathlib import Path

import msgspec

from magnat.bots.own_file import find as find_bot
from magnat.games import registry
from magnat.kernel.dice import Dice
from magnat.kernel.game import Plain, Setting, Unreadable
from magnat.kernel.playout import Input
from magnat.lab import recording
from magnat.lab.match import INPUT_LIMIT, Result, play
from magnat.lab.watch import Watch

STREAMS = 64  # streams of chance set aside for every game: 0 for the table, seat + 1 for the bots
CHUNKS_PER_JOB = 8  # enough to keep all processors busy to the end
LARGEST_CHUNK = 50  # games; the progress is told after every chunk

Progress = Callable[[int], None]
"""Is told how many games are done."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Bots sit as given, without rotation: the starting player is drawn anyway."""

    game: str
    games: int
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, Setting]
    journals: str = ""
    """The folder for a journal of every game; none: games are forgotten when they are over."""


class Row(msgspec.Struct, frozen=True):
    """One game of a simulation, with everything that is needed to play it again."""

    index: int
    seed: int
    bots: list[str]  # by seat
    result: Result
    game: str = ""
    edition: int = 0
    options: dict[str, Setting] = {}


Keeper = Callable[[Row], None]
"""Is handed every game, in order."""


class Length(msgspec.Struct, frozen=True):
    """Inputs a game; p10 and p90 are the shortest and the longest tenth."""

    min: float
    p10: float
    median: float
    mean: float
    p90: float
    max: float


class Report(msgspec.Struct, frozen=True):
    """What came out. A first place shared by k seats counts as 1/k of a win, so that wins add up to finished games."""

    game: str
    games: int
    finished: int
    inputs: int
    inputs_per_s: int
    wins_by_bot: dict[str, float]
    wins_by_seat: list[float]
    mean_score_by_bot: dict[str, float]
    length: Length


def plan(
    game: str, games: int, seats: int, bots: Sequence[str], seed: int, options: dict[str, Plain], journals: Path | None = None
) -> Plan:
    """Everything checked before the first game starts; a single bot takes all seats."""
    found = registry.find(game)
    settings = found.settings(options, simulated=True)
    found.check_seats(seats, settings)
    check_at_least("games", games, 1)
    sitting = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(sitting) != seats:
        raise Unreadable("bots-for-seats", seats=seats, bots=len(bots))
    for bot in sitting:
        find_bot(game, bot)
    if journals is not None:
        recording.check_folder(journals)
    return Plan(game, games, seats, sitting, seed, settings, "" if journals is None else str(journals))


def check_at_least(name: str, given: int, low: int) -> None:
    if given < low:
        raise Unreadable("too-small", name=name, value=given, low=low)


def play_one(plan: Plan, index: int, limit: int = INPUT_LIMIT, watch: Watch | None = None) -> Result:
    """Game number `index`: its chances depend on the seed, the number and the seat only."""
    game = registry.find(plan.game)
    rules = game.rules(plan.options)
    table = Dice(plan.seed, index * STREAMS)
    bots = [
        find_bot(plan.game, name)(game, rules, seat, Dice(plan.seed, index * STREAMS + seat + 1)) for seat, name in enumerate(plan.bots)
    ]
    record: list[Input] | None = [] if plan.journals else None
    result = play(game, rules, bots, table, limit, record=record, watch=watch)
    if record is not None:
        recording.write(game, plan.seats, plan.options, plan.bots, record, Path(plan.journals, f"{plan.game}-{index:07}.jsonl"))
    return result


def play_some(plan: Plan, first: int, last: int) -> list[Row]:
    """What one job does at a time: games first to last - 1."""
    edition = registry.find(plan.game).edition
    return [Row(index, plan.seed, plan.bots, play_one(plan, index), plan.game, edition, plan.options) for index in range(first, last)]


def rows(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Iterator[Row]:
    """Every game, in order. Workers are started afresh, so that they know nothing but the plan."""
    check_at_least("jobs", jobs, 1)
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    starts = range(0, plan.games, size)
    ends = [min(start + size, plan.games) for start in starts]
    if jobs == 1:
        for start, end in zip(starts, ends, strict=True):
            yield from play_some(plan, start, end)
            tell(progress, end)
        return
    pool = ProcessPoolExecutor(min(jobs, len(ends)), multiprocessing.get_context("spawn"))
    try:
        for end, chunk in zip(ends, pool.map(play_some, [plan] * len(ends), starts, ends), strict=True):
            yield from chunk
            tell(progress, end)
    finally:
        pool.shutdown(cancel_futures=True)


def tell(progress: Progress | None, done: int) -> None:
    if progress is not None:
        progress(done)


def simulate(
    game: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Plain] | None = None,
    progress: Progress | None = None,
    journals: Path | None = None,
) -> tuple[Report, list[Row]]:
    """Plays, reports, and hands over every game: for numbers of games that fit into memory."""
    kept: list[Row] = []
    wanted = plan(game, games, seats, bots, seed, options or {}, journals)
    return tallied(wanted, jobs, progress, kept.append), kept


def tallied(plan: Plan, jobs: int = 1, progress: Progress | None = None, keep: Keeper | None = None) -> Report:
    """Plays and reports; every game is handed to `keep`, and nothing of it stays here. All but `inputs_per_s` depends on the seed alone."""
    began, tally = time.perf_counter(), Tally(plan)
    for row in rows(plan, jobs, progress):
        tally.add(row.result)
        if keep is not None:
            keep(row)
    return tally.report(time.perf_counter() - began)


def report(plan: Plan, played: Sequence[Row], seconds: float) -> Report:
    tally = Tally(plan)
    for row in played:
        tally.add(row.result)
    return tally.report(seconds)


class Tally:
    """Adds up games as they come; how many there are does not matter to its size."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.finished = 0
        self.wins = [0.0] * plan.seats
        self.scores = [0] * plan.seats
        self.lengths: Counter[int] = Counter()

    def add(self, result: Result) -> None:
        """Wins and scores count finished games only; inputs and lengths count all."""
        self.games += 1
        self.lengths[result.inputs] += 1
        if result.finished:
            self.finished += 1
            for seat in range(self.plan.seats):
                self.wins[seat] += won(result, seat)
                self.scores[seat] += result.scores[seat]

    def report(self, seconds: float) -> Report:
        names = list(dict.fromkeys(self.plan.bots))
        seats_of = {name: [seat for seat, bot in enumerate(self.plan.bots) if bot == name] for name in names}
        inputs = sum(length * games for length, games in self.lengths.items())
        return Report(
            game=self.plan.game,
            games=self.games,
            finished=self.finished,
            inputs=inputs,
            inputs_per_s=round(inputs / max(seconds, 1e-9)),
            wins_by_bot={name: round(sum(self.wins[seat] for seat in seats_of[name]), 4) for name in names},
            wins_by_seat=[round(won, 4) for won in self.wins],
            mean_score_by_bot={name: mean_score([self.scores[seat] for seat in seats_of[name]], self.finished) for name in names},
            length=lengths(self.lengths),
        )


def won(result: Result, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def mean_score(scores: Sequence[int], games: int) -> float:
    return round(sum(scores) / (len(scores) * games), 2) if games else 0.0


def lengths(counted: Counter[int]) -> Length:
    """Tenths are inclusive: none lies outside of what happened."""
    values = sorted(counted)
    until = list(accumulate(counted[value] for value in values))
    games = until[-1]

    def part(of: int, parts: int) -> float:
        at, rest = divmod(of * (games - 1), parts)
        low, high = (values[bisect_right(until, min(number, games - 1))] for number in (at, at + 1))
        return (low * (parts - rest) + high * rest) / parts

    mean = sum(value * times for value, times in counted.items()) / games
    return Length(values[0], round(part(1, 10), 2), part(1, 2), round(mean, 2), round(part(9, 10), 2), values[-1])
