"""McMulti in words: cells become rows and columns, ids of cards and quadrants become names, cards get their numbers."""

from __future__ import annotations

from magnat.games.mcmulti import load
from magnat.games.mcmulti.figures import GOODS, KINDS, News
from magnat.kernel.contract import Word
from magnat.words.catalogue import Words
from magnat.words.names import Names


class McMultiTeller:
    def values(self, words: Words, plain: dict[str, Word], names: Names) -> dict[str, Word]:
        """The fields of a fact or an action, and what the catalogues need beside them."""
        values = dict(plain)
        for field, given in plain.items():
            match field, given:
                case "seat", int(seat):
                    values["player"] = names.player(words, seat)
                case "cell", int(cell):
                    values |= spot(cell)
                case "quadrant", int(quadrant):
                    values["place"] = words.composed(f"mcmulti-quadrant-{quadrant}")
                case "card", str(card):
                    group = "economy" if plain.get("fact") == "economy-changed" else "news"
                    values["card"] = words.composed(f"mcmulti-{group}-{card}")
                case "space", int(space):
                    values["trend"] = trend(plain["start"], space)
        return values

    def numbers(self, group: str, id: str) -> dict[str, Word]:
        """The numbers in an explanation: those printed on the news card."""
        if group != "news":
            return {}
        for card in load.figures().news:
            if card.name == id:
                return printed(card)
        raise KeyError(f"no news card {id}")


TELLER = McMultiTeller()


def spot(cell: int) -> dict[str, Word]:
    """MM-1.2: rows and columns are numbered from 1."""
    side = load.figures().side
    return {"row": cell // side + 1, "column": cell % side + 1}


def trend(start: Word, space: int) -> str:
    assert isinstance(start, int)
    if space == start:
        return "same"
    return "up" if space > start else "down"


def printed(card: News) -> dict[str, Word]:
    """What a news card says: taxes by kind and good, barrels removed and moved, the fee, the fall of demand, the doubles."""
    values: dict[str, Word] = {
        "fee": card.refinery_fee,
        "fall": -card.demand,
        "doubles": ", ".join(f"{number}-{number}" for number in card.closed_until),
    }
    for kind, tax in zip(KINDS, card.asset_tax, strict=True):
        values[kind] = tax
    for good, tax, removed, moved in zip(GOODS, card.barrel_tax, card.domestic_removed, card.foreign_to_domestic, strict=True):
        values[good] = tax
        values[f"removed_{good}"] = removed
        values[f"moved_{good}"] = moved
    return values
