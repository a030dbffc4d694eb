"""Oneself: a guest on this device, carried to another one by a phrase; tokens for programs."""

import msgspec

from halftrack.server.bodies import Me, MeChange, NewToken, Phrase, TokenInfo
from halftrack.server.operations import Call, Nothing
from halftrack.server.refusals import Refused
from halftrack.server.secret import hashed, hashed_phrase, new_id, new_phrase, new_secret
from halftrack.server.store import Person, Table, Token

MOST_TOKENS = 50
MOST_SETTINGS = 50
MOST_TABLES = 10_000


def me_of(person: Person, phrase: str | None = None) -> Me:
    return Me(person.id, person.name, person.settings, phrase)


async def new_guest(call: Call, name: str) -> Person:
    """Somebody with a device; the cookie goes with the answer."""
    call.house.limits.rare("guest", call.address)
    now, secret = call.house.now(), new_secret()
    person = Person(new_id(), name, {}, now, now)
    await call.house.store.people.add(person, Token(hashed(secret), person.id, {"kind": "device"}, "device", now))
    call.cookie = secret
    return person


async def become_guest(call: Call) -> Me:
    """Make oneself known on this device."""
    if call.caller.person is not None:
        return me_of(call.caller.person)
    return me_of(await new_guest(call, call.body.name))


async def show_me(call: Call) -> Me:
    assert call.caller.person is not None
    return me_of(call.caller.person)


async def change_me(call: Call) -> Me:
    """Another name or other settings."""
    assert call.caller.person is not None
    change: MeChange = call.body
    person = call.caller.person
    settings = {**person.settings, **(change.settings or {})}
    if len(settings) > MOST_SETTINGS or len(msgspec.json.encode(settings)) > 10_000:
        raise Refused("large", "too many settings")
    await call.house.store.people.change(person.id, settings=settings)
    if change.name is not None and change.name != person.name:
        await call.house.store.people.rename(person, change.name)
        await seen_anew(call, await call.house.store.races.of_person(person.id, MOST_TABLES))
    return me_of(msgspec.structs.replace(person, name=change.name or person.name, settings=settings))


async def seen_anew(call: Call, tables: list[Table]) -> None:
    """Who sits at these tables has changed: whoever looks at them is told."""
    for table in tables:
        live = call.house.live.get(table.id)
        if live is not None:
            async with live.lock:
                await live.refresh()
                live.tell()


async def make_phrase(call: Call) -> Me:
    """A new recovery phrase; the one before is void."""
    require_device(call)
    assert call.caller.person is not None
    phrase = new_phrase()
    await call.house.store.people.change(call.person, phrase=hashed_phrase(phrase))
    return me_of(call.caller.person, phrase)


async def recover(call: Call) -> Me:
    """The same person on another device."""
    call.house.limits.rare("recover", call.address)
    phrase: Phrase = call.body
    person = await call.house.store.people.with_phrase(hashed_phrase(phrase.phrase))
    if person is None:
        raise Refused("missing", "nobody has this phrase")
    secret = new_secret()
    token = Token(hashed(secret), person.id, {"kind": "device"}, "device", call.house.now())
    await call.house.store.people.add_token(token)
    call.cookie = secret
    return me_of(person)


async def delete_me(call: Call) -> Nothing:
    """Forget me: my seats stay, without my name."""
    require_device(call)
    person = call.person
    tables = await call.house.store.races.of_person(person, MOST_TABLES)
    await call.house.store.people.delete(person)
    await seen_anew(call, tables)
    call.house.hang_up(person)
    call.cookie = ""
    return Nothing()


def require_device(call: Call) -> None:
    """Tokens of programs must not make others, nor delete anybody."""
    if call.caller.scope.get("kind") != "device":
        raise Refused("forbidden", "only from one of your own devices")


async def list_tokens(call: Call) -> list[TokenInfo]:
    found = await call.house.store.people.tokens(call.person)
    return [TokenInfo(token.hash[:16], token.label, token.scope) for token in found]


async def make_token(call: Call) -> TokenInfo:
    """A token for a program, no stronger than what it is for."""
    require_device(call)
    wanted: NewToken = call.body
    if len(await call.house.store.people.tokens(call.person)) >= MOST_TOKENS:
        raise Refused("large", f"more than {MOST_TOKENS} tokens: delete some")
    scope: dict[str, object] = {"kind": wanted.kind}
    if wanted.kind in ("table", "seat"):
        if wanted.table is None or (wanted.kind == "seat" and wanted.seat is None):
            raise Refused("malformed", "say for which table, and for which seat")
        scope |= {"table": wanted.table} | ({"seat": wanted.seat} if wanted.kind == "seat" else {})
    secret = new_secret()
    token = Token(hashed(secret), call.person, scope, wanted.label, call.house.now())
    await call.house.store.people.add_token(token)
    return TokenInfo(token.hash[:16], token.label, scope, secret)


async def delete_token(call: Call) -> Nothing:
    require_device(call)
    for token in await call.house.store.people.tokens(call.person):
        if token.hash.startswith(call.path("token")) and len(call.path("token")) == 16:
            await call.house.store.people.drop_token(call.person, token.hash)
            call.house.hang_up(call.person)
            return Nothing()
    raise Refused("missing", "you have no such token")
