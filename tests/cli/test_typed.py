"""What a person types at a prompt."""

import pytest

from halftrack.cli.typed import Chosen, Command, Typed, Unclear, understand
from halftrack.locales import Texts

LABELS: dict[str | int, str] = {
    "stay": "stay here",
    "jerrycan": "Jerrycan",
    "7c": "7c",
    "7d": "7d",
    "Colomb-Béchar": "Colomb-Béchar",
}


def read(line: str) -> Typed:
    return understand(line, LABELS, Texts("en", "terminal"))


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("1", "stay"),
        ("3", "7c"),
        (" stay ", "stay"),
        ("Stay Here", "stay"),
        ("jerry", "jerrycan"),
        ("colomb-bechar", "Colomb-Béchar"),
        ("BÉCHAR", "Colomb-Béchar"),
        ("7D", "7d"),
    ],
)
def test_an_option_goes_by_its_number_its_name_or_an_unmistakable_part(line: str, option: str) -> None:
    assert read(line) == Chosen(option)


@pytest.mark.parametrize("line", ["", " ", "0", "6", "99999999999", "-1", "drive", "?!"])
def test_what_means_nothing_is_unclear(line: str) -> None:
    assert read(line) == Unclear([])


def test_what_could_mean_several_options_names_them() -> None:
    assert read("7") == Unclear(["7c", "7d"])


def test_where_options_are_numbers_a_number_is_the_option_itself() -> None:
    labels: dict[str | int, str] = {0: "0", 2: "2"}
    assert understand("2", labels, Texts("en", "terminal")) == Chosen(2)
    assert understand("1", labels, Texts("en", "terminal")) == Unclear([])


@pytest.mark.parametrize(
    ("line", "command"),
    [("?", Command("help", "")), ("undo", Command("undo", "")), ("Rules Drive.3", Command("rules", "drive.3"))],
)
def test_commands(line: str, command: Command) -> None:
    assert read(line) == command


def test_an_option_comes_before_a_command_of_the_same_name() -> None:
    assert understand("table", {"table": "the table"}, Texts("en", "terminal")) == Chosen("table")


def test_enter_takes_the_only_option() -> None:
    assert understand("", {"confirm": "done"}, Texts("en", "terminal")) == Chosen("confirm")
