"""A move on its way to a table's mailbox: for which seat, and on whose behalf. It may travel between processes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from magnat.wire.play import Moves
from magnat.wire.problems import Problem

By = Literal["person", "bot", "clock"]


class MoveRequest(Struct, frozen=True, kw_only=True):
    """Authorised already: `seat` is one that the sender may act for; -1 is the host who rules or types in dice."""

    move: Moves
    seat: int
    by: By = "person"
    language: str = "en"


class Receipt(Struct, frozen=True):
    """The entry that the move became, or why it did not become one."""

    n: int = 0
    problem: Problem | None = None
