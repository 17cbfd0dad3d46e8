"""/api/v1/tables/{code}/debrief...: what leader and players look back on, and value sheets for the real table."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from magnat.games.registry import find
from magnat.lesson.debrief_files import Kind, Sheets
from magnat.server.auth import Visitor, asked_language
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.server.table_access import table_in_play
from magnat.wire.debriefs import Debrief, Turning

DEBRIEF = msgspec.json.Decoder(Debrief)
PDF: Final = "application/pdf"
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FILES: Final[dict[str, tuple[Kind, str]]] = {
    "class.pdf": ("class", PDF),
    "teams.pdf": ("teams", PDF),
    "table.xlsx": ("xlsx", XLSX),
    "table.csv": ("csv", "text/csv; charset=utf-8"),
}
TEAM = re.compile(r"team-(\d{1,2})\.pdf")


@get("/tables/{code:str}/debrief", summary="What a class looks back on when the game is over")
async def debrief(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Debrief:
    """For whoever hosts or played there, and only after the end. By turn, in the reader's language."""
    stored = looked_back_on((await table_in_play(server, code, request)).stored, visitor)
    return DEBRIEF.decode(await server.debriefs.of(stored, "debrief", visitor.words.language))


@get("/tables/{code:str}/debrief/{file:str}", summary="The debrief as a file", media_type="application/octet-stream")
async def debrief_file(
    code: TableCode, file: FromPath[str], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> Response[bytes]:
    """`class.pdf`, `teams.pdf`, `team-N.pdf` (a team's page), `table.xlsx` or `table.csv`, in the language of the table unless `lang` says
    otherwise."""
    team = TEAM.fullmatch(file)
    if team is None and file not in FILES:
        raise Trouble("not-found")
    stored = looked_back_on((await table_in_play(server, code, request)).stored, visitor)
    kind, media = FILES.get(file, ("team", PDF))
    language = asked_language(request) if "lang" in request.query_params else ""
    made = await server.debriefs.of(stored, kind, language or stored.record.language, int(team[1]) if team else 0)
    if not made:
        raise Trouble("no-such-team")
    return download(made, media, f"magnat-{stored.record.code}-{file}")


@post("/tables/{code:str}/debrief/turning-points", summary="Search for turning points", status_code=200)
async def search_turning_points(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Turning:
    """Goes on in the background and is kept; `debrief` says how far it has got, and what was found."""
    visitor.known()
    return await server.debriefs.search(looked_back_on((await table_in_play(server, code, request)).stored, visitor))


@get("/games/{game:str}/sheets.pdf", summary="Blank value sheets to fill in by hand", media_type=PDF)
async def blank_sheets(
    game: FromPath[str], server: GivenServer, visitor: GivenVisitor, players: Annotated[int, QueryParameter(ge=1, le=60)]
) -> Response[bytes]:
    found = find(game)
    settings = found.settings(dict(found.filled_options(players)))
    order = Sheets(found.name, settings, found.check_seats(players, settings), visitor.words.language)
    return download(await server.debriefs.sheets(order), PDF, f"magnat-{found.name}-sheets.pdf")


def looked_back_on(stored: StoredTable, visitor: Visitor) -> StoredTable:
    """A game that is over, for whoever hosted it or sat there."""
    if not visitor.is_host(stored) and not stored.held_by(visitor.id) and not stored.plays(visitor.id):
        raise Trouble("no-seat")
    if not stored.ended():
        raise Trouble("not-over")
    if not stored.record.entries:
        raise Trouble("not-playing")
    return stored


def download(body: bytes, media: str, name: str) -> Response[bytes]:
    return Response(body, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [debrief, debrief_file, search_turning_points, blank_sheets]
