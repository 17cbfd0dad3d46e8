"""A game watched while it is played: who leads after every round, and what everybody does. For questions of balance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from magnat.bots.bot import AnyRules
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Fact, State
from magnat.kernel.fields import Choice, Named, Switch
from magnat.kernel.game import OPEN
from magnat.kernel.playout import Input

What = tuple[str, str, str, str]
"""`action` or `chance`, its key, and a field with its value; an action as a whole has no field."""
MOMENTS = (0.25, 0.5, 0.75)


class UseCount:
    """How often something was done, in how many games, and how often by those who won."""

    def __init__(self, times: int = 0, games: int = 0, by_winners: int = 0) -> None:
        self.times = times
        self.games = games
        self.by_winners = by_winners

    def add(self, other: UseCount) -> None:
        self.times += other.times
        self.games += other.games
        self.by_winners += other.by_winners


class Seen(msgspec.Struct, frozen=True):
    """What is known of a game when it is over. Leaders are teams, by number; None where nobody leads alone or nothing was counted."""

    rounds: int
    lead_changes: int | None
    decided_at: float | None
    """After which part of its rounds the winner led to the end; 1 for somebody who came from behind in the last one."""
    leaders: tuple[int | None, int | None, int | None]
    """After a quarter, a half and three quarters of the rounds."""
    uses: dict[What, UseCount]


class Watch:
    """Is told every input and what followed."""

    def __init__(self, game: AnyGame, rules: AnyRules, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.teams = game.teams(rules, seats)
        described = game.descriptor
        chapters = described.chapters[:1] if described.rounds else [it for it in described.chapters if it.round]
        self.marks = {chapter.fact for chapter in chapters}
        self.marks_in_round = seats if described.rounds else 1
        self.marked = 0
        self.led: list[int | None] = []
        """By round."""
        self.done: dict[What, dict[int, int]] = {}
        self.fields = {
            key: [field for field in action.fields if isinstance(field, Choice | Named | Switch)]
            for key, action in game.edge.actions.actions.items()
        }

    def put_in(self, given: Input) -> None:
        if given.action is None:
            shows = self.game.encode_outcome(given.key, given.outcome)
            self.count(("chance", given.key, "", " ".join(map(str, shows)) if isinstance(shows, list) else str(shows)), -1)
            return
        key = given.action.key
        self.count(("action", key, "", ""), given.seat)
        for field in self.fields.get(key, []):
            self.count(("action", key, field.name, str(field.word(given.action))), given.seat)

    def count(self, what: What, seat: int) -> None:
        by_seat = self.done.setdefault(what, {})
        by_seat[seat] = by_seat.get(seat, 0) + 1

    def happened(self, facts: Sequence[Fact], state: State) -> None:
        for fact in facts:
            if fact.key in self.marks:
                self.marked += 1
                if self.marked > 1 and (self.marked - 1) % self.marks_in_round == 0:
                    self.led.append(self.leader(state))

    def leader(self, state: State) -> int | None:
        """The team that is alone in front by the chart that the game names."""
        chart = self.game.descriptor.lead
        if not chart:
            return None
        readings = self.game.readings(self.game.view(self.rules, state, OPEN))
        values = [reading.value or 0 for reading in readings if reading.chart == chart]
        best = max(values, default=0)
        return values.index(best) if values.count(best) == 1 else None

    def seen(self, places: Sequence[int]) -> Seen:
        """When it is over; without places nobody has won."""
        won = {seat for seat, place in enumerate(places) if place == 1}
        uses = {
            what: UseCount(sum(by_seat.values()), 1, sum(times for seat, times in by_seat.items() if seat in won))
            for what, by_seat in self.done.items()
        }
        rounds = len(self.led)
        counted = bool(self.game.descriptor.lead) and rounds > 0
        alone = [team for team in self.led if team is not None]
        changes = sum(one != other for one, other in pairwise(alone)) if counted else None
        return Seen(
            rounds, changes, self.decided_at(won) if counted and won else None, self.leaders() if counted else (None, None, None), uses
        )

    def decided_at(self, won: set[int]) -> float:
        winners = {team for team, members in enumerate(self.teams) if won.intersection(members)}
        last = max((number for number, team in enumerate(self.led, 1) if team not in winners), default=0)
        return last / len(self.led)

    def leaders(self) -> tuple[int | None, int | None, int | None]:
        first, second, third = (self.led[max(0, round(part * len(self.led)) - 1)] for part in MOMENTS)
        return first, second, third
