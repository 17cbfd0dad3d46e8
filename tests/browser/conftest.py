"""One real server and one Chromium for all browser tests; pages of its own for each test."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.visit import AXE, Visits
from tests.databases import sqlite_url
from tests.hosting.server import ROOT, Server, running
from tests.patience import PATIENCE_MS

expect.set_options(timeout=PATIENCE_MS)
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "src/magnat/web/index.html").is_file(), "the client is not built: python build_web.py"
    assert AXE.is_file(), "axe is not installed: npm ci in web/"
    folder = tmp_path_factory.mktemp("browser")
    with running(sqlite_url(folder), folder) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as player, chromium.launched(player) as started:
        yield started


@pytest.fixture
def visits(browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visits]:
    """Pages that must stay free of faults to the end of the test."""
    all_pages = Visits(browser, server)
    try:
        yield all_pages
        if request.node.stash.get(FAILED, False):
            print("pictures:", *all_pages.pictures(tmp_path), "faults:", *all_pages.faults, sep="\n")
        else:
            assert not all_pages.faults
    finally:
        all_pages.close()
        if not server.answers():  # a test that failed while its server was away takes no other with it
            server.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
