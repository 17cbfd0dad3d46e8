### Przygotowanie stołu: wszystko poza grą i towarzystwem.

web-usual = zwykle
web-settings-table = Stół
web-settings-rules = Zasady gry { $game }
web-published = Zasady opublikowane
web-published-text = Ustawia od razu to, co w wydaniu opublikowanym jest inaczej: { $options }. Po wyłączeniu jest tak jak w naszej instrukcji. Warianty i limit rund się nie zmieniają.
web-role = Kim grasz?
web-role-seat = Jedno miejsce
web-role-seat-text = Jesteś jednym ze wspólników spółki.
web-role-company = Cała spółka
web-role-company-text = Zajmujesz wszystkie miejsca pierwszej spółki i decydujesz za wszystkich jej wspólników.
web-role-bank = Bank
web-role-bank-text = Prowadzisz bank i nie grasz żadną spółką. W przeciwnym razie bankiem jest program.
web-pace = Tempo
web-pace-live = Od razu do końca
web-pace-async = Przez kilka dni
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-move = { $time } na każdą decyzję
web-clock-bank = { $time } na całą grę i dodatkowo { $extra } za każdy ruch
web-clock-late = Gdy czas minie, stół wykona najprostszy dozwolony ruch.
web-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
   *[other] { $number } sekund
}
web-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
web-hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
   *[other] { $number } godzin
}
web-days = { $number ->
    [one] { $number } dzień
   *[other] { $number } dni
}
web-bot-kind = Boty
web-bot-apprentice = Praktykant: rozsądny, ale myśli tylko o dzisiaj
web-bot-trader = Handlarz: lubi interesy i widzi kilka rund naprzód
web-bot-clerk = Kancelista: liczy i gra, żeby wygrać
web-bot-director = Dyrektor: każdy plan najpierw sprawdza w głowie
web-bot-magnate = Magnat: długo myśli nad każdym ruchem i rzadko się myli
web-bot-random = Hazardzista: gra cokolwiek, byle było dozwolone
web-dice = Kości i karty
web-dice-server = Losowane tutaj
web-dice-typed = Z prawdziwego stołu, wpisywane
web-visibility = Kto znajdzie stół?
web-visibility-auto = Zależnie od tego, kto gra
web-visibility-link = Tylko kto ma link lub kod
web-visibility-public = Wszyscy na tym serwerze
web-table-title = Nazwa stołu
web-table-title-hint = Może zostać pusta.

## Cards of one's own

web-cards = Karty wydarzeń i działek
web-cards-printed = Karty tego programu
web-cards-text = Własne karty są przechowywane dla ciebie na tym serwerze i można je wybrać ponownie.
web-cards-enter = Wpisz własne karty
web-cards-name = Nazwa zestawu
web-cards-keep = Zachowaj zestaw
web-cards-drop = Usuń „{ $name }”
web-cards-come-in = Zostaną użyte przy tym stole. Aby zachować je na następny raz, najpierw się przedstaw: załóż stół albo zaloguj się.
