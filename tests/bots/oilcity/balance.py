"""Which mix of professions wins among clerks: `python -m tests.bots.oilcity.balance [GAMES] [PLAYERS] [SEED] [OPTION=VALUE ...]`.

Companies sit in a different order in every game, so that the seat decides nothing. A first place that is shared counts in parts.
OC-1.2 prints which mixes appear two or three times with that many players: their share of the games is larger for that reason alone.
So a mix is measured by what one of its companies wins, compared with the fair share of one company. With `--equal` a different choice
of mixes appears once more in every game, all equally often, and a mix's share of the games is itself its chance.
`--file FILE` keeps every game: a run that was cut off goes on where it stopped.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from magnat.bots.oilcity import Clerk
from magnat.games.oilcity import load
from magnat.games.oilcity.figures import PROFESSIONS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.table_options import choices
from magnat.kernel.dice import Dice
from magnat.kernel.game import Plain
from magnat.lab.match import play
from tests.bots.oilcity.tables import GAME

STREAMS = 64
Z = 1.96  # of a 95 % interval


class Company(msgspec.Struct, frozen=True):
    """What became of one company of a game."""

    mix: str
    points: int
    won: float


def games(count: int, players: int, seed: int, options: dict[str, Plain], first: int = 0, equal: bool = False) -> Iterator[list[Company]]:
    """Game `first` and those after it; each is the same whatever was played before."""
    settings = GAME.settings(options, simulated=True)
    chosen, price = choices(settings), int(settings["plot_price"])
    for index in range(first, first + count):
        rules = OilCityRules(load.figures.__wrapped__(plot_price=price), chosen)  # figures of its own: all other tables share theirs
        mixes = rules.figures.mixes[players // rules.figures.tokens]
        mixes[:] = equally_often(rules.figures.mixes, len(mixes), index) if equal else turned(mixes, index)
        clerks = [Clerk(GAME, rules, seat, Dice(seed, index * STREAMS + seat + 1)) for seat in range(players)]
        result = play(GAME, rules, clerks, Dice(seed, index * STREAMS))
        leading = [seats[0] for seats in rules.box_for(players).members]
        winners = [result.places[seat] == 1 for seat in leading]
        yield [
            Company(mix_name(mix), result.scores[seat], won / sum(winners)) for mix, seat, won in zip(mixes, leading, winners, strict=True)
        ]


def turned(mixes: Sequence[list[int]], index: int) -> list[list[int]]:
    """All companies one place further in every game."""
    places = index % len(mixes)
    return [*mixes[places:], *mixes[:places]]


def equally_often(printed: Mapping[int, Sequence[list[int]]], companies: int, index: int) -> list[list[int]]:
    """As many companies as printed, but in every game a different choice of mixes appears once more than the others."""
    every = sorted({tuple(mix) for mixes in printed.values() for mix in mixes})
    more = list(combinations(every, companies % len(every)))
    return turned([list(mix) for mix in every * (companies // len(every)) + list(more[index % len(more)])], index // len(more))


def mix_name(professions: Sequence[int]) -> str:
    return ", ".join(sorted(PROFESSIONS[profession] for profession in professions))


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of a share that was seen in this many games."""
    middle, spread = share + Z * Z / (2 * count), Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return (middle - spread) / (1 + Z * Z / count), (middle + spread) / (1 + Z * Z / count)


def report(played: Sequence[Sequence[Company]]) -> Iterator[str]:
    """By mix: what its companies win, against what is fair for that many of them, and its chance if all mixes appeared equally often."""
    mixes = sorted({company.mix for game in played for company in game})
    parts = sum(share_of(played, mix) / fair_share(played, mix) for mix in mixes)
    for mix in mixes:
        found = [company for game in played for company in game if company.mix == mix]
        won, points = sum(company.won for company in found), sum(company.points for company in found) / len(found)
        share, fair = share_of(played, mix), fair_share(played, mix)
        low, high = wilson(share, len(played))
        chance = fair * parts
        yield (
            f"{mix}: {len(found)} companies, {won:.1f} games won: {share:.1%} ({low:.1%} to {high:.1%}); "
            f"of its fair share {share / fair:.2f} ({low / fair:.2f} to {high / fair:.2f}); "
            f"standing equally often {share / chance:.1%} ({low / chance:.1%} to {high / chance:.1%}); {points:.1f} points"
        )


def share_of(played: Sequence[Sequence[Company]], mix: str) -> float:
    """The part of the games that its companies have won."""
    return sum(company.won for game in played for company in game if company.mix == mix) / len(played)


def fair_share(played: Sequence[Sequence[Company]], mix: str) -> float:
    """The part of the games that they would win if every company were as good as any other."""
    return sum(sum(company.mix == mix for company in game) / len(game) for game in played) / len(played)


def kept_in(file: Path) -> list[list[Company]]:
    """The games that a file holds, one per line; half a line is where a run was cut off."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    file.write_bytes(b"".join(whole))
    return [msgspec.json.decode(line, type=list[Company]) for line in whole]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=2000)
    parser.add_argument("players", type=int, nargs="?", default=12)
    parser.add_argument("seed", type=int, nargs="?", default=2026)
    parser.add_argument("option", nargs="*")
    parser.add_argument("--equal", action="store_true")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    options: dict[str, Plain] = {name: value for name, _, value in (option.partition("=") for option in given.option)}
    played = kept_in(given.file) if given.file else []
    for game in games(given.count - len(played), given.players, given.seed, options, len(played), given.equal):
        played.append(game)
        if given.file:
            with given.file.open("ab") as kept:
                kept.write(msgspec.json.encode(game) + b"\n")
    stand = "mixes equally often" if given.equal else "companies as printed"
    print(f"{given.players} players, {len(played)} games, seed {given.seed}, {stand}", *report(played), sep="\n")


if __name__ == "__main__":
    main()
