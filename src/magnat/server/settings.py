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


class Settings(Struct, frozen=True, kw_only=True):
    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public: str = ""
    """The address that people open, for links; made from host and port if empty."""
    origins: list[str] = []
    """Other web addresses whose pages may use this server."""
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
    """Attempts at one login."""
    patience: int = 3_000
    """Milliseconds without a sign of life after which a process's tables move to another."""
    idle: int = 300_000
    """Milliseconds after which a table that nobody watches leaves the memory."""

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
