"""What a seat must not know, stated independently of the rules: twins of a position that differ only in that; hidden facts and fields."""

from __future__ import annotations

import copy
import random
from typing import Any

from magnat.games.africa.names import all_names

Plain = Any  # a state as JSON
MONEY = 0
"""The place of money in a company's store."""
EVERYBODY = -1
CARDS = all_names("card")
"""Hands are kept in the order of the cards."""


class Eyes:
    """Who looks: a seat (-1 watches) of a game with these players and, in Oil City, these companies."""

    def __init__(self, game: str, seat: int, players: int, teams: list[list[int]]) -> None:
        self.game = game
        self.seat = seat
        self.banker = seat >= players
        self.company = next((number for number, team in enumerate(teams) if seat in team), None) if game == "oilcity" else None

    # Positions

    def twin(self, state: Plain, options: Plain, dice: random.Random) -> Plain:
        """The same position with something else wherever these eyes cannot look."""
        other = copy.deepcopy(state)
        match self.game:
            case "mcmulti":
                self.other_cash(other, options, dice)
            case "oilcity":
                self.other_city(other, dice)
            case "africa":
                self.other_cards(other, dice)
        return other

    def other_cash(self, board: Plain, options: Plain, dice: random.Random) -> None:
        """MM-1.4: cash is one's own business until the end; whoever still owes a tax has less than that."""
        if options["open_cash"] or board["stage"] == "over":
            return
        for seat, company in enumerate(board["companies"]):
            if seat != self.seat:
                company["cash"] = dice.randrange(company["debt"] or 100)

    def other_city(self, city: Plain, dice: random.Random) -> None:
        """Cash and plans of other companies, offers between others, promises of others. Bankers see cash, promises and plans they serve."""
        over = city["phase"] == "over"
        offers = [it for it in city["offers"] if it["giver"] == self.company or it["to"] in (EVERYBODY, self.company)]
        for number, company in enumerate(city["companies"]):
            if number == self.company:
                continue
            if not (self.banker or over):
                least = max([0, *(money(it["give"]) for it in offers if it["giver"] == number)])
                new = least + 100 * dice.randrange(30)
                city["bank"][MONEY] += company["store"][MONEY] - new
                company["store"][MONEY] = new
            if not (self.banker and company["stage"] == "service"):
                company["plans"] = company["plans"][: dice.randrange(len(company["plans"]) + 1)]
        city["offers"] = offers
        if not self.banker:
            city["promises"] = [it for it in city["promises"] if self.company in (it["debtor"], it["creditor"])]

    def other_cards(self, state: Plain, dice: random.Random) -> None:
        """AF-1.2, AF-2.5: the cards in other hands, but for those that everybody saw at the auction, and the deck."""
        hidden = []
        for seat, player in enumerate(state["players"]):
            known = list(player["known"])
            for place, card in enumerate(player["hand"]):
                if card in known:
                    known.remove(card)
                elif seat != self.seat and not card.endswith("-director"):
                    hidden.append((player["hand"], place))
        deck = [card for card, count in state["deck"].items() for _ in range(count) if not card.endswith("-director")]
        if state["deck_known"] or any(player["returned"] for player in state["players"]):
            deck = []  # whoever knows some of its cards knows that they are not in a hand
        cards = [*deck, *(hand[place] for hand, place in hidden)]
        dice.shuffle(cards)
        for (hand, place), card in zip(hidden, cards, strict=False):
            hand[place] = card
        for before, after in zip(deck, cards[len(hidden) :], strict=True):
            state["deck"][before] -= 1
            state["deck"][after] = state["deck"].get(after, 0) + 1
        state["deck"] = {card: count for card, count in state["deck"].items() if count}
        for player in state["players"]:
            player["hand"].sort(key=CARDS.index)

    # Facts

    def must_not_learn(self, fact: Plain) -> bool:
        """Is this fact, as it was shown to these eyes, none of their business?"""
        words = fact["words"]
        match self.game, fact["fact"]:
            case "africa", "card-dealt" | "card-set-aside":
                return "card" in words and words["seat"] != self.seat
            case "oilcity", "token-placed" | "token-taken":
                return bool(words["company"] != self.company)
            case "oilcity", "offer-made" | "offer-gone":
                return self.company != words["giver"] and words["to"] not in (EVERYBODY, self.company)
            case "oilcity", "deal-done":
                return not self.banker and self.company not in (words["giver"], words["taker"])
            case "oilcity", "handed-over" | "offer-taken":
                return money(words["give"]) + money(words["take"]) > 0
            case "oilcity", str(key) if key.startswith("promise"):
                return not self.banker and self.company not in (words["debtor"], words["creditor"])
        return False

    # Fields

    def forbidden_fields(self, view: Plain, options: Plain) -> list[str]:
        """Hidden numbers and cards by their names in the view; empty if all of them are None."""
        found = []
        if self.game == "mcmulti" and not options["open_cash"] and view["stage"] != "over":
            found += [f"cash of {it['seat']}" for it in view["companies"] if it["seat"] != self.seat and it["cash"] is not None]
        if self.game == "africa":
            others = [it for it in view["players"] if it["seat"] != self.seat]
            found += [f"{field} of {it['seat']}" for it in others for field in ("hand", "aside", "returned") if it[field] is not None]
        if self.game == "oilcity":
            for it in view["companies"]:
                mine = it["company"] == self.company
                if it["money"] is not None and not (mine or self.banker or view["phase"] == "over"):
                    found.append(f"money of {it['company']}")
                if it["plans"] is not None and not (mine or (self.banker and it["stage"] == "service")):
                    found.append(f"plans of {it['company']}")
        return found


def money(bundle: str) -> int:
    """The money in a bundle as it is written: `money 300, wax 2`."""
    return sum(int(part.split()[1]) for part in bundle.split(", ") if part.startswith("money "))
