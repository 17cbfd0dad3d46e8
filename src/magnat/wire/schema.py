"""The same types as JSON Schema, for the OpenAPI description."""

from __future__ import annotations

from typing import Any

import msgspec

from magnat.wire import every

Schema = dict[str, Any]  # Any: JSON Schema is nested at will; it is written out, never looked into
PLACE = "#/components/schemas/"


def components() -> dict[str, Schema]:
    """By name, every message type, the two directions, and every part of the games' views under the name it has in TypeScript."""
    messages = [it for it in every.messages() if not every.is_base(it)]
    _, found = msgspec.json.schema_components(messages, ref_template=PLACE + "{name}")
    for name, union in every.UNIONS.items():
        found[name] = msgspec.json.schema_components([union], ref_template=PLACE + "{name}")[0][0]
    for view in every.views().values():
        prefix = every.prefix(view)
        _, parts = msgspec.json.schema_components([view], ref_template=PLACE + prefix + "{name}")
        found |= {view.__name__ if name == view.__name__ else prefix + name: part for name, part in parts.items()}
    found["GameView"] = {"anyOf": [ref(view.__name__) for view in every.views().values()]}
    found["Position"]["properties"]["view"] = ref("GameView")
    return dict(sorted(found.items()))


def ref(name: str) -> Schema:
    return {"$ref": PLACE + name}
