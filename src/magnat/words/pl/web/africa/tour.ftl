### 18Africa: pierwsza gra krok po kroku, naszymi słowami.

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
