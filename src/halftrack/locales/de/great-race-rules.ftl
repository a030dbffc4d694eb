### Die Regeln von The Great Race, ein Text je Satz. Die Stellen sind die der englischen Fassung, die im Zweifel gilt.
### Ein Text ist die Regel der englischen Hefte; .de ist, was das deutsche Heft stattdessen sagt; .ruling ist unsere Auslegung, wo die Hefte schweigen.
### Ein Bereich gehört zum Tableau, ein Feld zum Spielplan.

rules-title = The Great Race: die Regeln
rules-preface = Jede Regel hat eine Stelle. Der Code nennt die Stellen, denen er gehorcht, die Tests nennen die, die sie beweisen.
rules-words =
    Eine Runde hat vier Phasen: Feldlager, Planung, Bewegung und Wartung. Was eine Mannschaft in der Bewegung am Stück tut, ist ein Zug. Zu einer Mannschaft gehören Fahrzeug, Assistenten, Anzeigen, Geld und Handkarten; ein Begleiter ist ein Assistent im gleichnamigen Bereich; eine Etappe ist eine Stufe der Fortschrittsleiste. Ein Feld ist mit einem Fahrzeug verbunden, wenn eine lückenlose Kette aus liegenden Plättchen, wer sie auch gelegt hat, aus Städten und Routen beide verknüpft.

## Aufbau

chapter-setup = Aufbau

rule-setup-1 = Zwei bis vier Mannschaften fahren. Gemeinsam wählt man eine Seite des Spielplans und eine Richtung: Die eine lila Stadt ist der Start, die andere das Ziel.
    .ruling = Mit dem Modul „fifth“ fahren fünf.
rule-setup-2 = Wer den Kontinent zuletzt bereist hat, beginnt. In der Zugreihenfolge nimmt sich jeder eine Mannschaft; mit dem Modul „leaders“ gehören Anführer und Mannschaft zusammen.
    .ruling = In der Software wird der erste Platz aus dem Startwert gelost oder vom Gastgeber bestimmt.
rule-setup-3 = Die Fortschrittsmarker beginnen als ein Stapel auf der Startetappe, der Marker der ersten Mannschaft ganz unten.
    .de = Der Marker der ersten Mannschaft liegt obenauf.
rule-setup-4 = Alle Fahrzeuge stehen in der Startstadt, alle Anzeigen auf dem Maximum, und keine Hand hält eine Karte.
rule-setup-5 = Jede Mannschaft hat 80 F, die letzte in der Reihenfolge 70 F.
    .ruling = Auch zu fünft hat nur die letzte 70 F.
rule-setup-6 = Die Ressourcenkarten bilden gemischt den Stapel, die 60 Plättchen kommen in den Beutel.
    .ruling = Die Option „bag“ entscheidet zwischen einem eigenen Beutel für jeden Kontinent (üblich) und dem Beutel von Afrika für beide Spielpläne.
rule-setup-7 = Das Datenblatt eines Fahrzeugs nennt das Maximum von Benzin, Motor und Chassis.
    .ruling = Die Maxima sind 6, 5 und 6; die P20R Belinda der Suffragetten hat 7, 4 und 6.

## Die Hand

chapter-hand = Die Hand

rule-hand-1 = Keine Hand hält mehr Karten, als die Chassisanzeige angibt. Wer eine Karte zu viel bekommt oder wessen Chassis unter die Zahl der Handkarten fällt, sucht sofort aus der ganzen Hand aus, was abgeworfen wird; das Spiel wartet. Eine abgeworfene Karte bewirkt nichts.
rule-hand-2 = Solange das Benzin unter dem Maximum liegt, darf ein überzähliger Benzinkanister gespielt statt abgeworfen werden.
rule-hand-3 = Wird eine Karte gebraucht und ist der Stapel leer, so wird der Ablagestapel zum neuen Stapel gemischt.
    .ruling = Sind beide leer, wird nichts gezogen.

## Feldlager

chapter-bivouac = Phase 1: Feldlager

rule-bivouac-1 = Offen ausgelegt wird eine Karte mehr, als Mannschaften fahren.
    .ruling = Das Modul „fifth“ kann eine hinzufügen. Sind es zu wenige, liegen alle aus, die es gibt.
rule-bivouac-2 = Jede Mannschaft wählt eine Karte, die letzte in der Reihenfolge zuerst. Auch die übrige Karte geht an die letzte Mannschaft, aber erst, wenn alle gewählt haben.
rule-bivouac-3 = Gewählt wird offen.
    .ruling = Darum wissen alle, dass die Mannschaft diese Karten hält, bis sie gespielt oder abgeworfen sind.

## Planung

chapter-planning = Phase 2: Planung

rule-planning-1 = Alle zugleich, hinter ihren Sichtschirmen, verteilen die Mannschaften ihre fünf Assistenten beliebig auf die Bereiche Kundschafter, Mechaniker, Begleiter und Finanzen. In jeder Runde sind alle Assistenten wieder frei.
rule-planning-2 = Die Sichtschirme fallen gemeinsam; von da an wechselt kein Assistent den Bereich.
rule-planning-3 = Ein Bereich bietet zwei Aktionen; welche ein Assistent ausführt, entscheidet sich erst bei seinem Einsatz.

## Bewegung

chapter-convoy = Phase 3: Bewegung

rule-convoy-1 = In der Zugreihenfolge, reihum immer wieder, macht jede Mannschaft einen Zug: Sie darf Benzin kaufen, sie darf dann Karten spielen, und dann muss sie einen Assistenten einsetzen (den ganzen Bereich Finanzen wie einen) oder passen. Damit endet der Zug.
rule-convoy-2 = Benzin kostet 10 F je Stufe in einer Stadt und 20 F anderswo, bis zum Maximum, und wird nur ganz am Anfang eines Zugs gekauft, nie während einer Fahrt.
rule-convoy-3 = Wer eine Karte spielt, braucht mindestens einen aktiven Assistenten auf dem Tableau; ein Begleiter genügt. Karten, die jederzeit gelten, brauchen keinen.
    .ruling = Der Assistent, der gerade eingesetzt wird, zählt bis zum Ende seiner Aktion; so gehen Lotse, Transport, Ersatzteile und Werkzeugkasten auch mit dem letzten. Die deutsche Antwort, die selbst die jederzeit spielbaren Karten verwehrt, widerspricht der Kartenliste desselben Hefts und gilt nicht.
rule-convoy-4 = Karten wirken in der Reihenfolge, in der sie gespielt werden, jede ganz, bevor die nächste folgt.
rule-convoy-5 = Wer passt, nimmt alle Assistenten außer den Begleitern vom Tableau; liegen gelassene Finanzen bringen nichts. Für den Rest der Runde kauft die Mannschaft kein Benzin mehr und tut nichts, als mit ihren Begleitern zu reagieren.
    .ruling = Karten, die jederzeit gelten, darf sie noch spielen.
rule-convoy-6 = Eine Mannschaft ohne aktive Assistenten wird übersprungen; sind alle anderen fertig, macht eine Mannschaft Zug um Zug.
rule-convoy-7 = Die Phase endet, wenn keine Mannschaft mehr etwas tun kann.
    .ruling = Wer nur noch Begleiter hat, ist weiter am Zug: Benzin kaufen und Karten spielen ist erlaubt, dann entfernt ein Begleiter ein Plättchen, oder die Mannschaft passt und behält ihre Begleiter bis zur Wartung.
rule-convoy-8 = Ein Assistent darf auch für nichts eingesetzt werden.
    .ruling = Das heißt für eine Fahrt über kein Feld oder eine Reparatur ohne Ergebnis, und der Tisch warnt davor; ein Begleiter aber entfernt nur ein Plättchen, das er entfernen darf.

## Kundschafter

chapter-pathfinder = Der Bereich Kundschafter

rule-pathfinder-1 = Ein Kundschafter zieht zwei Plättchen, sieht sich beide an und legt sie nacheinander auf freie Landfelder, jedes mit dem Fahrzeug verbunden; das erste darf das zweite verbinden. Auf Städte kommt kein Plättchen. Die beiden müssen sich nicht berühren und nicht dorthin führen, wohin man will.
    .de = Die Plättchen bilden eine lückenlose Strecke, auch die des Kartografen: das erste kommt dahin, wohin der Weg reicht, jedes weitere, wo es geht, neben das zuletzt gelegte.
rule-pathfinder-2 = Oder ein Kundschafter zieht die oberste Karte des Stapels.
rule-pathfinder-3 = Alle gezogenen Plättchen werden gelegt.
    .ruling = Ein Plättchen, das nirgends hinpasst, verlässt das Spiel.
rule-pathfinder-4 = Schiffs- und Luftrouten zählen als Glieder der Kette.
rule-pathfinder-5 = Entfernte Plättchen verlassen das Spiel.
    .ruling = Davon weichen wir mit der Option „bag-refill“ ab (an, wenn man sie nicht abschaltet): Ist der Beutel leer, kommen die entfernten Plättchen gemischt wieder hinein, denn 60 Plättchen sind zu wenige für hundert Felder. Man zieht, was da ist; ist nichts da, wird nichts gezogen, und ein freies Feld kostet 1 Benzin, in der Risikozone 2, ohne dass etwas gelegt wird. So kann kein Rennen stecken bleiben.

## Mechaniker

chapter-mechanics = Der Bereich Mechaniker

rule-mechanics-1 = Wer repariert, hebt Motor und Chassis, keins über das Maximum, durch eine beliebige Mischung aus Ersatzteilen (1 Stufe), Werkzeugkästen (3 Stufen) und gekauften Teilen (1 Stufe für 20 F in einer Stadt, 40 F anderswo). Ein einziger Assistent erledigt alles.
rule-mechanics-2 = Oder ein Mechaniker fährt das Fahrzeug.

## Fahren

chapter-drive = Fahren

rule-drive-1 = Eine Fahrt, mit einem Assistenten oder der Karte Fahrer, führt über höchstens so viele Felder, wie die Motoranzeige zu Beginn der Aktion angab, und darf auf jedem davon enden.
rule-drive-2 = Jeder Schritt führt auf ein Nachbarfeld oder über eine Route aus der Stadt, in der das Fahrzeug steht.
    .ruling = Zwei Felder, zwischen denen auf der Karte ein Balken Wasser liegt, sind keine Nachbarfelder.
rule-drive-3 = Wer ein liegendes Plättchen befährt, muss alles aufbringen, was es kostet: Benzin, Schaden, frei verteilt auf Motor und Chassis, die Gefahr und in der Risikozone 1 Benzin mehr. Sonst ist der Schritt nicht erlaubt. Die Plättchen stehen allen offen, in jeder Richtung.
rule-drive-4 = Auf einem freien Landfeld wird ein Plättchen gezogen. Kann die Mannschaft es bezahlen, liegt es unter dem Fahrzeug, und die Fahrt darf weitergehen. Wenn nicht, kehrt das Fahrzeug dorthin zurück, wo dieser Schritt begann, und verliert nichts; das Plättchen bleibt auf dem Feld, und die Fahrt ist vorbei. Frühere Schritte gelten.
    .ruling = Wo die Anzeigen allein ausreichen, muss das Feld befahren werden.
rule-drive-5 = Eine Stadt kostet 1 Benzin, zu Lande, zu Wasser oder durch die Luft, nie den Aufschlag der Risikozone, und beendet die Fahrt. Die Mannschaft zieht so viele Karten, wie die Stadt anzeigt.
    .ruling = Erst das Benzin, dann der Marker, dann die Karten (oder das Ziel), dann das Handlimit. Eine Stadt darf wieder besucht werden; sie kostet und gibt von Neuem.
rule-drive-6 = Ein Stopp beendet die Fahrt auf seinem Plättchen. Mit einem Lotsen gilt ein Stopp nicht.
    .ruling = Der Lotse wird beim Erreichen des Stopps gespielt, auf einem bekannten oder neuen Plättchen.
rule-drive-7 = Mit dem Motor auf 0 bleibt das Fahrzeug mit einer Panne liegen, bis es repariert ist. Mit dem Benzin auf 0 befährt es nichts, was Benzin kostet. Mit dem Chassis auf 0 fährt es weiter, doch ohne Karten auf der Hand.
rule-drive-8 = Benzinkanister dürfen in jedem Augenblick einer Fahrt gespielt werden, auch um Kosten zu decken.
    .ruling = Niemand muss das; ein vergeblich gespielter bleibt in der Anzeige.
rule-drive-9 = Schaden, den das Fahrzeug nicht aushält, sind Kosten, die es nicht decken kann.
    .ruling = Motor und Chassis müssen ihn zusammen tragen; jedes darf auf 0 fallen. Unter Ranger, Begleiter und 2 weiterem Schaden wählt man, was man tragen kann. Retten nur eine Karte oder ein Begleiter, so darf man verzichten: Das Fahrzeug kehrt um wie in drive.4, auch vor einem bekannten Plättchen, und die Fahrt ist vorbei.
rule-drive-10 = Fahrzeuge dürfen sich ein Feld teilen.
    .ruling = Die Hefte zeigen es und verbieten es nirgends.
rule-drive-11 = Der Marker auf der Fortschrittsleiste geht mit dem Fahrzeug, vorwärts oder rückwärts, und kommt auf die Marker, die schon auf der Etappe liegen.
    .ruling = Er geht bei jedem Schritt in eine andere Etappe mit, sobald bezahlt ist; wer umkehrt, bewegt nichts. Liegt der Start im Landesinneren, so sind die Etappen jenseits von ihm, vom Ziel abgewandt, hinter ihm.

## Routen

chapter-lanes = Schiffs- und Luftrouten

rule-lanes-1 = Eine Route kostet die aufgedruckten Francs, 50 F weniger für jede Transportkarte, dann 1 Benzin für die Stadt an ihrem Ende.
    .ruling = Der Preis fällt nie unter 0, und nichts wird ausgezahlt. Beides muss in diesem Augenblick bezahlbar sein, der Motor auf mindestens 1.
rule-lanes-2 = Auch eine Route verlangt eine Fahrt, mit Assistent oder Karte.
    .ruling = Sie ist ein einziger Schritt, und weil eine Stadt die Fahrt beendet, kann es nur der erste sein.

## Begleiter

chapter-security = Der Bereich Begleiter

rule-security-1 = Ein Begleiter wendet eine Gefahr ab, auf einem Plättchen, das man befährt, oder auf einer Karte, die jemand anderes spielt, und zwar jederzeit, auch außer der Reihe und nach dem Passen. Das ist kein Zug.
rule-security-2 = Oder ein Begleiter entfernt als Assistent des eigenen Zugs ein Plättchen, das mit dem Fahrzeug verbunden ist, keins unter einem Fahrzeug. Das Plättchen verlässt das Spiel.
    .de = Das Plättchen grenzt an das Fahrzeug.

## Finanzen

chapter-funding = Der Bereich Finanzen

rule-funding-1 = Alle Assistenten der Finanzen werden auf einmal eingesetzt: 1 bis 5 bringen 10, 20, 40, 70 oder 110 F.

## Gefahr

chapter-danger = Gefahr

rule-danger-1 = Ein Ranger oder ein Begleiter wendet eine Gefahr ab; sonst kostet sie 2 weiteren Schaden.
rule-danger-2 = Drei Karten sind Gefahren: Fährtensucher, Saboteur und Schwindler.
    .ruling = So steht es in den deutschen Antworten; wo die englischen „tracker“ sagen, ist der Fährtensucher gemeint.
rule-danger-3 = Andere Mannschaften dürfen die Gefahr einer Karte abwenden.
    .ruling = Einen Saboteur: sein Ziel. Einen Fährtensucher oder Schwindler: jede andere Mannschaft, die noch im Rennen ist, gefragt in der Zugreihenfolge nach der spielenden; die erste, die ihn abwendet, hebt die Karte auf, und sie wird ohne Wirkung abgelegt.
rule-danger-4 = Wer gefragt wird, ergibt sich aus dem, was alle sehen.
    .ruling = Gefragt wird jede solche Mannschaft mit einem Begleiter oder wenigstens einer Handkarte, auch wenn sie es nur geschehen lassen kann; auf einem Plättchen die fahrende. Eine Mannschaft darf geheime Weisungen hinterlassen: immer, nie, fragen. Ob, wann und in welcher Folge gefragt wird und wie lange eine automatische Antwort dauert, hängt nie davon ab, was jemand hält.

## Karten

chapter-cards = Die Ressourcenkarten

rule-cards-1 = Eine Karte wird vor dem Assistenten des eigenen Zugs, bei einer Reparatur oder Fahrt oder jederzeit gespielt, wie sie es sagt, und dann abgelegt.
rule-cards-2 = Eine Karte bewirkt, was sie sagt, so weit es geht.
    .ruling = Gibt es weniger Plättchen, als sie nennt, nimmt sie diese; gibt es keins, ist sie nicht spielbar.
rule-cards-trail-hunter = Fährtensucher (2, eine Gefahr), vor einem Assistenten: Entferne zwei Plättchen, wo sie auch liegen.
    .de = Ein Plättchen, das mit dem Fahrzeug verbunden ist.
    .ruling = Keins unter einem Fahrzeug.
rule-cards-saboteur = Saboteur (3, eine Gefahr), vor einem Assistenten: Eine andere Mannschaft verliert 2 Stufen von Motor und Chassis, verteilt, wie der Saboteur will.
    .de = Beide Stufen gehen von einer Anzeige ab.
    .ruling = Jede Mannschaft, die noch im Rennen ist, wo sie auch steht; so viel, wie ihre Anzeigen hergeben.
rule-cards-con-artist = Schwindler (2, eine Gefahr), vor einem Assistenten: Zwei liegende Plättchen tauschen die Plätze, wo sie auch liegen.
    .de = Zwei liegende Plättchen kommen auf andere freie Felder, verbunden oder nicht.
    .ruling = Keins unter einem Fahrzeug; der Aufschlag der Risikozone bleibt beim Feld.
rule-cards-repairman = Monteur (3), vor einem Assistenten: eine Reparatur.
rule-cards-driver = Fahrer (3), vor einem Assistenten: eine Fahrt.
rule-cards-cartographer = Kartograf (3), vor einem Assistenten: Zieh drei Plättchen und leg sie wie ein Kundschafter.
rule-cards-topographer = Topograf (2, nur mit dem Modul „leaders“), vor einem Assistenten: Zieh vier Plättchen und leg zwei davon auf deinen Weg wie ein Kundschafter; die anderen verlassen das Spiel.
rule-cards-financial = Förderer (3), vor einem Assistenten: 30 F.
    .de = Im Stapel sind 2.
rule-cards-refuelling-station = Tankstelle (2), vor einem Assistenten: Benzin steigt um 5, nicht über das Maximum.
rule-cards-tracker = Spurensucher (2), vor einem Assistenten: Zieh drei Karten, behalte zwei.
rule-cards-spare-parts = Ersatzteile (6), bei einer Reparatur: Motor oder Chassis steigt um 1.
rule-cards-toolbox = Werkzeugkasten (2), bei einer Reparatur: 3 Stufen, verteilt auf Motor und Chassis.
    .de = Alle drei auf eine Anzeige.
rule-cards-transport = Transport (2), bei einer Fahrt: Eine Route kostet 50 F weniger; mehrere lassen sich verbinden.
rule-cards-guide = Lotse (2), bei einer Fahrt: Ein Stopp gilt nicht.
rule-cards-militia = Ranger (3), jederzeit: wendet die Gefahr eines Plättchens oder einer Karte ab.
rule-cards-jerrycan = Benzinkanister (8), jederzeit: Benzin steigt um 1, nicht über das Maximum.

## Wartung

chapter-maintenance = Phase 4: Wartung

rule-maintenance-1 = Die neue Zugreihenfolge folgt der Fortschrittsleiste, wer am weitesten ist, zuerst; auf einer Etappe ist der untere Marker vorn, der früher da war.
rule-maintenance-2 = Die erste Mannschaft erhält 20 F, die zweite 10 F; bei zwei Mannschaften erhält nur die erste etwas.
    .ruling = Zu fünft 20 und 10 F.
rule-maintenance-3 = Begleiter, die nicht gebraucht wurden, verlassen das Tableau, und Anführer sind wieder bereit, wenn die nächste Runde beginnt.

## Das Ziel

chapter-finish = Das Ziel

rule-finish-1 = Die erste Mannschaft in der Zielstadt macht die Runde zur letzten. Sie bezahlt das Benzin der Stadt, wirft ihre Hand ab, nimmt alle Assistenten vom Tableau, auch die Begleiter, und passt. Ihre Anzeigen und ihr Geld stehen fest, keine Karte trifft sie, und sie wendet nichts mehr ab.
    .ruling = Karten zieht sie dort nicht.
rule-finish-2 = Die anderen beenden diese Bewegung, und wer ankommt, tut dasselbe. Dann ist das Rennen sofort vorbei, ohne Wartung und Prämie. Gewinnen kann nur, wer angekommen ist.
rule-finish-3 = Prestige: 5, 3 und 1 für die ersten drei im Ziel, 1 für jede Stufe von Motor und Chassis, 1 für je volle 50 F. Bei Gleichstand zählt die frühere Ankunft.
rule-finish-4 = Wer nicht angekommen ist, steht hinter allen, die es sind.
    .ruling = Nach Etappe, dann nach Marker. Nach 40 Runden ohne Ankunft wird das Rennen abgebrochen und so gewertet.

## Aufgeben

chapter-leaving = Das Rennen aufgeben

rule-leaving-1 = Eine Mannschaft darf aufgeben.
    .ruling = Ihr Fahrzeug bleibt ohne Wirkung auf dem Spielplan, ihre Karten und Assistenten werden abgelegt, ihr Geld ist fort; sie verlässt die Zugreihenfolge und wird Letzte. Die anderen fahren weiter, auch eine allein, bis sie ankommt oder aufgibt.

## Anführer

chapter-leaders = Modul: leaders

rule-leaders-1 = Jean Delatour von den Franzosen, einmal je Runde: Zieh drei Plättchen und leg sie.
    .ruling = Wie ein Kundschafter.
rule-leaders-2 = Gianni Martinetti von den Italienern, einmal je Runde: eine Reparatur.
rule-leaders-3 = Leonard Van Hotten von den Belgiern, immer: beim Erreichen einer Stadt mindestens 2 Karten.
rule-leaders-4 = Sir Andrew Walledgrave von den Engländern, einmal je Runde: Eine Schiffsroute kostet 50 F weniger.
    .ruling = Schiff, nicht Luft; auch zusammen mit Transportkarten, und nie unter 0.
rule-leaders-5 = Simone Deforêt von den Suffragetten, einmal je Runde: eine Karte mehr im Feldlager.
rule-leaders-6 = Das Modul legt die beiden Topografen in den Stapel.
rule-leaders-7 = Eine Sonderfähigkeit gilt in dem Augenblick, den sie nennt.
    .ruling = Die von Delatour und Martinetti im eigenen Zug vor dem Assistenten, wie eine Karte, und mit einem aktiven Assistenten.

## Die fünfte Mannschaft

chapter-fifth = Modul: fifth

rule-fifth-1 = Die Suffragetten sind eine fünfte Mannschaft und dürfen in einem kleineren Rennen jede andere ersetzen.
rule-fifth-2 = Ausgelegt wird eine Karte mehr, als Mannschaften fahren, und noch eine mehr, wenn Deforêt dabei ist.
    .ruling = Ohne das Modul „leaders“ haben die Suffragetten keine Sonderfähigkeit und keine eigene Karte.
rule-fifth-3 = Wenn alle gewählt haben, bekommt Deforêt die zusätzliche Karte; ist sie zugleich die Letzte, hat sie im Ganzen drei.
    .ruling = Die letzte Mannschaft wählt ihre zweite Karte aus den beiden übrigen; Deforêt bekommt, was bleibt.

## Solo

chapter-solo = Modul: solo

rule-solo-1 = Eine Mannschaft fährt nach den Regeln jedes Rennens gegen den Renault Torpedo von René Estienne, der Regeln folgt und nichts entscheidet.
rule-solo-1a = Der Torpedo hat fünf Assistenten und zwei Anzeigen, Benzin und Mechanik, die bei 6 beginnen, ihrem Maximum.
    .it = Nur das Benzin ist durch sein Maximum begrenzt.
    .ruling = Die Mechanik steigt dann bis 10, ans Ende der Skala. In späteren Rennen beginnen beide bei dem Maximum, das die Kräfte des Vermächtnisses erreicht haben.
rule-solo-1b = Er hat weder Handkarten noch Geld; Karten, die er nimmt oder zieht, werden abgelegt, sobald sie gewirkt haben.
rule-solo-1c = Im ersten Rennen beginnt die Mannschaft.
    .ruling = Danach beginnt, wer das letzte Rennen gegen den anderen verloren hat.
rule-solo-2 = In jeder Runde wird eine Karte aus dem gemischten Stapel der acht Estienne-Karten aufgedeckt, im ersten Rennen alle von Stufe 1. Sie zeigt eine Stufe, einen Buchstaben, die Farbe des Ziels dieser Runde, wie viele Plättchen der Torpedo zieht, wie weit ihn der zweite und die weiteren Assistenten bringen, seine Plätze im Feldlager, den Schaden einer Gefahr und die Anzeige, die er trifft, und was der Torpedo zurückgewinnt.
rule-solo-3 = Auf eine aufgedeckte Karte folgen Bewegung, Wartung, Feldlager und Planung. In der Bewegung ziehen Mannschaft und Torpedo abwechselnd, in der Zugreihenfolge; der erste Zug des Torpedo ist der seines ersten Assistenten, und so fort. Ist der Stapel aufgebraucht, wird er neu gemischt.
    .ruling = Vor der ersten Karte plant die Mannschaft einmal. Jede aufgedeckte Karte zählt, auch nach dem Mischen. Der Anführer ist wieder bereit, wenn eine Karte aufgedeckt wird. Was vor einem Zug des Torpedo geschah, steht fest.
rule-solo-4 = Der erste Assistent zieht so viele Plättchen, wie die Karte zeigt. Der Wert eines Plättchens ist sein Benzin und sein Schaden, dazu je 1 für Stopp und Gefahr. Plättchen mit 1 und 2 sind leicht, alle anderen schwer.
    .ruling = Bei gleichem Wert steht das Plättchen ohne Zeichen unten, dann Stopp, dann Gefahr, dann beides; dann weniger Benzin, dann die niedrigere Nummer. Die Risikozone zählt nicht mit. Zuerst werden die leichten gelegt.
rule-solo-4a = Leichte Plättchen kommen auf den Weg des Torpedo zu seinem Ziel, das leichteste zuerst; ist kein Platz, verlassen sie das Spiel.
    .ruling = Freies Land ohne Fahrzeug wird vom Torpedo aus nach außen gefüllt.
rule-solo-4b = Schwere Plättchen kommen auf den Weg der Mannschaft zur Zielstadt, das schwerste zuerst; ist kein Platz, rings um ihr Fahrzeug und dann neben diesen Weg.
    .ruling = Der Weg wird vom Fahrzeug aus gefüllt; ringsum gilt der niedrigste Name; neben dem Weg, was dem Fahrzeug am nächsten ist, dann der niedrigste Name. Ist nirgends Platz oder die Mannschaft am Ziel, verlassen sie das Spiel.
rule-solo-5 = Der Torpedo steuert die nächste Stadt in der Farbe der Karte an und von dort die folgende, solange diese Karte offen liegt.
rule-solo-5a = Er steuert nie eine Stadt auf der eigenen Etappe oder weiter zurück an.
    .ruling = Auch keine, in der er in diesem Rennen schon war.
rule-solo-5b = Von zwei gleich weit entfernten Städten nimmt er die, die der Zielstadt näher ist.
    .ruling = Dann den niedrigsten Namen.
rule-solo-5c = Ist die Zielstadt näher oder keine Stadt der Farbe mehr übrig, steuert er die Zielstadt an.
rule-solo-6 = Städte gehören zu seinem Weg, Routen nicht.
    .ruling = Ein Weg hat die wenigsten Schritte, was sie auch kosten. Unter gleich kurzen führt der nächste Schritt in eine Stadt, sonst auf das leichteste Plättchen, sonst auf ein freies Feld, dann gilt der niedrigste Name (2a vor 10a); bei jedem Schritt wird neu gesucht.
rule-solo-7 = Der zweite Assistent bringt den Torpedo um so viele Felder voran, wie seine Karte zeigt, ebenso danach jeder der drei anderen. Zwischen zwei Plättchen nimmt er das leichtere.
    .ruling = Von zweien auf seinen kürzesten Wegen; Umwege macht er nicht.
rule-solo-7a = Neben einer Stadt führt sein nächster Schritt immer in diese Stadt.
    .ruling = Eine Stadt voraus oder sein Ziel, nie eine, in der er in diesem Rennen schon war; von mehreren die seinem Ziel nächste, dann der niedrigste Name.
rule-solo-7b = Benzin zahlt er mit Benzin, Schaden mit Mechanik, in der Risikozone 1 Benzin mehr. Eine Gefahr kostet ihn sofort 2 Stufen Mechanik; er wendet nichts ab.
rule-solo-7c = Kann er ein Feld nicht bezahlen, bleibt er stehen.
    .ruling = Die Gefahr gehört zu den Kosten, und jede Anzeige darf auf 0 fallen. Dieser Assistent ist verbraucht. Mit der Mechanik auf 0 liegt er mit einer Panne, bis er etwas zurückgewinnt.
rule-solo-7d = Ohne Plättchen auf seinem Kurs fährt er blind, wie alle.
    .ruling = Ein Plättchen, das er nicht bezahlen kann, bleibt, wo es gezogen wurde. Mit dem Benzin auf 0 wird keins gezogen.
rule-solo-7e = Ein Stopp oder eine Stadt beendet die Fahrt dieses Assistenten. Eine Stadt kostet 1 Benzin, und der Torpedo zieht die Karten der Stadt.
rule-solo-8 = Die Wartung bestimmt wie immer, wer vorn liegt. Die Mannschaft erhält dann 20 F; der Torpedo gewinnt 2 Benzin in einer Stadt und 1 anderswo.
rule-solo-9 = Im Feldlager liegen fünf Karten auf nummerierten Plätzen. Der Torpedo nimmt die Karte seines Platzes, als Zweiter auch die seines zweiten Platzes; dann nimmt die Mannschaft eine, wenn sie vorn liegt, sonst zwei, und der Rest wird abgelegt.
    .ruling = Der Torpedo nimmt zuerst, auch wenn er führt. Mit Deforêt liegen sechs Karten aus; ihre wird nach beiden und vor dem Schaden genommen. Sind es weniger Karten, bringt ein leerer Platz nichts.
rule-solo-9a = Für jede Gefahrenkarte, die übrig ist, erleidet die Mannschaft den Schaden, den die Estienne-Karte zeigt, auf der Anzeige, die sie zeigt.
    .it = Einmal, falls eine Gefahrenkarte übrig ist.
    .ruling = So viel, wie die Anzeige hergibt. Ein Ranger wendet den Schaden einer Karte ab.
rule-solo-10 = In der Planung gewinnt der Torpedo zurück, was seine Karte zeigt, nicht über sein Maximum, und die Mannschaft plant.
rule-solo-11 = Das erste Fahrzeug in der Zielstadt macht die Runde zur letzten. Kommen beide in ihr an, entscheiden Punkte: 5 für den ersten und 3 für den zweiten Platz; für die Mannschaft 1 je Stufe von Motor und Chassis und 1 je volle 50 F; für den Torpedo 1 je Stufe Mechanik und 1 je aufgedeckter Karte.
    .ruling = Bei Gleichstand zählt die frühere Ankunft. Kommt nur ein Fahrzeug an, hat es gewonnen. Gibt die Mannschaft auf, ist das Rennen sofort vorbei.
rule-solo-12 = Hat die Mannschaft gewonnen, weichen zwei der niedrigsten Karten des Stapels Karten der nächsten Stufe; hat der Torpedo gewonnen, eine. Karten der Stufe 3 kommen erst, wenn alle acht von Stufe 2 sind.
    .ruling = Eine nach der anderen. Durch Zufall: irgendeine der niedrigsten, und irgendeine der nächsten Stufe, die nicht im Stapel ist. Sind alle von Stufe 3, ändert sich nichts.
rule-solo-12a = Ohne Zufall: Man wählt einen Buchstaben, und dessen Karte weicht demselben Buchstaben der nächsten Stufe.
    .ruling = Eine Kampagne bleibt bei einem von beidem.
rule-solo-13 = Jedes Mal, wenn der Torpedo eine Stadt in der Farbe seiner Karte erreicht, gewinnt er die nächste Stufe der Kraft dieser Farbe, sofort und bevor er Karten zieht. Die Stufen addieren sich.
    .ruling = Nach der vierten gibt es nichts mehr zu gewinnen.
rule-solo-13-yellow = Gelb: Das Maximum beider Anzeigen ist 7, 8, 9, 10.
    .ruling = Die Nadel bewegt sich nicht.
rule-solo-13-green = Grün: 1, Benzinkanister und Tankstellen, die er im Feldlager nimmt, füllen seinen Tank; 2, Ersatzteile und Werkzeugkästen von dort reparieren ihn; 3 und 4, dasselbe für die, die er in einer Stadt zieht.
rule-solo-13-red = Rot: 1, eine Gefahrenkarte, die er im Feldlager nimmt, schadet der Mannschaft, wie seine Karte es zeigt; 2, auch eine in einer Stadt gezogene; 3, eine Gefahr kostet ihn nur 1 Stufe; 4, keine.
    .ruling = Ein Ranger oder ein Begleiter wendet den Schaden ab.
rule-solo-13-blue = Blau: 1, Stopps halten ihn nicht auf; 2, in der Risikozone zahlt er nicht mehr als sonst; 3, Schiffsrouten, die ihm nützen, kosten ihn nichts; 4, sein zweiter Assistent bringt ihn ein Feld weiter.
    .ruling = Ab der dritten Stufe gehören Schiffsrouten zu seinen Wegen; ein Schritt über eine kostet das Benzin der Stadt und keinen Franc.
rule-solo-14 = Der Torpedo ist ein Ziel wie jede Mannschaft, und seine Plättchen sind Plättchen wie alle.
    .ruling = Ein Saboteur nimmt ihm 2 Stufen Mechanik; er wendet nichts ab.
rule-solo-15 = Ein Reisepass hat Aufgaben, die gestempelt werden. Ein gewonnenes Rennen stempelt jede Aufgabe, die es erfüllt, auf die Art, auf die es gefahren wurde.
    .ruling = Die Aufgaben und die Regeln der dritten Art sind von uns.
rule-solo-15a = Umsichtig: mit einem Stapel, der wächst. Legendär: mit einem Stapel, der wächst, und Kräften des Vermächtnisses. Allein: eine Durchquerung ohne Gegner.
rule-solo-15b = Wer den ganzen Reisepass auf die legendäre Art gestempelt hat, ist selbst eine Legende.
rule-solo-16 = Stapel, Vermächtnis und Reisepass lassen sich einzeln einschalten. Eine Kampagne trägt sie von Rennen zu Rennen.
    .ruling = Ohne den wachsenden Stapel fährt man gegen die acht Karten der Stufe 1, und sie bleiben; ohne Vermächtnis wird keine Kraft genutzt oder gewonnen.
rule-solo-16a = Eine Kampagne weiß, wie ihr nächstes Rennen gegeben wird.
    .ruling = Startwert, Stapel, Kräfte und wer beginnt, gibt die Kampagne vor, und gefahren wird auf den Spielplänen der Schachtel. Was man gesehen hat, wird nicht zurückgenommen, und ein unterbrochenes Rennen bleibt dasselbe, wenn es weitergeht.
rule-solo-16b = Aufgeben hilft niemandem.
    .ruling = Nach der ersten Karte zählt es als Sieg des Torpedo, mit den Kräften, die er gewonnen hat. Davor ist das Rennen noch zu fahren.
rule-solo-16c = Ein Rennen, das niemand beendet, ändert nichts.
    .ruling = Nach 40 Runden ohne Ankunft wird es abgebrochen: Das nächste Rennen hat einen anderen Startwert, sonst nichts.

## Allein

chapter-alone = Modul: solo, die Durchquerung allein

rule-alone-1 = Eine Mannschaft durchquert den Kontinent, und niemand fährt gegen sie.
    .ruling = Alle Regeln dieses Kapitels sind von uns. Die Mannschaft hat 80 F, und jede Regel des Rennens gilt, die keinen Gegner braucht.
rule-alone-2 = Sechs der acht Estienne-Karten der Stufe 1, durch Zufall gezogen, liegen offen in einer Reihe: der Kalender der Durchquerung. Jede Runde wird eine aufgedeckt; wer nach der Bewegung der sechsten nicht am Ziel ist, ist gescheitert.
rule-alone-3 = Sobald eine Karte aufgedeckt ist, werden die Plättchen gezogen, die sie zeigt. Die schweren kommen auf den Weg der Mannschaft, wie der Torpedo sie gelegt hätte; die leichten verlassen das Spiel.
rule-alone-4 = Die Wartung zahlt keine Prämie.
rule-alone-5 = Im Feldlager liegen fünf Karten. Die auf beiden Plätzen der Estienne-Karte werden abgelegt, dann nimmt die Mannschaft eine; für jede Gefahrenkarte, die übrig ist, erleidet sie den Schaden, den die Estienne-Karte zeigt.
rule-alone-6 = Eine Durchquerung ändert weder Stapel noch Kräfte noch, wer beginnt.

## Aufgaben

chapter-quest = Modul: solo, die Aufgaben des Reisepasses

rule-quest-sahara = In die Sahara: Gewinne ein Rennen durch Afrika mit Start in Colomb-Béchar. Umsichtig, Legendär, Allein.
rule-quest-transvaal = Aus dem Transvaal: Gewinne ein Rennen durch Afrika mit Start in Cape Town. Umsichtig, Legendär, Allein.
rule-quest-llanos = Durch die Llanos: Gewinne ein Rennen durch Südamerika mit Start in Caracas. Umsichtig, Legendär, Allein.
rule-quest-pampero = Gegen den Pampero: Gewinne ein Rennen durch Südamerika mit Start in Ushuaia. Umsichtig, Legendär, Allein.
rule-quest-landsman = Landratte: Gewinne, ohne eine Route zu nehmen. Umsichtig, Legendär, Allein.
rule-quest-passenger = Passagier: Gewinne und nimm unterwegs eine Schiffs- oder Luftroute. Umsichtig, Legendär, Allein.
rule-quest-mechanic = Wie geschmiert: Gewinne mit dem Motor auf seinem Maximum. Umsichtig, Legendär, Allein.
rule-quest-unbroken = Unverwüstlich: Gewinne, ohne je eine Panne gehabt zu haben. Umsichtig, Legendär, Allein.
rule-quest-collector = Sammlung: Gewinne und besuche unterwegs drei verschiedene Städte einer Farbe. Umsichtig, Legendär, Allein.
rule-quest-rainbow = Regenbogen: Gewinne und besuche unterwegs Städte in drei Farben. Umsichtig, Legendär, Allein.
rule-quest-sprinter = Sprint: Gewinne in höchstens fünf Runden. Umsichtig, Legendär, Allein.
rule-quest-treasurer = Volle Kasse: Gewinne mit mindestens 100 F. Umsichtig, Legendär, Allein.
rule-quest-reserve = Reserve: Gewinne mit mindestens halb vollem Tank. Umsichtig, Legendär, Allein.
rule-quest-runaway = Auf und davon: Gewinne, bevor der Torpedo am Ziel ist. Umsichtig, Legendär.
rule-quest-lion = Löwe: Gewinne ein Rennen durch Afrika mit Start in Colomb-Béchar gegen acht Karten der Stufe 3. Umsichtig, Legendär.
rule-quest-leopard = Leopard: Gewinne ein Rennen durch Afrika mit Start in Cape Town gegen acht Karten der Stufe 3. Umsichtig, Legendär.
rule-quest-condor = Kondor: Gewinne ein Rennen durch Südamerika mit Start in Caracas gegen acht Karten der Stufe 3. Umsichtig, Legendär.
rule-quest-puma = Puma: Gewinne ein Rennen durch Südamerika mit Start in Ushuaia gegen acht Karten der Stufe 3. Umsichtig, Legendär.
rule-quest-veteran = Alte Garde: Gewinne gegen einen Torpedo, der mit allen sechzehn Stufen des Vermächtnisses gestartet ist. Legendär.

## Was man sieht

chapter-visibility = Was man sieht

rule-visibility-1 = Was auf dem Tisch liegt oder steht, sehen alle: den Spielplan mit Plättchen, Fahrzeugen und Markern, Anzeigen, Geld, Anführer, aufgedeckte Assistenten, wer gepasst hat, die Zugreihenfolge, gespielte und abgeworfene Karten, entfernte Plättchen.
    .ruling = Ebenso die Zahl der Karten in jeder Hand und im Stapel und der Plättchen im Beutel, und die im Feldlager genommenen Karten, bis sie gespielt oder abgeworfen sind.
rule-visibility-2 = Das Übrige sieht nur, wem es gehört, oder niemand.
    .ruling = Verborgen sind die Reihenfolge von Stapel, Beutel und Estienne-Karten, Pläne, bis alle gefasst sind, die anderen Handkarten, gezogene und noch nicht gelegte Plättchen und die Karten, unter denen ein Spurensucher wählt. Was Spurensucher oder Topograf nicht behalten, wird offen abgelegt.
rule-visibility-3 = Wer gefragt wird, sehen alle, und auch den öffentlichen Teil der Frage: welche Karte auf wen oder auf welche Plättchen zielt.
    .ruling = Verborgen ist, was die gefragte Mannschaft antworten kann, ebenso Weisungen und vorbereitete Züge. Außer bei Gefahren wird eine Mannschaft nur gefragt, wo ihr mehr als eine Antwort offensteht, wie an jedem Tisch; auch das sehen alle.
rule-visibility-4 = Der Startwert, und mit ihm alles, was der Zufall noch bringt, bleibt während des Rennens verborgen.
    .ruling = Nach dem Rennen liegt die ganze Aufzeichnung offen.
