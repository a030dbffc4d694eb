### What is printed on the map: below its title, and in its legend.

sheet-subtitle = The Great Race
sheet-risk = Risikozone: 1 Benzin mehr
sheet-city = Stadt, Karten zum Ziehen
sheet-sea = per Schiff
sheet-air = per Zeppelin
sheet-water = Wasser, kein Übergang
sheet-petrol = Benzin
sheet-damage = Schaden
sheet-stop = Stopp
sheet-danger = Gefahr
