"""18Africa: what generic code must know of it."""

from magnat.kernel.descriptor import Chapter, Command, Descriptor, Parts

DESCRIPTOR = Descriptor(
    order=3,
    usual_seats=4,
    first_seat="starting-player",
    chapters=(
        Chapter("stock-round-began", "stock-round", round=True),
        Chapter("operating-round-began", "operating-round", round=True),
        Chapter("concession-auction", "concession-auction"),
        Chapter("company-turn", "company-turn"),
    ),
    lead="value",
    late_moves=(
        "set-aside", "nominate", "pass-bid", "bid", "choose-concession", "leave-priority", "end-turn", "pass", "decline-turned",
        "choose-city", "end-track", "skip-token", "run", "pay", "end-trains", "decline-offer", "end-shares",
    ),
    steps={
        "set-aside": ("keep",), "nominate": ("nominate",), "bid": ("bid", "concession-bid",), "pass-bid": ("bid", "concession-bid",),
        "choose-concession": ("concession",), "take-priority": ("priority",), "leave-priority": ("priority",),
        "buy-hand": ("initial", "stock",), "buy-pool": ("stock", "shares",), "buy-discard": ("stock",), "turn-card": ("stock",),
        "buy-turned": ("turned",), "decline-turned": ("turned",), "buy-bond": ("initial", "stock",), "sell-share": ("stock", "shares",),
        "sell-private": ("stock", "shares",), "sell-bond": ("stock",), "end-turn": ("initial", "stock",), "pass": ("initial", "stock",),
        "choose-city": ("city",), "lay-tile": ("track",), "end-track": ("track",), "place-token": ("token",), "skip-token": ("token",),
        "run": ("run",), "pay": ("dividend",), "withhold": ("dividend",), "buy-train": ("trains",), "sell-train": ("trains",),
        "offer-train": ("trains",), "accept-offer": ("offer",), "decline-offer": ("offer",), "end-trains": ("trains",),
        "end-shares": ("shares",),
    },
    parts=Parts(
        bots="magnat.bots.africa:BOTS",
        standing="magnat.bots.africa.standing:ORDERS",
        teller="magnat.words.games.africa:TELLER",
        coding="magnat.env.africa:CODING",
        terminal="magnat.cli.play.africa.terminal:AfricaTerminal",
        commands=(Command("map", "magnat.cli.africa.map:map", "Draw the map of a saved game of 18Africa as SVG."),),
        routes="magnat.server.africa.runs:ROUTES",
        messages="magnat.wire.africa.runs",
        benches={"routes": "magnat.cli.africa.bench:routes"},
    ),
)  # fmt: skip
