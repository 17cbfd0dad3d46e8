"""Every screen of the client and the way there: for axe, for narrow phones, and for pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests import plain_http
from tests.browser import steps
from tests.browser.tables import Desk
from tests.browser.words import say

Screen = Callable[[Page, Desk, str], None]
"""Leads a new visitor's page there; it is drawn when this returns."""


def home(page: Page, _: Desk, language: str) -> None:
    expect(page.get_by_role("button", name=say("web-start", language, mode="bots"))).to_be_visible()


def home_again(page: Page, desk: Desk, language: str) -> None:
    desk.come_in("Ada", language)
    desk.set_up("mcmulti", 2, ["clerk"])
    page.reload()
    expect(page.get_by_role("list", name=say("web-my-tables", language)).get_by_role("link")).to_be_visible()


def teach(page: Page, desk: Desk, language: str) -> None:
    page.goto(f"{desk.url}/teach")
    expect(page.get_by_role("button", name=say("web-lesson-open", language), exact=True)).to_be_visible()


def open_table(page: Page, desk: Desk, language: str) -> None:
    desk.come_in("Ada", language)
    page.goto(f"{desk.url}/t/{desk.set_up('mcmulti', 3, ['clerk'], start=False)}")
    expect(page.get_by_text(say("web-invite", language))).to_be_visible()


def table_of(game: str, seats: int, own: int = 1) -> Screen:
    """A table whose first seats are one's own; bots have the others."""

    def table(page: Page, desk: Desk, language: str) -> None:
        desk.come_in("Ada", language)
        code = desk.set_up(game, seats, ["clerk"] * (seats - own), start=False)
        for seat in range(1, own):
            desk.post(f"/tables/{code}/join", {"seat": seat})
        desk.post(f"/tables/{code}/start")
        page.goto(f"{desk.url}/t/{code}")
        expect(steps.options(page, language)).to_be_visible()

    return table


def hint(page: Page, desk: Desk, language: str) -> None:
    """What a clerk would do, and why."""
    table_of("mcmulti", 2)(page, desk, language)
    page.get_by_role("button", name=say("web-hint", language), exact=True).click()
    expect(page.get_by_role("button", name=say("web-hint-do", language), exact=True)).to_be_visible()


def orders(page: Page, desk: Desk, language: str) -> None:
    """What can be ordered beforehand: in an auction."""
    desk.come_in("Ada", language)
    code = desk.set_up("africa", 2, ["clerk"], language=language)
    while (asked := desk.get(f"/tables/{code}/position"))["view"]["stage"] != "bid" or not asked["asked"]:
        if asked["asked"]:
            choice = desk.post(f"/tables/{code}/advice", {"seat": 0})["choice"]
            desk.post(f"/tables/{code}/moves", {"type": "act", "seat": 0, "do": choice["do"], "with": choice["with"]})
        else:
            desk.get(f"/tables/{code}/entries?wait=20&after={asked['n']}")
    page.goto(f"{desk.url}/t/{code}")
    page.get_by_role("button", name=say("web-orders", language), exact=True).click()
    expect(page.get_by_role("group", name=say("web-orders", language), exact=True)).to_be_visible()


def replay_of(game: str, seats: int, **options: int) -> Screen:
    """A game that bots have played to its end."""

    def replay(page: Page, desk: Desk, language: str) -> None:
        desk.come_in("Ada", language)
        page.goto(f"{desk.url}/t/{desk.finished(game, seats, **options)}/replay")
        expect(page.get_by_role("slider", name=say("web-replay-entry", language))).to_be_visible()

    return replay


def end_of(game: str, seats: int, **options: int) -> Screen:
    def end(page: Page, desk: Desk, language: str) -> None:
        desk.come_in("Ada", language)
        page.goto(f"{desk.url}/t/{desk.finished(game, seats, **options)}")
        expect(steps.result(page, language)).to_be_visible()

    return end


def rules_of(game: str) -> Screen:
    def rules(page: Page, desk: Desk, language: str) -> None:
        page.goto(f"{desk.url}/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("searchbox", name=say("web-rules-search", language))).to_be_visible()

    return rules


def me(page: Page, desk: Desk, language: str) -> None:
    desk.come_in("Ada", language)
    page.goto(f"{desk.url}/me")
    expect(page.get_by_role("textbox", name=say("web-your-name", language))).to_be_visible()


def guest(desk: Desk, name: str) -> str:
    """Somebody on another device; their key."""
    return str(plain_http.post(f"{desk.api}/people", json={"name": name}).json()["token"])


def others_link(page: Page, desk: Desk, language: str) -> None:
    """The personal link of somebody other than the person this device knows."""
    desk.come_in("Ada", language)
    token = guest(desk, "Bruno")
    page.goto(f"{desk.url}/me#{token}")
    expect(page.get_by_role("button", name=say("web-link-become", language, name="Bruno"))).to_be_visible()


def confirm_email(page: Page, desk: Desk, language: str) -> None:
    page.goto(f"{desk.url}/me#confirm={'x' * 32}")
    expect(page.get_by_role("button", name=say("web-email-confirm", language))).to_be_visible()


def seat_asked_for(page: Page, desk: Desk, language: str) -> None:
    """A table at which a seat has changed hands, and somebody with another one asks for it."""
    desk.come_in("Ada", language)
    code = desk.set_up("mcmulti", 3, ["clerk"], start=False)
    other = {"authorization": f"Bearer {guest(desk, 'Celina')}"}
    plain_http.post(f"{desk.api}/tables/{code}/join", json={}, headers=other)
    desk.post(f"/tables/{code}/start")
    desk.put(f"/tables/{code}/seats/2", {"kind": "open"})
    plain_http.post(f"{desk.api}/tables/{code}/ask-seat", json={"seat": 2}, headers=other)
    page.goto(f"{desk.url}/t/{code}")
    expect(page.get_by_role("button", name=say("web-back-agree", language), exact=True)).to_be_visible()


SCREENS: dict[str, Screen] = {
    "home": home,
    "home-again": home_again,
    "open-table": open_table,
    "teach": teach,
    "mcmulti": table_of("mcmulti", 3),
    "oilcity": table_of("oilcity", 9, own=3),
    "africa": table_of("africa", 3),
    "mcmulti-end": end_of("mcmulti", 2, round_limit=2),
    "mcmulti-replay": replay_of("mcmulti", 2, round_limit=2),
    "oilcity-replay": replay_of("oilcity", 9),
    "africa-replay": replay_of("africa", 2, round_limit=1),
    "rules": rules_of("africa"),
    "me": me,
    "others-link": others_link,
    "confirm-email": confirm_email,
    "seat-asked-for": seat_asked_for,
    "hint": hint,
    "orders": orders,
}
