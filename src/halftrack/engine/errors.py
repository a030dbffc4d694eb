"""What can go wrong between a person and a game.

HalftrackError
 +-- IllegalSetup      seats or options that the game does not have
 +-- MalformedAnswer   not an answer at all: no seat, no name or number
 +-- IllegalAnswer     an answer, an undo or a leaving that is not open now
 +-- BrokenRecord      a record that cannot be replayed; names the entry
"""


class HalftrackError(ValueError):
    """Somebody's input, not our mistake."""


class IllegalSetup(HalftrackError):
    """Seats or options that the game does not have."""


class MalformedAnswer(HalftrackError):
    """Not an answer at all."""


class IllegalAnswer(HalftrackError):
    """Not open to this seat now; nothing has changed."""


class BrokenRecord(HalftrackError):
    """A record that cannot be replayed from `entry` on; None means its head."""

    def __init__(self, reason: str, entry: int | None = None) -> None:
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")
        self.entry = entry
