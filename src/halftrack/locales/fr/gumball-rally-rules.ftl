### Les règles de Gumball Rally, un message par phrase.
### Un message dit la règle de la feuille imprimée ; .ruling est notre décision, là où la feuille se tait.

rules-title = Gumball Rally : les règles
rules-preface = Chaque règle a son repère. Le code nomme les repères qu’il suit, les tests nomment ceux qu’ils prouvent.
rules-words =
    Un pilote est un joueur avec sa main de cartes de course. Les buggys forment une seule file ; le premier est le leader, le dernier ferme la marche. Dans une manche, chaque buggy de la file reçoit une carte, puis on retourne un danger.

## Préparation

chapter-setup = Préparation

rule-setup-1 = Trois à huit buggys prennent le départ. Les 40 cartes de course portent les nombres 1 à 10 en quatre couleurs ; on les mélange, et chaque pilote en prend trois en main.
    .ruling = Déjeuner et soleil sont jaunes, oreiller et lune bleus, outils et pneu crevé noirs, essence et jauge rouges.
rule-setup-2 = Il y a 19 cartes à retourner : Vainqueur, deux checkpoints et 16 dangers. Dans chaque couleur, un danger est majeur et porte un volant.
    .ruling = Les 16 dangers sont quatre de chaque couleur.
rule-setup-3 = La pile compte 15 cartes. De haut en bas : trois dangers ; trois dangers mêlés à un checkpoint ; trois mêlés à l’autre checkpoint ; trois mêlés à Vainqueur. Personne ne voit les quatre dangers laissés dans la boîte.
rule-setup-4 = Le plus jeune est en tête de la file, ou bien on tire un buggy au sort. Les autres suivent dans le sens horaire.
    .ruling = Dans le programme, le premier pilote est tiré de la graine ou choisi par l’hôte.

## Manches

chapter-round = Une manche

rule-round-1 = De la tête à la queue de la file, chaque buggy reçoit à son tour une carte de la main de son pilote, dépasse ce qu’il peut, et le pilote reprend trois cartes. L’ordre est celui de la file au début de la manche.
rule-round-2 = Un buggy dépasse celui qui le précède si son nombre est plus grand ou si la couleur est la même ; puis il regarde le suivant, et ainsi de suite, nombre et couleur jugés à nouveau chaque fois. Le même nombre dans une autre couleur le bloque.
    .ruling = Le dépassement est automatique. Avec l’option decline, un pilote peut renoncer à dépasser par la couleur.
rule-round-3 = Un buggy ne dépasse qu’au moment où l’on joue sa propre carte. Le leader joue le premier et ne dépasse donc personne : il ne peut que garder sa place.
rule-round-4 = Quand tous ont joué, on retourne la carte du dessus de la pile. Un danger envoie en queue le buggy à la plus grande carte de sa couleur. Un danger majeur y envoie tous les buggys de cette couleur, le plus grand en dernier. Si personne n’a la couleur, rien ne se passe.
rule-round-5 = Un checkpoint se compte tout de suite, et il n’y a pas de danger dans cette manche. Vainqueur est l’arrivée : on compte, et le rallye est fini.
rule-round-6 = Sinon, les cartes sous les buggys sont défaussées, et la manche suivante commence par la tête de la nouvelle file.
rule-round-7 = Un pilote reprend toujours trois cartes.
    .ruling = Si la pioche est vide quand il faut une carte, les défausses des manches passées sont mélangées pour en faire une nouvelle. Elles suffisent toujours : jamais plus de 32 des 40 cartes ne sont en jeu.

## Points

chapter-scoring = Points

rule-scoring-1 = À chaque checkpoint et à l’arrivée, les cartes de points se donnent le long de la file, à partir de la tête.
    .ruling = 3, 2 et 1 points à un checkpoint, 4, 3, 2 et 1 à l’arrivée ; avec l’option scoring, 5, 3 et 1, puis 7, 5, 3 et 1.
rule-scoring-2 = Le plus de points gagne. À égalité, on partage la victoire.
rule-scoring-3 = Avec l’option photo-finish, les pilotes à égalité en tête tirent chacun une carte de course, et la plus grande gagne d’un nez.
    .ruling = Seuls les pilotes à égalité tirent, et leurs cartes classent aussi les autres d’entre eux. Les nombres égaux tirent encore. Si la pioche est trop courte, on y mélange les défausses.

## Deux pilotes

chapter-two = Deux pilotes

rule-two-1 = On peut aussi courir à deux, avec deux buggys chacun. (Une variante connue de bien des tables, pas de la feuille.)
    .ruling = Les buggys alternent dans la file. Un pilote a une seule main de trois cartes pour les deux, et reprend trois cartes après la carte de chaque buggy. Les buggys d’un même pilote se dépassent comme les autres.
rule-two-2 = Les points restent au buggy qui les gagne. Le meilleur buggy fait gagner son pilote ; si les meilleurs sont à égalité, l’autre décide.

## Abandon

chapter-leaving = Abandon

rule-leaving-1 = Un pilote peut abandonner.
    .ruling = Ses buggys quittent la file, ses cartes sont défaussées, et le rallye continue tant que quelqu’un roule. Il est classé derrière tous ceux qui continuent, et devant ceux qui ont abandonné plus tôt.

## Qui voit quoi

chapter-visibility = Qui voit quoi

rule-visibility-1 = La main d’un pilote est son secret ; pioche et pile de dangers sont face cachée, et personne ne connaît les dangers restés dans la boîte. Tout le reste est ouvert.
    .ruling = On peut toujours regarder les cartes jouées et défaussées. Tous savent comment la pile de dangers a été faite.
