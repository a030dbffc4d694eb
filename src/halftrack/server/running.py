"""A server that runs until it is told to stop."""

import logging

import uvicorn

from halftrack.server.app import application
from halftrack.server.house import House
from halftrack.server.settings import Settings

LARGEST = 65_536  # bytes a message on the wire may have at all


def server(settings: Settings, host: str, port: int, fd: int | None = None) -> uvicorn.Server:
    """Uvicorn around the application; SIGTERM and Ctrl-C stop it gracefully."""
    config = uvicorn.Config(
        application(House(settings)), host=host, port=port, fd=fd, ws="websockets-sansio", ws_max_size=LARGEST,
        ws_ping_interval=20, ws_ping_timeout=20, lifespan="on", access_log=False, log_config=None,
        timeout_graceful_shutdown=5, server_header=False, h11_max_incomplete_event_size=32_768,
    )  # fmt: skip
    return uvicorn.Server(config)


def log_to_stderr(level: str) -> None:
    """One line a happening, with its time."""
    logging.basicConfig(level=level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
