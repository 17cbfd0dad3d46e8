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

## Log

web-log-short = Verlauf
web-log-older = Ältere Einträge zeigen
web-log-undone = { $name } hat den letzten Zug zurückgenommen (bis Eintrag { $entry }).
web-log-asked = { $name } möchte zu Eintrag { $entry } zurück.
web-log-agreed = { $name } ist mit dem Zurückgehen einverstanden.
web-log-refused = { $name } ist mit dem Zurückgehen nicht einverstanden.
web-log-ruled-back = Die Spielleitung hat den Tisch auf Eintrag { $entry } zurückgesetzt: „{ $reason }“.
web-log-ruled-act = Die Spielleitung hat für { $name } gehandelt: „{ $reason }“.
web-log-clock = Die Zeit von { $name } war um; der Tisch hat gehandelt.

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
web-seat-link-text = Wer diesen Link öffnet und bestätigt, sitzt hier:
web-seat-mute = Im Chat stummschalten
web-seat-unmute = Wieder sprechen lassen
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
web-rematch-there = Zum neuen Tisch
