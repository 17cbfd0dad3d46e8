"""18Africa at one table: everybody on their own seat, the map or the tables as the moment needs them, companies under their leaders."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from magnat.cli.play.africa import ending, panels
from magnat.cli.play.africa.lexicon import route
from magnat.cli.play.africa.menu import MenuMaker
from magnat.cli.play.africa.money import Counter
from magnat.cli.play.africa.screen import Screen
from magnat.cli.play.africa.story import Story
from magnat.cli.play.africa.wishes import Wishes
from magnat.cli.play.game_terminal import Examples, GameTerminal, Position
from magnat.cli.play.listing import Size
from magnat.cli.play.menu import Item, Menu
from magnat.games.africa.actions import Run
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Action, Fact, Seat
from magnat.kernel.game import View
from magnat.tables.journal import Journal
from magnat.words.catalogue import Words

MAP_ROWS = 18
"""Half hexes in the map that somebody asks to see."""


class AfricaTerminal(GameTerminal):
    def __init__(self, words: Words, rules: AfricaRules, names: Sequence[str]) -> None:
        counter, box = Counter(words, rules), rules.box_for(len(names))
        self.words = words
        self.names = names
        self.picture = Screen(words, box, names, counter)
        self.maker = MenuMaker(words, rules, len(names), names, counter)
        self.counter = counter
        self.listener = Wishes(words)
        self.teller = Story(words, names)
        self.width = 80  # of the last page
        self.centre = ""  # the hex that the map is centred on, if somebody asked for one
        self.company = ""  # whose turn it was when the last page was shown
        self.past: Sequence[Fact] = ()

    @classmethod
    def at(cls, journal: Journal, words: Words, names: Sequence[str]) -> AfricaTerminal:
        rules = journal.rules()
        assert isinstance(rules, AfricaRules)
        return cls(words, rules, names)

    def sit_down(self, view: View) -> list[tuple[Seat, Action]]:  # noqa: ARG002 - nothing to prepare
        return []

    def welcome(self) -> list[str]:
        return [
            self.words.text("cli-play-africa-welcome-cards"),
            self.words.text("cli-play-africa-welcome-companies"),
            self.words.text("cli-play-africa-welcome-map"),
            self.words.text("cli-play-africa-welcome-goal"),
        ]

    def examples(self) -> Examples:
        words = self.words
        lines = [
            (words.text("cli-play-africa-type-numbers"), words.text("cli-play-africa-help-numbers")),
            (words.text("cli-play-africa-type-buy"), words.text("cli-play-africa-help-buy")),
            (words.text("cli-play-africa-type-lay"), words.text("cli-play-africa-help-lay")),
            (words.text("cli-play-africa-type-station"), words.text("cli-play-africa-help-station")),
            (words.text("cli-play-africa-type-run"), words.text("cli-play-africa-help-run")),
            (words.text("cli-play-africa-type-trains"), words.text("cli-play-africa-help-trains")),
            (words.text("cli-play-africa-type-map"), words.text("cli-play-africa-help-map")),
            (words.text("cli-play-africa-type-look"), words.text("cli-play-africa-help-look")),
        ]
        return Examples(lines, words.text("cli-play-africa-example"), "AF-6.4")

    def screen(self, position: Position, item: Item | None, size: Size) -> RenderableType:  # noqa: ARG002 - hexes are named, not placed
        view = position.view
        assert isinstance(view, AfricaView)
        if view.company != self.company:
            self.company, self.centre = view.company, ""
        self.width = size.width
        return self.picture.drawn(position, self.centre, size)

    def menu(self, position: Position) -> Menu:
        return self.maker.menu(position)

    def look(self, position: Position, text: str) -> list[RenderableType]:
        """`map`, `map all`, `map D5`, `company MF`, `players`, `trains`, `tiles`, `count D3-D5`."""
        view = position.view
        assert isinstance(view, AfricaView)
        phrase = self.listener.lexicon.read(text)
        first = phrase.meant[0] if phrase.meant else ""
        match first:
            case "map":
                return self.look_at_map(position, phrase.stops, "all" in phrase.meant)
            case "company" if phrase.companies:
                return list(panels.company_card(self.words, view, phrase.companies[0], self.names))
            case "company":
                return [panels.companies(self.words, view, self.names, self.width >= 110)]
            case "players":
                return [panels.players(self.words, view, self.names)]
            case "train" if len(phrase.words) == 1:
                return [panels.depot(self.words, view)]
            case "tiles":
                return [panels.supply(view)]
            case "hand" if len(phrase.words) == 1:
                return [panels.hand(self.words, self.picture.box, view), panels.piles(self.words, self.picture.box, view)]
            case "count":
                return self.count(view, text)
        return []

    def look_at_map(self, position: Position, stops: Sequence[tuple[str, int]], whole: bool) -> list[RenderableType]:
        """The page keeps the part of the map that somebody asked for until another company's turn."""
        if whole:
            return self.picture.whole_map(position)
        self.centre = stops[0][0] if stops else ""
        return self.picture.map(position, self.centre, self.width, MAP_ROWS)

    def count(self, view: AfricaView, text: str) -> list[RenderableType]:
        written = route(text.strip().partition(" ")[2])
        if written is None or not view.company:
            return [Text(f" {self.words.text('cli-play-africa-count-what')}", "yellow")]
        return list(self.counter.lines(view, Run(written)))

    def wish(self, position: Position, text: str) -> Action | None:
        return self.listener.wish(position, text)

    def story(self, facts: Sequence[Fact]) -> list[RenderableType]:
        self.past = facts or self.past
        return self.teller.lines(facts)

    def ranking(self, view: View, places: Sequence[int]) -> RenderableType:
        assert isinstance(view, AfricaView)
        return ending.ranking(self.words, view, self.names, places, self.past)
