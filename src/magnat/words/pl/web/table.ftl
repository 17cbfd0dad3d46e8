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
web-lately-table = Stół

## Log

web-log-short = Przebieg
web-log-older = Pokaż starsze wpisy
web-log-undone = Cofnięto ostatni ruch: { $name } (do wpisu { $entry }).
web-log-asked = Prośba o cofnięcie do wpisu { $entry }: { $name }.
web-log-agreed = Zgoda na cofnięcie: { $name }.
web-log-refused = Brak zgody na cofnięcie: { $name }.
web-log-ruled-back = Prowadzący cofnął stół do wpisu { $entry }: „{ $reason }”
web-log-unrolled =
    { $rolls ->
        [one] Cofnięto przy tym { $rolls } rzut; kości padną na nowo.
        [few] Cofnięto przy tym { $rolls } rzuty; kości padną na nowo.
       *[many] Cofnięto przy tym { $rolls } rzutów; kości padną na nowo.
    }
web-log-stage-taken-back = Prowadzący cofnął ostatni etap drużyny, w której gra { $name }: „{ $reason }”.
web-log-ruled-act = Prowadzący wykonał ruch za: { $name }. „{ $reason }”
web-done-by-leader = Prowadzący zrobił to za was: „{ $reason }”
web-done-by-clock = Wasz czas minął, więc wykonano za was najprostszy ruch.
web-to-step = Pokaż
web-log-clock = Czas minął ({ $name }); ruch wykonał stół.
web-log-sat = { $name } siada na miejscu { $seat }.
web-log-sat-for-bot = { $name } przejmuje miejsce { $seat } od bota.
web-log-sat-for = { $name } przejmuje miejsce, na którym gra { $was }.
web-log-seated = Miejsce { $seat } dostaje { $name } (decyzja: { $by }).
web-log-to-bot = { $was } oddaje grę botowi.
web-log-to-bot-by = Za osobę { $was } gra teraz bot (decyzja: { $by }).
web-log-left = { $was } opuszcza miejsce { $seat }.
web-log-freed = { $was } traci miejsce (decyzja: { $by }).
web-log-changed-hands = Miejsce { $seat } zmieniło właściciela.

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
web-seat-link-text = Kto pierwszy otworzy ten link i potwierdzi, siada tutaj. Link działa raz, do { $until }:
web-seat-ask = Zapytaj pozostałych
web-seat-asked = { $name } prosi o miejsce { $seat }. Muszą się zgodzić wszyscy, bo { $name } wie, co kryje inne miejsce.
web-seat-asked-waiting = Brakuje odpowiedzi: { $names }
web-seat-asked-withdraw = Wycofaj prośbę
web-seat-mute = Wycisz na czacie
web-seat-unmute = Przywróć głos
web-chat-earlier = Wcześniejsze wypowiedzi
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
web-rematch-bots = Jeszcze raz z tymi samymi
web-won = { $name } wygrywa z wynikiem { $score }: o { $ahead } więcej niż { $other }.
web-won-tie = { $name } wygrywa z wynikiem { $score }, takim samym jak { $other }: remis rozstrzygają zasady.
web-won-shared = { $number ->
        [one] { $names } wygrywa z wynikiem { $score }.
       *[other] { $names } – wspólne pierwsze miejsce z wynikiem { $score }.
    }
web-place-first = Wygrana!
web-place-mine = Twoje miejsce: { $place } z { $number }
web-moments = { $number ->
        [one] Moment, który rozstrzygnął
        [few] { $number } momenty, które rozstrzygnęły
       *[many] { $number } momentów, które rozstrzygnęły
    }
web-moments-gain = { $name } zyskuje { $amount } nad najlepszym z pozostałych.
web-moments-loss = { $name } traci { $amount } do najlepszego z pozostałych.
web-moments-there = Zobacz w powtórce
web-chat-unread = { $number ->
        [one] { $number } nowa wiadomość
        [few] { $number } nowe wiadomości
       *[many] { $number } nowych wiadomości
    }
web-rematch-there = Do nowego stołu

## Klasa: spółki, słowa prowadzącego, miejsce na innym telefonie

web-team-number = Spółka { $number }
web-seats-bank = Bank
web-clock-company = Wasza spółka
web-clock-you = Twój czas
web-clock-others = Pozostali, najwyżej
web-clock-then = { $who ->
    [bot] potem zdecyduje bot
   *[table] potem najprostszy ruch
}
web-to-console = Do pulpitu
web-held-by-leader = Następna runda czeka na prowadzącego
web-last-turn-planned = Tura { $turn } będzie ostatnia.
web-seat-warm = pilnuje bot
web-loud-from = { $name } mówi
web-loud-read = Przeczytane
web-pause-title = Przerwa
web-pause-text = Przerwę zarządza { $name }. Gra ruszy tu dalej sama.
web-relay = To miejsce na innym telefonie
web-relay-scan = Do zeskanowania drugim telefonem
web-relay-text = Zeskanuj to drugim telefonem. Albo otwórz na nim { $address } i wpisz cztery cyfry.
web-relay-left = ważne jeszcze { $time }
web-relay-over = Te cyfry są już nieważne.
web-relay-again = Nowe cyfry
web-result-company = Spółka
web-result-early = Gra została zakończona wcześniej; tak wtedy wszyscy stali.
web-result-debrief = Co się stało i dlaczego

## Uczciwe kości

web-fair = Uczciwe kości
web-fair-text = Wszystkie rzuty wynikają z tajnego klucza, ustalonego przed grą, i z tego, co domieszały urządzenia graczy. Gdy jedno i drugie jest ustalone, nikt nie może wybrać rzutu. To jest odcisk klucza; kto chce sprawdzić go gdzie indziej, niech go zachowa.
web-fair-mixed = Urządzenia, które coś domieszały: { $names }.
web-fair-silent = Obiecały coś, ale tego nie ujawniły: { $names }.
web-fair-unmixed = Żadne urządzenie gracza nic nie domieszało: klucz pochodzi tylko od serwera.
web-fair-lost = Tego, co to urządzenie chciało domieszać, nie przyjęto.
web-fair-checking = Sprawdzanie kości …
web-fair-checked =
    { $rolls ->
        [one] Kości sprawdzone: { $rolls } rzut wynika z obiecanego klucza.
        [few] Kości sprawdzone: { $rolls } rzuty wynikają z obiecanego klucza.
       *[many] Kości sprawdzone: { $rolls } rzutów wynika z obiecanego klucza.
    }
web-fair-nothing = W tej grze żaden rzut nie powstał z klucza, więc nie ma czego sprawdzać.
web-fair-unproved =
    { $rolls ->
        [one] { $rolls } rzut wpisano ręcznie albo powstał gdzie indziej; nie da się go udowodnić.
        [few] { $rolls } rzuty wpisano ręcznie albo powstały gdzie indziej; nie da się ich udowodnić.
       *[many] { $rolls } rzutów wpisano ręcznie albo powstało gdzie indziej; nie da się ich udowodnić.
    }
web-fair-back =
    { $rolls ->
        [one] W trakcie gry cofnięto { $rolls } rzut.
        [few] W trakcie gry cofnięto { $rolls } rzuty.
       *[many] W trakcie gry cofnięto { $rolls } rzutów.
    }
web-fair-unchecked = Nie udało się sprawdzić kości: { $reason }
web-fair-wrong-key = Kości nie są udowodnione: klucz nie jest tym, który obiecano.
web-fair-wrong-scheme = Kości nie są udowodnione: ta strona nie wie, jak powstały.
web-fair-wrong-seen = Kości nie są udowodnione: przed pierwszym rzutem temu urządzeniu pokazano coś innego.
web-fair-wrong-device = Kości nie są udowodnione: { $name } – domieszano co innego, niż obiecano.
web-fair-wrong-roll = Kości nie są udowodnione: rzut we wpisie { $entry } nie wynika z klucza.

web-hint = Podpowiedź
web-hint-do = Zrób tak
web-hint-close = Zamknij podpowiedź
web-hurry = Przewiń do mojej kolejki
web-orders = Zlecenia
web-order-give = Zleć
web-order-end = Odwołaj
