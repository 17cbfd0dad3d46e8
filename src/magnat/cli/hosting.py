"""The commands of those who host: serve, backup, restore, export, import, forget. What they need is loaded when they run."""

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
    port: int = 8000,
    db: Db = "",
    workers: int = 1,
    public: str = "",
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    bot_workers: int = 1,
    smtp_host: str = "",
    smtp_port: int = 587,
    smtp_security: Literal["starttls", "tls", "plain"] = "starttls",
    smtp_user: str = "",
    smtp_sender: str = "",
    webhook_host: Annotated[list[str] | None, Parameter(negative=())] = None,
    notice_delay: int = 60,
    json_logs: bool = False,
    lang: Language = "",
) -> int:
    """Start the server: games on this machine, in your network or on the internet.

    Parameters
    ----------
    host: the address to listen on; 127.0.0.1 keeps the server to this machine
    port: the port to listen on; 0 takes any free one
    workers: server processes; more than one needs PostgreSQL
    public: the address that people open, if it is not this machine's own (https://games.example.org)
    origin: another web address whose pages may use this server; may be repeated
    bot_workers: processes in which the bots of one server process think
    smtp_host: the mail server for notifications; its password is read from MAGNAT_SMTP_PASSWORD
    smtp_sender: the sender of e-mails
    webhook_host: a host of your own network that webhooks may reach; may be repeated
    notice_delay: seconds after which somebody who is away from a live table is notified
    json_logs: logs as JSON lines
    """
    from magnat.cli import serve as serving
    from magnat.server.settings import Settings, Smtp, default_database

    settings = Settings(
        db=db or default_database(),
        host=host,
        port=port,
        workers=workers,
        public=public,
        origins=origin or [],
        bot_workers=bot_workers,
        smtp=Smtp(smtp_host, smtp_port, smtp_security, smtp_user, os.environ.get("MAGNAT_SMTP_PASSWORD", ""), smtp_sender),
        webhook_hosts=webhook_host or [],
        notice_delay=notice_delay * 1000,
        json_logs=json_logs,
    )
    return serving.run(settings, *spoken(lang))


def backup(file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Copy everything into a new file, even while the server runs. The file is a database that `magnat serve --db sqlite:///FILE` opens.

    Parameters
    ----------
    file: the new file
    """
    from magnat.cli import keeping

    return keeping.backup(file, db, *spoken(lang))


def restore(file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Fill an empty database from a backup.

    Parameters
    ----------
    file: a backup
    """
    from magnat.cli import keeping

    return keeping.restore(file, db, *spoken(lang))


def export(code: str, file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Write the journal of a table into a new file, even of a game that is not over (it holds what players must not know).

    Parameters
    ----------
    code: the table's six letters
    file: a new .jsonl file
    """
    from magnat.cli import keeping

    return keeping.export(code, file, db, *spoken(lang))


def import_(file: Path, *, db: Db = "", lang: Language = "") -> int:
    """Bring a saved game (.jsonl) to a table of its own; its code is printed.

    Parameters
    ----------
    file: a journal (.jsonl)
    """
    from magnat.cli import keeping

    return keeping.bring(file, db, *spoken(lang))


def forget(name: str, *, db: Db = "", lang: Language = "") -> int:
    """Remove everything that is stored about a person. Journals hold no names and stay.

    Parameters
    ----------
    name: the login or the name; if several people have it, an id that is printed then
    """
    from magnat.cli import keeping

    return keeping.forget(name, db, *spoken(lang))


def spoken(lang: str) -> tuple[Words, Console]:
    """In which words the command answers, and where."""
    from rich.console import Console

    from magnat.cli.settings import chosen
    from magnat.words.catalogue import words

    return words(chosen(lang)), Console()


def register(app: App) -> None:
    for command in (serve, backup, restore, export, forget):
        app.command(command)
    app.command(import_, name="import")
