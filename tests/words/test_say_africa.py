"""What Magnat says about 18Africa, word by word."""

from __future__ import annotations

import pytest

from magnat.games.africa import actions, facts, load
from magnat.kernel.contract import Action, Fact, Refusal
from magnat.kernel.game import action_words, fact_words
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, words
from magnat.words.games.africa import card_name, place, train_id, train_name, ways

NAMES = ["Anna", "Bruno", "Celina"]
GAME = "africa"


def told(fact: Fact) -> list[str]:
    return [say.fact(words(language), GAME, fact_words(fact), NAMES) for language in LANGUAGES]


def labelled(action: Action) -> list[str]:
    return [say.action(words(language), GAME, action_words(action), NAMES) for language in LANGUAGES]


def refused(refusal: Refusal) -> list[str]:
    return [say.refusal(words(language), GAME, refusal) for language in LANGUAGES]


def explained(group: str, id: str) -> list[str]:
    return [say.explained(words(language), GAME, group, id) for language in LANGUAGES]


# Cards


def test_af_1_4_certificates_are_told_by_kind_and_company_and_privates_by_name() -> None:
    assert told(facts.CardBought("AF-4.4", 0, "MF-director", "hand", 152)) == [
        "Anna buys the Director's certificate of MF from hand for £152.",
        "Anna kupuje z ręki certyfikat Prezesa MF za 152 £.",
        "Anna kauft das Direktorzertifikat von MF für 152 £ aus der Hand.",
    ]
    assert told(facts.CardBought("AF-4.4", 1, "MF", "discard", 76)) == [
        "Bruno buys a share of MF from the discard pile for £76.",
        "Bruno kupuje ze stosu kart odrzuconych akcję MF za 76 £.",
        "Bruno kauft eine Aktie von MF für 76 £ von der Ablage.",
    ]
    assert told(facts.CardBought("AF-4.4", 2, "P1", "deck", 25)) == [
        "Celina buys the private Cape Wine Company from the deck for £25.",
        "Celina kupuje z talii firmę prywatną Cape Wine Company za 25 £.",
        "Celina kauft die Privatgesellschaft Cape Wine Company für 25 £ vom Stapel.",
    ]


def test_af_2_1_equal_cards_in_a_list_are_counted() -> None:
    assert told(facts.CardsRevealed("AF-2.1", "MF-director, MF, MF, P6")) == [
        "To be auctioned: Director's certificate of MF, 2 × share of MF, Madianos Olive Oil Export Company.",
        "Na licytację idą: certyfikat Prezesa MF, 2 × akcja MF, Madianos Olive Oil Export Company.",
        "Versteigert werden: Direktorzertifikat von MF, 2 × Aktie von MF, Madianos Olive Oil Export Company.",
    ]


def test_af_2_1_a_card_set_aside_is_named_to_its_owner_only() -> None:
    fact = facts.CardSetAside("AF-2.1", 0, "UR")
    unseen = fact.seen_by(1)
    assert unseen is not None
    assert told(fact)[0] == "Anna sets a share of UR aside for the auction."
    assert told(unseen) == [
        "Anna sets a card aside for the auction.",
        "Anna odkłada kartę na licytację.",
        "Anna legt eine Karte zur Versteigerung.",
    ]


def test_af_4_8_a_shuffled_deck_is_told_with_its_cards() -> None:
    assert told(facts.DeckShuffled("AF-4.8", 22)) == [
        "The deck has run out: the 22 cards of the discard pile are shuffled and become the new deck.",
        "Talia się wyczerpała: 22 karty ze stosu kart odrzuconych zostają przetasowane w nową talię.",
        "Der Stapel ist leer: Die 22 Karten der Ablage werden gemischt und zum neuen Stapel.",
    ]


# Players and companies


def test_af_1_3_a_company_that_takes_part_is_told_with_name_and_home() -> None:
    assert told(facts.CompanyDrawn("AF-1.3", "NZA")) == [
        "NZA takes part: Nederlands Zuid Afrikaanse Railway Co, home Pretoria & Johannesburg (M32).",
        "NZA bierze udział w grze: Nederlands Zuid Afrikaanse Railway Co, siedziba Pretoria & Johannesburg (M32).",
        "NZA nimmt teil: Nederlands Zuid Afrikaanse Railway Co, Heimat Pretoria & Johannesburg (M32).",
    ]


def test_holders_are_players_by_name_or_companies_by_code() -> None:
    assert told(facts.ShareSold("AF-4.3", 0, "MF", 90)) == [
        "Anna sells a share of MF to the bank pool for £90.",
        "Anna sprzedaje do puli banku akcję MF za 90 £.",
        "Anna verkauft eine Aktie von MF für 90 £ an den Bankpool.",
    ]
    assert told(facts.ShareSold("AF-8.7", "CSAR", "MF", 90))[0] == "CSAR sells a share of MF to the bank pool for £90."
    assert told(facts.ShareSold("AF-4.3", 6, "MF", 90))[1] == "Gracz 7 sprzedaje do puli banku akcję MF za 90 £."


def test_af_5_3_af_5_4_a_company_has_a_director_a_manager_or_nobody() -> None:
    assert told(facts.LeaderChanged("AF-5.3", "MF", 1, 1)) == [
        "Bruno leads MF as Director.",
        "Bruno kieruje spółką MF jako Prezes.",
        "Bruno leitet MF als Direktor.",
    ]
    assert told(facts.LeaderChanged("AF-5.4", "MF", "KR", 0)) == [
        "KR leads MF as Manager.",
        "KR kieruje spółką MF jako Menadżer.",
        "KR leitet MF als Verwalter.",
    ]
    assert told(facts.LeaderChanged("AF-5.4", "MF", -1, 0)) == [
        "Nobody owns a share of MF any more, so nobody leads it.",
        "Nikt nie ma już akcji spółki MF, więc nikt nią nie kieruje.",
        "Niemand hat mehr Aktien von MF, also leitet sie auch niemand.",
    ]


def test_af_6_2_a_company_without_anybody_to_act_for_it_is_told_so() -> None:
    assert told(facts.CompanyTurn("AF-6.2", "MF", 2))[1] == "Tura spółki MF; decyduje za nią Celina."
    assert told(facts.CompanyTurn("AF-6.2", "MF", -1)) == [
        "MF has its turn, but nobody acts for it.",
        "Tura spółki MF, ale nikt za nią nie decyduje.",
        "MF ist am Zug, aber für die Gesellschaft handelt niemand.",
    ]


@pytest.mark.parametrize(
    ("shares", "polish"),
    [(1, "za 1 akcję MF."), (2, "za 2 akcje MF."), (5, "za 5 akcji MF."), (22, "za 22 akcje MF.")],
)
def test_polish_counts_shares_in_three_forms(shares: int, polish: str) -> None:
    assert told(facts.DividendReceived("AF-8.2", 0, "MF", shares, 40))[1] == f"Anna dostaje 40 £ {polish}"


def test_af_8_3_a_price_rises_or_falls() -> None:
    assert told(facts.PriceMoved("AF-8.3", "MF", 76, 82)) == [
        "The share price of MF rises from £76 to £82.",
        "Cena akcji MF rośnie z 76 £ do 82 £.",
        "Der Aktienpreis von MF steigt von 76 £ auf 82 £.",
    ]
    assert told(facts.PriceMoved("AF-8.3", "MF", 76, 71))[0] == "The share price of MF falls from £76 to £71."


# The map


def test_places_have_their_printed_names_beside_the_hex() -> None:
    assert [place("D5"), place("D7")] == ["Marrakech (D5)", "D7"]
    assert told(facts.TokenPlaced("AF-7.3", "MF", "D3", 0, 40)) == [
        "MF places a station in Casablanca (D3) for £40.",
        "MF stawia stację za 40 £: Casablanca (D3).",
        "MF baut für 40 £ einen Bahnhof in Casablanca (D3).",
    ]


def test_af_6_12_the_cities_of_a_double_hex_are_numbered() -> None:
    assert told(facts.CityChosen("AF-5.2", "COR", "J21", 1)) == [
        "COR has its home station in Brazzaville & Kinshasa (J21), city 2.",
        "COR stawia stację macierzystą: Brazzaville & Kinshasa (J21), miasto 2.",
        "COR hat den Heimatbahnhof in Brazzaville & Kinshasa (J21), Stadt 2.",
    ]
    assert labelled(actions.ChooseCity(1))[2] == "Heimatbahnhof in Stadt 2"


def test_af_6_4_af_6_6_tiles_are_laid_or_upgraded() -> None:
    assert told(facts.TileLaid("AF-6.4", "MF", "E4", "1", 2, 40)) == [
        "MF lays tile #1 on Meknès & Fez (E4) and pays £40.",
        "MF kładzie kafelek #1: Meknès & Fez (E4); koszt 40 £.",
        "MF legt Plättchen #1 auf Meknès & Fez (E4) und zahlt 40 £.",
    ]
    assert told(facts.TileLaid("AF-6.6", "MF", "D5", "14", 0, 0)) == [
        "MF upgrades Marrakech (D5) to tile #14.",
        "MF modernizuje na kafelek #14: Marrakech (D5).",
        "MF baut Marrakech (D5) zu Plättchen #14 aus.",
    ]
    assert labelled(actions.LayTile(0, 0, 3, 1, "N9", "8")) == [
        "Lay tile #8 on N9, rotation 3, without paying for the river (Jamieson Tropical Timber)",
        "Połóż kafelek #8: N9, obrót 3, bez opłaty za rzekę (Jamieson Tropical Timber)",
        "Plättchen #8 auf N9 legen, Drehung 3, ohne Flusskosten (Jamieson Tropical Timber)",
    ]
    assert labelled(actions.LayTile(0, 0, 0, 0, "J21", "10"))[0] == "Lay tile #10 on Brazzaville & Kinshasa (J21), rotation 0"


def test_af_7_4_routes_are_told_by_the_named_places_on_them() -> None:
    assert ways("E4-D5-D7-C8-C6;;N5-N7") == "Meknès & Fez – Marrakech – Agadir; Alexandria – Cairo"
    assert ways("D7-D5-D9") == "D7 – Marrakech – D9"
    assert told(facts.TrainsRun("AF-7.4", "MF", "D3-D5", 50)) == [
        "MF runs its trains and earns £50: Casablanca – Marrakech.",
        "MF wysyła pociągi i zarabia 50 £: Casablanca – Marrakech.",
        "MF lässt die Züge fahren und nimmt 50 £ ein: Casablanca – Marrakech.",
    ]
    assert told(facts.TrainsRun("AF-7.4", "MF", ";", 0))[0] == "MF runs no train."
    assert labelled(actions.Run("")) == ["Run no train", "Żaden pociąg nie jedzie", "Keinen Zug fahren lassen"]


# Trains, concessions, the end


def test_af_8_5_trains_have_their_printed_names() -> None:
    names = ["2", "3", "4E", "Veldt Star", "Empire Freight", "Empire Express", "Pan America"]
    for language in LANGUAGES:
        assert [train_name(words(language), train.code) for train in load.data().trains] == names
    assert told(facts.TrainTraded("AF-8.5", "MF", "KR", "3+3T", 1)) == [
        "MF buys a train “Empire Freight” from KR for £1.",
        "MF kupuje od spółki KR pociąg „Empire Freight” za 1 £.",
        "MF kauft von KR einen Zug „Empire Freight“ für 1 £.",
    ]


def test_af_7_5_trains_are_explained_with_the_numbers_of_the_data() -> None:
    assert explained("train", train_id("2"))[0] == "Counts 2 cities and all towns on the way. Costs £180, sells back for £180."
    assert explained("train", train_id("3+3T")) == [
        "Counts 3 cities and all towns, including those beyond the end cities; income times 2. "
        "Recession and depression do not lower its income, but a boom raises it. Costs £850, sells back for £650.",
        "Liczy 3 miasta i wszystkie miasteczka, także poza miastami końcowymi; dochód razy 2. "
        "Recesja i depresja nie obniżają jego dochodu, ale boom go podwyższa. Kosztuje 850 £, cena odsprzedaży 650 £.",
        "Zählt 3 Städte und alle Orte, auch über die Endstädte hinaus; Einnahmen mal 2. "
        "Rezession und Depression senken seine Einnahmen nicht, ein Boom erhöht sie. Kostet 850 £, Rückkaufpreis 650 £.",
    ]


def test_af_7_7_concessions_are_explained_with_origin_and_ports() -> None:
    assert explained("concession", "copper") == [
        "Assigned to a company, it brings £70 for each of its trains whose route includes Zambesi Head (M24) "
        "and either Luanda (I22) or Dar es Salaam (P23).",
        "Po przydzieleniu spółce przynosi 70 £ za każdy jej pociąg, na którego trasie są Zambesi Head (M24) "
        "oraz Luanda (I22) lub Dar es Salaam (P23).",
        "Einer Gesellschaft zugeteilt, bringt sie 70 £ für jeden ihrer Züge, dessen Strecke Zambesi Head (M24) "
        "sowie Luanda (I22) oder Dar es Salaam (P23) enthält.",
    ]
    assert labelled(actions.ChooseConcession(2, "gas")) == [
        "Take the concession “natural gas”",
        "Weź koncesję „gaz ziemny”",
        "Die Konzession „Erdgas“ nehmen",
    ]


def test_af_7_1_the_economy_is_explained_with_the_numbers_of_the_data() -> None:
    assert explained("economy", "boom")[0] == "Cities +20, towns ±0; a bond pays £10."
    assert explained("economy", "recession")[1] == "Miasta −10, miasteczka −10; bon daje 30 £."


def test_af_10_1_the_end_is_told_with_its_reason() -> None:
    assert told(facts.EndTriggered("AF-10.1", "price"))[2] == (
        "Ein Aktienpreis hat 400 £ erreicht: Mit dieser Betriebsrunde endet das Spiel."
    )
    assert told(facts.EndTriggered("AF-10.1", "bank"))[0].startswith("The bank has run out of money")


def test_af_10_3_a_fortune_is_told_by_its_parts() -> None:
    assert told(facts.FinalValue("AF-10.3", 0, 500, 200, 60, 1240, 0, 2000)) == [
        "Anna: cash £500, bonds £200, privates £60, shares £1240; in all £2000.",
        "Anna: gotówka 500 £, bony 200 £, firmy prywatne 60 £, akcje 1240 £; razem 2000 £.",
        "Anna: Bargeld 500 £, Staatsanleihen 200 £, Privatgesellschaften 60 £, Aktien 1240 £; zusammen 2000 £.",
    ]
    assert "less £100 for unused concessions" in told(facts.FinalValue("AF-10.3", 0, 500, 200, 60, 1240, 100, 1900))[0]


# Refusals, options, printed names


def test_refusals_say_why_with_the_numbers() -> None:
    assert refused(Refusal("AF-4.4", "too-little-cash", 150, 120)) == [
        "This takes £150, but there is only £120 to spend.",
        "Potrzeba 150 £, a do wydania jest tylko 120 £.",
        "Dafür braucht es 150 £, zum Ausgeben sind aber nur 120 £ da.",
    ]
    assert refused(Refusal("AF-4.4", "certificate-limit", 18, 18))[1] == "Masz 18 certyfikatów, a limit to 18: więcej kupić nie możesz."


def test_af_7_4_flaws_of_a_route_name_the_train() -> None:
    assert refused(Refusal("AF-7.4", "route-no-station", which=2)) == [
        "Train 2: no station of the company is on this route.",
        "Pociąg 2: na tej trasie nie ma stacji spółki.",
        "Zug 2: An dieser Strecke liegt kein Bahnhof der Gesellschaft.",
    ]


def test_af_8_4_the_option_of_managers_without_a_train_gives_the_numbers_of_the_data() -> None:
    english = explained("option", "managed_no_train_check")[0]
    assert "falls by 3 spaces, either at once in the dividend step, or by 1 there and by 2 when the turn ends" in english


@pytest.mark.parametrize("language", LANGUAGES)
def test_companies_and_privates_keep_their_names_and_are_explained(language: str) -> None:
    spoken, data = words(language), load.data()
    for company in data.companies:
        assert say.thing(spoken, GAME, "company", company.code) == company.name
        assert place(company.home) in say.explained(spoken, GAME, "company", company.code)
    for private in data.privates:
        assert card_name(spoken, private.code) == say.thing(spoken, GAME, "private", private.code) == private.name
        assert f"{private.income}" in say.explained(spoken, GAME, "private", private.code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_train_concession_and_economy_is_explained(language: str) -> None:
    spoken, data = words(language), load.data()
    for train in data.trains:
        assert f"{train.resale}" in say.explained(spoken, GAME, "train", train_id(train.code))
    for concession in data.concessions:
        assert place(concession.source) in say.explained(spoken, GAME, "concession", concession.id)
    for economy, numbers in data.economy.states.items():
        assert f"{numbers.bond}" in say.explained(spoken, GAME, "economy", economy)
