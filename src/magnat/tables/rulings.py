"""TB-3.2: what the host can do for a seat, as far as everybody can know it. Nobody looks into a hand in order to act for it."""

from __future__ import annotations

from magnat.kernel.contract import Action, Refusal, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR, Form
from magnat.tables.table import Table

IMAGINED = 5
"""Positions that look alike to a spectator. What all of them allow does not depend on anything hidden, or hardly ever."""


def imagined(table: Table) -> list[State]:
    """Made of what lies open and nothing else, so nothing that is made of them can tell more."""
    view = table.view(SPECTATOR)
    return [table.game.imagine(table.rules, view, SPECTATOR, Dice(number)) for number in range(IMAGINED)]


def options(table: Table, seat: Seat) -> list[Action]:
    """What the seat may do in all of them, even where nobody waits for it. The rules judge it once more when it is done."""
    first, *others = [table.rules.options(state, seat) + unasked(table, state, seat) for state in imagined(table)]
    known = [{named(action) for action in listed} for listed in others]
    return [action for action in first if all(named(action) in listed for listed in known)]


def unasked(table: Table, state: State, seat: Seat) -> list[Action]:
    """Actions that are possible but not listed, such as making a turn the last one."""
    return [table.game.decode_action(form.action, {}) for form in table.game.forms(table.rules, state, seat) if not form.field]


def named(action: Action) -> tuple[str, tuple[tuple[str, int | str], ...]]:
    return action.key, tuple(action.words().items())


def forms(table: Table, seat: Seat) -> list[Form]:
    """The amounts that fit all of them."""
    first, *others = [table.game.forms(table.rules, state, seat) for state in imagined(table)]
    found = []
    for form in (it for it in first if it.field):
        alike = [form, *(it for listed in others for it in listed if (it.action, it.field) == (form.action, form.field))]
        low, high = max(it.low for it in alike), min(it.high for it in alike)
        if len(alike) == IMAGINED and low <= high:
            found.append(Form(form.action, form.field, low, high, form.step))
    return found


def openly(table: Table, seat: Seat, action: Action, refusal: Refusal) -> Refusal:
    """Why the host cannot do it, if that lies open; otherwise only that it cannot be done."""
    if refusal.clause.startswith("TB-"):
        return refusal
    reasons = [table.rules.check(state, seat, action) for state in imagined(table)]
    open_to_all = all(it is not None and repr(it) == repr(refusal) for it in reasons)
    return refusal if open_to_all else Refusal("TB-3.2", "hidden-reason")
