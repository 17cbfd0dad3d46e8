### 18Africa: das erste Spiel Schritt für Schritt, in unseren eigenen Worten.

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
