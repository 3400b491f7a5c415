"""What the browser has to do: bytes of the home page, the first paint of a running game, frames while panning.

    python benchmarks/browser.py [--seconds 4] [--json]

Needs Chromium, Playwright and a built client (`python tools/build_client.py`), as the browser tests do. A server of its
own is started with a game of Der Ringkrieg that has come to 150 figures on the map. The map is dragged by the mouse,
and the time of each frame is taken in the page. A machine without a graphics card paints on its processors: what counts
there is how the numbers compare with those before.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import MISSING, started  # noqa: E402
from tests.server.site import Site  # noqa: E402
from tests.server.visitor import ME, SCRIPTED, Visitor  # noqa: E402
from tools.take_war_pictures import asks, play  # noqa: E402

DIST = ROOT / "web" / "dist" / "assets"
FIGURES = 150
ATTEMPTS = 4
MUSTER = {
    "recruit": 90,
    "diplomacy": 60,
    "die:muster": 40,
    "die:muster_army": 40,
    "attack": 0.01,
    "skip": 0.05,
    "none": 3,
}
SIZE = {"width": 1440, "height": 900}
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


def figures(view: dict[str, Any]) -> int:
    hosts = [host for region in view["regions"] for host in (region, region["besieged"]) if host]
    return sum(sum(host["figures"].values()) + len(host["characters"]) for host in hosts)


def musterer(options: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """Fills the map, and fights no more than the other side wants."""
    return rng.choices(options, [MUSTER.get(option["key"], 1) for option in options])[0]


def crowded(visitor: Visitor) -> tuple[str, int]:
    """A table with enough figures on the map, or with the most that any of some games had; and how many."""
    best = ("", 0)
    for seed in range(ATTEMPTS):
        counts = [0]

        def enough(view: dict[str, Any], counts: list[int] = counts) -> bool:
            counts.append(figures(view))
            return asks("turn")(view) and counts[-1] >= FIGURES

        table = visitor.new_table(ME, SCRIPTED, game="wotr", variant={"sides": "shadow_first"})
        over = play(visitor, table, enough, musterer, random.Random(seed))
        best = max(best, (table, counts[-1]), key=lambda one: one[1])
        if not over:
            break
    return best


def measure(browser: Browser, site: Site, seconds: float) -> dict[str, Any]:
    visitor = Visitor(site)
    table, count = crowded(visitor)
    context = browser.new_context(viewport=SIZE, locale="en-GB")
    page = context.new_page()
    weights = weigh(page, site.url())
    first, board = paint(page, f"{site.url()}/t/{table}")
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
            "figures": count,
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
    print(f"home page: {found['home']['kB']} kB of scripts and styles, compressed")
    print("running game: first paint {first_paint_ms} ms, board {board_ms} ms".format(**found["game"]))
    pan = (
        "panning, {figures} figures in {armies} armies: {per_second} frames/s, median {median_ms} ms, 95 % {p95_ms} ms"
    )
    print(pan.format(**found["pan"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
