### Spojrzenie wstecz: co klasa dostaje po grze, na ekranie, na papierze i w arkuszu.

## Nagłówki

debrief-title = Spojrzenie wstecz
debrief-of = { $game } · { $title }
debrief-facts =
    { $teams } · { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
debrief-facts-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
debrief-ranking = Klasyfikacja
debrief-values = Wartość po każdej turze
debrief-prices = Ceny i sprzedaż
debrief-prices-text = Słupki: jednostki sprzedane wagonami przez wszystkich. Liczby nad nimi: cena w danej turze.
debrief-turning = Punkty zwrotne
debrief-deals = Umowy i zobowiązania
debrief-questions = Do rozmowy
debrief-sheet = Karta wartości
debrief-blank = Karta wartości

## Wiersze i kolumny

debrief-turn = Tura { $turn }
debrief-column-turn = Tura
debrief-column-event = Co ją otworzyło
debrief-place = Miejsce
debrief-team = Zespół
debrief-people = Kto grał
debrief-value = Wartość
debrief-cash = Gotówka
debrief-made = Umowy
debrief-kept = Zobowiązania dotrzymane
debrief-broken = Zobowiązania złamane
debrief-notes = Notatki
debrief-row = Co się liczy
debrief-rule = Ile jest warte
debrief-points = Punkty
debrief-total = Razem
debrief-price = Cena
debrief-sold = Sprzedano
debrief-earned = Przychód
debrief-what = Co się stało
debrief-before = Spodziewane miejsce przedtem
debrief-after = Spodziewane miejsce potem
debrief-sure = ± (95 %)
debrief-games = Rozgrywki
debrief-item = Pozycja
debrief-amount = Ile
debrief-section = Tabela
debrief-result = Miejsce:
debrief-name = Nazwa:
debrief-people-blank = Grają:
debrief-cash-left = Gotówka na koniec:
debrief-possible = Możliwe ceny

## Punkty zwrotne

debrief-turning-how = Od chwili tuż przed każdym z tych momentów i tuż po nim boty, które nie zawierają umów, wielokrotnie dokończyły grę z tymi samymi rzutami. Liczby to średnie miejsca, które zajęła w nich spółka: przed tym momentem i po nim. Znak ± podaje 95-procentowy przedział tej zmiany; pochodzi z rozgrywek, które nie brały udziału w wyborze momentu.
debrief-turning-shift =
    { $team }: spodziewane miejsce { $before } → { $after } (± { $sure }, 95 %; { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    })
debrief-turning-chance = To może być przypadek: zabrakło czasu, by mieć pewność.
debrief-turning-all = Liczba wszystkich rozgrywek: { $games }.
debrief-turning-short = Komputer zdążył rozegrać tylko { $games } z około { $all } gier: może brakować niektórych momentów, a przedziały są szerokie.
debrief-turning-too-few = Komputer zdążył rozegrać tylko { $games } z około { $all } gier, za mało, by wskazać jakiś moment. Szukaj jeszcze raz, gdy będzie mniej zajęty.
debrief-turning-none = Nikt jeszcze nie szukał punktów zwrotnych.
debrief-turning-few = Żaden moment się nie wyróżnił: gra rozstrzygała się krok po kroku.
debrief-turning-turn = { $team }: tura { $turn } zmieniła widoki na przyszłość.

## Umowy

debrief-deal-kept = dotrzymane
debrief-deal-broken = złamane
debrief-more-deals =
    { $count ->
        [one] Jeszcze { $count } umowa jest w arkuszu.
        [few] Jeszcze { $count } umowy są w arkuszu.
        [many] Jeszcze { $count } umów jest w arkuszu.
       *[other] Jeszcze { $count } umowy jest w arkuszu.
    }

## Pytania

debrief-question-winner =
    { $winners ->
        [one] Pierwsze miejsce: { $winner }. Która decyzja znaczyła najwięcej i od kiedy było widać, że tak będzie?
       *[other] Pierwsze miejsce dzieli kilka zespołów, wśród nich { $winner }. Co robiły podobnie, a co inaczej?
    }
debrief-question-luck = Co tu było szczęściem, a co umiejętnością? Jak można by to sprawdzić?
debrief-question-again = Co zrobilibyście inaczej w dwóch pierwszych turach, gdybyście jutro grali jeszcze raz?
cli-debrief-written = Zapisano: { $file }
error-nothing-played = W pliku { $file } nie ma do czego wracać: nie rozegrano żadnej tury.
