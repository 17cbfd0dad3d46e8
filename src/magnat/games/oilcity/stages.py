"""The stages of Oil City: where the whole table stands, and where each company does (OC-10.1)."""

from __future__ import annotations

from typing import Final

from magnat.kernel.stages import StageRow


class Phase:
    """Where the whole table stands: drawing the first plots, waiting for an event, running a turn, checking for war, over."""

    FIRST_PLOTS: Final = 0
    EVENT: Final = 1
    TURN: Final = 2
    WAR: Final = 3
    OVER: Final = 4


PHASES: Final = [
    StageRow(Phase.FIRST_PLOTS, "first-plots", "OC-2.2"),
    StageRow(Phase.EVENT, "event", "OC-4.1", "draw-event"),
    StageRow(Phase.TURN, "turn", "OC-4.2"),
    StageRow(Phase.WAR, "war", "OC-10.2"),
    StageRow(Phase.OVER, "over", "OC-1.4"),
]


class Stage:
    """OC-10.1: where one company stands in the turn."""

    INVESTING: Final = 0
    SERVICE: Final = 1  # banker 1 is to confirm
    DRAWING: Final = 2  # plots are being drawn for it
    RETURNING: Final = 3  # OC-5.8: it is to return one of the plots shown
    PREPARING: Final = 4
    EXTRACTING: Final = 5
    SELLING: Final = 6
    STAMPING: Final = 7  # banker 2 is to stamp
    DONE: Final = 8


STAGES: Final = [
    StageRow(Stage.INVESTING, "investing", "OC-5.1", "invest"),
    StageRow(Stage.SERVICE, "service", "OC-5.6", "serve"),
    StageRow(Stage.DRAWING, "drawing", "OC-5.8"),
    StageRow(Stage.RETURNING, "returning", "OC-5.8", "return-plot"),
    StageRow(Stage.PREPARING, "preparing", "OC-6.1", "prepare"),
    StageRow(Stage.EXTRACTING, "extracting", "OC-6.2"),
    StageRow(Stage.SELLING, "selling", "OC-7.1", "sell"),
    StageRow(Stage.STAMPING, "stamping", "OC-7.3", "stamp"),
    StageRow(Stage.DONE, "done", "OC-4.2"),
]
