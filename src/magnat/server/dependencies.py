"""What the handlers of paths ask for by name: the server, whoever calls, the table in the path."""

from __future__ import annotations

from typing import Any

from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from magnat.server.auth import Visitor
from magnat.server.server_process import ServerProcess

GivenServer = NamedDependency[ServerProcess]
GivenVisitor = NamedDependency[Visitor]
TableCode = FromPath[str]
AnyRequest = Request[Any, Any, Any]  # no users or sessions of Litestar's are used
