### McMulti im Terminal: `magnat play mcmulti`.

cli-play-mcmulti-money = { $amount } $

## Felder und Hilfe

cli-play-mcmulti-help-numbers = eine Möglichkeit mit ihrer Nummer; fünfmal hintereinander; auf dem Feld in Reihe 3, Spalte 4
cli-play-mcmulti-ask-cell = Reihe und Spalte, zum Beispiel 3 4 [Enter = zurück]
cli-play-mcmulti-not-a-cell = „{ $line }“ ist kein Feld: Tippe Reihe und Spalte, zum Beispiel 3 4, oder nur Enter.
cli-play-mcmulti-no-such-cell = Dieses Feld gibt es nicht: Reihen und Spalten gehen von 1 bis { $side }.
cli-play-mcmulti-example = kaufe Ölquelle 3 4

## Der erste Bildschirm

cli-play-mcmulti-welcome-goal = Ziel: Wer { $goal } Mio. $ in bar hat, darf die letzte Runde ansagen; danach gewinnt das meiste Bargeld.
cli-play-mcmulti-welcome-way = Bohrtürme finden Öl, Quellen fördern es, Raffinerien machen Benzin daraus, Tankstellen verkaufen es.
cli-play-mcmulti-welcome-turn = Ein Zug: Fässer handeln, würfeln (rot = Reihe, schwarz = Spalte), Getroffenes produziert, Anlagen kaufen.

## Der Bildschirm

cli-play-mcmulti-round = Runde { $round }, Zug { $turn }
cli-play-mcmulti-red = rot { $number }
cli-play-mcmulti-black = schwarz { $number }
cli-play-mcmulti-last-round = LETZTE RUNDE
cli-play-mcmulti-hint =
    { $stage ->
        [land] Wähle einen Quadranten: Nachbarn sitzen daneben, es geht im Uhrzeigersinn.
        [purchase] Baue eine erste Kette: Bohrtürme sind billig, Tankstelle und Raffinerie verdienen. Behalte etwas Geld.
        [market] Fülle oder leere dein Lager auf EINEM Markt; jedes Fass ändert den nächsten Preis.
        [tax] Die Nachrichten kosten Geld: Verkaufe Anlagen, bis die Steuer bezahlt ist.
        [quadrant] Der Wurf wirkt nur in einem deiner zwei Quadranten: Wo trifft er mehr?
        [stations] Getroffene Tankstellen verkaufen Benzin an die Verbraucher; jedes Fass bringt 1 weniger.
        [refineries] Getroffene Raffinerien machen aus Rohöl Benzin.
        [wells] Getroffene Quellen liefern Rohöl, ganz umsonst.
        [rigs] Beide Würfel treffen deinen Bohrturm: Öl! Eine Quelle liefert bis zum Ende des Spiels.
        [assets] Lege dein Geld an oder verkaufe Getroffenes. Genug Bargeld? Dann darfst du das Ende ansagen.
        [settlement] Das Spiel endet: Nur Bargeld zählt, also verkaufe.
       *[other] Die Würfel sind dran.
    }
cli-play-mcmulti-bill = Du schuldest { $owed } $, es fehlen { $missing } $. Verkäuflich sind Anlagen für { $assets } $.
cli-play-mcmulti-markets = Märkte
cli-play-mcmulti-buy = Kauf
cli-play-mcmulti-sell = Verkauf
cli-play-mcmulti-track =
    { $good ->
        [crude] Rohöl
       *[gasoline] Benzin
    } { $market ->
        [domestic] Inland
       *[foreign] Ausland
    }
cli-play-mcmulti-closed = geschlossen
cli-play-mcmulti-consumers = Verbraucher zahlen
cli-play-mcmulti-consumer-barrels =
    { $barrels ->
        [one] { $barrels } Fass dort
       *[other] { $barrels } Fässer dort
    }
cli-play-mcmulti-economy = Wirtschaft
cli-play-mcmulti-demand = Nachfrage { $demand }
cli-play-mcmulti-difference = Unterschied
cli-play-mcmulti-kind =
    { $kind ->
        [rig] Bohrturm
        [station] Tankst.
        [refinery] Raffinerie
       *[well] Quelle
    }
cli-play-mcmulti-likely = Wahrsch. { $doubles }
cli-play-mcmulti-unlikely = Unwahrsch. { $doubles }
cli-play-mcmulti-lasting = JETZT
cli-play-mcmulti-effect =
    { $card ->
        [property_tax] Steuer: △{ $rig } ◆{ $station } ▣{ $refinery } ●{ $well }
        [global_warming] Raffinerien stehen, je { $fee } $ zu zahlen
        [sales_tax] Steuer: { $station } $ je Tankstelle
        [cold_winter] −{ $removed_gasoline } Benzin im Inland
        [snap_inspection] Steuer: Rohöl { $crude } $, Benzin { $gasoline } $
        [uncertainty] { $moved_crude } Rohöl vom Ausland ins Inland, Nachfrage −{ $fall }
        [embargo] Ausland geschlossen bis { $doubles }
       *[crude_shortage] −{ $removed_crude } Rohöl im Inland
    }
cli-play-mcmulti-companies = Firmen
cli-play-mcmulti-company = Firma
cli-play-mcmulti-cash = Geld
cli-play-mcmulti-crude = Rohöl
cli-play-mcmulti-gasoline = Benzin
cli-play-mcmulti-barrels = Fässer
cli-play-mcmulti-owes = schuldet { $amount } $
cli-play-mcmulti-short = schuldet { $amount } $, es fehlen { $missing } $
cli-play-mcmulti-idle =
    { $count ->
        [one] { $count } steht
       *[other] { $count } stehen
    }
cli-play-mcmulti-declared = angesagt
cli-play-mcmulti-ranking = Endstand
cli-play-mcmulti-place = Platz

## Das Menü

cli-play-mcmulti-letter-roll = w
cli-play-mcmulti-letter-end = b
cli-play-mcmulti-letter-declare = a
cli-play-mcmulti-letter-all = v
cli-play-mcmulti-letter-keep = k
cli-play-mcmulti-letter-free = f
cli-play-mcmulti-letter-sell = s

cli-play-mcmulti-buy-barrel =
    { $good ->
        [crude] kaufe Rohöl
       *[gasoline] kaufe Benzin
    } { $market ->
        [domestic] im Inland
       *[foreign] im Ausland
    } { $price ->
        [0] –
       *[other] { $price } $
    }
cli-play-mcmulti-sell-barrel =
    { $good ->
        [crude] verkaufe Rohöl
       *[gasoline] verkaufe Benzin
    } { $market ->
        [domestic] im Inland
       *[foreign] im Ausland
    } { $price ->
        [0] –
       *[other] { $price } $
    }
cli-play-mcmulti-roll = würfeln
cli-play-mcmulti-buy-asset =
    { $kind ->
        [rig] kaufe Bohrturm
        [station] kaufe Tankstelle
       *[refinery] kaufe Raffinerie
    } { $price } $
cli-play-mcmulti-sell-asset =
    { $kind ->
        [rig] verkaufe Bohrturm
        [station] verkaufe Tankstelle
        [refinery] verkaufe Raffinerie
       *[well] verkaufe Quelle
    } { $price } $
cli-play-mcmulti-free = Raffinerie freikaufen für { $price } $
cli-play-mcmulti-sell-for-fee = Anlage dafür verkaufen
cli-play-mcmulti-end-purchases = Einkauf beenden
cli-play-mcmulti-nothing-bought = Du besitzt noch nichts, und ohne Anlagen produziert nichts. Noch einmal Enter spielt ohne Einkauf weiter.
cli-play-mcmulti-fuel = Fässer Benzin verkaufen:
cli-play-mcmulti-refine = Fässer Rohöl verarbeiten:
cli-play-mcmulti-pump = Fässer Rohöl fördern:
cli-play-mcmulti-drill = Quelle bohren für { $price } $
cli-play-mcmulti-leave = Bohrturm stehen lassen
cli-play-mcmulti-declare = letzte Runde ansagen
cli-play-mcmulti-end-turn = Zug beenden
cli-play-mcmulti-sell-all = alles verkaufen
cli-play-mcmulti-keep-rest = Rest behalten

## Was jemand tat, hinter dem Namen

cli-play-mcmulti-did-roll = rot { $red }, schwarz { $black } gewürfelt
cli-play-mcmulti-did-buy-barrels =
    { $count } { $good ->
        [crude] Rohöl
       *[gasoline] Benzin
    } { $market ->
        [domestic] im Inland
       *[foreign] im Ausland
    } für { $price } $ gekauft
cli-play-mcmulti-did-sell-barrels =
    { $count } { $good ->
        [crude] Rohöl
       *[gasoline] Benzin
    } { $market ->
        [domestic] im Inland
       *[foreign] im Ausland
    } für { $price } $ verkauft
cli-play-mcmulti-did-sell-fuel = { $count } Benzin an die Verbraucher für { $price } $ verkauft
cli-play-mcmulti-did-refine = { $count } Rohöl verarbeitet
cli-play-mcmulti-did-pump = { $count } Rohöl gefördert
cli-play-mcmulti-did-drill = Öl gefunden auf { $cell }, Quelle für { $price } $ gebohrt
cli-play-mcmulti-did-buy-assets =
    { $kind ->
        [rig] { $count ->
            [one] einen Bohrturm
           *[other] { $count } Bohrtürme
        }
        [station] { $count ->
            [one] eine Tankstelle
           *[other] { $count } Tankstellen
        }
       *[refinery] { $count ->
            [one] eine Raffinerie
           *[other] { $count } Raffinerien
        }
    } für { $price } $ gekauft
cli-play-mcmulti-did-sell-assets =
    { $kind ->
        [rig] { $count ->
            [one] einen Bohrturm
           *[other] { $count } Bohrtürme
        }
        [station] { $count ->
            [one] eine Tankstelle
           *[other] { $count } Tankstellen
        }
        [refinery] { $count ->
            [one] eine Raffinerie
           *[other] { $count } Raffinerien
        }
       *[well] { $count ->
            [one] eine Quelle
           *[other] { $count } Quellen
        }
    } für { $price } $ verkauft
cli-play-mcmulti-did-stop =
    { $count ->
        [one] eine Raffinerie steht jetzt still
       *[other] { $count } Raffinerien stehen jetzt still
    }
cli-play-mcmulti-did-free = { $price } $ bezahlt, eine Raffinerie arbeitet wieder
cli-play-mcmulti-did-pay-tax = { $price } $ Steuer bezahlt
cli-play-mcmulti-did-owe = { $price } $ Steuer, mehr als das Bargeld: Anlagen müssen verkauft werden
cli-play-mcmulti-did-owe-fee = { $price } $ für eine Raffinerie, mehr als das Bargeld: Anlagen werden dafür verkauft
cli-play-mcmulti-did-forgive = nichts mehr zu verkaufen, { $price } $ Steuer erlassen
cli-play-mcmulti-did-choose = der Wurf wirkt in Quadrant { $quadrant }
cli-play-mcmulti-did-declare = die letzte Runde ist angesagt; alle anderen haben noch einen Zug
cli-play-mcmulti-did-start = beginnt
cli-play-mcmulti-did-take = Quadrant { $quadrant } gewählt

## Wie Wörter beginnen, die einen Wunsch beschreiben

cli-play-mcmulti-stems-buy = kauf baue
cli-play-mcmulti-stems-sell = verkauf
cli-play-mcmulti-stems-free = freikauf frei bezahl zahl
cli-play-mcmulti-stems-all = alles alle
cli-play-mcmulti-stems-keep = behalt
cli-play-mcmulti-stems-roll = würfel wuerfel wurf
cli-play-mcmulti-stems-refine = raffiniere verarbeit
cli-play-mcmulti-stems-pump = förder foerder pump
cli-play-mcmulti-stems-drill = bohre
cli-play-mcmulti-stems-leave = stehen lass
cli-play-mcmulti-stems-declare = ansag ansage
cli-play-mcmulti-stems-end = beend zug
cli-play-mcmulti-stems-use = quadrant nutz
cli-play-mcmulti-stems-take = nehm nimm wähl waehl
cli-play-mcmulti-stems-rig = bohrturm bohrtürm turm
cli-play-mcmulti-stems-station = tankstell
cli-play-mcmulti-stems-refinery = raffinerie
cli-play-mcmulti-stems-well = quelle ölquelle oelquelle
cli-play-mcmulti-stems-crude = rohöl rohoel öl oel
cli-play-mcmulti-stems-gasoline = benzin sprit
cli-play-mcmulti-stems-domestic = inland heim
cli-play-mcmulti-stems-foreign = ausland
