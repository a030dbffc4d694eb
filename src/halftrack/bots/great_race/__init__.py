"""Players of The Great Race, from the traveller who errs to the one who searches."""

from halftrack.bots.great_race.driver import Driver
from halftrack.bots.great_race.sensible import Sensible

__all__ = ["Driver", "Sensible"]
