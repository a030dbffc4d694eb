### What is printed on the map: below its title, and in its legend.

sheet-subtitle = The Great Race
sheet-risk = zona a rischio: +1 benzina
sheet-city = città, carte da pescare
sheet-sea = in nave
sheet-air = in dirigibile
sheet-water = acqua, nessun passaggio
sheet-petrol = benzina
sheet-damage = danni
sheet-stop = stop
sheet-danger = pericolo
