"""Which day's backup is due, what its file is called, and which files are kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

from magnat.server.settings import data_folder
from magnat.store.address import SqliteAddress, parse

STAMP = "%Y-%m-%d-%H%M"
NAMED = re.compile(r"(?P<name>.+)-(?P<day>\d{4}-\d{2}-\d{2})-\d{4}\.db")


def due_day(moment: datetime, minute: int) -> date:
    """The day whose backup should be there by now."""
    passed = moment.hour * 60 + moment.minute >= minute
    return moment.date() if passed else moment.date() - timedelta(days=1)


def name_of(db: str) -> str:
    """What the files of this database begin with: several databases may share a folder."""
    address = parse(db)
    name = address.file.stem if isinstance(address, SqliteAddress) else urlsplit(address.dsn).path
    return re.sub(r"[^\w.]+", "-", name).strip("-.") or "magnat"


def default_folder(db: str) -> Path:
    """`backups` beside a SQLite file, or in the data folder."""
    address = parse(db)
    return (address.file.parent if isinstance(address, SqliteAddress) else data_folder()) / "backups"


def new_name(db: str, moment: datetime) -> str:
    return f"{name_of(db)}-{moment.strftime(STAMP)}.db"


def superfluous(names: Iterable[str], name: str, days: int, weeks: int) -> list[str]:
    """The files of this database that are older than those kept: the newest of each day and of each week. Other files stay."""
    own = sorted((found for it in names if (found := day_of(it, name)) is not None), reverse=True)
    kept: set[str] = set()
    for period, most in ((by_day, days), (by_week, weeks)):
        seen: dict[object, str] = {}
        for day, file in own:
            seen.setdefault(period(day), file)
        kept |= set(list(seen.values())[:most])
    return [file for _, file in own if file not in kept]


def day_of(file: str, name: str) -> tuple[date, str] | None:
    found = NAMED.fullmatch(file)
    if found is None or found["name"] != name:
        return None
    try:
        return date.fromisoformat(found["day"]), file
    except ValueError:
        return None


def by_day(day: date) -> object:
    return day


def by_week(day: date) -> object:
    return day.isocalendar()[:2]
