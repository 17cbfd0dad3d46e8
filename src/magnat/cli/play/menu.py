"""A short list of options with keys, and the reading of what was typed: an amount, a cell, or nothing for the default."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.kernel.contract import Action, Refusal

Spot = tuple[str, int, int]
"""A cell as people name it: the letter of the board (empty if there is only one), row and column."""

REPEATED = re.compile(r"(?:x\s*)?(\d{1,4})|(\d{1,4})\s*x")
CELL = re.compile(r"(?:([a-z])\s*)?(\d)[\s,./]*(\d)")
NUMBER = re.compile(r"\d{1,9}")


class Boards:
    """What cells there are: rows and columns from 1 to `side`, on boards with these letters, if they have any."""

    def __init__(self, side: int, letters: str) -> None:
        self.side = side
        self.letters = letters

    def have(self, spot: Spot) -> bool:
        letter, row, column = spot
        return letter in ("", *self.letters) and 1 <= row <= self.side and 1 <= column <= self.side


class Item:
    """One line of the menu. A refusal greys it out; `shortcut` is what to type."""

    def __init__(self, shortcut: str, label: str, refusal: Refusal | None = None) -> None:
        self.shortcut = shortcut
        self.label = label
        self.refusal = refusal

    def example(self) -> Action:
        """An action that stands for the item when somebody asks why."""
        raise NotImplementedError


class Single(Item):
    """One action; `repeat` lets it be typed with a number of times."""

    def __init__(self, shortcut: str, label: str, action: Action, refusal: Refusal | None = None, repeat: bool = False) -> None:
        super().__init__(shortcut, label, refusal)
        self.action = action
        self.repeat = repeat

    def example(self) -> Action:
        return self.action


class Placed(Item):
    """One action for each of many cells. `named` makes the wish for any cell on the boards, so that the law can say why not."""

    def __init__(
        self,
        shortcut: str,
        label: str,
        spots: Mapping[Spot, Action],
        named: Callable[[Spot], Action],
        usual: Spot,
        boards: Boards,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(shortcut, label, refusal)
        self.spots = spots
        self.named = named
        self.usual = usual
        self.boards = boards

    def meant(self, spot: Spot) -> list[Spot]:
        """The offered cells that fit; without a letter there may be one on each board."""
        return [offered for offered in self.spots if offered[1:] == spot[1:] and spot[0] in ("", offered[0])]

    def whole(self, spot: Spot) -> Spot:
        """The cell with a letter, if the boards have letters."""
        return (spot[0] or self.usual[0], spot[1], spot[2])

    def example(self) -> Action:
        return next(iter(self.spots.values()), self.named(self.usual))


class Amount(Item):
    """A form: any number from 0 to `most`. It has no shortcut: the number itself is typed."""

    def __init__(self, label: str, most: int, amount: Callable[[int], Action]) -> None:
        super().__init__("", label)
        self.most = most
        self.amount = amount

    def example(self) -> Action:
        return self.amount(self.most)


class Menu:
    """`default` is what Enter does, in words and action; `caution` is said once before it is done.

    `on_screen`: the numbers stand in the picture of the table as well, so a short terminal can do without the list.
    """

    def __init__(self, items: Sequence[Item], default: Action, default_label: str, caution: str = "", on_screen: bool = False) -> None:
        self.items = items
        self.default = default
        self.default_label = default_label
        self.caution = caution
        self.on_screen = on_screen

    def find(self, shortcut: str) -> Item | None:
        for item in self.items:
            if item.shortcut and item.shortcut == shortcut.casefold():
                return item
        return None

    def form(self) -> Amount | None:
        for item in self.items:
            if isinstance(item, Amount):
                return item
        return None

    def placed(self, shortcut: str) -> Placed | None:
        item = self.find(shortcut)
        return item if isinstance(item, Placed) and item.refusal is None else None


# Reading


def repeated(text: str) -> int | None:
    """`x5`, `5x` or `5`; None if it is no such number."""
    found = REPEATED.fullmatch(text.strip().casefold())
    return int(found.group(1) or found.group(2)) if found else None


def times(text: str) -> tuple[str, int]:
    """Splits `... x5` from the end of a line."""
    found = re.search(r"\s+(?:x\s*(\d{1,4})|(\d{1,4})\s*x)$", text.casefold())
    if found is None:
        return text, 1
    return text[: found.start()], int(found.group(1) or found.group(2))


def spot(text: str) -> Spot | None:
    """`3 4`, `34`, `3,4`, with a letter in front if there are several boards."""
    found = CELL.fullmatch(text.strip().casefold())
    return (found.group(1) or "", int(found.group(2)), int(found.group(3))) if found else None


def number(text: str) -> int | None:
    """A whole number of reasonable length."""
    return int(text) if NUMBER.fullmatch(text) else None


def split_shortcut(text: str) -> tuple[str, str]:
    """`1x5` and `1 x5` alike are the item 1 and the rest `x5`."""
    found = re.match(r"(\d+)\s*(x\s*\d+)$", text.casefold())
    if found:
        return found.group(1), found.group(2)
    head, _, rest = text.partition(" ")
    return head, rest.strip()


# Drawing


class Size:
    """How wide the terminal is, and how much the page may spread: `ease` 3 has air between the parts, 2 has none,
    1 says the same in fewer lines, 0 leaves out hints and reasons."""

    def __init__(self, width: int, ease: int) -> None:
        self.width = width
        self.airy = ease >= 3
        self.short = ease <= 1
        self.hint = ease >= 1


def drawn(menu: Menu, reason: Callable[[Refusal], str], commands: Sequence[str], size: Size) -> RenderableType:
    """Numbered items in as many columns as fit, lettered ones and the commands below, and once each why some are grey."""
    numbered = [item for item in menu.items if item.shortcut.isdigit()]
    lettered = [item for item in menu.items if item.shortcut and not item.shortcut.isdigit()]
    parts: list[RenderableType] = []
    if numbered and not (size.short and menu.on_screen):
        parts.append(grid(numbered, size.width))
    letters = Text("  ").join(line(item) for item in lettered)
    footer = Text(" · ".join(commands), "dim")
    if letters.cell_len + footer.cell_len + 3 <= size.width:
        letters.append("   " if lettered else " ").append(footer)
        parts.append(letters)
    else:
        parts += [letters, Text(" ").append(footer)] if size.hint else [letters]
    grey = reasons(menu.items, reason)
    return Group(*parts, *(grey if not size.short else grey[:1] if size.hint else []))


def grid(items: Sequence[Item], width: int) -> Table:
    """Filled column by column, so that neighbours in the list stand below each other."""
    widest = max(cell_len(item.label) + cell_len(item.shortcut) + 4 for item in items)
    fitting = [columns for columns in (4, 3, 2) if columns * widest <= width and columns <= len(items)]
    even = [columns for columns in fitting if len(items) % columns == 0]
    columns = next(iter(even + fitting), 1)
    rows = -(-len(items) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column(no_wrap=True, overflow="ellipsis")
    for row in range(rows):
        table.add_row(*[line(item) for item in items[row::rows]])
    return table


def line(item: Item) -> Text:
    if item.refusal is not None:
        return Text.assemble((f" {item.shortcut}", "dim"), " ", (item.label, "dim strike"))
    return Text.assemble((f" {item.shortcut}", "bold cyan"), " ", item.label)


def reasons(items: Sequence[Item], reason: Callable[[Refusal], str]) -> list[Text]:
    """One grey line per reason, with the keys that it holds for."""
    grouped: dict[str, list[str]] = {}
    for item in items:
        if item.refusal is not None:
            grouped.setdefault(reason(item.refusal), []).append(item.shortcut)
    return [Text(f" ✗ {', '.join(keys)}: {why}", style="dim", no_wrap=True, overflow="ellipsis") for why, keys in grouped.items()]
