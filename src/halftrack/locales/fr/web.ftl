### Le client web lui-même : pages, boutons, états. Ce que dit un jeu se trouve dans son propre catalogue.

## Partout

skip-to-content = Aller au contenu
language = Langue
theme-system = Lumière : comme l’appareil
theme-light = Lumière : jour
theme-dark = Lumière : nuit
loading = Un instant…
page-failed = Cette page n’a pas pu être chargée.
try-again = Réessayer
nowhere = Cette page n’existe pas.
to-front = Vers l’accueil
guest-name = Invité
seat = Place { $number }

## Accueil

game-great-race = The Great Race
game-great-race-sentence = 1935 : des équipages en autochenilles traversent un continent. Planifiez en secret, tracez la route en roulant, ménagez le moteur.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = Un rallye de cartes en dix minutes, pour 3 à 8 buggys, enfants compris.
play-bots = Jouer contre des robots

## À la table

awaited = On attend { $names }
undo = Annuler
log = Ce qui s’est passé
