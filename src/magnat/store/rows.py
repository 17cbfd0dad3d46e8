"""From rows to records and back: a record's fields are the columns, in the record's order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import UNSET, Struct, structs
from sqlalchemy import Connection, Select, Table, select
from sqlalchemy.dialects import postgresql, sqlite

R = TypeVar("R", bound=Struct)
Values = dict[str, Any]  # Any: what a driver takes


def chosen(kind: type[R], table: Table) -> Select[Any]:
    """A select of the columns that make such a record."""
    return select(*(table.c[name] for name in kind.__struct_fields__))


def first(connection: Connection, kind: type[R], query: Select[Any]) -> R | None:
    row = connection.execute(query).first()
    return None if row is None else kind(*row)


def every(connection: Connection, kind: type[R], query: Select[Any]) -> list[R]:
    return [kind(*row) for row in connection.execute(query)]


def values(record: Struct) -> Values:
    return structs.asdict(record)


def changes(change: Struct) -> Values:
    """Only the fields that are set."""
    return {name: value for name, value in structs.asdict(change).items() if value is not UNSET}


def put(connection: Connection, table: Table, given: Values, keys: Iterable[str]) -> None:
    """Inserts the row, or changes the one that has these keys."""
    marks = list(keys)
    adding = insert(connection, table).values(given)
    rest = {name: adding.excluded[name] for name in given if name not in marks}
    connection.execute(adding.on_conflict_do_update(index_elements=marks, set_=rest) if rest else adding.on_conflict_do_nothing())


def add_once(connection: Connection, table: Table, given: Values) -> bool:
    """Inserts the row; False if one with the same keys is there."""
    return connection.execute(insert(connection, table).values(given).on_conflict_do_nothing()).rowcount == 1


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Both databases know ON CONFLICT, each by a class of its own."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
