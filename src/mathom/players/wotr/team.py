"""What is asked only where two players share a side."""

from __future__ import annotations

from mathom.games.wotr.box import KIND_NATION, UNITS_OF
from mathom.games.wotr.codes import YES, face_in
from mathom.players.wotr.actions import Mind
from mathom.players.wotr.cards import is_for_mate, keeping


def exchange(m: Mind, code: int) -> float:
    """A card that only the team-mate may play is worth giving away."""
    useless = any(is_for_mate(m.g, face) for face in m.g.hand)
    return 1.0 if (code == YES) == useless else 0.0


def give_card(m: Mind, code: int) -> float:
    """What the team-mate alone may play, else what is least worth keeping."""
    return (9.0 if is_for_mate(m.g, face_in(code)) else 0.0) - keeping(m.g, face_in(code))


def mixed_army(m: Mind, code: int) -> float:
    """A small troop joins a large army, and is welcome in it; equals stay apart."""
    heap = m.g.figures[m.g.target]
    units = [kind for kind in UNITS_OF[m.g.side] if heap[kind]]
    own = sum([heap[kind] for kind in units if m.g.plays(KIND_NATION[kind])])
    other = sum([heap[kind] for kind in units]) - own
    return 1.0 if (code == YES) == (own >= 2 * other or other >= 2 * own) else 0.0
