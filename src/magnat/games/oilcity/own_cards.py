"""OC-2.4: event cards and plots of one's own: read from the text that a table's settings carry, and checked.

Events: `[{"title": "Oil congress", "text": "...", "wax": 100, "gas": 400, "kerosene": 300}, ...]`.
Plots: `[{"name": "Gorlice", "fields": "c.w.G.-.c", "copies": 3}, ...]`; by field, row by row: c, g or w for a deposit of crude, gas or
wax, as a capital letter where only towers may stand, a dot for a free field, a dash for the one with the name.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from magnat.games.oilcity.figures import CRUDE, EMPTY, GAS, KEPT_SETS, KEROSENE, THINGS, WAX, Event, PlotCard
from magnat.kernel.unreadable import Unreadable, shown

DEPOSITS: Final = {"c": CRUDE, "g": GAS, "w": WAX}
FREE: Final = "."
NAME: Final = "-"


class CardBounds(msgspec.Struct, frozen=True):
    """What cards of one's own must keep to."""

    longest_title: int
    longest_text: int
    highest_price: int
    note: int
    most_copies: int
    most_cards: int
    least_plots: int
    fields: int
    deposits: int
    free: int


class OwnEvent(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    text: str
    wax: int
    gas: int
    kerosene: int

    def card(self) -> Event:
        prices = [0] * len(THINGS)
        prices[WAX], prices[GAS], prices[KEROSENE] = self.wax, self.gas, self.kerosene
        return Event(self.title, prices)


class OwnPlot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: str
    fields: str
    copies: int

    def card(self, first: int) -> PlotCard:
        deposits = [DEPOSITS.get(letter.lower(), EMPTY) for letter in self.fields]
        tower_only, free = [letter.isupper() for letter in self.fields], [letter == FREE for letter in self.fields]
        return PlotCard(self.name, deposits, tower_only, free, self.copies, first)


C = TypeVar("C", OwnEvent, OwnPlot)


@lru_cache(maxsize=KEPT_SETS)
def read_events(text: str, bounds: CardBounds) -> list[OwnEvent]:
    """OC-4.1: titles that differ, prices that can be paid in notes. No text: none."""
    events = read_cards("own_events", text, OwnEvent, bounds)
    check_titles("own_events", [event.title for event in events], bounds)
    for number, event in enumerate(events, start=1):
        if len(event.text) > bounds.longest_text:
            raise bad_cards("own_events", "oilcity-cards-text", card=number, need=bounds.longest_text)
        for price in (event.wax, event.gas, event.kerosene):
            if not 0 <= price <= bounds.highest_price or price % bounds.note != 0:
                raise bad_cards("own_events", "oilcity-cards-price", card=number, note=bounds.note, need=bounds.highest_price, have=price)
    return events


@lru_cache(maxsize=KEPT_SETS)
def read_plots(text: str, bounds: CardBounds) -> list[OwnPlot]:
    """OC-3.1: names that differ, nine fields each: four deposits, four free ones and the name. No text: none."""
    plots = read_cards("own_plots", text, OwnPlot, bounds)
    check_titles("own_plots", [plot.name for plot in plots], bounds)
    for number, plot in enumerate(plots, start=1):
        deposits = [letter for letter in plot.fields if letter.lower() in DEPOSITS]
        counts = (len(plot.fields), len(deposits), plot.fields.count(FREE), plot.fields.count(NAME))
        if counts != (bounds.fields, bounds.deposits, bounds.free, 1):
            raise bad_cards("own_plots", "oilcity-cards-fields", card=number, fields=shown(plot.fields))
        if not 1 <= plot.copies <= bounds.most_copies:
            raise bad_cards("own_plots", "oilcity-cards-copies", card=number, need=bounds.most_copies, have=plot.copies)
    total = sum(plot.copies for plot in plots)
    if plots and total < bounds.least_plots:
        raise bad_cards("own_plots", "oilcity-cards-few-plots", need=bounds.least_plots, have=total)
    return plots


def read_cards(option: str, text: str, kind: type[C], bounds: CardBounds) -> list[C]:
    if not text:
        return []
    try:
        cards = msgspec.json.decode(text, type=list[kind])  # type: ignore[valid-type]  # a variable that holds a type
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise bad_cards(option, "oilcity-cards-unreadable", detail=shown(str(error))) from None
    if not 1 <= len(cards) <= bounds.most_cards:
        raise bad_cards(option, "oilcity-cards-number", need=bounds.most_cards, have=len(cards))
    return cards


def check_titles(option: str, titles: list[str], bounds: CardBounds) -> None:
    for number, title in enumerate(titles, start=1):
        if not 1 <= len(title) <= bounds.longest_title or not title.isprintable() or title.strip() != title:
            raise bad_cards(option, "oilcity-cards-title", card=number, need=bounds.longest_title)
        if title in titles[: number - 1]:
            raise bad_cards(option, "oilcity-cards-twice", title=shown(title))


def bad_cards(option: str, reason: str, **values: int | str) -> Unreadable:
    return Unreadable("bad-cards", None, option=option, reason=reason, **values)


def written(cards: list[OwnEvent] | list[OwnPlot]) -> str:
    """The same cards always give the same text; no cards give none."""
    return msgspec.json.encode(cards).decode() if cards else ""
