"""The stages of 18Africa: what the game waits for."""

from __future__ import annotations

from typing import Final

from magnat.kernel.stages import StageRow


class Stage:
    """What the game waits for; those marked wait for chance."""

    DRAW_COMPANIES: Final = 0  # chance
    DEAL_DIRECTORS: Final = 1  # chance
    DEAL: Final = 2  # chance
    KEEP: Final = 3
    RETURN: Final = 4  # chance
    REDEAL: Final = 5  # chance
    STARTER: Final = 6  # chance
    NOMINATE: Final = 7
    BID: Final = 8
    SPENDER: Final = 9  # chance
    INITIAL: Final = 10
    PRIORITY: Final = 11
    STOCK: Final = 12
    TURN: Final = 13  # chance
    TURNED: Final = 14
    CITY: Final = 15
    TRACK: Final = 16
    TOKEN: Final = 17
    RUN: Final = 18
    DIVIDEND: Final = 19
    TRAINS: Final = 20
    OFFER: Final = 21
    SHARES: Final = 22
    CONCESSION_BID: Final = 23
    CONCESSION: Final = 24
    OVER: Final = 25


STAGES: Final = [
    StageRow(Stage.DRAW_COMPANIES, "draw-companies", "AF-1.3"),
    StageRow(Stage.DEAL_DIRECTORS, "deal-directors", "AF-11.2"),
    StageRow(Stage.DEAL, "deal", "AF-1.6"),
    StageRow(Stage.KEEP, "keep", "AF-2.1", "keep"),
    StageRow(Stage.RETURN, "return", "AF-11.2"),
    StageRow(Stage.REDEAL, "redeal", "AF-11.2"),
    StageRow(Stage.STARTER, "starter", "AF-2.2"),
    StageRow(Stage.NOMINATE, "nominate", "AF-2.2", "nominate"),
    StageRow(Stage.BID, "bid", "AF-2.2", "bid"),
    StageRow(Stage.SPENDER, "spender", "AF-2.3"),
    StageRow(Stage.INITIAL, "initial", "AF-3.2", "initial-turn"),
    StageRow(Stage.PRIORITY, "priority", "AF-4.1", "take-priority"),
    StageRow(Stage.STOCK, "stock", "AF-4.4", "stock-turn"),
    StageRow(Stage.TURN, "turn", "AF-4.4"),
    StageRow(Stage.TURNED, "turned", "AF-4.4", "turned-card"),
    StageRow(Stage.CITY, "city", "AF-6.12", "choose-city"),
    StageRow(Stage.TRACK, "track", "AF-6.4", "lay-track"),
    StageRow(Stage.TOKEN, "token", "AF-7.3", "place-token"),
    StageRow(Stage.RUN, "run", "AF-7.4", "run-trains"),
    StageRow(Stage.DIVIDEND, "dividend", "AF-8.1", "pay-or-withhold"),
    StageRow(Stage.TRAINS, "trains", "AF-8.5", "trains"),
    StageRow(Stage.OFFER, "offer", "AF-8.5", "answer-offer"),
    StageRow(Stage.SHARES, "shares", "AF-8.7", "shares"),
    StageRow(Stage.CONCESSION_BID, "concession-bid", "AF-3.3", "bid-concession"),
    StageRow(Stage.CONCESSION, "concession", "AF-3.3", "choose-concession"),
    StageRow(Stage.OVER, "over", "AF-10.1"),
]
