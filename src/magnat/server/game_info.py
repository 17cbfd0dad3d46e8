"""What the server tells about a game: its facts for screens that know no game, read from the rules where they stand there."""

from __future__ import annotations

from functools import cache

from magnat.bots.registry import offered, usual
from magnat.bots.standing import orders_of
from magnat.games.origins import UNCERTAIN, option_kinds, origins_of
from magnat.games.registry import AnyGame, find
from magnat.kernel.game import SPECTATOR
from magnat.wire.games import Figures, LoreChapter, LoreEntry
from magnat.wire.tables import ChapterInfo, ChartInfo, GameInfo, OptionInfo, OriginInfo, Role, SeatChange
from magnat.words import say
from magnat.words.catalogue import Words


def game_info(game: AnyGame, words: Words) -> GameInfo:
    facts, roles = game.descriptor, roles_in(game.name)
    return GameInfo(
        name=game.name,
        title=say.name(words, game.name),
        about=say.about(words, game.name),
        edition=game.edition,
        seats=list(game.seats),
        options=options(game, words),
        bots=list(offered(game.name)),
        usual_bot=usual(game.name),
        usual_seats=facts.usual_seats,
        seat_changes=seat_changes(game),
        teams="company" in roles,
        roles=roles,
        typed=list(facts.typed),
        chapters=[ChapterInfo(it.fact, it.name, it.round) for it in facts.chapters],
        orders=bool(orders_of(game.name)),
        rounds=facts.rounds,
        charts=charts(game.name),
        origins=uncertain(game.name, words),
    )


def options(game: AnyGame, words: Words) -> list[OptionInfo]:
    kinds = option_kinds(game.name)
    return [
        OptionInfo(
            it.name,
            say.thing(words, game.name, "option", it.name),
            say.explained(words, game.name, "option", it.name),
            it.default,
            list(it.choices),
            it.low,
            it.high,
            it.longest,
            kinds[it.name],
            it.published,
        )
        for it in game.options
    ]


def seat_changes(game: AnyGame) -> list[SeatChange]:
    """The settings that let a different number of people play."""
    usual = game.settings({})
    found = [(it.name, value, game.allowed_seats({**usual, it.name: value})) for it in game.options for value in it.choices]
    return [SeatChange(option, value, list(seats)) for option, value, seats in found if seats != game.allowed_seats(usual)]


@cache
def roles_in(name: str) -> list[Role]:
    """Where several play together one may play for all of them; where others besides the players decide, one may keep the bank."""
    game = find(name)
    rules, seats = game.rules(game.settings({})), max(game.seats)
    company: list[Role] = ["company"] if any(len(team) > 1 for team in game.teams(rules, seats)) else []
    bank: list[Role] = ["bank"] if game.deciders(seats) > seats else []
    return ["seat", *company, *bank]


def uncertain(game: str, words: Words) -> list[OriginInfo]:
    """What a player must be told of: the printed game may have other figures here."""
    found = [it for it in origins_of(game) if it.kind in UNCERTAIN]
    return [
        OriginInfo(it.place, it.kind, figure(words, game, it.place), say.thing(words, game, it.kind, it.place), list(it.of)) for it in found
    ]


def figures(game: str, words: Words) -> list[Figures]:
    """Every block of the data, once for each origin in it."""
    return [Figures(it.place, it.kind, figure(words, game, it.place)) for it in origins_of(game)]


def lore(game: str, words: Words) -> list[LoreChapter]:
    return [LoreChapter(id, title, [LoreEntry(*entry) for entry in entries]) for id, title, entries in say.lore(words, game)]


def figure(words: Words, game: str, place: str) -> str:
    return say.named(words, game, "figure", place, place)


@cache
def charts(name: str) -> list[ChartInfo]:
    """As the readings of a new game have them: they are always the same ones in the same order."""
    game = find(name)
    rules = game.rules(game.settings({}))
    readings = game.readings(game.view(rules, rules.start(min(game.seats)), SPECTATOR))
    return [ChartInfo(chart, of) for chart, of in dict.fromkeys((it.chart, it.of) for it in readings)]
