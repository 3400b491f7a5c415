"""Files damaged in every way that a hand, a disk or a stranger can damage them."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

DEEP = 3000

odd_values: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([None, True, False, 0, 1, -1, 7, 999, 2**31, 2**64, 10**400, 0.5, "", "x", "0", "\x00", "ﷺ", "{}"]),
    st.sampled_from(
        [[], {}, [[]], [[[[1]]]], {"@": "x"}, {"@pairs": [[1]]}, ["x"], [0, "0"], [None], {"a": {"b": []}}]
    ),
    st.integers(-50, 50),
    st.text(max_size=6),
)


def places(data: Any) -> list[list[Any]]:
    """The paths to everything in plain data."""
    found: list[list[Any]] = [[]]
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for name, value in inner:
        found += [[name, *path] for path in places(value)]
    return found


@st.composite
def damaged(draw: st.DrawFn, data: Any) -> Any:
    """Plain data with one thing in it replaced, removed, doubled, renamed, or given to another place."""
    data = copy.deepcopy(data)
    path = draw(st.sampled_from([path for path in places(data) if path] or [[]]))
    if not path:
        return draw(odd_values)
    *way, last = path
    holder = data
    for part in way:
        holder = holder[part]
    what = draw(st.sampled_from(["replace", "replace", "replace", "remove", "double", "swap"]))
    if what == "remove":
        del holder[last]
    elif what == "double" and isinstance(holder, list):
        holder.append(holder[last])
    elif what == "double":
        holder[draw(st.sampled_from(["seat", "x", "", *holder]))] = holder[last]
    elif what == "swap":
        other = draw(st.sampled_from(list(holder) if isinstance(holder, dict) else range(len(holder))))
        holder[last], holder[other] = holder[other], holder[last]
    else:
        holder[last] = draw(odd_values)
    return data


@st.composite
def scratched(draw: st.DrawFn, text: str) -> str:
    """A text with some of it cut, doubled, replaced or nested deep."""
    at = draw(st.integers(0, len(text)))
    to = min(len(text), at + draw(st.integers(0, 60)))
    put = draw(
        st.one_of(
            st.text(max_size=5),
            st.sampled_from(
                ["", "\n", '"', "\\ud800", "9" * 5000, "NaN", "1e999", "-", "{", "]", "[" * DEEP, '{"a":' * DEEP]
            ),
            st.just(text[at:to] * 2),
        )
    )
    return text[:at] + put + text[to:]
