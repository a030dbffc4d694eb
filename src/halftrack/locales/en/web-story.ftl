### The log, the past, what happened meanwhile, and the result.

## Log

story-filter = Whose lines
story-everybody = Everybody
story-lines = The log, line by line
story-newest = To the newest ↓
story-look = Look at this moment
story-turn = Turn { $number }
story-round = Round { $number }
story-before = Before the start
story-aloud = What has just happened
story-undone = Something has been taken back.

## What the table notes

story-note-chat = { $name }: “{ $text }”
story-note-undo-asked = { $name } asks to take something back.
story-note-undo-agreed = { $name } agrees.
story-note-undo-refused = { $name } does not agree.
story-note-rebased = The rules were brought up to date; the race goes on from here.
story-note-resigned = { $name } resigns.
story-note-voted-out = { $name } is absent and leaves the race by vote.
story-note-bot-plays-on = A bot takes over for { $name }.
story-note-bot-replaced = Another bot takes over for { $name }.
story-note-came-back = { $name } is back.
story-note-time-is-up = The time of { $name } is up.
story-note-rematch = There is a rematch.

## The past

story-timeline = Timeline
story-moment = Moment
story-first = To the start (Home)
story-turn-back = One turn back (↑)
story-back = One step back (←)
story-play = Play (space)
story-pause = Pause (space)
story-on = One step on (→)
story-turn-on = One turn on (↓)
story-last = To the end (End)
story-menu = What to do with this moment
story-now = Back to the race
story-whose-view = Whose view
story-spectator = As a spectator saw it
story-as = As { $name } saw it
story-reveal = All hands open
story-hands = All hands
story-no-cards = Nobody holds a card.
story-share = Share this moment
story-copied = The link is copied.
story-copy-this = Copy this link:
story-address = Link
story-play-on = Play on from here
story-export = Save the record

## Since you left

story-since = Since you left
story-step-back = Back
story-step-on = Next
story-step-done = Done
story-skip = Skip

## The result

story-result = Result and charts
story-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
story-nobody = Nobody has won.
story-close = Close
story-rank = Rank { $rank }
story-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-gave-up = gave up
story-not-arrived = did not arrive
story-points-place = order of arrival
story-points-engine = engine
story-points-chassis = chassis
story-points-francs = francs
story-points-mechanical = mechanical gauge
story-points-revealed = cards revealed
story-points-checkpoint-1 = first checkpoint
story-points-checkpoint-2 = second checkpoint
story-points-finish = finish
story-rematch = Rematch
story-to-rematch = To the rematch
story-replay = Watch it again
story-share-race = Share this race
story-charts = How it went
story-figure-progress = Progress
story-figure-francs = Francs
story-figure-petrol = Petrol
story-figure-engine = Engine
story-figure-chassis = Chassis
story-figure-place = Place in the line
story-figure-points = Points
story-as-table = As a table
story-turns = Turn
story-rounds = Round
story-end = end
