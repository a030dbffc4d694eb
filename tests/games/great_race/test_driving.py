"""Driving: the rules `drive` and `lanes`."""

import pytest

from halftrack.games.great_race.driving import drive
from tests.games.great_race.table import crew, faces_on, place_of, race
from tests.support.rules import rule
from tests.support.scripts import run


@rule("drive.3")
@pytest.mark.parametrize(("petrol", "open_"), [(1, False), (2, True)])
def test_a_laid_tile_is_entered_only_if_its_petrol_can_be_met(petrol: int, open_: bool) -> None:
    driver = crew(at="North", petrol=petrol)
    drives = run(drive(race(driver, laid={"2a": "p2"}), driver))
    assert ("2a" in drives.options) is open_


@rule("drive.4")
def test_a_blind_tile_that_cannot_be_paid_stays_and_the_vehicle_returns() -> None:
    driver = crew(at="North", petrol=2)
    table = race(driver, bag=("p3",))
    drives = run(drive(table, driver), "2a")
    assert drives.over
    assert (place_of(table, driver), driver.petrol, faces_on(table)) == ("North", 2, {"2a": "p3"})
