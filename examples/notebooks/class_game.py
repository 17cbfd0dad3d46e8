"""A class's game, looked at afterwards: any saved game (`magnat export`) as tables and charts."""

import marimo

app = marimo.App(width="medium")


@app.cell
def _():
    import os
    from collections import Counter

    import altair
    import marimo as mo

    import magnat

    file = os.environ.get("MAGNAT_NOTEBOOK_JOURNAL", "tests/golden/oilcity/clerks-9.jsonl")
    return Counter, altair, file, magnat, mo


@app.cell
def _(file, magnat, mo):
    saved = magnat.load(file)
    mo.md(
        f"# {saved.game.name}: {saved.game.seats} players\n\nEvery input of `{file}` has been checked against the rules while it was read."
    )
    return (saved,)


@app.cell
def _(Counter, saved):
    worth, done = [], Counter()
    for _moment in saved.moments():
        if not _moment.counted:
            continue
        if _moment.seat is not None:
            done[_moment.key] += 1
        if _moment.number % 10 == 0:
            worth += [{"input": _moment.number, "seat": _seat, "score": _score} for _seat, _score in enumerate(_moment.position.scores)]
    return done, worth


@app.cell
def _(altair, mo, worth):
    mo.vstack(
        [mo.md("## How the scores went"), altair.Chart({"values": worth}).mark_line().encode(x="input:Q", y="score:Q", color="seat:N")]
    )


@app.cell
def _(done, mo):
    mo.vstack([mo.md("## What was done"), mo.ui.table([{"action": key, "times": times} for key, times in done.most_common()])])


@app.cell
def _(mo, saved):
    end = saved.position()
    mo.md(f"Places by seat: {end.places}, scores {end.scores}")
    return (end,)


if __name__ == "__main__":
    app.run()
