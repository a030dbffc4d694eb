### The web client itself: pages, buttons, states. What a game says stands in the game's own catalogue.

## Everywhere

skip-to-content = Skip to the content
language = Language
theme-system = Light: as the device has it
theme-light = Light: day
theme-dark = Light: night
loading = One moment …
page-failed = This page could not be fetched.
try-again = Try again
nowhere = There is no such page.
to-front = To the front door
guest-name = Guest
seat = Seat { $number }

## The strip on top

pages = Pages
my-tables = My tables
lobby = Lobby
library = Replays
settings = Settings
next-table = Next table
tables-wait = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}

## Front door

game-great-race = The Great Race
game-great-race-sentence = 1935: half-track crews cross a continent. Plan in secret, lay the road as you go, keep the engine alive.
game-great-race-solo = The Great Race: solo
game-great-race-solo-sentence = One crew against the Torpedo: a campaign of races, each dealt by what came before.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = A ten-minute card rally for 3 to 8 buggies, children included.
play-bots = Play against bots

## At the table

awaited = Waiting for { $names }
undo = Take back
log = What has happened
curtain = Hand on the device
curtain-turn = { $name }'s turn
curtain-hold = Tap when you hold it
curtain-undo = { $name }: take it back
curtain-look = Look at the table
curtain-back = Back to the curtain

## Why something did not happen: one sentence for every code of the server

refused-malformed = The server did not understand this page. Load the page again; nothing is lost.
refused-unknown = The server does not know this device yet. Choose a name, or bring yourself over with your recovery phrase.
refused-forbidden = That is not yours to do.
refused-missing = There is nothing here: the table or the link has expired, was taken back, or is open only to others.
refused-late = Too late: this has been decided already. Nothing has changed.
refused-illegal = That cannot be done now. Nothing has changed.
refused-taken = Somebody else was quicker.
refused-large = That is too much at once.
refused-unsupported = This page and the server do not speak the same version. Load the page again.
refused-setup = It cannot be set up like this.
refused-often = That was a lot in a short time. Wait a moment; nothing is lost.
refused-broken = Something went wrong on our side. Nothing of the race is lost.
refused-away = The server cannot store anything just now. Nothing that was confirmed is lost.
refused-unreachable = The server cannot be reached. What was confirmed is safe there.

## This client itself: its turn signal, its newer versions

turn-yours = It is your turn
push-reminder = Your time is running out
push-until = until
version-new = A new version of Halftrack is here.
version-begin = Begin with it
