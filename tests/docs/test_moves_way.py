"""Decision 12 draws the path of a move through modules and functions: all of them exist, in the files that it names."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/decisions/0012-a-moves-way.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d*) *\| `([^`]+)` \| (.+) \|$", re.MULTILINE)


def test_every_step_of_the_picture_has_its_place_and_its_functions() -> None:
    rows = ROW.findall(PAGE)
    assert [int(step) for step, _, _ in rows if step] == list(range(1, 19))
    drawn = {int(step) for step in re.findall(r"\((\d+)\) \w", PAGE.split("```")[1])}
    assert drawn == set(range(1, 19))
    missing = [
        f"{path}: {name}"
        for _, path, names in rows
        for name in re.findall(r"`([^`]+)`", names)
        if not re.search(rf"{re.escape(name)}\b", (ROOT / path).read_text(encoding="utf-8"))
    ]
    assert missing == []
