"""A server process for tests: like ``mathom serve``, but settings that have no option can be given as JSON.

`shift` is a file that says by how much this computer's clock is wrong.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

from mathom.server import Limits, Settings, run


def main(given: dict[str, Any]) -> None:
    if not given.pop("limits", False):
        given["limits"] = Limits.none()
    if "shift" in given:
        shift, right = Path(given.pop("shift")), time.time
        time.time = lambda: right() + float(shift.read_text() or 0)
    if "client" in given:
        given["client"] = Path(given["client"])
    run(Settings(**given), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
