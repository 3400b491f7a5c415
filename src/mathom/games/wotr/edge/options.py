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
    kind_name,
    kind_named,
)
from mathom.games.wotr.codes import (
    CARD,
    CHARACTER,
    COUNT,
    DECK_CODE,
    DECLINING,
    DIE,
    END,
    FALL,
    FIGURE,
    FIGURE_AT,
    MOST_FACES,
    MOST_NUMBERS,
    MOST_OF_A_KIND,
    NATION,
    NUMBER,
    REDUCE,
    REGION,
    TURN,
    WAY,
    WORDS,
    count_code,
    count_in,
    figure_at_code,
    kind_in,
    member_in,
    origin_in,
    region_in,
    target_in,
    turn_code,
    way_code,
)
from mathom.games.wotr.event_kinds import member_name
from mathom.games.wotr.map import REGION_NAMES, region_named
from mathom.games.wotr.state import War
from mathom.kernel import UNANSWERED, Option, Text

# Questions whose "none" has words of its own: what happens then.
NONE_OF = ("combat-card", "casualty", "guide-ability", "advance", "hunt-card", "table-card", "prevent-tile")

NUMBERS = [str(number) for number in range(MOST_NUMBERS)]


def describe(w: War, code: int) -> Option:
    """The option `code`, which means the same in every question; a card in combat goes by its other title."""
    if code < REGION:
        name = WORDS[code] if 0 <= code < len(WORDS) else "none"
        kind = "" if w.ask is None else w.ask.kind
        word = f"none-{kind}" if name == "none" and kind in NONE_OF else name
        return Option(code, name, Text("wotr-option-word", word=word), [], name in DECLINING)
    if code < FIGURE:
        name = REGION_NAMES[code - REGION]
        return Option(code, f"region:{name}", Text("wotr-option-region", region=name), [f"region:{name}"])
    if code < COUNT:
        return describe_thing(code, w.ask is not None and w.ask.kind == "combat-card")
    if code < FIGURE_AT:
        who, count = member_name(member_in(code)), count_in(code)
        word = "count" if member_in(code) < KINDS else "comes" if count else "stays"
        return Option(code, f"count:{who}:{count}", describe_count(word, who, count), [f"figure:{who}"])
    if code < WAY:
        kind, region = kind_name(kind_in(code)), REGION_NAMES[region_in(code)]
        text = Text("wotr-option-figure-at", kind=kind, region=region)
        return Option(code, f"figure:{kind}@{region}", text, [f"region:{region}"])
    if code < TURN:
        return describe_way(code)
    if code >= FALL:
        name = KIND_NAMES[code - FALL]
        return Option(code, f"fall:{name}", Text("wotr-option-fall", kind=name), [f"figure:{name}"])
    if code >= REDUCE:
        name = KIND_NAMES[code - REDUCE]
        return Option(code, f"reduce:{name}", Text("wotr-option-reduce", kind=name), [f"figure:{name}"])
    face, to = divmod(code - TURN, MOST_FACES)
    text = Text("wotr-option-turn", die=FACES[face], to=FACES[to])
    return Option(code, f"turn:{FACES[face]}>{FACES[to]}", text, [f"die:{FACES[face]}"])


def describe_count(word: str, who: str, count: int) -> Text:
    if word == "comes":
        return Text("wotr-option-comes", character=who)
    return Text("wotr-option-stays", character=who) if word == "stays" else Text("wotr-option-count", kind=who, n=count)


def describe_way(code: int) -> Option:
    origin, to = REGION_NAMES[origin_in(code)], REGION_NAMES[target_in(code)]
    touches = [f"region:{origin}", f"region:{to}"]
    if origin == to:
        return Option(code, f"way:{origin}>{to}", Text("wotr-option-siege", region=origin), touches[:1])
    return Option(code, f"way:{origin}>{to}", Text("wotr-option-way", region=origin, to=to), touches)


def describe_thing(code: int, in_combat: bool) -> Option:
    """A kind of figures, a Character, a nation, a die, a number, a deck or a card."""
    if code < CHARACTER:
        name = KIND_NAMES[code - FIGURE]
        return Option(code, f"figure:{name}", Text("wotr-option-figure", kind=name), [f"figure:{name}"])
    if code < NATION:
        name = CHARACTER_NAMES[code - CHARACTER]
        return Option(code, f"character:{name}", Text("wotr-option-character", character=name), [f"character:{name}"])
    if code < DIE:
        name = NATIONS[code - NATION]
        return Option(code, f"nation:{name}", Text("wotr-option-nation", nation=name), [f"nation:{name}"])
    if code < NUMBER:
        name = FACES[code - DIE]
        return Option(code, f"die:{name}", Text("wotr-option-die", die=name), [f"die:{name}"])
    if code < DECK_CODE:
        return Option(code, f"number:{code - NUMBER}", Text("wotr-option-number", n=code - NUMBER), [])
    if code < CARD:
        name = DECKS[code - DECK_CODE]
        return Option(code, f"deck:{name}", Text("wotr-option-deck", deck=name), [f"deck:{name}"])
    name = CARD_NAMES[code - CARD]
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
        return WORDS.index(key) if key in WORDS else UNANSWERED
    if family == "figure" and "@" in name:
        kind, _, region = name.partition("@")
        return figure_at_code(kind_named(kind), region_named(region)) if known(kind, region) else UNANSWERED
    if family in ("way", "turn"):
        a, _, b = name.partition(">")
        if family == "way" and a in REGION_NAMES and b in REGION_NAMES:
            return way_code(region_named(a), region_named(b))
        return turn_code(FACES.index(a), FACES.index(b)) if a in FACES and b in FACES else UNANSWERED
    if family == "count":
        return parse_count(name)
    base, names = FAMILIES.get(family, (END, []))
    return base + names.index(name) if name in names else UNANSWERED


def known(kind: str, region: str) -> bool:
    return kind_named(kind) >= 0 and region_named(region) >= 0


def parse_count(name: str) -> int:
    who, _, number = name.rpartition(":")
    members = [member_name(member) for member in range(MEMBERS)]
    if who not in members or not number.isdecimal() or int(number) >= MOST_OF_A_KIND:
        return UNANSWERED
    return count_code(members.index(who), int(number))


FAMILIES: dict[str, tuple[int, list[str]]] = {
    "region": (REGION, REGION_NAMES),
    "figure": (FIGURE, KIND_NAMES),
    "character": (CHARACTER, CHARACTER_NAMES),
    "nation": (NATION, NATIONS),
    "die": (DIE, FACES),
    "number": (NUMBER, NUMBERS),
    "deck": (DECK_CODE, DECKS),
    "card": (CARD, CARD_NAMES),
    "reduce": (REDUCE, KIND_NAMES),
    "fall": (FALL, KIND_NAMES),
}
