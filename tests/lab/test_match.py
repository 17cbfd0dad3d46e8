"""One game between bots."""

from __future__ import annotations

import pytest

from magnat.bots.bot import Bot, Question
from magnat.bots.random import RandomBot
from magnat.bots.registry import find as find_bot
from magnat.games.africa.game import AfricaGame
from magnat.games.africa.load import figures
from magnat.games.mcmulti.actions import EndTurn, FreeRefinery
from magnat.games.mcmulti.figures import REFINERY
from magnat.games.oilcity.game import OilCityGame
from magnat.games.oilcity.state import Bundle, OilCityState, Promise
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice
from magnat.lab.match import Match, play
from tests.games.mcmulti.positions import GAME, NE, opening, put, table

CITY, AFRICA = OilCityGame(), AfricaGame()


class Stubborn(Bot):
    """Wants to end its turn, whatever is asked."""

    def choose(self, question: Question) -> Action:  # noqa: ARG002  # it does not listen
        return EndTurn()


class Wishful(RandomBot):
    """Pays for its refineries as soon as it may."""

    def wish(self, question: Question) -> Action | None:
        return question.options[0] if question.options else None


def randoms(seats: int, seed: int) -> list[Bot]:
    return [RandomBot(GAME, table(), seat, Dice(seed, seat + 1)) for seat in range(seats)]


def test_a_finished_game_has_scores_and_places() -> None:
    result = play(GAME, table(round_limit=5), randoms(3, 1), Dice(1))
    assert result.finished
    assert len(result.scores) == 3
    assert min(result.places) == 1
    assert result.scores[result.places.index(1)] == max(result.scores)


def test_a_result_tells_who_began_and_why_it_ended() -> None:
    limited = [play(GAME, table(round_limit=2), randoms(3, seed), Dice(seed)) for seed in range(12)]
    assert {result.first_seat for result in limited} == {0, 1, 2}
    assert {result.end for result in limited} == {"round_limit"}
    assert play(GAME, table(round_limit=2), randoms(3, 1), Dice(1), limit=20).end == ""


def test_mm_7_1_a_declared_game_ends_by_its_declaration() -> None:
    clerk = find_bot("mcmulti", "clerk")
    result = play(GAME, table(), [clerk(GAME, table(), seat, Dice(2, seat)) for seat in range(2)], Dice(2))
    assert result.end == "declared"


def test_oc_4_3_a_class_ends_after_its_turns_or_is_ended() -> None:
    rules = CITY.rules(CITY.settings({}, simulated=True))
    state = rules.start(9)
    assert CITY.end_reason(rules, state) == "ended"
    state.turn = 6
    assert CITY.end_reason(rules, state) == "turns"


def test_af_10_1_the_bank_a_price_or_the_rounds_end_the_game() -> None:
    rules = AFRICA.rules(AFRICA.settings({"round_limit": 3}))
    state = rules.start(3)
    state.operating_rounds = 3
    assert AFRICA.end_reason(rules, state) == "round_limit"
    state.operating_rounds, state.bank = 2, -1
    assert AFRICA.end_reason(rules, state) == "bank"
    state.companies[0].space = len(figures().prices) - 1
    assert AFRICA.end_reason(rules, state) == "bank+price"


def test_a_game_over_the_limit_of_inputs_is_unfinished() -> None:
    result = play(GAME, table(), randoms(4, 1), Dice(1), limit=50)
    assert (result.finished, result.inputs, result.places) == (False, 50, [])


def test_an_illegal_answer_is_a_bug_of_the_bot() -> None:
    rules = table()
    bots: list[Bot] = [Stubborn(GAME, rules, seat, Dice(1, seat)) for seat in range(2)]
    with pytest.raises(RuntimeError, match=r"Stubborn: end-turn .* is refused"):
        play(GAME, rules, bots, Dice(1))


def test_mm_9_2_a_wish_comes_before_the_decision_that_holds_the_table_up() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NE, 1, 1)
    board.quadrants[NE].idle.append(0)
    board.warming = True
    match = Match(GAME, rules, [Wishful(GAME, rules, seat, Dice(1, seat)) for seat in range(4)], Dice(1))
    match.state = board
    match.step(rules.agenda(board))
    assert board.quadrants[NE].idle == []
    assert (board.active, board.traded) == (0, -1)


def test_who_must_decide_anyway_is_not_asked_for_wishes() -> None:
    asked: list[tuple[Seat, str]] = []

    class Listening(RandomBot):
        def wish(self, question: Question) -> Action | None:
            asked.append((self.seat, question.key))
            assert all(isinstance(option, FreeRefinery) for option in question.options)
            return None

    rules, board = opening()
    for quadrant in (0, NE):
        put(rules, board, REFINERY, quadrant, 1, 1)
        board.quadrants[quadrant].idle.append(0)
    board.warming = True
    match = Match(GAME, rules, [Listening(GAME, rules, seat, Dice(1, seat)) for seat in range(4)], Dice(1))
    match.state = board
    match.step(rules.agenda(board))
    assert asked == [(1, "free-refinery")]


# Many seats at once, and bankers behind them


def oil_city(bankers: list[bool] | None = None) -> Match:
    """Nine random bots of Oil City after the first plots and the first event."""
    rules = CITY.rules(CITY.settings({}))
    match = Match(CITY, rules, [RandomBot(CITY, rules, seat, Dice(2, seat)) for seat in range(9)], Dice(2))
    while (agenda := match.rules.agenda(match.state)).chances:
        match.step(agenda)
    assert isinstance(match.state, OilCityState)
    if bankers is not None:
        match.state.bankers = bankers
    return match


def test_where_several_must_decide_they_take_turns() -> None:
    match = oil_city()
    asked = []
    for _ in range(4):
        match.step(match.rules.agenda(match.state))
        asked.append(match.asked)
    assert asked == [0, 1, 2, 3]


def test_oc_1_3_the_program_does_the_bankers_work_and_no_bot_is_asked_for_it() -> None:
    result = play(
        CITY, (rules := CITY.rules(CITY.settings({}))), [RandomBot(CITY, rules, seat, Dice(2, seat)) for seat in range(9)], Dice(2)
    )
    assert result.finished
    assert (len(result.scores), len(result.places)) == (9, 9)


def test_oc_8_3_bankers_without_a_bot_leave_broken_promises_alone() -> None:
    match = oil_city()
    assert isinstance(match.state, OilCityState)
    match.state.promises.append(Promise(1, 0, 1, Bundle([99_900] + [0] * 12, []), 1, True))
    match.step(match.rules.agenda(match.state))
    assert match.state.promises[0].broken


def test_a_banker_who_is_a_person_cannot_be_simulated() -> None:
    match = oil_city([True, False])
    with pytest.raises(RuntimeError, match=r"no bot sits on seat 9"):
        for _ in range(5000):
            match.step(match.rules.agenda(match.state))
