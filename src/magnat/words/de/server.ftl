### Wie der Server nein sagt, und was `magnat serve` ausgibt.

server-bad-message = Diese Nachricht ist nicht zu verstehen.
server-which-seat = Du hast hier mehrere Plätze; sag, welchen du meinst.
server-bad-address = Diese Adresse ist nicht zu gebrauchen.
server-not-signed-in = Bitte gib zuerst deinen Namen an.
server-unknown-token = Dieser Link oder Schlüssel gilt nicht (mehr).
server-signed-out = Du wurdest auf diesem Gerät abgemeldet.
server-no-login = Du hast noch keinen Benutzernamen und kein Passwort.
server-somebody-is-here = Dieses Gerät kennt dich als { $name }, der Link gehört aber { $other }.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-mail-too-soon = An diese Adresse ging schon ein Link, oder du hast zu oft gefragt. Versuche es später noch einmal.
server-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuche es später noch einmal.
server-wrong-password = Anmeldename oder Passwort ist falsch.
server-foreign-page = Eine fremde Seite darf hier nicht in deinem Namen handeln.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-not-the-host = Das kann nur die Spielleitung.
server-not-the-operator = Das ist nur für die Betreiber dieses Servers.
server-only-here = Dieser Tisch lässt sich nur auf dem Rechner öffnen, auf dem er läuft.
server-not-the-leader = Das kann nur, wer diese Stunde leitet.
server-plays-and-leads = Du hast hier einen Platz unter den Spielenden und kannst nicht zugleich leiten.
server-not-your-room = Das kann nur, wer diesen Raum leitet.
server-banned = Die Leitung möchte dieses Gerät nicht am Tisch haben.
server-wrong-code = Dieser Code ist nicht gültig oder nicht mehr gültig.
server-no-such-room = Unter dieser Adresse gibt es keinen Raum.
server-no-such-team = Diese Gesellschaft gibt es an diesem Tisch nicht.
server-no-lesson = Diesen Tisch leitet niemand; das geht nur in einer Unterrichtsstunde.
server-leads-here = Du leitest diese Stunde und hast deshalb keinen Platz unter den Spielenden.
server-seating-locked = Die Plätze sind gesperrt; niemand Neues kann sich setzen.
server-one-place = Dieses Gerät hat schon einen Platz an diesem Tisch.
server-place-is-kept = Dieser Platz kann nicht eingenommen werden.
server-no-clock = An diesem Tisch läuft keine Uhr.
server-not-now = Das geht an dieser Stelle des Spiels nicht.
server-ranking-fixed = In diesem Raum ist schon eine Stunde zu Ende; die Art der Wertung lässt sich nicht mehr ändern.
server-lesson-runs = In diesem Raum läuft noch ein Spiel. Beende es erst, dann vergiss die Klasse.
server-muted = Die Spielleitung hat dich im Chat stummgeschaltet.
server-still-hidden = Das Protokoll enthält Verdecktes; es ist zu haben, wenn die Partie vorbei ist.
server-not-found = Hier ist nichts.
server-no-such-table = Es gibt keinen Tisch mit diesem Code.
server-not-allowed = Das geht hier nicht.
server-seat-taken = Auf diesem Platz sitzt schon jemand.
server-others-must-agree = Du weißt, was ein anderer Platz verbirgt. Bevor du diesen nimmst, müssen die anderen zustimmen.
server-request-open = Jemand bittet die anderen schon um einen Platz.
server-no-request = Im Moment bittet niemand um einen Platz.
server-not-asked = Über diesen Platz entscheidest du nicht mit.
server-plays-and-banks = Bankiers sehen, was die Spieler verbergen; deshalb spielt niemand und ist zugleich Bankier.
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
server-no-advice = Für diese Entscheidung gibt es keinen Rat.
server-no-hints = Die Spielleitung dieses Tisches erlaubt keine Tipps.
server-too-many-sets = Für ein Spiel kannst du { $number } Kartensätze behalten. Lösche zuerst einen.
server-no-trains = In diesem Spiel fahren keine Züge.
server-too-large = Die Nachricht ist zu groß; erlaubt sind höchstens { $most } Byte.
server-too-fast = Das war zu viel auf einmal; warte einen Moment.
server-not-utf8 = Das ist kein Text in UTF-8.
server-too-slow = Die Nachricht kam zu langsam an; schick sie noch einmal.
server-foreign-host = Unter dieser Adresse ist der Server nicht bekannt. Wer ihn betreibt, kann sie zulassen.
server-one-import = Du bringst gerade schon ein gespeichertes Spiel; warte, bis es fertig ist.
server-imports-busy = Der Server prüft schon so viele gespeicherte Spiele, wie er kann; versuch es gleich noch einmal.
server-import-too-long = { $seconds ->
    [one] Dieses Spiel zu prüfen würde mehr als eine Sekunde Rechenzeit brauchen; so viel gibt dieser Server nicht.
   *[other] Dieses Spiel zu prüfen würde mehr als { $seconds } Sekunden Rechenzeit brauchen; so viel gibt dieser Server nicht.
}
server-import-too-big = Dieses Spiel zu prüfen würde mehr als { $megabytes } MB Speicher brauchen; so viel gibt dieser Server nicht.
server-too-many-tables = { $number ->
    [one] Auf diesem Server kannst du nur einen Tisch zugleich offen haben. Beende ihn zuerst.
   *[other] Auf diesem Server kannst du { $number } Tische zugleich offen haben. Beende zuerst einen davon.
}
server-too-many-public = { $number ->
    [one] Auf diesem Server kannst du nur einen Tisch zugleich in der Lobby haben. Beginne oder beende ihn zuerst, oder öffne diesen per Link.
   *[other] Auf diesem Server kannst du { $number } Tische zugleich in der Lobby haben. Beginne oder beende zuerst einen davon, oder öffne diesen per Link.
}
server-too-many-connections = { $number ->
    [one] Auf diesem Server kannst du nur eine Live-Verbindung zugleich haben. Schließ zuerst ein anderes Fenster.
   *[other] Auf diesem Server kannst du { $number } Live-Verbindungen zugleich haben. Schließ zuerst ein anderes Fenster.
}
server-too-many-waits = { $number ->
    [one] Auf diesem Server kannst du nur an einer Stelle zugleich auf Neuigkeiten warten.
   *[other] Auf diesem Server kannst du an { $number } Stellen zugleich auf Neuigkeiten warten.
}
server-went-wrong = Hier ist etwas schiefgegangen. Sieh dir den Tisch an, bevor du es noch einmal versuchst.
server-not-stored = Der Server kann gerade nichts speichern, deshalb zählt das nicht. Versuch es gleich noch einmal.
server-moving = Der Tisch wechselt gerade den Prozess; versuch es gleich noch einmal.

serve-here = Magnat ist offen: { $address }
serve-stop = Strg+C schließt ihn.
keep-backed-up = Alles liegt jetzt in { $file }.
keep-restored = Die Datenbank enthält jetzt, was in { $file } war.
keep-exported = Das Protokoll liegt jetzt in { $file }.
keep-checking = Jede Zeile wird geprüft
keep-imported = Die Partie hat einen eigenen Tisch: { $code }
keep-forgotten = Alles über diese Person wurde entfernt.
keep-nobody = Niemand hat diesen Anmeldenamen oder Namen.
keep-several = { $number } Personen haben diesen Namen. Niemand wurde vergessen; gib stattdessen eine dieser Kennungen an:
error-bad-database = Die Datenbank ist nicht zu gebrauchen: { $detail }.
error-one-worker = Mehrere Serverprozesse brauchen PostgreSQL; eine SQLite-Datei gehört einem. Gib --db postgresql://... an oder lass --workers weg.
error-port-in-use = Port { $port } lässt sich nicht öffnen: { $detail }. Wähle mit --port einen anderen.
error-database-in-use = Ein anderer Magnat-Server benutzt { $file }. Halte ihn zuerst an, oder teilt euch eine PostgreSQL-Datenbank (--db postgresql://...).
error-no-such-table = Es gibt keinen Tisch mit dem Code „{ $code }“.
error-database-not-empty = Die Datenbank enthält schon etwas; eine Sicherung kommt in eine leere. Nichts wurde geändert.
error-import-too-long = { $seconds ->
    [one] Dieses Spiel zu prüfen braucht mehr als eine Sekunde Rechenzeit. Mehr erlaubt --seconds.
   *[other] Dieses Spiel zu prüfen braucht mehr als { $seconds } Sekunden Rechenzeit. Mehr erlaubt --seconds.
}
error-import-too-big = Dieses Spiel zu prüfen braucht mehr als { $megabytes } MB Speicher. Mehr erlaubt --memory.
error-no-mail-sender = E-Mails brauchen einen Absender: --smtp-sender mit einer E-Mail-Adresse angeben.
cli-bench-server-tables = Tische zugleich
cli-bench-server-connections = Verbindungen
cli-bench-server-inputs = Einträge je Sekunde (Menschen, Bots, Würfel)
cli-bench-server-moves = Gemessene Züge von Menschen
cli-bench-server-delivery-p50 = Vom Zug bis zum letzten Zuschauer, Median (ms)
cli-bench-server-delivery-p99 = Vom Zug bis zum letzten Zuschauer, 99. Perzentil (ms)
cli-bench-server-big-p50 = Dasselbe am Tisch mit dreißig, Median (ms)
cli-bench-server-big-p99 = Dasselbe am Tisch mit dreißig, 99. Perzentil (ms)
cli-bench-server-commit-p50 = Bis eine Eingabe dauerhaft ist, Median (ms)
cli-bench-server-commit-p99 = Bis eine Eingabe dauerhaft ist, 99. Perzentil (ms)
cli-bench-server-queue = Warten auf einen Prozessor (ms je Sekunde)
cli-bench-server-unseen = Züge, von denen am Ende nicht alle erfahren haben
cli-bench-server-shown-p50 = Vom Zug bis zur neuen Stellung beim Ziehenden, Median (ms)
cli-bench-server-shown-p99 = Vom Zug bis zur neuen Stellung beim Ziehenden, 99. Perzentil (ms)
cli-bench-server-cpu = Rechenzeit des Serverprozesses je Eintrag (ms)
cli-bench-server-own-lag = Verspätung der messenden Clients selbst, 99. Perzentil (ms)
cli-bench-server-own-cpu = Rechenzeit der messenden Clients (ms je Sekunde)
cli-bench-load = { $tables } Tische, { $connections } Verbindungen
cli-bench-load-wanted = Verlangt/s
cli-bench-load-made = Erreicht/s
cli-bench-load-p50 = p50 ms
cli-bench-load-p99 = p99 ms
cli-bench-load-commit = Speichern p99 ms
cli-bench-load-shown = Gezeigt p99 ms
cli-bench-load-cpu = Rechenzeit ms/Eintrag
cli-bench-load-lag = Eigene Verspätung p99 ms
cli-bench-load-queue = Warten ms/s
cli-bench-load-memory = MB
cli-bench-load-knee = Der Server bewältigt { $inputs } Einträge je Sekunde (99 % der Züge innerhalb von { $most } ms).
cli-bench-load-none = Der Server bewältigt keine dieser Lasten (99 % der Züge innerhalb von { $most } ms).
cli-bench-scenario-usual-p50 = Ohne die Störung: Median (ms)
cli-bench-scenario-usual-p99 = Ohne die Störung: 99. Perzentil (ms)
cli-bench-scenario-troubled-p50 = Mit ihr: Median (ms)
cli-bench-scenario-troubled-p99 = Mit ihr: 99. Perzentil (ms)
cli-bench-scenario-added = Um so viel verlängert sie das 99. Perzentil (ms)
cli-bench-scenario-allowed = So viel darf sie verlängern (ms)
cli-bench-lesson-runs = Gespielte Stunden
cli-bench-lesson-screens = Bildschirme (Handys, Pult, Wand)
cli-bench-lesson-told-p50 = Vom Zug bis zum letzten Bildschirm, Median (ms)
cli-bench-lesson-told-p99 = Vom Zug bis zum letzten Bildschirm, 99. Perzentil (ms)
cli-bench-lesson-told-best = Dasselbe in der besten Stunde (ms)
cli-bench-lesson-told-max = Vom Zug bis zum letzten Bildschirm, am längsten (ms)
cli-bench-lesson-allowed = So lang darf das 99. Perzentil sein (ms)
cli-bench-lesson-drawn-p50 = Bis der letzte Bildschirm die neue Stellung hatte, Median (ms)
cli-bench-lesson-drawn-p99 = Bis der letzte Bildschirm die neue Stellung hatte, 99. Perzentil (ms)
cli-bench-lesson-drawn-best = Dasselbe in der besten Stunde (ms)
cli-bench-lesson-drawn-max = Bis der letzte Bildschirm die neue Stellung hatte, am längsten (ms)
cli-bench-lesson-late = Züge, nach denen ein Bildschirm erst nach über einer Sekunde zeigte, auf wen alle warten
cli-soak-minutes = Minuten
cli-soak-tables = Tische, die kamen und gingen
cli-soak-connections = Verbindungen, die kamen und gingen
cli-soak-table = Ein ruhender Tisch (kB)
cli-soak-connection = Eine Verbindung (kB)
cli-soak-memory = Speicher am Anfang und am Ende (MB)
cli-soak-slope = Wachstum (MB je Stunde, 95 %)
cli-bench-server-bytes = Bytes je Eintrag an einen Teilnehmer (Median)
cli-bench-server-phone = Bytes, die ein Spieler je Eintrag erhält: { $game }
cli-bench-server-memory = Größter Speicher des Serverprozesses (MB)
cli-bench-server-open-entries = Einträge der gespeicherten Partie
cli-bench-server-open = Öffnen der gespeicherten Partie, Median (ms)
cli-replay-typed = Die Würfel lagen auf einem echten Tisch und wurden eingetippt.
cli-replay-clock = Die Zeit war um, und der Tisch hat gewählt.
home-title = Dieser Magnat-Server ist offen
home-about = Die Seiten für den Browser wurden auf diesem Rechner nicht gebaut: Dafür braucht es Node oder beim ersten Start ein Netz. Gespielt wird hier von Programmen und von Menschen im Terminal.
home-api = Wie man über das Netz spielt: docs/guide/api.md. Die Beschreibung aller Aufrufe:
home-terminal = Im Terminal:
