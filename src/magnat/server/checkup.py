"""A look at a set-up before it is used: what `magnat serve --check` finds. Nothing is changed, no table is opened."""

from __future__ import annotations

import asyncio
import os
import smtplib
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import Connection, func, select

import magnat
from magnat.kernel.contract import Word
from magnat.server.notify.mail import MailSettings, is_sender, opened
from magnat.server.now import now_ms
from magnat.server.process.sqlite_lock import locked
from magnat.server.settings import Settings, Smtp
from magnat.server.status.figures import disk
from magnat.store import leases, migrate, sqlite
from magnat.store.address import PostgresAddress, SqliteAddress, parse
from magnat.store.errors import FROM_BELOW, BadAddress, StoreDown, translated
from magnat.store.postgres import PostgresTransactions
from magnat.store.schema import NEWEST, entries
from magnat.words.keys import OperatorKey

MEGABYTE = 1 << 20
LITTLE_DISK = 1024
SKEW_MS = 2_000
"""Clocks may differ by this much; what players may take is measured by one machine's clock alone."""
OLDEST_POSTGRES = 13
LOOPBACK = ("127.0.0.1", "::1", "localhost")
Grade = Literal["good", "warning", "wrong"]
FIT = """SELECT has_schema_privilege(current_schema(), 'CREATE'), current_setting('server_version_num')::int / 10000"""


class Finding(Struct, frozen=True):
    """`key` is the message that says what is so, and what to do about it."""

    grade: Grade
    key: OperatorKey
    values: dict[str, Word] = {}


def findings(settings: Settings) -> Iterator[Finding]:
    yield from core()
    yield from database(settings.db)
    yield from room(settings)
    yield from port(settings)
    yield from address(settings)
    yield from backups(settings)
    yield from mail(settings.smtp)


def core() -> Iterator[Finding]:
    fast = magnat.CORE == "compiled"
    yield Finding("good", "check-core") if fast else Finding("warning", "check-core-slow")


# The database


def database(db: str) -> Iterator[Finding]:
    try:
        found = parse(db)
        yield from (postgres(found) if isinstance(found, PostgresAddress) else sqlite_file(found))
    except (BadAddress, StoreDown) as error:
        yield Finding("wrong", "check-database", {"detail": error.detail})


def sqlite_file(found: SqliteAddress) -> Iterator[Finding]:
    file = found.file
    there = file if file.exists() else next(it for it in file.parents if it.exists())
    if not os.access(there, os.W_OK) or not os.access(there.parent if there == file else there, os.W_OK):
        yield Finding("wrong", "check-database-read-only", {"file": str(there)})
    elif not file.exists():
        yield Finding("good", "check-database-new", {"file": str(file)})
    else:
        engine = sqlite.engine(file, 1, "BEGIN", ["PRAGMA query_only=ON"])
        try:
            with engine.begin() as connection:
                yield from stored(connection, "SQLite")
        except FROM_BELOW as error:
            raise translated(error) from error
        finally:
            engine.dispose()
        yield from used_by_another(file)


def used_by_another(file: Path) -> Iterator[Finding]:
    lock = Path(f"{file.resolve()}.lock")
    if os.name == "nt" or not lock.exists():
        return
    with lock.open("r") as held:
        if not locked(held):
            yield Finding("warning", "check-database-used", {"file": str(file)})


def postgres(found: PostgresAddress) -> Iterator[Finding]:
    def look(connection: Connection) -> list[Finding]:
        may_create, version = connection.exec_driver_sql(FIT).one()
        seen = list(stored(connection, "PostgreSQL"))
        if version < OLDEST_POSTGRES:
            seen.append(Finding("warning", "check-postgres-old", {"version": version, "oldest": OLDEST_POSTGRES}))
        if not may_create and migrate.version(connection) != NEWEST:
            seen.append(Finding("wrong", "check-database-may-not"))
        apart = abs(connection.execute(select(leases.now(connection))).scalar_one() - now_ms())
        seen.append(
            Finding("wrong", "check-clock-apart", {"seconds": apart // 1000}) if apart > SKEW_MS else Finding("good", "check-clock")
        )
        return seen

    async def ask() -> list[Finding]:
        transactions = PostgresTransactions(found.dsn)
        try:
            return await transactions.read(look)
        finally:
            await transactions.close()

    yield from asyncio.run(ask())


def stored(connection: Connection, kind: str) -> Iterator[Finding]:
    """Its schema, and whether this machine's clock stands before what is stored."""
    version = migrate.version(connection)
    if version is not None and version > NEWEST:
        yield Finding("wrong", "check-database-newer", {"found": version, "known": NEWEST})
        return
    yield (
        Finding("good", "check-database-here", {"kind": kind})
        if version == NEWEST
        else Finding("good", "check-database-upgrade", {"kind": kind})
    )
    newest = None if version is None else connection.execute(select(func.max(entries.c.at))).scalar()
    if newest is not None and newest > now_ms() + SKEW_MS:
        yield Finding("wrong", "check-clock-behind", {"minutes": (newest - now_ms()) // 60_000 + 1})


# The machine


def room(settings: Settings) -> Iterator[Finding]:
    try:
        found = parse(settings.db)
    except BadAddress:
        return
    places = {found.file.parent} if isinstance(found, SqliteAddress) else set()
    places |= {Path(settings.backups.folder)} if settings.backups.folder else set()
    for place in sorted(places):
        free = disk(place)[0] // MEGABYTE
        grade: Grade = "good" if free >= LITTLE_DISK else "wrong"
        yield Finding(grade, "check-disk" if grade == "good" else "check-disk-little", {"folder": str(place), "free": free})


def port(settings: Settings) -> Iterator[Finding]:
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            yield Finding("wrong", "check-port-taken", {"host": settings.host, "port": settings.port, "detail": str(error)})
        else:
            yield Finding("good", "check-port", {"host": settings.host, "port": settings.port})


def address(settings: Settings) -> Iterator[Finding]:
    """Whoever opens the server to the internet does so by a proxy, which must be the only way in."""
    if not settings.public:
        return
    parts = urlsplit(settings.public)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        yield Finding("wrong", "check-public-bad", {"address": settings.public})
        return
    try:
        socket.getaddrinfo(parts.hostname, None)
    except OSError:
        yield Finding("warning", "check-public-unknown", {"host": parts.hostname})
    if parts.scheme == "https" and settings.host not in LOOPBACK and not os.environ.get("FORWARDED_ALLOW_IPS"):
        yield Finding("warning", "check-public-proxy", {"host": settings.host})
    elif parts.scheme == "http" and parts.hostname not in LOOPBACK:
        yield Finding("warning", "check-public-plain", {"address": settings.public})
    else:
        yield Finding("good", "check-public", {"address": settings.public})


def backups(settings: Settings) -> Iterator[Finding]:
    folder = settings.backups.folder
    if not folder:
        yield Finding("warning", "check-backups-none")
        return
    there = next(it for it in (Path(folder), *Path(folder).parents) if it.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            yield Finding("good", "check-backups", {"folder": folder})
    except OSError as error:
        yield Finding("wrong", "check-backups-not", {"folder": folder, "detail": error.strerror or str(error)})


def mail(smtp: Smtp) -> Iterator[Finding]:
    """As far as an e-mail would get, without one."""
    if not smtp.host:
        return
    if not is_sender(smtp.sender):
        yield Finding("wrong", "check-mail-sender")
        return
    try:
        with opened(MailSettings(smtp.host, smtp.sender, smtp.port, smtp.security, smtp.user, smtp.password)) as server:
            server.noop()
    except (OSError, smtplib.SMTPException) as error:
        yield Finding("wrong", "check-mail-not", {"host": smtp.host, "port": smtp.port, "detail": str(error)[:200]})
    else:
        yield Finding("good", "check-mail", {"host": smtp.host})
