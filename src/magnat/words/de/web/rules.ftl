### Das Regelbuch: alles zum Nachlesen, und eine Regel neben dem Brett.

web-rules-of = Regeln: { $game }
web-rules-table = An jedem Tisch
web-rules-table-text = Was immer gilt, egal was gespielt wird: Züge zurücknehmen, Spielleitung, Uhren und Würfel, die man nachprüfen kann.
web-rules-search = Suche
web-rules-search-hint = Wort oder Nummer
web-rules-found = { $number ->
    [0] In keiner Regel stehen alle diese Wörter.
    [one] Eine Regel
   *[other] { $number } Regeln
}
web-rules-found-beside = { $number ->
    [one] Ein Eintrag neben den Regeln
   *[other] { $number } Einträge neben den Regeln
}
web-rules-none = In keiner Regel stehen alle diese Wörter. Versuch es mit weniger Wörtern oder nur mit einem Wortanfang.
web-rules-contents = Inhalt
web-rules-clause = Regel { $clause }
web-rules-options = Optionen des Spiels
web-rules-options-text = Wer einen Tisch einrichtet, kann sie wählen.
web-rules-before = Vorige Regel
web-rules-after = Nächste Regel
web-rules-all = Alle Regeln
web-rules-unknown = Es gibt keine Regel { $clause }.

web-rules-origins = Woher die Zahlen kommen
web-rules-origins-text = Das Zeichen ° steht neben Zahlen, die im gedruckten Spiel anders sein können.
web-rules-origins-reconstructed = Was wir rekonstruieren mussten
web-rules-origins-disputed = Wo öffentliche Quellen sich widersprechen
web-rules-origins-nothing = In diesem Spiel musste nichts rekonstruiert werden.
web-rules-origins-rulebook = Aus der Spielregel
web-rules-origins-public = Aus anderen öffentlichen Quellen
web-rules-origins-ours = Von uns
