### Faire Würfel und Uhren: was `magnat audit` sagt und was eine Uhr verbietet.

audit-proved =
    { $rolls ->
        [one] Bewiesen: { $rolls } Wurf folgt aus dem Schlüssel, der am Anfang versprochen wurde. Niemand hat ihn gewählt.
       *[other] Bewiesen: { $rolls } Würfe folgen aus dem Schlüssel, der am Anfang versprochen wurde. Niemand hat sie gewählt.
    }
audit-typed =
    { $rolls ->
        [one] { $rolls } Wurf wurde von einem echten Tisch eingetippt und lässt sich nicht beweisen. Sein Eintrag: { $entries }.
       *[other] { $rolls } Würfe wurden von einem echten Tisch eingetippt und lassen sich nicht beweisen. Ihre Einträge: { $entries }.
    }
audit-elsewhere =
    { $rolls ->
        [one] { $rolls } Wurf, bis Eintrag { $entry }, fiel, bevor das Spiel an diesen Tisch kam, und lässt sich nicht beweisen.
       *[other] { $rolls } Würfe, bis Eintrag { $entry }, fielen, bevor das Spiel an diesen Tisch kam, und lassen sich nicht beweisen.
    }
audit-mixed =
    { $devices ->
        [one] { $devices } Gerät der Spieler hat vor dem ersten Wurf etwas beigemischt. Sein Platz: { $seats }.
       *[other] { $devices } Geräte der Spieler haben vor dem ersten Wurf etwas beigemischt. Ihre Plätze: { $seats }.
    }
audit-silent =
    { $devices ->
        [one] { $devices } Gerät hatte versprochen, etwas beizumischen, und hat es nicht getan. Sein Platz: { $seats }.
       *[other] { $devices } Geräte hatten versprochen, etwas beizumischen, und haben es nicht getan. Ihre Plätze: { $seats }.
    }
audit-unmixed = Kein Gerät der Spieler hat etwas beigemischt: Der Schlüssel kam allein vom Server.
audit-back =
    { $rolls ->
        [one] Eintrag { $entry } hat { $rolls } Wurf zurückgenommen. Der Eintrag des Wurfs: { $entries }.
       *[other] Eintrag { $entry } hat { $rolls } Würfe zurückgenommen. Ihre Einträge: { $entries }.
    }
audit-back-ruling = Der Grund der Spielleitung: { $reason }
audit-back-sum =
    { $rolls ->
        [one] Insgesamt wurde { $rolls } Wurf zurückgenommen.
       *[other] Insgesamt wurden { $rolls } Würfe zurückgenommen.
    }
audit-nothing = In diesem Spiel stammt kein Wurf aus dem Schlüssel, es gibt also nichts zu beweisen.

error-no-commitment = Hier lässt sich nichts beweisen: Dieses Spiel hatte keinen versprochenen Schlüssel.
error-no-key = Noch lässt sich nichts beweisen: Der Schlüssel wird nach dem Ende des Spiels offengelegt. Versprochen: { $commitment }.
error-other-key = Der Schlüssel ist nicht der, der am Anfang versprochen wurde: { $commitment }.
error-other-entropy = Was das Gerät von Platz { $seat } beigemischt hat, ist nicht das, was es versprochen hatte: { $commitment }.
error-other-dice = Die Würfel dieser Partie folgen Schema { $scheme }; dieses Magnat kennt Schemata bis { $known }.
error-dice-differ = Zeile { $line }: Der Wurf ist nicht der, den der Schlüssel ergibt. Erwartet: { $expected }. Gefunden: { $found }.

table-refusal-undo-clock = Das kannst du nicht allein zurücknehmen: Deine Zeit war um, und der Tisch hat gewählt. Du kannst die anderen fragen.
