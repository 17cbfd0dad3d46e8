"""The web client as browsers get it; a small stand-in for what vite builds."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnat.server.http import client
from tests import plain_http
from tests.databases import sqlite_url
from tests.server.app import Server, running

PAGE = '<!doctype html><script type="module" src="/assets/index-abc.js"></script>'

TABLE_PAGES = ("", "/replay", "/console", "/wall", "/debrief")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("client"))) as it:
        yield it


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets/index-abc.js").write_text("play()\n" * 100)
    (folder / "assets/secret.txt").write_text("no part of a page")
    monkeypatch.setattr(client, "built", client.Client(folder))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/r", "/r/QMLLFG", "/me", *(f"/t/QMLLFG{it}" for it in TABLE_PAGES)])
def test_every_address_of_the_client_is_the_same_page_asked_for_each_time(server: Server, path: str) -> None:
    got = plain_http.get(server.url + path)
    assert (got.status_code, got.text, got.headers["content-type"]) == (200, PAGE, "text/html; charset=utf-8")
    assert got.headers["cache-control"] == "no-cache"
    again = plain_http.get(server.url + path, headers={"if-none-match": got.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
def test_a_page_may_load_nothing_from_outside_and_talk_to_this_server_only(server: Server) -> None:
    policy = plain_http.get(server.url).headers["content-security-policy"]
    host = server.url.removeprefix("http://")
    assert "default-src 'self'" in policy
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    forged = plain_http.get(server.url, headers={"host": "evil; script-src *"})
    assert "evil" not in forged.headers.get("content-security-policy", "")


@pytest.mark.usefixtures("built")
def test_assets_are_packed_and_kept_for_ever(server: Server) -> None:
    got = plain_http.get(f"{server.url}/assets/index-abc.js")
    assert (got.text, got.headers["content-encoding"]) == ("play()\n" * 100, "gzip")
    assert got.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert got.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(got.headers["content-length"]) == len(gzip.compress(got.content, 9, mtime=0))
    plain = plain_http.get(f"{server.url}/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (got.text, False)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/assets/old.js", "/assets/secret.txt", "/assets/..%2findex.html", "/elsewhere", "/t"])
def test_what_is_no_part_of_the_client_is_not_found(server: Server, path: str) -> None:
    got = plain_http.get(server.url + path)
    assert (got.status_code, got.json()["error"], got.headers["cache-control"]) == (404, "not-found", "no-store")


@pytest.mark.usefixtures("built")
def test_whoever_types_in_a_wrong_address_gets_the_page_that_says_so(server: Server) -> None:
    got = plain_http.get(f"{server.url}/elsewhere/entirely", headers={"accept": "text/html,*/*"})
    assert (got.status_code, got.text, got.headers["content-type"]) == (404, PAGE, "text/html; charset=utf-8")
    assert "default-src 'self'" in got.headers["content-security-policy"]
    assert got.headers["x-content-type-options"] == "nosniff"
    programs = plain_http.get(f"{server.url}/api/elsewhere", headers={"accept": "text/html,*/*"})
    assert (programs.status_code, programs.json()["error"]) == (404, "not-found")


def test_a_server_without_a_client_says_so(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "client", lambda: client.Client(tmp_path / "nothing"))
    got = plain_http.get(server.url, headers={"accept-language": "pl"})
    assert (got.status_code, '<html lang="pl">' in got.text) == (200, True)
