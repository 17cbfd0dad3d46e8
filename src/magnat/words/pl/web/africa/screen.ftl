### 18Africa w kliencie przeglądarkowym: karty ekranu, formularze i rodzaje działań. Nazwy rzeczy są w katalogu gry.

## Rodzaje działań

web-africa-do-accept-offer = Przyjmij ofertę
web-africa-do-assign-concession = Przydziel koncesję
web-africa-do-bid = Licytuj
web-africa-do-buy-bond = Kup bon rządowy
web-africa-do-buy-discard = Kup ze stosu kart odrzuconych
web-africa-do-buy-hand = Kup z ręki
web-africa-do-buy-pool = Kup z puli banku
web-africa-do-buy-train = Kup pociąg od banku
web-africa-do-buy-turned = Kup odkrytą kartę
web-africa-do-choose-city = Wybierz miasto macierzyste
web-africa-do-choose-concession = Wybierz koncesję
web-africa-do-decline-offer = Odrzuć ofertę
web-africa-do-decline-turned = Odrzuć odkrytą kartę
web-africa-do-end-shares = Zakończ turę spółki
web-africa-do-end-track = Koniec budowy torów
web-africa-do-end-trains = Koniec handlu pociągami
web-africa-do-end-turn = Zakończ turę
web-africa-do-lay-tile = Buduj tory
web-africa-do-leave-priority = Zostaw kartę priorytetu
web-africa-do-nominate = Wystaw na licytację
web-africa-do-offer-train = Złóż ofertę za pociąg
web-africa-do-pass = Spasuj
web-africa-do-pass-bid = Wycofaj się z licytacji
web-africa-do-pay = Wypłać
web-africa-do-place-token = Postaw stację
web-africa-do-run = Puść pociągi
web-africa-do-sell-bond = Sprzedaj bon rządowy
web-africa-do-sell-private = Sprzedaj firmę prywatną
web-africa-do-sell-share = Sprzedaj akcję
web-africa-do-sell-train = Sprzedaj pociąg bankowi
web-africa-do-set-aside = Odłóż na licytację
web-africa-do-skip-token = Bez stacji
web-africa-do-take-priority = Przejmij kartę priorytetu
web-africa-do-turn-card = Odkryj kartę
web-africa-do-withhold = Zatrzymaj w kasie

## Znaki

web-africa-pounds = { $amount } £
web-africa-event-end = Koniec się zbliża
web-africa-event-removed = { $company } wypada z gry
web-africa-event-forced = Musisz sprzedawać
web-africa-percent = { $amount }%
web-africa-of = { $number } z { $limit }
web-africa-none = brak

## Karty ekranu

web-africa-sheets = Części stołu
web-africa-sheet =
    { $sheet ->
        [map] Mapa
        [market] Rynek
        [companies] Spółki
        [me] Moje
       *[table] Tabela
    }

## Gdzie jesteśmy

web-africa-operating-round = Runda operacyjna { $number }
web-africa-stock-round = Runda giełdowa { $number }
web-africa-decides = Decyduje: { $names }
web-africa-ending = Koniec został wywołany: gra skończy się wraz z rundą operacyjną.
web-africa-ended = Gra skończona.
web-africa-economy = Gospodarka
web-africa-economy-fixed =
    { $rounds ->
        [one] Pierwsza runda operacyjna to zawsze ekspansja.
        [few] Pierwsze { $rounds } rundy operacyjne to zawsze ekspansja.
       *[many] Pierwszych { $rounds } rund operacyjnych to zawsze ekspansja.
    }
web-africa-economy-pool =
    { $number ->
        [0] W puli banku nie ma certyfikatów.
        [one] W puli banku leży { $number } certyfikat.
        [few] W puli banku leżą { $number } certyfikaty.
       *[many] W puli banku leży { $number } certyfikatów.
    }
web-africa-bank = Bank
web-africa-priority = Priorytet

## Certyfikaty i ręka

web-africa-certificate =
    { $kind ->
        [director] Prezes
       *[share] akcja
    }
web-africa-income = +{ $amount } na rundę
web-africa-hand = Twoja ręka
web-africa-my-hand =
    { $number ->
        [one] Twoja ręka: { $number } karta
        [few] Twoja ręka: { $number } karty
       *[many] Twoja ręka: { $number } kart
    }
web-africa-hand-touch = Dotknij karty, aby zobaczyć, co da jej kupno.
web-africa-hand-hint = Karty na ręce to twoje prawo do kupna po cenie nominalnej. Jeszcze nie są twoją własnością, nic nie płacą i nie liczą się na końcu.
web-africa-hand-empty = Nie masz kart na ręce.
web-africa-keep-hint =
    { $number ->
        [one] Wybierz jeszcze jedną kartę na licytację; pozostałe zatrzymasz.
        [few] Wybierz { $number } karty na licytację; pozostałe zatrzymasz. Nikt się nie dowie, od kogo pochodzą.
       *[many] Wybierz { $number } kart na licytację; pozostałe zatrzymasz. Nikt się nie dowie, od kogo pochodzą.
    }
web-africa-put-aside = Na licytację
web-africa-picked = Wybrane: { $number } z { $of }
web-africa-leave =
    { $number ->
        [0] Odłóż karty
        [one] Odłóż tę kartę
        [few] Odłóż te { $number } karty
       *[many] Odłóż te { $number } kart
    }
web-africa-aside =
    { $number ->
        [one] Odłożona { $number } karta
        [few] Odłożone { $number } karty
       *[many] Odłożonych { $number } kart
    }

## Licytacje

web-africa-hammer = Pod młotkiem
web-africa-hammer-hint = Kto wygra, płaci swoją stawkę i bierze kartę na rękę: to prawo, by później kupić ją za { $price } £.
web-africa-charter =
    { $stations ->
        [one] Siedziba: { $home }. { $stations } stacja.
        [few] Siedziba: { $home }. { $stations } stacje.
       *[many] Siedziba: { $home }. { $stations } stacji.
    }
web-africa-director-hint = Jego kupno od razu uruchamia spółkę, a właściciel ją prowadzi.
web-africa-own-cards =
    { $number ->
        [one] Masz na ręce { $number } kartę { $company }.
        [few] Masz na ręce { $number } karty { $company }.
       *[many] Masz na ręce { $number } kart { $company }.
    }
web-africa-own-share = Masz { $share } spółki { $company }.
web-africa-no-bid = Jeszcze nikt nie licytował
web-africa-highest = { $player } daje { $amount } £
web-africa-bidders = Dotychczasowe stawki
web-africa-passed = pas
web-africa-your-bid = Twoja stawka (od { $low } do { $high } £)
web-africa-raise = { $amount } £ więcej
web-africa-bid = Licytuj { $amount } £
web-africa-pass = Pas
web-africa-cannot-outbid = Twoje { $cash } £ nie wystarczy, by przebić.
web-africa-pile =
    { $number ->
        [0] Do licytacji: żadna karta
        [one] Do licytacji: { $number } karta
        [few] Do licytacji: { $number } karty
       *[many] Do licytacji: { $number } kart
    }
web-africa-waiting-cards = Do licytacji
web-africa-pile-empty = To ostatnia karta.
web-africa-nominate-hint = Kto wybiera kartę, ten licytuje pierwszy.
web-africa-concessions = Licytacja koncesji
web-africa-concession-hint = Najwyższa stawka daje prawo wyboru jednej z tych koncesji. Ostatnia odpada z gry.
web-africa-concession-won = Licytację wygrywa { $player } i wybiera koncesję.
web-africa-concessions-left =
    { $number ->
        [one] Została { $number } koncesja
        [few] Zostały { $number } koncesje
       *[many] Zostało { $number } koncesji
    }
web-africa-take-concession = Weź
web-africa-concession = Koncesja „{ $name }”

## Rundy giełdowe

web-africa-initial = Początkowa runda giełdowa
web-africa-stock = Kupno i sprzedaż
web-africa-priority-hint = Kto ma kartę priorytetu, zaczyna rundę giełdową; teraz ma ją { $player }.
web-africa-bought-so-far = Zakupy w tej turze, { $player }: { $number } ({ $source }).
web-africa-sold = Sprzedane w tej rundzie: { $companies }
web-africa-too-many =
    { $over ->
        [one] Liczba twoich certyfikatów to { $number }, a limit to { $limit }: najpierw sprzedaj jeden.
        [few] Liczba twoich certyfikatów to { $number }, a limit to { $limit }: najpierw sprzedaj { $over }.
       *[many] Liczba twoich certyfikatów to { $number }, a limit to { $limit }: najpierw sprzedaj { $over }.
    }
web-africa-pool =
    { $number ->
        [0] Pula banku: pusta
        [one] Pula banku: { $number } certyfikat
        [few] Pula banku: { $number } certyfikaty
       *[many] Pula banku: { $number } certyfikatów
    }
web-africa-pool-label = Pula banku
web-africa-pool-empty = W puli banku nic nie leży.
web-africa-pool-hint = Akcje po cenie rynkowej; przy kursie do { $green } £ wolno wziąć naraz kilka akcji jednej spółki.
web-africa-deck =
    { $number ->
        [0] Talia: pusta
        [one] Talia: { $number } karta
        [few] Talia: { $number } karty
       *[many] Talia: { $number } kart
    }
web-africa-turned = Odkryta karta
web-africa-discard =
    { $number ->
        [0] Karty odrzucone: brak
        [one] Karty odrzucone: { $number }
       *[other] Karty odrzucone: { $number }, ta jest następna
    }
web-africa-open-cards = Ostatnie karty, wszystkie odkryte
web-africa-discard-empty = Jeszcze nic nie odrzucono.
web-africa-later =
    { $number ->
        [one] { $number } karta po niej
        [few] { $number } karty po niej
       *[many] { $number } kart po niej
    }
web-africa-unseen = Karty, których nie widać
web-africa-unseen-hint = Leżą w talii albo są na rękach innych; gdzie dokładnie, nie wiadomo.
web-africa-deck-known = Co leży w talii
web-africa-deck-known-hint = Odrzucone karty stały się talią: wszyscy znają jej karty, ale nie ich kolejność.
web-africa-bonds =
    { $number ->
        [one] Bon rządowy
       *[other] Bony rządowe
    }
web-africa-bonds-bank =
    { $number ->
        [0] Bony rządowe: nie ma już żadnego
       *[other] Bony rządowe: zostało { $number }
    }
web-africa-bond-hint = { $price } £, na końcu liczy się w całości, nie jest certyfikatem; odsetki zależą od gospodarki.
web-africa-bond-worth = po { $price } £
web-africa-buy = Kup za { $price } £
web-africa-buy-short = Kup
web-africa-sell = Sprzedaj za { $price } £
web-africa-yours = Twoja własność
web-africa-owns-nothing = Jeszcze nic.
web-africa-share-worth = Kurs { $price } £; na końcu akcja liczyłaby się { $value } £
web-africa-power-used = Właściwość już wykorzystana.

## Sumy

web-africa-cash = Gotówka
web-africa-certificates = Certyfikaty
web-africa-spent = Wydane na licytacjach
web-africa-worth = Majątek
web-africa-total = Razem
web-africa-privates = Firmy
web-africa-bonds-column = Bony
web-africa-hand-column = Ręka
web-africa-penalty = Niewykorzystane koncesje

## Spółki

web-africa-companies = Spółki
web-africa-company = Spółka
web-africa-acts-now = teraz jej tura
web-africa-director = Prezes
web-africa-manager = Menadżer
web-africa-director-sign = P
web-africa-manager-sign = M
web-africa-price = Kurs
web-africa-printed = Cena nominalna
web-africa-treasury = Kasa
web-africa-share-value = Na koniec
web-africa-unsold = jeszcze niekupione
web-africa-trains = Pociągi
web-africa-stations = Stacje
web-africa-tokens = Wolne stacje
web-africa-owns = Ma

## Rynek

web-africa-market = Giełda
web-africa-zone-removal = spółka odpada z gry
web-africa-zone-green = do { $price }: kilka akcji naraz z puli
web-africa-zone-end = od { $price }: koniec gry

## Rundy operacyjne

web-africa-steps = Kroki tury spółki
web-africa-acts-for = działa { $player }
web-africa-nobody-acts = nikt za nią nie działa
web-africa-next = Potem:
web-africa-home-city = { $city } (miasto { $number })
web-africa-revenue = Dochód z tego przejazdu: { $amount } £
web-africa-pay = Wypłać
web-africa-withhold = Zatrzymaj w kasie
web-africa-price-move = Kurs { $before } £ → { $after } £
web-africa-per-share = { $amount } £ na akcję
web-africa-kept = { $amount } £ do kasy
web-africa-shares-of = Akcje i firmy prywatne: { $company }
web-africa-shares-hint = Spółka może sprzedać to, co ma, a potem kupić jeden certyfikat z puli banku, nigdy własny.
web-africa-owned-by = Własność { $company }

## Pociągi

web-africa-depot = Pociągi banku
web-africa-trains-of = Pociągi: { $company } ma { $cash } £
web-africa-left = zostało: { $number }
web-africa-for-sale = do kupienia
web-africa-own-trains = Pociągi { $company }
web-africa-other-trains = Pociągi innych spółek ({ $number })
web-africa-offer-price = Cena (od { $low } do { $high } £)
web-africa-offer = Zaproponuj { $price } £
web-africa-offered = { $buyer } daje { $seller } { $price } £ za pociąg „{ $train }”.
web-africa-offer-compare = Bank sprzedaje ten pociąg za { $price } £, a odkupuje za { $resale } £.

## Cały majątek

web-africa-holdings = Kto co ma
web-africa-holdings-hint = Akcje w procentach; P: Prezes, M: Menadżer, ★: karta priorytetu. Pieniądze w funtach.
web-africa-holder = Kto
web-africa-bank-and-pool = Bank i pula
web-africa-csv = Zapisz jako CSV
web-africa-result = Wynik
web-africa-if-now = Gdyby gra skończyła się teraz
web-africa-share-made = Ile na końcu warta jest akcja
web-africa-for-assets = Za majątek spółki
web-africa-value-hint = Akcja liczy się po swoim kursie plus jedna dziesiąta wartości akcji i firm prywatnych należących do spółki i jedna dwudziesta ceny jej pociągów. Karty na ręce i pieniądze spółek się nie liczą.

web-africa-ahead = Co przed nami
web-africa-end-bank = Gra kończy się, gdy bank jest pusty: zostało { $left } £.
web-africa-end-price = Albo gdy kurs dojdzie do { $mark } £: najbliżej jest { $company } z kursem { $price } £ (pola do przejścia: { $spaces }).
web-africa-end-no-price = Albo gdy kurs dojdzie do { $mark } £: żadna spółka jeszcze nie działa.
web-africa-end-soon = Koniec jest pewny: te rundy są ostatnie.
web-africa-order = Kolejność graczy
web-africa-tiles = Kafelki, które zostały
web-africa-last-run = Ostatni przejazd
