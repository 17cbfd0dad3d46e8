"""McMulti: what generic code must know of it."""

from magnat.kernel.descriptor import Chapter, Descriptor, Parts

DESCRIPTOR = Descriptor(
    order=1,
    usual_seats=4,
    first_seat="starting-player",
    typed=("starting-player", "news-card", "two-dice", "difference-die"),
    chapters=(Chapter("turn-began", "turn"), Chapter("settlement-began", "settlement", round=True)),
    rounds=True,
    late_moves=(
        "take-quadrant", "end-purchases", "roll", "choose-quadrant", "sell-fuel", "refine", "pump", "leave-rig", "end-turn", "sell-all",
        "sell-asset",
    ),
    parts=Parts(
        bots="magnat.bots.mcmulti:BOTS",
        teller="magnat.words.games.mcmulti:TELLER",
        coding="magnat.env.mcmulti:CODING",
        terminal="magnat.cli.play.mcmulti.terminal:McMultiTerminal",
    ),
)  # fmt: skip
