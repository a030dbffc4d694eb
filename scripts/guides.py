"""Make the guided first races anew, after a change of rules or data: `python -m scripts.guides`.

A guide is a race that was played once: at each question of the learner's seat it has the view, the answer that the
lesson asks for, and the lessons themselves; the client only turns its pages.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from halftrack import bots, games
from halftrack.engine import Option, Play, Question
from halftrack.games.great_race.deck import CARDS, NAMES
from halftrack.games.gumball_rally.deck import CARD, NUMBER
from halftrack.locales import FALLBACK, source
from halftrack.server.telling import question_info

HOME = Path(__file__).parent.parent / "web" / "src" / "learn"
LEARNER = 0
SEEDS = 4000
Json = dict[str, Any]
Names = Iterator[str]


class Story(NamedTuple):
    """What a guided race is made from: the table, who drives the others, and what the learner is told to do."""

    game: str
    seats: int
    options: Json
    rival: str
    advised: Callable[[Play[Any], Question, Any], Option]
    lesson: Callable[[Play[Any], Question, Option], str]
    is_over: Callable[[Play[Any]], bool]
    must: frozenset[str]  # lessons without which it is no lesson
    most: int  # questions


def slug(words: str) -> str:
    """Words as part of a message's id, as the client makes it."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", words).lower()
    return re.sub(r"[^a-z0-9]+", "-", apart).strip("-")


FIRST_PLAN = "1-2-1-1"
FIRST_ACTIONS = ("place tiles", "drive", "collect funding")
BEFORE = {NAMES[number] for number, card in enumerate(CARDS) if card.when == "before"}


def race_advice(play: Play[Any], question: Question, driver: Any) -> Option:
    """In the first turn a bit of everything; then as a Driver would."""
    if play.state.turn < 2:
        if question.kind == "plan":
            return FIRST_PLAN
        for action in FIRST_ACTIONS:
            if question.kind == "sequence" and action in question.options:
                return action
    answer: Option = driver.decide(play, LEARNER)
    return answer


def race_lesson(play: Play[Any], question: Question, option: Option) -> str:
    """What that answer teaches."""
    if question.kind == "drive" and option != "stay":
        facts = question.facts[option]
        kind = "unknown" if facts.get("unknown") else "city" if "cards" in facts else "known"
        return f"drive-{kind}"
    if question.kind == "sequence":
        words = "card" if option in BEFORE else slug(str(option).rstrip("0123456789"))
        return f"sequence-{words}"
    return slug(f"{question.kind} {option if question.kind == 'drive' else ''}")


def rally_advice(play: Play[Any], question: Question, driver: Any) -> Option:
    answer: Option = driver.decide(play, LEARNER)
    return answer


def rally_lesson(play: Play[Any], question: Question, option: Option) -> str:
    """Who leads passes nobody; others by number, or by colour where the number would not do."""
    if question.kind != "play":
        return slug(question.kind)
    rally, facts = play.state, question.facts[option]
    if rally.line.index(LEARNER) == 0:
        return "play-first"
    if not facts["passes"]:
        return "play-low"
    ahead = rally.buggies[rally.line[rally.line.index(LEARNER) - 1]]
    return "play-number" if NUMBER[CARD[str(option)]] > NUMBER[ahead.card] else "play-colour"


STORIES = (
    Story(
        "great-race", 3, {"board": "africa", "confirm": False, "first": 0}, "driver", race_advice, race_lesson,
        lambda play: play.state.turn > 1,
        frozenset({
            "crew", "take", "plan", "sequence-place-tiles", "tile", "place", "sequence-drive", "drive-known",
            "drive-unknown", "sequence-collect-funding", "sequence-pass", "damage", "plan-revealed", "order-changed",
        }),
        45,
    ),
    Story(
        "gumball-rally", 4, {"first": 3}, "sensible", rally_advice, rally_lesson, lambda play: not play.open,
        frozenset({"play-first", "play-number", "play-colour", "play-low", "sent-back", "scored", "hazard-turned"}), 16,
    ),
)  # fmt: skip


def texts(game: str) -> set[str]:
    """The lessons that the catalogue has words for."""
    return set(re.findall(rf"^learn-{game}-([a-z-]+) =", source(FALLBACK, "web-help"), re.MULTILINE))


def happened(play: Play[Any], since: int) -> Iterator[str]:
    """The lessons of what happened: to the learner, or to all."""
    for told in play.events(LEARNER, since):
        if told["seat"] in (LEARNER, -1) or told["kind"] in ("Scored", "SentBack"):
            yield slug(told["kind"])


def page(play: Play[Any], since: int, taught: set[str], lessons: list[str], known: set[str]) -> Json:
    """How things stand, with the lessons that are new."""
    new = [lesson for lesson in dict.fromkeys(lessons) if lesson in known and lesson not in taught]
    taught.update(new)
    return {
        "entries": len(play.entries), "lessons": new, "view": play.view(LEARNER), "events": play.events(LEARNER, since),
    }  # fmt: skip


def told(story: Story, seed: int, known: set[str]) -> Json | None:
    """The guide with that seed, unless it is too long or asks what it has no words for."""
    play = games.load(story.game).new(story.seats, seed, story.options)
    drivers = [bots.load(story.rival, story.game, f"{seed}/{seat}") for seat in range(story.seats)]
    pages, taught, since, needed = list[Json](), set[str](), 0, set[str]()
    while play.open and not story.is_over(play):
        seat, question = next(iter(play.open.items()))
        if seat != LEARNER:
            play.answer(seat, drivers[seat].decide(play, seat))
            continue
        option = story.advised(play, question, drivers[LEARNER])
        lesson = story.lesson(play, question, option)
        if lesson not in known or len(pages) == story.most:
            return None
        lessons = [*happened(play, since), lesson]
        needed.update(lessons)
        asked = json.loads(msgspec.json.encode(question_info(question)))
        pages.append({**page(play, since, taught, lessons, known), "question": asked, "option": option})
        since = len(play.events(None))
        play.answer(LEARNER, option)
    last = page(play, since, taught, [*happened(play, since), "end"], known)
    needed.update(happened(play, since))
    if not story.must <= needed:
        return None
    return {"game": story.game, "seat": LEARNER, "record": play.record(), "pages": [*pages, last]}


def guide(story: Story) -> Json:
    """The first guide that teaches all that it must."""
    known = texts(story.game)
    found = next((made for seed in range(SEEDS) if (made := told(story, seed, known))), None)
    assert found is not None, f"no guided race of {story.game} teaches all of {sorted(story.must)}"
    return found


def main() -> None:
    """Write the guides of all games."""
    HOME.mkdir(exist_ok=True)
    for story in STORIES:
        made = guide(story)
        path = HOME / f"{story.game}.json"
        path.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
        print(f"{path.name}: seed {made['record']['seed']}, {len(made['pages'])} pages, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
