### Oil City: das erste Spiel Schritt für Schritt, in unseren eigenen Worten.

web-tour-oilcity-goal = Die wertvollste Gesellschaft gewinnt
web-tour-oilcity-goal-text = Sechs Runden Ölfieber in Galizien. Deine Gesellschaft ist wert, was ihre Parzellen, die Teile darauf und ihre Raffinerien zählen, dazu ein Punkt für je volle 1000 zlr, die ihre Waggons brachten. Bargeld allein zählt nichts: Gib es aus.
web-tour-oilcity-company = Ihr drei
web-tour-oilcity-company-text = Drei Personen bilden eine Gesellschaft. Du hast einen Beruf und in jeder Runde eine Marke; die anderen beiden, hier Bots, haben ihre eigenen. Du siehst, was sie planen, und sie sehen, was du planst.
web-tour-oilcity-invest = Preise, dann Investitionen
web-tour-oilcity-invest-text = Eine Ereigniskarte legt die Preise der Runde für Wachs, Gas und Petroleum fest. Dann legen alle ihre Marke: auf die eigene Personenkarte für Bohrtürme, Bohrarbeiter, Parzellen, Waggons oder den Hausierer, auf die Investitionskarte für eine Verbesserung oder Raffinerie oder auf eine Raffinerie, um sie in Gang zu setzen.
web-tour-oilcity-plots = Parzellen liefern die Waren
web-tour-oilcity-plots-text = Bohrtürme und Bohrarbeiter stehen auf Lagerstätten, Verbesserungen auf freien Feldern daneben. Für jede Parzelle zeigt ein Würfel 0, 1 oder 2, und so viel liefert jedes Feld mit Turm oder Arbeiter. Bohrarbeiter gehen danach, Türme bleiben.
web-tour-oilcity-sale = Waggons beladen
web-tour-oilcity-sale-text = Jeder Waggon fasst bis zu vier Einheiten. Die Bank zahlt die Preise dieser Runde und behält die beladenen Waggons. Du kannst auch auf bessere Preise warten, aber jede Runde mit einem verkauften Waggon ist einen Punkt wert.
web-tour-oilcity-deals = Handel mit anderen Gesellschaften
web-tour-oilcity-deals-text = Gesellschaften dürfen fast jederzeit Waren, Teile, Parzellen und Geld tauschen, sofort oder als Zusage für eine spätere Runde. Nichts wechselt den Besitzer, bevor beide Seiten zustimmen.
