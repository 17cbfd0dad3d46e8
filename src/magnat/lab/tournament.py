"""A tournament of bots: everybody against everybody or by the Swiss system, in mirrored games with the same deals for all pairs.

A pair plays until its interval is narrow enough, or as many games as the plan allows. Games are those of a ladder with the same plan, and
so is the file that keeps them. The same seed gives the same tournament, whatever the number of jobs and however often it was interrupted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import ceil, log2
from pathlib import Path

import msgspec

from magnat.lab import ladder, workers
from magnat.lab.ladder import POINTS, Plan, Played
from magnat.lab.simulate import Progress, check_at_least, tell
from magnat.lab.statistics import wilson

BATCH = 20
"""Games of a pair between two looks at its interval."""
AT_A_TIME = 10
"""Of them in one task."""


class Rules(msgspec.Struct, frozen=True):
    """How the tournament is held."""

    swiss: bool = False
    rounds: int = 0
    """Of a Swiss one; 0: as many as are needed to find the first, and one more."""
    within: float = 0.0
    """A pair stops when half of its 95 % interval is at most this; 0: never before the last game."""


class Meeting(msgspec.Struct, frozen=True):
    """What the one won against the other: its share of first places, with the 95 % interval after Wilson."""

    one: str
    other: str
    games: int
    won: float
    low: float
    high: float
    round: int = 0
    """Of a Swiss tournament, counted from 1."""


class Standing(msgspec.Struct, frozen=True):
    """A bot: its points in meetings (a draw is half a one), rating, and share of all its games."""

    bot: str
    points: float
    rating: int
    sure: int
    games: int
    won: float
    low: float
    high: float


class Tournament(msgspec.Struct, frozen=True):
    """The best bot first."""

    plan: Plan
    rules: Rules
    standings: list[Standing]
    meetings: list[Meeting]
    saved: int
    """Games that did not have to be played because intervals were narrow before."""


class Hall:
    """Where the games are played: knows those that are finished, and plays the others."""

    def __init__(self, plan: Plan, jobs: int, file: Path | None, progress: Progress | None) -> None:
        self.plan = plan
        self.jobs = jobs
        self.file = file
        self.progress = progress
        self.pairs = ladder.pairs(plan)
        self.known = {} if file is None else ladder.read(plan, file)
        self.counted: dict[int, Played] = {}
        self.saved = 0

    def number(self, pair: int, game: int) -> int:
        """Of a game as the ladder counts them."""
        return 2 * (game // 2 * len(self.pairs) + pair) + game % 2

    def play(self, numbers: Iterable[int]) -> None:
        wanted = list(numbers)
        missing = [number for number in wanted if number not in self.known]
        tasks = [missing[start : start + AT_A_TIME] for start in range(0, len(missing), AT_A_TIME)]
        for found in workers.results(partial(ladder.play_some, self.plan), tasks, self.jobs):
            self.known |= {game.number: game for game in found}
            if self.file is not None:
                ladder.append(self.file, found)
        self.counted |= {number: self.known[number] for number in wanted}
        tell(self.progress, len(self.counted) + self.saved)

    def meet(self, pairs: Sequence[int], within: float) -> None:
        """These pairs play until each of them is narrow enough or has played all its games."""
        under_way, games = list(pairs), 0
        while under_way and games < self.plan.games:
            until = min(games + BATCH, self.plan.games)
            self.play(self.number(pair, game) for pair in under_way for game in range(games, until))
            games = until
            narrow = [pair for pair in under_way if half(self.shares(pair)) <= within]
            self.saved += len(narrow) * (self.plan.games - games)
            under_way = [pair for pair in under_way if pair not in narrow]
        tell(self.progress, len(self.counted) + self.saved)

    def shares(self, pair: int) -> list[float]:
        """What the first of the pair won, game by game."""
        found = []
        for game in range(self.plan.games):
            played = self.counted.get(self.number(pair, game))
            if played is None:
                break
            found.append(played.share)
        return found

    def meeting(self, pair: int, round_: int = 0) -> Meeting:
        shares = self.shares(pair)
        low, high = wilson(sum(shares), len(shares))
        won = sum(shares) / max(1, len(shares))
        return Meeting(*self.pairs[pair], len(shares), round(won, 4), round(low, 4), round(high, 4), round_)


def half(shares: Sequence[float]) -> float:
    low, high = wilson(sum(shares), len(shares))
    return (high - low) / 2


def hold(plan: Plan, rules: Rules, jobs: int = 1, file: Path | None = None, progress: Progress | None = None) -> Tournament:
    check_at_least("jobs", jobs, 1)
    check_at_least("rounds", rules.rounds, 0)
    hall = Hall(plan, jobs, file, progress)
    meetings, rested = swiss(hall, rules) if rules.swiss else (round_robin(hall, rules), [])
    points = points_of(plan.bots, meetings, rested)
    played = [hall.counted[number] for number in sorted(hall.counted)]
    rated = ladder.ratings(plan.bots, hall.pairs, played)
    standings = []
    for bot in plan.bots:
        own = [(it.games, it.won if it.one == bot else 1 - it.won) for it in meetings if bot in (it.one, it.other)]
        games = sum(count for count, _ in own)
        won = sum(count * share for count, share in own)
        low, high = wilson(won, games)
        rating = rated[bot]
        mean = round(won / max(1, games), 4)
        standings.append(
            Standing(
                bot, points[bot], round(POINTS * rating.mu), round(2 * POINTS * rating.sigma), games, mean, round(low, 4), round(high, 4)
            )
        )
    return Tournament(plan, rules, sorted(standings, key=lambda it: (-it.points, -it.rating)), meetings, hall.saved)


def round_robin(hall: Hall, rules: Rules) -> list[Meeting]:
    everybody = range(len(hall.pairs))
    hall.meet(everybody, rules.within)
    return [hall.meeting(pair) for pair in everybody]


def swiss_rounds(bots: int, asked: int) -> int:
    """Never more than there are opponents."""
    return min(asked or ceil(log2(bots)) + 1, bots - 1 + bots % 2)


def most_games(plan: Plan, rules: Rules) -> int:
    bots = len(plan.bots)
    meetings = bots // 2 * swiss_rounds(bots, rules.rounds) if rules.swiss else bots * (bots - 1) // 2
    return meetings * plan.games


def swiss(hall: Hall, rules: Rules) -> tuple[list[Meeting], list[str]]:
    """In every round those meet who stand next to each other and have not met; who is left over rests and gets a point for it.

    Also says who has rested.
    """
    bots, meetings, rested = hall.plan.bots, list[Meeting](), list[str]()
    for number in range(1, swiss_rounds(len(bots), rules.rounds) + 1):
        points = points_of(bots, meetings, rested)
        order = sorted(bots, key=lambda bot: (-points[bot], bots.index(bot)))
        met = {frozenset((it.one, it.other)) for it in meetings}
        found = paired(order, met, rested)
        if found is None:  # everybody who could still meet has met
            break
        chosen, rests = found
        rested += rests
        pairs = [next(place for place, both in enumerate(hall.pairs) if set(both) == set(pair)) for pair in chosen]
        hall.meet(pairs, rules.within)
        meetings += [hall.meeting(pair, number) for pair in pairs]
    return meetings, rested


def paired(order: Sequence[str], met: set[frozenset[str]], rested: Sequence[str]) -> tuple[list[tuple[str, str]], list[str]] | None:
    """Neighbours who have not met, the best first, and who rests: the last who has not done so yet."""
    resting = [[it] for it in reversed(order) if it not in rested] if len(order) % 2 else [[]]
    for rests in resting:
        found = matched([it for it in order if it not in rests], met)
        if found is not None:
            return found, rests
    return None


def matched(order: list[str], met: set[frozenset[str]]) -> list[tuple[str, str]] | None:
    """Where the nearest opponent would leave somebody without one, the next is tried."""
    if not order:
        return []
    first, *rest = order
    for other in rest:
        if frozenset((first, other)) not in met:
            found = matched([it for it in rest if it != other], met)
            if found is not None:
                return [(first, other), *found]
    return None


def points_of(bots: Sequence[str], meetings: Sequence[Meeting], rested: Sequence[str] = ()) -> dict[str, float]:
    points = {bot: float(rested.count(bot)) for bot in bots}
    for it in meetings:
        points[it.one] += 1.0 if it.won > 0.5 else 0.5 if it.won == 0.5 else 0.0
        points[it.other] += 1.0 if it.won < 0.5 else 0.5 if it.won == 0.5 else 0.0
    return points
