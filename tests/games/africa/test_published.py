"""Options: the defaults follow the rulebook, and one switch sets everything on which the published rules differ."""

from __future__ import annotations

from magnat.cli.settings import read_options
from magnat.kernel.contract import Refusal
from tests.games.africa.table import GAME, Desk

OTHERWISE = {
    "transcontinental_second": "dakar_dar_es_salaam",
    "depression_drop": "every_or",
    "removed_company_tokens": "removed",
    "pass_flip": "mandatory",
    "selling_is_passing": True,
    "discard_order": "newest_first",
    "extra_discard": "refill",
    "green_shares": "one_company",
    "auction_next_nominator": "clockwise",
    "yellow_track": "one_line",
    "printed_track": "plain",
    "city_upgrade_needs": "own_train_and_connected",
    "upgrade_reach": "cities_and_towns",
    "concession_needs": "train_and_track",
    "company_green_multi_buy": True,
    "manager_20_locked": False,
    "managed_no_train_check": "end_of_turn",
    "tile_933": "six_way",
    "bank_break_in_stock_round": "counts",
}
"""What the published rules have, where it differs from the rulebook at hand."""


def test_the_switch_sets_what_the_published_rules_have_otherwise() -> None:
    assert GAME.settings({"published": True}) == {**GAME.settings({}), **OTHERWISE}
    assert all(GAME.settings({})[name] != value for name, value in OTHERWISE.items())


def test_variants_and_the_limit_of_rounds_are_no_published_rules() -> None:
    silent = [option.name for option in GAME.options if option.published is None]
    assert silent == ["simpson_director_deal", "two_player_auction_swap", "unassigned_concession_penalty", "round_limit"]


def test_af_7_6_the_printed_numbers_of_the_variable_cities_stay_either_way() -> None:
    assert GAME.settings({})["variable_city_modifiers"] is True
    assert GAME.settings({"published": True})["variable_city_modifiers"] is True


def test_af_4_4_af_4_5_a_table_with_published_rules_plays_by_them() -> None:
    desk = Desk(published=True).own(0, "MF").discard("TC", "KR")
    assert [it.words() for it in desk.options(key="buy-discard")] == [{"card": "KR"}]
    desk.do("sell-share", company="MF")
    assert isinstance(desk.refused("end-turn"), Refusal)
    assert desk.refused("pass", flip=0).key == "must-turn-card"


def test_edition_1_was_stricter_than_the_rulebook_and_is_remembered() -> None:
    changed = {name: value for name, value in GAME.settings({}, edition=1).items() if value != GAME.settings({})[name]}
    assert changed == {
        "selling_is_passing": True,
        "discard_order": "newest_first",
        "extra_discard": "refill",
        "green_shares": "one_company",
        "yellow_track": "one_line",
        "printed_track": "plain",
        "upgrade_reach": "cities_and_towns",
        "concession_needs": "train_and_track",
        "bank_break_in_stock_round": "ignored_until_or_payment",
        "round_limit": 60,
    }


def test_edition_2_was_stricter_in_two_things_and_is_remembered() -> None:
    changed = {name: value for name, value in GAME.settings({}, edition=2).items() if value != GAME.settings({})[name]}
    assert changed == {"green_shares": "one_company", "printed_track": "plain"}


def test_the_terminal_has_the_switch_too() -> None:
    assert read_options(GAME, ["published=yes", "round_limit=8"]) == {**GAME.settings({"published": True}), "round_limit": 8}
