### The frame of a table: decision, preview, why not, log, seats, clocks, end.

web-confirm = Bestätigen
web-would-happen = Was geschehen würde
web-nothing-more = Sonst ändert sich sofort nichts.
web-why-not = Nicht möglich
web-instead = Möglich wäre
web-consider-instead = Ansehen
web-choose-one = Was davon?
web-all-options = Alles, was du tun kannst
web-filter = Suchen
web-amount = Menge
web-choose-amount = Menge wählen
web-open-rule = Regel { $clause }
web-looking = Wird geprüft …
