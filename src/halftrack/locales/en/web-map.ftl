### The map of The Great Race: what a screen reader says of it, and its buttons.

map = Map of { $board }
map-city = { $name }, { $colour ->
    [purple] purple
    [blue] blue
    [yellow] yellow
    [green] green
   *[red] red
} city, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
map-risk = risk zone
map-empty = no tile
map-standing = here: { $names }
map-you = you
map-lane-sea = By ship to { $to }, { $price } F
map-lane-air = By airship to { $to }, { $price } F
map-whole = Whole map
map-mine = My vehicle
map-nearer = Closer
map-farther = Farther
map-keys = Arrow keys go from space to space, Enter picks, Home goes to your vehicle.
map-failed = The map could not be fetched.
