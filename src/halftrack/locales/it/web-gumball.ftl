### Gumball Rally sullo schermo: ciò che le figure non dicono, per gli occhi e per le orecchie.

rally-turn = { $buggy } ({ $who }) sta pensando…
rally-your-turn = { $buggy }: tocca a te, { $who }!
rally-over = Il rally è finito
rally-won = { $count ->
    [one] { $names } vince il rally!
   *[other] { $names } vincono il rally insieme!
}
rally-line = La fila, dalla testa alla coda
rally-place = Posto { $place }: { $buggy }, animale: { $animal }, numero { $number }, { $who }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $card ->
    [none] { "" }
   *[other] , carta { $card }
}
rally-hand = Le tue carte
rally-play = Gioca { $card }
rally-passes = Supera { $names }
rally-leads-to = Poi numero { $place } della fila
rally-highest = La più alta del suo colore finora: il suo pericolo ti colpirebbe
rally-pile = Pericoli scoperti: { $turned ->
    [none] ancora nessuno
   *[other] { $turned }
}. Ancora da scoprire: { $left }.
rally-sounds = Suoni
rally-close = Chiudi
rally-discards = Carte giocate ({ $count })
rally-skip = Vai alla fine della scena
rally-again = Ancora una volta!
rally-next = Al prossimo rally
rally-replay = Rivedi la corsa
rally-rank = Posizione { $rank }: { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

animal-frog = rana
animal-fox = volpe
animal-owl = gufo
animal-rabbit = coniglio
animal-pig = maiale
animal-duck = anatra
animal-bear = orso
animal-mouse = topo
