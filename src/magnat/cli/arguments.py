"""The arguments that several commands share. Light, so that `magnat --help` loads neither a game nor the server."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from magnat.games.descriptors import own

BENCHES = (*(name for descriptor in own().values() for name in descriptor.parts.benches), "env", "server")
"""What else can be measured."""

GameName = Annotated[str, Parameter(name="game", help=f"the game, for example {next(iter(own()))}")]
Benched = Annotated[str | None, Parameter(name="game", help=f"one game, or {', '.join(BENCHES)}; all games if left out")]
Language = Annotated[str, Parameter(name="--lang", help="en, pl or de")]
Options = Annotated[list[str] | None, Parameter(name="--option", help="a table option, NAME=VALUE or NAME=@FILE, repeatable", negative=())]
Seats = Annotated[int | None, Parameter(name="--seats", help="number of players; the most that the game allows if left out")]
Scenario = Literal["lesson", "slow-disk", "busy-neighbour", "thinking-bots", "huge-import"]
"""Of `magnat bench server`."""
