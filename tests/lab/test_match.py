"""One game between bots."""

from __future__ import annotations

import pytest

from magnat.bots.bot import Bot, Question
from magnat.bots.random import RandomBot
from magnat.games.mcmulti.actions import EndTurn, FreeRefinery
from magnat.games.mcmulti.figures import REFINERY
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice
from magnat.lab.match import Match, play
from tests.games.mcmulti.positions import GAME, NE, opening, put, table


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
