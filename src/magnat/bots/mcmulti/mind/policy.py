"""Every decision of McMulti by calculation: what the clerk does in a position that it sees, or that somebody imagines for it."""

from __future__ import annotations

from typing import Final

from magnat.bots.mcmulti.mind import assets, ending
from magnat.bots.mcmulti.mind.asset_worth import worth_of
from magnat.bots.mcmulti.mind.barrels import Trade, crude_to_refine, fuel_to_sell, plan
from magnat.bots.mcmulti.mind.roll import is_crossed, yield_of
from magnat.bots.mcmulti.mind.situation import Situation
from magnat.bots.mcmulti.mind.ways import Ways
from magnat.games.mcmulti import assets as listing
from magnat.games.mcmulti import production, warming
from magnat.games.mcmulti.actions import FreeRefinery, SellAsset
from magnat.games.mcmulti.figures import REFINERY
from magnat.games.mcmulti.market import check as check_trade
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOTHING, McMultiState
from magnat.kernel.contract import Action, Seat


class Policy:
    """On one seat. Keeps nothing in mind but what it has planned and done in its turn."""

    def __init__(self, rules: McMultiRules, seats: int, seat: Seat, ways: Ways) -> None:
        self.rules: Final = rules
        self.box: Final = rules.box_for(seats)
        self.seat: Final = seat
        self.ways: Final = ways
        choices = rules.choices
        self.worth: Final = worth_of(rules.figures, seats, choices.produce_on_doubles, choices.refinery_cells, ways.patience, ways.longest)
        self.planned = 0  # the turn that `trades` are for
        self.trades: list[Trade] = []  # still to do, the next one last
        self.managed = 0  # the turn that `sold` and `bought` are of
        self.sold: set[int] = set()  # kinds of assets, in this phase 4
        self.bought: set[int] = set()

    def clone(self, ways: Ways | None = None) -> Policy:
        """The same plans and memories; perhaps with other ways from now on."""
        other = Policy(self.rules, self.box.seats, self.seat, self.ways if ways is None else ways)
        other.planned, other.trades = self.planned, self.trades[:]
        other.managed, other.sold, other.bought = self.managed, self.sold.copy(), self.bought.copy()
        return other

    def situation(self, state: McMultiState) -> Situation:
        return Situation(self.box, state, self.seat, self.worth, self.ways, self.box.choices.open_cash)

    def choose(self, state: McMultiState) -> Action:
        """What its seat does now; it must be waited for. To pay for an idle refinery it waits until the dice call for it (MM-9.2)."""
        box = self.box
        match state.stage:
            case Stage.LAND:
                return self.rules.options(state, self.seat)[0]
            case Stage.PURCHASE:
                return assets.best_purchase(self.situation(state), set()) or box.end_purchases
            case Stage.MARKET:
                return self.trade(state)
            case Stage.QUADRANT:
                return self.quadrant(state)
            case Stage.STATIONS:
                most = production.most_fuel(box, state)
                return box.sell_fuel[fuel_to_sell(self.situation(state), most) if most > 0 else 0]
            case Stage.REFINERIES:
                return self.refineries(state)
            case Stage.WELLS:
                return box.pump[production.most_pumped(box, state)]  # crude from a well costs nothing
            case Stage.RIGS:
                may = production.check_drill(box, state, self.seat) is None
                return box.drill if may and assets.worth_drilling(self.situation(state)) else box.leave_rig
            case Stage.ASSETS:
                return self.manage(state)
            case Stage.TAX | Stage.FEE:
                sales = self.sales(state)
                return sales[0] if len(sales) == 1 else assets.least_missed(self.situation(state), sales)
            case Stage.SETTLEMENT:
                return box.sell_all
        raise AssertionError("nothing is to be decided")

    def trade(self, state: McMultiState) -> Action:
        """MM-3: planned once a turn and then done barrel by barrel, or prices would seem to shift with every trade."""
        box = self.box
        if self.planned != state.turn or state.traded == NOTHING:
            self.planned = state.turn
            self.trades = plan(self.situation(state))
            self.trades.reverse()
        if not self.trades:
            return box.roll
        wanted = self.trades.pop()
        line = wanted.where * 2 + wanted.good
        action: Action = box.buy_barrel[line] if wanted.buy else box.sell_barrel[line]
        return action if check_trade(box, state, self.seat, action) is None else box.roll

    def quadrant(self, state: McMultiState) -> Action:
        """MM-5.2"""
        owned = state.land.owned[self.seat]
        if len(owned) == 1:
            return self.box.choose_quadrant[owned[0]]
        situation = self.situation(state)
        best, most = owned[0], yield_of(situation, owned[0])
        for place in owned[1:]:
            brings = yield_of(situation, place)
            if brings > most:
                best, most = place, brings
        return self.box.choose_quadrant[best]

    def refineries(self, state: McMultiState) -> Action:
        """MM-4.5 (b), MM-9.2: an idle refinery is paid for when the dice call for it, no earlier."""
        box = self.box
        if state.warming and state.companies[self.seat].cash >= box.fee:
            frees: list[Action] = []
            warming.list_frees(box, state, self.seat, frees)
            situation = self.situation(state)
            for wish in frees:
                if (
                    isinstance(wish, FreeRefinery)
                    and is_crossed(situation, REFINERY, wish.quadrant, wish.cell)
                    and assets.worth_freeing(situation)
                ):
                    return wish
        most = production.most_refined(box, state)
        return box.refine[crude_to_refine(self.situation(state), most) if most > 0 else 0]

    def manage(self, state: McMultiState) -> Action:
        """MM-6.1, MM-7.1: sell what is overpaid, declare if that wins, buy what is cheap; of one kind nothing is both sold and bought."""
        situation, box = self.situation(state), self.box
        if self.managed != state.turn:
            self.managed, self.sold, self.bought = state.turn, set(), set()
        sales = [wish for wish in self.sales(state) if wish.kind not in self.bought]
        if ending.can_finish(situation, sales):
            sale = ending.last_sale(situation, sales)
            return sale if sale is not None else box.declare
        sale = assets.best_sale(situation, sales)
        if sale is not None:
            self.sold.add(sale.kind)
            return sale
        wish = assets.best_purchase(situation, self.sold)
        if wish is not None:
            self.bought.add(wish.kind)
            return wish
        return box.end_turn

    def sales(self, state: McMultiState) -> list[SellAsset]:
        """What can be sold now."""
        listed: list[Action] = []
        if state.stage == Stage.ASSETS and not warming.may_sell_freely(self.box, state, self.seat):
            listing.list_crossed(self.box, state, listed)
        elif state.stage == Stage.FEE:
            warming.list_fee_sales(self.box, state, self.seat, listed)
        else:
            listing.list_standing(self.box, state, self.seat, listed)
        return [wish for wish in listed if isinstance(wish, SellAsset)]
