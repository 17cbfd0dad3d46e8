### Co mówią polecenia inne niż `play`.

cli-player = Gracz { $number }

cli-replay-undo = Stół wraca do pozycji po wpisie { $entry }.
cli-replay-ask = { $player } prosi o powrót do pozycji po wpisie { $entry }.
cli-replay-agree = { $player } się zgadza.
cli-replay-refuse = { $player } się nie zgadza.
cli-replay-ruling = Decyzja prowadzącego: { $reason }

cli-check-same =
    { $entries ->
        [one] Odtworzono { $entries } wpis: wszystkie zdarzenia i pozycje są takie same.
        [few] Odtworzono { $entries } wpisy: wszystkie zdarzenia i pozycje są takie same.
       *[many] Odtworzono { $entries } wpisów: wszystkie zdarzenia i pozycje są takie same.
    }

cli-why-allowed = { $player } może to tutaj zrobić.
cli-why-refused = { $player } nie może tego tutaj zrobić.

cli-simulate-done = Ukończone gry: { $finished } z { $games } · { $inputs ->
        [one] { $inputs } ruch
        [few] { $inputs } ruchy
       *[many] { $inputs } ruchów
    } · ruchów na sekundę: { $speed }
cli-simulate-bot = Bot
cli-simulate-wins = Wygrane
cli-simulate-score = Średni wynik
cli-simulate-seats = Wygrane według miejsc przy stole: { $seats }
cli-simulate-length = Ruchów na grę: najmniej { $low }, mediana { $middle }, najwięcej { $high }

cli-bench-compiled = Skompilowany rdzeń
cli-bench-inputs = Losowe gry, ruchów na sekundę
cli-bench-games = Losowe gry, gier na sekundę
cli-bench-clone = Kopia pozycji, mikrosekund
cli-bench-replay = Odtwarzanie zapisanej gry, ruchów na sekundę
cli-bench-view = Widok gracza jako JSON, mikrosekund

cli-sheet-company = Spółka { $number }
cli-sheet-turn = Tura
cli-sheet-wagons = Sprzedane wagony
cli-sheet-revenue = Przychód
cli-sheet-row = Wartość spółki
cli-sheet-points = Punkty
cli-sheet-total = Razem
cli-sheet-place = Miejsce { $place } · gotówka na koniec: { $cash } złr

error-no-sheet = Karty wartości są tylko w grze Oil City; to jest gra „{ $game }”.
