### Gumball Rally: domande, scelte, cifre, eventi, nomi.

title = Gumball Rally

## I buggy

name-green = Verde
name-orange = Arancione
name-purple = Viola
name-white = Bianco
name-pink = Rosa
name-turquoise = Turchese
name-brown = Marrone
name-silver = Argento

## Le carte corsa: ogni colore ha la sua figura

card-yellow = { $number } giallo
    .picture = pranzo
card-blue = { $number } blu
    .picture = cuscino
card-black = { $number } nero
    .picture = attrezzi
card-red = { $number } rosso
    .picture = benzina

## I pericoli

name-yellow-danger = Sole
    .text = Tutti a pranzo! Il giallo più alto va in coda.
name-blue-danger = Luna
    .text = Buona notte! Il blu più alto va in coda.
name-black-danger = Gomma a terra
    .text = Pfffft! Il nero più alto va in coda.
name-red-danger = Spia della benzina
    .text = Serbatoio vuoto! Il rosso più alto va in coda.
name-yellow-major = Grande sole
    .text = Pranzo per tutti! Tutti i gialli vanno in coda.
name-blue-major = Grande luna
    .text = Buona notte a tutti! Tutti i blu vanno in coda.
name-black-major = Grande gomma a terra
    .text = Chiodi sulla strada! Tutti i neri vanno in coda.
name-red-major = Grande spia della benzina
    .text = Serbatoi tutti vuoti! Tutti i rossi vanno in coda.
name-checkpoint = Checkpoint
    .text = Punti per la testa della fila!
name-winner = Vincitore
    .text = Ecco il traguardo!

## Parole

word-round = Giro { $round }
word-deck = mazzo { $cards }
word-pile = Pericoli ancora da girare
word-turned = Già girati
word-hand = Le tue carte
word-finish = traguardo
word-left = si è ritirato
word-rank = posto
word-driver = pilota
word-points = punti
word-items = per
word-photo = foto
word-card = carta
word-buggy = buggy
points-checkpoint-1 = checkpoint { $value }
points-checkpoint-2 = checkpoint { $value }
points-finish = traguardo { $value }

## Eventi

event-round-began = Giro { $round }: { $line }.
event-card-played = { $buggy } gioca { $card }.
event-passed = { $buggy } sorpassa { $ahead }{ $by ->
    [colour] : stesso colore
   *[number] { "" }
}.
event-declined = { $buggy } resta dietro a { $ahead }.
event-card-drawn = { $card ->
    [none] { "" }
   *[other] Peschi { $card }.
}
event-deck-shuffled = Si mescolano le carte vecchie: { $cards } nuove da pescare.
event-hazard-turned = { $hazard }! { $text }
event-sent-back = { $buggy } va in coda.
event-nobody-hit = Nessuno ha questo colore. Che fortuna!
event-scored = { $buggy } è il numero { $place }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-photo-taken = Fotofinish: { $name } pesca { $card }.
event-driver-left = { $name } si ritira.
event-rally-ended = { $count ->
    [one] { $winners } vince il rally!
   *[other] { $winners } vincono il rally insieme!
}

## Domande

ask-play = { $buggy }: quale carta giochi?
ask-pass = { $ahead } ha lo stesso colore. Sorpassi?
ask-confirm = È la tua carta? Puoi ancora riprenderla.

## Scelte

option-pass = sorpassa
option-stay = resta dietro
option-confirm = avanti

## Cifre di una scelta

fact-passes = sorpassa { $value }
fact-place = poi numero { $value }
fact-highest = il più alto del suo colore finora
fact-ahead = { "" }
