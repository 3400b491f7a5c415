"""Decks as lists of lines, as people write them and as GCCG exports them.

A line is a number of copies and a title, German or English, perhaps with an alignment ``[H]`` and a set ``(TW)``.
Headings are words on a line of their own, between lines of ``#`` or after them: Pool, Deck, Sideboard, Hazard (30).
"""
# mypyc: skip

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from mathom.games.meccg.box import SETS, AnyCard, Avatar, exists, plain_title
from mathom.games.meccg.box import card as card_by_id
from mathom.games.meccg.decks.deck import ALIGNMENTS, LONGEST_TITLE, MOST_COPIES, SECTIONS, Cards, Deck, deck_from
from mathom.games.meccg.decks.errors import wrong
from mathom.games.meccg.decks.matching import MARKS, Wanted, best, candidates, place_of, suggestions

MOST_LINES: Final = 2000
LONGEST_LINE: Final = 200
SUGGESTED: Final = 40  # lines that get suggestions; to look for them takes its time

# What the headings of all formats call a part of a deck; "deck" is the play deck, sorted by the kind of card.
HEADINGS: Final = {
    "pool": "pool",
    "starting pool": "pool",
    "startvorrat": "pool",
    "anfangscharaktere": "pool",
    "deck": "deck",
    "play deck": "deck",
    "playdeck": "deck",
    "spielstapel": "deck",
    "character": "characters",
    "characters": "characters",
    "charaktere": "characters",
    "avatar": "characters",
    "avatars": "characters",
    "resource": "resources",
    "resources": "resources",
    "unterstutzung": "resources",
    "unterstutzungskarten": "resources",
    "ressourcen": "resources",
    "hazard": "hazards",
    "hazards": "hazards",
    "creatures": "hazards",
    "gefahren": "hazards",
    "gefahrenkarten": "hazards",
    "site": "sites",
    "sites": "sites",
    "site deck": "sites",
    "locations": "sites",
    "orte": "sites",
    "ortsstapel": "sites",
    "sideboard": "sideboard",
    "reservestapel": "sideboard",
    "sideboard vs fw": "sideboard_fallen_wizard",
    "sideboard vs fallen wizard": "sideboard_fallen_wizard",
    "reservestapel gegen gefallene zauberer": "sideboard_fallen_wizard",
    "notes": "notes",
    "notizen": "notes",
    "metadata": "notes",
}
KINDS: Final = ("characters", "resources", "hazards", "sites")
ALIGNMENT_WORDS: Final = ("hero ", "minion ", "fallen wizard ", "balrog ", "starting ")

HEAD = re.compile(r"^[#=\-*\[\s]*(?P<words>[^\d#=\]:(]+?)\s*[\]:]?\s*(\(\d+\)|\d+)?\s*[#=\]\s]*$")
LINE = re.compile(
    r"^[-*•]?\s*(?:(?P<before>\d{1,4})\s*[x×]?\s+)?(?P<title>.+?)(?:\s+\(?[x×]\s?(?P<after>\d{1,3})\)?)?$",
    re.IGNORECASE,
)
SET = re.compile(rf"\s*\((?P<set>{'|'.join(SETS)})\)$", re.IGNORECASE)
MARK = re.compile(r"\s*\[(?P<mark>[hmfb])\]$", re.IGNORECASE)
ID = re.compile(rf"\[?\b(?P<id>(?:{'|'.join(SETS)})-\d+)\b\]?", re.IGNORECASE)
META = re.compile(r"^[#\-\s]*(?P<what>title|titel|alignment|ausrichtung|side)\s*[:=]\s*(?P<value>.+)$", re.IGNORECASE)


class Unmatched(NamedTuple):
    """A line that means no card, and the cards that it may have meant."""

    line: int
    text: str
    near: tuple[str, ...]


class Reading(NamedTuple):
    """A deck as it was read, and the lines that could not be."""

    deck: Deck
    unmatched: tuple[Unmatched, ...] = ()


class Entry(NamedTuple):
    """A line that means a card: where it stands, how many copies, and which cards it can be."""

    section: str
    kind: str
    copies: int
    found: list[AnyCard]


class ListReader:
    """Goes through the lines; knows the heading it is under."""

    def __init__(self, suggested: int = SUGGESTED) -> None:
        self.suggested = suggested
        self.section = "deck"
        self.kind = ""
        self.title = ""
        self.alignment = ""
        self.entries: list[Entry] = []
        self.unmatched: list[Unmatched] = []

    def take(self, number: int, text: str) -> None:
        line = text.strip()
        if not line or not line.strip("#=- ") or self.head(line) or self.section == "notes":
            return
        if line.startswith("#"):
            if not self.title and not self.entries and "gccg" not in line.lower():
                self.title = line.strip("# ")
            return
        self.card(number, line)

    def head(self, line: str) -> bool:
        """Whether the line is a heading or says what deck it is; what follows stands under it."""
        if meta := META.match(line):
            return self.meta(meta["what"].lower(), meta["value"].strip())
        match = HEAD.match(line)
        words = plain_title(match["words"]) if match else ""
        for prefix in ALIGNMENT_WORDS:
            words = words.removeprefix(prefix)
        found = HEADINGS.get(words)
        if found is None:
            return False
        if found in KINDS and self.section in ("pool", "sideboard", "sideboard_fallen_wizard") and line.startswith("#"):
            self.kind = found
        elif found in KINDS:
            self.section, self.kind = ("sites", found) if found == "sites" else ("deck", found)
        else:
            self.section, self.kind = found, ""
        return True

    def meta(self, what: str, value: str) -> bool:
        if what in ("title", "titel"):
            self.title = value
        elif (words := plain_title(value).replace(" ", "-")) in ALIGNMENTS:
            self.alignment = words
        return True

    def card(self, number: int, line: str) -> None:
        match = LINE.match(line)
        copies = int(match["before"] or match["after"] or 1) if match else 1
        text = match["title"] if match else line
        found = self.meant(text)
        if not found or not 1 <= copies <= MOST_COPIES:
            near = suggestions(text) if len(self.unmatched) < self.suggested else []
            self.unmatched.append(Unmatched(number, line, tuple(near)))
            return
        self.entries.append(Entry(self.section, self.kind, copies, found))

    def meant(self, text: str) -> list[AnyCard]:
        """The cards that a title with its marks can mean."""
        if (known := ID.search(text)) and exists(known["id"].lower()):
            return [card_by_id(known["id"].lower())]
        wanted = Wanted(text)
        if within := SET.search(text):
            text = text[: within.start()]
            wanted = Wanted(text, wanted.alignment, within["set"].lower())
        if mark := MARK.search(text):
            wanted = Wanted(text[: mark.start()], MARKS[mark["mark"].lower()], wanted.set)
        return candidates(wanted)

    def deck(self) -> Deck:
        alignment = self.alignment or guess(self.entries)
        sections: dict[str, Cards] = {name: {} for name in SECTIONS}
        for entry in self.entries:
            chosen = best(entry.found, entry.kind or entry.section, alignment)
            name = place_of(chosen, entry.kind) if entry.section == "deck" else entry.section
            sections[name][chosen.id] = min(sections[name].get(chosen.id, 0) + entry.copies, MOST_COPIES)
        told = {
            "title": self.title[:LONGEST_TITLE],
            "alignment": alignment,
            "avatar": avatar_of(sections["characters"]),
        }
        return deck_from({**told, **sections})


def guess(entries: list[Entry]) -> str:
    """The alignment of a deck that does not say it: that of its avatars, else of most cards that leave no doubt."""
    votes: Counter[str] = Counter()
    for entry in entries:
        meanings = {one.alignment for one in entry.found if one.alignment in ALIGNMENTS}
        weight = 100 if any(isinstance(one, Avatar) for one in entry.found) else 1
        if len(meanings) == 1 and entry.section != "sideboard":
            votes[meanings.pop()] += weight * entry.copies
    return votes.most_common(1)[0][0] if votes else "hero"


def avatar_of(characters: Cards) -> str:
    """The title of the avatar of whom most copies are in the play deck."""
    found = {one: copies for one, copies in characters.items() if isinstance(card_by_id(one), Avatar)}
    return card_by_id(max(found, key=lambda one: found[one])).title if found else ""


def read_list(text: str, suggested: int = SUGGESTED) -> Reading:
    """The deck that a list of lines means; a line that means no card is kept, the first of them with suggestions."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        wrong("it has more than {most} lines", most=MOST_LINES)
    reader = ListReader(suggested)
    for number, line in enumerate(lines, 1):
        reader.take(number, line[:LONGEST_LINE])
    if not reader.entries:
        wrong("no line of it names a card")
    return Reading(reader.deck(), tuple(reader.unmatched))
