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

## Front door

game-great-race = The Great Race
game-great-race-sentence = 1935: half-track crews cross a continent. Plan in secret, lay the road as you go, keep the engine alive.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = A ten-minute card rally for 3 to 8 buggies, children included.
play-bots = Play against bots

## At the table

awaited = Waiting for { $names }
undo = Take back
log = What has happened
