"""Whole games as records: made by mixed seats, kept as compact lines, replayed to the same end."""

import ast
import gzip
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from halftrack.engine import Event, IllegalAnswer, Play, Record
from halftrack.engine.record import repeat
from tests.support.playing import answer_once, meddle
from tests.support.subject import Subject
from tests.support.telling import as_bytes

FOLDER = Path(__file__).parent.parent / "records"
ASKING = ("choose", "ask", "choose_all")
LONG = 900  # entries; only a few records may have more
MOST_LONG = 6
SPARE = 20  # records at the end that are chosen for what is still missing
TRIES = 20  # times as many games as records may be played in search of what is missing

Line = dict[str, Any]


def path_of(subject: Subject) -> Path:
    return FOLDER / f"{subject.game.name}.jsonl.gz"


def recorded(subject: Subject, number: int) -> Record:
    """The n-th game, with undos, leavings, and now and then all who leave."""
    table, dice = subject.table(number), Random(f"record {number}")
    play, picks = table.begin(subject.game), subject.picks(number, table)
    leaving_at = dice.randrange(10, 200) if number % 25 == 7 else None
    while play.open:
        if leaving_at is not None and len(play.entries) >= leaving_at:
            for seat in range(play.seats):
                with suppress(IllegalAnswer):  # who has arrived or left
                    play.abandon(seat)
        elif number % 3 == 0 and dice.random() < 0.02:
            meddle(play, dice, leave=0.1)
        else:
            answer_once(play, picks, dice)
    return play.record()


def walked(subject: Subject, record: Record) -> tuple[Play[Any], set[str]]:
    """The record, played again entry by entry, and everything that it shows."""
    play = subject.game.new(record["seats"], record["seed"], record["options"])
    shows = {f"{name}: {value}" for name, value in record["options"].items() if name != "first"}
    shows.add(f"seats: {record['seats']}")
    for number, entry in enumerate(record["entries"]):
        shows.update(f"question: {question.kind}" for question in play.open.values())
        shows.add(f"entry: {entry[0] if isinstance(entry[0], str) else 'answer'}")
        repeat(play, entry, number)
    shows.update(f"event: {told['kind']}" for told in play.events(None))
    return play, shows | set(subject.sorts(play)) | set(subject.shows(play))


def digest(play: Play[Any]) -> str:
    """A hash of how the game ended, of its last table and of all that was told."""
    seats: list[int | None] = [None, *range(play.seats)]
    told = [play.result, play.game.dump(play.state), [play.events(seat) for seat in seats]]
    return blake2b(as_bytes(told), digest_size=8).hexdigest()


def line_of(subject: Subject, record: Record) -> Line:
    play, shows = walked(subject, record)
    return {"digest": digest(play), "shows": sorted(shows), "record": record}


def made(subject: Subject) -> Iterator[Line]:
    """As many records as the game asks for; the last ones are chosen for what no other shows."""
    missing, kept, long = set(subject.wanted), 0, 0
    for number in range(TRIES * subject.records):
        line = line_of(subject, recorded(subject, number))
        new = missing & set(line["shows"])
        is_long = len(line["record"]["entries"]) > LONG
        wanted = kept < subject.records - SPARE or not missing
        if new or (wanted and not (is_long and long >= MOST_LONG)):
            yield line
            kept, long, missing = kept + 1, long + is_long, missing - new
        if kept >= subject.records and not missing:
            return
    raise AssertionError(f"no game of {TRIES * subject.records} shows {sorted(missing)}")


def write(path: Path, lines: Iterable[Line]) -> int:
    """As packed JSON lines; the same lines always give the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    texts = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
    path.write_bytes(gzip.compress("\n".join(texts).encode(), mtime=0))
    return len(texts)


def read(path: Path) -> list[Line]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


def kinds_of_question(package: str) -> set[str]:
    """Every kind of question that the rules of that package ask, as they stand in the code."""
    found = {"confirm"}
    for file in files(package).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id=name), args=[_, ast.Constant(value=str(kind)), *_]) if (
                        name in ASKING
                    ):
                        found.add(kind)
    return {f"question: {kind}" for kind in found}


def kinds_of_event(module: str) -> set[str]:
    """Every kind of event that a game can tell of."""
    things = vars(import_module(module)).values()
    return {f"event: {thing.__name__}" for thing in things if isinstance(thing, type) and issubclass(thing, Event)} - {
        "event: Event"
    }
