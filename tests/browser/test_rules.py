"""The rules to read: three books and the rules of every table in three languages, searched, and opened at a clause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps, tongues
from tests.browser.moments import Moment, brought
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.walks import GAMES, somebody_else
from tests.browser.words import say

NEXT = {"en": "pl", "pl": "de", "de": "en"}


def book(page: Page, visits: Visits, name: str, language: str) -> Plain:
    """What the server has to offer for reading."""
    return page.request.get(f"{visits.server.api}/games/{name}/rules?lang={language}").json()


def clause(page: Page, id: str) -> Locator:
    return page.locator(f'[id="{id}"]')


@pytest.mark.parametrize("language", NEXT)
def test_every_book_is_opened_searched_and_read_at_a_clause(visits: Visits, language: str) -> None:
    page = visits.open("/rules", language=language)
    for name in (*GAMES, "table"):
        told = book(page, visits, name, language)
        first, last = told["clauses"][0], told["clauses"][-1]
        page.goto(f"{visits.server.url}/rules/{name}#{last['id']}")
        expect(clause(page, last["id"])).to_be_in_viewport()
        page.get_by_role("navigation", name=say("web-rules-contents", language)).get_by_role("link").first.click()
        expect(page).to_have_url(re.compile(f"#{told['sections'][0]['id']}$"))
        expect(clause(page, first["id"])).to_be_in_viewport()
        expect(clause(page, first["id"])).to_contain_text(opening(first["text"]))
        find = page.get_by_role("searchbox", name=say("web-rules-search", language))
        find.fill(longest(last["text"]))
        expect(clause(page, last["id"])).to_be_visible()
        find.fill(first["id"])
        expect(clause(page, first["id"])).to_be_visible()
        expect(clause(page, last["id"])).to_have_count(0)
        tongues.all_in(page, language)


@pytest.mark.parametrize("language", NEXT)
def test_rules_change_their_language_where_one_reads(visits: Visits, language: str) -> None:
    page = visits.open("/rules/mcmulti#MM-3.2", language=language)
    told = {it: book(page, visits, "mcmulti", it) for it in (language, NEXT[language])}
    for spoken in told:
        if spoken != language:
            steps.speak(page, spoken, language)
        text = next(it["text"] for it in told[spoken]["clauses"] if it["id"] == "MM-3.2")
        expect(clause(page, "MM-3.2")).to_contain_text(opening(text))
        expect(page).to_have_url(re.compile("#MM-3.2$"))


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_changes_its_language(visits: Visits, game: str) -> None:
    page = visits.open(language="en")
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    with somebody_else(page, desk, "en") as guest:
        page.goto(f"{visits.server.url}/t/{brought(MOMENTS[game], desk, guest)}")
        for language, before in (("pl", "en"), ("de", "pl"), ("en", "de")):
            steps.connected(page, before)
            steps.speak(page, language, before)
            steps.connected(page, language)
            expect(steps.options(page, language)).to_be_visible()
            expect(steps.log(page, language)).to_be_visible()
            tongues.all_in(page, language)


MOMENTS = {
    "mcmulti": Moment("mcmulti", "clerks-3", "trade", 300),
    "oilcity": Moment("oilcity", "clerks-9", "sell", 100),
    "africa": Moment("africa", "clerks-3", "stock-turn", 700),
}


def opening(text: str) -> str:
    """The first words; names of options are put into a text as labels."""
    return " ".join(re.split(r"[`\[*]", text)[0].split()[:5])


def longest(text: str) -> str:
    words: list[str] = re.findall(r"[^\W\d_]+", re.split(r"`", text)[0])
    return max(words, key=len)
