### Pierwsza gra krok po kroku, naszymi słowami.

web-tour = Pierwsza gra
web-tour-end = Zakończ
web-tour-next = Dalej
web-tour-before = Wstecz
web-tour-done = Graj dalej
web-tour-fold = Zwiń kartę
web-tour-unfold = Rozwiń kartę

## W każdej grze

web-tour-act = Jak wykonać ruch
web-tour-act-text = Na planszy wyróżnione jest to, czego możesz dotknąć. Gdy to zrobisz, pole twojej decyzji powie, ile to kosztuje i co przyniesie; nic się nie stanie, dopóki nie potwierdzisz. Wszystkie możliwe ruchy są też na liście: dla klawiatury albo na szybki rzut oka.
web-tour-why = Nie da się? Zapytaj dlaczego
web-tour-why-text = Dotknij czegoś, co teraz nie jest możliwe: niczego nie zepsujesz. Dowiesz się, która zasada stoi na przeszkodzie, jakie liczby zdecydowały i co udałoby się zamiast tego. Numer zasady otwiera jej treść obok planszy.
web-tour-back = Co się stało i jak to cofnąć
web-tour-back-text = Dziennik opisuje każdy krok jednym zdaniem i podaje zasadę. Własny ostatni ruch możesz cofnąć, dopóki nikt nie rzucił, nie dociągnął karty ani nie zagrał. Tyle wystarczy: reszta przyjdzie w czasie gry.

## McMulti

web-tour-mcmulti-goal = Wygrywa największa gotówka
web-tour-mcmulti-goal-text = Kierujesz spółką naftową, a wszystkie kwoty to miliony dolarów. Kto na koniec swojej tury ma 750 w gotówce, może ogłosić ostatnią rundę. Potem wygrywa ten, kto ma najwięcej gotówki.
web-tour-mcmulti-start = Pierwsze zakupy
web-tour-mcmulti-start-text = Przed pierwszą turą każdy kupuje wieże wiertnicze, rafinerie i stacje benzynowe i stawia je na wolnych polach własnej ćwiartki. Po kilka sztuk każdego rodzaju to rozsądny początek; zostaw trochę gotówki na ropę.
web-tour-mcmulti-market = Tura zaczyna się na rynku
web-tour-mcmulti-market-text = Możesz handlować z jednym z dwóch rynków. Każda kupiona baryłka jest droższa od poprzedniej, a każda sprzedana przynosi mniej; następne ceny widać, zanim naciśniesz. Gdy skończysz, przejdź do rzutu.
web-tour-mcmulti-dice = Potem pracują kości
web-tour-mcmulti-dice-text = Jedna kość wskazuje rząd, druga kolumnę. To, co trafią, działa po kolei: stacje sprzedają benzynę, rafinerie robią ją z ropy, szyby dają ropę. Obiekt trafiony obiema kośćmi działa podwójnie, a wieża może stać się szybem. Potem z twojego rzutu korzystają sąsiedzi, a ty z ich rzutów.
web-tour-mcmulti-news = Koniunktura i wiadomości
web-tour-mcmulti-news-text = Różnice między kośćmi się sumują; przy 8 nowa karta koniunktury zmienia ceny obiektów i to, ile płacą konsumenci. Dublety przynoszą wiadomości: obie karty, które mogą nadejść, leżą odkryte, więc zajrzyj do nich zawczasu.
web-tour-mcmulti-end = Jak to się kończy
web-tour-mcmulti-end-text = Po ostatnich turach bank skupuje obiekty po niskich cenach depresji. Przestań więc budować w porę i zamień baryłki na gotówkę. Powodzenia!

## Oil City

web-tour-oilcity-goal = Wygrywa najcenniejsza spółka
web-tour-oilcity-goal-text = Sześć tur galicyjskiej gorączki naftowej. O wartości spółki decydują działki, piony na nich i rafinerie oraz punkt za każde pełne 1000 złr przychodu z wagonów. Sama gotówka nic nie daje: wydawaj ją.
web-tour-oilcity-company = Ty i twoi wspólnicy
web-tour-oilcity-company-text = Spółkę tworzy troje wspólników. Masz swoją profesję i jeden żeton na turę; wspólnicy, tutaj boty, mają własne. Widzisz, co planują, a oni widzą, co planujesz ty.
web-tour-oilcity-invest = Ceny, potem inwestycje
web-tour-oilcity-invest-text = Karta wydarzenia ustala ceny wosku, gazu i nafty w tej turze. Potem każdy kładzie żeton: na swojej karcie postaci po wieże, wiertaczy, działki, wagony lub dla maziarza, na karcie inwestycji po usprawnienie lub rafinerię albo na rafinerii, żeby ją uruchomić.
web-tour-oilcity-plots = Surowce dają działki
web-tour-oilcity-plots-text = Wieże i wiertacze stają na złożach, usprawnienia na wolnych polach obok. Dla każdej działki kość pokazuje 0, 1 lub 2 i tyle daje każde pole z wieżą lub wiertaczem. Wiertacze potem odchodzą, wieże zostają.
web-tour-oilcity-sale = Załaduj wagony
web-tour-oilcity-sale-text = Na wagon wchodzą najwyżej cztery jednostki. Bank płaci ceny z tej tury i zabiera załadowane wagony. Możesz też poczekać na lepsze ceny, ale każda tura ze sprzedanym wagonem daje punkt.
web-tour-oilcity-deals = Umowy z innymi spółkami
web-tour-oilcity-deals-text = Spółki mogą prawie zawsze handlować surowcami, pionami, działkami i pieniędzmi, od razu albo z obietnicą na późniejszą turę. Nic nie zmienia właściciela, dopóki obie strony się nie zgodzą.

## 18Africa

web-tour-africa-goal = Wygrywa największy majątek
web-tour-africa-goal-text = Na koniec liczą się twoja gotówka, bony, firmy prywatne i akcje; pieniądze w kasie spółki nie są twoje. Koniec się zbliża, gdy bank jest pusty albo cena akcji dochodzi do 400.
web-tour-africa-cards = Wybierz karty, potem licytuj
web-tour-africa-cards-text = Dostajesz karty i w tajemnicy zatrzymujesz połowę. To, co wszyscy odrzucili, idzie na licytację. Karta na ręce nie jest jeszcze własnością: tylko tobie daje prawo kupienia później tego certyfikatu.
web-tour-africa-shares = Rundy giełdowe
web-tour-africa-shares-text = W każdej turze kupujesz z jednego źródła: z ręki, z puli, z talii, ze stosu odrzuconych albo bon. Sprzedajesz tylko w swojej pierwszej turze rundy. To, co płacisz za akcję z karty, trafia do kasy jej spółki.
web-tour-africa-lead = Kto kieruje spółką?
web-tour-africa-lead-text = Spółka rusza wraz z certyfikatem Prezesa albo z trzecią akcją. Kto ma ten certyfikat, decyduje za nią; dopóki nikt go nie ma, Menadżerem jest największy akcjonariusz. Możesz kierować kilkoma spółkami.
web-tour-africa-track = Rundy operacyjne
web-tour-africa-track-text = Spółki po kolei układają tory, mogą postawić stację, wysyłają pociągi i wypłacają dochód albo go zatrzymują. Wypłata podnosi cenę akcji, zatrzymanie ją obniża, ale starcza na pociągi. Poproś o najlepszą trasę: program ją policzy.
web-tour-africa-hold = Miej wszystkich na oku
web-tour-africa-hold-text = Zestawienie pokazuje, kto co posiada. Nikt nie kupi więcej certyfikatów, niż pozwala limit, a spółka ma najwyżej dwa pociągi. To, co należy do spółki, podnosi na koniec wartość jej akcji.
