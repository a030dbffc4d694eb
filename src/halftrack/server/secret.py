"""Secrets: drawn from the system, shown once, kept as hashes."""

import secrets
from hashlib import blake2b

LETTERS = "abcdefghjkmnpqrstvwxyz23456789"  # none that is taken for another

GROUP = 5  # letters of a phrase between two dashes


def new_secret() -> str:
    """128 bits and more, safe in an address."""
    return secrets.token_urlsafe(18)


def new_id() -> str:
    """The name of a table or person: nobody guesses it."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def new_phrase() -> str:
    """Six groups of five letters that a person can copy by hand: 147 bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(6))


def new_seed() -> str:
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """What is stored of a secret; it has so many bits that a plain hash will do."""
    return blake2b(secret.encode(), digest_size=32).hexdigest()


def hashed_phrase(phrase: str) -> str:
    """The same for a phrase, however it was typed: with capitals, with spaces, or in one go."""
    letters = "".join(letter for letter in phrase.lower() if letter in LETTERS)
    return hashed("-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP)))


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
