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

## Die Vergangenheit

story-timeline = Zeitleiste
story-moment = Moment
story-first = Zum Anfang (Pos1)
story-turn-back = Eine Runde zurück (↑)
story-back = Einen Schritt zurück (←)
story-play = Abspielen (Leertaste)
story-pause = Anhalten (Leertaste)
story-on = Einen Schritt weiter (→)
story-turn-on = Eine Runde weiter (↓)
story-last = Zum Ende (Ende)
story-menu = Was man mit diesem Moment tun kann
story-now = Zurück zum Rennen
story-whose-view = Wessen Sicht
story-spectator = Wie Zuschauer es sahen
story-as = Wie { $name } es sah
story-reveal = Alle Karten offen
story-hands = Alle Handkarten
story-no-cards = Niemand hat Karten.
story-share = Diesen Moment teilen
story-copied = Der Link ist kopiert.
story-copy-this = Diesen Link kopieren:
story-address = Link
story-play-on = Von hier aus weiterspielen
story-export = Aufzeichnung sichern

## Seit du weg warst

story-since = Seit du weg warst
story-step-back = Zurück
story-step-on = Weiter
story-step-done = Fertig
story-skip = Überspringen

## Das Ergebnis

story-result = Ergebnis und Kurven
story-winners = { $count ->
    [one] Sieg: { $names }!
   *[other] Gemeinsamer Sieg: { $names }!
}
story-nobody = Niemand hat gewonnen.
story-close = Schließen
story-rank = Rang { $rank }
story-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
story-gave-up = aufgegeben
story-not-arrived = nicht angekommen
story-points-place = Reihenfolge der Ankunft
story-points-engine = Motor
story-points-chassis = Chassis
story-points-francs = Geld
story-points-mechanical = Mechanik
story-points-revealed = aufgedeckte Karten
story-points-checkpoint-1 = erster Checkpoint
story-points-checkpoint-2 = zweiter Checkpoint
story-points-finish = Ziel
story-rematch = Revanche
story-to-rematch = Zur Revanche
story-replay = Noch einmal ansehen
story-share-race = Dieses Rennen teilen
story-charts = Der Verlauf
story-figure-progress = Fortschritt
story-figure-francs = Geld
story-figure-petrol = Benzin
story-figure-engine = Motor
story-figure-chassis = Chassis
story-figure-place = Platz in der Reihe
story-figure-points = Punkte
story-as-table = Als Tabelle
story-turns = Runde
story-rounds = Runde
story-end = Ende
