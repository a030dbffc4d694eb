### Gumball Rally à l’écran : ce que les images ne disent pas, pour les yeux et les oreilles.

rally-turn = { $buggy } ({ $who }) réfléchit…
rally-your-turn = { $buggy } : à toi, { $who } !
rally-over = Le rallye est fini
rally-won = { $count ->
    [one] { $names } gagne le rallye !
   *[other] { $names } gagnent le rallye ensemble !
}
rally-line = La file, de la tête à la queue
rally-place = Place { $place } : { $buggy }, conduit par : { $animal }, numéro { $number }, { $who }, { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}{ $card ->
    [none] { "" }
   *[other] , carte { $card }
}
rally-hand = Tes cartes
rally-play = Jouer { $card }
rally-passes = Dépasse { $names }
rally-leads-to = Ensuite numéro { $place } de la file
rally-highest = La plus haute de sa couleur jusqu’ici : son danger te toucherait
rally-pile = Dangers retournés : { $turned ->
    [none] aucun
   *[other] { $turned }
}. Encore à venir : { $left }.
rally-sounds = Sons
rally-close = Fermer
rally-discards = Cartes jouées ({ $count })
rally-skip = Passer à la fin de la scène
rally-again = Encore une fois !
rally-next = Vers le prochain rallye
rally-replay = Revoir la course
rally-rank = Rang { $rank } : { $name }, { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}

animal-frog = grenouille
animal-fox = renard
animal-owl = hibou
animal-rabbit = lapin
animal-pig = cochon
animal-duck = canard
animal-bear = ours
animal-mouse = souris
