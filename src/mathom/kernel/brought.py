"""What a seat brings to a game before it starts, and nobody else sees: a deck, a secret mission.

It is sealed when the seat sits down: the commitment is for everybody, the rest for the table and its record. After the
game everybody can check that it was not another deck.
"""
# mypyc: skip

from __future__ import annotations

from secrets import token_hex
from typing import Any

from mathom.kernel.chance import commitment
from mathom.kernel.plain import canonical

Sealed = dict[str, Any]


def seal(value: Any) -> Sealed:
    """The value with a salt, so that nobody finds it by trying, and its commitment."""
    salt = token_hex(16)
    return {"value": value, "salt": salt, "commitment": commitment_to(value, salt)}


def commitment_to(value: Any, salt: str) -> str:
    return commitment(salt + canonical(value).decode())


def is_sealed(entry: Any) -> bool:
    """Whether an entry of a record is what `seal` makes, and its commitment is true."""
    if not isinstance(entry, dict) or sorted(entry) != ["commitment", "salt", "value"]:
        return False
    return isinstance(entry["salt"], str) and entry["commitment"] == commitment_to(entry["value"], entry["salt"])
