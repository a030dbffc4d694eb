### Gumball Rally: Fragen, Antworten, Zahlen, Ereignisse, Namen.

title = Gumball Rally

## Die Buggys

name-green = Grün
name-orange = Orange
name-purple = Lila
name-white = Weiß
name-pink = Rosa
name-turquoise = Türkis
name-brown = Braun
name-silver = Silber

## Rennkarten: zu jeder Farbe gehört ein Bild

card-yellow = Gelb { $number }
    .picture = Mittagessen
card-blue = Blau { $number }
    .picture = Kissen
card-black = Schwarz { $number }
    .picture = Werkzeug
card-red = Rot { $number }
    .picture = Benzin

## Gefahren

name-yellow-danger = Sonne
    .text = Mittagspause! Das höchste Gelb muss nach hinten.
name-blue-danger = Mond
    .text = Gute Nacht! Das höchste Blau muss nach hinten.
name-black-danger = Reifenpanne
    .text = Pfffft! Das höchste Schwarz muss nach hinten.
name-red-danger = Tankuhr
    .text = Der Tank ist leer! Das höchste Rot muss nach hinten.
name-yellow-major = Große Sonne
    .text = Mittagspause für alle! Alles Gelbe muss nach hinten.
name-blue-major = Großer Mond
    .text = Gute Nacht, alle zusammen! Alles Blaue muss nach hinten.
name-black-major = Große Reifenpanne
    .text = Nägel auf der Straße! Alles Schwarze muss nach hinten.
name-red-major = Große Tankuhr
    .text = Alle Tanks sind leer! Alles Rote muss nach hinten.
name-checkpoint = Checkpoint
    .text = Punkte für die Spitze der Schlange!
name-winner = Sieger
    .text = Das ist das Ziel!

## Wörter

word-round = Runde { $round }
word-deck = Stapel { $cards }
word-pile = Gefahren, die noch kommen
word-turned = Schon aufgedeckt
word-hand = Deine Karten
word-finish = Ziel
word-left = hat aufgegeben
word-rank = Platz
word-driver = Fahrer
word-points = Punkte
word-items = für
word-photo = Foto
word-card = Karte
word-buggy = Buggy
points-checkpoint-1 = Checkpoint { $value }
points-checkpoint-2 = Checkpoint { $value }
points-finish = Ziel { $value }

## Ereignisse

event-round-began = Runde { $round }: { $line }.
event-card-played = { $buggy } spielt { $card }.
event-passed = { $buggy } überholt { $ahead }{ $by ->
    [colour] : gleiche Farbe
   *[number] { "" }
}.
event-declined = { $buggy } bleibt hinter { $ahead }.
event-card-drawn = { $card ->
    [none] { "" }
   *[other] Du ziehst { $card }.
}
event-deck-shuffled = Die alten Karten werden gemischt: { $cards } neue zum Ziehen.
event-hazard-turned = { $hazard }! { $text }
event-sent-back = { $buggy } muss nach hinten.
event-nobody-hit = Niemand hat diese Farbe. Glück gehabt!
event-scored = { $buggy } ist Nummer { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-photo-taken = Zielfoto: { $name } zieht { $card }.
event-driver-left = { $name } gibt auf.
event-rally-ended = { $count ->
    [one] { $winners } gewinnt die Rallye!
   *[other] { $winners } gewinnen die Rallye gemeinsam!
}

## Fragen

ask-play = { $buggy }: Welche Karte spielst du?
ask-pass = { $ahead } hat die gleiche Farbe. Überholst du?
ask-confirm = Ist das deine Karte? Noch kannst du sie zurücknehmen.

## Antworten

option-pass = überholen
option-stay = dahinter bleiben
option-confirm = weiter

## Zahlen einer Antwort

fact-passes = überholt { $value }
fact-place = dann Nummer { $value }
fact-highest = bis jetzt die höchste ihrer Farbe
fact-ahead = { "" }
