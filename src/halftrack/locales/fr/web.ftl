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

## Le bandeau du haut

pages = Pages
my-tables = Mes tables
lobby = Salon
library = Parties revues
settings = Réglages
next-table = Table suivante
tables-wait = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}

## Accueil

game-great-race = The Great Race
game-great-race-sentence = 1935 : des équipages en autochenilles traversent un continent. Planifie en secret, trace la route en roulant, ménage le moteur.
game-great-race-solo = The Great Race : solo
game-great-race-solo-sentence = Un équipage contre la Torpédo : une campagne dont chaque course découle des précédentes.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = Un rallye de cartes en dix minutes, pour 3 à 8 buggys, enfants compris.
play-bots = Jouer contre des robots

## À la table

awaited = On attend { $names }
undo = Annuler
log = Ce qui s’est passé
curtain = Passer l’appareil
curtain-turn = À { $name } de jouer
curtain-hold = Touche ici quand tu le tiens
curtain-undo = { $name } : annuler
curtain-look = Regarder la table
curtain-back = Retour au rideau

## Pourquoi quelque chose n’a pas eu lieu : une phrase pour chaque code du serveur

refused-malformed = Le serveur n’a pas compris cette page. Recharge-la ; rien n’est perdu.
refused-unknown = Le serveur ne connaît pas encore cet appareil. Choisis un nom, ou retrouve ta place avec ta phrase de secours.
refused-forbidden = Cela ne te revient pas.
refused-missing = Il n’y a rien ici : la table ou le lien a expiré, a été retiré, ou n’est ouvert qu’à d’autres.
refused-late = Trop tard : c’est déjà décidé. Rien n’a changé.
refused-illegal = C’est impossible en ce moment. Rien n’a changé.
refused-taken = Quelqu’un d’autre a été plus rapide.
refused-large = C’est trop à la fois.
refused-unsupported = Cette page et le serveur ne parlent pas la même version. Recharge la page.
refused-setup = Cela ne peut pas être installé ainsi.
refused-often = Cela fait beaucoup en peu de temps. Attends un instant ; rien n’est perdu.
refused-broken = Une erreur s’est produite chez nous. Rien de la course n’est perdu.
refused-away = Le serveur ne peut rien enregistrer pour l’instant. Rien de ce qui est confirmé n’est perdu.
refused-unreachable = Le serveur est injoignable. Ce qui a été confirmé y est en sûreté.

## Ce client lui-même : son signal de tour, ses nouvelles versions

turn-yours = C’est à toi
push-reminder = Ton temps touche à sa fin
push-until = jusqu’au
version-new = Une nouvelle version de Halftrack est là.
version-begin = La prendre
