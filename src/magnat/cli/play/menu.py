"""A short list of options with keys, and the reading of what was typed: an amount, a cell, or nothing for the default."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from rich.console import RenderableType

from magnat.kernel.contract import Action, Refusal

Spot = tuple[str, int, int]
"""A cell as people name it: the letter of the board (empty if there is only one), row and column; or no letter, plot and field."""

REPEATED = re.compile(r"(?:x\s*)?(\d{1,4})|(\d{1,4})\s*x")
NUMBER = re.compile(r"\d{1,9}")


class Boards(ABC):
    """The cells of a game's boards: how people name them, and what is said about names that are none."""

    @abstractmethod
    def read(self, text: str) -> Spot | None: ...

    @abstractmethod
    def have(self, spot: Spot) -> bool: ...

    @abstractmethod
    def ask(self) -> str:
        """What the question for a cell says."""

    @abstractmethod
    def nonsense(self, line: str) -> str:
        """This line names no cell at all."""

    @abstractmethod
    def missing(self) -> str:
        """There is no such cell on these boards."""


class Item(ABC):
    """One line of the menu. A refusal greys it out; `shortcut` is what to type."""

    def __init__(self, shortcut: str, label: str, refusal: Refusal | None = None) -> None:
        self.shortcut = shortcut
        self.label = label
        self.refusal = refusal

    @abstractmethod
    def example(self) -> Action:
        """An action that stands for the item when somebody asks why."""


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
    """A form: any number from `least` to `most`. It has no shortcut: the number itself is typed."""

    def __init__(self, label: str, most: int, amount: Callable[[int], Action], least: int = 0) -> None:
        super().__init__("", label)
        self.least = least
        self.most = most
        self.amount = amount

    def example(self) -> Action:
        return self.amount(self.most)


class Nested(Item):
    """Opens a menu of its own."""

    def __init__(self, shortcut: str, label: str, menu: Menu, refusal: Refusal | None = None) -> None:
        super().__init__(shortcut, label, refusal)
        self.menu = menu

    def example(self) -> Action:
        return self.menu.items[0].example()


class Menu:
    """`default` is what Enter does, in words and action (None: back to the menu before); `caution` is said once before it is done.

    `on_screen`: the numbers are in the picture of the table as well, so a short terminal can do without the list.
    `title` comes before the question; `spoken` is understood before words that are typed here. `picture` shows the items in a
    terminal of some width, if it has room for more than their labels.
    """

    def __init__(
        self,
        items: Sequence[Item],
        default: Action | None,
        default_label: str,
        caution: str = "",
        on_screen: bool = False,
        title: str = "",
        spoken: str = "",
        picture: Callable[[int], RenderableType] | None = None,
    ) -> None:
        self.items = items
        self.default = default
        self.default_label = default_label
        self.caution = caution
        self.on_screen = on_screen
        self.title = title
        self.spoken = spoken
        self.picture = picture

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

    def opened(self, path: Sequence[str]) -> tuple[Menu, Placed | None]:
        """The menu that these shortcuts lead to, and the item on it that waits for a cell."""
        menu = self
        for shortcut in path:
            item = menu.find(shortcut)
            if isinstance(item, Placed) and item.refusal is None:
                return menu, item
            if not isinstance(item, Nested) or item.refusal is not None:
                break
            menu = item.menu
        return menu, None


# Reading


def repeated(text: str) -> int | None:
    """`x5`, `5x` or `5`; None if it is not such a number."""
    found = REPEATED.fullmatch(text.strip().casefold())
    return int(found.group(1) or found.group(2)) if found else None


def times(text: str) -> tuple[str, int]:
    """Splits `... x5` from the end of a line."""
    found = re.search(r"\s+(?:x\s*(\d{1,4})|(\d{1,4})\s*x)$", text.casefold())
    if found is None:
        return text, 1
    return text[: found.start()], int(found.group(1) or found.group(2))


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
