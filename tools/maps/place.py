"""Names, settlements and room for figures in a region: a search over sizes, line breaks, angles and positions."""

import math

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import Point, box

# The radius that is kept free for a figure, and for a settlement.
R_SLOT, R_SETTLE = 17.0, 26.0

# Advance widths of EB Garamond SemiBold in thousandths of its size; unknown letters count as 560.
ADV = dict(zip(" '-’.,()", (225, 225, 302, 240, 242, 242, 308, 308), strict=False))
ADV.update(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (
            711,
            613,
            709,
            762,
            571,
            535,
            722,
            804,
            356,
            360,
            736,
            585,
            912,
            804,
            761,
            589,
            761,
            744,
            484,
            687,
            742,
            695,
            986,
            736,
            629,
            599,
        ),
        strict=False,
    )
)
ADV.update(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (
            425,
            533,
            410,
            537,
            408,
            346,
            478,
            545,
            279,
            253,
            521,
            270,
            797,
            553,
            501,
            540,
            531,
            388,
            348,
            355,
            543,
            468,
            730,
            480,
            467,
            417,
        ),
        strict=False,
    )
)
ADV.update(
    zip(
        "ÄÖÜäöüßâêîôûáéíóúÂÊÎÔÛÁÉÍÓÚ",
        (
            711,
            761,
            742,
            425,
            501,
            543,
            555,
            425,
            408,
            279,
            501,
            543,
            425,
            408,
            279,
            501,
            543,
            711,
            571,
            356,
            761,
            742,
            711,
            571,
            356,
            761,
            742,
        ),
        strict=False,
    )
)


def text_width(s, size):
    return sum(ADV.get(c, 560) for c in s) * size / 1000 * 1.02 + len(s) * 0.02 * size


def wraps(name):
    """all ways to set a name on 1-3 lines"""
    words = name.replace("-", "-\u200b").replace("\u200b", " ").split()
    out = [[name]]

    def join(ws):
        t = ""
        for w in ws:
            t += w if (not t or t.endswith("-")) else " " + w
        return t

    n = len(words)
    for i in range(1, n):
        out.append([join(words[:i]), join(words[i:])])
    for i in range(1, n - 1):
        for j in range(i + 1, n):
            out.append([join(words[:i]), join(words[i:j]), join(words[j:])])
    return out


def label_boxes(names, size):
    """candidate (w, h, {lang: lines}); the box holds every language"""
    res = {}
    for rows in (1, 2, 3):
        pick = {}
        for lang, nm in names.items():
            opts = [w for w in wraps(nm) if len(w) <= rows]
            pick[lang] = min(opts, key=lambda w: max(text_width(t, size) for t in w) + len(w) * size * 0.35)
        w = max(text_width(t, size) for L in pick.values() for t in L)
        h = max(len(L) for L in pick.values()) * size * 0.98
        res[(round(w), round(h))] = (w + 2, h, pick)
    return list(res.values())


TEMPLATES = [
    [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    [(-3, 0), (-1, 0), (1, 0), (3, 0)],
    [(0, -3), (0, -1), (0, 1), (0, 3)],
    [(-2, -1), (0, -1), (2, -1), (0, 1)],
    [(-2, 1), (0, 1), (2, 1), (0, -1)],
    [(-2, -1), (0, -1), (0, 1), (2, 1)],
    [(-2, 1), (0, 1), (0, -1), (2, -1)],
    [(-1, -2), (-1, 0), (-1, 2), (1, 0)],
    [(1, -2), (1, 0), (1, 2), (-1, 0)],
    [(-1, -2), (-1, 0), (1, 0), (1, 2)],
    [(1, -2), (1, 0), (-1, 0), (-1, 2)],
    [(-2, -1), (0, -1), (2, -1), (-2, 1)],
    [(-2, -1), (0, -1), (2, -1), (2, 1)],
]


def place(poly, avoid, names, settlement, pull=None, sizes=(21, 19, 18, 17, 15, 13)):
    """best layout of name + emblem + four figure slots inside the polygon (minus what mountains overhang)"""
    room = poly.difference(avoid) if avoid is not None else poly
    if room.geom_type == "MultiPolygon":
        room = max(room.geoms, key=lambda g: g.area)
    x0, y0, x1, y1 = room.bounds
    st = 5.0
    gx, gy = np.meshgrid(np.arange(x0, x1 + st, st), np.arange(y0, y1 + st, st))
    P = np.stack([gx.ravel(), gy.ravel()], 1)
    shp = gx.shape
    inside = shapely.contains_xy(room, P[:, 0], P[:, 1])
    D = np.where(inside, shapely.distance(shapely.points(P), room.boundary), -1.0)
    cen = np.array(room.centroid.coords[0])
    draw_in = shapely.distance(shapely.points(P), pull) if pull is not None else None  # e.g. ports look for the sea

    def sample(F, q):  # F at points q, -1 outside the grid
        i = np.rint((q[:, 1] - y0) / st).astype(int)
        j = np.rint((q[:, 0] - x0) / st).astype(int)
        ok = (i >= 0) & (j >= 0) & (i < shp[0]) & (j < shp[1])
        r = np.full(len(q), -1.0)
        r[ok] = F.reshape(shp)[i[ok], j[ok]]
        return r

    best = None
    top = 0.9 + (1.0 if settlement else 0)  # best bonus any layout can still earn
    for size in sizes:
        for w, h, lines in label_boxes(names, size):
            for ang in (0, -14, 14, -30, 30):
                base_score = (size - 21) * 1.15 - abs(ang) * 0.085
                if best is not None and base_score + top <= best[0] + 0.35:
                    continue
                t = math.radians(ang)
                c, s_ = math.cos(t), math.sin(t)
                edge = np.array(
                    [
                        (u * w / 2, v * h / 2)
                        for u, v in (
                            (-1, -1),
                            (-0.5, -1),
                            (0, -1),
                            (0.5, -1),
                            (1, -1),
                            (1, 0),
                            (1, 1),
                            (0.5, 1),
                            (0, 1),
                            (-0.5, 1),
                            (-1, 1),
                            (-1, 0),
                        )
                    ]
                )
                edge = np.stack([edge[:, 0] * c - edge[:, 1] * s_, edge[:, 0] * s_ + edge[:, 1] * c], 1)
                cand = P[h * 0.5 + 1 < D]
                if not len(cand):
                    continue
                clear = np.min([sample(D, cand + e) for e in edge], 0)
                cand = cand[clear >= 4.5]
                if not len(cand):
                    continue
                if len(cand) > 13:
                    cand = cand[np.linspace(0, len(cand) - 1, 13).astype(int)]
                for q in cand:
                    d = P - q
                    u = np.abs(d[:, 0] * c + d[:, 1] * s_) - w / 2
                    v = np.abs(-d[:, 0] * s_ + d[:, 1] * c) - h / 2
                    box_d = np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0)
                    F = np.minimum(D, box_d)
                    pos_s = None
                    score = base_score - 0.004 * np.hypot(*(q - cen))
                    if settlement:
                        k = int(
                            np.argmax(
                                np.minimum(F, R_SETTLE + (0 if pull is not None else 9))
                                - (0.06 * draw_in if pull is not None else 0.02 * np.abs(np.hypot(*(P - q).T) - 60))
                            )
                        )
                        pos_s = P[k]
                        score += min(0.0, F[k] - R_SETTLE) * 1.6 + 0.12 * min(F[k] - R_SETTLE, 8)
                        F = np.minimum(F, np.hypot(*(P - pos_s).T) - R_SETTLE)
                    if best is not None and score + 0.9 <= best[0]:
                        continue
                    base = P[F > R_SLOT * 0.6]
                    good = None
                    if not len(base):
                        continue
                    for T in TEMPLATES:
                        off = np.array(T) * (R_SLOT + 0.5)
                        M = np.min([sample(F, base + o) for o in off], 0)
                        k = int(np.argmax(M))
                        if good is None or M[k] > good[0] + 0.3:
                            good = (M[k], base[k] + off)
                        if good[0] > R_SLOT + 6:
                            break
                    score += min(0.0, good[0] - R_SLOT) * 1.4 + 0.15 * min(good[0] - R_SLOT, 6)
                    if best is None or score > best[0]:
                        best = (score, q, ang, size, w, h, lines, pos_s, good[1], good[0])
        if best is not None and best[0] > (size - 1 - 21) * 1.15 + top - 0.35:
            break  # a smaller type cannot win any more
    if best is None:
        return None
    score, q, ang, size, w, h, lines, pos_s, slots, _sl = (
        best  # exact radius of the free discs (the search used a 5 px grid)
    )
    lab = affinity.translate(affinity.rotate(box(-w / 2, -h / 2, w / 2, h / 2), ang, origin=(0, 0)), *q)
    free = [
        min(
            poly.boundary.distance(Point(x)),
            lab.distance(Point(x)),
            R_SLOT,
            *([np.hypot(*(x - pos_s)) - R_SETTLE + 3] if pos_s is not None else []),
        )
        for x in slots
    ]
    return score, q, ang, size, w, h, lines, pos_s, slots, float(min(free))


def still_fits(room, b):
    """can the placement of the previous round stay? (saves most of the search after a small change)"""
    _score, q, ang, _size, w, h, _lines, pos_s, slots, _sl = b
    lab = affinity.translate(affinity.rotate(box(-w / 2, -h / 2, w / 2, h / 2), ang, origin=(0, 0)), *q)
    return (
        room.contains(lab.buffer(4))
        and all(room.contains(Point(x).buffer(R_SLOT - 1)) for x in slots)
        and (pos_s is None or room.contains(Point(pos_s).buffer(R_SETTLE - 1)))
    )
