"""Der Ringkrieg 2 in the terminal, close up: a card, a territory, a party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import View
from mathom.games.risk.box import ADVENTURE, ADVENTURES, CARD_NAMES, FIRST_JOKER, PARTIES, TYPES, UNITS
from mathom.games.risk.map import (
    EXITS,
    POINTS,
    PORT,
    REGION_BONUS,
    REGION_OF,
    REGIONS,
    SITE,
    SPACE_NAMES,
    TERRITORIES,
    TERRITORIES_OF,
)
from mathom.texts import Texts


def things_of(texts: Texts, view: View) -> list[Thing]:
    """All cards, those in the viewer's hands first, all territories and parties."""
    held = [card for party in PARTIES for card in view["parties"][party].get("hand", [])]
    kinds = {"card": sorted(CARD_NAMES, key=lambda card: card not in held), "territory": SPACE_NAMES, "party": PARTIES}
    found = [Thing(kind, one, texts.name(f"risk-{kind}", one)) for kind, ids in kinds.items() for one in ids]
    # A territory card is called like its territory, and says less.
    return sorted(found, key=lambda thing: thing.id not in held and thing.id.startswith("territory_"))


def look_at(texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
    if thing.kind == "card":
        return card(texts, view, thing.id)
    return territory(texts, view, thing.id) if thing.kind == "territory" else party(texts, view, names, thing.id)


def board(texts: Texts, key: str, **args: Any) -> str:
    return texts.say(f"risk-board-{key}", **args)


def card(texts: Texts, view: View, name: str) -> Look:
    """Its kind, when it is played, what it does."""
    face = CARD_NAMES.index(name)
    kind = "joker" if face >= FIRST_JOKER else "territory"
    if face >= ADVENTURE:
        kind = TYPES[ADVENTURES[face - ADVENTURE].type]
    key = f"risk-card-text-{name}"
    told = [texts.attribute(key, "when"), texts.say(key)]
    if name in (view.get("reconstructed") or {}).get("cards", ()):
        told.append(board(texts, "reconstructed-long"))
    return Look(texts.name("risk-card", name), board(texts, f"card-{kind}"), told, ["RI-10.6"])


def territory(texts: Texts, view: View, name: str) -> Look:
    """What is printed there, who stands there, what lies next to it, what its region is worth."""
    number = SPACE_NAMES.index(name)
    told = standing(texts, view, name)
    near = [texts.name("risk-territory", SPACE_NAMES[other]) for other in EXITS[number]]
    told.append(board(texts, "near", names=near))
    if number >= TERRITORIES:
        return Look(texts.name("risk-territory", name), board(texts, "mountains"), told, ["RI-5.26"])
    region = REGION_OF[number]
    region_name = texts.name("risk-region", REGIONS[region])
    told.append(
        board(texts, "region-gold", region=region_name, gold=REGION_BONUS[region], count=len(TERRITORIES_OF[region]))
    )
    about = [board(texts, "in-region", region=region_name)]
    key = f"risk-territory-{name}"
    if POINTS[number]:
        about.append(board(texts, "stronghold-of", name=texts.attribute(key, "stronghold"), points=POINTS[number]))
    if SITE[number]:
        about.append(board(texts, "site-of", name=texts.attribute(key, "site_of_power")))
    if PORT[number]:
        about.append(board(texts, "port"))
    rules = ["RI-7.24", "RI-14.1"] if POINTS[number] else ["RI-10.3"] if SITE[number] else ["RI-9.1"]
    return Look(texts.name("risk-territory", name), ", ".join(about), told, rules)


def standing(texts: Texts, view: View, name: str) -> list[str]:
    """Who holds a territory and who is there, as far as the viewer may know."""
    seen = next((one for one in view["spaces"] if one["space"] == name), None)
    told = []
    if seen is not None:
        if seen.get("holder"):
            told.append(board(texts, "held-by", party=board(texts, f"short-{seen['holder']}")))
        told += [f"{board(texts, f'short-{who}')}: {troops(texts, heap)}." for who, heap in seen["figures"].items()]
        if seen.get("contested"):
            told.append(board(texts, "contested"))
    if name in (view["bearer"]["shown"], view["bearer"].get("space")):
        told.append(board(texts, "bearer-here"))
    return told


def troops(texts: Texts, heap: dict[str, int]) -> str:
    return ", ".join(f"{heap[unit]} × {texts.name('risk-unit', unit)}" for unit in UNITS if heap.get(unit)) or "–"


def party(texts: Texts, view: View, names: Sequence[str], name: str) -> Look:
    seen = view["parties"][name]
    held = [one["space"] for one in view["spaces"] if one.get("holder") == name]
    strong = [
        f"{texts.attribute(f'risk-territory-{space}', 'stronghold')} ({POINTS[SPACE_NAMES.index(space)]})"
        for space in held
        if POINTS[SPACE_NAMES.index(space)]
    ]
    told = [
        board(texts, "explain-gold", gold=seen["gold"], income=seen["income"], lands=len(held)),
        board(texts, "explain-cards", territory=seen["territory_cards"], adventure=seen["adventure_cards"]),
        board(texts, "explain-reserve", list=troops(texts, seen["reserve"])),
        board(texts, "explain-supply", list=troops(texts, seen["supply"])),
        board(texts, "explain-holds", list=", ".join(strong) or "–"),
    ]
    about = f"{board(texts, 'side-' + seen['side'])} · {names[seen['seat']]}"
    return Look(texts.name("risk-party", name), about, told, ["RI-1.3", "RI-12.1"])
