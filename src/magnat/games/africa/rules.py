"""18Africa: the seven calls; the game at a glance, nothing else."""

from __future__ import annotations

from typing import Final

from magnat.games.africa import agenda, auction, cards, company_moves, ending, rounds, seat_options, setup, stock, stock_moves, table_moves
from magnat.games.africa.atlas import Atlas
from magnat.games.africa.box import Box
from magnat.games.africa.figures import Choices, Figures
from magnat.games.africa.stages import STAGES, Stage
from magnat.games.africa.state import NOBODY, NOTHING, AfricaState
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Log, Refusal, Rules, Seat


class AfricaRules(Rules[AfricaState]):
    """One table's rules: the printed figures and the chosen options."""

    def __init__(self, figures: Figures, choices: Choices, atlas: Atlas) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.atlas: Final = atlas
        self.boxes: dict[int, Box] = {}

    def box(self, state: AfricaState) -> Box:
        return self.box_for(len(state.players))

    def box_for(self, seats: int) -> Box:
        """Made when first needed: a box holds every action that its table allows."""
        if seats not in self.boxes:
            self.boxes[seats] = Box(self.figures, self.choices, self.atlas, seats)
        return self.boxes[seats]

    def start(self, seats: int) -> AfricaState:
        return setup.lay_out(self.box_for(seats))

    def agenda(self, state: AfricaState) -> Agenda:
        box = self.box(state)
        if agenda.is_chance(state):
            return Agenda([agenda.chance(box, state)], [])
        match state.stage:
            case Stage.KEEP:
                return Agenda([], [Decision(seat, "keep", "AF-2.1") for seat in range(box.seats) if setup.chooses(box, state, seat)])
            case Stage.OVER:
                return Agenda([], [], True, ending.places(box, state))
        row = STAGES[state.stage]
        return Agenda([], [Decision(agenda.waiting_seat(box, state), row.decision, row.clause)])

    def options(self, state: AfricaState, seat: Seat) -> list[Action]:
        return seat_options.options_of(self.box(state), state, seat)

    def check(self, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
        box, clause = self.box(state), STAGES[state.stage].clause
        if not 0 <= seat < box.seats:
            return Refusal("AF-1.1", "no-such-seat", box.seats, seat)
        if state.stage == Stage.OVER:
            return Refusal(clause, "game-over")
        if agenda.is_chance(state):
            return Refusal(clause, "chance-due")
        if not agenda.waits_for(box, state, seat):
            return Refusal(clause, "not-your-turn")
        match state.stage:
            case Stage.INITIAL | Stage.STOCK | Stage.TURNED:
                return stock_moves.check(box, state, seat, action)
            case Stage.TRACK | Stage.TOKEN | Stage.RUN | Stage.DIVIDEND | Stage.TRAINS | Stage.OFFER | Stage.SHARES:
                return company_moves.check(box, state, seat, action)
        return table_moves.check(box, state, seat, action)

    def apply(self, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
        box = self.box(state)
        match state.stage:
            case Stage.INITIAL | Stage.STOCK | Stage.TURNED:
                stock_moves.apply(box, state, seat, action, log)
            case Stage.TRACK | Stage.TOKEN | Stage.RUN | Stage.DIVIDEND | Stage.TRAINS | Stage.OFFER | Stage.SHARES:
                company_moves.apply(box, state, seat, action, log)
            case _:
                table_moves.apply(box, state, seat, action, log)
        settle(box, state, log)

    def resolve(self, state: AfricaState, chance: Chance, outcome: int, log: Log) -> None:  # noqa: ARG002 - the stage says which
        box = self.box(state)
        if state.to_turn > 0:
            cards.turn_over(box, state, outcome, log)
        else:
            resolve_stage(box, state, outcome, log)
        settle(box, state, log)

    def scores(self, state: AfricaState) -> list[int]:
        box = self.box(state)
        return [ending.worth(box, state, seat) for seat in range(box.seats)]


def resolve_stage(box: Box, state: AfricaState, outcome: int, log: Log) -> None:
    match state.stage:
        case Stage.DRAW_COMPANIES:
            setup.draw_company(box, state, outcome, log)
        case Stage.DEAL_DIRECTORS | Stage.DEAL:
            setup.deal(box, state, outcome, log)
        case Stage.RETURN:
            setup.return_card(box, state, outcome, log)
        case Stage.REDEAL:
            setup.redeal(box, state, outcome, log)
        case Stage.STARTER:
            setup.starter(state, outcome, log)
        case Stage.SPENDER:
            auction.name_spender(box, state, outcome, log)
        case _:
            stock.turned(box, state, outcome, log)


def settle(box: Box, state: AfricaState, log: Log) -> None:
    """What follows by itself: a choice of city that cannot wait, the end of a round, the next company's turn."""
    if state.to_turn > 0:
        return
    if state.stage == Stage.INITIAL and state.priority == NOBODY:
        rounds.begin_initial(box, state, log)
    if state.choosing:
        if state.stage != Stage.CITY:
            state.resume = state.stage
            state.stage = Stage.CITY
        return
    if is_stock(state.stage) and stock.round_over(box, state):
        rounds.end_stock(box, state, log)
    if state.operating and state.company == NOTHING and state.stage != Stage.OVER:
        rounds.next_company(box, state, log)


def is_stock(stage: int) -> bool:
    return stage == Stage.STOCK or stage == Stage.INITIAL
