"""Pages as people open them: at a size, in a language, light or dark; whatever goes wrong in one of them fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, TimeoutError, ViewportSize

from tests.hosting.server import ROOT, Server
from tests.patience import PATIENCE_MS

SIZES: dict[str, ViewportSize] = {
    "short": {"width": 360, "height": 640},
    "narrow": {"width": 360, "height": 740},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
VIOLATIONS = """(part, [rules, without]) => axe.run(part, {
    resultTypes: ["violations"],
    ...(rules.length ? { runOnly: rules } : {}),
    rules: Object.fromEntries(without.map(name => [name, { enabled: false }])),
}).then(found => found.violations.map(it => {
    const places = it.nodes.slice(0, 4).map(node => `${node.target.join(" ")} [${node.any.map(one => one.message).join("; ")}]`);
    return `${it.id}: ${places.join(" | ")}`;
}))"""
SETTLED = """async () => {
    for (let frame = 0; frame < 60 && document.getAnimations().some(it => it.playState === "running"); frame += 1)
        await new Promise(requestAnimationFrame);
}"""
"""Colours arrive softly, and what inherits them follows; whatever never stops moving is not waited for."""
TOO_WIDE = """[...document.querySelectorAll("body :not(svg *)")].filter(it => it.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map(it => it.outerHTML.slice(0, 120))"""


BLOCKED = "Service Worker registration blocked by Playwright"
"""Said by every device that does not install the page."""


class Visits:
    """All pages of one test, each with a person of its own, and what went wrong in them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.pages: list[Page] = []
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def open(
        self, path: str = "/", size: str = "desktop", language: str = "en", dark: bool = False, moving: bool = False, installs: bool = False
    ) -> Page:
        """A device that has never been here. `installs`: its browser keeps the page for when there is no network."""
        context = self.browser.new_context(
            service_workers="allow" if installs else "block",
            viewport=SIZES[size],
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size in ("short", "narrow", "phone"),
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        self.watch(page)
        page.goto(self.server.url + path)
        return page

    def watch(self, page: Page) -> None:
        self.pages.append(page)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.fault(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("request", self.asked)
        page.on("response", self.answered)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.fault(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever leaves a page does not wait for its answers
            self.fault(f"failed: {request.method} {request.url}: {request.failure}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.fault(f"outside: {request.url}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.fault(f"{response.status}: {response.request.method} {response.url}")

    def fault(self, text: str) -> None:
        if not any(it in text for it in (BLOCKED, *self.forgiven)):
            self.faults.append(text)

    @contextmanager
    def forgiving(self, *texts: str) -> Iterator[None]:
        """What contains one of these is meant to go wrong here."""
        self.forgiven = texts
        try:
            yield
        finally:
            self.hear()
            self.forgiven = ()

    def hear(self) -> None:
        """Whatever the pages have said so far is known afterwards."""
        for page in self.pages:
            if not page.is_closed():
                page.evaluate("0")

    def close(self) -> None:
        for page in self.pages:
            page.context.close()

    def pictures(self, folder: Path) -> list[Path]:
        """What each page shows now, for whoever investigates a failure."""
        folder.mkdir(parents=True, exist_ok=True)
        paths = [folder / f"page-{index}.png" for index in range(len(self.pages))]
        for page, path in zip(self.pages, paths, strict=True):
            if not page.is_closed():
                page.screenshot(path=path)
        return paths


def axe(page: Page, *rules: str, part: Locator | None = None, without: tuple[str, ...] = ()) -> None:
    """Names, roles, contrast and structure, as screen readers and tired eyes need them; or only these rules, or only a part of the page."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text())
    page.evaluate(SETTLED)
    violations = (part or page.locator("html")).evaluate(VIOLATIONS, [rules, without])
    assert not violations, "\n".join([page.url, *violations])


def no_sideways(page: Page) -> None:
    """Nothing makes the page wider than the screen."""
    try:
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", timeout=PATIENCE_MS)
    except TimeoutError:
        raise AssertionError("\n".join([f"{page.url} scrolls sideways:", *page.evaluate(TOO_WIDE)])) from None
