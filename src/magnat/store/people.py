"""People: guests, accounts, their tokens, and forgetting them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from magnat.store import seatings
from magnat.store.records import PersonChange, PersonRecord, TokenKind, TokenRecord
from magnat.store.rows import Values, add_once, changes, chosen, every, first, values
from magnat.store.schema import (
    bans,
    card_sets,
    chat,
    confirmations,
    devices,
    lessons,
    mutes,
    notes,
    notices,
    operators,
    people,
    relays,
    rooms,
    seats,
    tables,
    tokens,
)

PERSON = "person "
"""How news of a person begins; news of a table begins with its id."""


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
    """The seats that the person holds follow; in lessons no two have the same name, so there the leader's rules decide."""
    if not person:
        return False
    follow = update(seats).where(seats.c.person == person, seats.c.table.not_in(select(lessons.c.table)))
    connection.execute(follow.values(name=name))
    connection.execute(update(tables).where(tables.c.host == person).values(host_name=name))
    return rename_alone(connection, person, name)


def rename_alone(connection: Connection, person: str, name: str) -> bool:
    """Without the seats."""
    return connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount == 1


def sits_anywhere(connection: Connection, person: str) -> bool:
    """Has the person a seat, or a table?"""
    held = select(seats.c.table).where(seats.c.person == person)
    led = select(tables.c.id).where(tables.c.host == person)
    return any(connection.execute(query.limit(1)).first() is not None for query in (held, led))


# Devices and links


def add_token(
    connection: Connection, token_hash: str, person: str, created: int, kind: TokenKind = "device", label: str = "", device: str = ""
) -> None:
    """A device by which somebody signed in is known from then on: see `knows_device`."""
    connection.execute(insert(tokens), values(TokenRecord(token_hash, person, created, kind, label, device, created)))
    if device:
        add_once(connection, devices, {"person": person, "device": device})


def tokens_of(connection: Connection, person: str) -> list[TokenRecord]:
    """The one used last comes first."""
    query = chosen(TokenRecord, tokens).where(tokens.c.person == person)
    return every(connection, TokenRecord, query.order_by(tokens.c.seen.desc(), tokens.c.created.desc(), tokens.c.hash))


def known_tokens(connection: Connection, hashes: Collection[str]) -> set[str]:
    """Those that still open the door."""
    return set(connection.execute(select(tokens.c.hash).where(tokens.c.hash.in_(hashes))).scalars())


def touch_token(connection: Connection, token_hash: str, now: int) -> None:
    connection.execute(update(tokens).where(tokens.c.hash == token_hash).values(seen=now))


def knows_device(connection: Connection, person: str, device: str) -> bool:
    known = select(devices.c.device).where(devices.c.person == person, devices.c.device == device)
    return bool(device) and connection.execute(known).first() is not None


def drop_token(connection: Connection, token_hash: str) -> bool:
    person = connection.execute(select(tokens.c.person).where(tokens.c.hash == token_hash)).scalar()
    if person is not None:
        notify(connection, person)
    return connection.execute(delete(tokens).where(tokens.c.hash == token_hash)).rowcount == 1


def drop_tokens(connection: Connection, person: str, but: str = "") -> int:
    """All of a person's, but that one; how many there were. Devices that were known are not known any more."""
    kept = connection.execute(select(tokens.c.device).where(tokens.c.hash == but)).scalar() or ""
    connection.execute(delete(devices).where(devices.c.person == person, devices.c.device != kept))
    notify(connection, person)
    return connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash != but)).rowcount


def forget_device(connection: Connection, person: str, device: str) -> None:
    connection.execute(delete(devices).where(devices.c.person == person, devices.c.device == device))


def notify(connection: Connection, person: str) -> None:
    """Tells all processes, once the transaction is stored, that some key of the person may be worth nothing now."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_notify("magnat", f"{PERSON}{person}")))


def number(connection: Connection) -> int:
    """How many there are."""
    return connection.execute(select(func.count()).select_from(people)).scalar_one()


def forget(connection: Connection, person: str) -> bool:
    """Removes everything about somebody. Seats are open again, a bot stays without a name; journals hold no names and stay as they are."""
    if not person:
        return False
    drop_tokens(connection, person)
    for table in (notes, notices, mutes, card_sets, bans, devices, confirmations, operators):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(update(chat).where(chat.c.person == person).values(person="", text=""))
    theirs = update(seats).where(seats.c.person == person)
    connection.execute(theirs.where(seats.c.kind == "person").values(kind="open"))
    connection.execute(theirs.values(person="", name="", device="", address=""))
    connection.execute(delete(relays).where(relays.c.holder == person))
    seatings.forget_person(connection, person)
    connection.execute(update(rooms).where(rooms.c.leader == person).values(leader="", title=""))
    connection.execute(update(tables).where(tables.c.host == person).values(host="", host_name=""))
    return connection.execute(delete(people).where(people.c.id == person)).rowcount == 1


def folded(given: Values) -> Values:
    """Logins are compared without regard to case."""
    return {name: value.casefold() if name == "login" and value is not None else value for name, value in given.items()}
