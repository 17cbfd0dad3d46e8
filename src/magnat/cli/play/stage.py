"""The picture of any game's table, for whoever has a view and nothing to decide: `magnat replay`."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from magnat.cli.play.africa.screen import Screen as AfricaScreen
from magnat.cli.play.listing import Size
from magnat.cli.play.mcmulti.screen import Screen as McMultiScreen
from magnat.cli.play.oilcity.screen import Screen as OilCityScreen
from magnat.cli.play.opponents import short
from magnat.cli.play.room import Position
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.view import AfricaView
from magnat.games.mcmulti.view import McMultiView
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.view import OilCityView
from magnat.games.registry import find
from magnat.kernel.game import View
from magnat.words import say
from magnat.words.catalogue import Words

ROOMY = 2


def draw(game_name: str, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table as a seat or a spectator sees it; a game without a picture is named."""
    match view:
        case McMultiView():
            screen = McMultiScreen(words, [short(name) for name in names], doubles_produce=False)
            return screen.drawn(view, "", {}, {}, Size(width, ROOMY))
        case OilCityView():
            game = find(game_name)
            city = game.rules(game.settings({}))
            assert isinstance(city, OilCityRules)
            return OilCityScreen(words, city.box_for(view.players)).drawn(view, "", {}, {}, Size(width, ROOMY))
        case AfricaView():
            game = find(game_name)
            rules = game.rules(game.settings({}))
            assert isinstance(rules, AfricaRules)
            called = [short(name) for name in names] or [""] * len(view.players)
            position = Position(view, "", "", [], [], lambda _: None)
            return AfricaScreen(words, rules.box_for(len(view.players)), called, None).drawn(position, "", Size(width, ROOMY))
        case _:
            return Text(say.name(words, game_name))
