"""Health, metrics, the games of this server and their rules."""

from __future__ import annotations

from litestar import MediaType, Response, get

import magnat
from magnat.bots.registry import offered
from magnat.games.registry import GAMES, AnyGame, find
from magnat.server.auth import Visitor
from magnat.server.house import House
from magnat.server.now import now_ms
from magnat.store import leases
from magnat.wire.games import Clause, Health, Rulebook, Section
from magnat.wire.tables import GameInfo, OptionInfo
from magnat.words import rulebook, say
from magnat.words.catalogue import Words


@get("/health", summary="Is this process well and its database there?")
async def health(house: House) -> Health:
    await house.database.read(lambda connection: leases.owner(connection, ""))
    return Health(magnat.__version__, magnat.CORE, house.database.kind, len(house.rooms), now_ms())


@get("/metrics", summary="Counters and times for Prometheus", media_type=MediaType.TEXT)
async def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/games", summary="The games that can be played here")
async def games(visitor: Visitor) -> list[GameInfo]:
    return [described(game, visitor.words) for game in GAMES.values()]


def described(game: AnyGame, words: Words) -> GameInfo:
    options = [
        OptionInfo(
            it.name,
            say.thing(words, game.name, "option", it.name),
            say.explained(words, game.name, "option", it.name),
            it.default,
            list(it.choices),
            it.low,
            it.high,
        )
        for it in game.options
    ]
    bots = list(offered(game.name))
    return GameInfo(game.name, say.name(words, game.name), say.about(words, game.name), game.edition, list(game.seats), options, bots)


@get("/games/{game:str}/rules", summary="The rules, clause by clause")
async def rules(game: str, visitor: Visitor) -> Rulebook:
    name, language = rulebook.TABLE if game == rulebook.TABLE else find(game).name, visitor.words.language
    sections = [Section(id, title) for id, title in rulebook.titles(name, language).items()]
    return Rulebook(name, sections, [Clause(id, text) for id, text in rulebook.clauses(name, language).items()])


SYSTEM = [health, metrics]
HANDLERS = [games, rules]
