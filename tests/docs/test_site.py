"""The documentation site is built strictly: links and anchors lead somewhere, every page is listed, nothing comes from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.pages import ROOT

LOADING = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}


class Html(HTMLParser):
    """What a built page links to, what it loads, and which places in it can be jumped to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.anchors |= {known[name] for name in ("id", "name") if name in known}
        if tag == "a" and "href" in known:
            self.links.append(known["href"])
        if known.get(LOADING.get(tag, "")) and known.get("rel") != "canonical":
            self.loaded.append(known[LOADING[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Html]:
    """The pages by their place in the site; built in a folder of its own, so that tests running alongside this one do not collide."""
    folder = tmp_path_factory.mktemp("docs")
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copy(ROOT / "zensical.toml", folder)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    top = folder / "site"
    return {file: Html(file) for file in sorted(top.glob("**/*.html")) if file.name != "404.html"}


def test_every_page_is_built_and_in_the_navigation(site: dict[Path, Html]) -> None:
    listed = re.findall(r'"([^"]+\.md)"', (ROOT / "zensical.toml").read_text(encoding="utf-8"))
    written = sorted(str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").glob("**/*.md"))
    assert sorted(listed) == written
    assert len(site) == len(written)
    assert tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["theme"]["font"] is False


def test_every_link_and_anchor_leads_somewhere(site: dict[Path, Html]) -> None:
    inside = 0
    for file, page in site.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{file.name}: {link}"
            if target in site:
                assert unquote(parts.fragment) in site[target].anchors, f"{file.name}: {link}"
                inside += 1
    assert inside > len(site)


def test_nothing_is_loaded_from_another_host(site: dict[Path, Html]) -> None:
    for file, page in site.items():
        for address in page.loaded:
            assert not urlsplit(address).netloc, f"{file.name}: {address}"
            assert (file.parent / unquote(urlsplit(address).path)).resolve().is_file(), f"{file.name}: {address}"
    top = next(file for file in site if file.name == "index.html").parent
    for style in top.glob("**/*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style.read_text(encoding="utf-8")), style


@pytest.mark.parametrize("wrong", ["[nowhere](nowhere.md)", "[no such heading](host.md#no-such-heading)"])
def test_a_broken_link_or_anchor_stops_the_build(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/host.md").write_text("# Host\n", encoding="utf-8")
    (tmp_path / "docs/index.md").write_text(f"# Home\n\n{wrong}\n", encoding="utf-8")
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "x"\n', encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode != 0
