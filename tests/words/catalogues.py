"""The catalogues as the Fluent parser sees them: ids, variables and what a variable can be."""

from __future__ import annotations

from collections import Counter
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from magnat.kernel.contract import Word
from magnat.words.catalogue import sources

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: list[Word] = [0, 1, 2, 5, 22]


class Reading(Visitor):
    """What one message mentions: variables, other messages, and the named cases of each variable."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.cases.setdefault(node.selector.id.name, set()).update(names - PLURALS)
        self.generic_visit(node)


@cache
def entries(language: str) -> list[ast.EntryType]:
    parser = FluentParser()
    return [entry for source in sources(language).values() for entry in parser.parse(source).body]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def written_twice(language: str) -> list[str]:
    counted = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message | ast.Term))
    return [name for name, times in counted.items() if times > 1]


@cache
def reading(language: str, key: str) -> Reading:
    """The message with all that it takes from others."""
    found = Reading()
    found.visit(messages(language)[key])
    for other in sorted(found.messages):
        inner = reading(language, other)
        found.variables |= inner.variables
        for name, cases in inner.cases.items():
            found.cases.setdefault(name, set()).update(cases)
    return found


def samples(language: str, key: str) -> list[dict[str, Word]]:
    """Values for every variable: each named case at least once, numbers of every plural form for the others."""
    found = reading(language, key)
    choices: dict[str, list[Word]] = {name: [*sorted(found.cases.get(name, set()))] or NUMBERS for name in found.variables}
    most = max((len(choice) for choice in choices.values()), default=1)
    return [{name: choice[turn % len(choice)] for name, choice in choices.items()} for turn in range(most)]
