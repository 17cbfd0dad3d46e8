"""The options of a table of 18Africa, as its rules read them. Names, values and defaults stand in the game's data, under `options`."""

from __future__ import annotations

from magnat.games.africa.figures import Choices
from magnat.kernel.game import Setting


def choices(settings: dict[str, Setting]) -> Choices:
    return Choices(
        second_crossing=str(settings["transcontinental_second"]),
        drop_every_round=settings["depression_drop"] == "every_or",
        tokens_removed=settings["removed_company_tokens"] == "removed",
        must_flip=settings["pass_flip"] == "mandatory",
        nominate_clockwise=settings["auction_next_nominator"] == "clockwise",
        upgrade_by_reach=settings["city_upgrade_needs"] == "train_reach",
        company_multi_buy=bool(settings["company_green_multi_buy"]),
        manager_locked=bool(settings["manager_20_locked"]),
        half_dividend_move=int(settings["dividend_half_to_full"]),
        penalty_at_end_of_turn=settings["managed_no_train_check"] == "end_of_turn",
        variable_modifiers=bool(settings["variable_city_modifiers"]),
        town_to_city=bool(settings["town_to_city_upgrade"]),
        restrictive=settings["upgrade_strictness"] == "restrictive",
        tile_933=str(settings["tile_933"]),
        priority_to_buyer=settings["priority_after_stock_round"] == "last_buy",
        stock_round_breaks_bank=settings["bank_break_in_stock_round"] == "counts",
        simpson=bool(settings["simpson_director_deal"]),
        auction_swap=bool(settings["two_player_auction_swap"]),
        concession_penalty=int(settings["unassigned_concession_penalty"]),
        oldest_discard_first=settings["discard_order"] == "oldest_first",
        selling_is_passing=bool(settings["selling_is_passing"]),
        towns_need_train=settings["upgrade_reach"] == "cities_and_towns",
        concession_needs_track=settings["concession_needs"] == "train_and_track",
        one_line=settings["yellow_track"] == "one_line",
        printed_stops_join=settings["printed_track"] == "all",
        several_sources=settings["purchase_sources"] == "several",
        green_of_any=settings["green_shares"] == "any_company",
        discard_refilled=settings["extra_discard"] == "refill",
        empty_bank_at_start_ends=settings["bank_break_in_stock_round"] == "ignored_until_or_payment",
        round_limit=int(settings["round_limit"]),
    )
