"""A rally as plain data, and back."""

from dataclasses import fields
from typing import Any

from halftrack.engine import Rng
from halftrack.games.gumball_rally.box import Box
from halftrack.games.gumball_rally.state import Buggy, Driver, Rally

DRIVER_FIELDS = tuple(field.name for field in fields(Driver))
BUGGY_FIELDS = tuple(field.name for field in fields(Buggy))
RALLY_FIELDS = tuple(
    field.name for field in fields(Rally) if field.name not in ("box", "rng", "drivers", "buggies", "told")
)  # what is shared, built by hand, or listens


def plain(value: Any) -> Any:
    """A list of its own where there is a list."""
    return list(value) if isinstance(value, list) else value


def dump(rally: Rally) -> dict[str, Any]:
    """Every field but the box, which the options tell."""
    table = {name: plain(getattr(rally, name)) for name in RALLY_FIELDS}
    table["rng"] = [rally.rng.key, rally.rng.counter]
    table["drivers"] = [{name: plain(getattr(driver, name)) for name in DRIVER_FIELDS} for driver in rally.drivers]
    table["buggies"] = [{name: plain(getattr(buggy, name)) for name in BUGGY_FIELDS} for buggy in rally.buggies]
    return table


def restore(box: Box, table: dict[str, Any]) -> Rally:
    """The rally that was dumped."""
    drivers = [Driver(**{name: plain(row[name]) for name in DRIVER_FIELDS}) for row in table["drivers"]]
    buggies = [Buggy(**{name: plain(row[name]) for name in BUGGY_FIELDS}) for row in table["buggies"]]
    assert len(drivers) == box.seats and len(buggies) == box.buggies
    rest = {name: plain(table[name]) for name in RALLY_FIELDS}
    return Rally(box=box, rng=Rng(*table["rng"]), drivers=drivers, buggies=buggies, **rest)
