"""The rungs below the clerk of Oil City: they calculate as it does, but trade less, see less far ahead, and each has a temper."""

from __future__ import annotations

from magnat.bots.bot import Question
from magnat.bots.oilcity.clerk import Clerk
from magnat.bots.oilcity.habits import Habits
from magnat.bots.tempers import Shifts, Tempered
from magnat.kernel.contract import Action

TEMPERED: Shifts = {
    "careful": {"margin": 1.2, "spare_wagon": 1.3},
    "bold": {"margin": 0.95, "kept_driller": 1.3},
    "hoarding": {"patience": 1.2, "unsold": 0.7},
}


class Trader(Tempered, Clerk):
    """Likes to deal, but gives money away too cheaply and never borrows."""

    shifts = TEMPERED
    habits = Habits(
        cash=(0.9, 0.9, 0.9, 0.9, 0.8, 0.6),
        deal_cash=(1.5, 1.5, 1.5, 1.5, 1.4, 1.3),
        patience=0.3,
        refining=0.4,
        kept_driller=0.0,
        unsold=0.3,
        empty_field=150.0,
        keep=0.5,
    )

    def borrow(self, situation: object) -> Action | None:  # noqa: ARG002 - it does not think of the next turn's money
        return None


class Apprentice(Trader):
    """Sees what there is today: sells at any price, keeps nothing for later, and makes no offers of its own."""

    habits = Habits(
        cash=(0.6, 0.6, 0.6, 0.6, 0.6, 0.6),
        deal_cash=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        patience=0.1,
        refining=0.2,
        kept_driller=0.0,
        unsold=0.1,
        spare_wagon=0.0,
        empty_field=300.0,
    )
    trades = False

    def wish(self, question: Question) -> Action | None:
        return super().wish(question) if question.options else None
