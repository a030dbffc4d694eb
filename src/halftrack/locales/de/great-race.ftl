### The Great Race: Fragen, Antworten, Zahlen, Ereignisse, Namen. Für das Terminal und den Tisch im Netz.
### Wer spielt, wird geduzt; kein Wort verrät das Geschlecht. $name und $crew sind eine Mannschaft in der Mehrzahl: „Die { $name } passen.“
### Der Torpedo des Solorennens steht in der Einzahl: Er hat seine Variante, wo ein Satz von ihm sprechen kann.
### Anführungszeichen „so“, geschütztes Leerzeichen vor F. Städte heißen wie auf dem Spielplan.
### Ein Wort je Sache: Mannschaft, Assistent, Kundschafter, Mechaniker, Begleiter, Finanzen, Benzin, Plättchen, Feld, Etappe, Runde, Zug.

title = The Great Race

## Mannschaften und Anführer

name-french = Franzosen
name-italian = Italiener
name-belgian = Belgier
name-english = Engländer
name-suffragettes = Suffragetten

## Karten

name-trail-hunter = Fährtensucher
    .text = Entferne zwei Plättchen, wo sie auch liegen. Eine Gefahr: Andere können sie abwenden.
name-saboteur = Saboteur
    .text = Eine andere Mannschaft verliert 2 Stufen von Motor und Chassis, wie du willst. Eine Gefahr: Sie kann sie abwenden.
name-con-artist = Schwindler
    .text = Zwei liegende Plättchen tauschen die Plätze. Eine Gefahr: Andere können sie abwenden.
name-repairman = Monteur
    .text = Eine Reparatur, ohne einen Assistenten einzusetzen.
name-driver = Fahrer
    .text = Eine Fahrt, ohne einen Assistenten einzusetzen.
name-cartographer = Kartograf
    .text = Zieh drei Plättchen und leg sie.
name-topographer = Topograf
    .text = Zieh vier Plättchen und leg zwei davon.
name-financial = Förderer
    .text = 30 F.
name-refuelling-station = Tankstelle
    .text = Benzin +5.
name-tracker = Spurensucher
    .text = Zieh drei Karten, behalte zwei.
name-spare-parts = Ersatzteile
    .text = Bei einer Reparatur: Motor oder Chassis +1.
name-toolbox = Werkzeugkasten
    .text = Bei einer Reparatur: Motor und Chassis zusammen +3.
name-transport = Transport
    .text = Bei einer Fahrt: Eine Route kostet 50 F weniger.
name-guide = Lotse
    .text = Bei einer Fahrt: Ein Stopp gilt nicht.
name-militia = Ranger
    .text = Jederzeit: Wende eine Gefahr ab.
name-jerrycan = Benzinkanister
    .text = Jederzeit: Benzin +1.

## Wörter

word-petrol = Benzin
word-engine = Motor
word-chassis = Chassis
word-francs = { $value } F
word-hand = Hand
word-turn = Runde { $turn }
word-band = Etappe
word-pathfinder = Kundschafter
word-mechanics = Mechaniker
word-security = Begleiter
word-funding = Finanzen
plan-pathfinder = { $count } Kundschafter
plan-mechanics = { $count } Mechaniker
plan-security = { $count } Begleiter
plan-funding = { $count } bei den Finanzen
word-passed = gepasst
word-arrived = { $place }. im Ziel
word-left = aufgegeben
word-cards = Karten
word-deck = Stapel { $cards }, Beutel { $tiles }
word-known = bekannt
word-nothing = nichts
lane-sea = Per Schiff: { $here } – { $there }, { $price } F
lane-air = Per Zeppelin: { $here } – { $there }, { $price } F
word-legend = Plättchen: Benzin, -Schaden, ■ Stopp, ! Gefahr. Land: · frei, ░ Risikozone. Stadt: Farbe (P lila, B blau, Y gelb, G grün, R rot) und Karten zum Ziehen.

phase-choosing = Wahl der Mannschaften
phase-bivouac = Feldlager
phase-planning = Planung
phase-convoy = Bewegung
phase-over = Rennen vorbei

tile = Benzin { $petrol }{ $damage ->
    [0] { "" }
   *[other] , Schaden { $damage }
}{ $stop ->
    [yes] , Stopp
   *[no] { "" }
}{ $danger ->
    [yes] , Gefahr
   *[no] { "" }
}

## Ereignisse

event-crew-chosen = Am Start: die { $crew }.
event-turn-began = Runde { $turn }. Im Feldlager: { $cards }.
event-card-taken = Die { $name } nehmen „{ $card }“.
event-card-drawn = { $card ->
    [none] Die { $name } ziehen eine Karte.
   *[other] Die { $name } ziehen „{ $card }“.
}
event-card-played = Die { $name } spielen „{ $card }“.
event-card-discarded = Die { $name } werfen „{ $card }“ ab.
event-deck-shuffled = Der Ablagestapel wird gemischt: { $cards ->
    [one] { $cards } Karte bildet
   *[other] { $cards } Karten bilden
} den neuen Stapel.
event-plan-revealed = Die { $name } planen: { $plan }.
event-petrol-gained = { $francs ->
    [0] { $name ->
        [Torpedo] Der Torpedo gewinnt
       *[other] Die { $name } gewinnen
    } { $petrol } Benzin.
   *[other] Die { $name } kaufen { $petrol } Benzin für { $francs } F.
}
event-francs-gained = Die { $name } erhalten { $francs } F.
event-passed = Die { $name } passen.
event-assistant-played = Die { $name } setzen einen Assistenten ein: { $action }.
event-leader-used = Die { $name } setzen ihre Sonderfähigkeit ein.
event-tiles-drawn = { $tiles ->
    [none] Die { $name } ziehen { $count ->
        [1] ein Plättchen
       *[other] { $count } Plättchen
    }.
   *[other] Die { $name } ziehen: { $tiles }.
}
event-tile-placed = Die { $name } legen auf { $space }: { $tile }.
event-tile-turned = { $name ->
    [Torpedo] Der Torpedo entdeckt
   *[other] Die { $name } entdecken
} auf { $space }: { $tile }.
event-tile-discarded = { $space ->
    [none] Ein Plättchen verlässt das Spiel: { $tile }.
   *[other] Das Plättchen auf { $space } verlässt das Spiel: { $tile }.
}
event-tiles-swapped = Die Plättchen auf { $first } und { $second } tauschen die Plätze.
event-tile-moved = Das Plättchen auf { $start } wandert nach { $end }.
event-bag-refilled = Der Beutel füllt sich wieder: { $tiles } Plättchen.
event-moved = { $name ->
    [Torpedo] Der Torpedo erreicht
   *[other] Die { $name } erreichen
} { $end }{ $petrol ->
    [0] { "" }
   *[other] { " " }(Benzin −{ $petrol })
}.
event-fare-paid = Die { $name } zahlen { $francs } F: { $lane }.
event-turned-back = Die { $name } kommen auf { $space } nicht durch und kehren um.
event-stop-ignored = Ein Lotse führt die { $name } auf { $space } am Stopp vorbei.
event-damaged = { $name ->
    [Torpedo] Schaden für den Torpedo: Mechanik −{ $engine }.
   *[other] Schaden für die { $name }: Motor −{ $engine }, Chassis −{ $chassis }.
}
event-repaired = Die { $name } reparieren ({ $means }): Motor +{ $engine }, Chassis +{ $chassis }.
event-broken-down = { $name ->
    [Torpedo] Der Torpedo bleibt mit einer Panne liegen.
   *[other] Die { $name } bleiben mit Motorschaden liegen.
}
event-targeted = „{ $card }“ zielt auf: { $targets }.
event-danger-averted = Die { $name } wenden die Gefahr ab: { $means }.
event-card-cancelled = „{ $card }“ verpufft.
event-arrived = { $name ->
    [Torpedo] Der Torpedo kommt als { $place ->
        [1] Erster
       *[other] Zweiter
    }
   *[other] Die { $name } kommen als { $place ->
        [1] Erste
        [2] Zweite
        [3] Dritte
       *[other] Nummer { $place }
    }
} ins Ziel!
event-order-changed = Neue Reihenfolge: { $order }.
event-crew-left = Aus dem Rennen: { $name }.
event-race-ended = Das Rennen ist vorbei.

## Fragen

ask-crew = Welche Mannschaft führst du?
ask-take = Welche Karte nimmst du aus dem Feldlager?
ask-plan = Verteile deine fünf Assistenten: Kundschafter-Mechaniker-Begleiter-Finanzen, zum Beispiel 1-2-0-2.
ask-sequence = Dein Zug: erst Benzin kaufen, dann Karten spielen, dann einen Assistenten einsetzen oder passen.
ask-drive = Wohin fährst du?
ask-fare = Wie bezahlst du die Reise?
ask-shortage = Für dieses Plättchen fehlt dir Benzin.
ask-guide = Ein Stopp. Führt dich ein Lotse vorbei?
ask-danger = Gefahr! Wie begegnest du ihr?
ask-avert = Eine Gefahrenkarte wird gespielt. Wendest du sie ab?
ask-damage = Wie viel vom Schaden trifft den Motor?
ask-repair = Was reparierst du?
ask-toolbox = Wie viele Stufen aus dem Werkzeugkasten bekommt der Motor?
ask-tile = Welches Plättchen legst du zuerst?
ask-place = Wohin legst du es?
ask-tile-target = Welches Plättchen?
ask-tile-to = Wohin kommt das Plättchen?
ask-target = Welche Mannschaft?
ask-discard-tile = Welches Plättchen entfernt der Begleiter?
ask-discard = Du hast mehr Karten, als dein Chassis zulässt. Welche wirfst du ab?
ask-drop = Welche der gezogenen Karten behältst du nicht?
ask-confirm = Ist dein Zug fertig? Mit „zurück“ kannst du ihn noch zurücknehmen.

## Antworten

option-pass = passen
option-petrol-what = { $what } Benzin kaufen
option-place-tiles = Kundschafter: Plättchen ziehen und legen
option-draw-card = Kundschafter: eine Karte ziehen
option-sequence-repair = Mechaniker: reparieren
option-sequence-drive = Mechaniker: fahren
option-discard-tile = Begleiter: ein Plättchen entfernen
option-collect-funding = Finanzen: Geld einnehmen
option-sequence-leader = Sonderfähigkeit einsetzen
option-fare-leader = Walledgrave 50 F davon zahlen lassen
option-fare-transport = eine Transportkarte spielen
option-pay = zahlen
option-stay = hier bleiben
option-sea-what = per Schiff nach { $what }
option-air-what = per Zeppelin nach { $what }
option-jerrycan = einen Benzinkanister spielen
option-take-jerrycan = Benzinkanister
option-discard-jerrycan = Benzinkanister
option-drop-jerrycan = Benzinkanister
option-use-jerrycan = stattdessen einen Benzinkanister spielen
option-turn-back = umkehren
option-bear = den Schaden nehmen
option-guard = ein Begleiter wendet sie ab
option-danger-militia = der Ranger wendet sie ab
option-avert-militia = der Ranger wendet sie ab
option-let-it-happen = geschehen lassen
option-stop = anhalten
option-guide-guide = einen Lotsen spielen und weiterfahren
option-done = fertig
option-spare-parts-engine = Ersatzteile: Motor +1
option-spare-parts-chassis = Ersatzteile: Chassis +1
option-buy-engine = ein Teil kaufen: Motor +1
option-buy-chassis = ein Teil kaufen: Chassis +1
option-repair-toolbox = einen Werkzeugkasten spielen
option-confirm = fertig, weiter

## Überschriften

word-crew = Mannschaft
word-money = Geld
word-assistants = Assistenten
word-place = Ort
word-drawn = Gezogen
word-used = Sonderfähigkeit in dieser Runde verbraucht
word-ready = Sonderfähigkeit bereit
word-rank = Rang
word-points = Punkte
word-items = wofür
word-on-the-way = noch unterwegs
points-place = Platz
points-petrol = Benzin
points-engine = Motor
points-chassis = Chassis
points-francs = Geld

## Aktionen

name-place-tiles = Plättchen ziehen und legen
name-draw-card = eine Karte ziehen
name-repair = reparieren
name-drive = fahren
name-discard-tile = ein Plättchen entfernen
name-collect-funding = Geld einnehmen
name-guard = ein Begleiter
name-bought = gekaufte Teile
name-funding = Finanzen
name-bonus = Prämie

## Zahlen einer Antwort

fact-francs = { $value } F
fact-sequence-francs = { "" }
fact-repair-francs = { "" }
fact-fare-francs = noch { $value } F zu zahlen
fact-petrol = Benzin −{ $value }
fact-crew-petrol = Benzin { $value }
fact-damage = Schaden { $value }
fact-danger = Gefahr
fact-stop = Stopp
fact-cards = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
}
fact-short = { short-petrol }
fact-unknown = unbekanntes Gelände
fact-surcharge = Risikozone: 1 Benzin mehr
fact-engine = Motor { $value }
fact-chassis = Chassis { $value }
fact-damage-engine = Motor danach { $value }
fact-damage-chassis = Chassis danach { $value }
fact-danger-damage = zusammen { $value } Schaden
fact-guards = { $value } Begleiter
fact-leader = { $value }
fact-steps = bis zu { $value ->
    [one] { $value } Feld
   *[other] { $value } Felder
}
fact-range = in Reichweite: { $value }
fact-drive-range = von dort: { $value }
fact-idle = brächte jetzt nichts
fact-final = { "" }
fact-dropped = { $value ->
    [one] { $value } Assistent verlässt
   *[other] { $value } Assistenten verlassen
} ungenutzt das Tableau
fact-francs-a-level = { $value } F je gekaufter Stufe
fact-tile = { $value }
fact-held = auf der Hand: { $value }

short-petrol = { $value } Benzin zu wenig
short-francs = { $value } F zu wenig
short-damage = { $value } Schaden mehr, als das Fahrzeug aushält
short-over = über dem Maximum
