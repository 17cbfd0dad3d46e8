"""A view as a row of numbers, in slices that have names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from magnat.kernel.contract import Word

Numbers = list[tuple[str, list[float]]]
HIDDEN = -1.0


class NumberList:
    """Puts slices together: plain numbers, one out of a list of names, several of them, a count for each."""

    def __init__(self) -> None:
        self.all: Numbers = []

    def number(self, name: str, value: int | bool | None, unit: int = 1) -> None:
        """`unit` brings it near 1; what is hidden is -1."""
        self.all.append((name, [HIDDEN if value is None else value / unit]))

    def several(self, name: str, values: Iterable[int | bool | None], size: int, unit: int = 1) -> None:
        """Always `size` of them: filled up with -1, and what is beyond is left out."""
        row = [HIDDEN if value is None else value / unit for value in values][:size]
        self.all.append((name, row + [HIDDEN] * (size - len(row))))

    def one_of(self, name: str, value: Word | None, names: Sequence[Word]) -> None:
        row = [0.0] * len(names)
        if value in names:
            row[names.index(value)] = 1.0
        self.all.append((name, row))

    def some_of(self, name: str, values: Iterable[Word] | None, names: Sequence[Word]) -> None:
        """Which of the names are among the values; all -1 if that is hidden."""
        if values is None:
            self.all.append((name, [HIDDEN] * len(names)))
            return
        row = [0.0] * len(names)
        for value in values:  # most often few of many
            if value in names:
                row[names.index(value)] = 1.0
        self.all.append((name, row))

    def count_of(self, name: str, values: Iterable[Word] | None, names: Sequence[Word]) -> None:
        """How often each of the names is among the values; all -1 if that is hidden."""
        if values is None:
            self.all.append((name, [HIDDEN] * len(names)))
            return
        row = [0.0] * len(names)
        for value in values:
            if value in names:
                row[names.index(value)] += 1.0
        self.all.append((name, row))


def row(numbers: Numbers) -> list[float]:
    found: list[float] = []
    for _, values in numbers:
        found += values
    return found


def slices(numbers: Numbers) -> dict[str, slice]:
    """Where each name is in the row."""
    found: dict[str, slice] = {}
    start = 0
    for name, values in numbers:
        found[name] = slice(start, start + len(values))
        start += len(values)
    return found
