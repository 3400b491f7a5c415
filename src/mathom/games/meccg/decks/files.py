"""Deck files: our own (TOML), plain lists and GCCG's. Reads any of them, writes each."""
# mypyc: skip

from __future__ import annotations

import json
import tomllib
from typing import Final

from mathom.games.meccg.box import AnyCard, Site, card, is_hazard, is_resource, title_of
from mathom.games.meccg.decks.deck import OWN_SECTIONS, SECTIONS, Cards, Deck, Second, count, deck_from
from mathom.games.meccg.decks.errors import wrong
from mathom.games.meccg.decks.lists import SUGGESTED, Reading, read_list
from mathom.games.meccg.decks.matching import MARKS

FORMAT: Final = 1
LARGEST: Final = 50_000
# In one line: more than any title has. A key of thousands of parts takes the TOML reader seconds.
MOST_DOTS: Final = 200
FORMS: Final = ("toml", "list", "gccg")


def read_deck(data: bytes | str, suggested: int = SUGGESTED) -> Reading:
    """The deck in a file of any format; `BadDeck` if it has none. As many lines of a list that mean no card get
    suggestions as are to be `suggested`."""
    if len(data) > LARGEST:
        wrong("it is larger than {most} bytes", most=LARGEST)
    text = decoded(data) if isinstance(data, bytes) else data
    if not text.strip():
        wrong("it is empty")
    if "\0" in text:
        wrong("it is not a text")
    return Reading(read_own(text)) if is_own(text) else read_list(text, suggested)


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8, or Latin-1 as GCCG writes it."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def is_own(text: str) -> bool:
    return any(line.split("=")[0].strip() == "mathom_deck" for line in text.splitlines() if "=" in line)


def read_own(text: str) -> Deck:
    # Only what ends a line of TOML: other line ends may stand in a quoted part of a key.
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        wrong("a line of it has more than {most} dots", most=MOST_DOTS)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        wrong("it is not proper TOML ({what})", error, what=str(error))
    version = data.pop("mathom_deck")
    if version != FORMAT:
        wrong("it is of version {given}, this program reads version {known}", given=str(version), known=FORMAT)
    return deck_from(data)


def write_deck(deck: Deck, form: str = "toml", lang: str = "en") -> str:
    """The deck as a file: ``toml`` keeps everything, ``list`` is for people, ``gccg`` for the old program. In a list
    there is one deck only."""
    if deck.second is not None and form != "toml":
        wrong("a list has one deck, and this file has two; write it as toml")
    return {"toml": write_own, "list": write_list, "gccg": write_gccg}[form](deck, lang)


def quoted(text: str) -> str:
    """A TOML string: JSON's escapes are all among TOML's, but for the letter 127."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def write_own(deck: Deck, lang: str) -> str:
    lines = [f"mathom_deck = {FORMAT}", f"title = {quoted(deck.title)}", f"alignment = {quoted(deck.alignment)}"]
    if deck.against_fallen_wizards:
        lines.append(f"against_fallen_wizards = {quoted(deck.against_fallen_wizards)}")
    lines += intent(deck)
    for name in SECTIONS:
        lines += table(name, deck.section(name), lang)
    if deck.second is not None:
        own = intent(deck.second)
        said = [f"alignment = {quoted(deck.second.alignment)}"] if deck.second.alignment else []
        lines += ["", "[second]", *said, *own]
        for name in (*OWN_SECTIONS, "sideboard"):
            lines += table(f"second.{name}", getattr(deck.second, name), lang)
    return "\n".join(lines) + "\n"


def intent(deck: Deck | Second) -> list[str]:
    """Whom the owner means to play, and to start with."""
    lines = [f"avatar = {quoted(deck.avatar)}"] if deck.avatar else []
    return [*lines, f"starting = [{', '.join(quoted(one) for one in deck.starting)}]"] if deck.starting else lines


def table(name: str, cards: Cards, lang: str) -> list[str]:
    if not cards:
        return []
    return ["", f"[{name}]", *[f"{one} = {copies}  # {title_of(one, lang)}" for one, copies in cards.items()]]


LIST_HEADINGS: Final = {
    "en": ("Pool", "Characters", "Resources", "Hazards", "Sites", "Sideboard", "Sideboard vs. fallen-wizard"),
    "de": (
        "Anfangscharaktere",
        "Charaktere",
        "Unterstützung",
        "Gefahren",
        "Orte",
        "Reservestapel",
        "Reservestapel gegen Gefallene Zauberer",
    ),
}
META_WORDS: Final = {"en": ("Title", "Alignment"), "de": ("Titel", "Ausrichtung")}


def write_list(deck: Deck, lang: str) -> str:
    title, alignment = META_WORDS[lang]
    lines = [f"{title}: {one_line(deck.title)}", f"{alignment}: {deck.alignment}"]
    for name, heading in zip(SECTIONS, LIST_HEADINGS[lang], strict=True):
        cards = deck.section(name)
        if cards:
            lines += ["", f"{heading} ({count(cards)})"]
            lines += [f"{copies} {title_of(one, lang)}{marks(one)}" for one, copies in cards.items()]
    return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    return " ".join(text.split())


def marks(card_id: str) -> str:
    """The alignment and the set of a card, as GCCG marks them; a hazard has no alignment."""
    found = card(card_id)
    mark = next((letter.upper() for letter, name in MARKS.items() if name == found.alignment), "")
    return f" [{mark}] ({found.set.upper()})" if mark else f" ({found.set.upper()})"


def write_gccg(deck: Deck, lang: str) -> str:
    """Like GCCG's own exports; the play deck is one part of them, sorted by kinds."""
    lines = ["#", "# GCCG v0.9.4 Middle-earth deck", "#", f"# {one_line(deck.title)}", "#"]
    play: list[tuple[str, Cards]] = [
        ("Hazard", deck.hazards),
        ("Character", deck.characters),
        ("Resource", deck.resources),
    ]
    lines += part("Deck", play)
    lines += part("Pool", by_kind(deck.pool))
    lines += part("Sideboard", by_kind(deck.sideboard))
    lines += part("Sideboard vs. FW", by_kind(deck.sideboard_fallen_wizard))
    lines += part("Sites", [("Site", deck.sites)])
    return "\n".join(lines) + "\n"


def part(heading: str, groups: list[tuple[str, Cards]]) -> list[str]:
    lines: list[str] = []
    for kind, cards in groups:
        if cards:
            lines += ["", f"# {kind} ({count(cards)})", ""]
            lines += [f"{copies} {title_of(one, 'en')}{marks(one)}" for one, copies in cards.items()]
    return ["", "####", heading, "####", *lines] if lines else []


def by_kind(cards: Cards) -> list[tuple[str, Cards]]:
    groups: dict[str, Cards] = {"Character": {}, "Resource": {}, "Hazard": {}, "Site": {}}
    for one, copies in cards.items():
        groups[kind_of(card(one))][one] = copies
    return list(groups.items())


def kind_of(found: AnyCard) -> str:
    if isinstance(found, Site):
        return "Site"
    if is_resource(found):
        return "Resource"
    return "Hazard" if is_hazard(found) else "Character"
