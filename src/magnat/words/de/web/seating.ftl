### Eine Stunde vorbereiten, und die Plätze einer Klasse.

web-lesson-text = Alle spielen auf ihrem eigenen Telefon. Du leitest und nimmst keinen Platz ein.
web-lesson-leader = Leitung
web-lesson-pupils = Schülerinnen und Schüler
web-lesson-time = Wie lange?
web-lesson-time-minutes = Minuten
web-lesson-time-bell = Bis zum Gong
web-lesson-time-open = Ohne Grenze
web-lesson-minutes = Minuten ab jetzt
web-lesson-bell = Der Gong ertönt um
web-lesson-time-wrong = Bitte Stunden und Minuten, zum Beispiel 10:45.
web-lesson-bankers = Wer führt die Bank?
web-lesson-bankers-program = Programm
web-lesson-bankers-program-text = Das Programm bedient alle sofort. Du hast Zeit für die Klasse.
web-lesson-bankers-pupils = Die Klasse
web-lesson-bankers-pupils-text = Zwei aus der Klasse sitzen in der Bank, bedienen die Gesellschaften und spielen für keine.
web-lesson-bankers-leader = Du
web-lesson-bankers-leader-text = Du bedienst die Gesellschaften selbst. Für kleine Gruppen und echte Karten.
web-lesson-network = Adresse für die Telefone
web-lesson-network-item = { $address } ({ $network })
web-lesson-network-text = Wähle das Netz, in dem die Telefone sind.
web-lesson-network-none = Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN der Telefone, oder öffne auf ihm einen Hotspot. Internet ist nicht nötig.
web-lesson-network-closed = Telefone erreichen diesen Server im Moment nicht. Öffne diese Seite auf dem Computer, auf dem der Server läuft.
web-lesson-room = Raum
web-lesson-room-none = Nur diese Stunde
web-lesson-room-new = Ein neuer Raum …
web-lesson-room-name = Name des Raums
web-lesson-rooms = Meine Räume
web-lesson-room-text = Ein Raum hat eine Adresse und eine Rangliste für alle seine Stunden.
web-lesson-open = Klasse öffnen
web-lesson-clock = Uhr jedes Abschnitts
web-lesson-clock-time = Wie die Zeit es erlaubt
web-lesson-clock-stage = { $time } für jeden Abschnitt
web-lesson-late = Wenn sie abläuft
web-lesson-late-simplest = Der einfachste erlaubte Zug wird gemacht
web-lesson-late-bot = Ein Bot entscheidet

## Platz nehmen

web-seating-name = Wie sollen wir dich nennen?
web-seating-name-hint = Ein Vorname oder ein Spitzname genügt.
web-seating-come-in = Weiter
web-seating-nicknames = Oder einen davon antippen:
web-seating-other-nicknames = Andere
web-nicknames = Bohrturm, Laterne, Docht, Fass, Funke, Kessel, Paraffin, Flamme, Waggon, Bohrer, Kompass, Amboss, Kupfer, Kolben, Signal, Pfeife, Bernstein, Hebel, Ofen, Rohrleitung, Petroleum, Kerze, Nugget, Niete, Turbine, Glut, Magnat, Pumpe, Lampe, Tankwagen, Dampflok, Weiche, Semaphor, Talg, Schacht, Zange
web-seating-title = Wähle deinen Platz
web-seating-as = Du bist { $name }.
web-seating-anywhere = Irgendwo
web-seating-count = { $taken } von { $all } Plätzen sind besetzt
web-seating-free = frei
web-seating-take = { $company }: diesen Platz nehmen
web-seating-take-one = diesen Platz nehmen
web-seating-place = Platz { $number }
web-seating-banker = Bank { $number }
web-seating-in = Du bist dabei: { $name }
web-seating-company-name = Name eurer Gesellschaft
web-seating-wait = { $name } beginnt das Spiel.
web-seating-move = Tippe auf einen anderen freien Platz, um dorthin zu wechseln.
web-seating-more = Dieses Telefon darf weitere Plätze eurer Gesellschaft nehmen: tippe sie an.
web-seating-leave = Meinen Platz aufgeben
web-seating-locked = Die Plätze sind geschlossen. Wenn du hierher gehörst, bitte die Leitung, dich hereinzulassen.
web-seating-lead = Du leitest hier und nimmst keinen Platz ein
web-seating-late = Das Spiel läuft
web-seating-lost = Du hast deinen Platz nicht mehr: Er ist auf einem anderen Telefon, oder die Leitung hat ihn freigegeben. Ein QR-Code oder vier Ziffern bringen ihn zurück.
web-seating-late-text = Diese Plätze halten Bots warm: nimm einen und spiele von hier an weiter.
web-seating-late-none = Alle Plätze sind besetzt; du kannst zusehen. Wenn einer davon deiner ist, bitte deine Gesellschaft oder die Leitung um vier Ziffern.

## Ein Platz auf diesem Telefon

web-relay-have = Ich habe vier Ziffern
web-relay-digits = Vier Ziffern
web-relay-digits-hint = Von der Leitung oder von deiner Gesellschaft.
web-relay-take-title = Ein Platz für dieses Telefon
web-relay-take-text = Der Platz kommt auf dieses Telefon, und das Spiel geht hier weiter.
web-relay-take = Platz übernehmen
web-relay-guest = Gast
