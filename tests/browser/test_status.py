"""The page for the operator: from the link to the figures, on a phone and on a desktop, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visit import Visits, axe, no_sideways
from tests.browser.words import say
from tests.cli.command import started
from tests.hosting.server import Server


def link(server: Server) -> str:
    return "/" + started("operator", "--db", server.db, "--public", server.url).stdout.split()[-1].split("/")[-1]


@pytest.mark.parametrize(("size", "language", "dark"), [("phone", "pl", False), ("desktop", "en", True), ("desktop", "de", False)])
def test_a_link_opens_the_figures_of_the_server(visits: Visits, server: Server, size: str, language: str, dark: bool) -> None:
    page = visits.open(link(server), size=size, language=language, dark=dark)
    page.get_by_role("textbox", name=say("web-your-name", language)).fill("Olga")
    page.get_by_role("button", name=say("web-status-become", language)).click()
    expect(page.get_by_role("heading", name=say("web-status-processes", language))).to_be_visible()
    expect(page.get_by_text(say("web-status-worry", language, worry="no-backups"))).to_be_visible()
    assert page.url == f"{server.url}/status"
    axe(page)
    no_sideways(page)
    with page.expect_response(lambda it: it.url.endswith("/api/v1/status")) as told:  # it looks again by itself
        pass
    assert told.value.ok
