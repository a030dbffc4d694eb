### Solo im Web: René Estiennes Seite des Tischs, Kampagnen, der Reisepass. Was das Rennen selbst sagt, steht in great-race-solo.

## Seine Seite des Tischs

solo-side = René Estiennes Seite des Tischs
solo-side-short = Torpedo
solo-alone = Die Durchquerung allein
solo-turns-left = { $left ->
    [0] Runden nach dieser: jetzt oder nie
    [one] Runde noch nach dieser
   *[other] Runden noch nach dieser
}
torpedo-dashboard = Das Tableau des Torpedo
torpedo-at = steht in { $space }
torpedo-petrol = Benzin
torpedo-mechanical = Mechanik
torpedo-assistants = Assistenten des Torpedo: in dieser Runde noch { $left } von 5
torpedo-lays = Assistent { $number }: zieht und legt Plättchen
torpedo-drives = Assistent { $number }: fährt
torpedo-next = als Nächster
torpedo-next-is = Als Nächstes: { $role }
torpedo-deeds = Was der Torpedo in dieser Runde getan hat
torpedo-did-card = Die Karte dieser Runde
torpedo-did-tiles = Die Plättchen der Karte
torpedo-did-bivouac = Im Feldlager
torpedo-did-recovery = Er gewinnt zurück

## Die Estienne-Karte

estienne-card = Estienne-Karte { $letter }, Stufe { $level }
estienne-level = Stufe { $level }
estienne-none = Keine Estienne-Karte liegt offen: Die nächste wird aufgedeckt, wenn du geplant hast.
estienne-slots-said = nimmt Platz { $first }, als Zweiter auch Platz { $second }
estienne-deck = Der Estienne-Stapel
estienne-deck-why = { $left ->
    [0] Keine Karte ist übrig: Er wird neu gemischt.
    [one] Eine Karte kommt noch.
   *[other] { $left } Karten kommen noch, in einer Folge, die niemand kennt.
}
estienne-is-coming = kommt noch
estienne-is-now = liegt jetzt offen
estienne-is-seen = war schon da
alone-calendar = Der Kalender
alone-calendar-why = Sechs Karten für die Durchquerung, in dieser Folge.

## Wohin er fährt

way-heads-for = Er steuert { $city } an:
way-nearest = die nächste Stadt voraus in { $colour }.
way-none-left = Voraus ist keine Stadt in { $colour } mehr.
way-destination-nearer = näher als die nächste Stadt in { $colour }.
way-torpedo = { $steps ->
    [one] Sein Weg: ein Schritt
   *[other] Sein Weg: { $steps } Schritte
}
way-yours = { $steps ->
    [one] Dein kürzester Weg nach { $destination }: ein Schritt
   *[other] Dein kürzester Weg nach { $destination }: { $steps } Schritte
}
way-yours-why = hierhin kommen die schweren Plättchen

## Das Vermächtnis

legacy-title = Kräfte des Vermächtnisses
legacy-why = In einem Rennen mit Vermächtnis gewinnt der Torpedo eine Stufe, sooft er eine Stadt in der Farbe seiner Karte erreicht, und behält sie.
power-gained = gewonnen
power-open = noch nicht gewonnen

## Das Ende eines Rennens

solo-end-stamped = In deinen Reisepass gestempelt
solo-end-no-stamp = Nichts Neues wurde gestempelt.
solo-end-deck = Der Estienne-Stapel ändert sich
solo-end-letters = { $due ->
    [one] Eine Karte des Stapels weicht: Du wählst ihren Buchstaben.
   *[other] { $due } Karten des Stapels weichen: Du wählst ihre Buchstaben.
}
solo-end-pick = Buchstaben wählen
solo-end-next = Zum nächsten Rennen
solo-end-campaigns = Zu den Kampagnen

## Kampagnen

campaigns-title = Gegen René Estienne
campaigns-what = Rennen um Rennen gegen einen Rivalen, der Regeln folgt und mit dir wächst. Jeder Sieg stempelt Aufgaben in deinen Reisepass.
campaigns-begun = Begonnen am { $date }
campaigns-line = { $races ->
    [0] noch kein Rennen
    [one] ein Rennen, { $won } gewonnen
   *[other] { $races } Rennen, { $won } gewonnen
}, { $stamps } Stempel
campaigns-new = Ein neuer Reisepass
campaigns-all = ← Alle Kampagnen
campaign-title = Kampagne gegen René Estienne
campaign-is-legendary = Eine Legende
campaign-go-on = Weiter im Rennen
campaign-open = Öffnen
campaign-running = Rennen { $number } ist im Gang
campaign-races = Die Rennen bisher
campaign-race-line = { $start } → { $destination }, { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}
campaign-race-replay = Nachsehen
campaign-map = { $board } mit den Wegen von { $races ->
    [one] einem Rennen
   *[other] { $races } Rennen
}
campaign-deck-title = Sein Stapel
evolution-random = Den Zufall lassen
evolution-random-what = Nach jedem Rennen weichen Karten seines Stapels zufällig schwereren.
evolution-letter = Nach Buchstaben wählen
evolution-letter-what = Nach jedem Rennen wählst du, welcher Buchstabe seines Stapels der nächsten Stufe weicht.
letters-title = { $due ->
    [one] Eine Karte seines Stapels weicht
   *[other] { $due } Karten seines Stapels weichen
}
letters-why = Wähle einen Buchstaben; an die Stelle seiner Karte tritt derselbe Buchstabe der nächsten Stufe.
letters-becomes = wird zu
letters-pick = { $letter } { $from } weicht { $letter } { $to }

## Das nächste Rennen

next-race-title = Rennen { $number }
next-race-first = { $first ->
    [torpedo] Der Torpedo hat das letzte Rennen verloren und beginnt.
   *[other] Du beginnst.
}
next-race-crossing = Die Durchquerung
next-race-way = Die Art
next-race-more = Eins nach dem anderen, und Module
next-race-no-stamp = So gefahren, stempelt das Rennen nichts.
next-race-start = Zum Start
continent-africa = Afrika
continent-south-america = Südamerika
way-prudent-what = Sein Stapel wächst von Rennen zu Rennen.
way-legendary-what = Sein Stapel wächst, und der Torpedo gewinnt Kräfte für immer.
way-alone-what = Sechs Runden durch den Kontinent, ohne Gegner.
layer-deck = Stapel
layer-deck-what = Der Estienne-Stapel dieser Kampagne, der schwerer wird
layer-legacy = Vermächtnis
layer-legacy-what = Kräfte werden genutzt und gewonnen
layer-passport = Reisepass
layer-passport-what = Aufgaben können gestempelt werden
layer-alone = Allein
layer-alone-what = Kein Torpedo, sechs Runden
layer-leaders = Anführer
layer-leaders-what = Jede Mannschaft hat jemanden mit einer Sonderfähigkeit
layer-fifth = Fünfte Mannschaft
layer-fifth-what = Die Suffragetten stehen zur Wahl

## Der Reisepass

passport-title = Reisepass
stamp-said = Gestempelt: { $quest }, { $way }
stamp-said-race = Gestempelt: { $quest }, { $way }, in Rennen { $race }
stamp-missing = noch nicht gestempelt
