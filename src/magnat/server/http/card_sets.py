"""/api/v1/games/GAME/card-sets: cards of one's own, kept for the next table."""

from __future__ import annotations

from litestar import get, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from magnat.games.registry import AnyGame, find
from magnat.kernel.game import Unreadable, shown
from magnat.server.dependencies import GivenServer, GivenVisitor
from magnat.server.http.people import plain_name
from magnat.server.problems import Trouble
from magnat.store import card_sets
from magnat.store.records import CardSetRecord
from magnat.wire.games import CardSet

MOST_SETS = 50
"""Of one person for one game."""


@get("/games/{game:str}/card-sets", summary="The cards that I keep for a game")
async def kept(game: FromPath[str], server: GivenServer, visitor: GivenVisitor) -> list[CardSet]:
    name, person = find(game).name, visitor.known().id
    records = await server.database.read(lambda connection: card_sets.kept(connection, person, name))
    return [CardSet(it.name, it.texts) for it in records]


@put("/games/{game:str}/card-sets", summary="Keep cards under a name; without texts, they are dropped")
async def keep(game: FromPath[str], data: JSONBody[CardSet], server: GivenServer, visitor: GivenVisitor) -> list[CardSet]:
    """The game reads them first, so whatever is kept can be played with."""
    found, person = find(game), visitor.known().id
    record = CardSetRecord(person, found.name, plain_name(data.name), read(found, data.texts))

    def write(connection: Connection) -> list[CardSetRecord]:
        others = [it for it in card_sets.kept(connection, person, found.name) if it.name != record.name]
        if record.texts and len(others) >= MOST_SETS:
            raise Trouble("too-many-sets", number=MOST_SETS)
        card_sets.keep(connection, record)
        return card_sets.kept(connection, person, found.name)

    return [CardSet(it.name, it.texts) for it in await server.database.write(write)]


def read(game: AnyGame, texts: dict[str, str]) -> dict[str, str]:
    """As the game writes them; empty ones are left out."""
    takes = [option.name for option in game.options if option.longest]
    for name in texts:
        if name not in takes:
            raise Unreadable("unknown-option", option=shown(name), allowed=", ".join(takes))
    settings = game.settings({name: text for name, text in texts.items() if text})
    return {name: str(settings[name]) for name in takes if settings[name]}


HANDLERS = [kept, keep]
