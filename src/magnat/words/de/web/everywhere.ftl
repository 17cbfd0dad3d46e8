### Was die Webseite selbst sagt. Alles über ein Spiel kommt vom Server, schon in Worten.

## Überall

web-skip = Zum Inhalt springen
web-language = Sprache
web-appearance = Aussehen
web-appearance-auto = Wie das Gerät
web-appearance-light = Hell
web-appearance-dark = Dunkel
web-close = Schließen
web-cancel = Abbrechen
web-field-missing = Bitte ausfüllen.
web-field-short = Mindestens { $number } Zeichen, bitte.
web-more = Eins mehr
web-less = Eins weniger
web-home = Alle Tische
web-rules = Regeln
web-me = Du
web-sign-in = Anmelden
web-busy = Einen Moment …
web-again = Noch einmal versuchen
web-offline = Der Server antwortet nicht. Ist dieses Gerät im richtigen Netz?
web-nothing-here = So eine Seite gibt es hier nicht.

## Personen

web-your-name = Dein Name
web-name-hint = Die anderen am Tisch sehen ihn. Ein Konto ist nicht nötig.
web-playing-as = Du spielst als { $name }.
web-change-name = Namen ändern
web-save = Speichern
web-link-checking = Dein persönlicher Link wird geöffnet …
web-link-failed = Dieser Link öffnet nichts (mehr).

## Start

web-tagline = Öl, Eisenbahnen und Vermögen an einem Tisch
web-teach = Mit einer Klasse spielen
web-teach-text = Neun bis dreißig Handys, eine Konsole für dich und ein Bild für alle.
web-play-now = Jetzt spielen
web-game = Spiel
web-players = Spieler
web-with-bots-text = Die Partie beginnt sofort.
web-with-friends-text = Du bekommst einen Code und einen Link zum Weitergeben.
web-with-anyone-text = Alle auf diesem Server sehen den Tisch.
web-start = { $mode ->
    [bots] Gegen Bots spielen
    [friends] Mit Freunden spielen
   *[anyone] Tisch für alle öffnen
}
web-seats-range = { $low }–{ $high } Spieler
web-about-game = Über das Spiel
web-learn = Geführtes erstes Spiel
web-settings = Weitere Einstellungen
web-all-games = Alle Spiele
web-show-all = Alle { $number } zeigen
web-finished-tables = Beendet ({ $number })
web-see-replay = Spiel noch einmal ansehen
web-join = Mit Code beitreten
web-code = Code des Tisches
web-code-hint = Sechs Buchstaben von der Person, die den Tisch eröffnet hat.
web-code-wrong = Ein Code hat sechs Buchstaben.
web-open-table = Tisch öffnen
web-my-tables = Meine Tische
web-my-tables-none = Noch nichts. Hier findest du die Tische, an denen du sitzt.
web-open-tables = Offene Tische
web-open-tables-none = Zurzeit ist an keinem öffentlichen Tisch ein Platz frei.
web-your-turn = Du bist dran
web-free-seats = { $number ->
    [one] Ein freier Platz
   *[other] { $number } freie Plätze
}
web-status = { $status ->
    [open] In Vorbereitung
    [playing] Läuft
    [paused] Pausiert
    [over] Beendet
   *[closed] Geschlossen
}
web-with-names = mit { $names }
web-and-others = { $number ->
    [one] und jemand weiteres
   *[other] und { $number } weitere
}

## Tisch

web-table = Tisch { $code }
web-sit-down = Hinsetzen
web-begin = Partie beginnen
web-seats = Plätze
web-seat-open = Freier Platz
web-seat-mine = { $name } (du)
web-seat-bot = Bot
web-seat-away = gerade nicht da
web-invite = Andere öffnen diese Adresse oder tippen den Code ein:
web-copy-link = Link kopieren
web-copied = Kopiert
web-waiting-for-seats = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
web-fill-with-bots = Mit Bots auffüllen
web-link-live = Verbunden
web-link-connecting = Verbinde …
web-link-silent = Im Moment keine Antwort …
web-link-waiting = Die Verbindung ist weg. Sie kommt von selbst wieder.
web-link-refused = Hier kannst du nicht hinein.
web-link-now = Jetzt verbinden
web-device-here = Auf diesem Gerät
web-device-sound = Töne für meinen Zug, Würfel, Geld und das Ende
web-device-flash = Blinkender Titel, wenn ich dran bin
web-device-single = Nicht fragen, wo es nur eine Antwort gibt
web-device-cards = Karten für Ereignisse
web-device-cards-all = für mich und für alle
web-device-cards-mine = nur was mich betrifft
web-device-cards-none = keine: nur im Protokoll
web-event-more = danach noch { $number }
web-decide = Deine Entscheidung
web-wait-for = Warten auf: { $names }
web-nobody = niemanden
web-the-dice = Würfel oder Karten vom Tisch
web-log = Was geschehen ist
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-say = Sag etwas
web-send = Senden
web-take-back = Zurücknehmen
web-game-over = Die Partie ist vorbei
web-yes = ja
web-no = nein
web-bot-pause = Tempo der Bots
web-bot-pause-0 = Sofort
web-bot-pause-300 = Zügig
web-bot-pause-1500 = Ruhig, zum Zusehen
web-bot-pause-4000 = Langsam, zum Lernen
web-hints = Tipps
web-hints-on = Erlaubt: was ein Kontorist täte und warum
web-hints-off = Nicht erlaubt
