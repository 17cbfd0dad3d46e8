"""AF-11.2: Simpson's deal and the auction for two players."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk

# Simpson


def draw_companies(desk: Desk) -> Desk:
    while desk.stage() == Stage.DRAW_COMPANIES:
        weights = desk.rules.agenda(desk.state).chances[0].weights
        desk.draw(names.all_names("company")[weights.index(1)])
    return desk


def keep_last(desk: Desk) -> Desk:
    """Everybody sets aside the first cards in their hand."""
    while desk.stage() == Stage.KEEP:
        desk.do("set-aside", card=names.all_names("card")[desk.player(desk.waits()).hand[0]])
    return desk


@pytest.mark.parametrize(("seats", "each", "deck"), [(2, 16, 37), (3, 14, 45), (5, 10, 37), (7, 6, 45)])
def test_af_11_2_simpson_deals_one_directors_card_to_everyone_first(seats: int, each: int, deck: int) -> None:
    desk = draw_companies(Desk(seats, simpson_director_deal=True).unpack())
    for seat in range(seats):
        chance = desk.rules.agenda(desk.state).chances[0]
        assert (chance.key, chance.clause, chance.about) == ("dealt-card", "AF-11.2", seat)
        likely = [names.all_names("card")[card] for card, weight in enumerate(chance.weights) if weight]
        assert len(likely) == desk.box.seating.companies - seat
        assert all(name.endswith("-director") for name in likely)
        desk.draw(likely[0])
    desk.chances()
    for player in desk.state.players:
        assert any(names.all_names("card")[card].endswith("-director") for card in player.hand)
    assert [len(player.hand) for player in desk.state.players] == [each] * seats
    assert desk.state.deck_count() == deck


def test_af_11_2_simpson_deals_the_other_cards_from_all() -> None:
    desk = draw_companies(Desk(3, simpson_director_deal=True).unpack())
    for _ in range(3):
        weights = desk.rules.agenda(desk.state).chances[0].weights
        desk.draw(names.all_names("card")[weights.index(1)])
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.clause, sum(chance.weights)) == ("AF-1.6", 84)


def test_af_11_2_without_simpson_any_card_may_come_first() -> None:
    desk = draw_companies(Desk(3).unpack())
    assert sum(desk.rules.agenda(desk.state).chances[0].weights) == 87


# Two-player auction


def swapped(seats: int = 2) -> Desk:
    desk = Desk(seats, two_player_auction_swap=True).unpack()
    desk.chances()
    return keep_last(desk)


def test_af_11_2_eight_discards_go_back_and_eight_deck_cards_are_auctioned_instead() -> None:
    desk = swapped()
    assert (desk.stage(), sum(desk.state.pile), desk.state.deck_count()) == (Stage.RETURN, 16, 37)
    for number in range(8):
        chance = desk.rules.agenda(desk.state).chances[0]
        assert (chance.key, chance.clause, sum(chance.weights)) == ("returned-card", "AF-11.2", 16 - number)
        facts = desk.draw(names.all_names("card")[next(card for card, weight in enumerate(chance.weights) if weight)])
    assert [fact.key for fact in facts] == ["cards-returned", "cards-revealed"]
    assert (facts[0].words(), len(str(facts[1].words()["cards"]).split(", "))) == ({"count": 8}, 8)
    assert (desk.stage(), sum(desk.state.pile), desk.state.deck_count()) == (Stage.REDEAL, 8, 45)
    for number in range(8):
        chance = desk.rules.agenda(desk.state).chances[0]
        assert (chance.key, chance.clause, sum(chance.weights)) == ("auction-card", "AF-11.2", 45 - number)
        desk.draw(names.all_names("card")[next(card for card, weight in enumerate(chance.weights) if weight)])
    assert (desk.stage(), sum(desk.see().pile.values()), desk.state.deck_count()) == (Stage.STARTER, 16, 37)
    assert [len(player.hand) for player in desk.state.players] == [8, 8]


def test_af_11_2_the_auction_swap_is_for_two_players_only() -> None:
    assert swapped(3).stage() == Stage.STARTER


def test_af_11_2_without_the_option_two_players_auction_their_discards() -> None:
    desk = Desk(2).unpack()
    desk.chances()
    assert keep_last(desk).stage() == Stage.STARTER


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_af_11_2_nobody_sees_which_discards_go_back(seat: int) -> None:
    desk = swapped()
    chance = desk.rules.agenda(desk.state).chances[0]
    facts = desk.draw(names.all_names("card")[next(card for card, weight in enumerate(chance.weights) if weight)])
    assert facts == []
    view = desk.see(seat)
    assert (view.pile, view.deck, view.deck_cards) == ({}, None, 38)
    asides = [player.aside is not None for player in view.players]
    assert asides == [seat == 0, seat == 1]


def test_af_11_2_what_goes_back_is_known_to_its_owner_as_far_as_it_follows() -> None:
    desk = Desk(2, two_player_auction_swap=True)
    desk.hand(0, *["MF"] * 2, *["KR"] * 6, *["P1", "P2", "P3", "AR-director", "KR-director", "MF-director", "TC", "TC"])
    desk.hand(1, *["MF"] * 1, *["COR"] * 7, *["ENR"] * 8)
    desk.state.stage = Stage.KEEP
    for card in (*["MF"] * 2, *["KR"] * 6):
        desk.do("set-aside", 0, card=card)
    for card in (*["MF"] * 1, *["COR"] * 7):
        desk.do("set-aside", 1, card=card)
    for card in ("MF", "KR", "KR", "KR", "COR", "COR", "COR", "COR"):
        desk.draw(card)
    assert desk.see(0).players[0].returned == ["KR", "KR", "KR"]
    assert desk.see(1).players[1].returned == ["COR", "COR", "COR", "COR"]
    assert (desk.see(0).players[1].returned, desk.see(1).players[0].returned, desk.see().players[0].returned) == (None, None, None)
    assert desk.imagined(0).deck[names.index("card", "KR")] >= 3
    assert desk.imagined(1).deck[names.index("card", "COR")] >= 4
    desk.draw("KR")
    assert desk.see(0).players[0].returned == ["KR", "KR"]


@pytest.mark.parametrize("seed", range(5))
def test_af_11_2_own_returned_discards_are_in_every_imagined_deck(seed: int) -> None:
    desk = swapped()
    desk.chances(seed)
    for seat in (0, 1):
        returned = desk.player(seat).returned
        imagined = desk.imagined(seat, seed)
        assert imagined.players[seat].returned == returned
        assert all(imagined.deck[card] >= returned.count(card) for card in returned)
        assert imagined.deck_count() == 37
