"""`halftrack rules`: a game's rules, sentence by sentence, each with its tag."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import click
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.console import Console
from rich.text import Text

from halftrack.locales import FALLBACK, LANGUAGES, TERMINAL, Texts, source

# Further things that a sentence may say, as attributes of its message.
SAYINGS = ("de", "it", "ruling")


class Sentence(NamedTuple):
    """One sentence of the rules: `drive.3`, in the chapter `drive`."""

    chapter: str
    tag: str


def catalogue(game: str) -> str:
    """Return the name of the catalogue that holds a game's rules; a solo game is a module of its game."""
    return f"{game.removesuffix('-solo')}-rules"


def sentences(game: str) -> Iterator[Sentence]:
    """Every sentence of a game's rules, in the order of the English catalogue."""
    for entry in FluentParser().parse(source(FALLBACK, catalogue(game))).body:
        if isinstance(entry, Message) and (found := re.fullmatch(r"rule-([a-z]+)-([a-z0-9-]+)", entry.id.name)):
            yield Sentence(found[1], f"{found[1]}.{found[2]}")


def message_id(tag: str) -> str:
    """Return the id of the message that holds the sentence."""
    return "rule-" + tag.replace(".", "-", 1)


def asked(game: str, words: str) -> list[str]:
    """Return the tags that are meant: one tag, a chapter, or all."""
    words = words.strip().strip("[]").casefold()
    return [tag for chapter, tag in sentences(game) if words in ("", chapter, tag)]


def show(console: Console, language: str, game: str, words: str) -> bool:
    """Print the sentences that are meant; False if there are none."""
    texts, tags, chapter = Texts(language, TERMINAL, catalogue(game)), asked(game, words), ""
    for tag in tags:
        if (new := tag.partition(".")[0]) != chapter:
            chapter = new
            console.print(Text("\n" + texts(f"chapter-{chapter}"), style="bold"))
        show_sentence(console, language, game, tag)
    if not tags:
        console.print(texts("no-such-rule", tag=words), style="yellow", markup=False)
    return bool(tags)


def show_sentence(console: Console, language: str, game: str, tag: str) -> None:
    """Print one sentence, with what an edition or we have to add."""
    texts = Texts(language, TERMINAL, catalogue(game))
    console.print(Text(f"{tag} ", style="cyan") + Text(texts.find(message_id(tag)) or ""))
    for saying in SAYINGS:
        if told := texts.find(f"{message_id(tag)}.{saying}"):
            console.print(Text(f"    {texts('saying-' + saying)}{texts('colon')} {told}", style="dim"))


def markdown(game: str) -> str:
    """Return the game's RULES.md."""
    texts, chapter = Texts(FALLBACK, TERMINAL, catalogue(game)), ""
    paragraphs = filter(None, (texts.find(f"rules-{part}") for part in ("preface", "words")))
    lines = [f"# {texts('rules-title')}", *(line for text in paragraphs for line in ("", text))]
    for sentence in sentences(game):
        if sentence.chapter != chapter:
            chapter = sentence.chapter
            lines += ["", f"## {texts(f'chapter-{chapter}')}", ""]
        lines.append(f"- {sentence.tag}: {texts(message_id(sentence.tag))}")
        told = {saying: texts.find(f"{message_id(sentence.tag)}.{saying}") for saying in SAYINGS}
        lines += [f"  - *{texts('saying-' + saying)}*: {text}" for saying, text in told.items() if text]
    return "\n".join(lines) + "\n"


@click.command()
@click.argument("game")
@click.argument("tag", default="")
@click.option("--language", type=click.Choice(LANGUAGES), default=FALLBACK, help="The language of the rules.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print RULES.md as it lies beside the code.")
def rules(game: str, tag: str, language: str, as_markdown: bool) -> None:
    """Read the rules of GAME: whole, a chapter, or the sentence TAG (drive.3)."""
    if not source(FALLBACK, catalogue(game)):
        raise click.UsageError(f"there are no rules of a game {game!r}")
    if as_markdown:
        click.echo(markdown(game), nl=False)
    elif not show(Console(highlight=False), language, game, tag):
        raise SystemExit(1)
