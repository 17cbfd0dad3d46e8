"""Who and what is meant at one table: players and companies by the names they have or as "Player 3" and "Company 2", cards of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from magnat.kernel.options import Setting
from magnat.words.catalogue import Words


class Names:
    """The names at one table; whoever has none is numbered, from 1. The table's settings may hold the names of its own cards."""

    def __init__(self, players: Sequence[str] = (), companies: Sequence[str] = (), settings: Mapping[str, Setting] | None = None) -> None:
        self.players: Final = players
        self.companies: Final = companies
        self.settings: Final = settings or {}

    def setting(self, name: str) -> str:
        """A text among the settings; none if it is not there."""
        return str(self.settings.get(name, ""))

    def player(self, words: Words, seat: int) -> str:
        return listed(self.players, seat) or words.text("unnamed-player", number=seat + 1)

    def company(self, words: Words, company: int) -> str:
        return listed(self.companies, company) or words.text("unnamed-company", number=company + 1)


def listed(names: Sequence[str], index: int) -> str:
    return names[index] if 0 <= index < len(names) else ""
