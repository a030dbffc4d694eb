"""A game that no box holds: pebbles out of a bag, secret bids and favours. The kernel must play it as any other."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from halftrack.engine import (
    Event,
    Facts,
    Game,
    IllegalSetup,
    Option,
    Question,
    Rng,
    Script,
    View,
    ask,
    choose,
    choose_all,
    confirm,
)

PEBBLES = 12
BIDS = (0, 1, 2)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("pebble",)
    pebble: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    points: int


@dataclass(slots=True)
class Well:
    """The table."""

    rng: Rng
    bag: list[int]
    hands: list[list[int]]
    scores: list[int]
    order: list[int]
    turn: int = -1  # whose turn it is in the order; before the first one all bid
    round: int = 0
    rounds: int = 2
    reveals: int = 0
    told: list[Event] | None = None

    def copy(self) -> "Well":
        return Well(
            self.rng.copy(), self.bag.copy(), [hand.copy() for hand in self.hands], self.scores.copy(),
            self.order.copy(), self.turn, self.round, self.rounds, self.reveals,
        )  # fmt: skip

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)


def bid(well: Well) -> Script[None]:
    """All at once, in secret."""
    bids = yield from choose_all(well.order, "bid", lambda seat: BIDS)
    well.reveals += len(bids) > 1  # alone one sees nothing new
    for seat in well.order:
        well.scores[seat] += bids[seat]
        well.tell(Scored(seat, bids[seat]))
    well.turn = 0


def turn(well: Well, seat: int, worth: int) -> Script[None]:
    """Take points, draw pebbles (a dive is the last one), ask a favour of the next seat, until one has done enough."""
    while True:
        deed = yield from choose(seat, "deed", deeds(well))
        if deed == "end":
            break
        if deed == "take":
            well.scores[seat] += worth
            well.tell(Scored(seat, worth))
        elif deed in ("draw", "dive"):
            draw(well, seat)
            if deed == "dive":
                break
        else:
            yield from favour(well, seat)
    yield from confirm(seat)
    pass_turn(well, seat)


def deeds(well: Well) -> list[str]:
    return ["end", "take", *(["draw", "dive"] if well.bag else []), *(["favour"] if len(well.order) > 1 else [])]


def draw(well: Well, seat: int) -> None:
    well.hands[seat].append(well.bag.pop())
    well.reveals += 1
    well.tell(Drawn(seat, well.hands[seat][-1]))


def favour(well: Well, seat: int) -> Script[None]:
    """The next seat may grant two points, or an odd pebble with them; it is asked whatever it holds."""
    other = well.order[(well.order.index(seat) + 1) % len(well.order)]
    answer = yield from ask(other, "favour", favours(well, other))
    well.scores[seat] += 2 * (answer != "no")
    if answer == "pebble":
        well.hands[seat].append(well.hands[other].pop())


def favours(well: Well, seat: int) -> list[str]:
    """Only who drew an odd pebble last can give it away."""
    return ["no", "yes", *(["pebble"] if well.hands[seat] and well.hands[seat][-1] % 2 else [])]


def pass_turn(well: Well, seat: int) -> None:
    well.turn = well.order.index(seat) + 1
    if well.turn == len(well.order):
        well.turn, well.round = -1, well.round + 1


class Toy(Game[Well]):
    """The same game under two versions of its rules: a point taken is worth more under the later one."""

    name = "toy"

    def __init__(self, version: int = 1) -> None:
        self.rules_version = version

    def check(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        if set(options) - {"rounds", "confirm"} or type(seats) is not int or not 1 <= seats <= 4:
            raise IllegalSetup("1 to 4 seats, options rounds and confirm")
        return {"rounds": 2, "confirm": True, **options}

    def digest(self, options: dict[str, Any]) -> str:
        return f"pebbles for {options['rounds']} rounds"

    def catalogue(self, options: Mapping[str, Any] | None = None) -> tuple[Option, ...]:
        return ("confirm", "end", "take", "draw", "dive", "favour", "no", "yes", "pebble", *BIDS)

    def setup(self, seats: int, options: dict[str, Any], rng: Rng) -> Well:
        bag = list(range(PEBBLES))
        rng.shuffle("bag", bag)
        hands: list[list[int]] = [[] for _ in range(seats)]
        return Well(rng, bag, hands, [0] * seats, list(range(seats)), rounds=options["rounds"])

    def next_step(self, well: Well) -> Script[None] | None:
        if well.round >= well.rounds or not well.order:
            return None
        return bid(well) if well.turn < 0 else turn(well, well.order[well.turn], self.rules_version)

    def in_play(self, well: Well, seat: int) -> bool:
        return seat in well.order

    def abandon(self, well: Well, seat: int) -> None:
        at = well.order.index(seat)
        well.order.remove(seat)
        well.turn -= 0 <= at < well.turn
        if well.turn >= len(well.order):
            well.turn, well.round = -1, well.round + 1

    def quiet(self, question: Question) -> Option:
        return question.options[0]

    def reshuffle(self, well: Well) -> None:
        well.rng.shuffle("bag", well.bag)

    def imagine(self, well: Well, seat: int | None, rng: Rng, asked: list[Question]) -> None:
        others = [hand for owner, hand in enumerate(well.hands) if owner != seat]
        pool = well.bag + [pebble for hand in others for pebble in hand]
        rng.shuffle("pebbles", pool)
        for hand in others:
            hand[:] = [pool.pop() for _ in hand]
        well.bag = pool
        for question in asked:
            if question.kind == "favour":
                question.options = tuple(favours(well, question.seat))

    def view(self, well: Well, seat: int | None) -> View:
        return {
            "scores": well.scores.copy(),
            "order": well.order.copy(),
            "turn": well.turn,
            "round": well.round,
            "bag": len(well.bag),
            "pebbles": [len(hand) for hand in well.hands],
            "hand": None if seat is None else well.hands[seat].copy(),
        }

    def facts(self, well: Well, question: Question) -> dict[Option, Facts]:
        points = {"take": self.rules_version, "favour": 2}
        return {option: {"points": points.get(str(option), 0)} for option in question.options}

    def why_not(self, well: Well, question: Question) -> dict[Option, Facts]:
        missing = {"draw", "dive", "favour"} - set(question.options) if question.kind == "deed" else set()
        return {option: {"rule": f"toy.{option}"} for option in missing}

    def result(self, well: Well) -> list[Facts]:
        seats = sorted(range(len(well.scores)), key=lambda seat: -well.scores[seat])
        return [{"rank": rank, "seat": seat, "total": well.scores[seat]} for rank, seat in enumerate(seats, 1)]

    def dump(self, well: Well) -> Facts:
        return {
            "rng": [well.rng.key, well.rng.counter],
            "bag": well.bag.copy(),
            "hands": [hand.copy() for hand in well.hands],
            **{name: getattr(well, name) for name in ("turn", "round", "rounds", "reveals")},
            "scores": well.scores.copy(),
            "order": well.order.copy(),
        }

    def restore(self, seats: int, options: dict[str, Any], dump: Facts) -> Well:
        fields: dict[str, Any] = {name: list(dump[name]) for name in ("bag", "scores", "order")}
        fields |= {name: dump[name] for name in ("turn", "round", "rounds", "reveals")}
        return Well(rng=Rng(*dump["rng"]), hands=[list(hand) for hand in dump["hands"]], **fields)


def begin(seats: int = 2, seed: int = 1, version: int = 1, **options: Any) -> Any:
    """A new play of the toy."""
    return Toy(version).new(seats, seed, options)
