"""AF-6, AF-7.3 in the menu: first the hex, then the tile in one of its turns, with small drawings and costs; cities for stations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from magnat.cli.africa.chart import position as chart
from magnat.cli.play.africa import hexmap
from magnat.cli.play.africa.signs import ARROWS, arrows, place_name, pounds, stop_label
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.menu import Item, Menu, Nested, Single
from magnat.games.africa import actions
from magnat.games.africa.box import Box
from magnat.games.africa.building import wished_shape
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Action
from magnat.rail.hexes import EDGES
from magnat.rail.tiles import Shape
from magnat.words.catalogue import Words

MOST_PICTURES = 12
"""More turns of tiles than this are only listed."""


class Builder:
    def __init__(self, words: Words, box: Box) -> None:
        self.words = words
        self.box = box

    # AF-6.4, AF-6.6

    def lays(self, position: Position, view: AfricaView) -> list[Item]:
        """One item for each hex, called by its id; behind it a menu of tiles."""
        by_place: dict[int, list[actions.LayTile]] = {}
        for option in position.options:
            if isinstance(option, actions.LayTile):
                by_place.setdefault(option.place, []).append(option)
        return [self.hex(view, place, found) for place, found in sorted(by_place.items(), key=lambda it: self.order(it[0]))]

    def order(self, place: int) -> tuple[int, int]:
        there = self.box.figures.places[place]
        return there.column, there.row

    def hex(self, view: AfricaView, place: int, lays: Sequence[actions.LayTile]) -> Nested:
        name = self.box.place_name(place)
        cost = self.cost(view, lays[0])
        label = f"{place_name(name).partition(' ')[2]} {pounds(self.words, cost) if cost else ''}".strip()
        items: list[Item] = [Single(str(number + 1), self.tile(view, lay), lay) for number, lay in enumerate(lays)]
        back = self.words.text("cli-play-africa-back")
        menu = Menu(items, None, back, title=place_name(name), spoken=name, picture=self.pictures(view, place, lays))
        return Nested(name.casefold(), label or f"({len(lays)})", menu)

    def brief(self, view: AfricaView, lay: actions.LayTile) -> str:
        """`M34 #58/1 ↖↓ £30`"""
        return f"{lay.place_name} {self.tile(view, lay)}"

    def cost(self, view: AfricaView, lay: actions.LayTile) -> int:
        """AF-6.10: the ground is paid with the first tile only."""
        return 0 if lay.waive or lay.place_name in view.track else self.box.figures.places[lay.place].cost

    def tile(self, view: AfricaView, lay: actions.LayTile) -> str:
        shape = self.shape(lay)
        cost = self.cost(view, lay)
        note = self.words.text("cli-play-africa-river-free") if lay.waive else pounds(self.words, cost) if cost else ""
        return f"#{lay.tile_name}/{lay.rotation} {arrows(shape)} {note}".strip()

    def shape(self, lay: actions.LayTile) -> Shape:
        return wished_shape(self.box, lay)

    def pictures(self, view: AfricaView, place: int, lays: Sequence[actions.LayTile]) -> Callable[[int], RenderableType] | None:
        if len(lays) > MOST_PICTURES:
            return None

        def drawn(width: int) -> RenderableType:
            ground = chart.seen(view)
            blocks = []
            for number, lay in enumerate(lays):
                block = hexmap.small(ground, place, self.shape(lay))
                blocks.append([numbered(block[0], number + 1), *block[1:]])
            return Group(*hexmap.side_by_side(blocks, width))

        return drawn

    # AF-7.3, AF-6.12

    def tokens(self, position: Position) -> list[Item]:
        items: list[Item] = []
        for option in position.options:
            if isinstance(option, actions.PlaceToken):
                cost = (
                    self.words.text("cli-play-africa-station-free", price=option.cost) if option.free else pounds(self.words, option.cost)
                )
                label = f"{stop_label(option.place_name, option.stop)} {cost}"
                items.append(Single(str(len(items) + 1), label, option))
        return items

    def city(self, view: AfricaView, option: Action) -> str:
        """The name of a city that may be chosen; empty for other wishes."""
        if not isinstance(option, actions.ChooseCity) or not view.turn.choosing:
            return ""
        home = next(card.home for card in self.box.figures.companies if card.name == view.turn.choosing[0])
        joined = chart.seen(view).shapes[home].joined[EDGES + option.stop]
        return f"{stop_label(self.box.place_name(home), option.stop)} {''.join(ARROWS[edge] for edge in joined if edge < EDGES)}"


def numbered(line: Text, number: int) -> Text:
    """The number stands in the corner of the drawing."""
    return Text.assemble((f"{number:<2}", "bold cyan"), line[2:])
