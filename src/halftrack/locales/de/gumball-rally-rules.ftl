### Die Regeln von Gumball Rally, eine Nachricht je Satz.
### Eine Nachricht sagt die Regel des gedruckten Blatts; .ruling ist unsere Entscheidung, wo das Blatt schweigt.

rules-title = Gumball Rally: die Regeln
rules-preface = Jede Regel hat ein Zeichen. Der Code nennt die Zeichen, denen er folgt, die Tests nennen die, die sie beweisen.
rules-words =
    Ein Fahrer ist ein Spieler mit Rennkarten auf der Hand. Die Buggys stehen in einer Schlange; der erste führt, der letzte steht am Ende. In einer Runde bekommt jeder Buggy der Schlange eine Rennkarte, dann wird eine Gefahr aufgedeckt.

## Vorbereitung

chapter-setup = Vorbereitung

rule-setup-1 = Drei bis acht Buggys starten. Die 40 Rennkarten tragen die Zahlen 1 bis 10 in vier Farben; sie werden gemischt, und jeder Fahrer nimmt drei davon auf die Hand.
    .ruling = Mittagessen und Sonne sind gelb, Kissen und Mond blau, Werkzeug und Reifenpanne schwarz, Benzin und Tankuhr rot.
rule-setup-2 = Aufgedeckt werden 19 Karten: der Sieger, zwei Checkpoints und 16 Gefahren. In jeder Farbe ist eine Gefahr groß und zeigt ein Lenkrad.
    .ruling = Die 16 Gefahren sind vier in jeder Farbe.
rule-setup-3 = Der Stapel hat 15 Karten. Von oben nach unten: drei Gefahren; drei Gefahren, mit einem Checkpoint gemischt; drei, mit dem anderen Checkpoint gemischt; drei, mit dem Sieger gemischt. Niemand sieht die vier Gefahren, die in der Schachtel bleiben.
rule-setup-4 = Der Jüngste führt die Schlange an, oder eine Buggykarte wird dafür gezogen. Die anderen folgen im Uhrzeigersinn.
    .ruling = Im Programm wird der erste Fahrer aus dem Startwert gezogen oder vom Gastgeber bestimmt.

## Runden

chapter-round = Eine Runde

rule-round-1 = Von der Spitze bis ans Ende der Schlange bekommt jeder Buggy der Reihe nach eine Karte aus der Hand seines Fahrers, überholt, wen er kann, und der Fahrer zieht auf drei Karten nach. Es gilt die Reihenfolge vom Beginn der Runde.
rule-round-2 = Ein Buggy überholt den vor ihm, wenn seine Zahl höher ist oder die Farbe gleich; dann sieht er auf den nächsten vor ihm, und so weiter, Zahl und Farbe jedes Mal neu geprüft. Die gleiche Zahl in einer anderen Farbe versperrt den Weg.
    .ruling = Überholt wird von selbst. Mit der Option decline darf ein Fahrer darauf verzichten, durch die Farbe zu überholen.
rule-round-3 = Ein Buggy überholt nur, wenn seine eigene Karte gespielt wird. Wer führt, spielt zuerst und überholt also niemanden: Er kann nur seinen Platz halten.
rule-round-4 = Haben alle gespielt, wird die oberste Karte des Stapels aufgedeckt. Eine Gefahr schickt den Buggy mit der höchsten Karte ihrer Farbe ans Ende der Schlange. Eine große Gefahr schickt alle Buggys mit dieser Farbe dorthin, den höchsten ganz nach hinten. Hat niemand die Farbe, geschieht nichts.
rule-round-5 = Ein Checkpoint wird sofort gewertet, und in dieser Runde kommt keine Gefahr. Der Sieger ist das Ziel: Es wird gewertet, und die Rallye ist vorbei.
rule-round-6 = Sonst werden die Karten unter den Buggys abgelegt, und die nächste Runde beginnt an der Spitze der neuen Schlange.
rule-round-7 = Ein Fahrer zieht immer auf drei Karten nach.
    .ruling = Ist der Stapel leer, wenn eine Karte gebraucht wird, werden die abgelegten Karten früherer Runden zu einem neuen gemischt. Sie reichen immer: Nie sind mehr als 32 der 40 Karten im Spiel.

## Wertung

chapter-scoring = Wertung

rule-scoring-1 = An jedem Checkpoint und im Ziel werden die Punktekarten von der Spitze der Schlange an verteilt.
    .ruling = 3, 2 und 1 Punkte am Checkpoint, 4, 3, 2 und 1 im Ziel; mit der Option scoring 5, 3 und 1 sowie 7, 5, 3 und 1.
rule-scoring-2 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
rule-scoring-3 = Mit der Option photo-finish ziehen die Fahrer, die an der Spitze gleichauf liegen, je eine Rennkarte, und die höchste gewinnt um eine Nasenlänge.
    .ruling = Nur wer gleichauf liegt, zieht, und auch die anderen von ihnen stehen nach ihren Karten. Gleiche Zahlen ziehen noch einmal. Ist der Stapel zu klein, werden die abgelegten Karten hineingemischt.

## Zwei Fahrer

chapter-two = Zwei Fahrer

rule-two-1 = Auch zu zweit kann man fahren, mit je zwei Buggys. (Eine Variante von vielen Tischen, nicht vom Blatt.)
    .ruling = Die Buggys stehen abwechselnd in der Schlange. Ein Fahrer hat für beide zusammen drei Karten und zieht nach der Karte jedes Buggys nach. Die Buggys eines Fahrers überholen einander wie alle anderen.
rule-two-2 = Punkte bleiben bei dem Buggy, der sie gewinnt. Der beste einzelne Buggy gewinnt für seinen Fahrer; sind die besten gleich, entscheidet der andere.

## Aufgeben

chapter-leaving = Aufgeben

rule-leaving-1 = Ein Fahrer darf aufgeben.
    .ruling = Seine Buggys verlassen die Schlange, seine Karten werden abgelegt, und die Rallye geht weiter, solange noch jemand fährt. Er steht hinter allen, die weiterfahren, und vor denen, die früher aufgegeben haben.

## Wer sieht was

chapter-visibility = Wer sieht was

rule-visibility-1 = Die Hand eines Fahrers ist sein Geheimnis; beide Stapel liegen verdeckt, und niemand kennt die Gefahren in der Schachtel. Alles andere ist offen.
    .ruling = Gespielte und abgelegte Karten darf man jederzeit ansehen. Alle wissen, wie der Stapel der Gefahren gebaut ist.
