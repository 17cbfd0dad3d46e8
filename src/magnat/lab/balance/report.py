"""The report on balance for people: sections of sentences, charts and tables, as one HTML file and as PDF."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

import msgspec

from magnat.games.registry import find
from magnat.lab.balance import charts
from magnat.lab.balance.findings import CLEAR, SURE, Balance, Group, Shares, Spread, Use
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.keys import Key

MOST_CHANCES = 60
"""Outcomes of one kind of chance that are listed: dice have many."""
PER_CENT = 100


SHARES: dict[str, tuple[Key, Key, Key]] = {
    "turn_order": ("balance-turn_order-title", "balance-turn_order-text", "balance-turn_order"),
    "seat": ("balance-seat-title", "balance-seat-text", "balance-seat"),
    "team": ("balance-team-title", "balance-team-text", "balance-team"),
    "mix": ("balance-mix-title", "balance-mix-text", "balance-mix"),
    "role": ("balance-role-title", "balance-role-text", "balance-role"),
}
"""By what people are grouped: title, text, head of the column."""
SPREADS: dict[str, tuple[Key, Key, Key]] = {
    "inputs": ("balance-inputs-title", "balance-inputs-text", "balance-inputs-axis"),
    "rounds": ("balance-rounds-title", "balance-rounds-text", "balance-rounds-axis"),
    "lead_changes": ("balance-lead_changes-title", "balance-lead_changes-text", "balance-lead_changes-axis"),
    "decided_at": ("balance-decided_at-title", "balance-decided_at-text", "balance-decided_at-axis"),
}
"""What is counted in every game: title, text, axis."""


class Table(msgspec.Struct, frozen=True):
    heads: list[str]
    rows: list[list[str]]
    """The first column is text, all others are numbers."""


class Section(msgspec.Struct, frozen=True):
    """A finding: its heading, what it says, its chart (SVG) and its table."""

    title: str
    text: list[str]
    chart: str = ""
    table: Table | None = None


class Report(msgspec.Struct, frozen=True):
    title: str
    about: list[str]
    sections: list[Section]
    language: str


def report(found: Balance, words: Words) -> Report:
    name = say.name(words, found.game)
    about = [
        words.text("balance-about", games=found.games, finished=found.finished, seats=found.seats, bot=found.bot),
        words.text("balance-how", version=found.version, edition=found.edition, seed=str(found.seed)),
        words.text("balance-bots"),
    ]
    special = changed_options(found)
    if special:
        about.append(words.text("balance-options", options=", ".join(special)))
    sections = [share_section(found, it, words) for it in found.shares]
    sections += [spread_section(it, words) for it in found.spreads]
    sections += lead_sections(found, words)
    sections += use_sections(found, words)
    if found.sweep:
        sections.append(sweep_section(found, words))
    return Report(words.text("balance-title", game=name), about, sections, words.language)


def changed_options(found: Balance) -> list[str]:
    game = find(found.game)
    usual = game.settings(dict(game.filled_options(found.seats)), simulated=True)
    return [f"{name}={value}" for name, value in found.options.items() if usual.get(name) != value]


def per_cent(share: float) -> str:
    return f"{PER_CENT * share:.1f} %"


def interval(it: Group) -> str:
    return f"{PER_CENT * it.low:.1f}–{PER_CENT * it.high:.1f} %"


# Who wins


def share_section(found: Balance, it: Shares, words: Words) -> Section:
    names = [group_name(found.game, it.about, group, words) for group in it.groups]
    title, explained, head = (words.text(key) for key in SHARES[it.about])
    text = [explained, verdict(it, words)]
    rows = [[name, str(g.games), per_cent(g.won), interval(g), per_cent(g.due)] for name, g in zip(names, it.groups, strict=True)]
    chart = charts.share_bars(it.groups, names, words.text("balance-won-axis"))
    return Section(title, [line for line in text if line], chart, Table([head, *share_heads(words)], rows))


def share_heads(words: Words) -> list[str]:
    return [words.text("balance-games"), words.text("balance-won"), words.text("balance-interval"), words.text("balance-due")]


def group_name(game: str, about: str, group: Group, words: Words) -> str:
    if about in ("role", "mix"):
        return ", ".join(say.role(words, game, role) for role in group.name.split("+"))
    return words.text("balance-number", number=int(group.name) + 1)


def verdict(it: Shares, words: Words) -> str:
    """What the test says, in a sentence; the largest and the smallest share are named by the table."""
    if it.p is None:
        return words.text("balance-untested", games=it.games) if it.about == "role" else ""
    wide = PER_CENT * (max(g.won for g in it.groups) - min(g.won for g in it.groups))
    p = "< 0.0001" if it.p < 0.0001 else f"= {it.p:.4f}" if it.p < 0.01 else f"= {it.p:.2f}"
    values: dict[str, int | str] = {"p": p, "games": it.games, "points": f"{wide:.1f}"}
    if it.p < CLEAR:
        return words.text("balance-clear", **values)
    return words.text("balance-likely", **values) if it.p < SURE else words.text("balance-equal", **values)


# How it goes


def spread_section(it: Spread, words: Words) -> Section:
    share = it.about == "decided_at"
    title, explained, axis = (words.text(key) for key in SPREADS[it.about])
    told = [f"{PER_CENT * value:.0f} %" if share else f"{value:g}" for value in (it.p10, it.median, it.p90)]
    mean = f"{PER_CENT * it.mean:.1f} ± {PER_CENT * it.within:.1f} %" if share else f"{it.mean:.2f} ± {it.within:.2f}"
    text = words.text("balance-spread", low=told[0], middle=told[1], high=told[2], mean=mean, games=it.games)
    return Section(title, [explained, text], charts.count_bars(it, axis, words.text("balance-games")))


def lead_sections(found: Balance, words: Words) -> list[Section]:
    if not found.leads:
        return []
    names = [words.text("balance-moment", part=f"{it.name} %") for it in found.leads]
    rows = [[name, str(g.games), per_cent(g.won), interval(g), per_cent(g.due)] for name, g in zip(names, found.leads, strict=True)]
    text = [words.text("balance-leads-text")]
    if found.runaway is not None:
        ran = found.runaway
        text.append(words.text("balance-runaway", share=per_cent(ran.won), interval=interval(ran), games=ran.games))
    chart = charts.share_bars(found.leads, names, words.text("balance-won-axis"))
    return [Section(words.text("balance-leads-title"), text, chart, Table([words.text("balance-leads"), *share_heads(words)], rows))]


# What is done


def use_sections(found: Balance, words: Words) -> list[Section]:
    heads = [words.text("balance-action"), words.text("balance-times"), words.text("balance-in-games"), words.text("balance-by-winners")]
    actions = [it for it in found.uses if not it.field]
    fair = words.text("balance-uses-text", games=found.games, share=per_cent(winners_due(found)))
    sections = [Section(words.text("balance-uses-title"), [fair], "", Table(heads, [use_row(found.game, it, words) for it in actions]))]
    choices = [it for it in found.uses if it.field]
    if choices:
        table = Table(heads, [use_row(found.game, it, words) for it in choices])
        sections.append(Section(words.text("balance-choices-title"), [words.text("balance-choices-text")], "", table))
    told = words.text("balance-unused-text", games=found.games, count=len(found.unused))
    sections.append(Section(words.text("balance-unused-title"), [told, *unused_lines(found, words)]))
    by_key: dict[str, list[Use]] = {}
    for it in found.chances:
        by_key.setdefault(it.key, []).append(it)
    rows = [use_row(found.game, it, words)[:3] for them in by_key.values() if len(them) <= MOST_CHANCES for it in them]
    if rows:
        sections.append(Section(words.text("balance-chances-title"), [words.text("balance-chances-text")], "", Table(heads[:3], rows)))
    return sections


def unused_lines(found: Balance, words: Words) -> list[str]:
    """Whole actions in a line, then a line for every choice of which nobody took something."""
    whole = [it.key for it in found.unused if not it.field]
    choices: dict[tuple[str, str], list[str]] = {}
    for it in found.unused:
        if it.field:
            choices.setdefault((it.key, it.field), []).append(say.value(words, found.game, it.field, it.value))
    lines = [f"{key} · {field}: {', '.join(values)}" for (key, field), values in choices.items()]
    return [", ".join(whole) or "–", *lines]


def winners_due(found: Balance) -> float:
    """Which part of what all do would be done by winners if they did as much as the others."""
    game = find(found.game)
    return 1 / len(game.teams(game.rules(found.options), found.seats))


def use_row(game: str, it: Use, words: Words) -> list[str]:
    return [use_name(game, it, words), f"{it.times:.2f}", per_cent(it.games), "" if it.by_winners is None else per_cent(it.by_winners)]


def use_name(game: str, it: Use, words: Words) -> str:
    """As journals and the API call it; values by their names, where they have any."""
    value = say.value(words, game, it.field or it.key.removesuffix("-card"), it.value)
    return f"{it.key}: {value}" if it.value and not it.field else f"{it.key} · {it.field}: {value}" if it.field else it.key


def sweep_section(found: Balance, words: Words) -> Section:
    heads = [words.text("balance-sweep"), words.text("balance-games"), words.text("balance-sweep-first"), words.text("balance-inputs-axis")]
    heads += [words.text("balance-lead_changes-axis"), words.text("balance-sweep-runaway")]
    varied = [name for name in found.options if len({str(it.options[name]) for it in found.sweep}) > 1]
    rows = []
    for it in found.sweep:
        name = ", ".join(f"{option}={it.options[option]}" for option in varied)
        first = "–" if it.first is None else f"{per_cent(it.first.won)} ({interval(it.first)})"
        changes, ran = "–" if it.lead_changes is None else f"{it.lead_changes:.2f}", "–" if it.runaway is None else per_cent(it.runaway)
        rows.append([name, str(it.games), first, f"{it.inputs:.1f}", changes, ran])
    return Section(words.text("balance-sweep-title"), [words.text("balance-sweep-text")], "", Table(heads, rows))


# As a page and on paper

STYLE = """
body { font: 16px/1.5 Georgia, "Libertinus Serif", serif; color: #22201c; background: #fdfbf7 }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem }
h1, h2 { color: #8a4b0f; line-height: 1.2 } h2 { border-bottom: 1px solid #d8d2c6; margin-top: 2.2em }
table { border-collapse: collapse; margin: 1em 0; font-size: .92em }
th { text-align: left; color: #6f6a61; border-bottom: 1.5px solid #6f6a61 } td { border-bottom: 1px solid #e7e1d5 }
th, td { padding: .2em .8em .2em 0; vertical-align: top } th + th, td + td { text-align: right } td + td { white-space: nowrap }
figure { margin: 1em 0 } figure, .wide { overflow-x: auto } svg { max-width: 100%; height: auto }
"""


def html(made: Report) -> str:
    parts = [f"<h1>{escape(made.title)}</h1>", *(f"<p>{escape(line)}</p>" for line in made.about)]
    for section in made.sections:
        parts += [f"<h2>{escape(section.title)}</h2>", *(f"<p>{escape(line)}</p>" for line in section.text)]
        if section.chart:
            parts.append(f"<figure>{section.chart}</figure>")
        if section.table is not None:
            parts.append(html_table(section.table))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(made.title)}</title>'
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{made.language}"><head>{head}</head>\n<body>\n' + "\n".join(parts) + "\n</body></html>\n"


def html_table(table: Table) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    rows = "\n".join(row(cells, "td") for cells in table.rows)
    return f'<div class="wide"><table><thead>{row(table.heads, "th")}</thead><tbody>{rows}</tbody></table></div>'


def pdf(made: Report) -> bytes:
    """Set by typst in its own fonts, like the reports of a debrief."""
    import typst

    template = files("magnat.lab.balance").joinpath("paper.typ").read_bytes()
    data = msgspec.json.encode(made).decode()
    return typst.compile(template, format="pdf", sys_inputs={"data": data}, ignore_system_fonts=True)
