### Gumball Rally auf dem Bildschirm: was die Bilder nicht sagen, zum Lesen und zum Hören.

rally-turn = { $buggy } ({ $who }) überlegt …
rally-your-turn = { $buggy }: Du bist dran, { $who }!
rally-over = Die Rallye ist vorbei
rally-won = { $count ->
    [one] { $names } gewinnt die Rallye!
   *[other] { $names } gewinnen die Rallye gemeinsam!
}
rally-line = Die Schlange, von vorn nach hinten
rally-place = Platz { $place }: { $buggy }, Tier: { $animal }, Nummer { $number }, { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $card ->
    [none] { "" }
   *[other] , Karte { $card }
}
rally-hand = Deine Karten
rally-play = { $card } spielen
rally-passes = Überholt { $names }
rally-leads-to = Danach Nummer { $place } in der Schlange
rally-highest = Bisher die höchste ihrer Farbe: Ihre Gefahr träfe dich
rally-pile = Aufgedeckte Gefahren: { $turned ->
    [none] noch keine
   *[other] { $turned }
}. Es kommen noch { $left }.
rally-sounds = Töne
rally-close = Schließen
rally-discards = Gespielte Karten ({ $count })
rally-skip = Ans Ende der Szene springen
rally-again = Noch einmal!
rally-next = Zur nächsten Rallye
rally-replay = Noch einmal ansehen
rally-rank = Rang { $rank }: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

animal-frog = Frosch
animal-fox = Fuchs
animal-owl = Eule
animal-rabbit = Hase
animal-pig = Schwein
animal-duck = Ente
animal-bear = Bär
animal-mouse = Maus
