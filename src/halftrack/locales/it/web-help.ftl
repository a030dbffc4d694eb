### Help in the web client: the rules in place, and the guided first races.

## The rules

rules-games = I giochi
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] Una frase
   *[other] { $count } frasi
 }
rules-contents = Capitoli
rules-de = Edizione tedesca:
rules-it = Edizione italiana:
rules-ruling = La nostra interpretazione:

## A guided first race

learn-title = La tua prima corsa: { $game }
learn-coach = La tua guida
learn-page = { $number } di { $of }
learn-show = Fallo per me
learn-stray = In una corsa tua potresti. Per questa lezione: { $option }.
learn-again = Ora: { $option }.
learn-on = Continua a giocare da qui
learn-go-on = Ora la corsa è tua: gli altri sono bot.
learn-leave = Lascia la lezione

learn-great-race-crew = Benvenuto nel 1935! I semicingolati attraversano l’Africa, dal deserto del nord fino al Capo. Per prima cosa scegli l’equipaggio; i veicoli sono uguali, tranne uno. Prendi quello che brilla.
learn-great-race-take = Il bivacco. Le carte sono scoperte, e l’ultimo equipaggio dell’ordine sceglie per primo. La mano tiene tante carte quante ne indica il telaio. Prendi quella che brilla.
learn-great-race-plan = Dietro lo schermo disponi cinque assistenti, e nessuno vede dove. Mettine uno tra gli esploratori, due tra i meccanici, uno alla sicurezza e uno al finanziamento, poi parti.
learn-great-race-plan-revealed = Gli schermi sono giù: ora tutti vedono chi ha pianificato che cosa.
learn-great-race-sequence-place-tiles = Il convoglio. A turno ogni equipaggio gioca un assistente. L’esploratore pesca due tessere e traccia la pista.
learn-great-race-tile = Due tessere, e ne vedi il prezzo: gocce di benzina, chiavi per i danni, a volte uno stop o un pericolo. Si posano entrambe. Prima la facile.
learn-great-race-place = Una tessera va su una casella libera collegata al tuo veicolo. Le facili dove vuoi passare, le difficili fuori strada, o su quella di un altro.
learn-great-race-sequence-drive = Ora guida! Un meccanico ti muove di tante caselle quante ne indica il motore. Le cifre dicono fin dove arrivi.
learn-great-race-drive-known = Una tessera già posata ha un prezzo noto. Punta una casella per vedere i tuoi indicatori dopo, poi sceglila.
learn-great-race-drive-unknown = Qui non è passato nessuno: una tessera si gira mentre entri. Se puoi pagare, devi; altrimenti torni indietro e il viaggio finisce. Questa è la corsa!
learn-great-race-drive-city = Una città costa una benzina, termina il viaggio e dà carte. Lì la benzina costa la metà.
learn-great-race-drive-stay = Per ora basta: un viaggio può finire a ogni passo. Quello che non bruci lo tieni.
learn-great-race-damage = Danni: decidi tu quanto prende il motore e quanto il telaio. Meno motore vuol dire meno caselle, meno telaio meno carte.
learn-great-race-danger = Pericolo! Una carta milizia o una guardia lo evita; altrimenti sono due danni in più.
learn-great-race-sequence-repair = Prima che si rompa: un meccanico può riparare invece di guidare.
learn-great-race-repair = I ricambi vengono dalla mano o costano franchi: 20 al livello in città, 40 per strada.
learn-great-race-sequence-collect-funding = Denaro. Tutti gli assistenti del finanziamento insieme sono un’azione: 10 franchi per uno, 110 per cinque.
learn-great-race-sequence-petrol = La benzina si compra proprio all’inizio di una sequenza: 10 franchi al livello in città, 20 altrove.
learn-great-race-sequence-jerrycan = Una tanica si versa in qualsiasi momento: un livello di benzina.
learn-great-race-sequence-card = Le carte vengono prima dell’assistente, quante ne vuoi. Questa serve adesso.
learn-great-race-sequence-draw-card = L’esploratore può anche pescare una carta invece di posare tessere.
learn-great-race-sequence-pass = Niente altro da fare: passa. Una guardia veglia sui pericoli fino alla fine del turno.
learn-great-race-discard = La mano supera quel che regge il telaio. Scarta qualcosa.
learn-great-race-turned-back = Il prezzo era troppo alto: sei di nuovo dov’eri. La tessera resta, visibile a tutti.
learn-great-race-order-changed = Il turno è finito. Chi è più avanti d’ora in poi comincia e riceve 20 franchi, il secondo 10. Tutti gli assistenti tornano.
learn-great-race-end = Non serve altro. Il primo equipaggio nella città lontana chiude la corsa; i punti vengono dal piazzamento, da motore e telaio, e dai franchi.

learn-gumball-rally-play-first = Sei in testa! Chi è davanti gioca per primo e non può superare nessuno. Tieni la carta migliore.
learn-gumball-rally-play-number = Un numero più alto supera il buggy davanti. Le faccine sopra una carta mostrano chi supereresti.
learn-gumball-rally-play-colour = Anche lo stesso colore supera, perfino con un numero basso.
learn-gumball-rally-play-low = Questa carta non supera nessuno, ma una bassa è sicura: i pericoli colpiscono la più alta di un colore.
learn-gumball-rally-hazard-turned = Quando tutti hanno giocato, si gira un pericolo.
learn-gumball-rally-sent-back = Un pericolo: la carta più alta del suo colore finisce in coda. Con il volante colpisce tutti quelli di quel colore!
learn-gumball-rally-nobody-hit = Nessuno aveva quel colore. Che fortuna!
learn-gumball-rally-scored = Un checkpoint! Chi è davanti riceve gomme da masticare.
learn-gumball-rally-end = Era tutto il rally. Vince chi ha più gomme!
