### La via verso il tavolo: ingresso, sala comune, sala d’attesa, inviti, registrazioni.


## Ingresso

your-turn = Tocca a te
go-on = Dove eri rimasto
all-my-tables = Tutti i miei tavoli
invite-friends = Invita amici
pass-and-play = Su un solo dispositivo
solo-campaign = Campagna in solitario
learn = Impara: 5 min
to-taste = Personalizza
rules = Regole
how-many-are-you = In quanti siete?
join-others = Unisciti ad altri
watch = Guarda una corsa
find-race = Trova una corsa

## Tavoli negli elenchi

you = tu
one-of-several = { $name } { $number }
seat-open = Posto libero
seat-invited = Un amico
save = Salva
saved = Salvato.
call-me = Come ti devono chiamare gli altri?
seat-left = andato via
bot-champion = Campione
bot-navigator = Navigatore
bot-driver = Pilota
bot-tourist = Turista
bot-sensible = Principiante
bot-random = Lanciadadi
seats-free = { $count ->
    [0] Tutti i posti sono occupati
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
won-by = Vittoria: { $names }
ended = conclusa { $when }
moved = ultima mossa { $when }
time-until = il tuo tempo scade { $when }
shelf-running = Tocca agli altri
shelf-waiting = Non ancora iniziate
shelf-over = Corse concluse
no-tables = Non hai ancora un tavolo. Due clic e i motori si accendono.
played-elsewhere = Ho giocato su un altro dispositivo
tables-to-join = Posti liberi
tables-to-watch = Corse da guardare
watch-this = Guarda
nobody-waits = Al momento nessuno aspetta compagnia. Apri un tavolo per primo.
nothing-to-watch = Nessuna corsa pubblica in questo momento. Quelle concluse si rivedono mossa per mossa.
open-one = Apri un tavolo: { $game }
you-sit-here = Hai un posto qui.
take-seat = Prendi il posto

## Registrazioni

import-words = Porta la registrazione di una corsa: trascina qui il file o sceglilo.
choose-file = Scegli un file
no-record = Questo file non contiene la registrazione di una corsa.
watch-replay = Guarda
save-record = Salva il file
library-empty = Ancora nessuna corsa conclusa. La prima starà qui.

## Inviti

invited-by = { $name } ti invita: { $game }
invited = Un invito: { $game }
at-the-table = Al tavolo
kind-of-race = La corsa
own-invitation = Questo invito è tuo: è per un amico. Se prendi tu il posto, il link non vale più.
your-name = Il tuo nome
link-spent = Questo link non porta più a un posto
link-spent-words = È stato usato, sostituito da uno nuovo, o il tavolo non c’è più. Se l’hai usato tu, la corsa è fra i tuoi tavoli. Altrimenti chiedi un nuovo link.
invite-link = Link per un amico
copy-link = Copia il link
link-only-here = Questa pagina esiste solo su questo dispositivo, e così il link. Per amici su altri dispositivi avvia il server con --host 0.0.0.0 e apri la pagina all’indirizzo del tuo computer nella rete di casa.
copied = Copiato
share = Condividi
qr-code = Codice QR
qr-code-of-link = Codice QR del link

## Sala d’attesa

waiting-for = { $count ->
    [0] Ci siamo tutti: si parte.
    [one] Un posto è ancora libero. Si parte appena qualcuno lo prende.
   *[other] { $count } posti sono ancora liberi. Si parte appena sono tutti occupati.
}
is-open = per chiunque
is-invited = per chi ha il link
is-bot = bot
is-left = andato via
is-here = è qui
make-link = Crea un link
renew-link = Nuovo link
invite-by-link = Invita con un link
give-to-bot = Affida a un bot
open-to-all = Apri a tutti
leave-seat = Lascia il posto
bots-take-rest = Parti subito, bot ai posti liberi
call-off = Annulla il tavolo
call-off-sure = Il tavolo scomparirà per tutti.
no-keep = No, tieni
stay-or-go = Puoi chiudere questa pagina: la corsa ti aspetta fra i tuoi tavoli.

## Un tavolo su misura

new-table = Un nuovo tavolo
who-sits = Chi corre
how-many = Posti
sits-me = Io
sits-bot = Un bot
sits-invited = Un amico, con un link
sits-open = Chiunque
sits-hotseat = Su questo dispositivo
means-open = chi arriva prima
level-of = Bravura del bot { $number }
name-of = Nome al posto { $number }
name-if-known = nome, se vuoi
which-race = Quale corsa
finer-points = Dettagli
yes = sì
no = no
choice-board = Continente
hint-board = Ognuno ha la sua mappa, le sue città e le sue linee.
value-board-africa = Africa
value-board-south-america = Sud America
choice-start = Partenza
hint-start = La corsa finisce nell’altra città.
choice-edition = Regolamento
hint-edition = Dove i libretti stampati differiscono, vale questo.
value-edition-en = libretto inglese
value-edition-de = libretto tedesco
choice-leaders = Capi spedizione
hint-leaders = Ogni equipaggio ha un capo con un suo potere.
choice-fifth = Il quinto equipaggio
hint-fifth = Partecipano le suffragette con il loro veicolo; si corre in cinque.
choice-bag = Tessere
hint-bag = Da quale sacchetto si pesca il terreno.
value-bag-own = di questo continente
value-bag-africa = dell’Africa
choice-bag-refill = Il sacchetto si riempie di nuovo
hint-bag-refill = Quando è vuoto, vi tornano le tessere scartate.
without-bag-refill = sacchetto non riempito
choice-confirm = Chiedi prima di finire il turno
hint-confirm = Fino ad allora si può annullare tutto ciò che non rivela nulla.
choice-scoring = Punti
hint-scoring = Quanto vale la testa della fila a un controllo.
choice-photo-finish = Fotofinish
hint-photo-finish = La variante che conta ancora una volta l’arrivo.
choice-decline = Si può restare dietro
hint-decline = Chi potrebbe sorpassare può restare dov’è.
pace-and-access = Ritmo e ospiti
pace = Ritmo
pace-untimed = Senza orologio
pace-live = Dal vivo
pace-moves = In più giorni
hint-pace-untimed = Ognuno pensa quanto vuole.
hint-pace-live = Si gioca tutti insieme; ognuno ha il suo orologio.
hint-pace-moves = Tanto tempo per ogni mossa; ti avvisiamo quando tocca a te.
pace-bank = Tempo sull’orologio
pace-more = E per ogni risposta
pace-hours = Tempo per mossa
pace-daily = Solo in certe ore
pace-from = Dalle
pace-to = Alle
pace-zone = Fuori da queste ore l’orologio è fermo. Fuso orario: { $zone }.
pace-is-untimed = senza orologio
pace-is-live = dal vivo: { $bank } + { $more } a risposta
pace-is-moves = { $time } a mossa
pace-window = dalle { $from } alle { $to }
access = Chi può vedere il tavolo
access-public = Tutti
access-link = Chi ha il link
access-closed = Solo chi corre
hint-access-public = È nella sala comune; chiunque può guardare.
hint-access-link = Non è nella sala comune; chi conosce l’indirizzo può guardare.
hint-access-closed = Nessun altro può guardare.
table-name = Nome del tavolo, se vuoi
open-table = Apri il tavolo
start-race = Avvia la corsa
choice-solo-edition = Regole solitario
hint-solo-edition = Quale edizione del libretto vale.
value-solo-edition-en = libretto inglese
value-solo-edition-it = libretto italiano
choice-cards = Carte Estienne
hint-cards = Dal livello 1, benevolo, al 3, feroce.
choice-powers = Poteri ereditati
hint-powers = Ciò che la Torpedo ha già imparato; serve la plancia dell’eredità.
choice-deck = Il mazzo si evolve
hint-deck = Le carte cedono il posto a carte più dure.
choice-legacy = Plancia dell’eredità
hint-legacy = La Torpedo ottiene poteri nelle città.
choice-passport = Passaporto
hint-passport = Timbri per ciò che si è compiuto.
choice-first = Chi comincia
hint-first = L’altro segue.
value-first-human = io
value-first-torpedo = la Torpedo
choice-alone = Senza la Torpedo
hint-alone = Solo tu e la strada.
