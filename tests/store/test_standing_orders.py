"""Standing orders: one of a kind for a seat, kept until they end."""

from __future__ import annotations

import pytest

from magnat.store import standing_orders
from magnat.store.records import OrderRecord
from tests.store.open_store import OpenStore


@pytest.fixture(autouse=True)
def two_tables(store: OpenStore) -> None:
    store.open_table("t1")
    store.open_table("t2")


def test_an_order_takes_the_place_of_one_of_its_kind_and_can_be_ended(store: OpenStore) -> None:
    first, other = OrderRecord("t1", 0, "bid", "p1", {"most": 40}), OrderRecord("t1", 1, "bid", "p2", {"most": 9})
    for order in (first, other, OrderRecord("t1", 0, "bid", "p1", {"most": 50, "about": "zażółć"})):
        store.write(lambda c, it=order: standing_orders.give(c, it))  # type: ignore[misc]
    kept = store.read(lambda c: standing_orders.of_table(c, "t1"))
    assert kept == [OrderRecord("t1", 0, "bid", "p1", {"most": 50, "about": "zażółć"}), other]
    assert store.read(lambda c: standing_orders.of_table(c, "t2")) == []
    store.write(lambda c: standing_orders.end(c, "t1", 0, "bid"))
    assert store.read(lambda c: standing_orders.of_table(c, "t1")) == [other]
