"""What the browser has to do: bytes of the home page, the first paint of a running game, frames while panning.

    python benchmarks/browser.py [--seconds 4] [--json]

Needs Chromium, Playwright and a built client (`python tools/build_client.py`), as the browser tests do. A server of its
own is started with a game of Der Ringkrieg that has 150 figures on the map. The map is dragged by the mouse,
and the time of each frame is taken in the page. A machine without a graphics card paints on its processors: what counts
there is how the numbers compare with those before.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import MISSING, started  # noqa: E402
from tests.server.arranged import plant_position  # noqa: E402
from tests.server.planted import person  # noqa: E402
from tests.server.site import Site  # noqa: E402
from tests.server.visitor import Visitor  # noqa: E402

from mathom.kernel import Perspective  # noqa: E402
from mathom.tables import SeatSpec, Table  # noqa: E402

DIST = ROOT / "web" / "dist" / "assets"
# A hundred figures are set up; these come to them, in regions that are empty then.
CROWD: dict[str, Any] = {
    "round": 5,
    "turn_of": "shadow",
    "rolled": {"shadow": ["army", "muster"], "free_peoples": ["event", "character"]},
    "forces": {
        "west_harondor": ["southrons_easterlings-regular 5", "southrons_easterlings-elite 2"],
        "south_ithilien": ["southrons_easterlings-regular 4", "nazgul 3"],
        "north_ithilien": ["sauron-regular 5", "sauron-elite 2", "nazgul 1"],
        "dagorlad": ["sauron-regular 2", "sauron-elite 2"],
        "fords_of_isen": ["isengard-regular 4", "isengard-elite 3"],
        "druadan_forest": ["gondor-regular 3", "gondor-elite 2", "gondor-leader 1"],
        "fangorn": ["rohan-regular 4", "rohan-elite 2", "rohan-leader 1"],
        "old_forest_road": ["north-regular 4", "north-elite 2", "north-leader 1"],
    },
}
SIZE: ViewportSize = {"width": 1440, "height": 900}
# Frames from one animation frame to the next, as long as `measuring` says so.
FRAMES = """() => {
    window.frames_ = [];
    window.measuring = true;
    let last = performance.now();
    const tick = (now) => {
        window.frames_.push(now - last);
        last = now;
        if (window.measuring) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""
PAINT = """() => {
    const shown = performance.getEntriesByType("paint").find(({ name }) => name === "first-contentful-paint");
    return shown?.startTime ?? null;
}"""
# Until the board itself is there: its regions and its picture.
BOARD = """() => document.querySelectorAll("[data-testid=board] [data-region]").length > 0
    && [...document.querySelectorAll("[data-testid=board] img")].every((one) => one.complete)"""


def weigh(page: Page, url: str) -> dict[str, float]:
    """Kilobytes of scripts and styles that the home page loads, compressed as servers do it."""
    loaded: list[str] = []
    page.on("response", lambda response: loaded.append(response.url))
    page.goto(url)
    page.wait_for_load_state("networkidle")
    files = [DIST / Path(one).name for one in loaded if one.endswith((".js", ".css"))]
    return {file.name: len(gzip.compress(file.read_bytes())) / 1000 for file in files}


def paint(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds until something shows and until the board does, in a browser that has the files."""
    page.goto(address)
    page.wait_for_function(BOARD)
    page.reload()
    page.wait_for_function(BOARD)
    return page.evaluate(PAINT), page.evaluate("performance.now()")


def drag(page: Page, seconds: float) -> list[float]:
    """The time of each frame, in milliseconds, while the map is dragged round and round."""
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    end = page.evaluate("performance.now()") + 1000 * seconds
    step = 0
    while page.evaluate("performance.now()") < end:
        step += 1
        page.mouse.move(x + 160 * ((step % 40) / 20 - 1), y + 60 * ((step % 24) / 12 - 1))
    page.evaluate("window.measuring = false")
    page.mouse.up()
    frames: list[float] = page.evaluate("window.frames_")
    return frames[2:]


def figures(table: Table) -> int:
    assert table.match is not None
    view = Perspective(table.game, table.match.state, 0).view()
    hosts = [host for region in view["regions"] for host in (region, region["besieged"]) if host]
    return sum(sum(host["figures"].values()) + len(host["characters"]) for host in hosts)


def measure(browser: Browser, site: Site, seconds: float) -> dict[str, Any]:
    visitor = Visitor(site)
    seats = [SeatSpec(bot="random"), SeatSpec(person(visitor))]
    table = plant_position(site.db, "wotr", seats, CROWD, variant={"sides": "free_peoples_first"})
    context = browser.new_context(viewport=SIZE, locale="en-GB")
    page = context.new_page()
    weights = weigh(page, site.url())
    first, board = paint(page, f"{site.url()}/t/{table.id}")
    page.wait_for_timeout(1500)
    shown = page.evaluate("document.querySelectorAll('[data-army]').length")
    frames = drag(page, seconds)
    context.close()
    visitor.http.close()
    ordered = sorted(frames)
    return {
        "home": {"kB": round(sum(weights.values()), 1), "files": {name: round(kb, 1) for name, kb in weights.items()}},
        "game": {"first_paint_ms": round(first), "board_ms": round(board)},
        "pan": {
            "figures": figures(table),
            "armies": shown,
            "frames": len(frames),
            "median_ms": round(statistics.median(ordered), 1),
            "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
            "per_second": round(1000 * len(frames) / sum(frames), 1),
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to pan")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, started() as browser:
        if browser is None:
            print(MISSING, file=sys.stderr)
            return 1
        site = Site(str(Path(home) / "bench.sqlite3"), "", 1, local=True)
        try:
            found = measure(browser, site, args.seconds)
        finally:
            site.stop()
    if args.json:
        print(json.dumps(found))
        return 0
    print(f"load of this machine while it was measured: {os.getloadavg()[0]:.1f}")
    print(f"home page: {found['home']['kB']} kB of scripts and styles, compressed")
    print("running game: first paint {first_paint_ms} ms, board {board_ms} ms".format(**found["game"]))
    pan = (
        "panning, {figures} figures in {armies} armies: {per_second} frames/s, median {median_ms} ms, 95 % {p95_ms} ms"
    )
    print(pan.format(**found["pan"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
