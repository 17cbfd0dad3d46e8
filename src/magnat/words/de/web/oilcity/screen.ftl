### Die Texte der Webseite für Oil City: Blätter, Parzellen, Formulare, Arten von Aktionen.

## Kinds of actions

web-oilcity-do-accept-offer = Annehmen
web-oilcity-do-arrange = Alle Parzellen aufstellen
web-oilcity-do-back-offer = Unser Angebot unterstützen
web-oilcity-do-confirm = Marken bestätigen
web-oilcity-do-decline-offer = Ablehnen
web-oilcity-do-draw-event = Ereignis ziehen
web-oilcity-do-end-after-turn = Diese Runde zur letzten machen
web-oilcity-do-enforce-promise = Durchsetzen
web-oilcity-do-extract = Fördern
web-oilcity-do-forgive-promise = Erlassen
web-oilcity-do-hand-over = Platz übergeben
web-oilcity-do-keep-promise = Zusage einlösen
web-oilcity-do-leave-routine = Wer die Routine erledigt
web-oilcity-do-lift-piece = Vom Feld heben
web-oilcity-do-make-offer = Angebot machen
web-oilcity-do-name-company = Gesellschaft benennen
web-oilcity-do-order = Marke für eine Bestellung legen
web-oilcity-do-put-piece = Auf ein Feld stellen
web-oilcity-do-reconsider = Noch einmal überlegen
web-oilcity-do-return-plot = Parzelle zurückgeben
web-oilcity-do-roll-plot = Für die nächste Parzelle würfeln
web-oilcity-do-run-refinery = Raffinerie betreiben
web-oilcity-do-sell = Waggonweise verkaufen
web-oilcity-do-send-back = Marken zurückgeben
web-oilcity-do-send-pedlar = Hausierer schicken
web-oilcity-do-serve = Bedienen
web-oilcity-do-set-banker = Wer die Bank führt
web-oilcity-do-stamp = Abstempeln
web-oilcity-do-take-token = Marke zurücknehmen
web-oilcity-do-withdraw-offer = Zurückziehen

## Where we are

web-oilcity-zlr = { $amount } zlr
web-oilcity-letter = { $good ->
    [wax] W
    [gas] G
    [kerosene] P
   *[crude] R
}
web-oilcity-company = Gesellschaft { $number }
web-oilcity-event-end = Das Spiel endet
web-oilcity-event-promise = Ein Versprechen
web-oilcity-where = Runde, Preise und Ereignis
web-oilcity-turn = Runde { $turn } von { $turns }
web-oilcity-turn-short = Runde
web-oilcity-last-turn = Die letzte Runde: Nach dem Verkauf ist das Spiel zu Ende.
web-oilcity-before = Vor der ersten Runde
web-oilcity-step-event = Ereignis
web-oilcity-step-investment = Investition
web-oilcity-step-extraction = Förderung
web-oilcity-step-sale = Verkauf
web-oilcity-round = Reihenfolge der Bedienung
web-oilcity-round-laying = { $number ->
    [one] Marken legt noch { $names }.
   *[other] Marken legen noch: { $names }.
}
web-oilcity-round-laid = { $ahead ->
    [0] Eure Marken liegen, und Bank 1 beginnt bei euch.
    [one] Eure Marken liegen. Vor euch wird noch eine Gesellschaft bedient.
   *[other] Eure Marken liegen. Vor euch werden noch { $ahead } Gesellschaften bedient.
}
web-oilcity-round-ready = { $ahead ->
    [one] Ihr seid bereit. Bank 2 kommt nach einer weiteren Gesellschaft.
   *[other] Ihr seid bereit. Bank 2 kommt nach { $ahead } weiteren Gesellschaften.
}
web-oilcity-round-preparing = { $ahead ->
    [one] Bank 2 kommt nach einer weiteren Gesellschaft zu euch: Ihr könnt schon vorbereiten.
   *[other] Bank 2 kommt nach { $ahead } weiteren Gesellschaften zu euch: Ihr könnt schon vorbereiten.
}
web-oilcity-banker-here = Bank { $number } ist hier
web-oilcity-prices = Preise
web-oilcity-event = Ereignis
web-oilcity-events-left = { $number ->
    [one] Eine Karte ist noch im Stapel:
   *[other] { $number } Karten sind noch im Stapel:
}
web-oilcity-sheets = Blätter des Spiels
web-oilcity-tab-company = Wir
web-oilcity-tab-bank = Bank
web-oilcity-tab-deals = Handel
web-oilcity-tab-sheet = Wert
web-oilcity-tab-companies = Alle

## The company

web-oilcity-company-name = Name der Gesellschaft
web-oilcity-name-it = Benennen
web-oilcity-rename = Umbenennen
web-oilcity-store = Lager
web-oilcity-character = Meine Personenkarte
web-oilcity-one-token = Eine Marke kauft
web-oilcity-up-to = bis zu
web-oilcity-cash = Kasse
web-oilcity-each = zlr je Stück
web-oilcity-holders = Wer für wen entscheidet
web-oilcity-decides-for = { $seat }: { $name } entscheidet
web-oilcity-decides-for-you = Jetzt entscheidet { $name } für dich.
web-oilcity-leave-mine = Meinen Platz an { $name } übergeben
web-oilcity-leave-seat = Platz von { $seat } an { $name } übergeben
web-oilcity-seat-back-mine = Meinen Platz zurücknehmen
web-oilcity-seat-back = { $seat } den Platz zurückgeben
web-oilcity-life = Wer war das?
web-oilcity-lives = Alle sechzehn Unternehmer

## Investment

web-oilcity-investment = Investitionskarte
web-oilcity-tokens-laid = { $laid } von { $all } Marken gelegt
web-oilcity-token-free = Marke nicht gelegt
web-oilcity-token-bot = Bot: Du legst sie
web-oilcity-token-of = Marke: { $name }
web-oilcity-character-card = Personenkarte: mehrere für eine Marke
web-oilcity-investment-card = Investitionskarte: eins für eine Marke
web-oilcity-goods-to-money = Mit Waren aus dem Lager
web-oilcity-up-to-some = bis { $limit }
web-oilcity-pedlar-note = verkauft bis { $most }, je { $price } zlr
web-oilcity-refine-note = bis { $most } Rohöl, je { $made } Petroleum
web-oilcity-place = Marke legen: { $items }, { $amount } zlr
web-oilcity-place-earn = Marke legen: bringt { $amount } zlr
web-oilcity-place-refine = Marke legen: { $items } verarbeiten
web-oilcity-money = Geld der Gesellschaft
web-oilcity-pedlar-pays = Der Hausierer zahlt
web-oilcity-tokens-cost = Alle Marken zusammen kosten
web-oilcity-left = Bleibt übrig
web-oilcity-idle = { $number ->
    [one] Eine Marke liegt noch nicht. Das ist erlaubt.
   *[other] { $number } Marken liegen noch nicht. Das ist erlaubt.
}
web-oilcity-confirm = Für die Gesellschaft bestätigen
web-oilcity-take-back = Marke zurücknehmen: { $name }
web-oilcity-has-confirmed = bestätigt
web-oilcity-waits-for-partners = Du hast bestätigt. Andere aus deiner Gesellschaft fehlen noch.

## Plots

web-oilcity-plots = Parzellen
web-oilcity-plots-owned = { $number ->
    [one] { $number } Parzelle
   *[other] { $number } Parzellen
}
web-oilcity-no-plots = Noch keine Parzelle, und ohne Parzelle wird nichts gefördert.
web-oilcity-tray = Was im Lager ist
web-oilcity-tap-piece = Tippe erst etwas hier an, dann ein Feld. Tippst du etwas auf einem Feld an, kommt es zurück. Ziehen geht auch.
web-oilcity-tap-field = Tippe jetzt ein Vorkommen an: { $piece }.
web-oilcity-suggest = Aufstellung vorschlagen
web-oilcity-best-already = Alles steht so, wie ein Kontorist es aufstellen würde.
web-oilcity-about-pump = Pumpe: Auf den Feldern daneben zählt Wasser als 1.
web-oilcity-about-rig = Kanadischer Bohrkran: Bohrtürme daneben geben eins mehr, bei Wasser nichts.
web-oilcity-about-fan = Ventilator: Bohrarbeiter daneben bleiben nach der Förderung.
web-oilcity-about-distillery = Destillerie: Rohöl von den Feldern daneben wird sofort zu Petroleum.
web-oilcity-field = Feld { $letter }
web-oilcity-deposit = Vorkommen: { $good }
web-oilcity-deposit-tower = Vorkommen nur für Bohrtürme: { $good }
web-oilcity-free-field = freies Feld
web-oilcity-fits = passt hierher
web-oilcity-new = neu
web-oilcity-next-roll = als Nächste
web-oilcity-die = Der Würfel zeigt { $number }
web-oilcity-water = Wasser
web-oilcity-nothing-won = nichts
web-oilcity-return = Zurück: { $place }
web-oilcity-still-in-store = Noch im Lager: { $items }.
web-oilcity-extract = Förderung beginnen

## Sale

web-oilcity-sale = Waggons beladen
web-oilcity-sale-about = Ein Waggon fasst bis zu { $room } Einheiten: Tippe auf einen Platz, um zu laden, auf eine Einheit, um abzuladen. Ein beladener Waggon geht mit den Waren an die Bank.
web-oilcity-of = { $name } (von { $have })
web-oilcity-wagons = Waggons
web-oilcity-no-wagon = Die Gesellschaft hat keinen Waggon.
web-oilcity-load = Laden: { $good }
web-oilcity-unload = Abladen: { $good }
web-oilcity-empty-place = Leerer Platz
web-oilcity-wagon-goes = wird verkauft
web-oilcity-wagon-stays = bleibt
web-oilcity-no-room = { $number ->
    [one] Eine Einheit hat keinen Platz.
   *[other] { $number } Einheiten haben keinen Platz.
}
web-oilcity-revenue = Erlös
web-oilcity-sell = { $number ->
    [one] { $number } Waggon verkaufen
   *[other] { $number } Waggons verkaufen
}
web-oilcity-sell-nothing = Diese Runde nichts verkaufen
web-oilcity-best-loads = Beste Ladungen nach Zahl der Waggons

## Deals

web-oilcity-offer-came = { $company } bietet euch { $give } für { $take }.
web-oilcity-offer-get-later = In Runde { $turn } bekommt ihr { $items }.
web-oilcity-offer-give-later = In Runde { $turn } gebt ihr { $items }.
web-oilcity-look-at-offer = Angebot ansehen
web-oilcity-new-offer = Neues Angebot
web-oilcity-counter = Gegenangebot
web-oilcity-counter-offer = Gegenangebot zu Angebot { $number }
web-oilcity-to = An wen
web-oilcity-to-all = an alle Gesellschaften
web-oilcity-to-us = an uns
web-oilcity-to-company = an { $company }
web-oilcity-we-give = Wir geben
web-oilcity-we-get = Wir bekommen
web-oilcity-later = Kredite und Zusagen für später
web-oilcity-give-later = Wir geben später
web-oilcity-get-later = Wir bekommen später
web-oilcity-due = Fällig in Runde
web-oilcity-lend = Leihen: Alles geht zurück
web-oilcity-when-due = Figuren, Gebäude, Karten und Parzellen gehen zu Beginn dieser Runde zurück, wo immer sie stehen; Geld und Waren nach ihrem letzten Verkauf.
web-oilcity-add = Hinzufügen …
web-oilcity-remove = Entfernen: { $name }
web-oilcity-send-offer = Angebot machen
web-oilcity-our-offer = Unser Angebot { $number }
web-oilcity-offer-from = Angebot { $number }: { $company }
web-oilcity-you-get = Ihr bekommt
web-oilcity-you-give = Ihr gebt
web-oilcity-gives = Gibt
web-oilcity-gets = Bekommt
web-oilcity-in-turn = in Runde { $turn }
web-oilcity-for-it = Dafür: { $names }
web-oilcity-offers-for-us = Angebote an uns
web-oilcity-our-offers = Unsere Angebote
web-oilcity-offers-to-all = Angebote an alle
web-oilcity-no-offers = Zurzeit gibt es keine Angebote.
web-oilcity-no-deals-now = Deine Gesellschaft handelt gerade nicht: Sie fördert, oder der Markt ist geschlossen.
web-oilcity-promises = Zusagen
web-oilcity-owes = Zusage { $number }: { $debtor } → { $creditor }:
web-oilcity-due-now = diese Runde fällig
web-oilcity-broken = gebrochen: Die Bank entscheidet

## Value and companies

web-oilcity-sheet-of = Wertblatt: { $company }
web-oilcity-possible = Mögliche Preise
web-oilcity-stamped = abgestempelt
web-oilcity-together = Zusammen
web-oilcity-points-now = Punkte zurzeit
web-oilcity-points-hidden = Die Punkte sind verdeckt, weil an diesem Tisch Bargeld zählt.
web-oilcity-value = Wert
web-oilcity-companies = Gesellschaften
web-oilcity-wagons-sold = Waggons verkauft

## The bank

web-oilcity-banker = Bank { $number }
web-oilcity-banker-1-about = Bedient die Investitionen, eine Gesellschaft nach der anderen.
web-oilcity-banker-2-about = Zieht Ereignisse, würfelt für die Parzellen und stempelt die Wertblätter.
web-oilcity-person = ein Mensch
web-oilcity-program = das Programm
web-oilcity-leave-to-program = Dem Programm überlassen
web-oilcity-leave-routine = Die Routine dem Programm überlassen
web-oilcity-take-routine = Die Routine wieder selbst erledigen
web-oilcity-person-routine = eine Person, die Routine erledigt das Programm
web-oilcity-take-over = Ich übernehme
web-oilcity-let-person = Ein Mensch soll es machen
web-oilcity-queue = Gesellschaften an der Bank
web-oilcity-to-pay = Zahlt { $cost }, bekommt { $earned }, behält { $left } zlr
web-oilcity-to-roll = { $number ->
    [one] Noch eine Parzelle zu würfeln
   *[other] Noch { $number } Parzellen zu würfeln
}
web-oilcity-entry = { $wagons ->
    [one] Eintrag: { $wagons } Waggon, { $revenue } zlr
   *[other] Eintrag: { $wagons } Waggons, { $revenue } zlr
}
web-oilcity-type-in = Eingeben, was der Tisch zeigt
web-oilcity-which-card = Welche Karte?
web-oilcity-was-drawn = Diese Karte wurde gezogen
web-oilcity-peace = Frieden
web-oilcity-war = Krieg
