"""MM-9.2: global warming stops the refineries until their owners pay, and what may be sold for the fee (MM-6.2)."""

from __future__ import annotations

from magnat.games.mcmulti import assets, news
from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import FeeDue, RefineryFreed, RefineryStopped
from magnat.games.mcmulti.figures import ANY_TIME, PAY_AT_ONCE, REFINERY
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import Fee, McMultiState
from magnat.kernel.contract import Action, Log, Refusal, Seat


def stop_refineries(state: McMultiState, log: Log) -> None:
    """MM-9.2: every refinery on the board stands idle; with none there the card is settled at once."""
    for place, quadrant in enumerate(state.quadrants):
        for cell in quadrant.sites[REFINERY]:
            quadrant.idle.append(cell)
            state.warming = True
            if log.on:
                log.add(RefineryStopped("MM-9.2", state.land.owner[place], place, cell))


def may_free(state: McMultiState, seat: Seat) -> bool:
    """MM-9.2: an own refinery stands idle; whether the cash suffices is nobody else's business."""
    for quadrant in state.land.owned[seat]:
        if state.quadrants[quadrant].idle:
            return state.companies[seat].debt == 0
    return False


def check_free(box: Box, state: McMultiState, seat: Seat, quadrant: int, cell: int) -> Refusal | None:
    """MM-9.2: the owner may pay at any time before the settlement, unless a tax is open."""
    if state.stage == Stage.SETTLEMENT:
        return Refusal("MM-8.1", "only-settlement")
    if quadrant < 0 or quadrant >= box.quadrants or state.land.owner[quadrant] != seat:
        return Refusal("MM-1.2", "not-your-quadrant")
    if cell not in state.quadrants[quadrant].idle:
        return Refusal("MM-9.2", "no-idle-refinery")
    company = state.companies[seat]
    if company.debt > 0:
        return Refusal("MM-9.1", "tax-first", company.debt, company.cash)
    if company.cash >= box.fee:
        return None
    if box.choices.fee_sales != PAY_AT_ONCE:
        return Refusal("MM-9.2", "too-little-cash", box.fee, company.cash)
    within_reach = most_for_fee(box, state, seat)
    return Refusal("MM-9.2", "fee-out-of-reach", box.fee, within_reach) if within_reach < box.fee else None


def free(box: Box, state: McMultiState, seat: Seat, quadrant: int, cell: int, log: Log) -> None:
    """MM-9.2: the owner pays; if the cash is too little, assets are sold for it first (MM-6.2)."""
    if state.companies[seat].cash >= box.fee:
        pay(box, state, seat, quadrant, cell, log)
        return
    state.fee = Fee(quadrant, cell, state.stage)
    state.stage = Stage.FEE
    if log.on:
        log.add(FeeDue("MM-9.2", seat, quadrant, cell, box.fee))


def pay(box: Box, state: McMultiState, seat: Seat, quadrant: int, cell: int, log: Log) -> None:
    """MM-9.2: the refinery works again."""
    state.companies[seat].cash -= box.fee
    state.quadrants[quadrant].idle.remove(cell)
    if log.on:
        log.add(RefineryFreed("MM-9.2", seat, quadrant, cell, box.fee))
    end_warming(box, state, log)


def end_warming(box: Box, state: McMultiState, log: Log) -> None:
    """MM-9.2: the card leaves when no refinery stands idle any more."""
    if state.warming and state.idle_refineries() == 0:
        state.warming = False
        news.put_under(box, state, box.warming_card, "MM-9.2", log)


def list_frees(box: Box, state: McMultiState, seat: Seat, options: list[Action]) -> None:
    """Every refinery that its owner can pay for now."""
    if not state.warming or state.stage == Stage.SETTLEMENT or not may_free(state, seat):
        return
    company = state.companies[seat]
    if company.cash < box.fee and (box.choices.fee_sales != PAY_AT_ONCE or most_for_fee(box, state, seat) < box.fee):
        return
    for quadrant in state.land.owned[seat]:
        for cell in state.quadrants[quadrant].idle:
            options.append(box.free_refinery[quadrant][cell])


# MM-6.2: assets that are sold for the fee


def most_for_fee(box: Box, state: McMultiState, seat: Seat) -> int:
    """What the owner of an idle refinery could raise for it: the cash, and all other assets at today's prices."""
    prices = box.figures.economies[state.economy].sell
    return state.companies[seat].cash + assets.value(state, seat, prices) - prices[REFINERY]


def fee_payer(state: McMultiState) -> Seat:
    """Who sells for the fee."""
    assert state.fee is not None
    return state.land.owner[state.fee.quadrant]


def check_fee_sale(box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
    """MM-6.2: any own asset but the refinery itself, and nothing else before the fee is paid."""
    fee, cash = state.fee, state.companies[seat].cash
    assert fee is not None
    if seat != fee_payer(state):
        return Refusal("MM-9.2", "not-your-turn")
    if not isinstance(action, SellAsset):
        return Refusal("MM-9.2", "fee-first", box.fee, cash)
    refusal = assets.check_standing(box, state, seat, action, "MM-6.2")
    if refusal is None and action.kind == REFINERY and action.quadrant == fee.quadrant and action.cell == fee.cell:
        return Refusal("MM-9.2", "not-for-its-own-fee", box.fee, cash)
    return refusal


def list_fee_sales(box: Box, state: McMultiState, seat: Seat, options: list[Action]) -> None:
    fee = state.fee
    assert fee is not None
    paid_for, sales = box.sell_asset[fee.quadrant][REFINERY][fee.cell], list[Action]()
    assets.list_standing(box, state, seat, sales)
    for sale in sales:
        if sale is not paid_for:
            options.append(sale)


def sell_for_fee(box: Box, state: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
    """MM-6.2, MM-9.2: as soon as the cash suffices the fee is paid, and the stage that waited goes on."""
    assets.sell(box, state, seat, wish, state.economy, "MM-6.2", log)
    fee = state.fee
    assert fee is not None
    if state.companies[seat].cash >= box.fee:
        state.stage = fee.waiting
        state.fee = None
        pay(box, state, seat, fee.quadrant, fee.cell, log)


def may_sell_freely(box: Box, state: McMultiState, seat: Seat) -> bool:
    """Option `fee_sales`: an own refinery stands idle, so any own asset may be sold, at any time or until the fee is at hand."""
    if box.choices.fee_sales == PAY_AT_ONCE or not state.warming or state.stage == Stage.SETTLEMENT or not may_free(state, seat):
        return False
    return box.choices.fee_sales == ANY_TIME or state.companies[seat].cash < box.fee
