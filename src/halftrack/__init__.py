"""A digital edition of two board games: The Great Race and Gumball Rally."""

__version__ = "0.1.0"
