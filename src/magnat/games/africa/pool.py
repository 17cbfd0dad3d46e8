"""AF-4.3, AF-4.4 b, AF-4.6, AF-8.7: certificates into the bank pool and out of it, for players and companies alike."""

from __future__ import annotations

from magnat.games.africa import bank, control
from magnat.games.africa.box import Box
from magnat.games.africa.facts import PoolBought, PrivateSold, ShareSold
from magnat.games.africa.state import NOTHING, AfricaState, Kept, Source
from magnat.kernel.contract import Action, Log, Refusal


def list_sales(box: Box, state: AfricaState, holder: int, options: list[Action]) -> None:
    for company, own in enumerate(state.companies):
        if own.units[holder] > 0 and control.check_sale(box, state, company, holder) is None:
            options.append(box.sell_share[company])
    for private, owner in enumerate(state.privates):
        if owner == holder:
            options.append(box.sell_private[private])


def check_sell_share(box: Box, state: AfricaState, holder: int, company: int) -> Refusal | None:
    if not 0 <= company < box.companies:
        return Refusal("AF-4.3" if holder < box.seats else "AF-8.7", "no-share-to-sell", 1, 0)
    return control.check_sale(box, state, company, holder)


def check_sell_private(box: Box, state: AfricaState, holder: int, private: int) -> Refusal | None:
    if not 0 <= private < len(state.privates) or state.privates[private] != holder:
        return Refusal("AF-4.3" if holder < box.seats else "AF-8.7", "not-your-private")
    return None


def sell_share(box: Box, state: AfricaState, holder: int, company: int, log: Log) -> None:
    """AF-4.3: at the market price, which does not move."""
    price = control.share_price(box, state, company)
    if log.on:
        log.add(ShareSold("AF-4.3" if holder < box.seats else "AF-8.7", box.holder_word(holder), box.company_name(company), price))
    if holder < box.seats:
        state.players[holder].sold |= box.bits[company]
    control.lose(box, state, company, holder, log)
    bank.pay(box, state, holder, price, log)


def sell_private(box: Box, state: AfricaState, holder: int, private: int, log: Log) -> None:
    """AF-4.3: at its printed price."""
    price = box.figures.privates[private].price
    state.privates[private] = Kept.POOL
    if log.on:
        log.add(PrivateSold("AF-4.3" if holder < box.seats else "AF-8.7", box.holder_word(holder), box.private_name(private), price))
    bank.pay(box, state, holder, price, log)


def in_pool(box: Box, state: AfricaState, card: int) -> bool:
    if box.is_private(card):
        return state.privates[box.private_of(card)] == Kept.POOL
    company = state.companies[box.company_of(card)]
    return company.pool_director if box.is_director(card) else company.pool > 0


def price_of(box: Box, state: AfricaState, card: int) -> int:
    """AF-4.4 b: the market price; a private costs what is printed."""
    if box.is_private(card):
        return box.printed_price(card)
    return control.share_price(box, state, box.company_of(card)) * box.units_of(card)


def green(box: Box, state: AfricaState, company: int) -> bool:
    """AF-4.4 b: so cheap that several may be bought at once."""
    return control.share_price(box, state, company) <= box.figures.green_price


def list_purchases(box: Box, state: AfricaState, holder: int, options: list[Action]) -> None:
    for company, own in enumerate(state.companies):
        if own.pool_director and check_buy(box, state, holder, box.director_card(company)) is None:
            options.append(box.buy_pool[box.director_card(company)])
        if own.pool > 0 and check_buy(box, state, holder, box.share_card(company)) is None:
            options.append(box.buy_pool[box.share_card(company)])
    for private, owner in enumerate(state.privates):
        if owner == Kept.POOL and check_buy(box, state, holder, box.private_card(private)) is None:
            options.append(box.buy_pool[box.private_card(private)])


def check_buy(box: Box, state: AfricaState, holder: int, card: int) -> Refusal | None:
    """What players and companies have in common; the rest is up to the round."""
    player = holder < box.seats
    clause = "AF-4.4" if player else "AF-8.7"
    if not 0 <= card < box.cards or not in_pool(box, state, card):
        return Refusal(clause, "not-in-pool")
    company = box.company_of(card)
    if player and company != NOTHING and state.players[holder].sold & box.bits[company]:
        return Refusal("AF-4.6", "sold-this-round")
    if not player and company == holder - box.seats:
        return Refusal("AF-8.7", "own-shares")
    refusal = check_again(box, state, holder, company, clause)
    if refusal is not None:
        return refusal
    price, cash = price_of(box, state, card), bank.cash(box, state, holder)
    if cash < price:
        return Refusal(clause, "too-little-cash", price, cash)
    if player:
        limit, owned = control.certificate_limit(box, state), control.certificates(box, state, holder)
        if owned >= limit:
            return Refusal("AF-4.4", "certificate-limit", limit, owned)
    return None


def check_again(box: Box, state: AfricaState, holder: int, company: int, clause: str) -> Refusal | None:
    """AF-4.4 b, AF-8.7: a second purchase out of the pool: shares whose price is green, after one whose price is green."""
    if several_sources(box, holder):
        if Source.POOL not in state.purchases:
            return None
    elif state.source == Source.NONE:
        return None
    elif state.source != Source.POOL:
        return Refusal(clause, "one-source-per-turn")
    if company == NOTHING or not goes_on(box, state, holder, company):
        return Refusal(clause, "one-from-the-pool", 1, state.bought + 1)
    return None


def several_sources(box: Box, holder: int) -> bool:
    """AF-4.4: players may buy from several sources in a turn if the table says so; a company has the pool only."""
    return box.choices.several_sources and holder < box.seats


def goes_on(box: Box, state: AfricaState, holder: int, company: int) -> bool:
    """AF-4.4 b, AF-8.7: may a share of this company follow the one just bought?"""
    if not green(box, state, company) or not (holder < box.seats or box.choices.company_multi_buy):
        return False
    if company == state.from_company:
        return True
    return of_any(box, holder) and state.from_company != NOTHING and green(box, state, state.from_company)


def of_any(box: Box, holder: int) -> bool:
    """AF-4.4 b: players buy green shares of any companies; companies, and by option players, those of one."""
    return box.choices.green_of_any and holder < box.seats


def green_left(box: Box, state: AfricaState, seat: int) -> bool:
    """Is there a green certificate in the pool that this player has not sold in this round?"""
    for company, own in enumerate(state.companies):
        if (own.pool > 0 or own.pool_director) and green(box, state, company) and not state.players[seat].sold & box.bits[company]:
            return True
    return False


def buy(box: Box, state: AfricaState, holder: int, card: int, log: Log) -> bool:
    """True when nothing more can be bought with this purchase."""
    price, company = price_of(box, state, card), box.company_of(card)
    bank.take(box, state, holder, price)
    state.source = Source.POOL
    state.from_company = company
    state.bought += 1
    if several_sources(box, holder):
        state.purchases.append(Source.POOL)
    if log.on:
        log.add(PoolBought("AF-4.4" if holder < box.seats else "AF-8.7", box.holder_word(holder), box.card_names[card], price))
    if company == NOTHING:
        state.privates[box.private_of(card)] = holder
        return True
    own = state.companies[company]
    if box.is_director(card):
        own.pool_director = False
    else:
        own.pool -= 1
    control.gain(box, state, holder, card, log)
    if not goes_on(box, state, holder, company):
        return True
    return not green_left(box, state, holder) if of_any(box, holder) else own.pool == 0
