"""Who is meant: players by seat and companies by number, by the names they have or as "Player 3" and "Company 2"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnat.words.catalogue import Words


class Names:
    """The names at one table; whoever has none is numbered, from 1."""

    def __init__(self, players: Sequence[str] = (), companies: Sequence[str] = ()) -> None:
        self.players: Final = players
        self.companies: Final = companies

    def player(self, words: Words, seat: int) -> str:
        return listed(self.players, seat) or words.text("unnamed-player", number=seat + 1)

    def company(self, words: Words, company: int) -> str:
        return listed(self.companies, company) or words.text("unnamed-company", number=company + 1)


def listed(names: Sequence[str], index: int) -> str:
    return names[index] if 0 <= index < len(names) else ""
