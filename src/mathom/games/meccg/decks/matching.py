"""Which card a line of a list means: its title in German or English, the marks behind it, and where it stands."""
# mypyc: skip

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Final, NamedTuple

from mathom.games.meccg.box import AnyCard, Character, Event, Person, Site, card, is_hazard, is_resource, titled
from mathom.games.meccg.box.library import index, plain_title

NEAR: Final = 3
CUTOFF: Final = 0.6
LONGEST: Final = 60
MARKS: Final = {"h": "hero", "m": "minion", "f": "fallen-wizard", "b": "balrog"}


class Wanted(NamedTuple):
    """What a line says: a title or an id, the alignment in brackets, the set in parentheses."""

    title: str
    alignment: str = ""
    set: str = ""


def candidates(wanted: Wanted) -> list[AnyCard]:
    """All cards that a line can mean. Marks that no card with the title has are passed over."""
    found = [card(card_id) for card_id in titled(wanted.title)]
    for mark, of in ((wanted.alignment, alignment_of), (wanted.set, set_of)):
        fitting = [one for one in found if of(one) == mark]
        found = fitting or found
    return found


def alignment_of(one: AnyCard) -> str:
    return one.alignment


def set_of(one: AnyCard) -> str:
    return one.set


def best(found: Sequence[AnyCard], kind: str, alignment: str) -> AnyCard:
    """The likeliest of several cards with one title: of the kind that the heading says, of the deck's alignment, no
    promotional printing, and of the earliest set."""
    return max(found, key=lambda one: (fits(one, kind), alignment_fit(one, alignment), not one.promo))


def fits(one: AnyCard, kind: str) -> bool:
    """Whether a card is of the kind that a heading says; without a heading a hazard is the less likely meaning."""
    if kind in ("characters", "pool"):
        return (isinstance(one, Person) and one.type != "agent") or (kind == "pool" and is_resource(one))
    if kind == "resources":
        return is_resource(one) or (isinstance(one, Event) and one.also_playable_as == "resource")
    if kind == "hazards":
        return is_hazard(one) or (isinstance(one, Event) and one.also_playable_as == "hazard") or is_agent(one)
    if kind == "sites":
        return isinstance(one, Site)
    return not is_hazard(one)


def is_agent(one: AnyCard) -> bool:
    return isinstance(one, Person) and one.agent


def alignment_fit(one: AnyCard, alignment: str) -> int:
    """How well a card goes with a deck of this alignment."""
    if one.alignment == alignment:
        return 2
    nearly = {"balrog": ("minion",), "fallen-wizard": ("hero", "minion")}.get(alignment, ())
    return 1 if one.alignment in (*nearly, "dual", "hazard") else 0


def place_of(one: AnyCard, kind: str) -> str:
    """The section of the play deck in which a card goes that stands under a heading; `kind` "" if it says nothing."""
    if isinstance(one, Site):
        return "sites"
    if kind == "hazards" and fits(one, "hazards"):
        return "hazards"
    if kind == "resources" and fits(one, "resources"):
        return "resources"
    if isinstance(one, Character) or one.type == "avatar":
        return "characters"
    return "resources" if is_resource(one) else "hazards"


def suggestions(title: str) -> list[str]:
    """The ids of cards with titles like this one, the likeliest first; one id a title."""
    asked = plain_title(title)[:LONGEST]
    near = get_close_matches(asked, index(), NEAR, CUTOFF) if asked else []
    if not near and asked:
        within = [known for known in index() if asked in known]
        near = sorted(within, key=lambda known: -SequenceMatcher(None, asked, known).ratio())[:NEAR]
    return [index()[known][0] for known in near]
