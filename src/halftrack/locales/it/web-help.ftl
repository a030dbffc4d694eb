### Help in the web client: the rules in place, and the guided first races.

## The rules

rules-games = I giochi
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] Una frase
   *[other] { $count } frasi
 }
rules-contents = Capitoli
rules-de = Edizione tedesca:
rules-it = Edizione italiana:
rules-ruling = La nostra interpretazione:
