"""Gumball Rally: buggies in a line, for families."""
