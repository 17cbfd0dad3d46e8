"""Turning points: where a team's expected place changed most, by games that bots played on from before and from after.

First every stretch of the game is looked at with very few games; those that promise most are looked at again and again with more. Then the
best stretches, each for one team, are settled on, and only fresh games that had no part in the choice say how much the place changed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, stdev, variance
from typing import Final

import msgspec
from msgspec import Struct

from magnat.lesson.debrief import Moment, debriefer
from magnat.lesson.replays import Job, Played
from magnat.lesson.story import Story
from magnat.wire.debriefs import TurningPoint
from magnat.words.catalogue import Words

POINTS: Final = 3


class Look(Struct, frozen=True):
    """This many games from both ends of each stretch that is still in question, and how many these are."""

    games: int
    stretches: int


LOOKS: Final = (Look(2, 1000), Look(4, 10), Look(6, 5))
FINALISTS: Final = POINTS + 1
"""Stretches that are settled on, each for one team: one more than are told, for one may turn out to be nothing."""
ENOUGH: Final = 12
"""Fresh games from each end that make it worth settling on a stretch."""
PRECISE: Final = 0.4
"""Half of an interval, in places, that needs no more games."""
MOST_GAMES: Final = 150
"""Fresh ones from every position, however much time there is."""
FRESH: Final = 1000
"""The number of the first fresh game."""
FEWEST: Final = 4
"""Games that tell anything at all."""
TYPICAL: Final = 4
"""With this many games a candidate's own scatter is outweighed by that of all others: with two or three games it says little."""
UNKNOWN: Final = 4.0
"""The scatter (squared places) where nothing is known of it."""


class Found(Struct, frozen=True, kw_only=True):
    """A turning point of a team: its expected place before and after, half of the 95 % interval of the difference, and the games played."""

    moment: Moment
    team: int
    before: float
    after: float
    sure: float
    games: int


class Candidate(Struct, frozen=True):
    moment: Moment
    team: int


class Search:
    """Says which games to play and takes in how they ended; knows nothing of processes or time."""

    def __init__(self, story: Story, seed: int = 1) -> None:
        self.story = story
        self.seed = seed
        self.moments = debriefer(story.game.name).moments(story)
        self.places = sorted({n for moment in self.moments for n in (moment.first, moment.last)})
        states = story.positions(self.places)
        self.known = {n: story.places for n, state in states.items() if story.rules.agenda(state).over}
        self.ranks = {n: ranked(story.scores(state)) for n, state in states.items()}
        self.jobs = {
            n: Job(
                n,
                0,
                story.game.name,
                story.settings,
                story.seats,
                msgspec.Raw(msgspec.msgpack.encode(story.game.encode_state(state))),
                [(key, about, count) for (key, about), count in story.rolls(n).items()],
                seed,
            )
            for n, state in states.items()
            if n not in self.known
        }
        self.ended: dict[int, dict[int, list[int]]] = {n: {} for n in self.jobs}
        self.stretches = self.moments  # still in question
        self.finalists: list[Candidate] = []  # the most promising first

    # Which games

    def planned(self) -> int:
        """How many games there will be if there is time, roughly: told before anybody knows how quick the machine is."""
        ends = [min(len(self.jobs), 2 * look.stretches) for look in LOOKS]
        looks = sum(look.games * positions for look, positions in zip(LOOKS, ends, strict=True))
        return looks + 2 * FINALISTS * 3 * ENOUGH

    def look(self, number: int) -> Iterator[bytes]:
        """The games of a look at what the looks before it have left, one round after the other."""
        first = 1 + sum(look.games for look in LOOKS[:number])
        best = self.promising(self.stretches)
        self.stretches = list(dict.fromkeys(it.moment for it in best))[: LOOKS[number].stretches]
        return self.games(ends_of(self.stretches), range(first, first + LOOKS[number].games))

    def fresh_games(self) -> Iterator[bytes]:
        """From both ends of the stretches that were settled on, until it is known precisely how much changed there."""
        for index in range(FRESH, FRESH + MOST_GAMES):
            yield from self.games(ends_of(it.moment for it in self.finalists if not self.precise(it)), range(index, index + 1))

    def games(self, places: Sequence[int], numbers: range) -> Iterator[bytes]:
        for index in numbers:
            for place in places:
                if place in self.jobs:
                    yield msgspec.msgpack.encode(msgspec.structs.replace(self.jobs[place], index=index))

    def take(self, played: Played) -> None:
        if played.places:
            self.ended[played.place][played.index] = [played.places[seats[0]] for seats in self.story.teams]

    # What is promising

    def choose(self, games: int) -> None:
        """Settles on as many as the games still to play are enough for, of different stretches and if possible of different teams."""
        most = max(1, min(FINALISTS, games // (2 * ENOUGH)))
        best = self.promising(self.stretches)
        for alike in range(3):
            for it in best:
                same = [2 * (it.moment == other.moment) + (it.team == other.team) for other in self.finalists]
                if len(self.finalists) < most and max(same, default=0) <= alike:
                    self.finalists.append(it)

    def promising(self, moments: Sequence[Moment]) -> list[Candidate]:
        """Every team in every stretch, the most promising first."""
        every = [Candidate(moment, team) for moment in moments for team in range(len(self.story.teams))]
        known = {it: self.changes(it) for it in every}
        scatters = [variance(changes) for changes in known.values() if len(changes) > 1]
        typical = fmean(scatters) if scatters else UNKNOWN
        return sorted(every, key=lambda it: (-self.promise(it, known[it], typical), it.moment.first, it.team))

    def promise(self, it: Candidate, changes: Sequence[int], typical: float) -> float:
        """How far the place has moved in the games so far, less what may be chance. Where there were none, how far the team moved up or
        down at that moment by what it had, but behind all others."""
        if changes:
            own = variance(changes) if len(changes) > 1 else 0.0
            scatter = (TYPICAL * typical + (len(changes) - 1) * own) / (TYPICAL + len(changes) - 1)
            return abs(fmean(changes)) - math.sqrt(scatter / len(changes))
        return abs(self.ranks[it.moment.last][it.team] - self.ranks[it.moment.first][it.team]) - 2.0 * len(self.story.teams)

    def changes(self, it: Candidate, fresh: bool = False) -> list[int]:
        return [after - before for before, after in self.pairs(it.moment, it.team, fresh)]

    def pairs(self, moment: Moment, team: int, fresh: bool) -> list[tuple[int, int]]:
        """The places of a team in games of the same number, from before and from after."""
        before, after = self.ends(moment.first), self.ends(moment.last)
        if before is None and after is None:
            return []
        numbers = set(after or before or {}) & set(before or after or {})
        final = self.story.places[team]
        return [
            (before[index][team] if before else final, after[index][team] if after else final)
            for index in sorted(numbers)
            if (index >= FRESH) == fresh
        ]

    def ends(self, place: int) -> dict[int, list[int]] | None:
        """None where the game is over and everybody knows the places."""
        return self.ended.get(place)

    # What is told

    def found(self) -> list[Found]:
        """At most three, in the order of the game. What fresh games have shown to be next to nothing is left out; what they were too few
        to settle comes last."""
        every = [it for it in map(self.judged, self.finalists) if it is not None and not (it.sure <= PRECISE and may_be_chance(it))]
        chosen = sorted(every, key=may_be_chance)[:POINTS]
        return sorted(chosen, key=lambda it: (it.moment.first, it.team))

    def precise(self, it: Candidate) -> bool:
        changes = self.changes(it, fresh=True)
        return len(changes) >= ENOUGH and half_interval(changes) <= PRECISE

    def judged(self, it: Candidate) -> Found | None:
        pairs = self.pairs(it.moment, it.team, fresh=True)
        if len(pairs) < FEWEST:
            return None
        return Found(
            moment=it.moment,
            team=it.team,
            before=round(fmean(pair[0] for pair in pairs), 2),
            after=round(fmean(pair[1] for pair in pairs), 2),
            sure=round(half_interval(self.changes(it, fresh=True)), 2),
            games=2 * len(pairs),
        )


def ends_of(moments: Iterable[Moment]) -> list[int]:
    return sorted({n for moment in moments for n in (moment.first, moment.last)})


def may_be_chance(it: Found) -> bool:
    """Does the interval include that nothing changed?"""
    return it.sure >= abs(it.after - it.before)


def half_interval(changes: Sequence[int]) -> float:
    """Of 95 %. Games that all came out alike do not mean that others would: what was never seen in n games may well be one in n / 3."""
    count = len(changes)
    return max(student(count - 1) * stdev(changes) / math.sqrt(count), 3 / count)


def ranked(scores: Sequence[int]) -> list[int]:
    return [1 + sum(other > own for other in scores) for own in scores]


def student(degrees: int) -> float:
    """How many standard errors wide half of a 95 % interval is (Student's t, within 0.01 from 3 degrees of freedom on)."""
    return 1.96 + 2.372 / degrees + 2.822 / degrees**2 + 2.56 / degrees**3 + 1.6 / degrees**4


def told(words: Words, story: Story, found: Sequence[Found]) -> list[TurningPoint]:
    """For people: what happened, and how it changed what was to be expected."""
    teller = debriefer(story.game.name)
    return [
        TurningPoint(
            n=it.moment.last,
            turn=it.moment.turn,
            team=it.team,
            text=teller.told(words, story, it.moment, it.team),
            before=it.before,
            after=it.after,
            sure=it.sure,
            chance=may_be_chance(it),
            games=it.games,
        )
        for it in found
    ]
