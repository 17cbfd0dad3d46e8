"""FP-1.2: which letters the others may hold: whoever pays a lot for a cargo has somebody to sell it to."""

from __future__ import annotations

from fogport import facts
from fogport.load import Letter
from fogport.rules import FogportRules
from magnat.kernel.belief import Belief
from magnat.kernel.contract import Fact, Seat


class FogportBelief(Belief):
    """Is told every fact as its seat sees it; `imagine` asks for the weights."""

    def __init__(self, rules: FogportRules, seat: Seat) -> None:  # noqa: ARG002 - other games need the seat
        super().__init__()
        self.letters = rules.figures.letters.writers
        self.crates: dict[Seat, int] = {}
        self.ship = 0
        self.weights: dict[tuple[Seat, str], int] = {}

    def learn(self, fact: Fact) -> None:
        match fact:
            case facts.ShipCame():
                self.ship = fact.crates
            case facts.BidOpened():
                self.bid_tells(fact.seat, fact.coins)
            case facts.CargoBought():
                self.crates[fact.seat] = self.crates.get(fact.seat, 0) + fact.crates
            case facts.CratesSold():
                self.crates[fact.seat] = self.crates.get(fact.seat, 0) - fact.crates

    def bid_tells(self, seat: Seat, coins: int) -> None:
        """A letter that would pay for the bid counts double from now on."""
        have = self.crates.get(seat, 0)
        for letter in self.letters:
            wanted = min(have + self.ship, letter.crates) - min(have, letter.crates)
            if wanted * letter.pays >= coins:
                self.weights[seat, letter.letter] = min(64, 2 * self.weight(seat, letter))

    def weight(self, seat: Seat, letter: Letter) -> int:
        """How likely that letter is to be in that hand, compared with others."""
        return self.weights.get((seat, letter.letter), 1)
