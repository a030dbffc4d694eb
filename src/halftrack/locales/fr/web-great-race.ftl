### The table of The Great Race in the browser.

## Around the map

your-move = À toi de jouer
your-dashboard = Ton tableau de bord
your-hand = Ta main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} sur { $limit } au plus
hand-empty = Aucune carte en main ({ $limit } au plus).
rivals = Rivaux
log-short = Journal
turn-order = Ordre du tour
this-is-you = toi
is-awaited = doit jouer
asks-plan = Place tes cinq assistants derrière ton écran.
asks-sequence = À toi : l’essence, les cartes, puis un assistant.
asks-discard = Une carte de trop.
asks-avert = { $name } : « { $card } » vise { $targets }. L’écartes-tu ?
race-over = La course est finie.
close = Fermer
keys = Touches
undo-key = Annuler (U)

## Dials and boxes

gauge-level = { $gauge } : { $level } sur { $full }
gauge-would = { $gauge } : { $level } sur { $full }, passerait à { $would }
assistants-said = Assistants : { $boxes }
box-pathfinder = Éclaireurs
box-mechanics = Mécaniciens
box-security = Sécurité
box-funding = Financement
box-pathfinder-does = Chacun pose deux tuiles ou pioche une carte.
box-mechanics-does = Chacun conduit ou répare.
box-security-does = Chacun écarte un danger ou retire une tuile.
box-funding-does = Ensemble, ils rapportent des francs.

## Planning

plan-all-placed = Tous les cinq sont placés.
plan-less = Un de moins : { $box }
plan-more = Un de plus : { $box }
plan-left = { $count ->
    [one] 1 assistant à placer
   *[other] { $count } assistants à placer
}
plan-ready = Plan prêt
plan-as-before = Comme avant
plan-scouting = Explorer
plan-driving = Rouler
plan-saving = Épargner
plan-is-in = Ton plan est remis ; personne ne le voit avant les autres :

## A sequence

buy-petrol = Essence
buy-levels = Acheter { $levels } d’essence pour { $francs } F
not-now = pas maintenant
tank-full = réservoir plein
action-place-tiles = Poser
action-draw-card = Piocher
action-drive = Conduire
action-repair = Réparer
action-discard-tile = Retirer
action-collect-funding = Encaisser
action-leader = Chef
action-pass = Passer
idle = sans effet
steps = { $count ->
    [one] 1 pas
   *[other] { $count } pas
}
gain-francs = +{ $francs } F
drops = { $count ->
    [one] en perd 1
   *[other] en perd { $count }
}

## On the map

unknown = inconnu
unknown-risk = inconnu, risque
city-cards = { $count ->
    [0] sans carte
    [one] 1 carte
   *[other] { $count } cartes
}
leg = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}, essence −{ $petrol }{ $damage ->
    [0] { "" }
   *[other] , dégâts { $damage }
}{ $dangers ->
    [0] { "" }
    [one] , 1 danger
   *[other] , { $dangers } dangers
}
range-said = à portée : { $figures }
open-said = peut être choisie
aim-said = c’est de cela qu’il s’agit
closed-said = impossible : { $why }
lay-hint = Pose cette tuile sur une case libre de la carte.
spot-hint = Choisis sur la carte.
as-a-list = ou dans une liste de { $count }
tiles-next = puis

## Answers

really = Vraiment ?
final = Ce sera définitif.
do-it = D’accord
not-yet = Pas encore
not-possible = pas possible maintenant
why-planning-2 = il ne reste aucun assistant dans cette case
why-security-2 = aucune tuile ne peut être retirée d’ici
rule = Règle { $tag }
discard-hint = Tu as { $cards } cartes, ton châssis en porte { $limit }. Choisis-en une dans ta main.
split-said = moteur à { $engine }, châssis à { $chassis }
take-hint = Pointe ou touche une carte pour lire ce qu’elle fait.
open-toolbox = Outils

## Cards

card-said = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}. { $text } { $when }
card-when-before = Se joue avant un assistant.
card-when-repair = Se joue avec une réparation.
card-when-drive = Se joue en conduisant.
card-when-any = Se joue à tout moment.

## Leaders

power-used = utilisé
power-ready = prêt
leader-french = une fois par tour, pioche et pose trois tuiles
leader-italian = une fois par tour, répare sans assistant
leader-belgian = pioche toujours au moins deux cartes en ville
leader-english = une fois par tour, 50 F de moins pour une traversée en mer
leader-suffragettes = à chaque tour, une carte de plus au bivouac

## Beside the board

bivouac-cards = Cartes au bivouac
stock-deck = pioche { $count }
stock-bag = sac { $count }
stock-gone = écartées : { $cards } cartes, { $tiles } tuiles
stock-discards = Cartes défaussées
stock-removed = Tuiles hors du jeu
stock-none = aucune

## Keys

key-choose = choisir une option par son numéro
key-confirm = choisir, et encore une fois pour confirmer
key-drop = pas encore, ou fermer
key-undo = annuler
key-map = aller à la carte
key-rivals = rivaux
key-log = journal
key-help = ces touches
