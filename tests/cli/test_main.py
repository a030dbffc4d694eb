"""The entry point."""

from click.testing import CliRunner

from halftrack import __version__
from halftrack.cli.main import COMMANDS, main


def test_help_names_every_command() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert result.exit_code == 0
    assert all(name in result.output for name in COMMANDS)


def test_version() -> None:
    assert __version__ in CliRunner().invoke(main, ["--version"]).output


def test_an_unknown_command_is_answered_not_traced() -> None:
    result = CliRunner().invoke(main, ["drive"])
    assert result.exit_code == 2
    assert "No such command" in result.output
