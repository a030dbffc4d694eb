### The table of The Great Race in the browser.

## Around the map

your-move = Tocca a te
your-dashboard = Il tuo cruscotto
your-hand = La tua mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} su { $limit } al massimo
hand-empty = Nessuna carta in mano (al massimo { $limit }).
rivals = Rivali
log-short = Diario
turn-order = Ordine di turno
this-is-you = tu
is-awaited = deve giocare
asks-plan = Disponi i tuoi cinque assistenti dietro lo schermo.
asks-sequence = Tocca a te: benzina, carte, poi un assistente.
asks-discard = Una carta di troppo.
asks-avert = { $name }: «{ $card }» colpisce { $targets }. Lo eviti?
race-over = La corsa è finita.
close = Chiudi
keys = Tasti
undo-key = Annulla (U)

## Dials and boxes

gauge-level = { $gauge }: { $level } su { $full }
gauge-would = { $gauge }: { $level } su { $full }, diventerebbe { $would }
assistants-said = Assistenti: { $boxes }
box-pathfinder = Esploratori
box-mechanics = Meccanici
box-security = Sicurezza
box-funding = Finanze
box-pathfinder-does = Ognuno posa due tessere o pesca una carta.
box-mechanics-does = Ognuno guida o ripara.
box-security-does = Ognuno evita un pericolo o toglie una tessera.
box-funding-does = Tutti insieme portano franchi.

## Planning

plan-all-placed = Tutti e cinque sono al loro posto.
plan-less = Uno in meno: { $box }
plan-more = Uno in più: { $box }
plan-left = { $count ->
    [one] 1 assistente da disporre
   *[other] { $count } assistenti da disporre
}
plan-ready = Piano pronto
plan-as-before = Come prima
plan-scouting = Esplorare
plan-driving = Guidare
plan-saving = Risparmiare
plan-is-in = Il tuo piano è consegnato; nessuno lo vede prima degli altri:

## A sequence

buy-petrol = Benzina
buy-levels = Compra { $levels } di benzina per { $francs } F
not-now = non ora
tank-full = serbatoio pieno
action-place-tiles = Posa
action-draw-card = Pesca
action-drive = Guida
action-repair = Ripara
action-discard-tile = Togli
action-collect-funding = Incassa
action-leader = Capo
action-pass = Passa
idle = senza effetto
steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
gain-francs = +{ $francs } F
drops = { $count ->
    [one] ne perdi 1
   *[other] ne perdi { $count }
}

## On the map

unknown = ignoto
unknown-risk = ignoto, rischio
city-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
leg = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, benzina −{ $petrol }{ $damage ->
    [0] { "" }
   *[other] , danni { $damage }
}{ $dangers ->
    [0] { "" }
    [one] , 1 pericolo
   *[other] , { $dangers } pericoli
}
range-said = a portata: { $figures }
open-said = si può scegliere
aim-said = si tratta di questo
closed-said = impossibile: { $why }
lay-hint = Posa questa tessera su uno spazio libero della mappa.
spot-hint = Scegli sulla mappa.
as-a-list = o da un elenco di { $count }
tiles-next = poi

## Answers

really = Davvero?
final = Non si potrà annullare.
do-it = Va bene
not-yet = Non ancora
not-possible = ora non è possibile
why-planning-2 = in questa casella non c’è più nessun assistente
why-security-2 = da qui non si può togliere nessuna tessera
rule = Regola { $tag }
discard-hint = Hai { $cards } carte, il tuo telaio ne regge { $limit }. Scegline una dalla mano.
split-said = motore a { $engine }, telaio a { $chassis }
take-hint = Indica o tocca una carta per leggere che cosa fa.
open-toolbox = Attrezzi

## Cards

card-said = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}. { $text } { $when }
card-when-before = Si gioca prima di un assistente.
card-when-repair = Si gioca con una riparazione.
card-when-drive = Si gioca guidando.
card-when-any = Si gioca in qualsiasi momento.

## Leaders

power-used = usato
power-ready = pronto
leader-french = una volta per turno pesca e posa tre tessere
leader-italian = una volta per turno ripara senza assistente
leader-belgian = pesca sempre almeno due carte in città
leader-english = una volta per turno 50 F in meno per una traversata in mare
leader-suffragettes = a ogni turno una carta in più dal bivacco

## Beside the board

bivouac-cards = Carte al bivacco
stock-deck = mazzo { $count }
stock-bag = sacchetto { $count }
stock-gone = scartate: { $cards } carte, { $tiles } tessere
stock-discards = Carte scartate
stock-removed = Tessere fuori dal gioco
stock-none = nessuna

## Keys

key-choose = scegli un’opzione col suo numero
key-confirm = scegli, e ancora per confermare
key-drop = non ancora, o chiudi
key-undo = annulla
key-map = vai alla mappa
key-rivals = rivali
key-log = diario
key-help = questi tasti
