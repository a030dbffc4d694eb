### The way to a table: front door, lobby, waiting room, invitations, libraries.


## Front door

your-turn = Your turn
go-on = Where you left off
all-my-tables = All my tables
invite-friends = Invite friends
pass-and-play = On one device
solo-campaign = Solo campaign
learn = Learn: 5 min
to-taste = Customise
rules = Rules
how-many-are-you = How many are you?
join-others = Join others
watch = Watch a race
find-race = Find a race

## Tables in lists

you = you
one-of-several = { $name } { $number }
seat-open = Free seat
seat-invited = A friend
save = Save
saved = Saved.
call-me = How shall the others call you?
seat-left = gone
bot-champion = Champion
bot-navigator = Navigator
bot-driver = Driver
bot-tourist = Tourist
bot-sensible = Beginner
bot-random = Dice roller
seats-free = { $count ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $count } seats are free
}
won-by = Won by { $names }
ended = finished { $when }
moved = last move { $when }
time-until = your time ends { $when }
shelf-running = Others are on the move
shelf-waiting = Not yet begun
shelf-over = Finished races
no-tables = No table of yours yet. Two clicks, and the engines start.
played-elsewhere = I have played on another device
tables-to-join = Free seats
tables-to-watch = Races to watch
watch-this = Watch
nobody-waits = Nobody waits for company just now. Open a table and be the first.
nothing-to-watch = No public race is running just now. Finished ones can be watched move by move.
open-one = Open a table: { $game }
you-sit-here = You sit here.
take-seat = Take the seat

## Library

import-words = Bring in the record of a race: drop its file here, or choose it.
choose-file = Choose a file
no-record = This file holds no record of a race.
watch-replay = Watch
save-record = Save the record
library-empty = No finished race yet. The first one will stand here.

## Invitations

invited-by = { $name } invites you: { $game }
invited = You are invited: { $game }
at-the-table = At the table
kind-of-race = The race
own-invitation = This is an invitation of your own: it is meant for a friend. If you take the seat yourself, the link is used up.
your-name = Your name
link-spent = This link leads to no seat any more
link-spent-words = It has been used, replaced by a new one, or the table is gone. If it was you who used it, the race stands among your tables. Otherwise ask for a new link.
invite-link = Link for a friend
copy-link = Copy the link
link-only-here = This page runs on this device only, and so does the link. For friends on other devices start the server with --host 0.0.0.0 and open this page at your computer’s address in the home network.
copied = Copied
share = Share
qr-code = QR code
qr-code-of-link = QR code of the link

## Waiting room

waiting-for = { $count ->
    [0] Everybody is here: the race begins.
    [one] One seat is still free. The race begins as soon as somebody takes it.
   *[other] { $count } seats are still free. The race begins as soon as all are taken.
}
is-open = anybody may take it
is-invited = for who has the link
is-bot = bot
is-left = gone
is-here = is here
make-link = Make a link
renew-link = New link
invite-by-link = Invite by link
give-to-bot = Let a bot drive
open-to-all = Open to all
leave-seat = Leave the seat
bots-take-rest = Start now, bots take the free seats
call-off = Call it off
call-off-sure = The table disappears for everybody.
no-keep = No, keep it
stay-or-go = You may close this page: the race waits for you among your tables.

## A table to one’s taste

new-table = A new table
who-sits = Who races
how-many = Seats
sits-me = Me
sits-bot = A bot
sits-invited = A friend, by link
sits-open = Anybody
sits-hotseat = At this device
means-open = whoever comes first
level-of = How well bot { $number } drives
name-of = Name at seat { $number }
name-if-known = name, if you like
which-race = Which race
finer-points = Finer points
yes = yes
no = no
choice-board = Continent
hint-board = Each has its own map, cities and lanes.
value-board-africa = Africa
value-board-south-america = South America
choice-start = Start
hint-start = The race ends in the other city.
choice-edition = Rule book
hint-edition = Where the printed books differ, this one counts.
value-edition-en = English book
value-edition-de = German book
choice-leaders = Leaders
hint-leaders = Each crew has a leader with a power of his own.
choice-fifth = The fifth crew
hint-fifth = The suffragettes and their vehicle join in; five can race.
choice-bag = Tiles
hint-bag = Which bag the ground is drawn from.
value-bag-own = of this continent
value-bag-africa = of Africa
choice-bag-refill = The bag is filled again
hint-bag-refill = When it is empty, discarded tiles go back into it.
without-bag-refill = the bag is not refilled
choice-confirm = Ask before a turn ends
hint-confirm = Until then everything that shows nothing new can be taken back.
choice-scoring = Points
hint-scoring = What the head of the line gets at a checkpoint.
choice-photo-finish = Photo finish
hint-photo-finish = The variant that scores the finish once more.
choice-decline = May stay behind
hint-decline = Who could overtake may stay where he is.
pace-and-access = Pace and guests
pace = Pace
pace-untimed = No clock
pace-live = Live
pace-moves = Over days
hint-pace-untimed = Everybody thinks as long as he likes.
hint-pace-live = All sit at it together; each has a clock.
hint-pace-moves = So much time for each move; you are told when it is your turn.
pace-bank = Time on the clock
pace-more = And for each answer
pace-hours = Time for a move
pace-daily = Only at certain hours
pace-from = From
pace-to = To
pace-zone = The clock stands still outside these hours. Time zone: { $zone }.
pace-is-untimed = no clock
pace-is-live = live: { $bank } + { $more } an answer
pace-is-moves = { $time } a move
pace-window = { $from } to { $to }
access = Who may see the table
access-public = Everybody
access-link = Who has the link
access-closed = Only who races
hint-access-public = It stands in the lobby; anybody may watch.
hint-access-link = Not in the lobby; who knows the address may watch.
hint-access-closed = Nobody else can look in.
table-name = Name of the table, if you like
open-table = Open the table
start-race = Start the race
choice-solo-edition = Solo rules
hint-solo-edition = Which printing of the solo book counts.
value-solo-edition-en = English solo book
value-solo-edition-it = Italian solo book
choice-cards = Estienne cards
hint-cards = From level 1, friendly, to level 3, fierce.
choice-powers = Legacy powers
hint-powers = What the Torpedo has learned in earlier races; needs the legacy board.
choice-deck = The deck evolves
hint-deck = Cards give way to harder ones.
choice-legacy = Legacy board
hint-legacy = The Torpedo gains powers by the cities that it enters.
choice-passport = Passport
hint-passport = Stamps for what has been achieved.
choice-first = Who begins
hint-first = The other one follows.
value-first-human = I
value-first-torpedo = the Torpedo
choice-alone = Without the Torpedo
hint-alone = Only you and the road.
