### Teksty strony w przeglądarce dla Oil City: karty, działki, formularze, rodzaje działań.

## Kinds of actions

web-oilcity-do-accept-offer = Przyjmij
web-oilcity-do-arrange = Ustaw wszystkie działki
web-oilcity-do-back-offer = Poprzyj naszą ofertę
web-oilcity-do-confirm = Zatwierdź żetony
web-oilcity-do-decline-offer = Odrzuć
web-oilcity-do-draw-event = Wylosuj wydarzenie
web-oilcity-do-end-after-turn = Uczyń tę turę ostatnią
web-oilcity-do-enforce-promise = Wyegzekwuj
web-oilcity-do-extract = Wydobywaj
web-oilcity-do-forgive-promise = Umórz
web-oilcity-do-hand-over = Przekaż miejsce
web-oilcity-do-keep-promise = Dotrzymaj zobowiązania
web-oilcity-do-leave-routine = Kto wykonuje rutynową pracę
web-oilcity-do-lift-piece = Zdejmij z pola
web-oilcity-do-make-offer = Złóż ofertę
web-oilcity-do-name-company = Nazwij spółkę
web-oilcity-do-order = Połóż żeton na zamówieniu
web-oilcity-do-put-piece = Postaw na polu
web-oilcity-do-reconsider = Namyśl się jeszcze raz
web-oilcity-do-return-plot = Zwróć działkę
web-oilcity-do-roll-plot = Rzuć dla następnej działki
web-oilcity-do-run-refinery = Uruchom rafinerię
web-oilcity-do-sell = Sprzedaj wagonami
web-oilcity-do-send-back = Zwróć żetony
web-oilcity-do-send-pedlar = Wyślij maziarza
web-oilcity-do-serve = Obsłuż
web-oilcity-do-set-banker = Kto jest bankierem
web-oilcity-do-stamp = Przybij stempel
web-oilcity-do-take-token = Zdejmij żeton
web-oilcity-do-withdraw-offer = Wycofaj

## Where we are

web-oilcity-zlr = { $amount } złr
web-oilcity-letter = { $good ->
    [wax] W
    [gas] G
    [kerosene] N
   *[crude] R
}
web-oilcity-company = Spółka { $number }
web-oilcity-event-end = Gra się kończy
web-oilcity-event-promise = Obietnica
web-oilcity-where = Tura, ceny i wydarzenie
web-oilcity-turn = Tura { $turn } z { $turns }
web-oilcity-turn-short = Tura
web-oilcity-last-turn = Ostatnia tura: gra kończy się po sprzedaży.
web-oilcity-before = Przed pierwszą turą
web-oilcity-step-event = Wydarzenie
web-oilcity-step-investment = Inwestycje
web-oilcity-step-extraction = Wydobycie
web-oilcity-step-sale = Sprzedaż
web-oilcity-round = Kolejność obsługi
web-oilcity-round-laying = { $number ->
    [one] Żetony kładzie jeszcze { $names }.
   *[other] Żetony kładą jeszcze: { $names }.
}
web-oilcity-round-laid = { $ahead ->
    [0] Wasze żetony leżą, a bankier 1 zaczyna od waszej spółki.
    [one] Wasze żetony leżą. Przed wami bank obsłuży jedną spółkę.
    [few] Wasze żetony leżą. Przed wami bank obsłuży { $ahead } spółki.
   *[many] Wasze żetony leżą. Przed wami bank obsłuży { $ahead } spółek.
}
web-oilcity-round-ready = { $ahead ->
    [one] Jesteście gotowi. Bankier 2 przyjdzie po jednej spółce.
    [few] Jesteście gotowi. Bankier 2 przyjdzie po { $ahead } spółkach.
   *[many] Jesteście gotowi. Bankier 2 przyjdzie po { $ahead } spółkach.
}
web-oilcity-round-preparing = { $ahead ->
    [one] Bankier 2 przyjdzie do was po jednej spółce: możecie się już przygotować.
    [few] Bankier 2 przyjdzie do was po { $ahead } spółkach: możecie się już przygotować.
   *[many] Bankier 2 przyjdzie do was po { $ahead } spółkach: możecie się już przygotować.
}
web-oilcity-banker-here = Tu jest bankier { $number }
web-oilcity-prices = Ceny
web-oilcity-event = Wydarzenie
web-oilcity-events-left = { $number ->
    [one] W talii jest jeszcze jedna karta:
    [few] W talii są jeszcze { $number } karty:
   *[other] W talii jest jeszcze { $number } kart:
}
web-oilcity-sheets = Karty gry
web-oilcity-tab-company = My
web-oilcity-tab-bank = Bank
web-oilcity-tab-deals = Umowy
web-oilcity-tab-sheet = Wartość
web-oilcity-tab-companies = Wszystkie

## The company

web-oilcity-company-name = Nazwa spółki
web-oilcity-name-it = Nadaj nazwę
web-oilcity-rename = Zmień nazwę
web-oilcity-store = Magazyn
web-oilcity-character = Moja karta postaci
web-oilcity-one-token = Jeden żeton kupuje
web-oilcity-up-to = najwyżej
web-oilcity-cash = Gotówka
web-oilcity-each = złr za sztukę
web-oilcity-holders = Kto za kogo decyduje
web-oilcity-decides-for = { $seat }: decyduje { $name }
web-oilcity-decides-for-you = Teraz decyduje za ciebie { $name }.
web-oilcity-leave-mine = Przekaż moje miejsce: { $name }
web-oilcity-leave-seat = Przekaż miejsce ({ $seat }): { $name }
web-oilcity-seat-back-mine = Odbierz swoje miejsce
web-oilcity-seat-back = Zwróć miejsce: { $seat }
web-oilcity-life = Kto to był?
web-oilcity-lives = Wszyscy przedsiębiorcy

## Investment

web-oilcity-investment = Karta inwestycji
web-oilcity-tokens-laid = położone żetony: { $laid } z { $all }
web-oilcity-token-free = żeton niepołożony
web-oilcity-token-bot = bot: kładziesz ty
web-oilcity-token-of = Żeton: { $name }
web-oilcity-character-card = Karta postaci: kilka za jeden żeton
web-oilcity-investment-card = Karta inwestycji: jedno za jeden żeton
web-oilcity-goods-to-money = Z towarem z magazynu
web-oilcity-up-to-some = do { $limit }
web-oilcity-pedlar-note = sprzeda do { $most }, po { $price } złr
web-oilcity-refine-note = do { $most } ropy, z każdej { $made } nafty
web-oilcity-place = Połóż żeton: { $items }, { $amount } złr
web-oilcity-place-earn = Połóż żeton: da { $amount } złr
web-oilcity-place-refine = Połóż żeton: przerób { $items }
web-oilcity-money = Pieniądze spółki
web-oilcity-pedlar-pays = Maziarz płaci
web-oilcity-tokens-cost = Wszystkie żetony razem kosztują
web-oilcity-left = Zostanie
web-oilcity-idle = { $number ->
    [one] Jeden żeton jeszcze nie leży. Tak też wolno.
    [few] { $number } żetony jeszcze nie leżą. Tak też wolno.
   *[other] { $number } żetonów jeszcze nie leży. Tak też wolno.
}
web-oilcity-confirm = Zatwierdź za spółkę
web-oilcity-take-back = Zdejmij żeton: { $name }
web-oilcity-has-confirmed = zatwierdzone
web-oilcity-waits-for-partners = Twoje zatwierdzenie już jest. Brakuje jeszcze innych ze spółki.

## Plots

web-oilcity-plots = Działki
web-oilcity-plots-owned = { $number ->
    [one] { $number } działka
    [few] { $number } działki
   *[other] { $number } działek
}
web-oilcity-no-plots = Nie ma jeszcze działki, a bez działki nie ma wydobycia.
web-oilcity-tray = Co jest w magazynie
web-oilcity-tap-piece = Dotknij czegoś tutaj, potem pola. Dotknięcie czegoś na polu zdejmuje to. Można też przeciągać.
web-oilcity-tap-field = Teraz dotknij złoża: { $piece }.
web-oilcity-suggest = Podpowiedz ustawienie
web-oilcity-best-already = Wszystko stoi tak, jak ustawiłby to kancelista.
web-oilcity-about-pump = Pompa: na sąsiednich polach woda liczy się jak 1.
web-oilcity-about-rig = Wiertnica kanadyjska: sąsiednie wieże dają o jeden więcej, ale nic przy wodzie.
web-oilcity-about-fan = Wentylator: sąsiedni wiertacze zostają po wydobyciu.
web-oilcity-about-distillery = Destylarnia: ropa z sąsiednich pól od razu staje się naftą.
web-oilcity-field = Pole { $letter }
web-oilcity-deposit = złoże: { $good }
web-oilcity-deposit-tower = złoże tylko dla wieży: { $good }
web-oilcity-free-field = wolne pole
web-oilcity-fits = pasuje tutaj
web-oilcity-new = nowa
web-oilcity-next-roll = następna
web-oilcity-die = Na kości { $number }
web-oilcity-water = woda
web-oilcity-nothing-won = nic
web-oilcity-return = Zwróć: { $place }
web-oilcity-still-in-store = Jeszcze w magazynie: { $items }.
web-oilcity-extract = Rozpocznij wydobycie

## Sale

web-oilcity-sale = Załaduj wagony
web-oilcity-sale-about = Wagon mieści do { $room } jednostek: dotknij miejsca, by załadować, albo towaru, by go zdjąć. Załadowany wagon odjeżdża do banku razem z towarem.
web-oilcity-of = { $name } (z { $have })
web-oilcity-wagons = Wagony
web-oilcity-no-wagon = Spółka nie ma wagonu.
web-oilcity-load = Załaduj: { $good }
web-oilcity-unload = Zdejmij: { $good }
web-oilcity-empty-place = Puste miejsce
web-oilcity-wagon-goes = sprzedany
web-oilcity-wagon-stays = zostaje
web-oilcity-no-room = { $number ->
    [one] Jedna jednostka się nie mieści.
    [few] { $number } jednostki się nie mieszczą.
   *[other] { $number } jednostek się nie mieści.
}
web-oilcity-revenue = Przychód
web-oilcity-sell = { $number ->
    [one] Sprzedaj { $number } wagon
    [few] Sprzedaj { $number } wagony
   *[other] Sprzedaj { $number } wagonów
}
web-oilcity-sell-nothing = Nic nie sprzedawaj w tej turze
web-oilcity-best-loads = Najlepsze ładunki według liczby wagonów

## Deals

web-oilcity-offer-came = { $company } proponuje wam { $give } za { $take }.
web-oilcity-offer-get-later = W turze { $turn } dostajecie { $items }.
web-oilcity-offer-give-later = W turze { $turn } dajecie { $items }.
web-oilcity-look-at-offer = Zobacz ofertę
web-oilcity-new-offer = Nowa oferta
web-oilcity-counter = Kontroferta
web-oilcity-counter-offer = Kontroferta do oferty { $number }
web-oilcity-to = Dla kogo
web-oilcity-to-all = dla wszystkich spółek
web-oilcity-to-us = dla nas
web-oilcity-to-company = dla: { $company }
web-oilcity-we-give = Dajemy
web-oilcity-we-get = Dostajemy
web-oilcity-later = Pożyczki i zobowiązania na później
web-oilcity-give-later = Damy później
web-oilcity-get-later = Dostaniemy później
web-oilcity-due = Termin: tura
web-oilcity-lend = Wypożyczenie: wszystko wraca
web-oilcity-when-due = Piony, znaczniki, karty i działki wracają na początku tej tury, gdziekolwiek stoją; pieniądze i towar po jej ostatniej sprzedaży.
web-oilcity-add = Dodaj …
web-oilcity-remove = Usuń: { $name }
web-oilcity-send-offer = Złóż ofertę
web-oilcity-our-offer = Nasza oferta { $number }
web-oilcity-offer-from = Oferta { $number }: { $company }
web-oilcity-you-get = Dostajecie
web-oilcity-you-give = Dajecie
web-oilcity-gives = Daje
web-oilcity-gets = Dostaje
web-oilcity-in-turn = w turze { $turn }
web-oilcity-for-it = Za: { $names }
web-oilcity-offers-for-us = Oferty dla nas
web-oilcity-our-offers = Nasze oferty
web-oilcity-offers-to-all = Oferty dla wszystkich
web-oilcity-no-offers = Nie ma teraz żadnych ofert.
web-oilcity-no-deals-now = Twoja spółka nie zawiera teraz umów: trwa wydobycie albo rynek jest zamknięty.
web-oilcity-promises = Zobowiązania
web-oilcity-owes = Zobowiązanie { $number }: { $debtor } → { $creditor }:
web-oilcity-due-now = termin w tej turze
web-oilcity-broken = złamane: decydują bankierzy

## Value and companies

web-oilcity-sheet-of = Karta wartości: { $company }
web-oilcity-possible = Możliwe ceny zbytu
web-oilcity-stamped = ostemplowane
web-oilcity-together = Razem
web-oilcity-points-now = Punkty w tej chwili
web-oilcity-points-hidden = Punkty są ukryte, bo przy tym stole liczy się gotówka.
web-oilcity-value = Wartość
web-oilcity-companies = Spółki
web-oilcity-wagons-sold = Sprzedane wagony

## The bank

web-oilcity-banker = Bankier { $number }
web-oilcity-banker-1-about = Obsługuje inwestycje, spółka po spółce.
web-oilcity-banker-2-about = Losuje wydarzenia, rzuca kością dla działek i stempluje karty wartości.
web-oilcity-person = osoba
web-oilcity-program = program
web-oilcity-leave-to-program = Oddaj programowi
web-oilcity-leave-routine = Niech rutynę załatwia program
web-oilcity-take-routine = Znów robię to samodzielnie
web-oilcity-person-routine = osoba, rutynę załatwia program
web-oilcity-take-over = Przejmuję
web-oilcity-let-person = Niech robi to osoba
web-oilcity-queue = Spółki w banku
web-oilcity-to-pay = Płaci { $cost }, dostaje { $earned }, zostaje { $left } złr
web-oilcity-to-roll = { $number ->
    [one] Jedna działka do rzutu
    [few] { $number } działki do rzutu
   *[other] { $number } działek do rzutu
}
web-oilcity-entry = { $wagons ->
    [one] Wpis: { $wagons } wagon, { $revenue } złr
    [few] Wpis: { $wagons } wagony, { $revenue } złr
   *[other] Wpis: { $wagons } wagonów, { $revenue } złr
}
web-oilcity-type-in = Wpisz, co wypadło na stole
web-oilcity-which-card = Która karta?
web-oilcity-was-drawn = Wylosowano tę kartę
web-oilcity-peace = Pokój
web-oilcity-war = Wojna
