"""Players of The Great Race, from the traveller who errs to the one who searches."""

from halftrack.bots.great_race.levels import Champion, Driver, Navigator, Tourist
from halftrack.bots.great_race.sensible import Sensible

__all__ = ["Champion", "Driver", "Navigator", "Sensible", "Tourist"]
