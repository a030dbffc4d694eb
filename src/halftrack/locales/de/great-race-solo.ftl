### Das Solorennen: was es den Wörtern von The Great Race hinzufügt. Für das Terminal und den Tisch im Netz.
### Der Torpedo ist ein Auto, männlich; Mannschaften stehen in der Mehrzahl. Farben stehen als Hauptwort: „eine Stadt in Blau“.
### Ein Wort je Sache: Estienne-Karte, Stapel, Ziel, Weg, Mechanik, Kraft, Vermächtnis, Platz, Aufgabe, Art.

solo-title = The Great Race: gegen René Estienne

name-torpedo = Torpedo
name-blue = Blau
name-yellow = Gelb
name-green = Grün
name-red = Rot
name-city-beside = die Stadt nebenan
name-only-way = der einzige Weg
name-city-first = Stadt vor Plättchen
name-easiest-tile = das leichteste Plättchen
name-known-tile = bekanntes Plättchen vor freiem Feld
name-lowest-name = alles gleich, also nach dem Namen
name-own-path = auf seinem Weg
name-your-path = auf deinem Weg
name-round-you = rings um dein Fahrzeug
name-beside-your-path = neben deinem Weg
name-no-room = kein Platz, aus dem Spiel

## Ereignisse

event-estienne-revealed = Runde { $turn }. Estienne-Karte { $card }: Ziel in { $colour }, { $tiles } Plättchen, Schritte { $moves }.
event-estienne-reshuffled = Der Estienne-Stapel wird neu gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
event-heads-for = { $reason ->
    [nearest] Der Torpedo steuert { $city } an, die nächste Stadt voraus in { $colour }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
    [none-left] Der Torpedo steuert { $city } an: Voraus ist keine Stadt in { $colour } mehr. { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[other] Der Torpedo steuert { $city } an, näher als die nächste Stadt in { $colour }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
}
event-tiles-dealt = { $name ->
    [Torpedo] Der Torpedo zieht: { $tiles } (Werte { $values }).
   *[other] Die { $name } ziehen: { $tiles } (Werte { $values }).
}
event-tile-dealt = { $where ->
    [own-path] Leicht ({ $tile }, Wert { $value }): auf den Weg des Torpedo, { $space }.
    [your-path] Schwer ({ $tile }, Wert { $value }): auf deinen Weg, { $space }.
    [round-you] Schwer ({ $tile }, Wert { $value }): kein Platz auf deinem Weg, also rings um dein Fahrzeug, { $space }.
    [beside-your-path] Schwer ({ $tile }, Wert { $value }): neben deinen Weg, { $space }.
    [set-aside] Verlässt das Spiel: { $tile } (Wert { $value }).
   *[other] Kein Platz für dieses Plättchen ({ $tile }, Wert { $value }): Es verlässt das Spiel.
}
event-advances = Sein { $assistant }. Assistent bringt ihn bis zu { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} voran.
event-way-taken = Er nimmt { $space }: { $reason }.
event-halted = { $reason ->
    [city] Er hält in { $space }: Eine Stadt beendet die Fahrt.
    [stop] Er hält auf { $space }: ein Stopp.
    [petrol] Er bleibt stehen: Für { $space } fehlt ihm { $short } Benzin.
    [damage] Er bleibt stehen: Für { $space } { $short ->
        [one] fehlt ihm { $short } Stufe
       *[other] fehlen ihm { $short } Stufen
    } Mechanik.
    [breakdown] Er bleibt auf { $space }: eine Panne.
   *[other] Er bleibt auf { $space }: Kein Weg führt weiter.
}
event-power-gained = Der Torpedo gewinnt eine Kraft: { $colour } { $level }.
event-power-explained = Der Torpedo gewinnt eine Kraft: { $colour } { $level }, { $power }.
event-card-used = { $where ->
    [bivouac] Aus dem Feldlager nimmt der Torpedo „{ $card }“
   *[other] In der Stadt zieht der Torpedo „{ $card }“
}{ $effect ->
    [petrol] : Benzin +{ $levels }
    [mechanical] : Mechanik +{ $levels }
    [danger] : eine Gefahr für dich
   *[other] { "" }
}.
event-endangered = „{ $card }“ bedroht die { $name }: { $gauge ->
    [engine] Motor
   *[other] Chassis
} −{ $damage }.
event-recovered = Der Torpedo gewinnt zurück: Benzin +{ $petrol }, Mechanik +{ $mechanical }.
event-torpedo-bonus = Als Erster gewinnt der Torpedo { $petrol } Benzin.
event-cards-laid-out = Im Feldlager liegen { $cards }; { $alone ->
    [yes] was auf Platz { $slots } liegt, wird abgelegt
   *[no] der Torpedo nimmt von Platz { $slots }
}.
event-cards-left = { $cards ->
    [none] Im Feldlager bleibt nichts übrig.
   *[other] Im Feldlager übrig und abgelegt: { $cards }.
}

## Der Tisch

points-mechanical = Mechanik
points-revealed = aufgedeckte Karten
solo-card = Karte { $card }: Ziel { $colour }, { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}, fährt { $second }, dann je { $others }, Lagerplatz { $slot } (als Zweiter auch { $more }), gewinnt Benzin { $petrol } und Mechanik { $mechanical } zurück; eine übrige Gefahr kostet dich { $damage } ({ $gauge })
solo-no-card = Die erste Karte wird aufgedeckt, wenn du geplant hast.
solo-torpedo = Torpedo → { $objective }: { $path }
solo-your-path = Dein Weg, auf den schwere Plättchen kommen: { $path }
solo-coming = { $count ->
    [0] Keine Karte ist übrig: Der Stapel wird gemischt.
   *[other] Noch zu erwarten: { $cards }
}
solo-calendar = Der Kalender ({ $turns } Runden): { $cards }
solo-powers = Kräfte: { $powers }
solo-no-powers = keine
solo-look = { $command }: der ganze Spielplan, was jede Estienne-Karte tut, die Kräfte

## Die Estienne-Karte und die Kräfte

solo-card-name = Karte
estienne-objective = Ziel
estienne-tiles = Plättchen
estienne-moves = Assistenten
estienne-slots = Plätze im Lager
estienne-danger = Übrige Gefahr
estienne-recovers = Gewinnt zurück
solo-recovers = Benzin { $petrol }, Mechanik { $mechanical }
solo-danger = { $gauge } −{ $damage }
solo-power-none = noch keine Kraft
power-yellow-1 = beide Anzeigen bis 7
power-yellow-2 = beide Anzeigen bis 8
power-yellow-3 = beide Anzeigen bis 9
power-yellow-4 = beide Anzeigen bis 10
power-green-1 = Benzinkarten aus dem Feldlager füllen seinen Tank
power-green-2 = Ersatzteile und Werkzeug von dort reparieren ihn
power-green-3 = in Städten gezogenes Benzin füllt ihn auch
power-green-4 = in Städten gezogene Teile reparieren ihn auch
power-red-1 = nimmt er im Feldlager eine Gefahrenkarte, trifft sie dich
power-red-2 = zieht er eine in einer Stadt, trifft sie dich auch
power-red-3 = Gefahren kosten ihn nur 1
power-red-4 = Gefahren kosten ihn nichts
power-blue-1 = Stopps halten ihn nicht auf
power-blue-2 = kein Aufschlag in der Risikozone
power-blue-3 = er fährt umsonst zur See
power-blue-4 = Assistent 2 fährt ein Feld weiter

## Die Kampagne

campaign-head = Kampagne { $name }, { $races ->
    [0] noch kein Rennen
    [one] ein Rennen
   *[other] { $races } Rennen
}
campaign-deck = Stapel: { $cards }
campaign-first = Im nächsten Rennen beginnt: { $first ->
    [torpedo] der Torpedo
   *[human] du
}
campaign-record = Gewonnen { $won }, verloren { $lost }, aufgegeben { $given }, abgebrochen { $called }
campaign-new = Eine neue Kampagne: { $path }
campaign-resumed = Das unterbrochene Rennen geht weiter; seine Optionen bleiben.
campaign-begins = Rennen { $number }: { $start }, { $board ->
    [africa] Afrika
    [south-america] Südamerika
   *[other] { $board }
}. { $way }
campaign-open-quests = Noch zu stempeln: { $quests }
campaign-show = Stapel, Kräfte und Reisepass: halftrack solo --show --campaign { $path }
campaign-give-up = Wer nach der ersten Estienne-Karte aufgibt, überlässt dem Torpedo den Sieg und die Kräfte, die er gewonnen hat. Tipp „{ $word }“ noch einmal, wenn du das willst.
campaign-give-up-alone = Aufgegeben ist die Durchquerung gescheitert. Tipp „{ $word }“ noch einmal, wenn du das willst.
campaign-way-prudent = Die umsichtige Art: Der Stapel wächst.
campaign-way-legendary = Die legendäre Art: Der Stapel wächst, und seine Kräfte nehmen zu.
campaign-way-alone = Allein: sechs Runden für die Durchquerung.
campaign-way-none = Darin gibt es keinen Stempel zu gewinnen.
campaign-outcome-human = Du hast gewonnen.
campaign-outcome-torpedo = Der Torpedo hat gewonnen.
campaign-outcome-given-up = Aufgegeben: Der Torpedo hat gewonnen.
campaign-outcome-called-off = Abgebrochen: Nichts ändert sich als der Startwert.
campaign-outcome-failed = Du bist nicht rechtzeitig ans Ziel gekommen.
campaign-not-begun = Vor der ersten Karte aufgegeben: Dasselbe Rennen ist noch zu fahren.
campaign-stamped = Gestempelt ({ $way }): { $quests }
campaign-changed = Der Stapel ändert sich: { $leaving } → { $coming }
campaign-gained = Der Torpedo behält { $powers }
campaign-legendary = Der ganze Reisepass ist auf die legendäre Art gestempelt: Du bist eine Legende!
campaign-pick = Welcher Buchstabe weicht seiner nächsten Stufe? { $letters }
campaign-pick-wrong = { $letter } gehört nicht zu { $letters }.
campaign-go-on = Weiter mit: halftrack solo --campaign { $path }
passport-quest = Aufgabe
passport-prudent = Umsichtig
passport-legendary = Legendär
passport-alone = Allein

## Die Aufgaben

quest-sahara = In die Sahara
    .text = Afrika von Colomb-Béchar aus
quest-transvaal = Aus dem Transvaal
    .text = Afrika von Cape Town aus
quest-llanos = Durch die Llanos
    .text = Südamerika von Caracas aus
quest-pampero = Gegen den Pampero
    .text = Südamerika von Ushuaia aus
quest-landsman = Landratte
    .text = ohne jede Route
quest-passenger = Passagier
    .text = wenigstens einmal mit Schiff oder Zeppelin
quest-mechanic = Wie geschmiert
    .text = am Ende der Motor auf dem Maximum
quest-unbroken = Unverwüstlich
    .text = nie eine Panne
quest-collector = Sammlung
    .text = drei Städte einer Farbe
quest-rainbow = Regenbogen
    .text = Städte in drei Farben
quest-sprinter = Sprint
    .text = höchstens vier Runden
quest-treasurer = Volle Kasse
    .text = 100 F übrig
quest-reserve = Reserve
    .text = ein halber Tank übrig
quest-runaway = Auf und davon
    .text = bevor der Torpedo am Ziel ist
quest-lion = Löwe
    .text = Afrika von Colomb-Béchar aus, gegen acht Karten der Stufe 3
quest-leopard = Leopard
    .text = Afrika von Cape Town aus, gegen acht Karten der Stufe 3
quest-condor = Kondor
    .text = Südamerika von Caracas aus, gegen acht Karten der Stufe 3
quest-puma = Puma
    .text = Südamerika von Ushuaia aus, gegen acht Karten der Stufe 3
quest-veteran = Alte Garde
    .text = ein Torpedo, der mit allen sechzehn Kräften startet
