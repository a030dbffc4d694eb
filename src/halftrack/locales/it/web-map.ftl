### La carta di The Great Race: ciò che ne dice un lettore di schermo, e i suoi pulsanti.

map = Carta: { $board }
map-city = { $name }, città { $colour ->
    [purple] viola
    [blue] blu
    [yellow] gialla
    [green] verde
   *[red] rossa
}, { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}
map-risk = zona a rischio
map-empty = nessuna tessera
map-standing = qui: { $names }
map-you = tu
map-lane-sea = In nave per { $to }, { $price } F
map-lane-air = In dirigibile per { $to }, { $price } F
map-whole = Tutta la carta
map-mine = Il mio veicolo
map-nearer = Più vicino
map-farther = Più lontano
map-keys = Le frecce portano di casella in casella, Invio sceglie, Home torna al tuo veicolo.
map-failed = Non è stato possibile caricare la carta.
