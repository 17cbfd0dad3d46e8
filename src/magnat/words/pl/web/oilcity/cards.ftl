### Wpisywanie własnych kart wydarzeń i działek przed otwarciem stołu Oil City.

web-oilcity-cards-how = Wpisz karty ze swojego pudełka. Puste listy oznaczają karty tego programu. Ceny to wielokrotności 100; działka ma cztery złoża, cztery wolne pola i jedno z nazwą.
web-oilcity-cards-begin = Zacznij od kart tego programu
web-oilcity-cards-events = Karty wydarzeń ({ $number })
web-oilcity-cards-title = Tytuł wydarzenia { $number }
web-oilcity-cards-story = Opis
web-oilcity-cards-add-event = Dodaj wydarzenie
web-oilcity-cards-plots = Działki ({ $number })
web-oilcity-cards-plot = Nazwa działki { $number }
web-oilcity-cards-copies = Sztuk
web-oilcity-cards-field = Pole { $number }
web-oilcity-cards-add-plot = Dodaj działkę
web-oilcity-cards-remove = Usuń: { $name }
web-oilcity-cards-free = wolne
web-oilcity-cards-name = nazwa
web-oilcity-cards-tower = { $good } (tylko wieża)
