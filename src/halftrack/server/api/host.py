"""The host of the server: how it goes, and what may be thrown away."""

from halftrack import __version__
from halftrack.server.bodies import Health, Purged, Tables
from halftrack.server.operations import Call
from halftrack.server.table import OPEN, OVER, RACING


async def health(call: Call) -> Health:
    """Whether this node can do its work."""
    await call.house.store.ping()
    return Health("closing" if call.house.closing else "good", __version__, call.house.store.database.kind)


async def purge(call: Call) -> Purged:
    """Forget tables that nobody has touched for so many days: those not begun, and those not finished."""
    before = call.house.now() - call.body.days * 86400
    gone = 0
    for status in (OPEN, RACING):
        gone += await call.house.store.races.purge(before, status)
    for name, table in list(call.house.live.items()):
        if await call.house.store.races.get(name) is None:
            call.house.live.pop(name, None)
            for socket in list(table.sockets):
                socket.close()
    return Purged(gone)


async def list_all_tables(call: Call) -> Tables:
    from halftrack.server.api.lobby import infos

    return Tables(await infos(call, await call.house.store.races.listed([OPEN, RACING, OVER], None, 500)), {})
