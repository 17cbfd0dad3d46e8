"""Wishes in words: `buy well 3 4`, `sell gasoline abroad`, in English or the language of the table, allowed or not."""

from __future__ import annotations

import re
from collections.abc import Mapping

from magnat.cli.play.game_terminal import Position
from magnat.cli.play.mcmulti.board import LETTERS, SIDE, standing
from magnat.games.mcmulti import actions
from magnat.games.mcmulti.figures import DOMESTIC, FOREIGN, GOODS, KINDS
from magnat.games.mcmulti.view import McMultiView
from magnat.kernel.contract import Action
from magnat.words import catalogue
from magnat.words.catalogue import Words

CELL = re.compile(r"(?:\b([a-d])\s*)?\b([1-9])[\s,./]*([1-9])\b")


def stems(words: Words) -> dict[str, str]:
    """How the words for a thing or a deed begin, in one language: from stem to what is meant."""
    lists: Mapping[str, str] = {
        "buy": words.text("cli-play-mcmulti-stems-buy"),
        "sell": words.text("cli-play-mcmulti-stems-sell"),
        "free": words.text("cli-play-mcmulti-stems-free"),
        "all": words.text("cli-play-mcmulti-stems-all"),
        "keep": words.text("cli-play-mcmulti-stems-keep"),
        "roll": words.text("cli-play-mcmulti-stems-roll"),
        "refine": words.text("cli-play-mcmulti-stems-refine"),
        "pump": words.text("cli-play-mcmulti-stems-pump"),
        "drill": words.text("cli-play-mcmulti-stems-drill"),
        "leave": words.text("cli-play-mcmulti-stems-leave"),
        "declare": words.text("cli-play-mcmulti-stems-declare"),
        "end": words.text("cli-play-mcmulti-stems-end"),
        "use": words.text("cli-play-mcmulti-stems-use"),
        "take": words.text("cli-play-mcmulti-stems-take"),
        "rig": words.text("cli-play-mcmulti-stems-rig"),
        "station": words.text("cli-play-mcmulti-stems-station"),
        "refinery": words.text("cli-play-mcmulti-stems-refinery"),
        "well": words.text("cli-play-mcmulti-stems-well"),
        "crude": words.text("cli-play-mcmulti-stems-crude"),
        "gasoline": words.text("cli-play-mcmulti-stems-gasoline"),
        "domestic": words.text("cli-play-mcmulti-stems-domestic"),
        "foreign": words.text("cli-play-mcmulti-stems-foreign"),
    }
    return {stem: meaning for meaning, listed in lists.items() for stem in listed.split()}


class Wishes:
    """Understands one language beside English."""

    def __init__(self, words: Words) -> None:
        self.stems = {**stems(catalogue.words("en")), **stems(words)}

    def meanings(self, text: str) -> list[str]:
        """What the words mean, in their order; the longest stem that fits a word decides."""
        found = []
        for word in re.findall(r"[^\W\d_]+", text.casefold()):
            fitting = [stem for stem in self.stems if word.startswith(stem)]
            if fitting:
                found.append(self.stems[max(fitting, key=len)])
        return found

    def wish(self, position: Position, text: str) -> Action | None:
        view = position.view
        assert isinstance(view, McMultiView)
        meant = self.meanings(text)
        if position.asked == "take-quadrant":
            return deed(position, meant, text)
        kind = next((name for name in KINDS if name in meant), None)
        good = next((name for name in GOODS if name in meant), None)
        if "free" in meant:
            quadrant, cell = place(view, text, "refinery", idle=True)
            return actions.FreeRefinery(quadrant, cell)
        if "buy" in meant and kind is not None:
            return actions.BuyAsset(KINDS.index(kind), *free_place(view, position, text, kind))
        if "sell" in meant and "all" in meant:
            return actions.SellAll()
        if "sell" in meant and kind is not None:
            return actions.SellAsset(KINDS.index(kind), *place(view, text, kind))
        if "sell" in meant and good == "gasoline" and position.asked == "run-stations" and market(meant) is None:
            return actions.SellFuel(amount(position, text))
        if good is not None and ("buy" in meant or "sell" in meant):
            where = market(meant)
            there = where if where is not None else view.traded if view.traded is not None else DOMESTIC
            trade = actions.BuyBarrel if "buy" in meant else actions.SellBarrel
            return trade(there, GOODS.index(good))
        return deed(position, meant, text)


def deed(position: Position, meant: list[str], text: str) -> Action | None:
    """A wish that needs no thing beside it; the first word that names one decides."""
    for meaning in meant:
        match meaning:
            case "roll":
                return actions.Roll()
            case "declare":
                return actions.Declare()
            case "end":
                return actions.EndPurchases() if position.asked == "special-purchase" else actions.EndTurn()
            case "refine":
                return actions.Refine(amount(position, text))
            case "pump":
                return actions.Pump(amount(position, text))
            case "drill":
                return actions.Drill()
            case "leave":
                return actions.LeaveRig()
            case "keep":
                return actions.KeepRest()
            case "use" | "take":
                return quadrant_wish(position, text)
    return None


def quadrant_wish(position: Position, text: str) -> Action | None:
    """MM-2.5, MM-5.2: a quadrant by its letter, to be one's own or for this roll."""
    found = re.search(r"\b([a-d])\b", text.casefold())
    if found is None:
        return None
    quadrant = LETTERS.index(found.group(1))
    return actions.TakeQuadrant(quadrant) if position.asked == "take-quadrant" else actions.ChooseQuadrant(quadrant)


def market(meant: list[str]) -> int | None:
    if "foreign" in meant:
        return FOREIGN
    return DOMESTIC if "domestic" in meant else None


def amount(position: Position, text: str) -> int:
    """The number in the text, or the most that the form takes."""
    found = re.search(r"\d{1,6}", text)
    if found:
        return int(found.group())
    return position.forms[0].high if position.forms else 1


def named_place(view: McMultiView, text: str) -> tuple[int, int] | None:
    """The quadrant and cell that the text names; without a letter your first quadrant."""
    found = CELL.search(text.casefold())
    if found is None:
        return None
    own = view.companies[view.seat].quadrants
    quadrant = LETTERS.index(found.group(1)) if found.group(1) else own[0]
    row, column = int(found.group(2)), int(found.group(3))
    return quadrant, (row - 1) * SIDE + column - 1 if column <= SIDE and row <= SIDE else SIDE * SIDE


def place(view: McMultiView, text: str, kind: str, idle: bool = False) -> tuple[int, int]:
    """The named cell, or your first asset of the kind."""
    named = named_place(view, text)
    if named is not None:
        return named
    own = view.companies[view.seat].quadrants
    for quadrant in own:
        part = view.quadrants[quadrant]
        for cell in part.idle if idle else standing(part)[kind]:
            return quadrant, cell
    return own[0], 0


def free_place(view: McMultiView, position: Position, text: str, kind: str) -> tuple[int, int]:
    """The named cell, or the first where the kind would fit."""
    named = named_place(view, text)
    if named is not None:
        return named
    for option in position.options:
        if isinstance(option, actions.BuyAsset) and KINDS[option.kind] == kind:
            return option.quadrant, option.cell
    own = view.companies[view.seat].quadrants[0]
    taken = {cell for cells in standing(view.quadrants[own]).values() for cell in cells}
    return own, next((cell for cell in range(SIDE * SIDE) if cell not in taken), 0)
