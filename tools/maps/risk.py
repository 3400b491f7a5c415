"""Der Ringkrieg 2: its territories, rivers and mountain ranges from the fact table, and its coast.

Borders are the adjacent pairs and those that a river without a bridge divides. What no territory may take is a lake.
"""

import json
from pathlib import Path

from maps.layout import FE, FRAME, SEA, Spec

# Where the territories and ranges lie, roughly, before they grow: so that no line between neighbours crosses another.
PLACES = json.loads(Path(__file__).with_name("risk_places.json").read_text("utf-8"))

# Who reaches the eastern edge of the sheet, and where.
EAST = (("brown_lands", 1018, 562), ("ered_lithui", 1018, 622), ("ephel_duath_south", 1018, 872))
# The coast from north to south: one point of the sea for every space at it (None: for its shape only).
COAST = [
    ("forodwaith", 545, 12),
    ("borderlands", 420, 52),
    ("lune_valley", 285, 82),
    ("blue_mountains_north", 190, 48),
    (None, 100, 90),
    ("forlindon", 38, 180),
    (None, 56, 226),
    ("mithlond", 118, 266),
    (None, 66, 312),
    ("harlindon", 80, 385),
    (None, 150, 440),
    ("minhiriath", 225, 462),
    ("enedwaith", 312, 540),
    ("west_rohan", 305, 615),
    ("druwaith_iaur", 228, 690),
    ("andrast_mountains", 218, 745),
    (None, 222, 800),
    ("andrast", 248, 850),
    ("anfalas", 325, 840),
    ("vale_of_erech", 400, 800),
    ("lamedon", 432, 782),
    (None, 430, 850),
    ("belfalas", 480, 868),
    ("lebennin", 560, 826),
    ("south_ithilien", 600, 836),
    ("harondor", 580, 862),
    ("umbar", 515, 905),
    ("deep_harad", 455, 965),
]


def scaled(x, y):
    return (x - 20) * 1.8, (y - 5) * 1.8


def settlement_of(territory):
    """The most important of what stands there: it gets the place."""
    return (
        "stronghold"
        if territory["stronghold"]
        else "port"
        if territory["port"]
        else "site"
        if territory["site_of_power"]
        else None
    )


def load(d):
    """The map to grow, from the table of the territories."""
    s = Spec(1800, 1800, 16.5, seed=5)
    for territory in d["territories"]:
        add_territory(s, territory)
    for range_ in d["mountain_ranges"]:
        add_range(s, range_, d["mountain_ranges"])
    for k, x, y in EAST:
        s.nodes[f"edge_{k}"] = (k, *scaled(x, y), 1)
        s.edges.append((k, f"edge_{k}"))
        s.need.add(frozenset((k, FE)))
    add_coast(s)
    return {
        "name": "risk",
        "spec": s,
        "lakes": [],
        "ranges": [range_["id"] for range_ in d["mountain_ranges"]],
        "regions": {
            t["id"]: {
                "name_en": t["name_en"],
                "name_de": t["name_de"],
                "settlement": settlement_of(t),
                "port": t["port"],
            }
            for t in d["territories"]
        },
    }


def add_territory(s, territory):
    k = territory["id"]
    s.nodes[k] = (k, *scaled(*PLACES[k]), 0)
    s.weight[k] = 1 + 0.15 * territory["stronghold"] + 0.1 * territory["site_of_power"]
    for b in territory["adjacent"] + territory["unbridged_river_to"]:
        s.need.add(frozenset((k, b)))
        if k < b:
            s.edges.append((k, b))
    for f in FRAME:
        s.free.add(frozenset((k, f)))


def add_range(s, range_, ranges):
    k = range_["id"]
    s.nodes[k] = (k, *scaled(*PLACES[k]), 0)
    s.weight[k] = 0.22 + 0.07 * len(range_["borders"])
    for t in range_["borders"]:
        s.need.add(frozenset((k, t)))
        s.edges.append((k, t))
    for other in (*FRAME, SEA, *(o["id"] for o in ranges if o["id"] != k)):
        s.free.add(frozenset((k, other)))


def add_coast(s):
    for i, (k, x, y) in enumerate(COAST):
        s.nodes[f"sea{i}"] = (SEA, *scaled(x, y), 0.6)
        if k:
            s.edges.append((k, f"sea{i}"))
            s.need.add(frozenset((k, SEA)))
        if i:
            s.edges.append((f"sea{i - 1}", f"sea{i}"))
    west = [(scaled(*COAST[-1][1:])[0], s.H), (0, s.H), (0, 0), (scaled(*COAST[0][1:])[0], 0)]
    s.ocean = [f"sea{i}" for i in range(len(COAST))] + west
    for f in FRAME:
        s.free.add(frozenset((SEA, f)))
