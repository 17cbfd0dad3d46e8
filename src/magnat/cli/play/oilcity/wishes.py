"""Wishes in words: `engineer 3 towers`, `pedlar 2 wax`, `tower 1a`, in English or the language of the table, allowed or not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from magnat.cli.play.game_terminal import Position
from magnat.cli.play.oilcity.advice import Adviser, best_load
from magnat.cli.play.oilcity.bargains import Bargains
from magnat.cli.play.oilcity.cells import FIELD
from magnat.cli.play.oilcity.lexicon import Lexicon, Token, amounts
from magnat.cli.play.oilcity.signs import FIELD_LETTERS, PIECE_NAMES, PRICED
from magnat.games.oilcity import actions
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import CARD_ORDERS, CHARACTER_ORDERS, ORDERS, PROFESSIONS, REFINERY, THINGS
from magnat.games.oilcity.view import CompanyView, OilCityView
from magnat.kernel.contract import Action
from magnat.words.catalogue import Words

Wish = Callable[[int], Action]
"""The wish of a partner."""


class Wishes:
    def __init__(self, words: Words, box: Box, adviser: Adviser) -> None:
        self.lexicon = Lexicon(words)
        self.box = box
        self.adviser = adviser
        self.bargains = Bargains(self.lexicon)

    def wish(self, position: Position, text: str) -> Action | None:
        view = position.view
        assert isinstance(view, OilCityView)
        assert view.company is not None
        own, tokens = view.companies[view.company], self.lexicon.tokens(text)
        meant = [token.meaning for token in tokens if token.meaning]
        if not meant:
            return None
        deal = self.bargains.wish(view, tokens, meant)
        if deal is not None:
            return deal
        if meant[0] == "name":
            _, _, rest = text.strip().partition(" ")
            return actions.NameCompany(rest.strip()) if rest else None
        if position.asked == "prepare" or meant[0] in ("lift", "auto", "extract"):
            return self.prepare(position, view, own, meant, text)
        if position.asked == "sell" or meant[0] == "sell":
            return self.sale(position, view, tokens, meant)
        if position.asked == "return-plot" or meant[0] == "return":
            return self.returned(own, tokens)
        return self.invest(position, own, tokens, meant)

    # OC-5

    def invest(self, position: Position, own: CompanyView, tokens: Sequence[Token], meant: Sequence[str]) -> Action | None:
        partner = next((own.professions.index(word) for word in meant if word in own.professions), None)
        if "confirm" in meant:
            return actions.Confirm()
        if "clear" in meant:
            member = partner if partner is not None else next((token.number - 1 for token in tokens if token.number), None)
            return None if member is None else actions.TakeToken(member)
        given = amounts(tokens)
        if "pedlar" in meant:
            wax, gas, kerosene = (given.get(good, 1 if good in meant else 0) for good in PRICED)
            return self.laid(position, own, partner, lambda member: actions.SendPedlar(member, wax, gas, kerosene))
        if "refine" in meant or self.is_run(tokens):
            crude = next(
                (token.number for token in tokens if token.number is not None), min(own.store["crude"], self.box.figures.refinery_most)
            )
            return self.laid(position, own, partner, lambda member: actions.RunRefinery(member, crude))
        order = next(
            (ORDERS.index(word) for word in meant if word in ORDERS and ORDERS.index(word) in [*CHARACTER_ORDERS, *CARD_ORDERS]), None
        )
        if order is None:
            return None
        amount = next((token.number for token in tokens if token.number is not None), 1)
        return self.laid(position, own, partner, lambda member: actions.Order(member, order, amount), order)

    def is_run(self, tokens: Sequence[Token]) -> bool:
        """`refinery 4` runs one with four crude; `refinery` and `1 refinery` buy one."""
        for first, second in pairwise(tokens):
            if first.meaning == "refinery" and second.number is not None:
                return True
        return False

    def laid(self, position: Position, own: CompanyView, partner: int | None, wish: Wish, order: int = REFINERY) -> Action:
        """The named partner's token; otherwise a free one of somebody who may, those with the highest limit first."""
        if partner is not None:
            return wish(partner)
        used = [plan.member for plan in own.plans or []]
        limits = [self.box.limits[PROFESSIONS.index(profession)] for profession in own.professions]
        members = sorted(range(len(limits)), key=lambda member: (member in used, -limits[member][order], sum(limits[member][5:7])))
        return next((wish(member) for member in members if position.check(wish(member)) is None), wish(members[0]))

    def returned(self, own: CompanyView, tokens: Sequence[Token]) -> Action | None:
        """OC-5.8: by the plot's place on the screen."""
        number = next((token.number for token in tokens if token.number is not None), 0)
        return actions.ReturnPlot(own.plots[number - 1].number) if 1 <= number <= len(own.plots) else None

    # OC-6.1

    def prepare(self, position: Position, view: OilCityView, own: CompanyView, meant: Sequence[str], text: str) -> Action | None:
        if "auto" in meant:
            return self.adviser.layout(view, position) if position.asked == "prepare" else actions.Arrange([])
        if "extract" in meant:
            return actions.Extract()
        found = re.search(rf"(?:^|\s){FIELD.pattern}$", text.strip().casefold())
        if found is None:
            return None
        plot = int(found.group(1)) if found.group(1) else 1
        number = own.plots[plot - 1].number if 1 <= plot <= len(own.plots) else -1
        field = FIELD_LETTERS.index(found.group(2))
        if meant[0] == "lift":
            return actions.LiftPiece(number, field)
        piece = next((word for word in meant if word in PIECE_NAMES), None)
        return None if piece is None else actions.PutPiece(THINGS.index(piece), number, field)

    # OC-7

    def sale(self, position: Position, view: OilCityView, tokens: Sequence[Token], meant: Sequence[str]) -> Action | None:
        if "nothing" in meant:
            return actions.Sell(0, 0, 0, 0)
        given = amounts(tokens)
        wax, gas, kerosene = (given.get(good, 0) for good in PRICED)
        units = wax + gas + kerosene
        if units == 0:
            return best_load(view, position) if position.asked == "sell" else actions.Sell(0, 0, 0, 0)
        return actions.Sell(wax, gas, kerosene, given.get("wagon", -(-units // self.box.figures.wagon_most)))
