"""The description of the API: Litestar knows the paths, `wire` knows the types better."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import magnat
from magnat.wire.limits import JOURNAL_BYTES
from magnat.wire.schema import Schema, components, ref

API = "/api/v1"
PROBLEM = {"description": "No, and why", "content": {"application/json": {"schema": ref("Problem")}}}
ABOUT = (
    "Playing over HTTP; the WebSocket is `/api/v1/tables/{code}/live`, where a client sends `FromClient` and is told `FromTable`. "
    "Every failure is a `Problem`."
)


class Description(JsonRenderPlugin):
    """Only the description itself: pages that show it load their scripts from outside."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:  # noqa: ARG002 - Litestar's signature
        return written(openapi_schema)


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Magnat",
        version=magnat.__version__,
        description=ABOUT,
        path=API,
        render_plugins=[Description(path="/openapi.json")],
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        security=[{"token": []}, {}],
    )


def written(found: Schema) -> bytes:
    """What Litestar found, with our types, the same bytes every time."""
    plain = {**found, "paths": {path: described(found["paths"][path]) for path in sorted(found["paths"])}}
    plain["paths"][f"{API}/tables/{{code}}/moves"]["post"]["requestBody"]["content"]["application/json"]["schema"] = ref("Moves")
    file = {"schema": {"type": "string", "format": "binary", "maxLength": JOURNAL_BYTES}}
    for path in ("journals", "imports"):
        plain["paths"][f"{API}/{path}"]["post"]["requestBody"] = {"required": True, "content": {"application/octet-stream": file}}
    plain["paths"][f"{API}/imports"]["post"]["responses"]["200"]["content"] = {"application/jsonl": {"schema": ref("ImportNews")}}
    plain["components"] = {**found["components"], "schemas": components()}
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def described(methods: Schema) -> Schema:
    """The operations of a path; every failure has the same shape, and the headers that all answers have are left out."""
    found: Schema = {}
    for method, operation in methods.items():
        good = {status: answer for status, answer in operation["responses"].items() if status < "300"}
        for status, answer in good.items():
            answer.pop("headers", None)
            if status == "204":
                answer.pop("content", None)
        found[method] = {**operation, "responses": {**good, "default": PROBLEM}}
    return found
