"""Numbers and names of the box, as TOML."""

from halftrack.games.tables import Tables

tables = Tables(__package__)
