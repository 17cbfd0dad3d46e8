"""/api/v1/network: where phones find this server."""

from __future__ import annotations

from litestar import get

from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor
from magnat.server.device import is_here
from magnat.wire.lessons import Network


@get("/network", summary="Where phones in the same network find this server")
async def network(server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Network:  # noqa: ARG001 - the visitor's page was checked
    return server.door.network(is_here(request))


HANDLERS = [network]
