"""What every fact of 18Africa moved: the book-keeping that the contract tests check against the position (promise 7)."""

from __future__ import annotations

from magnat.games.africa import facts
from magnat.games.africa.names import all_names
from magnat.games.africa.state import AfricaState, Kept
from magnat.kernel.contract import Fact, Word


def totals(state: AfricaState) -> dict[str, int]:
    """Money of all, bonds of the players, trains of the companies, privates of their owners; what nobody has is left out."""
    seats = len(state.players)
    owners: list[Word] = [*range(seats), *all_names("company")]
    counted = {"money bank": state.bank, "bonds bank": state.bonds}
    for seat, player in enumerate(state.players):
        counted[f"money {seat}"] = player.cash
        counted[f"bonds {seat}"] = player.bonds
    kinds = all_names("train")
    for name, company in zip(all_names("company"), state.companies, strict=True):
        if company.in_game() or company.cash:
            counted[f"money {name}"] = company.cash
            for train in company.trains:
                counted[f"{kinds[train]} {name}"] = counted.get(f"{kinds[train]} {name}", 0) + 1
    for train, kind in enumerate(kinds):
        counted[f"{kind} bank"] = state.depot[train] + state.resold[train]
    for name, holder in zip(all_names("private"), state.privates, strict=True):
        if holder != Kept.UNSOLD:
            counted[f"{name} pool" if holder == Kept.POOL else f"{name} {owners[holder]}"] = 1
    return counted


def moved(fact: Fact) -> dict[str, int]:
    match fact:
        case facts.CardWon() | facts.ConcessionWon():
            return money(fact.price, fact.seat, "bank")
        case facts.CardBought():
            if fact.card in all_names("private"):
                return add(money(fact.price, fact.seat, "bank"), {f"{fact.card} {fact.seat}": 1})
            return money(fact.price, fact.seat, fact.card.removesuffix("-director"))
        case facts.PoolBought():
            card = {f"{fact.card} pool": -1, f"{fact.card} {fact.holder}": 1} if fact.card in all_names("private") else {}
            return add(money(fact.price, fact.holder, "bank"), card)
        case facts.ShareSold():
            return money(fact.price, "bank", fact.holder)
        case facts.PrivateSold():
            return add(money(fact.price, "bank", fact.holder), {f"{fact.private} pool": 1, f"{fact.private} {fact.holder}": -1})
        case facts.BondBought():
            return add(money(fact.price, fact.seat, "bank"), {"bonds bank": -1, f"bonds {fact.seat}": 1})
        case facts.BondSold():
            return add(money(fact.price, "bank", fact.seat), {"bonds bank": 1, f"bonds {fact.seat}": -1})
        case facts.CompanyRemoved():
            return money(fact.cash, fact.company, "bank")
        case facts.HoldingMoved():
            return {f"{fact.card} pool": 1, f"{fact.card} {fact.company}": -1} if fact.card in all_names("private") else {}
        case _:
            return moved_by_company(fact)


def moved_by_company(fact: Fact) -> dict[str, int]:
    match fact:
        case facts.PrivatePaid() | facts.DividendReceived():
            return money(fact.amount, "bank", fact.holder)
        case facts.BondsPaid():
            return money(fact.amount, "bank", fact.seat)
        case facts.TileLaid() | facts.TokenPlaced():
            return money(fact.cost, fact.company, "bank")
        case facts.ConnectionBonus() | facts.Withheld():
            return money(fact.amount, "bank", fact.company)
        case facts.TrainBought():
            return add(money(fact.price, fact.company, "bank"), {f"{fact.train} bank": -1, f"{fact.train} {fact.company}": 1})
        case facts.TrainSold():
            return add(money(fact.price, "bank", fact.company), {f"{fact.train} bank": 1, f"{fact.train} {fact.company}": -1})
        case facts.TrainTraded():
            train = {f"{fact.train} {fact.seller}": -1, f"{fact.train} {fact.company}": 1}
            return add(money(fact.price, fact.company, fact.seller), train)
        case facts.TrainGone():
            return {f"{fact.train} {fact.company}": -1}
        case _:
            return {}


def money(amount: int, giver: Word, taker: Word) -> dict[str, int]:
    return {f"money {giver}": -amount, f"money {taker}": amount}


def add(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in [*one, *(name for name in other if name not in one)]}
