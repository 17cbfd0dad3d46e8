### Spiele ohne eigenen Bildschirm: als Tabellen gezeigt.

web-general-now = Stand des Spiels
web-general-fill-in = Auszufüllen
web-general-enter = Eintragen
web-general-typed-hint = Eine Zahl, mehrere Zahlen mit Leerzeichen dazwischen oder der Name einer Karte.
