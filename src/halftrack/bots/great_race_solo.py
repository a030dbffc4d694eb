"""The sensible player of The Great Race, against the Torpedo."""

from halftrack.bots.great_race import Sensible

__all__ = ["Sensible"]
