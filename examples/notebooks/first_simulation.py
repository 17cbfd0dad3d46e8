"""A first simulation: who wins, by how much, and how sure that is. `marimo edit examples/notebooks/first_simulation.py`."""

import marimo

app = marimo.App(width="medium")


@app.cell
def _():
    import os

    import altair
    import marimo as mo

    import magnat
    from magnat.lab.statistics import wilson

    games = int(os.environ.get("MAGNAT_NOTEBOOK_GAMES", "200"))
    return altair, games, magnat, mo, wilson


@app.cell
def _(mo):
    mo.md("""
    # A first simulation

    One clerk, who looks ahead, plays McMulti against three apprentices, who think only of today. The same seed always gives the
    same games.
    """)


@app.cell
def _(games, magnat):
    game = magnat.game("mcmulti", seats=4, options={"round_limit": 20})
    line_up = ["clerk", "apprentice", "apprentice", "apprentice"]
    report = magnat.simulate(game, games=games, bots=line_up, seed=1)
    return line_up, report


@app.cell
def _(line_up, report, wilson):
    rows = []
    for _seat, _bot in enumerate(line_up):
        _won = report.wins_by_seat[_seat]
        _low, _high = wilson(_won, report.finished)
        rows.append({"seat": f"{_seat}: {_bot}", "won": _won / report.finished, "low": _low, "high": _high})
    return (rows,)


@app.cell
def _(altair, mo, report, rows):
    _bars = altair.Chart({"values": rows}).mark_bar().encode(x=altair.X("won:Q", axis=altair.Axis(format="%")), y="seat:N")
    _within = altair.Chart({"values": rows}).mark_rule().encode(x="low:Q", x2="high:Q", y="seat:N")
    mo.vstack([mo.md(f"**{report.finished} games.** The line is the 95 % interval; equals would win a quarter each."), _bars + _within])


if __name__ == "__main__":
    app.run()
