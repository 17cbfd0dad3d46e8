### Terminal: `magnat play`.

cli-play-you = Ty
cli-play-money = { $amount } $

## Wejście i wyjście

cli-play-welcome = Witaj w grze { $game }!
cli-play-welcome-help = Enter wybiera to, co stoi w nawiasie. „{ $help }” pokazuje polecenia, a „{ $why } 3” wyjaśnia, dlaczego opcja 3 jest niemożliwa.
cli-play-loaded =
    { $count ->
        [one] { $game }: gra toczy się dalej po { $count } ruchu.
       *[other] { $game }: gra toczy się dalej po { $count } ruchach.
    }
cli-play-go-on = [Enter = dalej]
cli-play-keep-running = Zapisać grę? [Enter = { $file }, n = nie, albo nazwa pliku]
cli-play-keep-finished = Zachować zapis tej gry? [Enter = { $file }, n = nie, albo nazwa pliku]
cli-play-bye = Do zobaczenia!
cli-play-bye-unsaved = Do zobaczenia! Gra nie została zapisana.
cli-play-saved = Zapisano: { $file }

## Polecenia: rozumiane słowa, pierwsze jest pokazywane

cli-play-word-why = czemu dlaczego
cli-play-word-undo = cofnij
cli-play-word-save = zapisz
cli-play-word-log = dziennik
cli-play-word-rules = zasady zasada
cli-play-word-help = pomoc
cli-play-word-quit = wyjdź wyjdz wyjście wyjscie
cli-play-word-yes = t tak
cli-play-word-no = n nie

cli-play-file = PLIK
cli-play-help-enter = to, co stoi w nawiasie przy pytaniu
cli-play-help-why = dlaczego czegoś nie można, razem z zasadą: „czemu 3”, „czemu { $wish }”
cli-play-help-undo = cofa twoje ostatnie ruchy, o ile nie padł rzut i nie ruszał się nikt inny
cli-play-help-save = zapisuje grę; „magnat play { $game } --load PLIK” ją wznawia
cli-play-help-log = co działo się ostatnio
cli-play-help-rules = treść zasady albo całego rozdziału: „zasady 4”
cli-play-help-quit = koniec, z pytaniem o zapis

## Pytania

cli-play-ask = Twój wybór [Enter = { $default }]
cli-play-ask-amount = { $least }–{ $most } [Enter = { $default }]

## Gra bez własnego ekranu

cli-play-general-ranking = Końcowa kolejność
cli-play-general-place = miejsce
cli-play-general-player = gracz
cli-play-general-back = wstecz
cli-play-general-nothing = nic
cli-play-general-amount = { $least }–{ $most }
cli-play-general-help-numbers = opcja o tym numerze; jeśli pyta o liczbę, może stać od razu za nim: „2 5”
cli-play-general-help-words = dowolna akcja, nazwana kluczem i polami, na przykład z pytaniem, dlaczego nie wolno
cli-play-general-example = AKCJA pole=wartość

## Odpowiedzi

cli-play-not-understood = „{ $line }” nic tu nie znaczy. Wpisz numer lub literę z listy albo „{ $help }”.
cli-play-which-board = W której ćwiartce? Wpisz przed polem jej literę: { $boards }.
cli-play-bad-times = Ile razy? Od 1 do { $most }.
cli-play-bad-number = „{ $value }” nie jest liczbą, która tu pasuje.
cli-play-stopped = Przerwano po { $done } z { $count }:
cli-play-undone =
    { $count ->
        [one] Cofnięto ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
cli-play-undo-allowed = Możesz cofnąć swój ostatni ruch.
cli-play-why-what = O co pytasz? Na przykład „{ $why } 3”, „{ $why } { $wish }” albo „{ $why } cofnij”.
cli-play-why-allowed = { $action }: teraz dozwolone ({ $clause }).
cli-play-rules-list = Wszystkie zasady; podaj numer, aby przeczytać:
cli-play-rules-none = Nie ma zasady o numerze „{ $clause }”.

## McMulti: pola i pomoc

cli-play-mcmulti-help-numbers = opcja o tym numerze; pięć razy z rzędu; na polu w rzędzie 3, kolumnie 4
cli-play-mcmulti-ask-cell = rząd i kolumna, na przykład 3 4 [Enter = wróć]
cli-play-mcmulti-not-a-cell = „{ $line }” to nie pole: podaj rząd i kolumnę, na przykład 3 4, albo sam Enter.
cli-play-mcmulti-no-such-cell = Nie ma takiego pola: rzędy i kolumny mają numery od 1 do { $side }.
cli-play-mcmulti-example = kup szyb 3 4

## McMulti: pierwszy ekran

cli-play-mcmulti-welcome-goal = Cel: kto ma { $goal } mln $ w gotówce, może ogłosić ostatnią rundę; potem wygrywa największa gotówka.
cli-play-mcmulti-welcome-way = Wieże trafiają na ropę, szyby ją wydobywają, rafinerie robią z niej benzynę, stacje sprzedają ją konsumentom.
cli-play-mcmulti-welcome-turn = Tura: handel baryłkami, rzut (czerwona = rząd, czarna = kolumna), produkcja trafionych obiektów, zakupy.

## McMulti: ekran

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

## McMulti: menu

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

## McMulti: co kto zrobił, po imieniu; bez form rodzajowych

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

## McMulti: początki słów, którymi opisuje się życzenie

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

## Oil City: pierwszy ekran

cli-play-oilcity-welcome-you = Prowadzisz jedną spółkę trzech wspólników; pozostałe prowadzą boty. Sześć tur, w każdej wydarzenie ustala ceny.
cli-play-oilcity-welcome-way = Działki dają wosk, gaz i ropę tam, gdzie stoi wieża lub wiertacz; z ropy rafinerie i destylarnie robią naftę.
cli-play-oilcity-welcome-turn = W każdej turze: połóż trzy żetony wspólników, ustaw działki, rzuć kością dla każdej, sprzedaj towar wagonami.
cli-play-oilcity-welcome-goal = Cel: największa wartość spółki. Punkty za działki, budynki, rafinerie, przychody z wagonów i każdą turę ze sprzedażą.

## Oil City: ekran

cli-play-oilcity-zlr = { $amount } złr
cli-play-oilcity-turn = Tura { $turn } z { $turns }
cli-play-oilcity-letter =
    { $good ->
        [wax] W
        [gas] G
        [kerosene] N
       *[crude] R
    }
cli-play-oilcity-hint =
    { $stage ->
        [investing] Połóż żeton każdego wspólnika i zatwierdź. Bez wagonów nie ma sprzedaży.
        [returning] O jedną działkę za dużo: wybierz tę, która wraca.
        [preparing] Ustaw pola (wieża 1a), potem wydobycie. Usprawnienia działają na pola obok.
        [selling] Załaduj wagony, po cztery jednostki. Niesprzedany towar zostaje w magazynie.
       *[other] Teraz działają inni.
    }
cli-play-oilcity-your-company = Twoja spółka
cli-play-oilcity-store = w magazynie
cli-play-oilcity-towers-only = ! tylko wieża
cli-play-oilcity-no-plots = Twoja spółka nie ma jeszcze działki, a bez działki nie ma wydobycia.
cli-play-oilcity-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cli-play-oilcity-row =
    { $row ->
        [plots] działki
        [revenue] przychody
        [buildings] budynki
        [drillers] wiertacze
        [refineries] rafinerie
        [improved-plots] usprawnione
        [broken-promises] złamane zobowiązania
       *[sale-turns] sprzedaże
    }
cli-play-oilcity-token-free = żeton wolny
cli-play-oilcity-head =
    { $column ->
        [company] Spółki
        [stage] etap
        [plots] działki
        [wagons] wagony
        [refineries] rafin.
        [revenue] przychód
       *[points] punkty
    }
cli-play-oilcity-scarce = W banku kończą się:
cli-play-oilcity-accept = przyjmij { $number }
cli-play-oilcity-more-offers =
    { $count ->
        [one] … i jeszcze { $count }: „oferty” pokazują wszystkie
        [few] … i jeszcze { $count }: „oferty” pokazują wszystkie
       *[many] … i jeszcze { $count }: „oferty” pokazują wszystkie
    }
cli-play-oilcity-no-offers = Nie ma teraz żadnych ofert ani zobowiązań.
cli-play-oilcity-ranking = Karty wartości
cli-play-oilcity-wagons-sold = sprzedane wagony
cli-play-oilcity-cash = gotówka
cli-play-oilcity-place = miejsce

## Oil City: menu

cli-play-oilcity-letter-confirm = z
cli-play-oilcity-letter-auto = n
cli-play-oilcity-letter-extract = w
cli-play-oilcity-letter-lift = p
cli-play-oilcity-letter-nothing = n

cli-play-oilcity-back = wróć
cli-play-oilcity-token-of = żeton: { $partner }
cli-play-oilcity-confirm = zatwierdź żetony
cli-play-oilcity-take-token = zdejmij żeton
cli-play-oilcity-pedlar = maziarz: do 3 jednostek po { $price } złr
cli-play-oilcity-run-refinery = uruchom rafinerię
cli-play-oilcity-auto = najlepsze ustawienie
cli-play-oilcity-extract = wydobycie
cli-play-oilcity-lift = podnieś z pola
cli-play-oilcity-nothing = nic nie sprzedawaj
cli-play-oilcity-ask-field = działka i pole, na przykład 1a [Enter = wróć]
cli-play-oilcity-not-a-field = „{ $line }” to nie pole: podaj działkę i literę, na przykład 1a, albo sam Enter.
cli-play-oilcity-no-such-field =
    { $plots ->
        [one] Nie ma takiego pola: masz jedną działkę o polach od a do i.
        [few] Nie ma takiego pola: działki mają numery od 1 do { $plots }, pola litery od a do i; na przykład 1a.
       *[many] Nie ma takiego pola: działki mają numery od 1 do { $plots }, pola litery od a do i; na przykład 1a.
    }

## Oil City: pomoc

cli-play-oilcity-example = wieża 1b
cli-play-oilcity-type-numbers = 1 · 1 2 3
cli-play-oilcity-help-numbers = opcja o tym numerze; kilka naraz: wspólnik 1, zamówienie 2, liczba 3
cli-play-oilcity-type-tokens = inżynier 3 wieże
cli-play-oilcity-help-tokens = żeton; także „kupiec wagon 2”, „maziarz 2 wosk 1 gaz”, „rafineria” (kupno), „rafineria 4” (praca z 4 kostkami ropy)
cli-play-oilcity-type-clear = zdejmij 2 · zatwierdź
cli-play-oilcity-help-clear = zdejmuje żeton wspólnika 2; bank obsługuje twoją spółkę
cli-play-oilcity-type-pieces = wieża 1a · podnieś 1a · auto
cli-play-oilcity-help-pieces = coś na pole a działki 1 albo z niego; wszystko tam, gdzie da najwięcej
cli-play-oilcity-type-sale = 4 wosk 2 gaz
cli-play-oilcity-help-sale = sprzedaż w możliwie niewielu wagonach; „nic” zostawia towar w magazynie
cli-play-oilcity-type-offer = oferta 2 daję … biorę …
cli-play-oilcity-help-offer = oferta dla spółki 2 (albo „wszyscy”): „oferta 2 daję wosk 2 biorę pieniądze 500”; zobowiązanie: „… później daję pieniądze 300 termin 4”
cli-play-oilcity-type-answer = przyjmij 3 · spełnij 5
cli-play-oilcity-help-answer = przyjmij, odrzuć, wycofaj ofertę 3 albo odpowiedz na nią („kontra 3 daję …”); spełnij zobowiązanie 5
cli-play-oilcity-type-look = oferty · pokaż 2
cli-play-oilcity-help-look = wszystkie oferty i zobowiązania; działki spółki 2; „nazwa Petrolia” nazywa twoją spółkę

## Oil City: co zrobiła spółka, po jej nazwie

cli-play-oilcity-did-buy = kupuje { $items } za { $price } złr
cli-play-oilcity-did-peddle = sprzedaje maziarzowi { $goods } za { $price } złr
cli-play-oilcity-did-refine = przerabia { $crude } na { $kerosene }
cli-play-oilcity-did-draw = losuje: { $plots }
cli-play-oilcity-did-return = zwraca: { $plots }
cli-play-oilcity-did-win = wydobywa { $goods }
cli-play-oilcity-did-win-nothing = nic nie wydobywa
cli-play-oilcity-did-roll =
    { $die ->
        [0] { $place }: woda, ale pompa daje { $goods }
       *[other] { $place }: { $die } na kości daje { $goods }
    }
cli-play-oilcity-did-roll-nothing =
    { $die ->
        [0] { $place }: woda
       *[other] { $place }: { $die } na kości, ale działka jest pusta
    }
cli-play-oilcity-did-lose = traci { $drillers }
cli-play-oilcity-did-sell =
    { $wagons ->
        [one] sprzedaje { $goods } w { $wagons } wagonie za { $price } złr
       *[other] sprzedaje { $goods } w { $wagons } wagonach za { $price } złr
    }
cli-play-oilcity-did-sell-nothing = nic nie sprzedaje

## Oil City: początki słów, którymi opisuje się życzenie

cli-play-oilcity-stems =
    { $meaning ->
        [engineer] inży inzy
        [landowner] ziemian
        [manager] zarząd zarzad
        [merchant] kupiec kupc
        [money] pieni złr zlr gotów gotow
        [wax] wosk
        [gas] gaz
        [kerosene] naft
        [crude] rop
        [tower] wież wiez
        [driller] wiertacz
        [pump] pomp
        [fan] wentyl
        [distillery] destyl
        [rig] wiertnic kanad
        [wagon] wagon
        [refinery] rafineri
        [plot] dział dzial
        [pedlar] maziarz
        [refine] uruch przerób przerob
        [clear] zdejm usuń usun
        [confirm] zatwierd
        [lift] podnieś podnies
        [auto] auto najlep
        [extract] wydob
        [sell] sprzed
        [nothing] nic
        [return] zwróć zwroc zwrot oddaj
        [name] nazw
        [offer] ofert oferuj zaofer
        [counter] kontr odpowied
        [all] wszys
        [give] daj daję daje
        [take] bior weź wez
        [later] później pozniej potem
        [due] termin tur
        [accept] przyjm akcept
        [decline] odrzu odmów odmow
        [withdraw] wycof
        [keep] spełn speln dotrzym
        [offers] oferty umowy
       *[look] pokaż pokaz spółk spolk zobacz
    }

## 18Africa: pierwszy ekran

cli-play-africa-welcome-cards = Jesteś jednym z inwestorów. Karty na ręce to prawa zakupu akcji; licytacje dają ich więcej.
cli-play-africa-welcome-companies = Kto ma udział dyrektorski albo najwięcej akcji spółki, ten ją prowadzi: tory, stacje, pociągi, dywidenda.
cli-play-africa-welcome-map = Rundy giełdowe i pary rund operacyjnych idą na zmianę. „mapa” pokazuje mapę, „mapa cała” całą.
cli-play-africa-welcome-goal = Cel: największy majątek w gotówce, bonach, firmach prywatnych i akcjach. Pieniądze spółek nie są twoje.

## 18Africa: ekran

cli-play-africa-pounds = { $amount } £
cli-play-africa-operating = Runda operacyjna { $number }
cli-play-africa-stock = Runda giełdowa { $number }
cli-play-africa-bank = bank { $money } £
cli-play-africa-ending = koniec blisko
cli-play-africa-market = Giełda
cli-play-africa-no-markers = żadna spółka jeszcze nie działa
cli-play-africa-head =
    { $column ->
        [company] spółka
        [price] kurs
        [treasury] kasa
        [trains] pociągi
        [leader] prowadzi
        [yours] twoje
        [pool] pula
        [shares] akcje
        [player] gracz
        [cash] gotówka
        [certificates] udziały
        [bonds] bony
        [cards] karty
        [worth] majątek
       *[owns] ma
    }
cli-play-africa-manager = (M)
cli-play-africa-in-pool = pula { $share }
cli-play-africa-worth = majątek { $worth } £
cli-play-africa-hand = Twoja ręka
cli-play-africa-deck = Talia
cli-play-africa-discard = Odrzucone
cli-play-africa-pool = Pula
cli-play-africa-pile = Do licytacji
cli-play-africa-depot = Pociągi
cli-play-africa-printed = cena nominalna { $price }
cli-play-africa-high = { $player } daje { $amount } £
cli-play-africa-still-in = licytują: { $players }
cli-play-africa-treasury = kasa { $cash } £
cli-play-africa-trains = pociągi: { $trains }
cli-play-africa-tokens = stacje do postawienia: { $costs }
cli-play-africa-stations = stacje: { $places }; do postawienia: { $left }
cli-play-africa-priced = kurs { $price } £, akcja liczyłaby się na końcu { $value } £
cli-play-africa-holders = akcje:
cli-play-africa-owns = ma { $things }
cli-play-africa-offered = { $company } daje { $seller } { $price } £ za pociąg { $train }.
cli-play-africa-stays = zostaje w parowozowni
cli-play-africa-count-what = Podaj za tym słowem pola, w turze spółki, na przykład „policz D3-D5”.
cli-play-africa-ranking = Majątki w £
cli-play-africa-row =
    { $row ->
        [cash] gotówka
        [bonds] bony
        [privates] firmy prywatne
        [shares] akcje
        [penalty] nieużyte koncesje
       *[total] majątek
    }

## 18Africa: menu

cli-play-africa-letter =
    { $deed ->
        [end] k
        [pass] p
        [flip] o
        [turn] t
        [bond] b
        [sell] s
        [offer] z
        [assign] a
       *[nothing] n
    }
cli-play-africa-back = wstecz
cli-play-africa-set-aside = Odłożone { $done } z { $all }
cli-play-africa-bid = Twoja stawka w £:
cli-play-africa-buy =
    { $source ->
        [hand] { $card } z ręki za { $price } £
        [pool] { $card } z puli za { $price } £
       *[discard] { $card } z odrzuconych za { $price } £
    }
cli-play-africa-bond = bon
cli-play-africa-sell = sprzedaj
cli-play-africa-sell-for = { $thing } za { $price } £
cli-play-africa-buy-train = kup { $train } za { $price } £
cli-play-africa-sell-train = sprzedaj { $train } bankowi za { $price } £
cli-play-africa-offer = oferta za pociąg innej spółki
cli-play-africa-offer-for = £ za { $train } spółki { $company }:
cli-play-africa-river-free = rzeka za darmo (P4)
cli-play-africa-station-free = stacja za { $price } £, za darmo (P5)
cli-play-africa-best-run = najlepszy przejazd: { $amount } £
cli-play-africa-pay = wypłać { $amount } £, { $share } £ na akcję: kurs { $before } → { $after }
cli-play-africa-keep = zatrzymaj { $amount } £ w kasie: kurs { $before } → { $after }

## 18Africa: pomoc

cli-play-africa-example = połóż E6 8 2
cli-play-africa-type-numbers = 1 · D5 · D5 2
cli-play-africa-help-numbers = opcja po numerze; pole, a potem numer kafelka; w licytacji liczba to stawka
cli-play-africa-type-buy = kup MF · sprzedaj KR · pas
cli-play-africa-help-buy = też „kup MF dyrektor”, „kup KR z puli”, „kup bon”, „sprzedaj P4”, „odkryj kartę”, „pas i odkryj kartę”
cli-play-africa-type-lay = połóż E6 8 2
cli-play-africa-help-lay = pole, kafelek i obrót (o szóste części, zgodnie z zegarem); z „darmo” rzekę płaci firma prywatna
cli-play-africa-type-station = stacja E4
cli-play-africa-help-station = drugie miasto pola to J21.1; z „darmo” płaci firma prywatna
cli-play-africa-type-run = jedź D3-D5;G2-F3
cli-play-africa-help-run = po jednej trasie na pociąg, pole po polu; „policz D3-D5” mówi, ile by dała
cli-play-africa-type-trains = kup 3 · oferta KR 2 100
cli-play-africa-help-trains = pociąg od banku albo 100 £ spółce KR za jej 2; „sprzedaj pociąg 2”; „przydziel złoto” to koncesja
cli-play-africa-type-map = mapa · mapa cała · mapa D5
cli-play-africa-help-map = mapa wokół twojej spółki, cała mapa, mapa wokół pola
cli-play-africa-type-look = spółka MF · gracze
cli-play-africa-help-look = wszystko o spółce; też „spółki”, „pociągi”, „kafelki”, „ręka”

## 18Africa: co kto zrobił, za nazwą

cli-play-africa-did-nominate = wystawia { $card }
cli-play-africa-did-bid = daje { $amount } £
cli-play-africa-did-buy =
    { $source ->
        [hand] kupuje { $card } z ręki za { $price } £
        [pool] kupuje { $card } z puli za { $price } £
        [discard] kupuje { $card } z odrzuconych za { $price } £
        [deck] kupuje { $card } z talii za { $price } £
       *[bank] kupuje { $card } za { $price } £
    }
cli-play-africa-did-sell = sprzedaje { $thing } za { $price } £
cli-play-africa-did-pass = pasuje
cli-play-africa-did-decline = odrzuca { $card }
cli-play-africa-did-lay =
    { $cost ->
        [0] kładzie #{ $tile } na { $place }
       *[other] kładzie #{ $tile } na { $place } za { $cost } £
    }
cli-play-africa-did-join = połączenie { $place }: { $amount } £
cli-play-africa-did-station = stacja { $place } za { $cost } £
cli-play-africa-did-run = zarabia { $amount } £
cli-play-africa-did-pay = płaci { $share } £ na akcję
cli-play-africa-did-keep = zatrzymuje { $amount } £
cli-play-africa-did-buy-train = kupuje pociąg { $train } za { $price } £
cli-play-africa-did-sell-train = sprzedaje pociąg { $train } za { $price } £
cli-play-africa-did-trade = kupuje pociąg { $train } od { $seller } za { $price } £
cli-play-africa-income = · Firmy prywatne i bony płacą: { $parts }

## 18Africa: początki słów, którymi opisuje się życzenia

cli-play-africa-stems =
    { $meaning ->
        [aside] odł odl
        [nominate] wystaw licytacja
        [bid] licytuj daję daje stawka
        [pass] pas spas
        [buy] kup
        [sell] sprzed
        [bond] bon
        [hand] ręk ręc rek
        [pool] pul
        [discard] odrzucon stos
        [deck] tali odkry
        [decline] odrzuć odrzuc
        [accept] przyjm
        [director] dyrektor
        [take] weź wez przejmij
        [leave] zostaw
        [end] koniec zakończ zakoncz gotow
        [lay] połóż poloz kładę klade buduj
        [station] stacj
        [free] darmo
        [run] jedź jedz jazda
        [pay] wypłać wyplac płać plac
        [keep] zatrzym
        [train] pociąg pociag
        [offer] ofert
        [assign] przydziel koncesj
        [map] map
        [all] cał cal
        [company] spółk spolk
        [players] gracz
        [tiles] kafel
        [count] policz licz
        [minerals] minerał mineral
        [dates] daktyl
        [gas] gaz
        [oil] rop
        [copper] mied
        [cotton] bawełn bawel
       *[gold] złot zlot
    }
