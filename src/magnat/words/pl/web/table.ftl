### The frame of a table: decision, preview, why not, log, seats, clocks, end.

web-confirm = Potwierdź
web-would-happen = Co by się stało
web-why-not = To niemożliwe
web-instead = Możliwe jest
web-consider-instead = Zobacz
web-choose-one = Co wybierasz?
web-all-options = Wszystko, co możesz zrobić
web-filter = Szukaj
web-choose-amount = Wybierz liczbę
web-open-rule = Zasada { $clause }
web-held = Twój ruch czeka tutaj. Zostanie wysłany, gdy tylko połączenie wróci.
web-looking = Sprawdzam …

## Dock

web-watching = Oglądasz grę
web-options-show = Lista ({ $number })
web-others-asked = Pytanie ({ $name }): „{ $question }”
web-options-hide = Ukryj listę
web-beside = Obok planszy
web-paused = Stół ma przerwę; teraz nic nie można zrobić.
web-unnamed-player = Gracz { $number }
web-my-seats = Moje miejsca
web-seat-number = Miejsce { $number }
web-since = { $number ->
    [one] Jedno zdarzenie od twojej ostatniej wizyty
    [few] { $number } zdarzenia od twojej ostatniej wizyty
   *[other] { $number } zdarzeń od twojej ostatniej wizyty
}
web-since-skip = Pomiń
web-due = Do wpisania: { $what }
web-lately = Od twojego ruchu:
web-lately-first = Od początku gry:

## Log

web-log-short = Przebieg
web-log-older = Pokaż starsze wpisy
web-log-undone = Cofnięto ostatni ruch: { $name } (do wpisu { $entry }).
web-log-asked = Prośba o cofnięcie do wpisu { $entry }: { $name }.
web-log-agreed = Zgoda na cofnięcie: { $name }.
web-log-refused = Brak zgody na cofnięcie: { $name }.
web-log-ruled-back = Prowadzący cofnął stół do wpisu { $entry }: „{ $reason }”.
web-log-ruled-act = Prowadzący wykonał ruch za: { $name }. „{ $reason }”.
web-log-clock = Czas minął ({ $name }); ruch wykonał stół.

## Going back

web-back = Cofnij dalej …
web-back-text = Rzuty, dobrane karty i ruchy innych można cofnąć tylko za zgodą wszystkich albo decyzją prowadzącego z uzasadnieniem.
web-back-before = Cofnij do chwili przed:
web-back-reason = Uzasadnienie
web-back-reason-hint = Przeczytają je wszyscy.
web-back-ask = Zapytaj pozostałych
web-back-rule = Zdecyduj jako prowadzący
web-back-request = Prośba o cofnięcie do wpisu { $entry }: { $name }.
web-back-agree = Zgadzam się
web-back-refuse = Nie zgadzam się

## Seats, clocks, chat, notes, host

web-clock-left = Pozostały czas: { $time }
web-clock-days = { $days } d { $hours } godz.
web-seat-banker = bankier
web-seat-waited = ma ruch
web-seat-change = Zmień miejsce: { $name }
web-seat-take-back = Wróć na moje miejsce
web-seat-to-bot = Niech gra bot
web-seat-free = Zwolnij miejsce
web-seat-link = Link do tego miejsca
web-seat-link-text = Kto otworzy ten link i potwierdzi, siada tutaj:
web-seat-mute = Wycisz na czacie
web-seat-unmute = Przywróć głos
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-partners = Tylko do mojej spółki
web-chat-company = (spółka)
web-note = Prywatna notatka, tylko dla ciebie
web-note-short = Notatka
web-note-kept = Zapisano
web-host = Jako prowadzący
web-host-pause = Przerwa
web-host-resume = Wznów
web-host-close = Zakończ stół
web-host-close-text = Gra kończy się tu dla wszystkich. To, co rozegrano, zostaje i można to odtworzyć.
web-ruling = Wykonaj ruch za kogoś …
web-ruling-text = Za kogoś, kto sam nie może teraz nacisnąć. Do wyboru jest to, co nie zależy od niczego, co widać tylko z tego miejsca. Twoje uzasadnienie przeczytają wszyscy.
web-ruling-seat = Miejsce
web-ruling-none = To, co wolno z tego miejsca, zależy od tego, co widać tylko z niego. Przekaż komuś link do miejsca albo oddaj je botowi.
web-ruling-nobody = Stół nie czeka teraz na nikogo innego.
web-ruling-other = Coś innego
web-waiting-for-host = Grę rozpocznie { $name }.

## End

web-result = Wynik
web-result-place = Miejsce
web-result-name = Imię
web-result-score = Punkty
web-replay = Odtworzenie i wykresy
web-rematch = Zagraj jeszcze raz
web-rematch-there = Do nowego stołu
