"""How a game looks in the terminal: the plain way, for any game; a game may have a module of its own."""

import importlib
import json
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from halftrack.engine import Facts, Option, Play, Question, Told
from halftrack.locales import TERMINAL, Argument, Texts, slug


class Drawing:
    """The view as data, options and events by their names."""

    rule = ""  # one that many will want to look up

    def __init__(self, texts: Texts, options: Mapping[str, Any]) -> None:
        self.texts = texts
        self.options = options

    def screen(self, view: Mapping[str, Any], seat: int | None, question: Question | None = None) -> RenderableType:
        """Everything that a seat sees of the table, what it may choose put in light."""
        return Group(
            Text(self.name(view, seat) if seat is not None else ""), Pretty(view, max_length=12, max_string=60)
        )

    def whole(self, view: Mapping[str, Any]) -> RenderableType:
        """The whole board, if a screen shows only a part of it."""
        return self.screen(view, None)

    def name(self, view: Mapping[str, Any], seat: int) -> str:
        """What a seat is called."""
        return self.texts("seat", number=seat + 1)

    def style(self, view: Mapping[str, Any], seat: int) -> str:
        """The colour of a seat."""
        return ("red", "cyan", "yellow", "green", "magenta", "blue", "bright_red", "bright_cyan")[seat % 8]

    def question(self, question: Question, view: Mapping[str, Any]) -> str:
        """What is asked."""
        return self.texts.find(f"ask-{slug(question.kind)}") or question.kind

    def option(self, kind: str, option: Option, view: Mapping[str, Any]) -> str:
        """An option in words: by question and option, by option, by its first word, or as it is."""
        named = str(option)
        head, _, rest = named.partition(" ")
        number: Argument = int(rest) if rest.isdigit() else self.word(rest)
        tries = (f"option-{slug(kind)}-{slug(named)}", f"option-{slug(named)}", f"option-{slug(head)}-what")
        found = (self.texts.find(each, what=number) for each in tries)
        return next((text for text in found if text), self.word(named))

    def word(self, name: str) -> str:
        """A thing of the game by its name: translated if it can be."""
        return self.texts.find(f"name-{slug(name)}") or name

    def note(self, kind: str, option: Option) -> str:
        """What more there is to say of an option that has no figures."""
        return ""

    def facts(self, question: Question, facts: Facts, view: Mapping[str, Any]) -> str:
        """What an option costs and leaves, in words."""
        told = (self.fact(question, name, value, view) for name, value in facts.items())
        return ", ".join(text for text in told if text)

    def fact(self, question: Question, name: str, value: Any, view: Mapping[str, Any]) -> str:
        """One figure of an option, in words; empty if there is nothing to say."""
        if value in (None, False, "", [], {}):
            return ""
        return self.figure(f"fact-{slug(question.kind)}-{slug(name)}", f"fact-{slug(name)}", value)

    def figure(self, first: str, second: str, value: Any) -> str:
        """A figure by the first text there is of two."""
        shown: Argument = "yes" if value is True else self.argument(value)
        found = self.texts.find(first, value=shown)
        if found is None:
            found = self.texts.find(second, value=shown)
        return f"{second.removeprefix('fact-')} {shown}" if found is None else found

    def why_not(self, question: Question, option: Option, facts: Facts, view: Mapping[str, Any]) -> str:
        """Why an option is missing, with the rule that forbids it."""
        short = [self.figure(f"short-{slug(name)}", name, value) for name, value in facts.items() if name != "rule"]
        reason = f"{self.texts('colon')} {', '.join(short)}" if short else ""
        return f"{self.option(question.kind, option, view)}{reason} [{facts.get('rule', '')}]"

    def event(self, told: Told, view: Mapping[str, Any]) -> str:
        """One line of the log, or nothing if the event is not worth a line."""
        kind = str(told["kind"])
        rest = {key: value for key, value in told.items() if key not in {"kind", "number", "seat"}}
        args = {slug(key): self.argument(value) for key, value in rest.items()}
        name = self.name(view, told["seat"])
        found = self.texts.find(f"event-{slug(kind)}", name=name, **args)
        return found if found is not None else f"{name}: {kind} {json.dumps(rest, ensure_ascii=False)}"

    def argument(self, value: Any) -> Argument:
        """A field of an event as a text can take it."""
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            words = [str(self.argument(each)) for each in value]
            return (" · " if any(", " in word for word in words) else ", ").join(words)
        return self.word(str(value))

    def result(self, ranking: list[Facts], view: Mapping[str, Any]) -> RenderableType:
        """The ranking at the end."""
        return Pretty(ranking)


def drawing_of(play: Play[Any], language: str) -> Drawing:
    """Return the game's own drawing if it has one, else the plain one."""
    game = play.game.name
    name = f"halftrack.cli.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return Drawing(Texts(language, TERMINAL, game), play.options)
    module = importlib.import_module(name)
    catalogues = getattr(module, "CATALOGUES", (game,))
    made: Drawing = module.Table(Texts(language, TERMINAL, *catalogues), play.options)
    return made
