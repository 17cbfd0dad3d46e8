"""The bots at the table: they get the same views and options as a person, and the table checks what they do."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from magnat.bots.bot import Bot, Question
from magnat.bots.shelf import find
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Refusal, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import View
from magnat.tables.chance import secure_outcome
from magnat.tables.table import Table

NAMES = ("Ada", "Bruno", "Celia", "Dario", "Edda", "Fabio", "Greta", "Hugo")
"""What bots are called at the table, by seat from 1 on."""


class Fortune:
    """The dice of the table: the secure source, or seeded ones for demonstrations and tests."""

    def __init__(self, seed: int | None) -> None:
        self.dice = None if seed is None else Dice(seed)

    def falls(self, chance: Chance) -> int:
        return secure_outcome(chance) if self.dice is None else self.dice.weighted(chance.weights)


class Opponents:
    """One bot on every seat but the person's."""

    def __init__(self, table: Table, bots: Sequence[str], person: Seat, seed: int | None) -> None:
        self.table = table
        own_seed = secrets.randbits(64) if seed is None else seed
        seats = [seat for seat in range(table.journal.header.seats) if seat != person]
        self.bots: dict[Seat, Bot] = {
            seat: find(table.game.name, name)(table.game, table.rules, seat, Dice(own_seed, seat + 1))
            for seat, name in zip(seats, bots, strict=True)
        }

    def act(self, agenda: Agenda) -> bool:
        """Lets one bot do one thing: a wish that it may have, or a decision that it must make. False: only the person is left."""
        waited_for = [decision.seat for decision in agenda.decisions if decision.must]
        for decision in agenda.decisions:
            bot = self.bots.get(decision.seat)
            if bot is not None and decision.seat not in waited_for:
                wish = bot.wish(self.question(decision))
                if wish is not None:
                    self.put_in(decision.seat, wish)
                    return True
        for decision in agenda.decisions:
            bot = self.bots.get(decision.seat)
            if bot is not None and decision.must:
                self.put_in(decision.seat, bot.choose(self.question(decision)))
                return True
        return False

    def question(self, decision: Decision) -> Question:
        def look() -> View:
            return self.table.view(decision.seat)

        return Question(decision.key, self.table.options(decision.seat), look)

    def put_in(self, seat: Seat, action: Action) -> None:
        refused = self.table.act(seat, action)
        if isinstance(refused, Refusal):
            raise RuntimeError(f"{type(self.bots[seat]).__name__} on seat {seat}: {action.key} {action.words()} is refused: {refused}")


def seat_names(bots: Sequence[str], person: str) -> list[str]:
    """The names in the journal: the bot's kind stands behind, so that a saved game goes on with the same ones."""
    return [person, *(f"{NAMES[index % len(NAMES)]} ({bot})" for index, bot in enumerate(bots))]


def kind_in(name: str) -> str:
    """The kind of bot that a name of the journal tells, or nothing."""
    head, _, tail = name.rpartition(" (")
    return tail[:-1] if head and tail.endswith(")") else ""


def short(name: str) -> str:
    """The name without the kind of bot."""
    kind = kind_in(name)
    return name.removesuffix(f" ({kind})") if kind else name
