"""What Magnat says about Oil City, word by word."""

from __future__ import annotations

import pytest

from magnat.games.oilcity import actions, facts, load
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import TOWER
from magnat.games.registry import GAMES
from magnat.kernel.contract import Action, Fact, Refusal
from magnat.kernel.game import Unreadable, action_words, fact_words
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, words

NAMES = ["Anna", "Bruno", "Celina", "Dirk", "Ewa", "Franz", "Gosia", "Hanna", "Igor"]
COMPANIES = ["Karpaty", "", "Nafta & Co"]
PARTNERS = [0, 1, 2]
GAME = "oilcity"


def told(fact: Fact) -> list[str]:
    return [say.fact(words(language), GAME, fact_words(fact), NAMES, companies=COMPANIES) for language in LANGUAGES]


def labelled(action: Action) -> list[str]:
    return [say.action(words(language), GAME, action_words(action), NAMES, companies=COMPANIES) for language in LANGUAGES]


def refused(refusal: Refusal) -> list[str]:
    return [say.refusal(words(language), GAME, refusal) for language in LANGUAGES]


def test_companies_have_the_names_they_chose_and_numbers_otherwise() -> None:
    assert told(facts.Confirmed("OC-5.6", 0))[0] == "Karpaty confirms its tokens."
    assert told(facts.Confirmed("OC-5.6", 1)) == [
        "Company 2 confirms its tokens.",
        "Spółka 2 zatwierdza żetony.",
        "Gesellschaft 2 bestätigt die Marken.",
    ]
    assert say.fact(words("pl"), GAME, fact_words(facts.Confirmed("OC-5.6", 9)), []) == "Spółka 10 zatwierdza żetony."


def test_oc_2_1_a_company_that_gets_a_name_is_told_by_its_number() -> None:
    assert told(facts.CompanyNamed("OC-2.1", 0, "Karpaty")) == [
        "Company 1 is now called “Karpaty”.",
        "Spółka 1 nazywa się teraz „Karpaty”.",
        "Gesellschaft 1 heißt jetzt „Karpaty“.",
    ]


def test_oc_4_1_an_event_is_told_with_title_year_and_prices() -> None:
    assert told(facts.EventDrawn("OC-4.1", 3, "oil_congress", 100, 400, 300)) == [
        "Turn 3: “Oil congress” (1877). Prices: wax 100, gas 400, kerosene 300 zlr.",
        "Tura 3: „Zjazd naftowy” (1877). Ceny: wosk 100, gaz 400, nafta 300 złr.",
        "Runde 3: „Erdölkongress“ (1877). Preise: Wachs 100, Gas 400, Petroleum 300 zlr.",
    ]


@pytest.mark.parametrize(
    ("amount", "polish"),
    [
        (1, "Karpaty kupuje 1 wieżę za 500 złr."),
        (2, "Karpaty kupuje 2 wieże za 500 złr."),
        (5, "Karpaty kupuje 5 wież za 500 złr."),
        (22, "Karpaty kupuje 22 wieże za 500 złr."),
    ],
)
def test_polish_counts_what_was_bought_in_three_forms(amount: int, polish: str) -> None:
    assert told(facts.Bought("OC-5.7", 0, "tower", amount, 500))[1] == polish


def test_drillers_are_hired_and_not_bought() -> None:
    assert told(facts.Bought("OC-5.7", 0, "driller", 3, 300)) == [
        "Karpaty hires 3 drillers for 300 zlr.",
        "Karpaty zatrudnia 3 wiertaczy za 300 złr.",
        "Karpaty stellt 3 Bohrarbeiter für 300 zlr ein.",
    ]


def test_oc_6_3_an_extraction_is_told_with_the_die_and_the_goods_and_the_loss() -> None:
    assert told(facts.Extracted("OC-6.3", 0, 3, 0, 0, 0, 0, 0, 0)) == [
        "Karpaty, Siary: the die shows water, the plot gives nothing.",
        "Karpaty, Siary: kość pokazuje wodę, działka nic nie daje.",
        "Karpaty, Siary: Der Würfel zeigt Wasser, die Parzelle liefert nichts.",
    ]
    assert told(facts.Extracted("OC-6.3", 0, 3, 2, 0, 3, 1, 2, 1)) == [
        "Karpaty, Siary: the die shows 2, the plot gives 3 cubes of gas, 1 barrel of kerosene and 2 cubes of crude; "
        "1 unit is lost because the bank has run out.",
        "Karpaty, Siary: kość pokazuje 2, działka daje 3 kostki gazu, 1 baryłkę nafty i 2 kostki ropy; "
        "bankowi brakuje towaru, więc przepada 1 jednostka.",
        "Karpaty, Siary: Der Würfel zeigt 2, die Parzelle liefert 3 Einheiten Gas, 1 Fass Petroleum und 2 Einheiten Rohöl; "
        "1 Einheit verfällt, weil der Bank die Ware ausgegangen ist.",
    ]


def test_plots_are_told_by_place_and_copies_apart_and_fields_by_letter() -> None:
    assert told(facts.PiecePut("OC-6.1", 0, "rig", 4, 3)) == [
        "Karpaty puts 1 Canadian rig on Siary (2), field d.",
        "Karpaty stawia 1 wiertnicę kanadyjską: Siary (2), pole d.",
        "Karpaty stellt 1 kanadischen Bohrkran auf: Siary (2), Feld d.",
    ]
    assert labelled(actions.PutPiece(TOWER, 51, 9))[0] == "Put 1 tower on no. 51, field 9"


def test_oc_8_1_an_offer_is_told_with_both_bundles() -> None:
    assert told(facts.OfferMade("OC-8.1", PARTNERS, 4, 0, 2, "money 500, wax 2, plot 12", "tower 1", "", "", 0)) == [
        "Offer 4 from Karpaty to Nafta & Co: gives 500 zlr, 2 cubes of wax and the plot Lipinki, gets 1 tower.",
        "Oferta 4 (odbiorca: Nafta & Co): Karpaty daje: 500 złr, 2 kostki wosku i działkę Lipinki; dostaje: 1 wieżę.",
        "Angebot 4 von Karpaty an Nafta & Co: gibt 500 zlr, 2 Einheiten Wachs und die Parzelle Lipinki, erhält 1 Bohrturm.",
    ]


def test_oc_8_3_an_offer_with_promises_names_their_turn() -> None:
    nothing = read_bundle("")
    assert labelled(actions.MakeOffer(-1, read_bundle("tower 2"), nothing, nothing, read_bundle("tower 2, money 100"), 5, -1)) == [
        "Offer to all companies: give 2 towers, get nothing; in turn 5 give nothing, get 100 zlr and 2 towers",
        "Złóż ofertę (odbiorca: wszystkie spółki): daj: 2 wieże; weź: nic; w turze 5 daj: nic; weź: 100 złr i 2 wieże",
        "Angebot an alle Gesellschaften: gib 2 Bohrtürme, nimm nichts; in Runde 5 gib nichts, nimm 100 zlr und 2 Bohrtürme",
    ]


def test_oc_8_3_promises_are_told_with_both_companies() -> None:
    assert told(facts.Promised("OC-8.3", PARTNERS, None, 7, 1, 0, "kerosene 5", 4)) == [
        "Promise 7: Company 2 will give 5 barrels of kerosene to Karpaty in turn 4.",
        "Zobowiązanie 7: Spółka 2 przekaże 5 baryłek nafty w turze 4; odbiorca: Karpaty.",
        "Zusage 7 für Runde 4: Gesellschaft 2 gibt 5 Fässer Petroleum an Karpaty.",
    ]


def test_oc_7_2_wagons_that_do_not_count_are_told_apart() -> None:
    assert told(facts.Sold("OC-7.2", 0, 0, 1, 5, 2, 1, 400)) == [
        "Karpaty sells 1 cube of gas and 5 barrels of kerosene on 2 wagons for 400 zlr; "
        "the value sheet counts 1 of them, as nothing was paid for the rest.",
        "Karpaty sprzedaje 1 kostkę gazu i 5 baryłek nafty w 2 wagonach za 400 złr; "
        "liczba wagonów na karcie wartości: 1, bo za resztę nic nie zapłacono.",
        "Karpaty verkauft 1 Einheit Gas und 5 Fässer Petroleum auf 2 Waggons für 400 zlr; "
        "das Wertblatt zählt davon 1, denn für den Rest wurde nichts bezahlt.",
    ]
    assert told(facts.Sold("OC-7.2", 0, 4, 0, 0, 1, 1, 400))[0] == "Karpaty sells 4 cubes of wax on 1 wagon for 400 zlr."


def test_seats_handed_over_are_told_by_the_names_of_players() -> None:
    assert told(facts.SeatHanded("OC-1.1", 0, 1)) == [
        "Bruno plays for Anna from now on.",
        "Anna: na tym miejscu decyduje odtąd Bruno.",
        "Für Anna spielt ab jetzt Bruno.",
    ]
    assert told(facts.SeatHanded("OC-1.1", 0, -1))[2] == "Für Anna spielt ab jetzt das Programm."
    assert say.action(words("en"), GAME, action_words(actions.HandOver(3, 4))) == "Let Player 5 play for Player 4"


def test_oc_5_actions_name_the_partner_whose_token_it_is() -> None:
    assert labelled(actions.Order(0, TOWER, 3)) == ["Partner 1: buy 3 towers", "Wspólnik 1: kup 3 wieże", "Partner 1: 3 Bohrtürme kaufen"]
    assert labelled(actions.SendPedlar(1, 0, 1, 2)) == [
        "Partner 2: sell 1 cube of gas and 2 barrels of kerosene to the pedlar",
        "Wspólnik 2: sprzedaj maziarzowi 1 kostkę gazu i 2 baryłki nafty",
        "Partner 2: 1 Einheit Gas und 2 Fässer Petroleum an den Hausierer verkaufen",
    ]


def test_selling_nothing_is_said_so() -> None:
    assert labelled(actions.Sell(0, 0, 0, 0)) == [
        "Sell nothing this turn",
        "Nic nie sprzedawaj w tej turze",
        "In dieser Runde nichts verkaufen",
    ]


def test_refusals_say_why_with_the_numbers() -> None:
    assert refused(Refusal("OC-5.6", "too-little-money", 1500, 900)) == [
        "All your tokens together cost 1500 zlr, but your company has only 900 zlr, the pedlar's payment included.",
        "Wszystkie wasze żetony kosztują razem 1500 złr, a spółka ma tylko 900 złr, wliczając zapłatę od maziarza.",
        "Alle eure Marken zusammen kosten 1500 zlr, die Gesellschaft hat aber nur 900 zlr, das Geld vom Hausierer eingerechnet.",
    ]


def test_what_cannot_be_read_in_an_offer_is_explained() -> None:
    with pytest.raises(Unreadable) as caught:
        read_bundle("gold 2, money 500")
    assert [say.unreadable(words(language), caught.value) for language in LANGUAGES] == [
        "“gold 2” in “gold 2, money 500” cannot be read. Write what changes hands and how much, such as “money 500, wax 2, plot 12”.",
        "Nie da się odczytać „gold 2” w „gold 2, money 500”. Podaj rzeczy z liczbami, na przykład „money 500, wax 2, plot 12”.",
        "„gold 2“ in „gold 2, money 500“ ist nicht lesbar. Schreibe jede Sache mit ihrer Zahl, etwa „money 500, wax 2, plot 12“.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_keep_their_names_in_every_language(language: str) -> None:
    for plot in load.data().plots:
        assert say.thing(words(language), GAME, "plot", plot.id) == plot.name
        assert say.explained(words(language), GAME, "plot", plot.id).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_begin_their_story_with_the_year_of_the_data(language: str) -> None:
    for event in load.data().events:
        assert say.explained(words(language), GAME, "event", event.id).startswith(f"{event.year}: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entrepreneur_has_a_life_and_the_glossary_its_ten_words(language: str) -> None:
    chapters = {id: entries for id, _, entries in say.lore(words(language), GAME)}
    lives = {id: (name, text) for id, name, text in chapters["lives"]}
    assert {id: name for id, (name, _) in lives.items()} == {card.id: card.name for card in load.data().entrepreneurs.cards}
    assert all(text.endswith(".") and text.count(". ") >= 1 for _, text in lives.values())
    assert len(chapters["glossary"]) == 10
    assert "Tustanowice" in chapters["history"][0][2] or "Tustanowicach" in chapters["history"][0][2]


def test_oc_10_2_the_option_of_war_gives_turn_and_odds_of_the_data() -> None:
    assert say.explained(words("en"), GAME, "option", "war").startswith("After every turn from turn 4 on")
    assert "1 in 6" in say.explained(words("en"), GAME, "option", "war")


def test_oc_5_6_a_company_reads_why_it_is_not_served() -> None:
    assert told(facts.NotServed("OC-5.6", PARTNERS, 0, "too-little-money", 1500, 400)) == [
        "Karpaty: the bank cannot serve the tokens as they lie. All your tokens together cost 1500 zlr, but your company has only 400 zlr, "
        "the pedlar's payment included.",
        "Karpaty: w tym układzie bank nie może obsłużyć żetonów. Wszystkie wasze żetony kosztują razem 1500 złr, a spółka ma tylko "
        "400 złr, wliczając zapłatę od maziarza.",
        "Karpaty: So kann die Bank die Marken nicht bedienen. Alle eure Marken zusammen kosten 1500 zlr, die Gesellschaft hat aber "
        "nur 400 zlr, das Geld vom Hausierer eingerechnet.",
    ]


def test_oc_8_6_what_was_kept_in_part_names_what_changed_hands() -> None:
    assert told(facts.PromisePartKept("OC-8.3", PARTNERS, None, 3, 0, 2, "money 400, tower 1")) == [
        "Promise 3 is kept in part: Karpaty gives 400 zlr and 1 tower to Nafta & Co.",
        "Zobowiązanie 3 dotrzymane w części: Karpaty przekazuje 400 złr i 1 wieżę; odbiorca: Nafta & Co.",
        "Zusage 3 ist zum Teil eingelöst: Karpaty gibt 400 zlr und 1 Bohrturm an Nafta & Co.",
    ]


def test_oc_8_2_what_others_see_of_a_deal_is_told_without_money() -> None:
    assert told(facts.HandedOver("OC-8.2", 0, 2, "wax 2, tower 1", "")) == [
        "Karpaty gives 2 cubes of wax and 1 tower to Nafta & Co.",
        "Karpaty przekazuje 2 kostki wosku i 1 wieżę; odbiorca: Nafta & Co.",
        "Karpaty gibt 2 Einheiten Wachs und 1 Bohrturm an Nafta & Co.",
    ]
    assert told(facts.OfferTaken("OC-8.2", 0, 2, "wax 2", "wagon 1", 6)) == [
        "Offer 6 is taken up: Karpaty gives 2 cubes of wax to Nafta & Co and gets 1 wagon.",
        "Oferta 6 przyjęta. Karpaty daje: 2 kostki wosku; Nafta & Co daje: 1 wagon.",
        "Angebot 6 ist angenommen: Karpaty gibt 2 Einheiten Wachs an Nafta & Co und erhält 1 Waggon.",
    ]


def test_oc_8_6_what_others_see_of_a_broken_promise_is_the_point() -> None:
    assert told(facts.PointLost("OC-8.6", 0)) == [
        "Karpaty has broken a promise: 1 point off.",
        "Karpaty nie dotrzymuje zobowiązania: 1 punkt mniej.",
        "Karpaty hat eine Zusage gebrochen: 1 Punkt Abzug.",
    ]
    assert told(facts.PointRestored("OC-8.6", 0)) == [
        "A broken promise of Karpaty is forgiven: 1 point back.",
        "Złamane zobowiązanie umorzone: Karpaty odzyskuje 1 punkt.",
        "Eine gebrochene Zusage von Karpaty ist erlassen: 1 Punkt zurück.",
    ]


OWN = {"own_plots": '[{"name":"Our field","fields":"cgwC....-","copies":9},{"name":"Corner","fields":"c.g.-.w.G","copies":9}]'}


def test_oc_2_4_cards_of_the_tables_own_are_called_what_their_titles_say() -> None:
    event = fact_words(facts.EventDrawn("OC-4.1", 1, "Rain in May", 100, 200, 700))
    assert say.fact(words("en"), GAME, event, NAMES) == "Turn 1: “Rain in May”. Prices: wax 100, gas 200, kerosene 700 zlr."
    put = fact_words(facts.PiecePut("OC-6.1", 0, "tower", 61, 3))
    assert (
        say.fact(words("de"), GAME, put, NAMES, companies=COMPANIES, settings=OWN) == "Karpaty stellt 1 Bohrturm auf: Corner (2), Feld d."
    )
    lent = fact_words(facts.PromiseKept("OC-8.3", PARTNERS, None, 3, 0, 2, "plot 51"))
    assert say.fact(words("en"), GAME, lent, NAMES, companies=COMPANIES, settings=OWN).endswith("gives the plot Our field to Nafta & Co.")
    put_it = action_words(actions.PutPiece(TOWER, 51, 0))
    assert say.action(words("en"), GAME, put_it, NAMES, settings=OWN) == "Put 1 tower on Our field, field a"


@pytest.mark.parametrize("language", LANGUAGES)
def test_oc_2_4_why_cards_cannot_be_used_is_said_in_every_language(language: str) -> None:
    with pytest.raises(Unreadable) as complaint:
        GAMES[GAME].settings({"own_plots": '[{"name":"Our field","fields":"cgwC.....","copies":9}]'})
    said = say.unreadable(words(language), complaint.value)
    assert "own_plots" in said
    assert "cgwC....." in said
    assert said.endswith(".")
