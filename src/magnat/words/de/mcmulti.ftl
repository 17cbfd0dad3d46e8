### McMulti auf Deutsch. Beträge in Millionen Dollar. Kartennamen stehen in Anführungszeichen und werden nicht gebeugt.

mcmulti-name = McMulti
mcmulti-about = Ölmagnaten bohren, raffinieren und verkaufen: Rohöl kaufen, wenn es billig ist, Bohrtürme, Ölquellen, Raffinerien und Tankstellen dorthin stellen, wo die Würfel sie treffen, und die Wirtschaftslage im Auge behalten. Für zwei bis vier; wer zuerst ein Vermögen in bar besitzt, darf die letzte Runde ausrufen, und das meiste Bargeld gewinnt.

## Namen der Dinge

mcmulti-market-domestic = Inlandsmarkt
mcmulti-market-foreign = Auslandsmarkt
mcmulti-good-crude = Rohöl
mcmulti-good-gasoline = Benzin
mcmulti-kind-rig = Bohrturm
mcmulti-kind-station = Tankstelle
mcmulti-kind-refinery = Raffinerie
mcmulti-kind-well = Ölquelle
mcmulti-quadrant-0 = Nordwestquadrant
mcmulti-quadrant-1 = Nordostquadrant
mcmulti-quadrant-2 = Südostquadrant
mcmulti-quadrant-3 = Südwestquadrant
mcmulti-runner-active = Spieler am Zug
mcmulti-runner-left = linker Nachbar
mcmulti-runner-right = rechter Nachbar

mcmulti-economy-depression = Depression
mcmulti-economy-recovery = Erholung
mcmulti-economy-expansion = Aufschwung
mcmulti-economy-rapid_growth = Schnelles Wachstum
mcmulti-economy-prosperity = Hochkonjunktur
mcmulti-economy-downturn = Abschwung
mcmulti-economy-recession = Rezession

## Nachrichtenkarten und ihre Wirkung

mcmulti-news-property_tax = Vermögenssteuer
mcmulti-news-property_tax-text = Alle zahlen für ihre Anlagen: { $rig } Mio. $ je Bohrturm, { $well } Mio. $ je Ölquelle, { $station } Mio. $ je Tankstelle und { $refinery } Mio. $ je Raffinerie.
mcmulti-news-global_warming = Erderwärmung
mcmulti-news-global_warming-text = Jede Raffinerie auf dem Plan steht still, bis { $fee } Mio. $ für sie gezahlt sind. Später gekaufte Raffinerien sind frei; die Karte bleibt, solange noch eine stillsteht.
mcmulti-news-sales_tax = Umsatzsteuer
mcmulti-news-sales_tax-text = Alle zahlen { $station } Mio. $ für jede eigene Tankstelle.
mcmulti-news-cold_winter = Kalter Winter
mcmulti-news-cold_winter-text =
    { $removed_gasoline ->
        [one] Das billigste Fass Benzin verlässt den Inlandsmarkt.
       *[other] Die { $removed_gasoline } billigsten Fässer Benzin verlassen den Inlandsmarkt.
    }
mcmulti-news-snap_inspection = Überraschungskontrolle
mcmulti-news-snap_inspection-text = Alle zahlen für die Fässer im Lager: { $crude } Mio. $ je Fass Rohöl und { $gasoline } Mio. $ je Fass Benzin.
mcmulti-news-uncertainty = Unsicherheit
mcmulti-news-uncertainty-text =
    { $moved_crude ->
        [one] Das billigste Fass Rohöl wandert vom Auslands- auf den Inlandsmarkt.
       *[other] Die { $moved_crude } billigsten Fässer Rohöl wandern vom Auslands- auf den Inlandsmarkt.
    } { $fall ->
        [one] Auf dem Verbrauchermarkt bleibt nur das billigste Fass und sinkt um { $fall } rotes Feld.
       *[other] Auf dem Verbrauchermarkt bleibt nur das billigste Fass und sinkt um { $fall } rote Felder.
    }
mcmulti-news-embargo = Embargo
mcmulti-news-embargo-text = Der Auslandsmarkt ist geschlossen, bis irgendwer einen dieser Pasche würfelt: { $doubles }.
mcmulti-news-crude_shortage = Rohölknappheit
mcmulti-news-crude_shortage-text =
    { $removed_crude ->
        [one] Das billigste Fass Rohöl verlässt den Inlandsmarkt.
       *[other] Die { $removed_crude } billigsten Fässer Rohöl verlassen den Inlandsmarkt.
    }

## Optionen des Tisches

mcmulti-option-start_cash = Startkapital
mcmulti-option-start_cash-text = Nach der Anleitung beginnen alle mit 200 Mio. $. „Nach Spielerzahl“ gibt zu dritt 250 und zu zweit 300 Mio. $, damit kleine Runden schneller in Gang kommen.
mcmulti-option-quadrants = Quadranten
mcmulti-option-quadrants-text = Nach der Anleitung sucht sich jeder beim Aufbau einen Quadranten aus, vom Startspieler an; daraus folgt, wer neben wem sitzt, und so auch die Zugfolge. „Nach Platz“ verteilt die Quadranten im Uhrzeigersinn, ohne zu fragen.
mcmulti-option-refinery_cells = Felder einer Raffinerie
mcmulti-option-refinery_cells-text = Mit 4 belegt eine Raffinerie ein Quadrat von zwei mal zwei Feldern: Die Würfel treffen sie öfter, aber sie braucht mehr Platz. Mit 1 belegt sie ein einziges Feld wie jede andere Anlage.
mcmulti-option-open_cash = Offenes Bargeld
mcmulti-option-open_cash-text = Alle sehen, wie viel Bargeld die anderen haben. Ohne diese Option bleibt es bis zum Spielende geheim.
mcmulti-option-produce_on_doubles = Produktion bei Pasch
mcmulti-option-produce_on_doubles-text = Auch bei einem Pasch produzieren die Anlagen. Nach der Anleitung nicht: Dort bringt ein Pasch nur Nachrichten, und die Felder auf der Diagonale werden nie doppelt getroffen.
mcmulti-option-quadrant_choice = Quadrant des Wurfs
mcmulti-option-quadrant_choice-text = Nur zu zweit, wenn jeder zwei Quadranten hat: Wird der Quadrant, in dem die Würfel wirken, nach dem Wurf genannt oder davor?
mcmulti-option-fee_sales = Verkäufe für die Abgabe
mcmulti-option-fee_sales-text = Erderwärmung: Was darf man außerhalb von Phase 4 verkaufen, wenn eine eigene Raffinerie stillsteht? „Nur um sofort zu zahlen“: Wem Geld für die Abgabe fehlt, der verkauft Anlagen, bis es reicht, und zahlt sie im selben Zug. „Jederzeit“ nimmt die Anleitung wörtlich: Solange eine deiner Raffinerien stillsteht, darfst du alles verkaufen und das Geld behalten. „Bis es reicht“: Wem Geld für die Abgabe fehlt, der darf verkaufen, bis das Bargeld reicht, muss aber nicht zahlen.
mcmulti-option-round_limit = Rundengrenze (Hausregel)
mcmulti-option-round_limit-text = Eine Hausregel: Nach so vielen Runden ohne Ausruf wird abgerechnet. 0 folgt der Anleitung, die keine Grenze kennt; Simulationen enden nach 100.
mcmulti-setting-equal = 200 für alle
mcmulti-setting-by_players = nach Spielerzahl
mcmulti-setting-chosen = ausgesucht
mcmulti-setting-by_seat = nach Platz
mcmulti-setting-pay_at_once = nur um sofort zu zahlen
mcmulti-setting-any_time = jederzeit
mcmulti-setting-until_covered = bis es reicht
mcmulti-setting-after_roll = nach dem Wurf
mcmulti-setting-before_roll = vor dem Wurf

## Wo das Spiel steht

mcmulti-stage-starting-player = Auslosung des Startplatzes
mcmulti-stage-first-likely = Erste Nachrichtenkarte
mcmulti-stage-first-unlikely = Zweite Nachrichtenkarte
mcmulti-stage-land = Wahl der Quadranten
mcmulti-stage-purchase = Sonderkaufrunde
mcmulti-stage-market = Phase 1: Markt
mcmulti-stage-roll = Phase 2: Würfel
mcmulti-stage-tax = Fällige Steuer
mcmulti-stage-fee = Verkäufe für die Abgabe
mcmulti-stage-new-card = Neue Nachrichtenkarte
mcmulti-stage-difference-die = Unterschiedswürfel
mcmulti-stage-quadrant = Wahl des Quadranten
mcmulti-stage-stations = Produktion: Tankstellen
mcmulti-stage-refineries = Produktion: Raffinerien
mcmulti-stage-wells = Produktion: Ölquellen
mcmulti-stage-rigs = Produktion: Bohrtürme
mcmulti-stage-assets = Phase 4: Anlagen
mcmulti-stage-settlement = Abrechnung
mcmulti-stage-over = Spielende

mcmulti-chance-starting-player = Auslosung des Startplatzes
mcmulti-chance-news-card = Ziehen einer Nachrichtenkarte
mcmulti-chance-two-dice = Wurf der beiden Produktionswürfel
mcmulti-chance-difference-die = Wurf des Unterschiedswürfels

mcmulti-decision-take-quadrant = Such dir einen Quadranten des Betriebsplans aus.
mcmulti-decision-special-purchase = Sonderkaufrunde: Kaufe Anlagen für deinen Quadranten oder beende deine Käufe.
mcmulti-decision-trade = Markt: Handle auf einem der beiden Märkte mit Fässern oder würfle.
mcmulti-decision-sell-for-tax = Dein Bargeld reicht nicht für die Steuer: Verkaufe Anlagen, bis es reicht.
mcmulti-decision-sell-for-fee = Dein Bargeld reicht nicht für die Abgabe der Raffinerie: Verkaufe Anlagen, bis es reicht.
mcmulti-decision-choose-quadrant = Nenne den Quadranten, in dem der Wurf wirkt.
mcmulti-decision-run-stations = Tankstellen: Verkaufe Benzin an die Verbraucher.
mcmulti-decision-run-refineries = Raffinerien: Mache aus Rohöl Benzin.
mcmulti-decision-run-wells = Ölquellen: Fördere Rohöl in dein Lager.
mcmulti-decision-strike-oil = Beide Würfel treffen deinen Bohrturm: Soll er zur Ölquelle werden?
mcmulti-decision-assets = Anlagen: Kaufe welche, verkaufe vom Wurf getroffene, dann beende deinen Zug.
mcmulti-decision-settle = Abrechnung: Verkaufe deine Anlagen zu Depressionspreisen oder behalte sie.
mcmulti-decision-free-refinery = Du darfst die Abgabe für eine stillstehende Raffinerie zahlen.

## Satzteile: Ware nach der Mengenangabe, Markt im Dativ, Anlage im Akkusativ, Quadrant im Dativ

mcmulti-part-good =
    { $good ->
        [crude] Rohöl
       *[gasoline] Benzin
    }
mcmulti-part-market =
    { $market ->
        [domestic] auf dem Inlandsmarkt
       *[foreign] auf dem Auslandsmarkt
    }
mcmulti-part-asset =
    { $kind ->
        [rig] einen Bohrturm
        [station] eine Tankstelle
        [refinery] eine Raffinerie
       *[well] eine Ölquelle
    }
mcmulti-part-quadrant =
    { $quadrant ->
        [0] im Nordwestquadranten
        [1] im Nordostquadranten
        [2] im Südostquadranten
       *[3] im Südwestquadranten
    }
mcmulti-part-whole-quadrant =
    { $quadrant ->
        [0] den Nordwestquadranten
        [1] den Nordostquadranten
        [2] den Südostquadranten
       *[3] den Südwestquadranten
    }
mcmulti-part-site = ({ $place }, Reihe { $row }, Spalte { $column })

## Was man tun kann

mcmulti-action-take-quadrant = { mcmulti-part-whole-quadrant } nehmen
mcmulti-action-buy-barrel = Ein Fass { mcmulti-part-good } { mcmulti-part-market } kaufen
mcmulti-action-sell-barrel = Ein Fass { mcmulti-part-good } { mcmulti-part-market } verkaufen
mcmulti-action-roll = Würfeln
mcmulti-action-choose-quadrant = Den Wurf { mcmulti-part-quadrant } nutzen
mcmulti-action-sell-fuel =
    { $barrels ->
        [0] Kein Benzin an die Verbraucher verkaufen
        [one] { $barrels } Fass Benzin an die Verbraucher verkaufen
       *[other] { $barrels } Fässer Benzin an die Verbraucher verkaufen
    }
mcmulti-action-refine =
    { $barrels ->
        [0] Nichts raffinieren
        [one] { $barrels } Fass Rohöl raffinieren
       *[other] { $barrels } Fässer Rohöl raffinieren
    }
mcmulti-action-pump =
    { $barrels ->
        [0] Nichts fördern
        [one] { $barrels } Fass Rohöl fördern
       *[other] { $barrels } Fässer Rohöl fördern
    }
mcmulti-action-drill = Den Bohrturm in eine Ölquelle umwandeln
mcmulti-action-leave-rig = Den Bohrturm stehen lassen
mcmulti-action-buy-asset =
    { $kind ->
        [rig] Einen Bohrturm kaufen { mcmulti-part-site }
        [station] Eine Tankstelle kaufen { mcmulti-part-site }
        [refinery] Eine Raffinerie kaufen { mcmulti-part-site }
       *[well] Eine Ölquelle kaufen { mcmulti-part-site }
    }
mcmulti-action-sell-asset =
    { $kind ->
        [rig] Einen Bohrturm verkaufen { mcmulti-part-site }
        [station] Eine Tankstelle verkaufen { mcmulti-part-site }
        [refinery] Eine Raffinerie verkaufen { mcmulti-part-site }
       *[well] Eine Ölquelle verkaufen { mcmulti-part-site }
    }
mcmulti-action-free-refinery = Die Abgabe für die stillstehende Raffinerie zahlen { mcmulti-part-site }
mcmulti-action-end-purchases = Die Sonderkäufe beenden
mcmulti-action-end-turn = Den Zug beenden
mcmulti-action-declare = Das Spielende ausrufen: alle anderen haben noch einen Zug
mcmulti-action-sell-all = Alle Anlagen verkaufen
mcmulti-action-keep-rest = Die übrigen Anlagen behalten

## Was geschehen ist

mcmulti-fact-starting-player = { $player } beginnt das Spiel.
mcmulti-fact-quadrant-taken = { $player } nimmt { mcmulti-part-whole-quadrant }.
mcmulti-fact-news-laid =
    { $likely ->
        [1] „{ $card }“ liegt jetzt als wahrscheinliches Ereignis aus.
       *[0] „{ $card }“ liegt jetzt als unwahrscheinliches Ereignis aus.
    }
mcmulti-fact-turn-began = Zug { $turn }: { $player } nimmt die Würfel.
mcmulti-fact-barrel-bought = { $player } kauft { mcmulti-part-market } ein Fass { mcmulti-part-good } für { $price } Mio. $.
mcmulti-fact-barrel-sold = { $player } verkauft { mcmulti-part-market } ein Fass { mcmulti-part-good } für { $price } Mio. $.
mcmulti-fact-dice-rolled = { $player } würfelt: rot { $red }, schwarz { $black }.
mcmulti-fact-event-happened =
    { $likely ->
        [1] Das wahrscheinliche Ereignis tritt ein: „{ $card }“.
       *[0] Das unwahrscheinliche Ereignis tritt ein: „{ $card }“.
    }
mcmulti-fact-likely-now = „{ $card }“ rückt nach und ist jetzt das wahrscheinliche Ereignis.
mcmulti-fact-card-beside = „{ $card }“ wirkt dauerhaft und liegt neben dem Plan.
mcmulti-fact-card-returned = „{ $card }“ ist vorbei; die Karte kommt unter den Stapel.
mcmulti-fact-tax-paid = „{ $card }“: { $player } zahlt { $price } Mio. $.
mcmulti-fact-tax-due = „{ $card }“: { $player } schuldet { $price } Mio. $, mehr als an Bargeld da ist, und muss Anlagen verkaufen.
mcmulti-fact-tax-forgiven = „{ $card }“: { $player } hat nichts mehr zu verkaufen und bekommt die übrigen { $price } Mio. $ erlassen.
mcmulti-fact-barrels-lost =
    { $barrels ->
        [one] { $barrels } Fass { mcmulti-part-good } verlässt
       *[other] { $barrels } Fässer { mcmulti-part-good } verlassen
    } { $market ->
        [domestic] den Inlandsmarkt.
       *[foreign] den Auslandsmarkt.
    }
mcmulti-fact-barrels-moved =
    { $barrels ->
        [one] { $barrels } Fass { mcmulti-part-good } wandert vom Auslands- auf den Inlandsmarkt.
       *[other] { $barrels } Fässer { mcmulti-part-good } wandern vom Auslands- auf den Inlandsmarkt.
    }
mcmulti-fact-refinery-stopped = Eine Raffinerie von { $player } steht still { mcmulti-part-site }.
mcmulti-fact-fee-due = { $player } will { $price } Mio. $ für eine stillstehende Raffinerie zahlen { mcmulti-part-site }, mehr als an Bargeld da ist, und verkauft dafür Anlagen.
mcmulti-fact-refinery-freed = { $player } zahlt { $price } Mio. $, und die Raffinerie arbeitet wieder { mcmulti-part-site }.
mcmulti-fact-difference-moved =
    { $steps ->
        [one] Der Unterschiedsmarker rückt { $steps } Feld vor auf { $difference }.
       *[other] Der Unterschiedsmarker rückt { $steps } Felder vor auf { $difference }.
    }
mcmulti-fact-economy-changed = Der Unterschiedswürfel zeigt { $die }: Neue Wirtschaftskarte ist „{ $card }“, und der Unterschiedsmarker kehrt auf 0 zurück.
mcmulti-fact-demand-moved =
    { $removed ->
        [0] Verbrauchermarkt:
        [one] Verbrauchermarkt: { $removed } Fass verschwindet,
       *[other] Verbrauchermarkt: { $removed } Fässer verschwinden,
    } { $trend ->
        [up] das billigste Fass steigt von { $start } auf { $space }.
        [down] das billigste Fass sinkt von { $start } auf { $space }.
       *[same] das billigste Fass bleibt auf { $space }.
    }
mcmulti-fact-quadrant-chosen = { $player } nutzt den Wurf { mcmulti-part-quadrant }.
mcmulti-fact-fuel-sold = { $player } verkauft ein Fass Benzin für { $price } Mio. $ an die Verbraucher.
mcmulti-fact-crude-refined =
    { $barrels ->
        [one] { $player } raffiniert { $barrels } Fass Rohöl zu Benzin.
       *[other] { $player } raffiniert { $barrels } Fässer Rohöl zu Benzin.
    }
mcmulti-fact-crude-pumped =
    { $barrels ->
        [one] { $player } fördert { $barrels } Fass Rohöl.
       *[other] { $player } fördert { $barrels } Fässer Rohöl.
    }
mcmulti-fact-well-drilled = { $player } stößt auf Öl: Für { $price } Mio. $ wird der Bohrturm zur Ölquelle { mcmulti-part-site }.
mcmulti-fact-asset-bought = { $player } kauft { mcmulti-part-asset } { mcmulti-part-site } für { $price } Mio. $.
mcmulti-fact-asset-sold =
    { $idle ->
        [1] { $player } verkauft eine stillstehende Raffinerie { mcmulti-part-site } für { $price } Mio. $.
       *[0] { $player } verkauft { mcmulti-part-asset } { mcmulti-part-site } für { $price } Mio. $.
    }
mcmulti-fact-declared = { $player } ruft das Spielende aus: Alle anderen haben noch genau einen Zug.
mcmulti-fact-settlement-began = Die Abrechnung beginnt: Anlagen können zu Depressionspreisen verkauft werden.
mcmulti-fact-settled = { $player } ist mit der Abrechnung fertig.
mcmulti-fact-ranked =
    { $barrels ->
        [one] Platz { $place }: { $player } mit { $cash } Mio. $ und { $barrels } Fass.
       *[other] Platz { $place }: { $player } mit { $cash } Mio. $ und { $barrels } Fässern.
    }

## Warum nicht

mcmulti-refusal-no-struck-rig = Beide Würfel müssen einen deiner Bohrtürme treffen; dort steht keiner mehr.
mcmulti-refusal-no-such-seat = Dieser Tisch hat { $need } Plätze, gezählt ab 0; { $have } ist keiner davon.
mcmulti-refusal-game-over = Das Spiel ist zu Ende; es lässt sich nichts mehr tun.
mcmulti-refusal-chance-due = Erst sind die Würfel oder eine Karte dran; danach kannst du entscheiden.
mcmulti-refusal-not-your-turn = Jetzt entscheiden andere; du bist nicht an der Reihe.
mcmulti-refusal-not-now = Das gehört nicht zum jetzigen Schritt des Zuges.
mcmulti-refusal-too-little-cash = Das kostet { $need } Mio. $, du hast aber nur { $have } Mio. $.
mcmulti-refusal-no-such-kind = Es gibt { $need } Arten von Anlagen, gezählt ab 0; { $have } ist keine davon.
mcmulti-refusal-not-your-quadrant = Dieser Quadrant gehört dir nicht.
mcmulti-refusal-no-such-quadrant = Der Plan hat { $need } Quadranten, gezählt ab 0; { $have } ist keiner davon.
mcmulti-refusal-quadrant-taken = Dieser Quadrant gehört schon jemandem.
mcmulti-refusal-no-such-cell = Ein Quadrant hat { $need } Felder, gezählt ab 0; { $have } ist keines davon.
mcmulti-refusal-does-not-fit = Die Raffinerie würde aus dem Quadranten ragen: Sie braucht auch die Felder rechts neben und unter dem genannten.
mcmulti-refusal-cell-taken = Dort steht schon eine andere Anlage, und Felder lassen sich nicht teilen.
mcmulti-refusal-wells-are-drilled = Ölquellen kann man nicht kaufen; sie entstehen aus Bohrtürmen, die beide Würfel treffen.
mcmulti-refusal-no-such-asset = Auf diesem Feld hast du keine solche Anlage.
mcmulti-refusal-doubles-sell-nothing = Nach einem Pasch ist keine Anlage produktiv, also lässt sich in dieser Phase keine verkaufen.
mcmulti-refusal-not-crossed = Kein Würfel trifft diese Anlage im Quadranten, in dem der Wurf wirkt; verkaufen kannst du jetzt nur getroffene Anlagen.
mcmulti-refusal-no-such-market = Es gibt { $need } Märkte, gezählt ab 0; { $have } ist keiner davon.
mcmulti-refusal-no-such-good = Es gibt { $need } Sorten von Fässern, gezählt ab 0; { $have } ist keine davon.
mcmulti-refusal-other-market = Du hast in diesem Zug schon auf dem anderen Markt gehandelt, und erlaubt ist nur einer.
mcmulti-refusal-market-closed = Das Embargo hält den Auslandsmarkt geschlossen, bis ein Pasch fällt, der es aufhebt.
mcmulti-refusal-nothing-to-buy = Diese Leiste ist leer, es gibt also kein Fass zu kaufen.
mcmulti-refusal-no-barrel = Du hast kein solches Fass im Lager.
mcmulti-refusal-track-full = Alle Felder dieser Leiste sind belegt, sie nimmt also kein Fass mehr an.
mcmulti-refusal-negative-amount = Die Zahl der Fässer darf nicht negativ sein ({ $have }); das Mindeste ist { $need }.
mcmulti-refusal-too-much-fuel =
    { $need ->
        [one] Du kannst höchstens { $need } Fass verkaufen, nicht { $have }: Die getroffenen Tankstellen, dein Benzin und der Platz auf dem Verbrauchermarkt setzen die Grenze.
       *[other] Du kannst höchstens { $need } Fässer verkaufen, nicht { $have }: Die getroffenen Tankstellen, dein Benzin und der Platz auf dem Verbrauchermarkt setzen die Grenze.
    }
mcmulti-refusal-too-much-crude =
    { $need ->
        [one] Du kannst höchstens { $need } Fass raffinieren, nicht { $have }: Die getroffenen arbeitenden Raffinerien und dein Rohöl setzen die Grenze.
       *[other] Du kannst höchstens { $need } Fässer raffinieren, nicht { $have }: Die getroffenen arbeitenden Raffinerien und dein Rohöl setzen die Grenze.
    }
mcmulti-refusal-too-much-oil =
    { $need ->
        [one] Du kannst höchstens { $need } Fass fördern, nicht { $have }: Die getroffenen Ölquellen setzen die Grenze.
       *[other] Du kannst höchstens { $need } Fässer fördern, nicht { $have }: Die getroffenen Ölquellen setzen die Grenze.
    }
mcmulti-refusal-already-declared = Das Spielende ist schon ausgerufen; die letzte Runde läuft.
mcmulti-refusal-goal-not-reached = Zum Ausrufen braucht es { $need } Mio. $ in bar, du hast aber nur { $have } Mio. $.
mcmulti-refusal-only-settlement = Die Abrechnung läuft: Anlagen können jetzt nur noch verkauft werden, stillstehende Raffinerien bleiben still.
mcmulti-refusal-no-idle-refinery = Auf diesem Feld steht keine stillstehende Raffinerie von dir.
mcmulti-refusal-tax-first = Zuerst die Steuer von { $need } Mio. $. Du hast { $have } Mio. $: Verkaufe Anlagen, um sie zu zahlen.
mcmulti-refusal-fee-first = Zuerst die Abgabe von { $need } Mio. $. Du hast { $have } Mio. $: Verkaufe Anlagen, um sie zu zahlen.
mcmulti-refusal-fee-out-of-reach = Die Abgabe beträgt { $need } Mio. $. Mit allem, was du dafür verkaufen könntest, hättest du nur { $have } Mio. $.
mcmulti-refusal-not-for-its-own-fee = Die Raffinerie, für die die Abgabe von { $need } Mio. $ fällig ist, lässt sich nicht dafür verkaufen.

## Die Rückschau: Kapitel und Diagramme

mcmulti-chapter-turn = Zug { $number }
mcmulti-chapter-settlement = Abrechnung

mcmulti-chart-cash = Bargeld
mcmulti-chart-value = Wert
mcmulti-chart-value-text = Bargeld und Anlagen zu den damaligen Verkaufspreisen, abzüglich Schulden.
mcmulti-chart-price = Preise
mcmulti-chart-price-text = Was das nächste Fass auf einem Markt kostet, und was die Verbraucher dafür zahlen.
mcmulti-unit = Mio. $
mcmulti-thing-domestic-crude = Rohöl, Inland
mcmulti-thing-foreign-crude = Rohöl, Ausland
mcmulti-thing-domestic-gasoline = Benzin, Inland
mcmulti-thing-foreign-gasoline = Benzin, Ausland
mcmulti-thing-consumer = Verbraucher zahlen

## Was die Zahlen sind und warum nicht alle sicher sind

mcmulti-figure-board = die Größe des Spielfelds
mcmulti-figure-start = Startausstattung und Ziel
mcmulti-figure-markets = die Preise auf den Märkten für Rohöl und Benzin
mcmulti-figure-consumer = der Verbrauchermarkt
mcmulti-figure-difference_track = wann sich die Wirtschaftslage ändert
mcmulti-figure-doubles = Pasche, die Nachrichten bringen
mcmulti-figure-economy = die Wirtschaftskarten
mcmulti-figure-news = die Nachrichtenkarten
mcmulti-figure-production = was Ölquellen kosten und was Anlagen bringen
mcmulti-figure-seating = Quadranten und Nachbarn
mcmulti-reconstructed-start = Die Spielregel gibt allen 200. Andere Quellen sprechen von 200 bis 300; dass damit 300 zu zweit und 250 zu dritt gemeint sind, wie die Option es bietet, ist unsere Lesart.
mcmulti-reconstructed-consumer = Die Spielregel spricht von roten Feldern, zählt sie aber nicht auf. Hier ist jedes gerade Feld rot.
mcmulti-reconstructed-news = Keine Quelle verrät, was auf den Karten „Embargo“ und „Rohölknappheit“ steht. Wir haben ihre Wirkung den bekannten Karten nachgebildet.
mcmulti-reconstructed-seating = Nirgends steht, welcher der beiden Würfel bei welchem Nachbarn gilt. Wir haben es an der gemeinsamen Kante der Quadranten abgelesen; zu dritt hat jeder für jeden Würfel einen Nachbarn.

## Tipps: warum ein Kontorist so handeln würde

mcmulti-hint-buy-barrel = Ein Fass { mcmulti-part-good } kostet { $price } Mio. $ und ist dir etwa { $worth } Mio. $ wert.
mcmulti-hint-sell-barrel = Der Markt zahlt { $price } Mio. $ für ein Fass { mcmulti-part-good }; behalten ist es dir etwa { $worth } Mio. $ wert.
mcmulti-hint-sell-for-goal = Wenn alle deine Fässer verkauft sind, erreichst du das Ziel von { $goal } Mio. $; dieses bringt { $price } Mio. $.
mcmulti-hint-no-trade = Kein Fass ist jetzt seinen Preis wert: Am nächsten kommt ein Fass { mcmulti-part-good } für { $price } Mio. $, das dir etwa { $worth } Mio. $ wert ist.
mcmulti-hint-no-cash-for-barrels = Ein Fass { mcmulti-part-good } würde sich lohnen, aber es kostet { $price } Mio. $; du hast { $cash } Mio. $, und { $reserve } Mio. $ davon sollten bleiben.
mcmulti-hint-no-barrels = Der Markt hat keine Fässer zu verkaufen, und deine behältst du besser.
mcmulti-hint-buy-asset =
    { $kind ->
        [rig] Ein Bohrturm kostet { $price } Mio. $ und dürfte etwa { $worth } Mio. $ einbringen.
        [station] Eine Tankstelle kostet { $price } Mio. $ und dürfte etwa { $worth } Mio. $ einbringen.
        [refinery] Eine Raffinerie kostet { $price } Mio. $ und dürfte etwa { $worth } Mio. $ einbringen.
       *[well] Eine Ölquelle kostet { $price } Mio. $ und dürfte etwa { $worth } Mio. $ einbringen.
    }
mcmulti-hint-nothing-to-buy = Für { $cash } Mio. $ kannst du nichts kaufen.
mcmulti-hint-keep-cash = Wenn du { mcmulti-part-asset } für { $price } Mio. $ kaufst, bleibt zu wenig für Fässer und Quellen: Du hast { $cash } Mio. $, und { $reserve } Mio. $ sollten bleiben.
mcmulti-hint-no-good-place = Du hast keinen guten Platz mehr für { mcmulti-part-asset }.
mcmulti-hint-nothing-pays = Nichts ist mehr seinen Preis wert: Für { mcmulti-part-asset } zahlst du { $price } Mio. $ und bekommst wohl nur etwa { $worth } Mio. $ zurück.
mcmulti-hint-sell-asset = Die Bank zahlt { $price } Mio. $ für { mcmulti-part-asset }; behalten dürfte das etwa { $worth } Mio. $ einbringen.
mcmulti-hint-sell-to-declare = Wenn du { mcmulti-part-asset } für { $price } Mio. $ verkaufst, erreichst du noch in diesem Zug das Ziel von { $goal } Mio. $.
mcmulti-hint-sell-to-pay = Etwas muss weg, und am wenigsten fehlt dir, wenn du { mcmulti-part-asset } verkaufst: jetzt { $price } Mio. $, behalten etwa { $worth } Mio. $ wert.
mcmulti-hint-choose-quadrant = Dort bringt dieser Wurf etwa { $worth } Mio. $, im anderen Quadranten etwa { $other } Mio. $.
mcmulti-hint-sell-fuel = Die Verbraucher zahlen { $price } Mio. $, für das letzte Fass { $last } Mio. $; ein Markt zahlt im nächsten Zug vielleicht { $worth } Mio. $ dafür.
mcmulti-hint-keep-fuel = Die Verbraucher zahlen { $price } Mio. $; ein Markt zahlt im nächsten Zug vielleicht { $worth } Mio. $.
mcmulti-hint-free-refinery = Die Abgabe beträgt { $fee } Mio. $, und die Raffinerie dürfte bis zum Ende etwa { $worth } Mio. $ verdienen.
mcmulti-hint-refine = Als Benzin ist dir ein Fass etwa { $worth } Mio. $ wert, als Rohöl etwa { $other } Mio. $, und Raffinieren kostet nichts.
mcmulti-hint-keep-crude = Als Rohöl ist dir ein Fass etwa { $other } Mio. $ wert, als Benzin etwa { $worth } Mio. $.
mcmulti-hint-pump =
    { $barrels ->
        [one] Rohöl aus einer Quelle kostet nichts: { $barrels } Fass.
       *[other] Rohöl aus einer Quelle kostet nichts: { $barrels } Fässer.
    }
mcmulti-hint-declare = Du hast { $cash } Mio. $, das Ziel sind { $goal } Mio. $, und niemand liegt erkennbar vor dir.
mcmulti-hint-drill = Die Ölquelle kostet { $price } Mio. $ und ist etwa { $worth } Mio. $ wert; der Bohrturm allein ist etwa { $other } Mio. $ wert.
mcmulti-hint-leave-rig = Die Ölquelle kostet { $price } Mio. $ und ist etwa { $worth } Mio. $ wert; der Bohrturm allein ist etwa { $other } Mio. $ wert.
mcmulti-hint-well-too-dear = Die Ölquelle kostet { $price } Mio. $, und du hast { $cash } Mio. $.
mcmulti-hint-sell-all = Am Ende zählt nur Geld: Alle Anlagen zusammen bringen { $worth } Mio. $.
mcmulti-hint-all-alike = Am Anfang sind alle Quadranten gleich.
