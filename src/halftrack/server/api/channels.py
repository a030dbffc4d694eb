"""How one wants to be told that it is one's turn."""

import re
from typing import Any

from halftrack.server import push
from halftrack.server.bodies import ChannelInfo, Channels, NewChannel, PushKey
from halftrack.server.operations import Call, Nothing
from halftrack.server.outgoing import vetted
from halftrack.server.refusals import Refused
from halftrack.server.secret import new_id
from halftrack.server.store import Channel

MOST = 10
FIELDS = {"push": {"endpoint", "p256dh", "auth"}, "mail": {"address"}, "webhook": {"url"}}
MAIL = re.compile(r"[^@\s,;<>]{1,64}@[^@\s,;<>]{1,190}")


async def push_key(call: Call) -> PushKey:
    """What a browser needs to subscribe."""
    return PushKey(push.public_key(await call.house.notices.key()))


async def list_channels(call: Call) -> Channels:
    found = await call.house.store.people.channels(call.person)
    return Channels([ChannelInfo(channel.id, channel.kind, shown(channel.target)) for channel in found])


def shown(target: dict[str, Any]) -> str:
    """Enough to know it again, without its secrets."""
    text = str(target.get("address") or target.get("url") or target.get("endpoint"))
    return text if "@" in text else "/".join(text.split("/")[:3])


async def add_channel(call: Call) -> Channels:
    """Another way to be told; its address is looked at before anything is sent there."""
    wanted: NewChannel = call.body
    call.house.limits.rare("channel", call.address)
    if set(wanted.target) != FIELDS[wanted.kind]:
        raise Refused("malformed", f"say {', '.join(sorted(FIELDS[wanted.kind]))}, and nothing else")
    if len(await call.house.store.people.channels(call.person)) >= MOST:
        raise Refused("large", f"more than {MOST} ways to reach you: delete some")
    if wanted.kind == "mail" and call.house.settings.smtp is None:
        raise Refused("setup", "this server has no post office: its host can name one (--smtp)")
    if wanted.kind == "mail" and not MAIL.fullmatch(wanted.target["address"]):
        raise Refused("setup", "that is no address of a letter")
    if wanted.kind == "push":
        check_keys(wanted.target)
    if wanted.kind != "mail":
        await vetted(wanted.target.get("url") or wanted.target["endpoint"], call.house.settings.private_addresses)
    channel = Channel(new_id(), call.person, wanted.kind, dict(wanted.target), call.house.now())
    await call.house.store.people.add_channel(channel)
    for table in call.house.live.values():
        if any(seat.person == call.person for seat in table.seats):
            table.reachable.add(call.person)
    return await list_channels(call)


def check_keys(target: dict[str, str]) -> None:
    try:
        push.sealed(b"", target["p256dh"], target["auth"])
    except (ValueError, TypeError) as error:
        raise Refused("setup", "those are no keys of a browser") from error


async def delete_channel(call: Call) -> Nothing:
    if not await call.house.store.people.drop_channel(call.person, call.path("channel")):
        raise Refused("missing", "there is no such way to reach you")
    return Nothing()
