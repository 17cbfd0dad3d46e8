"""The commands of those who host: serve, operator, backup, restore, export, import, forget. What they need is loaded when they run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from magnat.cli.arguments import Language

if TYPE_CHECKING:
    from rich.console import Console

    from magnat.words.catalogue import Words

Db = Annotated[str, Parameter(name="--db", help="sqlite:///FILE or postgresql://...; a file in your data folder if left out")]


def serve(
    *,
    host: str = "0.0.0.0",
    closed: bool = False,
    port: int = 8000,
    db: Db = "",
    workers: int = 1,
    public: str = "",
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    allowed_host: Annotated[list[str] | None, Parameter(negative=())] = None,
    bot_workers: int = 1,
    smtp_host: str = "",
    smtp_port: int = 587,
    smtp_security: Literal["starttls", "tls", "plain"] = "starttls",
    smtp_user: str = "",
    smtp_sender: str = "",
    webhook_host: Annotated[list[str] | None, Parameter(negative=())] = None,
    notice_delay: int = 60,
    seat_link_hours: int = 48,
    json_logs: bool = False,
    tables_each: int = 100,
    public_each: int = 10,
    connections_each: int = 30,
    waits_each: int = 20,
    imports: int = 2,
    import_seconds: int = 60,
    import_memory: int = 1024,
    no_backups: Annotated[bool, Parameter(negative=())] = False,
    backup_folder: Path | None = None,
    backup_time: str = "04:00",
    backup_days: int = 7,
    backup_weeks: int = 4,
    check: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = "",
) -> int:
    """Start the server: games on this machine, on your network or on the internet.

    Parameters
    ----------
    host: the address to listen on; 127.0.0.1 keeps the server to this machine
    closed: keep the server to this machine until a lesson is set up on it, which opens it to the network
    port: the port to listen on; 0 takes any free one
    workers: server processes; more than one needs PostgreSQL
    public: the address that people open, if it is not this machine's own (https://games.example.org)
    origin: another web address whose pages may use this server; may be repeated
    allowed_host: another name under which people reach this server; may be repeated, * allows all
    bot_workers: processes in which the bots of one server process think
    smtp_host: the mail server for notifications; its password is read from MAGNAT_SMTP_PASSWORD
    smtp_sender: the sender of e-mails
    webhook_host: a host on your own network that webhooks may reach; may be repeated
    notice_delay: seconds after which somebody who is away from a live table is notified
    seat_link_hours: hours for which a link to a seat can be used, once
    json_logs: logs as JSON lines
    tables_each: tables that one person may have open at once
    public_each: tables of one person that may wait for players in the lobby
    connections_each: live connections that one person may have; a console, a wall and a phone are three
    waits_each: questions of one person that may wait for news
    imports: saved games that one server process checks at once
    import_seconds: computing time that checking one of them may take
    import_memory: megabytes that checking one of them may take
    no_backups: do not copy the database every day
    backup_folder: where the copies go; the folder backups next to the database file if left out
    backup_time: when, by this machine's clock
    backup_days: how many days' copies are kept
    backup_weeks: and for how many weeks the last one of each is kept
    check: only say what is wrong with any of this, with exit code 1 if anything is
    """
    from magnat.cli import serve as serving
    from magnat.server.settings import Settings, Smtp, default_database

    db = db or default_database()
    settings = Settings(
        db=db,
        backups=serving.daily_backups(db, not no_backups, backup_folder, backup_time, backup_days, backup_weeks),
        host="127.0.0.1" if closed else host,
        may_open=closed,
        named=bool(public),
        port=port,
        workers=workers,
        public=public,
        origins=origin or [],
        allowed_hosts=allowed_host or [],
        bot_workers=bot_workers,
        smtp=Smtp(smtp_host, smtp_port, smtp_security, smtp_user, os.environ.get("MAGNAT_SMTP_PASSWORD", ""), smtp_sender),
        webhook_hosts=webhook_host or [],
        notice_delay=notice_delay * 1000,
        seat_link_hours=seat_link_hours,
        json_logs=json_logs,
        tables_each=tables_each,
        public_each=public_each,
        connections_each=connections_each,
        waits_each=waits_each,
        imports=imports,
        import_seconds=import_seconds,
        import_megabytes=import_memory,
    )
    return serving.check(settings, *spoken(lang)) if check else serving.run(settings, *spoken(lang))


def operator(*, public: str = "", dismiss: Annotated[bool, Parameter(negative=())] = False, db: Db = "", lang: Language = "") -> int:
    """Print a link that makes whoever opens it an operator, who sees the page /status. It works once, and for an hour.

    Parameters
    ----------
    public: the address of the server, if it is not http://127.0.0.1:8000
    dismiss: instead, nobody is an operator any more, and no link works
    """
    from magnat.cli import operators

    return operators.run(public, dismiss, db, *spoken(lang))


def backup(file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Copy everything into a new file, even while the server runs. The file is a database that `magnat serve --db sqlite:///FILE` opens.

    Parameters
    ----------
    file: the new file
    """
    from magnat.cli import stored_tables

    return stored_tables.backup(file, db, *spoken(lang))


def restore(file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Fill an empty database from a backup.

    Parameters
    ----------
    file: a backup
    """
    from magnat.cli import stored_tables

    return stored_tables.restore(file, db, *spoken(lang))


def export(code: str, file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Write the journal of a table into a new file, even of a game that is not over (it holds what players must not know).

    Parameters
    ----------
    code: the table's six letters
    file: a new .jsonl file
    """
    from magnat.cli import stored_tables

    return stored_tables.export(code, file, db, *spoken(lang))


def import_(file: Path, *, db: Db = "", seconds: int = 60, memory: int = 1024, lang: Language = "") -> int:
    """Import a saved game (.jsonl) as a table of its own and print its code.

    Parameters
    ----------
    file: a journal (.jsonl)
    seconds: computing time that checking it may take
    memory: megabytes that checking it may take
    """
    from magnat.cli import stored_tables
    from magnat.server.importing.messages import Limits

    return stored_tables.bring(file, db, Limits(seconds, memory), *spoken(lang))


def forget(name: str, *, db: Db = "", lang: Language = "") -> int:
    """Remove everything that is stored about a person. Journals hold no names and stay.

    Parameters
    ----------
    name: the login or the name; if several people have it, one of the ids that are then printed
    """
    from magnat.cli import stored_tables

    return stored_tables.forget(name, db, *spoken(lang))


def spoken(lang: str) -> tuple[Words, Console]:
    """In which words the command answers, and where."""
    from rich.console import Console

    from magnat.cli.settings import chosen
    from magnat.words.catalogue import words

    return words(chosen(lang)), Console()


def register(app: App) -> None:
    for command in (serve, operator, backup, restore, export, forget):
        app.command(command)
    app.command(import_, name="import")
