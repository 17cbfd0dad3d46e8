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
    LAID: Final = 1  # OC-10.3: its tokens lie; the others' do not yet, or banker 1 is on the way
    SERVICE: Final = 2  # banker 1 is to confirm
    DRAWING: Final = 3  # plots are being drawn for it
    RETURNING: Final = 4  # OC-5.8: it is to return one of the plots shown
    PREPARING: Final = 5
    READY: Final = 6  # OC-10.3: it has prepared; banker 2 is on the way
    EXTRACTING: Final = 7
    SELLING: Final = 8
    STAMPING: Final = 9  # banker 2 is to stamp
    DONE: Final = 10


STAGES: Final = [
    StageRow(Stage.INVESTING, "investing", "OC-5.1", "invest"),
    StageRow(Stage.LAID, "laid", "OC-10.3"),
    StageRow(Stage.SERVICE, "service", "OC-5.6", "serve"),
    StageRow(Stage.DRAWING, "drawing", "OC-5.8"),
    StageRow(Stage.RETURNING, "returning", "OC-5.8", "return-plot"),
    StageRow(Stage.PREPARING, "preparing", "OC-6.1", "prepare"),
    StageRow(Stage.READY, "ready", "OC-10.3"),
    StageRow(Stage.EXTRACTING, "extracting", "OC-6.2"),
    StageRow(Stage.SELLING, "selling", "OC-7.1", "sell"),
    StageRow(Stage.STAMPING, "stamping", "OC-7.3", "stamp"),
    StageRow(Stage.DONE, "done", "OC-4.2"),
]
