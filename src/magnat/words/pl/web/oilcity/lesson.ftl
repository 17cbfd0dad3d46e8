### Co o grze Oil City czyta osoba prowadząca lekcję, i część tej gry na dużym ekranie.

web-oilcity-lesson-next = Następne wydarzenie
web-oilcity-lesson-hold = Czekajcie na mnie przed następnym wydarzeniem
web-oilcity-price-up = w górę
web-oilcity-price-down = w dół
web-oilcity-prices-before = Ceny z wcześniejszych tur
