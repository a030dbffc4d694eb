### Solo on the web: René Estienne's side of the table, campaigns, the passport. What the race itself says stands in great-race-solo.

## His side of the table

solo-side = René Estienne’s side of the table
solo-side-short = Torpedo
solo-alone = The crossing alone
solo-turns-left = { $left ->
    [0] turns are left after this one: now or never
    [one] turn is left after this one
   *[other] turns are left after this one
}
torpedo-dashboard = The Torpedo’s dashboard
torpedo-at = stands in { $space }
torpedo-petrol = petrol
torpedo-mechanical = mechanical
torpedo-assistants = The Torpedo’s assistants: { $left } of 5 left in this turn
torpedo-lays = Assistant { $number }: draws and lays tiles
torpedo-drives = Assistant { $number }: drives
torpedo-next = next
torpedo-next-is = Next: { $role }
torpedo-deeds = What the Torpedo has done in this turn
torpedo-did-card = The card of this turn
torpedo-did-tiles = The tiles of the card
torpedo-did-bivouac = In the bivouac
torpedo-did-recovery = It recovers

## The Estienne card

estienne-card = Estienne card { $letter }, level { $level }
estienne-level = level { $level }
estienne-none = No Estienne card lies open: the next one is revealed when you have planned.
estienne-slots-said = takes slot { $first }, and slot { $second } too when second
estienne-deck = The Estienne deck
estienne-deck-why = { $left ->
    [0] No card is left: it will be shuffled anew.
    [one] One card is still to come.
   *[other] { $left } cards are still to come, in an order that nobody knows.
}
estienne-is-coming = still to come
estienne-is-now = lies open now
estienne-is-seen = has been
alone-calendar = The calendar
alone-calendar-why = Six cards for the crossing, in this order.

## Where it heads

way-heads-for = It heads for { $city }:
way-nearest = the nearest city ahead in { $colour }.
way-none-left = no city in { $colour } is left ahead.
way-destination-nearer = nearer than the next city in { $colour }.
way-torpedo = { $steps ->
    [one] Its way: one step
   *[other] Its way: { $steps } steps
}
way-yours = { $steps ->
    [one] Your shortest way to { $destination }: one step
   *[other] Your shortest way to { $destination }: { $steps } steps
}
way-yours-why = this is where hard tiles are laid

## The legacy board

legacy-title = Legacy powers
legacy-why = The Torpedo gains a level whenever it enters a city of its card’s colour in a race with legacy, and keeps it.
power-gained = gained
power-open = not yet gained

## The end of a race

solo-end-stamped = Stamped in your passport
solo-end-no-stamp = Nothing new was stamped.
solo-end-deck = The Estienne deck changes
solo-end-letters = { $due ->
    [one] One card of the deck gives way: you pick its letter.
   *[other] { $due } cards of the deck give way: you pick their letters.
}
solo-end-pick = Pick the letter
solo-end-next = To the next race
solo-end-campaigns = To the campaigns

## Campaigns

campaigns-title = Against René Estienne
campaigns-what = Race after race against a rival who follows rules and grows with you. Each victory stamps quests into your passport.
campaigns-begun = Begun on { $date }
campaigns-line = { $races ->
    [0] no race yet
    [one] one race, { $won } won
   *[other] { $races } races, { $won } won
}, { $stamps ->
    [one] one stamp
   *[other] { $stamps } stamps
}
campaigns-new = A new passport
campaigns-all = ← All campaigns
campaign-title = Campaign against René Estienne
campaign-is-legendary = Legendary player
campaign-go-on = Go on with the race
campaign-open = Open
campaign-running = Race { $number } is under way
campaign-races = The races so far
campaign-race-line = { $start } → { $destination }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
campaign-race-replay = Replay
campaign-map = { $board } with the ways of { $races ->
    [one] one race
   *[other] { $races } races
}
campaign-deck-title = His deck
evolution-random = Let chance decide
evolution-random-what = After each race cards of his deck give way to harder ones at random.
evolution-letter = Pick by letter
evolution-letter-what = After each race you pick which letter of his deck gives way to its next level.
letters-title = { $due ->
    [one] A card of his deck gives way
   *[other] { $due } cards of his deck give way
}
letters-why = Pick a letter; its card is replaced by the same letter of the next level.
letters-becomes = becomes
letters-pick = { $letter } { $from } gives way to { $letter } { $to }

## The next race

next-race-title = Race { $number }
next-race-first = { $first ->
    [torpedo] The Torpedo lost the last race and begins.
   *[other] You begin.
}
next-race-crossing = The crossing
next-race-way = The way
next-race-more = Layer by layer, and modules
next-race-no-stamp = Run like this, the race stamps nothing.
next-race-start = To the start
continent-africa = Africa
continent-south-america = South America
way-prudent-what = His deck grows from race to race.
way-legendary-what = His deck grows, and the Torpedo gains powers for good.
way-alone-what = Six turns to cross the continent, without a rival.
layer-deck = Deck
layer-deck-what = The Estienne deck of this campaign, which grows harder
layer-legacy = Legacy
layer-legacy-what = Powers are used and gained
layer-passport = Passport
layer-passport-what = Quests can be stamped
layer-alone = Alone
layer-alone-what = No Torpedo, six turns
layer-leaders = Leaders
layer-leaders-what = Every crew has a leader with a power
layer-fifth = Fifth crew
layer-fifth-what = The Suffragettes can be chosen

## The passport

passport-title = Passport
stamp-said = Stamped: { $quest }, { $way }
stamp-said-race = Stamped: { $quest }, { $way }, in race { $race }
stamp-missing = not stamped yet
