"""The five crews, their vehicles and the leaders who ride with them."""

from typing import NamedTuple

from halftrack.games.great_race.data import tables


class Vehicle(NamedTuple):
    """What is printed on a crew's dashboard."""

    crew: str
    leader: str
    petrol: int
    engine: int
    chassis: int
    module: str


VEHICLES = tuple(
    Vehicle(row["name"], row["leader"], row["petrol"], row["engine"], row["chassis"], row.get("module", ""))
    for row in tables("crews.toml", "crew")
)
CREWS = tuple(vehicle.crew for vehicle in VEHICLES)

NO_LEADER = -1
DELATOUR, MARTINETTI, VAN_HOTTEN, WALLEDGRAVE, DEFORET = range(5)
