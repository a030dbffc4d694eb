"""Players of Gumball Rally."""

from halftrack.bots.gumball_rally.levels import Champion, Driver, Navigator, Tourist
from halftrack.bots.gumball_rally.sensible import Sensible

__all__ = ["Champion", "Driver", "Navigator", "Sensible", "Tourist"]
