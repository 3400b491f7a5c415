"""The difference between two plain documents, as a list of changes.

``[path, value]`` sets, ``[path]`` removes; a path is a list of keys and indices, the empty path is the whole document.
"""

from __future__ import annotations

from typing import Any

Change = list[Any]


def diff(old: Any, new: Any) -> list[Change]:
    """What turns `old` into `new`. Lists of equal length are compared entry by entry, others replaced.

    >>> diff({"a": 1, "b": [1, 2]}, {"b": [1, 3]})
    [[['a']], [['b', 1], 3]]
    """
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: list[Any], changes: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        changes.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], changes)
            else:
                changes.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            _compare(old[i], value, [*path, i], changes)
    elif old != new or type(old) is not type(new):
        changes.append([path, new])


def patched(document: Any, changes: list[Change]) -> Any:
    """`document` with the changes made, in place where it can be.

    >>> patched({"a": 1, "b": [1, 2]}, [[['a']], [['b', 1], 3]])
    {'b': [1, 3]}
    """
    for path, *value in changes:
        if not path:
            document = value[0]
            continue
        place = document
        for part in path[:-1]:
            place = place[part]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return document
