### Eigene Texte der Weboberfläche für McMulti: Pläne, Formulare, Arten von Aktionen. Alle Beträge in Millionen Dollar.

web-mcmulti-money = { $amount } $

## Arten von Aktionen als Überschriften

web-mcmulti-do-buy-asset = Anlage kaufen
web-mcmulti-do-buy-barrel = Fass kaufen
web-mcmulti-do-choose-quadrant = Quadranten wählen
web-mcmulti-do-declare = Letzte Runde ansagen
web-mcmulti-do-drill = Quelle bohren
web-mcmulti-do-end-purchases = Käufe beenden
web-mcmulti-do-end-turn = Zug beenden
web-mcmulti-do-free-refinery = Für stillstehende Raffinerie zahlen
web-mcmulti-do-keep-rest = Rest behalten
web-mcmulti-do-leave-rig = Bohrturm stehen lassen
web-mcmulti-do-pump = Rohöl fördern
web-mcmulti-do-refine = Rohöl raffinieren
web-mcmulti-do-roll = Würfeln
web-mcmulti-do-sell-all = Alle Anlagen verkaufen
web-mcmulti-do-sell-asset = Anlage verkaufen
web-mcmulti-do-sell-barrel = Fass verkaufen
web-mcmulti-do-sell-fuel = Benzin an die Verbraucher verkaufen
web-mcmulti-do-take-quadrant = Quadranten nehmen

## Blätter

web-mcmulti-sheets = Pläne
web-mcmulti-tab-board = Plan
web-mcmulti-tab-markets = Märkte
web-mcmulti-tab-consumers = Verbraucher
web-mcmulti-tab-cards = Karten
web-mcmulti-tab-companies = Firmen

## Der Zug

web-mcmulti-round = Runde { $round }, Zug { $turn }
web-mcmulti-last-round = Letzte Runde
web-mcmulti-red = roter Würfel: { $number }
web-mcmulti-black = schwarzer Würfel: { $number }
web-mcmulti-not-rolled = Es wurde noch nicht gewürfelt
web-mcmulti-roll = Würfeln
web-mcmulti-my-cash = Dein Bargeld
web-mcmulti-bank = Bank
web-mcmulti-event-economy = Die Konjunktur: { $card }
web-mcmulti-event-spared = Dich kostet das nichts.
web-mcmulti-event-last = Die letzten Züge
web-mcmulti-event-last-mine = Du hast genau noch einen Zug; dann gewinnt das meiste Bargeld.
web-mcmulti-event-my-last = Dein letzter Zug
web-mcmulti-event-my-last-text = Danach zählt nur Bargeld: Was du jetzt nicht verkaufst, bringt nur Depressionspreise.
web-mcmulti-bill-missing = Es fehlen noch { $missing }
web-mcmulti-bill-covered = { $covered } von { $owed } sind gedeckt
web-mcmulti-bill-after = Nach diesem Verkauf fehlen noch { $missing }.
web-mcmulti-bill-enough = Dieser Verkauf reicht: Danach wird sofort gezahlt.
web-mcmulti-odds-both = Beide Würfel treffen hier bei { $times } von { $all } Würfen.
web-mcmulti-odds-never = Beide Würfel treffen sich hier nie: Zeile und Spalte sind gleich, und ein Pasch produziert nicht. Hier trifft immer nur ein Würfel.
web-mcmulti-odds-never-rig = Ein Bohrturm stößt hier nie auf Öl: Beide Würfel treffen sich nur, wo Zeile und Spalte verschieden sind, denn ein Pasch produziert nicht.
web-mcmulti-never-legend = Hier treffen sich beide Würfel nie: Ein Bohrturm findet kein Öl.
web-mcmulti-fill-row = Zeile { $number }: { $what } auf jedes freie Feld
web-mcmulti-fill-column = Spalte { $number }: { $what } auf jedes freie Feld
web-mcmulti-basket-left = { $amount } bleiben
web-mcmulti-basket-short = { $amount } bleiben: Für mehr reicht es nicht
web-mcmulti-basket-buy = { $number } kaufen
web-mcmulti-basket-clear = Alles wieder vom Plan nehmen
web-mcmulti-now = Was jetzt gebraucht wird
web-mcmulti-hits-nothing = trifft nichts
web-mcmulti-drill-for = Quelle bohren für { $price }
web-mcmulti-bill-text = „{ $card }“ kostet dich { $owed }, und du hast { $cash }. Verkaufe Anlagen auf dem Plan oder in der Liste; alles Verkäufliche bringt zusammen { $assets }.
web-mcmulti-land-text = Such dir deinen Platz am Plan aus. Wer neben dir sitzt, ist dein Nachbar, und gespielt wird im Uhrzeigersinn.
web-mcmulti-land-pair = Such dir deinen Platz am Plan aus: Der Quadrant schräg gegenüber gehört dir auch.
web-mcmulti-declare-text = Du hast { $goal } oder mehr: Rufst du das Ende aus, haben die anderen noch je einen Zug, dann gewinnt das meiste Bargeld.
web-mcmulti-settle-text = Jetzt zählt nur noch Bargeld: Was du behältst, ist nichts mehr wert.
web-mcmulti-amount = { $what } ({ $low } bis { $high })
web-mcmulti-neighbour = Du bist Nachbar: Der Wurf von { $name } wirkt auch auf deine Anlagen.
web-mcmulti-idle-text =
    { $number ->
        [one] Eine deiner Raffinerien steht still. Berühre sie, um die { $price } zu zahlen, die sie wieder in Gang setzen.
       *[other] { $number } deiner Raffinerien stehen still. Berühre eine, um die { $price } zu zahlen, die sie wieder in Gang setzen.
    }
web-mcmulti-idle-short = Dir fehlen { $missing }: Wählst du sie, verkaufst du andere Anlagen, und die Abgabe wird sofort gezahlt.
web-mcmulti-preview = Was es bringt

## Der Spielplan

web-mcmulti-board = Spielplan
web-mcmulti-board-lines = roter Würfel: Reihe · schwarzer: Spalte
web-mcmulti-legend = Die Figuren
web-mcmulti-quadrant-short-0 = NW
web-mcmulti-quadrant-short-1 = NO
web-mcmulti-quadrant-short-2 = SO
web-mcmulti-quadrant-short-3 = SW
web-mcmulti-cell = Reihe { $row }, Spalte { $column }
web-mcmulti-empty = leer
web-mcmulti-idle = steht still
web-mcmulti-hit =
    { $times ->
        [1] von einem Würfel getroffen
       *[2] von beiden Würfeln getroffen
    }
web-mcmulti-works-here = hier wirkt der Wurf
web-mcmulti-enlarge = Vergrößern
web-mcmulti-whole-board = Zurück zum ganzen Plan
web-mcmulti-enlarge-hint = Berühre den Namen eines Quadranten, um ihn zu vergrößern; dann lassen sich seine Felder berühren.
web-mcmulti-palette = Anlagen zu kaufen
web-mcmulti-place-held = Berühre Felder deines Quadranten oder die Nummer einer Zeile oder Spalte für alle auf einmal.
web-mcmulti-place-any = Wähle eine Anlage und berühre dann ein Feld – oder zuerst das Feld.
web-mcmulti-my-assets = Deine Anlagen
web-mcmulti-no-assets = Du besitzt noch nichts: Ohne Anlagen wird nichts produziert.
web-mcmulti-idle-fee = steht still, bis du { $price } zahlst

## Märkte und Verbraucher

web-mcmulti-track =
    { $barrels ->
        [0] { $good }, { $market }: kein Fass
        [one] { $good }, { $market }: ein Fass für { $lowest }
       *[other] { $good }, { $market }: { $barrels } Fässer, das billigste für { $lowest }
    }
web-mcmulti-buy-for = Kauf für { $price }
web-mcmulti-sell-for = Verkauf für { $price }
web-mcmulti-buy-nothing = Nichts zu kaufen
web-mcmulti-sell-nothing = Kein Platz mehr
web-mcmulti-then = dann { $prices }
web-mcmulti-closed = geschlossen
web-mcmulti-traded-here = dein Markt in diesem Zug
web-mcmulti-trades-here = { $name } handelt hier
web-mcmulti-other-market = ein Markt pro Zug
web-mcmulti-consumers = Verbrauchermarkt
web-mcmulti-next-barrel = nächstes Fass
web-mcmulti-consumers-pay = Das nächste Fass einer Tankstelle bringt { $price }.
web-mcmulti-consumers-full = Die Verbraucher nehmen kein Fass mehr.
web-mcmulti-red-spaces = Ändert sich die Wirtschaft, bleibt nur das billigste Fass und rückt um so viele rote Felder, wie die neue Karte sagt.
web-mcmulti-consumers-barrels =
    { $barrels ->
        [one] Ein Fass steht auf { $cheapest }.
       *[other] { $barrels } Fässer stehen von { $cheapest } aufwärts.
    }

## Karten

web-mcmulti-economy = Wirtschaft
web-mcmulti-bank-sells = Kauf
web-mcmulti-bank-pays = Verkauf
web-mcmulti-next-well = Einen Bohrturm zur Quelle zu machen kostet jetzt { $price }.
web-mcmulti-difference = Unterschiedsmarker
web-mcmulti-difference-text = Rückt um den Unterschied der Würfel vor; bei { $number } entscheidet ein Würfel über die nächste Karte.
web-mcmulti-follows = Was folgen kann
web-mcmulti-in-six = { $chances } von 6
web-mcmulti-would-pay = dann zahlen Verbraucher { $price }
web-mcmulti-demand = Nachfrage { $demand }
web-mcmulti-news = Nachrichten
web-mcmulti-likely = Wahrscheinlich: bei { $doubles }
web-mcmulti-unlikely = Unwahrscheinlich: bei { $doubles }
web-mcmulti-lasting = Gilt jetzt
web-mcmulti-to-come =
    { $number ->
        [one] Noch eine Karte im Stapel
       *[other] Noch { $number } Karten im Stapel
    }
web-mcmulti-unseen = Zuerst, in unbekannter Reihenfolge
web-mcmulti-under = Danach, in dieser Reihenfolge

## Firmen

web-mcmulti-companies = Firmen
web-mcmulti-company = Firma
web-mcmulti-cash = Bargeld
web-mcmulti-hidden = verdeckt
web-mcmulti-goal = Ziel: { $goal } Mio. $ in bar
web-mcmulti-unit = Alle Beträge in Millionen Dollar.
web-mcmulti-active = ist am Zug
web-mcmulti-owes = schuldet { $amount }
web-mcmulti-short = schuldet { $amount }, es fehlen { $missing }
web-mcmulti-idle-refineries =
    { $number ->
        [one] eine Raffinerie steht still
       *[other] { $number } Raffinerien stehen still
    }
web-mcmulti-declared = hat angesagt
web-mcmulti-settled = abgerechnet

## Mehrere Züge in einem Satz

web-mcmulti-bought-together = { $name } kauft { $what }, zusammen für { $price }.
web-mcmulti-sold-together = { $name } verkauft { $what }, zusammen für { $price }.

## Würfel und Karten eines echten Tisches

web-mcmulti-type-in = Echter Tisch:
web-mcmulti-type-red = Roter Würfel: die Reihe
web-mcmulti-type-black = Schwarzer Würfel: die Spalte
web-mcmulti-type-enter = Eintragen
