"""What a tournament tells, as JSON: length, points, wins, use of everything, and luck."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from statistics import median
from typing import Any

from halftrack.lab import measures
from halftrack.lab.elo import Pair, pairs_of, ratings
from halftrack.lab.tournaments import Tournament

Outcomes = list[dict[str, Any]]
Share = dict[str, float]
USES = ("cards", "lanes", "boxes", "actions", "spaces")


def summary(tournament: Tournament, outcomes: Outcomes) -> dict[str, Any]:
    """All figures of a tournament."""
    good = [outcome for outcome in outcomes if outcome["places"]]
    return {
        "game": tournament.game,
        "bots": list(tournament.bots),
        "seats": tournament.seats,
        "seed": tournament.seed,
        "options": tournament.options,
        "planned": sum(1 for _ in tournament.matches()),
        "games": len(good),
        "failed": [failed(outcome) for outcome in outcomes if outcome["failure"]],
        "elo": {name: rating._asdict() for name, rating in ratings(compared(outcomes), tournament.seed).items()},
        "duels": duels(outcomes),
        "turns": spread(outcome["turns"] for outcome in good),
        "answers": spread(outcome["answers"] for outcome in good),
        "points": {name: spread(points) for name, points in points_by_bot(good).items()},
        "wins by bot": wins(good, lambda outcome, seat: str(outcome["sitting"][seat])),
        "wins by place in the first turn": wins(good, place),
        "wins by crew": wins(good, crew),
        "times": times(outcomes),
        "use": {name: use(good, name) for name in USES if any(name in outcome["told"] for outcome in good)},
        "luck": luck(good),
    }


def failed(outcome: dict[str, Any]) -> dict[str, Any]:
    """A game without a result: the seat at fault, and the reason."""
    return {"game": outcome["number"], "at fault": outcome["at_fault"], "reason": outcome["failure"]}


def compared(outcomes: Outcomes) -> list[list[Pair]]:
    """Every game as pairs; who is at fault has lost to all others, who are not compared."""
    games = []
    for outcome in outcomes:
        sitting, fault = outcome["sitting"], outcome["at_fault"]
        if outcome["places"]:
            games.append(pairs_of(sitting, outcome["places"]))
        elif fault is not None:
            others = [name for seat, name in enumerate(sitting) if seat != fault and name != sitting[fault]]
            games.append([(sitting[fault], name, 0.0) for name in others])
    return [game for game in games if game]


def spread(values: Iterable[float]) -> dict[str, float]:
    """Mean, median and the tails."""
    ordered = sorted(values)
    if not ordered:
        return {}
    at = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 3), "median": median(ordered), "5 %": ordered[round(0.05 * at)],
        "95 %": ordered[round(0.95 * at)], "least": ordered[0], "most": ordered[-1],
    }  # fmt: skip


def points_by_bot(good: Outcomes) -> dict[str, list[float]]:
    """The points of those that got any, bot by bot."""
    found: dict[str, list[float]] = {}
    for outcome in good:
        for name, points in zip(outcome["sitting"], outcome["points"], strict=True):
            if points is not None:
                found.setdefault(name, []).append(points)
    return found


def place(outcome: dict[str, Any], seat: int) -> str:
    """Where a seat stood in the turn order, or in the line, as the race began."""
    return str(1 + (seat - outcome["first"]) % len(outcome["sitting"]))


def crew(outcome: dict[str, Any], seat: int) -> str:
    """Whose crew a seat had chosen; nothing where a game has no crews."""
    return str(outcome["told"]["crews"][seat]) if "crews" in outcome["told"] else ""


def wins(good: Outcomes, key: Callable[[dict[str, Any], int], str]) -> dict[str, Share]:
    """The win rate by whatever the key says of a seat, with its 95 % interval."""
    found: dict[str, list[float]] = {}
    for outcome in good:
        for seat in range(len(outcome["sitting"])):
            found.setdefault(key(outcome, seat), []).append(outcome["wins"][seat])
    return {name: rate(sum(shares), len(shares)) for name, shares in sorted(found.items()) if name}


def rate(wins: float, games: int) -> Share:
    """A rate with its 95 % interval, as JSON knows it."""
    share = measures.rate(wins, games)
    return {"rate": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4), "games": games}


def duels(outcomes: Outcomes) -> dict[str, Share]:
    """How often each bot ended before each other."""
    shares: dict[tuple[str, str], list[float]] = {}
    for game in compared(outcomes):
        for one, other, share in game:
            shares.setdefault((one, other), []).append(share)
            shares.setdefault((other, one), []).append(1 - share)
    return {f"{one} > {other}": rate(sum(won), len(won)) for (one, other), won in sorted(shares.items())}


def times(outcomes: Outcomes) -> dict[str, Share]:
    """Milliseconds a decision, on average and at worst."""
    found: dict[str, list[float]] = {}
    for outcome in outcomes:
        rows = zip(outcome["sitting"], outcome["times"], outcome["slowest"], strict=True)
        for name, (decisions, spent), slowest in rows:
            sums = found.setdefault(name, [0.0, 0.0, 0.0])
            sums[0] += decisions
            sums[1] += spent
            sums[2] = max(sums[2], slowest)
    return {
        name: {"decisions": sums[0], "mean": round(sums[1] / max(1.0, sums[0]), 3), "most": round(sums[2], 3)}
        for name, sums in sorted(found.items())
    }


def use(good: Outcomes, name: str) -> dict[str, Share]:
    """How often a thing was used: its share of all, and the share of games in which it occurred."""
    total: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for outcome in good:
        seats = outcome["told"].get(name, [])
        total.update(sum((Counter(seat) for seat in seats), Counter()))
        games.update({thing for seat in seats for thing, count in seat.items() if count})
    everything = sum(total.values())
    return {
        thing: {"count": count, "share": round(count / everything, 4), "games": round(games[thing] / len(good), 4)}
        for thing, count in total.most_common()
    }


def luck(good: Outcomes) -> dict[str, Any]:
    """How much of the result the tiles explain; and who wins when the same deck is replayed with the seats permuted."""
    points = [
        (drawn - sum(known) / len(known), outcome["wins"][seat] - 1 / len(outcome["sitting"]))
        for outcome in good
        if len(known := [draw for draw in outcome["told"].get("draws", []) if draw is not None]) > 1
        for seat, drawn in enumerate(outcome["told"]["draws"])
        if drawn is not None
    ]
    groups = list(replays(good))
    same_seat = sum(len({winner(outcome) for outcome in group}) == 1 for group in groups)
    same_bot = sum(len({outcome["sitting"][winner(outcome)] for outcome in group}) == 1 for group in groups)
    return {
        "r2 of tile draws": round(measures.r_squared(points), 4),
        "draws": len(points),
        "decks replayed": len(groups),
        "won by the same seat whoever sat there": round(same_seat / len(groups), 4) if groups else None,
        "won by the same bot wherever it sat": round(same_bot / len(groups), 4) if groups else None,
    }


def winner(outcome: dict[str, Any]) -> int:
    """The first of the best seats."""
    return int(outcome["places"].index(min(outcome["places"])))


def replays(good: Outcomes) -> Iterator[Outcomes]:
    """The games of one deck and one choice of bots, where all seatings were played."""
    groups: dict[tuple[str, ...], Outcomes] = {}
    for outcome in good:
        groups.setdefault((outcome["seed"], *sorted(outcome["sitting"])), []).append(outcome)
    return (group for group in groups.values() if len(group) == len(group[0]["sitting"]))
