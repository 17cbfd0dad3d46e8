"""What can go wrong in the store, told apart by what the caller can do about it."""

from __future__ import annotations

import sqlite3

import asyncpg  # type: ignore[import-untyped]  # it has none
from sqlalchemy import exc

LONGEST = 200


class BadAddress(ValueError):  # noqa: N818 - named after what is wrong
    """That is not the address of a database; `detail` says why, without passwords."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class StoreDown(Exception):  # noqa: N818 - named after what is wrong
    """The database is gone, locked, read-only or the disk is full. Nothing of this call counts as stored.

    If the connection broke during the commit itself, PostgreSQL may have stored it: the next append says Overtaken then.
    """

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class Overtaken(Exception):  # noqa: N818 - named after what is wrong
    """The journal does not end where this append begins, its message is stored already, or the mailbox belongs to somebody else."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Clash(Exception):  # noqa: N818 - named after what is wrong
    """The database refused: something unique exists already, what it points to does not, or the journal was to be changed."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class Unstorable(ValueError):  # noqa: N818 - named after what is wrong
    """A value that the database cannot hold: a number too large, a text with a zero character or half a character."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


FROM_BELOW = (
    exc.DBAPIError,
    exc.TimeoutError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    OverflowError,
    UnicodeEncodeError,
)
"""What drivers raise; `translated` makes sense of it. (TimeoutError is an OSError.)"""


def translated(error: Exception) -> Exception:
    """The store's own exception for what a driver raised; the same one back if it is a mistake in our statements."""
    if isinstance(error, OverflowError | UnicodeEncodeError):
        return Unstorable(type(error).__name__)
    cause = origin(error)
    if isinstance(cause, asyncpg.exceptions.ClientConfigurationError):
        return BadAddress(short(cause))
    if not isinstance(error, exc.DBAPIError | sqlite3.Error):
        return StoreDown(short(error))
    if isinstance(cause, asyncpg.PostgresError):
        return from_postgres(cause, error)
    if isinstance(cause, asyncpg.DataError):  # refused by the client: out of range
        return Unstorable(short(cause))
    if isinstance(cause, sqlite3.IntegrityError):
        return Clash(short(cause))
    if isinstance(cause, sqlite3.ProgrammingError):
        return error
    return StoreDown(short(cause))


def from_postgres(cause: asyncpg.PostgresError, error: Exception) -> Exception:
    """By the class of its SQLSTATE: 22 data, 23 integrity, 42 our own statement; all others are trouble of the server."""
    match (cause.sqlstate or "")[:2]:
        case "22":
            return Unstorable(short(cause))
        case "23":
            return Clash(short(cause))
        case "42":
            return error
    return StoreDown(short(cause))


def worth_repeating(error: Exception) -> bool:
    """Two transactions got in each other's way (SQLSTATE class 40): the same again may well succeed."""
    cause = origin(error)
    return isinstance(cause, asyncpg.PostgresError) and (cause.sqlstate or "").startswith("40")


def origin(error: Exception) -> BaseException:
    """What the driver itself raised: SQLAlchemy's layer over asyncpg wraps it twice."""
    if not isinstance(error, exc.DBAPIError):
        return error
    below = error.orig or error
    return below.__cause__ or below


def short(error: BaseException) -> str:
    """The first line only: later ones may quote stored values."""
    lines = str(error).splitlines() or [""]
    return (lines[0] or type(error).__name__)[:LONGEST]
