"""Promise 9 for the rules: the digest holds the same clauses in every language, and whatever cites a clause cites one of them."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from magnat.games.descriptors import own
from magnat.games.registry import AnyGame
from magnat.lab.promises.walk import hold
from magnat.words import rulebook
from magnat.words.catalogue import LANGUAGES

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
OF_THE_TABLE = "TB-"


def digests_are_alike(game: AnyGame, cited: set[str]) -> None:
    """The same clauses in every language, every option explained, and nothing cited that is not there."""
    for language in LANGUAGES:
        hold(rulebook.is_translated(game.name, language), 9, f"there is no digest {rulebook.file_name(game.name, language)}")
        digest, clauses = rulebook.digest(game.name, language), list(rulebook.clauses(game.name, language))
        hold(bool(clauses), 9, f"the digest in {language} holds no clause")
        hold(clauses == list(rulebook.clauses(game.name, "en")), 9, f"the digest in {language} has other clauses than the English one")
        missing = sorted(cited - set(clauses))
        hold(not missing, 9, f"cited, but not in the digest: {', '.join(missing)}")
        silent = [option.name for option in game.options if f"\n- `{option.name}` " not in digest]
        hold(not silent, 9, f"the digest in {language} does not explain the options {', '.join(silent)}")


def sources_name_the_clauses(game: AnyGame) -> None:
    """Every clause is named where it is carried out. Those of the house's games are named by its tests, see tests/contract."""
    clauses = set(rulebook.clauses(game.name, "en"))
    table = sorted(clause for clause in clauses if clause.startswith(OF_THE_TABLE))
    hold(not table, 9, f"these ids belong to the rules of the table: {', '.join(table)}")
    named = {clause for clause in named_in(Path(inspect.getfile(type(game))).parent) if not clause.startswith(OF_THE_TABLE)}
    unknown, silent = sorted(named - clauses), sorted(clauses - named)
    hold(not unknown, 9, f"the sources name clauses that are not in the digest: {', '.join(unknown)}")
    hold(not silent or game.name in own(), 9, f"clauses that the sources do not name: {', '.join(silent)}")


def named_in(folder: Path) -> set[str]:
    return {clause for path in folder.rglob("*.py") for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}
