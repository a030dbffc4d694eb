"""The players of The Great Race, against the Torpedo."""

from halftrack.bots.great_race import Driver, Sensible

__all__ = ["Driver", "Sensible"]
