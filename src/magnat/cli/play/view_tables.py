"""Any view as tables: lists of like things in rows and columns, everything else name by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from magnat.cli.play.listing import Size
from magnat.kernel.game import View
from magnat.words import say
from magnat.words.catalogue import Words

Shown = Any  # a JSON value: what it is, is found out here
NOTHING = "–"


class ViewTables:
    """Names come from the game's catalogue where it has them: fields as `GAME-view-FIELD`, values as `GAME-FIELD-VALUE`."""

    def __init__(self, game: str, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def drawn(self, view: View, asked: str, size: Size) -> RenderableType:
        plain: dict[str, Shown] = msgspec.to_builtins(view)
        parts: list[RenderableType] = [self.headline(asked)]
        simple = {field: value for field, value in plain.items() if field != "seat" and not is_rows(value)}
        if simple:
            parts.append(self.fields(simple))
        for field, value in plain.items():
            if is_rows(value):
                parts += [Text(""), self.rows(field, value)] if size.airy else [self.rows(field, value)]
        return Group(*parts)

    def headline(self, asked: str) -> Text:
        return Text.assemble((f" {say.name(self.words, self.game)}", "bold"), f" · {asked}" if asked else "")

    def fields(self, plain: Mapping[str, Shown]) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for field, value in plain.items():
            grid.add_row(self.called(field), self.value(field, value))
        return grid

    def rows(self, field: str, things: Sequence[Mapping[str, Shown]]) -> Grid:
        """One row a thing; the columns in the order in which the things name them."""
        columns = list(dict.fromkeys(name for thing in things for name in thing))
        grid = Grid(title=self.called(field), title_justify="left", title_style="bold", header_style="dim", box=None, pad_edge=True)
        for name in columns:
            numbers = all(isinstance(thing.get(name), int | None) for thing in things) and name != "seat"
            grid.add_column(self.called(name), justify="right" if numbers else "left")
        for thing in things:
            grid.add_row(*(self.value(name, thing.get(name)) for name in columns))
        return grid

    def value(self, field: str, value: Shown) -> str:
        match value:
            case None | "" | [] | {}:
                return NOTHING
            case bool():
                return say.setting(self.words, self.game, value)
            case int() if field == "seat" or field.endswith("_seat"):
                return self.names[value] if 0 <= value < len(self.names) else NOTHING
            case dict():
                return ", ".join(f"{self.called(name)} {self.value(name, it)}" for name, it in value.items())
            case list():
                return ", ".join(self.value(field, it) for it in value)
            case _:
                return say.named(self.words, self.game, field, value, otherwise=str(value))

    def called(self, field: str) -> str:
        """What a field or an action is called."""
        return say.named(self.words, self.game, "view", field, otherwise=field.replace("_", " ").replace("-", " "))


def is_rows(value: Shown) -> bool:
    """Is it a list of things that have fields?"""
    return isinstance(value, list) and bool(value) and all(isinstance(it, dict) for it in value)
