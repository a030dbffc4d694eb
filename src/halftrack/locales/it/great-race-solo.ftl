### La gara in solitario: che cosa aggiunge alle parole di The Great Race. Comune al terminale e al tavolo in rete.
### La Torpedo è un’auto, al femminile; un equipaggio sta senza articolo, al singolare. Si dà del tu.
### Una parola per cosa: carta Estienne, mazzo, obiettivo, percorso, meccanica, potere, eredità, posto, impresa, via.

solo-title = The Great Race: contro René Estienne

name-torpedo = Torpedo
name-blue = blu
name-yellow = giallo
name-green = verde
name-red = rosso
name-city-beside = la città accanto
name-only-way = l’unica strada
name-city-first = una città prima di una tessera
name-easiest-tile = la tessera più facile
name-known-tile = una tessera nota prima di una casella libera
name-lowest-name = tutto uguale, dunque per nome
name-own-path = sul suo percorso
name-your-path = sul tuo percorso
name-round-you = intorno al tuo veicolo
name-beside-your-path = accanto al tuo percorso
name-no-room = nessun posto, fuori dal gioco

## Eventi

event-estienne-revealed = Turno { $turn }. Carta Estienne { $card }: obiettivo { $colour }, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, passi { $moves }.
event-estienne-reshuffled = Il mazzo Estienne si mescola di nuovo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
event-heads-for = { $reason ->
    [nearest] La Torpedo punta a { $city }, la città { $colour ->
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    } più vicina davanti a sé: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
    [none-left] La Torpedo punta a { $city }: davanti a sé non ha più città { $colour ->
        [giallo] gialle
        [rosso] rosse
        [verde] verdi
       *[other] { $colour }
    }. { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
   *[other] La Torpedo punta a { $city }, più vicina della prossima città { $colour ->
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    }: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
}
event-tiles-dealt = { $name } pesca: { $tiles } (valori { $values }).
event-tile-dealt = { $where ->
    [own-path] Facile ({ $tile }, valore { $value }): sul percorso della Torpedo, { $space }.
    [your-path] Difficile ({ $tile }, valore { $value }): sul tuo percorso, { $space }.
    [round-you] Difficile ({ $tile }, valore { $value }): niente posto sul tuo percorso, dunque intorno al tuo veicolo, { $space }.
    [beside-your-path] Difficile ({ $tile }, valore { $value }): accanto al tuo percorso, { $space }.
    [set-aside] Scartata: { $tile } (valore { $value }).
   *[other] Niente posto per questa tessera ({ $tile }, valore { $value }): esce dal gioco.
}
event-advances = Il suo { $assistant }º assistente la muove al massimo di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
}.
event-way-taken = Prende { $space }: { $reason }.
event-halted = { $reason ->
    [city] Si ferma a { $space }: una città mette fine al movimento.
    [stop] Si ferma su { $space }: uno stop.
    [petrol] Resta dov’è: per { $space } { $short ->
        [one] manca { $short } livello
       *[other] mancano { $short } livelli
    } di benzina.
    [damage] Resta dov’è: per { $space } { $short ->
        [one] manca { $short } livello
       *[other] mancano { $short } livelli
    } di meccanica.
    [breakdown] Resta su { $space }: è in panne.
   *[other] Resta su { $space }: nessuna strada va oltre.
}
event-power-gained = La Torpedo guadagna un potere: { $colour } { $level }.
event-power-explained = La Torpedo guadagna un potere: { $colour } { $level }, { $power }.
event-card-used = { $where ->
    [bivouac] Dal bivacco la Torpedo prende «{ $card }»
   *[other] In città la Torpedo pesca «{ $card }»
}{ $effect ->
    [petrol] : benzina +{ $levels }
    [mechanical] : meccanica +{ $levels }
    [danger] : un pericolo per te
   *[other] { "" }
}.
event-endangered = «{ $card }» minaccia { $name }: { $gauge ->
    [engine] motore
   *[other] telaio
} −{ $damage }.
event-recovered = La Torpedo recupera: benzina +{ $petrol }, meccanica +{ $mechanical }.
event-torpedo-bonus = Da prima la Torpedo guadagna { $petrol ->
    [one] un livello
   *[other] { $petrol } livelli
} di benzina.
event-cards-laid-out = Al bivacco ci sono { $cards }; { $alone ->
    [yes] quelle sui posti { $slots } si scartano
   *[no] la Torpedo prende dal posto { $slots }
}.
event-cards-left = { $cards ->
    [none] Al bivacco non resta nulla.
   *[other] Restano al bivacco e si scartano: { $cards }.
}

## Il tavolo

points-mechanical = meccanica
points-revealed = carte rivelate
solo-card = Carta { $card }: obiettivo { $colour }, { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}, avanza di { $second } e poi di { $others } ogni volta, posto { $slot } al bivacco (da seconda anche { $more }), recupera benzina { $petrol } e meccanica { $mechanical }; un pericolo rimasto ti costa { $damage } ({ $gauge })
solo-no-card = La prima carta si rivela quando hai pianificato.
solo-torpedo = Torpedo → { $objective }: { $path }
solo-your-path = Il tuo percorso, dove vanno le tessere difficili: { $path }
solo-coming = { $count ->
    [0] Non resta nessuna carta: il mazzo sarà mescolato.
   *[other] Ancora da venire: { $cards }
}
solo-calendar = Il calendario ({ $turns } turni): { $cards }
solo-powers = Poteri: { $powers }
solo-no-powers = nessuno
solo-look = { $command }: tutto il tabellone, che cosa fa ogni carta Estienne, i poteri

## La carta Estienne e i poteri

solo-card-name = Carta
estienne-objective = Obiettivo
estienne-tiles = Tessere
estienne-moves = Assistenti
estienne-slots = Posti al bivacco
estienne-danger = Un pericolo rimasto
estienne-recovers = Recupera
solo-recovers = benzina { $petrol }, meccanica { $mechanical }
solo-danger = { $gauge } −{ $damage }
solo-power-none = ancora nessun potere
power-yellow-1 = entrambi gli indicatori fino a 7
power-yellow-2 = entrambi gli indicatori fino a 8
power-yellow-3 = entrambi gli indicatori fino a 9
power-yellow-4 = entrambi gli indicatori fino a 10
power-green-1 = le carte benzina del bivacco le riempiono il serbatoio
power-green-2 = pezzi e cassette degli attrezzi del bivacco la riparano
power-green-3 = anche le carte benzina pescate in città
power-green-4 = anche i pezzi pescati in città
power-red-1 = una carta pericolo che prende al bivacco ti danneggia
power-red-2 = anche una che pesca in città
power-red-3 = i pericoli le costano solo 1
power-red-4 = i pericoli non le costano niente
power-blue-1 = gli stop non la fermano
power-blue-2 = nessun supplemento nella zona a rischio
power-blue-3 = va per mare gratis
power-blue-4 = l’assistente 2 la muove di una casella in più

## La campagna

campaign-head = Campagna { $name }, { $races ->
    [0] ancora nessuna gara
    [one] una gara
   *[other] { $races } gare
}
campaign-deck = Mazzo: { $cards }
campaign-first = Nella prossima gara comincia { $first ->
    [torpedo] la Torpedo
   *[human] il tuo equipaggio
}
campaign-record = Vinte { $won }, perse { $lost }, abbandonate { $given }, sospese { $called }
campaign-new = Una nuova campagna: { $path }
campaign-resumed = La gara interrotta continua; le sue opzioni restano.
campaign-begins = Gara { $number }: { $start }, { $board ->
    [africa] Africa
    [south-america] Sudamerica
   *[other] { $board }
}. { $way }
campaign-open-quests = Ancora da timbrare: { $quests }
campaign-show = Mazzo, poteri e passaporto: halftrack solo --show --campaign { $path }
campaign-give-up = Chi si ritira dopo la prima carta Estienne lascia la vittoria alla Torpedo, con i poteri che ha guadagnato. Scrivi ancora una volta «{ $word }» per confermare.
campaign-give-up-alone = Chi si ritira ha fallito la traversata. Scrivi ancora una volta «{ $word }» per confermare.
campaign-way-prudent = La via Prudente: il mazzo evolve.
campaign-way-legendary = La via Leggendaria: il mazzo evolve, e i suoi poteri crescono.
campaign-way-alone = In solitaria: sei turni per la traversata.
campaign-way-none = Non c’è nessun timbro da vincere.
campaign-outcome-human = Hai vinto.
campaign-outcome-torpedo = La Torpedo ha vinto.
campaign-outcome-given-up = Ritiro: la Torpedo ha vinto.
campaign-outcome-called-off = Gara sospesa: non cambia nulla tranne il seme.
campaign-outcome-failed = Il tempo è finito prima dell’arrivo.
campaign-not-begun = Ritiro prima della prima carta: resta da correre la stessa gara.
campaign-stamped = Timbrato ({ $way }): { $quests }
campaign-changed = Il mazzo cambia: { $leaving } → { $coming }
campaign-gained = La Torpedo conserva { $powers }
campaign-legendary = Tutto il passaporto è timbrato nella via Leggendaria: sei una leggenda!
campaign-pick = Quale lettera passa al livello successivo? { $letters }
campaign-pick-wrong = { $letter } non è tra { $letters }.
campaign-go-on = Per continuare: halftrack solo --campaign { $path }
passport-quest = impresa
passport-prudent = Prudente
passport-legendary = Leggendaria
passport-alone = Solitaria

## Le imprese

quest-sahara = Verso il Sahara
    .text = l’Africa da Colomb-Béchar
quest-transvaal = Via dal Transvaal
    .text = l’Africa da Cape Town
quest-llanos = Attraverso i llanos
    .text = il Sudamerica da Caracas
quest-pampero = Contro il pampero
    .text = il Sudamerica da Ushuaia
quest-landsman = Piedi per terra
    .text = nessuna rotta
quest-passenger = A bordo
    .text = almeno una volta in nave o in dirigibile
quest-mechanic = Motore perfetto
    .text = il motore al massimo alla fine
quest-unbroken = Infaticabile
    .text = mai in panne
quest-collector = Collezione
    .text = tre città di un colore
quest-rainbow = Arcobaleno
    .text = città di tre colori
quest-sprinter = Volata
    .text = al massimo quattro turni
quest-treasurer = Cassa piena
    .text = 100 F rimasti
quest-reserve = Riserva
    .text = mezzo serbatoio rimasto
quest-runaway = In fuga
    .text = prima che arrivi la Torpedo
quest-lion = Leone
    .text = l’Africa da Colomb-Béchar, contro otto carte di livello 3
quest-leopard = Leopardo
    .text = l’Africa da Cape Town, contro otto carte di livello 3
quest-condor = Condor
    .text = il Sudamerica da Caracas, contro otto carte di livello 3
quest-puma = Puma
    .text = il Sudamerica da Ushuaia, contro otto carte di livello 3
quest-veteran = Vecchia guardia
    .text = una Torpedo partita con tutti i sedici poteri
