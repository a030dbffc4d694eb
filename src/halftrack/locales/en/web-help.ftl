### Help in the web client: the rules in place, and the guided first races.

## The rules

rules-games = The games
rules-search = Search the rules
rules-found = { $count ->
    [one] One sentence
   *[other] { $count } sentences
 }
rules-contents = Chapters
rules-de = German edition:
rules-it = Italian edition:
rules-ruling = Our ruling:
