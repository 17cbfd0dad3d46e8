### Lekcja: jej plan i to, co klasa potem omawia.

## Plan: `magnat lesson`

lesson-plan-title =
    { $game } · { $pupils ->
        [one] { $pupils } uczeń
        [few] { $pupils } uczniów
        [many] { $pupils } uczniów
       *[other] { $pupils } ucznia
    } · { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
lesson-plan-sizes = { $teams }: { $sizes }
lesson-plan-size =
    { $teams ->
        [one] { $teams } po { $size }
       *[other] { $teams } po { $size }
    }
lesson-plan-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } · { $clock } s na każdy etap
lesson-plan-options = Ustawienia: { $options }
lesson-plan-seating = Zajmowanie miejsc i o co chodzi w grze
lesson-plan-turn = Tura { $turn }
lesson-plan-talk = Koniec gry: podium i rozmowa
lesson-plan-bell = Dzwonek
lesson-plan-a-turn = Jedna tura trwa { $time }:
lesson-plan-opening = otwarcie tury, odczytane na głos
lesson-plan-together = { $stage }: wszyscy jednocześnie
lesson-plan-one-by-one = { $stage }: jedni po drugich, po { $seconds } s
lesson-plan-banking = Bankierzy
lesson-plan-if-late = Jeśli brakuje czasu:
lesson-plan-late = Najpóźniejszy koniec tur: { $times }. Później niech tura { $last } będzie ostatnia albo skróć zegar etapu.
lesson-plan-latest = { $turn } o { $time }
lesson-plan-late-end = Ostatnia tura nie skończyła się o { $time }: zakończ grę od razu. I tak będą arkusze, miejsca i zwycięzca.
lesson-plan-no-fit =
    Nie mieści się: nawet ten najkrótszy plan potrzebuje jeszcze { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }.
lesson-plan-spare =
    { $minutes ->
        [one] Zapas: { $minutes } minuta.
        [few] Zapas: { $minutes } minuty.
        [many] Zapas: { $minutes } minut.
       *[other] Zapas: { $minutes } minuty.
    }
lesson-plan-by-data = Czasy według liczb z danych gry.
lesson-plan-by-lessons =
    { $lessons ->
        [one] Czasy według { $lessons } wcześniejszej lekcji.
        [few] Czasy według { $lessons } wcześniejszych lekcji.
        [many] Czasy według { $lessons } wcześniejszych lekcji.
       *[other] Czasy według { $lessons } wcześniejszej lekcji.
    }
error-no-lesson = Dane gry „{ $game }” nie mówią, ile trwa lekcja.
error-no-bell = Podaj długość lekcji: --minutes 45 albo --bell 10:45.
error-bad-bell = „{ $value }” to nie godzina; --bell wymaga godziny i minut, na przykład 10:45.
lesson-team-count =
    { $teams ->
        [one] { $teams } zespół
        [few] { $teams } zespoły
        [many] { $teams } zespołów
       *[other] { $teams } zespołu
    }
