### Looking back at a game: moving through it, whose eyes, charts, sharing, files.

web-replay-of = Rückschau · { $name }
web-replay-to-table = Zum Tisch
web-replay-not-begun = Dieses Spiel hat noch nicht begonnen. Es gibt noch nichts zu sehen.
web-replay-not-yet = Mit diesen Augen kannst du schauen, wenn das Spiel vorbei ist. Bis dahin siehst du, was du wissen darfst.
web-replay-running = Das Spiel läuft noch. Was andere verbergen, siehst du nach dem Ende.

## Whose eyes

web-replay-eyes = Gesehen von
web-replay-eyes-open = Alles offen
web-replay-eyes-spectator = Zuschauer

## Moving

web-replay-controls = Durch das Spiel gehen
web-replay-entry = Eintrag
web-replay-entry-of = Eintrag { $at } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Zum Zug davor
web-replay-previous = Ein Eintrag zurück
web-replay-next = Ein Eintrag weiter
web-replay-ahead = Zum nächsten Zug
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-jump = Gehe zu
web-replay-loading = Dieser Augenblick wird geholt …

## Rounds and turns

web-replay-beginning = Der Anfang
web-replay-round = Runde { $number }
web-replay-turn = Zug { $number }
web-replay-city-turn = Runde { $number }
web-replay-stock-round = { $number ->
    [0] Erste Aktienrunde
   *[other] Aktienrunde { $number }
}
web-replay-operating-round = Betriebsrunde { $number }
web-replay-concession-auction = Versteigerung einer Konzession
web-replay-settlement = Abrechnung

## Entries

web-replay-entries = Was geschehen ist
web-replay-entries-earlier = Frühere Einträge
web-replay-entries-later = Spätere Einträge
web-replay-start = Der Tisch ist bereit; noch ist nichts geschehen.
web-replay-unseen = Nichts, was von hier aus zu sehen wäre.
web-replay-quiet = { $name } macht weiter; sonst ändert sich nichts.
web-replay-quiet-roll = Ein Wurf, der nichts ändert.

## Charts

web-replay-charts = Diagramme
web-replay-charts-loading = Die Zahlen werden gelesen …
web-replay-charts-none = Diese Augen haben noch keine Zahl gesehen, die sich zeichnen ließe.
web-replay-lines = Linien
web-replay-when = Wann
web-replay-as-table = Als Tabelle
web-replay-as-chart = Als Zeichnung
web-replay-csv = Für die Tabellenkalkulation (CSV)
web-replay-company = Gesellschaft { $number }
web-replay-chart-cash = Bargeld
web-replay-chart-value = Wert
web-replay-chart-points = Wert
web-replay-chart-price = Preise
web-replay-chart-share-price = Aktienkurse
web-replay-chart-treasury = Kassen
web-replay-about-mcmulti-value = Bargeld und Anlagen zu den damaligen Verkaufspreisen, abzüglich Schulden.
web-replay-about-mcmulti-price = Was das nächste Fass auf einem Markt kostet, und was die Verbraucher dafür zahlen.
web-replay-about-oilcity-points = Die Punkte des Wertblatts, alle Zeilen zusammen.
web-replay-about-oilcity-price = Was ein Stück in dieser Runde beim Verkauf mit dem Wagen bringt.
web-replay-about-africa-value = Was zählen würde, wenn das Spiel in diesem Augenblick geendet hätte.
web-replay-about-africa-treasury = Was die Gesellschaften in ihren Kassen haben.
web-replay-unit-mcmulti = Mio. $
web-replay-unit-oilcity = zlr
web-replay-unit-africa = £
web-replay-unit-points = Punkte
web-replay-line-domestic-crude = Rohöl, Inland
web-replay-line-foreign-crude = Rohöl, Ausland
web-replay-line-domestic-gasoline = Benzin, Inland
web-replay-line-foreign-gasoline = Benzin, Ausland
web-replay-line-consumer = Verbraucher zahlen

## Files and links

web-replay-share = Link zum Augenblick
web-replay-address = Adresse dieses Augenblicks
web-replay-files = Dateien
web-replay-download = Dieses Spiel herunterladen (.jsonl)
web-replay-download-later = Die Datei eines Spiels gibt es, wenn es vorbei ist.
web-import = Gespeichertes Spiel öffnen
web-import-text = Eine .jsonl-Datei von hier oder von einem anderen Server. Jede Zeile wird an den Regeln geprüft, dann bekommt das Spiel einen eigenen Tisch.
web-import-choose = Datei wählen
web-import-checking = Jede Zeile wird geprüft …
