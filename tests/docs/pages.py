"""The pages that people read, and their code blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md"))]
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<code>.*?)^(?P=indent)```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """`line` is that of the opening fence; `nth` counts the blocks of its page from 0."""

    page: Path
    line: int
    nth: int
    language: str
    code: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = enumerate(FENCE.finditer(text))
    return [Block(page, text.count("\n", 0, it.start()) + 1, nth, it["language"].strip(), it["code"]) for nth, it in found]


BLOCKS = [block for page in PAGES for block in blocks(page)]
