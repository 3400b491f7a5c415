"""What a map must fulfil, and where its regions lie before they grow: the cartogram.

A `Spec` has labels, pairs that must or must not touch, and rough positions; nothing in here knows Middle-earth. `relax`
spreads the positions and keeps the straight-line drawing free of crossings.
"""

import math

import numpy as np

VOID, SEA, FN, FE, FS, FW = "VOID", "SEA", "F_N", "F_E", "F_S", "F_W"
FRAME = (FN, FE, FS, FW)


class Spec:
    """Everything the engine needs.  All coordinates are board units (W x H)."""

    def __init__(self, W, H, spacing, seed=7):
        self.W, self.H, self.spacing, self.seed = W, H, spacing, seed
        self.nodes = {}  # layout node -> (label, x, y, fixedness)
        self.edges = []  # layout edges (node, node)
        self.weight = {}  # label -> relative target area
        self.need = set()  # frozenset(label, label): must share a border
        self.free = set()  # frozenset(label, label): may or may not touch
        self.ocean = []  # polygon (node names or points) filled with SEA before growing
        self.gap = set()  # forbidden neighbours that want a proper wall between them (mountain chains)


def crossings(pos, edges):
    """pairs of edges of the straight-line drawing that cross (empty = planar drawing)"""
    E = [(a, b) for a, b in edges]
    A = np.array([pos[a] for a, b in E])
    B = np.array([pos[b] for a, b in E])

    def orient(p, q, r):
        return (q[..., 0] - p[..., 0]) * (r[..., 1] - p[..., 1]) - (q[..., 1] - p[..., 1]) * (r[..., 0] - p[..., 0])

    out = []
    for i, (a, b) in enumerate(E):
        o1 = orient(A[i], B[i], A)
        o2 = orient(A[i], B[i], B)
        o3 = orient(A, B, A[i])
        o4 = orient(A, B, B[i])
        for j in np.nonzero((o1 * o2 < 0) & (o3 * o4 < 0))[0]:
            if j > i and not {a, b} & set(E[j]):
                out.append((E[i], E[j]))
    return out


def relax(spec, iters=300, k_anchor=0.035, k_spring=0.16, k_rep=0.5, k_edge=0.55):
    """Planarity-preserving force layout: springs of the wanted length, node/node and node/edge repulsion, a weak pull
    to the given position. No node ever moves further than a quarter of its distance to any edge: no new crossings."""
    names = list(spec.nodes)
    ix = {n: i for i, n in enumerate(names)}
    P = np.array([spec.nodes[n][1:3] for n in names], float)
    P0 = P.copy()
    fix = np.array([spec.nodes[n][3] for n in names], float)
    E = np.array([(ix[a], ix[b]) for a, b in spec.edges])
    n, m = len(P), len(E)
    lab = [spec.nodes[k][0] for k in names]
    unit = math.sqrt(spec.W * spec.H * 0.74 / max(1, len(spec.weight)))  # typical region diameter
    size = np.array([unit * math.sqrt(spec.weight.get(l, 0.14)) for l in lab])
    L = (size[E[:, 0]] + size[E[:, 1]]) / 2
    inc = np.zeros((n, m), bool)
    inc[E[:, 0], np.arange(m)] = inc[E[:, 1], np.arange(m)] = True
    same = np.array([[a == b for b in lab] for a in lab])
    for it in range(iters):
        F = np.zeros_like(P)
        d = P[E[:, 1]] - P[E[:, 0]]
        r = np.linalg.norm(d, axis=1) + 1e-9
        f = (k_spring * (r - L) / r)[:, None] * d
        np.add.at(F, E[:, 0], f)
        np.add.at(F, E[:, 1], -f)
        D = P[:, None] - P[None]
        R = np.linalg.norm(D, axis=2) + np.eye(n) * 1e9
        want = (size[:, None] + size[None]) / 2 * 0.95
        F += (k_rep * np.where((want > R) & ~same, (want - R) / R, 0)[..., None] * D).sum(1) * 0.5
        A, B = P[E[:, 0]], P[E[:, 1]]
        AB = B - A
        t = np.clip(((P[:, None] - A) * AB).sum(2) / ((AB * AB).sum(1) + 1e-9), 0, 1)
        Q = A + t[..., None] * AB
        V = P[:, None] - Q
        dist = np.linalg.norm(V, axis=2)
        dist[inc] = 1e9
        w = np.where(dist < size[:, None] * 0.62, (size[:, None] * 0.62 - dist) / np.maximum(dist, 1e-6), 0)
        G = k_edge * 0.5 * w[..., None] * V
        F += G.sum(1)
        np.add.at(F, E[:, 0], -(G * (1 - t)[..., None]).sum(0))
        np.add.at(F, E[:, 1], -(G * t[..., None]).sum(0))
        F += k_anchor * (P0 - P)
        mg = np.minimum(size * 0.42, 80)
        low, high = mg[:, None] - P, P - np.array([spec.W, spec.H]) + mg[:, None]
        F += 0.5 * (np.maximum(low, 0) - np.maximum(high, 0))  # stay on the sheet
        F = F * (1 - fix)[:, None] + (0.3 * fix)[:, None] * (P0 - P)  # fix: 0 = free ... 1 = pinned
        room = dist.min(1)
        q = dist.min(0)
        np.minimum.at(room, E[:, 0], q)
        np.minimum.at(room, E[:, 1], q)
        s = np.linalg.norm(F, axis=1) + 1e-9
        cap = np.minimum(room * 0.24, 14 * (1 - it / iters) + 1)
        P = P + F * np.minimum(1, cap / s)[:, None]
    pos = {k: P[ix[k]] for k in names}
    return pos, crossings(pos, spec.edges)
