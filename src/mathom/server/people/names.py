"""Names of people: what may be one, and when two are the same."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable

from mathom.server.errors import BadName, MisleadingName
from mathom.tables.words import BLANKS, readable

LONGEST = 40
LONGEST_KEY = 160
LETTERS = ("Lu", "Ll", "Lt", "Lo")
# Alphabets that are written beside one another, and beside Latin.
BESIDE_OTHERS = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC")
# Signs that a hasty eye takes for a Latin letter, or for one another: digits, Cyrillic, Greek.
ALIKE = str.maketrans("013457абвеёзиікмнорстухѕјαβεικνορτυχl|!@$ıɑɡ", "oieastabbee3iikmhopctyxsjabeikvoptuxiiiasiag")
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
HOUSE = ("mathom", "mathom team", "server", "system", "bot", "admin", "administrator", "moderator")
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def checked(name: str) -> str:
    """The name with single spaces; refused if it is empty, too long or has invisible characters.

    >>> checked("  Tom   Bombadil ")
    'Tom Bombadil'
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(char) in HIDDEN for char in tidy)
    # One sign may stand for a whole sentence; spelt out, it must fit the column.
    if not 0 < len(tidy) <= LONGEST or hidden or len(key(tidy)) > LONGEST_KEY:
        raise BadName(longest=LONGEST)
    return tidy


def chosen(name: str, bots: Iterable[str] = ()) -> str:
    """A name that somebody takes from now on: it can be seen, and is not taken for that of a bot or of the house.

    >>> chosen("Tom Bombadil")
    'Tom Bombadil'
    """
    tidy = checked(name)
    if any(ord(char) in BLANKS for char in tidy) or not any(unicodedata.category(char)[0] in "LN" for char in tidy):
        raise BadName(longest=LONGEST)
    if readable(tidy) != tidy or _scripts(tidy) > 1 or _passes_for(tidy, (*bots, *HOUSE)):
        raise MisleadingName()
    return tidy


def _scripts(name: str) -> int:
    """How many alphabets its letters come from: a Cyrillic letter among Latin ones is there to deceive.

    >>> _scripts("Gandalf"), _scripts("G\\u0430ndalf"), _scripts("Гэндальф")
    (1, 2, 1)
    """
    letters = [char for char in unicodedata.normalize("NFKC", name) if unicodedata.category(char) in LETTERS]
    found = {unicodedata.name(char, "").partition(" ")[0] for char in letters}
    return len(found - set(BESIDE_OTHERS))


def _passes_for(name: str, others: Iterable[str]) -> bool:
    """Whether a hasty eye takes the name for another one; numbers behind it do not count.

    >>> _passes_for("Wayfarer 2", ["Wayfarer"]), _passes_for("M0nteCar10", ["montecarlo"]), _passes_for("Ann 2", ["An"])
    (True, True, False)
    """
    seen = {_skeleton(name), _skeleton(name.rstrip("0123456789 .#-_"))}
    return any(_skeleton(other) in seen for other in others)


def _skeleton(name: str) -> str:
    """What remains of a name for a hasty eye: letters alike are alike.

    >>> _skeleton("WAYFÁRER") == _skeleton("W4yf4r3r") == _skeleton("ᴡayfarer")
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name)).casefold()
    usual = "".join(
        unicodedata.name(char, "").removeprefix(SMALL_CAPITAL).casefold()
        if unicodedata.name(char, "").startswith(SMALL_CAPITAL)
        else char
        for char in plain
    )
    return "".join(char for char in usual.translate(ALIKE) if char.isalnum())


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
