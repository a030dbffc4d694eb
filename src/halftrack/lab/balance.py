"""The bands within which The Great Race is in balance: what each asks for, what was measured, whether it holds."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from halftrack.games.great_race.board import load_board
from halftrack.lab import measures, summary
from halftrack.lab.cells import CREWS, DUELS, OPPONENTS, RACES, Cell
from halftrack.lab.measures import Measure
from halftrack.lab.watching import BOXES, GAUGES

Outcomes = list[dict[str, Any]]
Played = Mapping[Cell, Outcomes]

DUEL_BANDS = dict(zip(DUELS, (0.95, 0.75, 0.55, 0.65, 0.55), strict=True))
SOLO_BANDS = dict(zip(OPPONENTS, ((0.65, 0.85), (0.45, 0.65), (0.25, 0.45), (0.10, 0.25)), strict=True))
SEAT_BAND, LEADER_BAND = 0.04, 0.05  # on both sides of an even share
MEDIAN_TURNS, MOST_TURNS, TURNS_APART = (6, 9), 13, 2
LANES, LEAST_BOX, LEAST_VISITED = (0.15, 0.60), 0.08, 0.01
VISIBLE = 0.5  # levels of a gauge by which the two directions of a board must differ at the end


class Band(NamedTuple):
    """One demand: what was measured, thing by thing, should lie within it."""

    about: str
    where: str
    low: float
    high: float
    found: dict[str, Measure]
    percent: bool = True

    @property
    def holds(self) -> bool:
        """Whether every value lies within."""
        return all(self.low <= one.value <= self.high for one in self.found.values())

    @property
    def certain(self) -> bool:
        """Whether more games would hardly change that."""
        if self.holds:
            return all(self.low <= one.low and one.high <= self.high for one in self.found.values())
        return any(one.high < self.low or one.low > self.high for one in self.found.values())


def bands(played: Played) -> list[Band]:
    """Every band of which there are games."""
    makers = (seats, leaders, medians, tails, directions, ends, lanes, boxes, cities, duels, solo)
    return [band for maker in makers for band in maker(good(played))]


def good(played: Played) -> dict[Cell, Outcomes]:
    """The games that came to an end, of cells that have any."""
    ended = {cell: [outcome for outcome in outcomes if outcome["places"]] for cell, outcomes in played.items()}
    return {cell: outcomes for cell, outcomes in ended.items() if outcomes}


def races(played: Played, crews: int | None = None) -> Iterator[tuple[Cell, Outcomes]]:
    """The cells of whole tables."""
    for cell, outcomes in played.items():
        if cell.kind == "race" and crews in (None, cell.tournament.seats):
            yield cell, outcomes


def way(cell: Cell) -> str:
    """A cell in words."""
    return f"{cell.board}, from {cell.start}, {cell.tournament.seats} × {cell.what}"


def shares(outcomes: Outcomes, key: Callable[[dict[str, Any], int], str]) -> dict[str, Measure]:
    """The win rate by whatever the key says of a seat."""
    rates = summary.wins(outcomes, key)
    return {name: Measure(row["rate"], row["low"], row["high"], int(row["games"])) for name, row in rates.items()}


def seats(played: Played) -> Iterator[Band]:
    """The place in the first turn order decides little."""
    for cell, outcomes in races(played, 4):
        even = 1 / cell.tournament.seats
        yield Band("wins by seat", way(cell), even - SEAT_BAND, even + SEAT_BAND, shares(outcomes, summary.place))


def leaders(played: Played) -> Iterator[Band]:
    """No leader is the one to take."""
    for crews in CREWS:
        for cell, outcomes in races(played, crews):
            even = 1 / crews
            found = shares(outcomes, summary.crew)
            yield Band("wins by leader", way(cell), even - LEADER_BAND, even + LEADER_BAND, found)


def turns(outcomes: Outcomes, part: float) -> Measure:
    return measures.quantile((outcome["turns"] for outcome in outcomes), part)


def medians(played: Played) -> Iterator[Band]:
    """An evening, not a night."""
    for cell, outcomes in races(played, 4):
        yield Band("median of turns", way(cell), *MEDIAN_TURNS, {"turns": turns(outcomes, 0.5)}, percent=False)


def tails(played: Played) -> Iterator[Band]:
    """Nor do unlucky races drag on."""
    for cell, outcomes in races(played, 4):
        found = {"turns": turns(outcomes, 0.95)}
        yield Band("95th percentile of turns", way(cell), 0, MOST_TURNS, found, percent=False)


def both_ways(played: Played) -> Iterator[tuple[str, list[Outcomes]]]:
    """The two directions of each board, four crews of one level each."""
    found: dict[tuple[str, str], list[Outcomes]] = {}
    for cell, outcomes in races(played, 4):
        found.setdefault((cell.board, cell.what), []).append(outcomes)
    for (board, player), two in found.items():
        if len(two) == 2:
            yield f"{board}, 4 × {player}", two


def directions(played: Played) -> Iterator[Band]:
    """Neither way is a much longer race."""
    for where, (there, back) in both_ways(played):
        gap = measures.difference(turns(there, 0.5), turns(back, 0.5))
        yield Band("turns between the directions", where, -TURNS_APART, TURNS_APART, {"turns": gap}, percent=False)


def ends(played: Played) -> Iterator[Band]:
    """But the vehicles arrive in another state: in some gauge at least half a level apart."""
    for where, two in both_ways(played):
        there, back = (end_levels(outcomes) for outcomes in two)
        if not there or not back:
            continue
        gaps = {gauge: measures.difference(there[gauge], back[gauge]) for gauge in GAUGES}
        gauge = max(GAUGES, key=lambda gauge: abs(gaps[gauge].value))
        gap = gaps[gauge] if gaps[gauge].value >= 0 else measures.difference(back[gauge], there[gauge])
        yield Band("state at the end, between the directions", where, VISIBLE, 7, {gauge: gap}, percent=False)


def end_levels(outcomes: Outcomes) -> dict[str, Measure]:
    """The mean of each gauge, over the vehicles that arrived."""
    arrived = [end for outcome in outcomes for end in outcome["told"]["end"] if end]
    return {gauge: measures.mean(end[gauge] for end in arrived) for gauge in GAUGES} if arrived else {}


def by_board(played: Played) -> Iterator[tuple[str, str, Outcomes]]:
    """All races of one level on one board."""
    for player, board in product(RACES, dict.fromkeys(cell.board for cell in played)):
        found = [
            outcome for cell, outcomes in races(played) if (cell.what, cell.board) == (player, board)
            for outcome in outcomes
        ]  # fmt: skip
        if found:
            yield board, player, found


def share_of_games(outcomes: Outcomes, happened: Callable[[dict[str, Any]], bool]) -> Measure:
    return measures.rate(sum(map(happened, outcomes)), len(outcomes))


def lanes(played: Played) -> Iterator[Band]:
    """Lanes are neither for nobody nor for everybody."""
    for board, player, outcomes in by_board(played):
        found = {"any lane": share_of_games(outcomes, lambda outcome: any(outcome["told"].get("lanes", ())))}
        yield Band("races with a lane", f"{board}, {player}", *LANES, found)


def boxes(played: Played) -> Iterator[Band]:
    """Every box of the dashboard is worth its assistants."""
    for board, player, outcomes in by_board(played):
        found = {box: measures.mean(share_of_box(outcome, box) for outcome in outcomes) for box in BOXES}
        yield Band("share of the assistants", f"{board}, {player}", LEAST_BOX, 1, found)


def share_of_box(outcome: dict[str, Any], box: str) -> float:
    planned: Iterable[dict[str, int]] = outcome["told"].get("boxes", [])
    return sum(seat.get(box, 0) for seat in planned) / max(1, sum(sum(seat.values()) for seat in planned))


def cities(played: Played) -> Iterator[Band]:
    """No city lies out of the world."""
    for board, player, outcomes in by_board(played):
        yield Band("races that visit a city", f"{board}, {player}", LEAST_VISITED, 1, visits(board, outcomes))


def visits(board: str, outcomes: Outcomes) -> dict[str, Measure]:
    """In how many races each city between the ends is entered."""
    chart = load_board(board)
    names = [chart.spaces[city] for city in chart.cities if city not in chart.ends]
    entered = [set().union(*outcome["told"]["spaces"]) for outcome in outcomes]
    return {name: measures.rate(sum(name in spaces for spaces in entered), len(outcomes)) for name in names}


def duels(played: Played) -> Iterator[Band]:
    """Each level is worth its name."""
    for pair, least in DUEL_BANDS.items():
        what = " > ".join(pair)
        outcomes = [one for cell, all_ in played.items() if (cell.kind, cell.what) == ("duel", what) for one in all_]
        if outcomes:
            won = sum(outcome["wins"][outcome["sitting"].index(pair[0])] for outcome in outcomes)
            yield Band("duels", what, least, 1, {what: measures.rate(won, len(outcomes))})


def solo(played: Played) -> Iterator[Band]:
    """The Torpedo grows from an opponent to learn with into one to fear."""
    for opponent, band in SOLO_BANDS.items():
        for cell, outcomes in played.items():
            if (cell.kind, cell.what) == ("solo", opponent):
                won = measures.rate(sum(outcome["wins"][0] for outcome in outcomes), len(outcomes))
                where = f"{opponent}; {cell.board}, from {cell.start}"
                yield Band("solo, Driver", where, *band, {"won": won})


def report(played: Played, where: Mapping[str, str]) -> dict[str, Any]:
    """All of it, as JSON."""
    return {
        "where": dict(where),
        "games": sum(map(len, played.values())),
        "bands": [
            {
                "about": band.about, "where": band.where, "low": band.low, "high": band.high, "holds": band.holds,
                "certain": band.certain, "measured": {name: one._asdict() for name, one in band.found.items()},
            }
            for band in bands(played)
        ],
        "cells": {
            cell.name: {"kind": cell.kind, "what": cell.what, "asked for": cell.games}
            | summary.summary(cell.tournament, outcomes)
            for cell, outcomes in played.items()
        },
    }  # fmt: skip
