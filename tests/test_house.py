"""The house keeps its order: whatever is about one game is in that game's folders, and nothing else names it."""

from __future__ import annotations

import re
from pathlib import Path

from magnat.games.descriptors import own
from magnat.words import say
from magnat.words.catalogue import words

ROOT = Path(__file__).parents[1]
NAMES = tuple(own())
NAMED = re.compile("|".join(re.escape(it) for name in NAMES for it in (name, say.name(words("en"), name))), re.IGNORECASE)
EXAMPLE = ">>> "  # in a docstring: people understand an example with a real game
GENERATED = (Path("web/src/wire"), Path("web/src/words/keys.ts"), Path("src/magnat/words/keys.py"))


def is_generic(path: Path) -> bool:
    """Neither written by a program nor in a folder or a file that has the name of a game."""
    belongs = any(part.partition(".")[0] in NAMES for part in path.parts)
    return not belongs and not any(path.is_relative_to(it) for it in GENERATED)


def mentions(folder: str, *endings: str) -> list[str]:
    found = (path.relative_to(ROOT) for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings)
    generic = [path for path in found if is_generic(path)]
    assert len(generic) > 50, folder  # this is where the sources are
    lines = [(path, *line) for path in generic for line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)]
    return [
        f"{path}:{number}: {line.strip()}" for path, number, line in lines if NAMED.search(line) and not line.strip().startswith(EXAMPLE)
    ]


def test_no_generic_module_of_the_client_names_a_game() -> None:
    assert mentions("web/src", ".ts", ".svelte", ".css") == []


def test_no_generic_module_names_a_game() -> None:
    assert mentions("src/magnat", ".py") == []


PLACE = re.compile(r"`([\w./*{},-]+\.(?:py|md|ts|toml|ftl|json)|[\w./*-]+/)`")


def places(row: str) -> list[str]:
    """The files and folders that a row of the guide names; for a file of a game's folder, that of every game."""
    found = [it.replace("{en,pl,de}", "en") for it in PLACE.findall(row.split(" | ", 1)[1])]
    each = [it.replace("GAME", name) for it in found for name in (NAMES if "GAME" in it else NAMES[:1])]
    return [f"games/{name}/{it}" if "the game's" in row and "/" not in it else it for it in each for name in NAMES]


def test_the_guide_to_the_house_leads_to_places_that_exist() -> None:
    rows = [line for line in (ROOT / "docs/guide/house.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    named = sorted({place for row in rows for place in places(row)})
    assert len(named) > 60
    roots = (ROOT, ROOT / "src/magnat", ROOT / "docs/guide")
    assert [place for place in named if not any(any(root.glob(place.removeprefix("../"))) for root in roots)] == []
