### Die Karte von The Great Race: was ein Bildschirmleser von ihr sagt, und ihre Knöpfe.

map = Karte: { $board }
map-city = { $name }, { $colour ->
    [purple] lila
    [blue] blaue
    [yellow] gelbe
    [green] grüne
   *[red] rote
} Stadt, { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
map-risk = Risikozone
map-empty = kein Plättchen
map-standing = hier: { $names }
map-you = du
map-lane-sea = Per Schiff nach { $to }, { $price } F
map-lane-air = Per Zeppelin nach { $to }, { $price } F
map-whole = Ganze Karte
map-mine = Mein Fahrzeug
map-nearer = Näher
map-farther = Weiter weg
map-keys = Pfeiltasten führen von Feld zu Feld, Eingabe wählt, Pos1 führt zu deinem Fahrzeug.
map-failed = Die Karte konnte nicht geladen werden.
