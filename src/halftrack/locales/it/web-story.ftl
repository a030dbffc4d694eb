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
