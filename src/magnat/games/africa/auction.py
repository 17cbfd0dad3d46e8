"""AF-2.2 to AF-2.4 and AF-3.3: cards, later concessions, under the hammer. A pass is final; the last one left pays."""

from __future__ import annotations

from magnat.games.africa import cards
from magnat.games.africa.box import Box
from magnat.games.africa.facts import (
    BidMade,
    BidPassed,
    CardWon,
    ConcessionAuction,
    ConcessionChosen,
    ConcessionGone,
    ConcessionWon,
    Nominated,
    Nominator,
    StartingPlayer,
)
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, NOTHING, AfricaState, Kept
from magnat.kernel.contract import Action, Log, Refusal, Seat


def begin(state: AfricaState, seat: Seat, log: Log) -> None:
    """AF-2.2: a random player starts."""
    state.nominator = seat
    state.active = seat
    state.stage = Stage.NOMINATE
    if log.on:
        log.add(StartingPlayer("AF-2.2", seat))


def check_nominate(state: AfricaState, card: int) -> Refusal | None:
    if not 0 <= card < len(state.pile) or state.pile[card] == 0:
        return Refusal("AF-2.2", "card-not-in-auction")
    return None


def nominate(box: Box, state: AfricaState, seat: Seat, card: int, log: Log) -> None:
    """AF-2.2: the player who picks a card also opens the bidding."""
    state.card = card
    state.nominator = seat
    if log.on:
        log.add(Nominated("AF-2.2", seat, box.card_names[card]))
    open_bidding(box, state, seat)
    state.stage = Stage.BID


def open_bidding(box: Box, state: AfricaState, seat: Seat) -> None:
    state.high = NOTHING
    state.bidder = NOBODY
    state.bidding = 0
    for other in range(box.seats):
        state.bidding |= box.bits[other]
    state.active = seat


def check_bid(state: AfricaState, seat: Seat, amount: int, clause: str) -> Refusal | None:
    least, cash = state.high + 1, state.players[seat].cash
    if amount < least:
        return Refusal(clause, "bid-too-low", least, amount)
    if amount > cash:
        return Refusal(clause, "too-little-cash", amount, cash)
    return None


def check_pass(state: AfricaState, clause: str) -> Refusal | None:
    """The opener of the bidding may not pass: an opening bid of 0 is allowed."""
    return Refusal(clause, "opener-must-bid") if state.bidder == NOBODY else None


def list_bids(box: Box, state: AfricaState, seat: Seat, options: list[Action]) -> None:
    """Some raises; any other amount may be bid too."""
    for step in box.figures.bid_steps:
        amount = state.high + 1 + step
        if amount <= state.players[seat].cash:
            options.append(box.bid(amount))
    if state.bidder != NOBODY:
        options.append(box.pass_bid)


def bid(box: Box, state: AfricaState, seat: Seat, amount: int, clause: str, log: Log) -> None:
    state.high = amount
    state.bidder = seat
    if log.on:
        log.add(BidMade(clause, seat, amount))
    go_on(box, state, log)


def pass_bid(box: Box, state: AfricaState, seat: Seat, clause: str, log: Log) -> None:
    state.bidding &= ~box.bits[seat]
    if log.on:
        log.add(BidPassed(clause, seat))
    go_on(box, state, log)


def go_on(box: Box, state: AfricaState, log: Log) -> None:
    """Clockwise to the next one who is still in and could bid more; if there is none, the highest bidder wins."""
    for step in range(1, box.seats):
        seat = (state.active + step) % box.seats
        if seat != state.bidder and state.bidding & box.bits[seat]:
            if state.players[seat].cash > state.high:
                state.active = seat
                return
            state.bidding &= ~box.bits[seat]
    if state.stage == Stage.BID:
        win_card(box, state, log)
    else:
        win_concession(state, log)


def win_card(box: Box, state: AfricaState, log: Log) -> None:
    """AF-2.2, AF-2.4: the card goes to the winner's hand, where everybody has seen it."""
    seat, card, price = state.bidder, state.card, state.high
    player = state.players[seat]
    player.cash -= price
    player.spent += price
    state.bank += price
    state.pile[card] -= 1
    cards.add_sorted(player.hand, card)
    cards.add_sorted(player.known, card)
    if log.on:
        log.add(CardWon("AF-2.4", seat, box.card_names[card], price))
    state.card = NOTHING
    for copies in state.pile:
        if copies > 0:
            next_nominator(box, state, log)
            return
    to_biggest_spender(box, state, Stage.INITIAL, log)


def next_nominator(box: Box, state: AfricaState, log: Log) -> None:
    """AF-2.3"""
    if box.choices.nominate_clockwise:
        call_nominator(state, (state.nominator + 1) % box.seats, log)
    else:
        to_biggest_spender(box, state, Stage.NOMINATE, log)


def call_nominator(state: AfricaState, seat: Seat, log: Log) -> None:
    state.stage = Stage.NOMINATE
    state.active = seat
    state.nominator = seat
    if log.on:
        log.add(Nominator("AF-2.3", seat))


def spender_weights(state: AfricaState) -> list[int]:
    """1 for everybody who has spent as much as anybody."""
    most = 0
    for player in state.players:
        most = max(most, player.spent)
    return [1 if player.spent == most else 0 for player in state.players]


def to_biggest_spender(box: Box, state: AfricaState, stage: int, log: Log) -> None:
    """AF-2.3, AF-3.2: what comes next is the turn of the seat left of the biggest spender; a tie is broken by a die."""
    weights = spender_weights(state)
    state.resume = stage
    state.stage = Stage.SPENDER
    if sum(weights) == 1:
        name_spender(box, state, weights.index(1), log)


def name_spender(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    left = (seat + 1) % box.seats
    if state.resume == Stage.NOMINATE:
        call_nominator(state, left, log)
    else:
        state.stage = Stage.INITIAL
        state.active = left


def begin_concessions(box: Box, state: AfricaState, log: Log) -> None:
    """AF-3.3: the priority holder opens."""
    state.operating = False
    call_concession(box, state, state.priority, log)


def waiting_concessions(state: AfricaState) -> list[int]:
    return [number for number, seat in enumerate(state.concession_of) if seat == Kept.UNSOLD]


def call_concession(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    open_bidding(box, state, seat)
    state.stage = Stage.CONCESSION_BID
    if log.on:
        log.add(ConcessionAuction("AF-3.3", seat, len(waiting_concessions(state))))


def win_concession(state: AfricaState, log: Log) -> None:
    seat, price = state.bidder, state.high
    state.players[seat].cash -= price
    state.bank += price
    state.stage = Stage.CONCESSION
    state.active = seat
    if log.on:
        log.add(ConcessionWon("AF-3.3", seat, price))


def check_concession(state: AfricaState, concession: int) -> Refusal | None:
    if not 0 <= concession < len(state.concession_of) or state.concession_of[concession] != Kept.UNSOLD:
        return Refusal("AF-3.3", "concession-not-there")
    return None


def choose_concession(box: Box, state: AfricaState, seat: Seat, concession: int, log: Log) -> bool:
    """AF-3.3: the next auction starts left of the winner; the last concession leaves the game. True when all is done."""
    state.concession_of[concession] = seat
    if log.on:
        log.add(ConcessionChosen("AF-3.3", seat, box.figures.concessions[concession].name))
    left = waiting_concessions(state)
    if len(left) > 1:
        call_concession(box, state, (seat + 1) % box.seats, log)
        return False
    for number in left:
        state.concession_of[number] = Kept.GONE
        if log.on:
            log.add(ConcessionGone("AF-3.3", box.figures.concessions[number].name))
    return True
