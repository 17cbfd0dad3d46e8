"""The options of a game: what a table may choose, and what holds where nobody has chosen.

An edition is a set of defaults. A rule that changes becomes an option (or an option's new default), and the option remembers what earlier
editions did; so a stored game of any edition goes on as it began, and the rules ask for options, never for an edition.
"""

from __future__ import annotations

from typing import Any

import msgspec

from magnat.kernel.data_file import BlockData
from magnat.kernel.unreadable import Unreadable, shown

Setting = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """An option of the table: one of the choices, a whole number from low to high, or a text that the game itself reads."""

    name: str
    default: Setting
    choices: tuple[Setting, ...] = ()
    low: int = 0
    high: int = 0
    longest: int = 0
    """How long a text may be; 0 if the option is none."""
    before: dict[int, Setting] = {}
    """The defaults of earlier editions: `{1: 100}` is 100 up to and including edition 1."""
    simulated: Setting | None = None
    """The default where only programs play, if it differs: a limit that lets every game end, for instance."""
    published: Setting | None = None
    """What the published rules say, where our default follows another source: the switch `published` sets all of these at once."""

    def read(self, given: Any) -> Setting:  # Any: a JSON value that somebody sent
        """The setting in question, or Unreadable. `True` is not a number here, and 1 is not `True`."""
        if self.choices:
            for choice in self.choices:
                if type(choice) is type(given) and choice == given:
                    return choice
        elif self.longest:
            if type(given) is str and len(given) <= self.longest:
                return given
        elif type(given) is int and self.low <= given <= self.high:
            return given
        raise Unreadable("bad-option-value", option=self.name, value=shown(given), allowed=self.allowed())

    def allowed(self) -> str:
        if self.choices:
            return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)
        return f"≤ {self.longest}" if self.longest else f"{self.low}-{self.high}"

    def default_in(self, edition: int, simulated: bool = False) -> Setting:
        """What holds in this edition if nobody has chosen."""
        for last in sorted(self.before):
            if edition <= last:
                return self.before[last]
        return self.simulated if simulated and self.simulated is not None else self.default


class OptionData(BlockData, kw_only=True):
    """An option as the game's data file has it."""

    note: str = ""
    default: Setting
    choices: list[Setting] = []
    low: int = 0
    high: int = 0
    longest: int = 0
    before: dict[int, Setting] = {}
    simulated: Setting | None = None
    published: Setting | None = None


def options_of(data: dict[str, OptionData]) -> tuple[Option, ...]:
    """The options of a data file, in its order."""
    return tuple(
        Option(name, it.default, tuple(it.choices), it.low, it.high, it.longest, it.before, it.simulated, it.published)
        for name, it in data.items()
    )


PUBLISHED = Option("published", False, (False, True))
"""The switch of every game whose options say what the published rules have; it stands for those settings and is never stored itself."""


def switched(options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:  # Any: JSON values that somebody sent
    """What is given, with the switch `published` replaced by the settings that it stands for; those given by name count more."""
    settings = {option.name: option.published for option in options if option.published is not None}
    if PUBLISHED.name not in given or not settings:
        return given
    named = {name: value for name, value in given.items() if name != PUBLISHED.name}
    return {**settings, **named} if PUBLISHED.read(given[PUBLISHED.name]) else named
