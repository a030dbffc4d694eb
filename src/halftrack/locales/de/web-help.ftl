### Help in the web client: the rules in place, and the guided first races.

## The rules

rules-games = Die Spiele
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] Ein Satz
   *[other] { $count } Sätze
 }
rules-contents = Kapitel
rules-de = Deutsche Ausgabe:
rules-it = Italienische Ausgabe:
rules-ruling = Unsere Auslegung:
