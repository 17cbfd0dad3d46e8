"""`magnat soak`: tables come and go on a server of its own; does its memory grow?"""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli.settings import whole_number
from magnat.lab.load.soak import soak
from magnat.words.catalogue import words

LONGEST = 60 * 24 * 31


def run(minutes: int, json: bool, language: str, console: Console) -> int:
    whole_number("--minutes", minutes, 1, LONGEST)
    text, errors = words(language), Console(stderr=True)
    with errors.status("", spinner="line") as status:
        found = soak(minutes, lambda at, megabytes: status.update(f"{at:.1f} min: {megabytes:.1f} MB"))
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    table = Table(box=None, pad_edge=False, show_header=False)
    rows = {
        text.text("cli-soak-minutes"): f"{found.minutes:.0f}",
        text.text("cli-soak-tables"): f"{found.tables}",
        text.text("cli-soak-connections"): f"{found.connections}",
        text.text("cli-soak-table"): f"{found.table_kb:.1f}",
        text.text("cli-soak-connection"): f"{found.connection_kb:.1f}",
        text.text("cli-soak-memory"): f"{found.first_mb:.1f} - {found.last_mb:.1f}",
        text.text("cli-soak-slope"): f"{found.slope_mb_per_hour:.2f} ± {found.interval_mb_per_hour:.2f}",
    }
    for label, value in rows.items():
        table.add_row(label, value)
    console.print(table)
    return 0
