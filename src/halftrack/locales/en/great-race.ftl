### The Great Race: questions, options, facts, events, names. Shared by the terminal and the web table.

title = The Great Race

## Crews and leaders

name-french = French
name-italian = Italian
name-belgian = Belgian
name-english = English
name-suffragettes = Suffragettes

## Cards

name-trail-hunter = Trail hunter
    .text = Discard two tiles, wherever they lie. A danger: others may avert it.
name-saboteur = Saboteur
    .text = Another crew loses 2 levels of engine and chassis, as you decide. A danger: it may avert it.
name-con-artist = Con artist
    .text = Two laid tiles change places. A danger: others may avert it.
name-repairman = Repairman
    .text = A repair, without spending an assistant.
name-driver = Driver
    .text = A drive, without spending an assistant.
name-cartographer = Cartographer
    .text = Draw three tiles and lay them.
name-topographer = Topographer
    .text = Draw four tiles and lay two of them.
name-financial = Financial
    .text = 30 francs.
name-refuelling-station = Refuelling station
    .text = Petrol +5.
name-tracker = Tracker
    .text = Draw three cards, keep two.
name-spare-parts = Spare parts
    .text = With a repair: engine or chassis +1.
name-toolbox = Toolbox
    .text = With a repair: engine and chassis +3 in all.
name-transport = Transport
    .text = With a drive: a lane costs 50 francs less.
name-guide = Guide
    .text = With a drive: ignore one stop.
name-militia = Militia
    .text = At any time: avert a danger.
name-jerrycan = Jerrycan
    .text = At any time: petrol +1.

## Words

word-petrol = petrol
word-engine = engine
word-chassis = chassis
word-francs = { $value } F
word-hand = Hand
word-turn = Turn { $turn }
word-band = band
word-pathfinder = pathfinder
word-mechanics = mechanics
word-security = security
word-funding = funding
plan-pathfinder = { $count ->
    [one] 1 pathfinder
   *[other] { $count } pathfinders
}
plan-mechanics = { $count ->
    [one] 1 mechanic
   *[other] { $count } mechanics
}
plan-security = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
plan-funding = { $count } in funding
word-passed = passed
word-arrived = arrived { $place }.
word-left = gave up
word-cards = cards
word-deck = deck { $cards }, bag { $tiles }
word-known = known
word-nothing = nothing
lane-sea = By ship: { $here } – { $there }, { $price } F
lane-air = By zeppelin: { $here } – { $there }, { $price } F
word-legend = A tile: petrol, -damage, ■ stop, ! danger. Land: · empty, ░ risk zone. A city: its colour, cards to draw.

phase-choosing = choosing the crews
phase-bivouac = bivouac
phase-planning = planning
phase-convoy = convoy
phase-over = the race is over

tile = petrol { $petrol }{ $damage ->
    [0] { "" }
   *[other] , damage { $damage }
}{ $stop ->
    [yes] , stop
   *[no] { "" }
}{ $danger ->
    [yes] , danger
   *[no] { "" }
}

## Events

event-crew-chosen = The { $crew } crew joins the race.
event-turn-began = Turn { $turn }. In the bivouac: { $cards }.
event-card-taken = { $name } takes { $card }.
event-card-drawn = { $card ->
    [none] { $name } draws a card.
   *[other] { $name } draws { $card }.
}
event-card-played = { $name } plays { $card }.
event-card-discarded = { $name } discards { $card }.
event-deck-shuffled = The discard pile is shuffled: { $cards } cards make the new deck.
event-plan-revealed = { $name } plans { $plan }.
event-petrol-gained = { $francs ->
    [0] { $name } gains { $petrol } petrol.
   *[other] { $name } buys { $petrol } petrol for { $francs } F.
}
event-francs-gained = { $name } receives { $francs } F.
event-passed = { $name } passes.
event-assistant-played = { $name } plays an assistant: { $action }.
event-leader-used = { $name } uses the leader’s power.
event-tiles-drawn = { $tiles ->
    [none] { $name } draws { $count ->
        [one] a tile
       *[other] { $count } tiles
    }.
   *[other] { $name } draws { $tiles }.
}
event-tile-placed = { $name } lays { $tile } on { $space }.
event-tile-turned = { $name } finds { $tile } on { $space }.
event-tile-discarded = { $space ->
    [none] { $tile } leaves the game.
   *[other] { $tile } on { $space } leaves the game.
}
event-tiles-swapped = The tiles on { $first } and { $second } change places.
event-tile-moved = A tile moves from { $start } to { $end }.
event-bag-refilled = The bag is refilled with { $tiles } tiles.
event-moved = { $name } reaches { $end }{ $petrol ->
    [0] { "" }
   *[other] { " " }(petrol −{ $petrol })
}.
event-fare-paid = { $name } pays { $francs } F: { $lane }.
event-turned-back = { $name } cannot master { $space } and turns back.
event-stop-ignored = A guide leads { $name } past the stop on { $space }.
event-damaged = { $name ->
    [Torpedo] { $name } is damaged: mechanical −{ $engine }.
   *[other] { $name } is damaged: engine −{ $engine }, chassis −{ $chassis }.
}
event-repaired = { $name } repairs with { $means }: engine +{ $engine }, chassis +{ $chassis }.
event-broken-down = { $name } has broken down.
event-targeted = { $card }: { $targets }.
event-danger-averted = { $name } averts the danger: { $means }.
event-card-cancelled = { $card } comes to nothing.
event-arrived = { $name } arrives as number { $place }!
event-order-changed = The new turn order: { $order }.
event-crew-left = { $name } gives up.
event-race-ended = The race is over.

## Questions

ask-crew = Which crew do you lead?
ask-take = Which card do you take from the bivouac?
ask-plan = Place your five assistants: pathfinder-mechanics-security-funding, for example 1-2-0-2.
ask-sequence = Your sequence: buy petrol first, then play cards, then one assistant, or pass.
ask-drive = Where do you drive?
ask-fare = How do you pay the fare?
ask-shortage = You are short of petrol for this tile.
ask-guide = A stop sign. Does a guide lead you past it?
ask-danger = A danger! How do you meet it?
ask-avert = A dangerous card is being played. Do you avert it?
ask-damage = How much of the damage does the engine take?
ask-repair = What do you repair?
ask-toolbox = How many of the toolbox's levels go to the engine?
ask-tile = Which of the tiles do you lay first?
ask-place = Where do you lay it?
ask-tile-target = Which tile?
ask-tile-to = Where does the tile go?
ask-target = Which crew?
ask-discard-tile = Which tile does the guard discard?
ask-discard = You hold more cards than your chassis allows. Which one do you discard?
ask-drop = Which of the drawn cards do you not keep?
ask-confirm = Is your sequence finished? You can still take it back with undo.

## Options

option-pass = pass
option-petrol-what = buy { $what } petrol
option-place-tiles = pathfinder: draw and lay tiles
option-draw-card = pathfinder: draw a card
option-sequence-repair = mechanics: repair
option-sequence-drive = mechanics: drive
option-discard-tile = guard: discard a tile
option-collect-funding = collect the funding
option-sequence-leader = use your leader’s power
option-fare-leader = let Walledgrave pay 50 F of it
option-fare-transport = play a transport card
option-pay = pay
option-stay = stay here
option-sea-what = by ship to { $what }
option-air-what = by zeppelin to { $what }
option-jerrycan = play a jerrycan
option-take-jerrycan = Jerrycan
option-discard-jerrycan = Jerrycan
option-drop-jerrycan = Jerrycan
option-use-jerrycan = play a jerrycan instead
option-turn-back = turn back
option-bear = take the damage
option-guard = a guard averts it
option-danger-militia = the militia averts it
option-avert-militia = the militia averts it
option-let-it-happen = let it happen
option-stop = stop
option-guide-guide = play a guide and go on
option-done = done
option-spare-parts-engine = spare parts: engine +1
option-spare-parts-chassis = spare parts: chassis +1
option-buy-engine = buy a part: engine +1
option-buy-chassis = buy a part: chassis +1
option-repair-toolbox = play a toolbox
option-confirm = done, go on

## Headings

word-crew = crew
word-money = money
word-assistants = assistants
word-place = place
word-drawn = Drawn
word-used = power used this turn
word-ready = power ready
word-rank = rank
word-points = points
word-items = for
word-on-the-way = still on the way
points-place = place
points-petrol = petrol
points-engine = engine
points-chassis = chassis
points-francs = money

## Actions

name-place-tiles = draw and lay tiles
name-draw-card = draw a card
name-repair = repair
name-drive = drive
name-discard-tile = discard a tile
name-collect-funding = collect the funding
name-guard = a guard
name-bought = bought parts
name-funding = funding
name-bonus = bonus

## Figures of an option

fact-francs = { $value } F
fact-sequence-francs = { "" }
fact-repair-francs = { "" }
fact-fare-francs = { $value } F to pay
fact-petrol = petrol −{ $value }
fact-crew-petrol = petrol { $value }
fact-damage = damage { $value }
fact-danger = danger
fact-stop = stop
fact-cards = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
fact-short = { short-petrol }
fact-unknown = nobody has been there
fact-surcharge = risk zone: 1 more petrol
fact-engine = engine { $value }
fact-chassis = chassis { $value }
fact-damage-engine = leaves the engine at { $value }
fact-damage-chassis = leaves the chassis at { $value }
fact-danger-damage = { $value } damage in all
fact-guards = { $value ->
    [one] 1 guard
   *[other] { $value } guards
}
fact-leader = { $value }
fact-steps = up to { $value ->
    [one] 1 step
   *[other] { $value } steps
}
fact-range = within reach: { $value }
fact-drive-range = from there: { $value }
fact-idle = would come to nothing now
fact-final = { "" }
fact-dropped = { $value ->
    [one] 1 assistant leaves
   *[other] { $value } assistants leave
} the dashboard unused
fact-francs-a-level = a bought level costs { $value } F
fact-tile = { $value }
fact-held = you hold { $value }

short-petrol = petrol short by { $value }
short-francs = short of { $value } F
short-damage = { $value } more damage than the vehicle can take
short-over = over the maximum
