### Around a live table: the line to it, who is there, clocks, talk, decisions, orders, hints.

## The strip

strip = Table
strip-over = The race is over
strip-turn-of = It is { $name }’s turn
strip-awaited = { $more ->
    [0] Waiting for { $name }
   *[other] Waiting for { $name } and { $more } more
}
title-turn = ● Your turn · { $name }
time-up = time is up
drawer-close = Close
banner-seen = All right

## The line

calm-offline = This device is offline. The table comes back by itself with the network.
calm-reconnecting = The line is interrupted; it is being restored …
calm-restart = The server is starting anew. The table comes back by itself, exactly as it was.
calm-crowded = The server has a lot to do. We knock again in a moment …
calm-closed-store = The server cannot reach its store just now. Everything confirmed is safe; we keep trying …
calm-busy = That was quick! The server asks for a moment; what you did is sent again by itself.
calm-store = The server cannot store just now. What you did is kept here and sent again.
calm-slow = Your answer is on its way; it takes longer than usual …
calm-kept = Your answer is kept.
calm-now = Try now
other-tab = This table is open in another tab too. Both work; what is answered first counts.
gone-missing = There is no such table
gone-closed = This table stays closed

## Clocks

clock-days = { $days } d { $hours } h
clock-hours = { $hours }:{ $minutes } h
clock-minutes = { $minutes }:{ $seconds }
since-minutes = { $count } min
since-hours = { $count } h
since-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
awaited-now = is awaited
awaited-since = awaited for { $time }
line-rests = The clock rests now, until { $from }.

## Who is there

people = At the table
presence-here = here
presence-away = away
presence-bot = bot
presence-left = nobody sits here now
is-you = (you)
is-host = host
is-muted = muted
spectators = { $count ->
    [0] Nobody looks on.
    [one] One more person looks on.
   *[other] { $count } more people look on.
}
seat-actions = What can be done about { $name }
lines-hide = Hide their lines
lines-show = Show their lines
mute = Mute for everybody
unmute = Let them talk again
vote-for-bot = Vote: a bot plays on
vote-for-leave = Vote: out of the race

## Talk

talk = Talk
talk-unread = { $count ->
    [0] Talk
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-on-its-way = on its way …
talk-only-seats = Only those who race can talk here.
you-are-muted = The host has muted you.
lines-hidden = { $count ->
    [one] One line is hidden.
   *[other] { $count } lines are hidden.
}

## Deciding together

undo-wanted = { $name } would like to take the last answer back. Everything since then would be played again.
undo-yes = Yes, take it back
undo-no = No
undo-waits = Asked to take it back. Waiting for a yes: { $names }.
time-is-up-for = The time of { $name } is up. What now?
your-time-is-up = Your time is up: the others may decide how it goes on. Until then you can still answer.
vote-wait = Wait
vote-bot = A bot plays on
vote-leave = Out of the race
voted-wait = { $name } waits.
voted-bot = { $name } is for a bot.
voted-leave = { $name } is for going on without.
bot-plays-for-you = A bot plays on for you.
come-back = Take my seat again

## The menu

table-menu = Everything else at this table
menu-people = Who is at the table
menu-rules = The rules
menu-replay = Look at the race again
menu-mine = To my other tables
line-redo = Do again what was taken back
back-sure = The others have answered since, or something was revealed: they are asked first. Everything after your answer is then played again.
back-sure-alone = Everything after your last answer is played again.
back-ask = Take back my last answer: ask the others
back-do = Take back my last answer
sounds-on = Sound and vibration at my turn: on
sounds-off = Sound and vibration at my turn: off
line-share = Pass on the link for spectators
share-copied = The link is copied
share-link = The link of this table:
resign-sure = You leave the race for good, and the others race on.
resign-do = Give up the race

## Being told

notify = Tell me when it is my turn

## Orders

orders = Orders in advance
queued-count = { $count ->
    [one] one answer waits
   *[other] { $count } answers wait
}
orders-secret = Nobody else sees these. An answer by order always takes the same time, whatever you hold.
order-ask = Ask me
order-else = { $first }; else { $next }
orders-dropped = Not given any more
dropped-question = Another question came.
dropped-option = It was not open to you any more.
dropped-facts = It would have cost something else.
dropped-seen = I have seen it
queue = Answers in advance
queue-why = For slow races: they are given one after the other, each when its question comes. If another question comes first, all that are left are dropped.
queue-later = You are asked something just now: answer that first, then plan on.
queue-when = When I am asked
queue-then = I answer
queue-add = Add
queue-remove = Remove answer { $number }
queue-clear = Remove all

## Hints

hints = What would the Navigator do?
hints-later = As soon as you are asked something, the Navigator can be asked too.
hint-ask = Ask the Navigator
hint-thinks = The Navigator thinks …
hint-chance = Chance to win { $percent } %, give or take { $doubt }
hint-at-sight = Chance to win about { $percent } %, at a glance
hint-line = How it might go on
hint-step = { $name }: { $does }
hints-left = { $count ->
    [0] That was the last hint of this race.
    [one] One more hint in this race.
   *[other] { $count } more hints in this race.
}
