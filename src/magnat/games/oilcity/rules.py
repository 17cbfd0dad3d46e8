"""Oil City: the seven calls; who is waited for, and where every wish goes."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity import deals, events, extraction, investment, plots, sale, seats, setup, value
from magnat.games.oilcity.actions import (
    AcceptOffer,
    Arrange,
    BackOffer,
    Confirm,
    DeclineOffer,
    DrawEvent,
    EnforcePromise,
    Extract,
    ForgivePromise,
    HandOver,
    KeepPromise,
    LiftPiece,
    MakeOffer,
    NameCompany,
    OfferWish,
    Order,
    PutPiece,
    ReturnPlot,
    RollPlot,
    RunRefinery,
    Sell,
    SendBack,
    SendPedlar,
    Serve,
    SetBanker,
    Stamp,
    TakeToken,
    WithdrawOffer,
)
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import Choices, Figures
from magnat.games.oilcity.state import OilCityState, Phase, Stage
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
                return Agenda(self.plot_draws(state, "OC-2.2"), [])
            case Phase.EVENT:
                if state.bankers[1] and not state.announced:
                    waiting = [Decision(box.banker_2, "draw-event", "OC-4.1")]
                    self.ask_market(box, state, waiting)
                    return Agenda([], waiting)
                waiting = []
                self.ask_market(box, state, waiting)
                return Agenda([Chance("event-card", "OC-4.1", events.draw_weights(box, state))], waiting)
            case Phase.WAR:
                return Agenda([Chance("war", "OC-10.2", self.figures.war_weights)], [])
            case Phase.OVER:
                ranks = value.places(box, state)
                return Agenda([], [], True, [ranks[box.company_of[seat]] for seat in range(box.players)])
        chances = self.plot_draws(state, "OC-5.8")
        decisions: list[Decision] = []
        for company, own in enumerate(state.companies):
            match own.stage:
                case Stage.INVESTING:
                    self.ask(box, state, company, "invest", decisions)
                case Stage.SERVICE:
                    decisions.append(Decision(box.banker_1, "serve", "OC-5.6"))
                case Stage.RETURNING:
                    self.ask(box, state, company, "return-plot", decisions)
                case Stage.PREPARING:
                    self.ask(box, state, company, "prepare", decisions)
                case Stage.EXTRACTING:
                    if extraction.due(state, company):
                        chances.append(Chance("extraction-die", "OC-6.3", self.figures.face_weights, company))
                    else:
                        decisions.append(Decision(box.banker_2, "roll-plot", "OC-6.3"))
                case Stage.SELLING:
                    self.ask(box, state, company, "sell", decisions)
                case Stage.STAMPING:
                    decisions.append(Decision(box.banker_2, "stamp", "OC-7.3"))
        self.ask_market(box, state, decisions)
        return Agenda(chances, decisions)

    def ask_market(self, box: Box, state: OilCityState, decisions: list[Decision]) -> None:
        """OC-8: who may deal, and the bankers who may judge broken promises; nobody waits for any of them."""
        for company, members in enumerate(box.members):
            if deals.check_open(state, company) is None:
                for seat in members:
                    if not handed_over(state, seat):
                        decisions.append(box.may_deal[seat])
        for owing in state.promises:
            if owing.broken:
                decisions.append(Decision(box.banker_1, "judge", "OC-8.3", False))
                decisions.append(Decision(box.banker_2, "judge", "OC-8.3", False))
                break

    def plot_draws(self, state: OilCityState, clause: str) -> list[Chance]:
        """OC-2.2, OC-5.8: the next plot of every company that is being dealt some; what one draws, the next cannot."""
        for company, own in enumerate(state.companies):
            if own.to_draw > 0 and (state.phase == Phase.FIRST_PLOTS or own.stage == Stage.DRAWING):
                return [Chance("plot-card", clause, state.plots_left[:], company)]
        return []

    def ask(self, box: Box, state: OilCityState, company: int, key: str, decisions: list[Decision]) -> None:
        """Every partner is asked, unless the seat was handed to another one; the program answers for seats left to it."""
        asked = box.must[key]
        for seat in box.members[company]:
            if not handed_over(state, seat):
                decisions.append(asked[seat])

    # What a seat can do

    def options(self, state: OilCityState, seat: Seat) -> list[Action]:
        box, options = self.box(state), list[Action]()
        if seat < 0 or seat >= box.seats or state.phase == Phase.OVER:
            return options
        if seat >= box.players:
            self.list_banking(box, state, seat, options)
            return options
        if handed_over(state, seat):
            return options
        company = box.company_of[seat]
        own = state.companies[company]
        match own.stage if state.phase == Phase.TURN else Stage.DONE:
            case Stage.INVESTING:
                investment.list_plans(box, state, company, options)
            case Stage.RETURNING:
                for number in own.fresh:
                    options.append(ReturnPlot(number))
            case Stage.PREPARING:
                plots.list_pieces(box, own, options)
                options.append(box.extract)
            case Stage.SELLING:
                sale.list_sales(box, state, own, options)
        if state.offers or state.promises:
            deals.list_answers(box, state, seat, options)
        return options

    def list_banking(self, box: Box, state: OilCityState, seat: Seat, options: list[Action]) -> None:
        if state.phase == Phase.EVENT and seat == box.banker_2 and state.bankers[1] and not state.announced:
            options.append(box.draw_event)
        deals.list_judgements(state, options)
        if state.phase != Phase.TURN:
            return
        for company, own in enumerate(state.companies):
            if seat == box.banker_1 and own.stage == Stage.SERVICE:
                if investment.check_plans(box, state, company, own.plans) is None:
                    options.append(Serve(company))
                options.append(SendBack(company))
            if seat == box.banker_2 and own.stage == Stage.EXTRACTING and not extraction.due(state, company):
                options.append(RollPlot(company))
            if seat == box.banker_2 and own.stage == Stage.STAMPING:
                options.append(Stamp(company))

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
        if seat >= box.players:
            return self.check_banking(box, state, seat, action)
        if handed_over(state, seat):
            return Refusal("OC-1.1", "seat-handed-over")
        if isinstance(action, NameCompany):
            return seats.check_name(box, action.name)
        if isinstance(action, MakeOffer | OfferWish | KeepPromise):
            return check_market(box, state, seat, action)
        if state.phase != Phase.TURN:
            return Refusal("OC-4.1", "wait-for-event")
        return self.check_company(box, state, seat, action)

    def check_company(self, box: Box, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
        company = box.company_of[seat]
        own = state.companies[company]
        match own.stage:
            case Stage.INVESTING:
                if isinstance(action, Order | SendPedlar | RunRefinery):
                    return investment.check_plan(box, state, company, investment.plan_of(action))
                if isinstance(action, TakeToken):
                    return investment.check_take_token(state, company, action.member)
                if isinstance(action, Confirm):
                    return investment.check_plans(box, state, company, own.plans)
            case Stage.RETURNING:
                if isinstance(action, ReturnPlot):
                    return plots.check_return(own, action.plot)
            case Stage.PREPARING:
                if isinstance(action, PutPiece):
                    return plots.check_put(box, own, action)
                if isinstance(action, LiftPiece):
                    return plots.check_lift(box, own, action.plot, action.field)
                if isinstance(action, Arrange):
                    return plots.check_arrange(box, own, action)
                if isinstance(action, Extract):
                    return None
            case Stage.EXTRACTING:
                if isinstance(action, PutPiece | LiftPiece | Arrange):
                    return Refusal("OC-6.2", "extracting")
            case Stage.SELLING:
                if isinstance(action, Sell):
                    return sale.check_sell(box, state, own, action)
        return Refusal(CLAUSES[own.stage], "not-now")

    def check_banking(self, box: Box, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, DrawEvent):
            if seat != box.banker_2 or not state.bankers[1]:
                return Refusal("OC-10.1", "other-banker")
            if state.phase != Phase.EVENT or state.announced:
                return Refusal("OC-4.2", "not-now")
            return None
        if isinstance(action, EnforcePromise):
            return deals.check_judge(state, action.promise, True)
        if isinstance(action, ForgivePromise):
            return deals.check_judge(state, action.promise, False)
        if isinstance(action, Serve):
            refusal = check_service(box, state, seat, box.banker_1, action.company, Stage.SERVICE)
            if refusal is None:
                refusal = investment.check_plans(box, state, action.company, state.companies[action.company].plans)
            return refusal
        if isinstance(action, SendBack):
            return check_service(box, state, seat, box.banker_1, action.company, Stage.SERVICE)
        if isinstance(action, RollPlot):
            refusal = check_service(box, state, seat, box.banker_2, action.company, Stage.EXTRACTING)
            if refusal is None and extraction.due(state, action.company):
                refusal = Refusal("OC-6.3", "die-is-due")
            return refusal
        if isinstance(action, Stamp):
            return check_service(box, state, seat, box.banker_2, action.company, Stage.STAMPING)
        return Refusal("OC-10.1", "not-for-bankers")

    # What happens

    def apply(self, state: OilCityState, seat: Seat, action: Action, log: Log) -> None:
        box = self.box(state)
        company = box.company_of[seat] if seat < box.players else -1
        if isinstance(action, Order | SendPedlar | RunRefinery):
            investment.place(box, state, company, investment.plan_of(action), log)
        elif isinstance(action, TakeToken):
            investment.take_token(box, state, company, action.member, log)
        elif isinstance(action, Confirm):
            investment.confirm(box, state, company, log)
        elif isinstance(action, PutPiece):
            plots.put(state.companies[company], company, action, log)
        elif isinstance(action, LiftPiece):
            plots.lift(state.companies[company], company, action.plot, action.field, log)
        elif isinstance(action, Arrange):
            plots.arrange(box, state.companies[company], company, action, log)
        elif isinstance(action, Extract):
            extraction.begin(state, company, log)
        elif isinstance(action, Sell):
            sale.sell(box, state, company, action, log)
        elif isinstance(action, ReturnPlot):
            plots.give_back(box, state, company, action.plot, log)
        elif isinstance(action, MakeOffer):
            deals.make_offer(box, state, seat, action, log)
        elif isinstance(action, AcceptOffer | BackOffer):
            deals.vote(box, state, seat, action.offer, log)
        elif isinstance(action, DeclineOffer | WithdrawOffer):
            deals.drop(box, state, action.offer, log)
        elif isinstance(action, KeepPromise):
            owing = state.promise(action.promise)
            assert owing is not None
            deals.keep(box, state, owing, log)
        elif isinstance(action, HandOver):
            seats.hand_over(state, action, log)
        elif isinstance(action, SetBanker):
            seats.set_banker(box, state, action, log)
        elif isinstance(action, NameCompany):
            seats.name_company(state, company, action.name, log)
        else:
            self.bank(box, state, action, log)
        if state.offers:
            deals.lapse(box, state, log)

    def bank(self, box: Box, state: OilCityState, action: Action, log: Log) -> None:
        """What bankers do."""
        if isinstance(action, DrawEvent):
            state.announced = True
        elif isinstance(action, Serve):
            investment.serve(box, state, action.company, log)
        elif isinstance(action, SendBack):
            investment.send_back(state, action.company, log)
        elif isinstance(action, RollPlot):
            state.companies[action.company].rolling = True
        elif isinstance(action, Stamp):
            sale.stamp(box, state, action.company, log)
        elif isinstance(action, EnforcePromise):
            deals.enforce(box, state, action.promise, log)
        elif isinstance(action, ForgivePromise):
            deals.forgive(box, state, action.promise, log)

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
        if state.offers:
            deals.lapse(box, state, log)

    def scores(self, state: OilCityState) -> list[int]:
        """The value of the seat's company (OC-9)."""
        box = self.box(state)
        values = [value.value(box, own) for own in state.companies]
        return [values[box.company_of[seat]] for seat in range(box.players)]


CLAUSES: Final = ["OC-5.1", "OC-5.6", "OC-5.8", "OC-5.8", "OC-6.1", "OC-6.2", "OC-7.1", "OC-7.3", "OC-4.2"]
"""By stage of the company: the clause that says what is to be done now."""


def check_market(box: Box, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
    """OC-8: wishes that a partner may have at any stage."""
    company = box.company_of[seat]
    if isinstance(action, MakeOffer):
        return deals.check_offer(box, state, company, action)
    if isinstance(action, AcceptOffer):
        return deals.check_accept(box, state, seat, action.offer)
    if isinstance(action, BackOffer):
        return deals.check_back(box, state, seat, action.offer)
    if isinstance(action, DeclineOffer):
        return deals.check_decline(box, state, company, action.offer)
    if isinstance(action, WithdrawOffer):
        return deals.check_withdraw(state, company, action.offer)
    assert isinstance(action, KeepPromise)
    return deals.check_keep(state, company, action.promise)


def check_service(box: Box, state: OilCityState, seat: Seat, banker: Seat, company: int, stage: int) -> Refusal | None:
    """OC-10.1: the right banker, a company that waits for exactly this."""
    if seat != banker:
        return Refusal("OC-10.1", "other-banker")
    if not 0 <= company < box.companies:
        return Refusal("OC-10.1", "no-such-company", box.companies, company)
    if state.phase != Phase.TURN or state.companies[company].stage != stage:
        return Refusal("OC-10.1", "not-now")
    return None


def handed_over(state: OilCityState, seat: Seat) -> bool:
    """Does a partner act for this seat? The program does so through the seat itself."""
    return state.holders[seat] >= 0 and state.holders[seat] != seat
