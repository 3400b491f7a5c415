"""Chapter 2: is a deck legal? Every fault, with the rule that it breaks."""
# mypyc: skip

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from mathom.games.meccg.box import (
    Agent,
    AnyCard,
    Avatar,
    Card,
    Character,
    Creature,
    Event,
    Item,
    Person,
    Region,
    Site,
    card,
)
from mathom.games.meccg.cards.scripts import correction
from mathom.games.meccg.decks.allowed import (
    AVATAR_RULE,
    SITE_RULE,
    avatar_rule,
    character_rule,
    hazard_rule,
    is_agent,
    resource_rule,
    site_copies,
    site_rule,
)
from mathom.games.meccg.decks.bans import PROMO_CARDS
from mathom.games.meccg.decks.deck import ALIGNMENTS, OWN_SECTIONS, Cards, Deck, Second, count
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.terms import PROMOS, USUAL, Terms
from mathom.kernel import Text

MOST_COPIES: Final = 3
MOST_AGENT_MIND: Final = 36
MOST_CHARACTERS: Final = 10
MOST_STARTING_ITEMS: Final = 2
MOST_RESOURCES: Final = 50
FEWEST_CREATURES: Final = 12
MOST_EXTRA_SIDEBOARD: Final = 10
MOST_AVATARS: Final = 3
STAGE_POINTS: Final = 3
MOST_STAGE_CARDS: Final = 3

START_RULE: Final = {"hero": "ME-3.15", "minion": "ME-3.16", "fallen-wizard": "ME-3.17", "balrog": "ME-3.18"}


class Fault(NamedTuple):
    """What is wrong: the rule, what to say about it, where in the deck, and with which card ("" for no single one)."""

    rule: str
    text: Text
    section: str = ""
    card: str = ""

    def plain(self) -> dict[str, Any]:
        return {
            "rule": self.rule,
            "text": self.text.key,
            "args": self.text.args,
            "section": self.section,
            "card": self.card,
        }


def check(deck: Deck, against: str = "", terms: Terms = USUAL) -> list[Fault]:
    """Every fault of a deck, or of two that are registered together, for a game on these terms. What depends on the
    opponent's alignment is checked if that is known. ME-33.1"""
    if deck.second is not None:
        return check_both(deck, deck.second, against, terms)
    found = check_one(deck, against, terms)
    return [Fault("ME-33.1", Text("meccg-deck-no-second")), *found] if terms.general else found


def check_both(deck: Deck, second: Second, against: str, terms: Terms) -> list[Fault]:
    """Two decks with one sideboard, each for opponents that are known: only the one that is played `against` somebody,
    if that is given. ME-33.1 to ME-33.4"""
    found: list[Fault] = []
    if second.alignment not in ("", deck.alignment):
        found.append(Fault("ME-33.1", Text("meccg-deck-two-alignments", alignment=second.alignment)))
    if second.sideboard:
        found.append(Fault("ME-33.1", Text("meccg-deck-two-sideboards"), "sideboard"))
    if not deck.against_fallen_wizards:
        found.append(Fault("ME-33.3", Text("meccg-deck-against-fallen-wizards")))
    opponents = [against] if against else ["hero", "minion", "fallen-wizard"]
    for opponent in opponents:
        number = deck.which(opponent)
        for fault in check_one(deck.decks()[number], opponent, terms):
            told = fault._replace(rule="ME-33.4") if fault.rule == "ME-2.62" else fault
            if number and fault.section in OWN_SECTIONS:
                told = told._replace(section=f"second_{fault.section}")
            if told.plain() not in [other.plain() for other in found]:
                found.append(told)
    return found


def check_one(deck: Deck, against: str, terms: Terms) -> list[Fault]:
    """In a game without sideboards these stay in the box, whatever is in them. ME-28.9"""
    found: list[Fault] = []
    if not terms.sideboard()[0]:
        deck = replace(deck, sideboard={}, sideboard_fallen_wizard={})
    check_promos(deck, terms, found)
    check_copies(deck, found)
    check_pool(deck, found)
    check_characters(deck, found)
    check_resources(deck, terms, found)
    check_hazards(deck, against, terms, found)
    check_sites(deck, against, found)
    check_sideboard(deck, against, terms, found)
    return found


def cards_of(cards: Cards) -> list[tuple[AnyCard, int]]:
    return [(card(one), copies) for one, copies in cards.items()]


def forbidden(rule: str, section: str, found: Card) -> Fault:
    return Fault(rule, Text("meccg-deck-not-allowed", card=found.id), section, found.id)


def check_promos(deck: Deck, terms: Terms, faults: list[Fault]) -> None:
    """Nine promotional cards are for tables that agree on them. ME-29.2"""
    if terms.has(PROMOS):
        return
    for section, one, _ in deck.entries():
        if card(one).title in PROMO_CARDS and card(one).promo:
            faults.append(Fault(PROMOS, Text("meccg-deck-promo-card", card=one), section, one))


# Copies (ME-2.1 to ME-2.3, ME-2.5, ME-2.11, ME-2.32)


def same(found: AnyCard) -> tuple[str, str, str]:
    """What makes two printings the same card: the title, the kind and whose card it is."""
    return found.title, found.type, found.alignment


def check_copies(deck: Deck, faults: list[Fault]) -> None:
    copies: Counter[tuple[str, str, str]] = Counter()
    where: dict[tuple[str, str, str], tuple[str, AnyCard]] = {}
    agents = 0
    for section, one, number in deck.entries():
        found = card(one)
        if isinstance(found, Site | Avatar):
            continue
        copies[same(found)] += number
        where[same(found)] = (section, found)
        if is_agent(found) and isinstance(found, Person):
            agents += number * (found.mind or 0)
    for key, number in copies.items():
        section, found = where[key]
        most, rule = most_copies(found, deck.alignment)
        if number > most:
            text = Text("meccg-deck-too-many-copies", card=found.id, copies=number, most=most)
            faults.append(Fault(rule, text, section, found.id))
    check_versions(where, faults)
    if agents > MOST_AGENT_MIND:
        faults.append(Fault("ME-2.5", Text("meccg-deck-agent-mind", mind=agents, most=MOST_AGENT_MIND)))


def most_copies(found: AnyCard, alignment: str) -> tuple[int, str]:
    """How many copies of a card a deck may have, and the rule that says so."""
    if found.unique:
        return 1, "ME-2.2"
    if alignment == "fallen-wizard" and isinstance(found, Character):
        return 2, "ME-2.11"
    if alignment == "fallen-wizard" and found.alignment in ("hero", "minion"):
        return 2, "ME-2.32"
    return MOST_COPIES, "ME-2.1"


def check_versions(where: dict[tuple[str, str, str], tuple[str, AnyCard]], faults: list[Fault]) -> None:
    """ME-2.3: of a unique card only one version."""
    versions: dict[tuple[str, str], list[tuple[str, AnyCard]]] = {}
    for section, found in where.values():
        if found.unique and found.alignment != "hazard":
            versions.setdefault((found.title, found.type), []).append((section, found))
    for several in versions.values():
        for section, found in several[1:]:
            faults.append(Fault("ME-2.3", Text("meccg-deck-two-versions", card=found.id), section, found.id))


# The pool (ME-2.6 to ME-2.18, ME-2.66, ME-2.67)


def check_pool(deck: Deck, faults: list[Fault]) -> None:
    characters = items = 0
    stages: list[tuple[AnyCard, int]] = []
    for found, copies in cards_of(deck.pool):
        if isinstance(found, Person):
            characters += copies
            check_pool_character(found, deck.alignment, faults)
        elif deck.alignment == "fallen-wizard" and "stage" in found.subtypes:
            stages.append((found, copies))
        else:
            items += copies
            check_starting_item(found, deck, faults)
    if characters > MOST_CHARACTERS:
        text = Text("meccg-deck-pool-characters", count=characters, most=MOST_CHARACTERS)
        faults.append(Fault("ME-2.6", text, "pool"))
    if items > MOST_STARTING_ITEMS:
        text = Text("meccg-deck-starting-items", count=items, most=MOST_STARTING_ITEMS)
        faults.append(Fault("ME-2.17", text, "pool"))
    if deck.alignment == "fallen-wizard":
        check_stage_cards(stages, faults)


def check_pool_character(found: Person, alignment: str, faults: list[Fault]) -> None:
    if found.agent:
        faults.append(forbidden("ME-2.7", "pool", found))
    elif isinstance(found, Avatar):
        faults.append(Fault(AVATAR_RULE[alignment], Text("meccg-deck-avatar-in-pool", card=found.id), "pool", found.id))
    elif rule := character_rule(found, alignment):
        faults.append(forbidden(rule, "pool", found))
    elif found.not_starting:
        faults.append(Fault("ME-1.7", Text("meccg-deck-not-starting", card=found.id), "pool", found.id))


def check_starting_item(found: AnyCard, deck: Deck, faults: list[Fault]) -> None:
    in_lieu = isinstance(found, Event) and found.may_start_in_lieu_of_minor_item
    if not in_lieu and not (isinstance(found, Item) and found.item_class == "minor"):
        faults.append(Fault("ME-2.17", Text("meccg-deck-no-starting-item", card=found.id), "pool", found.id))
    elif found.unique or (isinstance(found, Item) and found.hoard_item):
        faults.append(Fault("ME-2.18", Text("meccg-deck-unique-starting-item", card=found.id), "pool", found.id))
    elif isinstance(found, Item) and found.not_starting:
        faults.append(Fault("ME-1.7", Text("meccg-deck-not-starting", card=found.id), "pool", found.id))
    elif resource_rule(found, deck.alignment, deck.avatar):
        faults.append(forbidden("ME-2.67", "pool", found))


def check_stage_cards(stages: list[tuple[AnyCard, int]], faults: list[Fault]) -> None:
    number = sum(copies for _, copies in stages)
    points = sum(found.stage_points * copies for found, copies in stages)
    for found, _ in stages:
        if "permanent-event" not in found.subtypes:
            faults.append(Fault("ME-2.66", Text("meccg-deck-no-stage-event", card=found.id), "pool", found.id))
    if not 1 <= number <= MOST_STAGE_CARDS:
        faults.append(Fault("ME-2.12", Text("meccg-deck-stage-cards", count=number, most=MOST_STAGE_CARDS), "pool"))
    elif points != STAGE_POINTS:
        faults.append(Fault("ME-2.13", Text("meccg-deck-stage-points", points=points, wanted=STAGE_POINTS), "pool"))
    if number and all(found.unique for found, _ in stages):
        faults.append(Fault("ME-2.14", Text("meccg-deck-stage-unique"), "pool"))


# The play deck: characters and avatars (ME-2.19 to ME-2.25)


def check_characters(deck: Deck, faults: list[Fault]) -> None:
    characters = 0
    avatars: list[tuple[Avatar, int]] = []
    for found, copies in cards_of(deck.characters):
        if isinstance(found, Avatar):
            avatars.append((found, copies))
            if rule := avatar_rule(found, deck.alignment, deck.avatar):
                faults.append(forbidden(rule, "characters", found))
            continue
        characters += copies
        rule = character_rule(found, deck.alignment) if isinstance(found, Person) else "ME-2.19"
        if rule:
            faults.append(forbidden(rule, "characters", found))
    if characters > MOST_CHARACTERS:
        text = Text("meccg-deck-characters", count=characters, most=MOST_CHARACTERS)
        faults.append(Fault("ME-2.19", text, "characters"))
    check_avatars(deck.alignment, avatars, faults)


def check_avatars(alignment: str, avatars: list[tuple[Avatar, int]], faults: list[Fault]) -> None:
    rule = AVATAR_RULE[alignment]
    number = sum(copies for _, copies in avatars)
    if number > MOST_AVATARS:
        faults.append(Fault(rule, Text("meccg-deck-avatars", count=number, most=MOST_AVATARS), "characters"))
    elif len({found.title for found, _ in avatars}) == MOST_AVATARS:
        faults.append(Fault(rule, Text("meccg-deck-three-avatars"), "characters"))
    if not number and alignment in ("fallen-wizard", "balrog"):
        faults.append(Fault(rule, Text("meccg-deck-no-avatar"), "characters"))


# Resources (ME-2.26 to ME-2.37, ME-28.2)


def check_resources(deck: Deck, terms: Terms, faults: list[Fault]) -> None:
    for found, _ in cards_of(deck.resources):
        if rule := resource_rule(found, deck.alignment, deck.avatar):
            faults.append(forbidden(rule, "resources", found))
    number, edition = count(deck.resources), terms.edition()
    if not edition.fewest <= number <= MOST_RESOURCES:
        text = Text("meccg-deck-resources", count=number, fewest=edition.fewest, most=MOST_RESOURCES)
        faults.append(Fault(edition.fewest_rule, text, "resources"))


# Hazards (ME-2.38 to ME-2.51)


def check_hazards(deck: Deck, against: str, terms: Terms, faults: list[Fault]) -> None:
    for found, _ in cards_of(deck.hazards):
        if rule := hazard_rule(found, deck.alignment, against):
            faults.append(forbidden(rule, "hazards", found))
    hazards, resources = count(deck.hazards), count(deck.resources)
    if hazards != resources:
        text = Text("meccg-deck-halves", hazards=hazards, resources=resources)
        faults.append(Fault("ME-2.39", text, "hazards"))
    if creatures(deck, terms) < FEWEST_CREATURES:
        text = Text("meccg-deck-creatures", count=creatures(deck, terms), fewest=FEWEST_CREATURES)
        faults.append(Fault("ME-2.40", text, "hazards"))


def creatures(deck: Deck, terms: Terms = USUAL) -> float:
    """As how many creatures the hazards of a deck count; some as a half, by an unofficial erratum. ME-29.13"""
    halves = 0
    for found, copies in cards_of(deck.hazards):
        half = correction(face_of(found.id), "creature", terms) == "half"
        halves += copies * (1 if half else half_creatures(found, deck.alignment))
    return halves / 2


def half_creatures(found: AnyCard, alignment: str) -> int:
    """How many halves of a creature a hazard counts (ME-2.40 to ME-2.44)."""
    if isinstance(found, Creature):
        return 1 if found.durations or "spawn" in found.keywords else 2
    if isinstance(found, Event):
        return int(found.roaming_attack is not None or found.site_attack is not None or "spawn" in found.keywords)
    return int(isinstance(found, Character | Agent) and found.agent and alignment in ("hero", "balrog"))


# Sites (ME-2.52 to ME-2.59, ME-3.15 to ME-3.18)


def check_sites(deck: Deck, against: str, faults: list[Fault]) -> None:
    copies: Counter[tuple[str, str]] = Counter()
    for found, number in cards_of(deck.sites):
        if rule := site_rule(found, deck.alignment, against):
            faults.append(forbidden(rule, "sites", found))
        elif isinstance(found, Site):
            copies[found.title, found.alignment] += number
            most = site_copies(found, deck.alignment)
            if most is not None and copies[found.title, found.alignment] > most:
                text = Text("meccg-deck-site-twice", card=found.id)
                faults.append(Fault(SITE_RULE[deck.alignment], text, "sites", found.id))
    if not any(isinstance(found, Site) and starts_here(found, deck.alignment) for found, _ in cards_of(deck.sites)):
        faults.append(Fault(START_RULE[deck.alignment], Text("meccg-deck-no-start", alignment=deck.alignment), "sites"))


def starts_here(found: Site, alignment: str) -> bool:
    """Whether a company may begin at the site (ME-3.15 to ME-3.18)."""
    if alignment == "fallen-wizard":
        ruins = found.site_type == "ruins-and-lairs" and found.region in ("Rhudaur", "Arthedain")
        return found.title == "The White Towers" or ruins
    named = {"hero": ("Rivendell",), "minion": ("Minas Morgul", "Dol Guldur"), "balrog": ("Moria", "The Under-gates")}
    return found.alignment == alignment and found.title in named[alignment]


# The sideboard (ME-2.60 to ME-2.65, ME-28.5, ME-28.9, ME-28.12, ME-28.15)


def check_sideboard(deck: Deck, against: str, terms: Terms, faults: list[Fault]) -> None:
    largest, size_rule = terms.sideboard()
    sizes = (("sideboard", size_rule, largest), ("sideboard_fallen_wizard", "ME-2.62", MOST_EXTRA_SIDEBOARD))
    played = {card(one).title for one in deck.characters}
    for section, rule, most in sizes:
        cards = deck.section(section)
        if count(cards) > most:
            faults.append(Fault(rule, Text("meccg-deck-sideboard", count=count(cards), most=most), section))
        for found, copies in cards_of(cards):
            if isinstance(found, Avatar):
                check_spare_avatar(found, copies, deck, played, section, faults)
            elif rule := sideboard_rule(found, deck, against):
                faults.append(forbidden(rule, section, found))


def check_spare_avatar(
    found: Avatar, copies: int, deck: Deck, played: set[str], section: str, faults: list[Fault]
) -> None:
    rule = {"hero": "ME-2.64", "minion": "ME-2.65"}.get(deck.alignment, AVATAR_RULE[deck.alignment])
    if found.alignment != deck.alignment or deck.alignment not in ("hero", "minion"):
        faults.append(forbidden(rule, section, found))
    elif copies > 1 or found.title in played:
        faults.append(Fault(rule, Text("meccg-deck-spare-avatar", card=found.id), section, found.id))


def sideboard_rule(found: AnyCard, deck: Deck, against: str) -> str:
    """Whether a card could be in no part of the play deck (ME-2.61, ME-2.63)."""
    if isinstance(found, Person):
        as_character = character_rule(found, deck.alignment)
        return as_character and hazard_rule(found, deck.alignment, against) and as_character
    as_resource = resource_rule(found, deck.alignment, deck.avatar)
    as_hazard = hazard_rule(found, deck.alignment, against)
    if not as_resource or not as_hazard:
        return ""
    return as_hazard if found.alignment == "hazard" else "ME-2.61" if as_resource == "ME-2.26" else as_resource


def allowed_for(found: AnyCard) -> list[str]:
    """The alignments whose decks may have the card somewhere; one for a certain Fallen-wizard is allowed to all."""
    return [alignment for alignment in ALIGNMENTS if is_allowed(found, alignment)]


def is_allowed(found: AnyCard, alignment: str) -> bool:
    if isinstance(found, Site):
        return not site_rule(found, alignment, "")
    if isinstance(found, Avatar):
        return found.alignment == alignment
    return not isinstance(found, Region) and not sideboard_rule(
        found, Deck(alignment=alignment, avatar=found.avatar_specific), ""
    )
