### Das Web selbst: Seiten, Knöpfe, Zustände. Was ein Spiel sagt, steht in dessen eigenem Katalog.

## Überall

skip-to-content = Zum Inhalt
language = Sprache
theme-system = Licht: wie das Gerät
theme-light = Licht: Tag
theme-dark = Licht: Nacht
loading = Einen Moment …
page-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal
nowhere = Diese Seite gibt es nicht.
to-front = Zum Eingang
guest-name = Gast
seat = Platz { $number }

## Der Streifen oben

pages = Seiten
my-tables = Meine Tische
lobby = Lobby
library = Aufzeichnungen
settings = Einstellungen
next-table = Nächster Tisch
tables-wait = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

## Eingang

game-great-race = The Great Race
game-great-race-sentence = 1935: Halbkettenfahrzeuge durchqueren einen Kontinent. Plant geheim, legt die Strecke beim Fahren, schont den Motor.
game-great-race-solo = The Great Race: solo
game-great-race-solo-sentence = Eine Crew gegen den Torpedo: eine Kampagne, in der jedes Rennen aus den früheren folgt.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = Eine Kartenrallye in zehn Minuten für 3 bis 8 Buggys, auch für Kinder.
play-bots = Gegen Bots spielen

## Am Tisch

awaited = Am Zug: { $names }
undo = Zurücknehmen
log = Was geschehen ist
curtain = Gerät weitergeben
curtain-turn = { $name } ist dran
curtain-hold = Tippe hier, wenn du es hältst
curtain-undo = { $name }: zurücknehmen
curtain-look = Den Tisch ansehen
curtain-back = Zurück zum Vorhang

## Warum etwas nicht geschehen ist: ein Satz für jedes Kürzel des Servers

refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu; nichts ist verloren.
refused-unknown = Der Server kennt dieses Gerät noch nicht. Wähle einen Namen, oder hole dich mit deinem Merksatz herüber.
refused-forbidden = Das steht dir nicht zu.
refused-missing = Hier ist nichts: Der Tisch oder der Link ist abgelaufen, zurückgenommen oder nur für andere offen.
refused-late = Zu spät: Das ist schon entschieden. Nichts hat sich geändert.
refused-illegal = Das geht jetzt nicht. Nichts hat sich geändert.
refused-taken = Jemand anderes war schneller.
refused-large = Das ist zu viel auf einmal.
refused-unsupported = Diese Seite und der Server sprechen nicht dieselbe Version. Lade die Seite neu.
refused-setup = So lässt es sich nicht aufbauen.
refused-often = Das war viel in kurzer Zeit. Warte einen Moment; nichts ist verloren.
refused-broken = Bei uns ist etwas schiefgegangen. Vom Rennen ist nichts verloren.
refused-away = Der Server kann gerade nichts speichern. Nichts Bestätigtes ist verloren.
refused-unreachable = Der Server ist nicht zu erreichen. Was bestätigt wurde, ist dort sicher.

## Dieses Programm selbst: sein Zeichen, dass man dran ist, seine neueren Fassungen

turn-yours = Du bist dran
push-reminder = Deine Zeit geht zu Ende
push-until = bis
version-new = Eine neue Fassung von Halftrack ist da.
version-begin = Damit weitermachen
