"""OC-8 under fire: offers, answers, promises and judgements in any order, while the world goes on around them."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from magnat.games.oilcity import loans_and_promises
from magnat.games.oilcity.actions import (
    AcceptOffer,
    BackOffer,
    DeclineOffer,
    EnforcePromise,
    ForgivePromise,
    KeepPromise,
    MakeOffer,
    WithdrawOffer,
)
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.stages import Phase
from magnat.games.oilcity.state import Bundle, Company, Offer
from magnat.kernel.contract import Action, Fact, Log, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.playout import put_in, random_input
from tests.games.oilcity.market import random_offer, try_switch
from tests.games.oilcity.positions import GAME, booked, laid_out, offer, sums, text

SEEDS = st.integers(0, 2**32 - 1)


def owns(company: Company, bundle: Bundle) -> bool:
    """Does the company have all of this, in its store or as bare plots?"""
    bare = {plot.number for plot in company.plots if not any(plot.fields)}
    return all(amount <= have for amount, have in zip(bundle.things, company.store, strict=True)) and set(bundle.plots) <= bare


def partner_of(seat: Seat) -> Seat:
    return (seat + 1) % 3 + seat // 3 * 3


def swapped(offer: Offer, taker: int) -> dict[str, int]:
    """How a deal changes the totals."""
    expected: dict[str, int] = {}
    for bundle, giver, receiver in ((offer.give, offer.giver, taker), (offer.take, taker, offer.giver)):
        for name, amount in [*zip(THINGS, bundle.things, strict=True), ("plot", len(bundle.plots))]:
            expected[f"{name} {giver}"] = expected.get(f"{name} {giver}", 0) - amount
            expected[f"{name} {receiver}"] = expected.get(f"{name} {receiver}", 0) + amount
    return {name: amount for name, amount in expected.items() if amount}


class Market(RuleBasedStateMachine):
    """Nine players; whatever the law lets through must keep the books, whatever it refuses must change nothing."""

    @initialize(commit=st.sampled_from(["any_partner", "majority"]), seed=SEEDS)
    def sit_down(self, commit: str, seed: int) -> None:
        self.law, self.city = laid_out(9, commit=commit)
        self.total = sums(self.city)
        dice = Dice(seed)
        while self.city.phase != Phase.TURN:
            self.go_on(dice)

    # What is tried

    def wish(self, seat: Seat, action: Action) -> list[Fact]:
        """The law decides; refused wishes leave the position as it was, to the letter."""
        before, totals = text(self.city), GAME.totals(self.city)
        refusal = self.law.check(self.city, seat, action)
        assert text(self.city) == before
        if refusal is not None:
            assert refusal.clause.startswith("OC-")
            assert refusal.key
            return []
        log = Log()
        self.law.apply(self.city, seat, action, log)
        booked(self.city, totals, log.facts)
        return log.facts

    def go_on(self, dice: Dice) -> None:
        given = random_input(self.law, self.city, dice)
        if given is not None:
            totals, log = GAME.totals(self.city), Log()
            put_in(self.law, self.city, given, log)
            booked(self.city, totals, log.facts)

    def pick_offer(self, dice: Dice) -> tuple[int, Seat, Seat]:
        """An open offer, a partner of its giver and one of a company that it is for; now and then anything at all."""
        if dice.below(8) == 0:
            return dice.below(40), dice.below(11), dice.below(11)
        found = self.city.offers[dice.below(len(self.city.offers))]
        takers = [seat for seat in range(9) if seat // 3 != found.giver and found.to in (-1, seat // 3)]
        return found.number, found.giver * 3 + dice.below(3), takers[dice.below(len(takers))]

    def pick_promise(self, dice: Dice) -> tuple[int, Seat]:
        """A promise, broken ones first, and a partner of its debtor; now and then anything at all."""
        if dice.below(8) == 0:
            return dice.below(40), dice.below(11)
        owed = [it for it in self.city.promises if it.broken] or self.city.promises
        promise = owed[dice.below(len(owed))]
        return promise.number, promise.debtor * 3 + dice.below(3)

    @precondition(lambda self: self.city.phase == Phase.TURN)
    @rule(seed=SEEDS)
    def propose(self, seed: int) -> None:
        dice = Dice(seed)
        seat = dice.below(9)
        wish = random_offer(self.city, seat // 3, dice)
        facts = self.wish(seat, wish)
        assert [fact.key for fact in facts if fact.key == "offer-made"] == (["offer-made"] if facts else [])
        if facts:
            assert self.city.offers[-1].number == self.city.numbered
            assert owns(self.city.companies[seat // 3], wish.give)

    @rule(seat=st.integers(0, 8), to=st.integers(-1, 2), thing=st.integers(0, len(THINGS) - 1), later=st.integers(0, 2))
    def borrow(self, seat: Seat, to: int, thing: int, later: int) -> None:
        """A loan: the other gives something now and has it back later."""
        amount = 500 if thing == MONEY else 1
        lent, none = Bundle([amount if index == thing else 0 for index in range(len(THINGS))], []), Bundle([0] * len(THINGS), [])
        self.wish(seat, MakeOffer(to, none, lent, lent, none, self.city.turn + later, -1))

    @rule(seat=st.integers(0, 8), owed=st.sampled_from(["money 9000", "wax 9, money 300", "tower 2", "driller 1"]), keeps=st.booleans())
    def promise(self, seat: Seat, owed: str, keeps: bool) -> None:
        """A promise for the next turn, often one that cannot be kept; the other company takes it at once."""
        wish = offer((seat // 3 + 1) % 3, give_later="money 100" if keeps else owed, due=self.city.turn + 1)
        self.wish(seat, wish)
        self.wish(partner_of(seat), BackOffer(self.city.numbered))
        for taker in (wish.to * 3, wish.to * 3 + 1):
            self.take_it(taker, self.city.numbered)

    @precondition(lambda self: self.city.offers)
    @rule(seed=SEEDS)
    def accept(self, seed: int) -> None:
        number, giver, taker = self.pick_offer(Dice(seed))
        for seat in (giver, partner_of(giver)):
            self.wish(seat, BackOffer(number))
        for seat in (taker, partner_of(taker)):
            self.take_it(seat, number)

    def take_it(self, seat: Seat, number: int) -> None:
        """Acceptance moves everything in the bundles, or nothing."""
        offer, before, owed = self.city.offer(number), GAME.totals(self.city), len(self.city.promises)
        facts = self.wish(seat, AcceptOffer(number))
        after = GAME.totals(self.city)
        changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
        if not any(fact.key == "deal-done" for fact in facts):
            assert changed == {}
            return
        assert offer is not None
        taker = seat // 3
        assert changed == swapped(offer, taker)
        assert self.city.offer(number) is None
        promised = [bundle for bundle in (offer.give_later, offer.take_later) if not bundle.empty()]
        assert len(self.city.promises) == owed + len(promised)
        assert {plot.number for plot in self.city.companies[taker].plots} >= set(offer.give.plots)
        assert {plot.number for plot in self.city.companies[offer.giver].plots} >= set(offer.take.plots)

    @precondition(lambda self: self.city.offers)
    @rule(seed=SEEDS, way=st.integers(0, 3))
    def drop(self, seed: int, way: int) -> None:
        """Backed, declined, withdrawn or answered: nothing moves."""
        dice = Dice(seed)
        number, giver, taker = self.pick_offer(dice)
        before = GAME.totals(self.city)
        if way == 0:
            self.wish(giver, BackOffer(number))
        elif way == 1:
            self.wish(taker, DeclineOffer(number))
        elif way == 2:
            self.wish(giver, WithdrawOffer(number))
        elif taker < 9:
            wish = random_offer(self.city, taker // 3, dice)
            self.wish(taker, MakeOffer(wish.to, wish.give, wish.take, wish.give_later, wish.take_later, wish.due, number))
        assert GAME.totals(self.city) == before

    @precondition(lambda self: self.city.promises)
    @rule(seed=SEEDS)
    def keep(self, seed: int) -> None:
        number, debtor = self.pick_promise(Dice(seed))
        promise = self.city.promise(number)
        if self.wish(debtor, KeepPromise(number)):
            assert promise is not None
            assert promise.debtor == debtor // 3
            assert self.city.promise(number) is None

    @precondition(lambda self: self.city.promises)
    @rule(seed=SEEDS, banker=st.integers(8, 10), forgive=st.booleans())
    def judge(self, seed: int, banker: Seat, forgive: bool) -> None:
        number, _ = self.pick_promise(Dice(seed))
        promise, before = self.city.promise(number), GAME.totals(self.city)
        if self.wish(banker, ForgivePromise(number) if forgive else EnforcePromise(number)):
            assert banker >= 9
            assert promise is not None
            assert promise.broken
            assert self.city.promise(number) is None
        if forgive:
            assert GAME.totals(self.city) == before

    # The world goes on

    @rule(seed=SEEDS, inputs=st.integers(1, 12))
    def play(self, seed: int, inputs: int) -> None:
        dice = Dice(seed)
        for _ in range(inputs):
            self.go_on(dice)

    @precondition(lambda self: self.city.phase == Phase.TURN and (self.city.turn < 5 or self.city.promises))
    @rule(seed=SEEDS)
    def next_turn(self, seed: int) -> None:
        """Everybody hurries to the end of the turn, where promises are settled; then the next event comes."""
        dice, turn = Dice(seed), self.city.turn
        for _ in range(400):
            if self.city.turn > turn or self.city.phase == Phase.OVER:
                return
            self.go_on(dice)

    @rule(seed=SEEDS)
    def switch(self, seed: int) -> None:
        try_switch(self.law, self.city, Dice(seed), Log())

    # What always holds

    @invariant()
    def nothing_comes_from_nowhere(self) -> None:
        assert sums(self.city) == self.total

    @invariant()
    def nobody_owes_the_store(self) -> None:
        for company in self.city.companies:
            assert min(company.store) >= 0
            assert company.store[MONEY] % 100 == 0
        assert min(self.city.bank) >= 0
        assert min(self.city.plots_left) >= 0
        numbers = [plot.number for company in self.city.companies for plot in company.plots]
        assert len(numbers) == len(set(numbers))

    @invariant()
    def every_open_offer_is_covered(self) -> None:
        for it in self.city.offers:
            assert owns(self.city.companies[it.giver], it.give)
            assert it.to != it.giver
            assert it.due == 0 or it.due >= loans_and_promises.earliest(self.law.box(self.city), self.city)

    @invariant()
    def promises_make_sense(self) -> None:
        numbers = [it.number for it in self.city.promises] + [it.number for it in self.city.offers]
        assert len(numbers) == len(set(numbers))
        assert max([0, *numbers]) <= self.city.numbered
        for promise in self.city.promises:
            assert promise.debtor != promise.creditor
            assert not promise.owed.empty()
            assert 1 <= promise.due <= 6
            if promise.broken:
                assert promise.due <= self.city.turn
            elif self.city.phase == Phase.TURN:
                assert promise.due >= self.city.turn

    @invariant()
    def the_table_is_never_stuck(self) -> None:
        agenda = self.law.agenda(self.city)
        assert agenda.over or agenda.chances or any(decision.must for decision in agenda.decisions)
        for chance in agenda.chances:
            assert sum(chance.weights) > 0


Market.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


TestMarket = Market.TestCase
