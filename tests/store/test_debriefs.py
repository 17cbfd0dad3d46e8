"""What was found out about a game is kept, and replaced by what is found out later."""

from __future__ import annotations

from functools import partial

from magnat.store import debriefs
from magnat.store.records import DebriefRecord
from tests.store.open_store import OpenStore


def test_the_last_word_counts(store: OpenStore) -> None:
    store.open_table("t1")
    assert store.read(lambda c: debriefs.find(c, "t1")) is None
    first, second = DebriefRecord("t1", "running", 3, 10, b"", 5), DebriefRecord("t1", "ready", 10, 10, b"[]", 9)
    for record in (first, second):
        store.write(partial(debriefs.keep, record=record))
        assert store.read(lambda c: debriefs.find(c, "t1")) == record
