### Il client web stesso: pagine, pulsanti, stati. Ciò che dice un gioco sta nel suo catalogo.

## Ovunque

skip-to-content = Vai al contenuto
language = Lingua
theme-system = Luce: come il dispositivo
theme-light = Luce: giorno
theme-dark = Luce: notte
loading = Un momento…
page-failed = Impossibile caricare questa pagina.
try-again = Riprova
nowhere = Questa pagina non esiste.
to-front = All’ingresso
guest-name = Ospite
seat = Posto { $number }

## Ingresso

game-great-race = The Great Race
game-great-race-sentence = 1935: equipaggi su semicingolati attraversano un continente. Pianificate in segreto, tracciate la strada, salvate il motore.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = Un rally di carte in dieci minuti per 3-8 buggy, bambini compresi.
play-bots = Gioca contro i bot

## Al tavolo

awaited = Tocca a { $names }
undo = Annulla
log = Che cosa è successo
