### Oil City: pierwsza gra krok po kroku, naszymi słowami.

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
