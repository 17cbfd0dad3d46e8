"""Reports on paper: the class, each team, and blank value sheets, set by typst in its own fonts; nothing of the machine is used."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import typst

from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting
from magnat.lesson.debrief import debriefer
from magnat.wire.debriefs import Debrief, DebriefDeal, TurningPoint
from magnat.words import say
from magnat.words.catalogue import Words

MOST_DEALS = 12
"""In the report for the class; those with promises come first."""
MOST_OWN_DEALS = 7

Data = dict[str, Any]  # JSON values for a template


def class_report(debrief: Debrief, words: Words) -> bytes:
    """Two to four pages as PDF."""
    deals = sorted(debrief.deals, key=lambda it: (it.kept is not False, it.kept is None, it.n))[:MOST_DEALS]
    rest = len(debrief.deals) - len(deals)
    more = words.text("debrief-more-deals", count=rest) if rest else ""
    return printed("class", {**shared(debrief, words), "deals": plain(sorted(deals, key=lambda it: it.n)), "more_deals": more})


def team_report(debrief: Debrief, words: Words, team: int | None = None) -> bytes:
    """A page for one team, or for each of them."""
    shown = [it for it in debrief.teams if team is None or it.team == team]
    own = {str(it.team): plain(own_deals(debrief, it.name)) for it in shown}
    return printed("team", {**shared(debrief, words), "shown": plain(shown), "own_deals": own})


def own_deals(debrief: Debrief, name: str) -> list[DebriefDeal]:
    """Those that are about this team; with promises first, then in the order of the game."""
    deals = [it for it in debrief.deals if name in it.text]
    chosen = sorted(deals, key=lambda it: (it.kept is not False, it.kept is None, it.n))[:MOST_OWN_DEALS]
    return sorted(chosen, key=lambda it: it.n)


def blank_sheets(game: AnyGame, settings: dict[str, Setting], players: int, words: Words) -> bytes:
    """A value sheet for each team that this many players form, to be filled in by hand."""
    teams = game.teams(game.rules(settings), game.check_seats(players, settings))
    form = debriefer(game.name).form(words, settings)
    title = say.name(words, game.name)
    sizes = [len(team) for team in teams]
    return printed("sheets", {**page(title, words), "form": plain(form), "sizes": sizes, "words": labels(words, game.name)})


def shared(debrief: Debrief, words: Words) -> Data:
    """What class and team reports both need."""
    game, teams = say.name(words, debrief.game), say.teams(words, debrief.game, len(debrief.teams))
    facts = [words.text("debrief-facts", teams=teams, turns=len(debrief.turns))]
    if debrief.minutes:
        facts.append(words.text("debrief-facts-minutes", minutes=debrief.minutes))
    title = game if debrief.title in ("", game) else words.text("debrief-of", game=game, title=debrief.title)
    noted = [words.text("cli-sheet-wagons"), words.text("cli-sheet-revenue")]
    return {
        **page(title, words),
        "subtitle": " · ".join([words.text("debrief-title"), *facts]),
        "noted": noted,
        "teams": plain(debrief.teams),
        "turns": plain(debrief.turns),
        "points": [{**plain(it), "shift": shift(words, debrief, it)} for it in debrief.turning.points],
        "questions": debrief.questions,
        "background": plain(debriefer(debrief.game).background(words)),
        "words": {**labels(words, debrief.game), "turning_none": no_points(debrief, words), "turning_all": replays(debrief, words)},
    }


def page(title: str, words: Words) -> Data:
    return {"title": title, "line": f"{title} · Magnat", "language": words.language}


def no_points(debrief: Debrief, words: Words) -> str:
    it = debrief.turning
    if it.state != "ready":
        return words.text("debrief-turning-none")
    return words.text("debrief-turning-too-few", games=it.done, all=it.all) if it.done < it.all else words.text("debrief-turning-few")


def replays(debrief: Debrief, words: Words) -> str:
    """How many there were, and whether there was time for all of them."""
    it = debrief.turning
    return (
        words.text("debrief-turning-short", games=it.done, all=it.all)
        if it.done < it.all
        else words.text("debrief-turning-all", games=it.done)
    )


def shift(words: Words, debrief: Debrief, point: TurningPoint) -> str:
    """How the expected place changed, with a comma where the language has one."""
    before, after, sure = (decimal(words, it) for it in (point.before, point.after, point.sure))
    team = next(it.name for it in debrief.teams if it.team == point.team)
    told = words.text("debrief-turning-shift", team=team, before=before, after=after, sure=sure, games=point.games)
    return f"{told}. {words.text('debrief-turning-chance')}" if point.chance else told


def decimal(words: Words, value: float) -> str:
    return f"{value:.1f}" if words.language == "en" else f"{value:.1f}".replace(".", ",")


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def labels(words: Words, game: str) -> dict[str, str]:
    """Headings and columns, by the names that the templates use."""
    return {
        "ranking": words.text("debrief-ranking"),
        "values": words.text("debrief-values"),
        "prices": words.text("debrief-prices"),
        "prices_text": words.text("debrief-prices-text"),
        "turning": words.text("debrief-turning"),
        "turning_how": words.text("debrief-turning-how"),
        "deals": words.text("debrief-deals"),
        "questions": words.text("debrief-questions"),
        "sheet": words.text("debrief-sheet"),
        "blank": words.text("debrief-blank"),
        "turn": words.text("debrief-column-turn"),
        "place": words.text("debrief-place"),
        "team": say.named(words, game, "team", "one", words.text("debrief-team")),
        "people": words.text("debrief-people"),
        "value": words.text("debrief-value"),
        "cash": words.text("debrief-cash"),
        "deals_made": words.text("debrief-made"),
        "kept": words.text("debrief-kept"),
        "broken": words.text("debrief-broken"),
        "notes": words.text("debrief-notes"),
        "row": words.text("debrief-row"),
        "points": words.text("debrief-points"),
        "total": words.text("debrief-total"),
        "price": words.text("debrief-price"),
        "amount": words.text("debrief-amount"),
        "rule": words.text("debrief-rule"),
        "what": words.text("debrief-what"),
        "deal_kept": words.text("debrief-deal-kept"),
        "deal_broken": words.text("debrief-deal-broken"),
        "name": words.text("debrief-name"),
        "people_blank": words.text("debrief-people-blank"),
        "cash_left": words.text("debrief-cash-left"),
        "result": words.text("debrief-result"),
        "possible": words.text("debrief-possible"),
    }


@cache
def templates() -> dict[str, bytes]:
    """Every template with what all of them share set before it, so that typst needs no files."""
    folder = files("magnat.lesson").joinpath("paper")
    look = folder.joinpath("look.typ").read_text(encoding="utf-8")
    kinds = ("class", "team", "sheets")
    texts = {kind: folder.joinpath(f"{kind}.typ").read_text(encoding="utf-8") for kind in kinds}
    return {kind: (look + text.replace('#import "look.typ": *\n', "")).encode() for kind, text in texts.items()}


def printed(template: str, data: Data) -> bytes:
    """The pages; data go in as text, never as a part of the template."""
    return typst.compile(
        templates()[template],
        format="pdf",
        sys_inputs={"data": msgspec.json.encode(data).decode()},
        ignore_system_fonts=True,
    )
