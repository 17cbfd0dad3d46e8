"""OC-3 and OC-6.1: plots, and what may stand where on them."""

from __future__ import annotations

from magnat.games.oilcity.actions import Arrange, PutPiece
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import PieceLifted, PiecePut, PlotDrawn, PlotReturned
from magnat.games.oilcity.figures import DRILLER, EMPTY, PIECES, THINGS, TOWER
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import Company, OilCityState, Plot
from magnat.kernel.contract import Action, Log, Refusal

# Cards


def draw(box: Box, state: OilCityState, company: int, card: int, clause: str, log: Log) -> None:
    """A plot is drawn blind from the stack for the company. Its number tells it from the other copies of the card."""
    number = box.figures.plots[card].first
    while owned(state, number):
        number += 1
    state.plots_left[card] -= 1
    own = state.companies[company]
    own.plots.append(Plot(number, card, [EMPTY] * box.fields))
    own.to_draw -= 1
    own.fresh.append(number)
    if log.on:
        log.add(PlotDrawn(clause, company, number, box.figures.plots[card].name))


def owned(state: OilCityState, number: int) -> bool:
    for company in state.companies:
        if company.plot(number) is not None:
            return True
    return False


def drawn(own: Company) -> None:
    """OC-5.8: when all are drawn, those shown too many go back first."""
    if own.to_draw == 0:
        own.stage = Stage.RETURNING if own.shown > 0 else Stage.PREPARING


def check_return(own: Company, number: int) -> Refusal | None:
    """OC-5.8: one of the plots that were drawn just now, which nothing stands on yet."""
    if own.plot(number) is None:
        return Refusal("OC-5.8", "not-your-plot")
    if number not in own.fresh:
        return Refusal("OC-5.8", "not-a-new-plot")
    return None


def give_back(box: Box, state: OilCityState, company: int, number: int, log: Log) -> None:
    """OC-5.8"""
    own = state.companies[company]
    plot = own.plot(number)
    assert plot is not None
    own.plots.remove(plot)
    state.plots_left[plot.card] += 1
    own.shown -= 1
    own.fresh.remove(number)
    if log.on:
        log.add(PlotReturned("OC-5.8", company, number, box.figures.plots[plot.card].name))
    drawn(own)


# Pieces


def check_field(box: Box, plot: Plot, piece: int, field: int) -> Refusal | None:
    """OC-3.2, OC-3.3: towers and drillers on deposits, improvements on free fields, nothing on the name."""
    if not 0 <= field < box.fields:
        return Refusal("OC-3.1", "no-such-field", box.fields, field)
    if box.fits[plot.card][piece][field]:
        return None
    if piece != TOWER and piece != DRILLER:
        return Refusal("OC-3.3", "no-free-field")
    return Refusal("OC-3.2", "no-deposit" if box.figures.plots[plot.card].deposits[field] == 0 else "tower-only")


def check_put(box: Box, own: Company, wish: PutPiece) -> Refusal | None:
    """OC-6.1"""
    if wish.piece not in PIECES:
        return Refusal("OC-3.3", "no-piece")
    plot = own.plot(wish.plot)
    if plot is None:
        return Refusal("OC-6.1", "not-your-plot")
    refusal = check_field(box, plot, wish.piece, wish.field)
    if refusal is not None:
        return refusal
    if plot.fields[wish.field] != EMPTY:
        return Refusal("OC-3.3" if box.figures.plots[plot.card].free[wish.field] else "OC-3.2", "field-taken")
    if own.store[wish.piece] == 0:
        return Refusal("OC-6.1", "not-in-store", 1, 0)
    return None


def put(own: Company, company: int, wish: PutPiece, log: Log) -> None:
    """OC-6.1"""
    plot = own.plot(wish.plot)
    assert plot is not None
    plot.fields[wish.field] = wish.piece
    own.store[wish.piece] -= 1
    if log.on:
        log.add(PiecePut("OC-6.1", company, THINGS[wish.piece], wish.plot, wish.field))


def check_lift(box: Box, own: Company, number: int, field: int) -> Refusal | None:
    """OC-6.1"""
    plot = own.plot(number)
    if plot is None:
        return Refusal("OC-6.1", "not-your-plot")
    if not 0 <= field < box.fields:
        return Refusal("OC-3.1", "no-such-field", box.fields, field)
    if plot.fields[field] == EMPTY:
        return Refusal("OC-6.1", "nothing-there")
    return None


def lift(own: Company, company: int, number: int, field: int, log: Log) -> None:
    """OC-6.1"""
    plot = own.plot(number)
    assert plot is not None
    piece = plot.fields[field]
    plot.fields[field] = EMPTY
    own.store[piece] += 1
    if log.on:
        log.add(PieceLifted("OC-6.1", company, THINGS[piece], number, field))


def check_arrange(box: Box, own: Company, wish: Arrange) -> Refusal | None:
    """OC-6.1: every field by the rules, and no more pieces than the company has."""
    if len(wish.layout) != box.fields * len(own.plots):
        return Refusal("OC-6.1", "layout-size", box.fields * len(own.plots), len(wish.layout))
    used = [0] * len(THINGS)
    for index, piece in enumerate(wish.layout):
        if piece == EMPTY:
            continue
        if piece not in PIECES:
            return Refusal("OC-3.3", "no-piece")
        refusal = check_field(box, own.plots[index // box.fields], piece, index % box.fields)
        if refusal is not None:
            return refusal
        used[piece] += 1
    for piece in PIECES:
        if used[piece] > in_all(own, piece):
            return Refusal("OC-6.1", "not-in-store", used[piece], in_all(own, piece))
    return None


def in_all(own: Company, piece: int) -> int:
    """How many of a piece the company has, in its store and on its plots."""
    count = own.store[piece]
    for plot in own.plots:
        for standing in plot.fields:
            if standing == piece:
                count += 1
    return count


def arrange(box: Box, own: Company, company: int, wish: Arrange, log: Log) -> None:
    """OC-6.1: what has to go is lifted, then what is missing is put."""
    for index, piece in enumerate(wish.layout):
        plot, field = own.plots[index // box.fields], index % box.fields
        if plot.fields[field] != EMPTY and plot.fields[field] != piece:
            lift(own, company, plot.number, field, log)
    for index, piece in enumerate(wish.layout):
        plot, field = own.plots[index // box.fields], index % box.fields
        if piece != EMPTY and plot.fields[field] == EMPTY:
            put(own, company, box.put_piece[plot.number][piece][field], log)


def list_pieces(box: Box, own: Company, options: list[Action]) -> None:
    """Every piece that can be put or lifted."""
    for plot in own.plots:
        fits = box.fits[plot.card]
        for field in range(box.fields):
            if plot.fields[field] != EMPTY:
                options.append(box.lift_piece[plot.number][field])
                continue
            for piece in PIECES:
                if own.store[piece] > 0 and fits[piece][field]:
                    options.append(box.put_piece[plot.number][piece][field])
