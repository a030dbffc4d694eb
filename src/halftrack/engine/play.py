"""A game being played: it asks, takes answers, forks, goes back and remembers."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from halftrack.engine.errors import IllegalAnswer, MalformedAnswer
from halftrack.engine.events import Event, Told
from halftrack.engine.game import Facts, Game, State, View
from halftrack.engine.questions import CONFIRM, Answers, Option, Question, Script
from halftrack.engine.record import ABANDON, REBASE, UNDO, Entry, Record
from halftrack.engine.rng import Dice, Rng

S = TypeVar("S", bound=State)

RESHUFFLE = "reshuffle"
NOBODY = -1


class Item(NamedTuple):
    """What still counts of the record: an answer (seat, option), a leaving or a reshuffle."""

    number: int
    who: int | str
    what: Any


class Limit(NamedTuple):
    """How far one may go back freely: to entry `free`, all since then being answers of `seat`."""

    free: int
    seat: int
    last: int


class Step(NamedTuple, Generic[S]):
    """A checkpoint: the table as a step began, and how long the lists were."""

    state: S
    entries: int
    history: int
    told: int
    limit: Limit


class Play(Generic[S]):
    """One game in progress. Between two steps it is plain data; inside a step, a script waits for answers."""

    __slots__ = ("game", "seats", "seed", "options", "state", "open", "entries", "_told", "_history", "_answers",
                 "_asked", "_mark", "_script", "_leaving", "_limit", "_seen", "_base", "_step")  # fmt: skip

    def __init__(self, game: Game[S], seats: int, seed: int | str, options: dict[str, Any], events: bool) -> None:
        self.game = game
        self.seats = seats
        self.seed: int | str | None = seed
        self.options = options
        self.entries: list[Entry] = []
        self._history: list[Item] = []
        self._told: list[Event] | None = [] if events else None
        self._leaving: set[int] = set()
        self._limit = Limit(0, NOBODY, NOBODY)
        self._begin(game.setup(seats, options, Rng.from_seed(seed)))

    # -- what one may read ---------------------------------------------------------------------

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
        view = self.game.view(self.state, seat)
        view["awaiting"] = sorted(self.open)
        view["answered"] = None if seat is None or self._script is None else self._answers.get(seat)
        return view

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What that seat may know of what happened, from event number `since` on."""
        told = self._told or []
        return [{"number": at, **told[at].told_to(seat)} for at in range(max(0, since), len(told))]

    def undoable(self, seat: int) -> list[int]:
        """The entries that this seat may take back freely, earliest first: each a `to` for `undo`."""
        pending = [item.number for item in self._pending() if item.who == seat]
        if pending or self._limit.seat != seat:
            return pending
        return [item.number for item in self._history if item.number >= self._limit.free and item.who == seat]

    def record(self) -> Record:
        """Setup, seed and entries: all that is needed to play it again."""
        assert self.seed is not None, "an imagined world has no record"
        game, options = self.game, self.options
        return {
            "game": game.name, "rules": game.rules_version, "data": game.digest(options), "seats": self.seats,
            "seed": self.seed, "options": dict(options), "entries": [list(entry) for entry in self.entries],
        }  # fmt: skip

    # -- what may happen -----------------------------------------------------------------------

    def answer(self, seat: int, option: Option) -> None:
        """The only place where legality is checked: the option is among those of the open question."""
        question = self.open.get(seat) if isinstance(seat, int) else None
        if question is None:
            raise IllegalAnswer(f"seat {seat!r} is not asked anything now")
        if not isinstance(option, (str, int)):
            raise MalformedAnswer(f"an answer is a name or a number, not {option!r}")
        try:
            option = question.options[question.options.index(option)]
        except ValueError:
            raise IllegalAnswer(f"{option!r} is not open to seat {seat} ({question.kind})") from None
        item = Item(len(self.entries), seat, option)
        self.entries.append((seat, option))
        self._history.append(item)
        self._take(item)

    def undo(self, to: int) -> None:
        """Take back everything from entry `to` on; what had been seen since then is shuffled again."""
        if not isinstance(to, int) or isinstance(to, bool):
            raise MalformedAnswer(f"an undo names the number of an entry, not {to!r}")
        taken_back = [item for item in self._history if item.number >= to]
        if self._base is None or to < self._base.entries or not taken_back or taken_back[0].number != to:
            raise IllegalAnswer(f"entry {to} cannot be taken back")
        if any(item.who == ABANDON for item in taken_back):
            raise IllegalAnswer("a crew has left since then")
        self.entries.append((UNDO, to))
        if taken_back[0] in self._pending():
            self._retract(taken_back[0])
        else:
            self._go_back(to, any(item.who == RESHUFFLE for item in taken_back))

    def abandon(self, seat: int) -> None:
        """A seat leaves for good: at once for the questions, at the end of the step for the table."""
        if seat in self._leaving or self._script is None or not self.game.in_play(self.state, seat):
            raise IllegalAnswer(f"seat {seat!r} is not in play")
        item = Item(len(self.entries), ABANDON, seat)
        self.entries.append((ABANDON, seat))
        self._history.append(item)
        self._leave(item)

    def rebase(self, dump: Facts) -> None:
        """After a change of rules: go on from the dump of a step, under the rules installed now."""
        state = self.game.restore(self.seats, self.options, dump)
        self.entries.append((REBASE, self.game.rules_version, dump))
        self._history.clear()
        self._leaving.clear()
        self._begin(state)

    def fork(self) -> "Play[S]":
        """A play of its own with the same past and the same future, and no listener."""
        assert self._step is not None, "an imagined world is not forked before its next step: imagine anew"
        other = self._twin()
        other._return_to(self._step, self._history)
        other._limit, other._seen = self._limit, self._seen
        for seat, question in other.open.items():
            question.number = self.open[seat].number
        return other

    def imagine(self, seat: int | None, rng: Dice) -> "Play[S]":
        """A world that the seat cannot tell from the true one: all that it may not know is dealt anew."""
        world, own = self.fork(), Rng.from_dice(rng)
        world.seed, world.entries, world._history = None, [], []
        world._base = world._step = None
        world._limit = Limit(0, NOBODY, NOBODY)
        world.state.rng = Rng.from_dice(own)
        self.game.imagine(world.state, seat, own, [asked for asked in world.open.values() if asked.seat != seat])
        for question in world._asked:
            if question.seat in world._answers and question.seat != seat:
                world._answers[question.seat] = question.options[own.below(len(question.options))]
        return world

    # -- inside --------------------------------------------------------------------------------

    def _begin(self, state: S) -> None:
        """Start on that table; nothing before it can be taken back."""
        self.state = state
        self.state.told = self._told
        self.open: dict[int, Question] = {}
        self._asked: tuple[Question, ...] = ()
        self._answers: Answers = {}
        self._mark = 0
        self._seen = state.reveals
        self._base: Step[S] | None = None
        self._limit = Limit(len(self.entries), NOBODY, NOBODY)
        self._begin_step()
        self._base = self._step
        self._run(None)

    def _begin_step(self) -> None:
        """Let those go who are leaving, take the checkpoint, and only then read what comes next."""
        for seat in sorted(self._leaving):
            self.game.abandon(self.state, seat)
        self._leaving.clear()
        told = len(self._told) if self._told else 0
        self._step: Step[S] | None = Step(self.state.copy(), len(self.entries), len(self._history), told, self._limit)
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
            answers = {}
            if self._leaving or asked[0].kind is CONFIRM:
                answers = self._answered_already(asked)
            if len(answers) < len(asked):
                self._ask(asked, answers)
                return

    def _ask(self, asked: tuple[Question, ...], answers: Answers) -> None:
        self._asked, self._answers, self._mark = asked, answers, len(self._history)
        self.open = {question.seat: question for question in asked if question.seat not in answers}
        for question in self.open.values():
            question.lay(len(self.entries), self.game, self.state)

    def _answered_already(self, asked: Iterable[Question]) -> Answers:
        """Answers that nobody is asked for: of seats that are leaving, and needless confirmations."""
        return {
            question.seat: self.game.quiet(question)
            for question in asked
            if question.seat in self._leaving or (question.kind is CONFIRM and not self._needs_confirming(question))
        }

    def _needs_confirming(self, question: Question) -> bool:
        """Only where the seat could still take back something, and the table wants to be asked."""
        limit = self._limit
        free = limit.seat == question.seat and limit.free <= limit.last and self._seen == self.state.reveals
        return free and bool(self.options.get("confirm", True))

    def _take(self, item: Item) -> None:
        """An answer: when it is the last one awaited, the script goes on."""
        seat = int(item.who)
        question = self.open.pop(seat)
        question.close()
        self._answers[seat] = item.what
        if self.open:
            return
        together, final = len(self._answers) > 1, question.kind is CONFIRM
        free = self._limit.free if self._limit.seat == seat else item.number
        self._limit = Limit(free, seat, item.number)
        self._seen = self.state.reveals
        self._run(self._answers)
        if together or final or self.state.reveals != self._seen:
            self._limit = Limit(item.number + 1, seat, item.number)

    def _leave(self, item: Item) -> None:
        """From now on the seat's questions are answered for it; nothing before can be taken back."""
        seat = int(item.what)
        self._leaving.add(seat)
        self._limit = Limit(item.number + 1, NOBODY, item.number)
        question = self.open.pop(seat, None)
        if question is not None:
            question.close()
            self._answers[seat] = self.game.quiet(question)
        if not self.open:
            self._run(self._answers)

    def _pending(self) -> list[Item]:
        """Answers to a question asked together, while others still think."""
        return [item for item in self._history[self._mark :] if item.who in self._answers] if self.open else []

    def _retract(self, item: Item) -> None:
        """Take back an answer that has had no effect yet."""
        seat = int(item.who)
        self._history.remove(item)
        del self._answers[seat]
        question = next(question for question in self._asked if question.seat == seat)
        question.lay(len(self.entries), self.game, self.state)
        self.open[seat] = question

    def _go_back(self, to: int, shuffled: bool) -> None:
        """Return to the table as it was before entry `to`; never to piles whose order has been seen."""
        number, reveals = len(self.entries) - 1, self.state.reveals
        keep = self._history[: bisect_left(self._history, to, key=lambda item: item.number)]
        step = self._step if self._step is not None and len(keep) >= self._step.history else self._base
        assert step is not None
        self._return_to(step, keep)
        if shuffled or self.state.reveals != reveals:
            item = Item(number, RESHUFFLE, number)
            self._history.append(item)
            self._apply(item)
        for question in self.open.values():
            question.number = len(self.entries)

    def _return_to(self, step: Step[S], history: list[Item]) -> None:
        """Set the table as that step found it, and let happen again what the history says."""
        self.state = step.state.copy()
        if self._told is not None:
            del self._told[step.told :]
        self.state.told = self._told
        self._step, self._limit, self._leaving = step, step.limit, set()
        self.open, self._asked, self._answers, self._mark = {}, (), {}, 0
        self._seen = step.state.reveals
        self._history = history[: step.history]
        self._script = self.game.next_step(self.state)
        self._run(None)
        for item in history[step.history :]:
            self._history.append(item)
            self._apply(item)

    def _apply(self, item: Item) -> None:
        if item.who == RESHUFFLE:
            self.state.rng.stir(item.number)
            self.game.reshuffle(self.state)
        elif item.who == ABANDON:
            self._leave(item)
        else:
            self._take(item)

    def _twin(self) -> "Play[S]":
        """Another play of the same table, still without its state."""
        other: Play[S] = object.__new__(type(self))
        other.game, other.seats, other.seed, other.options = self.game, self.seats, self.seed, self.options
        other.entries, other._told, other._base = self.entries.copy(), None, self._base
        return other
