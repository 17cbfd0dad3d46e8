### McMulti: das erste Spiel Schritt für Schritt, in unseren eigenen Worten.

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
