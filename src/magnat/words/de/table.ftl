### Die Hausregeln jedes Tisches, gleich was gespielt wird.

table-not-now =
    { $number ->
        [one] Nicht jetzt. Das geht im Schritt { $steps }.
       *[other] Nicht jetzt. Das geht in diesen Schritten: { $steps }.
    }
table-step = „{ $title }“
table-refusal-nothing-to-undo = Es gibt noch nichts, was sich zurücknehmen ließe.
table-refusal-undo-fenced = Das kannst du nicht allein zurücknehmen: Zuletzt wurde gewürfelt, gezogen, entschieden, oder jemand anders hat gehandelt. Du kannst die anderen fragen.
table-refusal-request-open = Es liegt schon eine Bitte um Rücknahme vor; sie wird zuerst beantwortet.
table-refusal-no-request = Niemand bittet um Rücknahme, es gibt also nichts zu beantworten.
table-refusal-already-answered = Dieser Bitte hast du schon zugestimmt.
table-refusal-no-such-seat = Dieser Tisch hat { $need } Plätze, gezählt ab 0; { $have } ist keiner davon.
table-refusal-no-such-entry =
    { $need ->
        [one] Zurück zu Eintrag { $have } geht es nicht. Das Protokoll hat { $need } Eintrag; nennen lässt sich nur eine frühere Eingabe, die noch zählt, oder 0 für den Anfang.
       *[other] Zurück zu Eintrag { $have } geht es nicht. Das Protokoll hat { $need } Einträge; nennen lässt sich nur eine frühere Eingabe, die noch zählt, oder 0 für den Anfang.
    }
table-refusal-hidden-reason = Das erlauben die Regeln jetzt nicht, aus einem Grund, den nur dieser Platz sehen kann.
table-refusal-reason-missing = Eine Entscheidung der Spielleitung braucht eine Begründung, die alle lesen können.
table-refusal-not-waited-for = Der Tisch wartet gerade nicht auf dieses Team; es gibt keinen Abschnitt zu beenden.
table-refusal-others-depend = Das lässt sich nicht mehr zurücknehmen: Ein Wurf, eine gezogene Karte oder was andere seither getan haben, hängt davon ab.
table-refusal-not-visible = Der Name enthält Zeichen, die man nicht sieht.
table-refusal-looks-alike = Ein anderes Team hat einen Namen, der gleich aussieht.
table-refusal-called-so = Das Team heißt schon so.
table-refusal-names-enough = { $need ->
    [one] Zwischen zwei Würfen oder gezogenen Karten nimmt ein Team höchstens einen Namen an.
   *[other] Zwischen zwei Würfen oder gezogenen Karten nimmt ein Team höchstens { $need } Namen an; dieses hat schon { $have } angenommen.
}

## Reasons, where whoever leads the table gives none

table-reason-pushed = Die Spielleitung hat diesen Abschnitt beendet.
table-reason-taken-back = Die Spielleitung hat diesen Abschnitt zurückgenommen.
table-reason-ruled = Die Spielleitung hat so entschieden.
table-reason-planned = Diese Runde war als letzte geplant.

table-hint-only = Etwas anderes ist nicht möglich.
