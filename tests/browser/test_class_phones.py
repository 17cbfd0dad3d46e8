"""Phones of a class: the dock leaves room for the boards, and a place moves to another phone in the middle of a turn."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say

SMALL = {"width": 360, "height": 640}
ONWARD = ("confirm", "extract", "sell")
"""What ends the steps of a turn."""


def test_on_a_small_phone_the_dock_takes_a_third_of_the_screen_and_has_one_clock(visits: Visits) -> None:
    leader, code = led(visits)
    phone = sat_down(visits, code)
    phone.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    desk = Desk(phone, visits.server.url)
    leader.post(f"/tables/{code}/lesson/begin")
    expect(steps.options(phone)).to_be_visible()
    dock = phone.locator("[data-dock]")
    expect(dock.get_by_role("timer")).to_have_count(1)
    expect(dock.get_by_text(say("web-clock-company"), exact=True)).to_be_visible()
    seat = own_seat(desk, code)
    done: set[str] = set()
    while done != set(ONWARD):
        position = desk.get(f"/tables/{code}/position?seat={seat}")
        steps.shows_entry(phone, position["n"])
        assert not position["over"], done
        height, card = dock.evaluate("it => [it.getBoundingClientRect().height, !!it.querySelector('[data-event]')]")
        assert height <= SMALL["height"] / 3, (position["asked"], height, card)
        choice = next((it for it in position["choices"] if it["do"] in ONWARD), None)
        if choice is None:
            desk.get(f"/tables/{code}/entries?wait=2&after={position['n']}")
        else:
            desk.post(f"/tables/{code}/moves", {"type": "act", "seat": seat, "do": choice["do"], "with": choice["with"]})
            done.add(choice["do"])


def test_a_place_goes_to_another_phone_by_four_digits_and_back_by_the_square(visits: Visits) -> None:
    leader, code = led(visits)
    phone = sat_down(visits, code)
    leader.post(f"/tables/{code}/lesson/begin")
    expect(steps.options(phone)).to_be_visible()
    seat = own_seat(Desk(phone, visits.server.url), code)
    digits, _ = relay(phone, code, visits)
    other = visits.open(f"/t/{code}", size="phone")
    other.locator("summary", has_text=say("web-relay-have")).click()
    other.get_by_role("textbox", name=say("web-relay-digits"), exact=True).fill(digits)
    steps.press(other, "web-relay-take")
    expect(steps.options(other)).to_be_visible()
    expect(phone.get_by_role("dialog")).to_be_hidden()  # somebody has it: the square is no longer shown
    expect(steps.options(phone)).to_be_hidden()
    expect(phone.get_by_role("tab", name=say("web-seats"), exact=True)).to_have_attribute(
        "aria-selected", "true"
    )  # the page did not start afresh
    card = Desk(other, visits.server.url).get(f"/tables/{code}")["seats"][seat]
    assert (card["mine"], card["name"]) == (True, "Ola")
    _, token = relay(other, code, visits)
    phone.goto(f"{visits.server.url}/t/{code}#relay={token}")
    steps.press(phone, "web-relay-take")
    expect(steps.options(phone)).to_be_visible()
    assert own_seat(Desk(phone, visits.server.url), code) == seat


def test_a_phone_that_comes_back_reads_which_turn_will_be_the_last(visits: Visits) -> None:
    leader, code = led(visits)
    phone = sat_down(visits, code)
    leader.post(f"/tables/{code}/lesson/begin")
    leader.put(f"/tables/{code}/lesson", {"last_turn": 2})
    planned = say("web-last-turn-planned", turn=2)
    expect(phone.get_by_text(planned, exact=True)).to_be_visible()
    phone.reload()
    expect(steps.options(phone)).to_be_visible()
    expect(phone.get_by_text(planned, exact=True)).to_be_visible()
    late = visits.open(f"/t/{code}", size="phone")
    expect(late.get_by_role("textbox", name=say("web-your-name"), exact=True)).to_be_visible()
    expect(late.get_by_text(planned, exact=True)).to_be_visible()


def led(visits: Visits) -> tuple[Desk, str]:
    """A class of nine with a leader whose page nobody looks at."""
    leader = Desk(visits.open(size="desktop"), visits.server.url)
    leader.come_in("Ewa")
    return leader, leader.lesson("oilcity", 9, "en", clock={"kind": "stage", "seconds": 600}, options={"turns": 6})


def sat_down(visits: Visits, code: str) -> Page:
    phone = visits.open(f"/t/{code}", size="phone")
    steps.name_oneself(phone, "Ola")
    steps.press(phone, "web-seating-come-in")
    steps.press(phone, "web-seating-anywhere")
    expect(phone.get_by_role("textbox", name=say("web-seating-company-name"), exact=True)).to_be_visible()
    return phone


def relay(page: Page, code: str, visits: Visits) -> tuple[str, str]:
    """The page shows the square and the digits for its own place; both as the server gave them."""
    page.get_by_role("tab", name=say("web-seats"), exact=True).click()
    name = next(it["name"] for it in Desk(page, visits.server.url).get(f"/tables/{code}")["seats"] if it["mine"])
    change = page.get_by_role("button", name=say("web-seat-change", name=name), exact=True)
    change.evaluate("it => it.scrollIntoView({ block: 'start' })")
    change.click()
    with page.expect_response(lambda it: it.url.endswith("/relay")) as answer:
        press = page.get_by_role("button", name=say("web-relay"), exact=True)
        press.evaluate("it => it.scrollIntoView({ block: 'start' })")
        press.click()
    told = answer.value.json()
    expect(page.get_by_text(told["code"], exact=True)).to_be_visible()
    return told["code"], told["token"]


def own_seat(desk: Desk, code: str) -> int:
    return next(int(it["seat"]) for it in desk.get(f"/tables/{code}")["seats"] if it["mine"])
