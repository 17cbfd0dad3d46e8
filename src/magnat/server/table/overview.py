"""The whole room at a glance, for console and wall: where each company stands, and whom all wait for."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.kernel.contract import Agenda, Seat
from magnat.kernel.game import SPECTATOR, Standing
from magnat.lesson.times import lesson_data
from magnat.server.table import table_info
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.render import decided, last_agenda
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.teams import teams
from magnat.wire.lessons import Forecast, Overview, TeamRow
from magnat.words.catalogue import Words


def eyes_of(stored: StoredTable, game: GameInPlay, person: str) -> Seat:
    """The leader sees what a banker does, where the game has one; everybody else what lies open."""
    return game.table.game.leader_eyes(stored.record.seats) if stored.leads(person) else SPECTATOR


def before(stored: StoredTable, forecast: Forecast | None, now: int) -> Overview:
    """While people sit down."""
    names = table_info.team_names(stored, ())
    rows = [empty_row(team, names[team], seats) for team, seats in enumerate(teams(stored.record))]
    return Overview(
        n=stored.record.entries,
        now=now,
        turn=0,
        turns=turns_to_come(stored),
        held=False,
        over=stored.ended(),
        rows=rows,
        forecast=forecast,
    )


def turns_of(game: GameInPlay) -> int:
    return game.table.game.progress(game.table.view(SPECTATOR)).turns


def turns_to_come(stored: StoredTable) -> int:
    """As its options have it, before the game begins; 0 where the game does not tell."""
    data = lesson_data(stored.record.game)
    return 0 if data is None else int(table_info.settings(stored.record)[data.turns])


def overview(stored: StoredTable, game: GameInPlay, eyes: Seat, words: Words, forecast: Forecast | None, now: int) -> Overview:
    """With the eyes of a seat. Who only watches sees values and places when the leader shows the ranking, or the game is over."""
    table, agenda = game.table, last_agenda(game.table) if stored.record.status == "closed" else game.table.agenda()
    view = table.view(eyes)
    standings = {it.team: it for it in table.game.standings(view)}
    progress = table.game.progress(view)
    ranked = eyes != SPECTATOR or agenda.over or stored.ended() or (stored.lesson is not None and stored.lesson.ranking_shown)
    names, places = table_info.team_names(stored, game.team_names()), placed(stored, agenda, standings)
    rows = [
        team_row(game, agenda, team, names[team], seats, standings.get(team), places[team] if ranked else None, words)
        for team, seats in enumerate(teams(stored.record))
    ]
    return Overview(
        n=game.n,
        now=now,
        turn=progress.turn,
        turns=progress.turns,
        held=game.held(stored) and not agenda.over,
        over=agenda.over or stored.ended(),
        rows=rows,
        forecast=None if agenda.over else forecast,
    )


def placed(stored: StoredTable, agenda: Agenda, standings: dict[int, Standing]) -> list[int | None]:
    """By team: as the game says when it is over, before that by what the teams are worth; equal ones share a place."""
    together = teams(stored.record)
    if agenda.over and agenda.places:
        return [agenda.places[seats[0]] for seats in together]
    values = [standings[team].value if team in standings else None for team in range(len(together))]
    known = [value for value in values if value is not None]
    return [None if value is None else 1 + sum(other > value for other in known) for value in values]


def team_row(
    game: GameInPlay,
    agenda: Agenda,
    team: int,
    name: str,
    seats: Sequence[Seat],
    standing: Standing | None,
    place: int | None,
    words: Words,
) -> TeamRow:
    """Without a place there is no value either: it would tell the place."""
    waits = [] if agenda.over else [it for it in agenda.decisions if it.must and it.seat in seats]
    keys = list(dict.fromkeys(it.key for it in waits))
    begun = [since for it in waits if (since := game.began(it.seat)) is not None]
    left = [time for it in waits if (time := game.left(it.seat)) is not None]
    return TeamRow(
        team=team,
        name=name,
        seats=list(seats),
        stage="" if standing is None else standing.stage,
        step="" if standing is None else standing.step,
        value=standing.value if standing is not None and place is not None else None,
        cash=None if standing is None else standing.cash,
        place=place,
        waits=", ".join(decided(words.language, game.table.game.name, key) for key in keys),
        since=min(begun, default=None),
        left=min(left, default=None),
    )


def empty_row(team: int, name: str, seats: Sequence[Seat]) -> TeamRow:
    return TeamRow(
        team=team, name=name, seats=list(seats), stage="", step="", value=None, cash=None, place=None, waits="", since=None, left=None
    )
