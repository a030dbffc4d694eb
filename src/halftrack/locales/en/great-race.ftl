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
word-passed = passed
word-arrived = arrived { $place }.
word-left = gave up
word-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
word-deck = deck { $cards }, bag { $tiles }
word-known = known
word-nothing = nothing
word-start = start
word-destination = destination
word-legend = petrol · −damage · ■ stop · ! danger · ░ risk zone · o empty land
word-order = Order

phase-choosing = choosing the crews
phase-bivouac = bivouac
phase-planning = planning
phase-convoy = convoy
phase-maintenance = maintenance
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
plan = { $pathfinder } pathfinder, { $mechanics } mechanics, { $security } security, { $funding } funding

## Events

event-crew-chosen = { $name } takes the { $crew } crew.
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
event-leader-used = { $leader } helps { $name }.
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
event-fare-paid = { $name } pays { $francs } F for the { $lane }.
event-turned-back = { $name } cannot master { $space } and turns back.
event-stop-ignored = A guide leads { $name } past the stop on { $space }.
event-damaged = { $name } is damaged: engine −{ $engine }, chassis −{ $chassis }.
event-repaired = { $name } repairs with { $means }: engine +{ $engine }, chassis +{ $chassis }.
event-broken-down = { $name } has broken down.
event-targeted = { $card }: { $targets }.
event-danger-averted = { $name } averts the danger: { $means }.
event-card-cancelled = { $card } comes to nothing.
event-arrived = { $name } arrives as number { $place }!
event-order-changed = The new turn order: { $order }.
event-crew-left = { $name } gives up.
event-race-ended = The race is over.
