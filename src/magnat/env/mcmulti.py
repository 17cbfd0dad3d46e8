"""McMulti for programs that learn: its codes and what a seat sees of it, counted from one's own quadrant and company."""

from __future__ import annotations

from magnat.env.axes import Around, Axis, Eyes, Range
from magnat.env.coding import Coding
from magnat.env.observation import NumberList, Numbers
from magnat.games.mcmulti.figures import KINDS
from magnat.games.mcmulti.load import figures
from magnat.games.mcmulti.stages import STAGES
from magnat.games.mcmulti.state import RUNNERS
from magnat.games.mcmulti.view import McMultiView

QUADRANTS = 4
CELLS = 36
MOST_BARRELS = 99
"""More than all assets of a quadrant can sell, refine or pump at once."""
ECONOMIES = [card.name for card in figures().economies]
NEWS = [card.name for card in figures().news]
STAGE_KEYS = [row.key for row in STAGES]


def quadrant() -> Axis:
    return Around("quadrant", QUADRANTS, "quadrant")


AXES: dict[tuple[str, str], Axis] = {
    ("take-quadrant", "quadrant"): quadrant(),
    ("choose-quadrant", "quadrant"): quadrant(),
    ("sell-fuel", "barrels"): Range("barrels", 0, MOST_BARRELS),
    ("refine", "barrels"): Range("barrels", 0, MOST_BARRELS),
    ("pump", "barrels"): Range("barrels", 0, MOST_BARRELS),
    ("buy-asset", "quadrant"): quadrant(),
    ("buy-asset", "cell"): Range("cell", 0, CELLS - 1),
    ("sell-asset", "quadrant"): quadrant(),
    ("sell-asset", "cell"): Range("cell", 0, CELLS - 1),
    ("free-refinery", "quadrant"): quadrant(),
    ("free-refinery", "cell"): Range("cell", 0, CELLS - 1),
}


def first_quadrant(view: McMultiView) -> int:
    """0 for spectators and before the quadrants are taken."""
    own = view.companies[view.seat].quadrants if view.seat >= 0 else []
    return min(own, default=0)


def eyes(view: McMultiView) -> Eyes:
    return Eyes(shifts={"quadrant": first_quadrant(view)})


def numbers(view: McMultiView) -> Numbers:
    listed, own = NumberList(), max(view.seat, 0)
    seats = [(own + step) % view.seats for step in range(view.seats)]
    listed.one_of("stage", view.stage, STAGE_KEYS)
    listed.number("turn", view.turn, 10)
    listed.number("round_limit", view.round_limit, 10)
    listed.one_of("starter", view.starter, seats)
    listed.one_of("active", view.active, seats)
    listed.one_of("declared", view.declared, seats)
    listed.number("traded", view.traded)
    listed.number("difference", view.difference)
    listed.number("well_price", view.well_price, 100)
    roll(view, listed, seats)
    listed.one_of("economy", view.economy.card, ECONOMIES)
    for name, values in (("likely", view.news.likely), ("unlikely", view.news.unlikely), ("last_news", view.news.last)):
        listed.one_of(name, values, NEWS)
    listed.some_of("news_unseen", view.news.unseen, NEWS)
    listed.some_of("news_beside", view.news.beside, NEWS)
    for place, market in (("domestic", view.domestic), ("foreign", view.foreign)):
        for good, track in (("crude", market.crude), ("gasoline", market.gasoline)):
            listed.several(f"{place}_{good}", [track.barrels, track.buy, track.sell], 3, 10)
        listed.number(f"{place}_closed", market.closed)
    listed.several("consumer", [view.consumer.cheapest, view.consumer.barrels, view.consumer.pays], 3, 10)
    for step, seat in enumerate(seats):
        company = view.companies[seat]
        listed.number(f"cash_{step}", company.cash, 100)
        listed.several(f"company_{step}", [company.crude, company.gasoline, company.debt, company.settled], 4, 10)
    quadrants(view, listed, seats)
    return listed.all


def roll(view: McMultiView, listed: NumberList, seats: list[int]) -> None:
    """All zero while no dice lie."""
    rolled = view.roll
    listed.one_of("red", rolled.red if rolled else None, range(1, 7))
    listed.one_of("black", rolled.black if rolled else None, range(1, 7))
    shift = first_quadrant(view)
    where = None if rolled is None or rolled.quadrant is None else (rolled.quadrant - shift) % QUADRANTS
    listed.one_of("rolled_quadrant", where, range(QUADRANTS))
    listed.one_of("running", rolled.running if rolled else None, RUNNERS)
    listed.one_of("running_seat", rolled.running_seat if rolled else None, seats)


def quadrants(view: McMultiView, listed: NumberList, seats: list[int]) -> None:
    """By quadrant from one's own: its owner, and by kind the cells on which assets begin; none where the board has fewer."""
    shift = first_quadrant(view)
    for step in range(QUADRANTS):
        place = (step + shift) % QUADRANTS
        part = view.quadrants[place] if place < len(view.quadrants) else None
        listed.one_of(f"owner_{step}", part.owner if part else None, seats)
        sites = [part.rig, part.station, part.refinery, part.well, part.idle] if part else [[]] * (len(KINDS) + 1)
        for kind, cells in zip([*KINDS, "idle"], sites, strict=True):
            listed.some_of(f"{kind}_{step}", cells, range(CELLS))


CODING = Coding(axes=AXES, eyes=eyes, numbers=numbers)
