"""A document kept as JSON, part by part, to be compared with the next one.

Most parts of a document stay as they are, and comparing bytes is many times faster than going through them. And the
garbage collector does not look into bytes: going through the documents of a thousand tables took it a tenth of a second
each time.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Decoder, Encoder

from mathom.tables.patch import Change, compare

Parts = dict[str, bytes | dict[str, bytes]]

_encode = Encoder().encode
_decode = Decoder().decode


class Packed:
    """The parts are the entries of the document, and the entries of those that are tables themselves. A part may come
    as JSON, which no other value can be taken for: documents have no bytes."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._parts = _packed(document)

    def plain(self) -> dict[str, Any]:
        """The document, ready to be encoded."""
        return {key: _raw(part) for key, part in self._parts.items()}

    def update(self, document: dict[str, Any]) -> list[Change]:
        """Become `document`; the changes that this takes, ready to be encoded."""
        old, new = self._parts, _packed(document)
        changes: list[Change] = [[[key]] for key in old if key not in new]
        for key, part in new.items():
            before = old.get(key)
            if isinstance(before, dict) and isinstance(part, dict):
                _compare_tables(before, part, key, changes)
            elif before != part:
                changes.append([[key], _raw(part)])
        self._parts = new
        return changes


def _compare_tables(old: dict[str, bytes], new: dict[str, bytes], key: str, changes: list[Change]) -> None:
    changes.extend([[key, name]] for name in old if name not in new)
    for name, part in new.items():
        before = old.get(name)
        if before is None:
            changes.append([[key, name], Raw(part)])
        elif before != part:
            compare(_decode(before), _decode(part), [key, name], changes)


def _packed(document: dict[str, Any]) -> Parts:
    return {
        key: {name: _json(part) for name, part in value.items()} if isinstance(value, dict) else _json(value)
        for key, value in document.items()
    }


def _json(part: Any) -> bytes:
    return part if isinstance(part, bytes) else _encode(part)


def _raw(part: bytes | dict[str, bytes]) -> Any:
    return Raw(part) if isinstance(part, bytes) else {name: Raw(text) for name, text in part.items()}
