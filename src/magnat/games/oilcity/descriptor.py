"""Oil City: what generic code must know of it."""

from magnat.kernel.descriptor import Chapter, Command, Descriptor, Lore, Parts

DESCRIPTOR = Descriptor(
    order=2,
    usual_seats=9,
    typed=("plot-card", "event-card", "extraction-die", "war"),
    chapters=(Chapter("event-drawn", "turn", round=True),),
    lead="points",
    late_moves=("confirm", "take-token", "return-plot", "extract", "sell", "draw-event", "serve", "send-back", "roll-plot", "stamp"),
    lore=(
        Lore("history", ("fever", "world")),
        Lore("glossary", ("crude", "kerosene", "distillery", "refinery", "gas", "wax", "pedlar", "pump", "fan", "rig")),
        Lore(
            "lives",
            (
                "biechonski", "dlugosz", "fauck", "haluch", "jablonowski", "jablonski", "klobassa", "lukasiewicz",
                "mcgarvey", "raczkowski", "skrzynski", "straszewska", "suszycki", "szczepanowski", "trzecieski", "zeh",
            ),
        ),
    ),
    steps={
        "order": ("investing",), "send-pedlar": ("investing",), "run-refinery": ("investing",), "take-token": ("investing",),
        "confirm": ("investing",), "return-plot": ("returning",), "put-piece": ("preparing",), "lift-piece": ("preparing",),
        "arrange": ("preparing",), "extract": ("preparing",), "sell": ("selling",),
    },
    parts=Parts(
        bots="magnat.bots.oilcity:BOTS",
        partners="magnat.bots.oilcity:agree",
        teller="magnat.words.games.oilcity:TELLER",
        debrief="magnat.lesson.games.oilcity:DEBRIEFER",
        coding="magnat.env.oilcity:CODING",
        terminal="magnat.cli.play.oilcity.terminal:OilCityTerminal",
        commands=(
            Command("sheet", "magnat.cli.oilcity.sheet:sheet", "Print the value sheets of a saved game of Oil City."),
            Command("cards", "magnat.cli.oilcity.cards:cards", "Print the event cards or plots of Oil City as a file to correct."),
        ),
    ),
)  # fmt: skip
