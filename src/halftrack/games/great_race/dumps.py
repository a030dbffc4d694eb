"""A race as plain data, and back."""

from dataclasses import fields
from typing import Any, TypeVar

from halftrack.engine import Rng
from halftrack.games.great_race.box import Box
from halftrack.games.great_race.deck import KINDS
from halftrack.games.great_race.state import Crew, Race

R = TypeVar("R", bound=Race)

CREW_FIELDS = tuple(field.name for field in fields(Crew))
RACE_FIELDS = tuple(
    field.name for field in fields(Race) if field.name not in ("box", "rng", "crews", "told")
)  # what is shared, built by hand, or listens


def plain(value: Any) -> Any:
    """A list of its own where there is a list."""
    return list(value) if isinstance(value, list) else value


def dump(race: Race) -> dict[str, Any]:
    """Every field but the box, which the options tell."""
    table = {name: plain(getattr(race, name)) for name in RACE_FIELDS}
    table["rng"] = [race.rng.key, race.rng.counter]
    table["crews"] = [{name: plain(getattr(crew, name)) for name in CREW_FIELDS} for crew in race.crews]
    return table


def restore(box: Box, table: dict[str, Any], kind: type[R]) -> R:
    """The race that was dumped."""
    crews = [Crew(**{name: plain(crew[name]) for name in CREW_FIELDS}) for crew in table["crews"]]
    race = kind(box=box, rng=Rng(*table["rng"]), crews=crews, **{name: plain(table[name]) for name in RACE_FIELDS})
    assert len(crews) == box.seats and all(len(crew.hand) == KINDS for crew in crews)
    return race
