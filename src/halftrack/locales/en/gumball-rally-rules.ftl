### The rules of Gumball Rally, one message a sentence. RULES.md is generated from this file.
### A message is the rule as the printed sheet has it; .ruling is ours, where the sheet is silent.

rules-title = Gumball Rally: the rules
rules-preface = Every rule has a tag. The code names the tags that it obeys, the tests name the tags that they prove.
rules-words =
    A driver is a player, with a hand of race cards. The buggies stand in one line; its first is the leader, its last the tail. In a round each buggy of the line gets a race card, and then a hazard is turned.

## Setup

chapter-setup = Setup

rule-setup-1 = Three to eight buggies start. The 40 race cards are numbered 1 to 10 in four colours; they are shuffled, and every driver takes three of them into his hand.
    .ruling = Lunch and sun are yellow, pillow and moon blue, tools and flat tyre black, petrol and gauge red.
rule-setup-2 = There are 19 hazards: Winner!, two checkpoints and 16 dangers. In each colour one danger is a major, with a steering wheel on it.
    .ruling = The 16 dangers are four of each colour.
rule-setup-3 = The hazard pile has 15 cards. From top to bottom: three dangers; three dangers shuffled with a checkpoint; three shuffled with the other checkpoint; three shuffled with Winner!. Nobody sees the four dangers that stay in the box.
rule-setup-4 = The youngest is first in the line, or a buggy card is drawn for it. The others follow clockwise.
    .ruling = In software, the first driver is drawn from the seed or chosen by the host.

## Rounds

chapter-round = A round

rule-round-1 = From the head of the line to its tail, each buggy in turn gets one race card from its driver's hand, passes what it can, and the driver draws back to three cards. The order is that of the line as the round began.
rule-round-2 = A buggy passes the one ahead if its number is higher, or if the colour is the same; then it looks at the next one ahead, and so on, number and colour judged anew each time. The same number in another colour blocks it.
    .ruling = Passing is automatic. With the option decline, a driver may decline to pass by colour.
rule-round-3 = A buggy passes only when its own card is played. The leader plays first, so it passes nobody: it can only hold its place.
rule-round-4 = When all have played, the top hazard is turned. A danger sends the buggy with the highest card of its colour to the tail of the line. A major sends all buggies with that colour there, the highest last. If nobody has the colour, nothing happens.
rule-round-5 = A checkpoint is scored at once, and no danger comes that round. Winner! is the finish: it is scored, and the rally is over.
rule-round-6 = Otherwise the cards under the buggies are discarded, and the next round begins at the head of the new line.
rule-round-7 = A driver always draws back to three cards.
    .ruling = If the deck is empty when a card is needed, the discards of earlier rounds are shuffled into a new one. They always suffice: never more than 32 of the 40 cards are in use.

## Scoring

chapter-scoring = Scoring

rule-scoring-1 = At each checkpoint and at the finish the score cards are dealt down the line from its head.
    .ruling = 3, 2 and 1 points at a checkpoint, 4, 3, 2 and 1 at the finish; with the option scoring, 5, 3 and 1, and 7, 5, 3 and 1.
rule-scoring-2 = The most points win. Who is level shares the victory.
rule-scoring-3 = With the option photo-finish, drivers who are level at the top each draw a race card, and the highest wins by a nose.
    .ruling = Only the tied drivers draw, and the others of them rank by their cards too. Equal numbers draw again. If the deck is too short, the discards are shuffled in.

## Two drivers

chapter-two = Two drivers

rule-two-1 = Two drivers can race as well, with two buggies each. (A variant known from many tables, not of the sheet.)
    .ruling = The buggies stand in the line by turns. A driver has one hand of three cards for both, and draws back to three after each buggy's card. The buggies of one driver pass each other like any others.
rule-two-2 = Points stay with the buggy that wins them. The best single buggy wins for its driver; if the best are level, the other one decides.

## Giving up

chapter-leaving = Giving up

rule-leaving-1 = A driver may give up.
    .ruling = His buggies leave the line, his cards are discarded, and the rally goes on as long as anybody drives. He ranks behind all who go on, and before those who gave up earlier.

## Who sees what

chapter-visibility = Who sees what

rule-visibility-1 = A driver's hand is his secret; deck and hazard pile lie face down, and nobody knows the hazards left in the box. All else is open.
    .ruling = Played and discarded cards may be looked through at any time. All know how the hazard pile was built.
