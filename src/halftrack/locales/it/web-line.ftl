### Intorno a un tavolo in corso: la linea, chi c’è, gli orologi, la conversazione, le decisioni, gli ordini, i consigli.

## La barra

strip = Tavolo
strip-over = La corsa è finita
strip-turn-of = Tocca a { $name }
strip-awaited = { $more ->
    [0] Si aspetta { $name }
   *[other] Si aspettano { $name } e altri { $more }
}
title-turn = ● Tocca a te · { $name }
time-up = tempo scaduto
drawer-close = Chiudi
banner-seen = Va bene

## La linea

calm-offline = Questo dispositivo è senza rete. Il tavolo torna da solo appena c’è linea.
calm-reconnecting = La linea è interrotta; la stiamo ripristinando…
calm-restart = Il server si riavvia. Il tavolo torna da solo, esattamente com’era.
calm-crowded = Il server ha molto da fare. Bussiamo di nuovo tra un attimo…
calm-closed-store = Il server non raggiunge i suoi dati in questo momento. Tutto ciò che è confermato è al sicuro; continuiamo a provare…
calm-busy = Che velocità! Il server chiede un attimo; ciò che hai fatto viene rispedito da solo.
calm-store = Il server non può salvare in questo momento. Ciò che hai fatto resta qui e viene rispedito.
calm-slow = La tua risposta è in viaggio; ci vuole più del solito…
calm-kept = La tua risposta è conservata.
calm-now = Prova adesso
other-tab = Questo tavolo è aperto anche in un’altra scheda. Funzionano entrambe; conta la prima risposta.
gone-missing = Questo tavolo non esiste
gone-closed = Questo tavolo resta chiuso

## Orologi

clock-days = { $days } g { $hours } h
clock-hours = { $hours }:{ $minutes } h
clock-minutes = { $minutes }:{ $seconds }
since-minutes = { $count } min
since-hours = { $count } h
since-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
awaited-now = si aspetta una risposta
awaited-since = atteso da { $time }
line-rests = L’orologio adesso riposa, fino alle { $from }.

## Chi c’è

people = Al tavolo
presence-here = presente
presence-away = assente
presence-bot = bot
presence-left = qui ora non siede nessuno
is-you = (tu)
is-host = ospita
is-muted = muto
spectators = { $count ->
    [0] Nessuno guarda.
    [one] Guarda un’altra persona.
   *[other] Guardano altre { $count } persone.
}
seat-actions = Che cosa si può fare con { $name }
lines-hide = Nascondi i suoi messaggi
lines-show = Mostra i suoi messaggi
mute = Togli la parola per tutti
unmute = Ridai la parola
vote-for-bot = Voto: continua un bot
vote-for-leave = Voto: fuori dalla corsa

## Conversazione

talk = Conversazione
talk-unread = { $count ->
    [0] Conversazione
    [one] Conversazione: un messaggio nuovo
   *[other] Conversazione: { $count } messaggi nuovi
}
talk-empty = Nessuno ha ancora detto niente.
talk-say = Di’ qualcosa
talk-send = Invia
talk-on-its-way = in viaggio…
talk-only-seats = Qui parla solo chi corre.
you-are-muted = Chi ospita ti ha tolto la parola.
lines-hidden = { $count ->
    [one] Un messaggio è nascosto.
   *[other] { $count } messaggi sono nascosti.
}

## Decidere insieme

undo-wanted = { $name } vorrebbe ritirare la sua ultima risposta. Tutto ciò che è venuto dopo si rigioca.
undo-yes = Sì, ritiriamola
undo-no = No
undo-waits = Ritiro richiesto. Si aspetta un sì: { $names }.
time-is-up-for = Il tempo di { $name } è scaduto. Che si fa?
your-time-is-up = Il tuo tempo è scaduto: gli altri possono decidere come continuare. Fino ad allora puoi ancora rispondere.
vote-wait = Aspettare
vote-bot = Continua un bot
vote-leave = Fuori dalla corsa
voted-wait = { $name } aspetta.
voted-bot = { $name } è per un bot.
voted-leave = { $name } vuole continuare senza.
bot-plays-for-you = Un bot gioca al posto tuo.
come-back = Riprendo il mio posto

## Il menu

table-menu = Tutto il resto a questo tavolo
menu-people = Chi è al tavolo
menu-rules = Le regole
menu-replay = Rivedere la corsa
menu-mine = Agli altri miei tavoli
line-redo = Rifare ciò che era stato ritirato
back-sure = Da allora altri hanno risposto, o qualcosa è stato svelato: prima si chiede a loro. Tutto ciò che segue la tua risposta poi si rigioca.
back-sure-alone = Tutto ciò che segue la tua ultima risposta si rigioca.
back-ask = Ritirare la mia ultima risposta: chiedere agli altri
back-do = Ritirare la mia ultima risposta
sounds-on = Suono e vibrazione quando tocca a me: sì
sounds-off = Suono e vibrazione quando tocca a me: no
line-share = Passare il link per chi guarda
share-copied = Il link è copiato
share-link = Il link di questo tavolo:
resign-sure = Lasci la corsa per sempre, e gli altri continuano.
resign-do = Ritirarsi dalla corsa

## Essere avvisati

notify = Avvisami quando tocca a me

## Ordini

orders = Ordini in anticipo
queued-count = { $count ->
    [one] una risposta attende
   *[other] { $count } risposte attendono
}
orders-secret = Nessun altro li vede. Una risposta su ordine richiede sempre lo stesso tempo, qualunque cosa tu abbia in mano.
order-ask = Chiedimelo
order-else = { $first }; altrimenti { $next }
orders-dropped = Non più date
dropped-question = È venuta un’altra domanda.
dropped-option = Non era più possibile.
dropped-facts = Sarebbe costato altro.
dropped-seen = Ho visto
queue = Risposte in anticipo
queue-why = Per le corse lente: vengono date una dopo l’altra, ciascuna quando arriva la sua domanda. Se prima ne arriva un’altra, tutte quelle rimaste decadono.
queue-later = In questo momento ti si chiede qualcosa: prima rispondi, poi programma il seguito.
queue-when = Quando mi si chiede
queue-then = rispondo
queue-add = Aggiungi
queue-remove = Togli la risposta { $number }
queue-clear = Togli tutte

## Consigli

hints = Che farebbe il Navigatore?
hints-later = Appena ti si chiede qualcosa, si può chiedere anche al Navigatore.
hint-ask = Chiedi al Navigatore
hint-thinks = Il Navigatore riflette…
hint-chance = { $percent } % di probabilità di vincere, { $doubt } in più o in meno
hint-at-sight = Circa { $percent } % di probabilità di vincere, a colpo d’occhio
hint-line = Come potrebbe continuare
hint-step = { $name }: { $does }
hints-left = { $count ->
    [0] Era l’ultimo consiglio di questa corsa.
    [one] Ancora un consiglio in questa corsa.
   *[other] Ancora { $count } consigli in questa corsa.
}
