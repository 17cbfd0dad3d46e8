### The frame of a table: decision, preview, why not, log, seats, clocks, end.

web-confirm = Bestätigen
web-would-happen = Was geschehen würde
web-why-not = Nicht möglich
web-instead = Möglich wäre
web-consider-instead = Ansehen
web-choose-one = Was davon?
web-all-options = Alles, was du tun kannst
web-filter = Suchen
web-choose-amount = Menge wählen
web-open-rule = Regel { $clause }
web-held = Dein Zug wartet hier. Er wird gesendet, sobald die Verbindung wieder da ist.
web-looking = Wird geprüft …

## Dock

web-watching = Du schaust zu
web-options-show = Liste ({ $number })
web-others-asked = { $name } wird gefragt: „{ $question }“
web-options-hide = Liste ausblenden
web-beside = Neben dem Plan
web-paused = Der Tisch pausiert; im Moment ist nichts möglich.
web-unnamed-player = Spieler { $number }
web-my-seats = Meine Plätze
web-seat-number = Platz { $number }
web-since = { $number ->
    [one] Eines ist geschehen, seit du hier warst
   *[other] { $number } Dinge sind geschehen, seit du hier warst
}
web-since-skip = Überspringen
web-due = Einzutragen: { $what }
web-lately = Seit deinem letzten Zug:
web-lately-first = Seit Spielbeginn:
web-lately-table = Der Tisch

## Log

web-log-short = Verlauf
web-log-older = Ältere Einträge zeigen
web-log-undone = { $name } hat den letzten Zug zurückgenommen (bis Eintrag { $entry }).
web-log-asked = { $name } möchte zu Eintrag { $entry } zurück.
web-log-agreed = { $name } ist mit dem Zurückgehen einverstanden.
web-log-refused = { $name } ist mit dem Zurückgehen nicht einverstanden.
web-log-ruled-back = Die Spielleitung hat den Tisch auf Eintrag { $entry } zurückgesetzt: „{ $reason }“
web-log-unrolled =
    { $rolls ->
        [one] Dabei wurde { $rolls } Wurf zurückgenommen; es wird neu gewürfelt.
       *[other] Dabei wurden { $rolls } Würfe zurückgenommen; es wird neu gewürfelt.
    }
web-log-stage-taken-back = Die Spielleitung hat den letzten Abschnitt des Teams von { $name } zurückgenommen: „{ $reason }“.
web-log-ruled-act = Die Spielleitung hat für { $name } gehandelt: „{ $reason }“
web-done-by-leader = Die Spielleitung hat das für euch getan: „{ $reason }“
web-done-by-clock = Eure Zeit war um: Für euch wurde der einfachste Zug gemacht.
web-to-step = Zeig es mir
web-log-clock = Die Zeit von { $name } war um; der Tisch hat gehandelt.
web-log-sat = { $name } setzt sich auf Platz { $seat }.
web-log-sat-for-bot = { $name } übernimmt Platz { $seat } von einem Bot.
web-log-sat-for = { $name } übernimmt den Platz von { $was }.
web-log-seated = { $by } gibt { $name } den Platz { $seat }.
web-log-to-bot = { $was } lässt einen Bot spielen.
web-log-to-bot-by = { $by } lässt für { $was } einen Bot spielen.
web-log-left = { $was } verlässt Platz { $seat }.
web-log-freed = { $by } gibt den Platz von { $was } frei.
web-log-changed-hands = Platz { $seat } hat gewechselt.

## Going back

web-back = Weiter zurückgehen …
web-back-text = Gewürfeltes, Gezogenes und Züge anderer werden nur zurückgenommen, wenn alle einverstanden sind, oder von der Spielleitung mit Begründung.
web-back-before = Zurück zum Moment vor:
web-back-reason = Begründung
web-back-reason-hint = Alle lesen sie.
web-back-ask = Die anderen fragen
web-back-rule = Als Spielleitung entscheiden
web-back-request = { $name } möchte zu Eintrag { $entry } zurück.
web-back-agree = Einverstanden
web-back-refuse = Nicht einverstanden

## Seats, clocks, chat, notes, host

web-clock-left = Verbleibende Zeit: { $time }
web-clock-days = { $days } T { $hours } Std
web-seat-banker = Bank
web-seat-waited = ist am Zug
web-seat-change = Platz von { $name } ändern
web-seat-take-back = Meinen Platz zurücknehmen
web-seat-to-bot = Einen Bot spielen lassen
web-seat-free = Platz freigeben
web-seat-link = Link für diesen Platz
web-seat-link-text = Wer diesen Link als Erstes öffnet und bestätigt, sitzt hier. Er gilt einmal, bis { $until }:
web-seat-ask = Die anderen fragen
web-seat-asked = { $name } bittet um Platz { $seat }. Alle müssen zustimmen, denn { $name } weiß, was ein anderer Platz verbirgt.
web-seat-asked-waiting = Es fehlen noch: { $names }
web-seat-asked-withdraw = Bitte zurückziehen
web-seat-mute = Im Chat stummschalten
web-seat-unmute = Wieder sprechen lassen
web-chat-earlier = Frühere Zeilen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-partners = Nur an meine Gesellschaft
web-chat-company = (Gesellschaft)
web-note = Private Notiz, nur für dich
web-note-short = Notiz
web-note-kept = Gespeichert
web-host = Als Spielleitung
web-host-pause = Pausieren
web-host-resume = Fortsetzen
web-host-close = Tisch beenden
web-host-close-text = Das Spiel endet hier für alle. Was gespielt wurde, bleibt erhalten und kann nachgespielt werden.
web-ruling = Für jemanden handeln …
web-ruling-text = Für alle, die gerade nicht selbst drücken können. Angeboten wird, was nicht von dem abhängt, was nur dieser Platz sieht. Deine Begründung lesen alle.
web-ruling-seat = Platz
web-ruling-none = Was dieser Platz darf, hängt von dem ab, was nur er sieht. Gib jemandem den Link für den Platz oder lass einen Bot spielen.
web-ruling-nobody = Im Moment wartet der Tisch auf niemand anderen.
web-ruling-other = Etwas anderes
web-waiting-for-host = { $name } beginnt das Spiel.

## End

web-result = Ergebnis
web-result-place = Rang
web-result-name = Name
web-result-score = Wertung
web-replay = Nachspielen und Kurven
web-rematch = Noch einmal spielen
web-rematch-bots = Noch einmal, dieselben Gegner
web-won = { $name } gewinnt mit { $score }: { $ahead } vor { $other }.
web-won-tie = { $name } gewinnt mit { $score }, gleichauf mit { $other }: Den Gleichstand lösen die Regeln.
web-won-shared = { $number ->
        [one] { $names } gewinnt mit { $score }.
       *[other] { $names } teilen sich den ersten Platz mit { $score }.
    }
web-place-first = Du hast gewonnen!
web-place-mine = Dein Platz: { $place } von { $number }
web-moments = { $number ->
        [one] Der Moment, der entschied
       *[other] Die { $number } Momente, die entschieden
    }
web-moments-gain = { $name } gewinnt { $amount } auf die Besten der anderen.
web-moments-loss = { $name } verliert { $amount } auf die Besten der anderen.
web-moments-there = In der Wiederholung ansehen
web-chat-unread = { $number ->
        [one] { $number } neue Nachricht
       *[other] { $number } neue Nachrichten
    }
web-rematch-there = Zum neuen Tisch

## Eine Klasse: Gesellschaften, die Worte der Leitung, ein Platz auf einem anderen Telefon

web-team-number = Gesellschaft { $number }
web-seats-bank = Die Bank
web-clock-company = Eure Gesellschaft
web-clock-you = Deine Zeit
web-clock-others = Die anderen, höchstens
web-clock-then = { $who ->
    [bot] dann entscheidet ein Bot
   *[table] dann der einfachste Zug
}
web-to-console = Zum Pult
web-held-by-leader = Die nächste Runde wartet auf die Leitung
web-last-turn-planned = Runde { $turn } wird die letzte.
web-seat-warm = hält ein Bot
web-loud-from = { $name } sagt
web-loud-read = Gelesen
web-pause-title = Pause
web-pause-text = { $name } hat das Spiel angehalten. Es geht hier von selbst weiter.
web-relay = Diesen Platz auf ein anderes Telefon
web-relay-scan = Zum Scannen mit dem anderen Telefon
web-relay-text = Scanne das mit dem anderen Telefon. Oder öffne dort { $address } und tippe die vier Ziffern ein.
web-relay-left = gilt noch { $time }
web-relay-over = Diese Ziffern gelten nicht mehr.
web-relay-again = Neue Ziffern
web-result-company = Gesellschaft
web-result-early = Das Spiel wurde vorzeitig beendet; so standen alle.
web-result-debrief = Was geschah und warum

## Faire Würfel

web-fair = Faire Würfel
web-fair-text = Alle Würfe folgen aus einem geheimen Schlüssel, der vor dem Spiel feststand, und aus dem, was die Geräte der Spieler beimischen. Sobald beides feststeht, kann niemand einen Wurf wählen. Das ist der Fingerabdruck des Schlüssels; wer ihn anderswo prüfen will, bewahrt ihn auf.
web-fair-mixed = Geräte, die etwas beigemischt haben: { $names }.
web-fair-silent = Etwas versprochen, aber nicht offengelegt: { $names }.
web-fair-unmixed = Kein Gerät der Spieler hat etwas beigemischt: Der Schlüssel kommt allein vom Server.
web-fair-lost = Was dieses Gerät beimischen wollte, wurde nicht angenommen.
web-fair-checking = Die Würfel werden geprüft …
web-fair-checked =
    { $rolls ->
        [one] Würfel geprüft: { $rolls } Wurf folgt aus dem versprochenen Schlüssel.
       *[other] Würfel geprüft: { $rolls } Würfe folgen aus dem versprochenen Schlüssel.
    }
web-fair-nothing = In dieser Partie stammt kein Wurf aus dem Schlüssel, es gibt also nichts zu prüfen.
web-fair-unproved =
    { $rolls ->
        [one] { $rolls } Wurf wurde eingetippt oder fiel anderswo und lässt sich nicht beweisen.
       *[other] { $rolls } Würfe wurden eingetippt oder fielen anderswo und lassen sich nicht beweisen.
    }
web-fair-back =
    { $rolls ->
        [one] Im Lauf der Partie wurde { $rolls } Wurf zurückgenommen.
       *[other] Im Lauf der Partie wurden { $rolls } Würfe zurückgenommen.
    }
web-fair-unchecked = Die Würfel ließen sich nicht prüfen: { $reason }
web-fair-wrong-key = Die Würfel sind nicht bewiesen: Der Schlüssel ist nicht der versprochene.
web-fair-wrong-scheme = Die Würfel sind nicht bewiesen: Diese Seite weiß nicht, wie sie zustande kamen.
web-fair-wrong-seen = Die Würfel sind nicht bewiesen: Diesem Gerät wurde vor dem ersten Wurf etwas anderes gezeigt.
web-fair-wrong-device = Die Würfel sind nicht bewiesen: Was das Gerät von { $name } beigemischt hat, ist nicht das Versprochene.
web-fair-wrong-roll = Die Würfel sind nicht bewiesen: Der Wurf in Eintrag { $entry } ist nicht der, den der Schlüssel ergibt.

web-hint = Tipp
web-hint-do = So machen
web-hint-close = Tipp schließen
web-hurry = Vorspulen bis zu meinem Zug
web-orders = Aufträge
web-order-give = Beauftragen
web-order-end = Widerrufen
