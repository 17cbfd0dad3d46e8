"""`python -m magnat.server.generate_wire` writes web/src/wire: the types for the browser, and the description of the API."""

from __future__ import annotations

from pathlib import Path

import msgspec
from litestar.serialization import encode_json

import magnat
from magnat.server import openapi
from magnat.server.app import make_app
from magnat.server.settings import Settings
from magnat.wire import typescript
from magnat.wire.schema import Schema

FOLDER = Path(magnat.__file__).parents[2] / "web/src/wire"


def files() -> dict[str, bytes]:
    """What the files must hold, by name."""
    return {"types.ts": typescript.module().encode(), "openapi.json": openapi.written(found()) + b"\n"}


def found() -> Schema:
    """Litestar's own description as plain values; nothing is opened for it."""
    described: Schema = msgspec.json.decode(encode_json(make_app(Settings(db="sqlite:///unused")).openapi_schema.to_schema()))
    return described


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_bytes(text)


if __name__ == "__main__":
    main()
