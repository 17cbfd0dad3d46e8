### 18Africa im Web-Client: Blätter, Formulare und die Arten der Aktionen. Die Namen der Dinge stehen im Katalog des Spiels.

## Arten von Aktionen

web-africa-do-accept-offer = Angebot annehmen
web-africa-do-assign-concession = Konzession zuteilen
web-africa-do-bid = Bieten
web-africa-do-buy-bond = Staatsanleihe kaufen
web-africa-do-buy-discard = Von der Ablage kaufen
web-africa-do-buy-hand = Aus der Hand kaufen
web-africa-do-buy-pool = Aus dem Bankpool kaufen
web-africa-do-buy-train = Zug von der Bank kaufen
web-africa-do-buy-turned = Aufgedeckte Karte kaufen
web-africa-do-choose-city = Heimatstadt wählen
web-africa-do-choose-concession = Konzession wählen
web-africa-do-decline-offer = Angebot ablehnen
web-africa-do-decline-turned = Aufgedeckte Karte ablehnen
web-africa-do-end-shares = Spielzug der Gesellschaft beenden
web-africa-do-end-track = Keine Gleise mehr
web-africa-do-end-trains = Keine Züge mehr
web-africa-do-end-turn = Spielzug beenden
web-africa-do-lay-tile = Gleise bauen
web-africa-do-leave-priority = Vorrangkarte liegen lassen
web-africa-do-nominate = Versteigern lassen
web-africa-do-offer-train = Für einen Zug bieten
web-africa-do-pass = Passen
web-africa-do-pass-bid = Aus der Versteigerung aussteigen
web-africa-do-pay = Auszahlen
web-africa-do-place-token = Bahnhof bauen
web-africa-do-run = Züge fahren lassen
web-africa-do-sell-bond = Staatsanleihe verkaufen
web-africa-do-sell-private = Privatgesellschaft verkaufen
web-africa-do-sell-share = Aktie verkaufen
web-africa-do-sell-train = Zug an die Bank verkaufen
web-africa-do-set-aside = Zur Versteigerung legen
web-africa-do-skip-token = Kein Bahnhof
web-africa-do-take-priority = Vorrangkarte nehmen
web-africa-do-turn-card = Karte aufdecken
web-africa-do-withhold = In der Kasse behalten

## Zeichen

web-africa-pounds = { $amount } £
web-africa-event-end = Das Ende naht
web-africa-event-removed = { $company } scheidet aus
web-africa-event-forced = Du musst verkaufen
web-africa-percent = { $amount } %
web-africa-of = { $number } von { $limit }
web-africa-none = keine

## Blätter

web-africa-sheets = Teile des Tisches
web-africa-sheet =
    { $sheet ->
        [map] Karte
        [market] Markt
        [companies] Bahnen
        [me] Meins
       *[table] Tabelle
    }

## Wo wir sind

web-africa-operating-round = Betriebsrunde { $number }
web-africa-stock-round = Aktienrunde { $number }
web-africa-decides = Es entscheidet: { $names }
web-africa-ending = Das Ende ist ausgelöst: Das Spiel endet mit einer Betriebsrunde.
web-africa-ended = Das Spiel ist aus.
web-africa-economy = Konjunktur
web-africa-economy-fixed = In den ersten { $rounds } Betriebsrunden herrscht immer Aufschwung.
web-africa-economy-pool =
    { $number ->
        [0] Im Bankpool liegt kein Zertifikat.
        [one] Im Bankpool liegt { $number } Zertifikat.
       *[other] Im Bankpool liegen { $number } Zertifikate.
    }
web-africa-bank = Bank
web-africa-priority = Vorrang

## Zertifikate und Hand

web-africa-certificate =
    { $kind ->
        [director] Direktor
       *[share] Aktie
    }
web-africa-income = +{ $amount } je Runde
web-africa-hand = Deine Hand
web-africa-my-hand =
    { $number ->
        [one] Deine Hand: { $number } Karte
       *[other] Deine Hand: { $number } Karten
    }
web-africa-hand-touch = Tippe auf eine Karte, um zu sehen, was ihr Kauf bringt.
web-africa-hand-hint = Karten auf der Hand sind dein Recht, sie zum aufgedruckten Preis zu kaufen. Sie gehören dir noch nicht, bringen nichts ein und zählen am Ende nicht.
web-africa-hand-empty = Keine Karten auf der Hand.
web-africa-keep-hint =
    { $number ->
        [one] Wähle noch eine Karte für die Versteigerung; die anderen behältst du.
       *[other] Wähle { $number } Karten für die Versteigerung; die anderen behältst du. Niemand erfährt, von wem sie kommen.
    }
web-africa-put-aside = Zur Versteigerung
web-africa-picked = Gewählt: { $number } von { $of }
web-africa-leave =
    { $number ->
        [0] Karten weglegen
        [one] Diese Karte weglegen
       *[other] Diese { $number } Karten weglegen
    }
web-africa-aside =
    { $number ->
        [one] { $number } Karte weggelegt
       *[other] { $number } Karten weggelegt
    }

## Versteigerungen

web-africa-hammer = Unter dem Hammer
web-africa-hammer-hint = Wer gewinnt, zahlt das Gebot und nimmt die Karte auf die Hand: das Recht, sie später für { $price } £ zu kaufen.
web-africa-charter =
    { $stations ->
        [one] Heimat: { $home }. { $stations } Bahnhof.
       *[other] Heimat: { $home }. { $stations } Bahnhöfe.
    }
web-africa-director-hint = Wird es gekauft, startet die Gesellschaft sofort, und wer es besitzt, leitet sie.
web-africa-own-cards =
    { $number ->
        [one] Du hast { $number } Karte von { $company } auf der Hand.
       *[other] Du hast { $number } Karten von { $company } auf der Hand.
    }
web-africa-own-share = Dir gehören { $share } von { $company }.
web-africa-no-bid = Noch kein Gebot
web-africa-highest = { $player } bietet { $amount } £
web-africa-bidders = Bisherige Gebote
web-africa-passed = gepasst
web-africa-your-bid = Dein Gebot ({ $low } bis { $high } £)
web-africa-raise = { $amount } £ mehr
web-africa-bid = { $amount } £ bieten
web-africa-pass = Passen
web-africa-cannot-outbid = Deine { $cash } £ reichen nicht für ein höheres Gebot.
web-africa-pile =
    { $number ->
        [0] Noch zu versteigern: keine Karte
        [one] Noch zu versteigern: { $number } Karte
       *[other] Noch zu versteigern: { $number } Karten
    }
web-africa-waiting-cards = Noch zu versteigern
web-africa-pile-empty = Das ist die letzte Karte.
web-africa-nominate-hint = Wer die Karte wählt, macht auch das erste Gebot.
web-africa-concessions = Versteigerung der Konzessionen
web-africa-concession-hint = Das höchste Gebot kauft das Recht, eine dieser Konzessionen zu wählen. Die letzte kommt aus dem Spiel.
web-africa-concession-won = { $player } hat gewonnen und wählt eine Konzession.
web-africa-concessions-left =
    { $number ->
        [one] { $number } Konzession übrig
       *[other] { $number } Konzessionen übrig
    }
web-africa-take-concession = Nehmen
web-africa-concession = Konzession „{ $name }“

## Aktienrunden

web-africa-initial = Erste Aktienrunde
web-africa-stock = Kaufen und verkaufen
web-africa-priority-hint = Wer die Vorrangkarte hat, beginnt die Aktienrunde; jetzt ist das { $player }.
web-africa-bought-so-far = { $player } hat in diesem Spielzug { $number } gekauft ({ $source }).
web-africa-sold = In dieser Runde verkauft: { $companies }
web-africa-too-many =
    { $over ->
        [one] Du hast { $number } Zertifikate, das Limit ist { $limit }: Verkaufe zuerst eines.
       *[other] Du hast { $number } Zertifikate, das Limit ist { $limit }: Verkaufe zuerst { $over }.
    }
web-africa-pool =
    { $number ->
        [0] Bankpool: leer
        [one] Bankpool: { $number } Zertifikat
       *[other] Bankpool: { $number } Zertifikate
    }
web-africa-pool-label = Bankpool
web-africa-pool-empty = Im Bankpool liegt nichts.
web-africa-pool-hint = Aktien zum Marktpreis; bis { $green } £ darf man mehrere einer Gesellschaft auf einmal nehmen.
web-africa-deck =
    { $number ->
        [0] Stapel: leer
        [one] Stapel: { $number } Karte
       *[other] Stapel: { $number } Karten
    }
web-africa-turned = Aufgedeckt
web-africa-discard =
    { $number ->
        [0] Ablage: leer
        [one] Ablage: { $number } Karte
       *[other] Ablage: { $number } Karten, diese ist die nächste
    }
web-africa-open-cards = Die letzten Karten, alle offen
web-africa-discard-empty = Noch keine Karte abgelegt.
web-africa-later =
    { $number ->
        [one] { $number } Karte danach
       *[other] { $number } Karten danach
    }
web-africa-unseen = Karten, die du nicht gesehen hast
web-africa-unseen-hint = Sie liegen im Stapel oder auf den Händen der anderen; wo, verrät niemand.
web-africa-deck-known = Was im Stapel liegt
web-africa-deck-known-hint = Die Ablage wurde zum Stapel: Alle kennen seine Karten, aber nicht ihre Reihenfolge.
web-africa-bonds =
    { $number ->
        [one] Staatsanleihe
       *[other] Staatsanleihen
    }
web-africa-bonds-bank =
    { $number ->
        [0] Staatsanleihen: keine mehr da
       *[other] Staatsanleihen: noch { $number }
    }
web-africa-bond-hint = { $price } £, zählt am Ende voll und nicht als Zertifikat; die Zinsen folgen der Konjunktur.
web-africa-bond-worth = je { $price } £
web-africa-buy = Für { $price } £ kaufen
web-africa-buy-short = Kaufen
web-africa-sell = Für { $price } £ verkaufen
web-africa-yours = Was dir gehört
web-africa-owns-nothing = Noch nichts.
web-africa-share-worth = Kurs { $price } £; zählte am Ende { $value } £ je Aktie
web-africa-power-used = Die Fähigkeit ist verbraucht.

## Summen

web-africa-cash = Bargeld
web-africa-certificates = Zertifikate
web-africa-spent = In Auktionen gezahlt
web-africa-worth = Vermögen
web-africa-total = Zusammen
web-africa-privates = Privatges.
web-africa-bonds-column = Anleihen
web-africa-hand-column = Hand
web-africa-penalty = Ungenutzte Konzessionen

## Gesellschaften

web-africa-companies = Gesellschaften
web-africa-company = Gesellschaft
web-africa-acts-now = ist am Zug
web-africa-director = Direktor
web-africa-manager = Verwalter
web-africa-director-sign = D
web-africa-manager-sign = V
web-africa-price = Kurs
web-africa-printed = Aufgedruckt
web-africa-treasury = Kasse
web-africa-share-value = Endwert
web-africa-unsold = noch nicht gekauft
web-africa-trains = Züge
web-africa-stations = Bahnhöfe
web-africa-tokens = Freie Bahnhöfe
web-africa-owns = Besitzt

## Der Markt

web-africa-market = Börse
web-africa-zone-removal = die Gesellschaft verschwindet
web-africa-zone-green = bis { $price }: mehrere Aktien auf einmal aus dem Pool
web-africa-zone-end = ab { $price }: Ende des Spiels

## Betriebsrunden

web-africa-steps = Schritte im Spielzug einer Gesellschaft
web-africa-acts-for = es handelt { $player }
web-africa-nobody-acts = niemand handelt für sie
web-africa-next = Danach:
web-africa-home-city = { $city } (Stadt { $number })
web-africa-revenue = Einnahmen dieser Fahrt: { $amount } £
web-africa-pay = Auszahlen
web-africa-withhold = In der Kasse behalten
web-africa-price-move = Kurs { $before } £ → { $after } £
web-africa-per-share = { $amount } £ je Aktie
web-africa-kept = { $amount } £ in die Kasse
web-africa-shares-of = Aktien und Privatgesellschaften: { $company }
web-africa-shares-hint = Die Gesellschaft darf verkaufen, was ihr gehört, und dann ein Zertifikat aus dem Bankpool kaufen, nie ein eigenes.
web-africa-owned-by = Besitz von { $company }

## Züge

web-africa-depot = Züge der Bank
web-africa-trains-of = Züge: { $company } hat { $cash } £
web-africa-left = noch { $number }
web-africa-for-sale = zu kaufen
web-africa-own-trains = Züge von { $company }
web-africa-other-trains = Züge anderer Gesellschaften ({ $number })
web-africa-offer-price = Preis ({ $low } bis { $high } £)
web-africa-offer = { $price } £ bieten
web-africa-offered = { $buyer } bietet { $seller } { $price } £ für den Zug „{ $train }“.
web-africa-offer-compare = Die Bank verkauft diesen Zug für { $price } £ und nimmt ihn für { $resale } £ zurück.

## Alle Besitztümer

web-africa-holdings = Wem was gehört
web-africa-holdings-hint = Aktien in Prozent; D: Direktor, V: Verwalter, ★: Vorrangkarte. Geld in Pfund.
web-africa-holder = Wer
web-africa-bank-and-pool = Bank und Pool
web-africa-csv = Als CSV sichern
web-africa-result = Ergebnis
web-africa-if-now = Wenn das Spiel jetzt endete
web-africa-share-made = Was eine Aktie am Ende wert ist
web-africa-for-assets = Für ihren Besitz
web-africa-value-hint = Eine Aktie zählt ihren Kurs, ein Zehntel dessen, was die Gesellschaft an Aktien und Privatgesellschaften besitzt, und ein Zwanzigstel des Preises ihrer Züge. Handkarten und das Geld der Gesellschaften zählen nicht.

web-africa-ahead = Was vor uns liegt
web-africa-end-bank = Das Spiel endet, wenn die Bank leer ist: { $left } £ sind übrig.
web-africa-end-price = Oder wenn ein Kurs { $mark } £ erreicht: Am nächsten ist { $company } mit { $price } £, { $spaces } Felder davor.
web-africa-end-no-price = Oder wenn ein Kurs { $mark } £ erreicht: Noch fährt keine Gesellschaft.
web-africa-end-soon = Das Ende steht fest: Diese Runden sind die letzten.
web-africa-order = Reihenfolge
web-africa-tiles = Plättchen, die übrig sind
web-africa-last-run = Letzte Fahrt
