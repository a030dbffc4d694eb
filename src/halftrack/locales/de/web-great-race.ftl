### The table of The Great Race in the browser.

## Around the map

your-move = Du bist am Zug
your-dashboard = Dein Armaturenbrett
your-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} von höchstens { $limit }
hand-empty = Keine Karten auf der Hand (höchstens { $limit }).
rivals = Gegner
log-short = Verlauf
turn-order = Zugreihenfolge
this-is-you = du
is-awaited = am Zug
asks-plan = Verteile deine fünf Assistenten hinter deinem Sichtschirm.
asks-sequence = Dein Zug: Benzin, dann Karten, dann ein Assistent.
asks-discard = Eine Karte zu viel.
asks-avert = { $name }: „{ $card }“ zielt auf { $targets }. Wendest du es ab?
race-over = Das Rennen ist zu Ende.
close = Schließen
keys = Tasten
undo-key = Zurücknehmen (U)

## Dials and boxes

gauge-level = { $gauge }: { $level } von { $full }
gauge-would = { $gauge }: { $level } von { $full }, danach { $would }
assistants-said = Assistenten: { $boxes }
box-pathfinder = Kundschafter
box-mechanics = Mechaniker
box-security = Begleiter
box-funding = Finanzen
box-pathfinder-does = Jeder legt zwei Plättchen oder zieht eine Karte.
box-mechanics-does = Jeder fährt oder repariert.
box-security-does = Jeder wehrt eine Gefahr ab oder räumt ein Plättchen weg.
box-funding-does = Zusammen bringen sie Francs ein.

## Planning

plan-all-placed = Alle fünf sind verteilt.
plan-less = Einer weniger: { $box }
plan-more = Einer mehr: { $box }
plan-left = { $count ->
    [one] Noch 1 Assistent
   *[other] Noch { $count } Assistenten
}
plan-ready = Plan steht
plan-as-before = Wie zuvor
plan-scouting = Erkunden
plan-driving = Fahren
plan-saving = Sparen
plan-is-in = Dein Plan steht; niemand sieht ihn, bevor alle da sind:

## A sequence

buy-petrol = Benzin
buy-levels = { $levels } Benzin für { $francs } F kaufen
not-now = jetzt nicht
tank-full = Tank voll
action-place-tiles = Legen
action-draw-card = Karte
action-drive = Fahren
action-repair = Reparieren
action-discard-tile = Räumen
action-collect-funding = Einnehmen
action-leader = Leiter
action-pass = Passen
idle = bringt nichts
steps = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
gain-francs = +{ $francs } F
drops = { $count ->
    [one] 1 verfällt
   *[other] { $count } verfallen
}

## On the map

unknown = unbekannt
unknown-risk = unbekannt, Risiko
city-cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
leg = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}, Benzin −{ $petrol }{ $damage ->
    [0] { "" }
   *[other] , Schaden { $damage }
}{ $dangers ->
    [0] { "" }
    [one] , 1 Gefahr
   *[other] , { $dangers } Gefahren
}
range-said = in Reichweite: { $figures }
open-said = wählbar
aim-said = darum geht es
closed-said = nicht möglich: { $why }
lay-hint = Lege dieses Plättchen auf ein freies Feld der Karte.
spot-hint = Wähle auf der Karte.
as-a-list = oder aus einer Liste von { $count }
tiles-next = dann

## Answers

really = Wirklich?
final = Das ist endgültig.
do-it = Ja, los
not-yet = Noch nicht
not-possible = jetzt nicht möglich
why-planning-2 = in diesem Feld steht kein Assistent mehr
why-security-2 = von hier aus lässt sich kein Plättchen räumen
rule = Regel { $tag }
discard-hint = Du hältst { $cards } Karten, dein Fahrgestell trägt { $limit }. Wähle eine aus deiner Hand.
split-said = Motor auf { $engine }, Fahrgestell auf { $chassis }
take-hint = Zeig auf eine Karte oder tippe sie an, um sie zu lesen.
open-toolbox = Werkzeug

## Cards

card-said = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}. { $text } { $when }
card-when-before = Vor einem Assistenten zu spielen.
card-when-repair = Bei einer Reparatur zu spielen.
card-when-drive = Bei einer Fahrt zu spielen.
card-when-any = Jederzeit zu spielen.

## Leaders

power-used = genutzt
power-ready = bereit
leader-french = einmal je Runde drei Plättchen ziehen und legen
leader-italian = einmal je Runde ohne Assistent reparieren
leader-belgian = zieht in jeder Stadt mindestens zwei Karten
leader-english = einmal je Runde 50 F weniger für eine Seereise
leader-suffragettes = jede Runde eine Karte mehr aus dem Biwak

## Beside the board

bivouac-cards = Karten im Biwak
stock-deck = Stapel { $count }
stock-bag = Beutel { $count }
stock-gone = abgelegt: { $cards } Karten, { $tiles } Plättchen
stock-discards = Abgelegte Karten
stock-removed = Plättchen aus dem Spiel
stock-none = nichts

## Keys

key-choose = eine Möglichkeit nach ihrer Nummer wählen
key-confirm = wählen, und noch einmal zum Bestätigen
key-drop = noch nicht, oder schließen
key-undo = zurücknehmen
key-map = zur Karte
key-rivals = Gegner
key-log = Verlauf
key-help = diese Tasten
