### McMulti po polsku. Kwoty w milionach dolarów. Nazwy kart w cudzysłowie, w mianowniku; imiona graczy nigdy się nie odmieniają.

mcmulti-name = McMulti
mcmulti-about = Naftowi magnaci wiercą, rafinują i sprzedają: kupuj ropę, gdy jest tania, stawiaj wieże, szyby, rafinerie i stacje tam, gdzie trafią kości, i śledź koniunkturę. Od dwóch do czterech graczy; kto pierwszy zgromadzi fortunę w gotówce, może ogłosić ostatnią rundę, a wygrywa największa gotówka.

## Nazwy rzeczy

mcmulti-market-domestic = rynek krajowy
mcmulti-market-foreign = rynek zagraniczny
mcmulti-good-crude = ropa
mcmulti-good-gasoline = benzyna
mcmulti-kind-rig = wieża wiertnicza
mcmulti-kind-station = stacja benzynowa
mcmulti-kind-refinery = rafineria
mcmulti-kind-well = szyb naftowy
mcmulti-quadrant-0 = ćwiartka północno-zachodnia
mcmulti-quadrant-1 = ćwiartka północno-wschodnia
mcmulti-quadrant-2 = ćwiartka południowo-wschodnia
mcmulti-quadrant-3 = ćwiartka południowo-zachodnia
mcmulti-runner-active = aktywny gracz
mcmulti-runner-left = lewy sąsiad
mcmulti-runner-right = prawy sąsiad

mcmulti-economy-depression = Depresja
mcmulti-economy-recovery = Ożywienie
mcmulti-economy-expansion = Ekspansja
mcmulti-economy-rapid_growth = Szybki wzrost
mcmulti-economy-prosperity = Rozkwit
mcmulti-economy-downturn = Spowolnienie
mcmulti-economy-recession = Recesja

## Karty wiadomości i ich działanie

mcmulti-news-property_tax = Podatek majątkowy
mcmulti-news-property_tax-text = Każdy płaci za swoje obiekty: { $rig } mln $ za wieżę wiertniczą, { $well } mln $ za szyb naftowy, { $station } mln $ za stację benzynową i { $refinery } mln $ za rafinerię.
mcmulti-news-global_warming = Globalne ocieplenie
mcmulti-news-global_warming-text = Każda rafineria na planszy stoi, dopóki właściciel nie zapłaci za nią { $fee } mln $. Rafinerie kupione później są wolne od opłaty; karta zostaje, dopóki choć jedna stoi.
mcmulti-news-sales_tax = Podatek obrotowy
mcmulti-news-sales_tax-text = Każdy płaci { $station } mln $ za każdą swoją stację benzynową.
mcmulti-news-cold_winter = Mroźna zima
mcmulti-news-cold_winter-text =
    { $removed_gasoline ->
        [one] Z rynku krajowego znika { $removed_gasoline } najtańsza baryłka benzyny.
        [few] Z rynku krajowego znikają { $removed_gasoline } najtańsze baryłki benzyny.
       *[many] Z rynku krajowego znika { $removed_gasoline } najtańszych baryłek benzyny.
    }
mcmulti-news-snap_inspection = Niezapowiedziana kontrola
mcmulti-news-snap_inspection-text = Każdy płaci za baryłki w magazynie: { $crude } mln $ za baryłkę ropy i { $gasoline } mln $ za baryłkę benzyny.
mcmulti-news-uncertainty = Niepewność
mcmulti-news-uncertainty-text =
    { $moved_crude ->
        [one] { $moved_crude } najtańsza baryłka ropy przechodzi z rynku zagranicznego na krajowy.
        [few] { $moved_crude } najtańsze baryłki ropy przechodzą z rynku zagranicznego na krajowy.
       *[many] { $moved_crude } najtańszych baryłek ropy przechodzi z rynku zagranicznego na krajowy.
    } { $fall ->
        [one] Na rynku konsumenckim zostaje tylko najtańsza baryłka i schodzi o { $fall } czerwone pole w dół.
        [few] Na rynku konsumenckim zostaje tylko najtańsza baryłka i schodzi o { $fall } czerwone pola w dół.
       *[many] Na rynku konsumenckim zostaje tylko najtańsza baryłka i schodzi o { $fall } czerwonych pól w dół.
    }
mcmulti-news-embargo = Embargo
mcmulti-news-embargo-text = Rynek zagraniczny jest zamknięty, dopóki ktoś nie wyrzuci jednego z tych dubletów: { $doubles }.
mcmulti-news-crude_shortage = Niedobór ropy
mcmulti-news-crude_shortage-text =
    { $removed_crude ->
        [one] Z rynku krajowego znika { $removed_crude } najtańsza baryłka ropy.
        [few] Z rynku krajowego znikają { $removed_crude } najtańsze baryłki ropy.
       *[many] Z rynku krajowego znika { $removed_crude } najtańszych baryłek ropy.
    }

## Opcje stołu

mcmulti-option-start_cash = Gotówka na start
mcmulti-option-start_cash-text = Według instrukcji każdy zaczyna z 200 mln $. „Według liczby graczy” daje trzem graczom po 250, a dwóm po 300 mln $, żeby małe stoły szybciej się rozkręciły.
mcmulti-option-quadrants = Ćwiartki
mcmulti-option-quadrants-text = Według instrukcji każdy wybiera ćwiartkę podczas przygotowania, począwszy od gracza rozpoczynającego; z wyboru wynika, kto obok kogo siedzi, a więc i kolejność tur. „Według miejsc” rozdaje ćwiartki zgodnie z ruchem wskazówek zegara i nikogo nie pyta.
mcmulti-option-refinery_cells = Pola rafinerii
mcmulti-option-refinery_cells-text = Przy 4 rafineria zajmuje kwadrat dwa na dwa pola: kości trafiają ją częściej, ale potrzebuje więcej miejsca. Przy 1 zajmuje jedno pole, jak każdy inny obiekt.
mcmulti-option-open_cash = Jawna gotówka
mcmulti-option-open_cash-text = Wszyscy widzą, ile gotówki mają inni. Bez tej opcji gotówka pozostaje tajna do końca gry.
mcmulti-option-produce_on_doubles = Produkcja przy dubletach
mcmulti-option-produce_on_doubles-text = Obiekty produkują także przy dubletach. W instrukcji nie: dublety przynoszą tylko wiadomości, a pola na przekątnej nigdy nie są trafione podwójnie.
mcmulti-option-quadrant_choice = Ćwiartka rzutu
mcmulti-option-quadrant_choice-text = Tylko przy dwóch graczach, z których każdy ma dwie ćwiartki: czy rzucający wskazuje ćwiartkę, w której działają kości, po rzucie, czy przed nim?
mcmulti-option-fee_sales = Sprzedaż na opłatę
mcmulti-option-fee_sales-text = Globalne ocieplenie: co wolno sprzedać poza fazą 4, gdy własna rafineria stoi? „Tylko, by od razu zapłacić”: komu brakuje na opłatę, sprzedaje obiekty, aż wystarczy, i od razu ją wnosi. „W każdej chwili” bierze instrukcję dosłownie: dopóki stoi któraś z twoich rafinerii, wolno ci sprzedać wszystko i zatrzymać pieniądze. „Aż wystarczy”: komu brakuje na opłatę, może sprzedawać, aż gotówki wystarczy, ale płacić nie musi.
mcmulti-option-round_limit = Limit rund (zasada domowa)
mcmulti-option-round_limit-text = Zasada domowa: po tylu rundach bez ogłoszenia końca następuje rozliczenie. 0 oznacza grę według instrukcji, czyli bez limitu; symulacje kończą się po 100.
mcmulti-setting-equal = po 200
mcmulti-setting-by_players = według liczby graczy
mcmulti-setting-chosen = do wyboru
mcmulti-setting-by_seat = według miejsc
mcmulti-setting-pay_at_once = tylko, by od razu zapłacić
mcmulti-setting-any_time = w każdej chwili
mcmulti-setting-until_covered = aż wystarczy
mcmulti-setting-after_roll = po rzucie
mcmulti-setting-before_roll = przed rzutem

## Na jakim etapie jest gra

mcmulti-stage-starting-player = Losowanie gracza rozpoczynającego
mcmulti-stage-first-likely = Pierwsza karta wiadomości
mcmulti-stage-first-unlikely = Druga karta wiadomości
mcmulti-stage-land = Wybór ćwiartek
mcmulti-stage-purchase = Zakupy specjalne
mcmulti-stage-market = Faza 1: rynek
mcmulti-stage-roll = Faza 2: kości
mcmulti-stage-tax = Podatek do zapłacenia
mcmulti-stage-fee = Sprzedaż na opłatę
mcmulti-stage-new-card = Nowa karta wiadomości
mcmulti-stage-difference-die = Kość różnicy
mcmulti-stage-quadrant = Wybór ćwiartki
mcmulti-stage-stations = Produkcja: stacje benzynowe
mcmulti-stage-refineries = Produkcja: rafinerie
mcmulti-stage-wells = Produkcja: szyby naftowe
mcmulti-stage-rigs = Produkcja: wieże wiertnicze
mcmulti-stage-assets = Faza 4: obiekty
mcmulti-stage-settlement = Rozliczenie
mcmulti-stage-over = Koniec gry

mcmulti-chance-starting-player = losowanie gracza rozpoczynającego
mcmulti-chance-news-card = dobranie karty wiadomości
mcmulti-chance-two-dice = rzut dwiema kośćmi produkcji
mcmulti-chance-difference-die = rzut kością różnicy

mcmulti-decision-take-quadrant = Wybierz dla siebie ćwiartkę planszy.
mcmulti-decision-special-purchase = Zakupy specjalne: kupuj obiekty do swojej ćwiartki albo zakończ.
mcmulti-decision-trade = Rynek: handluj baryłkami na jednym z dwóch rynków albo rzuć kośćmi.
mcmulti-decision-sell-for-tax = Gotówka nie wystarcza na podatek: sprzedawaj obiekty, aż wystarczy.
mcmulti-decision-sell-for-fee = Gotówka nie wystarcza na opłatę za rafinerię: sprzedawaj obiekty, aż wystarczy.
mcmulti-decision-choose-quadrant = Wskaż ćwiartkę, w której działa rzut.
mcmulti-decision-run-stations = Stacje benzynowe: sprzedaj benzynę konsumentom.
mcmulti-decision-run-refineries = Rafinerie: przerób ropę na benzynę.
mcmulti-decision-run-wells = Szyby naftowe: wydobądź ropę do magazynu.
mcmulti-decision-strike-oil = Obie kości trafiły twoją wieżę wiertniczą: zamienić ją w szyb naftowy?
mcmulti-decision-assets = Obiekty: kupuj, sprzedawaj trafione tym rzutem, a potem zakończ turę.
mcmulti-decision-settle = Rozliczenie: sprzedaj obiekty po cenach Depresji albo je zatrzymaj.
mcmulti-decision-free-refinery = Możesz wnieść opłatę za zatrzymaną rafinerię.

## Części zdań: towar w dopełniaczu, rynek w miejscowniku, obiekt i ćwiartka w bierniku lub miejscowniku

mcmulti-part-good =
    { $good ->
        [crude] ropy
       *[gasoline] benzyny
    }
mcmulti-part-market =
    { $market ->
        [domestic] na rynku krajowym
       *[foreign] na rynku zagranicznym
    }
mcmulti-part-asset =
    { $kind ->
        [rig] wieżę wiertniczą
        [station] stację benzynową
        [refinery] rafinerię
       *[well] szyb naftowy
    }
mcmulti-part-quadrant =
    { $quadrant ->
        [0] ćwiartce północno-zachodniej
        [1] ćwiartce północno-wschodniej
        [2] ćwiartce południowo-wschodniej
       *[3] ćwiartce południowo-zachodniej
    }
mcmulti-part-whole-quadrant =
    { $quadrant ->
        [0] ćwiartkę północno-zachodnią
        [1] ćwiartkę północno-wschodnią
        [2] ćwiartkę południowo-wschodnią
       *[3] ćwiartkę południowo-zachodnią
    }
mcmulti-part-site = ({ $place }, rząd { $row }, kolumna { $column })

## Co gracz może zrobić

mcmulti-action-take-quadrant = Zajmij { mcmulti-part-whole-quadrant }
mcmulti-action-buy-barrel = Kup baryłkę { mcmulti-part-good } { mcmulti-part-market }
mcmulti-action-sell-barrel = Sprzedaj baryłkę { mcmulti-part-good } { mcmulti-part-market }
mcmulti-action-roll = Rzuć kośćmi
mcmulti-action-choose-quadrant = Wykorzystaj rzut w { mcmulti-part-quadrant }
mcmulti-action-sell-fuel =
    { $barrels ->
        [0] Nie sprzedawaj benzyny konsumentom
        [one] Sprzedaj konsumentom { $barrels } baryłkę benzyny
        [few] Sprzedaj konsumentom { $barrels } baryłki benzyny
       *[many] Sprzedaj konsumentom { $barrels } baryłek benzyny
    }
mcmulti-action-refine =
    { $barrels ->
        [0] Nie rafinuj ropy
        [one] Przerób { $barrels } baryłkę ropy na benzynę
        [few] Przerób { $barrels } baryłki ropy na benzynę
       *[many] Przerób { $barrels } baryłek ropy na benzynę
    }
mcmulti-action-pump =
    { $barrels ->
        [0] Nie wydobywaj ropy
        [one] Wydobądź { $barrels } baryłkę ropy
        [few] Wydobądź { $barrels } baryłki ropy
       *[many] Wydobądź { $barrels } baryłek ropy
    }
mcmulti-action-drill = Zamień wieżę wiertniczą w szyb naftowy
mcmulti-action-leave-rig = Zostaw wieżę wiertniczą bez zmian
mcmulti-action-buy-asset = Kup { mcmulti-part-asset } { mcmulti-part-site }
mcmulti-action-sell-asset = Sprzedaj { mcmulti-part-asset } { mcmulti-part-site }
mcmulti-action-free-refinery = Wnieś opłatę za zatrzymaną rafinerię { mcmulti-part-site }
mcmulti-action-end-purchases = Zakończ zakupy specjalne
mcmulti-action-end-turn = Zakończ turę
mcmulti-action-declare = Ogłoś koniec gry: pozostali mają jeszcze po jednej turze
mcmulti-action-sell-all = Sprzedaj wszystkie obiekty
mcmulti-action-keep-rest = Zatrzymaj pozostałe obiekty

## Co się stało

mcmulti-fact-starting-player = Grę rozpoczyna { $player }.
mcmulti-fact-quadrant-taken = { $player } zajmuje { mcmulti-part-whole-quadrant }.
mcmulti-fact-news-laid =
    { $likely ->
        [1] Odkryta karta „{ $card }” to teraz zdarzenie prawdopodobne.
       *[0] Odkryta karta „{ $card }” to teraz zdarzenie mało prawdopodobne.
    }
mcmulti-fact-turn-began = Tura { $turn }: kości bierze { $player }.
mcmulti-fact-barrel-bought = { $player } kupuje baryłkę { mcmulti-part-good } { mcmulti-part-market } za { $price } mln $.
mcmulti-fact-barrel-sold = { $player } sprzedaje baryłkę { mcmulti-part-good } { mcmulti-part-market } za { $price } mln $.
mcmulti-fact-dice-rolled = { $player } rzuca: czerwona { $red }, czarna { $black }.
mcmulti-fact-event-happened =
    { $likely ->
        [1] Zachodzi zdarzenie prawdopodobne: „{ $card }”.
       *[0] Zachodzi zdarzenie mało prawdopodobne: „{ $card }”.
    }
mcmulti-fact-likely-now = Karta „{ $card }” przesuwa się i jest teraz zdarzeniem prawdopodobnym.
mcmulti-fact-card-beside = Karta „{ $card }” działa trwale i leży obok planszy.
mcmulti-fact-card-returned = Karta „{ $card }” przestaje działać i wędruje pod talię.
mcmulti-fact-tax-paid = „{ $card }”: { $player } płaci { $price } mln $.
mcmulti-fact-tax-due = „{ $card }”: { $player } ma do zapłacenia { $price } mln $; gotówki nie wystarcza, więc trzeba sprzedawać obiekty.
mcmulti-fact-tax-forgiven = „{ $card }”: { $player } nie ma już nic na sprzedaż; reszta ({ $price } mln $) zostaje umorzona.
mcmulti-fact-barrels-lost =
    { $market ->
        [domestic] Z rynku krajowego
       *[foreign] Z rynku zagranicznego
    } { $barrels ->
        [one] znika { $barrels } baryłka { mcmulti-part-good }.
        [few] znikają { $barrels } baryłki { mcmulti-part-good }.
       *[many] znika { $barrels } baryłek { mcmulti-part-good }.
    }
mcmulti-fact-barrels-moved =
    { $barrels ->
        [one] { $barrels } baryłka { mcmulti-part-good } przechodzi z rynku zagranicznego na krajowy.
        [few] { $barrels } baryłki { mcmulti-part-good } przechodzą z rynku zagranicznego na krajowy.
       *[many] { $barrels } baryłek { mcmulti-part-good } przechodzi z rynku zagranicznego na krajowy.
    }
mcmulti-fact-refinery-stopped = { $player }: rafineria zostaje zatrzymana { mcmulti-part-site }.
mcmulti-fact-fee-due = { $player } chce zapłacić { $price } mln $ za zatrzymaną rafinerię { mcmulti-part-site }; gotówki nie wystarcza, więc sprzedaje na to obiekty.
mcmulti-fact-refinery-freed = { $player } płaci { $price } mln $ i rafineria znów pracuje { mcmulti-part-site }.
mcmulti-fact-difference-moved =
    { $steps ->
        [one] Znacznik różnicy przesuwa się o { $steps } pole na { $difference }.
        [few] Znacznik różnicy przesuwa się o { $steps } pola na { $difference }.
       *[many] Znacznik różnicy przesuwa się o { $steps } pól na { $difference }.
    }
mcmulti-fact-economy-changed = Kość różnicy pokazuje { $die }: nowa karta koniunktury to „{ $card }”, a znacznik różnicy wraca na 0.
mcmulti-fact-demand-moved =
    { $removed ->
        [0] Rynek konsumencki:
        [one] Rynek konsumencki: znika { $removed } baryłka,
        [few] Rynek konsumencki: znikają { $removed } baryłki,
       *[many] Rynek konsumencki: znika { $removed } baryłek,
    } { $trend ->
        [up] najtańsza baryłka przesuwa się w górę z { $start } na { $space }.
        [down] najtańsza baryłka przesuwa się w dół z { $start } na { $space }.
       *[same] najtańsza baryłka zostaje na { $space }.
    }
mcmulti-fact-quadrant-chosen = { $player } wykorzystuje rzut w { mcmulti-part-quadrant }.
mcmulti-fact-fuel-sold = { $player } sprzedaje konsumentom baryłkę benzyny za { $price } mln $.
mcmulti-fact-crude-refined =
    { $barrels ->
        [one] { $player } przerabia { $barrels } baryłkę ropy na benzynę.
        [few] { $player } przerabia { $barrels } baryłki ropy na benzynę.
       *[many] { $player } przerabia { $barrels } baryłek ropy na benzynę.
    }
mcmulti-fact-crude-pumped =
    { $barrels ->
        [one] { $player } wydobywa { $barrels } baryłkę ropy.
        [few] { $player } wydobywa { $barrels } baryłki ropy.
       *[many] { $player } wydobywa { $barrels } baryłek ropy.
    }
mcmulti-fact-well-drilled = { $player } trafia na ropę: za { $price } mln $ wieża wiertnicza staje się szybem naftowym { mcmulti-part-site }.
mcmulti-fact-asset-bought = { $player } kupuje { mcmulti-part-asset } { mcmulti-part-site } za { $price } mln $.
mcmulti-fact-asset-sold =
    { $idle ->
        [1] { $player } sprzedaje zatrzymaną rafinerię { mcmulti-part-site } za { $price } mln $.
       *[0] { $player } sprzedaje { mcmulti-part-asset } { mcmulti-part-site } za { $price } mln $.
    }
mcmulti-fact-declared = { $player } ogłasza koniec gry: pozostali mają jeszcze dokładnie po jednej turze.
mcmulti-fact-settlement-began = Zaczyna się rozliczenie: obiekty można sprzedać po cenach Depresji.
mcmulti-fact-settled = { $player } kończy rozliczenie.
mcmulti-fact-ranked =
    { $barrels ->
        [one] Miejsce { $place }: { $player }, { $cash } mln $ i { $barrels } baryłka.
        [few] Miejsce { $place }: { $player }, { $cash } mln $ i { $barrels } baryłki.
       *[many] Miejsce { $place }: { $player }, { $cash } mln $ i { $barrels } baryłek.
    }

## Dlaczego nie

mcmulti-refusal-no-struck-rig = Obie kości muszą trafić w twoją wieżę, a żadna już tam nie stoi.
mcmulti-refusal-no-such-seat = Liczba miejsc przy tym stole: { $need }, licząc od 0; miejsca { $have } tu nie ma.
mcmulti-refusal-game-over = Gra się skończyła; nic więcej nie można zrobić.
mcmulti-refusal-chance-due = Najpierw muszą przemówić kości lub karta; potem przyjdzie pora na decyzje.
mcmulti-refusal-not-your-turn = Teraz decyduje ktoś inny; to nie twoja kolej.
mcmulti-refusal-not-now = Ta akcja nie należy do obecnego kroku tury.
mcmulti-refusal-too-little-cash = To kosztuje { $need } mln $, a masz tylko { $have } mln $.
mcmulti-refusal-no-such-kind = Liczba rodzajów obiektów: { $need }, licząc od 0; rodzaju { $have } nie ma.
mcmulti-refusal-not-your-quadrant = Ta ćwiartka nie należy do ciebie.
mcmulti-refusal-no-such-quadrant = Liczba ćwiartek planszy: { $need }, licząc od 0; ćwiartki { $have } nie ma.
mcmulti-refusal-quadrant-taken = Ta ćwiartka ma już właściciela.
mcmulti-refusal-no-such-cell = Liczba pól w ćwiartce: { $need }, licząc od 0; pola { $have } nie ma.
mcmulti-refusal-does-not-fit = Rafineria wystawałaby poza ćwiartkę: zajmuje też pola na prawo od wskazanego i poniżej niego.
mcmulti-refusal-cell-taken = Stoi tam już inny obiekt, a na jednym polu mieści się tylko jeden.
mcmulti-refusal-wells-are-drilled = Szybów naftowych nie można kupić; powstają z wież wiertniczych trafionych obiema kośćmi.
mcmulti-refusal-no-such-asset = Nie masz takiego obiektu na tym polu.
mcmulti-refusal-doubles-sell-nothing = Po dublecie żaden obiekt nie jest produktywny, więc w tej fazie nie można niczego sprzedać.
mcmulti-refusal-not-crossed = Żadna kość nie trafiła tego obiektu w ćwiartce, w której działa rzut; teraz można sprzedać tylko obiekty trafione.
mcmulti-refusal-no-such-market = Liczba rynków: { $need }, licząc od 0; rynku { $have } nie ma.
mcmulti-refusal-no-such-good = Liczba rodzajów baryłek: { $need }, licząc od 0; rodzaju { $have } nie ma.
mcmulti-refusal-other-market = W tej turze handlujesz już na innym rynku, a wolno tylko na jednym.
mcmulti-refusal-market-closed = Embargo zamyka rynek zagraniczny, dopóki ktoś nie wyrzuci dubletu, który je znosi.
mcmulti-refusal-nothing-to-buy = Ten tor jest pusty, więc nie ma baryłki do kupienia.
mcmulti-refusal-no-barrel = Nie masz takiej baryłki w magazynie.
mcmulti-refusal-track-full = Wszystkie pola tego toru są zajęte, więc nie przyjmie więcej baryłek.
mcmulti-refusal-negative-amount = Liczba baryłek nie może być ujemna ({ $have }); najmniej to { $need }.
mcmulti-refusal-too-much-fuel =
    { $need ->
        [one] Możesz sprzedać najwyżej { $need } baryłkę, a nie { $have }: decydują trafione stacje, twoja benzyna i miejsce na rynku konsumenckim.
        [few] Możesz sprzedać najwyżej { $need } baryłki, a nie { $have }: decydują trafione stacje, twoja benzyna i miejsce na rynku konsumenckim.
       *[many] Możesz sprzedać najwyżej { $need } baryłek, a nie { $have }: decydują trafione stacje, twoja benzyna i miejsce na rynku konsumenckim.
    }
mcmulti-refusal-too-much-crude =
    { $need ->
        [one] Możesz przerobić najwyżej { $need } baryłkę, a nie { $have }: decydują trafione działające rafinerie i twoja ropa.
        [few] Możesz przerobić najwyżej { $need } baryłki, a nie { $have }: decydują trafione działające rafinerie i twoja ropa.
       *[many] Możesz przerobić najwyżej { $need } baryłek, a nie { $have }: decydują trafione działające rafinerie i twoja ropa.
    }
mcmulti-refusal-too-much-oil =
    { $need ->
        [one] Możesz wydobyć najwyżej { $need } baryłkę, a nie { $have }: decydują trafione szyby.
        [few] Możesz wydobyć najwyżej { $need } baryłki, a nie { $have }: decydują trafione szyby.
       *[many] Możesz wydobyć najwyżej { $need } baryłek, a nie { $have }: decydują trafione szyby.
    }
mcmulti-refusal-already-declared = Koniec gry jest już ogłoszony; trwa ostatnia runda.
mcmulti-refusal-goal-not-reached = Do ogłoszenia końca gry trzeba { $need } mln $ w gotówce, a masz tylko { $have } mln $.
mcmulti-refusal-only-settlement = Trwa rozliczenie: obiekty można teraz tylko sprzedawać, zatrzymane rafinerie już nie ruszą.
mcmulti-refusal-no-idle-refinery = Na tym polu nie stoi żadna twoja zatrzymana rafineria.
mcmulti-refusal-tax-first = Najpierw podatek: { $need } mln $. Masz { $have } mln $, więc sprzedaj obiekty, aby go zapłacić.
mcmulti-refusal-fee-first = Najpierw opłata: { $need } mln $. Masz { $have } mln $, więc sprzedaj obiekty, aby ją wnieść.
mcmulti-refusal-fee-out-of-reach = Opłata wynosi { $need } mln $. Nawet po sprzedaży wszystkiego, co można na nią sprzedać, byłoby tylko { $have } mln $.
mcmulti-refusal-not-for-its-own-fee = Rafinerii, za którą należy się opłata { $need } mln $, nie można na tę opłatę sprzedać.

## Powtórka: rozdziały i wykresy

mcmulti-chapter-turn = Tura { $number }
mcmulti-chapter-settlement = Rozliczenie

mcmulti-chart-cash = Gotówka
mcmulti-chart-value = Wartość
mcmulti-chart-value-text = Gotówka i obiekty po cenach sprzedaży z tej chwili, minus dług.
mcmulti-chart-price = Ceny
mcmulti-chart-price-text = Ile kosztuje następna baryłka na rynku i ile płacą za nią konsumenci.
mcmulti-unit = mln $
mcmulti-thing-domestic-crude = Ropa, rynek krajowy
mcmulti-thing-foreign-crude = Ropa, rynek zagraniczny
mcmulti-thing-domestic-gasoline = Benzyna, rynek krajowy
mcmulti-thing-foreign-gasoline = Benzyna, rynek zagraniczny
mcmulti-thing-consumer = Płacą konsumenci

## Czym są liczby i dlaczego nie wszystkie są pewne

mcmulti-figure-board = wielkość planszy
mcmulti-figure-start = początkowe zasoby i cel gry
mcmulti-figure-markets = ceny na rynkach ropy i benzyny
mcmulti-figure-consumer = rynek konsumentów
mcmulti-figure-difference_track = chwila zmiany koniunktury
mcmulti-figure-doubles = dublety, które przynoszą wiadomości
mcmulti-figure-economy = karty koniunktury
mcmulti-figure-news = karty wiadomości
mcmulti-figure-production = koszt szybów i wydajność inwestycji
mcmulti-figure-seating = ćwiartki i sąsiedzi
mcmulti-reconstructed-start = Instrukcja daje każdemu 200. Inne źródła mówią o 200 do 300; że chodzi o 300 dla dwóch i 250 dla trzech graczy, jak daje opcja, to nasz odczyt.
mcmulti-reconstructed-consumer = Instrukcja mówi o czerwonych polach, ale ich nie wymienia. Tutaj czerwone jest każde pole parzyste.
mcmulti-reconstructed-news = Żadne źródło nie podaje, co wydrukowano na kartach „Embargo” i „Niedobór ropy”. Ich działanie ułożyliśmy na wzór kart znanych.
mcmulti-reconstructed-seating = Nikt nie podaje, która z dwóch kości działa u którego sąsiada. Odczytaliśmy to ze wspólnej krawędzi ćwiartek; przy trzech graczach każdy ma po jednym sąsiedzie na każdą kość.

## Podpowiedzi: dlaczego tak zagrałby kancelista

mcmulti-hint-buy-barrel = Baryłka { mcmulti-part-good } kosztuje { $price } mln $, a dla ciebie jest warta około { $worth } mln $.
mcmulti-hint-sell-barrel = Rynek płaci { $price } mln $ za baryłkę { mcmulti-part-good }; zatrzymana jest dla ciebie warta około { $worth } mln $.
mcmulti-hint-sell-for-goal = Sprzedając wszystkie baryłki, osiągniesz cel, czyli { $goal } mln $; ta przynosi { $price } mln $.
mcmulti-hint-no-trade = Żadna baryłka nie jest teraz warta swojej ceny: najbliżej jest baryłka { mcmulti-part-good } za { $price } mln $, dla ciebie warta około { $worth } mln $.
mcmulti-hint-no-cash-for-barrels = Baryłka { mcmulti-part-good } by się opłaciła, ale kosztuje { $price } mln $; masz { $cash } mln $, a { $reserve } mln $ powinno zostać.
mcmulti-hint-no-barrels = Na rynku nie ma baryłek do kupienia, a swoje warto zatrzymać.
mcmulti-hint-buy-asset =
    { $kind ->
        [rig] Wieża wiertnicza kosztuje { $price } mln $ i powinna przynieść około { $worth } mln $.
        [station] Stacja benzynowa kosztuje { $price } mln $ i powinna przynieść około { $worth } mln $.
        [refinery] Rafineria kosztuje { $price } mln $ i powinna przynieść około { $worth } mln $.
       *[well] Szyb naftowy kosztuje { $price } mln $ i powinien przynieść około { $worth } mln $.
    }
mcmulti-hint-nothing-to-buy = Za { $cash } mln $ nie da się nic kupić.
mcmulti-hint-keep-cash = Gdy kupisz { mcmulti-part-asset } za { $price } mln $, zostanie za mało na baryłki i szyby: masz { $cash } mln $, a { $reserve } mln $ powinno zostać.
mcmulti-hint-no-good-place = Nie masz już dobrego miejsca na { mcmulti-part-asset }.
mcmulti-hint-nothing-pays = Nic już nie jest warte swojej ceny: kupisz { mcmulti-part-asset } za { $price } mln $, a przyniesie to tylko około { $worth } mln $.
mcmulti-hint-sell-asset = Bank płaci { $price } mln $ za { mcmulti-part-asset }; bez sprzedaży powinno to przynieść około { $worth } mln $.
mcmulti-hint-sell-to-declare = Gdy sprzedasz { mcmulti-part-asset } za { $price } mln $, jeszcze w tej turze dojdziesz do celu, czyli { $goal } mln $.
mcmulti-hint-sell-to-pay = Coś trzeba sprzedać, a najmniej szkoda sprzedać { mcmulti-part-asset }: teraz to { $price } mln $, później byłoby warte około { $worth } mln $.
mcmulti-hint-choose-quadrant = Tam ten rzut przynosi około { $worth } mln $, w drugiej ćwiartce około { $other } mln $.
mcmulti-hint-sell-fuel = Konsumenci płacą { $price } mln $, za ostatnią baryłkę { $last } mln $; rynek może dać za nią w następnej turze około { $worth } mln $.
mcmulti-hint-keep-fuel = Konsumenci płacą { $price } mln $; rynek może dać w następnej turze około { $worth } mln $.
mcmulti-hint-free-refinery = Opłata to { $fee } mln $, a rafineria powinna zarobić do końca około { $worth } mln $.
mcmulti-hint-refine = Jako benzyna baryłka jest dla ciebie warta około { $worth } mln $, jako ropa około { $other } mln $, a przeróbka nic nie kosztuje.
mcmulti-hint-keep-crude = Jako ropa baryłka jest dla ciebie warta około { $other } mln $, jako benzyna około { $worth } mln $.
mcmulti-hint-pump = Ropa z szybu nic nie kosztuje (baryłki: { $barrels }).
mcmulti-hint-declare = Masz { $cash } mln $, cel to { $goal } mln $ i nie widać, żeby ktoś był przed tobą.
mcmulti-hint-drill = Szyb naftowy kosztuje { $price } mln $, a jest wart około { $worth } mln $; sama wieża jest warta około { $other } mln $.
mcmulti-hint-leave-rig = Szyb naftowy kosztuje { $price } mln $, a jest wart około { $worth } mln $; sama wieża jest warta około { $other } mln $.
mcmulti-hint-well-too-dear = Szyb naftowy kosztuje { $price } mln $, a masz { $cash } mln $.
mcmulti-hint-sell-all = Na koniec liczy się tylko gotówka: wszystkie obiekty razem przynoszą { $worth } mln $.
mcmulti-hint-all-alike = Na początku wszystkie ćwiartki są jednakowe.
