"""Outlines of drawn maps: their rings, their common borders, what lies inside."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from itertools import combinations

Spot = tuple[float, float]


def rings(path: str) -> list[list[Spot]]:
    found = []
    for ring in re.findall(r"M([^MZ]+)Z", path):
        points = [point.split(",") for point in ring.split()]
        found.append([(float(x), float(y)) for x, y in points])
    return found


def borders(outlines: dict[str, str]) -> dict[frozenset[str], float]:
    """How long the line is that two outlines have in common."""
    owners: dict[frozenset[Spot], set[str]] = defaultdict(set)
    for name, path in outlines.items():
        for ring in rings(path):
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                owners[frozenset((a, b))].add(name)
    lengths: dict[frozenset[str], float] = defaultdict(float)
    for segment, names in owners.items():
        if len(segment) == 2:
            a, b = segment
            for pair in combinations(sorted(names), 2):
                lengths[frozenset(pair)] += math.dist(a, b)
    return lengths


def inside(path: str, x: float, y: float) -> bool:
    odd = False
    for ring in rings(path):
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd
