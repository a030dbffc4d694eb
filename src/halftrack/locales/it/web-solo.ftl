### Il solitario sul web: il lato di René Estienne, le campagne, il passaporto. Ciò che dice la gara stessa sta in great-race-solo.

## Il suo lato del tavolo

solo-side = Il lato di René Estienne
solo-side-short = Torpedo
solo-alone = La traversata in solitaria
solo-turns-left = { $left ->
    [0] turni dopo questo: ora o mai più
    [one] turno ancora dopo questo
   *[other] turni ancora dopo questo
}
torpedo-dashboard = La plancia della Torpedo
torpedo-at = si trova in { $space }
torpedo-petrol = benzina
torpedo-mechanical = meccanica
torpedo-assistants = Assistenti della Torpedo: ancora { $left } su 5 in questo turno
torpedo-lays = Assistente { $number }: pesca e posa tessere
torpedo-drives = Assistente { $number }: muove il veicolo
torpedo-next = il prossimo
torpedo-next-is = Prossimo: { $role }
torpedo-deeds = Che cosa ha fatto la Torpedo in questo turno
torpedo-did-card = La carta del turno
torpedo-did-tiles = Le tessere della carta
torpedo-did-bivouac = Al bivacco
torpedo-did-recovery = Recupera

## La carta Estienne

estienne-card = Carta Estienne { $letter }, livello { $level }
estienne-level = livello { $level }
estienne-none = Nessuna carta Estienne è scoperta: la prossima si rivela quando hai pianificato.
estienne-slots-said = prende il posto { $first } e, se è seconda, anche il posto { $second }
estienne-deck = Il mazzo Estienne
estienne-deck-why = { $left ->
    [0] Non resta nessuna carta: sarà mescolato di nuovo.
    [one] Deve ancora venire una carta.
   *[other] Devono ancora venire { $left } carte, in un ordine che nessuno conosce.
}
estienne-is-coming = da venire
estienne-is-now = ora scoperta
estienne-is-seen = già passata
alone-calendar = Il calendario
alone-calendar-why = Sei carte per la traversata, in quest’ordine.

## Dove punta

way-heads-for = Punta a { $city }:
way-nearest = la città più vicina davanti a sé (colore: { $colour }).
way-none-left = davanti a sé non ha più città del suo colore ({ $colour }).
way-destination-nearer = più vicina della prossima città del suo colore ({ $colour }).
way-torpedo = { $steps ->
    [one] Il suo percorso: un passo
   *[other] Il suo percorso: { $steps } passi
}
way-yours = { $steps ->
    [one] Il tuo percorso più breve per { $destination }: un passo
   *[other] Il tuo percorso più breve per { $destination }: { $steps } passi
}
way-yours-why = qui si posano le tessere difficili

## L’eredità

legacy-title = Poteri dell’eredità
legacy-why = In una gara con l’eredità la Torpedo guadagna un livello ogni volta che entra in una città del colore della sua carta, e lo conserva.
power-gained = guadagnato
power-open = non ancora guadagnato

## La fine di una gara

solo-end-stamped = Timbrato sul tuo passaporto
solo-end-no-stamp = Nessun timbro nuovo.
solo-end-deck = Il mazzo Estienne cambia
solo-end-letters = { $due ->
    [one] Una carta del mazzo lascia il posto: scegli tu la sua lettera.
   *[other] { $due } carte del mazzo lasciano il posto: scegli tu le loro lettere.
}
solo-end-pick = Scegli la lettera
solo-end-next = Alla prossima gara
solo-end-campaigns = Alle campagne

## Campagne

campaigns-title = Contro René Estienne
campaigns-what = Una gara dopo l’altra contro un rivale che segue delle regole e cresce con te. Ogni vittoria timbra imprese sul tuo passaporto.
campaigns-begun = Cominciata il { $date }
campaigns-line = { $races ->
    [0] ancora nessuna gara
    [one] una gara, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
   *[other] { $races } gare, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
}, { $stamps ->
    [one] un timbro
   *[other] { $stamps } timbri
}
campaigns-new = Un nuovo passaporto
campaigns-all = ← Tutte le campagne
campaign-title = Campagna contro René Estienne
campaign-is-legendary = Leggenda
campaign-go-on = Continua la gara
campaign-open = Apri
campaign-running = La gara { $number } è in corso
campaign-races = Le gare finora
campaign-race-line = { $start } → { $destination }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
campaign-race-replay = Rivedi
campaign-map = { $board }, con i percorsi di { $races ->
    [one] una gara
   *[other] { $races } gare
}
campaign-deck-title = Il suo mazzo
evolution-random = Lascia fare al caso
evolution-random-what = Dopo ogni gara alcune carte del suo mazzo lasciano a caso il posto ad altre più dure.
evolution-letter = Scegli per lettera
evolution-letter-what = Dopo ogni gara scegli quale lettera del suo mazzo passa al livello successivo.
letters-title = { $due ->
    [one] Una carta del suo mazzo lascia il posto
   *[other] { $due } carte del suo mazzo lasciano il posto
}
letters-why = Scegli una lettera; al posto della sua carta viene la stessa lettera del livello successivo.
letters-becomes = diventa
letters-pick = { $letter } { $from } lascia il posto a { $letter } { $to }

## La prossima gara

next-race-title = Gara { $number }
next-race-first = { $first ->
    [torpedo] La Torpedo ha perso l’ultima gara e comincia.
   *[other] Cominci tu.
}
next-race-crossing = La traversata
next-race-way = La via
next-race-more = Una scelta alla volta, e moduli
next-race-no-stamp = Corsa così, la gara non timbra nulla.
next-race-start = Alla partenza
continent-africa = Africa
continent-south-america = Sudamerica
way-prudent-what = Il suo mazzo cresce di gara in gara.
way-legendary-what = Il suo mazzo cresce, e la Torpedo guadagna poteri per sempre.
way-alone-what = Sei turni per attraversare il continente, senza avversari.
layer-deck = Mazzo
layer-deck-what = Il mazzo Estienne di questa campagna, sempre più duro
layer-legacy = Eredità
layer-legacy-what = I poteri si usano e si guadagnano
layer-passport = Passaporto
layer-passport-what = Si possono timbrare imprese
layer-alone = In solitaria
layer-alone-what = Nessuna Torpedo, sei turni
layer-leaders = Leader
layer-leaders-what = Ogni equipaggio ha un leader con un potere
layer-fifth = Quinto equipaggio
layer-fifth-what = Si possono scegliere le Suffragette

## Il passaporto

passport-title = Passaporto
stamp-said = Timbrato: { $quest }, { $way }
stamp-said-race = Timbrato: { $quest }, { $way }, nella gara { $race }
stamp-missing = non ancora timbrato
