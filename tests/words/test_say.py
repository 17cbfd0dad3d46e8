"""What Magnat says about McMulti, tables and errors, word by word."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti import actions, facts, load
from magnat.kernel.contract import Action, Fact, Refusal
from magnat.kernel.game import Unreadable, action_words, fact_words
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, words

NAMES = ["Anna", "Bruno", "Celina", "Dirk"]
GAME = "mcmulti"


def told(fact: Fact) -> list[str]:
    return [say.fact(words(language), GAME, fact_words(fact), NAMES) for language in LANGUAGES]


def labelled(action: Action) -> list[str]:
    return [say.action(words(language), GAME, action_words(action)) for language in LANGUAGES]


def refused(refusal: Refusal) -> list[str]:
    return [say.refusal(words(language), GAME, refusal) for language in LANGUAGES]


def test_a_barrel_bought_is_told_with_good_market_and_price() -> None:
    assert told(facts.BarrelBought("MM-3.2", 0, "domestic", "crude", 6)) == [
        "Anna buys a barrel of crude oil on the domestic market for $6 million.",
        "Anna kupuje baryłkę ropy na rynku krajowym za 6 mln $.",
        "Anna kauft auf dem Inlandsmarkt ein Fass Rohöl für 6 Mio. $.",
    ]


def test_an_asset_bought_is_told_with_its_row_and_column_counted_from_one() -> None:
    assert told(facts.AssetBought("MM-6.1", 3, "refinery", 1, 8, 1250)) == [
        "Dirk buys a refinery (north-east quadrant, row 2, column 3) for $1250 million.",
        "Dirk kupuje rafinerię (ćwiartka północno-wschodnia, rząd 2, kolumna 3) za 1250 mln $.",
        "Dirk kauft eine Raffinerie (Nordostquadrant, Reihe 2, Spalte 3) für 1250 Mio. $.",
    ]


def test_an_idle_refinery_is_sold_as_such() -> None:
    assert told(facts.AssetSold("MM-6.1", 1, "refinery", 0, 0, 30, 1)) == [
        "Bruno sells an idle refinery (north-west quadrant, row 1, column 1) for $30 million.",
        "Bruno sprzedaje zatrzymaną rafinerię (ćwiartka północno-zachodnia, rząd 1, kolumna 1) za 30 mln $.",
        "Bruno verkauft eine stillstehende Raffinerie (Nordwestquadrant, Reihe 1, Spalte 1) für 30 Mio. $.",
    ]


def test_a_news_card_and_an_economy_card_are_told_by_name() -> None:
    assert told(facts.EventHappened("MM-4.2", "property_tax", 1)) == [
        "The likely event happens: “Property tax”.",
        "Zachodzi zdarzenie prawdopodobne: „Podatek majątkowy”.",
        "Das wahrscheinliche Ereignis tritt ein: „Vermögenssteuer“.",
    ]
    assert told(facts.EconomyChanged("MM-4.4", 6, "rapid_growth")) == [
        "The difference die shows 6: the economy changes to “Rapid growth”, and the difference marker returns to 0.",
        "Kość różnicy pokazuje 6: nowa karta koniunktury to „Szybki wzrost”, a znacznik różnicy wraca na 0.",
        "Der Unterschiedswürfel zeigt 6: Neue Wirtschaftskarte ist „Schnelles Wachstum“, und der Unterschiedsmarker kehrt auf 0 zurück.",
    ]


@pytest.mark.parametrize(
    ("barrels", "polish"),
    [
        (1, "Celina wydobywa 1 baryłkę ropy."),
        (2, "Celina wydobywa 2 baryłki ropy."),
        (5, "Celina wydobywa 5 baryłek ropy."),
        (12, "Celina wydobywa 12 baryłek ropy."),
        (22, "Celina wydobywa 22 baryłki ropy."),
    ],
)
def test_polish_counts_barrels_in_three_forms(barrels: int, polish: str) -> None:
    assert told(facts.CrudePumped("MM-4.5", 2, barrels))[1] == polish


@pytest.mark.parametrize(
    ("barrels", "polish"),
    [
        (1, "Z rynku krajowego znika 1 baryłka benzyny."),
        (2, "Z rynku krajowego znikają 2 baryłki benzyny."),
        (5, "Z rynku krajowego znika 5 baryłek benzyny."),
        (22, "Z rynku krajowego znikają 22 baryłki benzyny."),
    ],
)
def test_polish_verbs_agree_with_the_count(barrels: int, polish: str) -> None:
    assert told(facts.BarrelsLost("MM-9.4", "domestic", "gasoline", barrels))[1] == polish


def test_german_and_english_count_one_and_many() -> None:
    english, _, german = told(facts.BarrelsMoved("MM-9.4", "crude", 1))
    assert (english, german) == (
        "1 barrel of crude oil moves from the foreign to the domestic market.",
        "1 Fass Rohöl wandert vom Auslands- auf den Inlandsmarkt.",
    )
    english, _, german = told(facts.BarrelsMoved("MM-9.4", "crude", 5))
    assert (english, german) == (
        "5 barrels of crude oil move from the foreign to the domestic market.",
        "5 Fässer Rohöl wandern vom Auslands- auf den Inlandsmarkt.",
    )


def test_demand_that_does_not_move_is_told_as_staying() -> None:
    assert told(facts.DemandMoved("MM-4.4", 26, 32, 2)) == [
        "Consumer market: 2 barrels leave, the cheapest barrel moves up from 26 to 32.",
        "Rynek konsumencki: znikają 2 baryłki, najtańsza baryłka przesuwa się w górę z 26 na 32.",
        "Verbrauchermarkt: 2 Fässer verschwinden, das billigste Fass steigt von 26 auf 32.",
    ]
    assert told(facts.DemandMoved("MM-9.4", 26, 16, 0))[0] == "Consumer market: the cheapest barrel moves down from 26 to 16."
    assert told(facts.DemandMoved("MM-4.4", 26, 26, 0))[2] == "Verbrauchermarkt: das billigste Fass bleibt auf 26."


def test_ranks_are_told_with_cash_and_barrels() -> None:
    assert told(facts.Ranked("MM-8.2", 0, 1, 812, 4)) == [
        "Place 1: Anna with $812 million and 4 barrels.",
        "Miejsce 1: Anna, 812 mln $ i 4 baryłki.",
        "Platz 1: Anna mit 812 Mio. $ und 4 Fässern.",
    ]


def test_actions_are_labelled_as_what_to_do() -> None:
    assert labelled(actions.SellFuel(0)) == [
        "Sell no gasoline to the consumers",
        "Nie sprzedawaj benzyny konsumentom",
        "Kein Benzin an die Verbraucher verkaufen",
    ]
    assert labelled(actions.ChooseQuadrant(2)) == [
        "Use the roll in the south-east quadrant",
        "Wykorzystaj rzut w ćwiartce południowo-wschodniej",
        "Den Wurf im Südostquadranten nutzen",
    ]
    assert labelled(actions.BuyAsset(0, 3, 35)) == [
        "Buy a drilling rig (south-west quadrant, row 6, column 6)",
        "Kup wieżę wiertniczą (ćwiartka południowo-zachodnia, rząd 6, kolumna 6)",
        "Einen Bohrturm kaufen (Südwestquadrant, Reihe 6, Spalte 6)",
    ]


def test_refusals_say_why_with_the_numbers() -> None:
    assert refused(Refusal("MM-3.2", "too-little-cash", 9, 4)) == [
        "This costs $9 million, but you have only $4 million.",
        "To kosztuje 9 mln $, a masz tylko 4 mln $.",
        "Das kostet 9 Mio. $, du hast aber nur 4 Mio. $.",
    ]
    assert refused(Refusal("MM-4.5", "too-much-oil", 4, 7)) == [
        "You can pump 4 barrels at most, not 7: the oil wells hit set the limit.",
        "Możesz wydobyć najwyżej 4 baryłki, a nie 7: decydują trafione szyby.",
        "Du kannst höchstens 4 Fässer fördern, nicht 7: Die getroffenen Ölquellen setzen die Grenze.",
    ]


def test_refusals_of_the_table_are_not_those_of_the_game() -> None:
    assert refused(Refusal("TB-3.3", "reason-missing")) == [
        "A ruling needs a reason that everybody can read.",
        "Decyzja prowadzącego wymaga uzasadnienia, które każdy może przeczytać.",
        "Eine Entscheidung der Spielleitung braucht eine Begründung, die alle lesen können.",
    ]


def test_news_cards_explain_themselves_with_the_numbers_of_the_data() -> None:
    assert say.explained(words("en"), GAME, "news", "snap_inspection") == (
        "Everybody pays for the barrels in storage: $3 million per barrel of crude oil and $5 million per barrel of gasoline."
    )
    assert say.explained(words("pl"), GAME, "news", "cold_winter") == "Z rynku krajowego znika 5 najtańszych baryłek benzyny."
    assert say.explained(words("de"), GAME, "news", "embargo") == (
        "Der Auslandsmarkt ist geschlossen, bis irgendwer einen dieser Pasche würfelt: 2-2, 4-4, 5-5."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_news_card_can_be_explained(language: str) -> None:
    for card in load.figures().news:
        assert say.thing(words(language), GAME, "news", card.name) != say.explained(words(language), GAME, "news", card.name)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the diagonal are never doubly hit"), ("pl", "na przekątnej nigdy"), ("de", "Diagonale werden nie")]
)
def test_mm_4_6_the_help_of_production_on_doubles_warns_of_the_diagonal(language: str, said: str) -> None:
    assert said in say.explained(words(language), GAME, "option", "produce_on_doubles")


def test_settings_are_said_as_people_say_them() -> None:
    polish = words("pl")
    assert [say.setting(polish, GAME, value) for value in (True, False, 4, "after_roll")] == ["tak", "nie", "4", "po rzucie"]


def test_a_game_has_a_name_and_says_what_it_is_about() -> None:
    assert say.name(words("de"), GAME) == "McMulti"
    assert say.about(words("pl"), GAME).startswith("Naftowi magnaci")


def test_what_is_unreadable_is_explained() -> None:
    error = Unreadable("unknown-option", option="speed", allowed="open_cash, round_limit")
    assert [say.unreadable(words(language), error) for language in LANGUAGES] == [
        "There is no option called “speed”. Available: open_cash, round_limit.",
        "Nie ma opcji o nazwie „speed”. Dostępne: open_cash, round_limit.",
        "Eine Option namens „speed“ gibt es nicht. Vorhanden: open_cash, round_limit.",
    ]


def test_a_refused_line_of_a_journal_gives_the_reason_in_words() -> None:
    error = Unreadable("refused-line", line=7, clause="MM-3.2", reason="mcmulti-refusal-too-little-cash", need=9, have=4)
    assert say.unreadable(words("pl"), error) == (
        "Wiersz 7: zasady nie pozwalają na tę akcję (MM-3.2). To kosztuje 9 mln $, a masz tylko 4 mln $."
    )


def test_a_complaint_inside_a_complaint_is_put_into_words_too() -> None:
    error = Unreadable("bad-line", Unreadable("unknown-action", action="fly"), line=7, detail="unknown-action, action=fly")
    assert [say.unreadable(words(language), error) for language in LANGUAGES] == [
        "Line 7 of the journal cannot be read: There is no action called “fly”.",
        "Nie da się odczytać wiersza 7 dziennika: Nie ma akcji o nazwie „fly”.",
        "Zeile 7 des Protokolls ist nicht lesbar: Eine Aktion namens „fly“ gibt es nicht.",
    ]


def test_decisions_and_chances_are_named() -> None:
    assert say.decision(words("en"), GAME, "strike-oil") == "Both dice hit your drilling rig: turn it into an oil well?"
    assert say.chance(words("pl"), GAME, "two-dice") == "rzut dwiema kośćmi produkcji"
