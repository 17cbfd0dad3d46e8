### Lekcja prowadzona z pulpitu, pokazywana na ekranie, omawiana po grze; sale, w których lekcje następują po sobie.

web-console = Pulpit
web-console-not-yours = Pulpit lekcji otwiera tylko osoba, która ją prowadzi.
web-console-no-lesson = Tego stołu nikt nie prowadzi, więc nie ma on pulpitu.
web-console-rows = Spółki i gracze
web-console-room = Dla całej sali
web-console-turn = Tura { $turn }
web-console-turn-of = Tura { $turn } z { $turns }
web-console-seated = Zajęte miejsca: { $number } z { $places }, połączone: { $here }
web-console-paused = Przerwa
web-console-ready = Gotowe słowa

## Wejście

web-console-door = Jak dołączyć
web-console-door-text = Zeskanuj, wpisz imię, dotknij wolnego miejsca.
web-console-sheets = Puste karty wartości (PDF)
web-console-qr = Kod QR do { $address }
web-console-qr-short = Wejście

## Kiedy koniec

web-console-ends = Koniec o { $ends }
web-console-bell-at = Dzwonek o { $bell }
web-console-ends-bell = Koniec o { $ends }, dzwonek o { $bell }
web-console-forecast-from = { $number ->
    [0] Obliczone z liczb zapisanych w danych gry.
    [one] Obliczone z jednej wcześniejszej lekcji w tej sali.
   *[other] Obliczone z wcześniejszych lekcji w tej sali ({ $number }).
}
web-console-remedy-turn = Koniec po turze { $turn }: { $ends }
web-console-remedy-clock = { $seconds } s na etap: { $ends }

## Wiersze

web-console-company = Spółka
web-console-company-number = Spółka { $number }
web-console-player = Gracz
web-console-waits = Etap i na co czekamy
web-console-waits-not = nic do decydowania
web-console-since = od { $time }
web-console-left = zostało { $time }
web-console-value = Wartość
web-console-cash = Gotówka
web-console-partners = Wspólnicy
web-console-place = Miejsce
web-console-bank = Bank
web-console-do = Co możesz zrobić
web-console-free = wolne
web-console-presence = { $presence ->
    [here] połączono
    [away] brak połączenia
    [bot] miejsca pilnuje bot
   *[free] wolne
}
web-console-shared = wspólny telefon

## Narzędzia spółki

web-console-push = Popchnij
web-console-push-title = Zakończ ten etap: { $name }
web-console-minute = +1 min
web-console-minute-title = Jeszcze minuta: { $name }
web-console-minute-all = Jeszcze minuta dla wszystkich
web-console-say = Powiedz
web-console-say-title = Wiadomość: { $name }
web-console-name = Nazwa
web-console-name-title = Zmień nazwę: { $name }
web-console-back = Cofnij
web-console-back-title = Cofnij ostatni etap: { $name }
web-console-relay = Telefon
web-console-relay-title = Przekaż miejsce na inny telefon: { $name }

## Jedna spółka

web-console-places = Miejsca
web-console-places-text = Dotknij miejsca, by zmienić imię, przesadzić kogoś albo przekazać miejsce na inny telefon.
web-console-stage-of = Jej etap
web-console-reason = Powód (nieobowiązkowy, przeczytają go wszyscy)
web-console-push-default = Zakończ zgodnie z regułą domyślną
web-console-push-bot = Niech dokończy bot
web-console-take-back = Cofnij jej ostatni etap
web-console-time = Więcej czasu
web-console-minutes = { $number ->
    [one] +1 minuta
    [few] +{ $number } minuty
   *[many] +{ $number } minut
}

## Jedno miejsce

web-console-place-free = Wolne miejsce
web-console-relay-make = Kod QR na inny telefon
web-console-relay-text = Kto go zeskanuje albo wpisze cztery cyfry, zajmie to miejsce. Działa raz, przez pięć minut.
web-console-relay-qr = Kod QR tego miejsca
web-console-relay-code = Albo wpisz
web-console-relay-left = Ważny jeszcze { $time }
web-console-relay-over = Ten kod stracił ważność.
web-console-relay-taken = To miejsce jest już na innym telefonie.
web-console-new-name = Nowa nazwa
web-console-person-name = Nowe imię
web-console-move = Przesadź na
web-console-move-where = Wybierz miejsce …
web-console-move-go = Przesadź
web-console-free-place = Zwolnij to miejsce
web-console-ban = Zablokuj to urządzenie
web-console-ban-text = Zwolnione miejsce może zająć każdy. Zablokowany telefon nie wróci pod innym imieniem.

## Pasek

web-console-begin = Zacznij
web-console-begin-title = { $number ->
    [0] Zacznij grę
    [one] Zacznij grę; wolnego miejsca przypilnuje bot
   *[other] Zacznij grę; wolnych miejsc ({ $number }) przypilnują boty
}
web-console-next = Dalej
web-console-hold = Wstrzymaj
web-console-hold-on = Po tej rundzie czekajcie na mnie
web-console-hold-off = Po rundzie nie czekajcie na mnie
web-console-say-all = Wiadomość
web-console-say-all-title = Wiadomość do wszystkich
web-console-say-all-text = Wypełni każdy ekran, aż zostanie przeczytana.
web-console-words = Twoje słowa
web-console-pause-text = Gra stoi. Te słowa wypełnią każdy ekran, dopóki jej nie wznowisz.
web-console-pause-go = Pokaż te słowa
web-console-clock = Zegar
web-console-ranking = Ranking
web-console-ranking-show = Pokaż ranking na dużym ekranie
web-console-ranking-hide = Ukryj ranking na dużym ekranie
web-console-lock = Zamknij
web-console-lock-on = Niech nikt nowy nie siada
web-console-lock-off = Niech nowi znów mogą siadać
web-console-lesson = Lekcja
web-console-lesson-title = Dzwonek, ostatnia tura, miejsca, adres
web-console-last = Ostatnia tura
web-console-last-title = Niech ta tura będzie ostatnia
web-console-last-text = Gra skończy się po tej turze, z kartami wartości i miejscami.
web-console-last-go = Ostatnia tura
web-console-end = Koniec gry
web-console-end-title = Zakończ grę teraz
web-console-end-text = Gra kończy się natychmiast. Wszystko liczy się tak, jak stoi, z miejscami i zwycięzcą.
web-console-end-go = Zakończ grę
web-console-wall = Otwórz duży ekran dla rzutnika
web-console-wall-short = Ekran
web-console-debrief = Omówienie
web-console-more = Więcej
web-console-podium = Podium

## Zegar i dzwonek

web-console-clock-title = Zegar etapu
web-console-clock-now = Każda spółka ma { $time } na każdy etap.
web-console-clock-none = Zegar nie działa.
web-console-clock-seconds = Sekund na etap
web-console-clock-late = Gdy czas minie
web-console-clock-default = działa reguła domyślna
web-console-clock-bot = etap kończy bot
web-console-clock-stop = Zatrzymaj zegar
web-console-clock-set = Ustaw zegar
web-console-bell = Dzwonek o
web-console-bell-hint = Zostaw puste, jeśli nic nie kończy lekcji.
web-console-last-turn = Ostatnia tura
web-console-last-turn-hint = Widzą to wszyscy. Gdy ta tura się zacznie, program uczyni ją ostatnią.
web-console-last-turn-own = Tura { $turn }, jak w grze
web-console-last-turn-now = Tura { $turn }, obecna
web-console-address-gone = Telefony wciąż otwierają adres { $address }, którego ten komputer już nie ma. Zapisz, a duży ekran i kod QR pokażą nowy.
web-console-title = Tytuł lekcji
web-console-several = Jeden telefon może zająć kilka miejsc
web-console-pardon = Zablokowane urządzenia mogą wrócić
web-console-room-page = Do sali tej lekcji

## Gotowe słowa

web-console-ready-finish = Proszę dokończyć ten etap.
web-console-ready-together = Naradźcie się w spółce.
web-console-ready-help = Zaraz do was podejdę.
web-console-ready-minute = Jeszcze minuta!
web-console-ready-front = Proszę spojrzeć na tablicę.
web-console-ready-talk = Porozmawiajmy o tym, co się stało.
web-console-ready-break = Pięć minut przerwy.
web-console-ready-slow = Inni czekają.
web-console-ready-phone = Telefon nie działa.
web-console-ready-mistake = Ktoś dotknął przez pomyłkę.
web-console-ready-agreed = Uzgodnione ze spółką.
web-console-ready-bell = Zaraz zadzwoni dzwonek.
web-console-ready-enough = Mamy już o czym rozmawiać.

## Duży ekran

web-wall = Duży ekran
web-wall-seated = { $number } z { $places } miejsc zajętych
web-wall-paused = Przerwa
web-wall-held = Porozmawiajmy, potem gramy dalej
web-wall-waiting = Jeszcze decyduje: { $number }
web-wall-decides = jeszcze decyduje
web-wall-ready = gotowa
web-wall-lost = Połączenie przerwane. Wróci samo.
web-wall-hint = F albo dotknięcie: pełny ekran

## Omówienie

web-debrief = Omówienie
web-debrief-turns = { $number ->
    [one] Jedna tura
    [few] { $number } tury
   *[many] { $number } tur
}
web-debrief-teams = { $number ->
    [one] jedna spółka
    [few] { $number } spółki
   *[many] { $number } spółek
}
web-debrief-players = { $number ->
    [one] jeden gracz
   *[other] { $number } graczy
}
web-debrief-papers = Do druku i na pamiątkę
web-debrief-class-pdf = Dla klasy (PDF)
web-debrief-team-pdf = Po jednej stronie dla każdej spółki (PDF)
web-debrief-player-pdf = Po jednej stronie dla każdego gracza (PDF)
web-debrief-all-pdf = Wszystko w jednym pliku
web-debrief-xlsx = Wszystko w arkuszu (XLSX)
web-debrief-csv = Wszystko jako zwykłe wiersze (CSV)
web-debrief-replay = Obejrzyj grę jeszcze raz
web-debrief-charts = Tura po turze
web-debrief-chart = { $chart ->
    [values] Wartość
    [prices] Ceny
    [sold] Sprzedaż
   *[earned] Przychód
}
web-debrief-turn = Tura
web-debrief-sales = Ceny i sprzedaż
web-debrief-sales-text = Każda cena i ile sztuk sprzedały wszystkie spółki razem.
web-debrief-opened = Początek tury
web-debrief-sold = Sprzedane sztuki
web-debrief-earned = Przychód
web-debrief-turning = Punkty zwrotne
web-debrief-turning-text = Od chwili tuż przed wieloma momentami i tuż po nich boty, które nie zawierają umów, wciąż od nowa grają do końca z tymi samymi rzutami. Gra zwróciła się tam, gdzie średnie miejsce spółki albo gracza w tych rozgrywkach zmienia się najbardziej.
web-debrief-turning-search = Szukaj punktów zwrotnych
web-debrief-turning-progress = Postęp szukania
web-debrief-turning-done = Rozegrane gry: { $done } z { $all }
web-debrief-turning-failed = Szukanie nie dobiegło końca.
web-debrief-turning-none = Żadna chwila się nie wyróżnia: gra rozstrzygała się krok po kroku.
web-debrief-expected = Oczekiwane miejsce
web-debrief-sure = ± { $sure } (95 %), liczba rozgrywek: { $games }
web-debrief-chance = To może być przypadek: zabrakło czasu, by mieć pewność.
web-debrief-turning-all = Wszystkich rozgrywek: { $games }; liczby pochodzą z tych, które nie brały udziału w wyborze momentów.
web-debrief-turning-short = Komputer zdążył rozegrać tylko { $done } z około { $all } gier, więc może brakować niektórych momentów, a przedziały są szerokie.
web-debrief-turning-again = Szukaj jeszcze raz
web-debrief-deals = Umowy i obietnice
web-debrief-deals-none = Nie zawarto żadnej umowy.
web-debrief-kept = dotrzymana
web-debrief-broken = złamana
web-debrief-questions = Pytania do rozmowy
web-debrief-sheets = Karty wartości
web-debrief-row = Wiersz
web-debrief-points = Punkty
web-debrief-word = { $deals ->
    [one] Jedna umowa
    [few] { $deals } umowy
   *[many] { $deals } umów
}, obietnice dotrzymane: { $kept }, złamane: { $broken }
web-debrief-lore = Słowa z tej branży i historia
web-debrief-rules = Do zasad

## Sale

web-room = Sala
web-rooms = Moje sale
web-rooms-none = Nie masz jeszcze żadnej sali. Sala ma adres, który nie zmienia się przez wszystkie lekcje klasy.
web-rooms-new = Nowa sala
web-rooms-make = Utwórz salę
web-room-name = Nazwa sali
web-room-name-hint = Na przykład „7b” albo „Klub szachowy”.
web-room-ranked = Wspólny ranking
web-room-by-places = Według sumy miejsc: im mniej, tym lepiej
web-room-by-values = Według sumy wartości: im więcej, tym lepiej
web-room-count = { $number ->
    [0] jeszcze bez lekcji
    [one] jedna lekcja
    [few] { $number } lekcje
   *[many] { $number } lekcji
}
web-room-running = Lekcje teraz
web-room-running-none = Żadna lekcja nie jest otwarta.
web-room-join = Wejdź
web-room-join-none = Teraz żadna lekcja nie jest otwarta. Pojawi się tutaj, gdy tylko się zacznie.
web-room-start = Zacznij lekcję w tej sali
web-room-past = Wcześniejsze lekcje
web-room-standing = Wspólny ranking
web-room-lessons = Lekcje
web-room-places = Suma miejsc
web-room-values = Suma wartości
web-room-minutes = { $number } min
web-room-lead = Pulpit
web-room-come-in = Wejdź
web-room-compare = Porównanie lekcji
web-room-lesson = Lekcja
web-room-minutes-short = Minuty
web-room-turns = Tury
web-room-teams = Spółki
web-room-best = Najwyższa wartość
web-room-middle = Mediana wartości
web-room-address = Adres sali
web-room-address-text = Nigdy się nie zmienia. Wydrukuj kod QR i powieś na ścianie.
web-room-settings = Sala
web-room-forget = Zapomnij tę klasę
web-room-forget-text = Usuwa z lekcji w tej sali wszystkie imiona i nazwy spółek. Gry zostają, bez imion i nazw.
web-room-forget-ask = Zapomnij tę klasę …
web-room-forget-sure = Wszystkie imiona i nazwy znikną na zawsze. Nikt ich nie przywróci.
web-room-forget-code = Aby potwierdzić, wpisz { $code }
web-room-forget-go = Usuń wszystkie imiona
