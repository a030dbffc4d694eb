### Le journal, le passé, ce qui s’est passé entre-temps et le résultat.

## Journal

story-filter = Quelles lignes
story-everybody = Tout le monde
story-lines = Le journal, ligne par ligne
story-newest = Au plus récent ↓
story-look = Voir ce moment
story-turn = Tour { $number }
story-round = Manche { $number }
story-before = Avant le départ
story-aloud = Ce qui vient de se passer
story-undone = Un coup a été repris.

## Ce que note la table

story-note-chat = { $name } : « { $text } »
story-note-undo-asked = { $name } demande à revenir en arrière.
story-note-undo-agreed = { $name } est d’accord.
story-note-undo-refused = { $name } n’est pas d’accord.
story-note-rebased = Les règles ont été mises à jour ; la course continue à partir d’ici.
story-note-resigned = { $name } abandonne.
story-note-voted-out = { $name } est absent et quitte la course par vote.
story-note-bot-plays-on = Un robot prend la place de { $name }.
story-note-bot-replaced = Un autre robot prend la place de { $name }.
story-note-came-back = { $name } est de retour.
story-note-time-is-up = Le temps de { $name } est écoulé.
story-note-rematch = Une revanche commence.

## Le passé

story-timeline = Fil du temps
story-moment = Moment
story-first = Au début (Home)
story-turn-back = Un tour en arrière (↑)
story-back = Un pas en arrière (←)
story-play = Lecture (espace)
story-pause = Pause (espace)
story-on = Un pas en avant (→)
story-turn-on = Un tour en avant (↓)
story-last = À la fin (Fin)
story-menu = Que faire de ce moment
story-now = Retour à la course
story-whose-view = Point de vue
story-spectator = Vu par un spectateur
story-as = Vu par { $name }
story-reveal = Toutes les mains ouvertes
story-hands = Toutes les mains
story-no-cards = Personne n’a de carte.
story-share = Partager ce moment
story-copied = Le lien est copié.
story-copy-this = Copiez ce lien :
story-address = Lien
story-play-on = Jouer à partir d’ici
story-export = Enregistrer la partie

## Depuis votre départ

story-since = Depuis votre départ
story-step-back = Retour
story-step-on = Suite
story-step-done = Terminé
story-skip = Passer

## Le résultat

story-result = Résultat et courbes
story-winners = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
story-nobody = Personne n’a gagné.
story-close = Fermer
story-rank = Rang { $rank }
story-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-gave-up = abandon
story-not-arrived = pas à l’arrivée
story-points-place = ordre d’arrivée
story-points-engine = moteur
story-points-chassis = châssis
story-points-francs = argent
story-points-mechanical = jauge mécanique
story-points-revealed = cartes révélées
story-points-checkpoint-1 = premier checkpoint
story-points-checkpoint-2 = deuxième checkpoint
story-points-finish = arrivée
story-rematch = Revanche
story-to-rematch = Vers la revanche
story-replay = Revoir la course
story-share-race = Partager cette course
story-charts = Le déroulement
story-figure-progress = Progression
story-figure-francs = Argent
story-figure-petrol = Essence
story-figure-engine = Moteur
story-figure-chassis = Châssis
story-figure-place = Place dans la file
story-figure-points = Points
story-as-table = Sous forme de tableau
story-turns = Tour
story-rounds = Manche
story-end = fin
