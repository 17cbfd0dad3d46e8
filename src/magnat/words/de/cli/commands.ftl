### Was die Befehle außer `play` sagen.

cli-player = Spieler { $number }

cli-replay-undo = Der Tisch kehrt zur Stellung nach Eintrag { $entry } zurück.
cli-replay-unrolled =
    { $rolls ->
        [one] Dabei wurde { $rolls } Wurf zurückgenommen.
       *[other] Dabei wurden { $rolls } Würfe zurückgenommen.
    }
cli-replay-drop = Die Einträge { $entries } sind zurückgenommen; was andere seither getan haben, bleibt.
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

cli-rules-reconstructed = Was wir rekonstruieren mussten
cli-rules-disputed = Wo öffentliche Quellen sich widersprechen
cli-rules-nothing = In diesem Spiel musste nichts rekonstruiert werden.

cli-simulate-done = Beendete Partien: { $finished } von { $games } · { $inputs ->
        [one] { $inputs } Eingabe
       *[other] { $inputs } Eingaben
    } · { $speed } Eingaben pro Sekunde
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-score = Mittlerer Punktestand
cli-simulate-seats = Siege nach Plätzen: { $seats }
cli-simulate-length = Eingaben pro Partie: mindestens { $low }, Median { $middle }, höchstens { $high }
cli-ladder-done = { $game }: Jedes Paar von Bots hat { $games } Partien mit { $seats } Plätzen gespielt, Startzahl { $seed }.
cli-ladder-bot = Bot
cli-ladder-points = Wertung
cli-ladder-pair = Wer gegen wen
cli-ladder-won = Gewonnene Partien
cli-tournament-done = { $game }: { $bots } Bots, höchstens { $games } Partien je Paar mit { $seats } Plätzen, Startzahl { $seed }.
cli-tournament-saved = Nicht nötig waren { $saved } Partien: Die Anteile waren vorher genau genug bekannt.
cli-tournament-bot = Bot
cli-tournament-points = Punkte
cli-tournament-rating = Wertung
cli-tournament-games = Partien
cli-tournament-won = Gewonnen (95-%-Intervall)
cli-tournament-matrix = Zeile gegen Spalte
cli-balance-done = { $games } Partien. Der Bericht liegt in { $folder }: { $files }.
cli-experiment-done = { $games } von { $wanted } Partien sind da, in { $cells ->
        [one] { $cells } Kombination
       *[other] { $cells } Kombinationen
    }.
cli-experiment-cell = Adresse
cli-experiment-what = Spiel und Plätze
cli-experiment-bot = Bot
cli-experiment-games = Partien
cli-experiment-won = Gewonnen (95-%-Intervall)
cli-experiment-due = Wären alle gleich
cli-experiment-score = Mittleres Ergebnis

cli-bench-env = Schritte je Sekunde auf einem Kern, mit Masken und Beobachtungen
cli-bench-compiled = Kompilierter Kern
cli-bench-inputs = Zufallspartien, Eingaben pro Sekunde
cli-bench-games = Zufallspartien, Partien pro Sekunde
cli-bench-clone = Kopie einer Stellung, Mikrosekunden
cli-bench-replay = Nachspielen einer gespeicherten Partie, Eingaben pro Sekunde
cli-bench-view = Sicht eines Platzes als JSON, Mikrosekunden
cli-bench-routes-cases = Netze und Zugpaare
cli-bench-routes-proven = Beste Fahrt in allen bewiesen
cli-bench-routes-median = Beste Fahrt, Median, Millisekunden
cli-bench-routes-p99 = Beste Fahrt, 99. Perzentil, Millisekunden
cli-bench-routes-worst = Beste Fahrt, längste, Millisekunden

cli-sheet-company = Gesellschaft { $number }
cli-sheet-turn = Runde
cli-sheet-possible = möglich
cli-sheet-wagons = Verkaufte Waggons
cli-sheet-revenue = Erlös
cli-sheet-row = Wert der Gesellschaft
cli-sheet-points = Punkte
cli-sheet-total = Summe
cli-sheet-place = Platz { $place } · Bargeld am Ende: { $cash } zlr

error-no-sheet = Wertbögen gibt es bei Oil City; dies ist eine Partie „{ $game }“.

## magnat map

cli-map-written = Die Karte steht in { $file }.
cli-map-empty = Die Karte vor dem ersten Plättchen
cli-map-before = Vor der ersten Betriebsrunde · { $economy }
cli-map-after = Betriebsrunden: { $operating }, Aktienrunden: { $stock } · { $economy }
cli-map-companies = Gesellschaften
cli-map-running = Kurs { $price } £ · Kasse { $cash } £ · Züge: { $trains }
cli-map-no-train = keine
cli-map-not-running =
    { $status ->
        [removed] aus dem Spiel genommen
       *[waiting] noch nicht gegründet · aufgedruckter Preis { $price } £
    }
cli-map-signs = Zeichen
cli-map-sign =
    { $sign ->
        [tiles] gelbe, grüne, braune und graue Plättchen
        [printed] aufgedrucktes Gleis; für Gleis gesperrt
        [city] Großstädte mit Platz für einen und zwei Bahnhöfe
        [town] Kleinstädte ohne und mit Gleis
        [port] variable Stadt: die beste Stadt der Strecke und mehr
        [mountain] Gebirge, mit dem ersten Plättchen bezahlt
       *[river] Fluss, mit dem ersten Plättchen bezahlt
    }
cli-map-concessions = Konzessionen

error-no-map = Karten gibt es für 18Africa; dies ist eine Partie „{ $game }“.

## magnat promises

cli-promises-kept = { $game } hält seine Versprechen. Zufällige Spiele: { $games }; Eingaben: { $inputs }; gesagte Meldungen: { $messages }; Datenblöcke: { $blocks }.
cli-promises-broken = { $game } bricht Versprechen { $promise }:

# magnat rehearse
cli-rehearse-turn = Runde { $turn }
cli-rehearse-ended = Das Spiel war nach { $ended } Minuten zu Ende ({ $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}); der Gong ertönt nach { $minutes }.
cli-rehearse-stalled = Lange nach dem Gong ({ $minutes } Minuten) lief noch Runde { $turn }: die Stunde ist stecken geblieben.
cli-rehearse-stage = Schritt
cli-rehearse-waits = Wartezeiten
cli-rehearse-median = Median (s)
cli-rehearse-longest = Längste (s)
cli-rehearse-stall = Runde { $turn }: alle warteten { $seconds } s auf Gesellschaft { $company }, Schritt „{ $stage }“
cli-rehearse-clock = Züge, die die Uhr gemacht hat: { $clocked }; von der Leitung angeschoben: { $pushed }-mal
cli-rehearse-replaced = Tote Telefone ersetzt nach (echte Sekunden): { $seconds }
cli-rehearse-delivery = { $moves } Züge an { $connections } Verbindungen: Median { $middle } ms, 99. Perzentil { $high } ms
cli-rehearse-temper-eager = flink
cli-rehearse-temper-careful = bedächtig
cli-rehearse-temper-dreamy = verträumt
cli-rehearse-temper-silent = tut nichts
cli-rehearse-temper-dying = Telefon stirbt
cli-rehearse-temper-late = kommt zu spät
cli-rehearse-temper-leaving = geht nach Hause
