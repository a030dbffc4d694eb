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
