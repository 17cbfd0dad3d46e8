"""`magnat cards`: the event cards and plots of Oil City as files that can be corrected and brought to a table (OC-2.4)."""

from __future__ import annotations

import sys
from typing import Literal

import msgspec

from magnat.cli.arguments import Language
from magnat.cli.settings import chosen
from magnat.games.oilcity import load
from magnat.games.oilcity.own_cards import FREE, NAME, OwnEvent, OwnPlot
from magnat.words import say
from magnat.words.catalogue import Words, words


def cards(which: Literal["events", "plots"], *, lang: Language = "") -> int:
    """Print the cards of Oil City as JSON, to be corrected and read with --option own_events=@FILE or own_plots=@FILE.

    Parameters
    ----------
    which: events or plots
    """
    events, plots = load.data().events, load.data().plots
    listed = [plot_card(it) for it in plots] if which == "plots" else [event_card(it, words(chosen(lang))) for it in events]
    lines = ",\n".join(msgspec.json.encode(it).decode() for it in listed)
    sys.stdout.write(f"[{lines}]\n")
    return 0


def event_card(event: load.EventData, text: Words) -> OwnEvent:
    title, prices = say.thing(text, "oilcity", "event", event.id), event.prices
    return OwnEvent(title, say.explained(text, "oilcity", "event", event.id), prices["wax"], prices["gas"], prices["kerosene"])


def plot_card(plot: load.PlotData) -> OwnPlot:
    grid = load.data().grid
    letters = [letter(plot, field) if field in plot.deposits else NAME if field == grid.name else FREE for field in grid.fields]
    return OwnPlot(plot.name, "".join(letters), grid.copies_of_each_plot)


def letter(plot: load.PlotData, field: str) -> str:
    good = plot.deposits[field][0]
    return good.upper() if field in plot.tower_only else good
