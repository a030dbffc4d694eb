### The table of The Great Race in the browser.

## Around the map

your-move = Your move
your-dashboard = Your dashboard
your-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
} of at most { $limit }
hand-empty = No cards in hand (at most { $limit }).
rivals = Rivals
log-short = Log
turn-order = Turn order
this-is-you = you
is-awaited = to move
asks-plan = Place your five assistants behind your screen.
asks-sequence = Your sequence: petrol, then cards, then one assistant.
asks-discard = One card too many.
asks-avert = { $name } plays “{ $card }”: { $targets }. Do you avert it?
race-over = The race is over.
close = Close
keys = Keys
undo-key = Take back (U)

## Dials and boxes

gauge-level = { $gauge }: { $level } of { $full }
gauge-would = { $gauge }: { $level } of { $full }, would be { $would }
assistants-said = Assistants: { $boxes }
box-pathfinder = Pathfinder
box-mechanics = Mechanics
box-security = Security
box-funding = Funding
box-pathfinder-does = Each lays two tiles or draws a card.
box-mechanics-does = Each drives or repairs.
box-security-does = Each averts a danger or clears a tile.
box-funding-does = All together bring in francs.

## Planning

plan-all-placed = All five stand in their boxes.
plan-less = One less: { $box }
plan-more = One more: { $box }
plan-left = { $count ->
    [one] 1 assistant to place
   *[other] { $count } assistants to place
}
plan-ready = Plan made
plan-as-before = As before
plan-scouting = Scouting
plan-driving = Driving
plan-saving = Saving
plan-is-in = Your plan is in, and nobody sees it until all are:

## A sequence

buy-petrol = Petrol
buy-levels = Buy { $levels } petrol for { $francs } F
not-now = not now
tank-full = tank full
action-place-tiles = Lay tiles
action-draw-card = Draw card
action-drive = Drive
action-repair = Repair
action-discard-tile = Clear tile
action-collect-funding = Collect
action-leader = Leader
action-pass = Pass
idle = no effect now
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
gain-francs = +{ $francs } F
drops = { $count ->
    [one] drops 1
   *[other] drops { $count }
}

## On the map

unknown = unknown
unknown-risk = unknown, risk
city-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
leg = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, petrol −{ $petrol }{ $damage ->
    [0] { "" }
   *[other] , damage { $damage }
}{ $dangers ->
    [0] { "" }
    [one] , 1 danger
   *[other] , { $dangers } dangers
}
range-said = within reach: { $figures }
open-said = can be chosen
aim-said = this is what it is about
closed-said = not possible: { $why }
lay-hint = Lay this tile on a free space of the map.
spot-hint = Choose on the map.
as-a-list = or from a list of { $count }
tiles-next = then

## Answers

really = Is that really meant?
final = This cannot be taken back.
do-it = Do it
not-yet = Not yet
not-possible = not possible now
why-planning-2 = no assistant is left in this box
why-security-2 = no tile can be cleared from here
rule = Rule { $tag }
discard-hint = You hold { $cards } cards, your chassis carries { $limit }. Pick one in your hand.
split-said = engine at { $engine }, chassis at { $chassis }
take-hint = Point at a card or tap it to read what it does.
open-toolbox = Toolbox

## Cards

card-said = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}. { $text } { $when }
card-when-before = Play it before an assistant.
card-when-repair = Play it with a repair.
card-when-drive = Play it with a drive.
card-when-any = Play it at any time.

## Leaders

power-used = used
power-ready = ready
leader-french = once a turn, draws three tiles and lays them
leader-italian = once a turn, repairs without an assistant
leader-belgian = always draws two cards or more in a city
leader-english = once a turn, 50 F off a sea crossing
leader-suffragettes = each turn, one more card from the bivouac

## Beside the board

bivouac-cards = Cards in the bivouac
stock-deck = deck { $count }
stock-bag = bag { $count }
stock-gone = discarded: cards { $cards }, tiles { $tiles }
stock-discards = Discarded cards
stock-removed = Tiles out of the game
stock-none = none

## Keys

key-choose = choose an option by its number
key-confirm = choose what is marked, and again to confirm
key-drop = not yet, or close
key-undo = take back
key-map = go to the map
key-rivals = rivals
key-log = log
key-help = these keys
