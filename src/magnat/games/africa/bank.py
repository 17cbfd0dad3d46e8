"""AF-1.2, AF-10.1: money between the bank and those who own something."""

from __future__ import annotations

from magnat.games.africa.box import Box
from magnat.games.africa.facts import EndTriggered
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Log


def cash(box: Box, state: AfricaState, holder: int) -> int:
    return state.players[holder].cash if holder < box.seats else state.companies[holder - box.seats].cash


def pay(box: Box, state: AfricaState, holder: int, amount: int, log: Log) -> None:
    """The bank pays. AF-10.1: a bank that cannot pay in an operating round ends the game; it goes on paying with notes of its own."""
    if holder < box.seats:
        state.players[holder].cash += amount
    else:
        state.companies[holder - box.seats].cash += amount
    state.bank -= amount
    if amount > 0 and state.bank < 0 and not state.ending and (state.operating or box.choices.stock_round_breaks_bank):
        end_soon(state, "bank", log)


def take(box: Box, state: AfricaState, holder: int, amount: int) -> None:
    """Somebody pays the bank."""
    if holder < box.seats:
        state.players[holder].cash -= amount
    else:
        state.companies[holder - box.seats].cash -= amount
    state.bank += amount


def end_soon(state: AfricaState, reason: str, log: Log) -> None:
    """AF-10.1: the game ends with this operating round."""
    state.ending = True
    if log.on:
        log.add(EndTriggered("AF-10.1", reason))
