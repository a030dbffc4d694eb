### Le solo sur le web : le côté de René Estienne, les campagnes, le passeport. Ce que dit la course elle-même se trouve dans great-race-solo.

## Son côté de la table

solo-side = Le côté de René Estienne
solo-side-short = Torpedo
solo-alone = La traversée en solitaire
solo-turns-left = { $left ->
    [0] tour après celui-ci : maintenant ou jamais
    [one] tour encore après celui-ci
   *[other] tours encore après celui-ci
}
torpedo-dashboard = Le tableau de bord de la Torpedo
torpedo-at = se trouve en { $space }
torpedo-petrol = essence
torpedo-mechanical = mécanique
torpedo-assistants = Assistants de la Torpedo : encore { $left } sur 5 ce tour
torpedo-lays = Assistant { $number } : pioche et pose des tuiles
torpedo-drives = Assistant { $number } : roule
torpedo-next = le prochain
torpedo-next-is = À suivre : { $role }
torpedo-deeds = Ce que la Torpedo a fait ce tour
torpedo-did-card = La carte du tour
torpedo-did-tiles = Les tuiles de la carte
torpedo-did-bivouac = Au bivouac
torpedo-did-recovery = Elle récupère

## La carte Estienne

estienne-card = Carte Estienne { $letter }, niveau { $level }
estienne-level = niveau { $level }
estienne-none = Aucune carte Estienne n’est révélée : la prochaine le sera quand tu auras planifié.
estienne-slots-said = prend l’emplacement { $first } et, seconde, l’emplacement { $second } aussi
estienne-deck = Le paquet Estienne
estienne-deck-why = { $left ->
    [0] Il ne reste aucune carte : il sera mélangé à nouveau.
    [one] Une carte est encore à venir.
   *[other] { $left } cartes sont encore à venir, dans un ordre que personne ne connaît.
}
estienne-is-coming = à venir
estienne-is-now = en vigueur
estienne-is-seen = déjà passée
alone-calendar = Le calendrier
alone-calendar-why = Six cartes pour la traversée, dans cet ordre.

## Où elle va

way-heads-for = Elle vise { $city } :
way-nearest = la ville la plus proche en avant (couleur : { $colour }).
way-none-left = plus aucune ville de sa couleur ({ $colour }) en avant.
way-destination-nearer = plus proche que la prochaine ville de sa couleur ({ $colour }).
way-torpedo = { $steps ->
    [one] Son chemin : une case
   *[other] Son chemin : { $steps } cases
}
way-yours = { $steps ->
    [one] Ton plus court chemin vers { $destination } : une case
   *[other] Ton plus court chemin vers { $destination } : { $steps } cases
}
way-yours-why = c’est là que se posent les tuiles difficiles

## L’héritage

legacy-title = Pouvoirs d’héritage
legacy-why = Dans une course avec héritage, la Torpedo gagne un niveau chaque fois qu’elle entre dans une ville de la couleur de sa carte, et le garde.
power-gained = gagné
power-open = pas encore gagné

## La fin d’une course

solo-end-stamped = Tamponné dans ton passeport
solo-end-no-stamp = Rien de nouveau n’est tamponné.
solo-end-deck = Le paquet Estienne change
solo-end-letters = { $due ->
    [one] Une carte du paquet cède sa place : à toi de choisir sa lettre.
   *[other] { $due } cartes du paquet cèdent leur place : à toi de choisir leurs lettres.
}
solo-end-pick = Choisir la lettre
solo-end-next = Vers la prochaine course
solo-end-campaigns = Vers les campagnes

## Campagnes

campaigns-title = Contre René Estienne
campaigns-what = Course après course contre un rival qui suit des règles et grandit avec toi. Chaque victoire tamponne des quêtes dans ton passeport.
campaigns-begun = Commencée le { $date }
campaigns-line = { $races ->
    [0] pas encore de course
    [one] une course, { $won } gagnée
   *[other] { $races } courses, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}, { $stamps ->
    [one] { $stamps } tampon
   *[other] { $stamps } tampons
}
campaigns-new = Un nouveau passeport
campaigns-all = ← Toutes les campagnes
campaign-title = Campagne contre René Estienne
campaign-is-legendary = Entrée dans la légende
campaign-go-on = Continuer la course
campaign-open = Ouvrir
campaign-running = La course { $number } est en route
campaign-races = Les courses jusqu’ici
campaign-race-line = { $start } → { $destination }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
campaign-race-replay = Revoir
campaign-map = { $board }, avec les chemins de { $races ->
    [one] { $races } course
   *[other] { $races } courses
}
campaign-deck-title = Son paquet
evolution-random = Laisser faire le hasard
evolution-random-what = Après chaque course, des cartes de son paquet cèdent au hasard la place à de plus dures.
evolution-letter = Choisir par lettre
evolution-letter-what = Après chaque course, tu choisis quelle lettre de son paquet passe au niveau suivant.
letters-title = { $due ->
    [one] Une carte de son paquet cède sa place
   *[other] { $due } cartes de son paquet cèdent leur place
}
letters-why = Choisis une lettre ; sa carte est remplacée par la même lettre du niveau suivant.
letters-becomes = devient
letters-pick = { $letter } { $from } cède la place à { $letter } { $to }

## La prochaine course

next-race-title = Course { $number }
next-race-first = { $first ->
    [torpedo] La Torpedo a perdu la dernière course et joue en premier.
   *[other] Tu joues en premier.
}
next-race-crossing = La traversée
next-race-way = La voie
next-race-more = Option par option, et modules
next-race-no-stamp = Courue ainsi, la course ne tamponne rien.
next-race-start = Au départ
continent-africa = Afrique
continent-south-america = Amérique du Sud
way-prudent-what = Son paquet grandit de course en course.
way-legendary-what = Son paquet grandit, et la Torpedo gagne des pouvoirs pour de bon.
way-alone-what = Six tours pour traverser le continent, sans rival.
layer-deck = Paquet
layer-deck-what = Le paquet Estienne de cette campagne, de plus en plus dur
layer-legacy = Héritage
layer-legacy-what = Les pouvoirs servent et se gagnent
layer-passport = Passeport
layer-passport-what = Des quêtes peuvent être tamponnées
layer-alone = En solitaire
layer-alone-what = Pas de Torpedo, six tours
layer-leaders = Chefs
layer-leaders-what = Chaque équipage a un chef et son pouvoir
layer-fifth = Cinquième équipage
layer-fifth-what = On peut choisir les Suffragettes

## Le passeport

passport-title = Passeport
stamp-said = Tamponné : { $quest }, { $way }
stamp-said-race = Tamponné : { $quest }, { $way }, à la course { $race }
stamp-missing = pas encore tamponné
