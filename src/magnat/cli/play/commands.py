"""The words that work at every prompt, in English and in the language of the table."""

from __future__ import annotations

from collections.abc import Mapping

from rich.padding import Padding
from rich.table import Table

from magnat.cli.play.game_terminal import Examples
from magnat.words import catalogue
from magnat.words.catalogue import Words


def listed(words: Words) -> Mapping[str, str]:
    """By command, the words for it; the first one is shown."""
    return {
        "why": words.text("cli-play-word-why"),
        "undo": words.text("cli-play-word-undo"),
        "save": words.text("cli-play-word-save"),
        "log": words.text("cli-play-word-log"),
        "rules": words.text("cli-play-word-rules"),
        "help": words.text("cli-play-word-help"),
        "quit": words.text("cli-play-word-quit"),
    }


class Commands:
    def __init__(self, words: Words, game_name: str, examples: Examples) -> None:
        self.words = words
        self.game_name = game_name
        self.examples = examples
        self.shown = {command: line.split()[0] for command, line in listed(words).items()}
        self.known = {"?": "help"}
        for one in (catalogue.words("en"), words):
            for command, line in listed(one).items():
                self.known.update(dict.fromkeys(line.split(), command))

    def read(self, line: str) -> tuple[str, str]:
        """The command that the line begins with, and the rest; no command: an empty string and the line."""
        head, _, rest = line.partition(" ")
        command = self.known.get(head.casefold(), "")
        return (command, rest.strip()) if command else ("", line)

    def footer(self, whole: bool = True) -> list[str]:
        """The commands for the foot of the page, or just the one that tells the others."""
        return list(self.shown.values()) if whole else [self.shown["help"]]

    def help(self) -> Padding:
        words, shown = self.words, self.shown
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_row("Enter", words.text("cli-play-help-enter"))
        for typed, meaning in self.examples.lines:
            table.add_row(typed, meaning)
        table.add_row(f"{shown['why']} 3", words.text("cli-play-help-why", wish=self.examples.wish))
        table.add_row(f"{shown['undo']} [N]", words.text("cli-play-help-undo"))
        table.add_row(f"{shown['save']} [{words.text('cli-play-file')}]", words.text("cli-play-help-save", game=self.game_name))
        table.add_row(f"{shown['log']} [N]", words.text("cli-play-help-log"))
        table.add_row(f"{shown['rules']} [{self.examples.clause}]", words.text("cli-play-help-rules"))
        table.add_row(shown["quit"], words.text("cli-play-help-quit"))
        return Padding(table, (0, 1))
