"""Train an agent: a small masked policy learns from games of the clerk and is then tried against random players. NumPy is all it needs."""

import marimo

app = marimo.App(width="medium")


@app.cell
def _():
    import os

    import marimo as mo
    import numpy as np

    import magnat
    from magnat import env
    from magnat.bots.bot import Question
    from magnat.env.coding import coding_of
    from magnat.env.observation import row
    from magnat.env.walk import Walk
    from magnat.lab.statistics import wilson
    from magnat.library.matches import seat_bots

    games = int(os.environ.get("MAGNAT_NOTEBOOK_GAMES", "40"))
    return Question, Walk, coding_of, env, games, magnat, mo, np, row, seat_bots, wilson


@app.cell
def _(mo):
    mo.md("""
    # Train an agent

    A policy gives every code a number, a weighted sum of what the seat sees; codes that are not legal are left out, and the softmax of
    the rest says how likely each is. Here it learns to do as the clerk does (imitation); from there, any library for reinforcement
    learning can go on with `env.vector` or `env.gym`.
    """)


@app.cell
def _(Question, Walk, coding_of, magnat, np, row, seat_bots):
    game = magnat.game("mcmulti", seats=2, options={"round_limit": 15})

    def watch_clerks(count, seed):
        """What clerks saw, what they might say and what they said, code by code."""
        seen, may, said = [], [], []
        eyes = coding_of(game.kind).eyes
        for number in range(count):
            walk, dice = Walk(game), magnat.Dice(seed, number)
            bots = seat_bots(game, "clerk", seed * 1000 + number)
            walk.begin()
            walk.roll_all(dice)
            while not walk.over and not walk.cut_off:
                position, seat = walk.position, walk.seat
                key = next(it.key for it in position.decisions if it.seat == seat and it.must)
                question = Question(key, position.options(seat), lambda at=position, who=seat: at.view(who))
                action = bots[seat].choose(question)
                for code in walk.catalogue.codes(action, eyes(walk.view(seat))):
                    seen.append(row(walk.numbers(seat)))
                    mask = np.zeros(walk.catalogue.size, bool)
                    mask[walk.legal()] = True
                    may.append(mask)
                    said.append(code)
                    walk.say(code)
                walk.roll_all(dice)
        return np.array(seen, np.float32), np.array(may), np.array(said)

    return game, watch_clerks


@app.cell
def _(np):
    def softmax(scores, may):
        scores = np.where(may, scores, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        likely = np.exp(scores)
        return likely / likely.sum(axis=1, keepdims=True)

    def fit(seen, may, said, rounds=6, batch=256, rate=0.002, seed=1):
        """Gradient descent with Adam on the cross-entropy; the weights, and how often the policy agrees after every round."""
        rng = np.random.default_rng(seed)
        weights = np.zeros((seen.shape[1] + 1, may.shape[1]), np.float32)
        mean, square, steps, curve = np.zeros_like(weights), np.zeros_like(weights), 0, []
        inputs = np.hstack([seen, np.ones((len(seen), 1), np.float32)])
        for _round in range(rounds):
            for part in np.array_split(rng.permutation(len(said)), max(1, len(said) // batch)):
                likely = softmax(inputs[part] @ weights, may[part])
                likely[np.arange(len(part)), said[part]] -= 1
                slope = inputs[part].T @ likely / len(part)
                steps += 1
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                weights -= rate * (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
            curve.append(float((softmax(inputs @ weights, may).argmax(axis=1) == said).mean()))
        return weights, curve

    return fit, softmax


@app.cell
def _(fit, games, watch_clerks):
    examples = watch_clerks(games, seed=1)
    weights, curve = fit(*examples)
    return curve, weights


@app.cell
def _(curve, env, games, mo, np, softmax, weights, wilson):
    def duel(opponent, count, seed):
        """Games against this bot that the policy wins."""
        table, rng = env.gym("mcmulti", opponents=[opponent], seats=2, options={"round_limit": 15}), np.random.default_rng(seed)
        won = 0
        for number in range(count):
            seen, info = table.reset(seed=seed + number)
            over = False
            while not over:
                inputs = np.append(seen["observation"], np.float32(1))[None]
                likely = softmax(inputs @ weights, info["action_mask"].astype(bool)[None])[0]
                seen, reward, over, cut, info = table.step(int(rng.choice(len(likely), p=likely / likely.sum())))
                over = over or cut
            won += reward > 0
        return won

    won = {opponent: duel(opponent, games, seed=5000) for opponent in ("random", "apprentice")}
    lines = [f"Agrees with the clerk after each round: {[round(it, 2) for it in curve]}."]
    for _opponent, _games in won.items():
        _low, _high = wilson(_games, games)
        lines.append(f"Wins {_games} of {games} games against {_opponent} ({_low:.0%} to {_high:.0%}).")
    mo.md("\n\n".join(lines))
    return lines, won


if __name__ == "__main__":
    app.run()
