"""Who sits down: a bot by its name, and after a colon the roll-outs that it may make a decision, as `navigator:8`."""

from halftrack import bots


def sit_down(player: str, game: str, seed: int | str) -> bots.Bot:
    """Make the bot of a seat; the same seed and roll-outs, the same decisions."""
    name, colon, rollouts = player.partition(":")
    bot = bots.load(name, game, seed)
    if colon:
        if not rollouts.isascii() or not rollouts.isdigit() or int(rollouts) < 1:
            raise bots.UnknownBot(f"{player!r}: after the colon stands a number of roll-outs, as in navigator:8")
        if not hasattr(bot, "rollouts"):
            raise bots.UnknownBot(f"{player!r}: the bot {name!r} makes no roll-outs")
        bot.rollouts = int(rollouts)
    return bot


def searches(player: str, game: str) -> bool:
    """Whether it looks ahead, and so needs more than a moment."""
    return hasattr(sit_down(player, game, 0), "rollouts")
