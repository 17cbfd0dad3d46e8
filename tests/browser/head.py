"""A head for a player in a test: what a clerk would do with the position that the page shows."""

from __future__ import annotations

import msgspec

from magnat.bots.bot import Question
from magnat.bots.registry import find as find_bot
from magnat.games.africa.view import AfricaView
from magnat.games.registry import find
from magnat.kernel.dice import Dice
from tests.browser.tables import Plain


class ClerksHead:
    """Thinks about 18Africa as a bot does: from what its seat sees."""

    def __init__(self, seat: int = 0) -> None:
        self.game = find("africa")
        rules = self.game.rules(self.game.settings({}))
        self.bot = find_bot("africa", "clerk")(self.game, rules, seat, Dice(1, seat))

    def __call__(self, position: Plain) -> Plain:
        options = [self.game.decode_action(it["do"], it["with"]) for it in position["choices"]]
        key = next(it["key"] for it in position["asked"] if it["must"])
        wish = self.bot.choose(Question(key, options, lambda: view(position["view"])))
        listed = [it for it in position["choices"] if it["do"] == wish.key and it["with"] == wish.words()]
        return listed[0] if listed else {"do": wish.key, "with": wish.words(), "text": ""}


def view(plain: Plain) -> AfricaView:
    """JSON allows only text as keys: seats among the shareholders become numbers again."""
    companies = [
        {**it, "shares": {int(owner) if owner.isdigit() else owner: count for owner, count in it["shares"].items()}}
        for it in plain["companies"]
    ]
    return msgspec.convert({**plain, "companies": companies}, AfricaView)
