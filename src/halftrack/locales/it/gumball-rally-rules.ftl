### Le regole di Gumball Rally, un messaggio per frase.
### Un messaggio dice la regola del foglio stampato; .ruling è la nostra decisione, dove il foglio tace.

rules-title = Gumball Rally: le regole
rules-preface = Ogni regola ha un segno. Il codice nomina i segni che segue, i test nominano quelli che provano.
rules-words =
    Un pilota è un giocatore con le sue carte corsa in mano. I buggy stanno in una sola fila; il primo è il capofila, l’ultimo è in coda. In un giro ogni buggy della fila riceve una carta corsa, poi si gira un pericolo.

## Preparazione

chapter-setup = Preparazione

rule-setup-1 = Partono da tre a otto buggy. Le 40 carte corsa hanno i numeri da 1 a 10 in quattro colori; si mescolano, e ogni pilota ne prende tre in mano.
    .ruling = Pranzo e sole sono gialli, cuscino e luna blu, attrezzi e gomma a terra neri, benzina e spia rossi.
rule-setup-2 = Le carte da girare sono 19: il vincitore, due checkpoint e 16 pericoli. In ogni colore un pericolo è grande e porta un volante.
    .ruling = I 16 pericoli sono quattro per colore.
rule-setup-3 = Il mazzo dei pericoli ha 15 carte. Dall’alto in basso: tre pericoli; tre pericoli mescolati con un checkpoint; tre mescolati con l’altro checkpoint; tre mescolati con il vincitore. Nessuno vede i quattro pericoli rimasti nella scatola.
rule-setup-4 = Il più giovane è in testa alla fila, oppure si pesca un buggy. Gli altri seguono in senso orario.
    .ruling = Nel programma il primo pilota è estratto dal seme o scelto da chi ospita.

## Giri

chapter-round = Un giro

rule-round-1 = Dalla testa alla coda della fila ogni buggy riceve a turno una carta dalla mano del suo pilota, sorpassa chi può, e il pilota torna a tre carte. L’ordine è quello della fila all’inizio del giro.
rule-round-2 = Un buggy sorpassa quello davanti se il suo numero è più alto o se il colore è lo stesso; poi guarda il prossimo, e così via, numero e colore giudicati ogni volta di nuovo. Lo stesso numero in un altro colore lo ferma.
    .ruling = Il sorpasso è automatico. Con l’opzione decline un pilota può rinunciare a sorpassare per colore.
rule-round-3 = Un buggy sorpassa solo quando si gioca la sua carta. Il capofila gioca per primo e quindi non sorpassa nessuno: può solo tenere il posto.
rule-round-4 = Quando tutti hanno giocato si gira la prima carta del mazzo. Un pericolo manda in coda il buggy con la carta più alta del suo colore. Un pericolo grande ci manda tutti i buggy di quel colore, il più alto per ultimo. Se nessuno ha il colore, non succede niente.
rule-round-5 = Un checkpoint si conta subito, e in quel giro non c’è pericolo. Il vincitore è il traguardo: si conta, e il rally è finito.
rule-round-6 = Altrimenti le carte sotto i buggy si scartano, e il giro seguente comincia dalla testa della nuova fila.
rule-round-7 = Un pilota torna sempre a tre carte.
    .ruling = Se il mazzo è vuoto quando serve una carta, gli scarti dei giri passati si mescolano in un mazzo nuovo. Bastano sempre: non sono mai in uso più di 32 carte su 40.

## Punti

chapter-scoring = Punti

rule-scoring-1 = A ogni checkpoint e al traguardo le carte punti si danno lungo la fila, a partire dalla testa.
    .ruling = 3, 2 e 1 punti al checkpoint, 4, 3, 2 e 1 al traguardo; con l’opzione scoring 5, 3 e 1, e 7, 5, 3 e 1.
rule-scoring-2 = Vince chi ha più punti. In parità si divide la vittoria.
rule-scoring-3 = Con l’opzione photo-finish i piloti in parità in testa pescano una carta corsa ciascuno, e la più alta vince di un soffio.
    .ruling = Pescano solo i piloti in parità, e le carte mettono in ordine anche gli altri di loro. I numeri uguali pescano ancora. Se il mazzo è troppo corto, vi si mescolano gli scarti.

## Due piloti

chapter-two = Due piloti

rule-two-1 = Si può correre anche in due, con due buggy a testa. (Una variante di molti tavoli, non del foglio.)
    .ruling = I buggy si alternano nella fila. Un pilota ha una sola mano di tre carte per tutti e due, e torna a tre dopo la carta di ogni buggy. I buggy di un pilota si sorpassano come tutti gli altri.
rule-two-2 = I punti restano al buggy che li vince. Il miglior buggy fa vincere il suo pilota; se i migliori sono pari, decide l’altro.

## Ritiro

chapter-leaving = Ritiro

rule-leaving-1 = Un pilota può ritirarsi.
    .ruling = I suoi buggy lasciano la fila, le sue carte si scartano, e il rally continua finché qualcuno guida. È in classifica dietro a tutti quelli che continuano e davanti a chi si è ritirato prima.

## Chi vede che cosa

chapter-visibility = Chi vede che cosa

rule-visibility-1 = La mano di un pilota è il suo segreto; i due mazzi sono coperti, e nessuno conosce i pericoli nella scatola. Tutto il resto è scoperto.
    .ruling = Le carte giocate e scartate si possono guardare sempre. Tutti sanno com’è fatto il mazzo dei pericoli.
