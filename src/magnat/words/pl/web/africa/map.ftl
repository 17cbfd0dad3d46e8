### Mapa 18Africa: pola, układanie torów, stacje, przejazdy.

web-map-title = Mapa
web-map-larger = Powiększ
web-map-smaller = Pomniejsz
web-map-whole = Cała mapa
web-map-company = Pokaż tory spółki { $company }
web-map-keys = Przeciągnij, aby przesunąć; rozsuń palce albo kręć kółkiem, aby powiększyć. Klawisze: strzałki prowadzą z pola na pole, Page Down i Page Up do pól, na których można coś zrobić, shift ze strzałką przesuwa mapę, + i − zmieniają wielkość, 0 pokazuje całość.
web-map-touch = Dotknij pola, aby przeczytać, co na nim jest.
web-map-pounds = { $amount } £

## Co jest na polu

web-map-hex-blank = puste pole
web-map-hex-blocked = zamknięte dla torów
web-map-hex-printed = tory nadrukowane
web-map-hex-tile = kafelek { $number }
web-map-hex-cost = { $terrain }: { $cost } £ przy pierwszym kafelku
web-map-hex-city =
    { $slots ->
        [one] miasto, jedna stacja
        [few] miasto, { $slots } stacje
       *[other] miasto, { $slots } stacji
    }
web-map-hex-town = miasteczko
web-map-hex-worth = { $value } £
web-map-hex-worth-now = { $value } £ (nadruk: { $printed } £)
web-map-hex-port = warte tyle, co najlepsze miasto trasy ({ $label })
web-map-hex-stations = stacje: { $companies }
web-map-hex-homes = siedziba: { $companies }
web-map-hex-source = stąd pochodzi: { $goods }
web-map-hex-goal = port przeznaczenia: { $goods }
web-map-hex-lay = można położyć kafelek
web-map-hex-token = można postawić stację

## Znaki

web-map-signs = Znaki
web-map-sign-city = Miasto: stacje stoją w jego miejscach; przerywany krążek to przyszła siedziba
web-map-sign-town = Miasteczka bez torów i z torami
web-map-sign-value = Obecna wartość; trójkąt znaczy, że zmienia ją koniunktura
web-map-sign-port = Miasto zmienne: najlepsze miasto trasy i dodatek
web-map-sign-mountain = Góry, płatne z pierwszym kafelkiem
web-map-sign-river = Rzeka, płatna z pierwszym kafelkiem
web-map-sign-lay = Tu można położyć kafelek
web-map-sign-goods = Towary: z rombu do kółka

## Układanie torów

web-map-lay = Połóż kafelek
web-map-lay-title = Kafelek na { $place }
web-map-lay-tiles = Pasujące kafelki
web-map-lay-tile =
    { $left ->
        [one] kafelek { $number }, ostatni
        [few] kafelek { $number }, zostały { $left }
       *[other] kafelek { $number }, zostało { $left }
    }
web-map-lay-left = × { $left }
web-map-lay-turn = Obróć
web-map-lay-back = Obróć z powrotem
web-map-lay-way =
    { $of ->
        [one] tylko tak
       *[other] ułożenie { $which } z { $of }
    }
web-map-lay-waive = Za rzekę płaci { $private }
web-map-lay-looking = Sprawdzam koszt …
web-map-lay-close = Zamknij
web-map-lays =
    { $count ->
        [one] Tory można ułożyć na jednym polu: dotknij go.
       *[other] Tory można ułożyć na { $count } polach: dotknij jednego z nich.
    }
web-map-tokens =
    { $count ->
        [one] Stację można postawić w jednym mieście: dotknij go.
       *[other] Stację można postawić w { $count } miastach: dotknij jednego z nich.
    }
web-map-cities = Dotknij miasta, w którym stanie stacja.
web-map-city-here = Stacja: { $place }

## Przejazdy

web-run-title = Co przynoszą pociągi
web-run-company = Ile zarobiłaby spółka?
web-run-best = Najlepszy przejazd
web-run-hide = Ukryj
web-run-no-trains = { $company } nie ma pociągu.
web-run-train = Pociąg { $train }
web-run-stays = zostaje w domu
web-run-passed = tylko przejazdem
web-run-times = { $sum } × { $times }
web-run-bonus = Premia: { $name }
web-run-sum = Razem
web-run-total = { $company } w sumie
web-run-proof = Nic nie daje więcej: porównano wszystkie trasy.
web-run-these = Jedź za { $amount } £
web-run-by-hand = Własne trasy
web-run-how = Podaj kolejno pola każdej trasy, D3-D5, a pociągi rozdziel średnikiem.
web-run-routes = Trasy
web-run-count = Policz
web-run-touch = Pociąg { $number }: dotykaj przystanków na mapie
web-run-touching = Pociąg { $number }: dotknij następnego przystanku; ponowne dotknięcie ostatniego go cofa.
web-run-clear = Od nowa
