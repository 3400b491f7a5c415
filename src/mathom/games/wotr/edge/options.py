"""The options as a player meets them: keys, texts and what they touch. See the table in `codes`."""

# mypyc: skip

from __future__ import annotations

from mathom.games.wotr.box import (
    CARD_NAMES,
    CHARACTER_NAMES,
    DECKS,
    FACES,
    KIND_NAMES,
    KINDS,
    MEMBERS,
    NATIONS,
    PLAIN_KINDS,
    kind_name,
    kind_named,
    more,
)
from mathom.games.wotr.codes import (
    COAST,
    COUNT,
    DECK_CODE,
    DECLINING,
    DIE,
    END,
    FALL,
    FIGURE,
    FIGURE_AT,
    MORE_COUNT,
    MORE_FIGURE,
    MORE_FIGURE_AT,
    MORE_WORD,
    MORE_WORDS,
    MOST_FACES,
    MOST_NUMBERS,
    MOST_OF_A_KIND,
    NATION,
    NUMBER,
    REDUCE,
    REGION,
    TURN,
    WORDS,
    card_code,
    character_code,
    character_in,
    count_code,
    count_in,
    face_in,
    figure_at_code,
    figure_code,
    figure_in,
    fleet_code,
    fleet_goal,
    fleet_origin,
    is_card,
    is_character,
    is_figure,
    is_figure_at,
    is_fleet,
    kind_in,
    member_in,
    origin_in,
    region_in,
    target_in,
    turn_code,
    way_code,
    word,
)
from mathom.games.wotr.event_kinds import member_name
from mathom.games.wotr.map import ADJACENT, REGION_NAMES, region_named
from mathom.games.wotr.state import War
from mathom.kernel import UNANSWERED, Option, Text

# Questions whose "none" has words of its own: what happens then.
NONE_OF = ("combat-card", "casualty", "guide-ability", "advance", "hunt-card", "table-card", "prevent-tile")

# Questions of a supplement in which a region, a way or a nation has words of its own.
PHRASES = {(entry["ask"], entry["family"]): entry["text"] for entry in more("phrases")}

NUMBERS = [str(number) for number in range(MOST_NUMBERS)]


def describe(w: War, code: int) -> Option:
    """The option `code`, which means the same in every question; a card in combat goes by its other title."""
    if code >= MORE_WORD and code < MORE_FIGURE:
        name = MORE_WORDS[code - MORE_WORD]
        return Option(code, name, Text("wotr-option-word", word=name), [])
    kind = "" if w.ask is None else w.ask.kind
    if code < REGION:
        name = WORDS[code] if 0 <= code < len(WORDS) else "none"
        said = f"none-{kind}" if name == "none" and kind in NONE_OF else name
        return Option(code, name, Text("wotr-option-word", word=said), [], name in DECLINING)
    if code < FIGURE:
        name = REGION_NAMES[code - REGION]
        text = Text(PHRASES.get((kind, "region"), "wotr-option-region"), region=name)
        return Option(code, f"region:{name}", text, [f"region:{name}"])
    if code < COUNT or MORE_FIGURE <= code < MORE_COUNT:
        return describe_thing(code, kind)
    if is_fleet(code):
        return describe_fleet(code)
    if code < FIGURE_AT or MORE_COUNT <= code < MORE_FIGURE_AT:
        who, count = member_name(member_in(code)), count_in(code)
        way = "count" if member_in(code) < KINDS else "comes" if count else "stays"
        return Option(code, f"count:{who}:{count}", describe_count(way, who, count), [f"figure:{who}"])
    if is_figure_at(code):
        figure, region = kind_name(kind_in(code)), REGION_NAMES[region_in(code)]
        text = Text("wotr-option-figure-at", kind=figure, region=region)
        return Option(code, f"figure:{figure}@{region}", text, [f"region:{region}"])
    if code < TURN:
        return describe_way(code, kind)
    if code >= FALL:
        name = KIND_NAMES[PLAIN_KINDS[code - FALL]]
        return Option(code, f"fall:{name}", Text("wotr-option-fall", kind=name), [f"figure:{name}"])
    if code >= REDUCE:
        name = KIND_NAMES[PLAIN_KINDS[code - REDUCE]]
        return Option(code, f"reduce:{name}", Text("wotr-option-reduce", kind=name), [f"figure:{name}"])
    face, to = divmod(code - TURN, MOST_FACES)
    text = Text("wotr-option-turn", die=FACES[face], to=FACES[to])
    return Option(code, f"turn:{FACES[face]}>{FACES[to]}", text, [f"die:{FACES[face]}"])


def describe_count(way: str, who: str, count: int) -> Text:
    if way == "comes":
        return Text("wotr-option-comes", character=who)
    return Text("wotr-option-stays", character=who) if way == "stays" else Text("wotr-option-count", kind=who, n=count)


def describe_way(code: int, ask: str) -> Option:
    origin, to = REGION_NAMES[origin_in(code)], REGION_NAMES[target_in(code)]
    touches = [f"region:{origin}", f"region:{to}"]
    if origin == to:
        return Option(code, f"way:{origin}>{to}", Text("wotr-option-siege", region=origin), touches[:1])
    by_ship = ask in ("march", "attack") and target_in(code) not in ADJACENT[origin_in(code)]
    said = PHRASES.get((ask, "way"), "wotr-option-by-ship" if by_ship else "wotr-option-way")
    return Option(code, f"way:{origin}>{to}", Text(said, region=origin, to=to), touches)


def describe_fleet(code: int) -> Option:
    origin, to = REGION_NAMES[fleet_origin(code)], REGION_NAMES[fleet_goal(code)]
    touches = [f"region:{origin}", f"region:{to}"]
    return Option(code, f"fleet:{origin}>{to}", Text("wotr-option-fleet", region=origin, to=to), touches)


def describe_thing(code: int, ask: str) -> Option:
    """A kind of figures, a Character, a nation, a die, a number, a deck or a card."""
    if is_figure(code):
        name = KIND_NAMES[figure_in(code)]
        return Option(code, f"figure:{name}", Text("wotr-option-figure", kind=name), [f"figure:{name}"])
    if is_character(code):
        name = CHARACTER_NAMES[character_in(code)]
        return Option(code, f"character:{name}", Text("wotr-option-character", character=name), [f"character:{name}"])
    if is_card(code):
        return describe_card(code, ask == "combat-card")
    if code < DIE:
        name = NATIONS[code - NATION]
        text = Text(PHRASES.get((ask, "nation"), "wotr-option-nation"), nation=name)
        return Option(code, f"nation:{name}", text, [f"nation:{name}"])
    if code < NUMBER:
        name = FACES[code - DIE]
        return Option(code, f"die:{name}", Text("wotr-option-die", die=name), [f"die:{name}"])
    if code < DECK_CODE:
        return Option(code, f"number:{code - NUMBER}", Text("wotr-option-number", n=code - NUMBER), [])
    name = DECKS[code - DECK_CODE]
    return Option(code, f"deck:{name}", Text("wotr-option-deck", deck=name), [f"deck:{name}"])


def describe_card(code: int, in_combat: bool) -> Option:
    name = CARD_NAMES[face_in(code)]
    text = Text("wotr-option-combat-card" if in_combat else "wotr-option-card", card=name)
    return Option(code, f"card:{name}", text, [f"card:{name}"])


def is_key(key: str) -> bool:
    """Whether any question can have an option with this key: a key means the same in all of them."""
    return code_of(key) != UNANSWERED


def parse(w: War, key: str) -> int:
    """The code that `key` means; -1 if it means nothing."""
    return code_of(key)


def code_of(key: str) -> int:
    family, _, name = key.partition(":")
    if not name:
        return word(key) if key in WORDS or key in MORE_WORDS else UNANSWERED
    if family == "figure" and "@" in name:
        kind, _, region = name.partition("@")
        return figure_at_code(kind_named(kind), region_named(region)) if known(kind, region) else UNANSWERED
    if family in ("way", "turn", "fleet"):
        a, _, b = name.partition(">")
        if family == "fleet":
            sails = region_named(a) in COAST and region_named(b) in COAST
            return fleet_code(region_named(a), region_named(b)) if sails else UNANSWERED
        if family == "way" and a in REGION_NAMES and b in REGION_NAMES:
            return way_code(region_named(a), region_named(b))
        return turn_code(FACES.index(a), FACES.index(b)) if a in FACES and b in FACES else UNANSWERED
    if family == "count":
        return parse_count(name)
    base, names = FAMILIES.get(family, (END, []))
    return base + names.index(name) if name in names else code_of_member(family, name)


def code_of_member(family: str, name: str) -> int:
    """Figures, Characters and cards: a supplement may have added to them."""
    if family == "figure" and name in KIND_NAMES:
        return figure_code(KIND_NAMES.index(name))
    if family == "character" and name in CHARACTER_NAMES:
        return character_code(CHARACTER_NAMES.index(name))
    return card_code(CARD_NAMES.index(name)) if family == "card" and name in CARD_NAMES else UNANSWERED


def known(kind: str, region: str) -> bool:
    return kind_named(kind) >= 0 and region_named(region) >= 0


def parse_count(name: str) -> int:
    who, _, number = name.rpartition(":")
    members = [member_name(member) for member in range(MEMBERS)]
    if who not in members or not number.isdecimal() or int(number) >= MOST_OF_A_KIND:
        return UNANSWERED
    return count_code(members.index(who), int(number))


PLAIN_KIND_NAMES = [KIND_NAMES[kind] for kind in PLAIN_KINDS]
FAMILIES: dict[str, tuple[int, list[str]]] = {
    "region": (REGION, REGION_NAMES),
    "nation": (NATION, NATIONS),
    "die": (DIE, FACES),
    "number": (NUMBER, NUMBERS),
    "deck": (DECK_CODE, DECKS),
    "reduce": (REDUCE, PLAIN_KIND_NAMES),
    "fall": (FALL, PLAIN_KIND_NAMES),
}
