### Rückblick: was eine Klasse nach dem Spiel bekommt, am Bildschirm, auf Papier und als Tabelle.

## Überschriften

debrief-title = Rückblick
debrief-of = { $game } · { $title }
debrief-facts =
    { $teams } · { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }
debrief-facts-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
debrief-ranking = Rangliste
debrief-values = Wert nach jeder Runde
debrief-prices = Preise, und was verkauft wurde
debrief-prices-text = Balken: was alle zusammen mit Waggons verkauft haben. Zahlen darüber: der Preis der Runde.
debrief-turning = Wendepunkte
debrief-deals = Handel und Zusagen
debrief-questions = Zum Gespräch
debrief-sheet = Wertblatt
debrief-blank = Wertblatt

## Zeilen und Spalten

debrief-turn = Runde { $turn }
debrief-column-turn = Runde
debrief-column-event = Was sie eröffnete
debrief-place = Platz
debrief-team = Team
debrief-people = Gespielt von
debrief-value = Wert
debrief-cash = Bargeld
debrief-made = Geschäfte
debrief-kept = Zusagen gehalten
debrief-broken = Zusagen gebrochen
debrief-notes = Notizen
debrief-row = Was zählt
debrief-rule = Was es wert ist
debrief-points = Punkte
debrief-total = Summe
debrief-price = Preis
debrief-sold = Verkauft
debrief-earned = Erlös
debrief-what = Was geschah
debrief-before = Erwarteter Platz vorher
debrief-after = Erwarteter Platz nachher
debrief-sure = ± (95 %)
debrief-games = Partien
debrief-item = Posten
debrief-amount = Anzahl
debrief-section = Tabelle
debrief-result = Platz:
debrief-name = Name:
debrief-people-blank = Gespielt von:
debrief-cash-left = Bargeld am Ende:
debrief-possible = Mögliche Preise

## Wendepunkte

debrief-turning-how = Von kurz vor und kurz nach jedem dieser Augenblicke haben Bots, die keine Geschäfte machen, das Spiel viele Male mit denselben Würfeln zu Ende gespielt. Die Zahlen sind die durchschnittlichen Plätze der Gesellschaft: vor dem Augenblick und danach. Das ± ist das 95-%-Intervall der Änderung, aus Partien, die an der Auswahl des Augenblicks nicht beteiligt waren.
debrief-turning-shift =
    { $team }: erwarteter Platz { $before } → { $after } (± { $sure }, 95 %; { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })
debrief-turning-chance = Vielleicht Zufall: Die Zeit reichte nicht, um sicher zu sein.
debrief-turning-all =
    { $games ->
        [one] Insgesamt { $games } Partie.
       *[other] Insgesamt { $games } Partien.
    }
debrief-turning-short = Der Rechner hatte nur Zeit für { $games } von etwa { $all } Partien: Es können Augenblicke fehlen, und die Intervalle sind breit.
debrief-turning-too-few = Der Rechner hatte nur Zeit für { $games } von etwa { $all } Partien, zu wenige, um einen Augenblick zu nennen. Suche noch einmal, wenn er weniger zu tun hat.
debrief-turning-none = Noch hat niemand nach Wendepunkten gesucht.
debrief-turning-few = Kein Augenblick ragt heraus: Das Spiel wendete sich nach und nach.
debrief-turning-turn = Runde { $turn } hat verändert, was { $team } erwarten konnte.

## Geschäfte

debrief-deal-kept = gehalten
debrief-deal-broken = gebrochen
debrief-more-deals =
    { $count ->
        [one] { $count } weiteres Geschäft steht in der Tabelle.
       *[other] { $count } weitere Geschäfte stehen in der Tabelle.
    }

## Fragen

debrief-question-winner =
    { $winners ->
        [one] { $winner } hat gewonnen. Welche Entscheidung hat am meisten bewirkt, und ab wann war das abzusehen?
       *[other] { $winner } und andere teilen sich den ersten Platz. Was haben sie gleich gemacht, was anders?
    }
debrief-question-luck = Was war hier Glück und was Können? Wie ließe sich das herausfinden?
debrief-question-again = Was würdet ihr in den ersten beiden Runden anders machen, wenn ihr morgen noch einmal spielt?
cli-debrief-written = Geschrieben: { $file }
error-nothing-played = In { $file } gibt es nichts, worauf man zurückblicken könnte: Keine Runde wurde gespielt.
