"""Nodes as processes that can be killed: forked from one that has imported everything already."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2

from tests.server.postgres import free_port

ROOT = Path(__file__).parents[2]
FAST = {"bot_pause": 0.0, "poll_seconds": 0.2, "lease_seconds": 1.0, "requests": 1e6, "burst": 10**6, "messages": 1e5}


def spawn_nodes() -> None:
    """Read what is to be started, line by line; fork a node for each and say which process it is."""
    from halftrack.server.running import server
    from halftrack.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        told = json.loads(line)
        child = os.fork()
        if child == 0:
            settings = Settings(address=f"http://127.0.0.1:{told['port']}", **FAST | told["settings"])
            server(settings, "127.0.0.1", told["port"]).run()
            os._exit(0)
        print(child, flush=True)


class Node:
    """A node in a process of its own."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port, self.address = pid, port, f"http://127.0.0.1:{port}"

    async def ready(self) -> "Node":
        async with httpx2.AsyncClient(base_url=self.address, verify=False) as http:
            for _ in range(1000):
                with suppress(httpx2.TransportError):
                    if (await http.get("/health")).status_code == 200:
                        return self
                await asyncio.sleep(0.02)
        raise AssertionError("the node does not come up")

    def kill(self) -> None:
        """As a power cut would."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)


class Nodes:
    """Where nodes come from."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.all: list[Node] = []

    async def start(self, database: str, port: int = 0, **settings: Any) -> Node:
        """A node over that database, at any free port or where another one was before."""
        port = port or free_port()
        assert self.process.stdin is not None and self.process.stdout is not None
        told = {"port": port, "settings": {"database": database, **settings}}
        self.process.stdin.write(json.dumps(told) + "\n")
        self.process.stdin.flush()
        node = Node(int(self.process.stdout.readline()), port)
        self.all.append(node)
        return await node.ready()


@contextmanager
def nodes() -> Iterator[Nodes]:
    """Start nodes, and leave none behind."""
    command = [sys.executable, "-c", "from tests.server.nodes import spawn_nodes; spawn_nodes()"]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        made = Nodes(process)
        try:
            yield made
        finally:
            for node in made.all:
                node.kill()
            process.kill()
