### Eine Stunde, die vom Pult geleitet, an der Wand gezeigt und danach besprochen wird; Räume, in denen Stunden aufeinander folgen.

web-console = Pult
web-console-not-yours = Das Pult öffnet nur, wer diese Stunde leitet.
web-console-no-lesson = Diesen Tisch leitet niemand, darum hat er kein Pult.
web-console-rows = Gesellschaften und Spieler
web-console-room = Für alle im Raum
web-console-turn = Runde { $turn }
web-console-turn-of = Runde { $turn } von { $turns }
web-console-seated = { $number } von { $places } Plätzen besetzt, { $here } verbunden
web-console-paused = Pause
web-console-ready = Fertige Worte

## Hereinkommen

web-console-door = So kommt man dazu
web-console-door-text = Scannen, Namen eingeben, freien Platz antippen.
web-console-sheets = Leere Wertblätter (PDF)
web-console-qr = QR-Code zu { $address }
web-console-qr-short = Beitreten

## Wann es endet

web-console-ends = Ende um { $ends }
web-console-bell-at = Gong um { $bell }
web-console-ends-bell = Ende um { $ends }, Gong um { $bell }
web-console-forecast-from = { $number ->
    [0] Aus den Zahlen in den Daten des Spiels berechnet.
    [one] Aus einer früheren Stunde in diesem Raum berechnet.
   *[other] Aus { $number } früheren Stunden in diesem Raum berechnet.
}
web-console-remedy-turn = Nach Runde { $turn } Schluss: { $ends }
web-console-remedy-clock = { $seconds } s je Abschnitt: { $ends }

## Zeilen

web-console-company = Gesellschaft
web-console-company-number = Gesellschaft { $number }
web-console-player = Spieler
web-console-waits = Abschnitt, wartet auf
web-console-waits-not = nichts zu entscheiden
web-console-since = seit { $time }
web-console-left = noch { $time }
web-console-value = Wert
web-console-cash = Bargeld
web-console-partners = Teilhaber
web-console-place = Platz
web-console-bank = Bank
web-console-do = Was du tun kannst
web-console-free = frei
web-console-presence = { $presence ->
    [here] verbunden
    [away] nicht da
    [bot] von einem Bot gehalten
   *[free] frei
}
web-console-shared = gemeinsames Telefon

## Werkzeuge einer Gesellschaft

web-console-push = Weiter
web-console-push-title = Diesen Abschnitt beenden: { $name }
web-console-minute = +1 Min.
web-console-minute-title = Noch eine Minute: { $name }
web-console-minute-all = Noch eine Minute für alle
web-console-say = Sagen
web-console-say-title = Nachricht an { $name }
web-console-name = Name
web-console-name-title = { $name } umbenennen
web-console-back = Zurück
web-console-back-title = Letzten Abschnitt zurücknehmen: { $name }
web-console-relay = Telefon
web-console-relay-title = Platz an ein anderes Telefon geben: { $name }

## Eine Gesellschaft

web-console-places = Plätze
web-console-places-text = Einen Platz antippen, um ihn umzubenennen, jemanden umzusetzen oder ihn an ein anderes Telefon zu geben.
web-console-stage-of = Ihr Abschnitt
web-console-reason = Grund (freiwillig, alle können ihn lesen)
web-console-push-default = Nach der Vorgabe beenden
web-console-push-bot = Ein Bot beendet ihn
web-console-take-back = Letzten Abschnitt zurücknehmen
web-console-time = Mehr Zeit
web-console-minutes = { $number ->
    [one] +1 Minute
   *[other] +{ $number } Minuten
}

## Ein Platz

web-console-place-free = Freier Platz
web-console-relay-make = QR-Code für ein anderes Telefon
web-console-relay-text = Wer ihn scannt oder die vier Ziffern eingibt, bekommt diesen Platz. Er gilt einmal, fünf Minuten lang.
web-console-relay-qr = QR-Code für diesen Platz
web-console-relay-code = Oder eingeben
web-console-relay-left = Gilt noch { $time }
web-console-relay-over = Dieser Code gilt nicht mehr.
web-console-relay-taken = Dieser Platz ist jetzt auf einem anderen Telefon.
web-console-new-name = Neuer Name
web-console-person-name = Neuer Name
web-console-move = Umsetzen auf
web-console-move-where = Platz wählen …
web-console-move-go = Umsetzen
web-console-free-place = Platz freigeben
web-console-ban = Gerät sperren
web-console-ban-text = Einen freien Platz kann jeder wieder nehmen. Ein gesperrtes Telefon kommt nicht unter anderem Namen zurück.

## Die Leiste

web-console-begin = Beginnen
web-console-begin-title = { $number ->
    [0] Das Spiel beginnen
    [one] Das Spiel beginnen; ein Bot hält den freien Platz
   *[other] Das Spiel beginnen; Bots halten { $number } freie Plätze
}
web-console-next = Weiter
web-console-hold = Anhalten
web-console-hold-on = Nach diesem Durchgang auf mich warten
web-console-hold-off = Nach einem Durchgang nicht auf mich warten
web-console-say-all = Nachricht
web-console-say-all-title = Nachricht an alle
web-console-say-all-text = Sie füllt jeden Bildschirm, bis sie gelesen ist.
web-console-words = Deine Worte
web-console-pause-text = Das Spiel steht still. Diese Worte füllen jeden Bildschirm, bis du weiterspielen lässt.
web-console-pause-go = Diese Worte zeigen
web-console-clock = Uhr
web-console-ranking = Rangliste
web-console-ranking-show = Rangliste an der Wand zeigen
web-console-ranking-hide = Rangliste an der Wand verbergen
web-console-lock = Sperren
web-console-lock-on = Niemand Neues darf sich setzen
web-console-lock-off = Neue dürfen sich wieder setzen
web-console-lesson = Stunde
web-console-lesson-title = Gong, letzte Runde, Plätze, Adresse
web-console-last = Letzte Runde
web-console-last-title = Diese Runde zur letzten machen
web-console-last-text = Das Spiel endet nach dieser Runde, mit Wertblättern und Rängen.
web-console-last-go = Letzte Runde
web-console-end = Beenden
web-console-end-title = Das Spiel jetzt beenden
web-console-end-text = Das Spiel endet sofort. Alles zählt, wie es steht, mit Rängen und einem Sieger.
web-console-end-go = Spiel beenden
web-console-wall = Die Wand für den Beamer öffnen
web-console-wall-short = Wand
web-console-debrief = Nachbesprechung
web-console-more = Mehr
web-console-podium = Siegertreppe

## Uhr und Gong

web-console-clock-title = Uhr je Abschnitt
web-console-clock-now = Jede Gesellschaft hat { $time } für jeden Abschnitt.
web-console-clock-none = Es läuft keine Uhr.
web-console-clock-seconds = Sekunden für einen Abschnitt
web-console-clock-late = Wenn die Zeit um ist
web-console-clock-default = gilt die Vorgabe
web-console-clock-bot = beendet ein Bot den Abschnitt
web-console-clock-stop = Uhr anhalten
web-console-clock-set = Uhr stellen
web-console-bell = Der Gong ertönt um
web-console-bell-hint = Leer lassen, wenn nichts die Stunde beendet.
web-console-last-turn = Die letzte Runde
web-console-last-turn-hint = Alle sehen es. Beginnt diese Runde, macht das Programm sie zur letzten.
web-console-last-turn-own = Runde { $turn }, wie im Spiel
web-console-last-turn-now = Runde { $turn }, die jetzige
web-console-address-gone = Die Telefone öffnen noch { $address }; diese Adresse hat der Computer nicht mehr. Nach dem Speichern zeigen Wand und Code die neue.
web-console-title = Titel der Stunde
web-console-several = Ein Telefon darf mehrere Plätze nehmen
web-console-pardon = Gesperrte Geräte wieder zulassen
web-console-room-page = Zum Raum dieser Stunde

## Fertige Worte

web-console-ready-finish = Bitte beendet diesen Abschnitt.
web-console-ready-together = Sprecht euch in der Gesellschaft ab.
web-console-ready-help = Ich komme gleich zu euch.
web-console-ready-minute = Noch eine Minute!
web-console-ready-front = Bitte alle nach vorn schauen.
web-console-ready-talk = Sprechen wir darüber, was gerade geschehen ist.
web-console-ready-break = Fünf Minuten Pause.
web-console-ready-slow = Die anderen warten.
web-console-ready-phone = Das Telefon geht nicht.
web-console-ready-mistake = Aus Versehen angetippt.
web-console-ready-agreed = Mit der Gesellschaft abgesprochen.
web-console-ready-bell = Gleich ertönt der Gong.
web-console-ready-enough = Wir haben genug gesehen, um darüber zu reden.

## Wand

web-wall = Wand
web-wall-seated = { $number } von { $places } Plätzen besetzt
web-wall-paused = Pause
web-wall-held = Erst reden wir, dann geht es weiter
web-wall-waiting = { $number } überlegen noch
web-wall-decides = überlegt noch
web-wall-ready = fertig
web-wall-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder.
web-wall-hint = F oder antippen: Vollbild

## Nachbesprechung

web-debrief = Nachbesprechung
web-debrief-turns = { $number ->
    [one] Eine Runde
   *[other] { $number } Runden
}
web-debrief-teams = { $number ->
    [one] eine Gesellschaft
   *[other] { $number } Gesellschaften
}
web-debrief-players = { $number ->
    [one] ein Spieler
   *[other] { $number } Spieler
}
web-debrief-papers = Zum Drucken und Aufheben
web-debrief-class-pdf = Für die Klasse (PDF)
web-debrief-team-pdf = Je eine Seite für jede Gesellschaft (PDF)
web-debrief-player-pdf = Je eine Seite für jeden Spieler (PDF)
web-debrief-all-pdf = Alle in einer Datei
web-debrief-xlsx = Alles in einer Tabelle (XLSX)
web-debrief-csv = Alles als einfache Zeilen (CSV)
web-debrief-replay = Das Spiel noch einmal ansehen
web-debrief-charts = Runde für Runde
web-debrief-chart = { $chart ->
    [values] Wert
    [prices] Preise
    [sold] Verkauf
   *[earned] Erlös
}
web-debrief-turn = Runde
web-debrief-sales = Preise und Verkäufe
web-debrief-sales-text = Jeder Preis, und wie viele Stücke alle Gesellschaften zusammen verkauften.
web-debrief-opened = Beginn der Runde
web-debrief-sold = Verkaufte Stücke
web-debrief-earned = Erlös
web-debrief-turning = Wendepunkte
web-debrief-turning-text = Von kurz vor und kurz nach vielen Momenten aus spielen Bots, die keine Geschäfte machen, mit denselben Würfeln immer wieder zu Ende. Wo sich der durchschnittliche Rang, den eine Gesellschaft oder ein Spieler dabei erreicht, am meisten ändert, wendete sich das Spiel.
web-debrief-turning-search = Wendepunkte suchen
web-debrief-turning-progress = Fortschritt der Suche
web-debrief-turning-done = { $done } von { $all } Spielen gespielt
web-debrief-turning-failed = Die Suche kam zu keinem Ende.
web-debrief-turning-none = Kein Moment sticht hervor: Das Spiel entschied sich Schritt für Schritt.
web-debrief-expected = Erwarteter Rang
web-debrief-sure = ± { $sure } (95 %), aus { $games } Partien
web-debrief-chance = Vielleicht Zufall: Die Zeit reichte nicht, um sicher zu sein.
web-debrief-turning-all =
    { $games ->
        [one] Insgesamt { $games } Partie; die Zahlen stammen aus Partien, die an der Auswahl der Momente nicht beteiligt waren.
       *[other] Insgesamt { $games } Partien; die Zahlen stammen aus Partien, die an der Auswahl der Momente nicht beteiligt waren.
    }
web-debrief-turning-short = Der Rechner hatte nur Zeit für { $done } von etwa { $all } Partien: Es können Momente fehlen, und die Intervalle sind breit.
web-debrief-turning-again = Noch einmal suchen
web-debrief-deals = Geschäfte und Versprechen
web-debrief-deals-none = Es wurden keine Geschäfte gemacht.
web-debrief-kept = gehalten
web-debrief-broken = gebrochen
web-debrief-questions = Fragen für das Gespräch
web-debrief-sheets = Wertblätter
web-debrief-row = Zeile
web-debrief-points = Punkte
web-debrief-word = { $deals ->
    [one] Ein Geschäft
   *[other] { $deals } Geschäfte
}, Versprechen gehalten: { $kept }, gebrochen: { $broken }
web-debrief-lore = Wörter des Fachs und Geschichte
web-debrief-rules = Zu den Regeln

## Räume

web-room = Raum
web-rooms = Meine Räume
web-rooms-none = Noch keine Räume. Ein Raum hat eine Adresse, die für alle Stunden einer Klasse gleich bleibt.
web-rooms-new = Ein neuer Raum
web-rooms-make = Raum anlegen
web-room-name = Name des Raums
web-room-name-hint = Zum Beispiel „7b“ oder „Schachklub“.
web-room-ranked = Gemeinsame Rangliste
web-room-by-places = Nach der Summe der Ränge: weniger ist besser
web-room-by-values = Nach der Summe der Werte: mehr ist besser
web-room-count = { $number ->
    [0] noch keine Stunde
    [one] eine Stunde
   *[other] { $number } Stunden
}
web-room-running = Stunden jetzt
web-room-running-none = Keine Stunde ist offen.
web-room-join = Hereinkommen
web-room-join-none = Gerade ist keine Stunde offen. Sie erscheint hier, sobald es so weit ist.
web-room-start = Eine Stunde in diesem Raum beginnen
web-room-past = Frühere Stunden
web-room-standing = Gemeinsame Rangliste
web-room-lessons = Stunden
web-room-places = Summe der Ränge
web-room-values = Summe der Werte
web-room-minutes = { $number } Min.
web-room-lead = Pult
web-room-come-in = Hereinkommen
web-room-compare = Stunden im Vergleich
web-room-lesson = Stunde
web-room-minutes-short = Minuten
web-room-turns = Runden
web-room-teams = Gesellschaften
web-room-best = Höchster Wert
web-room-middle = Mittlerer Wert
web-room-address = Adresse des Raums
web-room-address-text = Sie bleibt immer gleich. Drucke den QR-Code und hänge ihn auf.
web-room-settings = Der Raum
web-room-forget = Diese Klasse vergessen
web-room-forget-text = Entfernt alle Namen von Menschen und Gesellschaften aus den Stunden dieses Raums. Die Spiele bleiben, ohne Namen.
web-room-forget-ask = Diese Klasse vergessen …
web-room-forget-sure = Alle Namen werden für immer entfernt. Niemand kann sie zurückholen.
web-room-forget-code = Zur Bestätigung { $code } eingeben
web-room-forget-go = Alle Namen entfernen
