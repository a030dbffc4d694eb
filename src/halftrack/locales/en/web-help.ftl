### Help in the web client: the rules in place, and the guided first races.

## The rules

rules-games = The games
rules-search = Search the rules
rules-found = { $count ->
    [one] One sentence
   *[other] { $count } sentences
 }
rules-contents = Chapters
rules-de = German edition:
rules-it = Italian edition:
rules-ruling = Our ruling:

## A guided first race

learn-title = Your first race: { $game }
learn-coach = Your guide
learn-page = { $number } of { $of }
learn-show = Do it for me
learn-stray = You could, in a race of your own. For this lesson: { $option }.
learn-again = Now: { $option }.
learn-on = Play on from here
learn-go-on = The race is yours now: the others are bots.
learn-leave = Leave the lesson

learn-great-race-crew = Welcome, 1935! Half-tracks race across Africa, from the desert in the north to the Cape. First choose your crew; their vehicles are equal, but for one. Take the one that glows.
learn-great-race-take = The bivouac. Cards lie open, and the last crew in the order chooses first. Your hand may hold as many cards as your chassis gauge shows. Take the one that glows.
learn-great-race-plan = Behind your screen you place five assistants, and nobody sees where. Put one into the pathfinder, two into the mechanics, one into security and one into funding, then go.
learn-great-race-plan-revealed = The screens are down: now all see who planned what.
learn-great-race-sequence-place-tiles = The convoy. Round after round each crew plays one assistant. Yours from the pathfinder draws two tiles and lays the road.
learn-great-race-tile = Two tiles, and you see what they cost: drops of petrol, spanners of damage, perhaps a stop or a danger. Both will be laid. The easy one first.
learn-great-race-place = A tile goes onto a free space that is joined to your vehicle. Easy ones where you want to drive, hard ones out of your way, or into that of another crew.
learn-great-race-sequence-drive = Now drive! An assistant of the mechanics moves you as many spaces as your engine gauge shows. The figures say how far you get.
learn-great-race-drive-known = A tile that lies there has a known price. Point at a space to see what your gauges would be, then choose it.
learn-great-race-drive-unknown = Nobody has been here: a tile is turned as you enter. If you can pay, you must; if not, you go back and the drive is over. That is the race!
learn-great-race-drive-city = A city costs one petrol, ends the drive, and gives cards. Francs buy more petrol there for half the price.
learn-great-race-drive-stay = Enough for now: a drive may end at any step. What you do not burn you keep.
learn-great-race-damage = Damage: you decide how much the engine takes and how much the chassis. Less engine means fewer spaces, less chassis fewer cards.
learn-great-race-danger = Danger! A militia card or a guard averts it; otherwise it is two more damage.
learn-great-race-sequence-repair = Before something breaks: an assistant of the mechanics may repair instead of driving.
learn-great-race-repair = Spare parts come out of your hand, or for francs: 20 a level in a city, 40 on the road.
learn-great-race-sequence-collect-funding = Money. All assistants of funding together are one action: 10 francs for one, 110 for five.
learn-great-race-sequence-petrol = Petrol is bought at the very start of a sequence: 10 francs a level in a city, 20 elsewhere.
learn-great-race-sequence-jerrycan = A jerrycan may be poured in at any time: one level of petrol.
learn-great-race-sequence-card = Cards come before the assistant, as many as you like. This one helps now.
learn-great-race-sequence-draw-card = The pathfinder can draw a card too, instead of laying tiles.
learn-great-race-sequence-pass = Nothing left to do: pass. A guard stays awake for dangers until the turn ends.
learn-great-race-discard = Your hand holds more than your chassis can carry. Put something down.
learn-great-race-turned-back = The price was too high, so you are back where you were. The tile stays for all to see.
learn-great-race-order-changed = The turn is over. Who is furthest goes first from now on and gets 20 francs, the second 10. All assistants come home.
learn-great-race-end = That is all you need. The first crew in the far city ends the race; points are for place, for engine and chassis, and for francs.

learn-gumball-rally-play-first = You lead! Whoever is in front plays first and cannot pass anybody. Save your best card.
learn-gumball-rally-play-number = A higher number passes the buggy ahead. The little faces over a card show whom you would pass.
learn-gumball-rally-play-colour = The same colour passes too, even with a low number.
learn-gumball-rally-play-low = This card passes nobody, but a low one is safe: dangers hit the highest of a colour.
learn-gumball-rally-hazard-turned = When all have played, a hazard is turned.
learn-gumball-rally-sent-back = A danger: the highest card of its colour goes to the tail. With a steering wheel it hits everyone of that colour!
learn-gumball-rally-nobody-hit = Nobody had that colour. Lucky!
learn-gumball-rally-scored = A checkpoint! Those in front get gumballs.
learn-gumball-rally-end = That was the whole rally. Most gumballs win!
