### Fogport po polsku.

fogport-name = Fogport
fogport-about = Statki wpływają do portu przez mgłę i nikt nie wie, ile inni zaoferują za ładunek. Kupuj skrzynie w tajnej licytacji, sprzedawaj je, gdy targ dobrze płaci, i zachowaj dość na tajny list w swojej kieszeni. Od dwóch do czterech graczy, sześć dni.

## Nazwy rzeczy: GRA-POLE-WARTOŚĆ

fogport-letter-jeweller = Jubiler
fogport-letter-apothecary = Aptekarz
fogport-letter-tailor = Krawiec
fogport-letter-chandler = Świecarz
fogport-letter-brewer = Piwowar
fogport-letter-shipwright = Szkutnik

fogport-stage-letters = Dobieranie listów
fogport-stage-ship = Wpływa statek
fogport-stage-bidding = Tajna licytacja
fogport-stage-lot = Rozstrzyga los
fogport-stage-price = Otwarcie targu
fogport-stage-selling = Targ
fogport-stage-over = Koniec gry

fogport-thing-market = Pierwsza skrzynia

fogport-bot-trader = Handlarz: płaci połowę tego, co spodziewa się zarobić

## Co widać: GRA-view-POLE

fogport-view-stage = Etap
fogport-view-day = Dzień
fogport-view-days = Wszystkich dni
fogport-view-ship = Skrzynie na statku
fogport-view-price = Cena na targu
fogport-view-first_seat = Pierwszy kupiec
fogport-view-active_seat = Czyja kolej
fogport-view-merchants = Kupcy
fogport-view-seat = Kupiec
fogport-view-coins = Monety
fogport-view-crates = Skrzynie
fogport-view-sealed = Oferta złożona
fogport-view-bid = Oferta
fogport-view-sell = Sprzedaż
fogport-view-letter = List
fogport-view-letters = Treść listów
fogport-view-pays = Płaci za każdą

## Opcje stołu

fogport-option-open_bids = Jawne oferty
fogport-option-open_bids-text = Gdy złożono ostatnią ofertę, otwiera się wszystkie. Bez tej opcji otwiera się tylko najwyższą, a pozostałe pozostają tajne.

## Na co się czeka

fogport-chance-letter = dobranie listu
fogport-chance-ship-die = rzut o ładunek
fogport-chance-lot = losowanie między najwyższymi ofertami
fogport-chance-price-die = rzut o cenę na targu

fogport-decision-bid = Złóż tajną ofertę za cały ładunek.
fogport-decision-sell = Sprzedaj skrzynie na targu albo je zachowaj.

## Części zdań

fogport-part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
fogport-part-crates =
    { $crates ->
        [one] { $crates } skrzynię
        [few] { $crates } skrzynie
       *[many] { $crates } skrzyń
    }

## Co może zrobić kupiec

fogport-action-bid =
    { $coins ->
        [0] Nie oferuj nic
       *[other] Zaoferuj { fogport-part-coins }
    }
fogport-action-sell =
    { $crates ->
        [0] Nie sprzedawaj nic
       *[other] Sprzedaj { fogport-part-crates }
    }

## Co się stało

fogport-fact-letter-drawn = { $player } dobiera list: „{ $letter }”.
fogport-fact-letter-drawn-unseen = { $player } dobiera list.
fogport-fact-ship-came = Dzień { $number }: wpływa statek i wiezie { fogport-part-crates }.
fogport-fact-bid-sealed = { $player } składa tajną ofertę na { fogport-part-coins }.
fogport-fact-bid-sealed-unseen = { $player } składa tajną ofertę.
fogport-fact-bid-opened =
    { $coins ->
        [0] { $player } nie oferuje nic.
       *[other] { $player } oferuje { fogport-part-coins }.
    }
fogport-fact-cargo-bought = { $player } bierze ładunek: { fogport-part-crates } za { fogport-part-coins }.
fogport-fact-ship-left = Nikt nic nie oferuje. Statek odpływa i zabiera { fogport-part-crates }.
fogport-fact-price-shown =
    { $price ->
        [one] Targ płaci za pierwszą skrzynię { $price } monetę.
        [few] Targ płaci za pierwszą skrzynię { $price } monety.
       *[many] Targ płaci za pierwszą skrzynię { $price } monet.
    }
fogport-fact-crates-sold =
    { $crates ->
        [0] { $player } nic nie sprzedaje.
       *[other] { $player } sprzedaje { fogport-part-crates } za { fogport-part-coins }.
    }
fogport-fact-letter-paid =
    { $crates ->
        [0] { $player } otwiera list „{ $letter }”, ale nie ma dla niego skrzyń.
       *[other] { $player } otwiera list „{ $letter }” i oddaje { fogport-part-crates } za { fogport-part-coins }.
    }

## Dlaczego nie

fogport-refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
fogport-refusal-game-over = Gra się skończyła.
fogport-refusal-chance-due = Najpierw rzut kostką albo losowanie.
fogport-refusal-not-now = Teraz nie można tego zrobić.
fogport-refusal-not-your-turn = Teraz sprzedaje inny kupiec.
fogport-refusal-bid-sealed = Twoja oferta jest już złożona.
fogport-refusal-negative-amount = Nie może być mniej niż nic.
fogport-refusal-too-little-cash = Nie możesz zaoferować { $need }: masz { $have }.
fogport-refusal-not-in-store = Nie możesz sprzedać { $need }: masz { $have }.

## Powtórka: rozdziały i wykresy

fogport-chapter-day = Dzień { $number }

fogport-chart-coins = Monety
fogport-chart-crates = Skrzynie
fogport-chart-price = Cena na targu
