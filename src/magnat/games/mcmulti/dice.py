"""MM-4, phase 2: the roll, the news that doubles bring, and the economy that the difference moves."""

from __future__ import annotations

from magnat.games.mcmulti import assets, consumer, news, production
from magnat.games.mcmulti.actions import ChooseQuadrant, SellAsset
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import DiceRolled, DifferenceMoved, EconomyChanged, QuadrantChosen
from magnat.games.mcmulti.neighbours import producing
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOTHING, McMultiState
from magnat.kernel.contract import Action, Log, Refusal, Seat


def end_market(box: Box, state: McMultiState) -> None:
    """MM-4.1: the market phase is over. Option `quadrant_choice`: two players may have to name the quadrant first."""
    choice_first = box.choices.quadrant_before_roll and len(state.land.owned[state.active]) > 1
    state.stage = Stage.QUADRANT if choice_first else Stage.ROLL


def roll(box: Box, state: McMultiState, red: int, black: int, log: Log) -> None:
    """MM-4.1: red names the row, black the column."""
    state.red = red
    state.black = black
    if log.on:
        log.add(DiceRolled("MM-4.1", state.active, red, black))
    if red == black:
        roll_doubles(box, state, red, log)
    else:
        roll_difference(box, state, log)


def roll_doubles(box: Box, state: McMultiState, number: int, log: Log) -> None:
    """MM-4.2: news by the doubles' number; the other doubles matter to lasting events only."""
    news.lift_embargo(box, state, number, log)
    if number in box.figures.likely_doubles:
        news.happen(box, state, True, log)
        after_event(box, state, log)
    elif number in box.figures.unlikely_doubles:
        news.happen(box, state, False, log)
        after_event(box, state, log)
    else:
        choose_where(box, state)


def after_event(box: Box, state: McMultiState, log: Log) -> None:
    """MM-9.1: open taxes come first; MM-4.3: then a new card. Cards that were seen come back in their order, without chance."""
    if news.debts_open(state):
        state.stage = Stage.TAX
    elif state.deck:
        state.stage = Stage.NEW_CARD
    else:
        new_card(box, state, state.under[0], log)


def sell_for_tax(box: Box, state: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
    """MM-6.2, MM-9.1: at the current card's price, until the tax can be paid or nothing is left."""
    assets.sell(box, state, seat, wish, state.economy, "MM-6.2", log)
    news.pay_debt(box, state, seat, log)
    after_event(box, state, log)


def new_card(box: Box, state: McMultiState, card: int, log: Log) -> None:
    """MM-4.3"""
    news.new_card(box, state, card, log)
    choose_where(box, state)


def roll_difference(box: Box, state: McMultiState, log: Log) -> None:
    """MM-4.4: the marker moves on by the difference of the dice."""
    steps = state.red - state.black if state.red > state.black else state.black - state.red
    state.difference += steps
    if log.on:
        log.add(DifferenceMoved("MM-4.4", steps, state.difference))
    if state.difference >= box.figures.change_at:
        state.stage = Stage.DIFFERENCE_DIE
    else:
        choose_where(box, state)


def change_economy(box: Box, state: McMultiState, die: int, log: Log) -> None:
    """MM-4.4: the current card's table names the new card, and the NEW card's demand moves the consumers' barrel."""
    state.economy = box.figures.economies[state.economy].next[die - 1]
    economy = box.figures.economies[state.economy]
    if log.on:
        log.add(EconomyChanged("MM-4.4", die, economy.name))
    consumer.move(box, state, economy.demand, "MM-4.4", log)
    state.difference = 0
    choose_where(box, state)


def choose_where(box: Box, state: McMultiState) -> None:
    """MM-4.6: doubles go straight to phase 4; MM-5.2: with two quadrants the roller says in which one the roll works."""
    if not producing(box, state):
        state.stage = Stage.ASSETS
    elif state.quadrant != NOTHING:
        production.begin(box, state)
    elif len(state.land.owned[state.active]) > 1:
        state.stage = Stage.QUADRANT
    else:
        state.quadrant = state.land.owned[state.active][0]
        production.begin(box, state)


def check(box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
    """MM-5.2"""
    if not isinstance(action, ChooseQuadrant):
        return Refusal("MM-5.2", "not-now")
    if action.quadrant < 0 or action.quadrant >= box.quadrants or state.land.owner[action.quadrant] != seat:
        return Refusal("MM-5.2", "not-your-quadrant")
    return None


def apply(box: Box, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
    assert isinstance(action, ChooseQuadrant)
    choose(box, state, seat, action.quadrant, log)


def choose(box: Box, state: McMultiState, seat: Seat, quadrant: int, log: Log) -> None:
    """MM-5.2"""
    state.quadrant = quadrant
    if log.on:
        log.add(QuadrantChosen("MM-5.2", seat, quadrant))
    if state.red == 0:
        state.stage = Stage.ROLL
    else:
        production.begin(box, state)
