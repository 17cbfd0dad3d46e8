"""Oil City: the seven calls; who is waited for, and where every wish goes."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity import (
    agenda,
    banker_moves,
    bankers_round,
    company_moves,
    deals,
    events,
    extraction,
    investment,
    loans_and_promises,
    market_moves,
    plots,
    sale,
    seats,
    setup,
    value,
)
from magnat.games.oilcity.actions import HandOver, LeaveRoutine, NameCompany, ReturnPlot, SetBanker
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import Choices, Figures
from magnat.games.oilcity.stages import PHASES, Phase, Stage
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Log, Refusal, Rules, Seat


class OilCityRules(Rules[OilCityState]):
    """One table's rules: the printed figures, the chosen options and the number of players."""

    def __init__(self, figures: Figures, choices: Choices) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.boxes: dict[int, Box] = {}

    def box(self, state: OilCityState) -> Box:
        return self.box_for(len(state.holders))

    def box_for(self, seats: int) -> Box:
        """Made when first needed: a box holds every action that its table allows."""
        if seats not in self.boxes:
            self.boxes[seats] = Box(self.figures, self.choices, seats)
        return self.boxes[seats]

    def start(self, seats: int) -> OilCityState:
        return setup.lay_out(self.box_for(seats))

    # Who is waited for

    def agenda(self, state: OilCityState) -> Agenda:
        box = self.box(state)
        match state.phase:
            case Phase.FIRST_PLOTS:
                return Agenda(agenda.plot_draws(state, "OC-2.2"), [])
            case Phase.EVENT:
                if state.bankers[1] and not state.announced:
                    row = PHASES[state.phase]
                    wanted = [Decision(box.banker_2, row.decision, row.clause)]
                    agenda.ask_market(box, state, wanted)
                    return Agenda([], wanted)
                wanted = []
                agenda.ask_market(box, state, wanted)
                return Agenda([Chance("event-card", "OC-4.1", events.draw_weights(box, state))], wanted)
            case Phase.WAR:
                wanted = []
                agenda.ask_market(box, state, wanted)
                return Agenda([Chance("war", "OC-10.2", self.figures.war_weights)], wanted)
            case Phase.OVER:
                ranks = value.places(box, state)
                return Agenda([], [], True, [ranks[box.company_of[seat]] for seat in range(box.players)])
        chances = agenda.plot_draws(state, "OC-5.8")
        decisions: list[Decision] = []
        for company, own in enumerate(state.companies):
            match own.stage:
                case Stage.INVESTING | Stage.RETURNING | Stage.SELLING:
                    agenda.ask_partners(box, state, company, box.must[own.stage], decisions)
                case Stage.PREPARING:
                    reached = not box.choices.rounds or bankers_round.sold_now(box, state) == company
                    agenda.ask_partners(box, state, company, box.must[own.stage] if reached else box.may[own.stage], decisions)
                case Stage.SERVICE:
                    decisions.append(box.must[own.stage][box.banker_1])
                case Stage.EXTRACTING:
                    if extraction.due(state, company):
                        chances.append(Chance("extraction-die", "OC-6.3", self.figures.face_weights, company))
                    else:
                        decisions.append(Decision(box.banker_2, "roll-plot", "OC-6.3"))
                case Stage.STAMPING:
                    decisions.append(box.must[own.stage][box.banker_2])
        agenda.ask_market(box, state, decisions)
        return Agenda(chances, decisions)

    # What a seat can do

    def options(self, state: OilCityState, seat: Seat) -> list[Action]:
        box, options = self.box(state), list[Action]()
        if seat < 0 or seat >= box.seats or state.phase == Phase.OVER:
            return options
        if seat >= box.players:
            banker_moves.list_options(box, state, seat, options)
            return options
        if agenda.handed_over(state, seat):
            return options
        company = box.company_of[seat]
        own = state.companies[company]
        match own.stage if state.phase == Phase.TURN else Stage.DONE:
            case Stage.INVESTING:
                investment.list_plans(box, state, seat, company, options)
            case Stage.RETURNING:
                for number in own.fresh:
                    options.append(ReturnPlot(number))
            case Stage.PREPARING:
                plots.list_pieces(box, own, options)
                options.append(box.extract)
            case Stage.SELLING:
                sale.list_sales(box, state, own, options)
        if state.offers:
            deals.list_answers(box, state, seat, options)
        if state.promises:
            loans_and_promises.list_keeping(box, state, company, options)
        return options

    def check(self, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
        box = self.box(state)
        if seat < 0 or seat >= box.seats:
            return Refusal("OC-1.1", "no-such-seat", box.seats, seat)
        if state.phase == Phase.OVER:
            return Refusal("OC-1.4", "game-over")
        if isinstance(action, HandOver):
            return seats.check_hand_over(box, state, seat, action)
        if isinstance(action, SetBanker):
            return seats.check_set_banker(box, state, seat, action)
        if isinstance(action, LeaveRoutine):
            return seats.check_leave_routine(box, state, seat, action)
        if seat >= box.players:
            return banker_moves.check(box, state, seat, action)
        if agenda.handed_over(state, seat):
            return Refusal("OC-1.1", "seat-handed-over")
        if isinstance(action, NameCompany):
            return seats.check_name(box, action.name)
        if market_moves.is_deal(action):
            return market_moves.check(box, state, seat, action)
        if state.phase != Phase.TURN:
            return Refusal("OC-4.1", "wait-for-event")
        return company_moves.check(box, state, seat, action)

    # What happens

    def apply(self, state: OilCityState, seat: Seat, action: Action, log: Log) -> None:
        box = self.box(state)
        if isinstance(action, HandOver):
            seats.hand_over(state, action, log)
        elif isinstance(action, SetBanker):
            seats.set_banker(box, state, action, log)
        elif isinstance(action, LeaveRoutine):
            seats.leave_routine(box, state, action, log)
        elif seat >= box.players:
            banker_moves.apply(box, state, action, log)
        elif isinstance(action, NameCompany):
            seats.name_company(state, box.company_of[seat], action.name, log)
        elif market_moves.is_deal(action):
            market_moves.apply(box, state, seat, action, log)
        else:
            company_moves.apply(box, state, seat, action, log)
        if box.choices.rounds:
            bankers_round.go_on(box, state, log)
        if state.offers:
            deals.lapse(box, state, log)

    def resolve(self, state: OilCityState, chance: Chance, outcome: int, log: Log) -> None:
        box = self.box(state)
        match chance.key:
            case "plot-card":
                if state.phase == Phase.FIRST_PLOTS:
                    setup.first_plot(box, state, chance.about, outcome, log)
                else:
                    plots.draw(box, state, chance.about, outcome, "OC-5.8", log)
                    plots.drawn(state.companies[chance.about])
            case "event-card":
                events.draw(box, state, outcome, log)
            case "war":
                events.war(box, state, outcome == 1, log)
            case _:
                extraction.roll(box, state, chance.about, outcome, log)
                if state.companies[chance.about].stage == Stage.SELLING:
                    loans_and_promises.collect(box, state, chance.about, log)
        if box.choices.rounds:
            bankers_round.go_on(box, state, log)
        if state.offers:
            deals.lapse(box, state, log)

    def scores(self, state: OilCityState) -> list[int]:
        """The value of the seat's company (OC-9)."""
        box = self.box(state)
        values = [value.value(box, own) for own in state.companies]
        return [values[box.company_of[seat]] for seat in range(box.players)]
