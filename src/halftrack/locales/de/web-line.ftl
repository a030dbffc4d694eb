### Rund um einen laufenden Tisch: die Leitung, wer da ist, Uhren, Gespräch, Entscheidungen, Aufträge, Ratschläge.

## Die Leiste

strip = Tisch
strip-over = Das Rennen ist vorbei
strip-turn-of = { $name } ist dran
strip-awaited = { $more ->
    [0] Warten auf { $name }
   *[other] Warten auf { $name } und { $more } weitere
}
title-turn = ● Du bist dran · { $name }
time-up = Zeit abgelaufen
drawer-close = Schließen
banner-seen = In Ordnung

## Die Leitung

calm-offline = Dieses Gerät ist offline. Der Tisch kommt mit dem Netz von selbst wieder.
calm-reconnecting = Die Leitung ist unterbrochen; sie wird wiederhergestellt …
calm-restart = Der Server startet neu. Der Tisch kommt von selbst wieder, genau wie er war.
calm-crowded = Der Server hat viel zu tun. Wir klopfen gleich noch einmal an …
calm-closed-store = Der Server erreicht seinen Speicher gerade nicht. Alles Bestätigte ist sicher; wir versuchen es weiter …
calm-busy = Das ging schnell! Der Server bittet um einen Moment; was du getan hast, wird von selbst noch einmal geschickt.
calm-store = Der Server kann gerade nicht speichern. Was du getan hast, bleibt hier und wird noch einmal geschickt.
calm-slow = Deine Antwort ist unterwegs; es dauert länger als sonst …
calm-kept = Deine Antwort bleibt erhalten.
calm-now = Jetzt versuchen
other-tab = Dieser Tisch ist auch in einem anderen Tab offen. Beide gehen; die erste Antwort zählt.
gone-missing = Diesen Tisch gibt es nicht
gone-closed = Dieser Tisch bleibt geschlossen

## Uhren

clock-days = { $days } T { $hours } Std
clock-hours = { $hours }:{ $minutes } Std
clock-minutes = { $minutes }:{ $seconds }
since-minutes = { $count } Min
since-hours = { $count } Std
since-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
awaited-now = wird erwartet
awaited-since = wird seit { $time } erwartet
line-rests = Die Uhr ruht jetzt, bis { $from }.

## Wer da ist

people = Am Tisch
presence-here = da
presence-away = abwesend
presence-bot = Bot
presence-left = hier sitzt gerade niemand
is-you = (du)
is-host = Gastgeber
is-muted = stumm
spectators = { $count ->
    [0] Niemand schaut zu.
    [one] Eine weitere Person schaut zu.
   *[other] { $count } weitere Personen schauen zu.
}
seat-actions = Was sich mit { $name } tun lässt
lines-hide = Zeilen verbergen
lines-show = Zeilen zeigen
mute = Für alle stummschalten
unmute = Wieder reden lassen
vote-for-bot = Stimme: Ein Bot spielt weiter
vote-for-leave = Stimme: aus dem Rennen

## Gespräch

talk = Gespräch
talk-unread = { $count ->
    [0] Gespräch
    [one] Gespräch: eine neue Zeile
   *[other] Gespräch: { $count } neue Zeilen
}
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden
talk-on-its-way = unterwegs …
talk-only-seats = Hier reden nur, die mitfahren.
you-are-muted = Der Gastgeber hat dich stummgeschaltet.
lines-hidden = { $count ->
    [one] Eine Zeile ist verborgen.
   *[other] { $count } Zeilen sind verborgen.
}

## Gemeinsam entscheiden

undo-wanted = { $name } möchte die letzte Antwort zurücknehmen. Alles seitdem würde neu gespielt.
undo-yes = Ja, zurücknehmen
undo-no = Nein
undo-waits = Um Rücknahme gebeten. Noch fehlt ein Ja: { $names }.
time-is-up-for = Die Zeit von { $name } ist um. Was nun?
your-time-is-up = Deine Zeit ist um: Die anderen können entscheiden, wie es weitergeht. Bis dahin kannst du noch antworten.
vote-wait = Warten
vote-bot = Ein Bot spielt weiter
vote-leave = Aus dem Rennen
voted-wait = { $name } wartet.
voted-bot = { $name } ist für einen Bot.
voted-leave = { $name } will ohne weiterfahren.
bot-plays-for-you = Ein Bot spielt für dich weiter.
come-back = Meinen Platz wieder einnehmen

## Das Menü

table-menu = Alles Weitere an diesem Tisch
menu-people = Wer am Tisch ist
menu-rules = Die Regeln
menu-replay = Das Rennen noch einmal ansehen
menu-mine = Zu meinen anderen Tischen
line-redo = Zurückgenommenes noch einmal tun
back-sure = Seitdem haben andere geantwortet, oder etwas wurde aufgedeckt: Sie werden erst gefragt. Alles nach deiner Antwort wird dann neu gespielt.
back-sure-alone = Alles nach deiner letzten Antwort wird neu gespielt.
back-ask = Meine letzte Antwort zurücknehmen: die anderen fragen
back-do = Meine letzte Antwort zurücknehmen
sounds-on = Ton und Vibration, wenn ich dran bin: an
sounds-off = Ton und Vibration, wenn ich dran bin: aus
line-share = Link für Zuschauer weitergeben
share-copied = Der Link ist kopiert
share-link = Der Link dieses Tisches:
resign-sure = Du verlässt das Rennen endgültig, die anderen fahren weiter.
resign-do = Das Rennen aufgeben

## Bescheid bekommen

notify = Sag mir, wenn ich dran bin

## Aufträge

orders = Aufträge im Voraus
queued-count = { $count ->
    [one] eine Antwort wartet
   *[other] { $count } Antworten warten
}
orders-secret = Niemand sonst sieht sie. Eine Antwort nach Auftrag dauert immer gleich lang, was auch immer du auf der Hand hast.
order-ask = Mich fragen
order-else = { $first }; sonst { $next }
orders-dropped = Nicht mehr gegeben
dropped-question = Es kam eine andere Frage.
dropped-option = Es stand dir nicht mehr offen.
dropped-facts = Es hätte etwas anderes gekostet.
dropped-seen = Gesehen
queue = Antworten im Voraus
queue-why = Für langsame Rennen: Sie werden eine nach der anderen gegeben, jede, wenn ihre Frage kommt. Kommt vorher eine andere Frage, verfallen alle übrigen.
queue-later = Du wirst gerade etwas gefragt: Antworte zuerst, dann plane weiter.
queue-when = Wenn ich gefragt werde
queue-then = antworte ich
queue-add = Hinzufügen
queue-remove = Antwort { $number } entfernen
queue-clear = Alle entfernen

## Ratschläge

hints = Was täte der Navigator?
hints-later = Sobald du gefragt wirst, lässt sich auch der Navigator fragen.
hint-ask = Den Navigator fragen
hint-thinks = Der Navigator denkt nach …
hint-chance = { $percent } % Aussicht auf den Sieg, auf { $doubt } genau
hint-at-sight = Etwa { $percent } % Aussicht auf den Sieg, auf einen Blick
hint-line = Wie es weitergehen könnte
hint-step = { $name }: { $does }
hints-left = { $count ->
    [0] Das war der letzte Rat in diesem Rennen.
    [one] Noch ein Rat in diesem Rennen.
   *[other] Noch { $count } Ratschläge in diesem Rennen.
}
