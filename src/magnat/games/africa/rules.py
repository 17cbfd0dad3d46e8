"""18Africa: the seven calls; the game at a glance, nothing else."""

from __future__ import annotations

from typing import Final

from magnat.games.africa import (
    auction,
    building,
    cards,
    cities,
    control,
    ending,
    pool,
    rounds,
    running,
    setup,
    stations,
    stock,
    trains,
    turn,
)
from magnat.games.africa.actions import (
    AcceptOffer,
    AssignConcession,
    Bid,
    BuyBond,
    BuyDiscard,
    BuyHand,
    BuyPool,
    BuyTrain,
    BuyTurned,
    ChooseCity,
    ChooseConcession,
    DeclineOffer,
    DeclineTurned,
    EndShares,
    EndTrack,
    EndTrains,
    EndTurn,
    LayTile,
    LeavePriority,
    Nominate,
    OfferTrain,
    Pass,
    PassBid,
    Pay,
    PlaceToken,
    Run,
    SellBond,
    SellPrivate,
    SellShare,
    SellTrain,
    SetAside,
    SkipToken,
    TakePriority,
    TurnCard,
    Withhold,
)
from magnat.games.africa.atlas import Atlas
from magnat.games.africa.box import Box
from magnat.games.africa.figures import Choices, Figures
from magnat.games.africa.state import NOBODY, NOTHING, Africa, Stage
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Log, Refusal, Rules, Seat


class AfricaRules(Rules[Africa]):
    """One table's rules: the printed figures and the chosen options."""

    def __init__(self, figures: Figures, choices: Choices, atlas: Atlas) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.atlas: Final = atlas
        self.boxes: dict[int, Box] = {}

    def box(self, state: Africa) -> Box:
        return self.box_for(len(state.players))

    def box_for(self, seats: int) -> Box:
        if seats not in self.boxes:
            self.boxes[seats] = Box(self.figures, self.choices, self.atlas, seats)
        return self.boxes[seats]

    def start(self, seats: int) -> Africa:
        return setup.lay_out(self.box_for(seats))

    def agenda(self, state: Africa) -> Agenda:
        if is_chance(state):
            return Agenda([self.chance(state)], [])
        box = self.box(state)
        match state.stage:
            case Stage.KEEP:
                return Agenda([], [Decision(seat, "keep", "AF-2.1") for seat in range(box.seats) if setup.chooses(box, state, seat)])
            case Stage.OVER:
                return Agenda([], [], True, ending.places(box, state))
        return Agenda([], [Decision(waiting_seat(box, state), DECISIONS[state.stage], CLAUSES[state.stage])])

    def chance(self, state: Africa) -> Chance:
        if state.to_turn > 0:
            return Chance("deck-card", "AF-4.4", state.deck[:])
        match state.stage:
            case Stage.DRAW_COMPANIES:
                return Chance("company", "AF-1.3", setup.company_weights(state))
            case Stage.DEAL_DIRECTORS:
                return Chance("dealt-card", "AF-11.2", setup.director_weights(self.box(state), state), setup.next_to_deal(state))
            case Stage.DEAL:
                return Chance("dealt-card", "AF-1.6", state.deck[:], setup.next_to_deal(state))
            case Stage.RETURN:
                return Chance("returned-card", "AF-11.2", state.pile[:])
            case Stage.REDEAL:
                return Chance("auction-card", "AF-11.2", state.deck[:])
            case Stage.STARTER:
                return Chance("starting-player", "AF-2.2", [1] * len(state.players))
            case Stage.SPENDER:
                return Chance("spender-die", "AF-2.3" if state.resume == Stage.NOMINATE else "AF-3.2", auction.spender_weights(state))
        return Chance("deck-card", "AF-4.4", state.deck[:])

    def options(self, state: Africa, seat: Seat) -> list[Action]:
        box, options = self.box(state), list[Action]()
        if not 0 <= seat < box.seats or is_chance(state) or not waits_for(box, state, seat):
            return options
        match state.stage:
            case Stage.KEEP:
                for card in sorted(set(state.players[seat].hand)):
                    options.append(box.set_aside[card])
            case Stage.NOMINATE:
                for card, copies in enumerate(state.pile):
                    if copies > 0:
                        options.append(box.nominate[card])
            case Stage.BID | Stage.CONCESSION_BID:
                auction.list_bids(box, state, seat, options)
            case Stage.CONCESSION:
                for concession in auction.waiting_concessions(state):
                    options.append(box.choose_concession[concession])
            case Stage.INITIAL:
                stock.list_initial(box, state, seat, options)
            case Stage.PRIORITY:
                options.append(box.take_priority)
                options.append(box.leave_priority)
            case Stage.STOCK:
                stock.list_turn(box, state, seat, options)
            case Stage.TURNED:
                if stock.check_card(box, state, seat, state.card) is None:
                    options.append(box.buy_turned)
                options.append(box.decline_turned)
            case Stage.CITY:
                for stop in cities.free_cities(state, self.figures.companies[state.choosing[0]].home):
                    options.append(box.choose_city[stop])
            case Stage.OFFER:
                options.append(box.accept_offer)
                options.append(box.decline_offer)
            case _:
                self.list_step(box, state, seat, options)
        return options

    def list_step(self, box: Box, state: Africa, seat: Seat, options: list[Action]) -> None:
        """A step of a company's turn; concessions may be assigned in each."""
        match state.stage:
            case Stage.TRACK:
                building.list_lays(box, state, state.company, options)
                options.append(box.end_track)
            case Stage.TOKEN:
                stations.list_tokens(box, state, state.company, options)
                options.append(box.skip_token)
            case Stage.RUN:
                best = running.best_wish(box, state, state.company)
                if best is not box.no_run:
                    options.append(best)
                options.append(box.no_run)
            case Stage.DIVIDEND:
                options.append(box.pay)
                options.append(box.withhold)
            case Stage.TRAINS:
                trains.list_trains(box, state, state.company, options)
                options.append(box.end_trains)
            case Stage.SHARES:
                turn.list_shares(box, state, options)
                options.append(box.end_shares)
        for concession in running.assignable(box, state, seat, state.company):
            options.append(box.assign_concession[concession])

    def check(self, state: Africa, seat: Seat, action: Action) -> Refusal | None:
        box, clause = self.box(state), CLAUSES[state.stage]
        if not 0 <= seat < box.seats:
            return Refusal("AF-1.1", "no-such-seat", box.seats, seat)
        if state.stage == Stage.OVER:
            return Refusal(clause, "game-over")
        if is_chance(state):
            return Refusal(clause, "chance-due")
        if not waits_for(box, state, seat):
            return Refusal(clause, "not-your-turn")
        match state.stage:
            case Stage.KEEP:
                if isinstance(action, SetAside):
                    return setup.check_set_aside(state, seat, action.card)
            case Stage.NOMINATE:
                if isinstance(action, Nominate):
                    return auction.check_nominate(state, action.card)
            case Stage.BID | Stage.CONCESSION_BID:
                if isinstance(action, Bid):
                    return auction.check_bid(state, seat, action.amount, clause)
                if isinstance(action, PassBid):
                    return auction.check_pass(state, clause)
            case Stage.CONCESSION:
                if isinstance(action, ChooseConcession):
                    return auction.check_concession(state, action.concession)
            case Stage.INITIAL:
                return self.check_initial(box, state, seat, action)
            case Stage.PRIORITY:
                if isinstance(action, TakePriority) or isinstance(action, LeavePriority):
                    return None
            case Stage.STOCK:
                return self.check_stock(box, state, seat, action)
            case Stage.TURNED:
                if isinstance(action, BuyTurned):
                    return stock.check_card(box, state, seat, state.card)
                if isinstance(action, DeclineTurned):
                    return None
            case Stage.CITY:
                if isinstance(action, ChooseCity):
                    free = cities.free_cities(state, self.figures.companies[state.choosing[0]].home)
                    return None if action.stop in free else Refusal("AF-6.12", "city-taken")
            case Stage.OFFER:
                if isinstance(action, AcceptOffer) or isinstance(action, DeclineOffer):
                    return None
            case _:
                return self.check_step(box, state, seat, action)
        return Refusal(clause, "not-now")

    def check_initial(self, box: Box, state: Africa, seat: Seat, action: Action) -> Refusal | None:
        """AF-3.2: no selling, no pool, no deck."""
        if isinstance(action, BuyHand):
            return stock.check_hand(box, state, seat, action.card)
        if isinstance(action, BuyBond):
            return stock.check_bond(box, state, seat)
        if isinstance(action, EndTurn):
            return stock.check_end(state)
        if isinstance(action, Pass):
            return stock.check_pass(box, state, action.flip != 0)
        return Refusal("AF-3.2", "initial-hand-or-bond")

    def check_stock(self, box: Box, state: Africa, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, SellShare):
            return stock.check_first_sell(box, state, seat) or pool.check_sell_share(box, state, seat, action.company)
        if isinstance(action, SellPrivate):
            return stock.check_first_sell(box, state, seat) or pool.check_sell_private(state, seat, action.private)
        forced = stock.check_forced(box, state, seat)
        if forced is not None:
            return forced
        if isinstance(action, SellBond):
            return stock.check_first_sell(box, state, seat) or stock.check_sell_bond(state, seat)
        if isinstance(action, BuyHand):
            return stock.check_hand(box, state, seat, action.card)
        if isinstance(action, BuyPool):
            return pool.check_buy(box, state, seat, action.card)
        if isinstance(action, BuyDiscard):
            return stock.check_discard(box, state, seat, action.card)
        if isinstance(action, TurnCard):
            return stock.check_turn_card(box, state)
        if isinstance(action, BuyBond):
            return stock.check_bond(box, state, seat)
        if isinstance(action, EndTurn):
            return stock.check_end(state)
        if isinstance(action, Pass):
            return stock.check_pass(box, state, action.flip != 0)
        return Refusal(CLAUSES[state.stage], "not-now")

    def check_step(self, box: Box, state: Africa, seat: Seat, action: Action) -> Refusal | None:
        """A step of a company's turn."""
        number = state.company
        if isinstance(action, AssignConcession):
            return running.check_assign(box, state, seat, number, action.concession)
        match state.stage:
            case Stage.TRACK:
                if isinstance(action, LayTile):
                    return building.check_lay(box, state, number, action)
                if isinstance(action, EndTrack):
                    return None
            case Stage.TOKEN:
                if isinstance(action, PlaceToken):
                    return stations.check_token(box, state, number, action)
                if isinstance(action, SkipToken):
                    return None
            case Stage.RUN:
                if isinstance(action, Run):
                    return running.check(box, state, number, action)
            case Stage.DIVIDEND:
                if isinstance(action, Pay) or isinstance(action, Withhold):
                    return None
            case Stage.TRAINS:
                if isinstance(action, BuyTrain):
                    return trains.check_buy(box, state, number, action.train)
                if isinstance(action, SellTrain):
                    return trains.check_sell(state, number, action.train)
                if isinstance(action, OfferTrain):
                    return trains.check_offer(box, state, number, action)
                if isinstance(action, EndTrains):
                    return None
            case Stage.SHARES:
                return self.check_shares(box, state, action)
        return Refusal(CLAUSES[state.stage], "not-now")

    def check_shares(self, box: Box, state: Africa, action: Action) -> Refusal | None:
        """AF-8.7: sell first, then buy."""
        holder = box.seats + state.company
        if isinstance(action, SellShare) or isinstance(action, SellPrivate):
            if state.bought > 0:
                return Refusal("AF-8.7", "sell-before-buying")
            if isinstance(action, SellShare):
                return pool.check_sell_share(box, state, holder, action.company)
            return pool.check_sell_private(state, holder, action.private)
        if isinstance(action, BuyPool):
            return pool.check_buy(box, state, holder, action.card)
        if isinstance(action, EndShares):
            return None
        return Refusal("AF-8.7", "not-now")

    def apply(self, state: Africa, seat: Seat, action: Action, log: Log) -> None:
        box = self.box(state)
        if state.company != NOTHING and state.stage != Stage.CITY:
            self.apply_step(box, state, seat, action, log)
        else:
            self.apply_table(box, state, seat, action, log)
        self.settle(box, state, log)

    def settle(self, box: Box, state: Africa, log: Log) -> None:
        """What follows by itself: the next company's turn, and a choice of city that cannot wait."""
        if state.operating and state.company == NOTHING and state.stage != Stage.OVER:
            rounds.next_company(box, state, log)
        if state.choosing and state.stage != Stage.CITY:
            state.resume = state.stage
            state.stage = Stage.CITY
        elif state.stage == Stage.INITIAL and state.priority == NOBODY:
            rounds.begin_initial(box, state, log)

    def apply_table(self, box: Box, state: Africa, seat: Seat, action: Action, log: Log) -> None:
        """Cards, auctions, stock rounds, homes."""
        if isinstance(action, Bid):
            auction.bid(box, state, seat, action.amount, CLAUSES[state.stage], log)
        elif isinstance(action, PassBid):
            auction.pass_bid(box, state, seat, CLAUSES[state.stage], log)
        elif isinstance(action, SetAside):
            setup.set_aside(box, state, seat, action.card, log)
        elif isinstance(action, Nominate):
            auction.nominate(box, state, seat, action.card, log)
        elif isinstance(action, ChooseConcession):
            if auction.choose_concession(box, state, seat, action.concession, log):
                rounds.begin_stock(box, state, log)
        elif isinstance(action, TakePriority):
            rounds.take_priority(box, state, seat, log)
        elif isinstance(action, LeavePriority):
            rounds.open_stock(box, state, log)
        elif isinstance(action, ChooseCity):
            self.choose_city(box, state, action.stop, log)
        else:
            self.apply_stock(box, state, seat, action, log)

    def apply_stock(self, box: Box, state: Africa, seat: Seat, action: Action, log: Log) -> None:
        over = False
        if isinstance(action, Pass):
            stock.pass_turn(state, seat, action.flip != 0, log)
            over = True
        elif isinstance(action, BuyHand):
            stock.buy_hand(box, state, seat, action.card, log)
        elif isinstance(action, BuyPool):
            stock.acted(state, seat)
            over = pool.buy(box, state, seat, action.card, log)
        elif isinstance(action, BuyDiscard):
            stock.buy_discard(box, state, seat, action.card, log)
        elif isinstance(action, BuyBond):
            stock.buy_bond(box, state, seat, log)
            over = True
        elif isinstance(action, SellShare):
            stock.sold(box, state, seat)
            pool.sell_share(box, state, seat, action.company, log)
        elif isinstance(action, SellPrivate):
            stock.sold(box, state, seat)
            pool.sell_private(box, state, seat, action.private, log)
        elif isinstance(action, SellBond):
            stock.sell_bond(box, state, seat, log)
        elif isinstance(action, TurnCard):
            state.stage = Stage.TURN
        elif isinstance(action, BuyTurned):
            over = stock.buy_turned(box, state, seat, log)
        elif isinstance(action, DeclineTurned):
            stock.decline_turned(box, state, seat, log)
            over = True
        else:
            over = True
        if over:
            rounds.end_stock_turn(box, state, seat, log)

    def choose_city(self, box: Box, state: Africa, stop: int, log: Log) -> None:
        """AF-6.12: the next one has the other city; a track step that waited for this goes on."""
        number = state.choosing.pop(0)
        cities.settle_home(box, state, number, stop, log)
        while state.choosing:
            free = cities.free_cities(state, self.figures.companies[state.choosing[0]].home)
            if len(free) > 1:
                return
            cities.settle_home(box, state, state.choosing.pop(0), free[0], log)
        state.stage = state.resume
        if state.stage == Stage.TRACK and building.finish(box, state, state.company, self.atlas.printed[state.last_place], log):
            turn.to_token(box, state, log)

    def apply_step(self, box: Box, state: Africa, seat: Seat, action: Action, log: Log) -> None:
        """A step of a company's turn."""
        number = state.company
        if isinstance(action, LayTile):
            if building.lay(box, state, number, action, log):
                turn.to_token(box, state, log)
        elif isinstance(action, EndTrack):
            turn.to_token(box, state, log)
        elif isinstance(action, PlaceToken):
            stations.place_token(box, state, number, action, log)
            turn.to_run(box, state, log)
        elif isinstance(action, SkipToken):
            turn.to_run(box, state, log)
        elif isinstance(action, Run):
            turn.run(box, state, action, log)
        elif isinstance(action, Pay):
            turn.pay(box, state, log)
        elif isinstance(action, Withhold):
            turn.withhold(box, state, log)
        elif isinstance(action, BuyTrain):
            trains.buy(box, state, number, action.train, log)
        elif isinstance(action, SellTrain):
            trains.sell(box, state, number, action.train, log)
        elif isinstance(action, OfferTrain):
            trains.offer(box, state, number, action, log)
        elif isinstance(action, AcceptOffer):
            trains.trade(box, state, number, log)
        elif isinstance(action, DeclineOffer):
            trains.decline(box, state, number, log)
        elif isinstance(action, EndTrains):
            turn.to_shares(box, state, log)
        elif isinstance(action, AssignConcession):
            turn.assign(box, state, seat, action.concession, log)
        elif isinstance(action, SellShare):
            pool.sell_share(box, state, box.seats + number, action.company, log)
        elif isinstance(action, SellPrivate):
            pool.sell_private(box, state, box.seats + number, action.private, log)
        elif isinstance(action, BuyPool):
            if pool.buy(box, state, box.seats + number, action.card, log):
                turn.end(box, state, log)
        else:
            turn.end(box, state, log)

    def resolve(self, state: Africa, chance: Chance, outcome: int, log: Log) -> None:  # noqa: ARG002 - the stage says which
        box = self.box(state)
        if state.to_turn > 0:
            cards.turn_over(box, state, outcome, log)
        else:
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
        self.settle(box, state, log)

    def scores(self, state: Africa) -> list[int]:
        box = self.box(state)
        return [ending.worth(box, state, seat) for seat in range(box.seats)]


def is_chance(state: Africa) -> bool:
    if state.to_turn > 0:
        return state.stage != Stage.OVER
    match state.stage:
        case Stage.DRAW_COMPANIES | Stage.DEAL_DIRECTORS | Stage.DEAL | Stage.RETURN | Stage.REDEAL | Stage.STARTER:
            return True
        case Stage.SPENDER | Stage.TURN:
            return True
    return False


def waiting_seat(box: Box, state: Africa) -> Seat:
    """The one seat that a stage waits for; while cards are chosen, all seats are."""
    match state.stage:
        case Stage.CITY:
            return control.controller(box, state, state.choosing[0])
        case Stage.OFFER:
            return control.controller(box, state, state.seller)
    return state.active if state.company == NOTHING else control.controller(box, state, state.company)


def waits_for(box: Box, state: Africa, seat: Seat) -> bool:
    match state.stage:
        case Stage.KEEP:
            return setup.chooses(box, state, seat)
        case Stage.OVER:
            return False
    return waiting_seat(box, state) == seat


DECISIONS: Final = [
    "", "", "", "keep", "", "", "", "nominate", "bid", "", "initial-turn", "take-priority", "stock-turn", "", "turned-card", "choose-city",
    "lay-track", "place-token", "run-trains", "pay-or-withhold", "trains", "answer-offer", "shares", "bid-concession",
    "choose-concession", "",
]  # fmt: skip
CLAUSES: Final = [
    "AF-1.3", "AF-11.2", "AF-1.6", "AF-2.1", "AF-11.2", "AF-11.2", "AF-2.2", "AF-2.2", "AF-2.2", "AF-2.3", "AF-3.2", "AF-4.1",
    "AF-4.4", "AF-4.4", "AF-4.4",
    "AF-6.12", "AF-6.4", "AF-7.3", "AF-7.4", "AF-8.1", "AF-8.5", "AF-8.5", "AF-8.7", "AF-3.3", "AF-3.3", "AF-10.1",
]  # fmt: skip
