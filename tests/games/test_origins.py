"""Where figures come from: the closest label holds, and what has one origin is reported as one thing."""

from __future__ import annotations

import pytest

from magnat.games.origins import Origin, kind_of, option_kinds, origins, origins_of


def test_a_block_of_one_origin_is_told_as_a_whole() -> None:
    assert origins({"unit": "coins", "pedlar": {"origin": "rulebook; chapter 4", "most": 3, "pays": 200}}) == [
        Origin("pedlar", "rulebook", ())
    ]


def test_a_part_that_comes_from_elsewhere_is_told_by_its_way() -> None:
    costs = {"origin": "rulebook", "origins": {"prices.plot": "reconstructed"}, "prices": {"tower": 500, "plot": 500}, "note": "in coins"}
    assert origins({"costs": costs}) == [Origin("costs", "rulebook", ("prices.tower",)), Origin("costs", "reconstructed", ("prices.plot",))]


def test_entries_of_a_list_go_by_their_names_and_a_star_stands_for_all_of_them() -> None:
    people = {"origin": "public", "origins": {"cards.*.trade": "reconstructed", "cards.zeh.trade": "rulebook"}}
    cards = [{"id": "zeh", "name": "Jan Zeh", "trade": "merchant"}, {"id": "fauck", "name": "Albert Fauck", "trade": "engineer"}]
    assert origins({"people": {**people, "cards": cards}}) == [
        Origin("people", "rulebook", ("cards.zeh",)),
        Origin("people", "reconstructed", ("cards.fauck",)),
    ]


def test_an_origin_is_one_of_our_words() -> None:
    assert kind_of("ours: the house rule names no odds") == "ours"
    for label in ("hearsay", "rulebookish", "names public", ""):
        with pytest.raises(ValueError, match="none of rulebook"):
            kind_of(label)


def of(game: str, place: str) -> dict[str, tuple[str, ...]]:
    return {it.kind: it.of for it in origins_of(game) if it.place == place}


def test_the_labels_say_what_the_sources_say() -> None:
    assert of("mcmulti", "board") == {"public": ()}  # the rulebook has quadrants, but no number of rows
    assert of("mcmulti", "news")["reconstructed"] == ("embargo", "crude_shortage")
    assert of("oilcity", "costs")["reconstructed"] == ("prices.plot", "prices.wagon")
    assert of("oilcity", "plots")["rulebook"] == ("gorlice_glinik_mariampolski.deposits",)
    assert of("oilcity", "plots")["reconstructed"][0] == "gorlice_glinik_mariampolski.tower_only"  # its field e
    assert of("oilcity", "events")["rulebook"] == ("oil_congress",)
    assert [it for it in origins_of("africa") if it.kind == "reconstructed"] == []
    assert of("africa", "companies")["disputed"] == ("CNR.tokens",)


def test_an_option_has_the_origin_of_its_default() -> None:
    assert option_kinds("mcmulti")["produce_on_doubles"] == "rulebook"
    assert option_kinds("mcmulti")["refinery_cells"] == "public"
    assert option_kinds("oilcity")["war"] == "ours"
