### McMulti: pierwsza gra krok po kroku, naszymi słowami.

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
