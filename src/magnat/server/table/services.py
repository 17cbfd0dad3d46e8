"""What all tables of a process use, handed to each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from magnat.server.bots.worker import Chosen, Job
from magnat.server.metrics import Metrics
from magnat.server.table.mailbox import PeopleFirst
from magnat.server.table.move_request import MoveRequest, Receipt
from magnat.store.database import Database
from magnat.store.records import SeatRecord, TableRecord


@dataclass(frozen=True)
class Services:
    """`forward` brings a request to the process that owns the table, by the table's id; None if no answer came."""

    database: Database
    metrics: Metrics
    process: str
    patience_ms: int
    idle_ms: int
    ask_bots: Callable[[Job], Awaitable[Chosen]]
    forward: Callable[[str, MoveRequest], Awaitable[Receipt | None]]
    remind: Callable[[TableRecord, SeatRecord], None]
    people: PeopleFirst
