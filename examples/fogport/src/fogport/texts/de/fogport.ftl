### Fogport auf Deutsch.

fogport-name = Fogport
fogport-about = Schiffe laufen durch den Nebel ein, und niemand weiß, was die anderen für die Ladung bieten. Kaufe Kisten mit verdeckten Geboten, verkaufe sie, wenn der Markt gut zahlt, und behalte genug für den geheimen Brief in deiner Tasche. Zwei bis vier Spieler, sechs Tage.

## Namen von Dingen: SPIEL-FELD-WERT

fogport-letter-jeweller = Juwelier
fogport-letter-apothecary = Apotheker
fogport-letter-tailor = Schneider
fogport-letter-chandler = Kerzenzieher
fogport-letter-brewer = Brauer
fogport-letter-shipwright = Schiffbauer

fogport-stage-letters = Briefe werden gezogen
fogport-stage-ship = Ein Schiff läuft ein
fogport-stage-bidding = Verdeckte Gebote
fogport-stage-lot = Das Los entscheidet
fogport-stage-price = Der Markt öffnet
fogport-stage-selling = Markt
fogport-stage-over = Spiel zu Ende

fogport-thing-market = Erste Kiste

fogport-bot-trader = Der Händler: zahlt die Hälfte dessen, was er zu verdienen hofft

## Was zu sehen ist: SPIEL-view-FELD

fogport-view-stage = Abschnitt
fogport-view-day = Tag
fogport-view-days = Tage insgesamt
fogport-view-ship = Kisten auf dem Schiff
fogport-view-price = Marktpreis
fogport-view-first_seat = Beginnt heute
fogport-view-active_seat = Am Zug
fogport-view-merchants = Kaufleute
fogport-view-seat = Name
fogport-view-coins = Münzen
fogport-view-crates = Kisten
fogport-view-sealed = Gebot versiegelt
fogport-view-bid = Gebot
fogport-view-sell = Verkauf
fogport-view-letter = Brief
fogport-view-letters = Was in den Briefen steht
fogport-view-pays = Zahlt für jede

## Optionen des Tisches

fogport-option-open_bids = Offene Gebote
fogport-option-open_bids-text = Sobald das letzte Gebot da ist, werden alle geöffnet. Ohne diese Option wird nur das höchste geöffnet, und die anderen bleiben geheim.

## Worauf gewartet wird

fogport-chance-letter = Ziehen eines Briefs
fogport-chance-ship-die = Wurf für die Ladung
fogport-chance-lot = Los zwischen den höchsten Geboten
fogport-chance-price-die = Wurf für den Marktpreis

fogport-decision-bid = Gib ein verdecktes Gebot für die ganze Ladung ab.
fogport-decision-sell = Verkaufe Kisten auf dem Markt, oder behalte sie.

## Teile von Sätzen

fogport-part-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
fogport-part-crates =
    { $crates ->
        [one] { $crates } Kiste
       *[other] { $crates } Kisten
    }

## Was man tun kann

fogport-action-bid =
    { $coins ->
        [0] Nichts bieten
       *[other] { fogport-part-coins } bieten
    }
fogport-action-sell =
    { $crates ->
        [0] Nichts verkaufen
       *[other] { fogport-part-crates } verkaufen
    }

## Was geschah

fogport-fact-letter-drawn = { $player } zieht einen Brief: „{ $letter }“.
fogport-fact-letter-drawn-unseen = { $player } zieht einen Brief.
fogport-fact-ship-came = Tag { $number }: Ein Schiff läuft mit { fogport-part-crates } ein.
fogport-fact-bid-sealed = { $player } versiegelt ein Gebot von { fogport-part-coins }.
fogport-fact-bid-sealed-unseen = { $player } versiegelt ein Gebot.
fogport-fact-bid-opened =
    { $coins ->
        [0] { $player } hat nichts geboten.
       *[other] { $player } hat { fogport-part-coins } geboten.
    }
fogport-fact-cargo-bought = { $player } nimmt die Ladung: { fogport-part-crates } für { fogport-part-coins }.
fogport-fact-ship-left = Niemand bietet. Das Schiff fährt mit { fogport-part-crates } davon.
fogport-fact-price-shown =
    { $price ->
        [one] Der Markt zahlt für die erste Kiste { $price } Münze.
       *[other] Der Markt zahlt für die erste Kiste { $price } Münzen.
    }
fogport-fact-crates-sold =
    { $crates ->
        [0] { $player } verkauft nichts.
       *[other] { $player } verkauft { fogport-part-crates } für { fogport-part-coins }.
    }
fogport-fact-letter-paid =
    { $crates ->
        [0] { $player } öffnet den Brief „{ $letter }“, hat aber keine Kisten dafür.
       *[other] { $player } öffnet den Brief „{ $letter }“: { fogport-part-crates } für { fogport-part-coins }.
    }

## Warum nicht

fogport-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
fogport-refusal-game-over = Das Spiel ist zu Ende.
fogport-refusal-chance-due = Erst wird gewürfelt oder gezogen.
fogport-refusal-not-now = Das geht jetzt nicht.
fogport-refusal-not-your-turn = Jetzt verkauft jemand anderes.
fogport-refusal-bid-sealed = Dein Gebot ist schon versiegelt.
fogport-refusal-negative-amount = Weniger als nichts geht nicht.
fogport-refusal-too-little-cash = { $need } kannst du nicht bieten: du hast { $have }.
fogport-refusal-not-in-store = { $need } kannst du nicht verkaufen: du hast { $have }.

## Der Rückblick: Kapitel und Verläufe

fogport-chapter-day = Tag { $number }

fogport-chart-coins = Münzen
fogport-chart-crates = Kisten
fogport-chart-price = Marktpreis
