"""Pictures of the client against a running server, with axe, sideways scrolling and the console looked at.

    python web/scripts/shots.py http://127.0.0.1:8000 FOLDER [name ...]

Needs playwright (pip) and a system Chromium; `npm ci` must have been run in web/ (axe-core).
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900), "narrow": (360, 740)}
AXE = Path(__file__).parents[1] / "node_modules/axe-core/axe.min.js"


VISITS = [
    ("phone", "en", False),
    ("desktop", "en", False),
    ("phone", "pl", True),
    ("desktop", "de", True),
    ("narrow", "de", False),
    ("tablet", "pl", False),
]
VIOLATIONS = "axe.run().then(it => it.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | ')))"
SMALL = """[...document.querySelectorAll('button, select, input:not([type=radio]), summary, main a')]
    .filter(it => it.offsetParent && it.getBoundingClientRect().height < 43.5).map(it => it.outerHTML.slice(0, 80))"""


class Studio:
    def __init__(self, browser: Browser, address: str, folder: Path, wanted: list[str]) -> None:
        self.browser, self.address, self.folder, self.wanted = browser, address, folder, wanted
        self.faults: list[str] = []

    def visitor(self, size: str, language: str, dark: bool = False) -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=language, color_scheme="dark" if dark else "light", reduced_motion="reduce",
            has_touch=size == "phone", device_scale_factor=1, bypass_csp=True,  # for axe only
        )  # fmt: skip
        page = context.new_page()
        page.on("console", lambda it: self.faults.append(f"console: {it.text}") if it.type == "error" and "401" not in it.text else None)
        page.on("pageerror", lambda it: self.faults.append(f"error: {it}"))
        page.on("request", lambda it: None if it.url.startswith((self.address, "data:")) else self.faults.append(f"outside: {it.url}"))
        page.goto(self.address)
        page.wait_for_selector("form")
        return page

    def shoot(self, page: Page, name: str, full: bool = True) -> None:
        if self.wanted and not any(it in name for it in self.wanted):
            return
        page.wait_for_timeout(250)
        page.screenshot(path=self.folder / f"{name}.png", full_page=full)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.faults.append(f"{name}: scrolls sideways")
        page.evaluate(AXE.read_text())
        self.faults += [f"{name}: axe {it}" for it in page.evaluate(VIOLATIONS)]
        self.faults += [f"{name}: below 44 px: {it}" for it in page.evaluate(SMALL)[:3]]


def main(address: str, folder: str, *wanted: str) -> int:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        studio = Studio(browser, address, Path(folder), list(wanted))
        for size, language, dark in VISITS:
            name = f"{size}-{language}{'-dark' if dark else ''}"
            page = studio.visitor(size, language, dark)
            studio.shoot(page, f"{name}-home-new")
            page.locator("form input[autocomplete=nickname]").fill("Ada Lovelace")
            page.locator("button.main").click()
            page.wait_for_selector(".choices li, .fact")
            studio.shoot(page, f"{name}-table", full=False)
            page.goto(address)
            page.wait_for_selector(".mine li")
            studio.shoot(page, f"{name}-home")
            if language == "en":
                page.goto(address + "/look")
                page.wait_for_selector("table")
                studio.shoot(page, f"{name}-look")
            if size == "phone":
                page.goto(address)
                page.wait_for_selector(".mine li")
                page.locator("input[type=radio][value=friends]").check(force=True)
                page.locator("button.main").click()
                page.wait_for_selector(".code")
                studio.shoot(page, f"{name}-open")
            page.context.close()
        browser.close()
    print("\n".join(studio.faults) or "no fault found")
    return 1 if studio.faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
