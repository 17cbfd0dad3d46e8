### Oil City w terminalu: `magnat play oilcity`.

## Pierwszy ekran

cli-play-oilcity-welcome-you = Prowadzisz jedną spółkę trzech wspólników; pozostałe prowadzą boty. Sześć tur, w każdej wydarzenie ustala ceny.
cli-play-oilcity-welcome-way = Działki dają wosk, gaz i ropę tam, gdzie stoi wieża lub wiertacz; z ropy rafinerie i destylarnie robią naftę.
cli-play-oilcity-welcome-turn = W każdej turze: połóż trzy żetony wspólników, ustaw działki, rzuć kością dla każdej, sprzedaj towar wagonami.
cli-play-oilcity-welcome-goal = Cel: największa wartość spółki. Punkty za działki, budynki, rafinerie, przychody z wagonów i każdą turę ze sprzedażą.

## Ekran

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

## Menu

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

## Pomoc

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

## Co zrobiła spółka, po jej nazwie

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

## Początki słów, którymi opisuje się życzenie

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
