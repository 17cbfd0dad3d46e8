### Was Kern, Tische und Kommandozeile zu jedem Spiel sagen.

## Einstellungen einer Option

setting-yes = ja
setting-no = nein

## Spielende und Gesellschaften ohne Namen

unnamed-player = Spieler { $number }
unnamed-company = Gesellschaft { $number }

## Spiele, Optionen, Spielende

error-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Vorhanden: { $allowed }.
error-unknown-option = Eine Option namens „{ $option }“ gibt es nicht. Vorhanden: { $allowed }.
error-bad-option-value = Die Option „{ $option }“ lässt sich nicht auf „{ $value }“ setzen. Erlaubt: { $allowed }.
error-bad-cards = Die Karten der Option „{ $option }“ gehen nicht: { $reason }.
error-bad-seats = Die Spielerzahl „{ $value }“ passt nicht zu diesem Spiel. Erlaubt: { $allowed }.
error-unknown-language = In der Sprache „{ $language }“ gibt es keine Texte. Vorhanden: { $allowed }.
error-no-such-order = Ein Auftrag „{ $order }“ kann jetzt nicht gegeben werden.
error-bad-order = „{ $value }“ passt im Auftrag nicht zu { $field }.
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Vorhanden: { $allowed }.
error-thinking-time = „{ $seconds }“ ist keine Bedenkzeit. Direktor und Magnat nehmen { $least } bis { $most } Sekunden, zum Beispiel magnate@2.
error-no-such-bot-in-file = In der Datei „{ $file }“ gibt es keinen Bot „{ $bot }“. Es gibt dort: { $allowed }.
error-broken-bot-file = Die Datei „{ $file }“ lässt sich nicht ausführen: { $detail }.
error-unknown-reward = Eine Belohnung namens „{ $reward }“ gibt es nicht. Vorhanden: { $allowed }.
error-bot-count =
    { $need ->
        [one] Dieser Tisch braucht { $need } Bot,
       *[other] Dieser Tisch braucht { $need } Bots,
    } { $have ->
        [0] genannt wurde aber keiner.
        [one] genannt wurde aber { $have }.
       *[other] genannt wurden aber { $have }.
    }
error-bad-number = { $name } muss eine ganze Zahl von { $low } bis { $high } sein; „{ $value }“ ist das nicht.
error-unknown-clause = Eine Regel mit der Nummer „{ $clause }“ gibt es nicht.

## Aktionen, Ergebnisse, Stellungen

error-unknown-action = Eine Aktion namens „{ $action }“ gibt es nicht.
error-bad-action = Die Aktion „{ $action }“ ist nicht lesbar: { $detail }.
error-unknown-fact = Eine Tatsache namens „{ $fact }“ gibt es nicht.
error-bad-fact = Die Tatsache „{ $fact }“ ist nicht lesbar: { $detail }.
error-bad-field = Das Feld „{ $field }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-bad-bundle = „{ $part }“ in „{ $text }“ ist nicht lesbar. Schreibe jede Sache mit ihrer Zahl, etwa „money 500, wax 2, plot 12“.
error-bad-outcome = „{ $value }“ ist kein mögliches Ergebnis von „{ $chance }“.
error-bad-state = Die Stellung ist nicht lesbar: { $detail }.

## Dateien

error-no-file = Die Datei „{ $file }“ gibt es nicht.
error-cannot-read = Die Datei „{ $file }“ lässt sich nicht lesen: { $detail }.
error-cannot-write = Die Datei „{ $file }“ lässt sich nicht schreiben: { $detail }.
error-file-exists = Die Datei „{ $file }“ gibt es schon; sie bleibt unverändert.

## Simulationen und Ausgaben

error-bots-for-seats =
    { $seats ->
        [one] { $seats } Platz braucht einen eigenen Bot oder einen gemeinsamen für alle,
       *[other] { $seats } Plätze brauchen je einen Bot oder einen gemeinsamen für alle,
    } { $bots ->
        [0] genannt wurde aber keiner.
        [one] genannt wurde aber { $bots }.
       *[other] genannt wurden aber { $bots }.
    }
error-too-small = { $name } muss mindestens { $low } sein; { $value } ist zu wenig.
error-bad-export-ending = Die Endung von „{ $file }“ verrät kein Format zum Schreiben. Erlaubt: { $allowed }.
error-no-such-folder = Den Ordner, in dem „{ $file }“ entstehen soll, gibt es nicht.
error-folder-not-empty = Der Ordner „{ $folder }“ ist nicht leer; nichts wird überschrieben.
error-needs-extra = Zum Schreiben von „{ $file }“ wird der Zusatz „{ $extra }“ gebraucht, der nicht installiert ist.
error-ladder-needs-extra = Für eine Rangleiter wird der Zusatz „study“ gebraucht, der nicht installiert ist.
error-bad-plan = Der Plan „{ $file }“ ist unverständlich: { $detail }.
error-plan-too-large = Der Plan ist zu groß: höchstens { $cells } Kombinationen und { $games } Partien.
error-bad-part = „{ $value }“ ist kein Teil eines Plans. Anzugeben ist die Nummer dieses Rechners und wie viele es gibt, etwa 2/3.
error-experiment-needs-extra = Für Experimente wird der Zusatz „study“ gebraucht, der nicht installiert ist.
error-broken-shard = Die Partien in „{ $file }“ lassen sich nicht lesen ({ $detail }). Wird die Datei gelöscht, werden sie neu gespielt; alle anderen bleiben.
error-no-experiment = Der Ordner „{ $folder }“ enthält kein Experiment.
error-workers-die = Prozesse werden immer wieder von außen beendet, vielleicht fehlt Speicher. Fertige Partien bleiben erhalten; derselbe Befehl macht weiter.
error-balance-needs-extra = Für einen Bericht zur Ausgewogenheit wird der Zusatz „study“ gebraucht, der nicht installiert ist.
error-one-bot = Ausgewogenheit zeigt sich unter Gleichen: ein Bot für alle Plätze, nicht „{ $bots }“.
error-env-needs-extra = Für Umgebungen wird der Zusatz „rl“ gebraucht, der nicht installiert ist.
error-command-needs-extra = Für diesen Befehl wird der Zusatz „{ $extra }“ gebraucht, der nicht installiert ist: pip install 'magnat[{ $extra }]'.
error-other-ladder = „{ $file }“ enthält keine Partien dieser Rangleiter (Spiel, Bots, Plätze, Startzahl, Optionen und Version müssen gleich sein) und bleibt unverändert.

## Protokolle

error-empty-journal = Das Protokoll ist leer; es müsste mit einem Kopf beginnen.
error-not-a-journal = Das ist kein Magnat-Protokoll: { $detail }.
error-bad-header = Der Kopf des Protokolls ist nicht lesbar: { $detail }.
error-other-format = Das Protokoll hat das Format { $format }; dieses Magnat liest: { $known }.
error-other-edition = Das Protokoll entstand nach Ausgabe { $edition } von „{ $game }“; dieses Magnat kennt Ausgaben bis { $known }.
error-bad-line = Zeile { $line } des Protokolls ist nicht lesbar: { $detail }.
error-truncated = Das Protokoll bricht in Zeile { $line } ab: Diese Zeile ist unvollständig.
error-wrong-number = Zeile { $line }: Der Eintrag trägt die Nummer { $number }, an der Reihe ist aber { $expected }.
error-refused-line = Zeile { $line }: Die Regeln erlauben diese Aktion nicht ({ $clause }). { $reason }
error-chance-expected = Zeile { $line }: Zuerst entscheidet der Zufall ({ $chance }), die Zeile enthält aber eine Aktion.
error-no-chance-due = Zeile { $line } enthält ein Zufallsergebnis, obwohl keines ansteht.
error-wrong-chance = Zeile { $line } enthält „{ $chance }“, an der Reihe ist aber „{ $expected }“.
error-impossible-outcome = Zeile { $line }: „{ $value }“ ist hier kein mögliches Ergebnis.
error-game-is-over = Zeile { $line }: Das Spiel war schon zu Ende.
error-bad-undo = Zeile { $line }: Eintrag { $number } lässt sich nicht zurücknehmen.
error-facts-differ = Zeile { $line }: Die aufgezeichneten Ereignisse weichen von dem ab, was die Regeln ergeben. Erwartet: { $expected }. Gefunden: { $found }.
error-state-differs = Zeile { $line }: Die Stellung weicht von der aufgezeichneten ab. Erwartet: { $expected }. Gefunden: { $found }.
