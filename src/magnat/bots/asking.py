"""In which order the bots of a table are asked: wishes first, each once a position, then the decision that is waited for."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence

from magnat.kernel.contract import Agenda, Decision, Seat

MOST_WISHES = 2
"""How often a bot may act of its own will before somebody does what the table waits for."""


class Call:
    """A question to the bot on a seat: a wish that it may have, or a decision that it must make.

    In a company that people lead it is only asked whether it agrees with them.
    """

    def __init__(self, seat: Seat, key: str, wish: bool, people: Sequence[Seat] = ()) -> None:
        self.seat = seat
        self.key = key
        self.wish = wish
        self.people = people


class Turns:
    """Remembers who was asked, so that partners take turns and nobody wishes for ever."""

    def __init__(self, teams: Sequence[Sequence[Seat]], seats: int) -> None:
        self.teams = teams
        self.seats = seats
        self.asked: Seat = -1  # who had to decide last
        self.position = -1  # the entry after which wishes were last asked for
        self.silent: set[Seat] = set()  # who wished for nothing in this position
        self.granted: dict[Seat, int] = {}  # wishes since the table last went on

    def calls(self, agenda: Agenda, bots: Container[Seat], position: int, people: Collection[Seat] = ()) -> list[Call]:
        """Whom to ask now, one after the other until somebody acts. Where people sit in a company, its bots leave the decisions to them."""
        if position != self.position:
            self.position, self.silent = position, set()
        waited_for = [decision.seat for decision in agenda.decisions if decision.must]
        leaders = {seat: [partner for partner in team if partner in people] for team in self.teams for seat in team}
        led = {seat for seat in leaders if leaders[seat]}
        may = {decision.seat: decision for decision in reversed(agenda.decisions) if not decision.must}  # one question a seat is enough
        found = [
            Call(decision.seat, decision.key, True, leaders[decision.seat])
            for decision in reversed(may.values())
            if decision.seat in bots and decision.seat in led and decision.seat not in self.silent
        ]
        found += [
            Call(decision.seat, decision.key, wish=True)
            for decision in reversed(may.values())
            if decision.seat in bots
            and decision.seat not in led
            and decision.seat not in waited_for
            and decision.seat not in self.silent
            and self.granted.get(decision.seat, 0) < MOST_WISHES
        ]
        must = [decision for decision in agenda.decisions if decision.must and decision.seat in bots and decision.seat not in led]
        if must:
            chosen = self.next_of(must)
            found.append(Call(chosen.seat, chosen.key, wish=False))
        return found

    def next_of(self, waiting: Sequence[Decision]) -> Decision:
        """The first team that is waited for; its partners take turns, nobody twice before the others were asked."""
        team = next(team for team in self.teams if waiting[0].seat in team)
        partners = [decision for decision in waiting if decision.seat in team]
        return min(partners, key=lambda decision: (decision.seat - self.asked - 1) % self.seats)

    def said_nothing(self, call: Call) -> None:
        self.silent.add(call.seat)

    def acted(self, call: Call) -> None:
        if call.wish:
            self.silent.add(call.seat)
            self.granted[call.seat] = self.granted.get(call.seat, 0) + 1
        else:
            self.asked = call.seat
            self.granted = {}

    def went_on(self) -> None:
        """A person or the dice have moved the table."""
        self.granted = {}
