"""Why the clerk of 18Africa does what it does: a reason for every answer, with the very numbers that it compared."""

from __future__ import annotations

from functools import cached_property

from magnat.bots.africa import card_auction, concessions
from magnat.bots.africa.concessions import Deliveries, Surveys
from magnat.bots.africa.outlook import Ledger, Outlook
from magnat.bots.africa.shares import ShareTrader
from magnat.bots.africa.situation import Situation
from magnat.bots.africa.stations import with_token
from magnat.bots.africa.track import Site
from magnat.bots.africa.trains import LEAST_GAIN, Deal, TrainPlans, loss_without
from magnat.bots.bot import Hint, Question
from magnat.games.africa import actions as do
from magnat.games.africa import pool, running
from magnat.games.africa.prices import dividend_spaces
from magnat.games.africa.state import Status
from magnat.kernel.contract import Action, Refusal


class Reasons:
    """For one question. Money in pounds; what lies ahead is rounded, what is printed is exact."""

    def __init__(self, situation: Situation, ledger: Ledger, surveys: Surveys, question: Question) -> None:
        self.situation = situation
        self.box = situation.box
        self.ledger = ledger
        self.surveys = surveys
        self.question = question
        self.company = situation.state.company

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.situation, self.ledger)

    @cached_property
    def broker(self) -> ShareTrader:
        return ShareTrader(self.situation, self.outlook)

    def because(self, action: Action) -> Hint:
        """The answer of the clerk with its reason."""
        if len(self.question.options) == 1:
            return Hint(action, "only")
        match self.question.key:
            case "keep" | "nominate" | "bid" | "initial-turn" | "bid-concession" | "choose-concession" | "take-priority":
                return self.auction(action)
            case "stock-turn" | "turned-card":
                return self.stock(action)
            case "lay-track" | "place-token" | "run-trains":
                return self.line(action)
            case "pay-or-withhold" | "trains" | "answer-offer" | "shares":
                return self.treasury(action)
        return Hint(action, "first")

    # Cards, concessions, priority

    def auction(self, action: Action) -> Hint:
        hand, state = card_auction.Hand(self.situation), self.situation.state
        match action:
            case do.SetAside():
                return Hint(action, "set-aside", card=action.card_name, worth=round(hand.worth(action.card)))
            case do.Nominate():
                return Hint(action, "nominate", card=action.card_name, worth=round(hand.worth(action.card)))
            case do.Bid():
                return Hint(action, "bid", amount=action.amount, most=self.limit())
            case do.PassBid():
                return Hint(action, "pass-bid", high=max(0, state.high), most=max(0, self.limit()))
            case do.ChooseConcession():
                worth = Deliveries(self.situation, self.outlook, self.surveys).worth(action.concession)
                return Hint(action, "choose-concession", concession=action.concession_name, worth=round(worth))
            case do.BuyHand() if not self.box.is_private(action.card):
                return self.founding(action)
            case do.BuyHand():
                income = self.situation.figures.privates[self.box.private_of(action.card)].income
                return Hint(action, "buy-private", card=action.card_name, income=income)
            case do.BuyBond():
                return Hint(action, "spare-bond", cash=self.situation.me.cash, price=self.situation.figures.bond_price)
            case do.TakePriority():
                return Hint(action, "take-priority")
        return Hint(action, "keep-cash", cash=self.situation.me.cash)

    def limit(self) -> int:
        if self.question.key == "bid":
            return card_auction.limit(self.situation)
        return concessions.limit(self.situation, self.outlook, self.surveys)

    def founding(self, action: do.BuyHand) -> Hint:
        """AF-3.2: a company needs a treasury that buys a train and lays track."""
        company = self.box.company_of(action.card)
        own, habits = self.situation.state.companies[company], self.situation.habits
        running_now = own.status == Status.RUNNING
        goal = habits.second_train if running_now and own.cash >= habits.float_cash else habits.float_cash
        return Hint(
            action,
            "fill-treasury" if running_now else "start-company",
            card=action.card_name,
            company=self.box.company_name(company),
            cash=own.cash,
            needed=goal,
        )

    # Shares

    def stock(self, action: Action) -> Hint:
        figures, rounds = self.situation.figures, self.outlook.rounds
        match action:
            case do.BuyHand() | do.BuyDiscard() | do.BuyPool():
                return self.purchase(action)
            case do.SellShare():
                return self.sale(action, "company", action.company_name, round(self.outlook.worth(action.company)))
            case do.SellPrivate():
                income = figures.privates[action.private].income * rounds
                return self.sale(action, "private", action.private_name, self.broker.sale_price(action) + income)
            case do.BuyBond():
                return Hint(action, "buy-bond", price=figures.bond_price, worth=round(self.outlook.bond()), rounds=rounds)
            case do.SellBond():
                return Hint(action, "sell-bond", price=figures.bond_price, rate=percent(self.broker.out_of_reach()))
            case do.TurnCard():
                return Hint(action, "turn-card", rate=percent(self.broker.deck_rate()))
            case do.BuyTurned() | do.DeclineTurned():
                return self.turned(action)
        return Hint(action, "nothing-gains", cash=self.situation.me.cash)

    def purchase(self, action: do.BuyHand | do.BuyDiscard | do.BuyPool) -> Hint:
        price = self.box.printed_price(action.card)
        if isinstance(action, do.BuyPool):
            price = pool.price_of(self.box, self.situation.state, action.card)
        if not self.box.is_private(action.card):
            company = self.box.company_of(action.card)
            own = self.situation.state.companies[company]
            if self.situation.leads(company) and not own.trains and own.cash < self.situation.first_train_price():
                train = self.situation.first_train_price()
                return Hint(
                    action, "fill-treasury", card=action.card_name, company=self.box.company_name(company), cash=own.cash, needed=train
                )
        worth = round(self.broker.profit(action.card, price) + price)
        if worth <= price:  # it is not this card alone that pays, but those that lie behind it, or what the economy does
            return Hint(action, "buy-for-more", card=action.card_name, price=price)
        return Hint(action, "buy-card", card=action.card_name, price=price, worth=worth, rounds=self.outlook.rounds)

    def sale(self, action: Action, group: str, name: str, worth: int) -> Hint:
        """Too many certificates; or it will bring less than its price; or something much better waits; or the economy is to change."""
        price, named = self.broker.sale_price(action), {group: name}
        better, keeping = self.broker.out_of_reach(), self.broker.keeping(action)
        if all(isinstance(option, do.SellShare | do.SellPrivate) for option in self.question.options):
            return Hint(action, f"forced-{group}", price=price, worth=worth, **named)
        if worth < price:
            return Hint(action, f"sell-{group}", price=price, worth=worth, **named)
        if better - self.situation.habits.swap > keeping:
            return Hint(action, f"swap-{group}", price=price, rate=percent(better), own=percent(keeping), **named)
        return Hint(action, f"economy-{group}", price=price, gain=round(self.outlook.economy_change(1)), **named)

    def turned(self, action: Action) -> Hint:
        card = self.situation.state.card
        price = self.box.printed_price(card)
        worth = round(self.broker.profit(card, price) + price)
        if isinstance(action, do.BuyTurned) and worth <= price:
            return Hint(action, "buy-for-more", card=self.card_name(card), price=price)
        return Hint(action, action.key, card=self.card_name(card), price=price, worth=worth, rounds=self.outlook.rounds)

    def card_name(self, card: int) -> str:
        return self.box.card_names[card]

    # Track, stations, runs

    def line(self, action: Action) -> Hint:
        situation, own = self.situation, self.situation.state.companies[self.company]
        match action:
            case do.LayTile():
                return self.track(action)
            case do.EndTrack():
                return Hint(action, "no-track", worth=situation.earns(self.company, own.trains))
            case do.PlaceToken():
                gain = with_token(situation, self.company, action) - situation.earns(self.company, own.trains)
                return Hint(action, "place-token", gain=gain, price=0 if action.free else action.cost)
            case do.SkipToken():
                if not own.trains:
                    return Hint(action, "no-train-yet", cash=own.cash)
                return Hint(action, "no-token", worth=situation.earns(self.company, own.trains))
            case do.AssignConcession():
                bonus = situation.figures.concessions[action.concession].bonus
                return Hint(action, "assign", concession=action.concession_name, bonus=bonus)
            case do.Run():
                found = running.routes_of(self.box, situation.state, self.company, action)
                return Hint(action, "run", revenue=0 if isinstance(found, Refusal) else running.revenue(found))
        return Hint(action, "first")

    def track(self, action: do.LayTile) -> Hint:
        """What the trains that the company can soon have earn with this tile; a way that is not finished yet earns nothing more."""
        site, tile = Site(self.situation, self.company), self.box.atlas.tiles[action.tile]
        after = site.with_track([(action.place, tile.shapes[tile.by_rotation[action.rotation]])])
        if after > site.before:
            return Hint(action, "lay-tile", before=site.before, worth=after)
        return Hint(action, "lay-way", before=site.before)

    # Dividends and trains

    def treasury(self, action: Action) -> Hint:
        situation, own, figures = self.situation, self.situation.state.companies[self.company], self.situation.figures
        match action:
            case do.Pay():
                revenue = situation.state.revenue
                spaces = dividend_spaces(self.box, revenue, figures.prices[own.space])
                return Hint(action, "pay", revenue=revenue, share=revenue // figures.units(), spaces=spaces)
            case do.Withhold():
                return self.saving(action)
            case do.BuyTrain():
                gain = situation.earns(self.company, sorted([*own.trains, action.train])) - situation.earns(self.company, own.trains)
                price = figures.trains[action.train].price
                if not own.trains:
                    return Hint(action, "first-train", train=action.train_name, price=price, gain=gain)
                if gain <= 0:
                    asset = round(price / figures.trains_part)
                    return Hint(action, "train-counts", train=action.train_name, price=price, asset=asset)
                return Hint(action, "buy-train", train=action.train_name, price=price, gain=gain)
            case do.SellTrain():
                return Hint(action, "sell-train", train=action.train_name, price=figures.trains[action.train].resale)
            case do.OfferTrain():
                gain = max(situation.earns(self.company, [action.train]), LEAST_GAIN)
                return Hint(action, "offer-train", train=action.train_name, price=action.price, gain=gain)
            case do.AcceptOffer() | do.DeclineOffer():
                state = situation.state
                loss = loss_without(situation, state.seller, state.train)
                return Hint(action, action.key, price=state.price, loss=loss, rounds=self.outlook.rounds)
            case do.BuyPool():
                return self.purchase(action)
            case do.EndTrains():
                return self.no_train(action)
        return Hint(action, "keep-treasury", cash=own.cash)

    def saving(self, action: Action) -> Hint:
        """The train that is nearest among those that promise more."""
        plans, own = TrainPlans(self.situation, self.outlook, self.company), self.situation.state.companies[self.company]
        deals = [deal for deal in plans.deals if deal.gain > 0 and deal.cost > own.cash]
        if not deals:
            return Hint(action, "withhold-all", revenue=self.situation.state.revenue, cash=own.cash)
        deal = min(deals, key=lambda it: it.cost)
        return Hint(action, "withhold", revenue=self.situation.state.revenue, cash=own.cash, **self.told(deal))

    def told(self, deal: Deal) -> dict[str, int | str]:
        return {"train": self.situation.figures.trains[deal.kind].name, "price": deal.cost, "gain": deal.gain}

    def no_train(self, action: Action) -> Hint:
        own = self.situation.state.companies[self.company]
        deals = TrainPlans(self.situation, self.outlook, self.company).deals
        wanted = [deal for deal in deals if deal.score > 0]
        if self.situation.state.bank_train:
            return Hint(action, "train-bought")
        if wanted and min(deal.cost for deal in wanted) > own.cash:
            return Hint(action, "train-too-dear", cash=own.cash, **self.told(min(wanted, key=lambda deal: deal.cost)))
        return Hint(action, "no-train-pays", cash=own.cash)


def percent(rate: float) -> int:
    return round(100 * rate)
