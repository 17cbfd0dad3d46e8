"""A question of balance: does it help to begin? An experiment, a test, and what an option changes."""

import marimo

app = marimo.App(width="medium")


@app.cell
def _():
    import os
    import tempfile
    from pathlib import Path

    import marimo as mo
    import polars

    from magnat.lab.experiment import plan, run
    from magnat.lab.statistics import chi_square

    games = int(os.environ.get("MAGNAT_NOTEBOOK_GAMES", "400"))
    folder = Path(os.environ.get("MAGNAT_NOTEBOOK_FOLDER", tempfile.mkdtemp()))
    return chi_square, folder, games, mo, plan, polars, run


@app.cell
def _(mo):
    mo.md("""
    # Does it help to begin?

    Four equal bots play McMulti. If the turn order did not matter, each place in it would win a quarter of the games. The games are kept
    in a folder: run the notebook again with more of them, and only the additional ones are played.
    """)


@app.cell
def _(folder, games, plan, run):
    (folder / "plan.toml").write_text(f"""
    games = {games}
    seeds = 1
    [[study]]
    game = "mcmulti"
    seats = 4
    bots = "apprentice"
    options = {{ round_limit = [10, 20] }}
    """)
    wanted = plan.read(folder / "plan.toml")
    run.play(wanted, folder / "games", jobs=1)
    return (wanted,)


@app.cell
def _(folder, polars):
    seats = polars.read_parquet(folder / "games/seats/*.parquet").join(
        polars.read_parquet(folder / "games/games/*.parquet").select("cell", "game_index", "options"), on=["cell", "game_index"]
    )
    limit = polars.col("options").str.json_path_match("$.round_limit").alias("round_limit")
    by_order = (
        seats.group_by(limit, "turn_order").agg(polars.col("won").sum(), polars.len().alias("games")).sort("round_limit", "turn_order")
    )
    return (by_order,)


@app.cell
def _(by_order, chi_square, mo):
    tests = {}
    for (_limit,), _part in by_order.group_by("round_limit", maintain_order=True):
        _due = _part["games"].to_list()
        tests[_limit] = chi_square(_part["won"].to_list(), [it / 4 for it in _due])[1]
    mo.vstack([by_order, mo.md("\n".join(f"- {limit} rounds: p = {p:.4f}" for limit, p in tests.items()))])
    return (tests,)


if __name__ == "__main__":
    app.run()
