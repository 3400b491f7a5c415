"""The example in examples/ plays a whole game as it stands."""

import subprocess
import sys
from pathlib import Path

from tests.server.site import Site

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_bot_plays_a_game(site: Site) -> None:
    run = subprocess.run([sys.executable, str(EXAMPLE), site.url()], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr, "'winners'" in run.stdout) == (0, "", True)
