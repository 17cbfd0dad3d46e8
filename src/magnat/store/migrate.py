"""The schema of a database, brought to the newest revision inside the caller's transaction."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

from magnat.store.errors import StoreDown
from magnat.store.schema import NEWEST

__all__ = ["FOLDER", "NEWEST", "upgrade", "version"]

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = Lock()  # Alembic keeps its context in globals


def version(connection: Connection) -> str | None:
    """The revision of this database; None if it has no schema yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection) -> None:
    """Nothing to do is the usual case, and does not load Alembic."""
    found = version(connection)
    if found == NEWEST:
        return
    if found is not None and found > NEWEST:
        raise StoreDown(f"the database has schema {found}, this Magnat knows {NEWEST}: it was used by a newer one")
    if found is None and inspect(connection).get_table_names():
        raise StoreDown("the database holds tables of another program")
    with ONE_AT_A_TIME:
        run_revisions(connection)


def run_revisions(connection: Connection, to: str = "head") -> None:
    from alembic import command  # slow to load, seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
