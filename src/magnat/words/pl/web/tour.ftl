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

## W grze pokazanej w tabelach

web-tour-general-tables = Gra w tabelach
web-tour-general-tables-text = Ta gra nie ma tu własnej planszy: tabele pokazują wszystko, co możesz wiedzieć, a gdzie się da, każdy gracz ma swój wiersz. Kreska oznacza, że coś jest ukryte albo że niczego tam nie ma.
web-tour-general-act = Jak wykonać ruch
web-tour-general-act-text = Każdy możliwy ruch to przycisk. Naciśnij go, a zobaczysz, ile to kosztuje i co przyniesie; nic się nie stanie, dopóki nie potwierdzisz. Przy pytaniu stoi numer zasady: otwiera jej treść obok tabel.
