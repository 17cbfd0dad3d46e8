"""How far a saved game is on its way to a table of its own: one line after the other."""

from __future__ import annotations

from msgspec import Struct

from magnat.wire.play import Failed
from magnat.wire.tables import TableInfo


class Checking(Struct, frozen=True, tag_field="type", tag="checking"):
    """This many of its entries have been checked; `of` is 0 while it waits for its turn."""

    done: int
    of: int


class Imported(Struct, frozen=True, tag_field="type", tag="imported"):
    table: TableInfo


ImportNews = Checking | Imported | Failed
