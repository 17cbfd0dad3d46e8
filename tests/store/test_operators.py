"""Operators: a link makes one person an operator, once and in time; whoever is forgotten no longer is one."""

from __future__ import annotations

from magnat.store import operators, people
from magnat.store.records import PersonRecord
from tests.store.open_store import OpenStore


def accept(store: OpenStore, link: str, person: str, now: int = 5) -> bool:
    return store.write(lambda c: operators.accept(c, link, person, now))


def is_operator(store: OpenStore, person: str) -> bool:
    return store.read(lambda c: operators.is_operator(c, person))


def furnish(store: OpenStore) -> None:
    for person in ("p1", "p2"):
        store.write(lambda c, person=person: people.create(c, PersonRecord(person, person)))  # type: ignore[misc]
    store.write(lambda c: operators.offer(c, "link", 9))


def test_a_link_works_once(store: OpenStore) -> None:
    furnish(store)
    assert not store.read(operators.any_operator)
    assert accept(store, "link", "p1")
    assert not accept(store, "link", "p2")
    assert (is_operator(store, "p1"), is_operator(store, "p2"), is_operator(store, "")) == (True, False, False)
    assert store.read(operators.any_operator)


def test_a_link_ends(store: OpenStore) -> None:
    furnish(store)
    assert not accept(store, "link", "p1", 9)
    assert not accept(store, "nothing", "p1")
    assert not is_operator(store, "p1")


def test_operators_are_dismissed_and_forgotten(store: OpenStore) -> None:
    furnish(store)
    accept(store, "link", "p1")
    assert store.write(lambda c: people.forget(c, "p1"))
    assert not is_operator(store, "p1")
    store.write(lambda c: operators.offer(c, "again", 9))
    accept(store, "again", "p2")
    store.write(lambda c: operators.offer(c, "unused", 9))
    assert store.write(operators.dismiss_all) == 1
    assert not is_operator(store, "p2")
    assert not accept(store, "unused", "p2")
