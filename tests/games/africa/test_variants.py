"""AF-11.2: the official variants, all off unless the table wants them."""

from __future__ import annotations

import pytest

from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.kernel.playout import put_in, random_input
from tests.games.africa.table import GAME, Desk


def go(rules: AfricaRules, state: AfricaState, dice: Dice, until: int) -> None:
    """On at random, until a stage is reached."""
    while state.stage != until:
        given = random_input(rules, state, dice)
        assert given is not None
        put_in(rules, state, given, Log())


def opening(seats: int, seed: int = 1, until: int = Stage.KEEP, **options: Setting) -> tuple[AfricaRules, AfricaState]:
    rules = GAME.rules(GAME.settings(dict(options)))
    assert isinstance(rules, AfricaRules)
    state = rules.start(seats)
    go(rules, state, Dice(seed), until)
    return rules, state


def directors(rules: AfricaRules, state: AfricaState, seat: int) -> int:
    box = rules.box(state)
    return sum(1 for card in state.players[seat].hand if box.is_director(card))


def test_af_11_2_all_variants_are_off_by_default() -> None:
    settings = GAME.settings({})
    assert settings["simpson_director_deal"] is False
    assert settings["two_player_auction_swap"] is False
    assert settings["unassigned_concession_penalty"] == 0


# Simpson


@pytest.mark.parametrize(("seats", "dealt", "deck"), [(2, 16, 37), (3, 14, 45), (4, 12, 39), (5, 10, 37), (6, 8, 39), (7, 6, 45)])
def test_af_11_2_simpson_deals_everybody_a_director_and_the_total_is_unchanged(seats: int, dealt: int, deck: int) -> None:
    for seed in range(5):
        rules, state = opening(seats, seed, simpson_director_deal=True)
        assert [len(player.hand) for player in state.players] == [dealt] * seats
        assert state.deck_count() == deck
        for seat in range(seats):
            assert directors(rules, state, seat) >= 1


def test_af_11_2_simpson_deals_the_directors_first() -> None:
    rules, state = opening(4, until=Stage.DEAL_DIRECTORS, simpson_director_deal=True)
    dice = Dice(3)
    for seat in range(4):
        chance = rules.agenda(state).chances[0]
        assert (chance.key, chance.clause, chance.about) == ("dealt-card", "AF-11.2", seat)
        box = rules.box(state)
        assert all(box.is_director(card) for card, weight in enumerate(chance.weights) if weight)
        given = random_input(rules, state, dice)
        assert given is not None
        put_in(rules, state, given, Log())
    assert state.stage == Stage.DEAL
    chance = rules.agenda(state).chances[0]
    assert chance.weights == state.deck  # further Directors may come with the rest


def test_af_11_2_without_simpson_somebody_may_have_no_director() -> None:
    found = []
    for seed in range(6):
        rules, state = opening(7, seed)
        found += [directors(rules, state, seat) for seat in range(7)]
    assert 0 in found


# Two-player auction


def test_af_11_2_eight_discards_go_back_and_eight_deck_cards_are_auctioned_instead() -> None:
    for seed in range(6):
        rules, state = opening(2, seed, until=Stage.RETURN, two_player_auction_swap=True)
        discards, dice = state.pile[:], Dice(seed + 100)
        go(rules, state, dice, Stage.REDEAL)
        kept = state.pile[:]
        go(rules, state, dice, Stage.STARTER)
        assert (sum(discards), sum(kept), sum(state.pile)) == (16, 8, 16)
        assert all(left <= had for left, had in zip(kept, discards, strict=True))
        assert all(left <= now for left, now in zip(kept, state.pile, strict=True))
        assert state.deck_count() == 37
        assert [len(player.hand) for player in state.players] == [8, 8]


def test_af_11_2_the_returned_cards_are_chosen_by_chance_out_of_all_discards() -> None:
    rules, state = opening(2, 4, until=Stage.RETURN, two_player_auction_swap=True)
    chance = rules.agenda(state).chances[0]
    assert (chance.key, chance.clause) == ("returned-card", "AF-11.2")
    assert chance.weights == state.pile


def test_af_11_2_off_with_two_players_all_discards_are_auctioned() -> None:
    _, state = opening(2, 4, until=Stage.NOMINATE)
    assert sum(state.pile) == 16


@pytest.mark.parametrize("seats", [3, 5])
def test_af_11_2_the_two_player_auction_is_for_two_players(seats: int) -> None:
    rules, state = opening(seats, 4, until=Stage.STARTER, two_player_auction_swap=True)
    assert sum(state.pile) == seats * rules.box(state).seating.kept
    assert all(player.returned == [] for player in state.players)


# Concessions


def test_af_11_2_unassigned_concessions_cost_100_each() -> None:
    desk = Desk(unassigned_concession_penalty=100).own(1, "MF-director")
    desk.concession(0, "gold").concession(0, "oil").concession(0, "gas", "MF").concession(1, "dates")
    assert desk.rules.scores(desk.state) == [694 - 200, 694 + 152 - 100, 694]


def test_af_11_2_the_penalty_may_exceed_the_fortune() -> None:
    desk = Desk(unassigned_concession_penalty=100).cash(0, 30).concession(0, "gold")
    assert desk.rules.scores(desk.state)[0] == -70


def test_af_11_2_a_concession_lost_with_its_company_was_assigned() -> None:
    desk = Desk(unassigned_concession_penalty=100).own(0, "MF-director").own(1, "TC-director").concession(0, "gold", "MF")
    desk.price("MF", 5).cash(0, 100).operate("MF").earns(10).do("withhold")
    assert desk.rules.scores(desk.state)[0] == 100


def test_af_11_2_the_concession_that_was_removed_costs_nobody() -> None:
    desk = Desk(unassigned_concession_penalty=100)
    assert desk.rules.scores(desk.state) == [694, 694, 694]
