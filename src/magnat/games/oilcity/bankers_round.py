"""OC-10: the round of the two bankers: when all tokens lie, banker 1 serves company after company; banker 2 follows with the rest.

With the option `flow=free` nobody waits: every company is served when it confirms, and extracts and sells when it likes.
"""

from __future__ import annotations

from magnat.games.oilcity import extraction, investment
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import BankerCame, Confirmed, PartnerConfirmed, Prepared, Reconsidered, RoundBegan
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import NOBODY, OilCityState, Plan
from magnat.kernel.contract import Log, Refusal, Seat

# Whose turn it is


def order(box: Box, state: OilCityState) -> list[int]:
    """OC-10.3: clockwise from the company whose turn it is to be the first, another one every turn."""
    first = max(0, state.turn - 1)
    return [(first + index) % box.companies for index in range(box.companies)]


def served_now(box: Box, state: OilCityState) -> int:
    """The company at which banker 1 is; NOBODY before all tokens lie and when everybody has been served."""
    if state.phase != Phase.TURN or state.called == 0:
        return NOBODY
    company = order(box, state)[state.called - 1]
    return company if state.companies[company].stage < Stage.PREPARING else NOBODY


def sold_now(box: Box, state: OilCityState) -> int:
    """The company that banker 2 comes to or is at: the first one whose sale is not over."""
    if state.phase != Phase.TURN or state.called == 0:
        return NOBODY
    for company in order(box, state):
        if state.companies[company].stage != Stage.DONE:
            return company
    return NOBODY


# What companies say


def voters(state: OilCityState, seats: list[Seat]) -> list[Seat]:
    """The partners who decide; seats that are left to the program are silent."""
    return [seat for seat in seats if state.holders[seat] >= 0]


def needed(box: Box, state: OilCityState, company: int) -> int:
    """Option `confirm`: of how many partners the tokens need the word."""
    partners = max(1, len(voters(state, box.members[company])))
    if box.choices.confirm == "all":
        return partners
    return partners // 2 + 1 if box.choices.confirm == "majority" else 1


def check_confirm(box: Box, state: OilCityState, seat: Seat, company: int) -> Refusal | None:
    """OC-5.6, OC-5.9"""
    own = state.companies[company]
    if state.has_confirmed(company, seat):
        return Refusal("OC-5.9", "already-confirmed")
    return investment.check_plans(box, state, company, own.plans)


def confirm(box: Box, state: OilCityState, seat: Seat, company: int, log: Log) -> None:
    """OC-5.9: the tokens lie, those that do not are declared unused; if enough partners say so."""
    own = state.companies[company]
    own.confirmed += [voter for voter in state.acts_for(seat) if voter not in own.confirmed]
    if len(own.confirmed) < needed(box, state, company):
        if log.on:
            log.add(PartnerConfirmed("OC-5.9", company, seat, len(own.confirmed), needed(box, state, company)))
        return
    own.confirmed = []
    if not box.choices.rounds:
        investment.confirm(box, state, company, log)
        return
    own.stage = Stage.LAID if state.called == 0 else Stage.SERVICE
    if log.on:
        log.add(Confirmed("OC-5.9", company))


def ready(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-6.3: the preparations are over; the extraction begins when banker 2 is there."""
    if not box.choices.rounds or sold_now(box, state) == company:
        extraction.begin(state, company, log)
        return
    state.companies[company].stage = Stage.READY
    if log.on:
        log.add(Prepared("OC-10.3", company))


def check_reconsider(state: OilCityState, seat: Seat, company: int) -> Refusal | None:
    """OC-5.9, OC-10.3: tokens may be changed until all of them lie, plots until banker 2 comes."""
    own = state.companies[company]
    if state.phase == Phase.TURN:
        if own.stage == Stage.READY or (own.stage == Stage.LAID and state.called == 0):
            return None
        if own.stage == Stage.INVESTING and seat in own.confirmed:
            return None
    return Refusal("OC-10.3", "round-began" if own.stage == Stage.LAID else "not-now")


def reconsider(state: OilCityState, seat: Seat, company: int, log: Log) -> None:
    """A partner takes back their own word; when the company is already waiting, the whole company thinks again."""
    own = state.companies[company]
    if own.stage == Stage.INVESTING:
        own.confirmed = [voter for voter in own.confirmed if voter not in state.acts_for(seat)]
    else:
        own.stage = Stage.INVESTING if own.stage == Stage.LAID else Stage.PREPARING
    if log.on:
        log.add(Reconsidered("OC-10.3", company, seat))


# The bankers on their way


def go_on(box: Box, state: OilCityState, log: Log) -> None:
    """Both bankers go as far as they can; a company that has something to decide keeps them."""
    if state.phase == Phase.TURN:
        banker_1_goes_on(box, state, log)
        banker_2_goes_on(box, state, log)


def banker_1_goes_on(box: Box, state: OilCityState, log: Log) -> None:
    """OC-10.3: from company to company, as soon as all tokens lie. He leaves a company when it has what it ordered."""
    if state.called == 0 and not set_out(box, state, log):
        return
    companies = order(box, state)
    while True:
        attend(box, state, companies[state.called - 1], log)
        if state.companies[companies[state.called - 1]].stage < Stage.PREPARING or state.called == box.companies:
            return
        state.called += 1
        if log.on and not state.by_hand(0):
            log.add(BankerCame("OC-10.3", companies[state.called - 1]))


def set_out(box: Box, state: OilCityState, log: Log) -> bool:
    """OC-5.9: when the last token lies, the crude for the refineries lies with it."""
    for own in state.companies:
        if own.stage != Stage.LAID:
            return False
    for own in state.companies:
        own.crude_laid = 0
        for plan in own.plans:
            if plan.order == Plan.REFINE:
                own.crude_laid += plan.amount
    state.called = 1
    if log.on:
        log.add(RoundBegan("OC-10.3", order(box, state)[0]))
    return True


def attend(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-5.6: the program serves at once, or gives the tokens back with the reason; a person is waited for."""
    own = state.companies[company]
    if own.stage == Stage.LAID:
        own.stage = Stage.SERVICE
    if own.stage == Stage.SERVICE and not state.by_hand(0):
        if investment.check_plans(box, state, company, own.plans) is None:
            investment.serve(box, state, company, log)
        else:
            investment.send_back(box, state, company, log)


def banker_2_goes_on(box: Box, state: OilCityState, log: Log) -> None:
    """OC-10.1: the next company extracts at once if it is ready."""
    company = sold_now(box, state)
    if company != NOBODY and state.companies[company].stage == Stage.READY:
        extraction.begin(state, company, log)
