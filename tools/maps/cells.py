"""Small cells that fill the sheet, and the first cells of every region: their contacts are right from the start."""

import math
from collections import defaultdict, deque

import numpy as np
from scipy.spatial import Voronoi, cKDTree
from shapely.geometry import Point, Polygon
from shapely.prepared import prep

from maps.layout import FRAME, SEA, VOID


class Cells:
    """Points, neighbours in their order around a cell, lengths and ends of the edges, cells two steps away, areas."""


def make_cells(spec):
    """jittered hex points, mirrored at the frame so that the Voronoi diagram ends exactly on the rectangle"""
    rng = np.random.default_rng(spec.seed)
    s, W, H = spec.spacing, spec.W, spec.H
    ny = max(2, round(H / (s * 0.866)))
    dy = H / ny
    nxn = round(W / s)
    dx = W / nxn
    pts = np.array(
        [[(i + 0.5 + (0.25 if j % 2 else -0.25)) * dx, (j + 0.5) * dy] for j in range(ny) for i in range(nxn)]
    )
    pts += rng.uniform(-0.27, 0.27, pts.shape) * s
    pts[:, 0] = np.clip(pts[:, 0], s * 0.22, W - s * 0.22)
    pts[:, 1] = np.clip(pts[:, 1], s * 0.22, H - s * 0.22)
    n = len(pts)
    mir = [pts]
    band = 3 * s
    for ax, lim in ((0, 0), (0, W), (1, 0), (1, H)):
        q = pts[np.abs(pts[:, ax] - lim) < band].copy()
        q[:, ax] = 2 * lim - q[:, ax]
        mir.append(q)
    allp = np.vstack(mir)
    vor = Voronoi(allp)
    C = Cells()
    C.pts, C.n = pts, n
    nb = defaultdict(list)
    V = vor.vertices.copy()
    C.V = V
    for (a, b), (u, v) in zip(vor.ridge_points, vor.ridge_vertices, strict=False):
        if u < 0 or v < 0 or (a >= n and b >= n):
            continue
        if b < a:
            a, b = b, a
        ln = float(np.hypot(*(V[u] - V[v])))
        if b >= n:  # edge on the frame
            mid = (V[u] + V[v]) / 2
            side = int(np.argmin([abs(mid[1]), abs(mid[0] - W), abs(mid[1] - H), abs(mid[0])]))
            nb[a].append((n + side, ln, u, v))
        else:
            nb[a].append((b, ln, u, v))
            nb[b].append((a, ln, u, v))
    C.nbr, C.elen, C.evert = [], [], []
    for c in range(n):
        L = sorted(nb[c], key=lambda t: math.atan2(*((V[t[2]] + V[t[3]]) / 2 - pts[c])[::-1]))
        C.nbr.append(tuple(t[0] for t in L))
        C.elen.append(tuple(t[1] for t in L))
        C.evert.append(tuple((t[2], t[3]) for t in L))
    C.ring2 = []
    for c in range(n):
        r1 = set(C.nbr[c])
        r2 = set()
        for x in r1:
            if x < n:
                r2.update(C.nbr[x])
        C.ring2.append(tuple(x for x in r2 - r1 - {c} if x < n))
    C.area = np.zeros(n)
    for c in range(n):
        a = 0
        for u, v in C.evert[c]:
            p, q = V[u] - pts[c], V[v] - pts[c]
            a += abs(p[0] * q[1] - p[1] * q[0]) / 2
        C.area[c] = a
    C.tree = cKDTree(pts)
    return C


def skeleton(spec, C, pos):
    """label the micro-cells under every layout edge: first half = one end's label, second half = the other's"""
    lab = [VOID] * C.n
    if spec.ocean:
        poly = prep(Polygon([pos[p] if isinstance(p, str) else p for p in spec.ocean]).buffer(0))
        for c in range(C.n):
            if poly.contains(Point(C.pts[c])):
                lab[c] = SEA
    best = {}
    for a, b in spec.edges:
        la, lb = spec.nodes[a][0], spec.nodes[b][0]
        pa, pb = pos[a], pos[b]
        d = np.hypot(*(pb - pa))
        k = max(3, int(d / (spec.spacing * 0.25)))
        ts = (np.arange(k) + 0.5) / k
        idx = C.tree.query(pa + (pb - pa) * ts[:, None])[1]
        for t, c in zip(ts, idx, strict=False):
            l, q = (la, t * d) if t < 0.5 else (lb, (1 - t) * d)
            if c not in best or q < best[c][0]:
                best[c] = (q, l)
    for c, (_, l) in best.items():
        lab[c] = l
    for l in sorted(spec.weight):  # keep only the piece around the main node
        node = l if l in pos else next(k for k in spec.nodes if spec.nodes[k][0] == l)
        home = C.tree.query(pos[node])[1]
        lab[home] = l
        keep = flood(C, lab, home)
        for c in range(C.n):
            if lab[c] == l and c not in keep:
                lab[c] = VOID
    for p in sorted(map(sorted, spec.need)):  # re-join pairs that lost each other to a third path
        if not touching(C, lab, *p):
            bridge(spec, C, lab, *p)
    return lab


def flood(C, lab, start):
    q = deque([start])
    seen = {start}
    while q:
        for x in C.nbr[q.popleft()]:
            if x < C.n and x not in seen and lab[x] == lab[start]:
                seen.add(x)
                q.append(x)
    return seen


def touching(C, lab, a, b):
    full = lab + list(FRAME)
    a, b = (b, a) if a in FRAME else (a, b)
    return any(full[x] == b for c in range(C.n) if lab[c] == a for x in C.nbr[c])


def bridge(spec, C, lab, a, b):
    """shortest VOID path from a to b that touches no label foreign to the pair; first half a, second half b"""
    if a in FRAME:
        a, b = b, a
    full = lab + list(FRAME)
    ok = {frozenset(p) for p in spec.need} | spec.free

    def fits(c, l):
        return all(full[x] in (VOID, l) or frozenset((full[x], l)) in ok for x in C.nbr[c])

    prev = {c: None for c in range(C.n) if lab[c] == a}
    q = deque(prev)
    while q:
        c = q.popleft()
        for x in C.nbr[c]:
            if full[x] == b and c in prev and lab[c] == VOID:
                path = []
                while c is not None and lab[c] == VOID:
                    path.append(c)
                    c = prev[c]
                for k, y in enumerate(path):
                    lab[y] = b if k < len(path) / 2 and b not in FRAME else a
                return True
            if x < C.n and x not in prev and lab[x] == VOID and (fits(x, a) or fits(x, b)):
                prev[x] = c
                q.append(x)
    return False
