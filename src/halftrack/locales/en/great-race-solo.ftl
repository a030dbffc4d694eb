### The solo race: what it adds to the words of The Great Race. Shared by the terminal and the web table.

solo-title = The Great Race: against René Estienne

name-torpedo = Torpedo
name-blue = blue
name-yellow = yellow
name-green = green
name-red = red
name-city-beside = the city beside it
name-only-way = the only way on
name-city-first = a city before a tile
name-easiest-tile = the easier tile
name-known-tile = a known tile before an empty space
name-lowest-name = all alike, so by the name
name-own-path = on its path
name-your-path = on your path
name-round-you = round your vehicle
name-beside-your-path = beside your path
name-no-room = no room, out of the game

## Events

event-estienne-revealed = Turn { $turn }. Estienne card { $card }: objective { $colour }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, moves { $moves }.
event-estienne-reshuffled = The Estienne deck is shuffled again: { $cards } cards.
event-heads-for = { $reason ->
    [nearest] The Torpedo heads for { $city }, the nearest { $colour } city ahead: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
    [none-left] The Torpedo heads for { $city }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away: no { $colour } city is left ahead.
   *[other] The Torpedo heads for { $city }, nearer than the next { $colour } city: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
}
event-tiles-dealt = { $name } draws { $tiles } (values { $values }).
event-tile-dealt = { $where ->
    [own-path] The easy { $tile } (value { $value }) goes on the Torpedo’s path: { $space }.
    [your-path] The hard { $tile } (value { $value }) goes on your path: { $space }.
    [round-you] The hard { $tile } (value { $value }) finds no room on your path and goes round your vehicle: { $space }.
    [beside-your-path] The hard { $tile } (value { $value }) goes beside your path: { $space }.
    [set-aside] Discarded: { $tile } (value { $value }).
   *[other] There is no room for { $tile } (value { $value }): it leaves the game.
}
event-advances = Its assistant { $assistant } moves up to { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.
event-way-taken = It takes { $space }: { $reason }.
event-halted = { $reason ->
    [city] It stops in { $space }: a city ends the move.
    [stop] It stops on { $space }: a stop sign.
    [petrol] It stays: { $short } petrol short for { $space }.
    [damage] It stays: { $short } mechanical levels short for { $space }.
    [breakdown] It stays on { $space }: broken down.
   *[other] It stays on { $space }: no way leads on.
}
event-power-gained = The Torpedo gains a power: { $colour } { $level }.
event-power-explained = The Torpedo gains a power: { $colour } { $level }, { $power }.
event-card-used = { $where ->
    [bivouac] From the bivouac the Torpedo takes { $card }
   *[other] In the city the Torpedo draws { $card }
}{ $effect ->
    [petrol] : petrol +{ $levels }
    [mechanical] : mechanical +{ $levels }
    [danger] : a danger to you
   *[other] {""}
}.
event-endangered = { $card } threatens { $name }: { $gauge } −{ $damage }.
event-recovered = The Torpedo recovers petrol +{ $petrol }, mechanical +{ $mechanical }.
event-torpedo-bonus = As first player the Torpedo gains { $petrol } petrol.
event-cards-laid-out = In the bivouac lie { $cards }; { $alone ->
    [yes] what lies on slots { $slots } is discarded
   *[no] the Torpedo takes from slot { $slots }
}.
event-cards-left = { $cards ->
    [none] Nothing is left in the bivouac.
   *[other] Left in the bivouac and discarded: { $cards }.
}

## The table

points-mechanical = mechanical
points-revealed = cards revealed
solo-card = Card { $card }: objective { $colour }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, moves { $second } then { $others } each, bivouac slot { $slot } (as second { $more } too), recovers petrol { $petrol } and mechanical { $mechanical }; a danger left costs you { $damage } { $gauge }
solo-no-card = The first card is revealed when you have planned.
solo-torpedo = Torpedo → { $objective }: { $path }
solo-your-path = Your path, where hard tiles are laid: { $path }
solo-coming = { $count ->
    [0] No card is left: the deck will be shuffled.
   *[other] Still to come: { $cards }
}
solo-calendar = The calendar ({ $turns } turns): { $cards }
solo-powers = Powers: { $powers }
solo-no-powers = none
solo-look = { $command }: the whole board, what each Estienne card does, the powers

## The Estienne card and the powers

solo-card-name = Card
estienne-objective = Objective
estienne-tiles = Tiles
estienne-moves = Assistants
estienne-slots = Bivouac slots
estienne-danger = A danger left
estienne-recovers = Recovers
solo-recovers = petrol { $petrol }, mechanical { $mechanical }
solo-danger = { $gauge } −{ $damage }
solo-power-none = no power yet
power-yellow-1 = both gauges up to 7
power-yellow-2 = both gauges up to 8
power-yellow-3 = both gauges up to 9
power-yellow-4 = both gauges up to 10
power-green-1 = petrol cards from the bivouac fill its tank
power-green-2 = spare parts and toolboxes from there mend it
power-green-3 = petrol cards drawn in cities fill it too
power-green-4 = parts drawn in cities mend it too
power-red-1 = a danger card that it takes in the bivouac hurts you
power-red-2 = one that it draws in a city hurts you too
power-red-3 = dangers cost it only 1
power-red-4 = dangers cost it nothing
power-blue-1 = stops do not stop it
power-blue-2 = no surcharge in the risk zone
power-blue-3 = it sails free of charge
power-blue-4 = assistant 2 drives one space further

## The campaign

campaign-head = Campaign { $name }, { $races ->
    [0] no race yet
    [one] one race
   *[other] { $races } races
}
campaign-deck = Deck: { $cards }
campaign-first = First player of the next race: { $first ->
    [torpedo] the Torpedo
   *[human] you
}
campaign-record = Won { $won }, lost { $lost }, given up { $given }, called off { $called }
campaign-new = A new campaign: { $path }
campaign-resumed = The race that was interrupted goes on; its options stand.
campaign-begins = Race { $number }: { $start }, { $board ->
    [africa] Africa
    [south-america] South America
   *[other] { $board }
}. { $way }
campaign-open-quests = To be stamped: { $quests }
campaign-show = Deck, powers and passport: halftrack solo --show --campaign { $path }
campaign-give-up = Given up after the first Estienne card, the race is won by the Torpedo, which keeps the powers it has gained. Type “{ $word }” once more to do so.
campaign-give-up-alone = Given up, the crossing has failed. Type “{ $word }” once more to do so.
campaign-way-prudent = The Prudent way: the deck evolves.
campaign-way-legendary = The Legendary way: the deck evolves, and its powers grow.
campaign-way-alone = Alone: six turns for the crossing.
campaign-way-none = No stamp can be won in it.
campaign-outcome-human = You have won.
campaign-outcome-torpedo = The Torpedo has won.
campaign-outcome-given-up = Given up: the Torpedo has won.
campaign-outcome-called-off = Called off: nothing changes but the seed.
campaign-outcome-failed = You have not arrived in time.
campaign-not-begun = Given up before the first card: the same race is still to be run.
campaign-stamped = Stamped ({ $way }): { $quests }
campaign-changed = The deck changes: { $leaving } → { $coming }
campaign-gained = The Torpedo keeps { $powers }
campaign-legendary = The whole passport is stamped the Legendary way: you are a legendary player!
campaign-pick = Which letter gives way to its next level? { $letters }
campaign-pick-wrong = { $letter } is none of { $letters }.
campaign-go-on = Go on with: halftrack solo --campaign { $path }
passport-quest = quest
passport-prudent = Prudent
passport-legendary = Legendary
passport-alone = Alone

## The quests

quest-sahara = Into the Sahara
    .text = Africa from Colomb-Béchar
quest-transvaal = Out of the Transvaal
    .text = Africa from Cape Town
quest-llanos = Across the llanos
    .text = South America from Caracas
quest-pampero = Against the pampero
    .text = South America from Ushuaia
quest-landsman = Landsman
    .text = no lane
quest-passenger = Passenger
    .text = by ship or zeppelin at least once
quest-mechanic = Mechanic
    .text = full engine at the end
quest-unbroken = Unbroken
    .text = never broken down
quest-collector = Collector
    .text = three cities of one colour
quest-rainbow = Rainbow
    .text = cities of three colours
quest-sprinter = Sprinter
    .text = at most four turns
quest-treasurer = Treasurer
    .text = 100 F left
quest-reserve = Reserve
    .text = half a tank left
quest-runaway = Runaway
    .text = before the Torpedo has arrived
quest-lion = Lion
    .text = Africa from Colomb-Béchar, against eight cards of level 3
quest-leopard = Leopard
    .text = Africa from Cape Town, against eight cards of level 3
quest-condor = Condor
    .text = South America from Caracas, against eight cards of level 3
quest-puma = Puma
    .text = South America from Ushuaia, against eight cards of level 3
quest-veteran = Veteran
    .text = a Torpedo with all sixteen powers at the start
