"""MM-1.4: cash lies hidden, but every payment is made in the open: whoever adds them up knows what everybody has."""

from __future__ import annotations

from magnat.games.mcmulti.ledger import moved
from magnat.games.mcmulti.rules import McMultiRules
from magnat.kernel.belief import Belief
from magnat.kernel.contract import Fact, Seat


class McMultiBelief(Belief):
    def __init__(self, rules: McMultiRules, seat: Seat) -> None:  # noqa: ARG002 - everybody is told the same
        super().__init__()
        self.rules = rules
        self.earned: dict[Seat, int] = {}  # since the start; less than nothing for who has spent more

    def learn(self, fact: Fact) -> None:
        for name, change in moved(fact).items():
            if name.startswith("cash "):
                seat = int(name.removeprefix("cash "))
                self.earned[seat] = self.earned.get(seat, 0) + change

    def cash(self, seats: int, seat: Seat) -> int:
        """MM-2.1: what everybody began with, at a table of that size, and what has come and gone since."""
        return self.rules.box_for(seats).cash + self.earned.get(seat, 0)
