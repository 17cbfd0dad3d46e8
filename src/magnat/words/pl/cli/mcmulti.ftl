### McMulti w terminalu: `magnat play mcmulti`.

cli-play-mcmulti-money = { $amount } $

## Pola i pomoc

cli-play-mcmulti-help-numbers = opcja o tym numerze; pięć razy z rzędu; na polu w rzędzie 3, kolumnie 4
cli-play-mcmulti-ask-cell = rząd i kolumna, na przykład 3 4 [Enter = wróć]
cli-play-mcmulti-not-a-cell = „{ $line }” to nie pole: podaj rząd i kolumnę, na przykład 3 4, albo sam Enter.
cli-play-mcmulti-no-such-cell = Nie ma takiego pola: rzędy i kolumny mają numery od 1 do { $side }.
cli-play-mcmulti-example = kup szyb 3 4

## Pierwszy ekran

cli-play-mcmulti-welcome-goal = Cel: kto ma { $goal } mln $ w gotówce, może ogłosić ostatnią rundę; potem wygrywa największa gotówka.
cli-play-mcmulti-welcome-way = Wieże trafiają na ropę, szyby ją wydobywają, rafinerie robią z niej benzynę, stacje sprzedają ją konsumentom.
cli-play-mcmulti-welcome-turn = Tura: handel baryłkami, rzut (czerwona = rząd, czarna = kolumna), produkcja trafionych obiektów, zakupy.

## Ekran

cli-play-mcmulti-round = Runda { $round }, tura { $turn }
cli-play-mcmulti-red = czerwona { $number }
cli-play-mcmulti-black = czarna { $number }
cli-play-mcmulti-last-round = OSTATNIA RUNDA
cli-play-mcmulti-hint =
    { $stage ->
        [land] Wybierz ćwiartkę: sąsiedzi siedzą obok, gra idzie jak wskazówki zegara.
        [purchase] Zbuduj pierwszy łańcuch: wieże są tanie, stacja i rafineria zarabiają. Zostaw trochę gotówki.
        [market] Uzupełnij lub opróżnij magazyn na JEDNYM rynku; każda baryłka zmienia następną cenę.
        [tax] Wiadomości żądają pieniędzy: sprzedawaj obiekty, aż zapłacisz podatek.
        [quadrant] Rzut działa tylko w jednej z twoich dwóch ćwiartek: gdzie trafił więcej?
        [stations] Trafione stacje sprzedają benzynę konsumentom; każda baryłka przynosi o 1 mniej.
        [refineries] Trafione rafinerie przerabiają ropę na benzynę.
        [wells] Trafione szyby dają ropę za darmo.
        [rigs] Obie kości trafiły twoją wieżę: ropa! Szyb daje ją do końca gry.
        [assets] Zainwestuj pieniądze albo sprzedaj trafione obiekty. Dość gotówki? Możesz ogłosić koniec.
        [settlement] Gra się kończy: liczy się tylko gotówka, więc sprzedawaj.
       *[other] Czekamy na kości.
    }
cli-play-mcmulti-bill = Do zapłacenia { $owed } $, brakuje { $missing } $. Obiekty do sprzedania dadzą { $assets } $.
cli-play-mcmulti-markets = Rynki
cli-play-mcmulti-buy = kupno
cli-play-mcmulti-sell = sprzedaż
cli-play-mcmulti-track =
    { $good ->
        [crude] ropa
       *[gasoline] benzyna
    } { $market ->
        [domestic] w kraju
       *[foreign] za granicą
    }
cli-play-mcmulti-closed = zamknięty
cli-play-mcmulti-consumers = konsumenci płacą
cli-play-mcmulti-consumer-barrels =
    { $barrels ->
        [one] { $barrels } baryłka
        [few] { $barrels } baryłki
       *[many] { $barrels } baryłek
    }
cli-play-mcmulti-economy = Koniunktura
cli-play-mcmulti-demand = popyt { $demand }
cli-play-mcmulti-difference = Różnica
cli-play-mcmulti-kind =
    { $kind ->
        [rig] wieża
        [station] stacja
        [refinery] rafineria
       *[well] szyb
    }
cli-play-mcmulti-likely = Prawdop. { $doubles }
cli-play-mcmulti-unlikely = Mało prawd. { $doubles }
cli-play-mcmulti-lasting = TRWA
cli-play-mcmulti-effect =
    { $card ->
        [property_tax] podatek: △{ $rig } ◆{ $station } ▣{ $refinery } ●{ $well }
        [global_warming] rafinerie stoją, opłata { $fee } $ za każdą
        [sales_tax] podatek: { $station } $ od stacji
        [cold_winter] −{ $removed_gasoline } benzyny w kraju
        [snap_inspection] podatek: ropa { $crude } $, benzyna { $gasoline } $
        [uncertainty] { $moved_crude } ropy z zagranicy do kraju, popyt −{ $fall }
        [embargo] zagranica zamknięta do { $doubles }
       *[crude_shortage] −{ $removed_crude } ropy w kraju
    }
cli-play-mcmulti-companies = Firmy
cli-play-mcmulti-company = Firma
cli-play-mcmulti-cash = gotówka
cli-play-mcmulti-crude = ropa
cli-play-mcmulti-gasoline = benz.
cli-play-mcmulti-barrels = baryłki
cli-play-mcmulti-owes = dług { $amount } $
cli-play-mcmulti-short = dług { $amount } $, brakuje { $missing } $
cli-play-mcmulti-idle =
    { $count ->
        [one] { $count } stoi
        [few] { $count } stoją
       *[many] { $count } stoi
    }
cli-play-mcmulti-declared = koniec ogłoszony
cli-play-mcmulti-ranking = Końcowa kolejność
cli-play-mcmulti-place = miejsce

## Menu

cli-play-mcmulti-letter-roll = r
cli-play-mcmulti-letter-end = z
cli-play-mcmulti-letter-declare = o
cli-play-mcmulti-letter-all = w
cli-play-mcmulti-letter-keep = k
cli-play-mcmulti-letter-free = u
cli-play-mcmulti-letter-sell = s

cli-play-mcmulti-buy-barrel =
    { $good ->
        [crude] kup ropę
       *[gasoline] kup benzynę
    } { $market ->
        [domestic] w kraju
       *[foreign] za granicą
    } { $price ->
        [0] –
       *[other] { $price } $
    }
cli-play-mcmulti-sell-barrel =
    { $good ->
        [crude] sprzedaj ropę
       *[gasoline] sprzedaj benzynę
    } { $market ->
        [domestic] w kraju
       *[foreign] za granicą
    } { $price ->
        [0] –
       *[other] { $price } $
    }
cli-play-mcmulti-roll = rzuć kośćmi
cli-play-mcmulti-buy-asset =
    { $kind ->
        [rig] kup wieżę
        [station] kup stację
       *[refinery] kup rafinerię
    } { $price } $
cli-play-mcmulti-sell-asset =
    { $kind ->
        [rig] sprzedaj wieżę
        [station] sprzedaj stację
        [refinery] sprzedaj rafinerię
       *[well] sprzedaj szyb
    } { $price } $
cli-play-mcmulti-free = uruchom rafinerię za { $price } $
cli-play-mcmulti-sell-for-fee = sprzedaj obiekt na opłatę
cli-play-mcmulti-end-purchases = zakończ zakupy
cli-play-mcmulti-nothing-bought = Nie masz jeszcze nic, a bez obiektów nic nie produkuje. Jeszcze raz Enter: gra bez zakupów.
cli-play-mcmulti-fuel = Ile baryłek benzyny sprzedać:
cli-play-mcmulti-refine = Ile baryłek ropy przerobić:
cli-play-mcmulti-pump = Ile baryłek ropy wydobyć:
cli-play-mcmulti-drill = wywierć szyb za { $price } $
cli-play-mcmulti-leave = zostaw wieżę bez zmian
cli-play-mcmulti-declare = ogłoś ostatnią rundę
cli-play-mcmulti-end-turn = zakończ turę
cli-play-mcmulti-sell-all = sprzedaj wszystko
cli-play-mcmulti-keep-rest = zatrzymaj resztę

## Co kto zrobił, po imieniu; bez form rodzajowych

cli-play-mcmulti-did-roll = rzut: czerwona { $red }, czarna { $black }
cli-play-mcmulti-did-buy-barrels =
    kupno { $count } { $good ->
        [crude] ropy
       *[gasoline] benzyny
    } { $market ->
        [domestic] w kraju
       *[foreign] za granicą
    } za { $price } $
cli-play-mcmulti-did-sell-barrels =
    sprzedaż { $count } { $good ->
        [crude] ropy
       *[gasoline] benzyny
    } { $market ->
        [domestic] w kraju
       *[foreign] za granicą
    } za { $price } $
cli-play-mcmulti-did-sell-fuel = sprzedaż { $count } benzyny konsumentom za { $price } $
cli-play-mcmulti-did-refine = rafinacja { $count } ropy
cli-play-mcmulti-did-pump = wydobycie { $count } ropy
cli-play-mcmulti-did-drill = trafiona ropa na polu { $cell }, nowy szyb za { $price } $
cli-play-mcmulti-did-buy-assets =
    { $kind ->
        [rig] { $count ->
            [one] nowa wieża
            [few] { $count } nowe wieże
           *[many] { $count } nowych wież
        }
        [station] { $count ->
            [one] nowa stacja
            [few] { $count } nowe stacje
           *[many] { $count } nowych stacji
        }
       *[refinery] { $count ->
            [one] nowa rafineria
            [few] { $count } nowe rafinerie
           *[many] { $count } nowych rafinerii
        }
    } za { $price } $
cli-play-mcmulti-did-sell-assets =
    { $kind ->
        [rig] { $count ->
            [one] sprzedaż wieży
           *[other] sprzedaż { $count } wież
        }
        [station] { $count ->
            [one] sprzedaż stacji
           *[other] sprzedaż { $count } stacji
        }
        [refinery] { $count ->
            [one] sprzedaż rafinerii
           *[other] sprzedaż { $count } rafinerii
        }
       *[well] { $count ->
            [one] sprzedaż szybu
           *[other] sprzedaż { $count } szybów
        }
    } za { $price } $
cli-play-mcmulti-did-stop =
    { $count ->
        [one] staje jedna rafineria
        [few] stają { $count } rafinerie
       *[many] staje { $count } rafinerii
    }
cli-play-mcmulti-did-free = opłata { $price } $, rafineria znów pracuje
cli-play-mcmulti-did-pay-tax = { $price } $ podatku
cli-play-mcmulti-did-owe = { $price } $ podatku, więcej niż gotówki: trzeba sprzedawać obiekty
cli-play-mcmulti-did-owe-fee = { $price } $ za rafinerię, więcej niż gotówki: sprzedaje na to obiekty
cli-play-mcmulti-did-forgive = nie ma już nic na sprzedaż, umorzono { $price } $ podatku
cli-play-mcmulti-did-choose = rzut działa w ćwiartce { $quadrant }
cli-play-mcmulti-did-declare = ostatnia runda ogłoszona; pozostali mają jeszcze po jednej turze
cli-play-mcmulti-did-start = zaczyna grę
cli-play-mcmulti-did-take = wybrana ćwiartka { $quadrant }

## Początki słów, którymi opisuje się życzenie

cli-play-mcmulti-stems-buy = kup
cli-play-mcmulti-stems-sell = sprzed
cli-play-mcmulti-stems-free = uruch opłać oplac zapłać zaplac
cli-play-mcmulti-stems-all = wszystk
cli-play-mcmulti-stems-keep = zatrzym zachow
cli-play-mcmulti-stems-roll = rzuć rzuc rzut kośc kosc
cli-play-mcmulti-stems-refine = przerób przerob rafinuj rafinac
cli-play-mcmulti-stems-pump = wydob pompuj
cli-play-mcmulti-stems-drill = wierć wierc wywier
cli-play-mcmulti-stems-leave = zostaw
cli-play-mcmulti-stems-declare = ogłoś oglos ogłasz oglasz
cli-play-mcmulti-stems-end = zakończ zakoncz koniec kończ koncz
cli-play-mcmulti-stems-use = ćwiartk cwiartk wykorzyst
cli-play-mcmulti-stems-take = zajm wybier
cli-play-mcmulti-stems-rig = wież wiez
cli-play-mcmulti-stems-station = stacj
cli-play-mcmulti-stems-refinery = rafineri
cli-play-mcmulti-stems-well = szyb
cli-play-mcmulti-stems-crude = rop
cli-play-mcmulti-stems-gasoline = benzyn paliw
cli-play-mcmulti-stems-domestic = kraj
cli-play-mcmulti-stems-foreign = zagran granic
