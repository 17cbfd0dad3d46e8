### Oil City po polsku. Kwoty w złotych reńskich (złr). Nazwy spółek, działek i imiona graczy nigdy się nie odmieniają.

oilcity-name = Oil City
oilcity-about = Dziewiętnastowieczną Galicję ogarnia naftowa gorączka. Trzyosobowe spółki kupują działki, zatrudniają wiertaczy, stawiają i usprawniają wieże, a potem wagonami sprzedają wosk, gaz i naftę po cenach, które skaczą z tury na turę. Od dziewięciu do trzydziestu graczy, dwoje bankierów, sześć tur i wolny rynek między spółkami; wygrywa spółka o największej wartości.

## Nazwy rzeczy

oilcity-thing-money = pieniądze
oilcity-thing-wax = wosk
oilcity-thing-gas = gaz
oilcity-thing-kerosene = nafta
oilcity-thing-crude = ropa
oilcity-thing-tower = wieża
oilcity-thing-driller = wiertacz
oilcity-thing-pump = pompa
oilcity-thing-fan = wentylator
oilcity-thing-distillery = destylarnia
oilcity-thing-rig = wiertnica kanadyjska
oilcity-thing-wagon = wagon
oilcity-thing-refinery = rafineria
oilcity-thing-plot = działka
oilcity-thing-pedlar = maziarz
oilcity-thing-refine = uruchomienie rafinerii

oilcity-profession-engineer = inżynier
oilcity-profession-landowner = ziemianin
oilcity-profession-manager = zarządca
oilcity-profession-merchant = kupiec

oilcity-role-engineer = inżynier
oilcity-role-landowner = ziemianin
oilcity-role-manager = zarządca
oilcity-role-merchant = kupiec
oilcity-role-banker-1 = bankier 1
oilcity-role-banker-2 = bankier 2

## Wiersze karty wartości

oilcity-row-plots = Działki
oilcity-row-revenue = Przychody z wagonów ze wszystkich tur
oilcity-row-buildings = Budynki na działkach
oilcity-row-drillers = Wiertacze obok wentylatora
oilcity-row-refineries = Rafinerie
oilcity-row-improved-plots = Działki z trzema różnymi usprawnieniami
oilcity-row-sale-turns = Tury ze sprzedażą
oilcity-row-broken-promises = Złamane zobowiązania

## Wydarzenia

oilcity-event-night_operation_in_lwow = Nocna operacja we Lwowie
oilcity-event-night_operation_in_lwow-text = { $year }: W nocy 31 lipca chirurgom lwowskiego szpitala świecą lampy naftowe.
oilcity-event-the_mine_at_bobrka = Kopalnia w Bóbrce
oilcity-event-the_mine_at_bobrka-text = { $year }: Niedaleko Krosna powstaje kopalnia ropy; jej twórcy to Łukasiewicz, Trzecieski i Klobassa.
oilcity-event-fire_in_zeh_s_shop = Pożar w sklepie Zeha
oilcity-event-fire_in_zeh_s_shop-text = { $year }: Ogień niszczy 12 lutego sklep we Lwowie, w którym Jan Zeh sprzedaje naftę; są dwie ofiary śmiertelne.
oilcity-event-railway_to_boryslaw = Kolej do Borysławia
oilcity-event-railway_to_boryslaw-text = { $year }: W ostatnim dniu roku pociągi zaczynają kursować między Drohobyczem a Borysławiem.
oilcity-event-oil_congress = Zjazd naftowy
oilcity-event-oil_congress-text = { $year }: Łukasiewicz zwołuje producentów ropy i tak rodzi się Krajowe Towarzystwo Naftowe.
oilcity-event-the_canadian_rig = Kanadyjski ryg
oilcity-event-the_canadian_rig-text = { $year }: Do Galicji trafia wiercenie maszynowe sposobem kanadyjskim; wprowadza je McGarvey.
oilcity-event-gas_in_the_boiler_house = Gaz w kotłowni
oilcity-event-gas_in_the_boiler_house-text = { $year }: Kotły kopalni w Schodnicy grzeje gaz ziemny; wcześniej nikt tu tego nie robił.
oilcity-event-the_great_strike = Wielki strajk
oilcity-event-the_great_strike-text = { $year }: Robotnicy naftowi Borysławia przerywają pracę; strajk jest wielki.
oilcity-event-the_starunia_mammoth = Mamut ze Staruni
oilcity-event-the_starunia_mammoth-text = { $year }: Górnicy kopiący wosk w Staruni natrafiają na mamuta i nosorożca włochatego.
oilcity-event-oil_city_on_fire = Oil City w ogniu
oilcity-event-oil_city_on_fire-text = { $year }: Burza z 4 lipca podpala w Tustanowicach szyb Oil City, a wraz z nim ropę zebraną w pobliskich dołach.
oilcity-event-record_and_glut = Rekord i nadprodukcja
oilcity-event-record_and_glut-text = { $year }: Z galicyjskich złóż płyną ponad dwa miliony ton ropy, o wiele więcej, niż da się sprzedać, i ceny spadają.
oilcity-event-gas_pipeline_to_drohobycz = Gazociąg do Drohobycza
oilcity-event-gas_pipeline_to_drohobycz-text = { $year }: Gaz z okolic Borysławia płynie rurociągiem o długości ponad dziesięciu kilometrów.

## Działki i z czego słyną

oilcity-plot-gorlice_glinik_mariampolski = Gorlice – Glinik Mariampolski
oilcity-plot-gorlice_glinik_mariampolski-text = Od 1885 roku tutejsza fabryka buduje urządzenia do wierceń.
oilcity-plot-siary = Siary
oilcity-plot-siary-text = Kopalnię założono w 1852 roku; w 1875 wieś miała już 16 kopalń, a w nich 155 szybów.
oilcity-plot-sekowa = Sękowa
oilcity-plot-sekowa-text = Kopanki w tej wsi opisał w 1814 roku Stanisław Staszic.
oilcity-plot-libusza = Libusza
oilcity-plot-libusza-text = Ropę wydobywa się tu od 1856 roku; kopalnia rozrosła się do mniej więcej 470 hektarów.
oilcity-plot-lipinki = Lipinki
oilcity-plot-lipinki-text = Zaczęło się w latach pięćdziesiątych XIX wieku od kopanki głębokiej na 22 metry; z czasem przybyło ponad 650 odwiertów.
oilcity-plot-mecina_wielka = Męcina Wielka
oilcity-plot-mecina_wielka-text = Kopalnie istnieją tu od 1853 roku; w 1874 przybyła spółka Wojciecha Biechońskiego.
oilcity-plot-harklowa = Harklowa
oilcity-plot-harklowa-text = O ropie z tej wsi mówią zapiski z okolic 1874 roku.
oilcity-plot-jaslo = Jasło
oilcity-plot-jaslo-text = Tuż za miastem, w Ulaszowicach, od 1856 roku pracowała destylarnia.
oilcity-plot-krosno = Krosno
oilcity-plot-krosno-text = Miasto handlowało ropą i skupiało wokół siebie kopalnie w Polance, Wietrznie i Iwoniczu.
oilcity-plot-bobrka = Bóbrka
oilcity-plot-bobrka-text = W 1854 roku swoją kopalnię założyli tu Łukasiewicz, Trzecieski i Klobassa.
oilcity-plot-ropianka = Ropianka
oilcity-plot-ropianka-text = Szyb wywiercony ręcznie dawał nawet 10 ton dziennie; później uczono tu wiertników w osobnej szkole.
oilcity-plot-weglowka = Węglówka
oilcity-plot-weglowka-text = O ropie sączącej się z ziemi pisał już Staszic; kopalnie przyszły po 1884 roku.
oilcity-plot-schodnica = Schodnica
oilcity-plot-schodnica-text = W 1896 roku kotły kopalni ogrzewano gazem ziemnym.
oilcity-plot-boryslaw = Borysław
oilcity-plot-boryslaw-text = W latach dwudziestych XIX wieku, szukając ropy, znaleziono tu wosk ziemny.
oilcity-plot-tustanowice = Tustanowice
oilcity-plot-tustanowice-text = Tu stał szyb Oil City, który w 1908 roku stanął w płomieniach.
oilcity-plot-starunia = Starunia
oilcity-plot-starunia-text = W 1907 roku w kopalni wosku natrafiono na mamuta.
oilcity-plot-sloboda_rungurska = Słoboda Rungurska
oilcity-plot-sloboda_rungurska-text = W 1771 roku szyb kopany po solankę napełnił się ropą.

## Opcje stołu

oilcity-option-plot_choice = Wybór działek
oilcity-option-plot_choice-text = Przy zakupie działek spółka ogląda o jedną więcej, niż zamówiła, i jedną oddaje. Bez tej opcji działki losuje się w ciemno i zatrzymuje.
oilcity-option-tie_break = Rozstrzyganie remisów
oilcity-option-tie_break-text = Między spółkami o równej wartości decydują wagony sprzedane w całej grze, potem gotówka. Bez tej opcji dzielą miejsce.
oilcity-option-zero_price_wagon_scores = Darmowe wagony się liczą
oilcity-option-zero_price_wagon_scores-text = Wagon liczy się jako sprzedany, nawet gdy wiezie samą naftę po cenie 0. Bez tej opcji liczy się tylko wtedy, gdy za coś na nim zapłacono.
oilcity-option-score_cash = Gotówka się liczy
oilcity-option-score_cash-text = Przed przyznaniem punktów gotówkę z końca gry dolicza się do przychodów z wagonów. Bez tej opcji gotówka nie daje punktów.
oilcity-option-unlimited_components = Bank bez dna
oilcity-option-unlimited_components-text = Bankowi nigdy nie zabraknie surowców ani pieniędzy, co pomaga dużym grupom. Pionów, znaczników i kart jest tyle, ile w pudełku.
oilcity-option-war = Wojna
oilcity-option-war-text = Po każdej turze, począwszy od tury { $turn }, może wybuchnąć wojna i zakończyć grę: w 1 przypadku na { $odds }.
oilcity-option-limits = Limity profesji
oilcity-option-limits-text = Ile daje żeton na karcie postaci. Wyrównane: tak, by każdy zestaw profesji miał równe szanse. Specjaliści: trzy sztuki własnej specjalności, dwie drugiej rzeczy, po jednej pozostałych. Prosto: trzy sztuki własnej specjalności, po jednej wszystkiego innego.
oilcity-option-plot_price = Cena działki
oilcity-option-plot_price-text = Ile kosztuje działka. Tańsza działka mniej krzywdzi spółkę, która zaczyna bez żadnej.
oilcity-option-company_size = Wielkość niepełnych spółek
oilcity-option-company_size-text = Przy 3 wszystkie spółki są trzyosobowe, a liczba graczy dzieli się przez trzy. Przy 2 lub 4 zagra dowolna liczba osób: jedna lub dwie spółki mają wtedy tę wielkość.
oilcity-option-commit = Kto wiąże spółkę
oilcity-option-commit-text = Czy do ofert i umów wystarcza słowo jednej osoby ze spółki, czy musi być za nimi ponad połowa?
oilcity-option-flow = Rytm tury
oilcity-option-flow-text = Kolejno, jak w instrukcji: najpierw leżą wszystkie żetony, potem bankier 1 obsługuje spółkę po spółce, a za nim idzie bankier 2 z wydobyciem i sprzedażą. Swobodnie: każda spółka idzie własnym tempem i nikt nie czeka.
oilcity-option-tokens = Kto kładzie żeton
oilcity-option-tokens-text = Każdy kładzie własny żeton albo dowolna osoba kładzie żetony całej spółki. Gdy miejsce przekazano komuś ze spółki lub programowi, jego żeton i tak kładzie ktoś ze spółki.
oilcity-option-confirm = Kto zatwierdza żetony
oilcity-option-confirm-text = Czy wystarcza słowo jednej osoby, że żetony spółki leżą, czy musi tak powiedzieć ponad połowa spółki albo cała?
oilcity-option-lending = Zwrot wypożyczonych rzeczy
oilcity-option-lending-text = Wypożyczone piony, znaczniki, karty i działki wracają na początku tury, w której mija termin, gdziekolwiek stoją; pożyczki mogą mieć termin w tej samej turze, po sprzedaży. Albo: tylko z magazynu, na koniec późniejszej tury i tylko gdy jest wszystko.
oilcity-option-broken_promise = Złamane zobowiązania
oilcity-option-broken_promise-text = Co się dzieje, gdy spółka nie może dać tego, co obiecała: nic, spłata z tego, co następnie wydobędzie i zarobi, strata punktów (za każde zobowiązanie { $points }) albo ponowna próba na koniec każdej tury.
oilcity-option-turns = Liczba tur
oilcity-option-turns-text = Według instrukcji gra się sześć. Mniej mieści się w lekcji; kart wydarzeń wystarcza na dwanaście.
oilcity-option-own_events = Własne karty wydarzeń
oilcity-option-own_events-text = Własne karty wydarzeń zamiast wydrukowanych, każda z tytułem, zdaniem opisu i trzema cenami.
oilcity-option-own_plots = Własne działki
oilcity-option-own_plots-text = Własne działki zamiast wydrukowanych: co leży na każdym z dziewięciu pól i ile jest sztuk każdej.
oilcity-setting-balanced = wyrównane
oilcity-setting-specialist_3_2_1 = specjaliści 3, 2, 1
oilcity-setting-plain_3_1 = prosto 3, 1
oilcity-setting-any_partner = jedna osoba
oilcity-setting-majority = większość
oilcity-setting-rounds = kolejno
oilcity-setting-free = swobodnie
oilcity-setting-own = tylko własny
oilcity-setting-one = jedna osoba
oilcity-setting-all = cała spółka
oilcity-setting-wherever = gdziekolwiek stoją
oilcity-setting-in_store = tylko z magazynu
oilcity-setting-nothing = nic
oilcity-setting-next_income = z następnych przychodów
oilcity-setting-points = strata punktów
oilcity-setting-every_turn = ponowna próba co turę

## Na jakim etapie są gra i spółki

oilcity-phase-first-plots = Losowanie pierwszych działek
oilcity-phase-event = Faza A: wydarzenie
oilcity-phase-turn = Fazy od B do D: inwestycje, wydobycie, sprzedaż
oilcity-phase-war = Wojna czy pokój
oilcity-phase-over = Koniec gry

oilcity-stage-investing = Inwestycje
oilcity-stage-laid = Żetony leżą, czeka
oilcity-stage-service = Czeka na bankiera 1
oilcity-stage-drawing = Losowanie działek
oilcity-stage-returning = Zwrot działki
oilcity-stage-preparing = Przygotowania do wydobycia
oilcity-stage-ready = Czeka na bankiera 2
oilcity-stage-extracting = Wydobycie
oilcity-stage-selling = Sprzedaż
oilcity-stage-stamping = Czeka na stempel
oilcity-stage-done = Tura zakończona
oilcity-stage-event = Czeka na wydarzenie
oilcity-stage-first-plots = Losowanie pierwszych działek
oilcity-stage-war = Wojna czy pokój
oilcity-stage-over = Koniec gry

oilcity-chance-plot-card = losowanie działki
oilcity-chance-event-card = losowanie karty wydarzenia
oilcity-chance-extraction-die = rzut kością wydobycia
oilcity-chance-war = wojna czy pokój

oilcity-decision-invest = Inwestycje: połóż żetony akcji i zatwierdź.
oilcity-decision-serve = Spółka zatwierdziła żetony: obsłuż ją albo zwróć jej żetony do namysłu.
oilcity-decision-return-plot = Masz do wyboru o jedną działkę za dużo: wskaż, która wraca.
oilcity-decision-prepare = Przygotowania: ustaw wszystko na działkach i rozpocznij wydobycie.
oilcity-decision-roll-plot = Wskaż następną działkę i rzuć dla niej kością.
oilcity-decision-sell = Sprzedaż: załaduj wagony albo nic nie sprzedawaj w tej turze.
oilcity-decision-stamp = Sprawdź wpis spółki i przybij stempel na jej karcie wartości.
oilcity-decision-draw-event = Wszyscy gotowi: wylosuj następne wydarzenie.
oilcity-decision-deal = Możesz składać oferty innym spółkom i odpowiadać na ich oferty.
oilcity-decision-judge = Złamano zobowiązanie: możesz je wyegzekwować albo umorzyć.

## Części zdań: ile czego, w bierniku

oilcity-part-counted =
    { $thing ->
        [money] { $count } złr
        [wax] { $count ->
            [one] { $count } kostkę wosku
            [few] { $count } kostki wosku
           *[many] { $count } kostek wosku
        }
        [gas] { $count ->
            [one] { $count } kostkę gazu
            [few] { $count } kostki gazu
           *[many] { $count } kostek gazu
        }
        [kerosene] { $count ->
            [one] { $count } baryłkę nafty
            [few] { $count } baryłki nafty
           *[many] { $count } baryłek nafty
        }
        [crude] { $count ->
            [one] { $count } kostkę ropy
            [few] { $count } kostki ropy
           *[many] { $count } kostek ropy
        }
        [tower] { $count ->
            [one] { $count } wieżę
            [few] { $count } wieże
           *[many] { $count } wież
        }
        [driller] { $count ->
            [one] { $count } wiertacza
           *[other] { $count } wiertaczy
        }
        [pump] { $count ->
            [one] { $count } pompę
            [few] { $count } pompy
           *[many] { $count } pomp
        }
        [fan] { $count ->
            [one] { $count } wentylator
            [few] { $count } wentylatory
           *[many] { $count } wentylatorów
        }
        [distillery] { $count ->
            [one] { $count } destylarnię
            [few] { $count } destylarnie
           *[many] { $count } destylarni
        }
        [rig] { $count ->
            [one] { $count } wiertnicę kanadyjską
            [few] { $count } wiertnice kanadyjskie
           *[many] { $count } wiertnic kanadyjskich
        }
        [wagon] { $count ->
            [one] { $count } wagon
            [few] { $count } wagony
           *[many] { $count } wagonów
        }
        [refinery] { $count ->
            [one] { $count } rafinerię
            [few] { $count } rafinerie
           *[many] { $count } rafinerii
        }
       *[plot] { $count ->
            [one] { $count } działkę
            [few] { $count } działki
           *[many] { $count } działek
        }
    }
oilcity-part-plot = działkę { $place }
oilcity-part-no-plot = nr { $number }
oilcity-part-nothing = nic
oilcity-part-list = { $most } i { $last }
oilcity-part-on-wagons =
    { $wagons ->
        [one] w { $wagons } wagonie
       *[other] w { $wagons } wagonach
    }
oilcity-part-audience =
    { $audience ->
        [all] (odbiorca: wszystkie spółki)
       *[one] (odbiorca: { $to })
    }
oilcity-part-terms =
    { $due ->
        [0] daj: { $give }; weź: { $take }
       *[other] daj: { $give }; weź: { $take }; w turze { $due } daj: { $give-later }; weź: { $take-later }
    }

## Co może zrobić gracz lub bankier

oilcity-action-order =
    { $order ->
        [driller] Wspólnik { $number }: zatrudnij { $items }
       *[tower] Wspólnik { $number }: kup { $items }
    }
oilcity-action-send-pedlar = Wspólnik { $number }: sprzedaj maziarzowi { $goods }
oilcity-action-run-refinery = Wspólnik { $number }: przerób w rafinerii { $items }
oilcity-action-take-token = Wspólnik { $number }: zdejmij żeton
oilcity-action-confirm = Zatwierdź żetony
oilcity-action-reconsider = Namyśl się jeszcze raz
oilcity-action-return-plot = Zwróć działkę { $place }
oilcity-action-put-piece = Postaw { $items }: { $place }, pole { $field }
oilcity-action-lift-piece = Zdejmij to, co stoi: { $place }, pole { $field }
oilcity-action-arrange = Ustaw wszystkie działki na nowo
oilcity-action-extract = Gotowe do wydobycia
oilcity-action-sell =
    { $load ->
        [none] Nic nie sprzedawaj w tej turze
       *[some] Sprzedaj { $goods } { oilcity-part-on-wagons }
    }
oilcity-action-make-offer =
    { $answers ->
        [-1] Złóż ofertę { oilcity-part-audience }: { oilcity-part-terms }
       *[other] Odpowiedz na ofertę { $answers } własną ofertą { oilcity-part-audience }: { oilcity-part-terms }
    }
oilcity-action-accept-offer = Przyjmij ofertę { $offer }
oilcity-action-decline-offer = Odrzuć ofertę { $offer }
oilcity-action-back-offer = Poprzyj naszą ofertę { $offer }
oilcity-action-withdraw-offer = Wycofaj ofertę { $offer }
oilcity-action-keep-promise = Dotrzymaj zobowiązania { $promise }
oilcity-action-enforce-promise = Wyegzekwuj zobowiązanie { $promise }
oilcity-action-forgive-promise = Umórz zobowiązanie { $promise }
oilcity-action-draw-event = Wylosuj wydarzenie
oilcity-action-end-after-turn = Uczyń tę turę ostatnią
oilcity-action-end-now = Zakończ grę teraz
oilcity-action-serve = Obsłuż: { $company }
oilcity-action-send-back = Zwróć żetony do namysłu: { $company }
oilcity-action-roll-plot = Rzuć dla następnej działki: { $company }
oilcity-action-stamp = Przybij stempel na karcie wartości: { $company }
oilcity-action-set-banker =
    { $person ->
        [1] Niech bankierem { $number } będzie osoba
       *[0] Niech bankierem { $number } będzie program
    }
oilcity-action-leave-routine =
    { $program ->
        [1] Niech rutynową pracę bankiera { $number } wykonuje program
       *[0] Niech rutynową pracę bankiera { $number } znów wykonuje osoba
    }
oilcity-action-hand-over =
    { $holder ->
        [program] { $player }: przekaż miejsce programowi
        [own] { $player }: zwróć miejsce
       *[partner] { $player }: niech na tym miejscu decyduje { $to }
    }
oilcity-action-name-company = Nadaj spółce nazwę „{ $name }”

## Co się stało

oilcity-fact-plot-drawn = { $company } losuje działkę { $place }.
oilcity-fact-plot-returned = { $company } zwraca działkę { $place }.
oilcity-fact-event-drawn =
    { $year ->
        [0] Tura { $turn }: „{ $title }”. Ceny: wosk { $wax }, gaz { $gas }, nafta { $kerosene } złr.
       *[other] Tura { $turn }: „{ $title }” ({ $year }). Ceny: wosk { $wax }, gaz { $gas }, nafta { $kerosene } złr.
    }
oilcity-fact-last-turn = Tura { $turn } jest ostatnia: po jej sprzedaży gra się kończy.
oilcity-fact-game-stopped = Gra zostaje przerwana w turze { $turn }: liczy się to, co jest na kartach wartości.
oilcity-fact-token-placed =
    { $order ->
        [pedlar] { $company }: wspólnik { $number } przeznacza dla maziarza { $items }.
        [refine] { $company }: wspólnik { $number } kładzie żeton na rafinerii, by przerobić { $items }.
       *[tower] { $company }: wspólnik { $number } przeznacza żeton na { $items }.
    }
oilcity-fact-token-taken = { $company }: wspólnik { $number } zdejmuje żeton.
oilcity-fact-partner-confirmed = { $company }: { $player } zatwierdza żetony ({ $have } z { $need }).
oilcity-fact-confirmed = { $company } zatwierdza żetony.
oilcity-fact-round-began = Wszystkie żetony leżą. Bankierzy zaczynają obsługę: { $company }.
oilcity-fact-banker-came = Bankier 1 podchodzi: { $company }.
oilcity-fact-reconsidered = { $company } namyśla się jeszcze raz ({ $player }).
oilcity-fact-sent-back = { $company } dostaje żetony z powrotem do namysłu.
oilcity-fact-not-served = { $company }: w tym układzie bank nie może obsłużyć żetonów. { $why }
oilcity-fact-bought =
    { $order ->
        [driller] { $company } zatrudnia { $items } za { $price } złr.
       *[tower] { $company } kupuje { $items } za { $price } złr.
    }
oilcity-fact-pedlar-sold = { $company } sprzedaje maziarzowi { $goods } za { $price } złr.
oilcity-fact-crude-refined = { $company } przerabia { $items } na { $made }.
oilcity-fact-served = { $company }: bank kończy obsługę.
oilcity-fact-piece-put = { $company } stawia { $items }: { $place }, pole { $field }.
oilcity-fact-piece-lifted = { $company } zdejmuje { $items }: { $place }, pole { $field }.
oilcity-fact-prepared = { $company } kończy przygotowania i czeka na bankiera 2.
oilcity-fact-extraction-began = { $company } kończy przygotowania; zaczyna się wydobycie.
oilcity-fact-extracted =
    { $die ->
        [0] { $company }, { $place }: kość pokazuje wodę,
       *[other] { $company }, { $place }: kość pokazuje { $die },
    } { $load ->
        [none] działka nic nie daje
       *[some] działka daje { $goods }
    }{ $short ->
        [0] { "." }
        [one] ; bankowi brakuje towaru, więc przepada { $short } jednostka.
        [few] ; bankowi brakuje towaru, więc przepadają { $short } jednostki.
       *[many] ; bankowi brakuje towaru, więc przepada { $short } jednostek.
    }
oilcity-fact-drillers-gone = { $company }, { $place }: bank zabiera { $items }.
oilcity-fact-sold =
    { $scored ->
        [all] { $company } sprzedaje { $goods } { oilcity-part-on-wagons } za { $price } złr.
       *[some] { $company } sprzedaje { $goods } { oilcity-part-on-wagons } za { $price } złr; liczba wagonów na karcie wartości: { $counted }, bo za resztę nic nie zapłacono.
    }
oilcity-fact-nothing-sold = { $company } nic w tej turze nie sprzedaje.
oilcity-fact-stamped =
    { $wagons ->
        [one] Tura { $turn }, { $company }: { $wagons } wagon, { $revenue } złr, stempel przybity.
        [few] Tura { $turn }, { $company }: { $wagons } wagony, { $revenue } złr, stempel przybity.
       *[many] Tura { $turn }, { $company }: { $wagons } wagonów, { $revenue } złr, stempel przybity.
    }
oilcity-fact-offer-made =
    { $due ->
        [0] Oferta { $offer } { oilcity-part-audience }: { $giver } daje: { $give }; dostaje: { $take }.
       *[other] Oferta { $offer } { oilcity-part-audience }: { $giver } daje: { $give }; dostaje: { $take }; w turze { $due } daje: { $give-later }; dostaje: { $take-later }.
    }
oilcity-fact-offer-backed = { $player } popiera ofertę { $offer } ({ $giver }).
oilcity-fact-offer-gone = Oferta { $offer } ({ $giver }) jest nieaktualna.
oilcity-fact-deal-done = Umowa { $offer }. { $giver } daje: { $give }; { $taker } daje: { $take }.
oilcity-fact-handed-over =
    { $goes ->
        [one-way] { $giver } przekazuje { $give }; odbiorca: { $taker }.
       *[both-ways] { $giver } daje: { $give }; { $taker } daje: { $take }.
    }
oilcity-fact-offer-taken =
    { $goes ->
        [one-way] Oferta { $offer } przyjęta. { $giver } przekazuje { $give }; odbiorca: { $taker }.
       *[both-ways] Oferta { $offer } przyjęta. { $giver } daje: { $give }; { $taker } daje: { $take }.
    }
oilcity-fact-promised = Zobowiązanie { $promise }: { $debtor } przekaże { $owed } w turze { $due }; odbiorca: { $creditor }.
oilcity-fact-promise-due = W tej turze mija termin zobowiązania { $promise }: { $debtor } ma przekazać { $owed }; odbiorca: { $creditor }.
oilcity-fact-promise-kept = Zobowiązanie { $promise } dotrzymane: { $debtor } przekazuje { $owed }; odbiorca: { $creditor }.
oilcity-fact-promise-part-kept = Zobowiązanie { $promise } dotrzymane w części: { $debtor } przekazuje { $owed }; odbiorca: { $creditor }.
oilcity-fact-promise-broken = Zobowiązanie { $promise } złamane: { $debtor } ma przekazać { $owed }, ale nie może; odbiorca: { $creditor }. Bankierzy mogą je wyegzekwować albo umorzyć.
oilcity-fact-promise-enforced = Zobowiązanie { $promise } wyegzekwowane: { $debtor } przekazuje: { $owed }; odbiorca: { $creditor }. Więcej się nie należy.
oilcity-fact-promise-collected = Na poczet złamanego zobowiązania { $promise } { $debtor } przekazuje { $owed }; odbiorca: { $creditor }.
oilcity-fact-promise-forgiven = Zobowiązanie { $promise } umorzone: { $debtor } nie musi już przekazywać tego, co obiecano: { $owed }; odbiorca: { $creditor }.
oilcity-fact-point-lost =
    { $points ->
        [one] { $company } nie dotrzymuje zobowiązania: { $points } punkt mniej.
        [few] { $company } nie dotrzymuje zobowiązania: { $points } punkty mniej.
        [many] { $company } nie dotrzymuje zobowiązania: { $points } punktów mniej.
       *[other] { $company } nie dotrzymuje zobowiązania: { $points } punktu mniej.
    }
oilcity-fact-point-restored =
    { $points ->
        [one] Złamane zobowiązanie umorzone: { $company } odzyskuje { $points } punkt.
        [few] Złamane zobowiązanie umorzone: { $company } odzyskuje { $points } punkty.
        [many] Złamane zobowiązanie umorzone: { $company } odzyskuje { $points } punktów.
       *[other] Złamane zobowiązanie umorzone: { $company } odzyskuje { $points } punktu.
    }
oilcity-fact-banker-set =
    { $person ->
        [1] Bankierem { $number } jest odtąd osoba.
       *[0] Bankierem { $number } jest odtąd program.
    }
oilcity-fact-routine-left =
    { $program ->
        [1] Rutynową pracę bankiera { $number } wykonuje odtąd program; wydarzenie zostaje przy osobie.
       *[0] Rutynową pracę bankiera { $number } znów wykonuje osoba.
    }
oilcity-fact-seat-handed =
    { $holder ->
        [program] { $player }: na tym miejscu decyduje odtąd program.
        [own] { $player } znów decyduje na swoim miejscu.
       *[partner] { $player }: na tym miejscu decyduje odtąd { $to }.
    }
oilcity-fact-company-named = { $company } nazywa się teraz „{ $name }”.
oilcity-fact-war-broke = Po turze { $turn } wybucha wojna: koniec gry.
oilcity-fact-ranked =
    { $points ->
        [one] Miejsce { $place }: { $company }, { $points } punkt.
        [few] Miejsce { $place }: { $company }, { $points } punkty.
       *[many] Miejsce { $place }: { $company }, { $points } punktów.
    }

## Dlaczego nie

oilcity-refusal-no-such-seat = Liczba miejsc, o które może tu chodzić: { $need }, licząc od 0; miejsca { $have } wśród nich nie ma.
oilcity-refusal-game-over = Gra się skończyła; nic więcej nie można zrobić.
oilcity-refusal-not-now = Ta akcja nie należy do obecnego kroku tury.
oilcity-refusal-wait-for-event = Tura zaczyna się od wydarzenia; dopóki nie zostanie wylosowane, spółki czekają.
oilcity-refusal-seat-handed-over = To miejsce zostało przekazane, więc dopóki nie wróci, decyduje na nim ktoś inny.
oilcity-refusal-not-your-seat = Przekazać to miejsce może tylko osoba, do której należy, ta, która je teraz trzyma, albo bankier.
oilcity-refusal-not-a-partner = Miejsce można oddać tylko komuś z tej samej spółki albo programowi.
oilcity-refusal-already-so = Tak już jest, więc nic by się nie zmieniło.
oilcity-refusal-not-a-banker = Które z bankierów jest osobą, ustalają bankierzy między sobą, bez graczy.
oilcity-refusal-no-such-banker = Liczba bankierów: { $need }, licząc od 0; każdy to osoba (1) albo program (0).
oilcity-refusal-not-for-bankers = Bankierzy prowadzą grę i nie grają za żadną spółkę, więc to nie ich sprawa.
oilcity-refusal-other-banker = To zadanie drugiego bankiera albo wykonuje je za bank program.
oilcity-refusal-no-such-company = Liczba spółek: { $need }, licząc od 0, a własnej nie można tu wskazać; { $have } nie wchodzi w grę.
oilcity-refusal-name-length =
    { $have ->
        [one] Nazwa ma od 1 do { $need } znaków, a ta ma { $have } znak.
        [few] Nazwa ma od 1 do { $need } znaków, a ta ma { $have } znaki.
       *[many] Nazwa ma od 1 do { $need } znaków, a ta ma { $have } znaków.
    }
oilcity-refusal-name-letters = Nazwa składa się z widocznych znaków, a na początku i na końcu nie ma odstępu.
oilcity-refusal-no-such-member =
    { $need ->
        [one] Twoja spółka to { $need } osoba, licząc od 0; { $have } to nikt z niej.
        [few] Twoja spółka to { $need } osoby, licząc od 0; { $have } to nikt z nich.
       *[many] Twoja spółka to { $need } osób, licząc od 0; { $have } to nikt z nich.
    }
oilcity-refusal-no-token-left =
    { $need ->
        [one] Spółka ma w turze { $need } żeton; ten byłby numerem { $have }. Najpierw zdejmij któryś.
        [few] Spółka ma w turze { $need } żetony; ten byłby numerem { $have }. Najpierw zdejmij któryś.
       *[many] Spółka ma w turze { $need } żetonów; ten byłby numerem { $have }. Najpierw zdejmij któryś.
    }
oilcity-refusal-no-token-there = Żeton tej osoby nigdzie nie leży.
oilcity-refusal-not-your-token = To żeton kogoś innego z twojej spółki; przy tym stole każdy kładzie własny.
oilcity-refusal-already-confirmed = Żetony są już przez ciebie zatwierdzone. Aby coś zmienić, najpierw namyśl się jeszcze raz.
oilcity-refusal-partner-has-confirmed = Ten żeton jest już zatwierdzony przez wspólnika lub wspólniczkę. Tylko ta osoba może się jeszcze raz namyślić.
oilcity-refusal-crude-too-late = W tej turze przerabia się tylko ropę, która leżała na rafineriach, gdy położono ostatni żeton: { $need }, a nie { $have }.
oilcity-refusal-round-began = Wszystkie żetony leżą, a bankierzy są już w drodze, więc żetony zostają na miejscu.
oilcity-refusal-not-for-sale = Tego nie oferuje ani karta postaci, ani karta inwestycji.
oilcity-refusal-over-limit = Jednym żetonem ta profesja może wziąć od 1 do { $need } sztuk, a nie { $have }.
oilcity-refusal-one-per-token = Żeton na karcie inwestycji daje dokładnie { $need }, a nie { $have }.
oilcity-refusal-pedlar-load = Maziarz bierze od 1 do { $need } jednostek, a nie { $have }.
oilcity-refusal-refinery-load = Rafineria mieści od 1 do { $need } kostek ropy, a nie { $have }.
oilcity-refusal-negative-amount = Ilość nie może być ujemna.
oilcity-refusal-not-in-store = Potrzeba { $need }, a spółka ma tylko { $have }.
oilcity-refusal-no-refinery =
    { $need ->
        [one] To uruchamia { $need } rafinerię, a liczba rafinerii spółki to { $have }. Kupiona w tej turze ruszy dopiero w następnej.
        [few] To uruchamia { $need } rafinerie, a liczba rafinerii spółki to { $have }. Kupiona w tej turze ruszy dopiero w następnej.
       *[many] To uruchamia { $need } rafinerii, a liczba rafinerii spółki to { $have }. Kupiona w tej turze ruszy dopiero w następnej.
    }
oilcity-refusal-bank-is-out = Bank musiałby wydać { $need }, a zostało mu tylko { $have }. Znów będzie można, gdy coś do niego wróci.
oilcity-refusal-too-little-money = Wszystkie wasze żetony kosztują razem { $need } złr, a spółka ma tylko { $have } złr, wliczając zapłatę od maziarza.
oilcity-refusal-not-your-plot = Ta działka nie należy do spółki.
oilcity-refusal-not-a-new-plot = Zwrócić można tylko jedną z właśnie wylosowanych działek.
oilcity-refusal-no-such-field = Liczba pól na działce: { $need }, licząc od 0; pola { $have } wśród nich nie ma.
oilcity-refusal-no-piece = Na działkach stoją tylko wieże, wiertacze, pompy, wentylatory, destylarnie i wiertnice kanadyjskie.
oilcity-refusal-no-deposit = Wieże i wiertacze potrzebują złoża, a na tym polu go nie ma.
oilcity-refusal-tower-only = To pole odwiertu jest zastrzeżone dla wież, więc wiertacz nie może na nim stanąć.
oilcity-refusal-no-free-field = Usprawnienia stoją na pustych polach, a nie na odwiertach ani na nazwie.
oilcity-refusal-field-taken = Na tym polu już coś stoi, a dwie rzeczy się na nim nie zmieszczą.
oilcity-refusal-nothing-there = Na tym polu nic nie stoi, więc nie ma czego zdjąć.
oilcity-refusal-layout-size =
    { $need ->
        [one] Liczba pól w tym układzie to { $have }, a na działkach spółki jest { $need } pole.
        [few] Liczba pól w tym układzie to { $have }, a na działkach spółki są { $need } pola.
       *[many] Liczba pól w tym układzie to { $have }, a na działkach spółki jest { $need } pól.
    }
oilcity-refusal-extracting = Wydobycie trwa: do ostatniego rzutu nic się na działkach nie zmienia, a spółka nie zawiera umów.
oilcity-refusal-whole-notes = Płaci się całymi banknotami: kwota musi być wielokrotnością { $need } złr, a { $have } nią nie jest.
oilcity-refusal-plot-only-shown = Tę działkę spółce tylko pokazano, a jedną musi najpierw zwrócić; na razie nie może być przedmiotem umowy.
oilcity-refusal-card-has-token = Na tej karcie postaci leży już żeton, a mieści się na niej tylko jeden.
oilcity-refusal-die-is-due = Działka jest już wskazana; teraz pora na rzut kością.
oilcity-refusal-no-wagon =
    { $need ->
        [one] Potrzeba { $need } wagonu, a liczba wagonów spółki to { $have }.
       *[other] Potrzeba { $need } wagonów, a liczba wagonów spółki to { $have }.
    }
oilcity-refusal-wagons-full =
    { $have ->
        [one] { $have } jednostka to za dużo: liczba miejsc w tych wagonach to { $need }.
        [few] { $have } jednostki to za dużo: liczba miejsc w tych wagonach to { $need }.
       *[many] { $have } jednostek to za dużo: liczba miejsc w tych wagonach to { $need }.
    }
oilcity-refusal-wagon-empty =
    { $need ->
        [one] { $need } wagon pojedzie tylko z ładunkiem, a liczba załadowanych jednostek to { $have }.
        [few] { $need } wagony pojadą tylko wtedy, gdy w każdym jest choć jedna jednostka, a liczba załadowanych to { $have }.
       *[many] { $need } wagonów pojedzie tylko wtedy, gdy w każdym jest choć jedna jednostka, a liczba załadowanych to { $have }.
    }
oilcity-refusal-no-market-now = Pomiędzy turami rynek jest zamknięty; umowy zawiera się w trakcie tury.
oilcity-refusal-no-such-offer = Nie masz takiej otwartej oferty; mogła zostać przyjęta lub wycofana albo stracić aktualność.
oilcity-refusal-already-for-it = Twój głos za tą ofertą już padł; czeka ona na innych ze spółki.
oilcity-refusal-empty-offer = W ofercie coś musi zmienić właściciela, teraz albo później.
oilcity-refusal-due-turn = Termin zobowiązań to tura { $need } albo późniejsza tura tej gry; tura { $have } nie wchodzi w grę.
oilcity-refusal-nothing-due = Podano turę { $have } jako termin, ale ta oferta nie zawiera zobowiązań.
oilcity-refusal-too-many-offers = Liczba otwartych ofert twojej spółki to { $have }, a najwyżej może ich być { $need }. Najpierw wycofaj którąś.
oilcity-refusal-no-such-plot = Oferta wymienia działkę, której nie ma, albo tę samą dwa razy.
oilcity-refusal-plot-not-bare = Na tej działce coś stoi, a właściciela zmieniają tylko puste działki.
oilcity-refusal-no-such-promise = Twoja spółka nie ma takiego zobowiązania.
oilcity-refusal-at-work = Potrzeba { $need }, a ruszyć można tylko { $have }: co w tej turze brało udział w wydobyciu, stoi na działce do końca tury.
oilcity-refusal-no-broken-promise = Bankierzy rozstrzygają tylko o złamanych zobowiązaniach, a to nim nie jest.

## Dlaczego nie można użyć własnych kart

oilcity-cards-unreadable = nie da się ich odczytać ({ $detail })
oilcity-cards-number = może być od 1 do { $need } kart, a nie { $have }
oilcity-cards-title = tytuł karty { $card } musi mieć od 1 do { $need } widocznych znaków
oilcity-cards-twice = dwie karty nazywają się „{ $title }”
oilcity-cards-text = tekst karty { $card } może mieć najwyżej { $need } znaków
oilcity-cards-price = karta { $card } ma cenę { $have }, a ceny to wielokrotności { $note } od 0 do { $need }
oilcity-cards-few-events = każda tura potrzebuje karty, razem { $need }, a kart jest { $have }
oilcity-cards-fields = karta { $card } ma „{ $fields }”, a potrzeba dziewięciu pól: czterech złóż (c, g lub w; wielkie litery: tylko wieże), czterech pustych (.) i nazwy (-)
oilcity-cards-copies = karta { $card } może mieć od 1 do { $need } sztuk, a nie { $have }
oilcity-cards-few-plots = potrzeba co najmniej { $need } działek, licząc wszystkie sztuki, a jest { $have }

## Powtórka: rozdziały i wykresy

oilcity-chapter-turn = Tura { $number }

oilcity-chart-cash = Gotówka
oilcity-chart-points = Wartość
oilcity-chart-points-text = Punkty z karty wartości, wszystkie wiersze razem.
oilcity-chart-price = Ceny
oilcity-chart-price-text = Ile w tej turze przynosi jedna sztuka sprzedana wagonem.
oilcity-unit = złr
oilcity-unit-points = punkty

## Czym są liczby i dlaczego nie wszystkie są pewne

oilcity-figure-start = początkowe zasoby spółek
oilcity-figure-tokens = żetony akcji spółki
oilcity-figure-company_mixes = skład spółek
oilcity-figure-components = liczba elementów gry
oilcity-figure-costs = ceny działek, wagonów i pionów
oilcity-figure-pedlar = maziarz
oilcity-figure-limits = ile można zamówić jednym żetonem
oilcity-figure-refinery = rafineria
oilcity-figure-wagon = wagon
oilcity-figure-die = kość wydobycia
oilcity-figure-grid = pola działki
oilcity-figure-prices_allowed = możliwe ceny
oilcity-figure-points = punkty
oilcity-figure-war = prawdopodobieństwo wojny
oilcity-figure-table = granice ofert i nazw
oilcity-figure-own_cards = granice własnych kart
oilcity-figure-lesson = ile trwa lekcja
oilcity-figure-entrepreneurs = zawody przedsiębiorców
oilcity-figure-plots = złoża na działkach
oilcity-figure-events = ceny na kartach wydarzeń
oilcity-reconstructed-costs = Instrukcja podaje wszystkie ceny oprócz ceny działki i wagonu. Przyjęliśmy 300 za działkę, by spółki bez ziemianina miały równe szanse (do wydania 2 było to 500), i 100 za wagon.
oilcity-reconstructed-limits = Instrukcja wymienia trzy granice: 3 wieże inżyniera, 1 wieżę ziemianina, 3 wiertaczy zarządcy. Pozostałe uzupełniliśmy: w tabeli wyrównanej tak, by żaden zestaw profesji nie wygrywał dużo częściej od innych, w tabeli specjalistów tak, by każdy zawód w czymś był najlepszy.
oilcity-reconstructed-die = Instrukcja mówi, że kość pokazuje 0, 1 i 2, ale nie mówi, jak często. Każdej liczbie daliśmy dwie z sześciu ścianek.
oilcity-reconstructed-entrepreneurs = Szesnaście nazwisk jest znanych; nie wiadomo jednak, jaki zawód stoi na czyjej karcie. Każdemu zawodowi przypisaliśmy cztery osoby, do których pasuje.
oilcity-reconstructed-plots = Instrukcja pokazuje tylko jedną działkę, Gorlice, i nie mówi, które jej pola są wyłącznie dla wież. Złoża pozostałych działek i pola tylko dla wież dobraliśmy sami; miejscowości są prawdziwe.
oilcity-reconstructed-events = Z dwunastu kart wydarzeń instrukcja pokazuje jedną, zjazd naftowy. Pozostałe wydarzenia naprawdę miały miejsce w podanym roku; ich ceny są nasze, wybrane spośród możliwych.

## Lekcja

oilcity-team-count =
    { $teams ->
        [one] { $teams } spółka
        [few] { $teams } spółki
        [many] { $teams } spółek
       *[other] { $teams } spółki
    }
oilcity-team-one = Spółka
oilcity-question-prices = W turze { $turn } cena spadła z { $before } do { $after } złr ({ $good }). Kogo to dotknęło, kto zawczasu się zabezpieczył i czy ktokolwiek mógł to przewidzieć?
oilcity-question-broken =
    { $made ->
        [one] Jedyne zobowiązanie w grze zostało złamane.
       *[other] Złamane zobowiązania: { $broken } z { $made }.
    } Ile to kosztowało i kogo? Co powinno było stać w umowie?
oilcity-question-kept =
    { $made ->
        [one] Jedyne zobowiązanie w grze zostało dotrzymane.
       *[other] Zobowiązania: { $made }, złamanych: 0.
    } Po co dotrzymywać słowa, jeśli nikt nie może do tego zmusić? Czy wśród obcych byłoby tak samo?
oilcity-question-no-deals = Żadna spółka nie handlowała z inną. Co mogliście sobie zaproponować i co was powstrzymało?
oilcity-question-cash = Najwięcej gotówki na koniec: { $company }, { $cash } złr i miejsce { $place }. Do czego pieniądze przydają się w spółce, a kiedy nie ma z nich pożytku?
oilcity-question-history = W grze każdy, kto ma 500 złr, stawia wieżę. Czego jeszcze trzeba było w Galicji i kto płacił, gdy coś poszło źle?
oilcity-turning-event = { $company }: turę { $turn } otworzyło wydarzenie „{ $title }” (wosk { $wax }, gaz { $gas }, nafta { $kerosene } złr), a z nim zmieniły się widoki na przyszłość.
oilcity-turning-investment =
    { $load ->
        [none] W turze { $turn } { $company } nie kupuje nic, a inni kupują.
       *[some] W turze { $turn } { $company } kupuje { $items }.
    }
oilcity-turning-sale =
    { $load ->
        [none] W turze { $turn } { $company } nic nie wydobywa i sprzedaje wagony za { $price } złr.
       *[some] W turze { $turn } { $company } wydobywa { $goods } i sprzedaje wagony za { $price } złr.
    }
oilcity-turning-deal = Umowa w turze { $turn }: { $giver } daje { $give }, { $taker } daje { $take }.
oilcity-background-history = Co jest historią, a co grą
oilcity-background-history-text = Historią są miejscowości, przedsiębiorcy oraz wydarzenia z ich datami; wosk, gaz i nafta były tym, co pola naftowe sprzedawały. Grą są ceny na większości kart, to, co leży pod działką, kość, która decyduje o wydobyciu, i to, że wszyscy zaczynają z tymi samymi pieniędzmi. Płace, wypadki, długi w bankach i spory o ziemię, o których pisały ówczesne gazety, zostały pominięte: zastanówcie się, co by zmieniły.
oilcity-row-plots-text =
    { $points ->
        [one] { $points } punkt za każdą działkę
        [few] { $points } punkty za każdą działkę
        [many] { $points } punktów za każdą działkę
       *[other] { $points } punktu za każdą działkę
    }
oilcity-row-revenue-text = 1 punkt za każde { $points } złr
oilcity-row-buildings-text =
    { $points ->
        [one] { $points } punkt za każdą wieżę, wiertnicę, pompę, wentylator i destylarnię na działce
        [few] { $points } punkty za każdą wieżę, wiertnicę, pompę, wentylator i destylarnię na działce
        [many] { $points } punktów za każdą wieżę, wiertnicę, pompę, wentylator i destylarnię na działce
       *[other] { $points } punktu za każdą wieżę, wiertnicę, pompę, wentylator i destylarnię na działce
    }
oilcity-row-drillers-text =
    { $points ->
        [one] { $points } punkt za każdego wiertacza obok wentylatora po ostatnim wydobyciu
        [few] { $points } punkty za każdego wiertacza obok wentylatora po ostatnim wydobyciu
        [many] { $points } punktów za każdego wiertacza obok wentylatora po ostatnim wydobyciu
       *[other] { $points } punktu za każdego wiertacza obok wentylatora po ostatnim wydobyciu
    }
oilcity-row-refineries-text =
    { $points ->
        [one] { $points } punkt za każdą rafinerię
        [few] { $points } punkty za każdą rafinerię
        [many] { $points } punktów za każdą rafinerię
       *[other] { $points } punktu za każdą rafinerię
    }
oilcity-row-improved-plots-text =
    { $points ->
        [one] { $points } punkt za każdą działkę z trzema różnymi usprawnieniami (wiertnica, wentylator, pompa, destylarnia)
        [few] { $points } punkty za każdą działkę z trzema różnymi usprawnieniami (wiertnica, wentylator, pompa, destylarnia)
        [many] { $points } punktów za każdą działkę z trzema różnymi usprawnieniami (wiertnica, wentylator, pompa, destylarnia)
       *[other] { $points } punktu za każdą działkę z trzema różnymi usprawnieniami (wiertnica, wentylator, pompa, destylarnia)
    }
oilcity-row-sale-turns-text =
    { $points ->
        [one] { $points } punkt za każdą turę ze sprzedażą, bez względu na liczbę wagonów
        [few] { $points } punkty za każdą turę ze sprzedażą, bez względu na liczbę wagonów
        [many] { $points } punktów za każdą turę ze sprzedażą, bez względu na liczbę wagonów
       *[other] { $points } punktu za każdą turę ze sprzedażą, bez względu na liczbę wagonów
    }
oilcity-row-broken-promises-text =
    { $points ->
        [one] { $points } punkt mniej za każde złamane zobowiązanie
        [few] { $points } punkty mniej za każde złamane zobowiązanie
        [many] { $points } punktów mniej za każde złamane zobowiązanie
       *[other] { $points } punktu mniej za każde złamane zobowiązanie
    }

## Podpowiedzi: dlaczego tak zagrałby kancelista

oilcity-hint-order = Warto zamówić { $items } za { $price } złr: wartość spółki rośnie o około { $gain } złr.
oilcity-hint-wagon = W magazynie leżą towary ({ $units }), a wagony zabiorą { $room }. Za { $price } złr wartość spółki rośnie o około { $gain } złr.
oilcity-hint-wagon-ahead = Na to, co działki dopiero dadzą: za { $price } złr wartość spółki rośnie o około { $gain } złr.
oilcity-hint-plot = Nowe pola za { $price } złr: wartość spółki rośnie o około { $gain } złr.
oilcity-hint-pedlar = Maziarz płaci od razu { $price } złr (jednostki: { $units }), a za te pieniądze przyda się kolejny żeton.
oilcity-hint-refine = Ropy nie da się sprzedać: { $units } w rafinerii zmienia się w { $made } nafty.
oilcity-hint-take-token = Tego, co zamówiono, nie da się już dostać.
oilcity-hint-confirm =
    { $tokens ->
        [0] Żaden żeton nie podniósłby wartości spółki.
       *[other] Obok leżących żetonów ({ $tokens }) kancelista nie położyłby już nic więcej.
    }
oilcity-hint-return-plot = Ta działka obiecuje do końca około { $worth } złr, druga co najmniej { $other } złr.
oilcity-hint-arrange = Żadne inne ustawienie nie obiecuje więcej: towary za około { $worth } złr po dzisiejszych cenach.
oilcity-hint-extract = Lepiej ustawić się nie da: można się spodziewać towarów za około { $worth } złr po dzisiejszych cenach.
oilcity-hint-sell =
    { $kept ->
        [0] Ładunek daje dziś { $price } złr, więcej niż obiecuje później.
       *[other] Ładunek daje dziś { $price } złr, więcej niż obiecuje później; to, co zostaje w magazynie ({ $kept }), obiecuje więcej później.
    }
oilcity-hint-sell-one = Ceny obiecują być lepsze, ale liczy się tura ze sprzedażą: jedna jednostka za { $price } złr.
oilcity-hint-keep-goods =
    { $good ->
        [wax] Wosk daje dziś { $price } złr; zatrzymany jest wart tyle, co dzisiejsze { $later } złr.
        [gas] Gaz daje dziś { $price } złr; zatrzymany jest wart tyle, co dzisiejsze { $later } złr.
       *[kerosene] Nafta daje dziś { $price } złr; zatrzymana jest warta tyle, co dzisiejsze { $later } złr.
    }
oilcity-hint-nothing-to-sell = Nie ma nic, co mogłoby pojechać wagonem.
oilcity-hint-accept-offer = To, co dostajecie, jest dla spółki warte około { $gain } złr, a to, co oddajecie, około { $loss } złr.
oilcity-hint-decline-offer = To, co byście dostali, jest dla spółki warte około { $gain } złr, a to, co byście oddali, około { $loss } złr.
oilcity-hint-back-offer = Wasza oferta przynosi około { $gain } złr, a kosztuje około { $loss } złr.
oilcity-hint-withdraw-offer = Teraz wasza oferta przynosi około { $gain } złr, a kosztuje około { $loss } złr.

## Prognozy

oilcity-forecast-yield =
    { $crude ->
        [0] Spodziewany urobek: towary za około { $worth } złr po dzisiejszych cenach (dotąd: { $before } złr).
       *[other] Spodziewany urobek: towary za około { $worth } złr po dzisiejszych cenach (dotąd: { $before } złr), a do tego kostki ropy: około { $crude }.
    }
