"""`halftrack backup`: a copy of the server's database while it is in use."""

from pathlib import Path

import click

from halftrack.cli.serve import database_of, database_option


@click.command()
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def backup(target: Path, database: str | None) -> None:
    """Copy the whole database, as at one moment, to TARGET; the server may go on."""
    from halftrack.server.care import backup as copy
    from halftrack.server.store import StoreAway

    try:
        copy(database_of(database), target)
    except (StoreAway, OSError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"copied to {target}")
