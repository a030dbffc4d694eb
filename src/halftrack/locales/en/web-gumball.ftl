### Gumball Rally on the screen: what pictures cannot say, for readers and for ears.

rally-turn = { $buggy } ({ $who }) is thinking …
rally-your-turn = { $buggy }: your turn, { $who }!
rally-over = The rally is over
rally-won = { $count ->
    [one] { $names } wins the rally!
   *[other] { $names } win the rally together!
}
rally-line = The line, from head to tail
rally-place = Place { $place }: { $buggy }, the { $animal }, number { $number }, { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $card ->
    [none] { "" }
   *[other] , card { $card }
}
rally-hand = Your cards
rally-play = Play { $card }
rally-passes = Passes { $names }
rally-leads-to = Then number { $place } in the line
rally-highest = The highest of its colour so far: its danger would hit you
rally-pile = Hazards turned: { $turned ->
    [none] none yet
   *[other] { $turned }
}. Still to come: { $left }.
rally-sounds = Sounds
rally-close = Close
rally-discards = Played cards ({ $count })
rally-skip = Skip to the end of the show
rally-again = Once more!
rally-next = To the next rally
rally-replay = Watch it again
rally-rank = Rank { $rank }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

animal-frog = frog
animal-fox = fox
animal-owl = owl
animal-rabbit = rabbit
animal-pig = pig
animal-duck = duck
animal-bear = bear
animal-mouse = mouse
