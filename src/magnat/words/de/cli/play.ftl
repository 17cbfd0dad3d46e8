### Das Terminal: `magnat play`.

cli-play-you = Du

## Kommen und Gehen

cli-play-welcome = Willkommen bei { $game }!
cli-play-welcome-help = Enter nimmt, was in Klammern steht. „{ $help }“ zeigt die Befehle, „{ $why } 3“ erklärt, warum Möglichkeit 3 nicht geht.
cli-play-loaded =
    { $count ->
        [one] { $game } geht nach { $count } Eingabe weiter.
       *[other] { $game } geht nach { $count } Eingaben weiter.
    }
cli-play-go-on = [Enter = weiter]
cli-play-keep-running = Spiel speichern? [Enter = { $file }, n = nein, oder ein Dateiname]
cli-play-keep-finished = Den Verlauf dieser Partie aufheben? [Enter = { $file }, n = nein, oder ein Dateiname]
cli-play-bye = Bis bald!
cli-play-bye-unsaved = Bis bald! Das Spiel wurde nicht gespeichert.
cli-play-saved = Gespeichert: { $file }

## Befehle: die Wörter, die verstanden werden; das erste wird gezeigt

cli-play-word-why = warum wieso
cli-play-word-undo = zurück zurueck
cli-play-word-save = speichern speichere
cli-play-word-log = verlauf
cli-play-word-rules = regeln regel
cli-play-word-help = hilfe
cli-play-word-quit = schluss ende
cli-play-word-yes = j ja
cli-play-word-no = n nein

cli-play-file = DATEI
cli-play-help-enter = was hinter der Frage in Klammern steht
cli-play-help-why = warum etwas nicht geht, mit der Regel: „warum 3“, „warum { $wish }“
cli-play-help-undo = nimmt deine letzten Eingaben zurück, solange kein Würfel gefallen ist und sonst niemand gehandelt hat
cli-play-help-save = speichert das Spiel; „magnat play { $game } --load DATEI“ setzt es fort
cli-play-help-log = was zuletzt geschehen ist
cli-play-help-rules = der Text einer Regel oder eines Kapitels: „regeln 4“
cli-play-help-quit = aufhören, nach der Frage, ob gespeichert werden soll

## Fragen

cli-play-ask = Deine Wahl [Enter = { $default }]
cli-play-ask-amount = { $least }–{ $most } [Enter = { $default }]

## Ein Spiel ohne eigenen Bildschirm

cli-play-general-ranking = Endstand
cli-play-general-place = Platz
cli-play-general-player = Spieler
cli-play-general-back = zurück
cli-play-general-nothing = nichts
cli-play-general-amount = { $least }–{ $most }
cli-play-general-help-numbers = die Möglichkeit mit dieser Nummer; fragt sie nach einer Menge, kann die Zahl gleich dahinter stehen: „2 5“
cli-play-general-help-words = jede Aktion mit Schlüssel und Feldern, etwa um zu fragen, warum sie nicht erlaubt ist
cli-play-general-example = AKTION feld=wert

## Antworten

cli-play-not-understood = „{ $line }“ ist hier nicht zu verstehen. Tippe eine Nummer oder einen Buchstaben aus der Liste oder „{ $help }“.
cli-play-which-board = In welchem Quadranten? Stelle seinen Buchstaben voran: { $boards }.
cli-play-bad-times = Wie oft? Von 1 bis { $most } Mal.
cli-play-bad-number = „{ $value }“ ist hier keine brauchbare Zahl.
cli-play-stopped = Nach { $done } von { $count } war Schluss:
cli-play-undone =
    { $count ->
        [one] Zurückgenommen.
       *[other] { $count } Eingaben zurückgenommen.
    }
cli-play-undo-allowed = Du kannst deine letzte Eingabe zurücknehmen.
cli-play-why-what = Warum was? Zum Beispiel „{ $why } 3“, „{ $why } { $wish }“ oder „{ $why } zurück“.
cli-play-why-allowed = { $action }: jetzt erlaubt ({ $clause }).
cli-play-rules-list = Alle Regeln; mit einer Nummer liest du sie:
cli-play-rules-none = Es gibt keine Regel mit der Nummer „{ $clause }“.
