### Le chemin vers la table : accueil, salon, salle d’attente, invitations, bibliothèque.


## Accueil

your-turn = À toi de jouer
go-on = Là où tu en étais
all-my-tables = Toutes mes tables
invite-friends = Inviter des amis
pass-and-play = Sur un seul appareil
solo-campaign = Campagne en solo
learn = Apprendre : 5 min
to-taste = Personnaliser
rules = Règles
how-many-are-you = Vous êtes combien ?
join-others = Rejoindre d’autres
watch = Regarder une course
find-race = Trouver une course

## Tables dans les listes

you = toi
one-of-several = { $name } { $number }
seat-open = Place libre
seat-invited = Un ami
save = Enregistrer
saved = Enregistré.
call-me = Comment les autres doivent-ils t’appeler ?
seat-left = parti
bot-champion = Champion
bot-navigator = Navigateur
bot-driver = Pilote
bot-tourist = Touriste
bot-sensible = Débutant
bot-random = Joueur de dés
seats-free = { $count ->
    [0] Toutes les places sont prises
    [one] Une place est libre
   *[other] { $count } places sont libres
}
won-by = Victoire : { $names }
ended = terminée { $when }
moved = dernier coup { $when }
time-until = ton temps expire { $when }
shelf-running = Les autres jouent
shelf-waiting = Pas encore commencées
shelf-over = Courses terminées
no-tables = Tu n’as pas encore de table. Deux clics, et les moteurs démarrent.
played-elsewhere = J’ai joué sur un autre appareil
tables-to-join = Places libres
tables-to-watch = Courses à regarder
watch-this = Regarder
nobody-waits = Personne n’attend de compagnie pour l’instant. Ouvre une table, sois le premier.
nothing-to-watch = Aucune course publique en ce moment. Les courses terminées se revoient coup par coup.
open-one = Ouvrir une table : { $game }
you-sit-here = Tu y as une place.
take-seat = Prendre la place

## Bibliothèque

import-words = Apporte l’enregistrement d’une course : dépose son fichier ici, ou choisis-le.
choose-file = Choisir un fichier
no-record = Ce fichier ne contient pas d’enregistrement de course.
watch-replay = Revoir
save-record = Enregistrer le fichier
library-empty = Pas encore de course terminée. La première trouvera sa place ici.

## Invitations

invited-by = { $name } t’invite : { $game }
invited = Invitation : { $game }
at-the-table = À la table
kind-of-race = La course
own-invitation = C’est ta propre invitation : elle est pour un ami. Si tu prends la place toi-même, le lien ne servira plus.
your-name = Ton nom
link-spent = Ce lien ne mène plus à aucune place
link-spent-words = Il a servi, a été remplacé par un autre, ou la table n’existe plus. Si c’est toi qui t’en es servi, la course est parmi tes tables. Sinon, demande un nouveau lien.
invite-link = Lien pour un ami
copy-link = Copier le lien
link-only-here = Cette page n’existe que sur cet appareil, le lien aussi. Pour des amis sur d’autres appareils, lance le serveur avec --host 0.0.0.0 et ouvre la page à l’adresse de ton ordinateur dans le réseau de la maison.
copied = Copié
share = Partager
qr-code = Code QR
qr-code-of-link = Code QR du lien

## Salle d’attente

waiting-for = { $count ->
    [0] Tout le monde est là : la course commence.
    [one] Une place est encore libre. La course commence dès que quelqu’un la prend.
   *[other] { $count } places sont encore libres. La course commence dès qu’elles sont prises.
}
is-open = à qui veut la prendre
is-invited = pour qui a le lien
is-bot = robot
is-left = parti
is-here = est là
make-link = Créer un lien
renew-link = Nouveau lien
invite-by-link = Inviter par un lien
give-to-bot = Confier à un robot
open-to-all = Ouvrir à tous
leave-seat = Quitter la place
bots-take-rest = Partir maintenant, des robots aux places libres
call-off = Annuler la table
call-off-sure = La table disparaîtra pour tout le monde.
no-keep = Non, garder
stay-or-go = Tu peux fermer cette page : la course t’attend parmi tes tables.

## Une table à son goût

new-table = Une nouvelle table
who-sits = Qui court
how-many = Places
sits-me = Moi
sits-bot = Un robot
sits-invited = Un ami, par un lien
sits-open = N’importe qui
sits-hotseat = Sur cet appareil
means-open = le premier venu
level-of = Niveau du robot { $number }
name-of = Nom à la place { $number }
name-if-known = nom, si tu veux
which-race = Quelle course
finer-points = Détails
yes = oui
no = non
choice-board = Continent
hint-board = Chacun a sa carte, ses villes et ses lignes.
value-board-africa = Afrique
value-board-south-america = Amérique du Sud
choice-start = Départ
hint-start = La course finit dans l’autre ville.
choice-edition = Livret de règles
hint-edition = Là où les livrets imprimés diffèrent, celui-ci fait foi.
value-edition-en = livret anglais
value-edition-de = livret allemand
choice-leaders = Chefs d’expédition
hint-leaders = Chaque équipage a un chef doté d’un pouvoir.
choice-fifth = Le cinquième équipage
hint-fifth = Les suffragettes et leur véhicule sont de la partie ; on court à cinq.
choice-bag = Tuiles
hint-bag = De quel sac on tire le terrain.
value-bag-own = de ce continent
value-bag-africa = d’Afrique
choice-bag-refill = Le sac se remplit à nouveau
hint-bag-refill = Une fois vide, les tuiles défaussées y retournent.
without-bag-refill = sac non rempli
choice-confirm = Demander avant la fin du tour
hint-confirm = Jusque-là, tout ce qui ne révèle rien peut être repris.
choice-scoring = Points
hint-scoring = Ce que gagne la tête de file à un contrôle.
choice-photo-finish = Photo d’arrivée
hint-photo-finish = La variante qui note encore une fois l’arrivée.
choice-decline = Rester derrière permis
hint-decline = Qui pourrait doubler peut rester où il est.
pace-and-access = Rythme et invités
pace = Rythme
pace-untimed = Sans horloge
pace-live = En direct
pace-moves = Sur plusieurs jours
hint-pace-untimed = Chacun réfléchit aussi longtemps qu’il veut.
hint-pace-live = Tous jouent en même temps ; chacun a son horloge.
hint-pace-moves = Un temps pour chaque coup ; on te prévient quand c’est à toi.
pace-bank = Temps sur l’horloge
pace-more = Et par réponse
pace-hours = Temps par coup
pace-daily = Seulement à certaines heures
pace-from = De
pace-to = À
pace-zone = Hors de ces heures, l’horloge s’arrête. Fuseau : { $zone }.
pace-is-untimed = sans horloge
pace-is-live = en direct : { $bank } + { $more } par réponse
pace-is-moves = { $time } par coup
pace-window = de { $from } à { $to }
access = Qui peut voir la table
access-public = Tout le monde
access-link = Qui a le lien
access-closed = Seuls les coureurs
hint-access-public = Elle figure au salon ; chacun peut regarder.
hint-access-link = Pas au salon ; qui connaît l’adresse peut regarder.
hint-access-closed = Personne d’autre ne peut regarder.
table-name = Nom de la table, si tu veux
open-table = Ouvrir la table
start-race = Lancer la course
choice-solo-edition = Règles solo
hint-solo-edition = Quelle édition du livret solo fait foi.
value-solo-edition-en = livret solo anglais
value-solo-edition-it = livret solo italien
choice-cards = Cartes Estienne
hint-cards = Du niveau 1, clément, au niveau 3, féroce.
choice-powers = Pouvoirs hérités
hint-powers = Ce que la Torpédo a appris avant ; demande le plateau d’héritage.
choice-deck = Le paquet évolue
hint-deck = Des cartes cèdent la place à de plus dures.
choice-legacy = Plateau d’héritage
hint-legacy = La Torpédo gagne des pouvoirs dans les villes.
choice-passport = Passeport
hint-passport = Des tampons pour ce qui est accompli.
choice-first = Qui commence
hint-first = L’autre suit.
value-first-human = moi
value-first-torpedo = la Torpédo
choice-alone = Sans la Torpédo
hint-alone = Toi et la route, rien d’autre.
