"""Walks from sheet to sheet, fold and dialog: for axe, for narrow phones, and for whoever wants to see everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser import screens, steps
from tests.browser.leading import led
from tests.browser.moments import Moment, brought, whole
from tests.browser.screens import confirm_email, home, home_again, me, open_table, others_link, rules_of, seat_asked_for, teach
from tests.browser.tables import Desk
from tests.browser.words import say

Walk = Callable[[Page, Desk, str], Iterator[Locator]]
"""Leads a new visitor's page on, and says each time what has come into sight."""

GAMES = ("mcmulti", "oilcity", "africa")


def everything(page: Page) -> Locator:
    return page.locator("body")


def dialog(page: Page) -> Locator:
    return page.locator("dialog[open]")


@contextmanager
def somebody_else(page: Page, desk: Desk, language: str) -> Iterator[Desk]:
    """A second person, on a device of their own; nobody looks at it."""
    browser = page.context.browser
    assert browser is not None
    device = browser.new_context(service_workers="block")
    guest = Desk(device, desk.url)
    guest.come_in("Bo", language)
    yield guest
    device.close()


def unfold_all(page: Page) -> None:
    """Whatever is folded away belongs to the screen as well."""
    page.evaluate("document.querySelectorAll('main details').forEach(it => { it.open = true })")


def touch(thing: Locator) -> None:
    """Brought to the top of the screen first, as people do: on phones the dock is at the foot."""
    thing.evaluate("it => it.scrollIntoView({ block: 'start' })")
    thing.click()


# Before the game


def first_page(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    home(page, desk, language)
    yield everything(page)
    page.locator("summary", has_text=say("web-settings", language)).click()
    for game in GAMES:
        steps.choose_game(page, game, language)
        expect(page.get_by_role("group", name=say("web-settings-rules", language, game=say(f"{game}-name", language)))).to_be_visible()
        yield page.locator("form").first


def own_tables(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    home_again(page, desk, language)
    unfold_all(page)
    yield everything(page)
    steps.press(page, "web-change-name", language)
    yield dialog(page)


def setting_up(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    open_table(page, desk, language)
    page.get_by_role("button", name=say("web-seat-change", language, name=say("web-seat-open", language))).first.click()
    steps.press(page, "web-seat-link", language)
    yield everything(page)
    with somebody_else(page, desk, language) as host:
        page.goto(f"{desk.url}/t/{host.set_up('africa', 3, ['clerk'], start=False)}")
        expect(page.get_by_role("button", name=say("web-sit-down", language), exact=True).first).to_be_visible()
        yield everything(page)


def teaching(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    teach(page, desk, language)
    page.locator("summary", has_text=say("web-settings", language)).click()
    expect(page.get_by_role("group", name=say("web-settings-rules", language, game=say("oilcity-name", language)))).to_be_visible()
    yield everything(page)


def taught(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    """A pupil's phone: name, place and company, a place for another phone, the leader's words, a pause, the end."""
    with somebody_else(page, desk, language) as leader:
        code = leader.lesson("oilcity", 9, language)
        page.goto(f"{desk.url}/t/{code}")
        nicknames = page.get_by_role("group", name=say("web-seating-nicknames", language))
        expect(nicknames).to_be_visible()
        yield everything(page)
        nicknames.get_by_role("button").first.click()
        steps.press(page, "web-seating-anywhere", language)
        expect(page.get_by_role("textbox", name=say("web-seating-company-name", language))).to_be_visible()
        yield everything(page)
        leader.post(f"/tables/{code}/lesson/begin")
        expect(steps.options(page, language)).to_be_visible()
        yield page.locator("[data-dock]")
        page.get_by_role("tab", name=say("web-seats", language), exact=True).click()
        mine = next(it for it in desk.get(f"/tables/{code}")["seats"] if it["mine"])
        touch(page.get_by_role("button", name=say("web-seat-change", language, name=mine["name"]), exact=True))
        touch(page.get_by_role("button", name=say("web-relay", language), exact=True))
        expect(page.get_by_role("img", name=say("web-relay-scan", language))).to_be_visible()
        yield dialog(page)
        page.keyboard.press("Escape")
        leader.post(f"/tables/{code}/lesson/say", {"text": "Ein Wort." if language == "de" else "Jedno słowo."})
        expect(page.get_by_role("button", name=say("web-loud-read", language), exact=True)).to_be_visible()
        yield dialog(page)
        steps.press(page, "web-loud-read", language)
        leader.post(f"/tables/{code}/pause")
        expect(page.get_by_role("heading", name=say("web-pause-title", language), exact=True)).to_be_visible()
        yield dialog(page)
        leader.post(f"/tables/{code}/resume")
        leader.post(f"/tables/{code}/lesson/end")
        expect(steps.result(page, language)).to_be_visible()
        yield everything(page)


def tour_of(game: str) -> Walk:
    """The first game, explained: the opening of every game, and all cards of its tour."""

    def tour(page: Page, _: Desk, language: str) -> Iterator[Locator]:
        steps.choose_game(page, game, language)
        steps.name_oneself(page, "Ada", language)
        steps.press(page, "web-learn", language)
        expect(page.locator("[data-entry]")).to_be_visible()
        card = page.get_by_role("complementary", name=say("web-tour", language))
        expect(card).to_be_visible()
        yield everything(page)
        onward = card.get_by_role("button", name=f"{say('web-tour-next', language)} ›", exact=True)
        while onward.is_visible():
            onward.click()
        yield card

    return tour


# In the middle of a game


def middle_of(first: Moment, *more: Moment) -> Walk:
    """Every sheet of the game at one moment, at others what is decided then; what accompanies all games, once."""

    def middle(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
        desk.come_in("Ada", language)
        with somebody_else(page, desk, language) as guest:
            for moment in (first, *more):
                code = brought(moment, desk, guest)
                page.goto(f"{desk.url}/t/{code}")
                expect(steps.options(page, language)).to_be_visible()
                yield everything(page)
                if moment is first:
                    yield from boards(page)
                    if moment.game == "mcmulti":
                        yield from why_not(page, language)
                    yield from dock(page, guest, code, language)
                if moment is first and moment.game == "oilcity":
                    yield from beside(page, guest, code, language)

    return middle


def boards(page: Page) -> Iterator[Locator]:
    """The sheets of the game, each with all that is folded in it."""
    board = page.locator("[data-tour=board]")
    for tab in board.get_by_role("tab").all():
        touch(tab)
        unfold_all(page)
        yield board


def why_not(page: Page, language: str) -> Iterator[Locator]:
    """A well is touched while barrels are traded: the dock, which all games share, says why nothing comes of it."""
    for tab in page.locator("[data-tour=board]").get_by_role("tab").all()[:1]:
        touch(tab)
    touch(page.locator("[data-tour=board] button.asset").filter(visible=True).first)
    decision = page.locator("[data-tour=dock]")
    expect(decision.get_by_text(say("web-why-not", language))).to_be_visible()
    yield decision
    steps.press(page, "web-close", language)


def dock(page: Page, guest: Desk, code: str, language: str) -> Iterator[Locator]:
    """All that may be done, a wish with what it would bring, a rule next to it, and somebody's request to go back."""
    decision = page.locator("[data-tour=dock]")
    steps.unfold(page, language)
    unfold_all(page)
    yield decision
    steps.options(page, language).get_by_role("button").filter(visible=True).last.click()
    expect(page.get_by_role("button", name=say("web-confirm", language), exact=True)).to_be_visible()
    yield decision
    steps.press(page, "web-cancel", language)
    decision.get_by_role("button", name=say("web-open-rule", language, clause="")).first.click()
    rule = page.locator("aside.rule-beside")
    expect(rule.locator(".aimed")).to_be_visible()
    yield rule
    rule.get_by_role("button", name=say("web-close", language)).click()
    n = guest.get(f"/tables/{code}/position")["n"]
    seat = next(it["seat"] for it in guest.get(f"/tables/{code}")["seats"] if it["mine"])
    guest.post(f"/tables/{code}/moves", {"type": "ask-undo", "seat": seat, "to": earlier(guest, code, n)})
    expect(page.get_by_role("button", name=say("web-back-agree", language), exact=True)).to_be_visible()
    yield decision
    steps.press(page, "web-back-refuse", language)
    steps.fold(page, language)


def earlier(desk: Desk, code: str, n: int) -> int:
    """An input some way back."""
    told = desk.get(f"/tables/{code}/entries?after={max(0, n - 12)}")["entries"]
    return int(told[0]["n"])


def beside(page: Page, guest: Desk, code: str, language: str) -> Iterator[Locator]:
    """The sheets next to the board, and the dialogs that they open."""
    sheets = page.locator("[data-tour=log]")
    yield sheets
    touch(page.get_by_role("button", name=say("web-back", language), exact=True))
    yield dialog(page)
    page.keyboard.press("Escape")
    guest.post(f"/tables/{code}/chat", {"type": "say", "text": "Guten Tag, dzień dobry, good day!"})
    for name in ("web-chat", "web-note-short", "web-seats"):
        touch(page.get_by_role("tab", name=say(name, language)))
        yield sheets
    touch(page.get_by_role("button", name=say("web-seat-change", language, name="Bo")).first)
    touch(page.get_by_role("button", name=say("web-host-pause", language), exact=True))
    expect(page.get_by_text(say("web-paused", language))).to_be_visible()
    yield everything(page)
    touch(page.get_by_role("button", name=say("web-host-resume", language), exact=True))
    yield from ruling(page, language)
    touch(page.get_by_role("button", name=say("web-host-close", language), exact=True))
    yield dialog(page)
    page.keyboard.press("Escape")


def ruling(page: Page, language: str) -> Iterator[Locator]:
    """The host acts for a seat, where the table waits for one."""
    opener = page.get_by_role("button", name=say("web-ruling", language), exact=True)
    if not opener.is_visible():
        return
    touch(opener)
    steps.options(dialog(page), language).get_by_role("button").first.wait_for()
    yield dialog(page)
    steps.options(dialog(page), language).get_by_role("button").filter(visible=True).last.click()
    expect(dialog(page).get_by_label(say("web-back-reason", language))).to_be_visible()
    yield dialog(page)
    page.keyboard.press("Escape")


def watching(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    """Without a name and a seat."""
    with somebody_else(page, desk, language) as host, somebody_else(page, desk, language) as guest:
        page.goto(f"{desk.url}/t/{brought(Moment('mcmulti', 'clerks-3', 'trade', 300), host, guest)}")
        expect(page.get_by_role("heading", name=say("web-watching", language))).to_be_visible()
        yield everything(page)


def bank(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    """A banker at a real table: cards typed in, the queue, a seat left to a partner, promises."""
    desk.come_in("Ada", language)
    with somebody_else(page, desk, language) as guest:
        code = guest.set_up("oilcity", 9, [], start=False, dice="typed")
        for seat in range(1, 9):
            guest.post(f"/tables/{code}/join", {"seat": seat})
        desk.post(f"/tables/{code}/join", {"seat": 9})
        guest.post(f"/tables/{code}/start")
        page.goto(f"{desk.url}/t/{code}")
        expect(page.get_by_role("heading", name=say("web-oilcity-type-in", language))).to_be_visible()
        yield everything(page)
        type_in(desk, code)
        moves = f"/tables/{code}/moves"
        desk.post(moves, {"type": "act", "do": "set-banker", "with": {"banker": 0, "person": 1}})
        guest.post(moves, {"type": "act", "seat": 1, "do": "hand-over", "with": {"seat": 1, "to": 0}})
        promise = {"to": 1, "give": "money 200", "take": "", "give-later": "", "take-later": "money 300", "due": 2, "answers": -1}
        guest.post(moves, {"type": "act", "seat": 0, "do": "make-offer", "with": promise})
        (offer,) = guest.get(f"/tables/{code}/position?seat=3")["view"]["offers"]
        guest.post(moves, {"type": "act", "seat": 3, "do": "accept-offer", "with": {"offer": offer["number"]}})
        guest.post(moves, {"type": "act", "seat": 0, "do": "order", "with": {"member": 0, "order": "plot", "amount": 1}})
        for seat in (0, 3, 6):
            guest.post(moves, {"type": "act", "seat": seat, "do": "confirm", "with": {}})
        expect(page.get_by_role("button", name=say("web-oilcity-do-serve", language), exact=True)).to_be_visible()
        unfold_all(page)
        yield everything(page)
        yield from boards(page)


def type_in(desk: Desk, code: str) -> None:
    """The cards of the opening, one after the other from the box."""
    while due := desk.get(f"/tables/{code}/position")["due"]:
        view = desk.get(f"/tables/{code}/position")["view"]
        plots = [name for name, left in view["plots_left"].items() if left]
        shows = view["events_left"][0] if due[0]["roll"] == "event-card" else plots[0]
        desk.post(f"/tables/{code}/moves", {"type": "roll", "roll": due[0]["roll"], "about": due[0]["about"], "shows": shows})


# Afterwards


def end_of(game: str, golden: str) -> Walk:
    """The result, and the replay with its charts, drawn and as tables."""

    def end(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
        desk.come_in("Ada", language)
        code = desk.bring(whole(game, golden))["code"]
        page.goto(f"{desk.url}/t/{code}")
        expect(steps.result(page, language)).to_be_visible()
        yield everything(page)
        last = desk.get(f"/tables/{code}/position")["n"]
        page.goto(f"{desk.url}/t/{code}/replay?at={last * 2 // 3}")
        charts = page.locator(".charts").first
        charts.get_by_role("heading", name=say("web-replay-charts", language)).scroll_into_view_if_needed()
        expect(charts.get_by_role("tab").first).to_be_visible()
        yield everything(page)
        charts.get_by_role("tab").last.click()
        steps.press(page, "web-replay-as-table", language)
        expect(charts.get_by_role("table")).to_be_visible()
        yield charts

    return end


# Reading


def rules(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    page.goto(f"{desk.url}/rules")
    expect(page.get_by_role("main").get_by_role("link", name=say("mcmulti-name", language))).to_be_visible()
    yield everything(page)
    for book in (*GAMES, "table"):
        rules_of(book)(page, desk, language)
        yield everything(page)
    find = page.get_by_role("searchbox", name=say("web-rules-search", language))
    find.fill("xyzzy")
    expect(page.get_by_text(say("web-rules-none", language))).to_be_visible()
    yield everything(page)


def people(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    page.goto(f"{desk.url}/me")
    expect(page.get_by_role("heading", name=say("web-people-stranger", language))).to_be_visible()
    yield everything(page)
    me(page, desk, language)
    unfold_all(page)
    steps.press(page, "web-people-make-link", language)
    expect(page.get_by_text(say("web-people-link", language))).to_be_visible()
    yield everything(page)


def asked(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    """Before somebody is replaced, an address is used, or a hand is shown."""
    confirm_email(page, desk, language)
    yield everything(page)
    others_link(page, desk, language)
    yield everything(page)
    seat_asked_for(page, desk, language)
    yield everything(page)


def nowhere(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    """What is not there says so, and where to go instead."""
    for path, key in WRONG.items():
        page.goto(f"{desk.url}/{path}")
        expect(page.get_by_text(say(key, language)).first).to_be_visible()
        yield everything(page)


WRONG = {
    "no/such/page": "web-nothing-here",
    "t/QQQQQQ": "server-no-such-table",
    "t/QQQQQQ/replay": "server-no-such-table",
    "rules/chess": "web-again",
}


def helped(page: Page, desk: Desk, language: str) -> Iterator[Locator]:
    """What can be ordered beforehand, and what a clerk would do and why."""
    screens.orders(page, desk, language)
    dock = page.locator("[data-dock]")
    yield dock
    page.get_by_role("button", name=say("web-hint", language), exact=True).click()
    expect(page.get_by_role("button", name=say("web-hint-do", language), exact=True)).to_be_visible()
    yield dock


WALKS: dict[str, Walk] = {
    "helped": helped,
    "home": first_page,
    "own-tables": own_tables,
    "setting-up": setting_up,
    "teaching": teaching,
    "taught": taught,
    "led": led,
    "mcmulti-tour": tour_of("mcmulti"),
    "oilcity-tour": tour_of("oilcity"),
    "africa-tour": tour_of("africa"),
    "mcmulti": middle_of(
        Moment("mcmulti", "clerks-3", "trade", 341),
        Moment("mcmulti", "clerks-3", "run-refineries", 240),
        Moment("mcmulti", "clerks-3", "sell-for-tax"),
        Moment("mcmulti", "quadrants-4", "take-quadrant", 4),
        Moment("mcmulti", "fee-at-once-4", "sell-for-fee"),
    ),
    "oilcity": middle_of(
        Moment("oilcity", "clerks-9", "invest", 98),
        Moment("oilcity", "clerks-9", "sell", 100),
    ),
    "africa": middle_of(
        Moment("africa", "clerks-3", "lay-track", 700),
        Moment("africa", "clerks-3", "bid", 190),
        Moment("africa", "clerks-3", "pay-or-withhold", 700),
        Moment("africa", "clerks-3", "stock-turn", 700),
    ),
    "oilcity-bank": bank,
    "watching": watching,
    "mcmulti-end": end_of("mcmulti", "clerks-2"),
    "oilcity-end": end_of("oilcity", "clerks-9"),
    "africa-end": end_of("africa", "clerks-2"),
    "rules": rules,
    "me": people,
    "asked": asked,
    "nowhere": nowhere,
}
