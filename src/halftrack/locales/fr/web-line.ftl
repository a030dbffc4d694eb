### Autour d’une table en cours : la liaison, qui est là, les horloges, la conversation, les décisions, les ordres, les conseils.

## La barre

strip = Table
strip-over = La course est finie
strip-turn-of = C’est à { $name }
strip-awaited = { $more ->
    [0] On attend { $name }
   *[other] On attend { $name } et { $more } de plus
}
title-turn = ● À toi · { $name }
time-up = temps écoulé
drawer-close = Fermer
banner-seen = D’accord

## La liaison

calm-offline = Cet appareil est hors ligne. La table revient d’elle-même avec le réseau.
calm-reconnecting = La liaison est interrompue ; elle se rétablit…
calm-restart = Le serveur redémarre. La table revient d’elle-même, exactement comme elle était.
calm-crowded = Le serveur a beaucoup à faire. On frappe de nouveau dans un instant…
calm-closed-store = Le serveur n’atteint pas ses données pour l’instant. Tout ce qui est confirmé est en sûreté ; on continue d’essayer…
calm-busy = C’était rapide ! Le serveur demande un instant ; ce que tu as fait est renvoyé tout seul.
calm-store = Le serveur ne peut rien enregistrer pour l’instant. Ce que tu as fait est gardé ici et renvoyé.
calm-slow = Ta réponse est en route ; cela prend plus de temps que d’habitude…
calm-kept = Ta réponse est gardée.
calm-now = Essayer maintenant
other-tab = Cette table est aussi ouverte dans un autre onglet. Les deux marchent ; la première réponse compte.
gone-missing = Cette table n’existe pas
gone-closed = Cette table reste fermée

## Horloges

clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes }:{ $seconds }
since-minutes = { $count } min
since-hours = { $count } h
since-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
awaited-now = on l’attend
awaited-since = attendu depuis { $time }
line-rests = L’horloge se repose en ce moment, jusqu’à { $from }.

## Qui est là

people = À la table
presence-here = présent
presence-away = absent
presence-bot = robot
presence-left = personne à cette place
is-you = (toi)
is-host = hôte
is-muted = muet
spectators = { $count ->
    [0] Personne ne regarde.
    [one] Une personne de plus regarde.
   *[other] { $count } personnes de plus regardent.
}
seat-actions = Ce qu’on peut faire au sujet de { $name }
lines-hide = Cacher ses messages
lines-show = Montrer ses messages
mute = Rendre muet pour tous
unmute = Laisser reparler
vote-for-bot = Voter : un robot continue
vote-for-leave = Voter : hors de la course

## Conversation

talk = Conversation
talk-unread = { $count ->
    [0] Conversation
    [one] Conversation : un nouveau message
   *[other] Conversation : { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-say = Dis quelque chose
talk-send = Envoyer
talk-on-its-way = en route…
talk-only-seats = Seuls ceux qui courent peuvent parler ici.
you-are-muted = L’hôte t’a rendu muet.
lines-hidden = { $count ->
    [one] Un message est caché.
   *[other] { $count } messages sont cachés.
}

## Décider ensemble

undo-wanted = { $name } voudrait reprendre sa dernière réponse. Tout ce qui a suivi serait rejoué.
undo-yes = Oui, on la reprend
undo-no = Non
undo-waits = Reprise demandée. On attend un oui : { $names }.
time-is-up-for = Temps écoulé : { $name }. Que faire ?
your-time-is-up = Ton temps est écoulé : les autres peuvent décider de la suite. D’ici là, tu peux encore répondre.
vote-wait = Attendre
vote-bot = Un robot continue
vote-leave = Hors de la course
voted-wait = { $name } attend.
voted-bot = { $name } est pour un robot.
voted-leave = { $name } est pour continuer sans.
bot-plays-for-you = Un robot joue pour toi.
come-back = Reprendre ma place

## Le menu

table-menu = Tout le reste à cette table
menu-people = Qui est à la table
menu-rules = Les règles
menu-replay = Revoir la course
menu-mine = Vers mes autres tables
line-redo = Refaire ce qui a été repris
back-sure = D’autres ont répondu depuis, ou quelque chose a été révélé : on leur demande d’abord. Tout ce qui suit ta réponse est alors rejoué.
back-sure-alone = Tout ce qui suit ta dernière réponse est rejoué.
back-ask = Reprendre ma dernière réponse : demander aux autres
back-do = Reprendre ma dernière réponse
sounds-on = Son et vibration à mon tour : oui
sounds-off = Son et vibration à mon tour : non
line-share = Transmettre le lien pour spectateurs
share-copied = Le lien est copié
share-link = Le lien de cette table :
resign-sure = Tu quittes la course pour de bon, et les autres continuent.
resign-do = Abandonner la course

## Être prévenu

notify = Me prévenir quand c’est à moi

## Ordres

orders = Ordres d’avance
queued-count = { $count ->
    [one] une réponse attend
   *[other] { $count } réponses attendent
}
orders-secret = Personne d’autre ne les voit. Une réponse par ordre prend toujours le même temps, quoi que tu aies en main.
order-ask = Me demander
order-else = { $first } ; sinon { $next }
orders-dropped = N’est plus donné
dropped-question = Une autre question est venue.
dropped-option = Ce n’était plus possible.
dropped-facts = Cela aurait coûté autre chose.
dropped-seen = J’ai vu
queue = Réponses d’avance
queue-why = Pour les courses lentes : elles sont données l’une après l’autre, chacune quand vient sa question. Si une autre question vient d’abord, toutes celles qui restent tombent.
queue-later = On te demande quelque chose en ce moment : réponds d’abord, puis prévois la suite.
queue-when = Quand on me demande
queue-then = Je réponds
queue-add = Ajouter
queue-remove = Retirer la réponse { $number }
queue-clear = Tout retirer

## Conseils

hints = Que ferait le Navigateur ?
hints-later = Dès qu’on te demande quelque chose, on peut aussi le demander au Navigateur.
hint-ask = Demander au Navigateur
hint-thinks = Le Navigateur réfléchit…
hint-chance = { $percent } % de chances de gagner, à { $doubt } près
hint-at-sight = Environ { $percent } % de chances de gagner, à vue d’œil
hint-line = Comment cela pourrait continuer
hint-step = { $name } : { $does }
hints-left = { $count ->
    [0] C’était le dernier conseil de cette course.
    [one] Encore un conseil dans cette course.
   *[other] Encore { $count } conseils dans cette course.
}
