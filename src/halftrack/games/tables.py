"""The TOML files of a game's data folder."""

import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any


class Tables:
    """The data folder of one game, by the name of its package."""

    def __init__(self, package: str | None) -> None:
        assert package is not None
        self.package = package

    def __call__(self, file: str, kind: str) -> list[dict[str, Any]]:
        """All tables of that kind in a file of the folder."""
        found: list[dict[str, Any]] = tomllib.loads(files(self.package).joinpath(file).read_text("utf-8"))[kind]
        return found

    def digest(self, *names: str) -> str:
        """A hash of what those files say."""
        return digest_of(self.package, names)


@cache
def digest_of(package: str, names: tuple[str, ...]) -> str:
    texts = (files(package).joinpath(name).read_bytes() for name in names)
    return blake2b(b"".join(texts), digest_size=8).hexdigest()
