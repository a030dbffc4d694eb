### Il client web stesso: pagine, pulsanti, stati. Ciò che dice un gioco sta nel suo catalogo.

## Ovunque

skip-to-content = Vai al contenuto
language = Lingua
theme-system = Luce: come il dispositivo
theme-light = Luce: giorno
theme-dark = Luce: notte
loading = Un momento…
page-failed = Impossibile caricare questa pagina.
try-again = Riprova
nowhere = Questa pagina non esiste.
to-front = All’ingresso
guest-name = Ospite
seat = Posto { $number }

## La fascia in alto

pages = Pagine
my-tables = I miei tavoli
lobby = Sala comune
library = Registrazioni
settings = Impostazioni
next-table = Prossimo tavolo
tables-wait = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}

## Ingresso

game-great-race = The Great Race
game-great-race-sentence = 1935: equipaggi su semicingolati attraversano un continente. Pianifica in segreto, traccia la strada, salva il motore.
game-great-race-solo = The Great Race: in solitario
game-great-race-solo-sentence = Un equipaggio contro il Torpedo: una campagna in cui ogni corsa nasce dalle precedenti.
game-gumball-rally = Gumball Rally
game-gumball-rally-sentence = Un rally di carte in dieci minuti per 3-8 buggy, bambini compresi.
play-bots = Gioca contro i bot

## Al tavolo

awaited = Tocca a { $names }
undo = Annulla
log = Che cosa è successo
curtain = Passare il dispositivo
curtain-turn = Tocca a { $name }
curtain-hold = Tocca qui quando ce l’hai in mano
curtain-undo = { $name }: annulla la mossa
curtain-look = Guarda il tavolo
curtain-back = Torna al sipario

## Perché qualcosa non è avvenuto: una frase per ogni codice del server

refused-malformed = Il server non ha capito questa pagina. Ricaricala: niente è perduto.
refused-unknown = Il server non conosce ancora questo dispositivo. Scegli un nome, o riprendi il tuo posto con la frase di recupero.
refused-forbidden = Questo non spetta a te.
refused-missing = Qui non c’è nulla: il tavolo o il link è scaduto, è stato ritirato, o è aperto solo ad altri.
refused-late = Troppo tardi: è già deciso. Niente è cambiato.
refused-illegal = Adesso non si può. Niente è cambiato.
refused-taken = Qualcun altro è stato più svelto.
refused-large = È troppo in una volta.
refused-unsupported = Questa pagina e il server non parlano la stessa versione. Ricarica la pagina.
refused-setup = Così non si può preparare.
refused-often = È molto in poco tempo. Aspetta un attimo: niente è perduto.
refused-broken = Qualcosa è andato storto da parte nostra. Della corsa niente è perduto.
refused-away = Il server non può salvare nulla in questo momento. Niente di confermato è perduto.
refused-unreachable = Il server non è raggiungibile. Ciò che è stato confermato è al sicuro.

## Questo programma stesso: il suo segnale di turno, le sue nuove versioni

turn-yours = Tocca a te
push-reminder = Il tuo tempo sta per scadere
push-until = fino al
version-new = C’è una nuova versione di Halftrack.
version-begin = Usala
