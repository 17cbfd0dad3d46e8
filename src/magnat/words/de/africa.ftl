### 18Africa auf Deutsch. Beträge in Pfund (£). Gesellschaften heißen nach ihren Kürzeln; Namen von Gesellschaften, Zügen und Orten bleiben wie gedruckt.

africa-name = 18Africa
africa-about = Eisenbahnen für einen ganzen Kontinent: Kaufe Aktien, leite Gesellschaften als Direktor oder Verwalter, lege Gleise durch Wüsten und über Flüsse, lass Züge zwischen den Städten fahren und entscheide, ob die Einnahmen ausgezahlt werden oder in der Kasse bleiben. Dazu kommen Privatgesellschaften, Konzessionen und eine Konjunktur zwischen Boom und Depression. Für zwei bis sieben; das größte Vermögen aus Bargeld, Staatsanleihen, Privatgesellschaften und Aktien gewinnt.

## Bahngesellschaften

africa-company-AR = Alexandria Railway
africa-company-AR-text = { africa-part-company }
africa-company-CSAR = Central South African Railway
africa-company-CSAR-text = { africa-part-company }
africa-company-AO = Algiers-Oran Railway
africa-company-AO-text = { africa-part-company }
africa-company-EAR = East African Railroad
africa-company-EAR-text = { africa-part-company }
africa-company-COR = Congo Océan Railway
africa-company-COR-text = { africa-part-company }
africa-company-ENR = Egyptian National Railway
africa-company-ENR-text = { africa-part-company }
africa-company-KR = Kenyan Railway
africa-company-KR-text = { africa-part-company }
africa-company-CGH = Cape of Good Hope & Western Railway
africa-company-CGH-text = { africa-part-company }
africa-company-MF = Marrakech-Fez Railway
africa-company-MF-text = { africa-part-company }
africa-company-MNR = Moroccan National Railway
africa-company-MNR-text = { africa-part-company }
africa-company-NR = Nigerian Railway
africa-company-NR-text = { africa-part-company }
africa-company-NZA = Nederlands Zuid Afrikaanse Railway Co
africa-company-NZA-text = { africa-part-company }
africa-company-TC = Tangier Casablanca High Speed Line
africa-company-TC-text = { africa-part-company }
africa-company-TO = Timbuktu-Oran Railway
africa-company-TO-text = { africa-part-company }
africa-company-SR = Sudan Railway
africa-company-SR-text = { africa-part-company }
africa-company-UR = Ugandan Railway
africa-company-UR-text = { africa-part-company }
africa-company-CNR = Congolese National Railway
africa-company-CNR-text = { africa-part-company }

## Privatgesellschaften und ihre Fähigkeiten

africa-private-P1 = Cape Wine Company
africa-private-P1-text = { africa-part-private } Eine Fähigkeit hat sie nicht.
africa-private-P2 = Allen Rock Aggregates
africa-private-P2-text = { africa-part-private } Einmal im Spiel: { africa-power-extra_yellow }.
africa-private-P3 = Thompson Wagon Works
africa-private-P3-text = { africa-part-private } Einmal im Spiel: { africa-power-double_upgrade }.
africa-private-P4 = Jamieson Tropical Timber
africa-private-P4-text = { africa-part-private } Einmal im Spiel: { africa-power-free_river }.
africa-private-P5 = George Edmunds Factors
africa-private-P5-text = { africa-part-private } Einmal im Spiel: { africa-power-free_token }.
africa-private-P6 = Madianos Olive Oil Export Company
africa-private-P6-text = { africa-part-private } Einmal im Spiel, wenn sie einer Person gehört: { africa-power-take_priority }.

africa-power-none = keine Fähigkeit
africa-power-extra_yellow = ein gelbes Plättchen mehr
africa-power-double_upgrade = ein zweiter Ausbau desselben Plättchens
africa-power-free_river = ein Plättchen ohne Flusskosten
africa-power-free_token = ein Bahnhof umsonst
africa-power-take_priority = die Vorrangkarte an sich nehmen

## Züge

africa-train-2 = 2
africa-train-2-text = { africa-part-train }
africa-train-3 = 3
africa-train-3-text = { africa-part-train }
africa-train-4E = 4E
africa-train-4E-text = { africa-part-train }
africa-train-3_3 = Veldt Star
africa-train-3_3-text = { africa-part-train }
africa-train-3_3T = Empire Freight
africa-train-3_3T-text = { africa-part-train }
africa-train-4_4_4E = Empire Express
africa-train-4_4_4E-text = { africa-part-train }
africa-train-4_4_4T = Pan America
africa-train-4_4_4T-text = { africa-part-train }

## Konzessionen

africa-concession-minerals = Mineralien
africa-concession-minerals-text = { africa-part-concession }
africa-concession-dates = Datteln
africa-concession-dates-text = { africa-part-concession }
africa-concession-gas = Erdgas
africa-concession-gas-text = { africa-part-concession }
africa-concession-oil = Öl
africa-concession-oil-text = { africa-part-concession }
africa-concession-copper = Kupfer
africa-concession-copper-text = { africa-part-concession }
africa-concession-cotton = Baumwolle
africa-concession-cotton-text = { africa-part-concession }
africa-concession-gold = Gold
africa-concession-gold-text = { africa-part-concession }

## Konjunktur, Spielplan und wo etwas liegt

africa-economy-boom = Boom
africa-economy-boom-text = { africa-part-economy }
africa-economy-recovery = Aufschwung
africa-economy-recovery-text = { africa-part-economy }
africa-economy-recession = Rezession
africa-economy-recession-text = { africa-part-economy }
africa-economy-depression = Depression
africa-economy-depression-text = { africa-part-economy }

africa-colour-white = weiß
africa-colour-yellow = gelb
africa-colour-green = grün
africa-colour-brown = braun
africa-colour-gray = grau

africa-terrain-plain = Ebene
africa-terrain-mountain = Gebirge
africa-terrain-river = Fluss

africa-status-out = nimmt nicht teil
africa-status-waiting = noch nicht gestartet
africa-status-running = in Betrieb
africa-status-removed = aus dem Spiel entfernt

africa-source-none = noch nichts
africa-source-hand = Hand
africa-source-pool = Bankpool
africa-source-discard = Ablage
africa-source-deck = Stapel
africa-source-bond = Staatsanleihe

## Optionen des Tisches

africa-option-transcontinental_second = Zweite transkontinentale Strecke
africa-option-transcontinental_second-text = Welches Städtepaar die zweite transkontinentale Prämie bringt: Casablanca mit Johannesburg oder Pretoria, oder Dakar mit Dar es Salaam.
africa-option-depression_drop = Preisverfall in der Depression
africa-option-depression_drop-text = Fallen die Aktienpreise nur vor der ersten Betriebsrunde nach einer Aktienrunde oder vor jeder Betriebsrunde?
africa-option-removed_company_tokens = Bahnhöfe entfernter Gesellschaften
africa-option-removed_company_tokens-text = Bleiben die Bahnhöfe einer entfernten Gesellschaft auf dem Spielplan und versperren den Weg, oder werden sie weggenommen?
africa-option-pass_flip = Aufdecken beim Passen
africa-option-pass_flip-text = Darf, wer in einer Aktienrunde passt, die oberste Karte des Stapels auf die Ablage aufdecken, oder ist es Pflicht?
africa-option-selling_is_passing = Nur verkaufen heißt passen
africa-option-selling_is_passing-text = Wer verkauft, aber nichts gekauft hat, hat gepasst und darf eine Karte aufdecken. Ohne diese Option ist ein solcher Spielzug kein Passen, und die Aktienrunde geht weiter.
africa-option-discard_order = Reihenfolge der Ablage
africa-option-discard_order-text = Welche Karte der Ablage wird zuerst verkauft: die zuerst oder die zuletzt abgelegte?
africa-option-extra_discard = Zusätzliche Karten auf der Ablage
africa-option-extra_discard-text = Wird eine Karte vom Stapel auf die Ablage aufgedeckt, wenn ein Kauf vom Stapel zu Ende ist, wenn die Ablage leer gekauft ist und wenn der Stapel neu entsteht?
africa-option-purchase_sources = Quellen der Käufe eines Spielzugs
africa-option-purchase_sources-text = Kommen alle Käufe eines Spielzugs in der Aktienrunde aus einer Quelle (Hand, Bankpool, Ablage, Stapel oder eine Staatsanleihe) oder aus mehreren, aus jeder in ihren Grenzen?
africa-option-green_shares = Mehrere billige Aktien auf einmal
africa-option-green_shares-text = In einem Spielzug darf man beliebig viele Aktien mit einem Preis im grünen Bereich aus dem Bankpool kaufen. Von beliebigen Gesellschaften oder nur von einer?
africa-option-auction_next_nominator = Wer die nächste Karte wählt
africa-option-auction_next_nominator-text = In den ersten Versteigerungen wählt die nächste Karte, wer links von der Person mit den bisher höchsten Ausgaben sitzt, oder einfach die nächste Person im Uhrzeigersinn.
africa-option-yellow_track = Gelbe Plättchen eines Spielzugs
africa-option-yellow_track-text = Muss jedes gelbe Plättchen an irgendein in diesem Spielzug gelegtes anschließen oder das letzte fortsetzen, sodass eine Linie entsteht?
africa-option-printed_track = Aufgedruckte Gleise zwischen gelben Plättchen
africa-option-printed_track-text = Die gelben Plättchen eines Spielzugs hängen zusammen, und graue Gleise, die auf dem Plan stehen, zählen dabei. Alle, auch die durch eine Stadt oder einen Ort, oder nur die ohne?
africa-option-city_upgrade_needs = Ausbau von Städten
africa-option-city_upgrade_needs-text = Muss ein Zug der Gesellschaft die Stadt erreichen können, die ausgebaut wird, oder genügen irgendein Zug und eine Verbindung durch Gleise?
africa-option-upgrade_reach = Welcher Ausbau einen Zug braucht
africa-option-upgrade_reach-text = Braucht nur der Ausbau einer Stadt einen Zug oder auch der eines Ortes?
africa-option-concession_needs = Bedingungen für eine Konzession
africa-option-concession_needs-text = Darf eine Konzession einer Gesellschaft jederzeit in ihrem Spielzug zugeteilt werden oder erst, wenn diese einen Zug und Gleise zur Ware und zu einem Hafen hat?
africa-option-company_green_multi_buy = Gesellschaften kaufen mehrere billige Aktien
africa-option-company_green_multi_buy-text = Eine Gesellschaft darf in einem Spielzug mehrere Aktien einer anderen kaufen, wenn deren Preis im grünen Bereich liegt. Ohne diese Option kauft sie ein Zertifikat je Spielzug.
africa-option-manager_20_locked = Verwalter behalten ihre 20 %
africa-option-manager_20_locked-text = Ein Verwalter kann die letzten 20 % nicht verkaufen, außer jemand anders übernimmt die Leitung. Ohne diese Option verkaufen Verwalter ohne Einschränkung.
africa-option-dividend_half_to_full = Schritt bei kleiner Dividende
africa-option-dividend_half_to_full-text = Um wie viele Felder der Aktienpreis vorrückt, wenn die ausgezahlte Summe mindestens den halben, aber nicht den ganzen Preis erreicht.
africa-option-managed_no_train_check = Verwalter ohne Zug
africa-option-managed_no_train_check-text = Der Preis einer Gesellschaft mit Verwalter und ohne Zug fällt um { $fall } Felder: entweder sofort im Dividendenschritt, oder dort um { $now } und am Ende des Spielzugs um { $later }, es sei denn, sie hat bis dahin einen Zug.
africa-option-variable_city_modifiers = Zahlen der veränderlichen Städte
africa-option-variable_city_modifiers-text = Die Zahl neben dem Fragezeichen kommt zum Wert der Stadt hinzu. Ohne diese Option entfällt sie.
africa-option-town_to_city_upgrade = Orte werden Städte
africa-option-town_to_city_upgrade-text = Ein gelbes Plättchen mit einem einzigen Ort darf zur grünen Stadt werden. Ohne diese Option bleiben Orte Orte.
africa-option-upgrade_strictness = Strenge beim Ausbau
africa-option-upgrade_strictness-text = Muss ein Ausbau der Gesellschaft immer neue Gleise bringen, die sie benutzen kann, oder darf er auch nur eine Stadt oder einen Ort verändern, den sie erreicht?
africa-option-tile_933 = Form von Plättchen #933
africa-option-tile_933-text = Wie viele Ausgänge das braune Ortsplättchen #933 hat, darin sind sich die Quellen nicht einig.
africa-option-priority_after_stock_round = Vorrangkarte nach einer Aktienrunde
africa-option-priority_after_stock_round-text = Die Karte geht nach links von der Person, die zuletzt gekauft oder verkauft hat, oder nur von der, die zuletzt gekauft hat.
africa-option-bank_break_in_stock_round = Leere Bank in einer Aktienrunde
africa-option-bank_break_in_stock_round-text = Was bedeutet es, wenn der Bank in einer Aktienrunde das Geld ausgeht? Nichts, solange keine Zahlung in einer Betriebsrunde scheitert; oder das Ende, wenn sie zu Beginn der nächsten Betriebsrunde noch leer ist; oder sofort das Ende.
africa-option-simpson_director_deal = Ein Direktorzertifikat für alle
africa-option-simpson_director_deal-text = Eine der Karten, die jede Person erhält, ist ein Direktorzertifikat. Ohne diese Option werden alle Karten zufällig verteilt.
africa-option-two_player_auction_swap = Tausch vor der Versteigerung zu zweit
africa-option-two_player_auction_swap-text = Zu zweit geht die Hälfte der abgeworfenen Karten verdeckt in den Stapel zurück, und stattdessen werden gleich viele Karten vom Stapel versteigert.
africa-option-unassigned_concession_penalty = Abzug für ungenutzte Konzessionen
africa-option-unassigned_concession_penalty-text = Wie viel Pfund jede Konzession am Ende kostet, die eine Person gekauft, aber nie einer Gesellschaft zugeteilt hat.
africa-option-round_limit = Grenze der Betriebsrunden (Hausregel)
africa-option-round_limit-text = Spätestens nach so vielen Betriebsrunden endet das Spiel. Das Regelheft kennt keine solche Grenze; bei 0 entfällt sie.
africa-setting-casablanca_johannesburg = Casablanca und Johannesburg oder Pretoria
africa-setting-dakar_dar_es_salaam = Dakar und Dar es Salaam
africa-setting-first_or_of_set = nur erste Betriebsrunde
africa-setting-every_or = jede Betriebsrunde
africa-setting-stay_and_block = bleiben und versperren
africa-setting-removed = werden weggenommen
africa-setting-optional = erlaubt
africa-setting-mandatory = Pflicht
africa-setting-left_of_biggest_spender = links von den höchsten Ausgaben
africa-setting-clockwise = im Uhrzeigersinn
africa-setting-train_reach = ein Zug, der die Stadt erreicht
africa-setting-own_train_and_connected = irgendein Zug und eine Verbindung
africa-setting-dividend_step = im Dividendenschritt
africa-setting-end_of_turn = Rest am Ende des Spielzugs
africa-setting-semi_restrictive = neue Gleise oder ein veränderter Halt
africa-setting-restrictive = immer neue Gleise
africa-setting-five_way = fünf Ausgänge
africa-setting-six_way = sechs Ausgänge
africa-setting-last_buy_or_sell = letzter Kauf oder Verkauf
africa-setting-last_buy = letzter Kauf
africa-setting-ignored_until_or_payment = wenn sie in der nächsten Betriebsrunde noch leer ist
africa-setting-payment_fails = erst wenn eine Zahlung scheitert
africa-setting-oldest_first = älteste Karte zuerst
africa-setting-newest_first = neueste Karte zuerst
africa-setting-none = keine
africa-setting-refill = Karten werden aufgedeckt
africa-setting-connected = miteinander verbunden
africa-setting-one_line = eine Linie
africa-setting-one = eine Quelle
africa-setting-several = mehrere Quellen
africa-setting-any_company = beliebiger Gesellschaften
africa-setting-one_company = einer Gesellschaft
africa-setting-all = alle aufgedruckten Gleise
africa-setting-plain = nur Gleise ohne Stadt und Ort
africa-setting-cities = nur Städte
africa-setting-cities_and_towns = Städte und Orte
africa-setting-train_and_track = ein Zug und Gleise
africa-setting-counts = sofort

## Wo das Spiel steht

africa-stage-draw-companies = Auslosen der Gesellschaften
africa-stage-deal-directors = Austeilen der Direktorzertifikate
africa-stage-deal = Austeilen der Karten
africa-stage-keep = Wahl der Handkarten
africa-stage-return = Abgeworfene Karten gehen in den Stapel zurück
africa-stage-redeal = Ziehen von Karten für die Versteigerung
africa-stage-starter = Auslosen, wer beginnt
africa-stage-nominate = Erste Versteigerungen: Kartenwahl
africa-stage-bid = Erste Versteigerungen: Gebote
africa-stage-spender = Würfeln bei gleich hohen Ausgaben
africa-stage-initial = Erste Aktienrunde
africa-stage-priority = Vor der Aktienrunde: die Vorrangkarte
africa-stage-stock = Aktienrunde
africa-stage-turn = Aktienrunde: Aufdecken einer Karte
africa-stage-turned = Aktienrunde: die aufgedeckte Karte
africa-stage-city = Wahl der Heimatstadt
africa-stage-track = Gleise
africa-stage-token = Bahnhof
africa-stage-run = Fahrten der Züge
africa-stage-dividend = Dividende
africa-stage-trains = Züge
africa-stage-offer = Angebot für einen Zug
africa-stage-shares = Aktien und Privatgesellschaften
africa-stage-concession-bid = Versteigerung der Konzessionen: Gebote
africa-stage-concession = Versteigerung der Konzessionen: Wahl
africa-stage-over = Spielende

africa-chance-company = Auslosen einer Gesellschaft
africa-chance-dealt-card = Austeilen einer Karte
africa-chance-returned-card = Ziehen einer abgeworfenen Karte, die in den Stapel zurückgeht
africa-chance-auction-card = Ziehen einer Karte für die Versteigerung
africa-chance-starting-player = Auslosen, wer beginnt
africa-chance-spender-die = Wurf bei gleich hohen Ausgaben
africa-chance-deck-card = oberste Karte des Stapels

africa-decision-keep = Behalte die Hälfte deiner Karten: Wähle nacheinander, welche versteigert werden.
africa-decision-nominate = Wähle die Karte, die jetzt versteigert wird; das erste Gebot machst du.
africa-decision-bid = Biete mehr oder passe: Wer passt, scheidet aus dieser Versteigerung aus.
africa-decision-initial-turn = Kaufe Karten aus deiner Hand oder eine Staatsanleihe, oder passe.
africa-decision-take-priority = Dir gehört { africa-private-P6 }: einmal die Fähigkeit nutzen und die Vorrangkarte nehmen?
africa-decision-stock-turn = In deinem ersten Spielzug der Runde darfst du verkaufen; dann kaufe aus einer Quelle, oder passe.
africa-decision-turned-card = Kaufe die aufgedeckte Karte oder lehne sie ab.
africa-decision-choose-city = Wähle die Stadt, in der die Gesellschaft ihren Heimatbahnhof hat.
africa-decision-lay-track = Gleise: Lege gelbe Plättchen oder baue ein Plättchen aus, dann geht es weiter.
africa-decision-place-token = Bahnhof: Baue einen, oder mach ohne weiter.
africa-decision-run-trains = Wähle die Strecken, auf denen die Züge fahren.
africa-decision-pay-or-withhold = Die Einnahmen auszahlen oder in der Kasse behalten?
africa-decision-trains = Züge: Kaufe und verkaufe, dann geht es weiter.
africa-decision-answer-offer = Eine andere Gesellschaft will deiner einen Zug abkaufen: Nimm an oder lehne ab.
africa-decision-shares = Aktien und Privatgesellschaften: Die Gesellschaft darf an den Bankpool verkaufen, dann daraus kaufen.
africa-decision-bid-concession = Biete auf das Recht, eine Konzession zu wählen, oder passe.
africa-decision-choose-concession = Du hast gewonnen: Wähle eine Konzession.

## Satzteile

africa-part-company = Heimat: { $home }. Aufgedruckter Preis einer Aktie: { $price } £. Bahnhöfe: { $stations }.
africa-part-private = Kostet { $price } £ und zahlt { $income } £ in jeder Betriebsrunde.
africa-part-train =
    { $towns ->
        [free] { $stops ->
            [one] Zählt { $stops } Stadt und alle Orte auf dem Weg
           *[other] Zählt { $stops } Städte und alle Orte auf dem Weg
        }
        [free_and_beyond] { $stops ->
            [one] Zählt { $stops } Stadt und alle Orte, auch über die Endstädte hinaus
           *[other] Zählt { $stops } Städte und alle Orte, auch über die Endstädte hinaus
        }
       *[counted] { $stops ->
            [one] Zählt den besten Halt, Stadt oder Ort, einer beliebig langen Strecke
           *[other] Zählt die { $stops } besten Halte, Städte oder Orte, einer beliebig langen Strecke
        }
    }{ $multiplier ->
        [1] { "." }
       *[other] ; Einnahmen mal { $multiplier }.
    }{ $hardy ->
        [yes] { " " }Rezession und Depression senken seine Einnahmen nicht, ein Boom erhöht sie.
       *[no] { "" }
    } Kostet { $price } £, Rückkaufpreis { $resale } £.
africa-part-concession =
    { $ports ->
        [1] Einer Gesellschaft zugeteilt, bringt sie { $bonus } £ für jeden ihrer Züge, dessen Strecke { $origin } und { $port } enthält.
       *[other] Einer Gesellschaft zugeteilt, bringt sie { $bonus } £ für jeden ihrer Züge, dessen Strecke { $origin } sowie { $port } oder { $other } enthält.
    }
africa-part-economy = Städte { $city }, Orte { $town }; eine Staatsanleihe bringt { $bond } £.
africa-part-card =
    { $kind ->
        [director] Direktorzertifikat von { $name }
        [share] Aktie von { $name }
       *[private] { $name }
    }
africa-part-object =
    { $kind ->
        [director] das Direktorzertifikat von { $name }
        [share] eine Aktie von { $name }
       *[private] die Privatgesellschaft { $name }
    }
africa-part-copies = { $count } × { $card }
africa-part-city = { $place }, Stadt { $number }

## Was man tun kann

africa-action-set-aside = Zur Versteigerung legen: { $object }
africa-action-nominate = Versteigern lassen: { $object }
africa-action-bid = { $amount } £ bieten
africa-action-pass-bid = Passen: aus dieser Versteigerung ausscheiden
africa-action-choose-concession = Die Konzession „{ $concession }“ nehmen
africa-action-take-priority = Die Vorrangkarte nehmen
africa-action-leave-priority = Die Vorrangkarte lassen, wo sie ist
africa-action-buy-hand = Aus der Hand kaufen: { $object }
africa-action-buy-pool = Aus dem Bankpool kaufen: { $object }
africa-action-buy-discard = Von der Ablage kaufen: { $object }
africa-action-turn-card = Die oberste Karte des Stapels aufdecken
africa-action-buy-turned = Die aufgedeckte Karte kaufen
africa-action-decline-turned = Die aufgedeckte Karte ablehnen
africa-action-buy-bond = Eine Staatsanleihe kaufen
africa-action-sell-share = Eine Aktie von { $company } an den Bankpool verkaufen
africa-action-sell-private = { $private } an den Bankpool verkaufen
africa-action-sell-bond = Eine Staatsanleihe an die Bank verkaufen
africa-action-end-turn = Den Spielzug beenden
africa-action-pass =
    { $flip ->
        [1] Passen und eine Karte auf die Ablage aufdecken
       *[0] Passen
    }
africa-action-choose-city = Heimatbahnhof in Stadt { $number }
africa-action-lay-tile =
    { $deed ->
        [lay] Plättchen #{ $tile } auf { $place } legen, Drehung { $rotation }
       *[upgrade] { $place } zu Plättchen #{ $tile } ausbauen, Drehung { $rotation }
    }{ $waive ->
        [1] , ohne Flusskosten ({ africa-private-P4 })
       *[0] { "" }
    }
africa-action-end-track = Keine Gleise mehr
africa-action-place-token =
    { $free ->
        [1] Den Bahnhof für { $cost } £ umsonst bauen ({ africa-private-P5 }): { $place }
       *[0] Einen Bahnhof für { $cost } £ bauen: { $place }
    }
africa-action-skip-token = Kein Bahnhof
africa-action-run =
    { $run ->
        [none] Keinen Zug fahren lassen
       *[some] Die Züge fahren lassen: { $ways }
    }
africa-action-pay = Die Einnahmen auszahlen
africa-action-withhold = Die Einnahmen in der Kasse behalten
africa-action-buy-train = Einen Zug „{ $train }“ von der Bank kaufen
africa-action-sell-train = Einen Zug „{ $train }“ an die Bank verkaufen
africa-action-offer-train = { $company } für einen Zug „{ $train }“ { $price } £ bieten
africa-action-accept-offer = Das Angebot annehmen
africa-action-decline-offer = Das Angebot ablehnen
africa-action-end-trains = Keine Züge mehr
africa-action-end-shares = Den Spielzug der Gesellschaft beenden
africa-action-assign-concession = Der Gesellschaft die Konzession „{ $concession }“ zuteilen

## Was geschehen ist: Karten, Aktien und das Ende

africa-fact-company-drawn = { $company } nimmt teil: { $name }, Heimat { $home }.
africa-fact-card-dealt-unseen = { $player } bekommt eine Karte.
africa-fact-card-set-aside-unseen = { $player } legt eine Karte zur Versteigerung.
africa-fact-card-dealt = { $player } bekommt { $object }.
africa-fact-card-set-aside = { $player } legt { $object } zur Versteigerung.
africa-fact-cards-returned =
    { $count ->
        [one] { $count } abgeworfene Karte geht verdeckt in den Stapel zurück.
       *[other] { $count } abgeworfene Karten gehen verdeckt in den Stapel zurück.
    }
africa-fact-cards-revealed = Versteigert werden: { $cards }.
africa-fact-card-drawn-for-auction = Vom Stapel in die Versteigerung: { $card }.
africa-fact-starting-player = { $player } wählt die erste Karte, die versteigert wird.
africa-fact-nominator = { $player } wählt die nächste Karte, die versteigert wird.
africa-fact-nominated = { $player } lässt { $object } versteigern.
africa-fact-bid-made = { $player } bietet { $amount } £.
africa-fact-bid-passed = { $player } passt und scheidet aus dieser Versteigerung aus.
africa-fact-card-won = { $player } gewinnt die Versteigerung für { $price } £ und darf später { $object } aus der Hand kaufen.
africa-fact-stock-round-began =
    { $number ->
        [0] Die erste Aktienrunde beginnt mit { $player }.
       *[other] Aktienrunde { $number } beginnt mit { $player }.
    }
africa-fact-priority-moved = Die Vorrangkarte geht an { $player }.
africa-fact-forced-sale = { $player } hat { $certificates } Zertifikate, die Grenze ist aber { $limit }: Der Überschuss wird zuerst verkauft.
africa-fact-share-sold = { $holder } verkauft eine Aktie von { $company } für { $price } £ an den Bankpool.
africa-fact-private-sold = { $holder } verkauft { $private } für { $price } £ an den Bankpool.
africa-fact-bond-sold = { $player } verkauft eine Staatsanleihe für { $price } £ an die Bank.
africa-fact-card-bought =
    { $source ->
        [hand] { $player } kauft { $object } für { $price } £ aus der Hand.
        [discard] { $player } kauft { $object } für { $price } £ von der Ablage.
       *[deck] { $player } kauft { $object } für { $price } £ vom Stapel.
    }
africa-fact-pool-bought = { $holder } kauft { $object } für { $price } £ aus dem Bankpool.
africa-fact-bond-bought = { $player } kauft eine Staatsanleihe für { $price } £.
africa-fact-passed = { $player } passt.
africa-fact-card-turned = Die oberste Karte des Stapels wird aufgedeckt: { $card }.
africa-fact-card-declined = { $player } lehnt { $object } ab; die Karte kommt auf die Ablage.
africa-fact-deck-shuffled =
    { $cards ->
        [one] Der Stapel ist leer: { $cards } Karte der Ablage wird zum neuen Stapel.
       *[other] Der Stapel ist leer: Die { $cards } Karten der Ablage werden gemischt und zum neuen Stapel.
    }
africa-fact-cards-opened = Die letzten Karten liegen offen: { $cards }.
africa-fact-company-started = { $company } startet mit einem Aktienpreis von { $price } £.
africa-fact-leader-changed =
    { $lead ->
        [director] { $holder } leitet { $company } als Direktor.
        [manager] { $holder } leitet { $company } als Verwalter.
       *[nobody] Niemand hat mehr Aktien von { $company }, also leitet sie auch niemand.
    }
africa-fact-concession-auction =
    { $left ->
        [one] { $player } eröffnet die Versteigerung einer Konzession; { $left } ist noch da.
       *[other] { $player } eröffnet die Versteigerung einer Konzession; { $left } sind noch da.
    }
africa-fact-concession-won = { $player } gewinnt für { $price } £ und wählt eine Konzession.
africa-fact-concession-chosen = { $player } nimmt die Konzession „{ $concession }“.
africa-fact-concession-gone = Die Konzession „{ $concession }“ kommt aus dem Spiel.
africa-fact-company-removed = { $company } verlässt das Spiel, die Aktien sind wertlos; das Bargeld der Gesellschaft, { $cash } £, geht an die Bank.
africa-fact-holding-moved = Von { $company } in den Bankpool: { $card }.
africa-fact-end-triggered =
    { $reason ->
        [price] Ein Aktienpreis hat { $mark } £ erreicht: Mit dieser Betriebsrunde endet das Spiel.
        [rounds] Die vereinbarte Zahl der Betriebsrunden ist gespielt: Das Spiel ist aus.
       *[bank] Der Bank ist das Geld ausgegangen: Das Spiel endet mit der laufenden Betriebsrunde oder, zwischen den Runden, mit der nächsten.
    }
africa-fact-final-value =
    { $penalty ->
        [0] { $player }: Bargeld { $cash } £, Staatsanleihen { $bonds } £, Privatgesellschaften { $privates } £, Aktien { $shares } £; zusammen { $total } £.
       *[other] { $player }: Bargeld { $cash } £, Staatsanleihen { $bonds } £, Privatgesellschaften { $privates } £, Aktien { $shares } £, abzüglich { $penalty } £ für ungenutzte Konzessionen; zusammen { $total } £.
    }

## Was geschehen ist: die Gesellschaften

africa-fact-city-chosen = { $company } hat den Heimatbahnhof in { $place }.
africa-fact-operating-round-began = Betriebsrunde { $number } beginnt. Konjunktur: { $state }.
africa-fact-private-paid = { $holder } bekommt { $amount } £ von { $private }.
africa-fact-bonds-paid =
    { $bonds ->
        [one] { $player } bekommt { $amount } £ für { $bonds } Staatsanleihe.
       *[other] { $player } bekommt { $amount } £ für { $bonds } Staatsanleihen.
    }
africa-fact-price-moved =
    { $trend ->
        [up] Der Aktienpreis von { $company } steigt von { $before } £ auf { $after } £.
       *[down] Der Aktienpreis von { $company } fällt von { $before } £ auf { $after } £.
    }
africa-fact-company-turn =
    { $acting ->
        [nobody] { $company } ist am Zug, aber für die Gesellschaft handelt niemand.
       *[somebody] { $company } ist am Zug; für die Gesellschaft handelt { $player }.
    }
africa-fact-tile-laid =
    { $deed ->
        [lay] { $company } legt Plättchen #{ $tile } auf { $place }
       *[upgrade] { $company } baut { $place } zu Plättchen #{ $tile } aus
    }{ $cost ->
        [0] { "." }
       *[other] { " " }und zahlt { $cost } £.
    }
africa-fact-power-used = Die Fähigkeit von { $private } ist verbraucht.
africa-fact-connection-bonus = { $company } bekommt { $amount } £ für den ersten Anschluss von { $place }.
africa-fact-token-placed =
    { $cost ->
        [0] { $company } baut umsonst einen Bahnhof in { $place }.
       *[other] { $company } baut für { $cost } £ einen Bahnhof in { $place }.
    }
africa-fact-trains-run =
    { $run ->
        [none] { $company } lässt keinen Zug fahren.
       *[some] { $company } lässt die Züge fahren und nimmt { $revenue } £ ein: { $ways }.
    }
africa-fact-dividend-paid = { $company } zahlt { $revenue } £ aus, { $share } £ je Aktie.
africa-fact-dividend-received =
    { $shares ->
        [one] { $holder } bekommt { $amount } £ für { $shares } Aktie von { $company }.
       *[other] { $holder } bekommt { $amount } £ für { $shares } Aktien von { $company }.
    }
africa-fact-withheld = { $company } behält { $amount } £ in der Kasse.
africa-fact-train-bought = { $company } kauft von der Bank einen Zug „{ $train }“ für { $price } £.
africa-fact-train-sold = { $company } verkauft der Bank einen Zug „{ $train }“ für { $price } £.
africa-fact-train-gone = Der Zug „{ $train }“ von { $company } kommt aus dem Spiel.
africa-fact-train-offered = { $company } bietet { $seller } für einen Zug „{ $train }“ { $price } £.
africa-fact-offer-declined = { $seller } lehnt die { $price } £ ab, die { $company } für einen Zug „{ $train }“ bietet.
africa-fact-train-traded = { $company } kauft von { $seller } einen Zug „{ $train }“ für { $price } £.
africa-fact-concession-assigned = { $player } teilt { $company } die Konzession „{ $concession }“ zu.

## Warum nicht: jederzeit

africa-refusal-no-such-seat = Dieser Tisch hat { $need } Plätze, gezählt ab 0; { $have } ist keiner davon.
africa-refusal-game-over = Das Spiel ist zu Ende; es lässt sich nichts mehr tun.
africa-refusal-chance-due = Erst ist eine Karte oder ein Würfel dran; danach kannst du entscheiden.
africa-refusal-not-your-turn = Jetzt entscheiden andere; du bist nicht an der Reihe.
africa-refusal-not-now = Das gehört nicht zum jetzigen Schritt des Spielzugs.
africa-refusal-too-little-cash = Dafür braucht es { $need } £, zum Ausgeben sind aber nur { $have } £ da.
africa-refusal-no-such-power = Die Fähigkeit dieser Privatgesellschaft ist nicht nutzbar: Sie ist verbraucht, gehört jemand anderem oder hilft hier nicht.

## Warum nicht: Karten und Versteigerungen

africa-refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
africa-refusal-card-not-in-auction = Diese Karte ist nicht unter denen, die versteigert werden.
africa-refusal-bid-too-low = { $have } £ sind zu wenig: Das niedrigste Gebot ist jetzt { $need } £.
africa-refusal-opener-must-bid = Wer eine Versteigerung eröffnet, muss bieten; 0 £ genügen.
africa-refusal-concession-not-there = Diese Konzession ist nicht mehr zu haben.

## Warum nicht: Aktienrunden

africa-refusal-initial-hand-or-bond = In der ersten Aktienrunde kauft man aus der eigenen Hand oder eine Staatsanleihe, oder man passt; sonst nichts.
africa-refusal-one-source-per-turn = Alle Käufe eines Spielzugs kommen aus einer Quelle, und du hast schon aus einer anderen gekauft.
africa-refusal-certificate-limit =
    { $have ->
        [one] Du hast { $have } Zertifikat, und die Grenze ist { $need }: Mehr darfst du nicht kaufen.
       *[other] Du hast { $have } Zertifikate, und die Grenze ist { $need }: Mehr darfst du nicht kaufen.
    }
africa-refusal-must-sell-first =
    { $have ->
        [one] Du hast { $have } Zertifikat, die Grenze ist aber { $need }: Verkaufe zuerst den Überschuss.
       *[other] Du hast { $have } Zertifikate, die Grenze ist aber { $need }: Verkaufe zuerst den Überschuss.
    }
africa-refusal-sell-before-buying = Verkauft wird vor dem Kaufen, und gekauft ist schon etwas.
africa-refusal-first-turn-only = Verkaufen darfst du nur in deinem ersten Spielzug der Runde.
africa-refusal-no-share-to-sell = Von dieser Gesellschaft ist keine Aktie zum Verkaufen da.
africa-refusal-not-your-private = Diese Privatgesellschaft gehört nicht der verkaufenden Seite.
africa-refusal-no-bond-to-sell = Du hast keine Staatsanleihe zu verkaufen.
africa-refusal-directors-certificate-stays = Ein Direktorzertifikat wird nie verkauft. Diese Aktie kann nur weg, wenn jemand anders mit mindestens zwei Aktien danach mehr hätte und die Leitung übernähme.
africa-refusal-managers-shares-stay = Ein Verwalter behält 20 %. Diese Aktie kann nur weg, wenn jemand anders mit mindestens zwei Aktien danach mehr hätte und die Leitung übernähme.
africa-refusal-not-in-pool = Dieses Zertifikat liegt nicht im Bankpool.
africa-refusal-sold-this-round = Du hast in dieser Runde Aktien dieser Gesellschaft verkauft, also darfst du keine aus dem Bankpool kaufen.
africa-refusal-one-from-the-pool = Der Bankpool verkauft ein Zertifikat je Spielzug. Mehrere auf einmal müssen Aktien mit einem Preis im grünen Bereich sein; ein Tisch kann sie auf eine Gesellschaft beschränken, und Gesellschaften brauchen dafür eine Option des Tisches.
africa-refusal-own-shares = Eigene Aktien kauft eine Gesellschaft nie.
africa-refusal-card-not-on-discard = Diese Karte liegt nicht auf der Ablage.
africa-refusal-top-card-first = Von der Ablage ist nur die oberste Karte zu haben.
africa-refusal-oldest-card-first = Die Ablage wird in der Reihenfolge des Ablegens verkauft: die älteste Karte zuerst.
africa-refusal-deck-empty = Der Stapel ist leer.
africa-refusal-deck-purchases-done = Vom Stapel hast du in diesem Spielzug schon { $have } gekauft, und mehr als { $need } sind nicht erlaubt.
africa-refusal-one-bond-per-turn = Je Spielzug darf man eine Staatsanleihe kaufen, und die hast du schon.
africa-refusal-no-bonds-left = Die Bank hat keine Staatsanleihen mehr.
africa-refusal-nothing-bought-is-a-pass = Bisher war dieser Spielzug nicht mehr als ein Passen: Beende ihn mit Passen.
africa-refusal-bought-is-no-pass = Du hast in diesem Spielzug gekauft, also kannst du nicht passen: Beende den Spielzug.
africa-refusal-sold-is-no-pass = Du hast in diesem Spielzug verkauft, also kannst du nicht passen: Beende den Spielzug.
africa-refusal-no-card-to-turn = Es lässt sich keine Karte aufdecken: Der Stapel ist leer, oder es läuft die erste Aktienrunde.
africa-refusal-must-turn-card = Wer an diesem Tisch passt, muss eine Karte aufdecken.

## Warum nicht: Gleise und Bahnhöfe

africa-refusal-no-such-hex = Ein solches Feld gibt es auf dem Spielplan nicht.
africa-refusal-no-such-tile = Ein solches Plättchen gibt es nicht, oder nicht in dieser Drehung.
africa-refusal-gray-hex = Graue Felder des Spielplans ändern sich nie.
africa-refusal-wrong-tile-for-hex = Dieses Plättchen kann hier nicht das erste sein: Seine Städte und Orte sind nicht die des Feldes.
africa-refusal-wrong-upgrade = Das Plättchen, das dort liegt, kann nicht zu diesem werden.
africa-refusal-town-stays-town = Dieses Plättchen machte aus dem Ort eine Stadt oder aus der Stadt einen Ort, und das ist hier nicht erlaubt.
africa-refusal-old-track-kept = Alle Gleise des alten Plättchens müssen auf dem neuen sein; in dieser Drehung fehlte etwas davon.
africa-refusal-track-off-the-map = Ein Gleis würde vom Spielplan herunter oder gegen die geschlossene Seite eines grauen Feldes führen.
africa-refusal-tile-used-up = Von diesem Plättchen ist keines mehr da.
africa-refusal-yellow-or-upgrade = In einem Spielzug legt eine Gesellschaft entweder gelbe Plättchen oder baut aus, nicht beides.
africa-refusal-track-limit = Gelegte Plättchen in diesem Spielzug: { $have }. Mehr als { $need } sind nicht erlaubt.
africa-refusal-track-not-connected = Kein Gleis würde dieses Plättchen mit einem Bahnhof der Gesellschaft verbinden.
africa-refusal-stretch-broken = Die Plättchen eines Spielzugs bilden eine Linie: Dieses würde das letzte nicht fortsetzen.
africa-refusal-track-apart = Die Plättchen eines Spielzugs hängen zusammen: Kein Gleis würde dieses mit einem verbinden, das in diesem Spielzug gelegt wurde.
africa-refusal-one-upgrade = Eine Gesellschaft baut je Spielzug ein Plättchen aus. Nur { africa-private-P3 } erlaubt, dasselbe noch einmal auszubauen.
africa-refusal-no-new-track-used = Die Gesellschaft bekäme weder neue Gleise, die sie benutzen kann, noch eine Änderung an Stadt oder Ort, die hier zählt.
africa-refusal-upgrade-needs-train = Um eine Stadt oder einen Ort auszubauen, braucht die Gesellschaft einen Zug, und sie hat keinen.
africa-refusal-train-cannot-reach = Kein Zug der Gesellschaft kann diese Stadt erreichen.
africa-refusal-stop-not-connected = Kein Gleis verbindet diese Stadt oder diesen Ort mit einem Bahnhof der Gesellschaft.
africa-refusal-city-taken = In dieser Stadt ist kein Platz für den Bahnhof frei.
africa-refusal-no-city-there = Eine solche Stadt gibt es nicht, und Bahnhöfe stehen nur in Städten.
africa-refusal-station-there-already = In dieser Stadt hat die Gesellschaft schon einen Bahnhof.
africa-refusal-city-not-reached = Von den Bahnhöfen der Gesellschaft führt kein Gleis in diese Stadt.
africa-refusal-no-slot-free = In dieser Stadt ist kein Platz frei: { $have } von { $need } sind besetzt.
africa-refusal-slot-reserved = Der freie Platz ist für den Heimatbahnhof einer anderen Gesellschaft reserviert.
africa-refusal-no-station-left = Die Gesellschaft hat keine Bahnhöfe mehr.
africa-refusal-no-such-station = Einen Bahnhof für { $have } £ kann die Gesellschaft jetzt nicht bauen; der nächste kostet { $need } £.

## Warum nicht: Strecken und Konzessionen

africa-refusal-more-routes-than-trains = Genannte Strecken: { $have }. Züge der Gesellschaft: { $need }.
africa-refusal-route-no-track = Zug { $which }: Kein Gleis verbindet diese Felder in dieser Folge.
africa-refusal-route-ends-nowhere = Zug { $which }: Eine Strecke muss in einer Stadt oder einem Ort beginnen und enden.
africa-refusal-route-track-twice = Zug { $which }: Diese Strecke benutzt ein Gleis, das schon benutzt ist.
africa-refusal-route-stop-twice = Zug { $which }: Diese Strecke besucht dieselbe Stadt oder denselben Ort zweimal.
africa-refusal-route-closed-city = Zug { $which }: Diese Strecke führt durch eine Stadt voller Bahnhöfe anderer Gesellschaften.
africa-refusal-route-no-station = Zug { $which }: An dieser Strecke liegt kein Bahnhof der Gesellschaft.
africa-refusal-route-too-few-cities = Zug { $which }: Eine Strecke braucht mindestens zwei Städte.
africa-refusal-route-too-many-cities = Zug { $which }: Diese Strecke hat mehr Städte, als der Zug besuchen kann.
africa-refusal-route-ends-in-town = Zug { $which }: Dieser Zug muss in einer Stadt beginnen und enden.
africa-refusal-not-your-concession = Diese Konzession gehört dir nicht.
africa-refusal-concession-assigned = Diese Konzession ist schon zugeteilt, und zwar auf Dauer.
africa-refusal-concession-needs-train = Für eine Konzession braucht die Gesellschaft einen Zug, und sie hat keinen.
africa-refusal-concession-needs-track = Die Gleise der Gesellschaft müssen zum Herkunftsfeld der Ware und zu einem Hafen dieser Konzession führen.

## Warum nicht: Züge

africa-refusal-train-limit = Züge der Gesellschaft: { $have }. Mehr als { $need } darf sie nicht haben.
africa-refusal-train-not-for-sale = Diesen Zug verkauft die Bank jetzt nicht. Eine neue Art kommt, wenn der letzte Zug der vorigen verkauft ist.
africa-refusal-one-train-from-bank = Die Gesellschaft hat in diesem Spielzug schon einen Zug von der Bank gekauft, und mehr ist nicht erlaubt.
africa-refusal-no-such-train = Die genannte Gesellschaft hat diesen Zug nicht.
africa-refusal-no-such-company = Züge kann man nur einer anderen Gesellschaft abkaufen, die schon gestartet ist.
africa-refusal-price-too-low = { $have } £ sind zu wenig: Ein Zug kostet mindestens { $need } £.
africa-refusal-nobody-to-ask = Für diese Gesellschaft handelt niemand, also kann dem Verkauf niemand zustimmen.
africa-refusal-offer-declined-before = { $have } £ sind zu wenig: Ein mindestens so hohes Angebot wurde in diesem Spielzug abgelehnt. Jetzt braucht es mindestens { $need } £.

## Die Rückschau: Kapitel und Diagramme

africa-chapter-stock-round = { $number ->
    [0] Erste Aktienrunde
   *[other] Aktienrunde { $number }
}
africa-chapter-operating-round = Betriebsrunde { $number }
africa-chapter-concession-auction = Versteigerung einer Konzession
africa-chapter-company-turn = { $company }

africa-chart-cash = Bargeld
africa-chart-value = Wert
africa-chart-value-text = Was zählen würde, wenn das Spiel in diesem Augenblick geendet hätte.
africa-chart-share-price = Aktienkurse
africa-chart-treasury = Kassen
africa-chart-treasury-text = Was die Gesellschaften in ihren Kassen haben.
africa-unit = £

## Was die Zahlen sind und warum nicht alle sicher sind

africa-figure-bank = die Bank
africa-figure-rounds = die Reihenfolge der Runden
africa-figure-players = Karten, Bargeld und Zertifikatslimits nach Zahl der Spielenden
africa-figure-bonds = die Anleihen
africa-figure-certificates = die Zertifikate einer Gesellschaft
africa-figure-purchases = wie viele Aktien man kaufen darf
africa-figure-track = wie viele gelbe Plättchen man legen darf
africa-figure-economy = die Zustände der Wirtschaft
africa-figure-market = die Aktienkurse
africa-figure-price_moves = wie sich Kurse bewegen
africa-figure-companies = die Gesellschaften und ihre Bahnhöfe
africa-figure-privates = die Privatgesellschaften
africa-figure-train_trade = der Handel mit Zügen
africa-figure-trains = die Züge
africa-figure-variable_city = Städte mit wechselndem Wert
africa-figure-concessions = die Konzessionen
africa-figure-crossings = Prämien für die Durchquerung des Kontinents
africa-figure-map = die Karte und die Geländekosten
africa-figure-tiles = die Gleisplättchen
africa-figure-first_lay = welches Plättchen wo zuerst kommt
africa-figure-scoring = die Bewertung am Ende
africa-figure-bids = die Schritte der angebotenen Gebote
africa-figure-routes = die Suche nach Strecken
africa-disputed-companies = Ein älterer Satz zum Selbstdrucken gibt der Congolese National Railway 3 Bahnhöfe. Wir folgen den neueren Quellen, die ihr 4 geben.
africa-disputed-map = Ein älterer Satz zum Selbstdrucken hat auf den Feldern E4, F11, G14, H15, N7, N11, O12 und O28 andere Kosten oder keine. Wir folgen der neueren Karte.
africa-disputed-tiles = Die Quellen zeichnen die Gleise auf den Plättchen #37 und #933 verschieden. Bei #37 folgen wir zwei Plättchenlisten, die übereinstimmen; #933 hat hier fünf Ausgänge, mit der Option sechs.

## Tipps: warum ein Kontorist so handeln würde

africa-hint-set-aside = Von deinen Karten ist dir diese am wenigsten wert: etwa { $worth } £ über ihrem Preis.
africa-hint-nominate = Von diesen Karten ist dir diese am meisten wert: etwa { $worth } £ über ihrem Preis.
africa-hint-bid = Ein Kontorist ginge hier bis { $most } £; { $amount } £ sind ein Schritt dorthin.
africa-hint-pass-bid = Das Gebot steht bei { $high } £, und ein Kontorist ginge nicht höher als { $most } £.
africa-hint-choose-concession = Von diesen Konzessionen verspricht dir diese am meisten: bis zum Ende etwa { $worth } £.
africa-hint-start-company = { $company } kann beginnen: In der Kasse sind { $cash } £, und mit { $needed } £ kann sie einen Zug kaufen und Gleise legen.
africa-hint-fill-treasury = { $company } hat { $cash } £ in der Kasse und braucht { $needed } £ für einen Zug.
africa-hint-buy-private = Sie zahlt { $income } £ in jeder Betriebsrunde.
africa-hint-spare-bond = Du hast { $cash } £, und eine Staatsanleihe für { $price } £ bringt in jeder Runde Zinsen.
africa-hint-take-priority = Wer die Vorrangkarte hat, beginnt die Aktienrunde.
africa-hint-keep-cash = Keine deiner Karten lohnt jetzt den Kauf; behalte deine { $cash } £.
africa-hint-buy-card =
    { $rounds ->
        [one] Für { $price } £ bekommst du, was in { $rounds } weiteren Runde etwa { $worth } £ bringen dürfte.
       *[other] Für { $price } £ bekommst du, was in { $rounds } weiteren Runden etwa { $worth } £ bringen dürfte.
    }
africa-hint-buy-for-more = Für { $price } £ lohnt sie sich mit dem, was danach kommt: den nächsten Karten des Stapels, einer Gesellschaft, die beginnen kann, oder der Wirtschaftslage.
africa-hint-sell-company = Eine Aktie bringt jetzt { $price } £; behalten dürfte sie nur etwa { $worth } £ bringen.
africa-hint-sell-private = Sie bringt jetzt { $price } £; behalten dürfte sie nur etwa { $worth } £ bringen.
africa-hint-swap-company = Für ihre { $price } £ ist etwas zu haben, das etwa { $rate } % gewinnt; behalten gewinnt die Aktie etwa { $own } %.
africa-hint-swap-private = Für ihre { $price } £ ist etwas zu haben, das etwa { $rate } % gewinnt; behalten gewinnt die Privatgesellschaft etwa { $own } %.
africa-hint-forced-company = Du hast zu viele Zertifikate, und dieses fehlt am wenigsten: jetzt { $price } £, behalten etwa { $worth } £.
africa-hint-forced-private = Du hast zu viele Zertifikate, und dieses fehlt am wenigsten: jetzt { $price } £, behalten etwa { $worth } £.
africa-hint-economy-company = Ein Zertifikat mehr im Pool ändert die Wirtschaftslage; verglichen mit den anderen ist dir das etwa { $gain } £ wert.
africa-hint-economy-private = Ein Zertifikat mehr im Pool ändert die Wirtschaftslage; verglichen mit den anderen ist dir das etwa { $gain } £ wert.
africa-hint-buy-bond =
    { $rounds ->
        [one] Eine Staatsanleihe kostet { $price } £, lässt sich für ebenso viel verkaufen und bringt in { $rounds } weiteren Runde etwa { $worth } £.
       *[other] Eine Staatsanleihe kostet { $price } £, lässt sich für ebenso viel verkaufen und bringt in { $rounds } weiteren Runden etwa { $worth } £.
    }
africa-hint-sell-bond = Mit ihren { $price } £ kommst du an etwas heran, das etwa { $rate } % gewinnt.
africa-hint-turn-card = Eine Karte vom Stapel gewinnt im Mittel etwa { $rate } %, und du darfst sie ablehnen.
africa-hint-buy-turned =
    { $rounds ->
        [one] Sie kostet { $price } £ und dürfte in { $rounds } weiteren Runde etwa { $worth } £ bringen.
       *[other] Sie kostet { $price } £ und dürfte in { $rounds } weiteren Runden etwa { $worth } £ bringen.
    }
africa-hint-decline-turned = Sie kostet { $price } £ und dürfte nicht mehr bringen: etwa { $worth } £.
africa-hint-nothing-gains = Nichts, was du für { $cash } £ kaufen kannst, dürfte Gewinn bringen.
africa-hint-no-track = Kein Plättchen lässt die Züge mehr verdienen; jetzt sind es { $worth } £.
africa-hint-place-token =
    { $price ->
        [0] Mit diesem Bahnhof verdienen die Züge je Runde { $gain } £ mehr, und er kostet nichts.
       *[other] Mit diesem Bahnhof verdienen die Züge je Runde { $gain } £ mehr, und er kostet { $price } £.
    }
africa-hint-no-train-yet = Ohne Zug verdient ein Bahnhof nichts; die { $cash } £ in der Kasse sind für einen Zug.
africa-hint-no-token = Kein Bahnhof lässt die Züge mehr verdienen; jetzt sind es { $worth } £.
africa-hint-assign = Mit ihr bringt die Fahrt { $bonus } £ dazu.
africa-hint-run =
    { $revenue ->
        [0] Keine Strecke bringt jetzt etwas.
       *[other] Keine andere Fahrt bringt mehr: { $revenue } £.
    }
africa-hint-lay-tile = Mit diesem Plättchen verdienen die Züge, die die Gesellschaft bald haben kann, { $worth } £ statt { $before } £.
africa-hint-lay-way = Es ist ein Stück des Weges zu einem Halt, der mehr bringen wird als die { $before } £ von heute.
africa-hint-pay =
    { $spaces ->
        [0] { $revenue } £ sind { $share } £ je Aktie; für keinen Zug lohnt es sich zu sparen.
        [one] { $revenue } £ sind { $share } £ je Aktie, und der Kurs steigt um { $spaces } Feld; für keinen Zug lohnt es sich zu sparen.
       *[other] { $revenue } £ sind { $share } £ je Aktie, und der Kurs steigt um { $spaces } Felder; für keinen Zug lohnt es sich zu sparen.
    }
africa-hint-withhold = Mit { $cash } £ in der Kasse und diesem Ertrag von { $revenue } £ rückt der Zug { $train } näher: Er kostet { $price } £ und verdient { $gain } £ mehr.
africa-hint-withhold-all = In der Kasse sind { $cash } £, und einbehalten sind die { $revenue } £ mehr wert als ausgeschüttet.
africa-hint-first-train = Ohne Zug verdient die Gesellschaft nichts: Der Zug { $train } für { $price } £ verdient auf den heutigen Gleisen { $gain } £ je Runde.
africa-hint-buy-train = Der Zug { $train } kostet { $price } £ und verdient auf den heutigen Gleisen { $gain } £ mehr je Runde.
africa-hint-train-counts = Auf den heutigen Gleisen verdient der Zug { $train } nichts dazu, aber für seine { $price } £ zählt eine Aktie am Ende etwa { $asset } £ mehr.
africa-hint-sell-train = Das macht Platz für einen besseren Zug und bringt { $price } £.
africa-hint-offer-train = Die Gesellschaft hat keinen Zug; der Zug { $train } für { $price } £ verdient etwa { $gain } £ je Runde.
africa-hint-accept-offer =
    { $rounds ->
        [one] { $price } £ sind mehr, als der Zug noch verdient: { $loss } £ je Runde, noch { $rounds } Runde.
       *[other] { $price } £ sind mehr, als der Zug noch verdient: { $loss } £ je Runde, noch { $rounds } Runden.
    }
africa-hint-decline-offer =
    { $rounds ->
        [one] Für { $price } £ behält man den Zug besser: Er verdient { $loss } £ je Runde, noch { $rounds } Runde, und zählt am Ende.
       *[other] Für { $price } £ behält man den Zug besser: Er verdient { $loss } £ je Runde, noch { $rounds } Runden, und zählt am Ende.
    }
africa-hint-train-bought = Der Zug dieses Spielzugs ist gekauft.
africa-hint-train-too-dear = Der Zug { $train } würde sich lohnen, aber er kostet { $price } £, und in der Kasse sind { $cash } £.
africa-hint-no-train-pays = Kein Zug, der zu haben ist, verdient noch seinen Preis; in der Kasse sind { $cash } £.
africa-hint-keep-treasury = Die { $cash } £ in der Kasse behält man besser für Züge und Gleise.
africa-hint-first = Alle diese Möglichkeiten sind jetzt gleich gut.

## Aufträge: was der Tisch für jemanden tut, bis etwas geschieht

africa-order-title-bid-up-to = Für mich bieten
africa-order-title-pass-until = Für mich passen
africa-order-title-plain-turn = Keine Gleise, kein Bahnhof, beste Fahrt, ausschütten
africa-order-field-most = höchstens
africa-order-field-step = in Schritten von
africa-order-field-until = bis
africa-order-until-sold-mine = jemand Aktien verkauft, die ich halte
africa-order-until-traded = jemand kauft oder verkauft
africa-order-until-round-end = die Aktienrunde vorbei ist
africa-order-bid-up-to = Bietet für dich bis { $most } £, in Schritten von { $step } £.
africa-order-pass-until =
    { $until ->
        [sold-mine] Passt für dich, bis jemand Aktien verkauft, die du hältst.
        [traded] Passt für dich, bis jemand kauft oder verkauft.
       *[round-end] Passt für dich, bis die Aktienrunde vorbei ist.
    }
africa-order-plain-turn = { $company }: keine Gleise, kein Bahnhof, die beste Fahrt, alles wird ausgeschüttet.

## Vorhersagen: was ein Zug über das hinaus bedeutet, was sofort geschieht

africa-forecast-economy-same =
    { $next ->
        [-1] Wirtschaft: Mit { $pool } Zertifikaten im Pool bleibt es bei „{ $state }“.
       *[other] Wirtschaft: Mit { $pool } Zertifikaten im Pool bleibt es bei „{ $state }“; ab { $next } wird sie schlechter.
    }
africa-forecast-economy-changes =
    { $next ->
        [-1] Wirtschaft: Mit { $pool } Zertifikaten im Pool wird aus „{ $before }“ „{ $state }“.
       *[other] Wirtschaft: Mit { $pool } Zertifikaten im Pool wird aus „{ $before }“ „{ $state }“; ab { $next } wird sie schlechter.
    }
africa-forecast-bank = Die Bank zahlt { $paid } £ und hat noch { $left } £; ist sie leer, endet das Spiel.
