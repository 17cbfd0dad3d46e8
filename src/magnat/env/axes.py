"""The axes along which actions of one kind differ: how a word of an action becomes a small number, and how large that can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from magnat.kernel.contract import Word


class Uncoded(Exception):  # noqa: N818 - it says what the action is
    """An action that the catalogue has no code for."""


@dataclass(frozen=True)
class Eyes:
    """How one seat counts what belongs to players: shifts (0 is what is its own) and lists (its own things, in their order)."""

    shifts: dict[str, int] = field(default_factory=dict)
    lists: dict[str, list[Word]] = field(default_factory=dict)


class Axis:
    """One field of an action. Most take one step; the words of an amount take a step for each digit."""

    steps = 1

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        """How many values a step can have."""

    def index(self, word: Word, eyes: Eyes) -> int:
        """The value of this word, from 0 to size - 1; Uncoded if it has none."""
        raise NotImplementedError

    def shown(self, index: int) -> str:
        """For the description of the catalogue."""
        return str(index)

    def checked(self, index: int) -> int:
        if not 0 <= index < self.size:
            raise Uncoded(f"{self.name}: {index} is not below {self.size}")
        return index


class Names(Axis):
    """One of a fixed list of names."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name, len(names))
        self.names = list(names)

    def index(self, word: Word, eyes: Eyes) -> int:  # noqa: ARG002 - the same for every seat
        if word not in self.names:
            raise Uncoded(f"{self.name}: {word}")
        return self.names.index(str(word))

    def shown(self, index: int) -> str:
        return self.names[index]


class Range(Axis):
    """A number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1)
        self.low = low

    def index(self, word: Word, eyes: Eyes) -> int:  # noqa: ARG002 - likewise
        return self.checked(int(word) - self.low)

    def shown(self, index: int) -> str:
        return str(index + self.low)


class Around(Axis):
    """A number that counts round a circle from what is one's own: 0 is mine, 1 the next one."""

    def __init__(self, name: str, size: int, shift: str) -> None:
        super().__init__(name, size)
        self.shift = shift

    def index(self, word: Word, eyes: Eyes) -> int:
        return self.checked((int(word) - eyes.shifts.get(self.shift, 0)) % self.size)

    def shown(self, index: int) -> str:
        return f"+{index}"


class Listed(Axis):
    """The place of a thing in a list of what lies before this seat: its plots, the offers to it."""

    def __init__(self, name: str, size: int, listing: str) -> None:
        super().__init__(name, size)
        self.listing = listing

    def index(self, word: Word, eyes: Eyes) -> int:
        things = eyes.lists.get(self.listing, [])
        if word not in things:
            raise Uncoded(f"{self.name}: {word}")
        return self.checked(things.index(word))

    def shown(self, index: int) -> str:
        return f"#{index}"


class AsOffered(Axis):
    """A text that nobody writes by hand: 0 is the empty one, 1 the one that the table offers."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 2)

    def index(self, word: Word, eyes: Eyes) -> int:  # noqa: ARG002 - likewise
        return 1 if word else 0

    def shown(self, index: int) -> str:
        return "as offered" if index else "none"


class Amount(Axis):
    """A number of up to `steps` decimal digits, said from the first to the last."""

    def __init__(self, name: str, digits: int) -> None:
        super().__init__(name, 10)
        self.steps = digits

    def digits(self, word: Word) -> list[int]:
        number = int(word)
        if not 0 <= number < 10**self.steps:
            raise Uncoded(f"{self.name}: {number} has more than {self.steps} digits")
        return [int(digit) for digit in f"{number:0{self.steps}}"]
