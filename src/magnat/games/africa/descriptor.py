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
    late_moves=(
        "set-aside", "nominate", "pass-bid", "bid", "choose-concession", "leave-priority", "end-turn", "pass", "decline-turned",
        "choose-city", "end-track", "skip-token", "run", "pay", "end-trains", "decline-offer", "end-shares",
    ),
    parts=Parts(
        bots="magnat.bots.africa:BOTS",
        teller="magnat.words.games.africa:TELLER",
        coding="magnat.env.africa:CODING",
        terminal="magnat.cli.play.africa.terminal:AfricaTerminal",
        commands=(Command("map", "magnat.cli.africa.map:map", "Draw the map of a saved game of 18Africa as SVG."),),
        routes="magnat.server.africa.runs:ROUTES",
        messages="magnat.wire.africa.runs",
        benches={"routes": "magnat.cli.africa.bench:routes"},
    ),
)  # fmt: skip
