### Oil City im Terminal: `magnat play oilcity`.

## Der erste Bildschirm

cli-play-oilcity-welcome-you = Du führst eine Gesellschaft zu dritt, Bots führen die anderen. Sechs Runden, in jeder setzt ein Ereignis die Preise.
cli-play-oilcity-welcome-way = Parzellen geben Wachs, Gas und Rohöl, wo ein Bohrturm oder Bohrarbeiter steht; aus Rohöl wird in Raffinerien Petroleum.
cli-play-oilcity-welcome-turn = Jede Runde: drei Marken legen, Parzellen einrichten, für jede würfeln, waggonweise verkaufen.
cli-play-oilcity-welcome-goal = Ziel: die wertvollste Gesellschaft. Punkte bringen Parzellen, Bauten, Raffinerien, Waggonerlös und jede Runde mit Verkauf.

## Der Bildschirm

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

## Das Menü

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

## Die Hilfe

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

## Was eine Gesellschaft getan hat, hinter ihrem Namen

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

## Wie Wörter beginnen, die einen Wunsch beschreiben

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
