### 18Africa w terminalu: `magnat play africa`.

## Pierwszy ekran

cli-play-africa-welcome-cards = Jesteś jednym z inwestorów. Karty na ręce to prawa zakupu akcji; licytacje dają ich więcej.
cli-play-africa-welcome-companies = Kto ma udział dyrektorski albo najwięcej akcji spółki, ten ją prowadzi: tory, stacje, pociągi, dywidenda.
cli-play-africa-welcome-map = Rundy giełdowe i pary rund operacyjnych idą na zmianę. „mapa” pokazuje mapę, „mapa cała” całą.
cli-play-africa-welcome-goal = Cel: największy majątek w gotówce, bonach, firmach prywatnych i akcjach. Pieniądze spółek nie są twoje.

## Ekran

cli-play-africa-pounds = { $amount } £
cli-play-africa-operating = Runda operacyjna { $number }
cli-play-africa-stock = Runda giełdowa { $number }
cli-play-africa-bank = bank { $money } £
cli-play-africa-ending = koniec blisko
cli-play-africa-market = Giełda
cli-play-africa-no-markers = żadna spółka jeszcze nie działa
cli-play-africa-head =
    { $column ->
        [company] spółka
        [price] kurs
        [treasury] kasa
        [trains] pociągi
        [leader] prowadzi
        [yours] twoje
        [pool] pula
        [shares] akcje
        [player] gracz
        [cash] gotówka
        [certificates] udziały
        [bonds] bony
        [cards] karty
        [worth] majątek
       *[owns] ma
    }
cli-play-africa-manager = (M)
cli-play-africa-in-pool = pula { $share }
cli-play-africa-worth = majątek { $worth } £
cli-play-africa-hand = Twoja ręka
cli-play-africa-deck = Talia
cli-play-africa-discard = Odrzucone
cli-play-africa-pool = Pula
cli-play-africa-pile = Do licytacji
cli-play-africa-depot = Pociągi
cli-play-africa-printed = cena nominalna { $price }
cli-play-africa-high = { $player } daje { $amount } £
cli-play-africa-still-in = licytują: { $players }
cli-play-africa-treasury = kasa { $cash } £
cli-play-africa-trains = pociągi: { $trains }
cli-play-africa-tokens = stacje do postawienia: { $costs }
cli-play-africa-stations = stacje: { $places }; do postawienia: { $left }
cli-play-africa-priced = kurs { $price } £, akcja liczyłaby się na końcu { $value } £
cli-play-africa-holders = akcje:
cli-play-africa-owns = ma { $things }
cli-play-africa-offered = { $company } daje { $seller } { $price } £ za pociąg { $train }.
cli-play-africa-stays = zostaje w parowozowni
cli-play-africa-count-what = Podaj za tym słowem pola, w turze spółki, na przykład „policz D3-D5”.
cli-play-africa-ranking = Majątki w £
cli-play-africa-row =
    { $row ->
        [cash] gotówka
        [bonds] bony
        [privates] firmy prywatne
        [shares] akcje
        [penalty] nieużyte koncesje
       *[total] majątek
    }

## Menu

cli-play-africa-letter =
    { $deed ->
        [end] k
        [pass] p
        [flip] o
        [turn] t
        [bond] b
        [sell] s
        [offer] z
        [assign] a
       *[nothing] n
    }
cli-play-africa-back = wstecz
cli-play-africa-set-aside = Odłożone { $done } z { $all }
cli-play-africa-bid = Twoja stawka w £:
cli-play-africa-buy =
    { $source ->
        [hand] { $card } z ręki za { $price } £
        [pool] { $card } z puli za { $price } £
       *[discard] { $card } z odrzuconych za { $price } £
    }
cli-play-africa-bond = bon
cli-play-africa-sell = sprzedaj
cli-play-africa-sell-for = { $thing } za { $price } £
cli-play-africa-buy-train = kup { $train } za { $price } £
cli-play-africa-sell-train = sprzedaj { $train } bankowi za { $price } £
cli-play-africa-offer = oferta za pociąg innej spółki
cli-play-africa-offer-for = £ za { $train } spółki { $company }:
cli-play-africa-river-free = rzeka za darmo (P4)
cli-play-africa-station-free = stacja za { $price } £, za darmo (P5)
cli-play-africa-best-run = najlepszy przejazd: { $amount } £
cli-play-africa-pay = wypłać { $amount } £, { $share } £ na akcję: kurs { $before } → { $after }
cli-play-africa-keep = zatrzymaj { $amount } £ w kasie: kurs { $before } → { $after }

## Pomoc

cli-play-africa-example = połóż E6 8 2
cli-play-africa-type-numbers = 1 · D5 · D5 2
cli-play-africa-help-numbers = opcja po numerze; pole, a potem numer kafelka; w licytacji liczba to stawka
cli-play-africa-type-buy = kup MF · sprzedaj KR · pas
cli-play-africa-help-buy = też „kup MF dyrektor”, „kup KR z puli”, „kup bon”, „sprzedaj P4”, „odkryj kartę”, „pas i odkryj kartę”
cli-play-africa-type-lay = połóż E6 8 2
cli-play-africa-help-lay = pole, kafelek i obrót (o szóste części, zgodnie z zegarem); z „darmo” rzekę płaci firma prywatna
cli-play-africa-type-station = stacja E4
cli-play-africa-help-station = drugie miasto pola to J21.1; z „darmo” płaci firma prywatna
cli-play-africa-type-run = jedź D3-D5;G2-F3
cli-play-africa-help-run = po jednej trasie na pociąg, pole po polu; „policz D3-D5” mówi, ile by dała
cli-play-africa-type-trains = kup 3 · oferta KR 2 100
cli-play-africa-help-trains = pociąg od banku albo 100 £ spółce KR za jej 2; „sprzedaj pociąg 2”; „przydziel złoto” to koncesja
cli-play-africa-type-map = mapa · mapa cała · mapa D5
cli-play-africa-help-map = mapa wokół twojej spółki, cała mapa, mapa wokół pola
cli-play-africa-type-look = spółka MF · gracze
cli-play-africa-help-look = wszystko o spółce; też „spółki”, „pociągi”, „kafelki”, „ręka”

## Co kto zrobił, za nazwą

cli-play-africa-did-nominate = wystawia { $card }
cli-play-africa-did-bid = daje { $amount } £
cli-play-africa-did-buy =
    { $source ->
        [hand] kupuje { $card } z ręki za { $price } £
        [pool] kupuje { $card } z puli za { $price } £
        [discard] kupuje { $card } z odrzuconych za { $price } £
        [deck] kupuje { $card } z talii za { $price } £
       *[bank] kupuje { $card } za { $price } £
    }
cli-play-africa-did-sell = sprzedaje { $thing } za { $price } £
cli-play-africa-did-pass = pasuje
cli-play-africa-did-decline = odrzuca { $card }
cli-play-africa-did-lay =
    { $cost ->
        [0] kładzie #{ $tile } na { $place }
       *[other] kładzie #{ $tile } na { $place } za { $cost } £
    }
cli-play-africa-did-join = połączenie { $place }: { $amount } £
cli-play-africa-did-station = stacja { $place } za { $cost } £
cli-play-africa-did-run = zarabia { $amount } £
cli-play-africa-did-pay = płaci { $share } £ na akcję
cli-play-africa-did-keep = zatrzymuje { $amount } £
cli-play-africa-did-buy-train = kupuje pociąg { $train } za { $price } £
cli-play-africa-did-sell-train = sprzedaje pociąg { $train } za { $price } £
cli-play-africa-did-trade = kupuje pociąg { $train } od { $seller } za { $price } £
cli-play-africa-income = · Firmy prywatne i bony płacą: { $parts }

## Początki słów, którymi opisuje się życzenia

cli-play-africa-stems =
    { $meaning ->
        [aside] odł odl
        [nominate] wystaw licytacja
        [bid] licytuj daję daje stawka
        [pass] pas spas
        [buy] kup
        [sell] sprzed
        [bond] bon
        [hand] ręk ręc rek
        [pool] pul
        [discard] odrzucon stos
        [deck] tali odkry
        [decline] odrzuć odrzuc
        [accept] przyjm
        [director] dyrektor
        [take] weź wez przejmij
        [leave] zostaw
        [end] koniec zakończ zakoncz gotow
        [lay] połóż poloz kładę klade buduj
        [station] stacj
        [free] darmo
        [run] jedź jedz jazda
        [pay] wypłać wyplac płać plac
        [keep] zatrzym
        [train] pociąg pociag
        [offer] ofert
        [assign] przydziel koncesj
        [map] map
        [all] cał cal
        [company] spółk spolk
        [players] gracz
        [tiles] kafel
        [count] policz licz
        [minerals] minerał mineral
        [dates] daktyl
        [gas] gaz
        [oil] rop
        [copper] mied
        [cotton] bawełn bawel
       *[gold] złot zlot
    }
