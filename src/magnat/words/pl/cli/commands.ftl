### Co mówią polecenia inne niż `play`.

cli-player = Gracz { $number }

cli-replay-undo = Stół wraca do pozycji po wpisie { $entry }.
cli-replay-unrolled =
    { $rolls ->
        [one] Cofnięto przy tym { $rolls } rzut.
        [few] Cofnięto przy tym { $rolls } rzuty.
       *[many] Cofnięto przy tym { $rolls } rzutów.
    }
cli-replay-drop = Cofnięto wpisy { $entries }; to, co inni zrobili później, zostaje.
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

cli-rules-reconstructed = Co musieliśmy odtworzyć
cli-rules-disputed = Gdzie publiczne źródła się różnią
cli-rules-nothing = W tej grze niczego nie trzeba było odtwarzać.

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
cli-ladder-done = { $game }: każda para botów rozegrała następującą liczbę gier: { $games }; miejsc przy stole: { $seats }, ziarno: { $seed }.
cli-ladder-bot = Bot
cli-ladder-points = Ranking
cli-ladder-pair = Kto z kim
cli-ladder-won = Wygrane gry
cli-tournament-done = { $game }: liczba botów: { $bots }, gier na parę: najwyżej { $games }, miejsc przy stole: { $seats }, ziarno: { $seed }.
cli-tournament-saved = Niepotrzebne gry: { $saved }. Udziały były wcześniej znane dość dokładnie.
cli-tournament-bot = Bot
cli-tournament-points = Punkty
cli-tournament-rating = Ranking
cli-tournament-games = Gry
cli-tournament-won = Wygrane (przedział 95 %)
cli-tournament-matrix = Wiersz przeciw kolumnie
cli-balance-done = Gry: { $games }. Raport jest w { $folder }: { $files }.
cli-experiment-done = Gotowe gry: { $games } z { $wanted }; kombinacji: { $cells }.
cli-experiment-cell = Adres
cli-experiment-what = Gra i liczba miejsc
cli-experiment-bot = Bot
cli-experiment-games = Gry
cli-experiment-won = Wygrane (przedział 95 %)
cli-experiment-due = Gdyby wszyscy byli równi
cli-experiment-score = Średni wynik

cli-bench-env = Kroki na sekundę na jednym rdzeniu, z maskami i obserwacjami
cli-bench-compiled = Skompilowany rdzeń
cli-bench-inputs = Losowe gry, ruchów na sekundę
cli-bench-games = Losowe gry, gier na sekundę
cli-bench-clone = Kopia pozycji, mikrosekund
cli-bench-replay = Odtwarzanie zapisanej gry, ruchów na sekundę
cli-bench-view = Widok gracza jako JSON, mikrosekund
cli-bench-routes-cases = Sieci i pary pociągów
cli-bench-routes-proven = Najlepszy przejazd udowodniony we wszystkich
cli-bench-routes-median = Najlepszy przejazd, mediana, milisekundy
cli-bench-routes-p99 = Najlepszy przejazd, 99. percentyl, milisekundy
cli-bench-routes-worst = Najlepszy przejazd, najdłużej, milisekundy

cli-sheet-company = Spółka { $number }
cli-sheet-turn = Tura
cli-sheet-possible = możliwe
cli-sheet-wagons = Sprzedane wagony
cli-sheet-revenue = Przychód
cli-sheet-row = Wartość spółki
cli-sheet-points = Punkty
cli-sheet-total = Razem
cli-sheet-place = Miejsce { $place } · gotówka na koniec: { $cash } złr

error-no-sheet = Karty wartości są tylko w grze Oil City; to jest gra „{ $game }”.

## magnat map

cli-map-written = Mapa jest w pliku { $file }.
cli-map-empty = Mapa przed pierwszą płytką
cli-map-before = Przed pierwszą rundą operacyjną · { $economy }
cli-map-after = Rundy operacyjne: { $operating }, rundy giełdowe: { $stock } · { $economy }
cli-map-companies = Spółki
cli-map-running = kurs { $price } £ · kasa { $cash } £ · pociągi: { $trains }
cli-map-no-train = brak
cli-map-not-running =
    { $status ->
        [removed] usunięta z gry
       *[waiting] jeszcze nie działa · cena nominalna { $price } £
    }
cli-map-signs = Znaki
cli-map-sign =
    { $sign ->
        [tiles] płytki żółte, zielone, brązowe i szare
        [printed] tory nadrukowane; pole zamknięte dla torów
        [city] miasta z miejscem na jedną i dwie stacje
        [town] miasteczka bez torów i z torami
        [port] miasto zmienne: najlepsze miasto trasy i dodatek
        [mountain] góry, płatne z pierwszą płytką
       *[river] rzeka, płatna z pierwszą płytką
    }
cli-map-concessions = Koncesje

error-no-map = Mapy są do 18Africa; to jest partia gry „{ $game }”.

## magnat promises

cli-promises-kept = { $game } dotrzymuje obietnic. Losowe gry: { $games }; posunięcia i rzuty: { $inputs }; wypowiedziane komunikaty: { $messages }; bloki danych: { $blocks }.
cli-promises-broken = { $game } łamie obietnicę { $promise }:

# magnat rehearse
cli-rehearse-turn = Tura { $turn }
cli-rehearse-ended = Gra skończyła się po { $ended } min ({ $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[other] { $turns } tur
}); dzwonek po { $minutes } min.
cli-rehearse-stalled = Długo po dzwonku ({ $minutes } min) trwała jeszcze tura { $turn }: lekcja utknęła.
cli-rehearse-stage = Etap
cli-rehearse-waits = Czekania
cli-rehearse-median = Mediana (s)
cli-rehearse-longest = Najdłużej (s)
cli-rehearse-stall = Tura { $turn }: wszyscy czekali { $seconds } s na spółkę { $company }, etap „{ $stage }”
cli-rehearse-clock = Ruchy wykonane przez zegar: { $clocked }; ponaglenia prowadzącego: { $pushed }
cli-rehearse-replaced = Zepsute telefony zastąpione po (sekundy rzeczywiste): { $seconds }
cli-rehearse-delivery = { $moves } ruchów do { $connections } połączeń: mediana { $middle } ms, 99. percentyl { $high } ms
cli-rehearse-temper-eager = szybki
cli-rehearse-temper-careful = uważny
cli-rehearse-temper-dreamy = rozmarzony
cli-rehearse-temper-silent = nic nie robi
cli-rehearse-temper-dying = telefon pada
cli-rehearse-temper-late = spóźniony
cli-rehearse-temper-leaving = idzie do domu
