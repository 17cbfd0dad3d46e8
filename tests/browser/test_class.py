"""A class of 28 plays six turns: nine real browsers, scripted phones, a console and a wall; and whatever goes wrong in a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import steps
from tests.browser.oilcity import Partner
from tests.browser.scripted import SILENT, ScriptedClass
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits, axe, no_sideways
from tests.browser.words import say
from tests.databases import sqlite_url
from tests.hosting.server import Server, running

PUPILS = 28
COMPANIES = 9
NAMES = ("Ala", "Bo", "Cela", "Dan", "Ewa", "Fil", "Gaja", "Hubert", "Iga")
LONG_S = 3600
"""Nobody is hurried: while something is being looked at, the table stays where it is, however slow the machine."""
SHORT_S = 1
WALL = {"width": 1920, "height": 1080}


@pytest.fixture
def lesson_server(tmp_path: Path) -> Iterator[Server]:
    """Of its own: it is killed."""
    with running(sqlite_url(tmp_path), tmp_path) as started:
        yield started


@pytest.fixture
def class_visits(browser: Browser, lesson_server: Server, tmp_path: Path) -> Iterator[Visits]:
    pages = Visits(browser, lesson_server)
    try:
        yield pages
        assert not pages.faults
    finally:
        print("pictures:", *pages.pictures(tmp_path / "pictures"), "faults:", *pages.faults, sep="\n")
        pages.close()


class Leader:
    """A teacher with a laptop: the console in one window, the wall in another."""

    def __init__(self, visits: Visits) -> None:
        self.visits = visits
        self.page = visits.open()
        self.desk = Desk(self.page, visits.server.url)
        self.code = ""

    def set_up(self) -> None:
        """From the home page to a code on the wall."""
        self.page.get_by_role("link", name=say("web-teach"), exact=True).click()
        self.page.get_by_role("spinbutton", name=say("web-lesson-pupils"), exact=True).fill(str(PUPILS))
        steps.tick(self.page.get_by_role("radio", name=say("web-lesson-time-open"), exact=True))
        steps.press(self.page, "web-lesson-open")
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{6}/console"))
        self.code = self.page.url.split("/t/")[1][:6]
        with self.page.context.expect_page() as opened:
            self.tool("web-console-wall")
        self.wall = opened.value
        self.wall.set_viewport_size(WALL)  # type: ignore[arg-type]  # a plain dict of the two numbers
        self.visits.watch(self.wall)
        expect(self.wall.get_by_text(self.code, exact=True).first).to_be_visible()

    def tool(self, key: str, **values: str | int) -> None:
        self.page.get_by_role("button", name=re.compile(f"(^|: ){re.escape(say(key, 'en', **values))}$")).first.click()

    def card(self) -> Plain:
        return self.desk.get(f"/tables/{self.code}")

    def clock(self, seconds: int) -> None:
        self.desk.put(f"/tables/{self.code}/lesson/clock", {"kind": "stage", "seconds": seconds})

    def open_place(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}, ")).click()

    def entries(self) -> list[Plain]:
        found: list[Plain] = []
        while True:
            page = self.desk.get(f"/tables/{self.code}/entries?seat=-1&after={len(found)}")
            found += page["entries"]
            if not page["more"]:
                return found

    def turn(self) -> int:
        return int(self.desk.get(f"/tables/{self.code}/position?seat=-1")["view"]["turn"])

    def until_turn(self, turn: int) -> None:
        """Phones and clocks bring the table there."""
        while (position := self.desk.get(f"/tables/{self.code}/position?seat=-1"))["view"]["turn"] < turn:
            self.desk.get(f"/tables/{self.code}/entries?wait=20&after={position['n']}&seat=-1")


def sit(visits: Visits, code: str, name: str, company: int, place: int) -> Page:
    """Scan, type a name, tap a free place."""
    page = visits.open(f"/t/{code}", size="phone")
    steps.name_oneself(page, name)
    steps.press(page, "web-seating-come-in")
    cards = page.locator("section").filter(has=page.get_by_role("heading", level=3))
    cards.nth(company).get_by_role("listitem").nth(place).get_by_role("button").click()
    expect(page.get_by_role("textbox", name=say("web-seating-company-name"))).to_be_visible()
    return page


def name_company(page: Page, name: str) -> None:
    field = page.get_by_role("textbox", name=say("web-seating-company-name"))
    field.fill(name)
    field.press("Enter")
    expect(page.get_by_role("heading", name=say("web-seating-in", name=name))).to_be_visible()


def take_with_digits(visits: Visits, code: str, digits: str) -> Page:
    """A borrowed phone: the code of the table is on the wall, the digits are read out."""
    page = visits.open(f"/t/{code}", size="phone")
    page.get_by_text(say("web-relay-have"), exact=True).click()
    page.get_by_role("textbox", name=say("web-relay-digits"), exact=True).fill(digits)
    steps.press(page, "web-relay-take")
    expect(page.locator("[data-entry]")).to_be_visible()
    return page


def digits_for(partner: Page, name: str) -> str:
    """Four digits from a partner's phone."""
    partner.get_by_role("tab", name=say("web-seats"), exact=True).click()
    partner.get_by_role("button", name=say("web-seat-change", name=name), exact=True).click()
    steps.press(partner, "web-relay")
    shown = partner.get_by_role("dialog")
    expect(shown.get_by_text(re.compile(r"^\d\s?\d\s?\d\s?\d$"))).to_be_visible()
    digits = re.sub(r"\s", "", shown.get_by_text(re.compile(r"^\d\s?\d\s?\d\s?\d$")).inner_text())
    partner.keyboard.press("Escape")
    return digits


def test_a_class_of_28_plays_six_turns_whatever_happens(class_visits: Visits, lesson_server: Server) -> None:
    visits, leader = class_visits, Leader(class_visits)
    leader.set_up()
    assert (leader.card()["players"], leader.card()["options"]["turns"]) == (PUPILS, 6)
    axe(leader.page)
    leader.clock(LONG_S)
    pages = [sit(visits, leader.code, name, seat // 3, seat % 3) for seat, name in enumerate(NAMES)]
    for company, name in enumerate(("Nafta", "Knot", "Szyb")):
        name_company(pages[3 * company], name)
        expect(leader.wall.get_by_text(name, exact=True).first).to_be_visible()
    scripted = ScriptedClass(lesson_server.url, leader.card())
    try:
        lesson(visits, lesson_server, leader, pages, scripted)
    finally:
        scripted.close()


def lesson(visits: Visits, server: Server, leader: Leader, pages: list[Page], scripted: ScriptedClass) -> None:
    others = [scripted.seated(f"Pupil {number}") for number in range(16)]
    silent = scripted.seated("Sleepy", SILENT)
    ban_and_rename(visits, leader, scripted)
    leader.tool("web-console-begin-title", number=1)  # one place is free: a bot keeps it warm
    for page in pages:
        steps.shows_entry(page, 0)
    players = [Partner(page, server.url, "oilcity", leader.code, fingers=True) for page in pages]
    first_turn(visits, leader, players)
    late = late_comer(visits, leader)
    phones_die(visits, leader, players, scripted, others)
    leaders_words(leader, players[3].page)
    with visits.forgiving("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "Failed to load resource"):
        server.kill()
        server.start()
        for page in [leader.page, *pages[1:], late]:
            steps.connected(page)
    hold(leader)
    leader.until_turn(6)
    over(leader, [*pages[3:], late])
    ended_by_the_clock(leader, silent.seats[0])
    assert scripted.delivery.sent  # they have really played
    assert max(scripted.delivery.sent) <= len(leader.entries())


def ban_and_rename(visits: Visits, leader: Leader, scripted: ScriptedClass) -> None:
    """A rude name is gone with two taps, and the phone cannot come back with another."""
    rude = scripted.seated("Rude")
    leader.open_place("Rude")
    steps.press(leader.page, "web-console-ban")
    expect(leader.page.get_by_role("button", name=re.compile("^Rude, "))).to_be_hidden()
    with pytest.raises(HTTPError, match="403"):
        scripted.do(rude.sit_down())
    scripted.seated("Pupil 0")  # the name is taken
    expect(leader.page.get_by_role("button", name=re.compile("^Pupil 0 2, "))).to_be_visible()
    leader.tool("web-console-name-title", name="Szyb")
    leader.page.get_by_role("dialog").get_by_role("textbox").fill("Studnia")
    leader.page.keyboard.press("Enter")
    expect(leader.wall.get_by_text("Studnia", exact=True).first).to_be_visible()
    visits.hear()


def first_turn(visits: Visits, leader: Leader, players: list[Partner]) -> None:
    """One company lays its tokens by finger, the second only confirms, the third does nothing: the clock ends its stage, and only its."""
    for player, order in zip(players[:3], ("plot", "tower", "wagon"), strict=True):
        player.until_asked("invest")
        player.lay(0, order)
    players[0].invest()
    players[3].until_asked("invest")
    players[3].invest()
    no_sideways(players[0].page)
    leader.clock(SHORT_S)
    company = players[6].position()["view"]["company"]
    while players[6].own()["stage"] == "investing":
        players[6].wait(players[6].position())
    leader.clock(LONG_S)
    confirmed = [it for it in leader.entries() if it.get("clock")]
    assert any(fact["words"].get("company") == company for it in confirmed for fact in it["facts"])
    visits.hear()


def late_comer(visits: Visits, leader: Leader) -> Page:
    """Takes the place that a bot has been keeping warm."""
    page = visits.open(f"/t/{leader.code}", size="narrow")
    steps.name_oneself(page, "Late")
    steps.press(page, "web-seating-come-in")
    steps.press(page, "web-seating-anywhere")
    expect(page.locator("[data-entry]")).to_be_visible()
    expect(leader.page.get_by_role("button", name=re.compile("^Late, "))).to_be_visible()
    return page


def phones_die(visits: Visits, leader: Leader, players: list[Partner], scripted: ScriptedClass, others: list[Plain]) -> None:
    """One in a browser, one of the scripted ones; one changes phones twice; one goes home."""
    players[0].page.close()
    new = take_with_digits(visits, leader.code, digits_for(players[1].page, NAMES[0]))
    expect(new.get_by_text(say("web-relay-have"), exact=True)).to_be_hidden()
    teams = [it["seats"] for it in leader.card()["teams"]]
    pairs = [[it for it in others if it.seats[0] in team] for team in teams]
    (dead, partner, *_), (twice, friend, *_), (gone, *_) = [pair for pair in pairs if len(pair) > 1][:3]
    scripted.darkens(dead)
    scripted.replaced(dead, partner)
    second = scripted.replaced(twice, friend)
    scripted.darkens(twice)
    scripted.replaced(second, friend)
    scripted.darkens(second)
    scripted.darkens(gone)


def leaders_words(leader: Leader, phone: Page) -> None:
    """They fill the screen; so does a pause."""
    leader.desk.post(f"/tables/{leader.code}/lesson/say", {"text": "Look here, please"})
    expect(phone.get_by_role("dialog").get_by_text("Look here, please")).to_be_visible()
    expect(leader.wall.get_by_text("Look here, please").first).to_be_visible()
    steps.press(phone, "web-loud-read")
    leader.desk.post(f"/tables/{leader.code}/pause", {"reason": "Open the windows"})
    expect(phone.get_by_role("heading", name=say("web-pause-title"), exact=True)).to_be_visible()
    leader.desk.post(f"/tables/{leader.code}/resume")
    expect(phone.get_by_role("heading", name=say("web-pause-title"), exact=True)).to_be_hidden()


def hold(leader: Leader) -> None:
    """The clock ends the turn, and the next event waits until the class has talked."""
    leader.desk.put(f"/tables/{leader.code}/lesson", {"hold": True})
    leader.clock(SHORT_S)
    go_on = leader.page.get_by_role("button", name=say("web-oilcity-lesson-next"), exact=True)
    expect(go_on).to_be_enabled()
    turn = leader.turn()
    expect(leader.wall.get_by_text(say("web-wall-held"))).to_be_visible()
    leader.desk.put(f"/tables/{leader.code}/lesson", {"hold": True})
    assert leader.turn() == turn
    go_on.click()
    leader.until_turn(turn + 1)
    leader.desk.put(f"/tables/{leader.code}/lesson", {"hold": False})


def over(leader: Leader, phones: list[Page]) -> None:
    """Places by company on the wall and on every phone."""
    while not (position := leader.desk.get(f"/tables/{leader.code}/position?seat=-1"))["over"]:
        leader.desk.get(f"/tables/{leader.code}/entries?wait=20&after={position['n']}&seat=-1")
    best = position["view"]["companies"][min(range(COMPANIES), key=lambda it: position["places"][leader.card()["teams"][it]["seats"][0]])]
    for page in phones:
        expect(steps.result(page).get_by_role("row")).to_have_count(COMPANIES + 1)
    if best["name"]:
        expect(leader.wall.get_by_text(best["name"], exact=True).first).to_be_visible()
    expect(leader.page.get_by_role("link", name=say("web-console-debrief"), exact=True)).to_be_visible()


def ended_by_the_clock(leader: Leader, seat: int) -> None:
    """Whoever never acts is waited for as long as the clock runs, and no longer: nobody had to push anybody."""
    entries = leader.entries()
    assert not [it for it in entries if it.get("ruling")]
    assert all(it.get("seat") != seat or it.get("clock") for it in entries)
