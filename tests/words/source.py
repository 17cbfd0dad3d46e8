"""Which keys the source can produce, found by walking its syntax."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import magnat

SOURCE = Path(magnat.__file__).parent


@cache
def modules() -> dict[str, ast.Module]:
    """Every module by its path below src/magnat, the generated list of keys left out."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if path != SOURCE / "words/keys.py"]
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def calls(name: str, under: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or class, as a bare name or as an attribute."""
    for path, module in modules().items():
        if path.startswith(under):
            for node in ast.walk(module):
                if isinstance(node, ast.Call) and called(node) == name:
                    yield path, node


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def literals(node: ast.expr | None) -> list[str]:
    """The strings that an argument can be: a literal, or one of two."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return literals(body) + literals(orelse)
        case _:
            return []


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[position] if len(call.args) > position else None


def unreadable_keys() -> set[str]:
    return {key for _, call in calls("Unreadable") for key in literals(argument(call, 0, "key"))}


def hint_reasons(under: str) -> tuple[set[str], set[str]]:
    """The reasons of hints: those that are named, and the beginnings of those that end with what they are about ("sell-company")."""
    given = [argument(call, 1, "reason") for _, call in calls("Hint", under)]
    parts = [it.values[0] for it in given if isinstance(it, ast.JoinedStr)]
    return {key for it in given for key in literals(it)}, {key for it in parts for key in literals(it)}


def forecast_keys(under: str) -> set[str]:
    """The first of two things that a forecast gives back or keeps: `("bank", ...)`."""
    found = [module for path, module in modules().items() if path.startswith(under)]
    pairs = [node for module in found for node in ast.walk(module) if isinstance(node, ast.Tuple)]
    return {key for pair in pairs if len(pair.elts) == 2 for key in literals(pair.elts[0])}


def refusals(under: str) -> Iterator[tuple[str, str, ast.Call]]:
    """Clause ("" if computed), key and call of every refusal with a literal key."""
    for _, call in calls("Refusal", under):
        for key in literals(argument(call, 1, "key")):
            yield "".join(literals(argument(call, 0, "clause"))), key, call


def passed_on(under: str) -> set[str]:
    """MM-4.5: refusal keys that `check_amount` is handed. AF-7.4: those that stand for the flaws of a route."""
    handed = {key for _, call in calls("check_amount", under) for key in literals(argument(call, 2, "key"))}
    return handed | {text for path, module in modules().items() if path.startswith(under) for text in listed(module, "ROUTE_FLAWS")}


def computed_refusals() -> list[str]:
    """Where a refusal's key is not a literal: only `check_amount` and `refusal_of` may do so."""
    return [path for path, call in calls("Refusal") if not literals(argument(call, 1, "key"))]


def decision_keys(under: str) -> set[str]:
    """Keys of decisions made on the spot, or asked for by a row of the table of stages."""
    direct = {key for _, call in calls("Decision", under) for key in literals(argument(call, 1, "key"))}
    return direct | {key for _, call in calls("StageRow", under) for key in literals(argument(call, 3, "decision"))}


def chance_keys(under: str) -> set[str]:
    return {key for _, call in calls("Chance", under) for key in literals(argument(call, 0, "key"))}


def listed(module: ast.Module, name: str) -> list[str]:
    """The strings of a module's list, or those that one of its dicts gives."""
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            match node.value:
                case ast.List(elts=items) | ast.Dict(values=items):
                    return [text for item in items for text in literals(item)]
    return []


@cache
def every_literal() -> set[str]:
    """Every string literal in the source."""
    return {
        node.value
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def trouble() -> Iterator[tuple[str, ast.Call]]:
    """Error and call of every way in which the server says no, where it is written as a literal."""
    for _, call in calls("Trouble", "server/"):
        for error in literals(argument(call, 0, "error")):
            yield error, call


def strings_outside(path: str, under: str) -> set[str]:
    """Every string in the modules of a package but one."""
    return {
        node.value
        for other, module in modules().items()
        if other.startswith(under) and other != path
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
