"""A game being played: it asks, takes answers, forks, goes back and remembers."""

from bisect import bisect_left
from typing import Any, Final, Generic, NamedTuple, TypeVar

from halftrack.engine.errors import IllegalAnswer, MalformedAnswer
from halftrack.engine.events import Event, Told
from halftrack.engine.game import Facts, Game, State, View
from halftrack.engine.questions import CONFIRM, Answers, Option, Question, Script
from halftrack.engine.record import ABANDON, REBASE, UNDO, Entry, Record
from halftrack.engine.rng import Dice, Rng

S = TypeVar("S", bound=State)
Item = tuple[int, int | str, Any]  # what still counts of the record: entry number, seat (or ABANDON, RESHUFFLE), option

RESHUFFLE: Final = "reshuffle"
NOTHING: Final = (0, -1)  # can be taken back, by nobody


class Step(NamedTuple, Generic[S]):
    """A checkpoint: the table as a step began, how long the lists were then, and what could be taken back."""

    state: S
    history: int
    told: int
    free: tuple[int, int]


class Play(Generic[S]):
    """One game in progress. Between two steps it is plain data; inside a step, a script waits for answers."""

    __slots__ = (
        "game", "seats", "seed", "options", "state", "open", "entries", "_told", "_dates", "_history", "_answers",
        "_asked", "_mark", "_script", "_leaving", "_free", "_seen", "_begun", "_base", "_step",
    )  # fmt: skip

    def __init__(self, game: Game[S], seats: int, seed: int | str | None, options: dict[str, Any]) -> None:
        self.game, self.seats, self.seed, self.options = game, seats, seed, options
        self.entries: list[Entry] = []
        self._told: list[Event] | None = None
        self._dates: list[int] = []  # after how many entries each of them was told

    @classmethod
    def begun(cls, game: Game[S], seats: int, seed: int | str, options: dict[str, Any], events: bool) -> "Play[S]":
        """A game from its beginning, and whether it tells what happens."""
        play = cls(game, seats, seed, options)
        play._told = [] if events else None
        play._begin(game.setup(seats, options, Rng.from_seed(seed)))
        return play

    @property
    def result(self) -> list[Facts] | None:
        """The ranking with its points, item by item; None while the game goes on."""
        return self.game.result(self.state) if self._script is None else None

    @property
    def dump(self) -> Facts:
        """The table as the current step began, as plain data."""
        assert self._step is not None, "an imagined world has no dump before its next step"
        return self.game.dump(self._step.state)

    def view(self, seat: int | None) -> View:
        """What that seat may see of the table, and who is awaited (None: a spectator)."""
        answered = self._answers.get(seat) if self.open and seat is not None else None
        return {**self.game.view(self.state, seat), "awaiting": sorted(self.open), "answered": answered}

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What that seat may know of what happened, from event number `since` on."""
        told = self._told or []
        return [{"number": at, **told[at].told_to(seat)} for at in range(max(0, since), len(told))]

    def dates(self, since: int = 0) -> list[int]:
        """After how many entries each of these events happened: what still counts keeps its date across an undo."""
        return self._dates[max(0, since) :]

    def undoable(self, seat: int) -> list[int]:
        """The entries that this seat may take back freely, earliest first: each a `to` for `undo`."""
        pending, (free, owner) = self._pending(), self._free
        items = pending or (self._history[self._first_at(free) :] if owner == seat else [])
        return [number for number, who, _ in items if who == seat]

    def standing(self) -> list[tuple[int, int, Option]]:
        """The answers that still count, of this table and its rules: the number of the entry, the seat, the option."""
        return [(number, who, option) for number, who, option in self._history if isinstance(who, int)]

    def record(self) -> Record:
        """Setup, seed and entries: all that is needed to play it again."""
        assert self.seed is not None, "an imagined world has no record"
        game, options = self.game, self.options
        return {
            "game": game.name, "rules": game.rules_version, "data": game.digest(options), "seats": self.seats,
            "seed": self.seed, "options": dict(options), "entries": [list(entry) for entry in self.entries],
        }  # fmt: skip

    def answer(self, seat: Any, option: Any) -> None:
        """The only place where legality is checked: the option is among those of the open question."""
        if type(seat) is not int or not isinstance(option, (str, int)):
            raise MalformedAnswer(f"an answer is a seat and a name or number, not {seat!r} and {option!r}")
        question = self.open.get(seat)
        if question is None:
            raise IllegalAnswer(f"seat {seat} is not asked anything now")
        if option not in question.options:
            raise IllegalAnswer(f"{option!r} is not open to seat {seat} ({question.kind})")
        option = question.options[question.options.index(option)]  # not True where 1 is offered
        self._history.append((len(self.entries), seat, option))
        self.entries.append((seat, option))
        self._take(len(self.entries) - 1, seat, option)

    def undo(self, to: Any) -> None:
        """Take back everything from entry `to` on; what had been seen since then is shuffled again."""
        if type(to) is not int:
            raise MalformedAnswer(f"an undo names the number of an entry, not {to!r}")
        taken_back = self._history[self._first_at(to) :]
        if self._base is None or not taken_back or taken_back[0][0] != to:
            raise IllegalAnswer(f"entry {to} cannot be taken back")
        pending = taken_back[0] in self._pending()
        if not pending and any(who == ABANDON for _, who, _ in taken_back):
            raise IllegalAnswer("a seat has left since then")
        self.entries.append((UNDO, to))
        if pending:
            self._retract(taken_back[0])
        else:
            self._go_back(to, any(who == RESHUFFLE for _, who, _ in taken_back))

    def abandon(self, seat: Any) -> None:
        """A seat leaves for good: at once for the questions, at the end of the step for the table."""
        if type(seat) is not int:
            raise MalformedAnswer(f"who leaves is a seat, not {seat!r}")
        if seat in self._leaving or self._script is None or not self.game.in_play(self.state, seat):
            raise IllegalAnswer(f"seat {seat!r} is not in play")
        self._history.append((len(self.entries), ABANDON, seat))
        self.entries.append((ABANDON, seat))
        self._leave(seat)

    def rebase(self, dump: Any) -> None:
        """After a change of rules: go on from the dump of a step, under the rules installed now."""
        try:
            state = self.game.restore(self.seats, self.options, dump)
        except (LookupError, TypeError, ValueError) as error:
            raise IllegalAnswer(f"this is no dump of such a game: {error!r}") from None
        self.entries.append((REBASE, self.game.rules_version, dump))
        self._begin(state)

    def fork(self) -> "Play[S]":
        """A play of its own with the same past and the same future, and no listener."""
        assert self._step is not None, "an imagined world is not forked before its next step: imagine anew"
        other = Play(self.game, self.seats, self.seed, self.options)
        other.entries = self.entries.copy()
        other._begun, other._base = self._begun, self._base
        other._return_to(self._step, self._history)
        other._free, other._seen = self._free, self._seen
        for seat, question in other.open.items():
            question.number = self.open[seat].number
        return other

    def imagine(self, seat: int | None, rng: Dice) -> "Play[S]":
        """A world that the seat cannot tell from the true one: all that it may not know is dealt anew."""
        world, own = self.fork(), Rng.from_dice(rng)
        world.seed, world.entries, world._history, world._free, world._mark = None, [], [], NOTHING, 0
        world._base = world._step = None
        world.state.rng = Rng.from_dice(own)
        self.game.imagine(world.state, seat, own, [asked for asked in world.open.values() if asked.seat != seat])
        for question in world._asked:
            if question.seat in world._answers and question.seat != seat:
                world._answers[question.seat] = question.options[own.below(len(question.options))]
        return world

    def _begin(self, state: S) -> None:
        """Start on that table; nothing before it can be taken back."""
        self.state, self.state.told = state, self._told
        self._history: list[Item] = []
        self._leaving: set[int] = set()
        self._begun = len(self.entries)
        self._lay_down()
        self._free = NOTHING  # the first entry that can be taken back freely, and by whom
        self._begin_step()
        self._base = self._step
        self._run(None)

    def _lay_down(self) -> None:
        """Nobody is asked anything."""
        self.open: dict[int, Question] = {}
        self._asked: tuple[Question, ...] = ()
        self._answers: Answers = {}
        self._mark, self._seen = 0, self.state.reveals

    def _begin_step(self) -> None:
        """Let those go who are leaving, take the checkpoint, and only then read what comes next."""
        for seat in sorted(self._leaving):
            self.game.abandon(self.state, seat)
        self._leaving.clear()
        if self.state.reveals != self._seen:
            self._free, self._seen = NOTHING, self.state.reveals
        told = len(self._told) if self._told else 0
        self._step: Step[S] | None = Step(self.state.copy(), len(self._history), told, self._free)
        self._script: Script[None] | None = self.game.next_step(self.state)

    def _run(self, answers: Answers | None) -> None:
        """Go on, step after step, until somebody must answer or the game is over."""
        while self._script is not None:
            try:
                asked = self._script.send(answers)  # type: ignore[arg-type]  # None starts a script
            except StopIteration:
                self._begin_step()
                answers = None
                continue
            given = self._answered_already(asked) if self._leaving or asked[0].kind is CONFIRM else {}
            if len(given) < len(asked):
                break
            answers = given
        self._date()
        if self._script is None:
            return
        self._asked, self._answers, self._mark = asked, given, len(self._history)
        for question in asked:
            if question.seat not in given:
                question.lay(len(self.entries), self.game, self.state)
                self.open[question.seat] = question

    def _date(self) -> None:
        """What has just been told happened with the last entry that still counts."""
        if self._told is not None:
            now = self._history[-1][0] + 1 if self._history else self._begun
            self._dates += [now] * (len(self._told) - len(self._dates))

    def _answered_already(self, asked: tuple[Question, ...]) -> Answers:
        """Answers that nobody is asked for: of seats that are leaving, and confirmations of what is final anyway."""
        takes_back = self._free[1] == asked[0].seat and self._seen == self.state.reveals
        confirms = takes_back and self.options.get("confirm", True)
        needless = self._leaving if confirms or asked[0].kind is not CONFIRM else {asked[0].seat}
        return {question.seat: self.game.quiet(question) for question in asked if question.seat in needless}

    def _take(self, number: int, seat: int, option: Option) -> None:
        """An answer: when it is the last one awaited, the script goes on."""
        question = self.open.pop(seat)
        question.close()
        self._answers[seat] = option
        if self.open:
            return
        if len(self._answers) > 1 or question.kind is CONFIRM:
            self._free = NOTHING
        elif self._free[1] != seat:
            self._free = (number, seat)
        self._seen = self.state.reveals
        self._run(self._answers)
        if self.state.reveals != self._seen:
            self._free = NOTHING

    def _leave(self, seat: int) -> None:
        """From now on the seat's questions are answered for it; nothing before can be taken back."""
        self._leaving.add(seat)
        self._free = NOTHING
        question = self.open.pop(seat, None)
        if question is not None:
            question.close()
            self._answers[seat] = self.game.quiet(question)
        if not self.open:
            self._run(self._answers)

    def _first_at(self, number: int) -> int:
        """Where in the history the entries from that number on begin."""
        return bisect_left(self._history, number, key=lambda item: item[0])

    def _pending(self) -> list[Item]:
        """Answers to a question asked together, while others still think."""
        answered = self._answers.keys() - self._leaving if self.open else set()
        return [item for item in self._history[self._mark :] if item[1] in answered]

    def _retract(self, item: Item) -> None:
        """Take back an answer that has had no effect yet."""
        self._history.remove(item)
        del self._answers[int(item[1])]
        question = next(question for question in self._asked if question.seat == item[1])
        question.lay(len(self.entries), self.game, self.state)
        self.open[question.seat] = question

    def _go_back(self, to: int, shuffled: bool) -> None:
        """Return to the table as it was before entry `to`; never to piles whose order has been seen."""
        number, reveals = len(self.entries) - 1, self.state.reveals
        keep = self._history[: self._first_at(to)]
        step = self._step if self._step is not None and len(keep) >= self._step.history else self._base
        assert step is not None
        self._return_to(step, keep)
        if shuffled or self.state.reveals != reveals:
            self._history.append((number, RESHUFFLE, None))
            self._apply(self._history[-1])
        for question in self.open.values():
            question.number = len(self.entries)

    def _return_to(self, step: Step[S], history: list[Item]) -> None:
        """Set the table as that step found it, and let happen again what the history says."""
        self.state = step.state.copy()
        if self._told is not None:
            del self._told[step.told :], self._dates[step.told :]
        self.state.told = self._told
        self._lay_down()
        self._step, self._free, self._leaving = step, step.free, set()
        self._history = history[: step.history]
        self._script = self.game.next_step(self.state)
        self._run(None)
        for item in history[step.history :]:
            self._history.append(item)
            self._apply(item)

    def _apply(self, item: Item) -> None:
        """Let a piece of history happen again."""
        number, who, what = item
        if who == RESHUFFLE:
            self.state.rng.stir(number)
            self.game.reshuffle(self.state)
        elif who == ABANDON:
            self._leave(what)
        else:
            self._take(number, int(who), what)
