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
