### Teksty klienta WWW dla McMulti: plansze, formularze, rodzaje działań. Wszystkie kwoty w milionach dolarów.

web-mcmulti-money = { $amount } $

## Rodzaje działań jako nagłówki

web-mcmulti-do-buy-asset = Kup obiekt
web-mcmulti-do-buy-barrel = Kup baryłkę
web-mcmulti-do-choose-quadrant = Wybierz ćwiartkę
web-mcmulti-do-declare = Ogłoś ostatnią rundę
web-mcmulti-do-drill = Wywierć szyb
web-mcmulti-do-end-purchases = Zakończ zakupy
web-mcmulti-do-end-turn = Zakończ turę
web-mcmulti-do-free-refinery = Zapłać za stojącą rafinerię
web-mcmulti-do-keep-rest = Zatrzymaj resztę
web-mcmulti-do-leave-rig = Zostaw wieżę
web-mcmulti-do-pump = Wydobądź ropę
web-mcmulti-do-refine = Przerób ropę
web-mcmulti-do-roll = Rzuć kośćmi
web-mcmulti-do-sell-all = Sprzedaj wszystkie obiekty
web-mcmulti-do-sell-asset = Sprzedaj obiekt
web-mcmulti-do-sell-barrel = Sprzedaj baryłkę
web-mcmulti-do-sell-fuel = Sprzedaj benzynę konsumentom
web-mcmulti-do-take-quadrant = Zajmij ćwiartkę

## Arkusze

web-mcmulti-sheets = Plansze
web-mcmulti-tab-board = Plansza
web-mcmulti-tab-markets = Rynki
web-mcmulti-tab-consumers = Konsumenci
web-mcmulti-tab-cards = Karty
web-mcmulti-tab-companies = Firmy

## Tura

web-mcmulti-round = runda { $round }, tura { $turn }
web-mcmulti-last-round = Ostatnia runda
web-mcmulti-red = czerwona kość: { $number }
web-mcmulti-black = czarna kość: { $number }
web-mcmulti-not-rolled = Kości jeszcze nie rzucono
web-mcmulti-roll = Rzuć
web-mcmulti-my-cash = Twoja gotówka
web-mcmulti-bank = Bank
web-mcmulti-event-economy = Gospodarka: { $card }
web-mcmulti-event-spared = Ciebie to nic nie kosztuje.
web-mcmulti-event-last = Ostatnie tury
web-mcmulti-event-last-mine = Masz jeszcze dokładnie jedną turę; potem wygrywa najwięcej gotówki.
web-mcmulti-event-my-last = Twoja ostatnia tura
web-mcmulti-event-my-last-text = Potem liczy się tylko gotówka: czego teraz nie sprzedasz, pójdzie po cenach Depresji.
web-mcmulti-bill-missing = Brakuje jeszcze { $missing }
web-mcmulti-bill-covered = Pokryto { $covered } z { $owed }
web-mcmulti-bill-after = Po tej sprzedaży będzie jeszcze brakować { $missing }.
web-mcmulti-bill-enough = Ta sprzedaż wystarczy: rachunek zostanie od razu zapłacony.
web-mcmulti-odds-both = Obie kości trafiają tu w { $times } na { $all } rzutów.
web-mcmulti-odds-never = Obie kości nigdy się tu nie spotkają: rząd i kolumna są równe, a dublety nie dają produkcji. Trafia tu zawsze tylko jedna kość.
web-mcmulti-odds-never-rig = Wieża wiertnicza nigdy tu nie trafi na ropę: obie kości spotykają się tylko tam, gdzie rząd i kolumna są różne, bo dublety nie dają produkcji.
web-mcmulti-never-legend = Tu obie kości nigdy się nie spotkają: wieża nie znajdzie ropy.
web-mcmulti-fill-row = Rząd { $number }: { $what } na każdym wolnym polu
web-mcmulti-fill-column = Kolumna { $number }: { $what } na każdym wolnym polu
web-mcmulti-basket-left = zostaje { $amount }
web-mcmulti-basket-short = zostaje { $amount }: na więcej nie wystarczy
web-mcmulti-basket-buy = Kup { $number }
web-mcmulti-basket-clear = Zdejmij wszystko z planszy
web-mcmulti-now = Co jest teraz potrzebne
web-mcmulti-hits-nothing = nic nie trafia
web-mcmulti-drill-for = Wywierć szyb za { $price }
web-mcmulti-bill-text = „{ $card }” kosztuje cię { $owed }, a masz { $cash }. Sprzedaj obiekty na planszy albo na liście; wszystko, co wolno sprzedać, przyniesie { $assets }.
web-mcmulti-land-text = Wybierz swoje miejsce przy planszy. Sąsiadami są ci obok, a gra toczy się zgodnie z ruchem wskazówek zegara.
web-mcmulti-land-pair = Wybierz swoje miejsce przy planszy: ćwiartka po przekątnej też będzie twoja.
web-mcmulti-declare-text = Masz { $goal } lub więcej: jeśli ogłosisz koniec, pozostali mają jeszcze po jednej turze, a potem wygrywa najwięcej gotówki.
web-mcmulti-settle-text = Teraz liczy się tylko gotówka: to, co zatrzymasz, nie jest już nic warte.
web-mcmulti-amount = { $what } ({ $low }–{ $high })
web-mcmulti-neighbour = Sąsiadujesz: rzut ({ $name }) działa też na twoje obiekty.
web-mcmulti-idle-text =
    { $number ->
        [one] Jedna z twoich rafinerii stoi bezczynnie. Dotknij jej, aby zapłacić { $price } i znów ją uruchomić.
        [few] { $number } twoje rafinerie stoją bezczynnie. Dotknij jednej z nich, aby zapłacić { $price } i znów ją uruchomić.
       *[many] { $number } twoich rafinerii stoi bezczynnie. Dotknij jednej z nich, aby zapłacić { $price } i znów ją uruchomić.
    }
web-mcmulti-idle-short = Brakuje ci { $missing }: po wyborze sprzedasz inne obiekty, a opłata zostanie od razu wniesiona.
web-mcmulti-preview = Co to da

## Plansza

web-mcmulti-board = Plansza
web-mcmulti-board-lines = czerwona kość: rząd · czarna: kolumna
web-mcmulti-legend = Pionki
web-mcmulti-quadrant-short-0 = płn.-zach.
web-mcmulti-quadrant-short-1 = płn.-wsch.
web-mcmulti-quadrant-short-2 = płd.-wsch.
web-mcmulti-quadrant-short-3 = płd.-zach.
web-mcmulti-cell = rząd { $row }, kolumna { $column }
web-mcmulti-empty = puste
web-mcmulti-idle = stoi bezczynnie
web-mcmulti-hit =
    { $times ->
        [1] trafia jedna kość
       *[2] trafiają obie kości
    }
web-mcmulti-works-here = tu działa rzut
web-mcmulti-enlarge = Powiększ
web-mcmulti-whole-board = Wróć do całej planszy
web-mcmulti-enlarge-hint = Dotknij nazwy ćwiartki, aby ją powiększyć; wtedy można dotykać jej pól.
web-mcmulti-palette = Obiekty na sprzedaż
web-mcmulti-place-held = Dotykaj pól swojej ćwiartki albo numeru rzędu lub kolumny, aby zająć je w całości.
web-mcmulti-place-any = Wybierz obiekt, a potem dotknij pola – albo najpierw dotknij pola.
web-mcmulti-my-assets = Twoje obiekty
web-mcmulti-no-assets = Nie masz jeszcze nic: bez obiektów nie ma produkcji.
web-mcmulti-idle-fee = stoi, dopóki nie zapłacisz { $price }

## Rynki i konsumenci

web-mcmulti-track =
    { $barrels ->
        [0] { $good }, { $market }: brak baryłek
        [one] { $good }, { $market }: jedna baryłka za { $lowest }
        [few] { $good }, { $market }: { $barrels } baryłki, najtańsza za { $lowest }
       *[many] { $good }, { $market }: { $barrels } baryłek, najtańsza za { $lowest }
    }
web-mcmulti-buy-for = Kup za { $price }
web-mcmulti-sell-for = Sprzedaj za { $price }
web-mcmulti-buy-nothing = Nie ma co kupić
web-mcmulti-sell-nothing = Brak miejsca
web-mcmulti-then = potem { $prices }
web-mcmulti-closed = zamknięty
web-mcmulti-traded-here = twój rynek w tej turze
web-mcmulti-trades-here = tu handluje { $name }
web-mcmulti-other-market = jeden rynek na turę
web-mcmulti-consumers = Rynek konsumencki
web-mcmulti-next-barrel = następna baryłka
web-mcmulti-consumers-pay = Następna baryłka ze stacji benzynowej przyniesie { $price }.
web-mcmulti-consumers-full = Konsumenci nie wezmą już więcej baryłek.
web-mcmulti-red-spaces = Gdy zmienia się koniunktura, zostaje tylko najtańsza baryłka i przesuwa się o tyle czerwonych pól, ile mówi nowa karta.
web-mcmulti-consumers-barrels =
    { $barrels ->
        [one] Jedna baryłka stoi na { $cheapest }.
        [few] { $barrels } baryłki stoją od { $cheapest } w górę.
       *[many] { $barrels } baryłek stoi od { $cheapest } w górę.
    }

## Karty

web-mcmulti-economy = Koniunktura
web-mcmulti-bank-sells = Kupno
web-mcmulti-bank-pays = Sprzedaż
web-mcmulti-next-well = Zamiana wieży w szyb kosztuje teraz { $price }.
web-mcmulti-difference = Znacznik różnicy
web-mcmulti-difference-text = Przesuwa się o różnicę kości; przy { $number } kość decyduje o następnej karcie.
web-mcmulti-follows = Co może nastąpić
web-mcmulti-in-six = { $chances } na 6
web-mcmulti-would-pay = konsumenci zapłacą wtedy { $price }
web-mcmulti-demand = popyt { $demand }
web-mcmulti-news = Wiadomości
web-mcmulti-likely = Prawdopodobna: przy { $doubles }
web-mcmulti-unlikely = Mało prawdopodobna: przy { $doubles }
web-mcmulti-lasting = Obowiązuje teraz
web-mcmulti-to-come =
    { $number ->
        [one] Jeszcze jedna karta w talii
        [few] Jeszcze { $number } karty w talii
       *[many] Jeszcze { $number } kart w talii
    }
web-mcmulti-unseen = Najpierw, w nieznanej kolejności
web-mcmulti-under = Potem, w tej kolejności

## Firmy

web-mcmulti-companies = Firmy
web-mcmulti-company = Firma
web-mcmulti-cash = Gotówka
web-mcmulti-hidden = ukryta
web-mcmulti-goal = Cel: { $goal } mln $ w gotówce
web-mcmulti-unit = Wszystkie kwoty w milionach dolarów.
web-mcmulti-active = ma kości
web-mcmulti-owes = dług { $amount }
web-mcmulti-short = dług { $amount }, brakuje { $missing }
web-mcmulti-idle-refineries =
    { $number ->
        [one] jedna rafineria stoi
        [few] { $number } rafinerie stoją
       *[many] { $number } rafinerii stoi
    }
web-mcmulti-declared = ogłoszono koniec
web-mcmulti-settled = rozliczono

## Kilka ruchów w jednym zdaniu

web-mcmulti-bought-together = { $name } kupuje: { $what } – razem za { $price }.
web-mcmulti-sold-together = { $name } sprzedaje: { $what } – razem za { $price }.

## Kości i karty prawdziwego stołu

web-mcmulti-type-in = Prawdziwy stół:
web-mcmulti-type-red = Czerwona kość: rząd
web-mcmulti-type-black = Czarna kość: kolumna
web-mcmulti-type-enter = Wpisz
