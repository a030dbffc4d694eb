### Das Protokoll, die Vergangenheit, was inzwischen geschah, und das Ergebnis.

## Protokoll

story-filter = Wessen Zeilen
story-everybody = Alle
story-lines = Das Protokoll, Zeile für Zeile
story-newest = Zum Neuesten ↓
story-look = Diesen Moment ansehen
story-turn = Runde { $number }
story-round = Runde { $number }
story-before = Vor dem Start
story-aloud = Was gerade geschehen ist
story-undone = Etwas wurde zurückgenommen.

## Was der Tisch notiert

story-note-chat = { $name }: „{ $text }“
story-note-undo-asked = { $name } möchte etwas zurücknehmen.
story-note-undo-agreed = { $name } ist einverstanden.
story-note-undo-refused = { $name } ist nicht einverstanden.
story-note-rebased = Die Regeln wurden auf den neuesten Stand gebracht; das Rennen geht von hier aus weiter.
story-note-resigned = { $name } gibt auf.
story-note-voted-out = { $name } ist abwesend und scheidet nach Abstimmung aus.
story-note-bot-plays-on = Ein Bot fährt für { $name } weiter.
story-note-bot-replaced = Ein anderer Bot fährt für { $name } weiter.
story-note-came-back = { $name } ist wieder da.
story-note-time-is-up = Die Zeit von { $name } ist um.
story-note-rematch = Es gibt eine Revanche.
