"""What choices bring: the account of a run stop by stop, and where a dividend moves the price."""

from __future__ import annotations

from rich.text import Text

from magnat.cli.play.africa.signs import GAME, concession_name, place_name, pounds, stop_label, train_name
from magnat.games.africa import prices, running
from magnat.games.africa.actions import Run
from magnat.games.africa.imagine import imagine
from magnat.games.africa.names import all_names, index
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.state import AfricaState
from magnat.games.africa.view import AfricaView, CompanyView
from magnat.kernel.contract import Refusal
from magnat.kernel.dice import Dice
from magnat.rail.routes import Account
from magnat.rail.track import STOPS_PER_HEX
from magnat.words import say
from magnat.words.catalogue import Words


class Counter:
    """Counts on a position that looks like the one on the table; what is hidden plays no part in runs and dividends."""

    def __init__(self, words: Words, rules: AfricaRules) -> None:
        self.words = words
        self.rules = rules

    def accounts(self, view: AfricaView, wish: Run) -> list[Account | None] | Refusal:
        state = self.imagined(view)
        return running.explain(self.rules.box(state), state, index("company", view.company), wish)

    def imagined(self, view: AfricaView) -> AfricaState:
        return imagine(self.rules, view, None, Dice(0))

    def total(self, view: AfricaView, wish: Run) -> int:
        found = self.accounts(view, wish)
        return 0 if isinstance(found, Refusal) else sum(account.total for account in found if account is not None)

    def lines(self, view: AfricaView, wish: Run) -> list[Text]:
        """One line for each train: `3  D3 Casablanca 40 + D5 Marrakech 20 + minerals 40 = £100`."""
        found = self.accounts(view, wish)
        if isinstance(found, Refusal):
            return [Text(f" ✗ {say.refusal(self.words, GAME, found)} ({found.clause})", "yellow")]
        company = own(view)
        lines = []
        for train, account in zip(company.trains, found, strict=False):
            line = Text.assemble((f" {train_name(self.words, train)}: ", "bold"))
            lines.append(line.append_text(self.account(view, account)))
        return lines

    def account(self, view: AfricaView, account: Account | None) -> Text:
        """AF-7.5: what counts; stops that the train only passes are just numbered."""
        if account is None:
            return Text(self.words.text("cli-play-africa-stays"), "dim")
        text, joined = Text(), ""
        counted = [line for line in account.lines if line.counted]
        for line in counted:
            name = stop_label(all_names("place")[line.stop // STOPS_PER_HEX], line.stop % STOPS_PER_HEX)
            text.append(f"{joined}{name} {line.worth}")
            joined = " + "
        if len(counted) < len(account.lines):
            text.append(f" (+ {len(account.lines) - len(counted)} × 0)", "dim")
        if account.multiplier > 1:
            text = Text.assemble("(", text, f") × {account.multiplier}")
        for number, amount in account.bonuses:
            text.append(f" + {self.bonus(view, number)} {amount}", "green")
        return text.append(f" = {pounds(self.words, account.total)}", "bold")

    def bonus(self, view: AfricaView, number: int) -> str:
        """AF-7.7, AF-7.9: a transcontinental connection or a concession, in the order in which the rules count them."""
        crossings = self.rules.box_for(len(view.players)).crossings
        if number < len(crossings):
            ends = [*crossings[number].hexes, *crossings[number].others]
            return "–".join(place_name(all_names("place")[place]).partition(" ")[2] for place in ends)
        return concession_name(self.words, own(view).concessions[number - len(crossings)])

    # AF-8.3

    def moves(self, view: AfricaView, pays: bool) -> int:
        """How many spaces the price moves."""
        company, box = own(view), self.rules.box_for(len(view.players))
        if pays:
            return prices.dividend_spaces(box, view.turn.revenue, company.price)
        neglected = company.director is None and company.leader is not None and not company.trains
        if neglected and not box.choices.penalty_at_end_of_turn:
            return box.figures.managed_without_train
        return box.figures.no_payment

    def price_after(self, view: AfricaView, pays: bool) -> int:
        row = self.rules.figures.prices
        return row[min(max(own(view).space + self.moves(view, pays), 0), len(row) - 1)]


def own(view: AfricaView) -> CompanyView:
    """The company whose turn it is."""
    return next(company for company in view.companies if company.company == view.company)
