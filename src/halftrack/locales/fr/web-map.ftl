### La carte de The Great Race : ce qu’en dit un lecteur d’écran, et ses boutons.

map = Carte : { $board }
map-city = { $name }, ville { $colour ->
    [purple] violette
    [blue] bleue
    [yellow] jaune
    [green] verte
   *[red] rouge
}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}
map-risk = zone à risque
map-empty = sans tuile
map-standing = ici : { $names }
map-you = toi
map-lane-sea = En bateau vers { $to }, { $price } F
map-lane-air = En dirigeable vers { $to }, { $price } F
map-whole = Toute la carte
map-mine = Mon véhicule
map-nearer = Plus près
map-farther = Plus loin
map-keys = Les flèches mènent de case en case, Entrée choisit, Origine ramène à ton véhicule.
map-failed = La carte n’a pas pu être chargée.
