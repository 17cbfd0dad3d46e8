"""Who is asking: a cookie or a bearer token, and whether the page that asks may ask."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie

from magnat.kernel.contract import Seat
from magnat.server.languages import first_known
from magnat.server.problems import Trouble
from magnat.server.settings import Settings
from magnat.server.table.stored_table import StoredTable
from magnat.server.tokens import hashed
from magnat.store import people
from magnat.store.database import Database
from magnat.store.records import PersonRecord
from magnat.words.catalogue import LANGUAGES, Words, words

Connection = ASGIConnection[Any, Any, Any, Any]  # Litestar's; requests and sockets alike
COOKIE = "magnat"
COOKIE_DAYS = 400
MARK = "x-magnat"
"""A header that a foreign page cannot send: with a cookie, nothing is changed without it."""
SAFE = ("GET", "HEAD", "OPTIONS")

passwords = PasswordHasher()
THREADS = 2


class Visitor:
    """Somebody who asks: a known person, or nobody yet."""

    def __init__(self, person: PersonRecord | None, language: str, token: str) -> None:
        self.person = person
        self.words: Words = words(language)
        self.token = token

    @property
    def id(self) -> str:
        return "" if self.person is None else self.person.id

    def known(self) -> PersonRecord:
        if self.person is None:
            raise Trouble("not-signed-in")
        return self.person

    def is_host(self, stored: StoredTable) -> bool:
        return bool(self.id) and stored.record.host == self.id

    def as_host(self, stored: StoredTable) -> PersonRecord:
        person = self.known()
        if stored.record.host != person.id:
            raise Trouble("not-the-host")
        return person

    def as_leader(self, stored: StoredTable) -> PersonRecord:
        """A lesson's host without a player's seat there."""
        person = self.known()
        if stored.lesson is None:
            raise Trouble("no-lesson")
        if stored.record.host != person.id:
            raise Trouble("not-the-leader")
        if not stored.leads(person.id):
            raise Trouble("plays-and-leads")
        return person

    def seat(self, stored: StoredTable, named: Seat | None) -> Seat:
        """The seat that the person acts for: the one named, or their only one."""
        held = stored.held_by(self.known().id)
        if named is not None:
            if named not in held:
                raise Trouble("not-your-seat")
            return named
        if not held:
            raise Trouble("no-seat")
        if len(held) > 1:
            raise Trouble("which-seat")
        return held[0]


# Tokens


async def visitor_of(connection: Connection, database: Database, settings: Settings) -> Visitor:
    """Bearer tokens are for scripts, the cookie for browsers; an unknown token is an error, no token is nobody."""
    language = asked_language(connection)
    header = connection.headers.get("authorization", "")
    token = header.removeprefix("Bearer ").strip() if header.startswith("Bearer ") else ""
    by_cookie = not token and COOKIE in connection.cookies
    token = token or connection.cookies.get(COOKIE, "")
    check_page(connection, settings, by_cookie)
    return await visitor_with(database, token, language, forgiving=by_cookie)


async def visitor_with(database: Database, token: str, language: str, forgiving: bool = False) -> Visitor:
    if not token:
        return Visitor(None, language or "en", "")
    person = await database.read(lambda connection: people.by_token(connection, hashed(token)))
    if person is None and not forgiving:
        raise Trouble("unknown-token")
    return Visitor(person, language or ("en" if person is None else person.language), token)


def asked_language(connection: Connection) -> str:
    """`?lang=pl` or the browser's wish; empty if there is none that we speak."""
    wished = connection.query_params.get("lang", "")
    if wished in LANGUAGES:
        return str(wished)
    return first_known(connection.headers.get("accept-language", ""))


# Pages


def check_page(connection: Connection, settings: Settings, by_cookie: bool) -> None:
    """A page of another site must not act with somebody's cookie (CSRF), nor open a WebSocket with it."""
    origin = connection.headers.get("origin", "")
    unsafe = isinstance(connection, WebSocket) or connection.scope.get("method") not in SAFE
    if not unsafe:
        return
    if origin and not own_page(origin, connection.headers.get("host", ""), settings):
        raise Trouble("foreign-page")
    if by_cookie and not origin:
        raise Trouble("foreign-page")
    if by_cookie and not isinstance(connection, WebSocket) and MARK not in connection.headers:
        raise Trouble("foreign-page")


def own_page(origin: str, host: str, settings: Settings) -> bool:
    return urlsplit(origin).netloc == host or origin.rstrip("/") in [*settings.origins, settings.address()]


def cookie(token: str, settings: Settings) -> Cookie:
    secure = settings.address().startswith("https:")
    return Cookie(COOKIE, value=token, max_age=COOKIE_DAYS * 86_400, httponly=True, samesite="lax", secure=secure, path="/")


# Passwords


class Passwords:
    """Slow on purpose, so in threads; their own ones, so that nothing else that takes long keeps anybody from signing in."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "passwords")

    async def hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, passwords.hash, password)

    async def right(self, known: str | None, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self.threads, right_password, known, password)

    def close(self) -> None:
        self.threads.shutdown(wait=True, cancel_futures=True)


@cache
def nobody() -> str:
    """Checked when there is no such login, so that the time taken tells nothing."""
    return passwords.hash("nobody")


def right_password(known: str | None, password: str) -> bool:
    try:
        return passwords.verify(known or nobody(), password) and known is not None
    except (VerificationError, InvalidHashError):
        return False
