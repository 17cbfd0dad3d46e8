"""McMulti: what generic code must know of it."""

from magnat.kernel.descriptor import Chapter, Descriptor, Parts

DESCRIPTOR = Descriptor(
    order=1,
    usual_seats=4,
    first_seat="starting-player",
    typed=("starting-player", "news-card", "two-dice", "difference-die"),
    chapters=(Chapter("turn-began", "turn"), Chapter("settlement-began", "settlement", round=True)),
    rounds=True,
    lead="value",
    late_moves=(
        "take-quadrant", "end-purchases", "roll", "choose-quadrant", "sell-fuel", "refine", "pump", "leave-rig", "end-turn", "sell-all",
        "sell-asset",
    ),
    steps={
        "take-quadrant": ("land",), "buy-barrel": ("market",), "sell-barrel": ("market",), "roll": ("market",),
        "choose-quadrant": ("quadrant",), "sell-fuel": ("stations",), "refine": ("refineries",), "pump": ("wells",), "drill": ("rigs",),
        "leave-rig": ("rigs",), "buy-asset": ("purchase", "assets",), "sell-asset": ("assets", "settlement",),
        "end-purchases": ("purchase",), "end-turn": ("assets",), "declare": ("assets",), "sell-all": ("settlement",),
        "keep-rest": ("settlement",),
    },
    parts=Parts(
        bots="magnat.bots.mcmulti:BOTS",
        teller="magnat.words.games.mcmulti:TELLER",
        coding="magnat.env.mcmulti:CODING",
        terminal="magnat.cli.play.mcmulti.terminal:McMultiTerminal",
    ),
)  # fmt: skip
