### Das erste Spiel Schritt für Schritt, in unseren eigenen Worten.

web-tour = Erstes Spiel
web-tour-end = Beenden
web-tour-next = Weiter
web-tour-before = Zurück
web-tour-done = Weiterspielen
web-tour-fold = Karte einklappen
web-tour-unfold = Karte ausklappen

## In jedem Spiel

web-tour-act = So handelst du
web-tour-act-text = Auf dem Brett ist hervorgehoben, was du antippen kannst. Dann sagt das Feld für deine Entscheidung, was es kostet und was es bringt; es geschieht nichts, bevor du bestätigst. Alles, was du tun darfst, steht auch als Liste da: für die Tastatur oder für einen schnellen Blick.
web-tour-why = Geht nicht? Frag, warum
web-tour-why-text = Tippe etwas an, was gerade nicht geht: Du machst nichts kaputt. Du erfährst, welche Regel im Weg steht, mit den Zahlen, und was stattdessen ginge. Die Nummer einer Regel öffnet die Regel neben dem Brett.
web-tour-back = Was geschah, und wieder zurück
web-tour-back-text = Das Protokoll erzählt jeden Schritt in einem Satz, mit der Regel dazu. Deinen eigenen letzten Zug kannst du zurücknehmen, solange seitdem niemand gewürfelt, gezogen oder gehandelt hat. Mehr brauchst du nicht: Der Rest kommt beim Spielen.

## In einem Spiel, das als Tabellen gezeigt wird

web-tour-general-tables = Das Spiel als Tabellen
web-tour-general-tables-text = Dieses Spiel hat hier kein eigenes Brett: Tabellen zeigen alles, was du wissen darfst, wo es passt mit einer Zeile je Spieler. Ein Strich heißt: verdeckt, oder es ist nichts da.
web-tour-general-act = So handelst du
web-tour-general-act-text = Alles, was du tun darfst, ist ein Knopf. Drück ihn, und du siehst, was es kostet und was es bringt; es geschieht nichts, bevor du bestätigst. Bei der Frage steht die Nummer der Regel: Sie öffnet die Regel neben den Tabellen.
