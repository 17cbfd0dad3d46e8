"""When the game will be over, and what to do if that is after the bell."""

from __future__ import annotations

from magnat.lesson.history import Watch
from magnat.lesson.times import CLOCK_STEP, Times
from magnat.wire.lessons import Forecast, Remedy

SECOND = 1000


def forecast(now: int, watch: Watch, turns: int, times: Times, clock: int | None, bell: int | None) -> Forecast:
    """`turns` is how many will be played, `clock` the seconds of a stage. The more turns this class has played, the more they count.

    Remedies leave the talk its time before the bell; each is the mildest of its kind that is enough, or else the strongest there is.
    """
    course = Course(now, watch, turns, times, clock)
    ends = course.ends(turns, clock)
    if bell is None or ends <= bell - times.talk * SECOND:
        return Forecast(ends, bell, times.lessons, [])
    remedies = course.remedies(bell - times.talk * SECOND)
    return Forecast(ends, bell, times.lessons, [it for it in remedies if it.ends < ends])


class Course:
    """How far the game is, and how it would go on."""

    def __init__(self, now: int, watch: Watch, turns: int, times: Times, clock: int | None) -> None:
        self.now = now
        self.turn = watch.turn()
        self.spent = watch.spent(now)
        self.turns = turns
        self.times = times
        self.clock = clock
        usual = times.takes(clock) * SECOND
        own = [turn.length for turn in watch.turns()]
        self.length = (usual + sum(own)) // (1 + len(own))
        self.usual = max(1, usual)

    def ends(self, last: int, clock: int | None) -> int:
        """When the game is over if turn `last` is the last one and the clock is this."""
        turn = self.length * self.times.takes(clock) * SECOND // self.usual
        rest = max(0, turn - self.spent) if self.turn else 0
        return self.now + rest + max(0, last - self.turn) * turn

    def remedies(self, limit: int) -> list[Remedy]:
        earlier = range(self.turns - 1, max(1, self.turn) - 1, -1)
        lasts = [Remedy("last-turn", last, self.ends(last, self.clock)) for last in earlier]
        fastest = self.times.clock_most if self.clock is None else min(self.times.clock_most, self.clock - 1)
        steps = range(fastest - fastest % CLOCK_STEP, self.times.clock_least - 1, -CLOCK_STEP)
        clocks = [Remedy("stage-clock", seconds, self.ends(self.turns, seconds)) for seconds in steps]
        return [*mildest(lasts, limit), *mildest(clocks, limit)]


def mildest(remedies: list[Remedy], limit: int) -> list[Remedy]:
    """The first that is enough, or else the last."""
    enough = [it for it in remedies if it.ends <= limit]
    return enough[:1] or remedies[-1:]
