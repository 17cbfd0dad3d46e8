"""Oil City in a terminal: the person runs the first company, whose partners leave their seats to the first of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from magnat.cli.play.game_terminal import Examples, GameTerminal, Position
from magnat.cli.play.listing import Size
from magnat.cli.play.menu import Item, Menu, Placed
from magnat.cli.play.oilcity import ending
from magnat.cli.play.oilcity.advice import Adviser
from magnat.cli.play.oilcity.cells import where
from magnat.cli.play.oilcity.menu import MenuMaker
from magnat.cli.play.oilcity.screen import Screen, companies_named
from magnat.cli.play.oilcity.signs import PRICED
from magnat.cli.play.oilcity.story import Story
from magnat.cli.play.oilcity.wishes import Wishes
from magnat.games.oilcity.actions import HandOver, SetBanker
from magnat.games.oilcity.facts import EventDrawn
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.view import OilCityView
from magnat.kernel.contract import Action, Fact, Seat
from magnat.kernel.game import Setting, View
from magnat.tables.journal import Journal
from magnat.words.catalogue import Words

OWN = 0
"""The person's company."""


class OilCityTerminal(GameTerminal):
    def __init__(self, words: Words, rules: OilCityRules, players: int, settings: Mapping[str, Setting] | None = None) -> None:
        box = rules.box_for(players)
        adviser = Adviser(rules)
        self.words = words
        self.picture = Screen(words, box, settings)
        self.maker = MenuMaker(words, box, adviser)
        self.listener = Wishes(words, box, adviser)
        self.teller = Story(words, box, OWN, companies_named(words, box.companies), settings)
        self.width = 80  # of the last page

    @classmethod
    def at(cls, journal: Journal, words: Words, names: Sequence[str]) -> OilCityTerminal:  # noqa: ARG003 - companies are shown, not players
        rules = journal.rules()
        assert isinstance(rules, OilCityRules)
        return cls(words, rules, journal.header.seats, journal.settings())

    def sit_down(self, view: View) -> list[tuple[Seat, Action]]:
        """The partners' seats are left to the first one, which then speaks for the whole company; the program is banker."""
        assert isinstance(view, OilCityView)
        first, *partners = view.companies[OWN].members
        bankers = [(view.players, SetBanker(banker, 0)) for banker, person in enumerate(view.bankers) if person]
        back = [(first, HandOver(first, first))] if view.holders[first] != first else []
        return [*bankers, *back, *((seat, HandOver(seat, first)) for seat in partners if view.holders[seat] != first)]

    def welcome(self) -> list[str]:
        return [
            self.words.text("cli-play-oilcity-welcome-you"),
            self.words.text("cli-play-oilcity-welcome-way"),
            self.words.text("cli-play-oilcity-welcome-turn"),
            self.words.text("cli-play-oilcity-welcome-goal"),
        ]

    def examples(self) -> Examples:
        words = self.words
        lines = [
            (words.text("cli-play-oilcity-type-numbers"), words.text("cli-play-oilcity-help-numbers")),
            (words.text("cli-play-oilcity-type-tokens"), words.text("cli-play-oilcity-help-tokens")),
            (words.text("cli-play-oilcity-type-clear"), words.text("cli-play-oilcity-help-clear")),
            (words.text("cli-play-oilcity-type-pieces"), words.text("cli-play-oilcity-help-pieces")),
            (words.text("cli-play-oilcity-type-sale"), words.text("cli-play-oilcity-help-sale")),
            (words.text("cli-play-oilcity-type-offer"), words.text("cli-play-oilcity-help-offer")),
            (words.text("cli-play-oilcity-type-answer"), words.text("cli-play-oilcity-help-answer")),
            (words.text("cli-play-oilcity-type-look"), words.text("cli-play-oilcity-help-look")),
        ]
        return Examples(lines, words.text("cli-play-oilcity-example"), "OC-5.3")

    def screen(self, position: Position, item: Item | None, size: Size) -> RenderableType:
        view = position.view
        assert isinstance(view, OilCityView)
        self.width = size.width
        marks: dict[int, list[int]] = {}
        for spot in item.spots if isinstance(item, Placed) else ():
            plot, field = where(view.companies[OWN], spot)
            marks.setdefault(plot, []).append(field)
        return self.picture.drawn(view, position.clause, prices_before(position.past), marks, size)

    def menu(self, position: Position) -> Menu:
        assert isinstance(position.view, OilCityView)
        self.teller.companies = self.picture.names(position.view)
        return self.maker.menu(position)

    def look(self, position: Position, text: str) -> list[RenderableType]:
        """`offers`, `look 2`."""
        view = position.view
        assert isinstance(view, OilCityView)
        tokens = self.listener.lexicon.tokens(text)
        first = tokens[0].meaning if tokens else ""
        if first == "offers" and len(tokens) == 1:
            return self.picture.deals(view)
        number = next((token.number for token in tokens if token.number is not None), OWN + 1)
        if first == "look" and 1 <= number <= len(view.companies):
            return self.picture.company(view, number - 1, self.width)
        return []

    def wish(self, position: Position, text: str) -> Action | None:
        return self.listener.wish(position, text)

    def story(self, facts: Sequence[Fact]) -> list[RenderableType]:
        return self.teller.lines(facts)

    def ranking(self, view: View, places: Sequence[int]) -> RenderableType:
        assert isinstance(view, OilCityView)
        return ending.ranking(self.words, view, self.picture.names(view), places)


def prices_before(past: Sequence[Fact]) -> Mapping[str, int]:
    """The prices of the last turn but one: those of this turn are in the view."""
    drawn = [fact for fact in past if isinstance(fact, EventDrawn)]
    if len(drawn) < 2:
        return {}
    return dict(zip(PRICED, (drawn[-2].wax, drawn[-2].gas, drawn[-2].kerosene), strict=True))
