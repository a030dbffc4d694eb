"""Make the recorded games anew, after a change of rules or data: tests/records holds them."""

import sys
from time import monotonic

from tests.games.subjects import SUBJECTS
from tests.support.records import made, path_of, write


def main() -> None:
    """Make those of the games named, or of all."""
    for subject in SUBJECTS:
        if subject.records and subject.game.name in (sys.argv[1:] or [subject.game.name]):
            begun, path = monotonic(), path_of(subject)
            count = write(path, made(subject))
            size = path.stat().st_size / 1e6
            print(f"{subject.game.name}: {count} records, {size:.2f} MB, {monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
