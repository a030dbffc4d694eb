"""What a table of a game may be like, for a form that knows no game: tried with the game itself."""

from collections.abc import Mapping
from functools import cache

from halftrack import bots, games
from halftrack.games.choices import Choice
from halftrack.server.bodies import ChoiceInfo, GameInfo, SeatsInfo

MOST_SEATS = 8


@cache
def game_info(name: str) -> GameInfo:
    """The game, who plays it, how many can, and its options."""
    choices = games.choices(name)
    seats = [info for count in range(1, MOST_SEATS + 1) if (info := seats_info(name, count)) is not None]
    offered = [choice_info(each, choices) for each in choices]
    return GameInfo(name, games.load(name).rules_version, bots.of_game(name), bots.usual(name), seats, offered)


def seats_info(name: str, count: int) -> SeatsInfo | None:
    """So many seats as they are, or with one switch turned; None where that does not do either."""
    if games.takes(name, count):
        return SeatsInfo(count, {})
    switches = [
        (each, choice.default) for each, choice in games.choices(name).items() if isinstance(choice.default, bool)
    ]
    turned = ({each: not default} for each, default in switches)
    return next((SeatsInfo(count, options) for options in turned if games.takes(name, count, **options)), None)


def choice_info(name: str, choices: Mapping[str, Choice]) -> ChoiceInfo:
    choice = choices[name]
    if not choice.by:
        return ChoiceInfo(name, choice.default, list(choice.listed(None)), None, {})
    cases = {each: list(choice.listed(each)) for each in choices[choice.by].listed(None)}
    return ChoiceInfo(name, choice.default, [], choice.by, cases)
