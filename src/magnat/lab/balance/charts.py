"""The charts of a report on balance, made with altair and drawn as SVG: nothing is fetched when somebody reads the report."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from magnat.kernel.game import Unreadable
from magnat.lab.balance.findings import Group, Spread

WIDTH = 400
INK, BAR, RULE = "#22201c", "#c79a62", "#8a4b0f"
FONT = "Libertinus Serif"
"""The one that the printed report has; browsers without it take their own."""


def check_installed() -> None:
    """Before the first game."""
    try:
        import altair  # noqa: F401  # an extra
        import vl_convert  # noqa: F401  # draws what altair describes
    except ImportError:
        raise Unreadable("balance-needs-extra") from None


def share_bars(groups: Sequence[Group], names: Sequence[str], axis: str) -> str:
    """A bar for each group with its interval, and a line for what is due."""
    import altair

    rows = [
        {"name": name, "won": 100 * it.won, "low": 100 * it.low, "high": 100 * it.high, "due": 100 * it.due}
        for name, it in zip(names, groups, strict=True)
    ]
    base = altair.Chart({"values": rows}).encode(y=altair.Y("name:N", sort=None, title=None))
    bars = base.mark_bar(color=BAR).encode(x=altair.X("won:Q", title=axis, scale=altair.Scale(zero=True)))
    within = base.mark_rule(color=INK, strokeWidth=1.5).encode(x="low:Q", x2="high:Q")
    due = base.mark_tick(color=RULE, thickness=2, size=18).encode(x="due:Q")
    return drawn(altair.layer(bars, within, due), 22 * len(rows))


def count_bars(found: Spread, axis: str, games: str) -> str:
    """How many games had how much of something."""
    import altair

    rows = [{"value": value, "games": number} for value, number in found.counts]
    values = [value for value, _ in found.counts]
    step = min((high - low for low, high in pairwise(values)), default=1.0)
    wide = max(2.0, WIDTH / ((values[-1] - values[0]) / step + 2) - 1)
    chart = altair.Chart({"values": rows}).mark_bar(color=BAR, size=wide)
    return drawn(chart.encode(x=altair.X("value:Q", title=axis, scale=altair.Scale(zero=False)), y=altair.Y("games:Q", title=games)), 120)


def drawn(chart: Any, height: int) -> str:
    out = io.StringIO()
    look = {"font": FONT, "view": {"stroke": None}, "axis": {"labelFont": FONT, "titleFont": FONT, "labelLimit": 260, "grid": False}}
    chart.properties(width=WIDTH, height=height).configure(**look).save(out, format="svg")
    return out.getvalue()
