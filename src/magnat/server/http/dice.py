"""/api/v1/tables/{code}/dice: what devices mix into the dice, and what proves them when the game is over."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.lobby import mixing
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table_access import table_by_code
from magnat.wire.tables import DicePromise, DiceProof, DiceReveal, DiceTaken


@post("/tables/{code:str}/dice/promise", summary="Commit to what my device will mix into the dice", status_code=200)
async def promise(
    code: TableCode, data: JSONBody[DicePromise], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> DiceTaken:
    """For whoever sits there, before the game begins; the last commitment holds."""
    table, person = await table_by_code(server, code, request), visitor.known()
    return DiceTaken(await server.database.write(lambda connection: mixing.promise(connection, table.record.id, person, data.commitment)))


@post("/tables/{code:str}/dice/reveal", summary="Mix in what my device has committed itself to", status_code=200)
async def reveal(code: TableCode, data: JSONBody[DiceReveal], server: GivenServer, request: AnyRequest) -> DiceTaken:
    """When the game has begun and the list of commitments is closed, before the first roll."""
    table = await table_by_code(server, code, request)
    counted = await server.database.write(lambda connection: mixing.reveal(connection, table.record.id, data.entropy, now_ms()))
    table.ring(record=True)
    await table.take()  # the first roll may be due, and its process gone
    return DiceTaken(counted)


@get("/tables/{code:str}/dice", summary="What the rolls of a finished game follow from")
async def proof(code: TableCode, server: GivenServer, request: AnyRequest) -> DiceProof:
    """The key, what was mixed in, and every roll with its weights: enough to compute them all again."""
    table = await table_by_code(server, code, request)
    if not table.stored.ended():
        raise Trouble("still-hidden")
    return await server.dice_proofs.of(table.record)


HANDLERS = [promise, reveal, proof]
