"""AF-2.1, AF-2.5: hands, discards and the deck are secret; what a seat knows stays in every position it thinks possible."""

from __future__ import annotations

import msgspec
import pytest

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState
from magnat.kernel.game import SPECTATOR
from tests.games.africa.table import GAME, Desk

EVERYBODY = (0, 1, 2, SPECTATOR)


def card(name: str) -> int:
    return names.index("card", name)


def every_card(state: AfricaState) -> list[int]:
    """By card: copies in the deck, the pile, the discard pile and hands, among what was set aside, and turned up."""
    counts = [one + other for one, other in zip(state.deck, state.pile, strict=True)]
    for heap in (state.discard, *(player.hand for player in state.players), *(player.aside for player in state.players)):
        for each in heap:
            counts[each] += 1
    if state.stage == Stage.TURNED:
        counts[state.card] += 1
    return counts


def choosing(seats: int = 3) -> Desk:
    desk = Desk(seats).unpack()
    desk.chances()
    return desk


# Facts


def test_af_2_1_a_dealt_card_is_seen_by_its_owner_only() -> None:
    desk = Desk(2).unpack()
    facts = [fact for fact in desk.chances() if fact.key == "card-dealt"]
    assert len(facts) == 32
    for fact in facts:
        for seat in (0, 1, SPECTATOR):
            seen = fact.seen_by(seat)
            assert seen is not None
            assert seen.words() == (fact.words() if seat == fact.words()["seat"] else {"seat": fact.words()["seat"]})


def test_af_2_1_a_card_set_aside_is_seen_by_its_owner_only() -> None:
    desk = choosing()
    name = names.all_names("card")[desk.player(1).hand[0]]
    fact = desk.do("set-aside", 1, card=name)[0]
    told = [seen.words() if (seen := fact.seen_by(seat)) else None for seat in EVERYBODY]
    assert told == [{"seat": 1}, {"seat": 1, "card": name}, {"seat": 1}, {"seat": 1}]


def test_af_2_1_the_revealed_discards_are_seen_by_all() -> None:
    desk = choosing()
    while desk.stage() == Stage.KEEP:
        facts = desk.do("set-aside", card=names.all_names("card")[desk.player(desk.waits()).hand[0]])
    assert facts[-1].key == "cards-revealed"
    assert facts[-1].reveals()
    assert all(facts[-1].seen_by(seat) is facts[-1] for seat in EVERYBODY)


# Views


@pytest.mark.parametrize("seat", EVERYBODY)
def test_af_2_1_nobody_sees_what_others_set_aside(seat: int) -> None:
    desk = choosing()
    for other in range(3):
        desk.do("set-aside", other, card=names.all_names("card")[desk.player(other).hand[0]])
    view = desk.see(seat)
    assert [player.set_aside for player in view.players] == [1, 1, 1]
    assert [player.aside is None for player in view.players] == [other != seat for other in range(3)]
    assert [player.hand is None for player in view.players] == [other != seat for other in range(3)]
    assert (view.pile, view.deck) == ({}, None)


def test_af_2_1_own_cards_are_seen() -> None:
    desk = choosing()
    first = names.all_names("card")[desk.player(2).hand[0]]
    desk.do("set-aside", 2, card=first)
    own = desk.see(2).players[2]
    assert own.aside == [first]
    assert own.hand == [names.all_names("card")[number] for number in desk.player(2).hand]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_af_2_5_hands_stay_hidden_and_only_their_size_is_seen(seat: int) -> None:
    desk = Desk().hand(0, "MF", "P1").hand(1, "KR-director").hand(2, "TC", "TC", "TO")
    view = desk.see(seat)
    assert [player.cards for player in view.players] == [2, 1, 3]
    assert [player.hand is None for player in view.players] == [other != seat for other in range(3)]


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_af_2_5_a_card_in_a_hand_looks_like_one_in_the_deck(seat: int) -> None:
    desk = Desk().hand(1, "KR-director", "MF")
    other = Desk().hand(1, "P6", "TC")
    assert desk.see(seat) == other.see(seat)
    assert msgspec.json.encode(desk.see(seat)) == msgspec.json.encode(other.see(seat))
    assert desk.see(1) != other.see(1)


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_af_2_5_nobody_is_told_what_a_turn_of_others_allows(seat: int) -> None:
    desk = Desk().hand(1, "MF").stock_round(1)
    assert desk.rules.options(desk.state, seat) == []
    assert GAME.forms(desk.rules, desk.state, seat) == []


def test_af_2_5_cards_won_in_the_auction_have_been_seen_by_all() -> None:
    desk = Desk(2).hand(1, "MF").opening_auction("MF", "P2")
    desk.do("nominate", card="MF")
    desk.do("bid", amount=0)
    desk.do("bid", amount=1)
    desk.do("pass-bid")
    assert desk.see(0).players[1].known == ["MF"]
    assert desk.see(0).players[1].cards == 2


def test_af_2_5_the_deck_is_hidden_and_its_size_is_not() -> None:
    desk = Desk()
    assert [(desk.see(seat).deck, desk.see(seat).deck_cards) for seat in EVERYBODY] == [(None, 87)] * 4


def test_af_4_8_everybody_knows_what_was_shuffled_into_the_new_deck() -> None:
    desk = Desk().deck("MF", "KR", "KR", "TO", "P1").discard("KR", "KR", "TO", "P1")
    desk.do("pass", flip=1)
    desk.draw("MF")
    assert [desk.see(seat).deck for seat in EVERYBODY] == [{"KR": 2, "MF": 1, "P1": 1, "TO": 1}] * 4


# Imagined positions


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_af_2_5_imagined_hands_hold_what_is_known_and_own_hands_are_kept(seat: int, seed: int) -> None:
    desk = Desk().hand(0, "MF", "P1").hand(1, "KR-director", "AR", "AR").hand(2, "TC", "TC", "TO")
    desk.player(1).known = [card("AR")]
    desk.player(2).known = [card("TC"), card("TO")]
    desk.discard("MF", "P2").own(0, "ENR", "ENR", "ENR")
    imagined = desk.imagined(seat, seed)
    assert GAME.view(desk.rules, imagined, seat) == desk.see(seat)
    assert every_card(imagined) == every_card(desk.state)
    assert [len(player.hand) for player in imagined.players] == [2, 3, 3]
    assert card("AR") in imagined.players[1].hand
    assert {card("TC"), card("TO")} <= set(imagined.players[2].hand)
    if seat >= 0:
        assert imagined.players[seat].hand == desk.player(seat).hand


def test_af_2_5_other_dice_imagine_other_hands() -> None:
    desk = Desk().hand(1, "KR-director", "AR", "AR", "P6")
    assert len({str(desk.imagined(0, seed).players[1].hand) for seed in range(6)}) > 1


@pytest.mark.parametrize("seat", EVERYBODY)
def test_af_2_1_what_others_set_aside_is_imagined_and_own_discards_are_kept(seat: int) -> None:
    desk = choosing()
    for other in range(3):
        for _ in range(other + 2):
            desk.do("set-aside", other, card=names.all_names("card")[desk.player(other).hand[0]])
    imagined = desk.imagined(seat)
    assert GAME.view(desk.rules, imagined, seat) == desk.see(seat)
    assert every_card(imagined) == every_card(desk.state)
    assert [len(player.aside) for player in imagined.players] == [2, 3, 4]
    if seat >= 0:
        assert imagined.players[seat].aside == desk.player(seat).aside


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_af_4_8_after_a_shuffle_the_imagined_deck_is_the_real_one(seed: int) -> None:
    desk = Desk(2, companies=("MF", "CNR", "COR", "TC", "AR", "ENR", "KR")).hand(0, "MF", "P1").hand(1, "KR-director", "AR", "TC", "P5")
    keep = {card("MF"): 2, card("KR"): 3}
    for number, copies in enumerate(desk.state.deck):
        desk.state.discard += [number] * (copies - keep.get(number, 0))
        desk.state.deck[number] = min(copies, keep.get(number, 0))
    for name in ("KR", "KR", "KR", "MF"):
        desk.do("pass", flip=1)
        desk.draw(name)
        desk.stock_round(0)
    desk.do("pass", flip=1)
    desk.draw("MF")
    assert desk.state.deck_known
    imagined = desk.imagined(0, seed)
    assert imagined.deck == desk.state.deck
    assert imagined.players[1].hand == desk.player(1).hand
    assert desk.imagined(1, seed).players[0].hand == desk.player(0).hand
    assert desk.imagined(SPECTATOR, seed).deck == desk.state.deck


@pytest.mark.parametrize("seat", EVERYBODY)
def test_af_2_5_the_card_turned_up_is_nowhere_else(seat: int) -> None:
    desk = Desk().hand(1, "KR-director", "AR")
    desk.do("turn-card")
    desk.draw("P4")
    imagined = desk.imagined(seat)
    assert (imagined.card, imagined.deck[card("P4")]) == (card("P4"), 0)
    assert card("P4") not in imagined.players[1].hand
    assert every_card(imagined) == every_card(desk.state)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_af_2_1_discards_under_the_hammer_are_in_nobodys_imagined_hand(seat: int) -> None:
    desk = Desk(2).hand(0, "MF", "P1").hand(1, "KR", "KR").opening_auction("P6", "AR-director", "TC-director")
    desk.do("nominate", card="P6")
    imagined = desk.imagined(seat)
    assert GAME.view(desk.rules, imagined, seat) == desk.see(seat)
    assert every_card(imagined) == every_card(desk.state)
    assert imagined.pile == desk.state.pile
