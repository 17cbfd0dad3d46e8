"""Oil City in words: companies and plots by name, fields by letter, goods and bundles as phrases that fit into a sentence."""

from __future__ import annotations

from magnat.games.oilcity import load
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import THINGS, Figures
from magnat.games.oilcity.state import EVERYBODY, PROGRAM
from magnat.kernel.contract import Word
from magnat.words.catalogue import Words
from magnat.words.names import Names

GOODS = ("wax", "gas", "kerosene", "crude")


class OilCityTeller:
    def values(self, words: Words, plain: dict[str, Word], names: Names) -> dict[str, Word]:
        """The fields of a fact or an action, and what the catalogues need beside them."""
        values, figures = dict(plain), load.figures("", names.setting("own_plots"))
        for field, given in plain.items():
            match field, given:
                case "company", int(company) if "name" in plain:
                    values["company"] = Names().company(words, company)  # whatever it was called before
                case "company" | "giver" | "taker" | "debtor" | "creditor", int(company):
                    values[field] = names.company(words, company)
                case "to", int(to):
                    values |= holder(words, plain["seat"], to, names) if about_seats(plain) else audience(words, to, names)
                case "seat", int(seat):
                    values["player"] = names.player(words, seat)
                case "member" | "banker", int(index):
                    values["number"] = index + 1
                case "plot", int(number):
                    values["place"] = place(words, number, figures)
                case "field", int(number):
                    values["field"] = letter(number)
                case "event", str(event):
                    values |= {"title": event_title(words, event), "year": year(event)}
                case "reason", str(key):
                    values["why"] = words.composed(f"oilcity-refusal-{key}", need=plain["need"], have=plain["have"])
                case "give" | "take" | "give-later" | "take-later" | "owed", str(text):
                    values[field] = bundle(words, text, figures)
        return values | amounts(words, plain)

    def numbers(self, group: str, id: str) -> dict[str, Word]:
        """The numbers in an explanation: the year of an event, the odds of the war."""
        if group == "event":
            return {"year": year(id)}
        if (group, id) == ("option", "war"):
            war = load.data().war
            return {"turn": war.from_turn, "odds": sum(war.weights)}
        if group == "row":
            return {"points": row_points(id)}
        if (group, id) == ("option", "broken_promise"):
            return {"points": load.data().table.broken_promise_costs}
        return {}


# Who


TELLER = OilCityTeller()


def about_seats(plain: dict[str, Word]) -> bool:
    """Is `to` a seat that gets another seat, and not a company that gets an offer?"""
    return "seat" in plain and "offer" not in plain


def holder(words: Words, seat: Word, to: int, names: Names) -> dict[str, Word]:
    """Who acts for a seat from now on."""
    if to == PROGRAM:
        return {"holder": "program", "to": ""}
    return {"holder": "own" if to == seat else "partner", "to": names.player(words, to)}


def audience(words: Words, to: int, names: Names) -> dict[str, Word]:
    """Who is to get an offer."""
    if to == EVERYBODY:
        return {"audience": "all", "to": ""}
    return {"audience": "one", "to": names.company(words, to)}


def row_points(row: str) -> int:
    """OC-9: what each thing in a row of the value sheet is worth; of the revenue, how much is worth a point."""
    points = load.data().points
    match row:
        case "plots":
            return points.plot
        case "revenue":
            return points.revenue
        case "buildings":
            return points.building
        case "drillers":
            return points.driller
        case "refineries":
            return points.refinery
        case "improved-plots":
            return points.improved_plot
        case "sale-turns":
            return points.sale_turn
    return load.data().table.broken_promise_costs


# Where and when


def place(words: Words, number: int, figures: Figures) -> str:
    """The name of a plot. Its second and third copies say so, as a company may own several."""
    for card in figures.plots:
        if card.first <= number < card.first + card.copies:
            name, copy = card_name(words, card.name), number - card.first
            return name if copy == 0 else f"{name} ({copy + 1})"
    return words.text("oilcity-part-no-plot", number=number)


def card_name(words: Words, card: str) -> str:
    """A place; what is not in the catalogue is a card of the table's own, and called by its title."""
    return words.composed(f"oilcity-plot-{card}") if words.has(f"oilcity-plot-{card}") else card


def event_title(words: Words, event: str) -> str:
    return words.composed(f"oilcity-event-{event}") if words.has(f"oilcity-event-{event}") else event


def letter(field: int) -> str:
    """OC-3.1: fields are called a to i."""
    letters = load.data().grid.fields
    return letters[field] if 0 <= field < len(letters) else str(field)


def year(event: str) -> int:
    """Of a printed event; a table's own ones have none, which is 0."""
    for card in load.data().events:
        if card.id == event:
            return card.year
    return 0


# What and how much


def amounts(words: Words, plain: dict[str, Word]) -> dict[str, Word]:
    """`items`: what is ordered, put, refined or taken away; `goods`: what is sold or won; `made`: what the refinery gave; `points`: what a
    promise cost. `goes`: whether something came back for what was given."""
    values: dict[str, Word] = {}
    if "wax" in plain:
        values["goods"] = goods(words, plain)
        values["load"] = "some" if any(plain.get(field) for field in (*GOODS, "wagons")) else "none"
    match plain:
        case {"fact": "handed-over" | "offer-taken", "take": str(take)}:
            values["goes"] = "both-ways" if take else "one-way"
        case {"fact": "point-lost" | "point-restored"}:
            values["points"] = load.data().table.broken_promise_costs
        case {"order": "pedlar"}:
            values["items"] = values["goods"]
        case {"order": "refine", "amount": int(amount)} | {"crude": int(amount), "member": int()}:
            values["items"] = counted(words, "crude", amount)
        case {"order": str(order), "amount": int(amount)}:
            values["items"] = counted(words, order, amount)
        case {"piece": str(piece)}:
            values["items"] = counted(words, piece, 1)
        case {"drillers": int(amount)}:
            values["items"] = counted(words, "driller", amount)
        case {"fact": "crude-refined", "crude": int(crude), "kerosene": int(kerosene)}:
            values |= {"items": counted(words, "crude", crude), "made": counted(words, "kerosene", kerosene)}
        case {"wagons": int(wagons), "counted": int(scored)}:
            values["scored"] = "all" if scored == wagons else "some"
    return values


def goods(words: Words, plain: dict[str, Word]) -> str:
    """The goods among the fields, as one phrase."""
    return phrase(words, [counted(words, good, amount) for good in GOODS if isinstance(amount := plain.get(good, 0), int) and amount != 0])


def bundle(words: Words, text: str, figures: Figures) -> str:
    """What changes hands, as one phrase; `text` as in `money 500, wax 2, plot 12`."""
    given = read_bundle(text)
    things = [counted(words, THINGS[thing], count) for thing, count in enumerate(given.things) if count != 0]
    return phrase(words, things + [words.text("oilcity-part-plot", place=place(words, number, figures)) for number in given.plots])


def counted(words: Words, thing: str, count: int) -> str:
    """A number of things, as the object of a sentence."""
    return words.text("oilcity-part-counted", thing=thing, count=count)


def phrase(words: Words, parts: list[str]) -> str:
    if not parts:
        return words.text("oilcity-part-nothing")
    if len(parts) == 1:
        return parts[0]
    return words.text("oilcity-part-list", most=", ".join(parts[:-1]), last=parts[-1])
