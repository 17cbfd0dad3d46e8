"""Pictures of every screen, for docs/screens and for whoever works on one: python -m tests.browser.pictures FOLDER [screen ...]

Starts a server and a browser of its own; the client must be built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.screens import SCREENS
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.databases import sqlite_url
from tests.hosting.server import running

KINDS = [("phone", "pl", False), ("tablet", "de", False), ("desktop", "en", False), ("desktop", "en", True)]


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running(sqlite_url(Path(place)), Path(place)) as server, sync_playwright() as player:
        browser = chromium.launched(player)
        for name in names or SCREENS:
            for size, language, dark in KINDS:
                visits = Visits(browser, server)
                page = visits.open(size=size, language=language, dark=dark)
                SCREENS[name](page, Desk(page, server.url), language)
                page.screenshot(path=folder / f"{name}-{size}-{language}{'-dark' if dark else ''}.png")
                print(*visits.faults, sep="\n", end="")
                visits.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
