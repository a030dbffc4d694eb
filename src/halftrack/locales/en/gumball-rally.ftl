### Gumball Rally: questions, options, facts, events, names. Shared by the terminal and the web table.

title = Gumball Rally

## Buggies

name-green = Green
name-orange = Orange
name-purple = Purple
name-white = White
name-pink = Pink
name-turquoise = Turquoise
name-brown = Brown
name-silver = Silver

## Race cards: each colour has its picture

card-yellow = yellow { $number }
    .picture = lunch
card-blue = blue { $number }
    .picture = pillow
card-black = black { $number }
    .picture = tools
card-red = red { $number }
    .picture = petrol

## Hazards

name-yellow-danger = Sun
    .text = Lunch break! The highest yellow goes to the tail.
name-blue-danger = Moon
    .text = Good night! The highest blue goes to the tail.
name-black-danger = Flat tyre
    .text = Pssst! The highest black goes to the tail.
name-red-danger = Gauge
    .text = The tank is empty! The highest red goes to the tail.
name-yellow-major = Big sun
    .text = Lunch break for everybody! All yellows go to the tail.
name-blue-major = Big moon
    .text = Good night, everybody! All blues go to the tail.
name-black-major = Big flat tyre
    .text = Nails all over the road! All blacks go to the tail.
name-red-major = Big gauge
    .text = All the tanks are empty! All reds go to the tail.
name-checkpoint = Checkpoint
    .text = Points for the front of the line!
name-winner = Winner
    .text = That is the finish!

## Words

word-round = Round { $round }
word-deck = deck { $cards }
word-pile = Hazards still to come
word-turned = Turned so far
word-hand = Your cards
word-finish = finish
word-left = gave up
word-rank = rank
word-driver = driver
word-points = points
word-items = for
word-photo = photo
word-card = card
word-buggy = buggy
points-checkpoint-1 = checkpoint { $value }
points-checkpoint-2 = checkpoint { $value }
points-finish = finish { $value }

## Events

event-round-began = Round { $round }: { $line }.
event-card-played = { $buggy } plays { $card }.
event-passed = { $buggy } passes { $ahead }{ $by ->
    [colour] : the same colour
   *[number] { "" }
}.
event-declined = { $buggy } stays behind { $ahead }.
event-card-drawn = { $card ->
    [none] { "" }
   *[other] You draw { $card }.
}
event-deck-shuffled = The old cards are shuffled: { $cards } new ones to draw.
event-hazard-turned = { $hazard }! { $text }
event-sent-back = { $buggy } goes to the tail.
event-nobody-hit = Nobody has that colour. Lucky!
event-scored = { $buggy } is number { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-photo-taken = Photo finish: { $name } draws { $card }.
event-driver-left = { $name } gives up.
event-rally-ended = { $count ->
    [one] { $winners } wins the rally!
   *[other] { $winners } win the rally together!
}

## Questions

ask-play = { $buggy }: which card do you play?
ask-pass = { $ahead } has the same colour. Do you pass?
ask-confirm = Is that your card? You can still take it back with undo.

## Options

option-pass = pass
option-stay = stay behind
option-confirm = go on

## Figures of an option

fact-passes = passes { $value }
fact-place = then number { $value }
fact-highest = the highest of its colour so far
fact-ahead = { "" }
