### Eigene Ereigniskarten und Parzellen eingeben, bevor ein Tisch von Oil City eröffnet wird.

web-oilcity-cards-how = Gib die Karten deiner Schachtel ein. Leere Listen bedeuten die Karten dieses Programms. Preise sind Vielfache von 100; eine Parzelle hat vier Vorkommen, vier freie Felder und eines mit dem Namen.
web-oilcity-cards-begin = Mit den Karten dieses Programms beginnen
web-oilcity-cards-events = Ereigniskarten ({ $number })
web-oilcity-cards-title = Titel von Ereignis { $number }
web-oilcity-cards-story = Was es erzählt
web-oilcity-cards-add-event = Ereignis hinzufügen
web-oilcity-cards-plots = Parzellen ({ $number })
web-oilcity-cards-plot = Name von Parzelle { $number }
web-oilcity-cards-copies = Exemplare
web-oilcity-cards-field = Feld { $number }
web-oilcity-cards-add-plot = Parzelle hinzufügen
web-oilcity-cards-remove = Entfernen: { $name }
web-oilcity-cards-free = frei
web-oilcity-cards-name = Name
web-oilcity-cards-tower = { $good } (nur Bohrturm)
