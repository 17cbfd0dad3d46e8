### 18Africa po polsku. Kwoty w funtach (£). Spółki mają swoje skróty; nazwy spółek, pociągów i miejsc są takie jak na kartach i mapie, bez odmiany.

africa-name = 18Africa
africa-about = Kolej dla całego kontynentu: kupuj akcje, kieruj spółkami jako Prezes lub Menadżer, prowadź tory przez pustynie i rzeki, wysyłaj pociągi między miastami i decyduj, czy dochód dostaną akcjonariusze, czy zostanie w kasie. Do tego firmy prywatne, koncesje i gospodarka między boomem a depresją. Od dwóch do siedmiu graczy; wygrywa największy majątek w gotówce, bonach, firmach prywatnych i akcjach.

## Spółki kolejowe

africa-company-AR = Alexandria Railway
africa-company-AR-text = { africa-part-company }
africa-company-CSAR = Central South African Railway
africa-company-CSAR-text = { africa-part-company }
africa-company-AO = Algiers-Oran Railway
africa-company-AO-text = { africa-part-company }
africa-company-EAR = East African Railroad
africa-company-EAR-text = { africa-part-company }
africa-company-COR = Congo Océan Railway
africa-company-COR-text = { africa-part-company }
africa-company-ENR = Egyptian National Railway
africa-company-ENR-text = { africa-part-company }
africa-company-KR = Kenyan Railway
africa-company-KR-text = { africa-part-company }
africa-company-CGH = Cape of Good Hope & Western Railway
africa-company-CGH-text = { africa-part-company }
africa-company-MF = Marrakech-Fez Railway
africa-company-MF-text = { africa-part-company }
africa-company-MNR = Moroccan National Railway
africa-company-MNR-text = { africa-part-company }
africa-company-NR = Nigerian Railway
africa-company-NR-text = { africa-part-company }
africa-company-NZA = Nederlands Zuid Afrikaanse Railway Co
africa-company-NZA-text = { africa-part-company }
africa-company-TC = Tangier Casablanca High Speed Line
africa-company-TC-text = { africa-part-company }
africa-company-TO = Timbuktu-Oran Railway
africa-company-TO-text = { africa-part-company }
africa-company-SR = Sudan Railway
africa-company-SR-text = { africa-part-company }
africa-company-UR = Ugandan Railway
africa-company-UR-text = { africa-part-company }
africa-company-CNR = Congolese National Railway
africa-company-CNR-text = { africa-part-company }

## Firmy prywatne i ich właściwości

africa-private-P1 = Cape Wine Company
africa-private-P1-text = { africa-part-private } Nie ma właściwości.
africa-private-P2 = Allen Rock Aggregates
africa-private-P2-text = { africa-part-private } Raz w grze: { africa-power-extra_yellow }.
africa-private-P3 = Thompson Wagon Works
africa-private-P3-text = { africa-part-private } Raz w grze: { africa-power-double_upgrade }.
africa-private-P4 = Jamieson Tropical Timber
africa-private-P4-text = { africa-part-private } Raz w grze: { africa-power-free_river }.
africa-private-P5 = George Edmunds Factors
africa-private-P5-text = { africa-part-private } Raz w grze: { africa-power-free_token }.
africa-private-P6 = Madianos Olive Oil Export Company
africa-private-P6-text = { africa-part-private } Raz w grze, jeśli należy do gracza: { africa-power-take_priority }.

africa-power-none = bez właściwości
africa-power-extra_yellow = jeden żółty kafelek więcej
africa-power-double_upgrade = druga modernizacja tego samego kafelka
africa-power-free_river = jeden kafelek bez opłaty za rzekę
africa-power-free_token = jedna stacja za darmo
africa-power-take_priority = przejęcie karty priorytetu

## Pociągi

africa-train-2 = 2
africa-train-2-text = { africa-part-train }
africa-train-3 = 3
africa-train-3-text = { africa-part-train }
africa-train-4E = 4E
africa-train-4E-text = { africa-part-train }
africa-train-3_3 = Veldt Star
africa-train-3_3-text = { africa-part-train }
africa-train-3_3T = Empire Freight
africa-train-3_3T-text = { africa-part-train }
africa-train-4_4_4E = Empire Express
africa-train-4_4_4E-text = { africa-part-train }
africa-train-4_4_4T = Pan America
africa-train-4_4_4T-text = { africa-part-train }

## Koncesje

africa-concession-minerals = minerały
africa-concession-minerals-text = { africa-part-concession }
africa-concession-dates = daktyle
africa-concession-dates-text = { africa-part-concession }
africa-concession-gas = gaz ziemny
africa-concession-gas-text = { africa-part-concession }
africa-concession-oil = ropa
africa-concession-oil-text = { africa-part-concession }
africa-concession-copper = miedź
africa-concession-copper-text = { africa-part-concession }
africa-concession-cotton = bawełna
africa-concession-cotton-text = { africa-part-concession }
africa-concession-gold = złoto
africa-concession-gold-text = { africa-part-concession }

## Gospodarka, mapa i gdzie co jest

africa-economy-boom = boom
africa-economy-boom-text = { africa-part-economy }
africa-economy-recovery = ekspansja
africa-economy-recovery-text = { africa-part-economy }
africa-economy-recession = recesja
africa-economy-recession-text = { africa-part-economy }
africa-economy-depression = depresja
africa-economy-depression-text = { africa-part-economy }

africa-colour-white = biały
africa-colour-yellow = żółty
africa-colour-green = zielony
africa-colour-brown = brązowy
africa-colour-gray = szary

africa-terrain-plain = równina
africa-terrain-mountain = góry
africa-terrain-river = rzeka

africa-status-out = nie bierze udziału
africa-status-waiting = jeszcze nie ruszyła
africa-status-running = działa
africa-status-removed = usunięta z gry

africa-source-none = jeszcze nic
africa-source-hand = ręka
africa-source-pool = pula banku
africa-source-discard = stos kart odrzuconych
africa-source-deck = talia
africa-source-bond = bon

## Opcje stołu

africa-option-transcontinental_second = Druga trasa transkontynentalna
africa-option-transcontinental_second-text = Która para miast daje drugą premię transkontynentalną: Casablanca z Johannesburgiem lub Pretorią czy Dakar z Dar es Salaam.
africa-option-depression_drop = Spadek cen w depresji
africa-option-depression_drop-text = Czy ceny akcji spadają tylko przed pierwszą rundą operacyjną po rundzie giełdowej, czy przed każdą rundą operacyjną?
africa-option-removed_company_tokens = Stacje usuniętych spółek
africa-option-removed_company_tokens-text = Czy stacje usuniętej spółki zostają na mapie i blokują przejazd, czy się je zdejmuje?
africa-option-pass_flip = Odkrywanie karty przy pasie
africa-option-pass_flip-text = Czy pasując w rundzie giełdowej, można odkryć wierzchnią kartę talii na stos kart odrzuconych, czy trzeba?
africa-option-selling_is_passing = Sama sprzedaż to pas
africa-option-selling_is_passing-text = Kto sprzedał, ale nic nie kupił, spasował i może odkryć kartę. Bez tej opcji taka tura nie jest pasem, więc runda giełdowa trwa dalej.
africa-option-discard_order = Kolejność kart odrzuconych
africa-option-discard_order-text = Którą kartę odrzuconą kupuje się najpierw: odrzuconą najwcześniej czy najpóźniej?
africa-option-extra_discard = Dodatkowe karty odrzucone
africa-option-extra_discard-text = Czy kartę z talii odkrywa się na stos kart odrzuconych, gdy skończy się kupowanie z talii, gdy stos zostanie wykupiony i gdy powstanie nowa talia?
africa-option-purchase_sources = Źródła zakupów w turze
africa-option-purchase_sources-text = Czy wszystkie zakupy gracza w turze rundy giełdowej pochodzą z jednego źródła (ręka, pula banku, karty odrzucone, talia albo bon), czy z kilku, z każdego w granicach jego limitu?
africa-option-green_shares = Kilka tanich akcji naraz
africa-option-green_shares-text = Gracz może kupić w jednej turze z puli banku dowolną liczbę akcji z ceną w obszarze zielonym. Czy mogą to być akcje różnych spółek, czy tylko jednej?
africa-option-auction_next_nominator = Kto wybiera następną kartę
africa-option-auction_next_nominator-text = W licytacjach początkowych następną kartę wybiera lewy sąsiad gracza, który dotąd wydał najwięcej, albo po prostu kolejny gracz zgodnie z ruchem wskazówek zegara.
africa-option-yellow_track = Żółte kafelki w jednej turze
africa-option-yellow_track-text = Czy każdy żółty kafelek ma się łączyć z dowolnym położonym wcześniej w tej turze, czy być dalszym ciągiem ostatniego, tak by powstała jedna linia?
africa-option-printed_track = Nadrukowane tory między żółtymi kafelkami
africa-option-printed_track-text = Żółte kafelki z jednej tury są ze sobą połączone, a szare tory nadrukowane na planszy się liczą. Czy wszystkie, także te przez miasto lub miasteczko, czy tylko zwykłe tory?
africa-option-city_upgrade_needs = Modernizacja miast
africa-option-city_upgrade_needs-text = Czy aby zmodernizować miasto, pociąg spółki musi móc do niego dojechać, czy wystarczy dowolny pociąg i połączenie torem?
africa-option-upgrade_reach = Jaka modernizacja wymaga pociągu
africa-option-upgrade_reach-text = Czy pociągu wymaga tylko modernizacja miasta, czy także miasteczka?
africa-option-concession_needs = Warunki przydzielenia koncesji
africa-option-concession_needs-text = Czy koncesję można przydzielić spółce w dowolnej chwili jej tury, czy dopiero gdy ma pociąg oraz tor do miejsca produkcji i do portu?
africa-option-company_green_multi_buy = Spółki kupują kilka tanich akcji
africa-option-company_green_multi_buy-text = Spółka może kupić w turze kilka akcji jednej spółki, jeśli ich cena jest w obszarze zielonym. Bez tej opcji spółka kupuje w turze jeden certyfikat.
africa-option-manager_20_locked = 20% Menadżera
africa-option-manager_20_locked-text = Menadżer nie może sprzedać ostatnich 20%, chyba że ktoś inny przejmie kierowanie. Bez tej opcji sprzedaje bez ograniczeń.
africa-option-dividend_half_to_full = Krok za małą dywidendę
africa-option-dividend_half_to_full-text = O ile pól w przód rusza cena akcji, gdy wypłacona suma to co najmniej połowa ceny, ale mniej niż cena.
africa-option-managed_no_train_check = Menadżer bez pociągu
africa-option-managed_no_train_check-text = Cena spółki z Menadżerem i bez pociągu spada o tyle pól: { $fall }. Dzieje się to od razu w kroku dywidendy albo tylko { $now } tam, a { $later } na końcu tury, chyba że spółka ma już wtedy pociąg.
africa-option-variable_city_modifiers = Liczby miast o zmiennej wartości
africa-option-variable_city_modifiers-text = Liczbę przy znaku zapytania dodaje się do wartości miasta. Bez tej opcji się jej nie dodaje.
africa-option-town_to_city_upgrade = Miasteczka stają się miastami
africa-option-town_to_city_upgrade-text = Żółty kafelek z jednym miasteczkiem może stać się zielonym miastem. Bez tej opcji miasteczka pozostają miasteczkami.
africa-option-upgrade_strictness = Surowość modernizacji
africa-option-upgrade_strictness-text = Czy modernizacja musi zawsze dać spółce nowy tor do użytku, czy może też tylko zmienić miasto lub miasteczko, do którego spółka dociera?
africa-option-tile_933 = Kształt kafelka #933
africa-option-tile_933-text = Źródła różnie podają, ile wyjść ma brązowy kafelek miasteczka #933.
africa-option-priority_after_stock_round = Karta priorytetu po rundzie giełdowej
africa-option-priority_after_stock_round-text = Kartę dostaje lewy sąsiad tego, kto jako ostatni coś kupił lub sprzedał, albo tylko tego, kto jako ostatni coś kupił.
africa-option-bank_break_in_stock_round = Pusty bank w rundzie giełdowej
africa-option-bank_break_in_stock_round-text = Co znaczy, że w rundzie giełdowej bankowi zabraknie pieniędzy? Nic, dopóki w rundzie operacyjnej nie zabraknie mu na wypłatę; albo koniec gry, jeśli jest pusty jeszcze na początku następnej rundy operacyjnej; albo koniec od razu.
africa-option-simpson_director_deal = Certyfikat Prezesa dla każdego
africa-option-simpson_director_deal-text = Jedną z kart rozdanych każdemu graczowi jest certyfikat Prezesa. Bez tej opcji wszystkie karty rozdaje się losowo.
africa-option-two_player_auction_swap = Wymiana przed licytacją dwojga graczy
africa-option-two_player_auction_swap-text = Przy dwojgu graczach połowa kart odrzuconych wraca zakryta do talii, a zamiast nich licytuje się tyle samo kart z talii.
africa-option-unassigned_concession_penalty = Kara za nieużyte koncesje
africa-option-unassigned_concession_penalty-text = Ile funtów kosztuje na koniec każda koncesja, którą gracz kupił, ale nigdy nie przydzielił spółce.
africa-option-round_limit = Limit rund operacyjnych (zasada domowa)
africa-option-round_limit-text = Najpóźniej po tylu rundach operacyjnych gra się kończy. Instrukcja nie zna takiego limitu; 0 go wyłącza.
africa-setting-casablanca_johannesburg = Casablanca i Johannesburg lub Pretoria
africa-setting-dakar_dar_es_salaam = Dakar i Dar es Salaam
africa-setting-first_or_of_set = tylko pierwsza runda operacyjna
africa-setting-every_or = każda runda operacyjna
africa-setting-stay_and_block = zostają i blokują
africa-setting-removed = są zdejmowane
africa-setting-optional = można
africa-setting-mandatory = trzeba
africa-setting-left_of_biggest_spender = na lewo od tego, kto wydał najwięcej
africa-setting-clockwise = zgodnie z ruchem wskazówek zegara
africa-setting-train_reach = pociąg, który dojeżdża do miasta
africa-setting-own_train_and_connected = dowolny pociąg i połączenie
africa-setting-dividend_step = w kroku dywidendy
africa-setting-end_of_turn = reszta na końcu tury
africa-setting-semi_restrictive = nowy tor albo zmieniony przystanek
africa-setting-restrictive = zawsze nowy tor
africa-setting-five_way = pięć wyjść
africa-setting-six_way = sześć wyjść
africa-setting-last_buy_or_sell = ostatni zakup lub sprzedaż
africa-setting-last_buy = ostatni zakup
africa-setting-ignored_until_or_payment = jeśli jest pusty w następnej rundzie operacyjnej
africa-setting-payment_fails = dopiero gdy zabraknie na wypłatę
africa-setting-oldest_first = najstarsza karta pierwsza
africa-setting-newest_first = najnowsza karta pierwsza
africa-setting-none = brak
africa-setting-refill = odkrywa się karty
africa-setting-connected = połączone ze sobą
africa-setting-one_line = jedna linia
africa-setting-one = jedno źródło
africa-setting-several = kilka źródeł
africa-setting-any_company = dowolnych spółek
africa-setting-one_company = jednej spółki
africa-setting-all = wszystkie nadrukowane tory
africa-setting-plain = tylko zwykłe tory
africa-setting-cities = tylko miasta
africa-setting-cities_and_towns = miasta i miasteczka
africa-setting-train_and_track = pociąg i tor
africa-setting-counts = od razu

## Na jakim etapie jest gra

africa-stage-draw-companies = Losowanie spółek
africa-stage-deal-directors = Rozdawanie certyfikatów Prezesa
africa-stage-deal = Rozdawanie kart
africa-stage-keep = Wybór kart na rękę
africa-stage-return = Odrzucone karty wracają do talii
africa-stage-redeal = Losowanie kart na licytację
africa-stage-starter = Losowanie, kto zaczyna
africa-stage-nominate = Licytacje początkowe: wybór karty
africa-stage-bid = Licytacje początkowe: stawki
africa-stage-spender = Rzut przy równych wydatkach
africa-stage-initial = Początkowa runda giełdowa
africa-stage-priority = Przed rundą giełdową: karta priorytetu
africa-stage-stock = Runda giełdowa
africa-stage-turn = Runda giełdowa: odkrywanie karty
africa-stage-turned = Runda giełdowa: odkryta karta
africa-stage-city = Wybór miasta macierzystego
africa-stage-track = Tory
africa-stage-token = Stacja
africa-stage-run = Przejazdy pociągów
africa-stage-dividend = Dywidenda
africa-stage-trains = Pociągi
africa-stage-offer = Oferta kupna pociągu
africa-stage-shares = Akcje i firmy prywatne
africa-stage-concession-bid = Licytacja koncesji: stawki
africa-stage-concession = Licytacja koncesji: wybór
africa-stage-over = Koniec gry

africa-chance-company = losowanie spółki
africa-chance-dealt-card = rozdanie karty
africa-chance-returned-card = losowanie odrzuconej karty, która wraca do talii
africa-chance-auction-card = losowanie karty na licytację
africa-chance-starting-player = losowanie, kto zaczyna
africa-chance-spender-die = rzut kością przy równych wydatkach
africa-chance-deck-card = wierzchnia karta talii

africa-decision-keep = Zatrzymaj połowę kart: wskaż po kolei te, które idą na licytację.
africa-decision-nominate = Wybierz kartę, która będzie teraz licytowana; pierwsza stawka należy do ciebie.
africa-decision-bid = Przebij albo spasuj: pas kończy twój udział w tej licytacji.
africa-decision-initial-turn = Kup karty z ręki albo jeden bon, albo spasuj.
africa-decision-take-priority = Masz firmę { africa-private-P6 }: użyć raz jej właściwości i przejąć kartę priorytetu?
africa-decision-stock-turn = W pierwszej turze rundy możesz sprzedawać; potem kup z jednego źródła albo spasuj.
africa-decision-turned-card = Kup odkrytą kartę albo ją odrzuć.
africa-decision-choose-city = Wybierz miasto, w którym spółka ma stację macierzystą.
africa-decision-lay-track = Tory: połóż żółte kafelki albo zmodernizuj jeden, a potem przejdź dalej.
africa-decision-place-token = Stacja: postaw jedną albo przejdź dalej.
africa-decision-run-trains = Wybierz trasy, którymi jadą pociągi.
africa-decision-pay-or-withhold = Wypłacić dochód akcjonariuszom czy zatrzymać go w kasie?
africa-decision-trains = Pociągi: kupuj i sprzedawaj, a potem przejdź dalej.
africa-decision-answer-offer = Inna spółka chce kupić pociąg od twojej: przyjmij ofertę albo ją odrzuć.
africa-decision-shares = Akcje i firmy prywatne: spółka może sprzedawać do puli banku, a potem z niej kupić.
africa-decision-bid-concession = Licytuj prawo wyboru koncesji albo spasuj.
africa-decision-choose-concession = Licytacja wygrana: wybierz koncesję.

## Części zdań

africa-part-company = Siedziba: { $home }. Cena emisyjna akcji: { $price } £. Stacje: { $stations }.
africa-part-private = Kosztuje { $price } £ i płaci { $income } £ w każdej rundzie operacyjnej.
africa-part-train =
    { $towns ->
        [free] { $stops ->
            [one] Liczy { $stops } miasto i wszystkie miasteczka po drodze
            [few] Liczy { $stops } miasta i wszystkie miasteczka po drodze
           *[many] Liczy { $stops } miast i wszystkie miasteczka po drodze
        }
        [free_and_beyond] { $stops ->
            [one] Liczy { $stops } miasto i wszystkie miasteczka, także poza miastami końcowymi
            [few] Liczy { $stops } miasta i wszystkie miasteczka, także poza miastami końcowymi
           *[many] Liczy { $stops } miast i wszystkie miasteczka, także poza miastami końcowymi
        }
       *[counted] { $stops ->
            [one] Liczy { $stops } najlepszy przystanek, miasto lub miasteczko, na trasie dowolnej długości
            [few] Liczy { $stops } najlepsze przystanki, miasta lub miasteczka, na trasie dowolnej długości
           *[many] Liczy { $stops } najlepszych przystanków, miast lub miasteczek, na trasie dowolnej długości
        }
    }{ $multiplier ->
        [1] { "." }
       *[other] ; dochód razy { $multiplier }.
    }{ $hardy ->
        [yes] { " " }Recesja i depresja nie obniżają jego dochodu, ale boom go podwyższa.
       *[no] { "" }
    } Kosztuje { $price } £, cena odsprzedaży { $resale } £.
africa-part-concession =
    { $ports ->
        [1] Po przydzieleniu spółce przynosi { $bonus } £ za każdy jej pociąg, na którego trasie są { $origin } i { $port }.
       *[other] Po przydzieleniu spółce przynosi { $bonus } £ za każdy jej pociąg, na którego trasie są { $origin } oraz { $port } lub { $other }.
    }
africa-part-economy = Miasta { $city }, miasteczka { $town }; bon daje { $bond } £.
africa-part-card =
    { $kind ->
        [director] certyfikat Prezesa { $name }
        [share] akcja { $name }
       *[private] { $name }
    }
africa-part-object =
    { $kind ->
        [director] certyfikat Prezesa { $name }
        [share] akcję { $name }
       *[private] firmę prywatną { $name }
    }
africa-part-copies = { $count } × { $card }
africa-part-city = { $place }, miasto { $number }

## Co może zrobić gracz

africa-action-set-aside = Odłóż na licytację { $object }
africa-action-nominate = Wystaw na licytację { $object }
africa-action-bid = Licytuj { $amount } £
africa-action-pass-bid = Spasuj: koniec udziału w tej licytacji
africa-action-choose-concession = Weź koncesję „{ $concession }”
africa-action-take-priority = Przejmij kartę priorytetu
africa-action-leave-priority = Zostaw kartę priorytetu tam, gdzie jest
africa-action-buy-hand = Kup z ręki { $object }
africa-action-buy-pool = Kup z puli banku { $object }
africa-action-buy-discard = Kup ze stosu kart odrzuconych { $object }
africa-action-turn-card = Odkryj wierzchnią kartę talii
africa-action-buy-turned = Kup odkrytą kartę
africa-action-decline-turned = Odrzuć odkrytą kartę
africa-action-buy-bond = Kup bon rządowy
africa-action-sell-share = Sprzedaj do puli banku akcję { $company }
africa-action-sell-private = Sprzedaj do puli banku firmę { $private }
africa-action-sell-bond = Sprzedaj bankowi bon rządowy
africa-action-end-turn = Zakończ turę
africa-action-pass =
    { $flip ->
        [1] Spasuj i odkryj kartę na stos kart odrzuconych
       *[0] Spasuj
    }
africa-action-choose-city = Stacja macierzysta: miasto { $number }
africa-action-lay-tile =
    { $deed ->
        [lay] Połóż kafelek #{ $tile }: { $place }, obrót { $rotation }
       *[upgrade] Zmodernizuj na kafelek #{ $tile }: { $place }, obrót { $rotation }
    }{ $waive ->
        [1] , bez opłaty za rzekę ({ africa-private-P4 })
       *[0] { "" }
    }
africa-action-end-track = Koniec budowy torów
africa-action-place-token =
    { $free ->
        [1] Postaw za darmo stację wartą { $cost } £ ({ africa-private-P5 }): { $place }
       *[0] Postaw stację za { $cost } £: { $place }
    }
africa-action-skip-token = Bez nowej stacji
africa-action-run =
    { $run ->
        [none] Żaden pociąg nie jedzie
       *[some] Wyślij pociągi: { $ways }
    }
africa-action-pay = Wypłać dochód
africa-action-withhold = Zatrzymaj dochód w kasie
africa-action-buy-train = Kup od banku pociąg „{ $train }”
africa-action-sell-train = Sprzedaj bankowi pociąg „{ $train }”
africa-action-offer-train = Zaproponuj { $price } £ za pociąg „{ $train }” spółki { $company }
africa-action-accept-offer = Przyjmij ofertę
africa-action-decline-offer = Odrzuć ofertę
africa-action-end-trains = Koniec handlu pociągami
africa-action-end-shares = Zakończ turę spółki
africa-action-assign-concession = Przydziel spółce koncesję „{ $concession }”

## Co się stało: karty, akcje i koniec

africa-fact-company-drawn = { $company } bierze udział w grze: { $name }, siedziba { $home }.
africa-fact-card-dealt-unseen = { $player } dostaje kartę.
africa-fact-card-set-aside-unseen = { $player } odkłada kartę na licytację.
africa-fact-card-dealt = { $player } dostaje { $object }.
africa-fact-card-set-aside = { $player } odkłada na licytację { $object }.
africa-fact-cards-returned =
    { $count ->
        [one] { $count } odrzucona karta wraca do talii bez odkrywania.
        [few] { $count } odrzucone karty wracają do talii bez odkrywania.
       *[many] { $count } odrzuconych kart wraca do talii bez odkrywania.
    }
africa-fact-cards-revealed = Na licytację idą: { $cards }.
africa-fact-card-drawn-for-auction = Z talii na licytację: { $card }.
africa-fact-starting-player = { $player } wybiera pierwszą kartę do licytacji.
africa-fact-nominator = { $player } wybiera następną kartę do licytacji.
africa-fact-nominated = { $player } wystawia na licytację { $object }.
africa-fact-bid-made = { $player } licytuje { $amount } £.
africa-fact-bid-passed = { $player } pasuje i wypada z tej licytacji.
africa-fact-card-won = { $player } wygrywa licytację za { $price } £ i może później kupić z ręki { $object }.
africa-fact-stock-round-began =
    { $number ->
        [0] Rusza początkowa runda giełdowa; zaczyna { $player }.
       *[other] Rusza runda giełdowa { $number }; zaczyna { $player }.
    }
africa-fact-priority-moved = Kartę priorytetu dostaje { $player }.
africa-fact-forced-sale = { $player }: liczba certyfikatów to { $certificates }, a limit to { $limit }; najpierw trzeba sprzedać nadwyżkę.
africa-fact-share-sold = { $holder } sprzedaje do puli banku akcję { $company } za { $price } £.
africa-fact-private-sold = { $holder } sprzedaje do puli banku firmę { $private } za { $price } £.
africa-fact-bond-sold = { $player } sprzedaje bankowi bon rządowy za { $price } £.
africa-fact-card-bought =
    { $source ->
        [hand] { $player } kupuje z ręki { $object } za { $price } £.
        [discard] { $player } kupuje ze stosu kart odrzuconych { $object } za { $price } £.
       *[deck] { $player } kupuje z talii { $object } za { $price } £.
    }
africa-fact-pool-bought = { $holder } kupuje z puli banku { $object } za { $price } £.
africa-fact-bond-bought = { $player } kupuje bon rządowy za { $price } £.
africa-fact-passed = { $player } pasuje.
africa-fact-card-turned = Wierzchnia karta talii zostaje odkryta: { $card }.
africa-fact-card-declined = { $player } odrzuca { $object }; karta trafia na stos kart odrzuconych.
africa-fact-deck-shuffled =
    { $cards ->
        [one] Talia się wyczerpała: { $cards } karta ze stosu kart odrzuconych staje się nową talią.
        [few] Talia się wyczerpała: { $cards } karty ze stosu kart odrzuconych zostają przetasowane w nową talię.
       *[many] Talia się wyczerpała: { $cards } kart ze stosu kart odrzuconych zostaje przetasowanych w nową talię.
    }
africa-fact-cards-opened = Ostatnie karty leżą odkryte: { $cards }.
africa-fact-company-started = { $company } rusza z ceną akcji { $price } £.
africa-fact-leader-changed =
    { $lead ->
        [director] { $holder } kieruje spółką { $company } jako Prezes.
        [manager] { $holder } kieruje spółką { $company } jako Menadżer.
       *[nobody] Nikt nie ma już akcji spółki { $company }, więc nikt nią nie kieruje.
    }
africa-fact-concession-auction =
    { $left ->
        [one] { $player } otwiera licytację koncesji; została { $left }.
        [few] { $player } otwiera licytację koncesji; zostały { $left }.
       *[many] { $player } otwiera licytację koncesji; zostało { $left }.
    }
africa-fact-concession-won = { $player } wygrywa za { $price } £ i wybiera koncesję.
africa-fact-concession-chosen = { $player } bierze koncesję „{ $concession }”.
africa-fact-concession-gone = Koncesja „{ $concession }” wypada z gry.
africa-fact-company-removed = { $company } wypada z gry, a akcje tej spółki nic już nie są warte; gotówka spółki, { $cash } £, idzie do banku.
africa-fact-holding-moved = Od spółki { $company } do puli banku: { $card }.
africa-fact-end-triggered =
    { $reason ->
        [price] Cena akcji doszła do { $mark } £: gra kończy się z tą rundą operacyjną.
        [rounds] Rozegrano uzgodnioną liczbę rund operacyjnych: gra jest skończona.
       *[bank] Bankowi zabrakło pieniędzy: gra kończy się z trwającą rundą operacyjną, a pomiędzy rundami z najbliższą.
    }
africa-fact-final-value =
    { $penalty ->
        [0] { $player }: gotówka { $cash } £, bony { $bonds } £, firmy prywatne { $privates } £, akcje { $shares } £; razem { $total } £.
       *[other] { $player }: gotówka { $cash } £, bony { $bonds } £, firmy prywatne { $privates } £, akcje { $shares } £, minus { $penalty } £ za nieużyte koncesje; razem { $total } £.
    }

## Co się stało: spółki

africa-fact-city-chosen = { $company } stawia stację macierzystą: { $place }.
africa-fact-operating-round-began = Rusza runda operacyjna { $number }. Gospodarka: { $state }.
africa-fact-private-paid = { $holder } dostaje { $amount } £ od firmy { $private }.
africa-fact-bonds-paid =
    { $bonds ->
        [one] { $player } dostaje { $amount } £ za { $bonds } bon rządowy.
        [few] { $player } dostaje { $amount } £ za { $bonds } bony rządowe.
       *[many] { $player } dostaje { $amount } £ za { $bonds } bonów rządowych.
    }
africa-fact-price-moved =
    { $trend ->
        [up] Cena akcji { $company } rośnie z { $before } £ do { $after } £.
       *[down] Cena akcji { $company } spada z { $before } £ do { $after } £.
    }
africa-fact-company-turn =
    { $acting ->
        [nobody] Tura spółki { $company }, ale nikt za nią nie decyduje.
       *[somebody] Tura spółki { $company }; decyduje za nią { $player }.
    }
africa-fact-tile-laid =
    { $deed ->
        [lay] { $company } kładzie kafelek #{ $tile }: { $place }
       *[upgrade] { $company } modernizuje na kafelek #{ $tile }: { $place }
    }{ $cost ->
        [0] { "." }
       *[other] ; koszt { $cost } £.
    }
africa-fact-power-used = Właściwość firmy { $private } jest już zużyta.
africa-fact-connection-bonus = { $company } dostaje { $amount } £ za pierwsze połączenie: { $place }.
africa-fact-token-placed =
    { $cost ->
        [0] { $company } stawia stację za darmo: { $place }.
       *[other] { $company } stawia stację za { $cost } £: { $place }.
    }
africa-fact-trains-run =
    { $run ->
        [none] { $company } nie wysyła żadnego pociągu.
       *[some] { $company } wysyła pociągi i zarabia { $revenue } £: { $ways }.
    }
africa-fact-dividend-paid = { $company } wypłaca { $revenue } £, po { $share } £ na akcję.
africa-fact-dividend-received =
    { $shares ->
        [one] { $holder } dostaje { $amount } £ za { $shares } akcję { $company }.
        [few] { $holder } dostaje { $amount } £ za { $shares } akcje { $company }.
       *[many] { $holder } dostaje { $amount } £ za { $shares } akcji { $company }.
    }
africa-fact-withheld = { $company } zatrzymuje { $amount } £ w kasie.
africa-fact-train-bought = { $company } kupuje od banku pociąg „{ $train }” za { $price } £.
africa-fact-train-sold = { $company } sprzedaje bankowi pociąg „{ $train }” za { $price } £.
africa-fact-train-gone = Pociąg „{ $train }” spółki { $company } wypada z gry.
africa-fact-train-offered = { $company } proponuje { $price } £ za pociąg „{ $train }” spółki { $seller }.
africa-fact-offer-declined = { $seller } odrzuca { $price } £, które { $company } proponuje za pociąg „{ $train }”.
africa-fact-train-traded = { $company } kupuje od spółki { $seller } pociąg „{ $train }” za { $price } £.
africa-fact-concession-assigned = { $player } przydziela spółce { $company } koncesję „{ $concession }”.

## Dlaczego nie: w każdej chwili

africa-refusal-no-such-seat = Liczba miejsc przy tym stole: { $need }, licząc od 0; miejsca { $have } tu nie ma.
africa-refusal-game-over = Gra się skończyła; nic więcej nie można zrobić.
africa-refusal-chance-due = Najpierw karta albo kość; potem przyjdzie pora na decyzje.
africa-refusal-not-your-turn = Teraz decyduje ktoś inny; to nie twoja kolej.
africa-refusal-not-now = Ta akcja nie należy do obecnego kroku tury.
africa-refusal-too-little-cash = Potrzeba { $need } £, a do wydania jest tylko { $have } £.
africa-refusal-no-such-power = Właściwości tej firmy prywatnej nie można użyć: jest zużyta, należy do kogoś innego albo nic tu nie daje.

## Dlaczego nie: karty i licytacje

africa-refusal-card-not-in-hand = Nie masz tej karty na ręce.
africa-refusal-card-not-in-auction = Tej karty nie ma wśród kart do licytacji.
africa-refusal-bid-too-low = { $have } £ to za mało: najniższa możliwa stawka to teraz { $need } £.
africa-refusal-opener-must-bid = Kto otwiera licytację, musi podać stawkę; wystarczy 0 £.
africa-refusal-concession-not-there = Tej koncesji nie można już wziąć.

## Dlaczego nie: rundy giełdowe

africa-refusal-initial-hand-or-bond = W początkowej rundzie giełdowej kupuje się z własnej ręki albo bon, albo pasuje; nic innego.
africa-refusal-one-source-per-turn = Wszystkie zakupy w turze pochodzą z jednego źródła, a w tej turze użyto już innego.
africa-refusal-certificate-limit =
    { $have ->
        [one] Masz { $have } certyfikat, a limit to { $need }: więcej kupić nie możesz.
        [few] Masz { $have } certyfikaty, a limit to { $need }: więcej kupić nie możesz.
       *[many] Masz { $have } certyfikatów, a limit to { $need }: więcej kupić nie możesz.
    }
africa-refusal-must-sell-first =
    { $have ->
        [one] Masz { $have } certyfikat, a limit to { $need }: najpierw sprzedaj nadwyżkę.
        [few] Masz { $have } certyfikaty, a limit to { $need }: najpierw sprzedaj nadwyżkę.
       *[many] Masz { $have } certyfikatów, a limit to { $need }: najpierw sprzedaj nadwyżkę.
    }
africa-refusal-sell-before-buying = Sprzedaje się przed zakupami, a coś już zostało kupione.
africa-refusal-first-turn-only = Sprzedawać wolno tylko w swojej pierwszej turze rundy.
africa-refusal-no-share-to-sell = Nie ma akcji tej spółki, którą można by sprzedać.
africa-refusal-not-your-private = Ta firma prywatna nie należy do sprzedającego.
africa-refusal-no-bond-to-sell = Nie masz bonu do sprzedania.
africa-refusal-directors-certificate-stays = Certyfikatu Prezesa nigdy się nie sprzedaje. Tę akcję można oddać tylko wtedy, gdy inny akcjonariusz, który ma co najmniej dwie akcje, miałby potem więcej i przejął kierowanie.
africa-refusal-managers-shares-stay = Menadżer zatrzymuje 20%. Tę akcję można oddać tylko wtedy, gdy inny akcjonariusz, który ma co najmniej dwie akcje, miałby potem więcej i przejął kierowanie.
africa-refusal-not-in-pool = Ten certyfikat nie leży w puli banku.
africa-refusal-sold-this-round = Kto w tej rundzie sprzedał akcje tej spółki, nie może kupić ich z puli banku.
africa-refusal-one-from-the-pool = Z puli banku kupuje się w turze jeden certyfikat. Kilka naraz to tylko akcje z ceną w obszarze zielonym; stół może żądać, by były jednej spółki, a spółkom potrzebna jest do tego opcja stołu.
africa-refusal-own-shares = Spółka nigdy nie kupuje własnych akcji.
africa-refusal-card-not-on-discard = Tej karty nie ma na stosie kart odrzuconych.
africa-refusal-top-card-first = Ze stosu kart odrzuconych można kupić tylko wierzchnią kartę.
africa-refusal-oldest-card-first = Karty odrzucone kupuje się w kolejności odrzucania: najpierw najstarszą.
africa-refusal-deck-empty = Talia jest pusta.
africa-refusal-deck-purchases-done = Zakupy z talii w tej turze: { $have }. Więcej niż { $need } nie wolno.
africa-refusal-one-bond-per-turn = W turze można kupić jeden bon, a ten już został kupiony.
africa-refusal-no-bonds-left = Bank nie ma już bonów.
africa-refusal-nothing-bought-is-a-pass = W tej turze nie było nic więcej niż pas, więc zakończ ją pasem.
africa-refusal-bought-is-no-pass = W tej turze coś zostało kupione, więc nie można spasować: zakończ turę.
africa-refusal-sold-is-no-pass = W tej turze coś zostało sprzedane, więc nie można spasować: zakończ turę.
africa-refusal-no-card-to-turn = Nie można odkryć karty: talia jest pusta albo trwa początkowa runda giełdowa.
africa-refusal-must-turn-card = Kto przy tym stole pasuje, musi odkryć kartę.

## Dlaczego nie: tory i stacje

africa-refusal-no-such-hex = Takiego heksu nie ma na mapie.
africa-refusal-no-such-tile = Nie ma takiego kafelka albo takiego jego obrotu.
africa-refusal-gray-hex = Szarych heksów mapy nigdy się nie zmienia.
africa-refusal-wrong-tile-for-hex = Tego kafelka nie można tu położyć jako pierwszego: jego miasta i miasteczka nie pasują do heksu.
africa-refusal-wrong-upgrade = Kafelka, który tam leży, nie można wymienić na ten.
africa-refusal-town-stays-town = Ten kafelek zmieniłby miasteczko w miasto albo miasto w miasteczko, a tego tu nie wolno.
africa-refusal-old-track-kept = Na nowym kafelku muszą być wszystkie tory starego; przy tym obrocie któregoś by brakowało.
africa-refusal-track-off-the-map = Tor prowadziłby poza mapę albo w zamknięty bok szarego heksu.
africa-refusal-tile-used-up = Takich kafelków już nie ma.
africa-refusal-yellow-or-upgrade = W jednej turze spółka albo kładzie żółte kafelki, albo modernizuje, nigdy jedno i drugie.
africa-refusal-track-limit = Kafelki położone w tej turze: { $have }. Więcej niż { $need } nie wolno.
africa-refusal-track-not-connected = Tego kafelka żaden tor nie połączyłby ze stacją spółki.
africa-refusal-stretch-broken = Kafelki z jednej tury tworzą jedną linię: ten nie byłby dalszym ciągiem poprzedniego.
africa-refusal-track-apart = Kafelki z jednej tury są ze sobą połączone: tego żaden tor nie połączyłby z położonym w tej turze.
africa-refusal-one-upgrade = Spółka modernizuje w turze jeden kafelek. Tylko { africa-private-P3 } pozwala zmodernizować ten sam jeszcze raz.
africa-refusal-no-new-track-used = Spółka nie zyskałaby nowego toru do użytku ani takiej zmiany miasta lub miasteczka, która się tu liczy.
africa-refusal-upgrade-needs-train = Aby zmodernizować miasto lub miasteczko, spółka musi mieć pociąg, a nie ma żadnego.
africa-refusal-train-cannot-reach = Żaden pociąg spółki nie może dojechać do tego miasta.
africa-refusal-stop-not-connected = Żaden tor nie łączy tego miasta lub miasteczka ze stacją spółki.
africa-refusal-city-taken = W tym mieście nie ma wolnego miejsca na stację.
africa-refusal-no-city-there = Takiego miasta nie ma, a stacje stoją tylko w miastach.
africa-refusal-station-there-already = Spółka ma już stację w tym mieście.
africa-refusal-city-not-reached = Ze stacji spółki nie prowadzi do tego miasta żaden tor.
africa-refusal-no-slot-free = W tym mieście nie ma wolnego miejsca. Miejsca: { $need }, zajęte: { $have }.
africa-refusal-slot-reserved = Wolne miejsce czeka na stację macierzystą innej spółki.
africa-refusal-no-station-left = Spółka nie ma już stacji do postawienia.
africa-refusal-no-such-station = Spółka nie może teraz postawić stacji za { $have } £; następna kosztuje { $need } £.

## Dlaczego nie: trasy i koncesje

africa-refusal-more-routes-than-trains = Podane trasy: { $have }. Pociągi spółki: { $need }.
africa-refusal-route-no-track = Pociąg { $which }: żaden tor nie łączy tych heksów w tej kolejności.
africa-refusal-route-ends-nowhere = Pociąg { $which }: trasa musi się zaczynać i kończyć w mieście lub miasteczku.
africa-refusal-route-track-twice = Pociąg { $which }: ta trasa biegnie torem, który jest już użyty.
africa-refusal-route-stop-twice = Pociąg { $which }: ta trasa odwiedza dwa razy to samo miasto lub miasteczko.
africa-refusal-route-closed-city = Pociąg { $which }: ta trasa przechodzi przez miasto pełne stacji innych spółek.
africa-refusal-route-no-station = Pociąg { $which }: na tej trasie nie ma stacji spółki.
africa-refusal-route-too-few-cities = Pociąg { $which }: trasa musi łączyć co najmniej dwa miasta.
africa-refusal-route-too-many-cities = Pociąg { $which }: na tej trasie jest więcej miast, niż pociąg może odwiedzić.
africa-refusal-route-ends-in-town = Pociąg { $which }: ten pociąg musi zaczynać i kończyć w mieście.
africa-refusal-not-your-concession = Ta koncesja nie należy do ciebie.
africa-refusal-concession-assigned = Ta koncesja jest już przydzielona, i to na stałe.
africa-refusal-concession-needs-train = Do koncesji spółka potrzebuje pociągu, a nie ma żadnego.
africa-refusal-concession-needs-track = Tory spółki muszą prowadzić do miejsca produkcji i do portu tej koncesji.

## Dlaczego nie: pociągi

africa-refusal-train-limit = Pociągi spółki: { $have }. Więcej niż { $need } mieć nie może.
africa-refusal-train-not-for-sale = Bank nie sprzedaje teraz tego pociągu. Nowy rodzaj pojawia się, gdy sprzedano ostatni pociąg poprzedniego.
africa-refusal-one-train-from-bank = Spółka ma już w tej turze jeden pociąg kupiony od banku, a więcej nie wolno.
africa-refusal-no-such-train = Wskazana spółka nie ma tego pociągu.
africa-refusal-no-such-company = Pociąg można kupić tylko od innej spółki, która już ruszyła.
africa-refusal-price-too-low = { $have } £ to za mało: pociąg kosztuje co najmniej { $need } £.
africa-refusal-nobody-to-ask = Za tamtą spółkę nikt nie decyduje, więc nikt nie może zgodzić się na sprzedaż.
africa-refusal-offer-declined-before = { $have } £ to za mało: w tej turze odrzucono już ofertę nie niższą. Najmniej to teraz { $need } £.

## Powtórka: rozdziały i wykresy

africa-chapter-stock-round = { $number ->
    [0] Początkowa runda giełdowa
   *[other] Runda giełdowa { $number }
}
africa-chapter-operating-round = Runda operacyjna { $number }
africa-chapter-concession-auction = Licytacja koncesji
africa-chapter-company-turn = { $company }

africa-chart-cash = Gotówka
africa-chart-value = Wartość
africa-chart-value-text = Co by się liczyło, gdyby gra skończyła się w tej chwili.
africa-chart-share-price = Kursy akcji
africa-chart-treasury = Kasy spółek
africa-chart-treasury-text = Ile spółki mają w kasach.
africa-unit = £

## Czym są liczby i dlaczego nie wszystkie są pewne

africa-figure-bank = bank
africa-figure-rounds = kolejność rund
africa-figure-players = karty, gotówka i limity certyfikatów według liczby graczy
africa-figure-bonds = obligacje
africa-figure-certificates = certyfikaty spółki
africa-figure-purchases = ile akcji można kupić
africa-figure-track = ile żółtych kafelków można położyć
africa-figure-economy = stany gospodarki
africa-figure-market = kursy akcji
africa-figure-price_moves = zmiany kursów
africa-figure-companies = spółki i ich stacje
africa-figure-privates = spółki prywatne
africa-figure-train_trade = handel pociągami
africa-figure-trains = pociągi
africa-figure-variable_city = miasta o zmiennej wartości
africa-figure-concessions = koncesje
africa-figure-crossings = premie za połączenie krańców kontynentu
africa-figure-map = mapa i koszty terenu
africa-figure-tiles = kafelki torów
africa-figure-first_lay = pierwsze kafelki na polach
africa-figure-scoring = wycena na koniec gry
africa-figure-bids = kroki proponowanych ofert
africa-figure-routes = wyszukiwanie tras
africa-disputed-companies = Starszy zestaw do samodzielnego wydruku daje spółce Congolese National Railway 3 stacje. Trzymamy się nowszych źródeł, które dają jej 4.
africa-disputed-map = Starszy zestaw do samodzielnego wydruku ma na polach E4, F11, G14, H15, N7, N11, O12 i O28 inny koszt albo nie ma żadnego. Trzymamy się nowszej mapy.
africa-disputed-tiles = Źródła różnie rysują tory na kafelkach #37 i #933. Dla #37 trzymamy się dwóch zgodnych spisów kafelków; #933 ma tutaj pięć wyjść, a z opcją sześć.

## Podpowiedzi: dlaczego tak zagrałby kancelista

africa-hint-set-aside = Z twoich kart ta jest dla ciebie warta najmniej: około { $worth } £ ponad swoją cenę.
africa-hint-nominate = Z tych kart ta jest dla ciebie warta najwięcej: około { $worth } £ ponad swoją cenę.
africa-hint-bid = Kancelista poszedłby tu najwyżej do { $most } £; { $amount } £ to krok w tę stronę.
africa-hint-pass-bid = Stawka to { $high } £, a kancelista nie poszedłby wyżej niż { $most } £.
africa-hint-choose-concession = Z tych koncesji ta obiecuje ci najwięcej: do końca około { $worth } £.
africa-hint-start-company = { $company } może ruszyć: w kasie jest { $cash } £, a za { $needed } £ kupi pociąg i ułoży tory.
africa-hint-fill-treasury = { $company } ma w kasie { $cash } £, a na pociąg potrzebuje { $needed } £.
africa-hint-buy-private = Płaci { $income } £ w każdej rundzie operacyjnej.
africa-hint-spare-bond = Masz { $cash } £, a bon za { $price } £ daje odsetki w każdej rundzie.
africa-hint-take-priority = Kto ma kartę priorytetu, zaczyna rundę giełdową.
africa-hint-keep-cash = Żadnej z kart nie warto teraz kupować; zatrzymaj swoje { $cash } £.
africa-hint-buy-card =
    { $rounds ->
        [one] Za { $price } £ dostajesz coś, co w { $rounds } rundę powinno przynieść około { $worth } £.
        [few] Za { $price } £ dostajesz coś, co w { $rounds } rundy powinno przynieść około { $worth } £.
       *[many] Za { $price } £ dostajesz coś, co w { $rounds } rund powinno przynieść około { $worth } £.
    }
africa-hint-buy-for-more = Za { $price } £ opłaca się razem z tym, co przyjdzie po niej: następnymi kartami stosu, spółką, która może ruszyć, albo zmianą gospodarki.
africa-hint-sell-company = Akcja daje teraz { $price } £; zatrzymana powinna przynieść tylko około { $worth } £.
africa-hint-sell-private = Daje teraz { $price } £; zatrzymana powinna przynieść tylko około { $worth } £.
africa-hint-swap-company = Za { $price } £ można mieć coś, co zyska około { $rate } %; zatrzymana akcja zyska około { $own } %.
africa-hint-swap-private = Za { $price } £ można mieć coś, co zyska około { $rate } %; zatrzymana firma zyska około { $own } %.
africa-hint-forced-company = Masz za dużo certyfikatów, a tego szkoda najmniej: teraz { $price } £, zatrzymany około { $worth } £.
africa-hint-forced-private = Masz za dużo certyfikatów, a tego szkoda najmniej: teraz { $price } £, zatrzymany około { $worth } £.
africa-hint-economy-company = Jeden certyfikat więcej w puli zmienia gospodarkę; w porównaniu z innymi daje ci to około { $gain } £.
africa-hint-economy-private = Jeden certyfikat więcej w puli zmienia gospodarkę; w porównaniu z innymi daje ci to około { $gain } £.
africa-hint-buy-bond =
    { $rounds ->
        [one] Bon kosztuje { $price } £, za tyle samo można go sprzedać, a w { $rounds } rundę da około { $worth } £.
        [few] Bon kosztuje { $price } £, za tyle samo można go sprzedać, a w { $rounds } rundy da około { $worth } £.
       *[many] Bon kosztuje { $price } £, za tyle samo można go sprzedać, a w { $rounds } rund da około { $worth } £.
    }
africa-hint-sell-bond = Za { $price } £ możesz dojść do czegoś, co zyska około { $rate } %.
africa-hint-turn-card = Karta z talii zyskuje średnio około { $rate } %, a można jej nie brać.
africa-hint-buy-turned =
    { $rounds ->
        [one] Kosztuje { $price } £, a w { $rounds } rundę powinna przynieść około { $worth } £.
        [few] Kosztuje { $price } £, a w { $rounds } rundy powinna przynieść około { $worth } £.
       *[many] Kosztuje { $price } £, a w { $rounds } rund powinna przynieść około { $worth } £.
    }
africa-hint-decline-turned = Kosztuje { $price } £, a raczej nie przyniesie więcej: około { $worth } £.
africa-hint-nothing-gains = Nic, co możesz kupić za { $cash } £, raczej nie przyniesie zysku.
africa-hint-no-track = Żaden kafelek nie pozwoli pociągom zarobić więcej; teraz to { $worth } £.
africa-hint-place-token =
    { $price ->
        [0] Z tą stacją pociągi zarobią o { $gain } £ więcej na rundę, a nic ona nie kosztuje.
       *[other] Z tą stacją pociągi zarobią o { $gain } £ więcej na rundę, a kosztuje ona { $price } £.
    }
africa-hint-no-train-yet = Bez pociągu stacja nic nie zarobi; { $cash } £ w kasie jest na pociąg.
africa-hint-no-token = Żadna stacja nie pozwoli pociągom zarobić więcej; teraz to { $worth } £.
africa-hint-assign = Z nią przejazd daje premię { $bonus } £.
africa-hint-run =
    { $revenue ->
        [0] Żadna trasa teraz nic nie daje.
       *[other] Żaden inny przejazd nie daje więcej: { $revenue } £.
    }
africa-hint-lay-tile = Z tym kafelkiem pociągi, które spółka może wkrótce mieć, zarobią { $worth } £ zamiast { $before } £.
africa-hint-lay-way = To kawałek drogi do miejsca, które da więcej niż dzisiejsze { $before } £.
africa-hint-pay =
    { $spaces ->
        [0] { $revenue } £ to { $share } £ na akcję; na żaden pociąg nie warto oszczędzać.
        [one] { $revenue } £ to { $share } £ na akcję, a cena rośnie o { $spaces } pole; na żaden pociąg nie warto oszczędzać.
        [few] { $revenue } £ to { $share } £ na akcję, a cena rośnie o { $spaces } pola; na żaden pociąg nie warto oszczędzać.
       *[many] { $revenue } £ to { $share } £ na akcję, a cena rośnie o { $spaces } pól; na żaden pociąg nie warto oszczędzać.
    }
africa-hint-withhold = { $cash } £ w kasie i ten dochód, { $revenue } £, przybliżają pociąg { $train }: kosztuje { $price } £ i zarobi o { $gain } £ więcej.
africa-hint-withhold-all = W kasie jest { $cash } £, a zatrzymane { $revenue } £ są warte więcej niż wypłacone.
africa-hint-first-train = Bez pociągu spółka nic nie zarabia: pociąg { $train } za { $price } £ zarobi na dzisiejszych torach { $gain } £ na rundę.
africa-hint-buy-train = Pociąg { $train } kosztuje { $price } £ i zarobi na dzisiejszych torach o { $gain } £ więcej na rundę.
africa-hint-train-counts = Na dzisiejszych torach pociąg { $train } nie zarobi więcej, ale za swoje { $price } £ podnosi na koniec wartość akcji o około { $asset } £.
africa-hint-sell-train = Robi miejsce na lepszy pociąg i daje { $price } £.
africa-hint-offer-train = Spółka nie ma pociągu; pociąg { $train } za { $price } £ zarobi około { $gain } £ na rundę.
africa-hint-accept-offer = { $price } £ to więcej, niż pociąg jeszcze zarobi: { $loss } £ na rundę (rundy do końca: { $rounds }).
africa-hint-decline-offer = Za { $price } £ lepiej pociąg zatrzymać: zarabia { $loss } £ na rundę (rundy do końca: { $rounds }) i liczy się na koniec.
africa-hint-train-bought = Pociąg tej tury jest już kupiony.
africa-hint-train-too-dear = Pociąg { $train } by się opłacił, ale kosztuje { $price } £, a w kasie jest { $cash } £.
africa-hint-no-train-pays = Żaden pociąg w sprzedaży nie zarobi już na swoją cenę; w kasie jest { $cash } £.
africa-hint-keep-treasury = { $cash } £ w kasie lepiej zatrzymać na pociągi i tory.
africa-hint-first = Wszystkie te możliwości są teraz równie dobre.

## Zlecenia: co stół robi za gracza, dopóki coś się nie wydarzy

africa-order-title-bid-up-to = Licytuj za mnie
africa-order-title-pass-until = Pasuj za mnie
africa-order-title-plain-turn = Bez torów i stacji, najlepszy przejazd, wypłata
africa-order-field-most = najwyżej do
africa-order-field-step = krokami po
africa-order-field-until = aż
africa-order-until-sold-mine = ktoś sprzeda akcje, które mam
africa-order-until-traded = ktoś coś kupi lub sprzeda
africa-order-until-round-end = skończy się runda giełdowa
africa-order-bid-up-to = Licytuje za ciebie do { $most } £, krokami po { $step } £.
africa-order-pass-until =
    { $until ->
        [sold-mine] Pasuje za ciebie, aż ktoś sprzeda akcje, które masz.
        [traded] Pasuje za ciebie, aż ktoś coś kupi lub sprzeda.
       *[round-end] Pasuje za ciebie, aż skończy się runda giełdowa.
    }
africa-order-plain-turn = { $company }: bez torów i stacji, najlepszy przejazd, cała wypłata.

## Prognozy: co ruch znaczy poza tym, co dzieje się od razu

africa-forecast-economy-same =
    { $next ->
        [-1] Gospodarka: przy certyfikatach w puli ({ $pool }) zostaje „{ $state }”.
       *[other] Gospodarka: przy certyfikatach w puli ({ $pool }) zostaje „{ $state }”; gorsza od { $next }.
    }
africa-forecast-economy-changes =
    { $next ->
        [-1] Gospodarka: certyfikaty w puli ({ $pool }) zmieniają stan „{ $before }” na „{ $state }”.
       *[other] Gospodarka: certyfikaty w puli ({ $pool }) zmieniają stan „{ $before }” na „{ $state }”; gorsza od { $next }.
    }
africa-forecast-bank = Bank wypłaca { $paid } £ i zostaje mu { $left } £; gdy będzie pusty, gra się skończy.
