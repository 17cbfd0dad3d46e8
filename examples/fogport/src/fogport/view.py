"""FP-1.2: what a seat sees. Coins and crates lie open; letters and sealed bids are secret until they are opened."""

from __future__ import annotations

import msgspec

from fogport.load import Letter
from fogport.rules import FogportRules, asked
from fogport.state import STAGES, FogportState, Stage
from magnat.kernel.contract import Seat
from magnat.kernel.game import OPEN, Form, Reading, View


class MerchantView(msgspec.Struct, frozen=True):
    seat: Seat
    coins: int
    crates: int
    sealed: bool  # has a bid in
    bid: int | None  # None: there is none, or it is hidden
    letter: str | None  # likewise


class FogportView(View, frozen=True):
    stage: str
    day: int
    days: int
    ship: int
    price: int | None  # None: the market is closed
    first_seat: Seat | None
    active_seat: Seat | None
    merchants: list[MerchantView]
    letters: list[Letter]


def view(rules: FogportRules, state: FogportState, seat: Seat) -> FogportView:
    in_turn = state.stage in (Stage.LETTERS, Stage.SELLING)
    return FogportView(
        seat=seat,
        stage=STAGES[state.stage].key,
        day=state.day,
        days=rules.figures.start.days,
        ship=state.ship,
        price=state.price or None,
        first_seat=state.first() if state.day > 0 else None,
        active_seat=state.active if in_turn else None,
        merchants=[merchant_view(rules, state, other, seat) for other in range(len(state.merchants))],
        letters=rules.figures.letters.writers,
    )


def merchant_view(rules: FogportRules, state: FogportState, other: Seat, seat: Seat) -> MerchantView:
    """Built up from nothing: whatever is secret has its condition here."""
    merchant, own = state.merchants[other], seat in (other, OPEN)
    letter = merchant.letter if own or state.stage == Stage.OVER else None
    return MerchantView(
        seat=other,
        coins=merchant.coins,
        crates=merchant.crates,
        sealed=merchant.bid is not None,
        bid=merchant.bid if own or state.stage == Stage.LOT else None,
        letter=None if letter is None else rules.figures.letters.writers[letter].letter,
    )


def forms(rules: FogportRules, state: FogportState, seat: Seat) -> list[Form]:  # noqa: ARG001 - part of the contract
    """The amounts that this seat may fill in now."""
    if seat not in asked(state):
        return []
    merchant = state.merchants[seat]
    if state.stage == Stage.BIDDING:
        return [Form("bid", "coins", 0, merchant.coins)]
    return [Form("sell", "crates", 0, merchant.crates)]


def readings(view: FogportView) -> list[Reading]:
    """The numbers that are worth a chart."""
    coins = [Reading("coins", "seat", merchant.seat, merchant.coins) for merchant in view.merchants]
    crates = [Reading("crates", "seat", merchant.seat, merchant.crates) for merchant in view.merchants]
    return [*coins, *crates, Reading("price", "thing", "market", view.price)]
