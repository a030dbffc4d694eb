"""Records: setup, seed and entries, as JSON knows them; and playing them again."""

from typing import TYPE_CHECKING, Any, Final, TypeVar

from halftrack.engine.errors import BrokenRecord, HalftrackError, IllegalSetup

if TYPE_CHECKING:
    from halftrack.engine.game import Game, State
    from halftrack.engine.play import Play

S = TypeVar("S", bound="State")
Entry = tuple[Any, ...]  # (seat, option), (UNDO, to), (ABANDON, seat), (REBASE, rules version, dump)
Record = dict[str, Any]

UNDO: Final = "undo"
ABANDON: Final = "abandon"
REBASE: Final = "rebase"
FIELDS: Final = {"game": "str", "rules": "int", "data": "str", "seats": "int", "seed": "int str", "options": "dict",
          "entries": "list"}  # fmt: skip


def replay(game: "Game[S]", record: Record, to: int | None = None) -> "Play[S]":
    """Play the record again, or its first `to` entries; BrokenRecord names the first entry that fails."""
    check_head(game, record)
    if to is not None and (type(to) is not int or to < 0):
        raise BrokenRecord(f"it is replayed to a number of entries, not to {to!r}")
    entries = record["entries"] if to is None else record["entries"][:to]
    first = start_of(game, record, len(entries))
    try:
        play = game.new(record["seats"], record["seed"], record["options"])
    except IllegalSetup as error:
        raise BrokenRecord(str(error)) from None
    if game.digest(play.options) != record["data"]:
        raise BrokenRecord("it was played with other data (boards, tiles or cards) than are installed")
    for number, entry in enumerate(entries):
        if not is_entry(entry):
            raise BrokenRecord(f"{entry!r} is no entry", number)
        if number < first:
            play.entries.append(tuple(entry))
        else:
            repeat(play, entry, number)
    return play


def check_head(game: "Game[S]", record: Any) -> None:
    """All fields, each of its kind, and of this game."""
    if not isinstance(record, dict):
        raise BrokenRecord("a record is an object with fields")
    for field, kinds in FIELDS.items():
        if type(record.get(field)).__name__ not in kinds.split():
            raise BrokenRecord(f"field {field!r} is missing or of the wrong kind")
    if record["game"] != game.name:
        raise BrokenRecord(f"it is a record of {record['game']!r}, not of {game.name!r}")


def start_of(game: "Game[S]", record: Record, end: int) -> int:
    """The first entry to play again: the last rebase, or the beginning; its rules are the installed ones."""
    version, first = record["rules"], 0
    for number, entry in enumerate(record["entries"]):
        match entry:
            case ["rebase", int(rules), dict()]:
                version, first = rules, number
    if end <= first > 0:
        raise BrokenRecord("earlier than its last rebase a game can only be seen from stored dumps", end)
    if version != game.rules_version:
        raise BrokenRecord(f"it follows rules version {version}, installed is {game.rules_version}: rebase it")
    return first


def is_entry(entry: Any) -> bool:
    """Whether an entry has the form of one."""
    match entry:
        case ["undo" | "abandon", _] | ["rebase", int(), dict()] | [int(), _]:
            return True
    return False


def repeat(play: "Play[S]", entry: Any, number: int) -> None:
    """Let one entry happen again."""
    try:
        match entry:
            case ["undo", to]:
                play.undo(to)
            case ["abandon", seat]:
                play.abandon(seat)
            case ["rebase", _, dump]:
                play.rebase(dump)
            case [seat, option]:
                play.answer(seat, option)
    except HalftrackError as error:
        raise BrokenRecord(str(error), number) from None
