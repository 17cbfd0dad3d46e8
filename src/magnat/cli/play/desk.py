"""Where the person sits: lines come in, texts go out; the end of the input is not an error."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text


class Leaving(Exception):  # noqa: N818 - a wish of the person, not an error
    """Ctrl-C, Ctrl-D or the end of a piped input."""


class Desk:
    """Asks and tells. A piped input is echoed, so that the transcript reads like a played game."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        replace_unreadable(sys.stdin)
        replace_unreadable(console.file)

    def ask(self, prompt: Text) -> str:
        self.console.print(prompt, end=" ", soft_wrap=True, highlight=False)
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leaving from None
        if not self.typed:
            self.console.print(Text(printable(line)))
        return printable(line).strip()

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


def replace_unreadable(stream: object) -> None:
    """Letters that the terminal's encoding does not know become question marks instead of ending the game."""
    reconfigure = getattr(stream, "reconfigure", None)  # StringIO and pytest's streams have none
    if reconfigure is not None:
        reconfigure(errors="replace")


def said(text: Text) -> Padding:
    """A text with a margin, also where it wraps."""
    return Padding(text, (0, 1))
