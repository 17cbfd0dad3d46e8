"""Fogport: the seven calls; the day at a glance, nothing else."""

from __future__ import annotations

from fogport import auction, ending, letters, market
from fogport.actions import Bid, Sell
from fogport.load import Figures
from fogport.state import STAGES, FogportState, Stage, not_now
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Log, Refusal, Rules, Seat


class FogportRules(Rules[FogportState]):
    """One table's rules: the printed figures and the chosen options."""

    def __init__(self, figures: Figures, open_bids: bool) -> None:
        self.figures = figures
        self.open_bids = open_bids

    def start(self, seats: int) -> FogportState:
        return letters.lay_out(self.figures, seats)

    def agenda(self, state: FogportState) -> Agenda:
        row = STAGES[state.stage]
        match state.stage:
            case Stage.LETTERS:
                return Agenda([Chance("letter", row.clause, letters.weights(self.figures, state), about=state.active)], [])
            case Stage.SHIP:
                return Agenda([Chance("ship-die", row.clause, [1] * self.figures.ship.die)], [])
            case Stage.LOT:
                return Agenda([Chance("lot", row.clause, auction.weights(state))], [])
            case Stage.PRICE:
                return Agenda([Chance("price-die", row.clause, [1] * self.figures.market.die)], [])
            case Stage.OVER:
                return Agenda([], [], True, ending.places(state))
        return Agenda([], [Decision(seat, row.decision, row.clause) for seat in asked(state)])

    def options(self, state: FogportState, seat: Seat) -> list[Action]:
        """Every amount; the one that costs nothing comes first."""
        if seat not in asked(state):
            return []
        if state.stage == Stage.BIDDING:
            return [Bid(coins) for coins in range(state.merchants[seat].coins + 1)]
        return [Sell(crates) for crates in range(state.merchants[seat].crates + 1)]

    def check(self, state: FogportState, seat: Seat, action: Action) -> Refusal | None:
        row, seats = STAGES[state.stage], len(state.merchants)
        if not 0 <= seat < seats:
            return Refusal("FP-1.1", "no-such-seat", seats, seat)
        if state.stage == Stage.OVER:
            return Refusal(row.clause, "game-over")
        if not row.decision:
            return Refusal(row.clause, "chance-due")
        match state.stage, action:
            case Stage.BIDDING, Bid():
                return auction.check_bid(state, seat, action)
            case Stage.SELLING, Sell():
                return market.check_sell(state, seat, action)
        return not_now(state)

    def apply(self, state: FogportState, seat: Seat, action: Action, log: Log) -> None:
        match action:
            case Bid():
                auction.bid(state, seat, action, self.open_bids, log)
            case Sell():
                market.sell(self.figures, state, seat, action, log)

    def resolve(self, state: FogportState, chance: Chance, outcome: int, log: Log) -> None:
        match chance.key:
            case "letter":
                letters.draw(self.figures, state, outcome, log)
            case "ship-die":
                auction.come_in(state, outcome + 1, log)
            case "lot":
                auction.buy(state, outcome, STAGES[state.stage].clause, log)
            case "price-die":
                market.open_market(self.figures, state, outcome + 1, log)

    def scores(self, state: FogportState) -> list[int]:
        return [merchant.coins for merchant in state.merchants]


def asked(state: FogportState) -> list[Seat]:
    """Who must choose now: all who have not sealed a bid, or the one whose turn it is to sell."""
    match state.stage:
        case Stage.BIDDING:
            return [seat for seat, merchant in enumerate(state.merchants) if merchant.bid is None]
        case Stage.SELLING:
            return [state.active]
    return []
