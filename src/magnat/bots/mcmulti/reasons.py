"""Why the clerk of McMulti does what it does: a reason for every answer, with the very numbers that it compared."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import Hint
from magnat.bots.mcmulti.mind import assets, ending
from magnat.bots.mcmulti.mind.assets import kept
from magnat.bots.mcmulti.mind.barrels import Storage, Trade, crude_worth, gasoline_worth, open_markets, plan, resale
from magnat.bots.mcmulti.mind.roll import yield_of
from magnat.bots.mcmulti.mind.situation import Situation, value
from magnat.games.mcmulti import market as markets
from magnat.games.mcmulti.actions import (
    BuyAsset,
    BuyBarrel,
    ChooseQuadrant,
    FreeRefinery,
    Pump,
    Refine,
    SellAsset,
    SellBarrel,
    SellFuel,
)
from magnat.games.mcmulti.figures import CRUDE, GASOLINE, GOODS, KINDS, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.state import NOBODY
from magnat.kernel.contract import Action

BUYABLE = (RIG, STATION, REFINERY)


def because(situation: Situation, options: Sequence[Action], action: Action) -> Hint:
    """The answer of the clerk with its reason."""
    if len(options) == 1:
        return Hint(action, "only")
    match action:
        case BuyBarrel() | SellBarrel():
            return trading(situation, action)
        case BuyAsset():
            return Hint(action, "buy-asset", **bought(situation, action.kind))
        case SellAsset():
            return selling(situation, options, action)
        case ChooseQuadrant():
            return choosing(situation, options, action)
        case SellFuel():
            return burning(situation, action)
        case Refine():
            return refining(situation, action)
        case FreeRefinery():
            income = round(assets.income(situation, REFINERY, 0) * (situation.rounds + 1))
            return Hint(action, "free-refinery", fee=situation.box.fee, worth=income)
        case Pump():
            return Hint(action, "pump", barrels=action.barrels)
    return named(situation, options, action)


def named(situation: Situation, options: Sequence[Action], action: Action) -> Hint:
    """Actions without fields."""
    match action.key:
        case "roll":
            return not_trading(situation, action)
        case "end-purchases" | "end-turn":
            return stopping(situation, options, action)
        case "declare":
            return Hint(action, "declare", cash=situation.cash, goal=situation.figures.goal)
        case "drill" | "leave-rig":
            return striking(situation, options, action)
        case "sell-all":
            return Hint(action, "sell-all", worth=ending_worth(situation))
    return Hint(action, "all-alike")


def trading(situation: Situation, action: BuyBarrel | SellBarrel) -> Hint:
    """A barrel at its price, and what it is worth in storage; or, with the goal in reach, everything must go."""
    trades = plan(situation)
    buys, good = isinstance(action, BuyBarrel), GOODS[action.good]
    mine = [it for it in trades if (it.where, it.buy, it.good) == (action.market, buys, action.good)]
    price = price_of(situation, action)
    if situation.state.declared == NOBODY and clears(situation, trades):
        return Hint(action, "sell-for-goal", good=good, price=price, goal=situation.figures.goal)
    gain = mine[0].gain
    if buys:
        return Hint(action, "buy-barrel", good=good, price=price, worth=round(price + gain))
    return Hint(action, "sell-barrel", good=good, price=price, worth=round(price - gain))


def clears(situation: Situation, trades: list[Trade]) -> bool:
    """Is this the plan that sells every barrel to reach the goal? There a trade's gain is its whole price."""
    first = trades[0]
    return not first.buy and first.gain == price_in(situation, first.where, first.good, buys=False)


def price_of(situation: Situation, action: BuyBarrel | SellBarrel) -> int:
    return price_in(situation, action.market, action.good, isinstance(action, BuyBarrel))


def price_in(situation: Situation, market: int, good: int, buys: bool) -> int:
    asked = markets.asking_price if buys else markets.offered_price
    return asked(situation.box, situation.state, market, good)


def not_trading(situation: Situation, action: Action) -> Hint:
    """The barrel that comes nearest to being worth its price, or for which there is no money."""
    best, found = 0.0, None
    for storage in [Storage(situation, where) for where in open_markets(situation)]:
        for good in (CRUDE, GASOLINE):
            gain = storage.worth(good, 1) - storage.asked(good)
            if storage.asked(good) > 0 and (found is None or gain > best):
                best, found = gain, (good, storage.asked(good), round(storage.worth(good, 1)))
    if found is None:
        return Hint(action, "no-barrels")
    good, price, worth = found
    if best > situation.ways.barrel_gain:
        reserve = situation.ways.barrel_reserve
        return Hint(action, "no-cash-for-barrels", good=GOODS[good], price=price, cash=situation.cash, reserve=reserve)
    return Hint(action, "no-trade", good=GOODS[good], price=price, worth=worth)


def bought(situation: Situation, kind: int) -> dict[str, int | str]:
    return {"kind": KINDS[kind], "price": situation.economy.buy[kind], "worth": round(kept(situation, kind, 1))}


def stopping(situation: Situation, options: Sequence[Action], action: Action) -> Hint:
    """Of what could still be bought, the kind that promises most for its price: too little, or there is no money for it."""
    offered = {option.kind for option in options if isinstance(option, BuyAsset)}
    kinds = [kind for kind in BUYABLE if kind in offered]
    if not kinds:
        return Hint(action, "nothing-to-buy", cash=situation.cash)
    best = max(kinds, key=lambda kind: promised(situation, kind))
    reserve = situation.ways.asset_reserve
    if promised(situation, best) > situation.ways.asset_gain and situation.cash - situation.economy.buy[best] < reserve:
        return Hint(action, "keep-cash", cash=situation.cash, reserve=reserve, **bought(situation, best))
    if promised(situation, best) > situation.ways.asset_gain:
        return Hint(action, "no-good-place", **bought(situation, best))
    return Hint(action, "nothing-pays", **bought(situation, best))


def promised(situation: Situation, kind: int) -> float:
    price = situation.economy.buy[kind]
    return (kept(situation, kind, 1) - price) / price


def selling(situation: Situation, options: Sequence[Action], action: SellAsset) -> Hint:
    """To reach the goal, to pay what is due, or because the bank pays more than the asset will bring."""
    kind, price = KINDS[action.kind], situation.economy.sell[action.kind]
    sales = [option for option in options if isinstance(option, SellAsset)]
    if any(option.key == "end-turn" for option in options):
        if ending.can_finish(situation, sales):
            return Hint(action, "sell-to-declare", kind=kind, price=price, goal=situation.figures.goal)
        return Hint(action, "sell-asset", kind=kind, price=price, worth=round(kept(situation, action.kind, 0)))
    return Hint(action, "sell-to-pay", kind=kind, price=price, worth=round(kept(situation, action.kind, 0)))


def choosing(situation: Situation, options: Sequence[Action], action: ChooseQuadrant) -> Hint:
    others = [option.quadrant for option in options if isinstance(option, ChooseQuadrant) and option.quadrant != action.quadrant]
    best = max((yield_of(situation, quadrant) for quadrant in others), default=0.0)
    return Hint(action, "choose-quadrant", worth=round(yield_of(situation, action.quadrant)), other=round(best))


def burning(situation: Situation, action: SellFuel) -> Hint:
    """The consumers' price against what a market may pay next turn."""
    price, stock = situation.pays, situation.me.gasoline
    if action.barrels == 0:
        return Hint(action, "keep-fuel", price=price, worth=round(resale(situation, GASOLINE, stock)))
    last = price - action.barrels + 1
    worth = round(resale(situation, GASOLINE, stock - action.barrels + 1))
    return Hint(action, "sell-fuel", barrels=action.barrels, price=price, last=last, worth=worth)


def refining(situation: Situation, action: Refine) -> Hint:
    """Of the last barrel refined, or of the first that is not."""
    crude, gasoline, last = situation.me.crude, situation.me.gasoline, max(0, action.barrels - 1)
    as_gasoline = round(gasoline_worth(situation, gasoline + last + 1))
    as_crude = round(crude_worth(situation, crude - last, gasoline + last))
    return Hint(action, "refine" if action.barrels else "keep-crude", barrels=action.barrels, worth=as_gasoline, other=as_crude)


def striking(situation: Situation, options: Sequence[Action], action: Action) -> Hint:
    price = situation.well_price
    worth = round(max(kept(situation, WELL, 1), float(situation.economy.sell[WELL])))
    rig = round(kept(situation, RIG, 0))
    if action.key == "leave-rig" and not any(option.key == "drill" for option in options):
        return Hint(action, "well-too-dear", price=price, cash=situation.cash)
    return Hint(action, action.key, price=price, worth=worth, other=rig)


def ending_worth(situation: Situation) -> int:
    """What everything brings at the settlement."""
    return value(situation.counts, ending.settlement_prices(situation))
