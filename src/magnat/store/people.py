"""People: guests, accounts, their tokens, and forgetting them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, update

from magnat.store.records import PersonChange, PersonRecord
from magnat.store.rows import Values, changes, chosen, every, first, values
from magnat.store.schema import card_sets, chat, mutes, notes, notices, people, seats, tables, tokens


def create(connection: Connection, record: PersonRecord) -> None:
    """Clash if the id or the login is taken."""
    connection.execute(insert(people), folded(values(record)))


def find(connection: Connection, person: str) -> PersonRecord | None:
    return first(connection, PersonRecord, chosen(PersonRecord, people).where(people.c.id == person))


def by_login(connection: Connection, login: str) -> PersonRecord | None:
    return first(connection, PersonRecord, chosen(PersonRecord, people).where(people.c.login == login.casefold()))


def by_token(connection: Connection, token_hash: str) -> PersonRecord | None:
    query = chosen(PersonRecord, people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.hash == token_hash)
    return first(connection, PersonRecord, query)


def named(connection: Connection, name: str) -> list[PersonRecord]:
    """Everybody with this login or this very name, oldest first."""
    query = chosen(PersonRecord, people).where(or_(people.c.login == name.casefold(), people.c.name == name))
    return every(connection, PersonRecord, query.order_by(people.c.created, people.c.id))


def change(connection: Connection, person: str, wanted: PersonChange) -> bool:
    """False if there is no such person; Clash if the login is taken."""
    given = folded(changes(wanted))
    if not given:
        return find(connection, person) is not None
    return connection.execute(update(people).where(people.c.id == person).values(given)).rowcount == 1


def rename(connection: Connection, person: str, name: str) -> bool:
    """The seats that the person holds follow."""
    if not person:
        return False
    connection.execute(update(seats).where(seats.c.person == person).values(name=name))
    connection.execute(update(tables).where(tables.c.host == person).values(host_name=name))
    return connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount == 1


def add_token(connection: Connection, token_hash: str, person: str, created: int) -> None:
    connection.execute(insert(tokens), {"hash": token_hash, "person": person, "created": created})


def drop_token(connection: Connection, token_hash: str) -> bool:
    return connection.execute(delete(tokens).where(tokens.c.hash == token_hash)).rowcount == 1


def drop_tokens(connection: Connection, person: str) -> int:
    """All of a person's, after a new password; how many there were."""
    return connection.execute(delete(tokens).where(tokens.c.person == person)).rowcount


def forget(connection: Connection, person: str) -> bool:
    """Removes everything about somebody. Seats are open again, a bot stays without a name; journals hold no names and stay as they are."""
    if not person:
        return False
    drop_tokens(connection, person)
    for table in (notes, notices, mutes, card_sets):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(update(chat).where(chat.c.person == person).values(person="", text=""))
    theirs = update(seats).where(seats.c.person == person)
    connection.execute(theirs.where(seats.c.kind == "person").values(kind="open"))
    connection.execute(theirs.values(person="", name="", token=""))
    connection.execute(update(tables).where(tables.c.host == person).values(host="", host_name=""))
    return connection.execute(delete(people).where(people.c.id == person)).rowcount == 1


def folded(given: Values) -> Values:
    """Logins are compared without regard to case."""
    return {name: value.casefold() if name == "login" and value is not None else value for name, value in given.items()}
