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
web-import-waiting = Wartet, bis es an der Reihe ist …
web-import-progress = Jede Zeile wird geprüft: { $percent } %
