"""`halftrack solo`: a campaign against René Estienne in the terminal."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from halftrack import bots, games
from halftrack.cli import campaigns, sealed
from halftrack.cli.drawing import Drawing, drawing_of
from halftrack.cli.great_race_solo import deck_grid, powers_grid, powers_told
from halftrack.cli.play import seed_of
from halftrack.cli.setup import ANY_OPTIONS, game_options, new_play, parsed
from halftrack.cli.table import YOU, Table
from halftrack.engine import BrokenRecord, IllegalSetup, Play
from halftrack.games.great_race.solo import passport
from halftrack.games.great_race.solo.campaign import EVOLUTIONS, RANDOM, Campaign
from halftrack.games.great_race.solo.ending import CALLED_OFF, GIVEN_UP, HUMAN_WINS, NOT_BEGUN, TORPEDO_WINS, outcome
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.journey import fair_replay
from halftrack.games.great_race.solo.legacy import COLOURS
from halftrack.locales import FALLBACK, LANGUAGES, TERMINAL, Texts

GAME = SOLO.name
CATALOGUES = (TERMINAL, GAME, "great-race")
LAYERS = ("deck", "legacy", "passport")


class Race(Table):
    """One race of a campaign: it is kept after every answer, a bot's too."""

    def __init__(self, play: Play[Any], who: str, drawing: Drawing, console: Console, diary: campaigns.Diary) -> None:
        self.diary = diary
        super().__init__(play, [who], drawing, console, diary.running_path)

    def go_on(self) -> None:
        """Let the seat decide, and keep what it decided."""
        super().go_on()
        self.save()

    def save(self) -> None:
        """Keep the race in the campaign."""
        self.diary.keep_running(self.play.record())

    def warning(self, seat: int, word: str) -> str:
        """What giving up means in a campaign. [solo.16b]"""
        return self.texts("campaign-give-up-alone" if self.play.options["alone"] else "campaign-give-up", word=word)

    def tell_where(self) -> None:
        """Say how to go on."""
        told = self.texts("campaign-go-on", path=str(self.diary.path))
        self.console.print(told, markup=False, soft_wrap=True)


@click.command(context_settings=ANY_OPTIONS)
@click.option("--campaign", "name", default="solo", show_default=True, help="The campaign's name, or its .json file.")
@click.option("--seed", help="The seed of a new campaign (default: any).")
@click.option("--evolution", type=click.Choice(EVOLUTIONS), default=RANDOM, help="How a new campaign's deck grows.")
@click.option("--show", is_flag=True, help="Only show deck, powers and passport.")
@click.option("--restore", is_flag=True, help="Take the last good copy where a file is damaged.")
@click.option("--bot", help="Let a bot run the races.")
@click.option("--races", type=click.IntRange(1), default=1, help="How many races, one after the other.")
@click.option("--language", type=click.Choice(LANGUAGES), default=FALLBACK, show_default=True)
@game_options
def solo(
    name: str, seed: str | None, evolution: str, show: bool, restore: bool, bot: str | None, races: int, language: str,
    options: tuple[str, ...],
) -> None:  # fmt: skip
    """Begin or go on with a campaign against René Estienne's Torpedo.

    Options of the next race follow as they are: --board south-america --start Ushuaia --leaders --no-legacy --alone.
    """
    console, texts = Console(highlight=False), Texts(language, *CATALOGUES)
    diary = opened(campaigns.path_of(name), seed, evolution, restore, console, texts)
    if not show:
        wishes, who = wished(parsed(options)), checked(bot)
        for _ in range(races):
            if not run_race(diary, wishes, who, console, language):
                return
    show_campaign(console, texts, diary.campaign, name)


def opened(
    path: Path, seed: str | None, evolution: str, restore: bool, console: Console, texts: Texts
) -> campaigns.Diary:
    """Return the campaign of that file, or a new one."""
    if restore:
        for file in (path, campaigns.running_path(path)):
            put_back(file)
    if path.exists():
        return campaigns.read(path)
    if sealed.copy_of(path).exists():
        raise sealed.refused(path, "the file is gone")
    diary = campaigns.new(path, secrets.token_hex(8) if seed is None else seed_of(seed), evolution)
    console.print(texts("campaign-new", path=str(path)), markup=False, soft_wrap=True)
    return diary


def put_back(path: Path) -> None:
    """Take the last good copy of a damaged file."""
    try:
        if sealed.restore(path):
            click.echo(f"{path}: the last good copy is back")
    except ValueError:
        raise click.ClickException(f"{path}: there is no good copy of it") from None


def wished(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a race, all layers on; a crossing alone has no deck and no legacy."""
    layers = {"passport": True} if options.get("alone") is True else dict.fromkeys(LAYERS, True)
    return layers | options


def checked(bot: str | None) -> str:
    """Return who sits at the table."""
    if bot is None:
        return YOU
    try:
        bots.load(bot, GAME, 0)
    except bots.UnknownBot as error:
        raise click.UsageError(str(error)) from None
    return bot


def run_race(diary: campaigns.Diary, wishes: Mapping[str, Any], who: str, console: Console, language: str) -> bool:
    """Run the next race, or the one that is running, and write it down; False if it was interrupted."""
    texts = Texts(language, *CATALOGUES)
    pick_letters(diary, who, console, texts)
    play = resumed(diary, console, texts) or begun(diary, wishes, console, texts)
    if play.result is None:
        Race(play, who, drawing_of(play, language), console, diary).run()
    if play.result is None:
        return False
    return conclude(diary, play, console, texts, who)


def resumed(diary: campaigns.Diary, console: Console, texts: Texts) -> Play[Any] | None:
    """Return the race that was interrupted, as far as it had come."""
    record = diary.running()
    if record is None:
        return None
    try:
        play = fair_replay(record)
    except BrokenRecord as error:
        raise sealed.refused(diary.running_path, str(error)) from None
    if outcome(play.state) == NOT_BEGUN:
        return None
    console.print(texts("campaign-resumed"))
    return play


def begun(diary: campaigns.Diary, wishes: Mapping[str, Any], console: Console, texts: Texts) -> Play[Any]:
    """Return the next race as the campaign deals it."""
    try:
        options = diary.campaign.options(wishes)
    except IllegalSetup as error:
        raise click.UsageError(str(error)) from None
    way = passport.way_of(options) or "none"
    told = {"start": options["start"], "board": options["board"], "way": texts(f"campaign-way-{way}")}
    console.print(texts("campaign-begins", number=diary.campaign.races + 1, **told), style="bold", markup=False)
    if quests := open_quests(texts, diary.campaign, way):
        console.print(texts("campaign-open-quests", quests=quests), style="dim", markup=False)
    console.print(texts("campaign-show", path=str(diary.path)), style="dim", markup=False, soft_wrap=True)
    return new_play(games.load(GAME), 1, diary.campaign.next_seed, options)


def open_quests(texts: Texts, campaign: Campaign, way: str) -> str:
    """The pages of the passport that are still empty that way."""
    names = [name for name in passport.pages(way) if (name, way) not in campaign.stamps]
    return "; ".join(f"{texts(f'quest-{name}')} ({texts(f'quest-{name}.text')})" for name in names)


def conclude(diary: campaigns.Diary, play: Play[Any], console: Console, texts: Texts, who: str) -> bool:
    """Write the finished race down, and tell what it has changed."""
    if outcome(play.state) == NOT_BEGUN:
        console.print(texts("campaign-not-begun"))
        return False
    before = diary.campaign
    diary.add(play.record())
    pick_letters(diary, who, console, texts)
    tell_changes(console, texts, before, diary.campaign, play.options)
    return True


def pick_letters(diary: campaigns.Diary, who: str, console: Console, texts: Texts) -> None:
    """Have the letters picked that are due; a bot takes the first."""
    while letters := diary.campaign.open_letters:
        shown = " ".join(letters)
        told = console.input(texts("campaign-pick", letters=shown) + " ") if who == YOU else letters[0]
        letter = told.strip().upper()
        if letter in letters:
            diary.pick(letter)
        else:
            console.print(texts("campaign-pick-wrong", letter=letter or "–", letters=shown), markup=False)


def tell_changes(console: Console, texts: Texts, before: Campaign, now: Campaign, options: Mapping[str, Any]) -> None:
    """Tell who has won, what was stamped, and how the Torpedo has grown."""
    ended = now.outcomes[-1]
    failed = options["alone"] and ended in (CALLED_OFF, GIVEN_UP)
    console.print(texts("campaign-outcome-failed" if failed else f"campaign-outcome-{ended.replace(' ', '-')}"))
    stamped = [quest for quest, _ in sorted(now.stamps - before.stamps)]
    if stamped:
        way = texts(f"passport-{passport.way_of(options)}")
        quests = ", ".join(texts(f"quest-{quest}") for quest in stamped)
        console.print(texts("campaign-stamped", way=way, quests=quests), style="green")
    leaving, coming = set(before.deck) - set(now.deck), set(now.deck) - set(before.deck)
    if leaving:
        changed = {"leaving": ", ".join(sorted(leaving)), "coming": ", ".join(sorted(coming))}
        console.print(texts("campaign-changed", **changed))
    if now.powers != before.powers:
        console.print(texts("campaign-gained", powers=powers_told(texts, by_colour(now))))
    if now.is_legendary and not before.is_legendary:
        console.print(texts("campaign-legendary"), style="bold green")


def by_colour(campaign: Campaign) -> dict[str, int]:
    """The legacy levels, colour by colour."""
    return dict(zip(COLOURS, campaign.powers, strict=True))


def show_campaign(console: Console, texts: Texts, campaign: Campaign, name: str) -> None:
    """Show races, deck, powers and passport."""
    console.print(Text(texts("campaign-head", name=name, races=campaign.races), "bold"))
    kinds = {"won": HUMAN_WINS, "lost": TORPEDO_WINS, "given": GIVEN_UP, "called": CALLED_OFF}
    counts = {word: campaign.outcomes.count(kind) for word, kind in kinds.items()}
    console.print(texts("campaign-record", **counts))
    console.print(texts("campaign-first", first=campaign.first))
    console.print(texts("campaign-deck", cards=" ".join(sorted(campaign.deck))))
    console.print(deck_grid(texts, campaign.deck))
    console.print(texts("solo-powers", powers=powers_told(texts, by_colour(campaign))))
    console.print(Padding(powers_grid(texts, by_colour(campaign)), (0, 0, 0, 2)))
    console.print(passport_grid(texts, campaign))


def passport_grid(texts: Texts, campaign: Campaign) -> Grid:
    """The passport, a line a quest: stamped, open, or not to be had that way."""
    grid = Grid(texts("passport-quest"), *(texts(f"passport-{way}") for way in passport.ALL_WAYS))
    for quest in passport.QUESTS:
        title = Text(texts(f"quest-{quest.name}"), "bold") + Text(f" {texts(f'quest-{quest.name}.text')}", "dim")
        grid.add_row(title, *(stamp(campaign, quest, way) for way in passport.ALL_WAYS))
    return grid


def stamp(campaign: Campaign, quest: passport.Quest, way: str) -> Text:
    """One field of the passport."""
    if way not in quest.ways:
        return Text("–", "dim")
    return Text("✓", "bold green") if (quest.name, way) in campaign.stamps else Text("·")
