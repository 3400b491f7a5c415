"""Der Ringkrieg: its regions and adjacency from the fact table, its coast, the Sea of Rhûn and its mountain walls."""

from maps.layout import FE, FN, FRAME, FS, FW, SEA, Spec
from maps.place import text_width

MORE_ROOM = {
    "mount_gundabad": 1.1,
    "trollshaws": 1.5,
    "fords_of_bruinen": 1.5,
    "edoras": 1.5,
    "morannon": 1.4,
    "helms_deep": 1.2,
    "fords_of_isen": 1.3,
    "rivendell": 1.4,
    "tower_hills": 1.15,
    "weather_hills": 1.2,
    "the_shire": 1.1,
    "high_pass": 1.9,
    "goblins_gate": 1.3,
    "forlindon": 1.25,
    "harlindon": 1.15,
    "narrows_of_the_forest": 1.12,
    "gladden_fields": 1.1,
    "dimrill_dale": 1.15,
    "far_harad": 0.8,
    "khand": 0.85,
    "barad_dur": 0.75,
    "near_harad": 0.9,
}


def settlement_of(r):
    if r["fortification"]:
        return "fortification"
    return None if r["settlement"] == "none" else r["settlement"]


def load(d):
    """The map to grow, from the table of the regions."""
    R = {r["id"]: r for r in d["regions"]}
    W, H = 2000, 1600

    def tr(x, y):
        return (x + 22) * 1.875, (y + 2) * 1.875

    s = Spec(W, H, 16.5, seed=7)
    for r in R.values():
        s.nodes[r["id"]] = (r["id"], *tr(r["x"], r["y"]), 0)
        longest = max(text_width(w, 1) for n in (r["name_en"], r["name_de"]) for w in n.replace("-", "- ").split())
        s.weight[r["id"]] = (
            0.92
            + 0.2 * (r["settlement"] in ("city", "stronghold"))
            + 0.1 * (r["settlement"] == "town")
            + 0.02 * max(0, longest - 4)
        )
        s.weight[r["id"]] *= MORE_ROOM.get(r["id"], 1)
        for b in r["adjacent"]:
            s.need.add(frozenset((r["id"], b)))
            if r["id"] < b:
                s.edges.append((r["id"], b))
        for f in (FN, FS, FW):
            s.free.add(frozenset((r["id"], f)))
        if r["east_edge"]:
            y = {"east_rhun": 110}.get(r["id"], r["y"])
            n = "edge_" + r["id"]
            s.nodes[n] = (r["id"], W - 6, tr(0, y)[1], 1)
            s.edges.append((r["id"], n))
            s.need.add(frozenset((r["id"], FE)))
    # rough coast, north to south: one sea node per coastal region (None = shape only)
    coast = [
        ("north_ered_luin", 92, 48),
        (None, 50, 92),
        ("forlindon", 20, 150),
        (None, 30, 190),
        ("grey_havens", 88, 222),
        (None, 32, 258),
        ("harlindon", 14, 315),
        (None, 70, 352),
        ("south_ered_luin", 138, 346),
        ("minhiriath", 168, 395),
        ("enedwaith", 222, 475),
        ("druwaith_iaur", 262, 548),
        (None, 205, 612),
        (None, 196, 672),
        ("andrast", 250, 690),
        ("anfalas", 352, 672),
        (None, 430, 705),
        ("dol_amroth", 508, 722),
        ("lamedon", 560, 675),
        ("pelargir", 580, 738),
        ("west_harondor", 592, 775),
        ("umbar", 545, 815),
    ]
    prev = None
    for i, (k, x, y) in enumerate(coast):
        n = f"sea{i}"
        s.nodes[n] = (SEA, *tr(x, y), 0.6)
        if k:
            s.edges.append((k, n))
            s.need.add(frozenset((k, SEA)))
        if prev:
            s.edges.append((prev, n))
        prev = n
    s.ocean = [f"sea{i}" for i in range(len(coast))] + [(tr(545, 0)[0], H), (0, H), (0, 0), (tr(92, 0)[0], 0)]
    for f in FRAME:
        s.free.add(frozenset((SEA, f)))
    s.edges.append(("edge_east_rhun", "edge_south_rhun"))
    s.gap = {frozenset(p) for p in d["meta"]["impassable_neighbours"]}
    # the Sea of Rhun: a lake between five regions
    lake = "LAKE_rhun"
    s.weight[lake] = 0.7
    s.nodes[lake] = (lake, *tr(900, 315), 0)
    for k in ("east_rhun", "south_rhun", "southern_dorwinion", "northern_dorwinion", "north_rhun"):
        s.free.add(frozenset((lake, k)))
        s.edges.append((lake, k))
    return {
        "name": "wotr",
        "spec": s,
        "lakes": [lake],
        "regions": {
            k: {
                "name_en": r["name_en"],
                "name_de": r["name_de"],
                "settlement": "fortification"
                if r["fortification"]
                else None
                if r["settlement"] == "none"
                else r["settlement"],
            }
            for k, r in R.items()
        },
    }
