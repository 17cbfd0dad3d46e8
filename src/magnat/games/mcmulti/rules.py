"""McMulti: the seven calls; the turn at a glance, nothing else."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti import agenda, assets, dice, ending, market, news, production, setup, warming
from magnat.games.mcmulti.actions import BuyAsset, Declare, EndTurn, FreeRefinery, SellAsset, TakeQuadrant
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import Choices, Figures
from magnat.games.mcmulti.stages import STAGES, Stage
from magnat.games.mcmulti.state import NOBODY, McMultiState, not_now
from magnat.kernel.contract import Action, Agenda, Chance, Log, Refusal, Rules, Seat


class McMultiRules(Rules[McMultiState]):
    """One table's rules: the printed figures and the chosen options."""

    def __init__(self, figures: Figures, choices: Choices) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.boxes: dict[int, Box] = {}
        self.side_weights: Final = [1] * figures.side
        self.roll_weights: Final = [1] * (figures.side * figures.side)

    def box(self, state: McMultiState) -> Box:
        return self.box_for(len(state.companies))

    def box_for(self, seats: int) -> Box:
        """Made when first needed: a box holds every action that its table allows."""
        if seats not in self.boxes:
            self.boxes[seats] = Box(self.figures, self.choices, seats)
        return self.boxes[seats]

    def start(self, seats: int) -> McMultiState:
        return setup.lay_out(self.box_for(seats))

    def agenda(self, state: McMultiState) -> Agenda:
        match state.stage:
            case Stage.STARTING_PLAYER:
                return Agenda([Chance("starting-player", "MM-2.5", [1] * len(state.companies))], [])
            case Stage.FIRST_LIKELY | Stage.FIRST_UNLIKELY:
                return Agenda([Chance("news-card", "MM-2.4", news.draw_weights(self.box(state), state))], [])
            case Stage.ROLL:
                return Agenda([Chance("two-dice", "MM-4.1", self.roll_weights)], [])
            case Stage.NEW_CARD:
                return Agenda([Chance("news-card", "MM-4.3", news.draw_weights(self.box(state), state))], [])
            case Stage.DIFFERENCE_DIE:
                return Agenda([Chance("difference-die", "MM-4.4", self.side_weights)], [])
            case Stage.OVER:
                return Agenda([], [], True, ending.places(state))
        return Agenda([], agenda.decisions(self.box(state), state))

    def options(self, state: McMultiState, seat: Seat) -> list[Action]:
        box, options = self.box(state), list[Action]()
        if agenda.is_chance(state) or state.stage == Stage.OVER or not 0 <= seat < box.seats:
            return options
        if agenda.waits_for(box, state, seat):
            match state.stage:
                case Stage.LAND:
                    setup.list_free_land(box, state, options)
                case Stage.PURCHASE:
                    assets.list_places(box, state, seat, options)
                    options.append(box.end_purchases)
                case Stage.MARKET:
                    market.list_trades(box, state, seat, options)
                    options.append(box.roll)
                case Stage.TAX:
                    assets.list_standing(box, state, seat, options)
                case Stage.QUADRANT:
                    for quadrant in state.land.owned[seat]:
                        options.append(box.choose_quadrant[quadrant])
                case Stage.STATIONS:
                    for barrels in range(production.most_fuel(box, state) + 1):
                        options.append(box.sell_fuel[barrels])
                case Stage.REFINERIES:
                    for barrels in range(production.most_refined(box, state) + 1):
                        options.append(box.refine[barrels])
                case Stage.WELLS:
                    for barrels in range(production.most_pumped(box, state) + 1):
                        options.append(box.pump[barrels])
                case Stage.RIGS:
                    if production.check_drill(box, state, seat) is None:
                        options.append(box.drill)
                    options.append(box.leave_rig)
                case Stage.ASSETS:
                    assets.list_places(box, state, seat, options)
                    if not warming.may_sell_freely(box, state, seat):
                        assets.list_crossed(box, state, options)
                    if state.declared == NOBODY and state.companies[seat].cash >= self.figures.goal:
                        options.append(box.declare)
                    options.append(box.end_turn)
                case Stage.FEE:
                    warming.list_fee_sales(box, state, seat, options)
                case Stage.SETTLEMENT:
                    options.append(box.sell_all)
                    assets.list_standing(box, state, seat, options)
                    options.append(box.keep_rest)
        if state.warming and state.stage != Stage.FEE:
            warming.list_frees(box, state, seat, options)
            if warming.may_sell_freely(box, state, seat):
                assets.list_standing(box, state, seat, options)
        return options

    def check(self, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
        box, clause = self.box(state), STAGES[state.stage].clause
        if not 0 <= seat < box.seats:
            return Refusal("MM-1.1", "no-such-seat", box.seats, seat)
        if state.stage == Stage.OVER:
            return Refusal(clause, "game-over")
        if agenda.is_chance(state):
            return Refusal(clause, "chance-due")
        if state.stage == Stage.FEE:
            return warming.check_fee_sale(box, state, seat, action)
        if isinstance(action, FreeRefinery):
            return warming.check_free(box, state, seat, action.quadrant, action.cell)
        if isinstance(action, SellAsset) and warming.may_sell_freely(box, state, seat):
            return assets.check_standing(box, state, seat, action, "MM-6.2")
        if not agenda.waits_for(box, state, seat):
            return Refusal(clause, "not-your-turn")
        match state.stage:
            case Stage.LAND:
                return setup.check_take(box, state, action)
            case Stage.PURCHASE:
                return setup.check(box, state, seat, action)
            case Stage.MARKET:
                return market.check(box, state, seat, action)
            case Stage.TAX:
                if isinstance(action, SellAsset):
                    return assets.check_standing(box, state, seat, action, "MM-6.2")
                company = state.companies[seat]
                return Refusal(clause, "tax-first", company.debt, company.cash)
            case Stage.QUADRANT:
                return dice.check(box, state, seat, action)
            case Stage.STATIONS | Stage.REFINERIES | Stage.WELLS | Stage.RIGS:
                return production.check(box, state, seat, action)
            case Stage.ASSETS:
                return self.check_assets(box, state, seat, action)
            case Stage.SETTLEMENT:
                return ending.check(box, state, seat, action)
        return Refusal(clause, "not-now")

    def check_assets(self, box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
        """MM-6, MM-7: phase 4, and how it ends."""
        if isinstance(action, BuyAsset):
            return assets.check_place(box, state, seat, action, "MM-6.1")
        if isinstance(action, SellAsset):
            return assets.check_sell_crossed(box, state, seat, action)
        if isinstance(action, Declare):
            return ending.check_declare(box, state, seat)
        return None if isinstance(action, EndTurn) else not_now(state)

    def apply(self, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
        box = self.box(state)
        if isinstance(action, BuyAsset):
            assets.place(box, state, seat, action, STAGES[state.stage].clause, log)
        elif isinstance(action, SellAsset):
            self.sell_asset(box, state, seat, action, log)
        elif isinstance(action, FreeRefinery):
            warming.free(box, state, seat, action.quadrant, action.cell, log)
        else:
            self.go_on(box, state, seat, action, log)

    def go_on(self, box: Box, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
        """What can be done in one stage only."""
        match state.stage:
            case Stage.LAND:
                assert isinstance(action, TakeQuadrant)
                setup.take(box, state, seat, action.quadrant, log)
            case Stage.PURCHASE:
                setup.end_purchases(state, log)
            case Stage.MARKET:
                market.apply(box, state, seat, action, log)
            case Stage.QUADRANT:
                dice.apply(box, state, seat, action, log)
            case Stage.STATIONS | Stage.REFINERIES | Stage.WELLS | Stage.RIGS:
                production.apply(box, state, seat, action, log)
            case Stage.ASSETS:
                if isinstance(action, Declare):
                    ending.declare(box, state, seat, log)
                else:
                    ending.end_turn(box, state, log)
            case Stage.SETTLEMENT:
                ending.apply(box, state, seat, action, log)

    def sell_asset(self, box: Box, state: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
        match state.stage:
            case Stage.TAX:
                dice.sell_for_tax(box, state, seat, wish, log)
            case Stage.FEE:
                warming.sell_for_fee(box, state, seat, wish, log)
            case Stage.SETTLEMENT:
                ending.sell_one(box, state, seat, wish, log)
            case _:
                clause = "MM-6.2" if warming.may_sell_freely(box, state, seat) else "MM-6.1"
                assets.sell(box, state, seat, wish, state.economy, clause, log)

    def resolve(self, state: McMultiState, chance: Chance, outcome: int, log: Log) -> None:  # noqa: ARG002 - the stage says which
        box = self.box(state)
        match state.stage:
            case Stage.STARTING_PLAYER:
                setup.starting_player(state, outcome, log)
            case Stage.FIRST_LIKELY | Stage.FIRST_UNLIKELY:
                setup.first_news(box, state, outcome, log)
            case Stage.ROLL:
                dice.roll(box, state, outcome // box.side + 1, outcome % box.side + 1, log)
            case Stage.NEW_CARD:
                dice.new_card(box, state, outcome, log)
            case _:
                dice.change_economy(box, state, outcome + 1, log)

    def scores(self, state: McMultiState) -> list[int]:
        return [company.cash for company in state.companies]
