"""A head for a player in a test: what a clerk would do with the position that the page shows."""

from __future__ import annotations

import msgspec

from magnat.bots.bot import Question
from magnat.bots.shelf import find as find_bot
from magnat.games.africa.view import AfricaView
from magnat.games.mcmulti.view import McMultiView
from magnat.games.oilcity.view import OilCityView
from magnat.games.shelf import find
from magnat.kernel.dice import Dice
from tests.browser.tables import Plain

VIEWS = {"africa": AfricaView, "mcmulti": McMultiView, "oilcity": OilCityView}


class ClerksHead:
    """Thinks as a bot does: from what its seat sees."""

    def __init__(self, game: str, seat: int = 0) -> None:
        self.game = find(game)
        self.seat = seat
        rules = self.game.rules(self.game.settings({}))
        self.bot = find_bot(game, "clerk")(self.game, rules, seat, Dice(1, seat))

    def __call__(self, position: Plain) -> Plain:
        options = [self.game.decode_action(it["do"], it["with"]) for it in position["choices"]]
        view = msgspec.convert(position["view"], VIEWS[self.game.name])
        key = next(it["key"] for it in position["asked"] if it["must"])
        wish = self.bot.choose(Question(key, options, lambda: view))
        listed = [it for it in position["choices"] if it["do"] == wish.key and it["with"] == wish.words()]
        return listed[0] if listed else {"do": wish.key, "with": wish.words(), "text": ""}
