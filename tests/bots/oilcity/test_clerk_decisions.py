"""The clerk of Oil City in built-up positions: each test asks one question that has a sensible answer."""

from __future__ import annotations

from magnat.bots.oilcity.company_worth import CompanyWorth
from magnat.bots.oilcity.habits import POINT, Habits
from magnat.bots.oilcity.situation import Situation
from magnat.bots.oilcity.tokens import best_plans
from magnat.games.oilcity import extraction
from magnat.games.oilcity.actions import Arrange, MakeOffer
from magnat.games.oilcity.figures import CRUDE, DRILLER, FAN, KEROSENE, MONEY, PROFESSIONS, RIG, TOWER, WAGON, WAX
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import NOTHING, Bundle, OilCityState, nothing
from magnat.games.oilcity.view import OilCityView
from magnat.kernel.contract import Word
from tests.bots.oilcity.tables import GAME, answer, clerk, do, give, invest, plots, question, stage, table, turn


def bundle(thing: int, count: int) -> Bundle:
    things = nothing()
    things[thing] = count
    return Bundle(things, [])


def offer(to: int, give: Bundle, take: Bundle) -> MakeOffer:
    return MakeOffer(to, give, take, Bundle(nothing(), []), Bundle(nothing(), []), 0, NOTHING)


def situation_of(rules: OilCityRules, city: OilCityState) -> Situation:
    seen = GAME.view(rules, city, 0)
    assert isinstance(seen, OilCityView)
    return Situation(seen, rules.box(city), Habits())


def orders(done: list[dict[str, Word]]) -> list[Word]:
    return [words.get("order", words["do"]) for words in done]


# Phase B


def test_a_company_without_a_plot_buys_one() -> None:
    rules = table()
    city = turn(rules)
    assert "plot" in orders(invest(rules, city))


def test_every_partner_lays_one_token_and_the_first_one_confirms() -> None:
    rules = table()
    city = turn(rules, 3)
    plots(rules, city, "krosno", "starunia")
    give(city, money=5000, wagon=2, tower=2)
    done = invest(rules, city)
    assert [words.get("member") for words in done] == [0, 1, 2, None]
    assert done[-1] == {"do": "confirm"}


def test_goods_without_wagons_call_for_wagons() -> None:
    rules = table()
    city = turn(rules, 3)
    plots(rules, city, "starunia")
    give(city, wax=8, gas=4, money=300)
    assert "wagon" in orders(invest(rules, city))


def test_crude_goes_through_the_own_refinery() -> None:
    rules = table()
    city = turn(rules, 3, "railway_to_boryslaw")  # kerosene at 500
    plots(rules, city, "bobrka")
    give(city, crude=4, refinery=1, wagon=2)
    assert "run-refinery" in [words["do"] for words in invest(rules, city)]
    assert (city.companies[0].store[CRUDE], city.companies[0].store[KEROSENE]) == (0, 8)


def test_oc_6_7_a_driller_on_crude_promises_one_turn_of_it_and_a_tower_all_that_are_left() -> None:
    """Bóbrka has three fields of crude; with a refinery each tower there is worth more than any driller."""
    rules = table()
    city = turn(rules, 2)
    plots(rules, city, "bobrka")
    give(city, refinery=1)
    worth = CompanyWorth(situation_of(rules, city))
    base = worth.holdings()
    base[TOWER] = 1  # on the gas
    gains = {}
    for piece in (TOWER, DRILLER):
        more = base[:]
        more[piece] += 1
        gains[piece] = worth.worth(more) - worth.worth(base) - (worth.points.building * POINT if piece == TOWER else 0)
    assert gains[TOWER] > 2 * gains[DRILLER] > 0


def test_oc_5_2_of_partners_who_could_build_a_tower_the_engineer_does() -> None:
    """The manager sits first; of the same thing the token goes to whoever could do more of it."""
    rules = table(tokens="own")
    city = turn(rules, 1, players=12)
    plots(rules, city, "bobrka", company=0)
    situation = situation_of(rules, city)
    towers = [plan for plan in best_plans(situation, CompanyWorth(situation), [], [0, 1, 2], 3) if plan.order == TOWER]
    assert [rules.box(city).profession(0, plan.member) for plan in towers][:1] == [PROFESSIONS.index("engineer")]


def test_in_the_last_turn_all_money_goes_into_points() -> None:
    rules = table()
    city = turn(rules, 6)
    plots(rules, city, "starunia", "krosno")
    give(city, money=1500)
    invest(rules, city)
    assert city.companies[0].store[MONEY] < 500


def test_without_money_and_goods_the_clerks_confirm_at_once() -> None:
    rules = table()
    city = turn(rules, 2)
    give(city, money=0)
    assert invest(rules, city) == [{"do": "confirm"}]


def poor_and_rich(rules: OilCityRules) -> OilCityState:
    """Company 0 has a plot and no money when its turn is over, company 1 is rich."""
    city = turn(rules, 2)
    plots(rules, city, "krosno")
    give(city, money=0)
    give(city, 1, money=4000)
    stage(city, Stage.SELLING, 2)
    return city


def test_oc_8_3_a_loan_for_the_next_turn_is_granted_and_brings_interest() -> None:
    rules = table()
    city = poor_and_rich(rules)
    wish = clerk(rules).wish(question(rules, city))
    assert wish is not None
    do(rules, city, 0, wish)
    [loan] = city.offers
    wish = clerk(rules, 3).wish(question(rules, city, 3))
    assert wish is not None
    do(rules, city, 3, wish)
    [promise] = city.promises
    assert city.companies[0].store[MONEY] == loan.take.things[MONEY] > 0
    assert (promise.debtor, promise.creditor, promise.due) == (0, 1, 3)
    assert promise.owed.things[MONEY] > loan.take.things[MONEY]


def test_oc_8_3_a_loan_that_nobody_granted_is_not_wanted_once_the_tokens_lie() -> None:
    rules = table(flow="rounds")
    city = poor_and_rich(rules)
    wish = clerk(rules).wish(question(rules, city))
    assert wish is not None
    do(rules, city, 0, wish)
    city.companies[0].stage = Stage.LAID
    wish = clerk(rules).wish(question(rules, city))
    assert wish is not None
    assert wish.key == "withdraw-offer"


def test_oc_5_3_a_pedlar_s_money_pays_for_the_wagon_that_takes_the_rest() -> None:
    rules = table(tokens="own")
    city = turn(rules, 5)
    give(city, money=0, gas=4, wagon=0)
    done = invest(rules, city)
    assert "send-pedlar" in [words["do"] for words in done]
    assert "wagon" in [words["order"] for words in done if words["do"] == "order"]


def test_oc_1_1_a_company_of_two_uses_its_third_token() -> None:
    rules = table(company_size=2)
    city = turn(rules, 3, players=11)
    company = next(index for index, members in enumerate(rules.box_for(11).members) if len(members) == 2)
    plots(rules, city, "krosno", "starunia", company=company)
    give(city, company, money=5000, wagon=2, tower=2)
    assert [words["do"] for words in invest(rules, city, company)].count("order") == 3


def test_oc_1_1_a_company_of_four_has_three_tokens() -> None:
    rules = table(company_size=4)
    city = turn(rules, 3, players=10)
    company = next(index for index, members in enumerate(rules.box_for(10).members) if len(members) == 4)
    plots(rules, city, "krosno", "starunia", company=company)
    give(city, company, money=5000, wagon=2, tower=2)
    done = invest(rules, city, company)
    assert [words["do"] for words in done] == ["order", "order", "order", "confirm"]


def test_a_token_that_a_partner_took_off_is_laid_again_but_not_for_ever() -> None:
    rules = table()
    city = turn(rules, 3)
    plots(rules, city, "krosno", "starunia")
    give(city, money=5000, wagon=2, tower=2)
    bot, asked = clerk(rules), 0
    while city.companies[0].stage == Stage.INVESTING:
        do(rules, city, 0, bot.choose(question(rules, city)))
        city.companies[0].plans = []
        asked += 1
    assert 2 <= asked <= 4


def test_a_token_that_can_no_longer_be_served_gives_way() -> None:
    rules = table()
    city = turn(rules, 3)
    plots(rules, city, "krosno", "starunia")
    give(city, money=2000, wagon=2, tower=2)
    bot = clerk(rules)
    do(rules, city, 0, bot.choose(question(rules, city)))
    give(city, money=0)
    steps = 0
    while city.companies[0].stage == Stage.INVESTING:
        do(rules, city, 0, bot.choose(question(rules, city)))
        steps += 1
    assert steps <= 4


def test_oc_5_8_the_poorer_plot_goes_back() -> None:
    rules = table(plot_choice=True)
    city = turn(rules, 1, "gas_pipeline_to_drohobycz")
    plots(rules, city, "krosno", "lipinki")  # two gas; crude and wax only
    stage(city, Stage.RETURNING)
    city.companies[0].fresh, city.companies[0].shown = [plot.number for plot in city.companies[0].plots], 1
    assert answer(rules, city) == {"do": "return-plot", "plot": city.companies[0].plots[1].number}


# Phase C


def test_pieces_are_arranged_once_and_then_the_die_is_called_for_by_the_one_who_is_asked() -> None:
    rules = table()
    city = turn(rules, 2)
    plots(rules, city, "starunia")
    give(city, tower=2, rig=1)
    stage(city, Stage.PREPARING)
    first = clerk(rules, 0).choose(question(rules, city, 0))
    assert isinstance(first, Arrange)
    assert sorted(piece for piece in first.layout if piece) == [TOWER, TOWER, RIG]
    do(rules, city, 0, first)
    assert answer(rules, city, 1) == {"do": "extract"}


def test_drillers_stand_beside_the_fan() -> None:
    rules = table()
    city = turn(rules, 2)
    plots(rules, city, "starunia")
    give(city, driller=2, fan=1)
    stage(city, Stage.PREPARING)
    do(rules, city, 0, clerk(rules).choose(question(rules, city)))
    plot = city.companies[0].plots[0]
    assert plot.fields.count(DRILLER) == 2
    assert all(extraction.reached(rules.box_for(9), plot, field, FAN) for field, piece in enumerate(plot.fields) if piece == DRILLER)


def test_oc_9_3_in_the_last_turn_every_building_stands_on_a_plot() -> None:
    rules = table()
    city = turn(rules, 6)
    plots(rules, city, "lipinki")
    give(city, tower=4, fan=2, pump=1, distillery=1)
    stage(city, Stage.PREPARING)
    action = clerk(rules).choose(question(rules, city))
    assert isinstance(action, Arrange)
    assert sum(piece != 0 for piece in action.layout) == 8


# Phase D


def test_goods_are_sold_at_a_good_price() -> None:
    rules = table()
    city = turn(rules, 2, "gas_pipeline_to_drohobycz")  # kerosene 500, gas 400
    give(city, kerosene=3, gas=1, wagon=2)
    stage(city, Stage.SELLING)
    assert answer(rules, city) == {"do": "sell", "wax": 0, "gas": 1, "kerosene": 3, "wagons": 1}


def test_kerosene_waits_for_a_better_price_than_nothing() -> None:
    rules = table()
    city = turn(rules, 2, "fire_in_zeh_s_shop")  # wax 300, kerosene 0
    give(city, kerosene=4, wax=4, wagon=2, refinery=1)
    stage(city, Stage.SELLING)
    assert answer(rules, city) == {"do": "sell", "wax": 4, "gas": 0, "kerosene": 0, "wagons": 1}


def test_oc_9_7_one_unit_is_sold_for_the_turn_to_count() -> None:
    rules = table()
    city = turn(rules, 2, "fire_in_zeh_s_shop")
    give(city, kerosene=4, wagon=1)
    stage(city, Stage.SELLING)
    assert answer(rules, city) == {"do": "sell", "wax": 0, "gas": 0, "kerosene": 1, "wagons": 1}


def test_oc_7_2_but_not_for_nothing_where_that_does_not_count() -> None:
    rules = table(zero_price_wagon_scores=False)
    city = turn(rules, 2, "fire_in_zeh_s_shop")
    give(city, kerosene=4, wagon=1)
    stage(city, Stage.SELLING)
    assert answer(rules, city)["wagons"] == 0


def test_in_the_last_turn_everything_is_sold_that_brings_anything() -> None:
    rules = table()
    city = turn(rules, 6, "the_mine_at_bobrka")
    give(city, kerosene=3, wax=3, gas=3, wagon=3)
    stage(city, Stage.SELLING)
    assert answer(rules, city) == {"do": "sell", "wax": 3, "gas": 3, "kerosene": 3, "wagons": 3}


# The market


def test_oc_8_crude_is_offered_by_a_company_without_a_refinery_and_bought_by_one_that_has_one() -> None:
    rules = table()
    city = turn(rules, 2)
    give(city, crude=4)
    give(city, 1, refinery=1, money=3000, wagon=2)
    stage(city, Stage.SELLING)
    made = answer(rules, city)
    assert (made["do"], made["to"], made["give"]) == ("make-offer", 1, "crude 4")
    do(rules, city, 0, clerk(rules).choose(question(rules, city)))
    wish = clerk(rules, 3).wish(question(rules, city, 3))
    assert wish is not None
    assert wish.key == "accept-offer"
    do(rules, city, 3, wish)
    assert (city.companies[0].store[CRUDE], city.companies[1].store[CRUDE]) == (0, 4)
    assert city.companies[0].store[MONEY] > rules.figures.money


def test_oc_8_nobody_makes_the_same_offer_twice_in_a_turn() -> None:
    rules = table()
    city = turn(rules, 2)
    give(city, crude=4)
    give(city, 1, refinery=1, money=3000, wagon=2)
    stage(city, Stage.SELLING)
    bot = clerk(rules)
    do(rules, city, 0, bot.choose(question(rules, city)))
    city.offers = []
    assert answer(rules, city, 0, bot)["do"] == "sell"


def test_oc_8_an_offer_to_the_company_alone_is_declined_when_it_costs_too_much() -> None:
    rules = table()
    city = turn(rules, 2)
    give(city, 1, wax=1)
    do(rules, city, 3, offer(0, bundle(WAX, 1), bundle(MONEY, 2000)))
    assert answer(rules, city)["do"] == "decline-offer"


def test_oc_8_an_offer_to_everybody_is_simply_left() -> None:
    rules = table()
    city = turn(rules, 2)
    give(city, 1, wax=1)
    do(rules, city, 3, offer(-1, bundle(WAX, 1), bundle(MONEY, 2000)))
    assert answer(rules, city)["do"] in ("order", "confirm")


def test_oc_8_a_gift_is_taken() -> None:
    rules = table()
    city = turn(rules, 2)
    give(city, 1, tower=1)
    do(rules, city, 3, offer(-1, bundle(TOWER, 1), Bundle(nothing(), [])))
    plots(rules, city, "starunia")
    assert answer(rules, city)["do"] == "accept-offer"


def test_oc_8_an_own_offer_that_is_no_longer_sensible_is_withdrawn() -> None:
    rules = table()
    city = turn(rules, 3)
    give(city, wagon=3, wax=12)
    plots(rules, city, "starunia")
    do(rules, city, 0, offer(-1, bundle(WAGON, 3), bundle(MONEY, 100)))
    assert answer(rules, city)["do"] == "withdraw-offer"


def test_oc_8_where_most_partners_must_agree_they_back_and_accept_together() -> None:
    rules = table(commit="majority")
    city = turn(rules, 2)
    give(city, crude=4)
    give(city, 1, refinery=1, money=3000, wagon=2)
    stage(city, Stage.SELLING)
    do(rules, city, 0, clerk(rules, 0).choose(question(rules, city, 0)))
    do(rules, city, 1, clerk(rules, 1).choose(question(rules, city, 1)))
    for seat in (3, 4):
        wish = clerk(rules, seat).wish(question(rules, city, seat))
        assert wish is not None
        do(rules, city, seat, wish)
    assert city.companies[1].store[CRUDE] == 4
