"""A server process for tests: like ``mathom serve``, but settings that have no option can be given as JSON."""

import json
import sys
from pathlib import Path
from typing import Any

from mathom.server import Limits, Settings, run


def main(given: dict[str, Any]) -> None:
    if not given.pop("limits", False):
        given["limits"] = Limits.none()
    if "client" in given:
        given["client"] = Path(given["client"])
    run(Settings(**given), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
