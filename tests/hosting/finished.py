"""What must be true of a game that was played through a server, whatever happened to connections and processes on the way."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.kernel.game import SPECTATOR
from magnat.tables.audit import audit
from magnat.tables.fact_audiences import VERSIONS, Version, with_audiences
from magnat.tables.journal import Journal, read
from magnat.tables.replay import check
from magnat.tables.table import Table
from tests import plain_http
from tests.hosting.player import Seat


async def proved(api: str, seats: Sequence[Seat], watcher: Seat) -> Journal:
    """Everybody heard everything once, nothing was lost or done twice, and nobody chose the dice. The journal, for more questions."""
    journal = await saved(api, watcher.code)
    audiences = told_to(journal)
    for one in [*seats, watcher]:
        heard_everything_once(one, journal, audiences)
        same_words(one, watcher, audiences)
    for seat in seats:
        each_move_is_there_once(seat, journal)
    ends = [(position["n"], position["places"], position["scores"]) for one in [*seats, watcher] for position in one.positions.values()]
    assert ends == [ends[0]] * len(ends)
    assert ends[0][0] == len(journal.entries)
    return journal


async def saved(api: str, code: str) -> Journal:
    """The game is over, its file can be downloaded, and it proves itself."""
    async with plain_http.AsyncClient(base_url=api) as http:
        card = (await http.get(f"/tables/{code}")).json()
        answer = await http.get(f"/tables/{code}/journal")
    assert card["status"] == "over"
    assert answer.status_code == 200, answer.text
    journal = read(answer.content)
    assert journal.header.commitment == card["commitment"]
    assert journal.header.key == card["key"]
    assert card["entries"] == len(journal.entries)
    assert check(journal) is None
    found = audit(journal)
    assert found.difference is None
    assert found.proved == [entry.n for entry in journal.entries if entry.roll is not None]
    return journal


def heard_everything_once(one: Seat, journal: Journal, audiences: list[list[Version]]) -> None:
    """Every entry in its order, each with what these eyes may see of it and nothing else."""
    assert [message["n"] for message in one.told] == [entry.n for entry in journal.entries]
    eyes = set(one.held or [SPECTATOR])
    for message, facts in zip(one.told, audiences, strict=True):
        expected = [it.fact for it in facts if it.seats is None or eyes & set(it.seats)]
        heard = [{"fact": line["fact"], "clause": line["clause"], **line["words"]} for line in message["facts"]]
        assert heard == expected, f"entry {message['n']} as {one.person.name} heard it"


def told_to(journal: Journal) -> list[list[Version]]:
    """The facts of every entry with those who may know them, from the journal alone."""
    table, deciders = Table(Journal(journal.header, [])), journal.game().deciders(journal.header.seats)
    found = []
    for entry in journal.entries:
        table.take(entry)
        found.append(VERSIONS.decode(with_audiences(table.last_facts(), deciders)) if entry.is_input() else [])
    return found


def same_words(one: Seat, watcher: Seat, audiences: list[list[Version]]) -> None:
    """What everybody may know, everybody hears in the same sentences."""
    for mine, public, facts in zip(one.told, watcher.told, audiences, strict=True):
        if all(it.seats is None for it in facts):
            assert mine["facts"] == public["facts"], f"entry {public['n']} as {one.person.name} heard it"


def each_move_is_there_once(seat: Seat, journal: Journal) -> None:
    """As many inputs as were answered with `done`, each in its place."""
    own = [entry.n for entry in journal.entries if entry.seat in seat.held and entry.do is not None]
    accepted = {n: message_id for message_id, n in seat.accepted.items()}
    untold = {n: journal.entries[n - 1] for n in own if n not in accepted}
    lost = {n: seat.moves[accepted[n]] for n in accepted if n not in own}
    assert sorted(seat.accepted.values()) == own, f"{seat.person.name}: not told of {untold}, told of {lost}, refused {seat.refused}"
