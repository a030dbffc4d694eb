"""What is kept: one code base over SQLite and PostgreSQL. It knows no rule."""

from halftrack.server.store.database import Store, StoreAway
from halftrack.server.store.rows import Change, Channel, Mail, Note, Outcome, Person, Seat, Table, Token

__all__ = ["Change", "Channel", "Mail", "Note", "Outcome", "Person", "Seat", "Store", "StoreAway", "Table", "Token"]
