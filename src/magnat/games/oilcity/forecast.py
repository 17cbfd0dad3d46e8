"""OC-6.3: what the plots of a company can be expected to give, before and after its pieces move."""

from __future__ import annotations

from magnat.games.oilcity import extraction
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import SOLD_GOODS, THINGS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import Plot
from magnat.games.oilcity.view import OilCityView
from magnat.kernel.game import Forecast


def forecast(rules: OilCityRules, before: OilCityView, after: OilCityView) -> list[Forecast]:
    """At today's prices; crude has none, and is counted in units of its own."""
    company = before.company
    if company is None or before.companies[company].plots == after.companies[company].plots:
        return []
    box = rules.box_for(before.players)
    was, will = expected(box, before, company), expected(box, after, company)
    numbers: dict[str, int | str] = {"before": was[0], "worth": will[0], "crude": will[1]}
    return [("yield", numbers)]


def expected(box: Box, view: OilCityView, company: int) -> tuple[int, int]:
    """The worth of the goods in zlr, and the units of crude; both rounded."""
    cards, total, crude = [card.name for card in box.figures.plots], 0, 0
    for plot in view.companies[company].plots:
        pieces = [THINGS.index(piece) if piece else 0 for piece in plot.fields]
        units = extraction.expected(box, Plot(plot.number, cards.index(plot.card), pieces))
        total += sum(units[good] * view.prices.get(THINGS[good], 0) for good in SOLD_GOODS)
        crude += units[THINGS.index("crude")]
    weights = sum(box.figures.face_weights)
    return (total + weights // 2) // weights, (crude + weights // 2) // weights
