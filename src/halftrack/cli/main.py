"""The entry point: `halftrack COMMAND`."""

import importlib

import click

from halftrack import __version__

# Commands are imported when they are called, so that `halftrack play` starts at once.
COMMANDS = {
    "backup": "Copy the server's database while it is in use.",
    "bench": "Measure the speed of engine, bots and reload.",
    "board": "Draw a board.",
    "doctor": "Replay all races of the server's database.",
    "lab": "Let bots play tournaments, and report what they tell.",
    "play": "Play in the terminal, alone against bots or with friends at one keyboard.",
    "replay": "Show a recorded race, answer by answer, or verify it.",
    "rules": "Read the rules, whole or by tag.",
    "serve": "Serve tables to browsers and programs.",
    "simulate": "Let bots play many races and count what happened.",
    "solo": "Race against René Estienne, race after race: a campaign with a passport.",
}


class Commands(click.Group):
    """The commands by name, each from the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name every command, without importing any."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(importlib.import_module(f"halftrack.cli.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their one line of help."""
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="halftrack")
def main() -> None:
    """Board games in the terminal: The Great Race and Gumball Rally."""
