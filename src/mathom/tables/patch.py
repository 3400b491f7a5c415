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
    compare(old, new, [], changes)
    return changes


def compare(old: Any, new: Any, path: list[Any], changes: list[Change]) -> None:
    """Add to `changes` what turns `old` into `new`, both at `path` of the document."""
    if isinstance(old, dict) and isinstance(new, dict):
        changes.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                changes.append([[*path, key], value])
            elif _differs(old[key], value):
                compare(old[key], value, [*path, key], changes)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            if _differs(old[i], value):
                compare(old[i], value, [*path, i], changes)
    elif _differs(old, new):
        changes.append([path, new])


def _differs(old: Any, new: Any) -> bool:
    """Equal is not enough: in JSON, 1 and true are different things. What is inside containers is compared later."""
    return old is not new and (type(old) is not type(new) or isinstance(new, dict | list) or old != new)


def patched(document: Any, changes: list[Change]) -> Any:
    """`document` with the changes made. What did not change is shared with the old one, which stays as it was.

    >>> patched({"a": 1, "b": [1, 2]}, [[['a']], [['b', 1], 3]])
    {'b': [1, 3]}
    """
    for path, *value in changes:
        document = _changed(document, path, value)
    return document


def _changed(node: Any, path: list[Any], value: list[Any]) -> Any:
    if not path:
        return value[0] if value else None
    copy = node.copy()
    if len(path) == 1 and not value:
        del copy[path[0]]
    else:
        copy[path[0]] = _changed(node[path[0]] if len(path) > 1 else None, path[1:], value)
    return copy
