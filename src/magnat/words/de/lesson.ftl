### Eine Unterrichtsstunde: ihr Plan, und worauf eine Klasse zurückblickt.

## Der Plan: `magnat lesson`

lesson-plan-title =
    { $game } · { $pupils ->
        [one] { $pupils } Lernende
       *[other] { $pupils } Lernende
    } · { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
lesson-plan-sizes = { $teams }: { $sizes }
lesson-plan-size =
    { $teams ->
        [one] { $teams } zu { $size }
       *[other] { $teams } zu { $size }
    }
lesson-plan-turns =
    { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    } · { $clock } Sekunden für jeden Abschnitt
lesson-plan-options = Einstellungen: { $options }
lesson-plan-seating = Platz nehmen, und worum es geht
lesson-plan-turn = Runde { $turn }
lesson-plan-talk = Das Spiel ist aus: Siegerehrung und Gespräch
lesson-plan-bell = Gong
lesson-plan-a-turn = Eine Runde dauert { $time }:
lesson-plan-opening = was die Runde eröffnet, laut vorgelesen
lesson-plan-together = { $stage }: alle gleichzeitig
lesson-plan-one-by-one = { $stage }: nacheinander, je { $seconds } Sekunden
lesson-plan-banking = Bank
lesson-plan-if-late = Wenn die Zeit knapp wird:
lesson-plan-late = So lange dürfen die Runden dauern: { $times }. Wird es später, Runde { $last } zur letzten machen oder die Abschnittsuhr kürzen.
lesson-plan-latest = { $turn } bis { $time }
lesson-plan-late-end = Die letzte Runde ist um { $time } nicht vorbei: das Spiel jetzt beenden. Bögen, Plätze und einen Sieger gibt es trotzdem.
lesson-plan-no-fit =
    Das passt nicht: Selbst dieser kürzeste Plan braucht noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } mehr.
lesson-plan-spare =
    { $minutes ->
        [one] { $minutes } Minute Reserve.
       *[other] { $minutes } Minuten Reserve.
    }
lesson-plan-by-data = Zeiten nach den Angaben in den Daten des Spiels.
lesson-plan-by-lessons =
    { $lessons ->
        [one] Zeiten nach { $lessons } früheren Stunde.
       *[other] Zeiten nach { $lessons } früheren Stunden.
    }
error-no-lesson = Die Daten von „{ $game }“ sagen nicht, wie lange eine Stunde dauert.
error-no-bell = Wie lang ist die Stunde? Mit --minutes 45 oder mit --bell 10:45 angeben.
error-bad-bell = „{ $value }“ ist keine Uhrzeit; --bell braucht Stunde und Minuten, zum Beispiel 10:45.
lesson-team-count =
    { $teams ->
        [one] { $teams } Team
       *[other] { $teams } Teams
    }
