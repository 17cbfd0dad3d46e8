"""`magnat operator`: who may see how the server is doing."""

from __future__ import annotations

from rich.console import Console

from magnat.cli.stored_tables import done, in_database
from magnat.server.now import now_ms
from magnat.server.tokens import hashed, new_token
from magnat.store import operators
from magnat.store.database import Database
from magnat.words.catalogue import Words

HOUR = 3_600_000
USUAL = "http://127.0.0.1:8000"


def run(public: str, dismiss: bool, db: str, words: Words, console: Console) -> int:
    if dismiss:
        number = done(lambda: in_database(db, lambda database: database.write(operators.dismiss_all)))
        console.print(words.text("operator-dismissed", number=number), highlight=False, soft_wrap=True)
        return 0
    link = done(lambda: in_database(db, lambda database: new_link(database, public or USUAL)))
    console.print(words.text("operator-link"), highlight=False, soft_wrap=True)
    console.print(link, highlight=False, markup=False, soft_wrap=True)
    return 0


def first_link(db: str, public: str) -> str:
    """A link, if nobody is an operator yet."""

    async def work(database: Database) -> str:
        return "" if await database.read(operators.any_operator) else await new_link(database, public)

    return done(lambda: in_database(db, work))


async def new_link(database: Database, public: str) -> str:
    """The secret comes after the #, which browsers send to nobody."""
    token = new_token()
    await database.write(lambda connection: operators.offer(connection, hashed(token), now_ms() + HOUR))
    return f"{public.rstrip('/')}/status#{token}"
