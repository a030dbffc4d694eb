### Les mots du terminal lui-même.
### On tutoie, sans mot qui trahirait le genre de qui joue. Insécables devant : ; ! ? » et après «.

seat = Place { $number }
you = toi
colon = { " " }:
curtain = Au clavier : { $name }.
curtain-lift = { $name } : appuie sur Entrée quand personne d’autre ne peut voir l’écran.
no-such-option = « { $typed } » n’est pas une option ici. Tape ? pour l’aide.
nothing-typed = Tape un numéro ou un nom de la liste, ou ? pour l’aide.
which-one = « { $typed } » peut désigner : { $candidates }.
nothing-forbidden = Aucune autre option ne t’est refusée.
nothing-to-undo = Rien ne peut être annulé : depuis ton dernier choix, il y a eu une pioche, une révélation ou la décision de quelqu’un d’autre.
taken-back = Annulé : { $what }.
saved = Sauvegarde : { $path }
go-on = Pour continuer : { $command } play { $game } --resume { $path }
resumed = La course reprend après { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}.
over = La course est terminée.
abandon-sure = { $name } : abandon définitif et dernière place. Tape encore une fois « { $word } » pour confirmer.
withheld = Pas possible pour toi en ce moment
no-such-rule = Il n’y a pas de règle « { $tag } ».
welcome = { $game } : { $seats }. Tape ? à tout moment.

help =
    Tape le numéro d’une option, son nom, ou assez de son nom pour lever le doute ; Entrée suffit quand il n’y en a qu’une.
    { command-why } – ce que tu ne peux pas faire maintenant, et quelle règle le dit
    { command-table } – redessiner la table
    { command-map } – dessiner tout le plateau
    { command-log } – tout ce qui s’est passé
    { command-rules } REPÈRE – lire une règle, par exemple { command-rules } { $rule }
    { command-undo } – revenir sur ton dernier choix, tant que rien n’a été révélé depuis
    { command-save } – sauvegarder maintenant (se fait aussi après chaque choix)
    { command-leave } – abandonner pour de bon
    { command-quit } – sauvegarder et quitter le terminal ; Ctrl-D fait de même

command-help = aide
command-why = pourquoi
command-table = table
command-map = plateau
command-log = journal
command-rules = règles
command-undo = annuler
command-save = sauver
command-leave = abandonner
command-quit = quitter

saying-de = Édition allemande
saying-it = Édition italienne
saying-ruling = Notre interprétation

verified = { $path } : { $count ->
    [one] { $count } entrée conforme
   *[other] { $count } entrées, toutes conformes
} aux règles installées.
after-entries = entrée { $count } sur { $of }
