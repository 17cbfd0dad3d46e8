"""The guides list every error, message, metric, option and limit, and the example plays."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from magnat.cli import hosting
from magnat.server.metrics import Metrics
from magnat.server.problems import STATUS
from magnat.server.settings import Settings
from magnat.wire import every
from magnat.wire.limits import JOURNAL_BYTES, MESSAGE_BYTES
from tests.databases import sqlite_url
from tests.hosting.server import ROOT, running

GUIDE = (ROOT / "docs/guide/api.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/guide/host.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d{3}) \| (.+?) \|", re.MULTILINE)
WORD = re.compile(r"`([\w-]+)`")


def section(title: str) -> str:
    return GUIDE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_column(text: str) -> set[str]:
    return {word for line in text.splitlines() if line.startswith("| `") for word in WORD.findall(line.split("|")[1])}


def test_the_guide_lists_every_error_with_its_status() -> None:
    told = {error: int(status) for status, errors in ROW.findall(section("When the answer is no")) for error in WORD.findall(errors)}
    assert told == STATUS


def test_the_guide_lists_every_message_of_both_directions() -> None:
    tags = {str(it.__struct_config__.tag) for union in ("FromClient", "FromTable") for it in every.members(union)}
    assert first_column(section("Live")) == tags


def test_the_guide_lists_every_metric() -> None:
    shown = {line.split()[2]: line.split()[3] for line in Metrics().text().decode().splitlines() if line.startswith("# TYPE magnat_")}
    ours = {name for name in shown if not name.endswith("_created")}
    assert first_column(section("For operators' programs")) == ours


def test_the_guide_names_the_limits_of_size() -> None:
    assert f"{MESSAGE_BYTES // 1024} KiB for a message, {JOURNAL_BYTES // 1024 // 1024} MiB for a journal" in GUIDE


def test_the_guide_for_hosts_lists_every_option_with_its_default() -> None:
    options = inspect.signature(hosting.serve).parameters
    told = dict(re.findall(r"^\| `--([\w-]+)(?: ([^`]+))?`", HOSTING, re.MULTILINE))
    assert set(told) == {name.replace("_", "-") for name in options}
    for name in (
        "host",
        "port",
        "workers",
        "bot_workers",
        "smtp_port",
        "smtp_security",
        "notice_delay",
        "seat_link_hours",
        "backup_time",
        "backup_days",
        "backup_weeks",
    ):
        assert told[name.replace("_", "-")] == str(options[name].default)


def test_the_guides_tell_the_limits_that_hold() -> None:
    settings = Settings(db="")
    seat, door = settings.person_limit, settings.newcomer_limit
    assert f"| messages from one person | {seat.burst} at once, then {seat.rate} a second |" in HOSTING
    assert f"| newcomers from one address | {door.burst} at once, then {door.rate} a second |" in HOSTING
    one, all_of_them, guesses, mail = settings.login_limit, settings.account_limit, settings.guess_limit, settings.mail_limit
    own = "attempts at one login from one address, or from a known device"
    assert f"| {own} | {one.burst}, then one every {round(1 / one.rate)} seconds |" in HOSTING
    everybody = "attempts at one login from all unknown devices"
    assert f"| {everybody} | {all_of_them.burst}, then one every {round(1 / all_of_them.rate)} seconds |" in HOSTING
    assert f"| attempts at logins from one address | {guesses.burst} at once, then {guesses.rate} a second |" in HOSTING
    asked = "e-mail addresses asked for confirmation from one network address"
    assert f"| {asked} | {mail.burst}, then one every {round(1 / mail.rate)} seconds |" in HOSTING
    personal = "personal links made, password changes tried, operator links tried, by one person"
    assert f"| {personal} | {one.burst} of each, then one every {round(1 / one.rate)} seconds |" in HOSTING
    relay, place = settings.relay_limit, "attempts to take a place by code or link, at one table from one device"
    assert f"| {place} | {relay.burst}, then one every {round(1 / relay.rate)} seconds |" in HOSTING
    limits = HOSTING.split("\n## Limits\n")[1].split("\n## ")[0]
    assert limits.count("then ") == 8  # every row about a rate is checked above
    assert f"leaves memory after {settings.idle // 60_000} minutes" in HOSTING
    assert f"{seat.burst} messages at once and {seat.rate} a second" in GUIDE


@pytest.mark.thorough
def test_the_player_of_the_guide_plays_a_whole_game(tmp_path: Path) -> None:
    program = re.search(r"```python\n(.+?)```", GUIDE, re.DOTALL)
    assert program is not None
    with running(sqlite_url(tmp_path), tmp_path) as server:
        code = program[1].replace("http://127.0.0.1:8000", server.url)
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout)
