### Das Terminal: `magnat play`.

cli-play-you = Du
cli-play-money = { $amount } $

## Kommen und Gehen

cli-play-welcome = Willkommen bei { $game }!
cli-play-welcome-help = Enter nimmt, was in Klammern steht. „{ $help }“ zeigt die Befehle, „{ $why } 3“ erklärt, warum Möglichkeit 3 nicht geht.
cli-play-loaded =
    { $count ->
        [one] { $game } geht nach { $count } Eingabe weiter.
       *[other] { $game } geht nach { $count } Eingaben weiter.
    }
cli-play-go-on = [Enter = weiter]
cli-play-keep-running = Spiel speichern? [Enter = { $file }, n = nein, oder ein Dateiname]
cli-play-keep-finished = Den Verlauf dieser Partie aufheben? [Enter = { $file }, n = nein, oder ein Dateiname]
cli-play-bye = Bis bald!
cli-play-bye-unsaved = Bis bald! Das Spiel wurde nicht gespeichert.
cli-play-saved = Gespeichert: { $file }

## Befehle: die Wörter, die verstanden werden; das erste wird gezeigt

cli-play-word-why = warum wieso
cli-play-word-undo = zurück zurueck
cli-play-word-save = speichern speichere
cli-play-word-log = verlauf
cli-play-word-rules = regeln regel
cli-play-word-help = hilfe
cli-play-word-quit = schluss ende
cli-play-word-yes = j ja
cli-play-word-no = n nein

cli-play-file = DATEI
cli-play-help-enter = was hinter der Frage in Klammern steht
cli-play-help-why = warum etwas nicht geht, mit der Regel: „warum 3“, „warum { $wish }“
cli-play-help-undo = nimmt deine letzten Eingaben zurück, solange kein Würfel gefallen ist und sonst niemand gehandelt hat
cli-play-help-save = speichert das Spiel; „magnat play { $game } --load DATEI“ setzt es fort
cli-play-help-log = was zuletzt geschehen ist
cli-play-help-rules = der Text einer Regel oder eines Kapitels: „regeln 4“
cli-play-help-quit = aufhören, nach der Frage, ob gespeichert werden soll

## Fragen

cli-play-ask = Deine Wahl [Enter = { $default }]
cli-play-ask-amount = { $least }–{ $most } [Enter = { $default }]

## Ein Spiel ohne eigenen Bildschirm

cli-play-general-ranking = Endstand
cli-play-general-place = Platz
cli-play-general-player = Spieler
cli-play-general-back = zurück
cli-play-general-nothing = nichts
cli-play-general-amount = { $least }–{ $most }
cli-play-general-help-numbers = die Möglichkeit mit dieser Nummer; fragt sie nach einer Menge, kann die Zahl gleich dahinter stehen: „2 5“
cli-play-general-help-words = jede Aktion mit Schlüssel und Feldern, etwa um zu fragen, warum sie nicht erlaubt ist
cli-play-general-example = AKTION feld=wert

## Antworten

cli-play-not-understood = „{ $line }“ ist hier nicht zu verstehen. Tippe eine Nummer oder einen Buchstaben aus der Liste oder „{ $help }“.
cli-play-which-board = In welchem Quadranten? Stelle seinen Buchstaben voran: { $boards }.
cli-play-bad-times = Wie oft? Von 1 bis { $most } Mal.
cli-play-bad-number = „{ $value }“ ist hier keine brauchbare Zahl.
cli-play-stopped = Nach { $done } von { $count } war Schluss:
cli-play-undone =
    { $count ->
        [one] Zurückgenommen.
       *[other] { $count } Eingaben zurückgenommen.
    }
cli-play-undo-allowed = Du kannst deine letzte Eingabe zurücknehmen.
cli-play-why-what = Warum was? Zum Beispiel „{ $why } 3“, „{ $why } { $wish }“ oder „{ $why } zurück“.
cli-play-why-allowed = { $action }: jetzt erlaubt ({ $clause }).
cli-play-rules-list = Alle Regeln; mit einer Nummer liest du sie:
cli-play-rules-none = Es gibt keine Regel mit der Nummer „{ $clause }“.

## McMulti: Felder und Hilfe

cli-play-mcmulti-help-numbers = eine Möglichkeit mit ihrer Nummer; fünfmal hintereinander; auf dem Feld in Reihe 3, Spalte 4
cli-play-mcmulti-ask-cell = Reihe und Spalte, zum Beispiel 3 4 [Enter = zurück]
cli-play-mcmulti-not-a-cell = „{ $line }“ ist kein Feld: Tippe Reihe und Spalte, zum Beispiel 3 4, oder nur Enter.
cli-play-mcmulti-no-such-cell = Dieses Feld gibt es nicht: Reihen und Spalten gehen von 1 bis { $side }.
cli-play-mcmulti-example = kaufe Ölquelle 3 4

## McMulti: der erste Bildschirm

cli-play-mcmulti-welcome-goal = Ziel: Wer { $goal } Mio. $ in bar hat, darf die letzte Runde ansagen; danach gewinnt das meiste Bargeld.
cli-play-mcmulti-welcome-way = Bohrtürme finden Öl, Quellen fördern es, Raffinerien machen Benzin daraus, Tankstellen verkaufen es.
cli-play-mcmulti-welcome-turn = Ein Zug: Fässer handeln, würfeln (rot = Reihe, schwarz = Spalte), Getroffenes produziert, Anlagen kaufen.

## McMulti: der Bildschirm

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

## McMulti: das Menü

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

## McMulti: was jemand tat, hinter dem Namen

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

## McMulti: wie Wörter beginnen, die einen Wunsch beschreiben

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

## Oil City: der erste Bildschirm

cli-play-oilcity-welcome-you = Du führst eine Gesellschaft zu dritt, Bots führen die anderen. Sechs Runden, in jeder setzt ein Ereignis die Preise.
cli-play-oilcity-welcome-way = Parzellen geben Wachs, Gas und Rohöl, wo ein Bohrturm oder Bohrarbeiter steht; aus Rohöl wird in Raffinerien Petroleum.
cli-play-oilcity-welcome-turn = Jede Runde: drei Marken legen, Parzellen einrichten, für jede würfeln, waggonweise verkaufen.
cli-play-oilcity-welcome-goal = Ziel: die wertvollste Gesellschaft. Punkte bringen Parzellen, Bauten, Raffinerien, Waggonerlös und jede Runde mit Verkauf.

## Oil City: der Bildschirm

cli-play-oilcity-zlr = { $amount } zlr
cli-play-oilcity-turn = Runde { $turn } von { $turns }
cli-play-oilcity-letter =
    { $good ->
        [wax] W
        [gas] G
        [kerosene] P
       *[crude] R
    }
cli-play-oilcity-hint =
    { $stage ->
        [investing] Lege die Marken aller Partner, dann bestätige. Verkauft wird nur per Waggon.
        [returning] Eine Parzelle zu viel: Wähle, welche zurückgeht.
        [preparing] Stelle auf (Bohrturm 1a), dann fördern. Verbesserungen wirken auf Felder daneben.
        [selling] Belade die Waggons, je vier Einheiten. Was übrig ist, bleibt im Lager.
       *[other] Jetzt handeln die anderen.
    }
cli-play-oilcity-your-company = Deine Gesellschaft
cli-play-oilcity-store = im Lager
cli-play-oilcity-towers-only = ! nur Bohrtürme
cli-play-oilcity-no-plots = Deine Gesellschaft hat noch keine Parzelle, und ohne Parzelle wird nichts gefördert.
cli-play-oilcity-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cli-play-oilcity-row =
    { $row ->
        [plots] Parzellen
        [revenue] Erlös
        [buildings] Bauten
        [drillers] Bohrarbeiter
        [refineries] Raffinerien
        [improved-plots] verbessert
        [broken-promises] gebrochene Zusagen
       *[sale-turns] Verkäufe
    }
cli-play-oilcity-token-free = Marke frei
cli-play-oilcity-head =
    { $column ->
        [company] Gesellschaften
        [stage] Stand
        [plots] Parz.
        [wagons] Wagg.
        [refineries] Raff.
        [revenue] Erlös
       *[points] Punkte
    }
cli-play-oilcity-scarce = In der Bank wird knapp:
cli-play-oilcity-accept = annehmen { $number }
cli-play-oilcity-more-offers = … und { $count } mehr: „Angebote“ zeigt alle
cli-play-oilcity-no-offers = Zurzeit gibt es keine Angebote oder Versprechen.
cli-play-oilcity-ranking = Wertblätter
cli-play-oilcity-wagons-sold = verkaufte Waggons
cli-play-oilcity-cash = Bargeld
cli-play-oilcity-place = Platz

## Oil City: das Menü

cli-play-oilcity-letter-confirm = b
cli-play-oilcity-letter-auto = a
cli-play-oilcity-letter-extract = f
cli-play-oilcity-letter-lift = h
cli-play-oilcity-letter-nothing = n

cli-play-oilcity-back = zurück
cli-play-oilcity-token-of = Marke: { $partner }
cli-play-oilcity-confirm = Marken bestätigen
cli-play-oilcity-take-token = Marke zurücknehmen
cli-play-oilcity-pedlar = Hausierer: 3 Einheiten je { $price } zlr
cli-play-oilcity-run-refinery = Raffinerie betreiben
cli-play-oilcity-auto = alles bestens aufstellen
cli-play-oilcity-extract = fördern
cli-play-oilcity-lift = vom Feld heben
cli-play-oilcity-nothing = nichts verkaufen
cli-play-oilcity-ask-field = Parzelle und Feld, zum Beispiel 1a [Enter = zurück]
cli-play-oilcity-not-a-field = „{ $line }“ ist kein Feld: Tippe Parzelle und Buchstabe, zum Beispiel 1a, oder nur Enter.
cli-play-oilcity-no-such-field =
    { $plots ->
        [one] Dieses Feld gibt es nicht: Du hast eine Parzelle mit den Feldern a bis i.
       *[other] Dieses Feld gibt es nicht: Die Parzellen gehen von 1 bis { $plots }, ihre Felder von a bis i; zum Beispiel 1a.
    }

## Oil City: die Hilfe

cli-play-oilcity-example = Bohrturm 1b
cli-play-oilcity-type-numbers = 1 · 1 2 3
cli-play-oilcity-help-numbers = eine Möglichkeit; mehrere zugleich: Partner 1, Bestellung 2, Anzahl 3
cli-play-oilcity-type-tokens = Ingenieur 3 Bohrtürme
cli-play-oilcity-help-tokens = eine Marke; auch „Kaufmann Waggon 2“, „Hausierer 2 Wachs 1 Gas“, „Raffinerie“ (kaufen), „Raffinerie 4“ (mit 4 Rohöl betreiben)
cli-play-oilcity-type-clear = weg 2 · bestätigen
cli-play-oilcity-help-clear = nimmt die Marke von Partner 2 zurück; die Bank bedient deine Gesellschaft
cli-play-oilcity-type-pieces = Bohrturm 1a · heben 1a · auto
cli-play-oilcity-help-pieces = etwas auf Feld a der Parzelle 1 oder herunter; alles dorthin, wo es am meisten bringt
cli-play-oilcity-type-sale = 4 Wachs 2 Gas
cli-play-oilcity-help-sale = verkauft auf so wenigen Waggons wie nötig; „nichts“ behält die Waren
cli-play-oilcity-type-offer = biete 2 gebe … nehme …
cli-play-oilcity-help-offer = ein Angebot an Gesellschaft 2 (oder „alle“): „biete 2 gebe Wachs 2 nehme Geld 500“; ein Versprechen: „… später gebe Geld 300 fällig 4“
cli-play-oilcity-type-answer = annehmen 3 · halten 5
cli-play-oilcity-help-answer = Angebot 3 annehmen, ablehnen, widerrufen oder beantworten („gegen 3 gebe …“); Versprechen 5 halten
cli-play-oilcity-type-look = Angebote · zeige 2
cli-play-oilcity-help-look = alle Angebote und Versprechen; die Parzellen von Gesellschaft 2; „Name Petrolia“ benennt deine Gesellschaft

## Oil City: was eine Gesellschaft getan hat, hinter ihrem Namen

cli-play-oilcity-did-buy = kauft { $items } für { $price } zlr
cli-play-oilcity-did-peddle = verkauft dem Hausierer { $goods } für { $price } zlr
cli-play-oilcity-did-refine = macht aus { $crude } { $kerosene }
cli-play-oilcity-did-draw = zieht { $plots }
cli-play-oilcity-did-return = gibt { $plots } zurück
cli-play-oilcity-did-win = fördert { $goods }
cli-play-oilcity-did-win-nothing = fördert nichts
cli-play-oilcity-did-roll =
    { $die ->
        [0] { $place }: Wasser, doch die Pumpe gibt { $goods }
       *[other] { $place }: { $die } auf dem Würfel gibt { $goods }
    }
cli-play-oilcity-did-roll-nothing =
    { $die ->
        [0] { $place }: Wasser
       *[other] { $place }: { $die } auf dem Würfel, doch dort steht nichts
    }
cli-play-oilcity-did-lose = verliert { $drillers }
cli-play-oilcity-did-sell =
    { $wagons ->
        [one] verkauft { $goods } auf { $wagons } Waggon für { $price } zlr
       *[other] verkauft { $goods } auf { $wagons } Waggons für { $price } zlr
    }
cli-play-oilcity-did-sell-nothing = verkauft nichts

## Oil City: wie Wörter beginnen, die einen Wunsch beschreiben

cli-play-oilcity-stems =
    { $meaning ->
        [engineer] ingen
        [landowner] gutsb
        [manager] verwalt
        [merchant] kaufm
        [money] geld zlr bargeld
        [wax] wachs
        [gas] gas
        [kerosene] petrol keros
        [crude] rohöl rohoel öl oel
        [tower] bohrturm bohrtürm turm türm
        [driller] bohrarb arbeiter
        [pump] pump
        [fan] ventil
        [distillery] destil
        [rig] bohrkr kran kanad
        [wagon] wagg wagen
        [refinery] raffinerie
        [plot] parz
        [pedlar] hausier
        [refine] betreib raffinier
        [clear] weg entfern
        [confirm] bestät bestaet
        [lift] heb
        [auto] auto best
        [extract] förder foerder
        [sell] verkauf
        [nothing] nicht nix
        [return] rückgabe zurückgeb
        [name] name
        [offer] biet angebot
        [counter] gegen antwort
        [all] alle
        [give] geb
        [take] nehm
        [later] später spaeter
        [due] fällig faellig runde
        [accept] annehm akzept
        [decline] ablehn
        [withdraw] widerruf
        [keep] halt
        [offers] angebote
       *[look] zeig gesellsch
    }

## 18Africa: die erste Seite

cli-play-africa-welcome-cards = Du legst Geld an wie die anderen. Karten auf der Hand sind Rechte auf Aktien; Auktionen bringen mehr davon.
cli-play-africa-welcome-companies = Wer das Direktorzertifikat oder die meisten Aktien hat, leitet die Gesellschaft: Gleis, Bahnhöfe, Züge, Dividende.
cli-play-africa-welcome-map = Aktienrunden und je zwei Betriebsrunden wechseln sich ab. „karte“ zeigt die Karte, „karte ganz“ die ganze.
cli-play-africa-welcome-goal = Ziel: das größte Vermögen an Bargeld, Anleihen, Privatgesellschaften und Aktien. Das Geld der Gesellschaften zählt nicht.

## 18Africa: der Bildschirm

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

## 18Africa: das Menü

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

## 18Africa: die Hilfe

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

## 18Africa: was jemand tat, hinter dem Namen

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

## 18Africa: wie Wörter beginnen, die einen Wunsch beschreiben

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
