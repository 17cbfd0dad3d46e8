"""Reads types.ts the way a compiler does, as far as it needs to, and says whether a JSON value is of a type."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

Plain = Any  # JSON as it came over the wire
TOKEN = re.compile(r'\s*("[^"]*"|\[\]|[A-Za-z_]\w*|[|()<>,\[\]])')
FIELD = re.compile(r"  (\w+)(\??): (.+);")
HEADS = re.compile(r"export interface (\w+)(?: extends (\w+))? \{")
ALIAS = re.compile(r"export type (\w+) = (.+);")
CONSTANT = re.compile(r'export const (\w+): readonly string\[\] = (\["[\w-]+"(?:, "[\w-]+")*\]);')
COMMENT = re.compile(r"//.*|\s*/\*\* .* \*/|\s*/\*\*|\s* \* .*|\s* \*/")
BUILT_IN: dict[str, type | tuple[type, ...]] = {"string": str, "boolean": bool, "number": (int, float), "null": type(None)}


class Field:
    def __init__(self, may_miss: bool, kind: str) -> None:
        self.may_miss = may_miss
        self.kind = kind


class Types:
    """Every line is understood, or reading fails."""

    def __init__(self, text: str) -> None:
        self.interfaces: dict[str, dict[str, Field]] = {}
        self.aliases: dict[str, str] = {}
        self.parents: dict[str, str] = {}
        self.constants: dict[str, list[str]] = {}
        self.defined: list[str] = []
        open_name = ""
        for line in text.splitlines():
            if open_name and (field := FIELD.fullmatch(line)):
                assert field[1] not in self.interfaces[open_name], f"{open_name}.{field[1]} twice"
                self.interfaces[open_name][field[1]] = Field(bool(field[2]), field[3])
            elif open_name and line == "}":
                open_name = ""
            elif not open_name and (head := HEADS.fullmatch(line)):
                open_name = head[1]
                self.defined.append(open_name)
                self.interfaces[open_name] = {}
                if head[2]:
                    self.parents[open_name] = head[2]
            elif not open_name and (alias := ALIAS.fullmatch(line)):
                self.defined.append(alias[1])
                self.aliases[alias[1]] = alias[2]
            elif not open_name and (constant := CONSTANT.fullmatch(line)):
                self.constants[constant[1]] = json.loads(constant[2])
            else:
                assert not line or COMMENT.fullmatch(line), f"not understood: {line}"
        assert not open_name, f"{open_name} is not closed"

    def fields(self, name: str) -> dict[str, Field]:
        inherited = self.fields(self.parents[name]) if name in self.parents else {}
        return {**inherited, **self.interfaces[name]}

    def mentioned(self) -> set[str]:
        """Every name that a type uses."""
        kinds = [field.kind for fields in self.interfaces.values() for field in fields.values()]
        texts = [text for name, text in self.aliases.items() if name != "GameView"]
        words = {token for kind in [*kinds, *texts] for token in tokens(kind) if token[0].isalpha()}
        return (words | set(self.parents.values())) - set(BUILT_IN) - {"Record", "unknown"}

    # Values

    def complaint(self, value: Plain, kind: str) -> str:
        """Why the value is not of this type; empty if it is."""
        rest = tokens(kind)
        found = self._union(rest)
        assert not rest, f"{kind}: {rest} is left"
        return self._check(value, found, kind)

    def _union(self, rest: list[str]) -> Plain:
        options = [self._part(rest)]
        while rest and rest[0] == "|":
            rest.pop(0)
            options.append(self._part(rest))
        return options[0] if len(options) == 1 else ("union", options)

    def _part(self, rest: list[str]) -> Plain:
        token = rest.pop(0)
        found: Plain
        if token == "(":
            found = self._union(rest)
            assert rest.pop(0) == ")"
        elif token == "[":
            found = ("tuple", [self._union(rest)])
            while rest.pop(0) == ",":
                found[1].append(self._union(rest))
        elif token == "Record":
            assert [rest.pop(0), rest.pop(0), rest.pop(0)] == ["<", "string", ","]
            found = ("record", self._union(rest))
            assert rest.pop(0) == ">"
        else:
            found = ("literal", token[1:-1]) if token.startswith('"') else ("name", token)
        while rest and rest[0] == "[]":
            rest.pop(0)
            found = ("list", found)
        return found

    def _check(self, value: Plain, kind: Plain, where: str) -> str:
        match kind:
            case ("union", options):
                found = [self._check(value, option, where) for option in options]
                return "" if "" in found else f"{where}: none of the types fits: {found}"
            case ("list", item) if isinstance(value, list):
                return first(self._check(it, item, f"{where}[{index}]") for index, it in enumerate(value))
            case ("tuple", items) if isinstance(value, list) and len(value) == len(items):
                return first(self._check(it, item, where) for it, item in zip(value, items, strict=True))
            case ("record", item) if isinstance(value, dict):
                return first(self._check(it, item, f"{where}.{name}") for name, it in value.items())
            case ("literal", text) if value == text:
                return ""
            case ("name", name):
                return self._named(value, name, where)
        return f"{where}: {value!r} is not {kind}"

    def _named(self, value: Plain, name: str, where: str) -> str:
        if name == "unknown":
            return ""
        if name in BUILT_IN:
            right = isinstance(value, BUILT_IN[name]) and (name == "boolean" or not isinstance(value, bool))
            return "" if right else f"{where}: {value!r} is no {name}"
        if name == "GameView":
            found = [self._named(value, field.kind, where) for field in self.interfaces["Views"].values()]
            return "" if "" in found else f"{where}: no game's view fits: {found}"
        if name in self.aliases:
            return self.complaint(value, self.aliases[name])
        fields = self.fields(name)
        if not isinstance(value, dict):
            return f"{where}: {value!r} is no {name}"
        if missing := [it for it, field in fields.items() if not field.may_miss and it not in value]:
            return f"{where}: {name} without {missing}"
        if more := [it for it in value if it not in fields]:
            return f"{where}: {name} with {more}"
        return first(self.complaint(it, fields[field].kind) for field, it in value.items())


def first(complaints: Plain) -> str:
    return next((it for it in complaints if it), "")


@cache
def split(kind: str) -> tuple[str, ...]:
    found, at = [], 0
    while at < len(kind):
        token = TOKEN.match(kind, at)
        assert token is not None, f"not understood: {kind[at:]}"
        found.append(token[1])
        at = token.end()
    return tuple(found)


def tokens(kind: str) -> list[str]:
    return list(split(kind))
