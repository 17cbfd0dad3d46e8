"""Routes of trains, from one door: the best run with its proof, the check of a typed run, and the account of what a route pays."""

from __future__ import annotations

from magnat.rail.check_run import Flaw, check_run
from magnat.rail.network import Network
from magnat.rail.route_value import Account, Bonus, Route, Run, StopLine, Train, Values, explain_run, route_value
from magnat.rail.search.best_run import best_run

__all__ = [
    "Account",
    "Bonus",
    "Flaw",
    "Network",
    "Route",
    "Run",
    "StopLine",
    "Train",
    "Values",
    "best_run",
    "check_run",
    "explain_run",
    "route_value",
]
