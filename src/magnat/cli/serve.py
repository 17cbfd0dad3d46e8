"""`magnat serve`: the address and a QR code, then the server until it is stopped."""

from __future__ import annotations

import io
import os
import socket
import sys
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from magnat.kernel.game import Unreadable, shown
from magnat.server.backups.days import default_folder
from magnat.server.notify.mail import is_sender
from magnat.server.process.sqlite_lock import InUse, SqliteLock, try_out
from magnat.server.process.supervisor import Supervisor
from magnat.server.settings import DailyBackups, Settings
from magnat.store.address import PostgresAddress, parse
from magnat.store.errors import BadAddress, StoreDown
from magnat.words.catalogue import Words

BACKLOG = 2048
MARKS = {"good": "✓", "warning": "!", "wrong": "✕"}


def run(settings: Settings, words: Words, console: Console) -> int:
    try:
        address = parse(settings.db)
    except BadAddress as error:
        raise Unreadable("bad-database", detail=shown(error.detail)) from None
    if settings.workers > 1 and not isinstance(address, PostgresAddress):
        raise Unreadable("one-worker")
    if settings.smtp.host and not is_sender(settings.smtp.sender):
        raise Unreadable("no-mail-sender")
    with bound(settings) as listening:
        settings = with_address(settings, listening.getsockname()[1])
        try_database(settings.db)
        greet(settings, words, console)
        if os.name == "nt":  # a socket cannot be handed on there: one process, without a supervisor
            from magnat.server.process.child import serve

            return serve(settings, listening)
        return Supervisor(settings, listening).run()


def check(settings: Settings, words: Words, console: Console) -> int:
    """What was found, line by line; 1 if anything is wrong."""
    from magnat.server.checkup import findings  # nobody else needs it

    wrong = 0
    for it in findings(settings):
        wrong += it.grade == "wrong"
        console.print(f"{MARKS[it.grade]} {words.text(it.key, **it.values)}", highlight=False, markup=False, soft_wrap=True)
    console.print(words.text("check-wrong", number=wrong) if wrong else words.text("check-all-well"), style="bold", highlight=False)
    return 1 if wrong else 0


def daily_backups(db: str, wanted: bool, folder: Path | None, time: str, days: int, weeks: int) -> DailyBackups:
    if not wanted:
        return DailyBackups()
    try:
        place = folder or default_folder(db)
    except BadAddress as error:
        raise Unreadable("bad-database", detail=shown(error.detail)) from None
    return DailyBackups(str(place.absolute()), minute_of(time), max(1, days), max(0, weeks))


def minute_of(time: str) -> int:
    hours, _, minutes = time.partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and int(hours) < 24 and int(minutes) < 60):
        raise Unreadable("bad-time", time=shown(time))
    return int(hours) * 60 + int(minutes)


def try_database(db: str) -> None:
    """Whatever is wrong with it is said here, in the operator's language, and not by a process that dies again and again."""
    try:
        with SqliteLock(db):
            try_out(db)
    except InUse as error:
        raise Unreadable("database-in-use", file=shown(error.file)) from None
    except (BadAddress, StoreDown) as error:
        raise Unreadable("bad-database", detail=shown(error.detail)) from None


def bound(settings: Settings) -> socket.socket:
    """Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise Unreadable("port-in-use", port=settings.port, detail=shown(str(error))) from None
    listening.listen(BACKLOG)
    return listening


def with_address(settings: Settings, port: int) -> Settings:
    """The address that other devices on the network can open, unless the operator has named one."""
    host = lan_address() if settings.host in ("0.0.0.0", "::") else settings.host
    public = settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return replace(settings, port=port, public=public)


def lan_address() -> str:
    """What this machine is called on its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def greet(settings: Settings, words: Words, console: Console) -> None:
    console.print(words.text("serve-here", address=settings.address()), style="bold", highlight=False)
    if sys.stdout.isatty():
        import segno  # what only this greeting needs does not stay in memory where nobody reads it

        from magnat.cli.operators import first_link

        picture = io.StringIO()
        segno.make(settings.address()).terminal(picture, compact=True)
        console.print(picture.getvalue(), highlight=False, markup=False)
        if link := first_link(settings.db, settings.address()):
            console.print(words.text("operator-here", link=link), highlight=False, soft_wrap=True)
    console.print(words.text("serve-stop"), highlight=False)
