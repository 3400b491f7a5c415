"""Shared Hypothesis strategies."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from mathom.kernel import EVERYONE, NOBODY, ZoneKinds, Zones, set_up

SEATS = 3

seeds = st.text(max_size=20)
streams = st.text(max_size=8)
sizes = st.lists(st.integers(1, 1000), max_size=30)

# Everything that a state may be made of.
plain_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.integers(), inner, max_size=4),
    max_leaves=8,
)

# For each zone who sees faces there, as a mask over three seats, and whether it is mixed.
zone_kinds = st.tuples(st.sampled_from([NOBODY, 0b001, 0b010, 0b011, EVERYONE]), st.booleans())


@st.composite
def zones(draw: st.DrawFn) -> Zones:
    """Up to eight things in up to four zones, after a few moves, reveals and shuffles."""
    kinds = draw(st.lists(zone_kinds, min_size=1, max_size=4))
    faces = draw(st.lists(st.integers(0, 3), min_size=1, max_size=8))
    backs = draw(st.lists(st.integers(0, 1), min_size=len(faces), max_size=len(faces)))
    zone = st.integers(0, len(kinds) - 1)
    thing = st.integers(0, len(faces) - 1)
    places = draw(st.lists(zone, min_size=len(faces), max_size=len(faces)))
    made = set_up(ZoneKinds([k[0] for k in kinds], [k[1] for k in kinds], backs), faces, places)
    for what, which, where in draw(st.lists(st.tuples(st.sampled_from("msrx"), thing, zone), max_size=8)):
        if what == "m":
            made.move(which, where)
        elif what == "s":
            made.slip(which, where)
        elif what == "r":
            made.reveal(which, 1 << where % SEATS)
        elif len({backs[t] for t in made.content[where]}) == 1:
            made.shuffle(where, [0] * (len(made.content[where]) - 1))
    return made
