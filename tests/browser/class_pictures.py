"""Pictures of a lesson for the guide for teachers: python -m tests.browser.class_pictures docs/screens [language ...]

A real server, a leader's browser, 28 simulated phones and one that can be seen, wall, debrief and paper; the client must be built.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from pathlib import Path

import typst
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect, sync_playwright

from tests.browser import chromium
from tests.browser.scripted import QUICK, SILENT, ScriptedClass
from tests.browser.tables import Desk, Plain
from tests.browser.words import say
from tests.databases import sqlite_url
from tests.hosting.server import Server
from tests.patience import PATIENCE_MS

LANGUAGES = ("en", "pl", "de")
PUPILS, FIRST, LATE = 28, 4, 3
"""How many come; how many sit when a phone that is choosing a place is drawn; how many are still missing when the wall is drawn."""
COMPANIES = {
    "en": "Black Gold, Deep Well, Lamp & Sons, Northern Light, Derrick Street, Blue Flame, The Wagoners, Carpathia, Last Drop",
    "pl": "Czarne Złoto, Głęboki Szyb, Lampa i Synowie, Bóbrka, Świder, Błękitny Płomień, Wagoniarze, Karpaty, Ostatnia Kropla",
    "de": "Schwarzes Gold, Tiefer Schacht, Lampe & Söhne, Nordlicht, Bohrturmgasse, Blaue Flamme, Die Waggons, Karpatia, Letzter Tropfen",
}
DRAWN_TURN = 3
SLOW = (1, 4, 6)
"""Companies that are still thinking in the picture."""
DESK: ViewportSize = {"width": 1440, "height": 900}
LONG: ViewportSize = {"width": 1280, "height": 1500}
WALL: ViewportSize = {"width": 1920, "height": 1080}
PHONE: ViewportSize = {"width": 390, "height": 760}
PAPER_PPI = 80
ADDRESS, PORT = "192.168.4.1", 8000
"""As a laptop's own network would have it, whatever network this machine is on; the port must be free here."""
NETWORK = {"addresses": [{"address": ADDRESS, "label": "wlan0"}], "reachable": True, "can_open": True}
GAME_MS = 300_000
LOOKS_S = 0.3
SMALL = """async ([png, scale]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    const brush = canvas.getContext("2d");
    brush.imageSmoothingQuality = "high";
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), it => String.fromCharCode(it)).join(""));
}"""


class Camera:
    """Keeps pictures as small WebP files, which the browser itself makes."""

    def __init__(self, browser: Browser, folder: Path, language: str) -> None:
        self.dark_room = browser.new_context(service_workers="block").new_page()
        self.folder = folder
        self.language = language

    def take(self, name: str, page: Page, scale: float = 1) -> None:
        page.mouse.move(0, 0)  # nothing lies under the pointer
        page.evaluate("document.fonts.ready")
        self.keep(name, page.screenshot(animations="disabled"), scale)

    def paper(self, name: str, pdf: bytes) -> None:
        """The first page of it."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "all.pdf").write_bytes(pdf)
            frame = Path(folder) / "frame.typ"
            frame.write_text('#set page(width: auto, height: auto, margin: 0pt)\n#image("all.pdf", page: 1)\n')
            page = typst.compile(str(frame), format="png", ppi=PAPER_PPI)
        assert isinstance(page, bytes)
        self.keep(name, page, 1)

    def keep(self, name: str, png: bytes, scale: float) -> None:
        small = self.dark_room.evaluate(SMALL, [base64.b64encode(png).decode(), scale])
        (self.folder / f"class-{name}-{self.language}.webp").write_bytes(base64.b64decode(small))


def seat_all(phones: ScriptedClass, names: list[str]) -> None:
    for name in names:
        phones.seated(name)


def be_still(phones: ScriptedClass, seats: set[int]) -> None:
    """Whoever has one of these seats decides nothing more; the others go on."""
    for phone in phones.phones:
        phone.temper = SILENT if seats.intersection(phone.seats) else QUICK


class Lesson:
    """One lesson in one language, from the first page to the paper."""

    def __init__(self, browser: Browser, server: Server, camera: Camera) -> None:
        self.browser = browser
        self.server = server
        self.camera = camera
        self.language = camera.language
        self.console = self.page("/teach", DESK)
        self.desk = Desk(self.console, server.url)
        self.code = ""

    def page(self, path: str, size: ViewportSize, of: BrowserContext | None = None) -> Page:
        context = of or self.browser.new_context(
            service_workers="block", locale=self.language, reduced_motion="reduce", has_touch=size is PHONE
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.set_viewport_size(size)
        page.goto(self.server.url + path)
        return page

    def say(self, key: str, **values: str | int) -> str:
        return say(key, self.language, **values)

    def run(self) -> None:
        self.set_up()
        phones = ScriptedClass(self.server.url, self.table())
        try:
            self.sit_down(phones)
            self.play(phones)
        finally:
            phones.close()
        self.look_back()

    def table(self) -> Plain:
        return self.desk.get(f"/tables/{self.code}")

    # Before

    def set_up(self) -> None:
        self.console.route("**/api/v1/network", lambda it: it.fulfill(json=NETWORK))
        self.console.reload()
        pupils = self.console.get_by_role("spinbutton", name=self.say("web-lesson-pupils"))
        pupils.fill(str(PUPILS))
        pupils.blur()
        self.camera.take("setup", self.console, 0.6)
        self.console.unroute("**/api/v1/network")
        self.console.reload()
        pupils.fill(str(PUPILS))
        pupils.blur()
        self.console.get_by_role("button", name=self.say("web-lesson-open")).click()
        expect(self.begin()).to_be_visible()
        self.code = self.console.url.split("/t/")[1].split("/")[0]

    def begin(self) -> Locator:
        return self.console.get_by_role("button", name=self.say("web-console-begin"))

    def sit_down(self, phones: ScriptedClass) -> None:
        names = self.say("web-nicknames").split(", ")[:PUPILS]
        seat_all(phones, names[:FIRST])
        for team, name in enumerate(COMPANIES[self.language].split(", ")):
            self.desk.put(f"/tables/{self.code}/teams/{team}", {"name": name})
        self.picture_of_seating(names[-1])
        seat_all(phones, names[FIRST:-LATE])
        wall = self.page(f"/t/{self.code}/wall", WALL)
        expect(wall.get_by_text(names[-LATE - 1], exact=True)).to_be_visible()
        self.camera.take("wall-open", wall, 0.5)
        wall.context.close()
        seat_all(phones, names[-LATE:])

    def picture_of_seating(self, name: str) -> None:
        phone = self.page(f"/t/{self.code}", PHONE)
        phone.get_by_role("textbox", name=self.say("web-your-name")).fill(name)
        phone.get_by_role("button", name=self.say("web-seating-come-in"), exact=True).click()
        expect(phone.get_by_role("button", name=self.say("web-seating-anywhere"))).to_be_visible()
        expect(phone.get_by_text(self.say("web-link-live"), exact=True)).to_be_visible()
        self.camera.take("seating", phone, 0.8)
        phone.context.close()

    # During

    def play(self, phones: ScriptedClass) -> None:
        self.desk.put(f"/tables/{self.code}/lesson", {"hold": True, "ranking_shown": True})
        self.begin().click()
        held = self.console.get_by_role("button", name=self.say("web-oilcity-lesson-next"))
        for _ in range(DRAWN_TURN - 2):  # nothing waits before the first event
            expect(held).to_be_enabled()
            self.desk.post(f"/tables/{self.code}/lesson/go-on")
            expect(held).to_be_disabled()
        expect(held).to_be_enabled()
        seats = [seat for team in SLOW for seat in self.table()["teams"][team]["seats"]]
        be_still(phones, set(seats))
        self.desk.post(f"/tables/{self.code}/lesson/go-on")
        expect(held).to_be_disabled()
        while set(self.table()["waiting"]) != set(seats):  # the others have laid their tokens
            time.sleep(LOOKS_S)
        wall = self.page(f"/t/{self.code}/wall", WALL)
        expect(wall.get_by_role("timer")).to_be_visible()
        self.camera.take("wall", wall, 0.5)
        self.camera.take("console", self.console, 0.7)
        wall.context.close()
        self.picture_of_relay(phones, seats[0])
        be_still(phones, set())
        self.desk.put(f"/tables/{self.code}/lesson", {"hold": False})
        expect(self.console.get_by_role("link", name=self.say("web-console-debrief"))).to_be_visible(timeout=GAME_MS)

    def picture_of_relay(self, phones: ScriptedClass, seat: int) -> None:
        """A place in a company that is thinking goes to a phone that can be seen, and back."""
        name = self.table()["seats"][seat]["name"]
        self.console.get_by_role("button", name=name).first.click()
        self.console.get_by_role("button", name=self.say("web-console-relay-make")).click()
        dialog = self.console.get_by_role("dialog")
        expect(dialog.get_by_role("img", name=self.say("web-console-relay-qr"))).to_be_visible()
        self.camera.take("relay", self.console, 0.6)
        self.console.keyboard.press("Escape")
        relay = self.desk.post(f"/tables/{self.code}/seats/{seat}/relay")
        phone = self.page(f"/t/{self.code}#relay={relay['token']}", PHONE)
        phone.get_by_role("button", name=self.say("web-relay-take")).click()
        expect(phone.get_by_role("button", name=self.say("web-relay-take"))).to_be_hidden()
        expect(phone.get_by_role("button", name=self.say("web-oilcity-do-confirm"))).to_be_visible()
        self.camera.take("phone", phone, 0.8)
        phone.context.close()
        again = phones.phone(name)
        phones.do(again.take_over(self.desk.post(f"/tables/{self.code}/seats/{seat}/relay")["code"]))
        phones.listens(again)

    # After

    def look_back(self) -> None:
        page = self.page(f"/t/{self.code}/debrief", LONG, of=self.console.context)
        search = page.get_by_role("button", name=self.say("web-debrief-turning-search"))
        search.click()
        expect(search).to_be_hidden()
        expect(page.get_by_role("progressbar")).to_be_hidden(timeout=GAME_MS)
        page.evaluate("scrollTo(0, 0)")
        self.camera.take("debrief", page, 0.55)
        self.camera.paper("pdf", self.desk.request.get(f"{self.desk.api}/tables/{self.code}/debrief/class.pdf").body())


def main(folder: Path, languages: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as player:
        server = Server(sqlite_url(Path(place)), Path(place) / "server.log", PORT, ("--public", f"http://{ADDRESS}:{PORT}"))
        server.start()
        try:
            for language in languages or LANGUAGES:
                browser = chromium.launched(player)
                Lesson(browser, server, Camera(browser, folder, language)).run()
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
