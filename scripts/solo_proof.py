"""The proofs of the solo race: difficulty by deck and board, campaigns to the legend, campaigns killed at random.

`python -m scripts.solo_proof difficulty|campaigns|kills [NUMBER]` writes docs/proof/solo-*.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from halftrack.bots.great_race import Driver
from halftrack.bots.great_race.road import Toll
from halftrack.bots.great_race.worth import Thrift
from halftrack.cli.bench import where
from halftrack.games.great_race.board import board_names
from halftrack.games.great_race.solo import campaign as campaigns
from halftrack.games.great_race.solo import passport
from halftrack.games.great_race.solo.campaign import Campaign
from halftrack.games.great_race.solo.game import SOLO
from tests.cli.test_solo import assert_survives

PROOF = Path(__file__).parent.parent / "docs" / "proof"
LADDER = "sensible"
RACES = 500
CAMPAIGNS = 20
KILLS = 200
MOST = 200
FAR = 1_000.0
AIMS = ("landsman", "treasurer", "reserve")
SAVING, HALF_A_TANK = 1.6, 3.5
STARTS = {
    "sahara": "Colomb-Béchar", "transvaal": "Cape Town", "llanos": "Caracas", "pampero": "Ushuaia",
    "lion": "Colomb-Béchar", "leopard": "Cape Town", "condor": "Caracas", "puma": "Ushuaia",
}  # fmt: skip
CELLS: dict[str, list[str]] = {
    "level 1": ["--cards", "1"],
    "level 2": ["--cards", "2"],
    "level 3": ["--cards", "3"],
    "level 3, all powers": ["--cards", "3", "--legacy", "--powers", "4"],
}


def simulated(board: str, words: list[str], races: int) -> dict[str, Any]:
    """The report of `halftrack simulate` on one cell."""
    words = ["simulate", SOLO.name, "--games", str(races), "--bots", LADDER, "--board", board, "--json", *words]
    command = [sys.executable, "-c", "from halftrack.cli.main import main; main()", *words]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603
    report: dict[str, Any] = json.loads(told)
    return report


def difficulty(races: int) -> dict[str, Any]:
    """How often the human wins, and in how many turns a race is over."""
    cells = []
    for board in board_names():
        for name, words in CELLS.items():
            report = simulated(board, words, races)
            assert not report["failed"]
            row = {"board": board, "deck": name, "races": report["games"], "turns": report["turns"]}
            cells.append({**row, "human wins": report["bots"][LADDER]["win rate"]})
            print(cells[-1])
    return {"bot": LADDER, "cells": cells}


def wishes(campaign: Campaign) -> dict[str, Any]:
    """What a player of the Legendary way would choose: the board of a page that is still empty."""
    layers = {"deck": True, "legacy": True, "passport": True}
    empty = [name for name in STARTS if (name, passport.LEGENDARY) not in campaign.stamps]
    start = STARTS[empty[0]] if empty else "Ushuaia"
    board = "africa" if start in ("Colomb-Béchar", "Cape Town") else "south-america"
    return {**layers, "board": board, "start": start}


def player(campaign: Campaign) -> Driver:
    """A Driver who aims at the pages that want to be aimed at: by land only, with money, with petrol left."""
    open_pages = [name for name in AIMS if (name, passport.LEGENDARY) not in campaign.stamps]
    return Driver(
        campaign.next_seed,
        Toll(lane=FAR, francs=1 / FAR) if "landsman" in open_pages else None,
        Thrift(rush=SAVING if "treasurer" in open_pages else Thrift().rush,
               spare=HALF_A_TANK if "reserve" in open_pages else Thrift().spare),
    )  # fmt: skip


def to_the_legend(seed: int, most: int = MOST) -> Campaign:
    """A campaign from a new passport to the last stamp."""
    campaign = campaigns.begin(seed)
    while not campaign.is_legendary and campaign.races < most:
        play = SOLO.new(1, campaign.next_seed, campaign.options(wishes(campaign)))
        driver = player(campaign)
        while play.result is None:
            play.answer(0, driver.decide(play, 0))
        campaign = campaigns.after(campaign, play.record())
    return campaign


def legends(count: int) -> dict[str, Any]:
    """Races needed for the whole passport, campaign by campaign."""
    races = [to_the_legend(seed).races for seed in range(count)]
    report = {"bot": "driver", "races needed": races, "median": median(races), "most tried": MOST}
    print(report)
    return report


def kills(count: int) -> dict[str, Any]:
    """A campaign whose program is killed at random moments."""
    begun = monotonic()
    with TemporaryDirectory() as folder:
        races = assert_survives(Path(folder) / "killed.json", count)
    report = {"kills": count, "races finished": races, "races lost": 0, "seconds": round(monotonic() - begun)}
    print(report)
    return report


PROOFS: dict[str, tuple[Callable[[int], dict[str, Any]], int]] = {
    "difficulty": (difficulty, RACES),
    "campaigns": (legends, CAMPAIGNS),
    "kills": (kills, KILLS),
}


def main() -> None:
    """Make the proofs that are named, or all; a number after a name is how many."""
    words = sys.argv[1:] or list(PROOFS)
    for at, name in enumerate(words):
        if name in PROOFS:
            prove, many = PROOFS[name]
            number = words[at + 1] if at + 1 < len(words) else ""
            report = {**where(), **prove(int(number) if number.isdigit() else many)}
            PROOF.mkdir(parents=True, exist_ok=True)
            path = PROOF / f"solo-{name}.json"
            path.write_text(json.dumps(report, ensure_ascii=False, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
