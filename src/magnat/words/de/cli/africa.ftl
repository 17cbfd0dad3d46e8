### 18Africa im Terminal: `magnat play africa`.

## Die erste Seite

cli-play-africa-welcome-cards = Du legst Geld an wie die anderen. Karten auf der Hand sind Rechte auf Aktien; Auktionen bringen mehr davon.
cli-play-africa-welcome-companies = Wer das Direktorzertifikat oder die meisten Aktien hat, leitet die Gesellschaft: Gleis, Bahnhöfe, Züge, Dividende.
cli-play-africa-welcome-map = Aktienrunden und je zwei Betriebsrunden wechseln sich ab. „karte“ zeigt die Karte, „karte ganz“ die ganze.
cli-play-africa-welcome-goal = Ziel: das größte Vermögen an Bargeld, Anleihen, Privatgesellschaften und Aktien. Das Geld der Gesellschaften zählt nicht.

## Der Bildschirm

cli-play-africa-pounds = { $amount } £
cli-play-africa-operating = Betriebsrunde { $number }
cli-play-africa-stock = Aktienrunde { $number }
cli-play-africa-bank = Bank { $money } £
cli-play-africa-ending = das Ende naht
cli-play-africa-market = Börse
cli-play-africa-no-markers = keine Gesellschaft ist gegründet
cli-play-africa-head =
    { $column ->
        [company] Ges.
        [price] Kurs
        [treasury] Kasse
        [trains] Züge
        [leader] Leitung
        [yours] deine
        [pool] Pool
        [shares] Aktien
        [player] Person
        [cash] Geld
        [certificates] Zert.
        [bonds] Anl.
        [cards] Karten
        [worth] Wert
       *[owns] besitzt
    }
cli-play-africa-manager = (V)
cli-play-africa-in-pool = Pool { $share }
cli-play-africa-worth = Wert { $worth } £
cli-play-africa-hand = Deine Hand
cli-play-africa-deck = Stapel
cli-play-africa-discard = Ablage
cli-play-africa-pool = Pool
cli-play-africa-pile = Zu versteigern
cli-play-africa-depot = Züge
cli-play-africa-printed = aufgedruckt { $price }
cli-play-africa-high = { $player } bietet { $amount } £
cli-play-africa-still-in = noch dabei: { $players }
cli-play-africa-treasury = Kasse { $cash } £
cli-play-africa-trains = Züge: { $trains }
cli-play-africa-tokens = Bahnhöfe übrig: { $costs }
cli-play-africa-stations = Bahnhöfe: { $places }; übrig: { $left }
cli-play-africa-priced = Kurs { $price } £, eine Aktie zählte am Ende { $value } £
cli-play-africa-holders = Aktien:
cli-play-africa-owns = besitzt { $things }
cli-play-africa-offered = { $company } bietet { $seller } { $price } £ für einen Zug { $train }.
cli-play-africa-stays = bleibt im Schuppen
cli-play-africa-count-what = Nenne dahinter Felder, im Zug einer Gesellschaft, zum Beispiel „zähle D3-D5“.
cli-play-africa-ranking = Vermögen in £
cli-play-africa-row =
    { $row ->
        [cash] Geld
        [bonds] Anleihen
        [privates] Privatgesellschaften
        [shares] Aktien
        [penalty] ungenutzte Konzessionen
       *[total] Vermögen
    }

## Das Menü

cli-play-africa-letter =
    { $deed ->
        [end] e
        [pass] p
        [flip] f
        [turn] t
        [bond] b
        [sell] v
        [offer] o
        [assign] a
       *[nothing] n
    }
cli-play-africa-back = zurück
cli-play-africa-set-aside = { $done } von { $all } abgelegt
cli-play-africa-bid = Dein Gebot in £:
cli-play-africa-buy =
    { $source ->
        [hand] { $card } aus der Hand für { $price } £
        [pool] { $card } aus dem Pool für { $price } £
       *[discard] { $card } von der Ablage für { $price } £
    }
cli-play-africa-bond = Anleihe
cli-play-africa-sell = verkaufen
cli-play-africa-sell-for = { $thing } für { $price } £
cli-play-africa-buy-train = { $train } kaufen für { $price } £
cli-play-africa-sell-train = { $train } an die Bank für { $price } £
cli-play-africa-offer = Gebot für den Zug einer anderen Gesellschaft
cli-play-africa-offer-for = £ für { $train } von { $company }:
cli-play-africa-river-free = Fluss umsonst (P4)
cli-play-africa-station-free = der Bahnhof für { $price } £, umsonst (P5)
cli-play-africa-best-run = die beste Fahrt: { $amount } £
cli-play-africa-pay = { $amount } £ auszahlen, { $share } £ je Aktie: Kurs { $before } → { $after }
cli-play-africa-keep = { $amount } £ in die Kasse: Kurs { $before } → { $after }

## Die Hilfe

cli-play-africa-example = lege E6 8 2
cli-play-africa-type-numbers = 1 · D5 · D5 2
cli-play-africa-help-numbers = eine Möglichkeit mit ihrer Nummer; ein Feld, dann die Nummer eines Plättchens; in Auktionen ist eine Zahl ein Gebot
cli-play-africa-type-buy = kaufe MF · verkaufe KR · passe
cli-play-africa-help-buy = auch „kaufe MF Direktor“, „kaufe KR aus dem Pool“, „kaufe Anleihe“, „verkaufe P4“, „decke auf“, „passe und decke auf“
cli-play-africa-type-lay = lege E6 8 2
cli-play-africa-help-lay = Feld, Plättchen und Drehung (Sechstel, im Uhrzeigersinn); mit „umsonst“ zahlt eine Privatgesellschaft den Fluss
cli-play-africa-type-station = Bahnhof E4
cli-play-africa-help-station = die zweite Stadt eines Feldes ist J21.1; mit „umsonst“ zahlt eine Privatgesellschaft
cli-play-africa-type-run = fahre D3-D5;G2-F3
cli-play-africa-help-run = eine Strecke je Zug, Feld für Feld; „zähle D3-D5“ sagt, was sie brächte
cli-play-africa-type-trains = kaufe 3 · biete KR 2 100
cli-play-africa-help-trains = ein Zug der Bank, oder 100 £ an KR für deren 2; „verkaufe Zug 2“; „weise Gold zu“ für eine Konzession
cli-play-africa-type-map = karte · karte ganz · karte D5
cli-play-africa-help-map = die Karte um deine Gesellschaft, die ganze Karte, die Karte um ein Feld
cli-play-africa-type-look = Gesellschaft MF · Personen
cli-play-africa-help-look = alles über eine Gesellschaft; auch „Gesellschaften“, „Züge“, „Plättchen“, „Hand“

## Was jemand tat, hinter dem Namen

cli-play-africa-did-nominate = versteigert { $card }
cli-play-africa-did-bid = bietet { $amount } £
cli-play-africa-did-buy =
    { $source ->
        [hand] kauft { $card } aus der Hand für { $price } £
        [pool] kauft { $card } aus dem Pool für { $price } £
        [discard] kauft { $card } von der Ablage für { $price } £
        [deck] kauft { $card } vom Stapel für { $price } £
       *[bank] kauft eine { $card } für { $price } £
    }
cli-play-africa-did-sell = verkauft { $thing } für { $price } £
cli-play-africa-did-pass = passt
cli-play-africa-did-decline = lehnt { $card } ab
cli-play-africa-did-lay =
    { $cost ->
        [0] legt #{ $tile } auf { $place }
       *[other] legt #{ $tile } auf { $place } für { $cost } £
    }
cli-play-africa-did-join = verbindet { $place }: { $amount } £
cli-play-africa-did-station = Bahnhof in { $place } für { $cost } £
cli-play-africa-did-run = nimmt { $amount } £ ein
cli-play-africa-did-pay = zahlt { $share } £ je Aktie
cli-play-africa-did-keep = behält { $amount } £
cli-play-africa-did-buy-train = kauft einen Zug { $train } für { $price } £
cli-play-africa-did-sell-train = verkauft einen Zug { $train } für { $price } £
cli-play-africa-did-trade = kauft einen Zug { $train } von { $seller } für { $price } £
cli-play-africa-income = · Privatgesellschaften und Anleihen zahlen: { $parts }

## Wie Wörter beginnen, die einen Wunsch beschreiben

cli-play-africa-stems =
    { $meaning ->
        [aside] ableg abgeleg wirf
        [nominate] versteiger
        [bid] gebot
        [pass] pass
        [buy] kauf
        [sell] verkauf
        [bond] anleihe
        [hand] hand
        [pool] pool
        [discard] ablage
        [deck] stapel deck aufdeck dreh
        [decline] ablehn lehne
        [accept] annehm nehme akzept
        [director] direktor
        [take] nimm vorrang
        [leave] lass
        [end] fertig beend
        [lay] lege leg bau
        [station] bahnhof bahnhöf
        [free] umsonst
        [run] fahr
        [pay] zahl auszahl
        [keep] behalt einbehalt
        [train] zug züge zuege
        [offer] biete angebot
        [assign] weise zuweis konzession
        [map] karte
        [all] ganz alle
        [company] gesellschaft
        [players] person spieler
        [tiles] plättchen plaettchen
        [count] zähl zaehl
        [minerals] mineral erz
        [dates] dattel
        [gas] erdgas
        [oil] erdöl öl
        [copper] kupfer
        [cotton] baumwoll
       *[gold] gold
    }
