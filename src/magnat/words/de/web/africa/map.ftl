### Die Karte von 18Africa: Felder, Gleisbau, Bahnhöfe, Fahrten.

web-map-title = Karte
web-map-larger = Größer
web-map-smaller = Kleiner
web-map-whole = Ganze Karte
web-map-company = Gleise von { $company } zeigen
web-map-keys = Zum Verschieben ziehen, zum Vergrößern zwei Finger spreizen oder das Rad drehen. Tasten: Pfeile gehen von Feld zu Feld, Bild ab und Bild auf zu den Feldern, auf denen etwas getan werden kann, Umschalt mit Pfeil verschiebt die Karte, + und − ändern die Größe, 0 zeigt alles.
web-map-touch = Tippe auf ein Feld, um zu lesen, was dort ist.
web-map-pounds = { $amount } £

## Was auf einem Feld ist

web-map-hex-blank = freies Land
web-map-hex-blocked = für Gleis gesperrt
web-map-hex-printed = aufgedrucktes Gleis
web-map-hex-tile = Plättchen { $number }
web-map-hex-cost = { $terrain }: { $cost } £ mit dem ersten Plättchen
web-map-hex-city =
    { $slots ->
        [one] Großstadt, ein Bahnhof
       *[other] Großstadt, { $slots } Bahnhöfe
    }
web-map-hex-town = Kleinstadt
web-map-hex-worth = { $value } £
web-map-hex-worth-now = { $value } £ (aufgedruckt { $printed } £)
web-map-hex-port = so viel wert wie die beste Stadt der Strecke ({ $label })
web-map-hex-stations = Bahnhöfe: { $companies }
web-map-hex-homes = Heimat von { $companies }
web-map-hex-source = von hier kommt: { $goods }
web-map-hex-goal = Zielhafen: { $goods }
web-map-hex-lay = hier kann ein Plättchen liegen
web-map-hex-token = hier kann ein Bahnhof stehen

## Zeichen

web-map-signs = Zeichen
web-map-sign-city = Großstadt: Bahnhöfe stehen in ihren Plätzen; ein gestrichelter ist eine künftige Heimat
web-map-sign-town = Kleinstädte ohne und mit Gleis
web-map-sign-value = Wert jetzt; das Dreieck sagt, dass die Konjunktur ihn ändert
web-map-sign-port = Variable Stadt: die beste Stadt der Strecke und mehr
web-map-sign-mountain = Gebirge, mit dem ersten Plättchen bezahlt
web-map-sign-river = Fluss, mit dem ersten Plättchen bezahlt
web-map-sign-lay = Hier kann ein Plättchen liegen
web-map-sign-goods = Waren: von der Raute zum Ring

## Gleisbau

web-map-lay = Plättchen legen
web-map-lay-title = Ein Plättchen auf { $place }
web-map-lay-tiles = Passende Plättchen
web-map-lay-tile =
    { $left ->
        [one] Plättchen { $number }, das letzte
       *[other] Plättchen { $number }, noch { $left }
    }
web-map-lay-left = × { $left }
web-map-lay-turn = Drehen
web-map-lay-back = Zurückdrehen
web-map-lay-way =
    { $of ->
        [one] nur so herum
       *[other] Lage { $which } von { $of }
    }
web-map-lay-waive = { $private } zahlt den Fluss
web-map-lay-looking = Ich sehe nach, was es kostet …
web-map-lay-close = Schließen
web-map-lays =
    { $count ->
        [one] Auf einem Feld kann Gleis gelegt werden: Tippe darauf.
       *[other] Auf { $count } Feldern kann Gleis gelegt werden: Tippe auf eines.
    }
web-map-tokens =
    { $count ->
        [one] In einer Stadt kann ein Bahnhof stehen: Tippe darauf.
       *[other] In { $count } Städten kann ein Bahnhof stehen: Tippe auf eine.
    }
web-map-cities = Tippe auf die Stadt, in der der Bahnhof steht.
web-map-city-here = Bahnhof: { $place }

## Fahrten

web-run-title = Was die Züge bringen
web-run-company = Was würde diese Gesellschaft verdienen?
web-run-best = Beste Fahrt
web-run-hide = Ausblenden
web-run-no-trains = { $company } hat keinen Zug.
web-run-train = Zug { $train }
web-run-stays = bleibt zu Hause
web-run-passed = nur durchfahren
web-run-times = { $sum } × { $times }
web-run-bonus = Bonus: { $name }
web-run-sum = Zusammen
web-run-total = { $company } insgesamt
web-run-proof = Mehr geht nicht: Alle Strecken wurden verglichen.
web-run-these = Für { $amount } £ fahren
web-run-by-hand = Eigene Strecken
web-run-how = Nenne die Felder jeder Strecke der Reihe nach, D3-D5, und trenne die Züge durch ein Semikolon.
web-run-routes = Strecken
web-run-count = Rechnen
web-run-touch = Zug { $number }: auf die Halte der Karte tippen
web-run-touching = Zug { $number }: Tippe auf den nächsten Halt; noch einmal auf den letzten nimmt ihn zurück.
web-run-clear = Von vorn
