"""Words that people write: what of them is kept, and whether there is anything to be seen in them."""

from __future__ import annotations

import unicodedata

# Letters, marks or signs to Unicode, and nothing to the eye: fillers, a blank of Braille, choosers of variants.
BLANKS = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
    ]
)
# They turn around how the words after them are read.
TURNING = frozenset([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
UNSEEN = ("C", "Z")
# Marks above and below one letter; more of them run into the lines of others.
MARKS = 3


def is_blank(char: str) -> bool:
    """
    >>> [is_blank(char) for char in "a \u3164"]
    [False, True, True]
    """
    return ord(char) in BLANKS or unicodedata.category(char)[0] in UNSEEN


def readable(text: str) -> str:
    """What is kept of it: no control characters but ends of lines, nothing that turns words, no towers of marks.

    >>> readable("one\\x07\\u202etwo\\r\\nthree ")
    'onetwo\\nthree'
    """
    kept: list[str] = []
    marks = 0
    for char in text.replace("\u2028", "\n").replace("\u2029", "\n"):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (kind in ("Cc", "Cs") and char not in "\n\t") or ord(char) in TURNING or marks > MARKS:
            continue
        kept.append(char)
    return "".join(kept).strip()


def is_seen(text: str) -> bool:
    """Whether anything of it can be seen."""
    return not all(is_blank(char) for char in text)
