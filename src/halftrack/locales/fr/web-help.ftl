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
