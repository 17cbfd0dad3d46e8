"""Golden games up to a turn, brought to a table: the quick way to the middle of a game."""

from __future__ import annotations

import json

from tests.browser.tables import Desk, Plain
from tests.golden.record import FOLDER


def before(game: str, name: str, *does: str) -> tuple[bytes, list[Plain]]:
    """The journal up to the first inputs of these kinds in a row, and those inputs."""
    lines = (FOLDER / game / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    entries = [json.loads(line) for line in lines[1:]]
    kinds = [it.get("do", "") for it in entries]
    at = next(n for n in range(len(kinds)) if kinds[n : n + len(does)] == list(does))
    return b"".join(lines[: at + 1]), entries[at : at + len(does)]


def bring(desk: Desk, journal: bytes, seat: int) -> str:
    """A table that goes on from there, with its owner in this seat and clerks in the others; its code."""
    headers = {**desk.headers, "content-type": "application/jsonl"}
    answer = desk.request.post(f"{desk.api}/journals", data=journal, headers=headers)
    assert answer.ok, answer.text()
    table = answer.json()
    for it in table["seats"]:
        if it["seat"] != seat:
            desk.put(f"/tables/{table['code']}/seats/{it['seat']}", {"kind": "bot"})
    desk.post(f"/tables/{table['code']}/join", {"seat": seat})
    desk.post(f"/tables/{table['code']}/start")
    return str(table["code"])
