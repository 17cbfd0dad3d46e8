### Co mówi sama strona w przeglądarce. Wszystko o grze przychodzi z serwera, już w słowach.

## Wszędzie

web-skip = Przejdź do treści
web-language = Język
web-appearance = Wygląd
web-appearance-auto = Jak urządzenie
web-appearance-light = Jasny
web-appearance-dark = Ciemny
web-close = Zamknij
web-cancel = Anuluj
web-field-missing = Uzupełnij to pole.
web-field-short = Wpisz co najmniej { $number } znaków.
web-more = O jeden więcej
web-less = O jeden mniej
web-home = Wszystkie stoły
web-rules = Zasady
web-me = Ty
web-sign-in = Zaloguj się
web-busy = Chwileczkę …
web-again = Spróbuj ponownie
web-offline = Serwer nie odpowiada. Czy to urządzenie jest we właściwej sieci?
web-nothing-here = Nie ma tu takiej strony.

## Ludzie

web-your-name = Twoje imię
web-name-hint = Widzą je inni przy stole. Konto nie jest potrzebne.
web-playing-as = Grasz jako { $name }.
web-change-name = Zmień imię
web-save = Zapisz
web-link-checking = Otwieram twój osobisty link …
web-link-failed = Ten link niczego (już) nie otwiera.

## Strona główna

web-tagline = Ropa, koleje i fortuny przy jednym stole
web-teach = Poprowadź lekcję
web-teach-text = Od dziewięciu do trzydziestu telefonów, pulpit dla ciebie i ekran dla wszystkich.
web-play-now = Zagraj teraz
web-game = Gra
web-players = Gracze
web-with-bots-text = Gra zaczyna się od razu.
web-with-friends-text = Dostaniesz kod i link, które przekażesz dalej.
web-with-anyone-text = Stół zobaczą wszyscy na tym serwerze.
web-start = { $mode ->
    [bots] Zagraj z botami
    [friends] Zagraj ze znajomymi
   *[anyone] Stół otwarty dla każdego
}
web-seats-range = { $low }–{ $high } graczy
web-about-game = O grze
web-learn = Pierwsza gra krok po kroku
web-settings = Inne ustawienia
web-all-games = Wszystkie gry
web-show-all = Pokaż wszystkie ({ $number })
web-finished-tables = Zakończone ({ $number })
web-see-replay = Obejrzyj grę jeszcze raz
web-join = Dołącz z kodem
web-code = Kod stołu
web-code-hint = Sześć liter od osoby, która przygotowała stół.
web-code-wrong = Kod ma sześć liter.
web-open-table = Otwórz stół
web-my-tables = Moje stoły
web-my-tables-none = Jeszcze nic. Tu znajdziesz stoły, przy których masz miejsce.
web-open-tables = Otwarte stoły
web-open-tables-none = Przy żadnym publicznym stole nie ma teraz wolnego miejsca.
web-your-turn = Twój ruch
web-free-seats = { $number ->
    [one] Jedno wolne miejsce
    [few] { $number } wolne miejsca
   *[other] { $number } wolnych miejsc
}
web-status = { $status ->
    [open] W przygotowaniu
    [playing] Trwa
    [paused] Wstrzymany
    [over] Zakończony
   *[closed] Zamknięty
}
web-with-names = z: { $names }
web-and-others = { $number ->
    [one] i jeszcze jedna osoba
    [few] i jeszcze { $number } osoby
   *[other] i jeszcze { $number } osób
}

## Stół

web-table = Stół { $code }
web-sit-down = Usiądź
web-begin = Zacznij grę
web-seats = Miejsca
web-seat-open = Wolne miejsce
web-seat-mine = { $name } (ty)
web-seat-bot = Bot
web-seat-away = teraz nieobecny
web-invite = Inni otwierają ten adres albo wpisują kod:
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-waiting-for-seats = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
web-fill-with-bots = Uzupełnij botami
web-link-live = Połączono
web-link-connecting = Łączenie …
web-link-silent = Na razie brak odpowiedzi …
web-link-waiting = Połączenie przerwane. Wróci samo.
web-link-refused = Nie możesz tu wejść.
web-link-now = Połącz teraz
web-device-here = Na tym urządzeniu
web-device-sound = Dźwięki: moja kolej, kości, pieniądze i koniec
web-device-flash = Migający tytuł, gdy moja kolej
web-device-single = Nie pytaj tam, gdzie jest tylko jedna odpowiedź
web-device-cards = Karty wydarzeń
web-device-cards-all = dla mnie i dla wszystkich
web-device-cards-mine = tylko to, co dotyczy mnie
web-device-cards-none = żadne: tylko w dzienniku
web-event-more = potem jeszcze { $number }
web-decide = Twoja decyzja
web-wait-for = Czekamy na: { $names }
web-nobody = nikogo
web-the-dice = kości albo karty ze stołu
web-log = Co się wydarzyło
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-say = Powiedz coś
web-send = Wyślij
web-take-back = Cofnij
web-game-over = Koniec gry
web-yes = tak
web-no = nie
web-bot-pause = Szybkość botów
web-bot-pause-0 = Natychmiast
web-bot-pause-300 = Żwawo
web-bot-pause-1500 = Spokojnie, żeby patrzeć
web-bot-pause-4000 = Powoli, żeby się uczyć
web-hints = Podpowiedzi
web-hints-on = Dozwolone: co zrobiłby kancelista i dlaczego
web-hints-off = Niedozwolone
