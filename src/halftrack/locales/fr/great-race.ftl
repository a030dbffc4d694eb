### The Great Race : questions, options, chiffres, événements, noms. Communs au terminal et à la table en ligne.
### On tutoie, sans mot qui trahirait le genre de qui joue. $name et $crew sont un équipage au pluriel : « Les { $name } passent. »
### La Torpedo de la course en solo est au singulier : elle a sa variante là où une phrase peut parler d’elle.
### Insécables devant : ; ! ? » et F, et après «. Les villes gardent le nom qu’elles ont sur le plateau.
### Un mot par chose : équipage, assistant, éclaireur, mécanicien, garde, financement, essence, tuile, case, étape, tour.

title = The Great Race

## Équipages et chefs

name-french = Français
name-italian = Italiens
name-belgian = Belges
name-english = Anglais
name-suffragettes = Suffragettes

## Cartes

name-trail-hunter = Chasseur de pistes
    .text = Retire deux tuiles, où qu’elles soient. Un danger : les autres peuvent l’écarter.
name-saboteur = Saboteur
    .text = Un autre équipage perd 2 niveaux de moteur et de châssis, à ton choix. Un danger : il peut l’écarter.
name-con-artist = Escroc
    .text = Deux tuiles posées échangent leurs places. Un danger : les autres peuvent l’écarter.
name-repairman = Dépanneur
    .text = Une réparation, sans dépenser d’assistant.
name-driver = Chauffeur
    .text = Un trajet, sans dépenser d’assistant.
name-cartographer = Cartographe
    .text = Pioche trois tuiles et pose-les.
name-topographer = Topographe
    .text = Pioche quatre tuiles et poses-en deux.
name-financial = Mécène
    .text = 30 F.
name-refuelling-station = Ravitaillement
    .text = Essence +5.
name-tracker = Pisteur
    .text = Pioche trois cartes, gardes-en deux.
name-spare-parts = Pièces de rechange
    .text = Avec une réparation : moteur ou châssis +1.
name-toolbox = Boîte à outils
    .text = Avec une réparation : +3 en tout, moteur et châssis.
name-transport = Transport
    .text = Avec un trajet : une liaison coûte 50 F de moins.
name-guide = Guide
    .text = Avec un trajet : ignore un stop.
name-militia = Milice
    .text = À tout moment : écarte un danger.
name-jerrycan = Jerrycan
    .text = À tout moment : essence +1.

## Mots

word-petrol = essence
word-engine = moteur
word-chassis = châssis
word-francs = { $value } F
word-hand = Main
word-turn = Tour { $turn }
word-band = étape
word-pathfinder = éclaireurs
word-mechanics = mécaniciens
word-security = sécurité
word-funding = financement
plan-pathfinder = { $count ->
    [one] { $count } éclaireur
   *[other] { $count } éclaireurs
}
plan-mechanics = { $count ->
    [one] { $count } mécanicien
   *[other] { $count } mécaniciens
}
plan-security = { $count ->
    [one] { $count } garde
   *[other] { $count } gardes
}
plan-funding = { $count } au financement
word-passed = passé
word-arrived = { $place ->
    [1] 1er
   *[other] { $place }e
} à l’arrivée
word-left = abandon
word-cards = cartes
word-deck = pioche { $cards }, sac { $tiles }
word-known = vu de tous
word-nothing = rien
lane-sea = En bateau : { $here } – { $there }, { $price } F
lane-air = En dirigeable : { $here } – { $there }, { $price } F
word-legend = Tuile : essence, -dégâts, ■ stop, ! danger. Terrain : · libre, ░ zone à risque. Ville : couleur (P violet, B bleu, Y jaune, G vert, R rouge) et cartes à piocher.

phase-choosing = choix des équipages
phase-bivouac = bivouac
phase-planning = planification
phase-convoy = convoi
phase-over = course terminée

tile = essence { $petrol }{ $damage ->
    [0] { "" }
   *[other] , dégâts { $damage }
}{ $stop ->
    [yes] , stop
   *[no] { "" }
}{ $danger ->
    [yes] , danger
   *[no] { "" }
}

## Événements

event-crew-chosen = Au départ : les { $crew }.
event-turn-began = Tour { $turn }. Au bivouac : { $cards }.
event-card-taken = Les { $name } prennent « { $card } ».
event-card-drawn = { $card ->
    [none] Les { $name } piochent une carte.
   *[other] Les { $name } piochent « { $card } ».
}
event-card-played = Les { $name } jouent « { $card } ».
event-card-discarded = Les { $name } défaussent « { $card } ».
event-deck-shuffled = La défausse est mélangée : { $cards ->
    [one] { $cards } carte forme
   *[other] { $cards } cartes forment
} la nouvelle pioche.
event-plan-revealed = Les { $name } prévoient : { $plan }.
event-petrol-gained = { $francs ->
    [0] { $name ->
        [Torpedo] La Torpedo gagne
       *[other] Les { $name } gagnent
    }
   *[other] Les { $name } achètent
} { $petrol ->
    [one] { $petrol } niveau
   *[other] { $petrol } niveaux
} d’essence{ $francs ->
    [0] { "" }
   *[other] { " " }pour { $francs } F
}.
event-francs-gained = Les { $name } reçoivent { $francs } F.
event-passed = Les { $name } passent.
event-assistant-played = Les { $name } jouent un assistant : { $action }.
event-leader-used = Les { $name } utilisent le pouvoir de leur chef.
event-tiles-drawn = { $tiles ->
    [none] Les { $name } piochent { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    }.
   *[other] Les { $name } piochent : { $tiles }.
}
event-tile-placed = Les { $name } posent en { $space } : { $tile }.
event-tile-turned = { $name ->
    [Torpedo] La Torpedo découvre
   *[other] Les { $name } découvrent
} en { $space } : { $tile }.
event-tile-discarded = { $space ->
    [none] Une tuile quitte la partie : { $tile }.
   *[other] La tuile en { $space } quitte la partie : { $tile }.
}
event-tiles-swapped = Les tuiles en { $first } et en { $second } échangent leurs places.
event-tile-moved = La tuile en { $start } part en { $end }.
event-bag-refilled = Le sac se remplit : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
event-moved = { $name ->
    [Torpedo] La Torpedo atteint
   *[other] Les { $name } atteignent
} { $end }{ $petrol ->
    [0] { "" }
   *[other] { " " }(essence −{ $petrol })
}.
event-fare-paid = Les { $name } paient { $francs } F : { $lane }.
event-turned-back = Les { $name } ne peuvent pas franchir { $space } et font demi-tour.
event-stop-ignored = Un guide mène les { $name } au-delà du stop en { $space }.
event-damaged = { $name ->
    [Torpedo] Dégâts pour la Torpedo : mécanique −{ $engine }.
   *[other] Dégâts pour les { $name } : moteur −{ $engine }, châssis −{ $chassis }.
}
event-repaired = Les { $name } réparent ({ $means }) : moteur +{ $engine }, châssis +{ $chassis }.
event-broken-down = { $name ->
    [Torpedo] La Torpedo est en panne.
   *[other] Les { $name } sont en panne.
}
event-targeted = « { $card } » vise : { $targets }.
event-danger-averted = Les { $name } écartent le danger : { $means }.
event-card-cancelled = « { $card } » reste sans effet.
event-arrived = { $name ->
    [Torpedo] La Torpedo arrive
   *[other] Les { $name } arrivent
} à la { $place ->
    [1] 1re
   *[other] { $place }e
} place !
event-order-changed = Nouvel ordre du tour : { $order }.
event-crew-left = { $name } : abandon.
event-race-ended = La course est terminée.

## Questions

ask-crew = Quel équipage mènes-tu ?
ask-take = Quelle carte prends-tu au bivouac ?
ask-plan = Place tes cinq assistants : éclaireurs-mécaniciens-sécurité-financement, par exemple 1-2-0-2.
ask-sequence = À toi : l’essence d’abord, puis les cartes, puis un assistant ; ou bien passe.
ask-drive = Où vas-tu ?
ask-fare = Comment paies-tu le voyage ?
ask-shortage = Tu manques d’essence pour cette tuile.
ask-guide = Un stop. Un guide te mène-t-il plus loin ?
ask-danger = Danger ! Comment y fais-tu face ?
ask-avert = Une carte dangereuse est jouée. Écartes-tu le danger ?
ask-damage = Combien de dégâts le moteur prend-il ?
ask-repair = Que répares-tu ?
ask-toolbox = Combien de niveaux de la boîte à outils vont au moteur ?
ask-tile = Quelle tuile poses-tu d’abord ?
ask-place = Où la poses-tu ?
ask-tile-target = Quelle tuile ?
ask-tile-to = Où va cette tuile ?
ask-target = Quel équipage ?
ask-discard-tile = Quelle tuile le garde retire-t-il ?
ask-discard = Tu as plus de cartes que ton châssis n’en permet. Laquelle défausses-tu ?
ask-drop = Laquelle des cartes piochées ne gardes-tu pas ?
ask-confirm = As-tu fini ? Tu peux encore revenir en arrière avec « annuler ».

## Options

option-pass = passer
option-petrol-what = acheter { $what ->
    [one] { $what } niveau
   *[other] { $what } niveaux
} d’essence
option-place-tiles = éclaireur : piocher et poser des tuiles
option-draw-card = éclaireur : piocher une carte
option-sequence-repair = mécanicien : réparer
option-sequence-drive = mécanicien : rouler
option-discard-tile = garde : retirer une tuile
option-collect-funding = encaisser le financement
option-sequence-leader = utiliser le pouvoir de ton chef
option-fare-leader = laisser Walledgrave en payer 50 F
option-fare-transport = jouer une carte Transport
option-pay = payer
option-stay = rester ici
option-sea-what = en bateau vers { $what }
option-air-what = en dirigeable vers { $what }
option-jerrycan = jouer un jerrycan
option-take-jerrycan = Jerrycan
option-discard-jerrycan = Jerrycan
option-drop-jerrycan = Jerrycan
option-use-jerrycan = jouer plutôt un jerrycan
option-turn-back = faire demi-tour
option-bear = prendre les dégâts
option-guard = un garde l’écarte
option-danger-militia = la milice l’écarte
option-avert-militia = la milice l’écarte
option-let-it-happen = laisser faire
option-stop = s’arrêter
option-guide-guide = jouer un guide et continuer
option-done = terminer
option-spare-parts-engine = pièces de rechange : moteur +1
option-spare-parts-chassis = pièces de rechange : châssis +1
option-buy-engine = acheter une pièce : moteur +1
option-buy-chassis = acheter une pièce : châssis +1
option-repair-toolbox = jouer une boîte à outils
option-confirm = oui, continuer

## Titres

word-crew = équipage
word-money = argent
word-assistants = assistants
word-place = lieu
word-drawn = Piochés
word-used = pouvoir utilisé ce tour
word-ready = pouvoir disponible
word-rank = rang
word-points = points
word-items = détail
word-on-the-way = encore en route
points-place = place
points-petrol = essence
points-engine = moteur
points-chassis = châssis
points-francs = argent

## Actions

name-place-tiles = piocher et poser des tuiles
name-draw-card = piocher une carte
name-repair = réparer
name-drive = rouler
name-discard-tile = retirer une tuile
name-collect-funding = encaisser le financement
name-guard = un garde
name-bought = pièces achetées
name-funding = financement
name-bonus = prime

## Chiffres d’une option

fact-francs = { $value } F
fact-sequence-francs = { "" }
fact-repair-francs = { "" }
fact-fare-francs = { $value } F à payer
fact-petrol = essence −{ $value }
fact-crew-petrol = essence { $value }
fact-damage = dégâts { $value }
fact-danger = danger
fact-stop = stop
fact-cards = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
fact-short = { short-petrol }
fact-unknown = terrain inconnu
fact-surcharge = zone à risque : 1 niveau d’essence de plus
fact-engine = moteur { $value }
fact-chassis = châssis { $value }
fact-damage-engine = laisse le moteur à { $value }
fact-damage-chassis = laisse le châssis à { $value }
fact-danger-damage = { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
} en tout
fact-guards = { $value ->
    [one] { $value } garde
   *[other] { $value } gardes
}
fact-leader = { $value }
fact-steps = jusqu’à { $value ->
    [one] { $value } case
   *[other] { $value } cases
}
fact-range = à portée : { $value }
fact-drive-range = de là : { $value }
fact-idle = ne servirait à rien maintenant
fact-final = { "" }
fact-dropped = { $value ->
    [one] { $value } assistant quitte
   *[other] { $value } assistants quittent
} le tableau de bord sans servir
fact-francs-a-level = { $value } F par niveau acheté
fact-tile = { $value }
fact-held = en main : { $value }

short-petrol = il manque { $value ->
    [one] { $value } niveau
   *[other] { $value } niveaux
} d’essence
short-francs = il manque { $value } F
short-damage = { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
} de trop pour le véhicule
short-over = au-dessus du maximum
