"""Health, metrics, the games of this server and their rules."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath

import magnat
from magnat.games.registry import GAMES, find
from magnat.server.dependencies import GivenServer, GivenVisitor
from magnat.server.game_info import figures, game_info, lore
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.status.cluster import figures_of, metrics_together
from magnat.store.errors import StoreDown
from magnat.wire.games import Clause, GameWords, Health, Rulebook, Section
from magnat.wire.tables import GameInfo
from magnat.words import catalogue, rulebook


@get("/health", summary="Is this process well and its database there?")
async def health(server: GivenServer) -> Health:
    """503 if nothing can be stored now, or could not be a moment ago."""
    if not await server.storing.works():
        raise Trouble("not-stored")
    return Health(magnat.__version__, magnat.CORE, server.database.kind, len(server.tables), now_ms())


@get("/metrics", summary="Counters and times of all processes for Prometheus", media_type=MediaType.TEXT)
async def metrics(server: GivenServer) -> Response[bytes]:
    try:
        told = {process: it.metrics for process, it in figures_of(await server.processes()).items()}
    except StoreDown:
        told = {}  # of this process at least
    text = metrics_together({**told, server.process: server.metrics.text().decode()})
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/games", summary="The games that can be played here")
async def games(visitor: GivenVisitor) -> list[GameInfo]:
    return [game_info(game, visitor.words) for game in GAMES.values()]


@get("/games/{game:str}/rules", summary="The rules, clause by clause")
async def rules(game: FromPath[str], visitor: GivenVisitor) -> Rulebook:
    name, language = rulebook.TABLE if game == rulebook.TABLE else find(game).name, visitor.words.language
    sections = [Section(id, title) for id, title in rulebook.titles(name, language).items()]
    named = rulebook.figures(name, language)
    clauses = [Clause(id, text, named[id]) for id, text in rulebook.clauses(name, language).items()]
    if name == rulebook.TABLE:
        return Rulebook(name, sections, clauses, [], [])
    return Rulebook(name, sections, clauses, figures(name, visitor.words), lore(name, visitor.words))


@get("/games/{game:str}/words", summary="The game's own words, as Fluent source")
async def words(game: FromPath[str], visitor: GivenVisitor) -> GameWords:
    """For screens that speak of a game that they were not built with."""
    found, language = find(game), visitor.words.language
    return GameWords(found.name, language, catalogue.game_source(found, language))


SYSTEM = [health, metrics]
HANDLERS = [games, rules, words]
