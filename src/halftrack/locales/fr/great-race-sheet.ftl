### What is printed on the map: below its title, and in its legend.

sheet-subtitle = The Great Race
sheet-risk = zone à risque : +1 essence
sheet-city = ville, cartes à piocher
sheet-sea = en bateau
sheet-air = en dirigeable
sheet-water = eau, pas de passage
sheet-petrol = essence
sheet-damage = dégâts
sheet-stop = stop
sheet-danger = danger
