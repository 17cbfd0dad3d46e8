"""Snapshots: a stored table opens from its last kept position and replays only the entries after it."""

from __future__ import annotations

import msgspec

from magnat.kernel.contract import State
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.tables import replay
from magnat.tables.journal import Journal, state_hash
from magnat.tables.table import Table


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position after entry n as plain values."""

    n: int
    state: Plain
    hash: str


def take(table: Table) -> Snapshot:
    return Snapshot(len(table.journal.entries), table.game.encode_state(table.state), state_hash(table.game, table.state))


def restore(journal: Journal, kept: Snapshot) -> State:
    """The journal's last position. An undo that went back behind the snapshot makes it worthless: then all is replayed."""
    tail = journal.entries[kept.n :]
    if any(entry.undo is not None and entry.undo < kept.n for entry in tail):
        return replay.position(journal)
    game = journal.game()
    state = game.decode_state(kept.state)
    if state_hash(game, state) != kept.hash:
        raise Unreadable("bad-state", detail=shown(kept.hash))
    return replay.forward(game, game.rules(journal.settings()), state, replay.live_entries(tail, kept.n))
