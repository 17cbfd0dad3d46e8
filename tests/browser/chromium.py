"""The Chromium of the browser tests: the system's, or else playwright's own.

`python tests/browser/chromium.py` says whether there is one, and fetches playwright's if there is none.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first one found: the headless shell is the same engine without a desktop around it, and needs a quarter less processor time."""
FLAGS = ("--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
"""A quiet browser: it sends nothing of its own over the network."""


def found(player: Playwright) -> str | None:
    on_the_system = next(filter(None, map(shutil.which, NAMES)), None)
    own = player.chromium.executable_path
    return on_the_system or (own if Path(own).is_file() else None)


def launched(player: Playwright) -> Browser:
    program = found(player)
    assert program, "there is no Chromium here: install one, or run `playwright install chromium`"
    return player.chromium.launch(executable_path=program, args=list(FLAGS))


def fetched() -> bool:
    """True if there is one, if need be after a download."""
    with sync_playwright() as player:
        if found(player):
            return True
    subprocess.call([sys.executable, "-m", "playwright", "install", "chromium"], stdout=sys.stderr)
    with sync_playwright() as player:
        return found(player) is not None


if __name__ == "__main__":
    sys.exit(0 if fetched() else 1)
