### Il diario, il passato, ciò che è successo nel frattempo e il risultato.

## Diario

story-filter = Di chi sono le righe
story-everybody = Tutti
story-lines = Il diario, riga per riga
story-newest = Al più recente ↓
story-look = Guarda questo momento
story-turn = Turno { $number }
story-round = Giro { $number }
story-before = Prima della partenza
story-aloud = Che cosa è appena successo
story-undone = Qualcosa è stato annullato.

## Ciò che il tavolo annota

story-note-chat = { $name }: «{ $text }»
story-note-undo-asked = { $name } chiede di tornare indietro.
story-note-undo-agreed = { $name } è d’accordo.
story-note-undo-refused = { $name } non è d’accordo.
story-note-rebased = Le regole sono state aggiornate; la corsa continua da qui.
story-note-resigned = { $name } si ritira.
story-note-voted-out = { $name } è assente e lascia la corsa per votazione.
story-note-bot-plays-on = Un bot prosegue al posto di { $name }.
story-note-bot-replaced = Un altro bot prosegue al posto di { $name }.
story-note-came-back = { $name } è di nuovo qui.
story-note-time-is-up = Il tempo di { $name } è scaduto.
story-note-rematch = C’è una rivincita.

## Il passato

story-timeline = Linea del tempo
story-moment = Momento
story-first = All’inizio (Home)
story-turn-back = Un turno indietro (↑)
story-back = Un passo indietro (←)
story-play = Riproduci (spazio)
story-pause = Pausa (spazio)
story-on = Un passo avanti (→)
story-turn-on = Un turno avanti (↓)
story-last = Alla fine (Fine)
story-menu = Che cosa fare di questo momento
story-now = Torna alla corsa
story-whose-view = Punto di vista
story-spectator = Come lo vedeva uno spettatore
story-as = Come lo vedeva { $name }
story-reveal = Tutte le mani scoperte
story-hands = Tutte le mani
story-no-cards = Nessuno ha carte.
story-share = Condividi questo momento
story-copied = Il link è copiato.
story-copy-this = Copia questo link:
story-address = Link
story-play-on = Gioca da qui
story-export = Salva la registrazione

## Da quando sei via

story-since = Da quando sei via
story-step-back = Indietro
story-step-on = Avanti
story-step-done = Fatto
story-skip = Salta

## Il risultato

story-result = Risultato e grafici
story-winners = { $count ->
    [one] Vittoria: { $names }!
   *[other] Vittoria condivisa: { $names }!
}
story-nobody = Nessuno ha vinto.
story-close = Chiudi
story-rank = Posto { $rank }
story-total = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
story-gave-up = ritirato
story-not-arrived = non arrivato
story-points-place = ordine d’arrivo
story-points-engine = motore
story-points-chassis = telaio
story-points-francs = denaro
story-points-mechanical = indicatore meccanico
story-points-revealed = carte rivelate
story-points-checkpoint-1 = primo checkpoint
story-points-checkpoint-2 = secondo checkpoint
story-points-finish = traguardo
story-rematch = Rivincita
story-to-rematch = Alla rivincita
story-replay = Rivedi la corsa
story-share-race = Condividi questa corsa
story-charts = L’andamento
story-figure-progress = Avanzamento
story-figure-francs = Denaro
story-figure-petrol = Benzina
story-figure-engine = Motore
story-figure-chassis = Telaio
story-figure-place = Posto nella fila
story-figure-points = Punti
story-as-table = Come tabella
story-turns = Turno
story-rounds = Giro
story-end = fine
