"""The referee: why something is not allowed now, with the clause that says so; and the clauses themselves."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from magnat.cli.play.dialogue import said
from magnat.cli.play.game_terminal import Position
from magnat.kernel.contract import Action, Refusal
from magnat.kernel.game import action_words, shown
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.rulebook import TABLE, clauses, fits


class Referee:
    def __init__(self, words: Words, game_name: str) -> None:
        self.words = words
        self.game_name = game_name
        self.clauses = {**clauses(game_name, words.language), **clauses(TABLE, words.language)}

    def reason(self, refusal: Refusal, do: str = "") -> str:
        """The sentence and the clause's number."""
        return f"{say.refusal(self.words, self.game_name, refusal, do)} ({refusal.clause})"

    def refused(self, refusal: Refusal, do: str = "") -> RenderableType:
        return said(Text.assemble(("✗ ", "bold red"), self.reason(refusal, do)))

    def explain(self, position: Position, action: Action) -> list[RenderableType]:
        """What the law says to a wish."""
        wish = say.action(self.words, self.game_name, action_words(action))
        refusal = position.check(action)
        if refusal is None:
            allowed = Text.assemble(("✓ ", "bold green"), self.words.text("cli-play-why-allowed", action=wish, clause=position.clause))
            return [said(allowed), *self.clause(position.clause)]
        return [said(Text(wish, "bold")), self.refused(refusal, action.key), *self.clause(refusal.clause)]

    def clause(self, clause: str) -> list[RenderableType]:
        """Its number and text; nothing if the rulebook does not have it."""
        if clause not in self.clauses:
            return []
        return [Padding(Text.assemble((f"{clause}  ", "bold"), (self.clauses[clause], "italic")), (0, 1, 0, 3))]

    def rules(self, wanted: str, now: str) -> list[RenderableType]:
        """The clauses that begin with a number; without one the present clause and the list of all."""
        if not wanted:
            listed = Text(", ".join(self.clauses), "dim")
            return [*self.clause(now), said(Text(self.words.text("cli-play-rules-list"))), said(listed)]
        found = [clause for clause in self.clauses if fits(clause, wanted)]
        if not found:
            return [said(Text(self.words.text("cli-play-rules-none", clause=shown(wanted)), "yellow"))]
        return [line for clause in found for line in self.clause(clause)]
