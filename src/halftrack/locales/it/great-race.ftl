### The Great Race: domande, scelte, cifre, eventi, nomi. Comuni al terminale e al tavolo in rete.
### Si dà del tu, senza parole che rivelino il genere di chi gioca. $name e $crew sono una squadra senza articolo, al singolare, come nei titoli della Gazzetta: «Belgio passa.»
### Virgolette «così», spazio unificatore davanti a F. Le città si chiamano come sul tabellone.
### Una parola per cosa: equipaggio, assistente, esploratore, meccanico, guardia, finanziamento, benzina, tessera, casella, tappa, turno, sequenza.

title = The Great Race

## Equipaggi e leader

name-french = Francia
name-italian = Italia
name-belgian = Belgio
name-english = Gran Bretagna
name-suffragettes = Suffragette

## Carte

name-trail-hunter = Cacciatore di piste
    .text = Rimuovi due tessere, ovunque siano. Un pericolo: gli altri possono evitarlo.
name-saboteur = Sabotatore
    .text = Un altro equipaggio perde 2 livelli di motore e telaio, a tua scelta. Un pericolo: può evitarlo.
name-con-artist = Truffatore
    .text = Due tessere posate si scambiano di posto. Un pericolo: gli altri possono evitarlo.
name-repairman = Riparatore
    .text = Una riparazione, senza usare assistenti.
name-driver = Pilota
    .text = Uno spostamento, senza usare assistenti.
name-cartographer = Cartografo
    .text = Pesca tre tessere e posale.
name-topographer = Topografo
    .text = Pesca quattro tessere e posane due.
name-financial = Mecenate
    .text = 30 F.
name-refuelling-station = Rifornimento
    .text = Benzina +5.
name-tracker = Segugio
    .text = Pesca tre carte, tienine due.
name-spare-parts = Pezzi di ricambio
    .text = Con una riparazione: motore o telaio +1.
name-toolbox = Cassetta degli attrezzi
    .text = Con una riparazione: motore e telaio +3 in tutto.
name-transport = Trasporto
    .text = Con uno spostamento: una rotta costa 50 F in meno.
name-guide = Guida
    .text = Con uno spostamento: ignora uno stop.
name-militia = Milizia
    .text = In ogni momento: evita un pericolo.
name-jerrycan = Tanica
    .text = In ogni momento: benzina +1.

## Parole

word-petrol = benzina
word-engine = motore
word-chassis = telaio
word-francs = { $value } F
word-hand = Mano
word-turn = Turno { $turn }
word-band = tappa
word-pathfinder = esploratori
word-mechanics = meccanici
word-security = sicurezza
word-funding = finanziamento
plan-pathfinder = { $count ->
    [one] { $count } esploratore
   *[other] { $count } esploratori
}
plan-mechanics = { $count ->
    [one] { $count } meccanico
   *[other] { $count } meccanici
}
plan-security = { $count ->
    [one] { $count } guardia
   *[other] { $count } guardie
}
plan-funding = { $count } al finanziamento
word-passed = passa
word-arrived = { $place }º arrivo
word-left = ritiro
word-cards = carte
word-deck = mazzo { $cards }, sacchetto { $tiles }
word-known = noto a tutti
word-nothing = niente
lane-sea = In nave: { $here } – { $there }, { $price } F
lane-air = In dirigibile: { $here } – { $there }, { $price } F
word-legend = Tessera: benzina, -danni, ■ stop, ! pericolo. Terreno: · libero, ░ zona a rischio. Città: colore (P viola, B blu, Y giallo, G verde, R rosso) e carte da pescare.

phase-choosing = scelta degli equipaggi
phase-bivouac = bivacco
phase-planning = pianificazione
phase-convoy = convoglio
phase-over = gara finita

tile = benzina { $petrol }{ $damage ->
    [0] { "" }
   *[other] , danni { $damage }
}{ $stop ->
    [yes] , stop
   *[no] { "" }
}{ $danger ->
    [yes] , pericolo
   *[no] { "" }
}

## Eventi

event-crew-chosen = Alla partenza: { $crew }.
event-turn-began = Turno { $turn }. Al bivacco: { $cards }.
event-card-taken = { $name } prende «{ $card }».
event-card-drawn = { $card ->
    [none] { $name } pesca una carta.
   *[other] { $name } pesca «{ $card }».
}
event-card-played = { $name } gioca «{ $card }».
event-card-discarded = { $name } scarta «{ $card }».
event-deck-shuffled = Si mescolano gli scarti: { $cards ->
    [one] { $cards } carta forma
   *[other] { $cards } carte formano
} il nuovo mazzo.
event-plan-revealed = { $name } pianifica: { $plan }.
event-petrol-gained = { $francs ->
    [0] { $name } guadagna
   *[other] { $name } compra
} { $petrol ->
    [one] { $petrol } livello
   *[other] { $petrol } livelli
} di benzina{ $francs ->
    [0] { "" }
   *[other] { " " }per { $francs } F
}.
event-francs-gained = { $name } riceve { $francs } F.
event-passed = { $name } passa.
event-assistant-played = { $name } gioca un assistente: { $action }.
event-leader-used = { $name } usa il potere del proprio leader.
event-tiles-drawn = { $tiles ->
    [none] { $name } pesca { $count ->
        [1] una tessera
       *[other] { $count } tessere
    }.
   *[other] { $name } pesca: { $tiles }.
}
event-tile-placed = { $name } posa su { $space }: { $tile }.
event-tile-turned = { $name } scopre su { $space }: { $tile }.
event-tile-discarded = { $space ->
    [none] Una tessera esce dal gioco: { $tile }.
   *[other] La tessera su { $space } esce dal gioco: { $tile }.
}
event-tiles-swapped = Le tessere su { $first } e { $second } si scambiano di posto.
event-tile-moved = La tessera su { $start } passa su { $end }.
event-bag-refilled = Il sacchetto si riempie di nuovo: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}.
event-moved = { $name } raggiunge { $end }{ $petrol ->
    [0] { "" }
   *[other] { " " }(benzina −{ $petrol })
}.
event-fare-paid = { $name } paga { $francs } F: { $lane }.
event-turned-back = { $name } non può attraversare { $space } e torna indietro.
event-stop-ignored = Una guida porta { $name } oltre lo stop su { $space }.
event-damaged = { $name ->
    [Torpedo] Danni per { $name }: meccanica −{ $engine }.
   *[other] Danni per { $name }: motore −{ $engine }, telaio −{ $chassis }.
}
event-repaired = { $name } ripara ({ $means }): motore +{ $engine }, telaio +{ $chassis }.
event-broken-down = { $name } è in panne.
event-targeted = «{ $card }» colpisce: { $targets }.
event-danger-averted = { $name } evita il pericolo: { $means }.
event-card-cancelled = «{ $card }» resta senza effetto.
event-arrived = { $name } taglia il traguardo: { $place }º posto!
event-order-changed = Nuovo ordine di turno: { $order }.
event-crew-left = { $name } si ritira.
event-race-ended = La gara è finita.

## Domande

ask-crew = Quale equipaggio guidi?
ask-take = Quale carta prendi dal bivacco?
ask-plan = Disponi i tuoi cinque assistenti: esploratori-meccanici-sicurezza-finanziamento, per esempio 1-2-0-2.
ask-sequence = Tocca a te: prima la benzina, poi le carte, poi un assistente; oppure passa.
ask-drive = Dove vai?
ask-fare = Come paghi il viaggio?
ask-shortage = Ti manca benzina per questa tessera.
ask-guide = Uno stop. Una guida ti porta oltre?
ask-danger = Pericolo! Come lo affronti?
ask-avert = Si gioca una carta pericolosa. Eviti il pericolo?
ask-damage = Quanti danni subisce il motore?
ask-repair = Che cosa ripari?
ask-toolbox = Quanti livelli della cassetta degli attrezzi vanno al motore?
ask-tile = Quale tessera posi per prima?
ask-place = Dove la posi?
ask-tile-target = Quale tessera?
ask-tile-to = Dove va la tessera?
ask-target = Quale equipaggio?
ask-discard-tile = Quale tessera rimuove la guardia?
ask-discard = Hai più carte di quante ne consente il tuo telaio. Quale scarti?
ask-drop = Quale delle carte pescate non tieni?
ask-confirm = Hai finito? Puoi ancora tornare indietro con «annulla».

## Scelte

option-pass = passa
option-petrol-what = compra { $what ->
    [one] { $what } livello
   *[other] { $what } livelli
} di benzina
option-place-tiles = esploratore: pesca e posa tessere
option-draw-card = esploratore: pesca una carta
option-sequence-repair = meccanico: ripara
option-sequence-drive = meccanico: muovi il veicolo
option-discard-tile = guardia: rimuovi una tessera
option-collect-funding = incassa il finanziamento
option-sequence-leader = usa il potere del tuo leader
option-fare-leader = fanne pagare 50 F a Walledgrave
option-fare-transport = gioca una carta Trasporto
option-pay = paga
option-stay = resta qui
option-sea-what = in nave per { $what }
option-air-what = in dirigibile per { $what }
option-jerrycan = gioca una tanica
option-take-jerrycan = Tanica
option-discard-jerrycan = Tanica
option-drop-jerrycan = Tanica
option-use-jerrycan = gioca invece una tanica
option-turn-back = torna indietro
option-bear = subisci i danni
option-guard = lo evita una guardia
option-danger-militia = lo evita la milizia
option-avert-militia = lo evita la milizia
option-let-it-happen = lascia fare
option-stop = fermati
option-guide-guide = gioca una guida e prosegui
option-done = fatto
option-spare-parts-engine = pezzi di ricambio: motore +1
option-spare-parts-chassis = pezzi di ricambio: telaio +1
option-buy-engine = compra un pezzo: motore +1
option-buy-chassis = compra un pezzo: telaio +1
option-repair-toolbox = gioca una cassetta degli attrezzi
option-confirm = fatto, avanti

## Titoli

word-crew = equipaggio
word-money = denaro
word-assistants = assistenti
word-place = luogo
word-drawn = Pescato
word-used = potere già usato in questo turno
word-ready = potere disponibile
word-rank = posto
word-points = punti
word-items = per
word-on-the-way = ancora in viaggio
points-place = arrivo
points-petrol = benzina
points-engine = motore
points-chassis = telaio
points-francs = denaro

## Azioni

name-place-tiles = pesca e posa tessere
name-draw-card = pesca una carta
name-repair = ripara
name-drive = muove il veicolo
name-discard-tile = rimuove una tessera
name-collect-funding = incassa il finanziamento
name-guard = una guardia
name-bought = pezzi comprati
name-funding = finanziamento
name-bonus = premio

## Cifre di una scelta

fact-francs = { $value } F
fact-sequence-francs = { "" }
fact-repair-francs = { "" }
fact-fare-francs = { $value } F da pagare
fact-petrol = benzina −{ $value }
fact-crew-petrol = benzina { $value }
fact-damage = danni { $value }
fact-danger = pericolo
fact-stop = stop
fact-cards = { $value ->
    [one] { $value } carta
   *[other] { $value } carte
}
fact-short = { short-petrol }
fact-unknown = terreno sconosciuto
fact-surcharge = zona a rischio: 1 livello di benzina in più
fact-engine = motore { $value }
fact-chassis = telaio { $value }
fact-damage-engine = lascia il motore a { $value }
fact-damage-chassis = lascia il telaio a { $value }
fact-danger-damage = { $value ->
    [one] { $value } danno
   *[other] { $value } danni
} in tutto
fact-guards = { $value ->
    [one] { $value } guardia
   *[other] { $value } guardie
}
fact-leader = { $value }
fact-steps = fino a { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
}
fact-range = a portata: { $value }
fact-drive-range = da lì: { $value }
fact-idle = ora non servirebbe a nulla
fact-final = { "" }
fact-dropped = { $value ->
    [one] { $value } assistente lascia
   *[other] { $value } assistenti lasciano
} la plancia senza servire
fact-francs-a-level = { $value } F per livello comprato
fact-tile = { $value }
fact-held = in mano: { $value }

short-petrol = { $value ->
    [one] manca { $value } livello
   *[other] mancano { $value } livelli
} di benzina
short-francs = mancano { $value } F
short-damage = { $value ->
    [one] { $value } danno
   *[other] { $value } danni
} di troppo per il veicolo
short-over = oltre il massimo
