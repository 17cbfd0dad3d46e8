### Wie der Server nein sagt, und was `magnat serve` ausgibt.

server-bad-message = Diese Nachricht ist nicht zu verstehen: { $detail }.
server-which-seat = Du hast hier mehrere Plätze; sag, welchen du meinst.
server-bad-address = Diese Adresse ist nicht zu gebrauchen.
server-not-signed-in = Bitte gib zuerst deinen Namen an.
server-unknown-token = Dieser Link oder Schlüssel gilt nicht (mehr).
server-wrong-password = Anmeldename oder Passwort ist falsch.
server-foreign-page = Eine fremde Seite darf hier nicht in deinem Namen handeln.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-not-the-host = Das kann nur, wer den Tisch leitet.
server-only-here = Dieser Tisch lässt sich nur auf dem Rechner öffnen, auf dem er läuft.
server-muted = Du bist im Chat stummgeschaltet.
server-still-hidden = Das Protokoll enthält Verdecktes; es ist zu haben, wenn die Partie vorbei ist.
server-not-found = Hier ist nichts.
server-no-such-table = Es gibt keinen Tisch mit diesem Code.
server-not-allowed = Das geht hier nicht.
server-seat-taken = Auf diesem Platz sitzt schon jemand.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-seats-open = { $number ->
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
server-already-started = Die Partie hat schon begonnen.
server-not-playing = Die Partie hat noch nicht begonnen.
server-paused = Die Partie ruht.
server-not-paused = Die Partie ruht nicht.
server-over = Die Partie ist vorbei.
server-not-over = Die Partie ist noch nicht vorbei.
server-moved-on = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin.
server-login-taken = Diesen Anmeldenamen hat schon jemand.
server-has-login = Du hast schon einen Anmeldenamen.
server-no-company = Du hast hier keine Partner, mit denen du reden könntest.
server-dice-are-rolled = An diesem Tisch würfelt der Server.
server-too-large = Die Nachricht ist zu groß; erlaubt sind höchstens { $most } Byte.
server-too-fast = Das war zu viel auf einmal; warte einen Moment.
server-went-wrong = Hier ist etwas schiefgegangen. Sieh dir den Tisch an, bevor du es noch einmal versuchst.
server-not-stored = Der Server kann gerade nichts speichern, deshalb zählt das nicht. Versuch es gleich noch einmal.
server-moving = Der Tisch wechselt gerade den Prozess; versuch es gleich noch einmal.

serve-here = Magnat ist offen: { $address }
serve-stop = Strg+C schließt ihn.
keep-backed-up = Alles liegt jetzt in { $file }.
keep-restored = Die Datenbank enthält jetzt, was in { $file } war.
keep-exported = Das Protokoll liegt jetzt in { $file }.
keep-imported = Die Partie hat einen eigenen Tisch: { $code }
keep-forgotten = Alles über diese Person wurde entfernt.
keep-nobody = Niemand hat diesen Anmeldenamen oder Namen.
keep-several = { $number } Personen haben diesen Namen. Niemand wurde vergessen; gib stattdessen eine dieser Kennungen an:
error-bad-database = Die Datenbank ist nicht zu gebrauchen: { $detail }.
error-one-worker = Mehrere Serverprozesse brauchen PostgreSQL; eine SQLite-Datei gehört einem. Gib --db postgresql://... an oder lass --workers weg.
error-port-in-use = Port { $port } lässt sich nicht öffnen: { $detail }. Wähle mit --port einen anderen.
error-no-such-table = Es gibt keinen Tisch mit dem Code „{ $code }“.
cli-bench-server-tables = Tische zugleich
cli-bench-server-connections = Verbindungen
cli-bench-server-inputs = Einträge je Sekunde (Menschen, Bots, Würfel)
cli-bench-server-moves = Gemessene Züge von Menschen
cli-bench-server-delivery-p50 = Vom Zug bis zum letzten Zuschauer, Median (ms)
cli-bench-server-delivery-p99 = Vom Zug bis zum letzten Zuschauer, 99. Perzentil (ms)
cli-bench-server-big-p50 = Dasselbe am Tisch mit dreißig, Median (ms)
cli-bench-server-big-p99 = Dasselbe am Tisch mit dreißig, 99. Perzentil (ms)
cli-bench-server-memory = Größter Speicher des Serverprozesses (MB)
cli-bench-server-open-entries = Einträge der gespeicherten Partie
cli-bench-server-open = Öffnen der gespeicherten Partie, Median (ms)
