### Le parole del terminale.
### Si dà del tu, senza parole che rivelino il genere di chi gioca. Virgolette «così».

seat = Posto { $number }
you = tu
colon = :
curtain = Alla tastiera: { $name }.
curtain-lift = { $name }: premi Invio quando nessun altro può vedere lo schermo.
no-such-option = «{ $typed }» qui non è una scelta. Scrivi ? per l’aiuto.
nothing-typed = Scrivi un numero o un nome dell’elenco; ? per l’aiuto.
which-one = «{ $typed }» può voler dire: { $candidates }.
nothing-forbidden = Nessun’altra scelta ti è negata.
nothing-to-undo = Non si può annullare nulla: dopo la tua ultima scelta qualcosa è stato pescato, rivelato o deciso da altri.
taken-back = Annullato: { $what }.
saved = Salvato: { $path }
go-on = Per continuare: { $command } play { $game } --resume { $path }
resumed = La gara riprende dopo { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}.
over = La gara è finita.
abandon-sure = { $name }: ritiro definitivo e ultimo posto. Scrivi ancora una volta «{ $word }» per confermare.
withheld = Ora non puoi
no-such-rule = Non c’è una regola «{ $tag }».
welcome = { $game }: { $seats }. Scrivi ? in ogni momento.

help =
    Scrivi il numero di una scelta, il suo nome, o quanto basta del nome per non lasciare dubbi; se è una sola, basta Invio.
    { command-why } – che cosa ora non puoi fare, e quale regola lo dice
    { command-table } – disegna di nuovo il tavolo
    { command-map } – disegna tutto il tabellone
    { command-log } – tutto quello che è successo
    { command-rules } CODICE – leggi una regola, per esempio { command-rules } { $rule }
    { command-undo } – torna sulla tua ultima scelta, finché nulla è stato rivelato
    { command-save } – salva ora (avviene anche dopo ogni scelta)
    { command-leave } – ritirati per sempre
    { command-quit } – salva e lascia il terminale; Ctrl-D fa lo stesso

command-help = aiuto
command-why = perché
command-table = tavolo
command-map = mappa
command-log = cronaca
command-rules = regole
command-undo = annulla
command-save = salva
command-leave = ritirati
command-quit = esci

saying-de = Edizione tedesca
saying-it = Edizione italiana
saying-ruling = Nostra interpretazione

verified = { $path }: { $count ->
    [one] { $count } voce segue
   *[other] tutte le { $count } voci seguono
} le regole installate.
after-entries = voce { $count } di { $of }
