"""How a menu is written down: items in columns, letters and commands below, and why some are grey."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.play.menu import Item, Menu
from magnat.kernel.contract import Refusal


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
    parts: list[RenderableType] = [menu.picture(size.width)] if menu.picture is not None and size.hint else []
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
