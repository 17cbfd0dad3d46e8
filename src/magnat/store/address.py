"""Addresses of databases: sqlite:///FILE and postgresql://USER:PASSWORD@HOST:PORT/NAME, or several HOST:PORT with commas between them:
a primary and those that may take its place."""

from __future__ import annotations

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

from msgspec import Struct

from magnat.store.errors import BadAddress

Kind = Literal["sqlite", "postgresql"]
SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")


class SqliteAddress(Struct, frozen=True):
    file: Path


class PostgresAddress(Struct, frozen=True):
    dsn: str


def parse(url: str) -> SqliteAddress | PostgresAddress:
    if url.startswith("sqlite:"):
        return SqliteAddress(file_of(url))
    try:
        parts = urlsplit(url)
        for one in each_host(url):
            urlsplit(one).port  # noqa: B018 - reading it checks it
    except ValueError as error:
        raise BadAddress(f"not an address of a database: {error}") from None
    if parts.scheme not in POSTGRESQL or not (parts.netloc or parts.query):
        raise BadAddress("the address of a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return PostgresAddress("postgresql://" + url.split("://", 1)[1])


def each_host(dsn: str) -> list[str]:
    """The same address for each of its hosts."""
    parts = urlsplit(dsn)
    user, at, hosts = parts.netloc.rpartition("@")
    return [urlunsplit(parts._replace(netloc=user + at + host)) for host in hosts.split(",")] if "," in hosts else [dsn]


def file_of(url: str) -> Path:
    name = url.removeprefix(SQLITE)
    if not url.startswith(SQLITE) or name in ("", ":memory:") or "\0" in name:
        raise BadAddress("a SQLite database needs a file: sqlite:///FILE")
    return Path(name).absolute()


def sqlite_url(file: Path) -> str:
    return SQLITE + str(file.absolute())
