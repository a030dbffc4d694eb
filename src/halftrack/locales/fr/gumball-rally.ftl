### Gumball Rally : questions, options, chiffres, événements, noms.

title = Gumball Rally

## Les buggys

name-green = Vert
name-orange = Orange
name-purple = Violet
name-white = Blanc
name-pink = Rose
name-turquoise = Turquoise
name-brown = Marron
name-silver = Argent

## Les cartes de course : chaque couleur a son image

card-yellow = { $number } jaune
    .picture = déjeuner
card-blue = { $number } bleu
    .picture = oreiller
card-black = { $number } noir
    .picture = outils
card-red = { $number } rouge
    .picture = essence

## Les dangers

name-yellow-danger = Soleil
    .text = À table ! Le plus grand jaune va en queue.
name-blue-danger = Lune
    .text = Bonne nuit ! Le plus grand bleu va en queue.
name-black-danger = Pneu crevé
    .text = Pschitt ! Le plus grand noir va en queue.
name-red-danger = Jauge
    .text = Plus d’essence ! Le plus grand rouge va en queue.
name-yellow-major = Grand soleil
    .text = Tout le monde à table ! Tous les jaunes vont en queue.
name-blue-major = Grande lune
    .text = Bonne nuit à tous ! Tous les bleus vont en queue.
name-black-major = Gros pneu crevé
    .text = Des clous partout ! Tous les noirs vont en queue.
name-red-major = Grande jauge
    .text = Tous les réservoirs sont vides ! Tous les rouges vont en queue.
name-checkpoint = Checkpoint
    .text = Des points pour la tête de la file !
name-winner = Vainqueur
    .text = Voilà l’arrivée !

## Mots

word-round = Manche { $round }
word-deck = pioche { $cards }
word-pile = Dangers à venir
word-turned = Déjà retournés
word-hand = Tes cartes
word-finish = arrivée
word-left = a abandonné
word-rank = rang
word-driver = pilote
word-points = points
word-items = pour
word-photo = photo
word-card = carte
word-buggy = buggy
points-checkpoint-1 = checkpoint { $value }
points-checkpoint-2 = checkpoint { $value }
points-finish = arrivée { $value }

## Événements

event-round-began = Manche { $round } : { $line }.
event-card-played = { $buggy } joue { $card }.
event-passed = { $buggy } dépasse { $ahead }{ $by ->
    [colour] { " " }: même couleur
   *[number] { "" }
}.
event-declined = { $buggy } reste derrière { $ahead }.
event-card-drawn = { $card ->
    [none] { "" }
   *[other] Tu pioches { $card }.
}
event-deck-shuffled = On mélange les vieilles cartes : { $cards } nouvelles à piocher.
event-hazard-turned = { $hazard } ! { $text }
event-sent-back = { $buggy } va en queue.
event-nobody-hit = Personne n’a cette couleur. Ouf !
event-scored = { $buggy } est numéro { $place } : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-photo-taken = Photo finish : { $name } pioche { $card }.
event-driver-left = { $name } abandonne.
event-rally-ended = { $count ->
    [one] { $winners } gagne le rallye !
   *[other] { $winners } gagnent le rallye ensemble !
}

## Questions

ask-play = { $buggy } : quelle carte joues-tu ?
ask-pass = { $ahead } a la même couleur. Tu dépasses ?
ask-confirm = C’est bien ta carte ? Tu peux encore la reprendre.

## Options

option-pass = dépasser
option-stay = rester derrière
option-confirm = continuer

## Chiffres d’une option

fact-passes = dépasse { $value }
fact-place = puis numéro { $value }
fact-highest = le plus grand de sa couleur pour l’instant
fact-ahead = { "" }
