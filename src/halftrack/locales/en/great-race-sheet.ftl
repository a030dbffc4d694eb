### What is printed on the map: below its title, and in its legend.

sheet-subtitle = The Great Race
sheet-risk = risk zone, one petrol more
sheet-city = city, cards to draw
sheet-sea = by ship
sheet-air = by airship
sheet-water = water, no way across
sheet-petrol = petrol
sheet-damage = damage
sheet-stop = stop
sheet-danger = danger
