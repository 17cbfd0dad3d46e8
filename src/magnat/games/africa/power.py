"""AF-11.1: the powers of the private companies, each once in a game."""

from __future__ import annotations

from magnat.games.africa import control
from magnat.games.africa.box import Box
from magnat.games.africa.facts import PowerUsed
from magnat.games.africa.state import NOTHING, AfricaState
from magnat.kernel.contract import Log


def private_with(box: Box, power: int) -> int:
    for number, card in enumerate(box.figures.privates):
        if card.power == power:
            return number
    return NOTHING


def unused(box: Box, state: AfricaState, private: int) -> bool:
    return not state.used & box.bits[private]


def usable(box: Box, state: AfricaState, company: int, power: int) -> bool:
    """May this company, in its turn, use the power: its own, or that of the player who acts for it?"""
    private = private_with(box, power)
    if private == NOTHING or not unused(box, state, private):
        return False
    holder = state.privates[private]
    return holder >= 0 and (holder == box.seats + company or holder == control.controller(box, state, company))


def use(box: Box, state: AfricaState, power: int, log: Log) -> None:
    """The card is swapped for the one without the power."""
    private = private_with(box, power)
    state.used |= box.bits[private]
    if log.on:
        log.add(PowerUsed("AF-11.1", box.private_name(private)))
