"""A server that runs until it is told to stop."""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec
import uvicorn

from halftrack.server.app import application
from halftrack.server.house import House
from halftrack.server.settings import Settings

REQUESTS = "halftrack.requests"  # its lines are JSON already
LARGEST = 65_536  # bytes a message on the wire may have at all


def server(settings: Settings, host: str, port: int, fd: int | None = None) -> uvicorn.Server:
    """Uvicorn around the application; SIGTERM and Ctrl-C stop it gracefully."""
    config = uvicorn.Config(
        application(House(settings)), host=host, port=port, fd=fd, ws="websockets-sansio", ws_max_size=LARGEST,
        ws_ping_interval=20, ws_ping_timeout=20, lifespan="on", access_log=False, log_config=None,
        timeout_graceful_shutdown=5, server_header=False, h11_max_incomplete_event_size=32_768,
    )  # fmt: skip
    return uvicorn.Server(config)


class Line(logging.Formatter):
    """A happening as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at, words = datetime.fromtimestamp(record.created, UTC), record.getMessage()
        said = msgspec.Raw(words.encode()) if record.name == REQUESTS else words
        told: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name, "said": said}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def log_to_stderr(level: str) -> None:
    """One line a happening, for people and programs."""
    logging.basicConfig(level=level.upper())
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Line())
    logging.getLogger("alembic").setLevel(logging.WARNING)
