### Der Weg zum Tisch: Eingang, Lobby, Warteraum, Einladungen, Aufzeichnungen.


## Eingang

your-turn = Du bist am Zug
go-on = Wo du stehen geblieben bist
all-my-tables = Alle meine Tische
invite-friends = Freunde einladen
pass-and-play = An einem Gerät
solo-campaign = Solokampagne
learn = Lernen: 5 Min.
to-taste = Anpassen
rules = Regeln
how-many-are-you = Zu wievielt seid ihr?
join-others = Bei anderen mitfahren
watch = Einem Rennen zusehen
find-race = Ein Rennen finden

## Tische in Listen

you = du
one-of-several = { $name } { $number }
seat-open = Freier Platz
seat-invited = Ein Freund
save = Sichern
saved = Gesichert.
call-me = Wie sollen die anderen dich nennen?
seat-left = gegangen
bot-champion = Champion
bot-navigator = Navigator
bot-driver = Fahrer
bot-tourist = Tourist
bot-sensible = Anfänger
bot-random = Würfler
seats-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
won-by = Gewonnen: { $names }
ended = beendet { $when }
moved = zuletzt bewegt { $when }
time-until = deine Zeit endet { $when }
shelf-running = Andere sind am Zug
shelf-waiting = Noch nicht begonnen
shelf-over = Beendete Rennen
no-tables = Du hast noch keinen Tisch. Zwei Klicks, und die Motoren laufen.
played-elsewhere = Ich habe an einem anderen Gerät gespielt
tables-to-join = Freie Plätze
tables-to-watch = Rennen zum Zusehen
watch-this = Zusehen
nobody-waits = Gerade wartet niemand auf Gesellschaft. Mach einen Tisch auf und sei der Erste.
nothing-to-watch = Gerade läuft kein öffentliches Rennen. Beendete lassen sich Zug für Zug ansehen.
open-one = Tisch eröffnen: { $game }
you-sit-here = Du sitzt hier.
take-seat = Platz nehmen

## Aufzeichnungen

import-words = Bring die Aufzeichnung eines Rennens mit: Leg ihre Datei hier ab oder wähl sie aus.
choose-file = Datei wählen
no-record = In dieser Datei steckt keine Aufzeichnung eines Rennens.
watch-replay = Ansehen
save-record = Aufzeichnung sichern
library-empty = Noch kein beendetes Rennen. Das erste wird hier stehen.

## Einladungen

invited-by = { $name } lädt dich ein: { $game }
invited = Einladung: { $game }
at-the-table = Am Tisch
kind-of-race = Das Rennen
own-invitation = Das ist deine eigene Einladung: Sie ist für einen Freund gedacht. Nimmst du den Platz selbst, ist der Link verbraucht.
your-name = Dein Name
link-spent = Dieser Link führt zu keinem Platz mehr
link-spent-words = Er wurde benutzt, durch einen neuen ersetzt, oder den Tisch gibt es nicht mehr. Hast du ihn selbst benutzt, steht das Rennen bei deinen Tischen. Sonst bitte um einen neuen Link.
invite-link = Link für einen Freund
copy-link = Link kopieren
link-only-here = Diese Seite gibt es nur auf diesem Gerät, den Link also auch. Für Freunde an anderen Geräten starte den Server mit --host 0.0.0.0 und öffne die Seite unter der Adresse deines Rechners im Heimnetz.
copied = Kopiert
share = Teilen
qr-code = QR-Code
qr-code-of-link = QR-Code des Links

## Warteraum

waiting-for = { $count ->
    [0] Alle sind da: Das Rennen beginnt.
    [one] Ein Platz ist noch frei. Das Rennen beginnt, sobald ihn jemand nimmt.
   *[other] { $count } Plätze sind noch frei. Das Rennen beginnt, sobald alle besetzt sind.
}
is-open = für wen auch immer
is-invited = für den, der den Link hat
is-bot = Bot
is-left = gegangen
is-here = ist da
make-link = Link erstellen
renew-link = Neuer Link
invite-by-link = Per Link einladen
give-to-bot = Einem Bot geben
open-to-all = Für alle öffnen
leave-seat = Platz verlassen
bots-take-rest = Sofort starten, Bots auf die freien Plätze
call-off = Tisch absagen
call-off-sure = Der Tisch verschwindet für alle.
no-keep = Nein, behalten
stay-or-go = Du kannst diese Seite schließen: Das Rennen wartet bei deinen Tischen auf dich.

## Ein Tisch nach Wunsch

new-table = Ein neuer Tisch
who-sits = Wer fährt mit
how-many = Plätze
sits-me = Ich
sits-bot = Ein Bot
sits-invited = Freund, per Link
sits-open = Irgendwer
sits-hotseat = An diesem Gerät
means-open = wer zuerst kommt
level-of = Wie gut Bot { $number } fährt
name-of = Name auf Platz { $number }
name-if-known = Name, wenn du magst
which-race = Welches Rennen
finer-points = Feinheiten
yes = ja
no = nein
choice-board = Kontinent
hint-board = Jeder hat seine Karte, Städte und Linien.
value-board-africa = Afrika
value-board-south-america = Südamerika
choice-start = Start
hint-start = Das Rennen endet in der anderen Stadt.
choice-edition = Regelheft
hint-edition = Wo sich die gedruckten Hefte unterscheiden, gilt dieses.
value-edition-en = englisches Heft
value-edition-de = deutsches Heft
choice-leaders = Anführer
hint-leaders = Jede Crew hat einen Anführer mit eigener Fähigkeit.
choice-fifth = Die fünfte Crew
hint-fifth = Die Suffragetten und ihr Fahrzeug fahren mit; fünf können antreten.
choice-bag = Plättchen
hint-bag = Aus welchem Beutel das Gelände kommt.
value-bag-own = dieses Kontinents
value-bag-africa = Afrikas
choice-bag-refill = Der Beutel wird neu gefüllt
hint-bag-refill = Ist er leer, kommen abgelegte Plättchen zurück hinein.
without-bag-refill = Beutel wird nicht neu gefüllt
choice-confirm = Vor dem Ende des Zuges fragen
hint-confirm = Bis dahin lässt sich alles zurücknehmen, was nichts aufdeckt.
choice-scoring = Punkte
hint-scoring = Was die Spitze an einem Kontrollpunkt bekommt.
choice-photo-finish = Zielfoto
hint-photo-finish = Die Variante, die das Ziel noch einmal wertet.
choice-decline = Dahinterbleiben erlaubt
hint-decline = Wer überholen könnte, darf bleiben, wo er ist.
pace-and-access = Tempo und Gäste
pace = Tempo
pace-untimed = Ohne Uhr
pace-live = Live
pace-moves = Über Tage
hint-pace-untimed = Alle denken so lange, wie sie mögen.
hint-pace-live = Alle sitzen zugleich daran; jeder hat eine Uhr.
hint-pace-moves = So viel Zeit für jeden Zug; du erfährst, wenn du dran bist.
pace-bank = Zeit auf der Uhr
pace-more = Und je Antwort
pace-hours = Zeit für einen Zug
pace-daily = Nur zu bestimmten Stunden
pace-from = Von
pace-to = Bis
pace-zone = Außerhalb dieser Stunden steht die Uhr. Zeitzone: { $zone }.
pace-is-untimed = ohne Uhr
pace-is-live = live: { $bank } + { $more } je Antwort
pace-is-moves = { $time } je Zug
pace-window = { $from } bis { $to }
access = Wer den Tisch sieht
access-public = Alle
access-link = Wer den Link hat
access-closed = Nur wer mitfährt
hint-access-public = Er steht in der Lobby; jeder darf zusehen.
hint-access-link = Nicht in der Lobby; wer die Adresse kennt, darf zusehen.
hint-access-closed = Niemand sonst kann hineinsehen.
table-name = Name des Tisches, wenn du magst
open-table = Tisch eröffnen
start-race = Rennen starten
choice-solo-edition = Soloregeln
hint-solo-edition = Welche Ausgabe des Soloheftes gilt.
value-solo-edition-en = englisches Soloheft
value-solo-edition-it = italienisches Soloheft
choice-cards = Estienne-Karten
hint-cards = Von Stufe 1, freundlich, bis Stufe 3, unerbittlich.
choice-powers = Vermächtniskräfte
hint-powers = Was der Torpedo früher gelernt hat; braucht das Vermächtnis.
choice-deck = Das Deck entwickelt sich
hint-deck = Karten weichen schwereren.
choice-legacy = Vermächtnis
hint-legacy = Der Torpedo gewinnt in Städten Kräfte.
choice-passport = Reisepass
hint-passport = Stempel für Erreichtes.
choice-first = Wer beginnt
hint-first = Der andere folgt.
value-first-human = ich
value-first-torpedo = der Torpedo
choice-alone = Ohne Torpedo
hint-alone = Nur du und die Strecke.
