"""The wheel carries the web client ready made: whoever installs it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own configuration
    """Build the client for a wheel; an editable install is served what `make` builds."""

    PLUGIN_NAME = "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        script = Path(self.root) / "scripts" / "client.py"
        for step in ("ci", "build"):
            subprocess.run([sys.executable, str(script), step], check=True)
