### Das Web selbst: Seiten, Knöpfe, Zustände. Was ein Spiel sagt, steht in dessen eigenem Katalog.

## Überall

skip-to-content = Zum Inhalt
language = Sprache
theme-system = Licht: wie das Gerät
theme-light = Licht: Tag
theme-dark = Licht: Nacht
loading = Einen Moment …
page-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal
nowhere = Diese Seite gibt es nicht.
to-front = Zum Eingang
guest-name = Gast
seat = Platz { $number }

## Eingang

game-great-race = The Great Race
game-great-race-sentence = 1935: Halbkettenfahrzeuge durchqueren einen Kontinent. Plant geheim, legt die Strecke beim Fahren, schont den Motor.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = Eine Kartenrallye in zehn Minuten für 3 bis 8 Buggys, auch für Kinder.
play-bots = Gegen Bots spielen

## Am Tisch

awaited = Am Zug: { $names }
undo = Zurücknehmen
log = Was geschehen ist
