"""The five crews, their vehicles and the leaders who ride with them."""

from typing import Final, NamedTuple

from halftrack.games.great_race.data import tables


class Vehicle(NamedTuple):
    """What is printed on a crew's dashboard."""

    crew: str
    leader: str
    petrol: int
    engine: int
    chassis: int
    module: str


VEHICLES: Final = tuple(
    Vehicle(row["name"], row["leader"], row["petrol"], row["engine"], row["chassis"], row.get("module", ""))
    for row in tables("crews.toml", "crew")
)
CREWS: Final = tuple(vehicle.crew for vehicle in VEHICLES)

NO_LEADER: Final = -1
DELATOUR: Final = 0
MARTINETTI: Final = 1
VAN_HOTTEN: Final = 2
WALLEDGRAVE: Final = 3
DEFORET: Final = 4
