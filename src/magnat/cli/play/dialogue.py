"""Where the person sits: lines come in, texts go out; the end of the input is not an error."""

from __future__ import annotations

import codecs
import sys
import unicodedata

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text


class Leaving(Exception):  # noqa: N818 - a wish of the person, not an error
    """Ctrl-C, Ctrl-D or the end of a piped input."""


class Dialogue:
    """Asks and tells. A piped input is echoed, so that the transcript reads like a played game."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        forgive(sys.stdin, "replace")
        forgive(console.file, "magnat-ascii")

    def ask(self, prompt: Text) -> str:
        self.console.print(prompt, end=" ", highlight=False)
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leaving from None
        if not self.typed:
            self.echo(prompt, printable(line))
        return printable(line).strip()

    def echo(self, prompt: Text, line: str) -> None:
        if prompt.cell_len + 1 + cell_len(line) > self.console.width:
            self.console.print()
        self.console.print(Text(line), highlight=False)

    def tell(self, what: RenderableType) -> None:
        self.console.print(what, highlight=False)

    def clear(self) -> None:
        """A fresh page for somebody at a terminal; a transcript just goes on."""
        if self.typed and self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()


def printable(line: str) -> str:
    """What was typed, without control characters that would garble the screen."""
    return "".join(letter if letter.isprintable() else " " for letter in line)


PLAIN = str.maketrans(
    "△●◆▣▽✻▲▼⇄≤▛▜▙▟▀▄┌┐└┘×·│─┼━▸▾›—–−“”„★✓✗↶→…łŁß╭╮╰╯├┤┬┴╵╷╴╶≈£░⚒↓↙↖↑↗↘",
    '^o$#v*^v=<####==++++x.|-+=>v>---"""*+x<>.lLs++++++++||--~L:!v,`^\'.',
)
"""The signs of the screens for terminals that know ASCII only."""


def in_ascii(error: UnicodeError) -> tuple[str, int]:
    """What cannot be written is written plainly: signs by their likeness, letters without their marks."""
    assert isinstance(error, UnicodeEncodeError)
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    bare = "".join(letter for letter in text if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode(), error.end


codecs.register_error("magnat-ascii", in_ascii)


def forgive(stream: object, errors: str) -> None:
    """Letters that the terminal's encoding does not know never end the game."""
    reconfigure = getattr(stream, "reconfigure", None)  # StringIO and pytest's streams have none
    if reconfigure is not None:
        reconfigure(errors=errors)


def said(text: Text) -> Padding:
    """A text with a margin, even where it wraps."""
    return Padding(text, (0, 1))
