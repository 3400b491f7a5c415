"""From the grown map to what the client draws: outlines, names in both languages, and where an army stands."""

from __future__ import annotations

import math
import re
from typing import Any

import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

Facts = dict[str, Any]
Names = dict[str, dict[str, dict[str, Any]]]

# A counter of a nation with Regulars, Elites and Leaders, at the zoom at which the whole map fills a screen.
COUNTER = (128, 42)
EMBLEM = 26
STEP = 6
# Width of an average letter of the names' font, in parts of its size.
LETTER = 0.48
# What may be covered, from the most to the least important.
OFF_REGION, ON_NAME, ON_EMBLEM, OFF_SHEET, FROM_CENTRE = 1.6, 3.0, 1.1, 6.0, 0.55


def wotr(grown: dict[str, Any], facts: Facts, names: Names) -> dict[str, Any]:
    """Der Ringkrieg as the client wants it; `names` has a tuned place for every name and language."""
    regions = {
        entry["id"]: region(entry, grown["regions"][entry["id"]], names[entry["id"]], grown)
        for entry in facts["regions"]
    }
    return {
        "width": grown["width"],
        "height": grown["height"],
        "regions": regions,
        "ranges": [whole(block["path"]) for block in grown["blocks"] if block["kind"] == "mountain"],
        "lakes": [whole(block["path"]) for block in grown["blocks"] if block["kind"] == "lake"],
        "sea": whole(grown["sea"]),
    }


def region(
    entry: dict[str, Any], drawn: dict[str, Any], names: dict[str, Any], grown: dict[str, Any]
) -> dict[str, Any]:
    town = drawn["settlement"]
    return {
        "path": whole(drawn["path"]),
        "at": stand(drawn, names, grown["width"], grown["height"]),
        "label": {lang: label(names[lang]) for lang in ("de", "en")},
        "nation": entry["nation"],
        "settlement": town and {"kind": town["kind"], "x": round(town["x"]), "y": round(town["y"])},
        "points": entry["victory_points"],
        "adjacent": entry["adjacent"],
    }


def risk(grown: dict[str, Any], facts: Facts, names: Names) -> dict[str, Any]:
    """Der Ringkrieg 2 as the client wants it; `names` also says where the troops of every space stand."""
    ranges = {block["id"]: block for block in grown["blocks"] if block["kind"] == "mountain"}
    territories = {
        entry["id"]: {
            **space("territory", grown["regions"][entry["id"]], names[entry["id"]]),
            "adjacent": sorted({*entry["adjacent"], *entry["sea_to"], *entry["mountains"]}),
            "region": entry["region"],
            "town": spot(grown["regions"][entry["id"]]["settlement"]),
            "points": entry["stronghold_vp"],
            "site": entry["site_of_power"],
            "port": entry["port"],
        }
        for entry in facts["territories"]
    }
    mountains = {
        entry["id"]: {
            **space("mountains", ranges[entry["id"]], names[entry["id"]]),
            "adjacent": sorted(entry["borders"]),
            **{"region": None, "town": None, "points": 0, "site": False, "port": False},
        }
        for entry in facts["mountain_ranges"]
    }
    return {
        "width": grown["width"],
        "height": grown["height"],
        "regions": {**territories, **mountains},
        "bridges": {bridge["id"]: middle(grown["borders"], bridge["between"]) for bridge in facts["bridges"]},
        "lakes": [whole(block["path"]) for block in grown["blocks"] if block["kind"] == "lake"],
        "sea": whole(grown["sea"]),
    }


def space(kind: str, drawn: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": kind,
        "path": whole(drawn["path"]),
        "at": names["at"],
        "label": {lang: label(names[lang]) for lang in ("de", "en")},
    }


def spot(town: dict[str, Any] | None) -> list[int] | None:
    return town and [round(town["x"]), round(town["y"])]


def middle(borders: list[dict[str, Any]], between: list[str]) -> list[int]:
    """The corner of the longest border of the two that is nearest to its middle: the outlines keep it."""
    lines = [LineString(border["points"]) for border in borders if border["between"] == sorted(between)]
    line = max(lines, key=lambda one: float(one.length))
    half = line.interpolate(0.5, normalized=True)
    x, y = min(line.coords, key=lambda corner: math.dist(corner, (half.x, half.y)))
    return [round(x), round(y)]


def label(name: dict[str, Any]) -> dict[str, Any]:
    return {key: name[key] for key in ("x", "y", "angle", "size", "lines")}


def whole(path: str) -> str:
    """The path in whole numbers: a third less to load, and points that two outlines share stay shared."""
    rings = []
    for ring in re.findall(r"M([^MZ]+)Z", path):
        points = [tuple(round(float(number)) for number in point.split(",")) for point in ring.split()]
        kept = [point for i, point in enumerate(points) if point != points[i - 1]]
        rings.append("M" + " ".join(f"{x},{y}" for x, y in kept) + "Z")
    return "".join(rings)


def outline(path: str) -> Polygon:
    rings = [[tuple(map(float, p.split(","))) for p in ring.split()] for ring in re.findall(r"M([^MZ]+)Z", path)]
    return max((Polygon(ring).buffer(0) for ring in rings), key=lambda polygon: polygon.area)


def name_box(name: dict[str, Any]) -> Polygon:
    width = max(len(line) for line in name["lines"]) * name["size"] * LETTER
    height = len(name["lines"]) * name["size"]
    plain = box(-width / 2, -height / 2, width / 2, height / 2)
    return affinity.translate(affinity.rotate(plain, name["angle"], origin=(0, 0)), name["x"], name["y"])


def stand(drawn: dict[str, Any], names: dict[str, Any], width: int, height: int) -> list[int]:
    """Where a counter covers neither the name, in whatever language, nor the settlement, nor another region."""
    land = outline(drawn["path"])
    words = shapely.union_all([name_box(names[lang]) for lang in ("de", "en")])
    town = drawn["settlement"]
    emblem = Point(town["x"], town["y"]).buffer(EMBLEM) if town else Point(-999, -999).buffer(1)
    sheet = box(4, 4, width - 4, height - 4)
    left, top, right, bottom = land.bounds
    best = (math.inf, 0, 0)
    for x in range(round(left), round(right), STEP):
        for y in range(round(top), round(bottom), STEP):
            if not land.contains(Point(x, y)):
                continue
            counter = box(x - COUNTER[0] / 2, y - COUNTER[1] / 2, x + COUNTER[0] / 2, y + COUNTER[1] / 2)
            cost = (
                OFF_REGION * counter.difference(land).area
                + ON_NAME * counter.intersection(words).area
                + ON_EMBLEM * counter.intersection(emblem).area
                + OFF_SHEET * counter.difference(sheet).area
                + FROM_CENTRE * math.hypot(x - land.centroid.x, y - land.centroid.y)
            )
            best = min(best, (cost, x, y))
    return [best[1], best[2]]
