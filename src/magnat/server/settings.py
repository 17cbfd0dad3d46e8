"""What the operator of a server decides; every number here has a name in the guide for hosts."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

BAD_START = 3
"""The exit code of a process that cannot work at all: starting it again would not help."""


class Smtp(Struct, frozen=True):
    """Where e-mail goes out; without a host there is none."""

    host: str = ""
    port: int = 587
    security: Literal["starttls", "tls", "plain"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""


class RateLimit(Struct, frozen=True):
    """How many messages somebody may send: `burst` at once, then `rate` a second."""

    rate: float
    burst: int


class DailyBackups(Struct, frozen=True):
    """Where and when the server keeps copies of its database; without a folder it keeps none."""

    folder: str = ""
    minute: int = 4 * 60
    """Of the day, by this machine's clock. One that was missed is made up for."""
    days: int = 7
    weeks: int = 4
    """How many are kept: the newest days, and of the newest weeks the last one each."""
    rest: int = 120_000
    """Milliseconds after a start in which none begins."""


class Settings(Struct, frozen=True, kw_only=True):
    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public: str = ""
    """The address that people open, for links; made from host and port if empty."""
    named: bool = False
    """The operator has named that address: phones are given no other."""
    may_open: bool = False
    """While it listens on this machine only, a lesson that is set up at this very machine opens it to the network."""
    origins: list[str] = []
    """Other web addresses whose pages may use this server."""
    allowed_hosts: list[str] = []
    """Names of this server beside its own; `*` is any."""
    bot_workers: int = 1
    smtp: Smtp = field(default_factory=Smtp)
    webhook_hosts: list[str] = []
    """Hosts inside the operator's own network that webhooks may reach."""
    json_logs: bool = False
    notice_delay: int = 60_000
    """Milliseconds that somebody at a live table is given to come back before a notice goes out."""
    person_limit: RateLimit = RateLimit(20, 60)
    newcomer_limit: RateLimit = RateLimit(10, 300)
    """For those without a name yet, per address: a class of thirty comes in at once."""
    login_limit: RateLimit = RateLimit(0.1, 10)
    """Attempts at one login from one address, or from a device that has been signed in there before."""
    account_limit: RateLimit = RateLimit(0.1, 100)
    """Attempts at one login from all devices together that have never been signed in there."""
    guess_limit: RateLimit = RateLimit(1, 60)
    """Attempts at any logins from one address: a class signs in at once."""
    mail_limit: RateLimit = RateLimit(1 / 300, 10)
    """Addresses that are asked for their confirmation from one network address."""
    relay_limit: RateLimit = RateLimit(1 / 30, 5)
    """Codes that a device may try to take a place with."""
    seat_link_hours: int = 48
    """Hours that a link to a seat can be used, once."""
    patience: int = 3_000
    """Milliseconds without a sign of life after which a process's tables move to another."""
    idle: int = 300_000
    """Milliseconds after which a table that nobody watches leaves the memory."""
    search_seconds: float = 50.0
    """That the search for a game's turning points may take."""
    tables_each: int = 100
    """Tables that one person may have open at once."""
    public_each: int = 10
    """Of these, tables that wait for people in the lobby."""
    connections_each: int = 30
    waits_each: int = 20
    """Live connections, and questions that wait for news, of one person: a console, a wall and a phone are three."""
    imports: int = 2
    """Saved games that one server process checks at once."""
    import_seconds: int = 60
    import_megabytes: int = 1024
    """Computing time and memory that one of these checks may use."""
    backups: DailyBackups = field(default_factory=DailyBackups)

    def address(self) -> str:
        if self.public:
            return self.public.rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if given := os.environ.get("MAGNAT_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "magnat"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/magnat"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "magnat"


def default_database() -> str:
    from magnat.store.address import sqlite_url  # loads the database drivers: not for everybody who reads settings

    return sqlite_url(data_folder() / "magnat.db")
