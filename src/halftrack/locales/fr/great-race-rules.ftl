### Les règles de The Great Race, un message par phrase. Les repères sont ceux de la version anglaise, qui fait foi.
### Un message dit la règle des livrets anglais ; .de ce que dit le livret allemand à la place ; .ruling est notre choix, là où les livrets se taisent.
### Insécables devant : ; ! ? » et F, et après «. Un poste est une partie du tableau de bord, une case un lieu du plateau.

rules-title = The Great Race : les règles
rules-preface = Chaque règle a un repère. Le code nomme les repères auxquels il obéit, les tests ceux qu’ils prouvent.
rules-words =
    Un tour a quatre phases : bivouac, planification, convoi et entretien. Ce que l’on fait d’un trait dans le convoi est une séquence. Un équipage, c’est le véhicule, les assistants, les jauges, l’argent et les cartes d’une personne ; un garde est un assistant au poste de sécurité ; une étape est un degré de la piste de progression. Une case est reliée à un véhicule si une chaîne sans trou de tuiles posées, par qui que ce soit, de villes et de liaisons joint l’une à l’autre.

## Mise en place

chapter-setup = Mise en place

rule-setup-1 = Deux à quatre équipages prennent le départ. On choisit une face du plateau et un sens : l’une des villes violettes est le départ, l’autre l’arrivée.
    .ruling = Avec le module « fifth », on court à cinq.
rule-setup-2 = Joue en premier la personne qui a visité le continent le plus récemment. Dans l’ordre du tour, chacun prend un équipage ; avec le module « leaders », chef et équipage vont ensemble.
    .ruling = Dans le logiciel, la première place est tirée de la graine ou choisie par l’hôte.
rule-setup-3 = Les jetons de progression commencent en une seule pile sur l’étape de départ, celui du premier équipage tout en bas.
    .de = Celui du premier équipage est au sommet.
rule-setup-4 = Tous les véhicules sont dans la ville de départ, toutes les jauges au maximum, toutes les mains vides.
rule-setup-5 = Chaque équipage a 80 F, le dernier dans l’ordre du tour 70 F.
    .ruling = À cinq aussi, seul le dernier a 70 F.
rule-setup-6 = Les cartes ressource mélangées forment la pioche, et les 60 tuiles vont dans le sac.
    .ruling = L’option « bag » choisit entre un sac propre à chaque continent (par défaut) et le sac d’Afrique pour les deux plateaux.
rule-setup-7 = La fiche d’un véhicule donne ses maxima d’essence, de moteur et de châssis.
    .ruling = Les maxima sont 6, 5 et 6 ; la P20R Belinda des Suffragettes a 7, 4 et 6.

## La main

chapter-hand = La main

rule-hand-1 = Une main ne tient pas plus de cartes que n’en montre la jauge de châssis. Qui reçoit une carte de trop, ou dont le châssis tombe sous le nombre de ses cartes, choisit aussitôt quoi défausser parmi toute sa main ; le jeu attend. Une carte défaussée n’a aucun effet.
rule-hand-2 = Tant que l’essence est sous son maximum, un jerrycan de trop peut être joué au lieu d’être défaussé.
rule-hand-3 = Quand il faut une carte et que la pioche est vide, la défausse mélangée devient la nouvelle pioche.
    .ruling = Si les deux sont vides, on ne pioche rien.

## Bivouac

chapter-bivouac = Phase 1 : le bivouac

rule-bivouac-1 = On étale face visible une carte de plus qu’il n’y a d’équipages.
    .ruling = Le module « fifth » peut en ajouter une. S’il en manque, on étale tout ce qu’il y a.
rule-bivouac-2 = Les équipages prennent une carte chacun, en commençant par le dernier de l’ordre du tour. La carte restante va elle aussi au dernier équipage, mais seulement quand tous ont choisi.
rule-bivouac-3 = On choisit à découvert.
    .ruling = Tout le monde sait donc que l’équipage tient ces cartes, jusqu’à ce qu’il les joue ou les défausse.

## Planification

chapter-planning = Phase 2 : la planification

rule-planning-1 = Tous ensemble, chacun derrière son paravent, les équipages répartissent à leur gré leurs cinq assistants entre les postes éclaireurs, mécaniciens, sécurité et financement. À chaque tour, tous les assistants sont de nouveau libres.
rule-planning-2 = Les paravents se lèvent ensemble ; dès lors, aucun assistant ne change de poste.
rule-planning-3 = Un poste offre deux actions ; laquelle un assistant accomplit se décide quand on le joue.

## Convoi

chapter-convoy = Phase 3 : le convoi

rule-convoy-1 = Dans l’ordre du tour, ronde après ronde, chaque équipage joue une séquence : il peut acheter de l’essence, il peut ensuite jouer des cartes, puis il doit jouer un assistant (ceux du financement comptent pour un) ou passer. Cela clôt la séquence.
rule-convoy-2 = L’essence coûte 10 F le niveau en ville et 20 F ailleurs, jusqu’au maximum, et ne s’achète qu’au tout début d’une séquence, jamais en roulant.
rule-convoy-3 = Pour jouer une carte, il faut au moins un assistant actif sur son tableau de bord ; un garde suffit. Les cartes jouables à tout moment n’en demandent aucun.
    .ruling = L’assistant que l’on joue compte jusqu’à la fin de son action, si bien que guide, transport, pièces et boîtes à outils vont avec le dernier. La réponse allemande qui refuse les cartes jouables à tout moment contredit la liste des cartes de ce même livret et n’est pas suivie.
rule-convoy-4 = Les cartes agissent dans l’ordre où on les joue, chacune jusqu’au bout avant la suivante.
rule-convoy-5 = Qui passe retire de son tableau de bord tous ses assistants sauf les gardes ; le financement abandonné ne rapporte rien. Jusqu’à la fin du tour, l’équipage n’achète plus d’essence et ne fait plus que réagir avec ses gardes.
    .ruling = Il peut encore jouer ses cartes jouables à tout moment.
rule-convoy-6 = On saute un équipage sans assistant actif ; quand tous les autres ont fini, un équipage joue séquence sur séquence.
rule-convoy-7 = La phase s’achève quand plus personne ne peut agir.
    .ruling = Un équipage à qui il ne reste que des gardes a encore des séquences : il peut acheter de l’essence et jouer des cartes, puis un garde retire une tuile, ou bien il passe et conserve ses gardes jusqu’à l’entretien.
rule-convoy-8 = On peut dépenser un assistant pour rien.
    .ruling = Soit un trajet d’aucune case ou une réparation de rien, et la table prévient ; mais un garde ne retire qu’une tuile qu’il a le droit de retirer.

## Éclaireurs

chapter-pathfinder = Le poste des éclaireurs

rule-pathfinder-1 = Un éclaireur pioche deux tuiles, les regarde toutes les deux et les pose l’une après l’autre sur des cases de terrain libres, chacune reliée au véhicule ; la première peut relier la seconde. Jamais de tuile sur une ville. Rien n’oblige les deux à se toucher, ni à mener là où l’on veut aller.
    .de = Les tuiles forment un chemin continu, celles du cartographe aussi : la première va là où mène le chemin, chacune des suivantes, si possible, à côté de la tuile qui vient d’être posée.
rule-pathfinder-2 = Ou bien un éclaireur pioche la carte du dessus.
rule-pathfinder-3 = Toute tuile piochée est posée.
    .ruling = Une tuile qui ne va nulle part quitte la partie.
rule-pathfinder-4 = Les liaisons maritimes et aériennes sont des maillons de la chaîne.
rule-pathfinder-5 = Les tuiles défaussées quittent la partie.
    .ruling = Un écart voulu, l’option « bag-refill » (active à moins qu’on ne la coupe) : quand le sac est vide, les tuiles défaussées sont mélangées et y retournent, car 60 tuiles sont trop peu pour cent cases. On pioche ce qu’il y a ; s’il n’y a rien, on ne pioche rien, et une case libre coûte 1 niveau d’essence, 2 dans la zone à risque, sans qu’une tuile soit posée : aucune course ne peut ainsi se bloquer.

## Mécaniciens

chapter-mechanics = Le poste des mécaniciens

rule-mechanics-1 = Un mécanicien qui répare relève le moteur et le châssis, sans dépasser leurs maxima, par tout mélange de pièces de rechange (1 niveau), de boîtes à outils (3 niveaux) et de pièces achetées (1 niveau pour 20 F en ville, 40 F ailleurs). Un seul assistant fait le tout.
rule-mechanics-2 = Ou bien il prend le volant.

## Trajets

chapter-drive = Rouler

rule-drive-1 = Un trajet, par un assistant ou une carte Chauffeur, mène au plus d’autant de cases qu’en montrait la jauge de moteur au début de l’action, et peut s’arrêter à chacune.
rule-drive-2 = Chaque pas mène sur une case voisine, ou le long d’une liaison qui part de la ville où se trouve le véhicule.
    .ruling = Deux cases que sépare sur la carte un trait d’eau ne sont pas voisines.
rule-drive-3 = Pour entrer sur une tuile posée, il faut en payer tout le prix : l’essence, les dégâts, que l’on répartit entre moteur et châssis, le danger, et 1 niveau d’essence de plus dans la zone à risque. Sinon, le pas est interdit. Les tuiles sont à tout le monde, et dans tous les sens.
rule-drive-4 = Sur une case de terrain libre, on pioche une tuile. Si l’équipage peut en payer le prix, elle se pose sous le véhicule et le trajet peut continuer. Sinon, le véhicule retourne là d’où ce pas est parti, sans rien perdre ; la tuile reste sur la case et le trajet est fini. Les pas précédents restent acquis.
    .ruling = Là où les jauges suffisent à elles seules, il faut entrer.
rule-drive-5 = Entrer dans une ville coûte 1 niveau d’essence par terre, par mer ou par air, jamais le supplément de la zone à risque, et met fin au trajet. L’équipage pioche autant de cartes qu’en montre la ville.
    .ruling = D’abord l’essence, puis le jeton, puis les cartes (ou l’arrivée), puis la limite de main. On peut revenir dans une ville ; elle coûte et donne à nouveau.
rule-drive-6 = Un stop met fin au trajet sur sa tuile. Un guide permet d’ignorer un stop.
    .ruling = Le guide se joue quand on atteint le stop, sur une tuile connue ou nouvelle.
rule-drive-7 = Moteur à 0 : le véhicule est en panne et ne bouge plus avant d’être réparé. Essence à 0 : il n’entre nulle part où il faut de l’essence. Châssis à 0 : il roule, mais sans une carte en main.
rule-drive-8 = Les jerrycans se jouent à tout moment d’un trajet, y compris pour payer un prix.
    .ruling = On n’y est jamais obligé ; un jerrycan joué en vain reste dans la jauge.
rule-drive-9 = Des dégâts que le véhicule ne peut pas subir sont un prix qu’il ne peut pas payer.
    .ruling = Moteur et châssis doivent les couvrir ensemble ; chacun peut tomber à 0. Entre milice, garde et 2 dégâts de plus, on choisit parmi ce que l’on peut supporter. Si seuls une carte ou un garde peuvent sauver le véhicule, on a le droit d’y renoncer : il fait demi-tour comme en drive.4, même devant une tuile connue, et le trajet est fini.
rule-drive-10 = Plusieurs véhicules peuvent partager une case.
    .ruling = Les livrets le montrent et ne l’interdisent nulle part.
rule-drive-11 = Le jeton de la piste de progression suit le véhicule, en avant ou en arrière, et se pose au-dessus de ceux qui sont déjà sur l’étape.
    .ruling = Il avance à chaque pas qui change d’étape, une fois le prix payé ; un demi-tour ne déplace rien. Là où le départ est à l’intérieur des terres, les étapes au-delà, loin de l’arrivée, sont derrière lui.

## Liaisons

chapter-lanes = Liaisons maritimes et aériennes

rule-lanes-1 = Une liaison coûte les francs qui y sont imprimés, 50 F de moins par carte Transport, puis 1 niveau d’essence pour la ville au bout.
    .ruling = Le prix ne descend pas sous 0 et rien n’est rendu. Il faut pouvoir payer les deux à ce moment-là, avec un moteur d’au moins 1.
rule-lanes-2 = Une liaison demande elle aussi un trajet, par un assistant ou une carte.
    .ruling = C’est un seul pas, et comme l’entrée en ville met fin au trajet, ce ne peut être que le premier.

## Sécurité

chapter-security = Le poste de sécurité

rule-security-1 = Un garde écarte un danger, sur une tuile que l’on traverse ou sur une carte que joue quelqu’un d’autre, à tout moment, hors de son tour et après avoir passé aussi. Ce n’est pas une séquence.
rule-security-2 = Ou bien, comme assistant de sa propre séquence, un garde retire une tuile reliée au véhicule, jamais sous un véhicule. La tuile quitte la partie.
    .de = La tuile est voisine du véhicule.

## Financement

chapter-funding = Le poste de financement

rule-funding-1 = Tous les assistants du financement se jouent d’un coup : 1 à 5 assistants rapportent 10, 20, 40, 70 ou 110 F.

## Danger

chapter-danger = Le danger

rule-danger-1 = Une carte Milice ou un garde écarte un danger ; sinon, il coûte 2 dégâts de plus.
rule-danger-2 = Trois cartes sont des dangers : Chasseur de pistes, Saboteur et Escroc.
    .ruling = Ainsi le disent les réponses allemandes ; où les anglaises disent « tracker », elles parlent du Chasseur de pistes.
rule-danger-3 = Les autres équipages peuvent écarter le danger d’une carte.
    .ruling = Un Saboteur : sa cible. Un Chasseur de pistes ou un Escroc : tout autre équipage encore en course, interrogé dans l’ordre du tour à partir de qui joue ; le premier qui l’écarte annule la carte, défaussée sans effet.
rule-danger-4 = Qui l’on interroge découle de ce que tout le monde voit.
    .ruling = On interroge chacun de ces équipages qui a un garde ou au moins une carte en main, même s’il ne peut que laisser faire ; sur une tuile, celui qui roule. Un équipage peut laisser des consignes secrètes : toujours, jamais, demander. Si, quand et dans quel ordre on interroge, et combien de temps prend une réponse automatique, ne dépend jamais de ce que l’on tient.

## Cartes

chapter-cards = Les cartes ressource

rule-cards-1 = Une carte se joue avant l’assistant de sa séquence, avec une réparation ou un trajet, ou à tout moment, selon ce qu’elle dit ; ensuite, on la défausse.
rule-cards-2 = Une carte fait tout ce qu’elle dit, dans la mesure du possible.
    .ruling = S’il y a moins de tuiles qu’elle n’en nomme, elle prend celles-là ; s’il n’y en a aucune, on ne peut pas la jouer.
rule-cards-trail-hunter = Chasseur de pistes (2, un danger), avant un assistant : retire deux tuiles, où qu’elles soient.
    .de = Une tuile, reliée au véhicule.
    .ruling = Aucune sous un véhicule.
rule-cards-saboteur = Saboteur (3, un danger), avant un assistant : un autre équipage perd 2 niveaux de moteur et de châssis, répartis par qui joue la carte.
    .de = Les deux niveaux se perdent sur une seule jauge.
    .ruling = Tout équipage encore en course, où qu’il soit ; dans la limite de ses jauges.
rule-cards-con-artist = Escroc (2, un danger), avant un assistant : deux tuiles posées échangent leurs places, où qu’elles soient.
    .de = Deux tuiles posées vont sur d’autres cases libres, reliées ou non.
    .ruling = Aucune sous un véhicule ; le supplément de la zone à risque reste à la case.
rule-cards-repairman = Dépanneur (3), avant un assistant : une réparation.
rule-cards-driver = Chauffeur (3), avant un assistant : un trajet.
rule-cards-cartographer = Cartographe (3), avant un assistant : pioche trois tuiles et pose-les comme un éclaireur.
rule-cards-topographer = Topographe (2, seulement avec le module « leaders »), avant un assistant : pioche quatre tuiles et poses-en deux sur ton chemin comme un éclaireur ; les autres quittent la partie.
rule-cards-financial = Mécène (3), avant un assistant : 30 F.
    .de = La pioche en compte 2.
rule-cards-refuelling-station = Ravitaillement (2), avant un assistant : l’essence monte de 5, sans dépasser le maximum.
rule-cards-tracker = Pisteur (2), avant un assistant : pioche trois cartes, gardes-en deux.
rule-cards-spare-parts = Pièces de rechange (6), avec une réparation : le moteur ou le châssis monte de 1.
rule-cards-toolbox = Boîte à outils (2), avec une réparation : 3 niveaux, répartis entre moteur et châssis.
    .de = Les trois sur une seule jauge.
rule-cards-transport = Transport (2), avec un trajet : une liaison coûte 50 F de moins ; on peut en cumuler.
rule-cards-guide = Guide (2), avec un trajet : ignore un stop.
rule-cards-militia = Milice (3), à tout moment : écarte un danger, d’une tuile ou d’une carte.
rule-cards-jerrycan = Jerrycan (8), à tout moment : l’essence monte de 1, sans dépasser le maximum.

## Entretien

chapter-maintenance = Phase 4 : l’entretien

rule-maintenance-1 = Le nouvel ordre du tour suit la piste de progression, le plus avancé en tête ; sur une même étape, le jeton le plus bas, arrivé plus tôt, est devant.
rule-maintenance-2 = Le premier équipage reçoit 20 F, le deuxième 10 F ; à deux équipages, seul le premier reçoit quelque chose.
    .ruling = À cinq, 20 et 10 F.
rule-maintenance-3 = Les gardes qui n’ont pas servi quittent le tableau de bord, et les chefs sont de nouveau prêts quand commence le tour suivant.

## Arrivée

chapter-finish = L’arrivée

rule-finish-1 = Le premier équipage dans la ville d’arrivée fait de ce tour le dernier. Il paie l’essence de la ville, défausse sa main, retire tous ses assistants, gardes compris, et passe. Ses jauges et son argent sont figés, aucune carte ne l’atteint, et il n’écarte plus rien.
    .ruling = Il n’y pioche pas de carte.
rule-finish-2 = Les autres achèvent ce convoi, et ceux qui arrivent font de même. Puis la course est aussitôt finie, sans entretien ni prime. Seul un équipage arrivé peut gagner.
rule-finish-3 = Prestige : 5, 3 et 1 aux trois premiers arrivés, 1 par niveau de moteur et de châssis, 1 par tranche entière de 50 F. À égalité, l’arrivée la plus précoce l’emporte.
rule-finish-4 = Les équipages qui ne sont pas arrivés sont classés derrière les autres.
    .ruling = Par étape, puis par jeton. Après 40 tours sans arrivée, la course est arrêtée et classée de la sorte.

## Abandon

chapter-leaving = Abandonner la course

rule-leaving-1 = Un équipage peut abandonner.
    .ruling = Son véhicule reste sans effet sur le plateau, ses cartes et ses assistants sont défaussés, son argent disparaît ; il quitte l’ordre du tour et se classe dernier. Les autres continuent, même un équipage seul, jusqu’à ce qu’il arrive ou abandonne.

## Chefs

chapter-leaders = Module : leaders

rule-leaders-1 = Jean Delatour, de l’équipage français, une fois par tour : pioche trois tuiles et pose-les.
    .ruling = Comme un éclaireur.
rule-leaders-2 = Gianni Martinetti, de l’équipage italien, une fois par tour : une réparation.
rule-leaders-3 = Leonard Van Hotten, de l’équipage belge, toujours : au moins 2 cartes en entrant dans une ville.
rule-leaders-4 = Sir Andrew Walledgrave, de l’équipage anglais, une fois par tour : une liaison maritime coûte 50 F de moins.
    .ruling = Par mer, pas par air ; cumulable avec des cartes Transport, et jamais sous 0.
rule-leaders-5 = Simone Deforêt, des Suffragettes, une fois par tour : une carte de plus au bivouac.
rule-leaders-6 = Le module ajoute les deux topographes à la pioche.
rule-leaders-7 = Un pouvoir s’utilise au moment qu’il nomme.
    .ruling = Ceux de Delatour et de Martinetti dans sa propre séquence avant l’assistant, comme une carte, et avec un assistant actif.

## Cinquième équipage

chapter-fifth = Module : fifth

rule-fifth-1 = Les Suffragettes sont un cinquième équipage et peuvent, dans une course plus petite, remplacer n’importe quel autre.
rule-fifth-2 = On étale une carte de plus qu’il n’y a d’équipages, et encore une de plus si Deforêt est en course.
    .ruling = Sans le module « leaders », les Suffragettes n’ont ni pouvoir ni carte à elles.
rule-fifth-3 = Quand tous ont choisi, Deforêt reçoit la carte supplémentaire ; si elle est aussi dernière, elle en a trois en tout.
    .ruling = Le dernier équipage choisit sa deuxième carte parmi les deux qui restent ; elle reçoit l’autre.

## Solo

chapter-solo = Module : solo

rule-solo-1 = Un équipage court, selon les règles de toute course, contre la Renault Torpedo de René Estienne, qui suit des règles et ne décide de rien.
rule-solo-1a = La Torpedo a cinq assistants et deux jauges, essence et mécanique, qui commencent à 6, leur maximum.
    .it = Seule l’essence est tenue à son maximum.
    .ruling = La jauge mécanique monte alors jusqu’à 10, le bout de l’échelle. Dans les courses suivantes, les deux commencent au maximum atteint par les pouvoirs d’héritage.
rule-solo-1b = Elle n’a ni main ni argent ; les cartes qu’elle prend ou pioche sont défaussées une fois leur effet produit.
rule-solo-1c = Dans la première course, l’équipage joue en premier.
    .ruling = Ensuite, c’est qui a perdu la dernière course courue à deux.
rule-solo-2 = À chaque tour, on révèle une carte du paquet mélangé des huit cartes Estienne, toutes de niveau 1 dans la première course. Elle montre un niveau, une lettre, la couleur de l’objectif du tour, combien de tuiles la Torpedo pioche, de combien de cases la mènent son deuxième assistant et les suivants, ses emplacements au bivouac, les dégâts d’un danger et la jauge qu’ils frappent, et ce qu’elle récupère.
rule-solo-3 = Une carte révélée est suivie du convoi, de l’entretien, du bivouac et de la planification. Dans le convoi, l’équipage et la Torpedo jouent chacun à leur tour une séquence, dans l’ordre du tour ; la première séquence de la Torpedo est celle de son premier assistant, et ainsi de suite. Quand le paquet est épuisé, on le mélange à nouveau.
    .ruling = L’équipage planifie une fois avant la première carte. Chaque révélation d’une carte compte. Le chef est de nouveau prêt quand une carte est révélée. Ce que l’équipage a fait avant une séquence de la Torpedo reste acquis.
rule-solo-4 = Le premier assistant pioche autant de tuiles qu’en montre la carte. La valeur d’une tuile est la somme de son essence et de ses dégâts, plus 1 pour un stop et 1 pour un danger. À 1 et 2 la tuile est facile, au-delà elle est difficile.
    .ruling = À valeur égale, la tuile sans signe vient en bas, puis le stop, puis le danger, puis les deux ; ensuite celle qui demande moins d’essence, ensuite le plus petit numéro de tuile. La zone à risque ne compte pas. On pose d’abord les tuiles faciles.
rule-solo-4a = Les tuiles faciles vont sur le chemin de la Torpedo vers son objectif, la plus facile d’abord ; faute de place, elles sont défaussées.
    .ruling = On remplit le terrain libre et sans véhicule en s’éloignant de la Torpedo.
rule-solo-4b = Les tuiles difficiles vont sur le chemin de l’équipage vers l’arrivée, la plus difficile d’abord ; faute de place, autour de son véhicule, puis à côté de ce chemin.
    .ruling = Le chemin se remplit en s’éloignant du véhicule ; autour de lui, par le plus petit nom ; à côté du chemin, au plus près du véhicule, puis par le plus petit nom. S’il n’y a de place nulle part, ou si l’équipage est arrivé : défaussées.
rule-solo-5 = La Torpedo vise la ville la plus proche de la couleur de la carte, et une fois là la suivante, tant que cette carte est en vigueur.
rule-solo-5a = Elle ne vise jamais une ville de sa propre étape ni d’une étape en arrière.
    .ruling = Ni une ville où elle est déjà entrée dans cette course.
rule-solo-5b = De deux villes aussi proches, elle vise la plus voisine de l’arrivée.
    .ruling = Puis le plus petit nom.
rule-solo-5c = Si l’arrivée est plus proche, ou s’il ne reste aucune ville de la couleur, elle vise l’arrivée.
rule-solo-6 = Les villes font partie de son chemin, les liaisons non.
    .ruling = Un chemin est le plus court en nombre de cases, quel qu’en soit le prix. Entre chemins aussi courts, la case suivante est une ville, sinon la tuile la plus facile, sinon une case libre, puis le plus petit nom (2a avant 10a) ; on le cherche à nouveau à chaque pas.
rule-solo-7 = Le deuxième assistant mène la Torpedo au plus d’autant de cases que le montre la carte, puis chacun des trois autres de même. Entre deux tuiles, elle prend la plus facile.
    .ruling = De deux tuiles sur ses plus courts chemins ; elle ne fait pas de détour.
rule-solo-7a = À côté d’une ville, son pas suivant mène toujours dans cette ville.
    .ruling = Une ville en avant ou son objectif, jamais une ville où elle est déjà entrée dans cette course ; de plusieurs, la plus proche de son objectif, puis le plus petit nom.
rule-solo-7b = Elle paie l’essence avec l’essence et les dégâts avec la mécanique, et 1 niveau d’essence de plus dans la zone à risque. Un danger lui coûte aussitôt 2 niveaux de mécanique ; elle n’écarte rien.
rule-solo-7c = Si elle ne peut pas payer une case, elle reste où elle est.
    .ruling = Le danger fait partie du prix, et chaque jauge peut tomber à 0. Cet assistant est dépensé. La mécanique à 0, elle est en panne jusqu’à ce qu’elle récupère.
rule-solo-7d = Sans tuile sur sa route, elle avance à l’aveugle, comme tout le monde.
    .ruling = Une tuile qu’elle ne peut pas payer reste là où on l’a piochée. L’essence à 0, on n’en pioche pas.
rule-solo-7e = Un stop ou une ville met fin au mouvement de l’assistant. Une ville coûte 1 niveau d’essence, et la Torpedo pioche les cartes de la ville.
rule-solo-8 = L’entretien désigne comme toujours qui joue en premier. Premier, l’équipage reçoit 20 F ; première, la Torpedo gagne 2 niveaux d’essence en ville et 1 ailleurs.
rule-solo-9 = Au bivouac, cinq cartes sont étalées sur des emplacements numérotés. La Torpedo prend la carte de son emplacement et, seconde, celle aussi de son deuxième emplacement ; puis l’équipage en prend une s’il est premier, deux s’il est second, et le reste est défaussé.
    .ruling = La Torpedo se sert d’abord, même en tête. Avec Deforêt, il y a six cartes ; la sienne se prend après les deux autres prises et avant les dégâts. S’il y a moins de cartes, un emplacement vide ne donne rien.
rule-solo-9a = Pour chaque carte de danger qui reste, l’équipage subit les dégâts que montre la carte Estienne, sur la jauge qu’elle montre.
    .it = Une seule fois, s’il reste une carte de danger.
    .ruling = Dans la limite de la jauge. Une milice écarte les dégâts d’une carte.
rule-solo-10 = À la planification, la Torpedo récupère ce que montre sa carte, sans dépasser son maximum, et l’équipage planifie.
rule-solo-11 = Le premier véhicule dans la ville d’arrivée fait de ce tour le dernier. Si les deux arrivent dans ce tour, les points décident : 5 pour la première place et 3 pour la seconde ; à l’équipage, 1 par niveau de moteur et de châssis et 1 par tranche entière de 50 F ; à la Torpedo, 1 par niveau de mécanique et 1 par carte révélée.
    .ruling = À égalité, l’arrivée la plus précoce l’emporte. Si un seul véhicule arrive, il a gagné. Si l’équipage abandonne, la course est aussitôt finie.
rule-solo-12 = Quand l’équipage a gagné, deux des cartes les plus basses du paquet cèdent la place à des cartes du niveau suivant ; quand la Torpedo a gagné, une. Les cartes de niveau 3 n’entrent que lorsque les huit sont de niveau 2.
    .ruling = L’une après l’autre. Au hasard : n’importe laquelle des plus basses, et n’importe laquelle du niveau suivant qui n’est pas dans le paquet. Quand toutes sont de niveau 3, rien ne change.
rule-solo-12a = Sans hasard : on choisit une lettre, et sa carte cède la place à la même lettre du niveau suivant.
    .ruling = Une campagne s’en tient à l’une des deux façons.
rule-solo-13 = Chaque fois que la Torpedo entre dans une ville de la couleur de sa carte, elle gagne le niveau suivant du pouvoir de cette couleur, aussitôt et avant de piocher. Les niveaux s’ajoutent.
    .ruling = Après le quatrième, il n’y a plus rien à gagner.
rule-solo-13-yellow = Jaune : le maximum des deux jauges passe à 7, 8, 9, 10.
    .ruling = L’aiguille ne bouge pas.
rule-solo-13-green = Vert : 1, les jerrycans et les ravitaillements qu’elle prend au bivouac remplissent son réservoir ; 2, les pièces de rechange et les boîtes à outils prises là la réparent ; 3 et 4, de même pour celles qu’elle pioche en ville.
rule-solo-13-red = Rouge : 1, une carte de danger qu’elle prend au bivouac blesse l’équipage comme le montre sa carte ; 2, une carte de danger piochée en ville aussi ; 3, un danger ne lui coûte que 1 niveau ; 4, aucun.
    .ruling = Une milice ou un garde écarte les dégâts.
rule-solo-13-blue = Bleu : 1, les stops ne l’arrêtent pas ; 2, la zone à risque ne lui coûte rien de plus ; 3, les liaisons maritimes qui servent son but sont gratuites ; 4, son deuxième assistant la mène une case plus loin.
    .ruling = Au troisième niveau, les liaisons maritimes font partie de ses chemins ; un pas par mer lui coûte l’essence de la ville et pas un franc.
rule-solo-14 = La Torpedo est une cible comme un équipage, et ses tuiles sont des tuiles comme les autres.
    .ruling = Un saboteur lui prend 2 niveaux de mécanique ; elle n’écarte rien.
rule-solo-15 = Un passeport a des quêtes à faire tamponner. Une course gagnée tamponne chaque quête qu’elle remplit, dans la voie où elle a été courue.
    .ruling = Les quêtes et les règles de la troisième voie sont de nous.
rule-solo-15a = Voie Prudente : avec un paquet qui évolue. Légendaire : avec un paquet qui évolue et des pouvoirs d’héritage. Solitaire : une traversée sans rival.
rule-solo-15b = Qui a fait tamponner tout le passeport par la voie Légendaire entre dans la légende.
rule-solo-16 = Le paquet, l’héritage et le passeport s’activent séparément. Une campagne les porte de course en course.
    .ruling = Sans l’évolution du paquet, on court contre les huit cartes de niveau 1, et elles restent ; sans l’héritage, aucun pouvoir ne sert ni ne se gagne.
rule-solo-16a = Une campagne sait comment se distribue sa prochaine course.
    .ruling = La graine, le paquet, les pouvoirs et qui joue en premier viennent de la campagne, les plateaux sont ceux de la boîte. On ne revient pas sur ce qu’on a vu, et une course interrompue reste la même quand elle reprend.
rule-solo-16b = Abandonner n’aide personne.
    .ruling = Après la première carte, cela compte comme une victoire de la Torpedo, avec les pouvoirs qu’elle a gagnés. Avant, la course reste à courir.
rule-solo-16c = Une course que personne ne termine ne change rien.
    .ruling = Après 40 tours sans arrivée, elle est arrêtée : la course suivante a une autre graine, et c’est tout.

## En solitaire

chapter-alone = Module : solo, la traversée en solitaire

rule-alone-1 = Un équipage traverse le continent, et personne ne court contre lui.
    .ruling = Toutes les règles de ce chapitre sont de nous. L’équipage a 80 F, et toute règle de la course qui se passe de rival est valable.
rule-alone-2 = Six des huit cartes Estienne de niveau 1, tirées au hasard, sont alignées face visible : c’est le calendrier de la traversée. On en révèle une par tour ; qui n’est pas arrivé à la fin du convoi de la sixième a échoué.
rule-alone-3 = Dès qu’une carte est révélée, on pioche les tuiles qu’elle montre. Les difficiles se posent sur le chemin de l’équipage comme la Torpedo les aurait posées ; les faciles sont défaussées.
rule-alone-4 = L’entretien ne paie aucune prime.
rule-alone-5 = Au bivouac, cinq cartes sont étalées. Celles des deux emplacements de la carte Estienne sont défaussées, puis l’équipage en prend une ; pour chaque carte de danger qui reste, il subit les dégâts que montre la carte Estienne.
rule-alone-6 = Une traversée ne change ni le paquet, ni les pouvoirs, ni qui joue en premier.

## Quêtes

chapter-quest = Module : solo, les quêtes du passeport

rule-quest-sahara = Droit sur le Sahara : gagner une course d’Afrique au départ de Colomb-Béchar. Prudente, Légendaire, Solitaire.
rule-quest-transvaal = Adieu au Transvaal : gagner une course d’Afrique au départ de Cape Town. Prudente, Légendaire, Solitaire.
rule-quest-llanos = À travers les llanos : gagner une course d’Amérique du Sud au départ de Caracas. Prudente, Légendaire, Solitaire.
rule-quest-pampero = Contre le pampero : gagner une course d’Amérique du Sud au départ d’Ushuaia. Prudente, Légendaire, Solitaire.
rule-quest-landsman = Pied terrien : gagner sans prendre de liaison. Prudente, Légendaire, Solitaire.
rule-quest-passenger = À bord : gagner en ayant pris une liaison maritime ou aérienne. Prudente, Légendaire, Solitaire.
rule-quest-mechanic = Mécanique bien huilée : gagner avec le moteur à son maximum. Prudente, Légendaire, Solitaire.
rule-quest-unbroken = Increvable : gagner sans jamais tomber en panne. Prudente, Légendaire, Solitaire.
rule-quest-collector = Collection : gagner en passant par trois villes différentes d’une même couleur. Prudente, Légendaire, Solitaire.
rule-quest-rainbow = Arc-en-ciel : gagner en passant par des villes de trois couleurs. Prudente, Légendaire, Solitaire.
rule-quest-sprinter = Sprint : gagner en cinq tours ou moins. Prudente, Légendaire, Solitaire.
rule-quest-treasurer = Caisse pleine : gagner avec 100 F ou plus. Prudente, Légendaire, Solitaire.
rule-quest-reserve = Réserve : gagner avec un demi-plein d’essence ou plus. Prudente, Légendaire, Solitaire.
rule-quest-runaway = Échappée : gagner avant que la Torpedo soit arrivée. Prudente, Légendaire.
rule-quest-lion = Lion : gagner une course d’Afrique au départ de Colomb-Béchar contre huit cartes de niveau 3. Prudente, Légendaire.
rule-quest-leopard = Léopard : gagner une course d’Afrique au départ de Cape Town contre huit cartes de niveau 3. Prudente, Légendaire.
rule-quest-condor = Condor : gagner une course d’Amérique du Sud au départ de Caracas contre huit cartes de niveau 3. Prudente, Légendaire.
rule-quest-puma = Puma : gagner une course d’Amérique du Sud au départ d’Ushuaia contre huit cartes de niveau 3. Prudente, Légendaire.
rule-quest-veteran = Vieille garde : gagner contre une Torpedo partie avec les seize niveaux d’héritage. Légendaire.

## Ce que l’on voit

chapter-visibility = Ce que l’on voit

rule-visibility-1 = Tout le monde voit ce qui se trouve sur la table : le plateau avec ses tuiles, véhicules et jetons, les jauges, l’argent, les chefs, les assistants révélés, qui a passé, l’ordre du tour, les cartes jouées et défaussées, les tuiles défaussées.
    .ruling = De même le nombre de cartes dans chaque main et dans la pioche, de tuiles dans le sac, et les cartes prises au bivouac jusqu’à ce qu’elles soient jouées ou défaussées.
rule-visibility-2 = Le reste n’est vu que de qui le possède, ou de personne.
    .ruling = Restent cachés l’ordre de la pioche, du sac et des cartes Estienne, les plans jusqu’à ce qu’ils soient tous faits, les autres cartes d’une main, les tuiles piochées et pas encore posées, et les cartes parmi lesquelles choisit un Pisteur. Ce qu’un Pisteur ou un Topographe ne garde pas est défaussé à découvert.
rule-visibility-3 = Tout le monde voit qui l’on interroge, et la part publique de la question : quelle carte vise qui, ou quelles tuiles.
    .ruling = Restent cachés ce que l’équipage interrogé peut répondre, les consignes et les séquences préparées. Sauf pour un danger, un équipage n’est interrogé que là où plus d’une réponse lui est ouverte, comme à toute table ; cela aussi se voit.
rule-visibility-4 = La graine, et avec elle tout ce que le hasard apportera, reste cachée pendant la course.
    .ruling = Après la course, tout son enregistrement est ouvert.
