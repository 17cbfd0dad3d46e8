"""The bots at the table: they get the same views and options as a person, and the table checks what they do."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from magnat.bots.bot import Bot, Question
from magnat.bots.shelf import find
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Refusal, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import View
from magnat.tables.chance import secure_outcome
from magnat.tables.table import Table

NAMES = ("Ada", "Bruno", "Celia", "Dario", "Edda", "Fabio", "Greta", "Hugo")
"""What bots are called at the table, in the order of their seats."""


class Fortune:
    """The dice of the table: the secure source, or seeded ones for demonstrations and tests."""

    def __init__(self, seed: int | None) -> None:
        self.dice = None if seed is None else Dice(seed)

    def falls(self, chance: Chance) -> int:
        return secure_outcome(chance) if self.dice is None else self.dice.weighted(chance.weights)


MOST_WISHES = 2
"""How often a bot may act of its own will before somebody does what the table waits for."""


class Opponents:
    """The bots by seat: every player's seat but the person's."""

    def __init__(self, table: Table, bots: Mapping[Seat, str], teams: Sequence[Sequence[Seat]], seed: int | None) -> None:
        self.table = table
        self.teams = teams
        own_seed = secrets.randbits(64) if seed is None else seed
        self.bots: dict[Seat, Bot] = {
            seat: find(table.game.name, name)(table.game, table.rules, seat, Dice(own_seed, seat + 1)) for seat, name in bots.items()
        }
        self.asked: Seat = -1  # who had to decide last
        self.position = 0  # entries in the journal when wishes were last asked for
        self.silent: set[Seat] = set()  # who wished for nothing in this position
        self.granted: dict[Seat, int] = {}  # wishes since the table last went on

    def act(self, agenda: Agenda) -> bool:
        """Lets one bot do one thing: a wish that it may have, or a decision that it must make. False: only the person is left."""
        if self.grant_wish(agenda):
            return True
        waiting = [decision for decision in agenda.decisions if decision.must and decision.seat in self.bots]
        if not waiting:
            return False
        decision = self.next_of(waiting)
        self.asked = decision.seat
        self.put_in(decision.seat, self.bots[decision.seat].choose(self.question(decision)))
        self.granted = {}
        return True

    def next_of(self, waiting: Sequence[Decision]) -> Decision:
        """The first team that is waited for; its partners take turns, nobody twice before the others were asked."""
        team = next(team for team in self.teams if waiting[0].seat in team)
        seats = self.table.journal.header.seats
        return min(
            (decision for decision in waiting if decision.seat in team), key=lambda decision: (decision.seat - self.asked - 1) % seats
        )

    def grant_wish(self, agenda: Agenda) -> bool:
        """Every bot is asked once a position; who has had enough wishes waits until the table goes on."""
        entries = len(self.table.journal.entries)
        if entries != self.position:
            self.position, self.silent = entries, set()
        waited_for = [decision.seat for decision in agenda.decisions if decision.must]
        for decision in agenda.decisions:
            seat = decision.seat
            if seat not in self.bots or seat in waited_for or seat in self.silent or self.granted.get(seat, 0) >= MOST_WISHES:
                continue
            self.silent.add(seat)
            wish = self.bots[seat].wish(self.question(decision))
            if wish is not None:
                self.granted[seat] = self.granted.get(seat, 0) + 1
                self.put_in(seat, wish)
                return True
        return False

    def went_on(self) -> None:
        """The person or the dice have moved the table."""
        self.granted = {}

    def question(self, decision: Decision) -> Question:
        def look() -> View:
            return self.table.view(decision.seat)

        return Question(decision.key, self.table.options(decision.seat), look)

    def put_in(self, seat: Seat, action: Action) -> None:
        refused = self.table.act(seat, action)
        if isinstance(refused, Refusal):
            raise RuntimeError(f"{type(self.bots[seat]).__name__} on seat {seat}: {action.key} {action.words()} is refused: {refused}")


def seat_names(own: Sequence[Seat], bots: Mapping[Seat, str], person: str) -> list[str]:
    """The names in the journal, by seat: a bot's kind stands behind, so that a saved game goes on with the same ones."""
    names = dict.fromkeys(own, person)
    for index, (seat, bot) in enumerate(bots.items()):
        again = f" {index // len(NAMES) + 1}" if index >= len(NAMES) else ""
        names[seat] = f"{NAMES[index % len(NAMES)]}{again} ({bot})"
    return [names[seat] for seat in sorted(names)]


def kind_in(name: str) -> str:
    """The kind of bot that a name of the journal tells, or nothing."""
    head, _, tail = name.rpartition(" (")
    return tail[:-1] if head and tail.endswith(")") else ""


def short(name: str) -> str:
    """The name without the kind of bot."""
    kind = kind_in(name)
    return name.removesuffix(f" ({kind})") if kind else name
