"""How the database grew, version by version."""
