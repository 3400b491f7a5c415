"""Names of people: what may be one, and when two are the same."""

from __future__ import annotations

import secrets
import unicodedata

from mathom.server.errors import BadName

LONGEST = 40
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def checked(name: str) -> str:
    """The name with single spaces; refused if it is empty, too long or has invisible characters.

    >>> checked("  Tom   Bombadil ")
    'Tom Bombadil'
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(tidy) <= LONGEST or any(unicodedata.category(char) in HIDDEN for char in tidy):
        raise BadName(longest=LONGEST)
    return tidy


def visible(words: str) -> str:
    """Words without control characters other than line ends; databases do not take all of them.

    >>> visible("one\\ntwo\\0")
    'one\\ntwo'
    """
    return "".join(char for char in words if char in "\n\t" or unicodedata.category(char) not in ("Cc", "Cs"))


def key(name: str) -> str:
    """What must differ between accounts: case and compatible forms of letters do not count.

    >>> key("GANDALF") == key("Gandalf")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"
