"""From a specification to outlines. Regions that are too crowded for their names get more room and grow again."""

import itertools
import time

import networkx as nx
import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import unary_union

from maps import arcs, cells, grow, layout
from maps.arcs import svg_path
from maps.layout import FRAME, SEA
from maps.place import R_SETTLE, place, still_fits


def polygon_of(A, label):
    rs = [arcs.ring_points(A, r) for r in arcs.rings(A, label)]
    rs = [r for r in rs if len(r) > 2]
    rs.sort(key=lambda r: -abs(Polygon(r).area))
    outer = Polygon(rs[0])
    holes = [r for r in rs[1:] if outer.contains(Point(Polygon(r).representative_point()))]
    rest = [Polygon(r) for r in rs[1:] if r not in holes]
    p = Polygon(rs[0], holes)
    return MultiPolygon([p, *rest]) if rest else p


def coast_detail(A, seed, step=17, amp=0.17):
    """fractal bays and capes on the coast arcs only; an arc that would hit another line keeps its plain form"""
    rng = np.random.default_rng(seed)
    lines = [LineString(a["pts"]) for a in A]
    tree = shapely.STRtree([l.buffer(7) for l in lines])
    for i, a in enumerate(A):
        if SEA not in a["pair"] or any(f in a["pair"] for f in FRAME):
            continue
        ls = lines[i]
        n = int(ls.length / step)
        if n < 2:
            continue
        p = [np.array(ls.interpolate(k / n, normalized=True).coords[0]) for k in range(n + 1)]
        for _depth in range(3):
            q = [p[0]]
            for u, w in itertools.pairwise(p):
                d = w - u
                q += [(u + w) / 2 + np.array([-d[1], d[0]]) * rng.normal(0, amp), w]
            p = q
        new = np.round(np.array(p), 1)
        new[0], new[-1] = a["pts"][0], a["pts"][-1]
        g = LineString(new)
        near = [j for j in tree.query(g.buffer(2)) if j != i]
        ends = [Point(new[0]), Point(new[-1])]
        if g.is_simple and all(
            min(x.distance(e) for e in ends) < 0.01
            for j in near
            for h in [g.intersection(lines[j])]
            if not h.is_empty
            for x in getattr(h, "geoms", [h])
        ):
            a["pts"] = new
            lines[i] = g


def geometry(m, log):
    """cells -> arcs -> polygons -> placement"""
    s, C = m["spec"], m["cells"]
    lab = arcs.split_void(C, m["cell_labels"])
    A = arcs.arcs(s, C, lab, warp=arcs.warp_field(s))
    coast_detail(A, s.seed)
    labels = sorted(set(lab))
    m["arcs"] = A
    m["poly"] = {l: polygon_of(A, l) for l in labels}
    bad = [l for l, p in m["poly"].items() if not p.is_valid]
    if bad:
        log("   invalid polygons:", bad)
    m["blocks"] = [l for l in labels if l not in m["regions"] and l != SEA]
    if "ranges" in m:  # mountains are spaces of their own, so what is left over is water
        m["lakes"] = [l for l in m["blocks"] if l not in m["ranges"]]
    m["solid"] = [l for l in m["blocks"] if l not in m["lakes"]]
    hang = (
        unary_union(
            [
                unary_union([g, affinity.translate(g, 0, -10), affinity.translate(g, 0, -20)])
                for l in m["solid"]
                for g in [m["poly"][l].buffer(0)]
            ]
        ).buffer(2)
        if m["solid"]
        else None
    )
    old = m.get("place", {})
    m["place"] = {}
    for k, r in m["regions"].items():
        p = m["poly"][k].buffer(0)
        b = old.get(k)
        if b is None or b[0] < -1.5 or not still_fits(p.difference(hang) if hang is not None else p, b):
            b = place(
                p,
                hang,
                {"en": r["name_en"], "de": r["name_de"]},
                r["settlement"],
                m["poly"][SEA] if r.get("port") else None,
            )
            if b is None:
                raise SystemExit(f"no room for the name of {k}")
        m["place"][k] = b


def build(m, log=print):
    t0 = time.time()
    s = m["spec"]
    G = nx.Graph([tuple(p) for p in s.need if not any(f in p for f in FRAME)])
    log(
        "planar with sea and ranges:",
        nx.check_planarity(G)[0],
        "| crossings in given positions:",
        len(layout.crossings({k: np.array(v[1:3]) for k, v in s.nodes.items()}, s.edges)),
    )
    for c in layout.crossings({k: np.array(v[1:3]) for k, v in s.nodes.items()}, s.edges):
        log("   crossing", c)
    pos, cr = layout.relax(s)
    log(f"{time.time() - t0:.1f}s layout relaxed, crossings {len(cr)}")
    C = cells.make_cells(s)
    lab = cells.skeleton(s, C, pos)
    log(f"{time.time() - t0:.1f}s {C.n} cells, skeleton (missing, surplus, split):", *grow.topology_report(s, C, lab))
    lab = grow.grow(s, C, lab, log=log)
    best = None
    for round_ in range(
        m.get("rounds", 4)
    ):  # crowded regions get more room, everything settles again, the best round wins
        miss = grow.topology_report(s, C, lab)
        m["cells"], m["cell_labels"] = C, lab
        geometry(m, log)
        tight = sorted((b[0], k) for k, b in m["place"].items() if b[0] < -2.2)
        cost = sum(-v - 1.5 for v, k in tight) + 1e3 * sum(map(len, miss))
        log(
            f"{time.time() - t0:.1f}s round {round_}: missing, surplus, split",
            *miss,
            f"| crowding {cost:.1f}",
            [f"{k} {v:.1f}" for v, k in tight],
        )
        if best is None or (cost < best[0] and round_ > 0):
            best = (cost, dict(m))
        if round_ and not tight:
            break
        for v, k in tight:
            s.weight[k] *= 1 + min(0.3, -0.04 * v)
        lab = grow.grow(s, C, lab, log=log, sweeps=22, heat=0.16, w_bay=0.3)
    m.update(best[1])
    log(
        f"{time.time() - t0:.1f}s done; smallest type {min(b[3] for b in m['place'].values())}, tightest figure slots",
        sorted((round(float(b[9]), 1), k) for k, b in m["place"].items())[:5],
    )
    return m


def outlines(m):
    """The grown map as plain data: regions with settlements, mountains and lakes, the sea."""
    regions = {}
    for k, r in m["regions"].items():
        at = m["place"][k][7]
        town = (
            None
            if at is None
            else {"kind": r["settlement"], "x": round(float(at[0]), 1), "y": round(float(at[1]), 1), "r": R_SETTLE}
        )
        regions[k] = {"path": svg_path(m["poly"][k]), "settlement": town}
    blocks = [
        {"id": l, "kind": "lake" if l in m["lakes"] else "mountain", "path": svg_path(m["poly"][l])}
        for l in m["blocks"]
    ]
    return {
        "width": m["spec"].W,
        "height": m["spec"].H,
        "regions": regions,
        "blocks": blocks,
        "sea": svg_path(m["poly"][SEA]),
        "borders": [{"between": sorted(a["pair"]), "points": [tuple(p) for p in a["pts"].tolist()]} for a in m["arcs"]],
    }
