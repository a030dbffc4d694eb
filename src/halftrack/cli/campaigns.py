"""A campaign on disk: its finished races in one sealed file, the race that is running in another."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from halftrack.cli import saves, sealed
from halftrack.engine import HalftrackError, Record
from halftrack.games.great_race.solo import campaign as campaigns
from halftrack.games.great_race.solo.campaign import Campaign, Finished


@dataclass(slots=True)
class Diary:
    """A campaign and its files."""

    path: Path
    seed: int | str
    evolution: str
    races: list[Finished]
    campaign: Campaign

    @property
    def running_path(self) -> Path:
        """Where the race that is running lies."""
        return running_path(self.path)

    def running(self) -> Record | None:
        """Return the record of the race that was begun last, if the campaign does not have it yet."""
        if not self.running_path.exists():
            return None
        record = sealed.read(self.running_path)
        begun = isinstance(record, dict) and record.get("seed") == self.campaign.next_seed
        return record if begun else None

    def keep_running(self, record: Record) -> None:
        """Keep the race as far as it has come."""
        sealed.write(self.running_path, record)

    def add(self, record: Record) -> None:
        """Put a finished race into the campaign, on disk before anything else."""
        self.campaign = campaigns.after(self.campaign, record)
        self.races.append(Finished(record))
        self.write()

    def pick(self, letter: str) -> None:
        """Note the letter that was picked for the deck."""
        self.campaign = campaigns.pick(self.campaign, letter)
        record, letters = self.races[-1]
        self.races[-1] = Finished(record, (*letters, letter))
        self.write()

    def write(self) -> None:
        """Write the file of the campaign."""
        races = [{"record": race.record, "letters": list(race.letters)} for race in self.races]
        sealed.write(self.path, {"seed": self.seed, "evolution": self.evolution, "races": races})


def path_of(name: str) -> Path:
    """Return the file of a campaign by its name, or as it is given."""
    path = Path(name)
    return path if path.suffix == ".json" else saves.folder().parent / "campaigns" / f"{name}.json"


def running_path(path: Path) -> Path:
    """Return the file of the race that is running."""
    return path.with_name(f"{path.stem}-race.json")


def new(path: Path, seed: int | str, evolution: str) -> Diary:
    """Begin a campaign and write it."""
    diary = Diary(path, seed, evolution, [], campaigns.begin(seed, evolution))
    diary.write()
    return diary


def read(path: Path) -> Diary:
    """Read a campaign and fold it; a click error says what is wrong with it."""
    content: Any = sealed.read(path)
    try:
        races = [Finished(race["record"], tuple(race["letters"])) for race in content["races"]]
        begun = campaigns.begin(content["seed"], content["evolution"])
        return Diary(path, content["seed"], content["evolution"], races, campaigns.fold(begun, races))
    except (KeyError, TypeError):
        raise click.ClickException(f"{path}: it holds no campaign") from None
    except HalftrackError as error:
        raise click.ClickException(f"{path}: {error}") from None
