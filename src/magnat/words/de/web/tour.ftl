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

## McMulti

web-tour-mcmulti-goal = Das meiste Bargeld gewinnt
web-tour-mcmulti-goal-text = Du leitest eine Ölgesellschaft, und alle Beträge sind Millionen Dollar. Wer am Ende des eigenen Zuges 750 in bar hat, darf die letzte Runde ausrufen. Danach gewinnt das meiste Bargeld.
web-tour-mcmulti-start = Die ersten Käufe
web-tour-mcmulti-start-text = Vor dem ersten Zug kaufen alle Bohrtürme, Raffinerien und Tankstellen und stellen sie auf freie Felder des eigenen Quadranten. Von jedem ein paar sind ein guter Anfang; behalte etwas Bargeld für Öl.
web-tour-mcmulti-market = Dein Zug beginnt am Markt
web-tour-mcmulti-market-text = Du kannst mit einem der beiden Märkte handeln. Jedes gekaufte Fass ist teurer als das vorige, jedes verkaufte bringt weniger; die nächsten Preise siehst du, bevor du drückst. Bist du fertig, geht es weiter zu den Würfeln.
web-tour-mcmulti-dice = Dann arbeiten die Würfel
web-tour-mcmulti-dice-text = Ein Würfel zeigt auf eine Reihe, der andere auf eine Spalte. Was sie treffen, arbeitet der Reihe nach: Tankstellen verkaufen Benzin, Raffinerien machen es aus Rohöl, Ölquellen liefern Rohöl. Von beiden getroffen arbeitet eine Anlage doppelt, und ein Bohrturm kann zur Ölquelle werden. Danach nutzen die anderen neben dir denselben Wurf, und du nutzt ihre Würfe.
web-tour-mcmulti-news = Wirtschaftslage und Nachrichten
web-tour-mcmulti-news-text = Die Unterschiede der Würfel werden addiert; bei 8 ändert eine neue Wirtschaftskarte, was Anlagen kosten und was Verbraucher zahlen. Ein Pasch bringt Nachrichten: Beide Karten, die kommen können, liegen offen, also sieh rechtzeitig nach.
web-tour-mcmulti-end = So endet es
web-tour-mcmulti-end-text = Nach den letzten Zügen nimmt die Bank deine Anlagen zu den niedrigen Preisen einer Depression. Hör also rechtzeitig auf zu bauen und mach Fässer zu Geld. Viel Glück!

## Oil City

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

## 18Africa

web-tour-africa-goal = Das größte Vermögen gewinnt
web-tour-africa-goal-text = Am Ende zählen dein Bargeld, deine Staatsanleihen, Privatgesellschaften und Aktien; was in der Kasse einer Gesellschaft liegt, gehört dir nicht. Das Ende ist nah, wenn die Bank leer ist oder eine Aktie 400 erreicht.
web-tour-africa-cards = Karten behalten, dann bieten
web-tour-africa-cards-text = Du bekommst Karten und behältst heimlich die Hälfte. Was alle abgeworfen haben, wird versteigert. Eine Karte auf der Hand ist noch kein Besitz: Sie gibt nur dir das Recht, dieses Zertifikat später zu kaufen.
web-tour-africa-shares = Aktienrunden
web-tour-africa-shares-text = In jedem Zug kaufst du aus einer Quelle: aus der Hand, aus dem Bankpool, vom Stapel, vom Ablagestapel oder eine Staatsanleihe. Verkaufen kannst du nur in deinem ersten Zug der Runde. Was du für eine Aktie von einer Karte zahlst, geht in die Kasse ihrer Gesellschaft.
web-tour-africa-lead = Wer leitet eine Gesellschaft?
web-tour-africa-lead-text = Eine Gesellschaft beginnt mit ihrem Direktorzertifikat oder mit ihrer dritten Aktie. Wer das Zertifikat hat, entscheidet für sie; solange niemand es hat, verwaltet sie, wer die meisten Aktien hat. Du kannst mehrere leiten.
web-tour-africa-track = Betriebsrunden
web-tour-africa-track-text = Der Reihe nach legen die Gesellschaften Gleise, dürfen einen Bahnhof bauen, lassen ihre Züge fahren und zahlen die Einnahmen aus oder behalten sie. Auszahlen hebt den Aktienkurs, Behalten senkt ihn, bezahlt aber Züge. Frag nach der besten Fahrt: Sie wird für dich berechnet.
web-tour-africa-hold = Behalte alle im Blick
web-tour-africa-hold-text = Die Übersicht zeigt, wem was gehört. Niemand darf über die Zertifikatsgrenze hinaus kaufen, und keine Gesellschaft hat mehr als zwei Züge. Was einer Gesellschaft gehört, macht ihre Aktien am Ende mehr wert.
