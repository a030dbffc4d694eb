### Le regole di The Great Race, un messaggio per frase. I codici sono quelli della versione inglese, che fa fede.
### Un messaggio è la regola dei libretti inglesi; .de è quello che dice invece il libretto tedesco; .ruling è la nostra scelta, dove i libretti tacciono.
### Uno spazio è una parte della plancia, una casella un luogo del tabellone.

rules-title = The Great Race: le regole
rules-preface = Ogni regola ha un codice. Il programma nomina i codici a cui obbedisce, le prove quelli che dimostrano.
rules-words =
    Un turno ha quattro fasi: bivacco, pianificazione, convoglio e manutenzione. Quello che un equipaggio fa di seguito nel convoglio è una sequenza. Un equipaggio è il veicolo, gli assistenti, gli indicatori, il denaro e le carte di chi gioca; una guardia è un assistente nello spazio sicurezza; una tappa è un grado del tracciato di progressione. Una casella è collegata a un veicolo se li unisce una catena senza buchi di tessere posate, da chiunque, di città e di rotte.

## Preparazione

chapter-setup = Preparazione

rule-setup-1 = Corrono da due a quattro equipaggi. Si scelgono un lato del tabellone e una direzione: una città viola è la partenza, l’altra l’arrivo.
    .ruling = Con il modulo «fifth» si corre in cinque.
rule-setup-2 = Comincia chi ha visitato il continente più di recente. In ordine di turno ognuno prende un equipaggio; con il modulo «leaders», leader ed equipaggio vanno insieme.
    .ruling = Nel programma il primo posto è estratto dal seme o scelto da chi ospita.
rule-setup-3 = I segnalini di progressione cominciano in un’unica pila sulla tappa di partenza, quello del primo equipaggio in fondo.
    .de = Quello del primo equipaggio sta in cima.
rule-setup-4 = Tutti i veicoli stanno nella città di partenza, tutti gli indicatori al massimo, e nessuna mano ha carte.
rule-setup-5 = Ogni equipaggio ha 80 F, l’ultimo in ordine di turno 70 F.
    .ruling = Anche in cinque, solo l’ultimo ha 70 F.
rule-setup-6 = Le carte risorsa mescolate formano il mazzo, e le 60 tessere vanno nel sacchetto.
    .ruling = L’opzione «bag» decide tra un sacchetto proprio di ogni continente (di norma) e quello dell’Africa su tutti e due i tabelloni.
rule-setup-7 = La scheda di un veicolo dà i massimi di benzina, motore e telaio.
    .ruling = I massimi sono 6, 5 e 6; la P20R Belinda delle Suffragette ha 7, 4 e 6.

## La mano

chapter-hand = La mano

rule-hand-1 = Nessuna mano tiene più carte di quante ne segna l’indicatore del telaio. Chi riceve una carta di troppo, o il cui telaio scende sotto il numero delle sue carte, sceglie subito che cosa scartare da tutta la mano; il gioco aspetta. Una carta scartata non ha effetto.
rule-hand-2 = Finché la benzina è sotto il massimo, una tanica di troppo si può giocare invece di scartarla.
rule-hand-3 = Quando serve una carta e il mazzo è vuoto, gli scarti mescolati diventano il nuovo mazzo.
    .ruling = Se sono vuoti tutti e due, non si pesca nulla.

## Bivacco

chapter-bivouac = Fase 1: bivacco

rule-bivouac-1 = Si scopre una carta in più degli equipaggi in gara.
    .ruling = Il modulo «fifth» può aggiungerne una. Se le carte non bastano, si scoprono tutte quelle che ci sono.
rule-bivouac-2 = Gli equipaggi scelgono una carta ciascuno, a cominciare dall’ultimo in ordine di turno. Anche la carta che avanza va all’ultimo equipaggio, ma solo quando tutti hanno scelto.
rule-bivouac-3 = Si sceglie allo scoperto.
    .ruling = Perciò tutti sanno che l’equipaggio ha quelle carte, finché non sono giocate o scartate.

## Pianificazione

chapter-planning = Fase 2: pianificazione

rule-planning-1 = Tutti insieme, ognuno dietro il proprio schermo, gli equipaggi dispongono a piacere i loro cinque assistenti negli spazi esploratori, meccanici, sicurezza e finanziamento. A ogni turno tutti gli assistenti sono di nuovo liberi.
rule-planning-2 = Gli schermi si tolgono insieme; da quel momento nessun assistente cambia spazio.
rule-planning-3 = Uno spazio offre due azioni; quale delle due compie un assistente si decide quando lo si gioca.

## Convoglio

chapter-convoy = Fase 3: convoglio

rule-convoy-1 = In ordine di turno, un giro dopo l’altro, ogni equipaggio gioca una sequenza: può comprare benzina, poi può giocare carte, poi deve giocare un assistente (tutti quelli del finanziamento insieme) o passare. Così la sequenza finisce.
rule-convoy-2 = La benzina costa 10 F al livello in città e 20 F altrove, fino al massimo, e si compra solo proprio all’inizio di una sequenza, mai durante uno spostamento.
rule-convoy-3 = Per giocare una carta serve almeno un assistente attivo sulla plancia; basta una guardia. Le carte giocabili in ogni momento non ne richiedono.
    .ruling = L’assistente che si sta giocando conta fino alla fine della sua azione, così guida, trasporto, pezzi e cassette degli attrezzi vanno anche con l’ultimo. La risposta tedesca che nega pure le carte giocabili in ogni momento contraddice l’elenco delle carte dello stesso libretto e non è seguita.
rule-convoy-4 = Le carte hanno effetto nell’ordine in cui si giocano, ciascuna per intero prima della successiva.
rule-convoy-5 = Chi passa toglie dalla plancia tutti gli assistenti tranne le guardie; il finanziamento lasciato lì non rende nulla. Per il resto del turno l’equipaggio non compra più benzina e non fa altro che reagire con le guardie.
    .ruling = Può ancora giocare le carte giocabili in ogni momento.
rule-convoy-6 = Un equipaggio senza assistenti attivi si salta; quando tutti gli altri hanno finito, un equipaggio gioca una sequenza dopo l’altra.
rule-convoy-7 = La fase finisce quando nessuno può più agire.
    .ruling = Un equipaggio a cui restano solo guardie ha ancora sequenze: può comprare benzina e giocare carte, poi una guardia rimuove una tessera, oppure passa e conserva le guardie fino alla manutenzione.
rule-convoy-8 = Un assistente si può anche spendere per nulla.
    .ruling = Cioè per uno spostamento di nessuna casella o una riparazione di niente, e il tavolo avverte; ma una guardia rimuove solo una tessera che può rimuovere.

## Esploratori

chapter-pathfinder = Lo spazio esploratori

rule-pathfinder-1 = Un esploratore pesca due tessere, le guarda tutte e due e le posa una dopo l’altra su caselle di terreno libere, ciascuna collegata al veicolo; la prima può collegare la seconda. Nessuna tessera sulle città. Le due non devono toccarsi, né portare dove si vuole andare.
    .de = Le tessere formano un tratto continuo, anche quelle del cartografo: la prima va dove il percorso arriva, ognuna delle seguenti, se possibile, accanto alla tessera appena posata.
rule-pathfinder-2 = Oppure un esploratore pesca la carta in cima al mazzo.
rule-pathfinder-3 = Tutte le tessere pescate si posano.
    .ruling = Una tessera che non trova posto esce dal gioco.
rule-pathfinder-4 = Le rotte marittime e aeree contano come anelli della catena.
rule-pathfinder-5 = Le tessere scartate escono dal gioco.
    .ruling = Qui ci scostiamo con l’opzione «bag-refill» (attiva se non la si spegne): quando il sacchetto è vuoto, le tessere scartate si mescolano e vi tornano, perché 60 tessere sono poche per cento caselle. Si pesca quello che c’è; se non c’è nulla non si pesca, e una casella libera costa 1 livello di benzina, 2 nella zona a rischio, senza posare niente, così che nessuna gara possa bloccarsi.

## Meccanici

chapter-mechanics = Lo spazio meccanici

rule-mechanics-1 = Chi ripara alza motore e telaio, nessuno oltre il massimo, con qualsiasi combinazione di pezzi di ricambio (1 livello), cassette degli attrezzi (3 livelli) e pezzi comprati (1 livello per 20 F in città, 40 F altrove). Un solo assistente fa tutto.
rule-mechanics-2 = Oppure un meccanico muove il veicolo.

## Spostamenti

chapter-drive = Gli spostamenti

rule-drive-1 = Uno spostamento, con un assistente o una carta Pilota, percorre al massimo tante caselle quante ne segnava l’indicatore del motore all’inizio dell’azione, e può finire a ogni passo.
rule-drive-2 = Ogni passo porta su una casella adiacente, o lungo una rotta che parte dalla città dove sta il veicolo.
    .ruling = Due caselle separate sulla carta da una barra d’acqua non sono adiacenti.
rule-drive-3 = Per entrare su una tessera posata se ne deve pagare tutto il costo: benzina, danni, divisi a piacere tra motore e telaio, il pericolo, e 1 livello di benzina in più nella zona a rischio. Altrimenti il passo è vietato. Le tessere sono di tutti, in ogni direzione.
rule-drive-4 = Su una casella di terreno libera si pesca una tessera. Se l’equipaggio può pagarla, resta sotto il veicolo e lo spostamento può continuare. Se no, il veicolo torna dov’era prima di questo passo, senza perdere nulla; la tessera resta sulla casella e lo spostamento è finito. I passi precedenti restano validi.
    .ruling = Dove gli indicatori bastano da soli, si deve entrare.
rule-drive-5 = Entrare in una città costa 1 livello di benzina via terra, mare o aria, mai il supplemento della zona a rischio, e mette fine allo spostamento. L’equipaggio pesca tante carte quante ne mostra la città.
    .ruling = Prima la benzina, poi il segnalino, poi le carte (o il traguardo), poi il limite di mano. In una città si può tornare; costa e dà di nuovo.
rule-drive-6 = Uno stop mette fine allo spostamento sulla sua tessera. Una guida fa ignorare uno stop.
    .ruling = La guida si gioca quando si raggiunge lo stop, su una tessera nota o nuova.
rule-drive-7 = Con il motore a 0 il veicolo è in panne e resta fermo finché non è riparato. Con la benzina a 0 non può entrare dove serve benzina. Con il telaio a 0 continua, ma senza carte in mano.
rule-drive-8 = Le taniche si possono giocare in ogni momento di uno spostamento, anche per pagare un costo.
    .ruling = Nessuno vi è costretto; una tanica giocata invano resta nell’indicatore.
rule-drive-9 = I danni che il veicolo non può subire sono un costo che non può pagare.
    .ruling = Motore e telaio devono coprirli insieme; ognuno può scendere a 0. Tra milizia, guardia e 2 danni in più si sceglie quello che si può sopportare. Se solo una carta o una guardia può salvare il veicolo, si può rinunciare: torna indietro come in drive.4, anche davanti a una tessera nota, e lo spostamento è finito.
rule-drive-10 = Più veicoli possono stare sulla stessa casella.
    .ruling = I libretti lo mostrano e non lo vietano mai.
rule-drive-11 = Il segnalino sul tracciato di progressione segue il veicolo, avanti o indietro, e si mette sopra quelli già sulla tappa.
    .ruling = Si muove a ogni passo in un’altra tappa, dopo aver pagato il costo; chi torna indietro non muove nulla. Dove la partenza è nell’interno, le tappe al di là di essa, lontano dall’arrivo, sono dietro di essa.

## Rotte

chapter-lanes = Rotte marittime e aeree

rule-lanes-1 = Una rotta costa i franchi che vi sono stampati, 50 F in meno per ogni carta Trasporto, poi 1 livello di benzina per la città in fondo.
    .ruling = Il prezzo non scende mai sotto 0 e nulla è restituito. Entrambi devono essere pagabili in quel momento, con il motore almeno a 1.
rule-lanes-2 = Anche una rotta richiede uno spostamento, con un assistente o una carta.
    .ruling = È un passo solo, e poiché entrare in una città mette fine allo spostamento, può essere soltanto il primo.

## Sicurezza

chapter-security = Lo spazio sicurezza

rule-security-1 = Una guardia evita un pericolo, di una tessera che si attraversa o di una carta che gioca un altro, in ogni momento, anche fuori turno e dopo aver passato. Non è una sequenza.
rule-security-2 = Oppure, come assistente della propria sequenza, una guardia rimuove una tessera collegata al veicolo, nessuna sotto un veicolo. La tessera esce dal gioco.
    .de = La tessera è adiacente al veicolo.

## Finanziamento

chapter-funding = Lo spazio finanziamento

rule-funding-1 = Tutti gli assistenti del finanziamento si giocano in una volta: da 1 a 5 rendono 10, 20, 40, 70 o 110 F.

## Pericolo

chapter-danger = Il pericolo

rule-danger-1 = Una carta Milizia o una guardia evita un pericolo; altrimenti costa 2 danni in più.
rule-danger-2 = Tre carte sono pericoli: Cacciatore di piste, Sabotatore e Truffatore.
    .ruling = Così le risposte tedesche; dove quelle inglesi dicono «tracker» si intende il Cacciatore di piste.
rule-danger-3 = Gli altri equipaggi possono evitare il pericolo di una carta.
    .ruling = Un Sabotatore: il suo bersaglio. Un Cacciatore di piste o un Truffatore: ogni altro equipaggio ancora in gara, interrogato in ordine di turno dopo chi gioca; il primo che lo evita annulla la carta, scartata senza effetto.
rule-danger-4 = Chi è interrogato dipende da ciò che tutti vedono.
    .ruling = Si interroga ogni equipaggio del genere che abbia una guardia o almeno una carta in mano, anche se può soltanto lasciar fare; su una tessera, quello che si sposta. Un equipaggio può lasciare ordini segreti: sempre, mai, chiedere. Se, quando e in quale ordine si è interrogati, e quanto dura una risposta automatica, non dipende mai da ciò che si ha in mano.

## Carte

chapter-cards = Le carte risorsa

rule-cards-1 = Una carta si gioca prima dell’assistente della propria sequenza, con una riparazione o uno spostamento, o in ogni momento, come dice, e poi si scarta.
rule-cards-2 = Una carta fa quanto dice, nella misura del possibile.
    .ruling = Se le tessere sono meno di quante ne nomina, prende quelle; se non ce ne sono, non si può giocare.
rule-cards-trail-hunter = Cacciatore di piste (2, un pericolo), prima di un assistente: rimuovi due tessere, ovunque siano.
    .de = Una tessera, collegata al veicolo.
    .ruling = Nessuna sotto un veicolo.
rule-cards-saboteur = Sabotatore (3, un pericolo), prima di un assistente: un altro equipaggio perde 2 livelli di motore e telaio, divisi da chi gioca la carta.
    .de = I due livelli si perdono da un solo indicatore.
    .ruling = Qualsiasi equipaggio ancora in gara, ovunque sia; per quanto ne hanno i suoi indicatori.
rule-cards-con-artist = Truffatore (2, un pericolo), prima di un assistente: due tessere posate si scambiano di posto, ovunque siano.
    .de = Due tessere posate vanno su altre caselle libere, collegate o no.
    .ruling = Nessuna sotto un veicolo; il supplemento della zona a rischio resta alla casella.
rule-cards-repairman = Riparatore (3), prima di un assistente: una riparazione.
rule-cards-driver = Pilota (3), prima di un assistente: uno spostamento.
rule-cards-cartographer = Cartografo (3), prima di un assistente: pesca tre tessere e posale come un esploratore.
rule-cards-topographer = Topografo (2, solo con il modulo «leaders»), prima di un assistente: pesca quattro tessere e posane due sul tuo percorso come un esploratore; le altre escono dal gioco.
rule-cards-financial = Mecenate (3), prima di un assistente: 30 F.
    .de = Nel mazzo ce ne sono 2.
rule-cards-refuelling-station = Rifornimento (2), prima di un assistente: la benzina sale di 5, non oltre il massimo.
rule-cards-tracker = Segugio (2), prima di un assistente: pesca tre carte, tienine due.
rule-cards-spare-parts = Pezzi di ricambio (6), con una riparazione: motore o telaio sale di 1.
rule-cards-toolbox = Cassetta degli attrezzi (2), con una riparazione: 3 livelli, divisi tra motore e telaio.
    .de = Tutti e tre su un solo indicatore.
rule-cards-transport = Trasporto (2), con uno spostamento: una rotta costa 50 F in meno; se ne possono unire più d’uno.
rule-cards-guide = Guida (2), con uno spostamento: si ignora uno stop.
rule-cards-militia = Milizia (3), in ogni momento: evita il pericolo di una tessera o di una carta.
rule-cards-jerrycan = Tanica (8), in ogni momento: la benzina sale di 1, non oltre il massimo.

## Manutenzione

chapter-maintenance = Fase 4: manutenzione

rule-maintenance-1 = Il nuovo ordine di turno segue il tracciato di progressione, il più avanzato per primo; sulla stessa tappa è davanti il segnalino più in basso, arrivato prima.
rule-maintenance-2 = Il primo equipaggio riceve 20 F, il secondo 10 F; con due equipaggi riceve qualcosa solo il primo.
    .ruling = In cinque, 20 e 10 F.
rule-maintenance-3 = Le guardie che non sono servite lasciano la plancia, e i leader sono di nuovo pronti quando comincia il turno successivo.

## Arrivo

chapter-finish = L’arrivo

rule-finish-1 = Il primo equipaggio nella città di arrivo rende questo turno l’ultimo. Paga la benzina della città, scarta la mano, toglie tutti gli assistenti, guardie comprese, e passa. I suoi indicatori e il suo denaro restano come sono, nessuna carta lo tocca, e non evita più nulla.
    .ruling = Lì non pesca carte.
rule-finish-2 = Gli altri finiscono questo convoglio, e chi arriva fa lo stesso. Poi la gara finisce subito, senza manutenzione né premi. Può vincere solo chi è arrivato.
rule-finish-3 = Prestigio: 5, 3 e 1 ai primi tre arrivati, 1 per ogni livello di motore e di telaio, 1 per ogni 50 F interi. In parità vale l’arrivo precedente.
rule-finish-4 = Chi non è arrivato è in classifica dietro a chi è arrivato.
    .ruling = Per tappa, poi per segnalino. Dopo 40 turni senza arrivi la gara è sospesa e così classificata.

## Ritiro

chapter-leaving = Ritirarsi dalla gara

rule-leaving-1 = Un equipaggio può ritirarsi.
    .ruling = Il suo veicolo resta sul tabellone senza effetto, le sue carte e i suoi assistenti sono scartati, il denaro è perso; lascia l’ordine di turno ed è ultimo in classifica. Gli altri continuano, anche uno solo, finché non arriva o si ritira.

## Leader

chapter-leaders = Modulo: leaders

rule-leaders-1 = Jean Delatour dell’equipaggio francese, una volta per turno: pesca tre tessere e posale.
    .ruling = Come un esploratore.
rule-leaders-2 = Gianni Martinetti dell’equipaggio italiano, una volta per turno: una riparazione.
rule-leaders-3 = Leonard Van Hotten dell’equipaggio belga, sempre: almeno 2 carte entrando in una città.
rule-leaders-4 = Sir Andrew Walledgrave dell’equipaggio inglese, una volta per turno: una rotta marittima costa 50 F in meno.
    .ruling = Via mare, non via aria; anche insieme a carte Trasporto, e mai sotto 0.
rule-leaders-5 = Simone Deforêt delle Suffragette, una volta per turno: una carta in più al bivacco.
rule-leaders-6 = Il modulo aggiunge al mazzo i due topografi.
rule-leaders-7 = Un potere si usa nel momento che nomina.
    .ruling = Quelli di Delatour e Martinetti nella propria sequenza prima dell’assistente, come una carta, e con un assistente attivo.

## Quinto equipaggio

chapter-fifth = Modulo: fifth

rule-fifth-1 = Le Suffragette sono un quinto equipaggio e in una gara più piccola possono prendere il posto di qualsiasi altro.
rule-fifth-2 = Si scopre una carta in più degli equipaggi in gara, e un’altra ancora se corre Deforêt.
    .ruling = Senza il modulo «leaders» le Suffragette non hanno né potere né una carta propria.
rule-fifth-3 = Quando tutti hanno scelto, Deforêt riceve la carta aggiuntiva; se è anche ultima, ne ha tre in tutto.
    .ruling = L’ultimo equipaggio sceglie la seconda carta tra le due rimaste; a lei va quella che resta.

## Solitario

chapter-solo = Modulo: solo

rule-solo-1 = Un equipaggio corre, con le regole di ogni gara, contro la Renault Torpedo di René Estienne, che segue delle regole e non decide nulla.
rule-solo-1a = La Torpedo ha cinque assistenti e due indicatori, benzina e meccanica, che cominciano a 6, il loro massimo.
    .it = Solo la benzina è limitata dal suo massimo.
    .ruling = L’indicatore meccanico sale allora fino a 10, la fine della scala. Nelle gare successive entrambi cominciano dal massimo raggiunto dai poteri dell’eredità.
rule-solo-1b = Non ha né mano né denaro; le carte che prende o pesca si scartano appena hanno avuto effetto.
rule-solo-1c = Nella prima gara comincia l’equipaggio.
    .ruling = In seguito, chi ha perso l’ultima gara contro l’altro.
rule-solo-2 = A ogni turno si rivela una carta del mazzo mescolato delle otto carte Estienne, tutte di livello 1 nella prima gara. Mostra un livello, una lettera, il colore dell’obiettivo del turno, quante tessere pesca la Torpedo, di quante caselle la muovono il secondo assistente e gli altri, i suoi posti al bivacco, i danni di un pericolo e l’indicatore che colpiscono, e quanto la Torpedo recupera.
rule-solo-3 = A una carta rivelata seguono convoglio, manutenzione, bivacco e pianificazione. Nel convoglio l’equipaggio e la Torpedo giocano una sequenza a testa, in ordine di turno; la prima sequenza della Torpedo è quella del suo primo assistente, e così via. Quando il mazzo è finito, si mescola di nuovo.
    .ruling = L’equipaggio pianifica una volta prima della prima carta. Ogni carta rivelata conta, anche dopo aver mescolato. Il leader è di nuovo pronto quando si rivela una carta. Quello che l’equipaggio ha fatto prima di una sequenza della Torpedo resta fatto.
rule-solo-4 = Il primo assistente pesca tante tessere quante ne mostra la carta. Il valore di una tessera è la sua benzina più i suoi danni, più 1 per lo stop e 1 per il pericolo. Le tessere da 1 e 2 sono facili, tutte le altre difficili.
    .ruling = A parità di valore, la tessera senza segni sta più in basso, poi lo stop, poi il pericolo, poi entrambi; poi meno benzina, poi il numero di tessera più basso. La zona a rischio non conta. Si posano prima le tessere facili.
rule-solo-4a = Le tessere facili vanno sul percorso della Torpedo verso il suo obiettivo, la più facile per prima; se non c’è posto, si scartano.
    .ruling = Il terreno libero e senza veicoli si riempie allontanandosi dalla Torpedo.
rule-solo-4b = Le tessere difficili vanno sul percorso dell’equipaggio verso l’arrivo, la più difficile per prima; se non c’è posto, intorno al suo veicolo, e poi accanto a quel percorso.
    .ruling = Il percorso si riempie allontanandosi dal veicolo; intorno a esso, per nome più basso; accanto al percorso, il più vicino al veicolo, poi il nome più basso. Se non c’è posto da nessuna parte, o l’equipaggio è arrivato: si scartano.
rule-solo-5 = La Torpedo punta alla città più vicina del colore della carta, e una volta là alla successiva, finché questa carta è in vigore.
rule-solo-5a = Non punta mai a una città sulla propria tappa o più indietro.
    .ruling = Né a una in cui è già entrata in questa gara.
rule-solo-5b = Tra città ugualmente lontane prende quella più vicina all’arrivo.
    .ruling = Poi il nome più basso.
rule-solo-5c = Se l’arrivo è più vicino, o non resta nessuna città del colore, punta all’arrivo.
rule-solo-6 = Le città fanno parte del suo percorso, le rotte no.
    .ruling = Un percorso ha il minor numero di passi, qualunque sia il costo. Tra quelli più brevi la casella successiva è una città, altrimenti la tessera più facile, altrimenti una casella libera, poi il nome più basso (2a prima di 10a); lo si cerca di nuovo a ogni passo.
rule-solo-7 = Il secondo assistente muove la Torpedo al massimo di tante caselle quante ne mostra la carta, poi lo stesso fa ciascuno degli altri tre. Tra due tessere prende la più facile.
    .ruling = Tra due sui suoi percorsi più brevi; non fa deviazioni.
rule-solo-7a = Accanto a una città, il suo passo successivo porta sempre in quella città.
    .ruling = Una città più avanti o il suo obiettivo, mai una in cui è già entrata in questa gara; tra più d’una, la più vicina all’obiettivo, poi il nome più basso.
rule-solo-7b = Paga la benzina con la benzina e i danni con la meccanica, e 1 livello di benzina in più nella zona a rischio. Un pericolo le costa subito 2 livelli di meccanica; non evita nulla.
rule-solo-7c = Se non può pagare una casella resta dov’è.
    .ruling = Il pericolo fa parte del costo, e ogni indicatore può scendere a 0. Quell’assistente è speso. Con la meccanica a 0 è in panne finché non recupera.
rule-solo-7d = Senza una tessera sulla sua rotta avanza alla cieca, come tutti.
    .ruling = Una tessera che non può pagare resta dove è stata pescata. Con la benzina a 0 non se ne pesca.
rule-solo-7e = Uno stop o una città mette fine al movimento di quell’assistente. Una città costa 1 livello di benzina, e la Torpedo ne pesca le carte.
rule-solo-8 = La manutenzione trova come sempre chi è in testa. Se è l’equipaggio riceve 20 F; se è la Torpedo guadagna 2 livelli di benzina in città e 1 altrove.
rule-solo-9 = Al bivacco cinque carte si scoprono su posti numerati. La Torpedo prende la carta del suo posto e, se è seconda, anche quella del suo secondo posto; poi l’equipaggio ne prende una se è primo e due se è secondo, e il resto si scarta.
    .ruling = La Torpedo prende per prima anche quando è in testa. Con Deforêt le carte sono sei; la sua si prende dopo le altre e prima dei danni. Se le carte sono meno, un posto vuoto non dà nulla.
rule-solo-9a = Per ogni carta pericolo rimasta l’equipaggio subisce i danni che mostra la carta Estienne, sull’indicatore che essa mostra.
    .it = Una volta sola, se resta una carta pericolo.
    .ruling = Per quanto ne ha l’indicatore. Una milizia evita i danni di una carta.
rule-solo-10 = Nella pianificazione la Torpedo recupera quanto mostra la sua carta, non oltre il massimo, e l’equipaggio pianifica.
rule-solo-11 = Il primo veicolo nella città di arrivo rende questo turno l’ultimo. Se vi arrivano entrambi, decidono i punti: 5 al primo e 3 al secondo; all’equipaggio 1 per ogni livello di motore e di telaio e 1 per ogni 50 F interi; alla Torpedo 1 per ogni livello di meccanica e 1 per ogni carta rivelata.
    .ruling = In parità vale l’arrivo precedente. Se arriva un veicolo solo, ha vinto. Se l’equipaggio si ritira, la gara finisce subito.
rule-solo-12 = Quando ha vinto l’equipaggio, due delle carte più basse del mazzo lasciano il posto a carte del livello successivo; quando ha vinto la Torpedo, una. Le carte di livello 3 entrano solo quando tutte e otto sono di livello 2.
    .ruling = Una dopo l’altra. A caso: una qualsiasi delle più basse, e una qualsiasi del livello successivo che non è nel mazzo. Quando tutte sono di livello 3 non cambia nulla.
rule-solo-12a = Senza il caso: si sceglie una lettera, e la sua carta lascia il posto alla stessa lettera del livello successivo.
    .ruling = Una campagna si attiene a uno dei due modi.
rule-solo-13 = Ogni volta che la Torpedo entra in una città del colore della sua carta guadagna il livello successivo del potere di quel colore, subito e prima di pescare. I livelli si sommano.
    .ruling = Dopo il quarto non c’è altro da guadagnare.
rule-solo-13-yellow = Giallo: il massimo di entrambi gli indicatori è 7, 8, 9, 10.
    .ruling = L’ago non si muove.
rule-solo-13-green = Verde: 1, le taniche e i rifornimenti che prende al bivacco le riempiono il serbatoio; 2, i pezzi di ricambio e le cassette degli attrezzi presi lì la riparano; 3 e 4, lo stesso per quelli pescati in città.
rule-solo-13-red = Rosso: 1, una carta pericolo che prende al bivacco danneggia l’equipaggio come mostra la sua carta; 2, anche una pescata in città; 3, un pericolo le costa un livello solo; 4, nessuno.
    .ruling = Una milizia o una guardia evita i danni.
rule-solo-13-blue = Blu: 1, gli stop non la fermano; 2, nella zona a rischio non paga di più; 3, le rotte marittime che le servono non le costano nulla; 4, il suo secondo assistente la muove di una casella in più.
    .ruling = Dal terzo livello le rotte marittime fanno parte dei suoi percorsi; un passo lungo una di esse le costa la benzina della città e nessun franco.
rule-solo-14 = La Torpedo è un bersaglio come ogni equipaggio, e le sue tessere sono tessere come le altre.
    .ruling = Un sabotatore le toglie 2 livelli di meccanica; non evita nulla.
rule-solo-15 = Un passaporto ha imprese da farsi timbrare. Una gara vinta timbra ogni impresa che soddisfa, nella via in cui è stata corsa.
    .ruling = Le imprese e le regole della terza via sono nostre.
rule-solo-15a = Prudente: con un mazzo che evolve. Leggendaria: con un mazzo che evolve e i poteri dell’eredità. Solitaria: una traversata senza avversari.
rule-solo-15b = Chi ha tutto il passaporto timbrato nella via Leggendaria è una leggenda.
rule-solo-16 = Mazzo, eredità e passaporto si attivano uno per uno. Una campagna li porta di gara in gara.
    .ruling = Senza l’evoluzione del mazzo si corre contro le otto carte di livello 1, e restano; senza l’eredità nessun potere si usa o si guadagna.
rule-solo-16a = Una campagna sa come si prepara la prossima gara.
    .ruling = Seme, mazzo, poteri e chi comincia sono quelli della campagna, i tabelloni sono quelli della scatola. Ciò che si è visto non si ritira, e una gara interrotta è la stessa quando riprende.
rule-solo-16b = Ritirarsi non aiuta nessuno.
    .ruling = Dopo la prima carta vale come una vittoria della Torpedo, con i poteri che ha guadagnato. Prima, la gara resta da correre.
rule-solo-16c = Una gara che nessuno finisce non cambia nulla.
    .ruling = Dopo 40 turni senza arrivi è sospesa: la gara seguente ha un altro seme, e nient’altro.

## In solitaria

chapter-alone = Modulo: solo, la traversata in solitaria

rule-alone-1 = Un equipaggio attraversa il continente e nessuno corre contro di lui.
    .ruling = Tutte le regole di questo capitolo sono nostre. L’equipaggio ha 80 F, e vale ogni regola della gara che non richiede avversari.
rule-alone-2 = Sei delle otto carte Estienne di livello 1, estratte a caso, stanno scoperte in fila: il calendario della traversata. Se ne rivela una per turno; chi non è arrivato quando finisce il convoglio della sesta ha fallito.
rule-alone-3 = Appena si rivela una carta si pescano le tessere che mostra. Le difficili si posano sul percorso dell’equipaggio come le avrebbe posate la Torpedo; le facili si scartano.
rule-alone-4 = La manutenzione non paga premi.
rule-alone-5 = Al bivacco si scoprono cinque carte. Quelle su entrambi i posti della carta Estienne si scartano, poi l’equipaggio ne prende una; per ogni carta pericolo rimasta subisce i danni che mostra la carta Estienne.
rule-alone-6 = Una traversata non cambia né il mazzo, né i poteri, né chi comincia.

## Imprese

chapter-quest = Modulo: solo, le imprese del passaporto

rule-quest-sahara = Verso il Sahara: vinci una gara in Africa con partenza da Colomb-Béchar. Prudente, Leggendaria, Solitaria.
rule-quest-transvaal = Via dal Transvaal: vinci una gara in Africa con partenza da Cape Town. Prudente, Leggendaria, Solitaria.
rule-quest-llanos = Attraverso i llanos: vinci una gara in Sudamerica con partenza da Caracas. Prudente, Leggendaria, Solitaria.
rule-quest-pampero = Contro il pampero: vinci una gara in Sudamerica con partenza da Ushuaia. Prudente, Leggendaria, Solitaria.
rule-quest-landsman = Piedi per terra: vinci senza prendere rotte. Prudente, Leggendaria, Solitaria.
rule-quest-passenger = A bordo: vinci dopo aver preso una rotta marittima o aerea. Prudente, Leggendaria, Solitaria.
rule-quest-mechanic = Motore perfetto: vinci con il motore al massimo. Prudente, Leggendaria, Solitaria.
rule-quest-unbroken = Infaticabile: vinci senza mai restare in panne. Prudente, Leggendaria, Solitaria.
rule-quest-collector = Collezione: vinci passando per tre città diverse dello stesso colore. Prudente, Leggendaria, Solitaria.
rule-quest-rainbow = Arcobaleno: vinci passando per città di tre colori. Prudente, Leggendaria, Solitaria.
rule-quest-sprinter = Volata: vinci in cinque turni o meno. Prudente, Leggendaria, Solitaria.
rule-quest-treasurer = Cassa piena: vinci con 100 F o più. Prudente, Leggendaria, Solitaria.
rule-quest-reserve = Riserva: vinci con mezzo serbatoio di benzina o più. Prudente, Leggendaria, Solitaria.
rule-quest-runaway = In fuga: vinci prima che arrivi la Torpedo. Prudente, Leggendaria.
rule-quest-lion = Leone: vinci una gara in Africa con partenza da Colomb-Béchar contro otto carte di livello 3. Prudente, Leggendaria.
rule-quest-leopard = Leopardo: vinci una gara in Africa con partenza da Cape Town contro otto carte di livello 3. Prudente, Leggendaria.
rule-quest-condor = Condor: vinci una gara in Sudamerica con partenza da Caracas contro otto carte di livello 3. Prudente, Leggendaria.
rule-quest-puma = Puma: vinci una gara in Sudamerica con partenza da Ushuaia contro otto carte di livello 3. Prudente, Leggendaria.
rule-quest-veteran = Vecchia guardia: vinci contro una Torpedo partita con tutti i sedici livelli dell’eredità. Leggendaria.

## Che cosa si vede

chapter-visibility = Che cosa si vede

rule-visibility-1 = Tutti vedono quello che sta sul tavolo: il tabellone con tessere, veicoli e segnalini, indicatori, denaro, leader, assistenti rivelati, chi ha passato, l’ordine di turno, le carte giocate e scartate, le tessere scartate.
    .ruling = Così anche il numero di carte di ogni mano e del mazzo, di tessere nel sacchetto, e le carte prese al bivacco finché non sono giocate o scartate.
rule-visibility-2 = Il resto lo vede solo chi lo possiede, o nessuno.
    .ruling = Nascosti sono l’ordine di mazzo, sacchetto e carte Estienne, i piani finché non ci sono tutti, le altre carte di una mano, le tessere pescate e non ancora posate, e le carte tra cui sceglie un Segugio. Quello che un Segugio o un Topografo non tiene si scarta allo scoperto.
rule-visibility-3 = Chi è interrogato lo vedono tutti, e anche la parte pubblica della domanda: quale carta mira a chi, o a quali tessere.
    .ruling = Nascosti sono ciò che l’equipaggio interrogato può rispondere, gli ordini e le sequenze preparate. Salvo per un pericolo, un equipaggio è interrogato solo dove ha più di una risposta possibile, come a ogni tavolo; anche questo si vede.
rule-visibility-4 = Il seme, e con esso tutto ciò che porterà il caso, resta nascosto durante la gara.
    .ruling = Dopo la gara tutta la sua registrazione è aperta.
