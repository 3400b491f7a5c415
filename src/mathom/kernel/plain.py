"""Objects as plain data, and plain data as bytes: the ground of saving and of digests.

Only what JSON knows is ever stored: numbers, strings, lists, and objects of registered classes. Dictionaries with
number keys become sorted lists of pairs, so that neither insertion order nor the hash seed can show in a digest.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from mathom.kernel.errors import BadState, Detail

CLASS = "@"
PAIRS = "@pairs"

# Nothing that is kept or sent is nested half as deep; what is deeper would exhaust whoever walks through it.
DEEPEST = 50
_TOO_DEEP = "nested too deep"

_fields: dict[type, list[str]] = {}


def fields(cls: type) -> list[str]:
    """The names of all attributes of `cls`, sorted; the same list in interpreted and compiled classes."""
    if cls not in _fields:
        _fields[cls] = _found_fields(cls)
    return _fields[cls]


def _found_fields(cls: type) -> list[str]:
    found: set[str] = set()
    for base in cls.__mro__:
        found.update(base.__dict__.get("__slots__", ()))
        found.update(base.__dict__.get("__mypyc_attrs__", ()))
    found.discard("__dict__")
    return sorted(found)


def dump(value: Any) -> Any:
    """`value` as JSON-able data. Objects are written with their class name and all their fields."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [dump(v) for v in value]
    if isinstance(value, dict):
        return {PAIRS: [[dump(k), dump(value[k])] for k in sorted(value)]}
    cls = type(value)
    data: dict[str, Any] = {CLASS: cls.__name__}
    unsaved = getattr(cls, "unsaved", ())
    for name in fields(cls):
        if name not in unsaved:
            data[name] = dump(getattr(value, name))
    return data


def load(data: Any, classes: dict[str, type], strict: bool = True) -> Any:
    """The value that `dump` wrote. `classes` lists all classes that may occur; each can be built without arguments.

    Without `strict` another version may have written it: fields that are new keep what the class gives them, those
    that are no more are left out.
    """
    if isinstance(data, list):
        return [load(v, classes, strict) for v in data]
    if not isinstance(data, dict):
        return data
    if PAIRS in data:
        return {load(k, classes, strict): load(v, classes, strict) for k, v in data[PAIRS]}
    name = data.get(CLASS)
    if name not in classes:
        raise BadState(detail=Detail("it contains an unknown part '{name}'", name=name))
    cls = classes[name]
    saved = [f for f in fields(cls) if f not in getattr(cls, "unsaved", ())]
    if strict and sorted(data) != sorted([CLASS, *saved]):
        raise BadState(detail=Detail("the fields of '{name}' do not fit this version", name=name))
    thing = cls()
    for field in saved:
        if field in data:
            setattr(thing, field, load(data[field], classes, strict))
    return thing


def parse(text: str) -> Any:
    """The plain data that `text` says as JSON; a ValueError if it says none, or is nested too deep (`DEEPEST`).

    >>> parse('{"a": [1, 2]}')
    {'a': [1, 2]}
    """
    try:
        data = _decoder.decode(text)
    except RecursionError as error:
        raise ValueError(_TOO_DEEP) from error
    if not is_shallow(data):
        raise ValueError(_TOO_DEEP)
    return data


def is_shallow(data: Any, deepest: int = DEEPEST) -> bool:
    """Whether lists and tables lie at most `deepest` deep in each other. It goes level by level itself.

    >>> is_shallow([[], {"a": 1}], 2), is_shallow([[], {"a": []}], 2)
    (True, False)
    """
    level = [data] if isinstance(data, (dict, list)) else []
    depth = 0
    while level:
        depth += 1
        if depth > deepest:
            return False
        parts = [inner for outer in level for inner in (outer.values() if isinstance(outer, dict) else outer)]
        level = [part for part in parts if isinstance(part, (dict, list))]
    return True


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


# JSON itself has no NaN and no Infinity; they would come back as something that is not equal to itself.
_decoder = json.JSONDecoder(parse_constant=_no_number)


def canonical(data: Any) -> bytes:
    """The one way to write `data` as bytes, the same on every machine."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def fingerprint(data: Any) -> str:
    """A short digest of plain data."""
    return blake2b(canonical(data), digest_size=16).hexdigest()
