### Help in the web client: the rules in place, and the guided first races.

## The rules

rules-games = Les jeux
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] Une phrase
   *[other] { $count } phrases
 }
rules-contents = Chapitres
rules-de = Édition allemande :
rules-it = Édition italienne :
rules-ruling = Notre interprétation :

## A guided first race

learn-title = Ta première course : { $game }
learn-coach = Ton guide
learn-page = { $number } sur { $of }
learn-show = Fais-le pour moi
learn-stray = Tu le pourrais, dans une course à toi. Pour cette leçon : { $option }.
learn-again = Maintenant : { $option }.
learn-on = Continuer à jouer d’ici
learn-go-on = La course est à toi : les autres sont des robots.
learn-leave = Quitter la leçon

learn-great-race-crew = Bienvenue en 1935 ! Des autochenilles traversent l’Afrique, du désert au nord jusqu’au Cap. Choisis d’abord ton équipage ; les véhicules se valent, à un près. Prends celui qui brille.
learn-great-race-take = Le bivouac. Les cartes sont visibles, et le dernier équipage de l’ordre choisit en premier. Ta main peut compter autant de cartes que l’indique la jauge du châssis. Prends celle qui brille.
learn-great-race-plan = Derrière ton écran, tu places cinq assistants, et personne ne voit où. Mets-en un chez les éclaireurs, deux chez les mécaniciens, un à la sécurité et un au financement, puis pars.
learn-great-race-plan-revealed = Les écrans sont levés : chacun voit maintenant qui a prévu quoi.
learn-great-race-sequence-place-tiles = Le convoi. Tour à tour, chaque équipage joue un assistant. L’éclaireur pioche deux tuiles et trace la piste.
learn-great-race-tile = Deux tuiles, et tu vois leur prix : gouttes d’essence, clés pour les dégâts, parfois un arrêt ou un danger. Les deux seront posées. D’abord la facile.
learn-great-race-place = Une tuile se pose sur une case libre reliée à ton véhicule. Les faciles là où tu veux passer, les dures à l’écart, ou sur la route d’un autre.
learn-great-race-sequence-drive = En route ! Un mécanicien te fait avancer d’autant de cases que l’indique la jauge du moteur. Les chiffres disent jusqu’où.
learn-great-race-drive-known = Une tuile posée a un prix connu. Pointe une case pour voir tes jauges d’après, puis choisis-la.
learn-great-race-drive-unknown = Personne n’est passé par ici : une tuile est retournée à ton arrivée. Si tu peux payer, tu dois ; sinon tu recules et le trajet s’arrête. C’est ça, la course !
learn-great-race-drive-city = Une ville coûte une essence, termine le trajet et donne des cartes. L’essence y coûte moitié moins cher.
learn-great-race-drive-stay = Assez pour l’instant : un trajet peut s’arrêter à chaque pas. Ce que tu ne brûles pas, tu le gardes.
learn-great-race-damage = Des dégâts : à toi de décider ce que prennent le moteur et le châssis. Moins de moteur, c’est moins de cases ; moins de châssis, moins de cartes.
learn-great-race-danger = Danger ! Une carte milice ou un garde l’écarte ; sinon, deux dégâts de plus.
learn-great-race-sequence-repair = Avant la panne : un mécanicien peut réparer au lieu de conduire.
learn-great-race-repair = Les pièces viennent de ta main ou s’achètent : 20 francs le niveau en ville, 40 sur la piste.
learn-great-race-sequence-collect-funding = De l’argent. Tous les assistants du financement comptent pour une action : 10 francs pour un, 110 pour cinq.
learn-great-race-sequence-petrol = L’essence s’achète tout au début d’une séquence : 10 francs le niveau en ville, 20 ailleurs.
learn-great-race-sequence-jerrycan = Un jerrican se verse à tout moment : un niveau d’essence.
learn-great-race-sequence-card = Les cartes viennent avant l’assistant, autant que tu veux. Celle-ci aide maintenant.
learn-great-race-sequence-draw-card = L’éclaireur peut aussi piocher une carte au lieu de poser des tuiles.
learn-great-race-sequence-pass = Plus rien à faire : passe. Un garde veille aux dangers jusqu’à la fin du tour.
learn-great-race-discard = Ta main dépasse ce que porte le châssis. Défausse quelque chose.
learn-great-race-turned-back = Le prix était trop élevé : te voilà revenu au point de départ. La tuile reste, visible de tous.
learn-great-race-order-changed = Le tour est fini. Le plus avancé jouera le premier et reçoit 20 francs, le deuxième 10. Tous les assistants rentrent.
learn-great-race-end = Tu sais l’essentiel. Le premier équipage dans la ville lointaine met fin à la course ; les points viennent de la place, du moteur et du châssis, et des francs.

learn-gumball-rally-play-first = Tu es en tête ! Qui est devant joue en premier et ne peut dépasser personne. Garde ta meilleure carte.
learn-gumball-rally-play-number = Un nombre plus grand dépasse le buggy de devant. Les petites têtes au-dessus d’une carte montrent qui tu dépasserais.
learn-gumball-rally-play-colour = La même couleur dépasse aussi, même avec un petit nombre.
learn-gumball-rally-play-low = Cette carte ne dépasse personne, mais une petite est sûre : les dangers frappent la plus haute d’une couleur.
learn-gumball-rally-hazard-turned = Quand tous ont joué, un danger est retourné.
learn-gumball-rally-sent-back = Un danger : la carte la plus haute de sa couleur file en queue. Avec un volant, il frappe tous ceux de cette couleur !
learn-gumball-rally-nobody-hit = Personne n’avait cette couleur. Quelle chance !
learn-gumball-rally-scored = Un checkpoint ! Ceux de devant reçoivent des boules de gomme.
learn-gumball-rally-end = C’était tout le rallye. Le plus de boules de gomme gagne !
