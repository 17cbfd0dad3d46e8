"""What the server says about its games, so that a screen need not know any of them."""

from __future__ import annotations

from magnat.games.registry import GAMES
from magnat.server.game_info import game_info
from magnat.wire.tables import ChartInfo, GameInfo, SeatChange
from magnat.words.catalogue import game_source, words


def told() -> dict[str, GameInfo]:
    return {name: game_info(game, words("en")) for name, game in GAMES.items()}


def test_who_can_sit_where() -> None:
    games = told()
    assert [games[name].usual_seats for name in ("mcmulti", "oilcity", "africa")] == [4, 9, 4]
    assert (games["oilcity"].teams, games["oilcity"].roles) == (True, ["seat", "company", "bank"])
    assert (games["mcmulti"].teams, games["mcmulti"].roles) == (False, ["seat"])
    any_number = list(range(9, max(games["oilcity"].seats) + 1))
    assert games["oilcity"].seat_changes == [SeatChange("company_size", 2, any_number), SeatChange("company_size", 4, any_number)]
    assert games["africa"].seat_changes == games["mcmulti"].seat_changes == []


def test_what_charts_and_chapters_there_are() -> None:
    games = told()
    assert games["africa"].charts == [
        ChartInfo("cash", "seat"), ChartInfo("value", "seat"), ChartInfo("share-price", "company"), ChartInfo("treasury", "company"),
    ]  # fmt: skip
    assert [it.name for it in games["africa"].chapters if it.round] == ["stock-round", "operating-round"]
    assert [(name, game.rounds) for name, game in games.items()] == [("mcmulti", True), ("oilcity", False), ("africa", False)]
    assert [name for name, game in games.items() if game.typed] == ["mcmulti", "oilcity"]


def test_a_game_tells_its_own_words() -> None:
    source = game_source(GAMES["africa"], "de")
    assert "africa-chapter-operating-round = Betriebsrunde { $number }" in source
    assert "mcmulti-" not in source


def test_what_the_printed_game_may_have_otherwise() -> None:
    games = told()
    assert [it.place for it in games["oilcity"].origins] == ["costs", "limits", "die", "entrepreneurs", "plots", "events"]
    assert {it.kind for name in ("mcmulti", "oilcity") for it in games[name].origins} == {"reconstructed"}
    prices = games["oilcity"].origins[0]
    assert (prices.title, prices.of) == ("prices of plots, wagons and pieces", ["prices.plot", "prices.wagon"])
    assert "We assume 300 for a plot" in prices.text
    assert [(it.place, it.kind) for it in games["africa"].origins] == [
        ("companies", "disputed"),
        ("map", "disputed"),
        ("tiles", "disputed"),
    ]
    assert {it.name: it.origin for it in games["mcmulti"].options}["produce_on_doubles"] == "rulebook"
