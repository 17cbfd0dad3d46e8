### Oil City auf Deutsch. Beträge in Złoty reński (zlr). Namen von Gesellschaften, Parzellen und Spielenden bleiben ungebeugt.

oilcity-name = Oil City
oilcity-about = Galizien im 19. Jahrhundert ist im Ölfieber. Gesellschaften zu dritt kaufen Parzellen, stellen Bohrarbeiter ein, errichten und verbessern Bohrtürme und verkaufen dann waggonweise Wachs, Gas und Petroleum, während die Preise von Runde zu Runde springen. Neun bis dreißig Spielende, zwei Banken, sechs Runden und ein freier Markt zwischen den Gesellschaften; die wertvollste gewinnt.

## Namen der Dinge

oilcity-thing-money = Geld
oilcity-thing-wax = Wachs
oilcity-thing-gas = Gas
oilcity-thing-kerosene = Petroleum
oilcity-thing-crude = Rohöl
oilcity-thing-tower = Bohrturm
oilcity-thing-driller = Bohrarbeiter
oilcity-thing-pump = Pumpe
oilcity-thing-fan = Ventilator
oilcity-thing-distillery = Destillerie
oilcity-thing-rig = kanadischer Bohrkran
oilcity-thing-wagon = Waggon
oilcity-thing-refinery = Raffinerie
oilcity-thing-plot = Parzelle
oilcity-thing-pedlar = Hausierer
oilcity-thing-refine = Raffineriebetrieb

oilcity-profession-engineer = Ingenieur
oilcity-profession-landowner = Gutsbesitzer
oilcity-profession-manager = Verwalter
oilcity-profession-merchant = Kaufmann

oilcity-role-engineer = Ingenieur
oilcity-role-landowner = Gutsbesitzer
oilcity-role-manager = Verwalter
oilcity-role-merchant = Kaufmann
oilcity-role-banker-1 = Bank 1
oilcity-role-banker-2 = Bank 2

## Zeilen des Wertblatts

oilcity-row-plots = Parzellen
oilcity-row-revenue = Waggonerlös aller Runden
oilcity-row-buildings = Bauten auf Parzellen
oilcity-row-drillers = Bohrarbeiter neben einem Ventilator
oilcity-row-refineries = Raffinerien
oilcity-row-improved-plots = Parzellen mit drei verschiedenen Verbesserungen
oilcity-row-sale-turns = Runden mit Verkauf
oilcity-row-broken-promises = Gebrochene Zusagen

## Ereignisse

oilcity-event-night_operation_in_lwow = Nachtoperation in Lemberg
oilcity-event-night_operation_in_lwow-text = { $year }: In der Nacht des 31. Juli leuchten den Chirurgen eines Lemberger Krankenhauses Petroleumlampen.
oilcity-event-the_mine_at_bobrka = Die Grube in Bóbrka
oilcity-event-the_mine_at_bobrka-text = { $year }: Unweit von Krosno eröffnen Łukasiewicz, Trzecieski und Klobassa eine Erdölgrube.
oilcity-event-fire_in_zeh_s_shop = Feuer in Zehs Laden
oilcity-event-fire_in_zeh_s_shop-text = { $year }: Am 12. Februar zerstört ein Brand den Lemberger Laden, in dem Jan Zeh Petroleum verkauft; zwei Menschen sterben.
oilcity-event-railway_to_boryslaw = Eisenbahn nach Borysław
oilcity-event-railway_to_boryslaw-text = { $year }: Am letzten Tag des Jahres fahren die ersten Züge zwischen Drohobycz und Borysław.
oilcity-event-oil_congress = Erdölkongress
oilcity-event-oil_congress-text = { $year }: Łukasiewicz ruft die Erdölproduzenten zusammen, und sie gründen die Landes-Erdölgesellschaft.
oilcity-event-the_canadian_rig = Der kanadische Bohrkran
oilcity-event-the_canadian_rig-text = { $year }: McGarvey beginnt in Galizien mit dem maschinellen Bohren nach kanadischer Art.
oilcity-event-gas_in_the_boiler_house = Gas im Kesselhaus
oilcity-event-gas_in_the_boiler_house-text = { $year }: Eine Grube in Schodnica heizt ihre Kessel mit Erdgas, was hier noch niemand getan hat.
oilcity-event-the_great_strike = Der große Streik
oilcity-event-the_great_strike-text = { $year }: In Borysław legen die Erdölarbeiter in einem großen Streik die Arbeit nieder.
oilcity-event-the_starunia_mammoth = Das Mammut von Starunia
oilcity-event-the_starunia_mammoth-text = { $year }: Beim Graben nach Wachs stoßen Bergleute in Starunia auf ein Mammut und ein Wollnashorn.
oilcity-event-oil_city_on_fire = Oil City in Flammen
oilcity-event-oil_city_on_fire-text = { $year }: Am 4. Juli setzt ein Gewitter in Tustanowice den Schacht Oil City in Brand, dazu das Öl in den Gruben ringsum.
oilcity-event-record_and_glut = Rekord und Überfluss
oilcity-event-record_and_glut-text = { $year }: Mit über zwei Millionen Tonnen Rohöl fördert Galizien weit mehr, als sich verkaufen lässt, und die Preise brechen ein.
oilcity-event-gas_pipeline_to_drohobycz = Gasleitung nach Drohobycz
oilcity-event-gas_pipeline_to_drohobycz-text = { $year }: Durch eine Leitung von mehr als zehn Kilometern strömt Gas aus dem Becken von Borysław.

## Parzellen und wofür sie bekannt sind

oilcity-plot-gorlice_glinik_mariampolski = Gorlice – Glinik Mariampolski
oilcity-plot-gorlice_glinik_mariampolski-text = Seit 1885 baut eine Fabrik hier Bohrgerät.
oilcity-plot-siary = Siary
oilcity-plot-siary-text = Die Grube stammt von 1852; im Jahr 1875 zählte das Dorf 16 Gruben mit 155 Schächten.
oilcity-plot-sekowa = Sękowa
oilcity-plot-sekowa-text = Stanisław Staszic berichtete 1814 von den Ölgruben des Dorfes.
oilcity-plot-libusza = Libusza
oilcity-plot-libusza-text = Öl wird hier seit 1856 gewonnen; die Grube wuchs auf etwa 470 Hektar.
oilcity-plot-lipinki = Lipinki
oilcity-plot-lipinki-text = In den 1850er-Jahren fing es mit einer 22 Meter tiefen Grube an; mit der Zeit wurden mehr als 650 Bohrungen daraus.
oilcity-plot-mecina_wielka = Męcina Wielka
oilcity-plot-mecina_wielka-text = Gruben gab es ab 1853; im Jahr 1874 kam die Gesellschaft von Wojciech Biechoński hinzu.
oilcity-plot-harklowa = Harklowa
oilcity-plot-harklowa-text = Aufzeichnungen aus der Zeit um 1874 erwähnen Öl aus diesem Dorf.
oilcity-plot-jaslo = Jasło
oilcity-plot-jaslo-text = In Ulaszowice, gleich vor der Stadt, arbeitete ab 1856 eine Destillerie.
oilcity-plot-krosno = Krosno
oilcity-plot-krosno-text = Die Stadt war Mittelpunkt des Ölhandels und der Gruben in Polanka, Wietrzno und Iwonicz.
oilcity-plot-bobrka = Bóbrka
oilcity-plot-bobrka-text = Hier gründeten Łukasiewicz, Trzecieski und Klobassa 1854 ihre Grube.
oilcity-plot-ropianka = Ropianka
oilcity-plot-ropianka-text = Ein von Hand gebohrter Schacht gab bis zu 10 Tonnen am Tag; später entstand hier eine Bohrschule.
oilcity-plot-weglowka = Węglówka
oilcity-plot-weglowka-text = Schon Staszic beschrieb, wie Öl aus dem Boden sickert; Gruben kamen nach 1884.
oilcity-plot-schodnica = Schodnica
oilcity-plot-schodnica-text = Mit Erdgas wurden hier 1896 die Kessel der Grube beheizt.
oilcity-plot-boryslaw = Borysław
oilcity-plot-boryslaw-text = Auf der Suche nach Öl fand man hier in den 1820er-Jahren Erdwachs.
oilcity-plot-tustanowice = Tustanowice
oilcity-plot-tustanowice-text = Hier stand der Schacht Oil City, der 1908 in Flammen aufging.
oilcity-plot-starunia = Starunia
oilcity-plot-starunia-text = In der Wachsgrube kam 1907 ein Mammut zum Vorschein.
oilcity-plot-sloboda_rungurska = Słoboda Rungurska
oilcity-plot-sloboda_rungurska-text = Ein Schacht, der Sole liefern sollte, füllte sich 1771 mit Öl.

## Optionen des Tisches

oilcity-option-plot_choice = Wahl der Parzellen
oilcity-option-plot_choice-text = Wer Parzellen kauft, sieht eine mehr als bestellt und gibt eine zurück. Ohne diese Option werden sie blind gezogen und behalten.
oilcity-option-tie_break = Gleichstand auflösen
oilcity-option-tie_break-text = Bei gleichem Wert entscheiden die im ganzen Spiel verkauften Waggons, dann das Bargeld. Ohne diese Option wird der Platz geteilt.
oilcity-option-zero_price_wagon_scores = Wertlose Waggons zählen
oilcity-option-zero_price_wagon_scores-text = Ein Waggon gilt auch dann als verkauft, wenn er nur Petroleum zum Preis 0 fährt. Ohne diese Option zählt er nur, wenn etwas darauf bezahlt wurde.
oilcity-option-score_cash = Bargeld zählt
oilcity-option-score_cash-text = Vor der Punktevergabe wird das Bargeld am Ende zum Waggonerlös gezählt. Ohne diese Option bringt Bargeld keine Punkte.
oilcity-option-unlimited_components = Bank ohne Grenzen
oilcity-option-unlimited_components-text = Der Bank gehen weder Waren noch Geld aus, was großen Gruppen hilft. Figuren, Gebäude und Karten gibt es so viele wie in der Schachtel.
oilcity-option-war = Krieg
oilcity-option-war-text = Nach jeder Runde ab Runde { $turn } kann ein Krieg ausbrechen und das Spiel beenden, und zwar in 1 von { $odds } Fällen.
oilcity-option-limits = Grenzen der Berufe
oilcity-option-limits-text = Für wie viel eine Marke auf der Personenkarte gilt. Ausgewogen: so, dass jede Zusammenstellung der Berufe faire Aussichten hat. Spezialisten: drei vom eigenen Fach, zwei von einer zweiten Sache, eins vom Rest. Einfach: drei vom eigenen Fach, eins von allem anderen.
oilcity-option-plot_price = Preis einer Parzelle
oilcity-option-plot_price-text = Was eine Parzelle kostet. Ist sie billiger, schadet es einer Gesellschaft weniger, ohne Parzelle zu beginnen.
oilcity-option-company_size = Größe abweichender Gesellschaften
oilcity-option-company_size-text = Bei 3 bestehen alle Gesellschaften aus drei Personen, und die Zahl der Spielenden ist durch drei teilbar. Bei 2 oder 4 kann jede Zahl mitspielen: Eine oder zwei Gesellschaften haben dann diese Größe.
oilcity-option-commit = Wer die Gesellschaft bindet
oilcity-option-commit-text = Genügt für Angebote und Geschäfte das Wort einer einzigen Person, oder muss mehr als die halbe Gesellschaft dafür sein?
oilcity-option-flow = Takt der Runde
oilcity-option-flow-text = Reihum, wie in der Anleitung: Erst liegen alle Marken, dann bedient Bank 1 eine Gesellschaft nach der anderen, und Bank 2 folgt mit Förderung und Verkauf. Frei: Jede Gesellschaft geht für sich weiter, und niemand wartet.
oilcity-option-tokens = Wer eine Marke legt
oilcity-option-tokens-text = Jeder legt nur die eigene Marke, oder eine Person legt alle Marken der Gesellschaft. Wo ein Platz abgegeben oder dem Programm überlassen ist, legt in jedem Fall jemand anderes aus der Gesellschaft seine Marke.
oilcity-option-confirm = Wer die Marken bestätigt
oilcity-option-confirm-text = Genügt das Wort einer Person, dass die Marken der Gesellschaft liegen, oder müssen das mehr als die Hälfte oder alle sagen?
oilcity-option-lending = Rückgabe von Geliehenem
oilcity-option-lending-text = Geliehene Figuren, Gebäude, Karten und Parzellen gehen zu Beginn der Runde zurück, in der sie fällig sind, wo immer sie stehen; Kredite können auch in derselben Runde nach dem Verkauf fällig werden. Oder: nur aus dem Lager, am Ende einer späteren Runde und nur, wenn alles da ist.
oilcity-option-broken_promise = Gebrochene Zusagen
oilcity-option-broken_promise-text = Was geschieht, wenn eine Gesellschaft nicht geben kann, was sie versprochen hat: nichts, Zahlung aus dem, was sie als Nächstes fördert und einnimmt, Punktabzug ({ $points } je Zusage) oder am Ende jeder Runde ein neuer Versuch.
oilcity-option-turns = Zahl der Runden
oilcity-option-turns-text = Die Anleitung sieht sechs vor. Weniger passen in eine Schulstunde; Ereigniskarten gibt es für zwölf.
oilcity-option-own_events = Eigene Ereigniskarten
oilcity-option-own_events-text = Eigene Ereigniskarten statt der gedruckten, jede mit einem Titel, einem Satz und drei Preisen.
oilcity-option-own_plots = Eigene Parzellen
oilcity-option-own_plots-text = Eigene Parzellen statt der gedruckten: was auf jedem der neun Felder liegt und wie oft es jede gibt.
oilcity-setting-balanced = ausgewogen
oilcity-setting-specialist_3_2_1 = Spezialisten 3, 2, 1
oilcity-setting-plain_3_1 = einfach 3, 1
oilcity-setting-any_partner = eine Person
oilcity-setting-majority = Mehrheit
oilcity-setting-rounds = reihum
oilcity-setting-free = frei
oilcity-setting-own = nur die eigene
oilcity-setting-one = eine Person
oilcity-setting-all = alle
oilcity-setting-wherever = wo immer es steht
oilcity-setting-in_store = nur aus dem Lager
oilcity-setting-nothing = nichts
oilcity-setting-next_income = aus der nächsten Einnahme
oilcity-setting-points = Punktabzug
oilcity-setting-every_turn = jede Runde ein neuer Versuch

## Wo Spiel und Gesellschaften stehen

oilcity-phase-first-plots = Ziehen der ersten Parzellen
oilcity-phase-event = Phase A: Ereignis
oilcity-phase-turn = Phasen B bis D: Investition, Förderung, Verkauf
oilcity-phase-war = Krieg oder Frieden
oilcity-phase-over = Spielende

oilcity-stage-investing = Investition
oilcity-stage-laid = Marken liegen, wartet
oilcity-stage-service = Wartet auf Bank 1
oilcity-stage-drawing = Zieht Parzellen
oilcity-stage-returning = Gibt eine Parzelle zurück
oilcity-stage-preparing = Vorbereitung der Förderung
oilcity-stage-ready = Wartet auf Bank 2
oilcity-stage-extracting = Förderung
oilcity-stage-selling = Verkauf
oilcity-stage-stamping = Wartet auf den Stempel
oilcity-stage-done = Runde beendet
oilcity-stage-event = Wartet auf das Ereignis
oilcity-stage-first-plots = Die ersten Parzellen werden gezogen
oilcity-stage-war = Krieg oder Frieden
oilcity-stage-over = Spiel beendet

oilcity-chance-plot-card = Ziehen einer Parzelle
oilcity-chance-event-card = Ziehen einer Ereigniskarte
oilcity-chance-extraction-die = Wurf des Förderwürfels
oilcity-chance-war = Krieg oder Frieden

oilcity-decision-invest = Investition: Lege deine Aktionsmarken und bestätige.
oilcity-decision-serve = Eine Gesellschaft hat ihre Marken bestätigt: Bediene sie oder gib die Marken zum Überdenken zurück.
oilcity-decision-return-plot = Du siehst eine Parzelle zu viel: Wähle, welche zurückgeht.
oilcity-decision-prepare = Vorbereitung: Richte deine Parzellen ein, dann beginne die Förderung.
oilcity-decision-roll-plot = Nenne die nächste Parzelle und würfle für sie.
oilcity-decision-sell = Verkauf: Belade deine Waggons oder verkaufe in dieser Runde nichts.
oilcity-decision-stamp = Prüfe den Eintrag einer Gesellschaft und stemple ihr Wertblatt.
oilcity-decision-draw-event = Alle sind so weit: Zieh das nächste Ereignis.
oilcity-decision-deal = Du darfst anderen Gesellschaften Angebote machen und auf ihre antworten.
oilcity-decision-judge = Eine Zusage wurde gebrochen: Du darfst sie durchsetzen oder erlassen.

## Satzteile: wie viel wovon, im Akkusativ

oilcity-part-counted =
    { $thing ->
        [money] { $count } zlr
        [wax] { $count ->
            [one] { $count } Einheit Wachs
           *[other] { $count } Einheiten Wachs
        }
        [gas] { $count ->
            [one] { $count } Einheit Gas
           *[other] { $count } Einheiten Gas
        }
        [kerosene] { $count ->
            [one] { $count } Fass Petroleum
           *[other] { $count } Fässer Petroleum
        }
        [crude] { $count ->
            [one] { $count } Einheit Rohöl
           *[other] { $count } Einheiten Rohöl
        }
        [tower] { $count ->
            [one] { $count } Bohrturm
           *[other] { $count } Bohrtürme
        }
        [driller] { $count } Bohrarbeiter
        [pump] { $count ->
            [one] { $count } Pumpe
           *[other] { $count } Pumpen
        }
        [fan] { $count ->
            [one] { $count } Ventilator
           *[other] { $count } Ventilatoren
        }
        [distillery] { $count ->
            [one] { $count } Destillerie
           *[other] { $count } Destillerien
        }
        [rig] { $count ->
            [one] { $count } kanadischen Bohrkran
           *[other] { $count } kanadische Bohrkräne
        }
        [wagon] { $count ->
            [one] { $count } Waggon
           *[other] { $count } Waggons
        }
        [refinery] { $count ->
            [one] { $count } Raffinerie
           *[other] { $count } Raffinerien
        }
       *[plot] { $count ->
            [one] { $count } Parzelle
           *[other] { $count } Parzellen
        }
    }
oilcity-part-plot = die Parzelle { $place }
oilcity-part-no-plot = Nr. { $number }
oilcity-part-nothing = nichts
oilcity-part-list = { $most } und { $last }
oilcity-part-on-wagons =
    { $wagons ->
        [one] auf { $wagons } Waggon
       *[other] auf { $wagons } Waggons
    }
oilcity-part-audience =
    { $audience ->
        [all] an alle Gesellschaften
       *[one] an { $to }
    }
oilcity-part-terms =
    { $due ->
        [0] gib { $give }, nimm { $take }
       *[other] gib { $give }, nimm { $take }; in Runde { $due } gib { $give-later }, nimm { $take-later }
    }

## Was Spielende und Banken tun können

oilcity-action-order =
    { $order ->
        [driller] Partner { $number }: { $items } einstellen
       *[tower] Partner { $number }: { $items } kaufen
    }
oilcity-action-send-pedlar = Partner { $number }: { $goods } an den Hausierer verkaufen
oilcity-action-run-refinery = Partner { $number }: { $items } raffinieren
oilcity-action-take-token = Partner { $number }: die Marke zurücknehmen
oilcity-action-confirm = Die Marken bestätigen
oilcity-action-reconsider = Noch einmal überlegen
oilcity-action-return-plot = Die Parzelle { $place } zurückgeben
oilcity-action-put-piece = { $items } aufstellen: { $place }, Feld { $field }
oilcity-action-lift-piece = Vom Feld nehmen: { $place }, Feld { $field }
oilcity-action-arrange = Alle Parzellen neu einrichten
oilcity-action-extract = Bereit zur Förderung
oilcity-action-sell =
    { $load ->
        [none] In dieser Runde nichts verkaufen
       *[some] { $goods } { oilcity-part-on-wagons } verkaufen
    }
oilcity-action-make-offer =
    { $answers ->
        [-1] Angebot { oilcity-part-audience }: { oilcity-part-terms }
       *[other] Angebot { $answers } mit einem Angebot { oilcity-part-audience } beantworten: { oilcity-part-terms }
    }
oilcity-action-accept-offer = Angebot { $offer } annehmen
oilcity-action-decline-offer = Angebot { $offer } ablehnen
oilcity-action-back-offer = Unser Angebot { $offer } unterstützen
oilcity-action-withdraw-offer = Angebot { $offer } zurückziehen
oilcity-action-keep-promise = Zusage { $promise } einlösen
oilcity-action-enforce-promise = Zusage { $promise } durchsetzen
oilcity-action-forgive-promise = Zusage { $promise } erlassen
oilcity-action-draw-event = Das Ereignis ziehen
oilcity-action-end-after-turn = Diese Runde zur letzten machen
oilcity-action-end-now = Das Spiel jetzt beenden
oilcity-action-serve = { $company } bedienen
oilcity-action-send-back = Marken zum Überdenken zurückgeben: { $company }
oilcity-action-roll-plot = Für die nächste Parzelle würfeln: { $company }
oilcity-action-stamp = Das Wertblatt stempeln: { $company }
oilcity-action-set-banker =
    { $person ->
        [1] Bank { $number } einer Person geben
       *[0] Bank { $number } dem Programm geben
    }
oilcity-action-leave-routine =
    { $program ->
        [1] Die Routine von Bank { $number } dem Programm überlassen
       *[0] Die Routine von Bank { $number } wieder von Hand erledigen
    }
oilcity-action-hand-over =
    { $holder ->
        [program] Den Platz von { $player } dem Programm überlassen
        [own] Den Platz von { $player } zurückgeben
       *[partner] { $to } für { $player } spielen lassen
    }
oilcity-action-name-company = Die Gesellschaft „{ $name }“ nennen

## Was geschehen ist

oilcity-fact-plot-drawn = { $company } zieht die Parzelle { $place }.
oilcity-fact-plot-returned = { $company } gibt die Parzelle { $place } zurück.
oilcity-fact-event-drawn =
    { $year ->
        [0] Runde { $turn }: „{ $title }“. Preise: Wachs { $wax }, Gas { $gas }, Petroleum { $kerosene } zlr.
       *[other] Runde { $turn }: „{ $title }“ ({ $year }). Preise: Wachs { $wax }, Gas { $gas }, Petroleum { $kerosene } zlr.
    }
oilcity-fact-last-turn = Runde { $turn } ist die letzte: Nach ihrem Verkauf endet das Spiel.
oilcity-fact-game-stopped = Das Spiel wird in Runde { $turn } abgebrochen: Es zählt, was auf den Wertblättern steht.
oilcity-fact-token-placed =
    { $order ->
        [pedlar] { $company }: Partner { $number } bestimmt für den Hausierer { $items }.
        [refine] { $company }: Partner { $number } legt die Marke auf eine Raffinerie, für { $items }.
       *[tower] { $company }: Partner { $number } legt die Marke für { $items }.
    }
oilcity-fact-token-taken = { $company }: Partner { $number } nimmt die Marke zurück.
oilcity-fact-partner-confirmed = { $company }: { $player } bestätigt die Marken ({ $have } von { $need }).
oilcity-fact-confirmed = { $company } bestätigt die Marken.
oilcity-fact-round-began = Alle Marken liegen. Die Banken beginnen bei { $company }.
oilcity-fact-banker-came = Bank 1 kommt zu { $company }.
oilcity-fact-reconsidered = { $company } überlegt noch einmal ({ $player }).
oilcity-fact-sent-back = { $company } bekommt die Marken zum Überdenken zurück.
oilcity-fact-not-served = { $company }: So kann die Bank die Marken nicht bedienen. { $why }
oilcity-fact-bought =
    { $order ->
        [driller] { $company } stellt { $items } für { $price } zlr ein.
       *[tower] { $company } kauft { $items } für { $price } zlr.
    }
oilcity-fact-pedlar-sold = { $company } verkauft { $goods } für { $price } zlr an den Hausierer.
oilcity-fact-crude-refined = { $company } raffiniert { $items } und erhält { $made }.
oilcity-fact-served = Die Bank hat { $company } bedient.
oilcity-fact-piece-put = { $company } stellt { $items } auf: { $place }, Feld { $field }.
oilcity-fact-piece-lifted = { $company } nimmt { $items } weg: { $place }, Feld { $field }.
oilcity-fact-prepared = { $company } ist bereit und wartet auf Bank 2.
oilcity-fact-extraction-began = { $company } beendet die Vorbereitung; die Förderung beginnt.
oilcity-fact-extracted =
    { $die ->
        [0] { $company }, { $place }: Der Würfel zeigt Wasser,
       *[other] { $company }, { $place }: Der Würfel zeigt { $die },
    } { $load ->
        [none] die Parzelle liefert nichts
       *[some] die Parzelle liefert { $goods }
    }{ $short ->
        [0] { "." }
        [one] ; { $short } Einheit verfällt, weil der Bank die Ware ausgegangen ist.
       *[other] ; { $short } Einheiten verfallen, weil der Bank die Ware ausgegangen ist.
    }
oilcity-fact-drillers-gone = { $company }, { $place }: Die Bank holt { $items } zurück.
oilcity-fact-sold =
    { $scored ->
        [all] { $company } verkauft { $goods } { oilcity-part-on-wagons } für { $price } zlr.
       *[some] { $company } verkauft { $goods } { oilcity-part-on-wagons } für { $price } zlr; das Wertblatt zählt davon { $counted }, denn für den Rest wurde nichts bezahlt.
    }
oilcity-fact-nothing-sold = { $company } verkauft in dieser Runde nichts.
oilcity-fact-stamped =
    { $wagons ->
        [one] Runde { $turn }, { $company }: { $wagons } Waggon, { $revenue } zlr, gestempelt.
       *[other] Runde { $turn }, { $company }: { $wagons } Waggons, { $revenue } zlr, gestempelt.
    }
oilcity-fact-offer-made =
    { $due ->
        [0] Angebot { $offer } von { $giver } { oilcity-part-audience }: gibt { $give }, erhält { $take }.
       *[other] Angebot { $offer } von { $giver } { oilcity-part-audience }: gibt { $give }, erhält { $take }; in Runde { $due } gibt { $give-later }, erhält { $take-later }.
    }
oilcity-fact-offer-backed = { $player } ist für Angebot { $offer } von { $giver }.
oilcity-fact-offer-gone = Angebot { $offer } von { $giver } ist vom Tisch.
oilcity-fact-deal-done = Geschäft { $offer }: { $giver } gibt { $give }, { $taker } gibt { $take }.
oilcity-fact-handed-over =
    { $goes ->
        [one-way] { $giver } gibt { $give } an { $taker }.
       *[both-ways] { $giver } gibt { $give } an { $taker } und erhält { $take }.
    }
oilcity-fact-offer-taken =
    { $goes ->
        [one-way] Angebot { $offer } ist angenommen: { $giver } gibt { $give } an { $taker }.
       *[both-ways] Angebot { $offer } ist angenommen: { $giver } gibt { $give } an { $taker } und erhält { $take }.
    }
oilcity-fact-promised = Zusage { $promise } für Runde { $due }: { $debtor } gibt { $owed } an { $creditor }.
oilcity-fact-promise-due = Zusage { $promise } ist in dieser Runde fällig: { $debtor } gibt { $owed } an { $creditor }.
oilcity-fact-promise-kept = Zusage { $promise } ist eingelöst: { $debtor } gibt { $owed } an { $creditor }.
oilcity-fact-promise-part-kept = Zusage { $promise } ist zum Teil eingelöst: { $debtor } gibt { $owed } an { $creditor }.
oilcity-fact-promise-broken = Zusage { $promise } ist gebrochen: { $debtor } kann { $creditor } nicht geben, was versprochen war: { $owed }. Die Banken dürfen sie durchsetzen oder erlassen.
oilcity-fact-promise-enforced = Zusage { $promise } ist durchgesetzt: { $creditor } erhält { $owed } von { $debtor }; mehr ist nicht geschuldet.
oilcity-fact-promise-collected = Für die gebrochene Zusage { $promise } erhält { $creditor } von { $debtor }: { $owed }.
oilcity-fact-promise-forgiven = Zusage { $promise } ist erlassen: { $debtor } muss { $creditor } nicht mehr geben, was versprochen war: { $owed }.
oilcity-fact-point-lost =
    { $points ->
        [one] { $company } hat eine Zusage gebrochen: { $points } Punkt Abzug.
       *[other] { $company } hat eine Zusage gebrochen: { $points } Punkte Abzug.
    }
oilcity-fact-point-restored =
    { $points ->
        [one] Eine gebrochene Zusage von { $company } ist erlassen: { $points } Punkt zurück.
       *[other] Eine gebrochene Zusage von { $company } ist erlassen: { $points } Punkte zurück.
    }
oilcity-fact-banker-set =
    { $person ->
        [1] Bank { $number } führt ab jetzt eine Person.
       *[0] Bank { $number } führt ab jetzt das Programm.
    }
oilcity-fact-routine-left =
    { $program ->
        [1] Die Routine von Bank { $number } erledigt ab jetzt das Programm; das Ereignis bleibt bei der Person.
       *[0] Bank { $number } erledigt die Routine wieder von Hand.
    }
oilcity-fact-seat-handed =
    { $holder ->
        [program] Für { $player } spielt ab jetzt das Programm.
        [own] { $player } spielt wieder selbst.
       *[partner] Für { $player } spielt ab jetzt { $to }.
    }
oilcity-fact-company-named = { $company } heißt jetzt „{ $name }“.
oilcity-fact-war-broke = Nach Runde { $turn } bricht Krieg aus: Das Spiel ist zu Ende.
oilcity-fact-ranked =
    { $points ->
        [one] Platz { $place }: { $company } mit { $points } Punkt.
       *[other] Platz { $place }: { $company } mit { $points } Punkten.
    }

## Warum nicht

oilcity-refusal-no-such-seat = Dafür hat dieser Tisch { $need } Plätze, gezählt ab 0; { $have } ist keiner davon.
oilcity-refusal-game-over = Das Spiel ist zu Ende; es lässt sich nichts mehr tun.
oilcity-refusal-not-now = Das gehört nicht zum jetzigen Schritt der Runde.
oilcity-refusal-wait-for-event = Die Runde beginnt mit ihrem Ereignis; bis es gezogen ist, müssen die Gesellschaften warten.
oilcity-refusal-seat-handed-over = Dieser Platz ist abgegeben; bis er zurückgegeben wird, entscheidet dort jemand anders.
oilcity-refusal-not-your-seat = Diesen Platz kann nur abgeben, wem er gehört, wer ihn gerade hält, oder eine Bank.
oilcity-refusal-not-a-partner = Einen Platz kann man nur jemandem aus derselben Gesellschaft oder dem Programm überlassen.
oilcity-refusal-already-so = So ist es schon, es würde sich also nichts ändern.
oilcity-refusal-not-a-banker = Welche Bank eine Person führt, machen die Banken unter sich aus; Spielende haben damit nichts zu tun.
oilcity-refusal-no-such-banker = Es gibt { $need } Banken, gezählt ab 0; jede führt eine Person (1) oder das Programm (0).
oilcity-refusal-not-for-bankers = Banken leiten das Spiel und spielen für keine Gesellschaft; das ist also nicht ihre Sache.
oilcity-refusal-other-banker = Das ist Aufgabe der anderen Bank, oder das Programm erledigt es.
oilcity-refusal-no-such-company = Es gibt { $need } Gesellschaften, gezählt ab 0, und die eigene ist hier nicht gemeint; { $have } ist nicht wählbar.
oilcity-refusal-name-length = Ein Name hat 1 bis { $need } Zeichen; dieser hat { $have }.
oilcity-refusal-name-letters = Ein Name besteht aus sichtbaren Zeichen und hat am Anfang und am Ende kein Leerzeichen.
oilcity-refusal-no-such-member =
    { $need ->
        [one] Deine Gesellschaft hat { $need } Mitglied, gezählt ab 0; { $have } ist keines.
       *[other] Deine Gesellschaft hat { $need } Mitglieder, gezählt ab 0; { $have } ist keines davon.
    }
oilcity-refusal-no-token-left =
    { $need ->
        [one] Eine Gesellschaft hat { $need } Marke je Runde; diese wäre Nummer { $have }. Nimm erst eine zurück.
       *[other] Eine Gesellschaft hat { $need } Marken je Runde; diese wäre Nummer { $have }. Nimm erst eine zurück.
    }
oilcity-refusal-no-token-there = Von diesem Mitglied liegt nirgends eine Marke.
oilcity-refusal-not-your-token = Diese Marke gehört jemand anderem aus deiner Gesellschaft; an diesem Tisch legt jeder die eigene.
oilcity-refusal-already-confirmed = Du hast schon bestätigt. Überlege erst noch einmal, wenn du etwas ändern willst.
oilcity-refusal-partner-has-confirmed = Diese Marke ist schon bestätigt. Nur wem sie gehört, kann noch einmal überlegen.
oilcity-refusal-crude-too-late = In dieser Runde wird nur das Rohöl raffiniert, das auf den Raffinerien lag, als die letzte Marke gelegt wurde: { $need }, nicht { $have }.
oilcity-refusal-round-began = Alle Marken liegen und die Banken sind unterwegs; die Marken bleiben also, wo sie sind.
oilcity-refusal-not-for-sale = Das bietet weder eine Personenkarte noch die Investitionskarte an.
oilcity-refusal-over-limit = Mit einer Marke darf dieser Beruf 1 bis { $need } Stück nehmen, nicht { $have }.
oilcity-refusal-one-per-token = Eine Marke auf der Investitionskarte gilt für genau { $need } Stück, nicht für { $have }.
oilcity-refusal-pedlar-load = Der Hausierer nimmt 1 bis { $need } Einheiten, nicht { $have }.
oilcity-refusal-refinery-load = Eine Raffinerie fasst 1 bis { $need } Einheiten Rohöl, nicht { $have }.
oilcity-refusal-negative-amount = Mengen können nicht negativ sein.
oilcity-refusal-not-in-store = Dafür braucht es { $need }, die Gesellschaft hat davon aber nur { $have }.
oilcity-refusal-no-refinery =
    { $need ->
        [one] Damit liefe { $need } Raffinerie, deine Gesellschaft hat aber nur { $have }. Eine in dieser Runde gekaufte läuft erst ab der nächsten.
       *[other] Damit liefen { $need } Raffinerien, deine Gesellschaft hat aber nur { $have }. Eine in dieser Runde gekaufte läuft erst ab der nächsten.
    }
oilcity-refusal-bank-is-out = Die Bank müsste { $need } hergeben, hat aber nur noch { $have }. Es geht wieder, sobald etwas zu ihr zurückkommt.
oilcity-refusal-too-little-money = Alle eure Marken zusammen kosten { $need } zlr, die Gesellschaft hat aber nur { $have } zlr, das Geld vom Hausierer eingerechnet.
oilcity-refusal-not-your-plot = Diese Parzelle gehört der Gesellschaft nicht.
oilcity-refusal-not-a-new-plot = Zurückgeben kann man nur eine der eben gezogenen Parzellen.
oilcity-refusal-no-such-field = Eine Parzelle hat { $need } Felder, gezählt ab 0; { $have } ist keines davon.
oilcity-refusal-no-piece = Auf Parzellen stehen nur Bohrtürme, Bohrarbeiter, Pumpen, Ventilatoren, Destillerien und kanadische Bohrkräne.
oilcity-refusal-no-deposit = Bohrtürme und Bohrarbeiter brauchen eine Lagerstätte, und auf diesem Feld ist keine.
oilcity-refusal-tower-only = Diese Lagerstätte ist Türmen vorbehalten; ein Bohrarbeiter darf hier nicht stehen.
oilcity-refusal-no-free-field = Verbesserungen stehen auf freien Feldern, nicht auf Lagerstätten oder auf dem Namen.
oilcity-refusal-field-taken = Auf diesem Feld steht schon etwas, und Felder lassen sich nicht teilen.
oilcity-refusal-nothing-there = Auf diesem Feld steht nichts, was man wegnehmen könnte.
oilcity-refusal-layout-size = Diese Aufstellung beschreibt { $have } Felder, auf den Parzellen der Gesellschaft sind es aber { $need }.
oilcity-refusal-extracting = Die Förderung läuft: Bis zum letzten Wurf ändert sich auf den Parzellen nichts, und die Gesellschaft schließt keine Geschäfte ab.
oilcity-refusal-whole-notes = Bezahlt wird mit ganzen Scheinen: Beträge müssen Vielfache von { $need } zlr sein, { $have } ist keines.
oilcity-refusal-plot-only-shown = Diese Parzelle wurde der Gesellschaft nur gezeigt; erst muss sie eine zurückgeben, dann lässt sich damit handeln.
oilcity-refusal-card-has-token = Auf dieser Personenkarte liegt schon eine Marke, und mehr als eine fasst sie nicht.
oilcity-refusal-die-is-due = Die Parzelle ist schon genannt; jetzt ist der Würfel dran.
oilcity-refusal-no-wagon =
    { $need ->
        [one] Dafür braucht es { $need } Waggon, deine Gesellschaft hat aber { $have }.
       *[other] Dafür braucht es { $need } Waggons, deine Gesellschaft hat aber { $have }.
    }
oilcity-refusal-wagons-full =
    { $have ->
        [one] { $have } Einheit ist zu viel: Diese Waggons fassen { $need }.
       *[other] { $have } Einheiten sind zu viel: Diese Waggons fassen { $need }.
    }
oilcity-refusal-wagon-empty =
    { $need ->
        [one] { $need } Waggon fährt nur mit mindestens einer Einheit, geladen sind { $have }.
       *[other] { $need } Waggons fahren nur mit je mindestens einer Einheit, geladen sind { $have }.
    }
oilcity-refusal-no-market-now = Zwischen zwei Runden ist der Markt geschlossen; Geschäfte macht man, während eine Runde läuft.
oilcity-refusal-no-such-offer = Ein solches Angebot steht dir nicht offen; vielleicht ist es angenommen, zurückgezogen oder überholt.
oilcity-refusal-already-for-it = Du bist schon für dieses Angebot; es fehlen noch andere aus deiner Gesellschaft.
oilcity-refusal-empty-offer = Bei einem Angebot muss etwas den Besitz wechseln, jetzt oder später.
oilcity-refusal-due-turn = Zusagen werden in Runde { $need } oder einer späteren Runde dieses Spiels fällig; Runde { $have } geht nicht.
oilcity-refusal-nothing-due = Runde { $have } ist als Termin genannt, aber dieses Angebot enthält keine Zusage.
oilcity-refusal-too-many-offers = Deine Gesellschaft hat schon { $have } Angebote offen, und mehr als { $need } sind nicht erlaubt. Zieh erst eines zurück.
oilcity-refusal-no-such-plot = Das Angebot nennt eine Parzelle, die es nicht gibt, oder eine doppelt.
oilcity-refusal-plot-not-bare = Auf dieser Parzelle steht etwas; den Besitz wechselt nur eine leere Parzelle.
oilcity-refusal-no-such-promise = Deine Gesellschaft hat keine solche Zusage einzulösen.
oilcity-refusal-at-work = Dafür braucht es { $need }, bewegen lassen sich aber nur { $have }: Was in dieser Runde gefördert hat, bleibt bis zum Ende der Runde auf seiner Parzelle.
oilcity-refusal-no-broken-promise = Banken entscheiden nur über gebrochene Zusagen, und das ist keine.

## Warum eigene Karten nicht gehen

oilcity-cards-unreadable = Sie sind nicht lesbar ({ $detail })
oilcity-cards-number = Möglich sind 1 bis { $need } Karten, nicht { $have }
oilcity-cards-title = Der Titel von Karte { $card } braucht 1 bis { $need } sichtbare Zeichen
oilcity-cards-twice = Zwei Karten heißen „{ $title }“
oilcity-cards-text = Der Text von Karte { $card } darf höchstens { $need } Zeichen haben
oilcity-cards-price = Karte { $card } hat den Preis { $have }, Preise sind aber Vielfache von { $note } von 0 bis { $need }
oilcity-cards-few-events = Jede Runde braucht eine Karte, zusammen { $need }, es gibt aber { $have }
oilcity-cards-fields = Karte { $card } hat „{ $fields }“, nötig sind aber neun Felder: vier Lagerstätten (c, g oder w, Großbuchstaben nur für Türme), vier freie (.) und der Name (-)
oilcity-cards-copies = Von Karte { $card } kann es 1 bis { $need } Stück geben, nicht { $have }
oilcity-cards-few-plots = Nötig sind mindestens { $need } Parzellen, alle Stücke gezählt, es gibt aber { $have }

## Die Rückschau: Kapitel und Diagramme

oilcity-chapter-turn = Runde { $number }

oilcity-chart-cash = Bargeld
oilcity-chart-points = Wert
oilcity-chart-points-text = Die Punkte des Wertblatts, alle Zeilen zusammen.
oilcity-chart-price = Preise
oilcity-chart-price-text = Was ein Stück in dieser Runde beim Verkauf mit dem Wagen bringt.
oilcity-unit = zlr
oilcity-unit-points = Punkte

## Was die Zahlen sind und warum nicht alle sicher sind

oilcity-figure-start = die Startausstattung der Gesellschaften
oilcity-figure-tokens = die Aktionsmarken einer Gesellschaft
oilcity-figure-company_mixes = die Berufe in den Gesellschaften
oilcity-figure-components = wie viel es wovon gibt
oilcity-figure-costs = die Preise von Parzellen, Waggons und Figuren
oilcity-figure-pedlar = der Hausierer
oilcity-figure-limits = wie viel eine Marke erlaubt
oilcity-figure-refinery = die Raffinerie
oilcity-figure-wagon = der Waggon
oilcity-figure-die = der Förderwürfel
oilcity-figure-grid = die Felder einer Parzelle
oilcity-figure-prices_allowed = die möglichen Preise
oilcity-figure-points = die Punkte
oilcity-figure-war = die Wahrscheinlichkeit des Krieges
oilcity-figure-table = Grenzen für Angebote und Namen
oilcity-figure-own_cards = Grenzen eigener Karten
oilcity-figure-lesson = wie lange eine Unterrichtsstunde dauert
oilcity-figure-entrepreneurs = die Berufe der Unternehmer
oilcity-figure-plots = die Vorkommen auf den Parzellen
oilcity-figure-events = die Preise auf den Ereigniskarten
oilcity-reconstructed-costs = Die Spielregel nennt alle Preise außer denen von Parzelle und Waggon. Wir haben 300 für eine Parzelle angenommen, damit Gesellschaften ohne Gutsbesitzer faire Aussichten haben (bis Ausgabe 2 waren es 500), und 100 für einen Waggon.
oilcity-reconstructed-limits = Die Spielregel nennt drei Grenzen: 3 Bohrtürme beim Ingenieur, 1 Bohrturm beim Gutsbesitzer, 3 Bohrarbeiter beim Verwalter. Die anderen haben wir ergänzt: in der ausgewogenen Tabelle so, dass keine Zusammenstellung der Berufe viel öfter gewinnt als eine andere, in der der Spezialisten so, dass jeder Beruf etwas am besten kann.
oilcity-reconstructed-die = Die Spielregel sagt, dass der Würfel 0, 1 und 2 zeigt, aber nicht, wie oft. Wir haben jeder Zahl zwei der sechs Seiten gegeben.
oilcity-reconstructed-entrepreneurs = Die sechzehn Namen sind bekannt; welcher Beruf auf wessen Karte steht, ist es nicht. Wir haben jedem Beruf vier Menschen zugeteilt, zu denen er passt.
oilcity-reconstructed-plots = Die Spielregel zeigt eine einzige Parzelle, Gorlice, und sagt nicht, welche ihrer Felder nur für Bohrtürme sind. Was unter den anderen liegt und wo nur ein Bohrturm stehen darf, haben wir gewählt; die Orte selbst gibt es.
oilcity-reconstructed-events = Von den zwölf Ereigniskarten zeigt die Spielregel eine, den Erdölkongress. Die anderen Ereignisse gab es im genannten Jahr wirklich; ihre Preise sind von uns, gewählt aus den möglichen.

## Eine Unterrichtsstunde

oilcity-team-count =
    { $teams ->
        [one] { $teams } Gesellschaft
       *[other] { $teams } Gesellschaften
    }
oilcity-team-one = Gesellschaft
oilcity-question-prices = In Runde { $turn } fiel der Preis für { $good } von { $before } auf { $after } zlr. Wen traf das, wer hatte vorgesorgt, und hätte es jemand wissen können?
oilcity-question-broken =
    { $made ->
        [one] Die einzige Zusage des Spiels wurde gebrochen.
       *[other] { $broken } von { $made } Zusagen wurden gebrochen.
    } Was hat das gekostet, und wen? Was hätte im Vertrag stehen sollen?
oilcity-question-kept =
    { $made ->
        [one] Die einzige Zusage des Spiels wurde gehalten.
       *[other] Von { $made } Zusagen wurde keine gebrochen.
    } Warum Wort halten, wenn niemand einen zwingen kann? Wäre es unter Fremden genauso?
oilcity-question-no-deals = Keine Gesellschaft hat mit einer anderen gehandelt. Was hättet ihr einander anbieten können, und was hat euch abgehalten?
oilcity-question-cash = { $company } hatte am Ende das meiste Bargeld: { $cash } zlr, und kam auf Platz { $place }. Wozu ist Geld in einer Gesellschaft gut, und wann nützt es nichts?
oilcity-question-history = Im Spiel stellt jeder einen Turm auf, der 500 zlr hat. Was brauchte es in Galizien noch, und wer zahlte, wenn etwas schiefging?
oilcity-turning-event = Runde { $turn } begann mit „{ $title }“ (Wachs { $wax }, Gas { $gas }, Petroleum { $kerosene } zlr), und das veränderte die Aussichten von { $company }.
oilcity-turning-investment =
    { $load ->
        [none] In Runde { $turn } kaufte { $company } nichts, andere schon.
       *[some] In Runde { $turn } kaufte { $company } { $items }.
    }
oilcity-turning-sale =
    { $load ->
        [none] In Runde { $turn } förderte { $company } nichts und verkaufte Waggons für { $price } zlr.
       *[some] In Runde { $turn } förderte { $company } { $goods } und verkaufte Waggons für { $price } zlr.
    }
oilcity-turning-deal = In Runde { $turn } gab { $giver } an { $taker } { $give } und erhielt { $take }.
oilcity-background-history = Was Geschichte ist und was Spiel
oilcity-background-history-text = Geschichte sind die Orte, die Unternehmer und die Ereignisse mit ihren Jahren; Wachs, Gas und Petroleum waren, was die Ölfelder verkauften. Spiel sind die Preise auf den meisten Karten, was unter einer Parzelle liegt, der Würfel, der über die Förderung entscheidet, und dass alle mit gleich viel Geld beginnen. Löhne, Unfälle, Schulden bei Banken und Streit um Land, wovon die Zeitungen damals voll waren, fehlen: Fragt euch, was sie verändert hätten.
oilcity-row-plots-text =
    { $points ->
        [one] { $points } Punkt für jede Parzelle
       *[other] { $points } Punkte für jede Parzelle
    }
oilcity-row-revenue-text = 1 Punkt für je { $points } zlr
oilcity-row-buildings-text =
    { $points ->
        [one] { $points } Punkt für jeden Turm, Ventilator, Bohrkran, jede Pumpe und Destillerie auf einer Parzelle
       *[other] { $points } Punkte für jeden Turm, Ventilator, Bohrkran, jede Pumpe und Destillerie auf einer Parzelle
    }
oilcity-row-drillers-text =
    { $points ->
        [one] { $points } Punkt für jeden Bohrarbeiter neben einem Ventilator nach der letzten Förderung
       *[other] { $points } Punkte für jeden Bohrarbeiter neben einem Ventilator nach der letzten Förderung
    }
oilcity-row-refineries-text =
    { $points ->
        [one] { $points } Punkt für jede Raffinerie
       *[other] { $points } Punkte für jede Raffinerie
    }
oilcity-row-improved-plots-text =
    { $points ->
        [one] { $points } Punkt für jede Parzelle mit drei verschiedenen Verbesserungen (Bohrkran, Ventilator, Pumpe, Destillerie)
       *[other] { $points } Punkte für jede Parzelle mit drei verschiedenen Verbesserungen (Bohrkran, Ventilator, Pumpe, Destillerie)
    }
oilcity-row-sale-turns-text =
    { $points ->
        [one] { $points } Punkt für jede Runde mit Verkauf, egal wie viele Waggons
       *[other] { $points } Punkte für jede Runde mit Verkauf, egal wie viele Waggons
    }
oilcity-row-broken-promises-text =
    { $points ->
        [one] { $points } Punkt Abzug für jede gebrochene Zusage
       *[other] { $points } Punkte Abzug für jede gebrochene Zusage
    }

## Tipps: warum ein Kontorist so handeln würde

oilcity-hint-order = Für { $price } zlr bekommt ihr { $items }: Die Gesellschaft ist dann etwa { $gain } zlr mehr wert.
oilcity-hint-wagon = Im Lager liegen Waren ({ $units }), und eure Waggons fassen { $room }. Für { $price } zlr ist die Gesellschaft etwa { $gain } zlr mehr wert.
oilcity-hint-wagon-ahead = Für das, was die Parzellen noch geben: Für { $price } zlr ist die Gesellschaft etwa { $gain } zlr mehr wert.
oilcity-hint-plot = Neue Felder für { $price } zlr: Die Gesellschaft ist dann etwa { $gain } zlr mehr wert.
oilcity-hint-pedlar =
    { $units ->
        [one] Der Hausierer zahlt sofort { $price } zlr für { $units } Einheit, und mit dem Geld kann eine weitere Marke etwas tun.
       *[other] Der Hausierer zahlt sofort { $price } zlr für { $units } Einheiten, und mit dem Geld kann eine weitere Marke etwas tun.
    }
oilcity-hint-refine = Rohöl lässt sich nicht verkaufen: Aus { $units } werden in der Raffinerie { $made } Petroleum.
oilcity-hint-take-token = Was bestellt wurde, ist nicht mehr zu haben.
oilcity-hint-confirm =
    { $tokens ->
        [0] Keine Marke würde die Gesellschaft mehr wert machen.
       *[other] Ein Kontorist würde zu den Marken, die liegen ({ $tokens }), keine mehr legen.
    }
oilcity-hint-return-plot = Diese Parzelle verspricht bis zum Ende etwa { $worth } zlr, die andere mindestens { $other } zlr.
oilcity-hint-arrange = Keine andere Aufstellung verspricht mehr: Waren für etwa { $worth } zlr zu heutigen Preisen.
oilcity-hint-extract = Besser könnt ihr nicht stehen: Zu erwarten sind Waren für etwa { $worth } zlr zu heutigen Preisen.
oilcity-hint-sell =
    { $kept ->
        [0] Die Ladung bringt heute { $price } zlr, mehr als sie später verspricht.
       *[other] Die Ladung bringt heute { $price } zlr, mehr als sie später verspricht; was im Lager bleibt ({ $kept }), verspricht später mehr.
    }
oilcity-hint-sell-one = Die Preise dürften besser werden, aber eine Runde mit Verkauf zählt: eine Einheit für { $price } zlr.
oilcity-hint-keep-goods =
    { $good ->
        [wax] Wachs bringt heute { $price } zlr; behalten ist es so viel wert wie heute { $later } zlr.
        [gas] Gas bringt heute { $price } zlr; behalten ist es so viel wert wie heute { $later } zlr.
       *[kerosene] Petroleum bringt heute { $price } zlr; behalten ist es so viel wert wie heute { $later } zlr.
    }
oilcity-hint-nothing-to-sell = Es gibt nichts, was auf einen Waggon könnte.
oilcity-hint-accept-offer = Was ihr bekommt, ist der Gesellschaft etwa { $gain } zlr wert, was ihr gebt, etwa { $loss } zlr.
oilcity-hint-decline-offer = Was ihr bekämt, ist der Gesellschaft etwa { $gain } zlr wert, was ihr gäbt, etwa { $loss } zlr.
oilcity-hint-back-offer = Euer Angebot bringt etwa { $gain } zlr und kostet etwa { $loss } zlr.
oilcity-hint-withdraw-offer = Inzwischen bringt euer Angebot etwa { $gain } zlr und kostet etwa { $loss } zlr.

## Vorhersagen

oilcity-forecast-yield =
    { $crude ->
        [0] Erwartete Förderung: Waren für etwa { $worth } zlr zu heutigen Preisen (bisher: { $before } zlr).
       *[other] Erwartete Förderung: Waren für etwa { $worth } zlr zu heutigen Preisen (bisher: { $before } zlr), dazu Einheiten Rohöl: etwa { $crude }.
    }
