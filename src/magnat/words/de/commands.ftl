### Was die Befehle außer `play` sagen.

cli-player = Spieler { $number }

cli-replay-undo = Der Tisch kehrt zur Stellung nach Eintrag { $entry } zurück.
cli-replay-ask = { $player } bittet um die Rückkehr zur Stellung nach Eintrag { $entry }.
cli-replay-agree = { $player } ist einverstanden.
cli-replay-refuse = { $player } ist nicht einverstanden.
cli-replay-ruling = Entscheidung der Spielleitung: { $reason }

cli-check-same =
    { $entries ->
        [one] { $entries } Eintrag nachgespielt: Alle Ereignisse und Stellungen stimmen überein.
       *[other] { $entries } Einträge nachgespielt: Alle Ereignisse und Stellungen stimmen überein.
    }

cli-why-allowed = { $player } darf das hier.
cli-why-refused = { $player } darf das hier nicht.

cli-simulate-done = Beendete Partien: { $finished } von { $games } · { $inputs ->
        [one] { $inputs } Eingabe
       *[other] { $inputs } Eingaben
    } · { $speed } Eingaben pro Sekunde
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-score = Mittlerer Punktestand
cli-simulate-seats = Siege nach Plätzen: { $seats }
cli-simulate-length = Eingaben pro Partie: mindestens { $low }, Median { $middle }, höchstens { $high }

cli-bench-compiled = Kompilierter Kern
cli-bench-inputs = Zufallspartien, Eingaben pro Sekunde
cli-bench-games = Zufallspartien, Partien pro Sekunde
cli-bench-clone = Kopie einer Stellung, Mikrosekunden
cli-bench-replay = Nachspielen einer gespeicherten Partie, Eingaben pro Sekunde
cli-bench-view = Sicht eines Platzes als JSON, Mikrosekunden

cli-sheet-company = Gesellschaft { $number }
cli-sheet-turn = Runde
cli-sheet-wagons = Verkaufte Waggons
cli-sheet-revenue = Erlös
cli-sheet-row = Wert der Gesellschaft
cli-sheet-points = Punkte
cli-sheet-total = Summe
cli-sheet-place = Platz { $place } · Bargeld am Ende: { $cash } zlr

error-no-sheet = Wertbögen gibt es bei Oil City; dies ist eine Partie „{ $game }“.
