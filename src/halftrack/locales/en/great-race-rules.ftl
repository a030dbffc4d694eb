### The rules of The Great Race, one message a sentence. RULES.md is generated from this file.
### A message is the rule as the English books have it; .de is what the German book says instead; .ruling is ours, where the books are silent.

rules-title = The Great Race: the rules
rules-preface = Every rule has a tag. The code names the tags that it obeys, the tests name the tags that they prove.
rules-words =
    A turn has four phases: bivouac, planning, convoy and maintenance. One player's go inside the convoy is a sequence. A crew is one player's vehicle, assistants, gauges, money and hand of cards; a guard is an assistant in the security box; a band is one step of the progression track. A space is connected to a vehicle if an unbroken chain of laid tiles, whoever laid them, of cities and of lanes joins the two.

## Setup

chapter-setup = Setup

rule-setup-1 = Two to four crews race. The players choose a side of the board and a direction: one purple city is the start, the other the destination.
    .ruling = Five crews race with the module fifth.
rule-setup-2 = The latest traveller to the continent is first player. In turn order each takes a crew; with the module leaders, leader and crew go together.
    .ruling = In software, the first player is drawn from the seed or chosen by the host.
rule-setup-3 = The progress tokens begin as one stack on the start band, the first player's at the bottom.
    .de = The first player's token lies on top.
rule-setup-4 = Every vehicle stands in the start city, all gauges at their maximum, and no hand holds a card.
rule-setup-5 = Each crew has 80 francs, the last in turn order 70.
    .ruling = With five crews too, only the last has 70.
rule-setup-6 = The resource cards are shuffled into a deck, and the 60 tiles go into the bag.
    .ruling = The option bag decides between a bag made for the continent (the default) and the Africa bag on both boards.
rule-setup-7 = A vehicle's data sheet gives the maximum of its petrol, engine and chassis.
    .ruling = The maxima are 6, 5 and 6; the P20R Belinda of the Suffragettes has 7, 4 and 6.

## The hand

chapter-hand = The hand

rule-hand-1 = No hand may hold more cards than the chassis gauge shows. A crew that gains a card too many, or whose chassis falls below its hand, at once picks what to discard out of all it holds; the game waits. A discarded card has no effect.
rule-hand-2 = While petrol is below its maximum, a jerrycan too many may be played instead of discarded.
rule-hand-3 = When a card is needed and the deck is empty, the discard pile is shuffled into a new deck.
    .ruling = If both are empty, no card is drawn.

## Bivouac

chapter-bivouac = Phase 1: bivouac

rule-bivouac-1 = One card more than there are crews is laid out face up.
    .ruling = The module fifth may add one. If cards run short, all there are.
rule-bivouac-2 = The crews choose one card each, the last in turn order first. The card left over also goes to the last crew, but only when all have chosen.
rule-bivouac-3 = Cards are chosen in the open.
    .ruling = Everybody therefore knows that the crew holds them, until they are played or discarded.

## Planning

chapter-planning = Phase 2: planning

rule-planning-1 = All crews at once, and behind their screens, put their five assistants into the boxes pathfinder, mechanics, security and funding, in any split. Every assistant is free again each turn.
rule-planning-2 = The screens come down together; from then on no assistant changes its box.
rule-planning-3 = A box offers two actions; which of them an assistant does is decided when it is played.

## Convoy

chapter-convoy = Phase 3: convoy

rule-convoy-1 = In turn order, round after round, each crew plays a sequence: it may buy petrol, then it may play cards, then it must play one assistant (all of its funding as one) or pass. That ends the sequence.
rule-convoy-2 = Petrol costs 10 francs a level in a city and 20 anywhere else, up to the maximum, and is bought at the very start of a sequence only, never during a drive.
rule-convoy-3 = To play a card a crew needs at least one active assistant on its dashboard; a guard will do. Cards for any time need none.
    .ruling = The assistant being played counts until its action is over, so that guide, transport, parts and toolboxes go with the last one. The German answer that denies cards for any time contradicts that book's own list of cards and is not followed.
rule-convoy-4 = Cards take effect in the order in which they are played, each wholly before the next.
rule-convoy-5 = A crew that passes takes all assistants except guards off its dashboard; funding left there pays nothing. For the rest of the turn it buys no petrol and takes no action but reacting with its guards.
    .ruling = It may still play its cards for any time.
rule-convoy-6 = A crew without active assistants is passed over; when all others are out, a crew plays sequence after sequence.
rule-convoy-7 = The phase ends when no crew can act any more.
    .ruling = A crew left with guards alone still has sequences: it may buy petrol and play cards, then a guard discards a tile, or the crew passes and keeps its guards until maintenance.
rule-convoy-8 = An assistant may be spent on nothing.
    .ruling = That is a drive of no step or a repair of nothing, and the table warns; but a guard discards only a tile that may be discarded.

## Pathfinder

chapter-pathfinder = The pathfinder box

rule-pathfinder-1 = A pathfinder draws two tiles, looks at both, and lays them one after the other on free land spaces, each connected to the vehicle; the first may connect the second. No tile lies on a city. The two need not touch, nor point to where one wants to go.
    .de = The tiles form an unbroken stretch, the cartographer's too: the first goes wherever the way leads, each further one, where possible, beside the tile just laid.
rule-pathfinder-2 = Or a pathfinder draws the top card of the deck.
rule-pathfinder-3 = All tiles drawn are laid.
    .ruling = A tile that fits nowhere leaves the game.
rule-pathfinder-4 = Sea and air lanes count as links of the chain.
rule-pathfinder-5 = Discarded tiles leave the game.
    .ruling = A departure of ours, the option bag-refill (on unless switched off): when the bag is empty, the discarded tiles are shuffled and refill it, for 60 tiles are too few for a hundred spaces. Draw as many as there are; if there are none, nothing is drawn, and an empty space costs 1 petrol, 2 in the risk zone, with nothing laid, so that no race can come to a standstill.

## Mechanics

chapter-mechanics = The mechanics box

rule-mechanics-1 = A repairman raises engine and chassis, neither over its maximum, with any mix of spare parts (1 level), toolboxes (3 levels) and bought parts (1 level for 20 francs in a city, 40 elsewhere). One assistant does all of it.
rule-mechanics-2 = Or a driver drives the vehicle.

## Driving

chapter-drive = Driving

rule-drive-1 = A drive, by an assistant or a driver card, covers up to as many spaces as the engine gauge showed when the action began, and may end at any step.
rule-drive-2 = Each step leads to an adjacent space, or along a lane from the city where the vehicle stands.
    .ruling = Two spaces with a bar of water between them on the map are not adjacent.
rule-drive-3 = To enter a laid tile, its whole cost must be met: petrol, damage, which the driver splits over engine and chassis, its danger, and 1 more petrol in the risk zone. Otherwise the step is not allowed. The tiles are everybody's, in every direction.
rule-drive-4 = On an empty land space a tile is drawn. If the crew can meet its cost, it is laid under the vehicle and the drive may go on. If not, the vehicle returns to where this step began, losing nothing; the tile stays on the space and the drive is over. Earlier steps stand.
    .ruling = Where the gauges alone suffice, the crew must enter.
rule-drive-5 = Entering a city costs 1 petrol by land, sea or air, never the risk zone's surcharge, and ends the drive. The crew draws as many cards as the city shows.
    .ruling = First the petrol, then the token, then the cards (or the finish), then the hand limit. A city may be visited again; it costs and gives again.
rule-drive-6 = A stop sign ends the drive on its tile. A guide ignores one stop.
    .ruling = The guide is played on reaching the sign, on a known tile or a new one.
rule-drive-7 = With the engine at 0 the vehicle has broken down and stays until repaired. With petrol at 0 it can enter nothing that costs petrol. With the chassis at 0 it drives on, but may hold no card.
rule-drive-8 = Jerrycans may be played at any moment of a drive, also to meet a cost.
    .ruling = Nobody is forced to; one played in vain stays in the gauge.
rule-drive-9 = Damage that the vehicle cannot take is a cost that it cannot meet.
    .ruling = Engine and chassis together must cover it; each may fall to 0. Of militia, guard and 2 more damage the driver chooses among what he can bear. If only a card or a guard would save him he may decline: he turns back as in drive.4, from a known tile too, and the drive is over.
rule-drive-10 = Vehicles may share a space.
    .ruling = The books show it and nowhere forbid it.
rule-drive-11 = The token on the progression track moves with the vehicle, forwards or backwards, and is laid on top of those already on the band.
    .ruling = It moves at every step into another band, after the cost is paid; an attempt that turns back moves nothing. Where the start lies inland, the bands beyond it, away from the destination, are behind it.

## Lanes

chapter-lanes = Sea and air lanes

rule-lanes-1 = A lane costs the francs printed on it, 50 fewer for each transport card, then 1 petrol for the city at its end.
    .ruling = The price never falls below 0 and nothing is paid out. Both must be payable at that moment, with the engine at 1 or more.
rule-lanes-2 = A lane too takes a driver, assistant or card.
    .ruling = It is one step, and as entering a city ends the drive, it can only be the first.

## Security

chapter-security = The security box

rule-security-1 = A guard averts a danger, of a tile that one crosses or of a card that another plays, at any time, also out of turn and after passing. This is no sequence.
rule-security-2 = Or, as the assistant of one's own sequence, a guard discards a tile connected to the vehicle, none on which a vehicle stands. The tile leaves the game.
    .de = The tile is adjacent to the vehicle.

## Funding

chapter-funding = The funding boxes

rule-funding-1 = All assistants in funding are played as one: 1 to 5 of them bring 10, 20, 40, 70 or 110 francs.

## Danger

chapter-danger = Danger

rule-danger-1 = A militia card or a guard averts a danger; otherwise it costs 2 more damage.
rule-danger-2 = Three cards are dangers: trail hunter, saboteur and con artist.
    .ruling = So the German answers have it; where the English ones say tracker, the trail hunter is meant.
rule-danger-3 = Other crews may avert the danger of a card.
    .ruling = A saboteur: its target. A trail hunter or con artist: any other crew still racing, asked in turn order after the player; the first to avert it cancels the card, which is discarded without effect.
rule-danger-4 = Who is asked follows from what everybody can see.
    .ruling = Every such crew with a guard or at least one card in hand is asked, even if all it can do is let it happen; on a tile, its driver. A crew may leave secret standing orders: always, never, ask. Whether, when and in what order crews are asked, and how long an automatic answer takes, never depends on what they hold.

## Cards

chapter-cards = The resource cards

rule-cards-1 = A card is played before the assistant of one's sequence, with a repair or a drive, or at any time, as it says, and is then discarded.
rule-cards-2 = A card does as much of what it says as can be done.
    .ruling = With fewer tiles than it names, it takes those; with none at all it cannot be played.
rule-cards-trail-hunter = Trail hunter (2, a danger), before an assistant: discard two tiles, wherever they lie.
    .de = One tile, connected to the vehicle.
    .ruling = None on which a vehicle stands.
rule-cards-saboteur = Saboteur (3, a danger), before an assistant: another crew loses 2 levels of engine and chassis, split by the saboteur.
    .de = Both levels come off one gauge.
    .ruling = Any crew still racing, wherever it is; as much as its gauges hold.
rule-cards-con-artist = Con artist (2, a danger), before an assistant: two laid tiles change places, wherever they lie.
    .de = Two laid tiles move to other free spaces, connected or not.
    .ruling = None on which a vehicle stands; the risk zone's surcharge stays with the space.
rule-cards-repairman = Repairman (3), before an assistant: a repair.
rule-cards-driver = Driver (3), before an assistant: a drive.
rule-cards-cartographer = Cartographer (3), before an assistant: draw three tiles and lay them as a pathfinder does.
rule-cards-topographer = Topographer (2, with the module leaders only), before an assistant: draw four tiles, lay two in one's path as a pathfinder does; the others leave the game.
rule-cards-financial = Financial (3), before an assistant: 30 francs.
    .de = There are 2 in the deck.
rule-cards-refuelling-station = Refuelling station (2), before an assistant: petrol rises by 5, not over its maximum.
rule-cards-tracker = Tracker (2), before an assistant: draw three cards, keep two.
rule-cards-spare-parts = Spare parts (6), with a repair: engine or chassis rises by 1.
rule-cards-toolbox = Toolbox (2), with a repair: 3 levels, split over engine and chassis.
    .de = All three on one gauge.
rule-cards-transport = Transport (2), with a drive: a lane costs 50 francs less; several may be combined.
rule-cards-guide = Guide (2), with a drive: one stop sign is ignored.
rule-cards-militia = Militia (3), at any time: averts a danger of a tile or a card.
rule-cards-jerrycan = Jerrycan (8), at any time: petrol rises by 1, not over its maximum.

## Maintenance

chapter-maintenance = Phase 4: maintenance

rule-maintenance-1 = The new turn order follows the progression track, the furthest first; on one band the lower token, which arrived earlier, is ahead.
rule-maintenance-2 = The first crew receives 20 francs, the second 10; with two crews only the first receives anything.
    .ruling = With five crews, 20 and 10.
rule-maintenance-3 = Guards that were not needed leave the dashboard, and leaders are ready again when the next turn begins.

## The finish

chapter-finish = The finish

rule-finish-1 = The first crew in the destination city makes this the last turn. It pays the city's petrol, discards its hand, takes all assistants off, guards too, and passes. Its gauges and money are frozen, no card can touch it, and it averts nothing any more.
    .ruling = It draws no cards there.
rule-finish-2 = The others finish this convoy, and those that arrive do the same. Then the race is over at once, without maintenance or bonus. Only a crew that has arrived can win.
rule-finish-3 = Prestige: 5, 3 and 1 for the first three to arrive, 1 for each level of engine and of chassis, 1 for each full 50 francs. The earlier arrival breaks ties.
rule-finish-4 = Crews that have not arrived rank behind those that have.
    .ruling = By band, then by token. After 40 turns without an arrival the race is called off and ranked so.

## Leaving

chapter-leaving = Leaving the race

rule-leaving-1 = A crew may give up.
    .ruling = Its vehicle stays on the board without effect, its cards and assistants are discarded, its money is gone; it leaves the turn order and ranks last. The others race on, a single crew too, until it arrives or gives up.

## Leaders

chapter-leaders = Module: leaders

rule-leaders-1 = Jean Delatour of the French crew, once a turn: draw three tiles and lay them.
    .ruling = As a pathfinder does.
rule-leaders-2 = Gianni Martinetti of the Italian crew, once a turn: a repair.
rule-leaders-3 = Leonard Van Hotten of the Belgian crew, always: at least 2 cards on entering a city.
rule-leaders-4 = Sir Andrew Walledgrave of the English crew, once a turn: a sea lane costs 50 francs less.
    .ruling = Sea, not air; together with transport cards, and never below 0.
rule-leaders-5 = Simone Deforêt of the Suffragettes, once a turn: one more card in the bivouac.
rule-leaders-6 = The module adds the two topographers to the deck.
rule-leaders-7 = A power is used at the moment that it names.
    .ruling = Those of Delatour and Martinetti in one's own sequence before the assistant, like a card, and with an active assistant.

## The fifth crew

chapter-fifth = Module: fifth

rule-fifth-1 = The Suffragettes are a fifth crew, and in a smaller race may take the place of any other.
rule-fifth-2 = One card more than there are crews is laid out, and one more still if Deforêt races.
    .ruling = Without the module leaders the Suffragettes have no power and no card of their own.
rule-fifth-3 = When all have chosen, Deforêt receives the extra card; if she is last as well she gets three in all.
    .ruling = The last crew takes its second card by choice among the two left; she gets what remains.

## Solo

chapter-solo = Module: solo

rule-solo-1 = One crew races by the rules of every race against René Estienne's Renault Torpedo, which follows rules instead of deciding anything.
rule-solo-1a = The Torpedo has five assistants and two gauges, petrol and mechanical, which start at 6, their maximum.
    .it = Only petrol is kept to its maximum.
    .ruling = Its mechanical gauge then goes up to 10, the end of the scale. In later races both start at the maximum that the legacy powers have reached.
rule-solo-1b = It holds no cards and no money; the cards that it takes or draws are discarded once they have had their effect.
rule-solo-1c = In the first race the human is first player.
    .ruling = Afterwards whoever lost the last race against the other is.
rule-solo-2 = Each turn one card of the Torpedo's shuffled deck of eight Estienne cards, all of level 1 in the first race, is revealed. It shows a level, a letter, the colour of this turn's objective, how many tiles it draws, how far its second and its other assistants move it, its slots in the bivouac, the damage of a danger and the gauge that it hurts, and what it recovers.
rule-solo-3 = A revealed card is followed by convoy, maintenance, bivouac and planning. In the convoy human and Torpedo have sequences by turns, in turn order; its first sequence is its first assistant's, and so on. When the deck is used up it is shuffled again.
    .ruling = The human plans once before the first card. Cards count as revealed each time. His leader is ready again when a card is revealed. What he did before a sequence of the Torpedo stands.
rule-solo-4 = The first assistant draws the tiles that the card shows. A tile's value is its petrol and its damage, and 1 each for stop and danger. Tiles of 1 and 2 are easy, all others hard.
    .ruling = Of equal values the tile without a sign ranks lowest, then stop, then danger, then both; then less petrol, then the lower tile number. The risk zone does not count. The easy tiles are laid first.
rule-solo-4a = Easy tiles go onto the Torpedo's path to its objective, the easiest first; if there is no room, they are discarded.
    .ruling = Free land without a vehicle is filled from the Torpedo outwards.
rule-solo-4b = Hard tiles go onto the human's path to the destination, the hardest first; if there is no room, round the human's vehicle, and then beside that path.
    .ruling = The path is filled from the vehicle outwards; round it by the lowest name; beside the path the nearest to the vehicle, then the lowest name. Nowhere at all, or the human has arrived: discarded.
rule-solo-5 = The Torpedo heads for the nearest city of the card's colour, and once there for the next one, as long as this card lies open.
rule-solo-5a = It never heads for a city on its own band or behind.
    .ruling = Nor for one that it has entered before in this race.
rule-solo-5b = Of cities equally far it takes the one nearer to the destination.
    .ruling = Then the lowest name.
rule-solo-5c = If the destination is nearer, or no city of the colour is left, it heads for the destination.
rule-solo-6 = Cities are part of its path, lanes are not.
    .ruling = A path has the fewest steps, whatever they cost. Among shortest ones the next space is a city, else the easiest tile, else an empty space, then the lowest name (2a before 10a); it is found anew at each step.
rule-solo-7 = The second assistant moves the Torpedo up to as many spaces as its card shows, then each of the other three likewise. Between two tiles it takes the easier one.
    .ruling = Of two on its shortest ways; it makes no detour.
rule-solo-7a = Beside a city, its next step is always that city.
    .ruling = A city ahead or its objective, never one that it has entered before in this race; of several the one nearest to its objective, then the lowest name.
rule-solo-7b = It pays petrol from petrol and damage from mechanical, one more petrol in the risk zone. A danger costs it 2 mechanical levels at once; it averts nothing.
rule-solo-7c = If it cannot pay a space it stays where it is.
    .ruling = The danger is part of the cost, and each gauge may fall to 0. That assistant is spent. With mechanical at 0 it has broken down until it recovers.
rule-solo-7d = Without a tile on its course it advances blindly, as everybody does.
    .ruling = A tile that it cannot pay stays where it was drawn. With petrol at 0 none is drawn.
rule-solo-7e = A stop or a city ends that assistant's move. A city costs 1 petrol, and it draws the city's cards.
rule-solo-8 = Maintenance finds the first player as ever. The human as first receives 20 francs; the Torpedo as first gains 2 petrol in a city and 1 anywhere else.
rule-solo-9 = In the bivouac five cards are laid on numbered slots. The Torpedo takes the card of its slot, and as second that of its second slot too; then the human takes one as first and two as second, and the rest is discarded.
    .ruling = The Torpedo takes first even when it leads. With Deforêt there are six cards; hers is taken after both and before the damage. With fewer cards a slot without one gives nothing.
rule-solo-9a = For each danger card left the human suffers the damage that the Estienne card shows, on the gauge that it shows.
    .it = Once, if any danger card is left.
    .ruling = As much as the gauge holds. One militia averts the damage of one card.
rule-solo-10 = In the planning phase the Torpedo recovers what its card shows, up to its maximum, and the human plans.
rule-solo-11 = The first vehicle in the destination triggers the last turn. If both arrive in it, points decide: 5 for the first and 3 for the second; the human 1 for each level of engine and chassis and 1 for each full 50 francs; the Torpedo 1 for each mechanical level and 1 for each card revealed.
    .ruling = The earlier arrival breaks ties. If only one arrives, it has won. If the human gives up the race is over at once.
rule-solo-12 = When the human has won, two of the deck's lowest cards give way to cards of the next level; when the Torpedo has won, one. Cards of level 3 come in only when all eight are of level 2.
    .ruling = One after the other. At random: any of the lowest, and any of the next level that is not in the deck. When all are of level 3 nothing changes.
rule-solo-12a = Without chance: the human picks a letter, and that card gives way to the same letter of the next level.
    .ruling = A campaign keeps to one of the two.
rule-solo-13 = Each time the Torpedo enters a city of its card's colour it gains the next level of that colour's power, at once and before it draws cards. Levels add up.
    .ruling = After the fourth there is nothing more to gain.
rule-solo-13-yellow = Yellow: the maximum of both gauges is 7, 8, 9, 10.
    .ruling = The needle does not move.
rule-solo-13-green = Green: 1, jerrycans and refuelling stations that it takes in the bivouac fill its tank; 2, spare parts and toolboxes from there mend it; 3 and 4, the same for those drawn in a city.
rule-solo-13-red = Red: 1, a danger card that it takes in the bivouac hurts the human as its card shows; 2, one drawn in a city too; 3, a danger costs it 1 level only; 4, none.
    .ruling = A militia or a guard averts the damage.
rule-solo-13-blue = Blue: 1, stops do not stop it; 2, it pays no more in the risk zone; 3, sea lanes that serve its purpose cost it nothing; 4, its second assistant moves it one space further.
    .ruling = With the third level sea lanes are part of its paths; a step over one costs it the city's petrol and no francs.
rule-solo-14 = The Torpedo is a target like any crew, and its tiles are tiles like any.
    .ruling = A saboteur takes 2 mechanical levels; it averts nothing.
rule-solo-15 = A passport has quests to be stamped. A race that the human wins stamps every quest that it meets, in the way in which it was run.
    .ruling = Quests and the rules of the third way are ours.
rule-solo-15a = Prudent: with a deck that evolves. Legendary: with a deck that evolves and legacy powers. Alone: a crossing without opponent.
rule-solo-15b = Who has stamped the whole passport the Legendary way is a legendary player.
rule-solo-16 = Deck, legacy and passport can be switched on one by one. A campaign carries them from race to race.
    .ruling = Without the layer deck a race is run against the eight cards of level 1, and they stay; without legacy no power is used or gained.
rule-solo-16a = A campaign knows how its next race is dealt.
    .ruling = Its seed, deck, powers and first player are the campaign's, its boards those of the box. What has been seen is not taken back, and a race that was interrupted is the same race when it goes on.
rule-solo-16b = Giving up helps nobody.
    .ruling = After the first card it counts as a win of the Torpedo, with the powers that it has gained. Before it, the race is still to be run.
rule-solo-16c = A race that nobody finishes changes nothing.
    .ruling = After 40 turns without an arrival it is called off: the next race has another seed, and that is all.

## Alone

chapter-alone = Module: solo, the crossing alone

rule-alone-1 = One crew crosses the continent and nobody races it.
    .ruling = All rules of this chapter are ours. The crew has 80 francs, and every rule of the race that needs no rival holds.
rule-alone-2 = Six of the eight Estienne cards of level 1, drawn at random, lie open in a row: the calendar of the crossing. One is revealed each turn; who has not arrived when the convoy of the sixth is over has failed.
rule-alone-3 = As soon as a card is revealed, the tiles that it shows are drawn. The hard ones are laid on the crew's path as the Torpedo would have laid them; the easy ones are discarded.
rule-alone-4 = Maintenance pays no bonus.
rule-alone-5 = In the bivouac five cards are laid out. Those on both slots of the Estienne card are discarded, then the crew takes one; for each danger card left it suffers the damage that the Estienne card shows.
rule-alone-6 = A crossing changes neither deck nor powers nor who is first.

## Quests

chapter-quest = Module: solo, the quests of the passport

rule-quest-sahara = Into the Sahara: win a race over Africa that starts in Colomb-Béchar. Prudent, Legendary, Alone.
rule-quest-transvaal = Out of the Transvaal: win a race over Africa that starts in Cape Town. Prudent, Legendary, Alone.
rule-quest-llanos = Across the llanos: win a race over South America that starts in Caracas. Prudent, Legendary, Alone.
rule-quest-pampero = Against the pampero: win a race over South America that starts in Ushuaia. Prudent, Legendary, Alone.
rule-quest-landsman = Landsman: win without taking a lane. Prudent, Legendary, Alone.
rule-quest-passenger = Passenger: win having taken a sea or air lane. Prudent, Legendary, Alone.
rule-quest-mechanic = Mechanic: win with the engine at its maximum. Prudent, Legendary, Alone.
rule-quest-unbroken = Unbroken: win without ever having broken down. Prudent, Legendary, Alone.
rule-quest-collector = Collector: win having entered three different cities of one colour. Prudent, Legendary, Alone.
rule-quest-rainbow = Rainbow: win having entered cities of three colours. Prudent, Legendary, Alone.
rule-quest-sprinter = Sprinter: win in five turns or fewer. Prudent, Legendary, Alone.
rule-quest-treasurer = Treasurer: win with 100 francs or more. Prudent, Legendary, Alone.
rule-quest-reserve = Reserve: win with half a tank of petrol or more. Prudent, Legendary, Alone.
rule-quest-runaway = Runaway: win before the Torpedo has arrived. Prudent, Legendary.
rule-quest-lion = Lion: win a race over Africa that starts in Colomb-Béchar against eight cards of level 3. Prudent, Legendary.
rule-quest-leopard = Leopard: win a race over Africa that starts in Cape Town against eight cards of level 3. Prudent, Legendary.
rule-quest-condor = Condor: win a race over South America that starts in Caracas against eight cards of level 3. Prudent, Legendary.
rule-quest-puma = Puma: win a race over South America that starts in Ushuaia against eight cards of level 3. Prudent, Legendary.
rule-quest-veteran = Veteran: win against a Torpedo that began with all sixteen legacy levels. Legendary.

## What is seen

chapter-visibility = What is seen

rule-visibility-1 = What lies or stands on the table is seen by all: the board with its tiles, vehicles and tokens, gauges, money, leaders, revealed assistants, who has passed, the turn order, played and discarded cards, discarded tiles.
    .ruling = So are the number of cards in each hand, in the deck and of tiles in the bag, and the cards taken in the bivouac until they are played or discarded.
rule-visibility-2 = The rest is seen by its owner alone, or by nobody.
    .ruling = Hidden are the order of deck, bag and Estienne deck, plans until all are in, the other cards of a hand, tiles drawn and not yet laid, and the cards among which a tracker chooses. What a tracker or a topographer does not keep is discarded in the open.
rule-visibility-3 = Who is being asked is seen by all, and so is the public part of what: which card is aimed at whom or at which tiles.
    .ruling = Hidden are what an asked crew may answer, standing orders and queued sequences. Apart from dangers, a crew is asked only where more than one answer is open to it, as at any table; that is seen too.
rule-visibility-4 = The seed, and with it all that chance will bring, is hidden while the race goes on.
    .ruling = After the race its whole record is open.
