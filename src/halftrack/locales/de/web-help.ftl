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

## A guided first race

learn-title = Dein erstes Rennen: { $game }
learn-coach = Dein Begleiter
learn-page = { $number } von { $of }
learn-show = Mach es für mich
learn-stray = In einem eigenen Rennen ginge das. Für diese Lektion: { $option }.
learn-again = Jetzt: { $option }.
learn-on = Ab hier weiterspielen
learn-go-on = Das Rennen gehört jetzt dir: Die anderen sind Bots.
learn-leave = Lektion verlassen

learn-great-race-crew = Willkommen im Jahr 1935! Halbkettenwagen fahren quer durch Afrika, von der Wüste im Norden bis ans Kap. Wähle zuerst deine Mannschaft; die Fahrzeuge sind bis auf eines gleich. Nimm die leuchtende.
learn-great-race-take = Das Biwak. Die Karten liegen offen, und die letzte Mannschaft der Reihenfolge wählt zuerst. Deine Hand fasst so viele Karten, wie das Chassis anzeigt. Nimm die leuchtende.
learn-great-race-plan = Hinter deinem Sichtschirm verteilst du fünf Assistenten, und niemand sieht wohin. Setze einen zu den Kundschaftern, zwei zu den Mechanikern, einen zu den Begleitern und einen zu den Finanzen. Dann los.
learn-great-race-plan-revealed = Die Schirme sind offen: Jetzt sehen alle, wer was geplant hat.
learn-great-race-sequence-place-tiles = Der Konvoi. Reihum spielt jede Mannschaft einen Assistenten. Der Kundschafter zieht zwei Plättchen und legt die Piste.
learn-great-race-tile = Zwei Plättchen, und du siehst ihren Preis: Tropfen für Benzin, Schlüssel für Schaden, manchmal ein Stopp oder eine Gefahr. Beide werden gelegt. Das leichte zuerst.
learn-great-race-place = Ein Plättchen kommt auf ein freies Feld, das mit deinem Fahrzeug verbunden ist. Leichte dorthin, wo du fahren willst, schwere daneben, oder anderen in den Weg.
learn-great-race-sequence-drive = Jetzt fahren! Ein Mechaniker bringt dich so viele Felder weit, wie der Motor anzeigt. Die Zahlen sagen, wie weit du kommst.
learn-great-race-drive-known = Ein gelegtes Plättchen hat einen bekannten Preis. Zeige auf ein Feld, um deine Anzeigen danach zu sehen, und wähle es.
learn-great-race-drive-unknown = Hier war noch niemand: Ein Plättchen wird aufgedeckt, während du hineinfährst. Kannst du zahlen, musst du; sonst kehrst du um, und die Fahrt ist vorbei. Das ist das Rennen!
learn-great-race-drive-city = Eine Stadt kostet ein Benzin, beendet die Fahrt und gibt Karten. Benzin kostet dort nur die Hälfte.
learn-great-race-drive-stay = Genug für jetzt: Eine Fahrt darf bei jedem Schritt enden. Was du nicht verbrennst, behältst du.
learn-great-race-damage = Schaden: Du entscheidest, was der Motor nimmt und was das Chassis. Weniger Motor heißt weniger Felder, weniger Chassis weniger Karten.
learn-great-race-danger = Gefahr! Eine Milizkarte oder ein Begleiter wendet sie ab; sonst sind es zwei Schaden mehr.
learn-great-race-sequence-repair = Bevor etwas bricht: Ein Mechaniker kann reparieren statt fahren.
learn-great-race-repair = Ersatzteile kommen aus der Hand oder für Francs: 20 die Stufe in einer Stadt, 40 unterwegs.
learn-great-race-sequence-collect-funding = Geld. Alle Assistenten der Finanzen zusammen sind eine Aktion: 10 Francs für einen, 110 für fünf.
learn-great-race-sequence-petrol = Benzin kauft man ganz am Anfang eines Zuges: 10 Francs die Stufe in einer Stadt, sonst 20.
learn-great-race-sequence-jerrycan = Ein Kanister darf jederzeit eingefüllt werden: eine Stufe Benzin.
learn-great-race-sequence-card = Karten kommen vor dem Assistenten, so viele du willst. Diese hilft jetzt.
learn-great-race-sequence-draw-card = Der Kundschafter kann statt Plättchen auch eine Karte ziehen.
learn-great-race-sequence-pass = Nichts mehr zu tun: passen. Ein Begleiter bleibt bis zum Ende der Runde wachsam.
learn-great-race-discard = Deine Hand hält mehr, als das Chassis trägt. Lege etwas ab.
learn-great-race-turned-back = Der Preis war zu hoch, du bist wieder dort, wo du warst. Das Plättchen bleibt für alle sichtbar liegen.
learn-great-race-order-changed = Die Runde ist vorbei. Wer am weitesten ist, beginnt von nun an und bekommt 20 Francs, der zweite 10. Alle Assistenten kommen heim.
learn-great-race-end = Mehr brauchst du nicht. Die erste Mannschaft in der fernen Stadt beendet das Rennen; Punkte gibt es für den Platz, für Motor und Chassis und für Francs.

learn-gumball-rally-play-first = Du führst! Wer vorne ist, spielt zuerst und kann niemanden überholen. Spare deine beste Karte.
learn-gumball-rally-play-number = Eine höhere Zahl überholt den Buggy davor. Die kleinen Gesichter über einer Karte zeigen, wen du überholst.
learn-gumball-rally-play-colour = Auch dieselbe Farbe überholt, selbst mit kleiner Zahl.
learn-gumball-rally-play-low = Diese Karte überholt niemanden, aber eine kleine ist sicher: Gefahren treffen die höchste einer Farbe.
learn-gumball-rally-hazard-turned = Haben alle gespielt, wird eine Gefahrenkarte aufgedeckt.
learn-gumball-rally-sent-back = Eine Gefahr: Die höchste Karte ihrer Farbe muss ans Ende. Mit einem Lenkrad trifft sie alle dieser Farbe!
learn-gumball-rally-nobody-hit = Niemand hatte diese Farbe. Glück gehabt!
learn-gumball-rally-scored = Ein Checkpoint! Wer vorne ist, bekommt Kaugummikugeln.
learn-gumball-rally-end = Das war die ganze Rallye. Die meisten Kugeln gewinnen!
