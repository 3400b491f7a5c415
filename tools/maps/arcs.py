"""The lines between regions: each is built and smoothed once, and shared by both its sides."""

import math
from collections import defaultdict, deque

import numpy as np
from shapely.geometry import LineString

from maps.layout import FRAME, VOID


def split_void(C, lab):
    """every connected blob of VOID becomes a label of its own (M0, M1 ...)"""
    lab = list(lab)
    k = 0
    for c in range(C.n):
        if lab[c] != VOID:
            continue
        name = f"M{k}"
        k += 1
        q = deque([c])
        lab[c] = name
        while q:
            for x in C.nbr[q.popleft()]:
                if x < C.n and lab[x] == VOID:
                    lab[x] = name
                    q.append(x)
    return lab


def warp_field(spec, octaves=((300, 13), (130, 6.5), (60, 2.9), (30, 1.25)), modes=7):
    """smooth random displacement of the plane, one-to-one (checked), zero across the frame: adds natural wobble
    to every line at once and cannot change any contact"""
    rng = np.random.default_rng(spec.seed + 2)
    K, Ph, Am = [], [], []
    for lam, amp in octaves:
        for _ in range(modes):
            t = rng.uniform(0, 2 * math.pi)
            k = 2 * math.pi / lam * rng.uniform(0.8, 1.25)
            K.append((k * math.cos(t), k * math.sin(t)))
            Ph.append(rng.uniform(0, 6.28, 2))
            Am.append(rng.normal(0, amp / math.sqrt(modes), 2))
    K, Ph, Am = np.array(K), np.array(Ph), np.array(Am)
    W, H = spec.W, spec.H

    def raw(p, s):
        a = p @ K.T
        d = np.stack([(np.sin(a + Ph[:, 0]) * Am[:, 0]).sum(1), (np.sin(a + Ph[:, 1]) * Am[:, 1]).sum(1)], 1) * s

        def fade(v, lim):
            t = np.clip(np.minimum(v, lim - v) / 70, 0, 1)
            return t * t * (3 - 2 * t)

        d[:, 0] *= fade(p[:, 0], W)
        d[:, 1] *= fade(p[:, 1], H)
        return p + d

    g = np.stack(np.meshgrid(np.arange(2, W - 2, 9.0), np.arange(2, H - 2, 9.0)), -1).reshape(-1, 2)
    s = 1.0
    for _ in range(12):
        e = 0.5
        dx = raw(g + np.array([e, 0]), s) - raw(g - np.array([e, 0]), s)
        dy = raw(g + np.array([0, e]), s) - raw(g - np.array([0, e]), s)
        if (dx[:, 0] * dy[:, 1] - dx[:, 1] * dy[:, 0]).min() > 0.18:
            break
        s *= 0.88
    return lambda p: raw(np.asarray(p, float), s)


def arcs(spec, C, lab, smooth=4, chaikin=2, warp=None, tol=0.3):
    """-> list of dicts {left,right,pts}: border lines, each built and smoothed once"""
    full = list(lab) + list(FRAME)
    W, H = spec.W, spec.H
    G = defaultdict(dict)  # vertex graph: u -> {v: (labels)}
    for c in range(C.n):
        for x, (u, v) in zip(C.nbr[c], C.evert[c], strict=False):
            if full[x] != full[c] and x > c and u != v:
                pair = frozenset((full[c], full[x]))
                G[u][v] = pair
                G[v][u] = pair
    node = {u for u in G if len(G[u]) != 2 or len(set(G[u].values())) > 1}
    P = {u: C.V[u].copy() for u in G}
    onf = {}
    for u in G:
        x, y = P[u]
        e = 1e-6
        onf[u] = (abs(x) < e or abs(x - W) < e, abs(y) < e or abs(y - H) < e)
    for _ in range(smooth):  # Laplacian smoothing of the whole line graph
        Q = {}
        for u in G:
            m = np.mean([P[v] for v in G[u]], axis=0)
            q = P[u] + 0.5 * (m - P[u])
            if onf[u][0]:
                q[0] = P[u][0]
            if onf[u][1]:
                q[1] = P[u][1]
            Q[u] = q
        P = Q
    seen = set()
    out = []

    def walk(u, v):
        path = [u, v]
        seen.add((u, v))
        seen.add((v, u))
        while path[-1] not in node and path[-1] != path[0]:
            nxt = next(w for w in G[path[-1]] if w != path[-2])
            seen.add((path[-1], nxt))
            seen.add((nxt, path[-1]))
            path.append(nxt)
        return path

    starts = sorted(node) + sorted(set(G) - node)
    for u in starts:
        for v in sorted(G[u]):
            if (u, v) in seen:
                continue
            if u not in node and any((u, w) in seen for w in G[u]):
                continue
            path = walk(u, v)
            pts = np.array([P[k] for k in path])
            closed = path[0] == path[-1]
            for _ in range(chaikin):
                if closed:
                    p = pts[:-1]
                    q = np.roll(p, -1, 0)
                    r = np.empty((2 * len(p), 2))
                    r[0::2] = 0.75 * p + 0.25 * q
                    r[1::2] = 0.25 * p + 0.75 * q
                    pts = np.vstack([r, r[:1]])
                elif len(pts) > 2:
                    a, b = pts[:-1], pts[1:]
                    r = np.empty((2 * len(a), 2))
                    r[0::2] = 0.75 * a + 0.25 * b
                    r[1::2] = 0.25 * a + 0.75 * b
                    pts = np.vstack([pts[:1], r[1:-1], pts[-1:]])
            if warp is not None:
                pts = warp(pts)
            if closed:
                pts[-1] = pts[0]
            pts = np.round(np.array(LineString(pts).simplify(tol).coords), 1)
            out.append({"pair": tuple(sorted(G[u][v])), "pts": pts, "ends": (path[0], path[-1]), "closed": closed})
    return out


def rings(arcs_, label):
    """chain the arcs of one label into closed rings; each ring = list of (arc index, reversed?)"""
    mine = [i for i, a in enumerate(arcs_) if label in a["pair"]]
    at = defaultdict(list)
    for i in mine:
        if not arcs_[i]["closed"]:
            at[arcs_[i]["ends"][0]].append(i)
            at[arcs_[i]["ends"][1]].append(i)
    used = set()
    out = []
    for i in mine:
        if i in used:
            continue
        used.add(i)
        if arcs_[i]["closed"]:
            out.append([(i, False)])
            continue
        ring = [(i, False)]
        start, cur = arcs_[i]["ends"]
        while cur != start:
            nx_ = [j for j in at[cur] if j not in used]
            if not nx_:
                break
            j = nx_[0]
            used.add(j)
            e = arcs_[j]["ends"]
            rev = e[0] != cur
            ring.append((j, rev))
            cur = e[0] if rev else e[1]
        out.append(ring)
    return out


def ring_points(arcs_, ring):
    pts = []
    for i, rev in ring:
        p = arcs_[i]["pts"]
        p = p[::-1] if rev else p
        pts.extend(map(tuple, p[:-1]))
    return pts


def path_of(pts, close=False):
    return "M" + " ".join(f"{x:g},{y:g}" for x, y in (pts[:-1] if close else pts)) + ("Z" if close else "")


def svg_path(shape):
    return "".join(
        path_of(list(ring.coords), True)
        for piece in getattr(shape, "geoms", [shape])
        for ring in [piece.exterior, *piece.interiors]
    )
