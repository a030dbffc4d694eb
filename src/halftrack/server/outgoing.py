"""Requests that this server sends: only to public addresses, and to the very address that was looked at."""

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from msgspec import Struct

from halftrack.server.refusals import Refused

SECONDS = 10.0
RELAYS = ipaddress.ip_network("192.88.99.0/24"), ipaddress.ip_network("192.0.0.0/24")
UNICAST = ipaddress.ip_network("2000::/3")  # the only part of IPv6 that is given out; others lead to IPv4 or home
LARGEST_ANSWER = 4096


class Target(Struct, frozen=True):
    """Where to connect: an address that has been vetted, and the name that it was found under."""

    ip: str
    port: int
    host: str
    path: str
    tls: bool


async def vetted(url: str, private: bool = False) -> Target:
    """The target of an address, if all that its name stands for is public."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Refused("setup", f"{url[:80]!r} is no address") from error
    if parts.scheme not in ("https", "http") or (parts.scheme == "http" and not private):
        raise Refused("setup", "only https addresses are taken")
    if not host or parts.username is not None or parts.password is not None or len(url) > 2000 or not url.isprintable():
        raise Refused("setup", "that is no address to send to")
    port = port or (443 if parts.scheme == "https" else 80)
    found = await resolved(host, port)
    if not found or not (private or all(is_public(ip) for ip in found)):
        raise Refused("setup", "that address is not a public one")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(found[0], port, host, path, parts.scheme == "https")


async def resolved(host: str, port: int) -> list[str]:
    """Every address that a name stands for."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(entry[4][0]) for entry in found]


def is_public(address: str) -> bool:
    """Whether an address is out in the world: not this machine, its neighbours, or a cloud's own services."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast and not any(ip in network for network in RELAYS)
    return ip in UNICAST and ip.is_global and ip.sixtofour is None and ip.teredo is None


async def post(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """Send it to the vetted address, follow nothing, and say with which status it was taken."""
    async with asyncio.timeout(SECONDS):
        context = ssl.create_default_context() if target.tls else None
        name = target.host if target.tls else None
        reader, writer = await asyncio.open_connection(target.ip, target.port, ssl=context, server_hostname=name)
        try:
            told = {"Host": target.host, "Content-Length": str(len(body)), "Connection": "close", **headers}
            lines = "".join(f"{name}: {value}\r\n" for name, value in told.items())
            writer.write(f"POST {target.path} HTTP/1.1\r\n{lines}\r\n".encode("ascii", "ignore") + body)
            await writer.drain()
            answer = await reader.read(LARGEST_ANSWER)
        finally:
            writer.close()
    words = answer.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[1][:3].isdigit() else 0
