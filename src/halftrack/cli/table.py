"""The table in the terminal: it shows, asks, takes what is typed, and saves."""

import sys
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from halftrack import bots
from halftrack.cli import rules, saves, typed
from halftrack.cli.drawing import Drawing
from halftrack.cli.prompt import show_log, show_options, show_withheld
from halftrack.engine import HalftrackError, Option, Play

YOU = "you"
COMMAND = "halftrack"


class Leave(Exception):  # nobody has erred
    """Somebody wants to stop here."""


class Table:
    """One race in one terminal: people who share the keyboard, and bots."""

    def __init__(self, play: Play[Any], sitting: list[str], drawing: Drawing, console: Console, path: Path) -> None:
        self.play = play
        self.sitting = sitting
        self.drawing = drawing
        self.texts = drawing.texts
        self.console = console
        self.path = path
        self.players = {
            seat: bots.load(name, play.game.name, f"{play.seed}/{seat}")
            for seat, name in enumerate(sitting)
            if name != YOU
        }
        self.people = [seat for seat, name in enumerate(sitting) if name == YOU]
        self.shown: int | None = self.people[0] if len(self.people) == 1 else None
        self.heard = dict.fromkeys(range(play.seats), 0)

    # -- the race ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody stops; saved either way."""
        try:
            while self.play.result is None:
                self.go_on()
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.console.print()
            self.save()
            self.tell_where()

    def go_on(self) -> None:
        """Let one seat decide: bots first, then people in turn."""
        for seat in list(self.play.open):
            if seat in self.players:
                self.play.answer(seat, self.players[seat].decide(self.play, seat))
                return
        self.ask(min(self.play.open))

    def ask(self, seat: int) -> None:
        """Show the table to a person and take one answer."""
        self.lift_curtain(seat)
        self.draw(seat)
        number = self.play.open[seat].number
        while self.play.result is None and seat in self.play.open and self.play.open[seat].number == number:
            self.listen(seat)
        self.save()

    def listen(self, seat: int) -> None:
        """Read one line and do what it says."""
        question = self.play.open[seat]
        view = self.play.view(seat)
        labels = {option: self.drawing.option(question.kind, option, view) for option in question.options}
        line = self.console.input(Text(f"{self.drawing.name(view, seat)} > ", style=self.drawing.style(view, seat)))
        match typed.understand(line, labels, self.texts):
            case typed.Chosen(option):
                self.answer(seat, option)
            case typed.Command(name, rest):
                self.obey(seat, name, rest)
            case typed.Unclear(candidates):
                self.answer_unclear(line.strip(), list(candidates))

    def answer(self, seat: int, option: Option) -> None:
        """Give an answer; whatever the game says against it is told."""
        try:
            self.play.answer(seat, option)
        except HalftrackError as error:
            self.console.print(str(error), style="red", markup=False)

    def answer_unclear(self, line: str, candidates: list[str]) -> None:
        """Say what a line could have meant."""
        if len(candidates) > 1:
            told = self.texts("which-one", typed=line, candidates=", ".join(candidates[:12]))
        else:
            told = self.texts("no-such-option", typed=line) if line else self.texts("nothing-typed")
        self.console.print(told, style="yellow", markup=False)

    # -- commands ------------------------------------------------------------------------------

    def obey(self, seat: int, command: str, rest: str) -> None:
        """Do what a command says."""
        commands: dict[str, Callable[[], object]] = {
            "help": self.help,
            "why": lambda: show_withheld(self.console, self.drawing, self.play, seat),
            "table": lambda: self.draw(seat),
            "map": lambda: self.console.print(self.drawing.whole(self.play.view(seat))),
            "log": lambda: show_log(self.console, self.drawing, self.play, seat, 0),
            "rules": lambda: rules.show(self.console, self.texts.language, self.play.game.name, rest),
            "undo": lambda: self.undo(seat),
            "save": self.save_and_say,
            "leave": lambda: self.abandon(seat),
            "quit": self.quit,
        }
        commands[command]()

    def help(self) -> None:
        """Say what can be typed."""
        self.console.print(self.texts("help", rule=self.drawing.rule), markup=False, highlight=False)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, if nothing has been revealed since."""
        free = self.play.undoable(seat)
        if not free:
            self.console.print(self.texts("nothing-to-undo"), style="yellow")
            return
        _, option = self.play.entries[free[-1]]
        self.play.undo(free[-1])
        self.heard = {each: min(heard, len(self.play.events(None))) for each, heard in self.heard.items()}
        question, view = self.play.open[seat], self.play.view(seat)
        what = self.drawing.option(question.kind, option, view)
        what = f"{self.drawing.question(question, view)} {what}" if isinstance(option, int) else what
        self.console.print(self.texts("taken-back", what=what), style="green", markup=False)

    def abandon(self, seat: int) -> None:
        """Let a person leave the race for good, asked twice."""
        word = self.texts("command-leave")
        self.console.print(self.warning(seat, word), style="red", markup=False)
        if typed.plain(self.console.input("> ")) == typed.plain(word):
            self.play.abandon(seat)

    def warning(self, seat: int, word: str) -> str:
        """What giving up means."""
        return self.texts("abandon-sure", name=self.drawing.name(self.play.view(seat), seat), word=word)

    def quit(self) -> None:
        """Save and leave the terminal."""
        raise Leave

    # -- what is seen --------------------------------------------------------------------------

    def lift_curtain(self, seat: int) -> None:
        """Between two people at one keyboard, hide the screen until the next one says so."""
        if seat == self.shown:
            return
        name = self.drawing.name(self.play.view(None), seat)
        self.clear()
        self.console.print(self.texts("curtain", name=name), style="bold", markup=False)
        self.console.input(Text(self.texts("curtain-lift", name=name) + " "))
        self.clear()
        self.shown = seat

    def draw(self, seat: int) -> None:
        """Show the table, what has happened since the seat looked last, and the question."""
        view = self.play.view(seat)
        self.console.print(Rule(style="dim"))
        self.heard[seat] = show_log(self.console, self.drawing, self.play, seat, self.heard[seat])
        self.console.print(self.drawing.screen(view, seat, self.play.open[seat]))
        show_options(self.console, self.drawing, self.play.open[seat], view)

    def clear(self) -> None:
        """Empty the screen, its history too, where there is one."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def finish(self) -> None:
        """Show how the race ended."""
        self.save()
        seat = self.people[0] if len(self.people) == 1 else None
        view = self.play.view(seat)
        self.console.print(Rule(self.texts("over"), style="bold"))
        show_log(self.console, self.drawing, self.play, seat, self.heard.get(seat or 0, 0))
        self.console.print(self.drawing.screen(view, seat))
        self.console.print(self.drawing.result(self.play.result or [], view))
        self.console.print(self.texts("saved", path=str(self.path)), markup=False)

    # -- saves ---------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the record and who sits where."""
        saves.write(self.path, saves.Save(self.play.record(), self.sitting))

    def save_and_say(self) -> None:
        """Save, and say where."""
        self.save()
        self.console.print(self.texts("saved", path=str(self.path)), markup=False)

    def tell_where(self) -> None:
        """Say where the race lies and how to go on with it."""
        self.console.print(self.texts("saved", path=str(self.path)), markup=False, soft_wrap=True)
        command = sys.argv[0] if Path(sys.argv[0]).name == COMMAND and not which(COMMAND) else COMMAND
        told = self.texts("go-on", command=command, game=self.play.game.name, path=str(self.path))
        self.console.print(told, markup=False, soft_wrap=True)
