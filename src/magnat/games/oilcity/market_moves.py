"""OC-8: what partners do about offers and promises, at any stage of their company's turn."""

from __future__ import annotations

from magnat.games.oilcity import deals, loans_and_promises
from magnat.games.oilcity.actions import AcceptOffer, BackOffer, DeclineOffer, KeepPromise, MakeOffer, OfferWish, WithdrawOffer
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Log, Refusal, Seat


def is_deal(action: Action) -> bool:
    return isinstance(action, OfferWish) or isinstance(action, MakeOffer) or isinstance(action, KeepPromise)


def check(box: Box, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
    company = box.company_of[seat]
    if isinstance(action, MakeOffer):
        return deals.check_offer(box, state, company, action)
    if isinstance(action, AcceptOffer):
        return deals.check_accept(box, state, seat, action.offer)
    if isinstance(action, BackOffer):
        return deals.check_back(box, state, seat, action.offer)
    if isinstance(action, DeclineOffer):
        return deals.check_decline(box, state, company, action.offer)
    if isinstance(action, WithdrawOffer):
        return deals.check_withdraw(state, company, action.offer)
    assert isinstance(action, KeepPromise)
    return loans_and_promises.check_keep(box, state, company, action.promise)


def apply(box: Box, state: OilCityState, seat: Seat, action: Action, log: Log) -> None:
    if isinstance(action, MakeOffer):
        deals.make_offer(box, state, seat, action, log)
    elif isinstance(action, KeepPromise):
        owing = state.promise(action.promise)
        assert owing is not None
        loans_and_promises.keep(box, state, owing, log)
    elif isinstance(action, AcceptOffer) or isinstance(action, BackOffer):
        deals.vote(box, state, seat, action.offer, log)
    else:
        assert isinstance(action, OfferWish)
        deals.drop(box, state, action.offer, log)
