"""McMulti: the seven calls; the turn at a glance, nothing else."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti import assets, dice, ending, market, neighbours, news, production, setup
from magnat.games.mcmulti.actions import (
    BuyAsset,
    BuyBarrel,
    ChooseQuadrant,
    Declare,
    Drill,
    EndPurchases,
    EndTurn,
    FreeRefinery,
    KeepRest,
    LeaveRig,
    Pump,
    Refine,
    Roll,
    SellAll,
    SellAsset,
    SellBarrel,
    SellFuel,
)
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import Choices, Figures
from magnat.games.mcmulti.state import NOBODY, McMultiState, Stage
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Log, Refusal, Rules, Seat


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
        return Agenda([], self.decisions(state))

    def decisions(self, state: McMultiState) -> list[Decision]:
        """Who must choose now, and who may pay for an idle refinery meanwhile (MM-9.2)."""
        box = self.box(state)
        wanted: list[Decision] = []
        key, clause = asked(state.stage), asked_by(state.stage)
        match state.stage:
            case Stage.TAX:
                for seat, company in enumerate(state.companies):
                    if company.debt > 0:
                        wanted.append(Decision(seat, key, clause))
            case Stage.SETTLEMENT:
                for seat, company in enumerate(state.companies):
                    if not company.settled:
                        wanted.append(Decision(seat, key, clause))
                return wanted
            case _:
                wanted.append(Decision(waiting_seat(box, state), key, clause))
        if state.warming:
            for seat in range(box.seats):
                if news.may_free(box, state, seat):
                    wanted.append(Decision(seat, "free-refinery", "MM-9.2", False))
        return wanted

    def options(self, state: McMultiState, seat: Seat) -> list[Action]:
        box, options = self.box(state), list[Action]()
        if is_chance(state.stage) or state.stage == Stage.OVER or not 0 <= seat < box.seats:
            return options
        if waits_for(box, state, seat):
            match state.stage:
                case Stage.PURCHASE:
                    assets.list_places(box, state, seat, options)
                    options.append(box.end_purchases)
                case Stage.MARKET:
                    market.list_trades(box, state, seat, options)
                    options.append(box.roll)
                case Stage.TAX:
                    assets.list_standing(box, state, seat, options)
                case Stage.QUADRANT:
                    for quadrant in box.owned(seat):
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
                    if not news.may_sell_for_fee(box, state, seat):
                        assets.list_crossed(box, state, options)
                    if state.declared == NOBODY and state.companies[seat].cash >= self.figures.goal:
                        options.append(box.declare)
                    options.append(box.end_turn)
                case Stage.SETTLEMENT:
                    options.append(box.sell_all)
                    assets.list_standing(box, state, seat, options)
                    options.append(box.keep_rest)
        news.list_frees(box, state, seat, options)
        if news.may_sell_for_fee(box, state, seat):
            assets.list_standing(box, state, seat, options)
        return options

    def check(self, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
        box, clause = self.box(state), asked_by(state.stage)
        if not 0 <= seat < box.seats:
            return Refusal("MM-1.1", "no-such-seat", box.seats, seat)
        if state.stage == Stage.OVER:
            return Refusal(clause, "game-over")
        if is_chance(state.stage):
            return Refusal(clause, "chance-due")
        if isinstance(action, FreeRefinery):
            return news.check_free(box, state, seat, action.quadrant, action.cell)
        if isinstance(action, SellAsset) and news.may_sell_for_fee(box, state, seat):
            return assets.check_standing(box, state, seat, action, "MM-6.2")
        if not waits_for(box, state, seat):
            return Refusal(clause, "not-your-turn")
        match state.stage:
            case Stage.PURCHASE:
                if isinstance(action, BuyAsset):
                    return setup.check_purchase(box, state, seat, action)
                if isinstance(action, EndPurchases):
                    return None
            case Stage.MARKET:
                if isinstance(action, BuyBarrel):
                    return market.check_buy(box, state, seat, action)
                if isinstance(action, SellBarrel):
                    return market.check_sell(box, state, seat, action)
                if isinstance(action, Roll):
                    return None
            case Stage.TAX:
                if isinstance(action, SellAsset):
                    return assets.check_standing(box, state, seat, action, "MM-6.2")
            case Stage.QUADRANT:
                if isinstance(action, ChooseQuadrant):
                    return dice.check_choose(box, seat, action.quadrant)
            case Stage.STATIONS:
                if isinstance(action, SellFuel):
                    return production.check_amount(action.barrels, production.most_fuel(box, state), "too-much-fuel")
            case Stage.REFINERIES:
                if isinstance(action, Refine):
                    return production.check_amount(action.barrels, production.most_refined(box, state), "too-much-crude")
            case Stage.WELLS:
                if isinstance(action, Pump):
                    return production.check_amount(action.barrels, production.most_pumped(box, state), "too-much-oil")
            case Stage.RIGS:
                if isinstance(action, Drill):
                    return production.check_drill(box, state, seat)
                if isinstance(action, LeaveRig):
                    return None
            case Stage.ASSETS:
                if isinstance(action, BuyAsset):
                    return assets.check_place(box, state, seat, action, "MM-6.1")
                if isinstance(action, SellAsset):
                    return assets.check_sell_crossed(box, state, seat, action)
                if isinstance(action, EndTurn):
                    return None
                if isinstance(action, Declare):
                    return ending.check_declare(box, state, seat)
            case Stage.SETTLEMENT:
                if isinstance(action, SellAsset):
                    return assets.check_standing(box, state, seat, action, "MM-8.1")
                if isinstance(action, SellAll) or isinstance(action, KeepRest):
                    return None
        return Refusal(clause, "not-now")

    def apply(self, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
        box = self.box(state)
        if isinstance(action, BuyBarrel):
            market.buy(box, state, seat, action, log)
        elif isinstance(action, SellBarrel):
            market.sell(box, state, seat, action, log)
        elif isinstance(action, Roll):
            dice.end_market(box, state)
        elif isinstance(action, ChooseQuadrant):
            dice.choose(box, state, seat, action.quadrant, log)
        elif isinstance(action, SellFuel):
            production.sell_fuel(box, state, seat, action.barrels, log)
        elif isinstance(action, Refine):
            production.refine(box, state, seat, action.barrels, log)
        elif isinstance(action, Pump):
            production.pump(box, state, seat, action.barrels, log)
        elif isinstance(action, Drill):
            production.drill(box, state, seat, log)
        elif isinstance(action, LeaveRig):
            production.next_step(box, state)
        elif isinstance(action, BuyAsset):
            assets.place(box, state, seat, action, asked_by(state.stage), log)
        elif isinstance(action, SellAsset):
            self.sell_asset(box, state, seat, action, log)
        elif isinstance(action, EndTurn):
            ending.end_turn(box, state, log)
        elif isinstance(action, FreeRefinery):
            news.free(box, state, seat, action.quadrant, action.cell, log)
        elif isinstance(action, EndPurchases):
            setup.end_purchases(box, state, log)
        elif isinstance(action, Declare):
            ending.declare(box, state, seat, log)
        elif isinstance(action, SellAll):
            ending.sell_all(box, state, seat, log)
        else:
            ending.keep_rest(state, seat, log)

    def sell_asset(self, box: Box, state: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
        match state.stage:
            case Stage.TAX:
                dice.sell_for_tax(box, state, seat, wish, log)
            case Stage.SETTLEMENT:
                ending.sell_one(box, state, seat, wish, log)
            case _:
                clause = "MM-6.2" if news.may_sell_for_fee(box, state, seat) else "MM-6.1"
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


def is_chance(stage: int) -> bool:
    match stage:
        case Stage.STARTING_PLAYER | Stage.FIRST_LIKELY | Stage.FIRST_UNLIKELY | Stage.ROLL | Stage.NEW_CARD | Stage.DIFFERENCE_DIE:
            return True
    return False


def waiting_seat(box: Box, state: McMultiState) -> Seat:
    """The one seat that a stage waits for; taxes and the settlement wait for several."""
    match state.stage:
        case Stage.STATIONS | Stage.REFINERIES | Stage.WELLS | Stage.RIGS:
            return neighbours.running_seat(box, state)
    return state.active


def waits_for(box: Box, state: McMultiState, seat: Seat) -> bool:
    match state.stage:
        case Stage.TAX:
            return state.companies[seat].debt > 0
        case Stage.SETTLEMENT:
            return not state.companies[seat].settled
    return waiting_seat(box, state) == seat


def asked(stage: int) -> str:
    """The key of the decision that a stage asks for."""
    return DECISIONS[stage]


def asked_by(stage: int) -> str:
    """The clause of the rulebook that a stage belongs to."""
    return CLAUSES[stage]


DECISIONS: Final = [
    "", "", "", "special-purchase", "trade", "", "sell-for-tax", "", "", "choose-quadrant",
    "run-stations", "run-refineries", "run-wells", "strike-oil", "assets", "settle", "",
]  # fmt: skip
CLAUSES: Final = [
    "MM-2.5", "MM-2.4", "MM-2.4", "MM-2.6", "MM-3.1", "MM-4.1", "MM-9.1", "MM-4.3", "MM-4.4", "MM-5.2",
    "MM-4.5", "MM-4.5", "MM-4.5", "MM-4.5", "MM-6.1", "MM-8.1", "MM-8.2",
]  # fmt: skip
