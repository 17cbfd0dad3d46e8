"""The container file and the systemd unit: what they call exists, and they give away no rights."""

from __future__ import annotations

import configparser
import inspect
import re
import subprocess
import sys
from pathlib import Path

from magnat.cli import hosting
from tests.databases import sqlite_url
from tests.server.app import running

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "deploy/Containerfile").read_text()
UNIT = (ROOT / "deploy/magnat.service").read_text()
GUIDE = (ROOT / "docs/guide/deploy.md").read_text()
OPTIONS = {f"--{name.replace('_', '-')}" for name in inspect.signature(hosting.serve).parameters}


def served(text: str) -> set[str]:
    """The options of every call of `magnat serve`, and what the guide puts into its options."""
    lines = [line for line in text.splitlines() if re.search(r"magnat serve |^CMD \[\"serve\"|MAGNAT_OPTIONS=", line)]
    return {option for line in lines for option in re.findall(r"--[a-z-]+", line)}


def test_every_option_exists() -> None:
    for text in (CONTAINER, UNIT, GUIDE):
        assert served(text)
        assert served(text) <= OPTIONS


def test_the_container_runs_without_rights_and_keeps_its_data_in_a_volume() -> None:
    last = CONTAINER.rsplit("\nFROM ", 1)[1]
    assert re.search(r"^USER magnat$", last, re.MULTILINE)
    assert "MAGNAT_DATA=/data" in last
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    for name in re.findall(r"^COPY ([\w.\- ]+) \./$", CONTAINER, re.MULTILINE)[0].split():
        assert (ROOT / name).is_file()


def test_the_health_check_passes_at_a_healthy_server_and_fails_without_one(tmp_path: Path) -> None:
    found = re.search(r'CMD \["python", "-c", "(import urllib[^"]+)"\]', CONTAINER)
    assert found is not None
    with running(sqlite_url(tmp_path)) as server:
        code = found.group(1).replace("127.0.0.1:8000", f"127.0.0.1:{server.settings.port}")
        assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode != 0


def test_the_unit_writes_only_where_its_data_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    unit.read_string(UNIT)
    service = unit["Service"]
    assert service["Environment"] == f"MAGNAT_DATA=/var/lib/{service['StateDirectory']}"
    for name in ("NoNewPrivileges", "PrivateTmp", "ProtectHome"):
        assert service[name] == "yes"
    assert (service["ProtectSystem"], service["User"], service["CapabilityBoundingSet"]) == ("strict", "magnat", "")
    assert service["ExecStartPre"].replace(" --check", "") in service["ExecStart"].replace(" --json-logs", "")
