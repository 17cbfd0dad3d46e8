"""The page as an app: it opens without a network and says so, never shows an old page while the server answers, and can be installed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say

KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    const shell = await caches.open("magnat-shell");
    const names = (await shell.keys()).map(it => new URL(it.url).pathname);
    const loaded = performance.getEntriesByType("resource").map(it => new URL(it.name).pathname).filter(it => it.startsWith("/assets/"));
    return active.state === "activated" && names.includes("/") && loaded.every(it => names.includes(it));
}"""
AGE = """async () => {
    const shell = await caches.open("magnat-shell");
    await shell.put("/", new Response("<h1>yesterday</h1>", { headers: { "content-type": "text/html" } }));
    await shell.put("/assets/yesterday.js", new Response("0"));
}"""
NAMES = """async () => (await (await caches.open("magnat-shell")).keys()).map(it => new URL(it.url).pathname)"""


def installed(visits: Visits, language: str = "en") -> Page:
    """A page all of whose parts are kept."""
    page = visits.open("/", size="phone", language=language, installs=True)
    page.wait_for_function(KEPT)
    return page


def test_without_a_network_the_page_opens_says_so_and_comes_back(visits: Visits) -> None:
    page = installed(visits, "pl")
    with visits.forgiving("ERR_INTERNET_DISCONNECTED", "net::", "Failed to"):
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name=say("web-offline", "pl"))).to_be_visible()
        page.context.set_offline(False)  # the page tries again by itself
        expect(page.get_by_role("textbox", name=say("web-your-name", "pl"), exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name=say("web-offline", "pl"))).to_have_count(0)


def test_while_the_server_answers_nobody_sees_an_old_page(visits: Visits) -> None:
    """And what the old page was made of is thrown away."""
    page = installed(visits)
    page.evaluate(AGE)
    page.reload()
    expect(page.get_by_role("textbox", name=say("web-your-name"), exact=True)).to_be_visible()
    expect(page.get_by_text("yesterday")).to_have_count(0)
    page.wait_for_function(f"async () => !(await ({NAMES})()).includes('/assets/yesterday.js')")


def test_the_page_can_be_installed_and_marks_its_icon_on_my_turn(visits: Visits) -> None:
    page = visits.open("/")
    manifest = page.request.get(f"{visits.server.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(f"{visits.server.url}{icon['src']}")
        assert answer.ok, icon
        assert answer.headers["content-type"].startswith(icon["type"])
    marks = "navigator.setAppBadge = async () => { window.marked = true }; navigator.clearAppBadge = async () => { window.marked = false }"
    page.add_init_script(marks)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, [], start=False)
    page.goto(f"{visits.server.url}/t/{code}")
    page.wait_for_function("() => window.marked === false")
    other = visits.open("/")
    Desk(other, visits.server.url).come_in("Bea")
    Desk(other, visits.server.url).post(f"/tables/{code}/join")
    desk.post(f"/tables/{code}/start")
    page.wait_for_function("() => typeof window.marked === 'boolean'")
    mine = 0 in desk.get(f"/tables/{code}")["waiting"]
    page.wait_for_function("mine => window.marked === mine", arg=mine)
