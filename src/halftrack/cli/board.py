"""`halftrack board`: draws a board as SVG or PNG, or says in a table what is on it."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from halftrack.games.great_race.board import Board, BoardError, board_names, load_board
from halftrack.games.great_race.drawing import draw

FILE = click.Path(dir_okay=False, writable=True, path_type=Path)


@click.command(help=f"Draw a board: {', '.join(board_names())}, or the path of a .toml file of your own.")
@click.argument("name_or_path")
@click.option("--svg", type=FILE, help="Draw it into this SVG file.")
@click.option("--png", type=FILE, help="Draw it into this PNG file.")
@click.option("--zoom", type=click.FloatRange(0.1, 8), default=1.0, show_default=True, help="Enlarge the PNG.")
def board(name_or_path: str, svg: Path | None, png: Path | None, zoom: float) -> None:
    """Draw a board, or describe it."""
    try:
        found = load_board(name_or_path)
    except BoardError as error:
        raise click.ClickException(str(error)) from error
    if not (svg or png):
        describe(found, Console())
    if svg:
        write(svg, draw(found).encode())
    if png:
        write(png, pixels(draw(found), zoom))


def write(path: Path, content: bytes) -> None:
    """Write a drawing, and say where."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise click.ClickException(f"{path}: cannot be written ({error.strerror})") from error
    click.echo(f"{path}: {len(content):,} bytes")


def pixels(svg: str, zoom: float = 1.0) -> bytes:
    """An SVG as PNG; it takes resvg and a font."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise click.ClickException("PNG needs resvg: pip install 'halftrack[png]' (SVG needs nothing)") from error
    letter = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9" font-family="{}">M</text></svg>'
    faces = ("Georgia", "DejaVu Serif", "Liberation Serif", "Noto Serif", "serif")
    blank = bytes(svg_to_bytes(svg_string=letter.format("serif").replace("M", "")))
    face = next((face for face in faces if bytes(svg_to_bytes(svg_string=letter.format(face))) != blank), None)
    if face is None:
        raise click.ClickException("PNG needs a font: install one, such as the package fonts-dejavu-core")
    return bytes(svg_to_bytes(svg_string=svg, zoom=zoom, serif_family=face))


def describe(found: Board, console: Console) -> None:
    """The figures of a board, its bands with their cities, its lanes."""
    land = len(found.spaces) - len(found.cities)
    start, destination = (found.spaces[end] for end in found.ends)
    console.print(f"[bold]{found.title}[/bold]: {start} – {destination}, {found.bands} bands, {land} land spaces,")
    console.print(f"{len(found.risk)} of them risk zone, {len(found.cities)} cities, {len(found.lanes)} lanes.")
    bands = Table("band", "land", "risk", "cities (cards)")
    for row in band_rows(found):
        bands.add_row(*row)
    console.print(bands)
    if found.lanes:
        lanes = Table("lane", "between", "and", "price")
        for lane in found.lanes:
            lanes.add_row(lane.kind, *(found.spaces[end] for end in lane.ends), f"{lane.price} F")
        console.print(lanes)


def band_rows(found: Board) -> Iterator[tuple[str, str, str, str]]:
    """Each band: number, land spaces, risk spaces, cities with colour and cards."""
    for band in range(found.bands):
        here = [space for space in range(len(found.spaces)) if found.band[space] == band]
        cities = [space for space in here if space in found.cities]
        named = (f"{found.spaces[s]} {found.cities[s].colour} ({found.cities[s].cards})" for s in cities)
        yield str(band + 1), str(len(here) - len(cities)), str(len(found.risk.intersection(here))), ", ".join(named)
