"""Many races of bots."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from halftrack import bots
from halftrack.bots.random import Random
from halftrack.cli import simulate as module
from halftrack.cli.main import main
from halftrack.engine import Option, Play

FEW = ("--games", "6", "--bots", "sensible,random")


def simulate(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "great-race", *words])


def figures(*words: str) -> dict[str, Any]:
    result = simulate(*words, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_every_race_has_one_winner_and_the_seats_move_round() -> None:
    told = figures(*FEW, "--workers", "1")
    assert told["games"] == 6
    assert sum(row["wins"] for row in told["bots"].values()) == 6
    assert told["bots"]["sensible"]["seats"] == told["bots"]["random"]["seats"] == 6
    assert told["failed"] == []


def test_each_bot_sits_on_each_seat_in_turn() -> None:
    job = module.Job("gumball-rally", 1, range(5), ("sensible", "sensible", "random", "random"), {})
    sitting = ["".join(name[0] for name in outcome.sitting) for outcome in module.run(job)]
    assert sitting == ["ssrr", "srrs", "rrss", "rssr", "ssrr"]


def test_who_is_level_shares_the_win() -> None:
    ranking = [{"seat": seat, "rank": rank, "total": 5} for seat, rank in ((1, 1), (2, 1), (0, 3))]
    told = module.summary([module.Outcome(0, ["sensible", "sensible", "random"], ranking)])
    assert {name: row["wins"] for name, row in told["bots"].items()} == {"sensible": 0.5, "random": 0.5}
    assert told["wins by seat"] == [0, 0.5, 0.5]


def test_who_crosses_alone_has_won_only_in_time() -> None:
    words = ["simulate", "great-race-solo", "--games", "6", "--alone", "--workers", "1", "--json", "--bots"]
    rates = [json.loads(CliRunner().invoke(main, [*words, bot]).stdout)["bots"][bot] for bot in ("random", "driver")]
    assert rates[0]["wins"] == 0
    assert rates[1]["wins"] > 0


def test_the_same_seed_gives_the_same_figures_with_any_number_of_workers() -> None:
    assert figures(*FEW, "--workers", "1") == figures(*FEW, "--workers", "2")
    assert figures(*FEW, "--workers", "1", "--seed", "2") != figures(*FEW, "--workers", "1")


def test_the_sensible_bot_beats_random_ones() -> None:
    told = figures("--games", "10", "--bots", "sensible,random,random", "--workers", "1")
    assert told["bots"]["sensible"]["wins"] >= 9


def test_without_json_there_is_a_table() -> None:
    output = simulate(*FEW, "--workers", "1").output
    assert "win rate" in output
    assert "6 races" in output


def test_a_bot_that_fails_costs_its_race_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty(Random):
        def decide(self, play: Play[Any], seat: int) -> Option:
            if play.seed == "1/3":
                raise ZeroDivisionError("no wheels")
            return super().decide(play, seat)

    monkeypatch.setattr(bots, "load", lambda name, game, seed: Faulty(seed))
    told = figures("--games", "5", "--bots", "random,random", "--workers", "1")
    assert told["games"] == 4
    assert told["failed"] == [{"game": 3, "reason": "ZeroDivisionError: no wheels"}]


def test_an_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    run = module.run

    def interrupted(job: module.Job) -> list[module.Outcome]:
        if job.numbers.start:
            raise KeyboardInterrupt
        return run(job)

    monkeypatch.setattr(module, "run", interrupted)
    assert figures("--games", "25", "--bots", "sensible,sensible", "--workers", "1")["games"] == 10


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "nobody,random"), "no bot is called 'nobody'"),
        (("--bots", "random"), "2 to 4 crews"),
        (("--games", "0"), "0"),
        (("--board", "atlantis"), "atlantis"),
    ],
)
def test_a_wrong_setup_is_told(words: tuple[str, ...], complaint: str) -> None:
    result = simulate(*words)
    assert result.exit_code == 2
    assert complaint in result.output
