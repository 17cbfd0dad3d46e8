"""How quick the pages are on a slow device (CPU throttled four times): python -m tests.browser.measure

From a fact arriving to drawn, in milliseconds, in each game; frames a second while the map of 18Africa is moved and zoomed.
Figures for people to read: no test asserts them, as clocks differ.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium, steps
from tests.browser.screens import table_of
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say
from tests.databases import sqlite_url
from tests.hosting.server import running

SLOWER = 4
ENTRIES = 80
GAMES = {"mcmulti": (3, 150), "oilcity": (9, 30), "africa": (3, 250)}
"""Seats, and the entries before those that are measured: then there is something on every board, and companies build."""
BETWEEN_MS = 150
TOLD_AGAIN = """
    globalThis.WebSocket = class {
        constructor() { globalThis.line = this; setTimeout(() => this.onopen({})); }
        send() { globalThis.greeted = true; }
        close() {}
    };
    globalThis.tell = messages => new Promise(drawn => {
        const since = performance.now();
        for (const data of messages) line.onmessage({ data });
        requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - since)));
    });
"""
"""A line over which we replay what was recorded; an entry counts from the arrival of its messages to the end of the frame that draws it."""
FRAMES = """() => {
    const gaps = (globalThis.gaps = []);
    let before;
    const frame = now => {
        if (gaps !== globalThis.gaps) return;
        if (before) gaps.push(now - before);
        before = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as place, running(sqlite_url(Path(place)), Path(place)) as server, sync_playwright() as player:
        browser = chromium.launched(player)
        visits = Visits(browser, server)
        for game, (seats, before) in GAMES.items():
            times = drawing(visits, game, seats, before)
            usual, most = statistics.median(times), statistics.quantiles(times, n=20)[-1]
            within = sum(it < 100 for it in times) / len(times)
            figures = f"{usual:.0f} ms (median), {most:.0f} ms (95 %), {max(times):.0f} ms (longest), {within:.0%} under 100 ms"
            print(f"{game}: {len(times)} entries drawn in {figures}")
        for what, gaps in moving(visits).items():
            print(f"africa, {what}: {1000 / statistics.mean(gaps):.0f} frames a second, longest {max(gaps):.0f} ms")
        visits.close()
        browser.close()


def slow(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def recorded(visits: Visits, game: str, seats: int, before: int) -> list[list[str]]:
    """What a watcher is told while bots play, by positions; the first one is where they came in."""
    host = visits.open()
    desk = Desk(host, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up(game, seats, ["clerk"] * (seats - 1), bot_pause=100)
    desk.put(f"/tables/{code}/seats/0", {"kind": "bot"})
    while desk.get(f"/tables/{code}/position?seat=-1")["n"] < before:
        host.wait_for_timeout(200)
    page = visits.open()
    told: list[list[str]] = [[]]

    def hear(message: str | bytes) -> None:
        told[-1].append(str(message))
        if '"type":"position"' in str(message):
            told.append([])

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto(f"{visits.server.url}/t/{code}")
    steps.connected(page)
    while len(told) <= ENTRIES + 1:
        page.wait_for_timeout(100)
    desk.post(f"/tables/{code}/close", {})  # its bots would slow down what is measured next
    page.close()
    return told[: ENTRIES + 1]


def drawing(visits: Visits, game: str, seats: int, before: int) -> list[float]:
    """The same is sent again to a slow phone, entry by entry, while the server rests."""
    first, *entries = recorded(visits, game, seats, before)
    desk = Desk(visits.open(), visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up(game, seats, ["clerk"] * (seats - 1), start=False)
    page = visits.open(size="phone", moving=True)
    page.add_init_script(TOLD_AGAIN)
    page.goto(f"{visits.server.url}/t/{code}")
    page.wait_for_function("() => globalThis.greeted === true")
    page.evaluate("first => tell(first)", first)
    page.locator("[data-entry]").wait_for()
    slow(page)
    times: list[float] = []
    for messages in entries:
        times.append(page.evaluate("messages => tell(messages)", messages))
        page.wait_for_timeout(BETWEEN_MS)
    page.close()
    return times


def moving(visits: Visits) -> dict[str, list[float]]:
    """The map under the mouse: dragged in circles, then the wheel back and forth."""
    page = visits.open(moving=True)
    table_of("africa", 3)(page, Desk(page, visits.server.url), "en")
    sheet = page.get_by_role("region", name=say("web-map-title"), exact=True)
    sheet.scroll_into_view_if_needed()
    box = sheet.get_by_role("group", name=say("web-map-title"), exact=True).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    slow(page)
    page.mouse.move(x, y)
    found = {}
    for what in ("moved", "zoomed"):
        page.evaluate(FRAMES)
        if what == "moved":
            page.mouse.down()
            for step in range(60):
                page.mouse.move(x + 100 * (step % 20) / 20, y + 60 * (step % 15) / 15)
            page.mouse.up()
        else:
            for step in range(30):
                page.mouse.wheel(0, -120 if step < 15 else 120)
        found[what] = page.evaluate("gaps")
    return found


if __name__ == "__main__":
    main()
