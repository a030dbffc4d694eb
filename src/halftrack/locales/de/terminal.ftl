### Die eigenen Wörter des Terminals.
### Wer spielt, wird geduzt; kein Wort verrät das Geschlecht. Anführungszeichen „so“.

seat = Platz { $number }
you = du
colon = :
curtain = An die Tastatur: { $name }.
curtain-lift = { $name }: Drück die Eingabetaste, wenn sonst niemand den Bildschirm sieht.
no-such-option = „{ $typed }“ steht hier nicht zur Wahl. Mit ? kommt die Hilfe.
nothing-typed = Tipp eine Nummer oder einen Namen aus der Liste. Mit ? kommt die Hilfe.
which-one = „{ $typed }“ kann heißen: { $candidates }.
nothing-forbidden = Sonst ist dir hier nichts verwehrt.
nothing-to-undo = Nichts lässt sich zurücknehmen: Seit deiner letzten Wahl wurde etwas gezogen, aufgedeckt oder von jemand anderem entschieden.
taken-back = Zurückgenommen: { $what }.
saved = Gespeichert: { $path }
go-on = Weiter geht es mit: { $command } play { $game } --resume { $path }
resumed = Das Rennen geht nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} weiter.
over = Das Rennen ist vorbei.
abandon-sure = { $name }: endgültig aus dem Rennen und auf dem letzten Platz. Tipp „{ $word }“ noch einmal, wenn du das willst.
withheld = Jetzt nicht möglich
no-such-rule = Es gibt keine Regel „{ $tag }“.
welcome = { $game }: { $seats }. Jederzeit hilft ein ?.

help =
    Tipp die Nummer einer Antwort, ihren Namen oder so viel davon, dass er eindeutig ist; gibt es nur eine, genügt die Eingabetaste.
    { command-why } – was du jetzt nicht tun kannst und welche Regel das sagt
    { command-table } – den Tisch noch einmal zeichnen
    { command-map } – den ganzen Spielplan zeichnen
    { command-log } – alles, was geschehen ist
    { command-rules } STELLE – eine Regel lesen, zum Beispiel { command-rules } { $rule }
    { command-undo } – deine letzte Wahl zurücknehmen, solange seitdem nichts aufgedeckt wurde
    { command-save } – jetzt speichern (geschieht auch nach jeder Wahl)
    { command-leave } – endgültig aufgeben
    { command-quit } – speichern und das Terminal verlassen; Strg-D tut dasselbe

command-help = hilfe
command-why = warum
command-table = tisch
command-map = plan
command-log = verlauf
command-rules = regeln
command-undo = zurück
command-save = speichern
command-leave = aufgeben
command-quit = ende

saying-de = Deutsche Ausgabe
saying-it = Italienische Ausgabe
saying-ruling = Unsere Auslegung

verified = { $path }: { $count ->
    [one] { $count } Eintrag folgt
   *[other] alle { $count } Einträge folgen
} den installierten Regeln.
after-entries = Eintrag { $count } von { $of }
