"""`halftrack doctor`: can every stored race still be played under the installed rules?"""

import asyncio

import click

from halftrack.cli.serve import database_of, database_option


@click.command()
@database_option
def doctor(database: str | None) -> None:
    """Replay all races of the server's database, and name those that fail."""
    from halftrack.server.care import examine
    from halftrack.server.store import StoreAway

    try:
        count, findings = asyncio.run(examine(database_of(database)))
    except StoreAway as error:
        raise click.ClickException(str(error)) from None
    for found in findings:
        click.echo(f"{found.table} ({found.status}): {found.reason}")
    click.echo(f"{count} races, {len(findings)} that cannot be replayed")
    if findings:
        raise SystemExit(1)
