"""What fields of bodies have in common."""

from typing import Annotated

from msgspec import Meta, Struct

PLAIN = "^[^\\x00-\\x1f\\x7f]*$(?!\\n)"  # one line, of letters that can be printed
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Title = Annotated[str, Meta(max_length=60, pattern=PLAIN)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Hour = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\\n)")]


class Body(Struct, forbid_unknown_fields=True):
    """What is sent must be known."""
