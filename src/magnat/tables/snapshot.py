"""Snapshots: a stored table is loaded from a kept position and replays only the entries after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from magnat.games.registry import AnyGame
from magnat.kernel.contract import State
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.tables import replay
from magnat.tables.journal import Journal, state_hash

if TYPE_CHECKING:
    from magnat.tables.table import Table

SNAPSHOT_EVERY = 64
"""Entries between two kept positions: an undo, a look back or the loading of a table replays about this many."""


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position after entry n as plain values; `last` is the last input that counted then, 0 if there was none.

    `rolls` were made until then, those taken back among them; snapshots from before they were counted say 0.
    """

    n: int
    last: int
    state: Plain
    hash: str
    rolls: int = 0


def is_due(table: Table, kept: int) -> bool:
    """Is it time for a new snapshot, when the last one was taken after entry `kept`? Never while a request is open."""
    return table.request is None and table.journal.last() - kept >= SNAPSHOT_EVERY


def take(table: Table) -> Snapshot:
    assert table.request is None, "a snapshot keeps no request"
    plain, mark = table.game.encode_state(table.state), state_hash(table.game, table.state)
    return Snapshot(table.journal.last(), table.last_input(), plain, mark, table.rolls)


def kept_state(game: AnyGame, kept: Snapshot) -> State:
    """The position of a snapshot; Unreadable if it is not what was kept."""
    state: State = game.decode_state(kept.state)
    if state_hash(game, state) != kept.hash:
        raise Unreadable("bad-state", detail=shown(kept.hash))
    return state


def restore(journal: Journal, kept: Snapshot) -> State:
    """The journal's last position. What goes back behind the snapshot makes it worthless: then all is replayed."""
    tail = journal.entries[kept.n :]
    if any((entry.undo is not None and entry.undo < kept.last) or (entry.drop and min(entry.drop) <= kept.last) for entry in tail):
        return replay.position(journal)
    game = journal.game()
    return replay.forward(game, game.rules(journal.settings()), kept_state(game, kept), replay.live_entries(tail, kept.last))
