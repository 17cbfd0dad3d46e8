"""What a game brings along to be played in a terminal: its seats, screen, menu and story. Drawn from views and options only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from rich.console import RenderableType

from magnat.cli.play.listing import Size
from magnat.cli.play.menu import Item, Menu
from magnat.kernel.contract import Action, Fact, Refusal, Seat
from magnat.kernel.game import Form, View
from magnat.tables.journal import Journal
from magnat.words.catalogue import Words

Check = Callable[[Action], Refusal | None]


class Position:
    """Everything that the seat may know of a position: the view, what it is asked, what the law says to a wish, and all it has heard."""

    def __init__(
        self,
        view: View,
        asked: str,
        clause: str,
        options: Sequence[Action],
        forms: Sequence[Form],
        check: Check,
        past: Sequence[Fact] = (),
    ) -> None:
        self.view = view
        self.asked = asked
        self.clause = clause
        self.options = options
        self.forms = forms
        self.check = check
        self.past = past


class Examples:
    """What the help shows: things to type with their meanings, a wish in words, and the number of a clause."""

    def __init__(self, lines: Sequence[tuple[str, str]], wish: str, clause: str) -> None:
        self.lines = lines
        self.wish = wish
        self.clause = clause


class GameTerminal(ABC):
    """One game at one table, for one person at a terminal."""

    @classmethod
    @abstractmethod
    def at(cls, journal: Journal, words: Words, names: Sequence[str]) -> GameTerminal:
        """For the table of this journal, with its options; the names by seat."""

    @abstractmethod
    def sit_down(self, view: View) -> list[tuple[Seat, Action]]:
        """What has to be put in, by which seat, before the person can decide for all seats of their own."""

    @abstractmethod
    def welcome(self) -> list[str]:
        """The goal of the game in three or four lines."""

    @abstractmethod
    def examples(self) -> Examples: ...

    @abstractmethod
    def screen(self, position: Position, item: Item | None, size: Size) -> RenderableType:
        """The whole table; with the cells that an open item of the menu offers."""

    @abstractmethod
    def menu(self, position: Position) -> Menu: ...

    @abstractmethod
    def look(self, position: Position, text: str) -> list[RenderableType]:
        """What somebody asks to see in words; nothing if the words do not ask for anything."""

    @abstractmethod
    def wish(self, position: Position, text: str) -> Action | None:
        """The action that somebody describes in words, allowed or not; None if the words make no sense."""

    @abstractmethod
    def story(self, facts: Sequence[Fact]) -> list[RenderableType]:
        """What happened, in short lines."""

    @abstractmethod
    def ranking(self, view: View, places: Sequence[int]) -> RenderableType:
        """Who won."""
