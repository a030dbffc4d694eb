"""What is told while a game goes on: for the log and the eye, never obeyed."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar

Told = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a seat; `secret` fields are told to that seat alone."""

    secret: ClassVar[tuple[str, ...]] = ()

    seat: int

    def told_to(self, seat: int | None) -> Told:
        """The event as that seat may know it (None: a spectator), ready for JSON."""
        told: Told = {"kind": type(self).__name__}
        for field in fields(self):
            hidden = field.name in self.secret and seat != self.seat
            told[field.name] = None if hidden else getattr(self, field.name)
        return told
