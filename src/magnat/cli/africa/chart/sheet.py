"""The printed sheet: the map with its title and legend, placed so that nothing covers anything else."""

from __future__ import annotations

from typing import Final

from magnat.cli.africa.chart import board, legend
from magnat.cli.africa.chart.board import SIDE
from magnat.cli.africa.chart.hexes import HALF
from magnat.cli.africa.chart.position import MapPosition
from magnat.cli.africa.chart.shapes import Picture, moved
from magnat.games.africa import load
from magnat.words import say
from magnat.words.catalogue import Words

SEA: Final = "#eaf2f7"
MARGIN: Final = 30
TOP: Final = 60


def sheet(words: Words, position: MapPosition) -> Picture:
    """The legend lies in the Atlantic, south-west of the coast."""
    places = load.figures().places
    west, east = min(place.column for place in places), max(place.column for place in places)
    north, south = min(place.row for place in places), max(place.row for place in places)
    shift = (MARGIN + SIDE * (1 - 1.5 * west), TOP + SIDE * HALF * (1 - north))
    width = 2 * MARGIN + SIDE * (1.5 * (east - west) + 2)
    height = TOP + MARGIN + SIDE * HALF * (south - north + 2)
    shapes = [
        *(moved(shape, shift) for shape in board.drawn(position)),
        *legend.title(words, position, (MARGIN, MARGIN + 10)),
        *legend.companies(words, position, (MARGIN, 880)),
        *legend.signs(words, (MARGIN, height - MARGIN - 250)),
        *legend.concessions(words, (width - MARGIN - 230, height - MARGIN - 150)),
    ]
    return Picture(round(width), round(height), SEA, say.name(words, legend.GAME), tuple(shapes))
