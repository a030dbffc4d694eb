### La course en solo : ce qu’elle ajoute aux mots de The Great Race. Commun au terminal et à la table en ligne.
### La Torpedo est une voiture, au féminin ; les équipages restent au pluriel. On tutoie.
### Un mot par chose : carte Estienne, paquet, objectif, chemin, mécanique, pouvoir, héritage, emplacement, quête, voie.

solo-title = The Great Race : contre René Estienne

name-torpedo = Torpedo
name-blue = bleu
name-yellow = jaune
name-green = vert
name-red = rouge
name-city-beside = la ville d’à côté
name-only-way = le seul passage
name-city-first = une ville avant une tuile
name-easiest-tile = la tuile la plus facile
name-known-tile = une tuile connue avant une case libre
name-lowest-name = tout se vaut, donc par le nom
name-own-path = sur son chemin
name-your-path = sur ton chemin
name-round-you = autour de ton véhicule
name-beside-your-path = à côté de ton chemin
name-no-room = faute de place, hors de la partie

## Événements

event-estienne-revealed = Tour { $turn }. Carte Estienne { $card } : objectif { $colour }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, mouvements { $moves }.
event-estienne-reshuffled = Le paquet Estienne est mélangé à nouveau : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-heads-for = { $reason ->
    [nearest] La Torpedo vise { $city }, la ville { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } la plus proche en avant : { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
    [none-left] La Torpedo vise { $city } : plus aucune ville { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } en avant. { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
   *[other] La Torpedo vise { $city }, plus proche que la prochaine ville { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } : { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
}
event-tiles-dealt = { $name ->
    [Torpedo] La Torpedo pioche : { $tiles } (valeurs { $values }).
   *[other] Les { $name } piochent : { $tiles } (valeurs { $values }).
}
event-tile-dealt = { $where ->
    [own-path] Facile ({ $tile }, valeur { $value }) : sur le chemin de la Torpedo, en { $space }.
    [your-path] Difficile ({ $tile }, valeur { $value }) : sur ton chemin, en { $space }.
    [round-you] Difficile ({ $tile }, valeur { $value }) : plus de place sur ton chemin, donc autour de ton véhicule, en { $space }.
    [beside-your-path] Difficile ({ $tile }, valeur { $value }) : à côté de ton chemin, en { $space }.
    [set-aside] Défaussée : { $tile } (valeur { $value }).
   *[other] Plus de place pour cette tuile ({ $tile }, valeur { $value }) : elle quitte la partie.
}
event-advances = Son assistant n° { $assistant } la mène { $steps ->
    [one] d’une case au plus
   *[other] de { $steps } cases au plus
}.
event-way-taken = Elle prend { $space } : { $reason }.
event-halted = { $reason ->
    [city] Elle s’arrête à { $space } : une ville met fin au mouvement.
    [stop] Elle s’arrête en { $space } : un stop.
    [petrol] Elle reste là : il manque { $short ->
        [one] { $short } niveau
       *[other] { $short } niveaux
    } d’essence pour { $space }.
    [damage] Elle reste là : il manque { $short ->
        [one] { $short } niveau
       *[other] { $short } niveaux
    } de mécanique pour { $space }.
    [breakdown] Elle reste en { $space } : en panne.
   *[other] Elle reste en { $space } : aucun chemin ne va plus loin.
}
event-power-gained = La Torpedo gagne un pouvoir : { $colour } { $level }.
event-power-explained = La Torpedo gagne un pouvoir : { $colour } { $level }, { $power }.
event-card-used = { $where ->
    [bivouac] Au bivouac, la Torpedo prend « { $card } »
   *[other] En ville, la Torpedo pioche « { $card } »
}{ $effect ->
    [petrol] { " " }: essence +{ $levels }
    [mechanical] { " " }: mécanique +{ $levels }
    [danger] { " " }: un danger pour toi
   *[other] { "" }
}.
event-endangered = « { $card } » menace les { $name } : { $gauge ->
    [engine] moteur
   *[other] châssis
} −{ $damage }.
event-recovered = La Torpedo récupère : essence +{ $petrol }, mécanique +{ $mechanical }.
event-torpedo-bonus = Première, la Torpedo gagne { $petrol ->
    [one] { $petrol } niveau
   *[other] { $petrol } niveaux
} d’essence.
event-cards-laid-out = Au bivouac : { $cards } ; { $alone ->
    [yes] ce qui est en { $slots } est défaussé
   *[no] la Torpedo se sert en { $slots }
}.
event-cards-left = { $cards ->
    [none] Il ne reste rien au bivouac.
   *[other] Restent au bivouac et sont défaussées : { $cards }.
}

## La table

points-mechanical = mécanique
points-revealed = cartes révélées
solo-card = Carte { $card } : objectif { $colour }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, avance de { $second } puis de { $others } à chaque fois, emplacement { $slot } au bivouac (seconde : aussi { $more }), récupère essence { $petrol } et mécanique { $mechanical } ; un danger restant te coûte { $damage } ({ $gauge })
solo-no-card = La première carte est révélée quand tu as planifié.
solo-torpedo = Torpedo → { $objective } : { $path }
solo-your-path = Ton chemin, où vont les tuiles difficiles : { $path }
solo-coming = { $count ->
    [0] Il ne reste aucune carte : le paquet sera mélangé.
   *[other] Encore à venir : { $cards }
}
solo-calendar = Le calendrier ({ $turns } tours) : { $cards }
solo-powers = Pouvoirs : { $powers }
solo-no-powers = aucun
solo-look = { $command } : tout le plateau, l’effet de chaque carte Estienne, les pouvoirs

## La carte Estienne et les pouvoirs

solo-card-name = Carte
estienne-objective = Objectif
estienne-tiles = Tuiles
estienne-moves = Assistants
estienne-slots = Emplacements
estienne-danger = Un danger restant
estienne-recovers = Récupère
solo-recovers = essence { $petrol }, mécanique { $mechanical }
solo-danger = { $gauge } −{ $damage }
solo-power-none = pas encore de pouvoir
power-yellow-1 = les deux jauges jusqu’à 7
power-yellow-2 = les deux jauges jusqu’à 8
power-yellow-3 = les deux jauges jusqu’à 9
power-yellow-4 = les deux jauges jusqu’à 10
power-green-1 = les cartes d’essence du bivouac remplissent son réservoir
power-green-2 = les pièces et boîtes à outils du bivouac la réparent
power-green-3 = les cartes d’essence des villes aussi
power-green-4 = les pièces des villes aussi
power-red-1 = une carte de danger qu’elle prend au bivouac te blesse
power-red-2 = une carte de danger qu’elle pioche en ville aussi
power-red-3 = un danger ne lui coûte que 1
power-red-4 = un danger ne lui coûte rien
power-blue-1 = les stops ne l’arrêtent pas
power-blue-2 = aucun supplément dans la zone à risque
power-blue-3 = elle prend le bateau gratis
power-blue-4 = l’assistant 2 la mène une case plus loin

## La campagne

campaign-head = Campagne { $name }, { $races ->
    [0] pas encore de course
    [one] { $races } course
   *[other] { $races } courses
}
campaign-deck = Paquet : { $cards }
campaign-first = En premier à la prochaine course : { $first ->
    [torpedo] la Torpedo
   *[human] toi
}
campaign-record = Gagnées { $won }, perdues { $lost }, abandonnées { $given }, arrêtées { $called }
campaign-new = Une nouvelle campagne : { $path }
campaign-resumed = La course interrompue continue ; ses options restent.
campaign-begins = Course { $number } : { $start }, { $board ->
    [africa] Afrique
    [south-america] Amérique du Sud
   *[other] { $board }
}. { $way }
campaign-open-quests = Encore à tamponner : { $quests }
campaign-show = Paquet, pouvoirs et passeport : halftrack solo --show --campaign { $path }
campaign-give-up = Abandonner après la première carte Estienne donne la victoire à la Torpedo, qui garde les pouvoirs gagnés. Tape encore une fois « { $word } » pour confirmer.
campaign-give-up-alone = Abandonner, c’est manquer la traversée. Tape encore une fois « { $word } » pour confirmer.
campaign-way-prudent = La voie Prudente : le paquet évolue.
campaign-way-legendary = La voie Légendaire : le paquet évolue, et ses pouvoirs grandissent.
campaign-way-alone = En solitaire : six tours pour la traversée.
campaign-way-none = Aucun tampon à y gagner.
campaign-outcome-human = Tu as gagné.
campaign-outcome-torpedo = La Torpedo a gagné.
campaign-outcome-given-up = Abandon : la Torpedo a gagné.
campaign-outcome-called-off = Course arrêtée : rien ne change, sauf la graine.
campaign-outcome-failed = Tu n’es pas à l’arrivée à temps.
campaign-not-begun = Abandon avant la première carte : la même course reste à courir.
campaign-stamped = Tamponné ({ $way }) : { $quests }
campaign-changed = Le paquet change : { $leaving } → { $coming }
campaign-gained = La Torpedo garde { $powers }
campaign-legendary = Tout le passeport est tamponné par la voie Légendaire : tu entres dans la légende !
campaign-pick = Quelle lettre passe au niveau suivant ? { $letters }
campaign-pick-wrong = { $letter } ne fait pas partie de { $letters }.
campaign-go-on = Pour continuer : halftrack solo --campaign { $path }
passport-quest = quête
passport-prudent = Prudente
passport-legendary = Légendaire
passport-alone = Solitaire

## Les quêtes

quest-sahara = Droit sur le Sahara
    .text = l’Afrique depuis Colomb-Béchar
quest-transvaal = Adieu au Transvaal
    .text = l’Afrique depuis Cape Town
quest-llanos = À travers les llanos
    .text = l’Amérique du Sud depuis Caracas
quest-pampero = Contre le pampero
    .text = l’Amérique du Sud depuis Ushuaia
quest-landsman = Pied terrien
    .text = aucune liaison
quest-passenger = À bord
    .text = au moins une fois en bateau ou en dirigeable
quest-mechanic = Mécanique bien huilée
    .text = le moteur au maximum à l’arrivée
quest-unbroken = Increvable
    .text = jamais en panne
quest-collector = Collection
    .text = trois villes d’une même couleur
quest-rainbow = Arc-en-ciel
    .text = des villes de trois couleurs
quest-sprinter = Sprint
    .text = quatre tours au plus
quest-treasurer = Caisse pleine
    .text = 100 F restants
quest-reserve = Réserve
    .text = un demi-plein restant
quest-runaway = Échappée
    .text = avant que la Torpedo soit arrivée
quest-lion = Lion
    .text = l’Afrique depuis Colomb-Béchar, contre huit cartes de niveau 3
quest-leopard = Léopard
    .text = l’Afrique depuis Cape Town, contre huit cartes de niveau 3
quest-condor = Condor
    .text = l’Amérique du Sud depuis Caracas, contre huit cartes de niveau 3
quest-puma = Puma
    .text = l’Amérique du Sud depuis Ushuaia, contre huit cartes de niveau 3
quest-veteran = Vieille garde
    .text = une Torpedo partie avec les seize pouvoirs
