"""Counts: from positions on tiny boards exactly so many positions follow. Depths 1 and 2 were reckoned by hand."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from halftrack.games.great_race.game import GREAT_RACE
from halftrack.games.great_race.state import BIVOUAC, CHOOSING, PLANNING, Race
from tests.games.great_race.table import crew, race
from tests.support.counts import play_from, positions


class Position(NamedTuple):
    """A table, how many positions follow after 1, 2, 3, ... answers; why so many after one, and then, one by one."""

    lay: Callable[[], Race]
    counts: tuple[int, ...]
    why: str
    then: str


POSITIONS = {
    "a full crew in the start city": Position(
        lambda: race(crew(), on="tiny-road", bag=("p1", "p2", "p1d1")),
        (3, 4, 116, 631, 1626),
        "pass, repair, drive: the tank is full and the hand empty",
        "a confirmation, a confirmation, two ways to drive",
    ),
    "petrol in a city": Position(
        lambda: race(crew(petrol=2, francs=35), on="tiny-road", bag=("p1", "p2s")),
        (6, 13, 128, 1317, 5308),
        "pass, 1 to 3 levels at 10 F out of 35 F, repair, drive",
        "1; three choices each after buying; 1; stay or 2a",
    ),
    "petrol outside": Position(
        lambda: race(crew(at="2a", petrol=0, francs=70, engine=3), on="tiny-road", laid={"2a": "p1"}),
        (6, 13, 130, 1313, 5453),
        "pass, 1 to 3 levels at 20 F out of 70 F, repair, drive",
        "1; three choices each after buying; done or an engine level for 40 F; a drive of nothing",
    ),
    "all plan": Position(
        lambda: race(crew(), crew("italian"), on="tiny-road", phase=PLANNING),
        (56, 3136, 13166),
        "5 assistants over 4 boxes: 8 over 3",
        "56 for the other crew too",
    ),
    "the bivouac": Position(
        lambda: race(
            crew(), crew("italian"), crew("belgian"), on="tiny-road", phase=BIVOUAC,
            deck=("guide", "militia", "guide", "toolbox", "driver"),
        ),
        (3, 7, 122, 6832),
        "four cards for three crews lie open, two of them alike",
        "after a guide three kinds are left, else two",
    ),
    "crews are chosen": Position(
        lambda: race(crew(), crew(), crew(), on="tiny-road", phase=CHOOSING, fifth=True),
        (5, 20, 60, 3360),
        "five crews with module fifth",
        "four are left",
    ),
    "a full hand": Position(
        lambda: race(
            crew(
                hand=("jerrycan", "saboteur", "driver", "financial", "guide", "militia"), petrol=4, francs=0, funding=2
            ),
            crew("italian", "2a", mechanics=0, security=1, hand=("militia",)),
            on="tiny-road", laid={"2a": "p1x"}, bag=("p3", "p1"), deck=("toolbox", "guide"),
        ),
        (8, 26, 84, 294, 1681),
        "pass, jerrycan, saboteur, driver, financial, repair, drive, funding; guide and militia wait for their moment",
        "1; 7 with a full tank; three answers of the enemy; stay, jerrycan, 2a; 7; 1; stay, jerrycan, 2a; 1",
    ),
    "a drive over known tiles": Position(
        lambda: race(
            crew(hand=("guide", "jerrycan"), petrol=5), on="tiny-diamond",
            laid={"2a": "p1", "2b": "p1s", "3a": "p2d1", "4a": "p1x"}, bag=("p1d2", "p2"), deck=("driver", "guide"),
        ),
        (5, 12, 25, 272, 2428),
        "pass, 1 level at 10 F, jerrycan, repair, drive",
        "1; pass, repair, drive; the same; 1; stay, jerrycan, 2a, 2b",
    ),
    "tiles to place": Position(
        lambda: race(
            crew(mechanics=0, pathfinder=2, at="2b"), on="tiny-diamond", laid={"2b": "p1"}, bag=("p1", "p2d1s", "p3x"),
            deck=("militia",),
        ),
        (3, 6, 64, 410, 1244),
        "pass, place tiles, draw card: the tank is full",
        "1; two faces; three choices of the next sequence, for what was drawn is final",
    ),
    "a guard's work": Position(
        lambda: race(
            crew(at="West", mechanics=0, security=2), crew("italian", "3a"), on="tiny-east",
            laid={"2a": "p1", "3a": "p1", "1b": "p1", "2b": "p3"}, bag=("p2",),
        ),
        (2, 4, 6, 15, 142, 6399),
        "pass, discard a tile",
        "1; three tiles, for on 3a there stands a vehicle",
    ),
    "an enemy is met": Position(
        lambda: race(
            crew(hand=("saboteur", "saboteur"), engine=1, chassis=3),
            crew("italian", security=1, hand=("jerrycan", "guide"), engine=3, chassis=2),
            on="tiny-road", bag=("p1",),
        ),
        (4, 8, 21, 47, 222),
        "pass, saboteur (two alike are one option), repair, drive",
        "1; let it happen or a guard; done, engine or chassis; stay or 2a",
    ),
    "a con artist of the German box": Position(
        lambda: race(
            crew(hand=("con artist", "trail hunter")), on="tiny-diamond", edition="de",
            laid={"2a": "p1", "2b": "p1s", "3a": "p2d1"}, bag=("p1d2", "p2"),
        ),
        (5, 11, 136, 906, 2885),
        "pass, trail hunter, con artist, repair, drive",
        "1; three connected tiles; three tiles; 1; stay, 2a, 2b",
    ),
    "lanes": Position(
        lambda: race(
            crew(at="Harbour", hand=("transport", "transport"), francs=40, petrol=6), on="tiny-lanes",
            laid={"2a": "p1"}, bag=("p2",), deck=("driver", "guide", "militia"),
        ),
        (3, 7, 14, 242, 1703),
        "pass, repair, drive: transport is no card before an assistant",
        "1; 1; stay, North, 2a, by sea and by air",
    ),
    "leaders": Position(
        lambda: race(
            crew(leader="french", mechanics=1, security=1), crew("italian", leader="italian", engine=3, francs=60),
            on="tiny-diamond", leaders=True, laid={"2a": "p1"}, bag=("p1", "p2", "p1", "p3s"),
        ),
        (5, 8, 25, 52, 181, 3525),
        "pass, Delatour, repair, drive, discard the tile on 2a",
        "1; two faces; 1; stay, 2a, 2b; 1 for the only tile",
    ),
    "a hand over its limit": Position(
        lambda: race(
            crew(mechanics=0, pathfinder=1, chassis=2, petrol=3, francs=0, hand=("jerrycan", "militia")),
            on="tiny-road", deck=("toolbox", "toolbox"), bag=("p1", "p1d1"),
        ),
        (4, 10, 15, 39, 802),
        "pass, jerrycan, place tiles, draw card",
        "1; pass, place, draw; two faces; toolbox, militia, jerrycan thrown away or used",
    ),
    "the last steps": Position(
        lambda: race(
            crew(at="4a", petrol=2, francs=100), crew("italian", "Midway", petrol=3, mechanics=2), on="tiny-road",
            laid={"4a": "p1d1"}, bag=("p2", "p1"), deck=("driver",),
        ),
        (7, 17, 40, 134, 493),
        "pass, 4 levels at 20 F, repair, drive",
        "1; three choices each after buying; 1; stay, Midway, South",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_exactly_so_many_positions_follow(name: str) -> None:
    position = POSITIONS[name]
    for depth, count in enumerate(position.counts, start=1):
        table = position.lay()
        assert positions(play_from(GREAT_RACE, table, table.box.seats), depth) == count, (
            f"depth {depth}: {position.why}"
        )
