"""Regions grow and round off by flips of single cells that never break a contact or make a forbidden one."""

import math
from collections import defaultdict, deque

import numpy as np

from maps.layout import FE, FN, FRAME, FS, FW, SEA, VOID


def rules(spec, labels):
    """pair matrix: 1 = must touch, 0 = do not care, -1 = must not touch"""
    ix = {l: i for i, l in enumerate(labels)}
    n = len(labels)
    R = [[-1] * n for _ in range(n)]
    for l in labels:
        for f in (VOID,):
            R[ix[l]][ix[f]] = R[ix[f]][ix[l]] = 0
        R[ix[l]][ix[l]] = 0
    for S, v in ((spec.free, 0), (spec.need, 1)):
        for p in S:
            a, b = tuple(p)
            R[ix[a]][ix[b]] = R[ix[b]][ix[a]] = v
    return ix, R


def grow(
    spec,
    C,
    lab,
    sweeps=52,
    heat=0.35,
    log=print,
    min_touch=None,
    w_void=2.2,
    k_area=55,
    gamma=0.034,
    k_round=0.8,
    k_gap=3.6,
    k_touch=30.0,
    w_coast=1.25,
    w_bay=0.6,
    k_tongue=2.4,
    k_wall=1.5,
):
    """Metropolis flips of single micro-cells.  A flip is refused if it would cut a region in two, close a ring,
    create a forbidden contact or delete a required one - so every state has the table's topology."""
    rng = np.random.default_rng(spec.seed + 1)
    labels = [*sorted(spec.weight), SEA, VOID, *list(FRAME)]
    ix, R = rules(spec, labels)
    nL = len(labels)
    V, S = ix[VOID], ix[SEA]
    fr0 = ix[FN]
    lab = [ix[l] for l in lab] + [ix[FN], ix[FE], ix[FS], ix[FW]]
    nbr, elen, ring2, area = C.nbr, C.elen, C.ring2, C.area.tolist()
    X, Y = C.pts[:, 0].tolist(), C.pts[:, 1].tolist()
    gap = defaultdict(set)
    for p in spec.gap:
        x, y = tuple(p)
        gap[ix[x]].add(ix[y])
        gap[ix[y]].add(ix[x])
    gap = dict(gap)
    n = C.n
    mt = min_touch or spec.spacing * 5
    hard = spec.spacing * 2.2
    con = [[0.0] * nL for _ in range(nL)]
    A = [0.0] * nL
    SX = [0.0] * nL
    SY = [0.0] * nL
    for c in range(n):
        l = lab[c]
        A[l] += area[c]
        SX[l] += area[c] * X[c]
        SY[l] += area[c] * Y[c]
        for x, e in zip(nbr[c], elen[c], strict=False):
            if lab[x] != l:
                con[l][lab[x]] += e
                if x >= n:
                    con[lab[x]][l] += e
    land = sum(A) - A[S]
    wsum = sum(spec.weight.values())
    T = [land * 0.965 * spec.weight.get(l, 0) / wsum for l in labels]
    T[S] = A[S]
    mean = land / max(1, len(spec.weight))

    def fa(l, a):
        return k_area * (a / T[l] - 1) ** 2 if l != S else 0.35 * k_area * ((a - T[l]) / mean) ** 2

    ph = rng.uniform(0, 6.28, 24)
    th = rng.uniform(0, 6.28, 24)
    kk = 2 * math.pi / rng.uniform(70, 210, 24)
    bay = (np.sin(np.outer(C.pts[:, 0], kk * np.cos(th)) + np.outer(C.pts[:, 1], kk * np.sin(th)) + ph)).sum(
        1
    ) / math.sqrt(12)
    if not hasattr(C, "wish"):
        C.wish = [lab[c] == S for c in range(n)]
    prior = [
        (w_coast if C.wish[c] else -w_coast) + w_bay * bay[c] for c in range(n)
    ]  # the wanted coast line, with bays and capes

    def ft(v):
        return k_touch * (1 - v / mt) ** 2 if v < mt else 0.0

    for sweep in range(sweeps):
        temp = heat * max(0.0, 1 - sweep / (sweeps * 0.8)) ** 1.5 + 1e-6
        CX = [SX[l] / A[l] if A[l] else 0 for l in range(nL)]
        CY = [SY[l] / A[l] if A[l] else 0 for l in range(nL)]
        cand = [c for c in range(n) if any(lab[x] != lab[c] and x < n for x in nbr[c])]
        order = rng.permutation(len(cand)).tolist()
        rnd = rng.random(2 * len(cand)).tolist()
        done = 0
        for k in order:
            c = cand[k]
            a = lab[c]
            ns = nbr[c]
            ls = [lab[x] for x in ns]
            opt = [l for l in ls if l != a and l < fr0]
            if not opt:
                continue
            b = opt[int(rnd[2 * k] * len(opt))]
            ra = rb = 0
            p = ls[-1]
            for l in ls:  # number of runs of a and b around the cell
                if l != p:
                    if l == a:
                        ra += 1
                    if l == b:
                        rb += 1
                p = l
            if a == V and rb == 0:
                rb = 1  # a hole inside b: may be filled
            if a != V and (ra != 1):
                continue
            if b != V and (rb != 1):
                continue
            if a == S and b == V:
                continue
            Rb, Ra = R[b], R[a]
            bad = False
            tot = {}
            for l, e in zip(ls, elen[c], strict=False):
                tot[l] = tot.get(l, 0.0) + e
            for l in tot:
                if Rb[l] < 0:
                    bad = True
                    break
            if bad:
                continue
            dE = 0.0
            ca, cb = con[a], con[b]
            for l, e in tot.items():
                if l in (a, b):
                    continue
                if Ra[l] == 1:
                    q = ca[l]
                    r = q - e
                    if r < hard and r < q:
                        bad = True
                        break
                    dE += ft(r) - ft(q)
                if Rb[l] == 1:
                    q = cb[l]
                    dE += ft(q + e) - ft(q)
            if bad:
                continue
            ea, eb = tot.get(a, 0.0), tot[b]
            if Ra[b] == 1:
                q = ca[b]
                r = q - eb + ea
                if r < hard and r < q:
                    continue
                dE += ft(r) - ft(q)
            w = area[c]
            if a != V:
                dE += fa(a, A[a] - w) - fa(a, A[a])
            else:
                dE -= w_void
            if b != V:
                dE += fa(b, A[b] + w) - fa(b, A[b])
            else:
                dE += w_void
            if a == S:
                dE += prior[c]
            if b == S:
                dE -= prior[c]
            dE += gamma * (ea - eb)
            if b < S:
                dE += k_round * ((X[c] - CX[b]) ** 2 + (Y[c] - CY[b]) ** 2) / T[b]
            if a < S:
                dE -= k_round * ((X[c] - CX[a]) ** 2 + (Y[c] - CY[a]) ** 2) / T[a]
            if dE < 6:
                g = 0
                near = {lab[x] for x in ring2[c]}
                for l in near:  # keep forbidden pairs two cells apart
                    if Rb[l] < 0 and l < fr0:
                        g += 1
                    if Ra[l] < 0 and l < fr0:
                        g -= 1
                dE += k_gap * g
                if gap and (a == V or b == V):  # walls: no thin tongue of a third region between two walled-off
                    near.update(ls)
                    own = b if a == V else a  # ones, and some width for the wall itself
                    side = near - {own, V}
                    wall = (
                        k_tongue
                        if any(x in gap and not gap[x].isdisjoint(side) for x in side)
                        else k_wall
                        if own in gap and not gap[own].isdisjoint(near)
                        else 0.0
                    )
                    dE += wall if a == V else -wall
            if dE > 0 and rnd[2 * k + 1] >= math.exp(-dE / temp):
                continue
            lab[c] = b
            done += 1
            A[a] -= w
            A[b] += w
            SX[a] -= w * X[c]
            SX[b] += w * X[c]
            SY[a] -= w * Y[c]
            SY[b] += w * Y[c]
            for l, e in tot.items():
                if l != a:
                    con[a][l] -= e
                    con[l][a] -= e
                if l != b:
                    con[b][l] += e
                    con[l][b] += e
        if sweep % 25 == 24:
            log(f"  sweep {sweep + 1}: {done} flips, void {A[V] / sum(A):.3f}")
    return [labels[l] for l in lab[:n]]


def contacts(C, lab):
    """label pair -> border length in the cell complex (frame sides are labels too)"""
    full = list(lab) + list(FRAME)
    con = defaultdict(float)
    for c in range(C.n):
        for x, e in zip(C.nbr[c], C.elen[c], strict=False):
            if full[x] != full[c] and (x > c):
                con[frozenset((full[c], full[x]))] += e
    return con


def topology_report(spec, C, lab):
    con = contacts(C, lab)
    miss = [tuple(sorted(p)) for p in spec.need if con.get(p, 0) < 1]
    extra = [
        tuple(sorted(p))
        for p, v in con.items()
        if p not in spec.need
        and p not in spec.free
        and VOID not in p
        and len(p) == 2
        and not any(f in p and g in p for f in FRAME for g in FRAME if f != g)
    ]
    split = []
    for l in spec.weight:
        cells = {c for c in range(C.n) if lab[c] == l}
        if not cells:
            split.append(l)
            continue
        q = deque([next(iter(cells))])
        seen = {q[0]}
        while q:
            for x in C.nbr[q.popleft()]:
                if x in cells and x not in seen:
                    seen.add(x)
                    q.append(x)
        if len(seen) < len(cells):
            split.append(l)
    return miss, extra, split
