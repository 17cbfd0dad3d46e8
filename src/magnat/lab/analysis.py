"""A finished game looked at again: which place everybody could expect as it went on, and which decisions cost the most.

A decision is held against what a clerk would have done in that seat with what the seat could see. From after each of the two, clerks play
on with the same luck; what their places differ by is what the decision cost. Many moments are looked at with few games, the dearest
again with more, and only fresh games, which had no part in the choice, say how much it was.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from statistics import fmean, stdev

import msgspec

from magnat.bots.bot import AnyRules, Question
from magnat.bots.registry import find, usual
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Log, Seat, State, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words
from magnat.kernel.playout import Input, put_in
from magnat.lab.played_on import PlayedOn

LOOKS = ((2, 1_000), (4, 12), (8, 6))
"""How many games from a moment, for how many of the moments that cost the most so far."""
FRESH = 1_000
"""The number of the first game of those that only measure."""
COURSE = 0.4
"""The part of the time that is for the course of the game; the rest is for the mistakes."""
Z = 1.96
FEWEST = 3
"""Games that say how far chance reaches."""


class Expected(msgspec.Struct, frozen=True):
    """Before input number `at` (the first is 0): the place that every seat could expect."""

    at: int
    places: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """At input `at` a seat played one thing, and another would have been better by `cost` places; `sure` is half of the 95 % interval."""

    at: int
    seat: Seat
    played: dict[str, Word]
    better: dict[str, Word]
    cost: float
    sure: float
    games: int


class Analysis(msgspec.Struct, frozen=True):
    """`compared` decisions differed from a clerk's; `whole` says whether there was time for all that was to be tried."""

    course: list[Expected]
    mistakes: list[Mistake]
    compared: int
    whole: bool


class Moment:
    """A decision at which a clerk would have done something else."""

    def __init__(self, at: int, before: State, seat: Seat, played: Action, better: Action) -> None:
        self.at = at
        self.before = before
        self.seat = seat
        self.played = played
        self.better = better
        self.costs: list[float] = []  # by game of the search


class Analyst:
    """Looks at one game. `seats` are the players; of the rest, such as bankers, nobody is asked. Stops when its time is over."""

    def __init__(self, game: AnyGame, rules: AnyRules, seats: int, seed: int, seconds: float, now: Callable[[], float]) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.began = now()
        self.seconds = seconds
        self.now = now

    def late(self, part: float = 1.0) -> bool:
        """Is this part of its time over?"""
        return self.now() >= self.began + part * self.seconds

    def places(self, state: State, number: int) -> list[int]:
        """How game `number` from here ends; the luck depends on the number alone."""
        return PlayedOn(self.game, self.rules, self.seats, state.clone(), {}, self.seed + number).places()

    def other(self, state: State, key: str, seat: Seat) -> Action:
        """What a clerk does who comes fresh to the seat."""
        bot = find(self.game.name, usual(self.game.name))(self.game, self.rules, seat, Dice(self.seed, seat + 1))
        bot.hurry()
        return bot.choose(Question(key, self.rules.options(state, seat), lambda: self.game.view(self.rules, state, seat)))

    def cost(self, moment: Moment, number: int) -> float:
        """Places that were lost in game `number`, by what was played in place of the other; a game that does not end says nothing."""
        ends = [self.places(self.after(moment, action), number) for action in (moment.played, moment.better)]
        return float(ends[0][moment.seat] - ends[1][moment.seat]) if all(ends) else 0.0

    def after(self, moment: Moment, action: Action) -> State:
        state = moment.before.clone()
        self.rules.apply(state, moment.seat, action, Log(on=False))
        return state


def analyse(
    game: AnyGame,
    rules: AnyRules,
    seats: int,
    inputs: Sequence[Input],
    *,
    of: Sequence[Seat] | None = None,
    points: int = 12,
    most: int = 3,
    games: int = 24,
    seed: int = 1,
    seconds: float = 60.0,
    now: Callable[[], float] = time.monotonic,
) -> Analysis:
    """The course of a game at that many points, and the `most` costly decisions of some seats (of all, if none are named)."""
    analyst = Analyst(game, rules, seats, seed, seconds, now)
    stations, moments = survey(analyst, inputs, range(seats) if of is None else of, points)
    course = expected(analyst, stations, games)
    left = search(analyst, moments)
    found = [it for it in (measured(analyst, moment, games) for moment in left[: 2 * most]) if it is not None]
    worth = sorted((it for it in found if it.cost > 0), key=lambda it: it.sure - it.cost)
    return Analysis(course, worth[:most], len(moments), not analyst.late())


def survey(analyst: Analyst, inputs: Sequence[Input], of: Sequence[Seat], points: int) -> tuple[list[tuple[int, State]], list[Moment]]:
    """Plays the game through once: positions on the way, evenly spread, and where somebody decided otherwise than a clerk."""
    rules, log, state = analyst.rules, Log(on=False), analyst.rules.start(analyst.seats)
    spread = {round(index * (len(inputs) - 1) / max(1, points - 1)) for index in range(points)} if inputs else set[int]()
    stations, moments = list[tuple[int, State]](), list[Moment]()
    for at, given in enumerate(inputs):
        if at in spread:
            stations.append((at, state.clone()))
        if given.action is not None and given.seat in of:
            key = next((it.key for it in rules.agenda(state).decisions if it.must and it.seat == given.seat), "")
            if key and len(rules.options(state, given.seat)) > 1:
                better = analyst.other(state, key, given.seat)
                if action_words(better) != action_words(given.action):
                    moments.append(Moment(at, state.clone(), given.seat, given.action, better))
        put_in(rules, state, given, log)
    return stations, moments


def expected(analyst: Analyst, stations: Sequence[tuple[int, State]], games: int) -> list[Expected]:
    """Game after game from every station in turn, so that none is better known than another when time is short."""
    ends: list[list[list[int]]] = [[] for _ in stations]
    for number in range(games):
        for index, (_, state) in enumerate(stations):
            if not analyst.late(COURSE):
                ends[index].append(analyst.places(state, number))
    known = [(at, [places for places in found if places]) for (at, _), found in zip(stations, ends, strict=True)]
    return [Expected(at, [fmean(places[seat] for places in found) for seat in range(analyst.seats)]) for at, found in known if found]


def search(analyst: Analyst, moments: Sequence[Moment]) -> list[Moment]:
    """Those that seem to cost the most, the dearest first."""
    left = list(moments)
    for games, count in LOOKS:
        left = left[:count]
        for moment in left:
            while len(moment.costs) < games and not analyst.late():
                moment.costs.append(analyst.cost(moment, len(moment.costs)))
        left.sort(key=lambda moment: -fmean(moment.costs) if moment.costs else math.inf)
    return left


def measured(analyst: Analyst, moment: Moment, games: int) -> Mistake | None:
    """By fresh games alone; None if there was no time for them."""
    costs: list[float] = []
    while len(costs) < games and not analyst.late():
        costs.append(analyst.cost(moment, FRESH + len(costs)))
    if len(costs) < FEWEST:
        return None
    sure = Z * stdev(costs) / math.sqrt(len(costs))
    return Mistake(moment.at, moment.seat, action_words(moment.played), action_words(moment.better), fmean(costs), sure, len(costs))
