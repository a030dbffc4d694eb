"""Say how much of the engine and the games the tests cover, lines and branches; fail under 97 %."""

import json
import subprocess
import sys
from typing import Any

ENOUGH = 97.0
SHARES = {"lines": ("covered_lines", "num_statements"), "branches": ("covered_branches", "num_branches")}


def told() -> dict[str, Any]:
    """What coverage found out in the last run of the tests."""
    command = (sys.executable, "-m", "coverage", "json", "--quiet", "-o", "-")
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)  # noqa: S603
    return found


def main() -> None:
    """Name what is not covered, then the shares."""
    found = told()
    for file, part in found["files"].items():
        if part["missing_lines"] or part["missing_branches"]:
            print(f"{file}: lines {part['missing_lines']}, branches {part['missing_branches']}")
    totals = found["totals"]
    shares = {name: 100 * totals[some] / totals[all_] for name, (some, all_) in SHARES.items()}
    print("covered:", ", ".join(f"{share:.1f} % of the {name}" for name, share in shares.items()))
    sys.exit(min(shares.values()) < ENOUGH)


if __name__ == "__main__":
    main()
