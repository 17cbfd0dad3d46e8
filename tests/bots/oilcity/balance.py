"""Which mix of professions wins among clerks: `python -m tests.bots.oilcity.balance [GAMES] [PLAYERS] [SEED] [OPTION=VALUE ...]`.

Companies sit in another order every game, so that the seat decides nothing. A first place that is shared counts in parts.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence

import msgspec

from magnat.bots.oilcity import Clerk
from magnat.games.oilcity import load
from magnat.games.oilcity.figures import PROFESSIONS
from magnat.games.oilcity.game import choices
from magnat.games.oilcity.rules import OilCityRules
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


def games(count: int, players: int, seed: int, options: dict[str, Plain], first: int = 0) -> Iterator[list[Company]]:
    """Game `first` and those after it; each is the same whatever was played before."""
    settings = GAME.settings(options, simulated=True)
    chosen, price = choices(settings), int(settings["plot_price"])
    for index in range(first, first + count):
        rules = OilCityRules(load.figures.__wrapped__(plot_price=price), chosen)  # figures of its own: all other tables share theirs
        mixes = rules.figures.mixes[players // rules.figures.tokens]
        turned = index % len(mixes)
        mixes[:] = mixes[turned:] + mixes[:turned]
        clerks = [Clerk(GAME, rules, seat, Dice(seed, index * STREAMS + seat + 1)) for seat in range(players)]
        result = play(GAME, rules, clerks, Dice(seed, index * STREAMS))
        leading = [seats[0] for seats in rules.box_for(players).members]
        winners = [result.places[seat] == 1 for seat in leading]
        yield [
            Company(mix_name(mix), result.scores[seat], won / sum(winners)) for mix, seat, won in zip(mixes, leading, winners, strict=True)
        ]


def mix_name(professions: Sequence[int]) -> str:
    return ", ".join(sorted(PROFESSIONS[profession] for profession in professions))


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of a share that was seen in so many games."""
    middle, spread = share + Z * Z / (2 * count), Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return (middle - spread) / (1 + Z * Z / count), (middle + spread) / (1 + Z * Z / count)


def report(played: Sequence[Sequence[Company]]) -> Iterator[str]:
    """By mix: what all its companies win together, what one of them wins, and its points."""
    for mix in sorted({company.mix for company in played[0]}):
        found = [company for game in played for company in game if company.mix == mix]
        share, each = share_of(played, mix), sum(company.won for company in found) / len(found)
        low, high = wilson(share, len(played))
        points = sum(company.points for company in found) / len(found)
        yield f"{mix}: {share:.1%} of the games ({low:.1%} to {high:.1%}), each company {each:.1%}, {points:.1f} points"


def share_of(played: Sequence[Sequence[Company]], mix: str) -> float:
    """The part of the games that its companies have won."""
    return sum(company.won for game in played for company in game if company.mix == mix) / len(played)


def main(count: str = "2000", players: str = "12", seed: str = "2026", *options: str) -> None:
    given: dict[str, Plain] = {name: value for name, _, value in (option.partition("=") for option in options)}
    played = list(games(int(count), int(players), int(seed), given))
    print(f"{players} players, {count} games, seed {seed}", *report(played), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
