"""A bot: it bids half of what a cargo is worth to it, and sells what its letter would not pay more for."""

from __future__ import annotations

from fogport.actions import Bid, Sell
from fogport.load import Letter
from fogport.rules import FogportRules
from fogport.view import FogportView, MerchantView
from magnat.bots.bot import Bot, Question
from magnat.kernel.contract import Action


class Trader(Bot):
    """Knows what a person in its seat would know: `question.view`, never a state."""

    def choose(self, question: Question) -> Action:
        view = question.view
        assert isinstance(view, FogportView)
        own = view.merchants[self.seat]
        letter = next(it for it in view.letters if it.letter == own.letter)
        if question.key == "bid":
            worth = self.worth(letter, own.crates + view.ship, self.fair_price()) - self.worth(letter, own.crates, self.fair_price())
            return Bid(min(own.coins, max(1, (worth + 1) // 2)) if own.coins > 0 else 0)
        return Sell(max(range(own.crates + 1), key=lambda crates: self.after(view, own, letter, crates)))

    def worth(self, letter: Letter, crates: int, price: int) -> int:
        """What the writer pays, and something for the rest."""
        wanted = min(crates, letter.crates)
        return wanted * letter.pays + (crates - wanted) * price

    def fair_price(self) -> int:
        """Half the best price of a day: the market falls with every crate."""
        assert isinstance(self.rules, FogportRules)
        return self.rules.figures.market.die // 2

    def after(self, view: FogportView, own: MerchantView, letter: Letter, crates: int) -> int:
        """Coins for these crates now, and the worth of the others later; on the last day only the letter counts."""
        assert isinstance(self.rules, FogportRules)
        market = self.rules.figures.market
        coins = sum(max(market.lowest, (view.price or 0) - number * market.fall) for number in range(crates))
        return coins + self.worth(letter, own.crates - crates, self.fair_price() if view.day < view.days else 0)


BOTS: dict[str, type[Bot]] = {"trader": Trader}
