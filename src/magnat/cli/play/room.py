"""What a game brings along to be played in a terminal: its screen, its menu, its story. Drawn from views and options only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from rich.console import RenderableType

from magnat.cli.play.menu import Item, Menu, Size
from magnat.kernel.contract import Action, Fact, Refusal
from magnat.kernel.game import Form, View

Check = Callable[[Action], Refusal | None]


class Position:
    """Everything that the seat may know of a position: the view, what it is asked, and what the law says to a wish."""

    def __init__(self, view: View, asked: str, clause: str, options: Sequence[Action], forms: Sequence[Form], check: Check) -> None:
        self.view = view
        self.asked = asked
        self.clause = clause
        self.options = options
        self.forms = forms
        self.check = check


class Room(ABC):
    """One game at one table, for one person."""

    @abstractmethod
    def welcome(self) -> list[str]:
        """The goal of the game in three lines."""

    @abstractmethod
    def screen(self, position: Position, item: Item | None, size: Size) -> RenderableType:
        """The whole table; with the cells that an open item of the menu offers."""

    @abstractmethod
    def menu(self, position: Position) -> Menu: ...

    @abstractmethod
    def wish(self, position: Position, text: str) -> Action | None:
        """The action that somebody describes in words, allowed or not; None if the words make no sense."""

    @abstractmethod
    def story(self, facts: Sequence[Fact]) -> list[RenderableType]:
        """What happened, in short lines."""

    @abstractmethod
    def ranking(self, view: View, places: Sequence[int]) -> RenderableType:
        """Who won."""
