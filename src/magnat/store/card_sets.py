"""Cards of one's own that a person keeps, by game and name: texts for the options of a table."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from magnat.store.records import CardSetRecord
from magnat.store.rows import chosen, every, put, values
from magnat.store.schema import card_sets


def kept(connection: Connection, person: str, game: str) -> list[CardSetRecord]:
    """A person's sets for a game, by name."""
    query = chosen(CardSetRecord, card_sets).where(card_sets.c.person == person, card_sets.c.game == game)
    return every(connection, CardSetRecord, query.order_by(card_sets.c.name))


def keep(connection: Connection, record: CardSetRecord) -> None:
    """One set per name; a set without texts is dropped."""
    if record.texts:
        put(connection, card_sets, values(record), ["person", "game", "name"])
        return
    same = (card_sets.c.person == record.person, card_sets.c.game == record.game, card_sets.c.name == record.name)
    connection.execute(delete(card_sets).where(*same))
