"""The options of a table of Oil City, as its rules read them. Names, values and defaults stand in the game's data, under `options`."""

from __future__ import annotations

from magnat.games.oilcity.figures import Choices
from magnat.kernel.game import Setting


def choices(settings: dict[str, Setting]) -> Choices:
    return Choices(
        plot_choice=bool(settings["plot_choice"]),
        tie_break=bool(settings["tie_break"]),
        zero_price_wagon_scores=bool(settings["zero_price_wagon_scores"]),
        score_cash=bool(settings["score_cash"]),
        unlimited_components=bool(settings["unlimited_components"]),
        war=bool(settings["war"]),
        limits=str(settings["limits"]),
        company_size=int(settings["company_size"]),
        majority=settings["commit"] == "majority",
        rounds=settings["flow"] == "rounds",
        own_tokens=settings["tokens"] == "own",
        confirm=str(settings["confirm"]),
        lending=settings["lending"] == "wherever",
        broken_promise=str(settings["broken_promise"]),
        turns=int(settings["turns"]),
    )
