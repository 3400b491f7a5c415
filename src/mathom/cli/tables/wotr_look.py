"""Der Ringkrieg in the terminal, close up: a card with both halves, a region, a Character, a nation, a faction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import View
from mathom.games.wotr.box import (
    CARD_NAMES,
    CARD_TYPES,
    CARDS,
    CHARACTER_NAMES,
    DECKS,
    FACTS,
    KIND_NATION,
    KIND_RANK,
    KIND_SIDE,
    NATION_SIDE,
    NATIONS,
    PLAIN_CARDS,
    PLAIN_CHARACTERS,
    RANKS,
    SIDES,
    kind_named,
    more,
)
from mathom.games.wotr.map import (
    ADJACENT,
    FORTIFIED,
    NATION_AT,
    POINTS_AT,
    REGION_NAMES,
    SETTLEMENT_AT,
    SETTLEMENTS,
    region_named,
)
from mathom.texts import Texts

CHARACTER_ENTRIES: list[dict[str, Any]] = [*FACTS.table("characters")["characters"], *more("characters")]
STANDING = {"ships": "ships", "ents": "ents", "siege_towers": "towers", "catapults": "catapults"}
SETTLEMENT_RULES = {"stronghold": ["WR-2.25", "WR-12.1"], "city": ["WR-2.20"], "town": ["WR-2.20"]}


def things_of(texts: Texts, view: View) -> list[Thing]:
    """The cards and Characters of the box that is played with, all regions and nations."""
    whole = "supplement" in view
    cards = CARD_NAMES if whole else CARD_NAMES[:PLAIN_CARDS]
    people = CHARACTER_NAMES if whole else CHARACTER_NAMES[:PLAIN_CHARACTERS]
    factions = list(view["supplement"]["factions"]) if whole else []
    kinds = {"card": cards, "character": people, "region": REGION_NAMES, "nation": NATIONS, "faction": factions}
    found = [Thing(kind, one, texts.name(f"wotr-{kind}", one)) for kind, ids in kinds.items() for one in ids]
    held = view["players"][view["seat"]]["hand"] if view["seat"] is not None else []
    return sorted(found, key=lambda thing: thing.id not in held)


def look_at(texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
    if thing.kind == "card":
        return card(texts, view, thing.id)
    if thing.kind == "region":
        return region(texts, view, names, thing.id)
    if thing.kind == "character":
        return character(texts, view, thing.id)
    return nation(texts, view, thing.id) if thing.kind == "nation" else faction(texts, view, thing.id)


def board(texts: Texts, key: str, **args: Any) -> str:
    return texts.say(f"wotr-board-{key}", **args)


# Cards


def card(texts: Texts, view: View, name: str) -> Look:
    """All that is printed on an event card: kind, condition, event, and the combat half with its initiative."""
    facts = CARDS[CARD_NAMES.index(name)]
    key = f"wotr-card-text-{name}"
    kind = [texts.name("wotr-deck", DECKS[facts.deck]), board(texts, f"card-{CARD_TYPES[facts.type]}")]
    if "team" in view and facts.player:
        kind.append(board(texts, "symbol", role=texts.name("wotr-role", facts.player)))
    initiative = "/".join(str(number) for number in facts.initiative)
    fight = f"⚔ {texts.attribute(f'wotr-card-{name}', 'combat')} ({board(texts, 'initiative')} {initiative})"
    told = [
        with_word(board(texts, "card-if"), texts.attribute(key, "condition")),
        texts.say(key),
        board(texts, "card-stays") + "." if facts.remains else "",
        with_word(board(texts, "card-until"), texts.attribute(key, "discard")),
        fight,
        with_word(board(texts, "card-if"), texts.attribute(key, "combat-condition")),
        texts.attribute(key, "combat"),
    ]
    return Look(texts.name("wotr-card", name), " · ".join(kind), told, ["WR-6.7", "WR-11.20"])


def with_word(word: str, said: str) -> str:
    return f"{word} {said}" if said else ""


# The map


def region(texts: Texts, view: View, names: Sequence[str], name: str) -> Look:
    """What is printed there, who stands there, and what lies next to it."""
    number = region_named(name)
    kind = "fortification" if FORTIFIED[number] else SETTLEMENTS[SETTLEMENT_AT[number]]
    about = [texts.name("wotr-settlement", kind)] if kind != "none" else []
    if NATION_AT[number] >= 0:
        about.append(texts.name("wotr-nation", NATIONS[NATION_AT[number]]))
    if POINTS_AT[number]:
        about.append(board(texts, "worth", points=POINTS_AT[number]))
    seen = next((one for one in view["regions"] if one["region"] == name), None)
    told: list[str] = []
    if seen is not None:
        if seen["control_marker"]:
            about.append(board(texts, "held", side=texts.name("wotr-side", seen["held"])))
        told += armies(texts, seen)
    for pieces, word in STANDING.items() if "supplement" in view else ():
        count = view["supplement"][pieces].get(name, 0)
        told += [board(texts, f"stand-{word}", count=count)] if count else []
    for army in view["team"]["mixed"] if "team" in view else []:
        if army["region"] == name:
            told.append(f"{texts.say('wotr-view-mixed')}: {names[army['commander']]}")
    ring = view["fellowship"]
    if ring["region"] == name and ring["mordor"] is None:
        told.append(board(texts, "fellowship", progress=ring["progress"], hidden=ring["hidden"]))
    near = [texts.name("wotr-region", REGION_NAMES[other]) for other in ADJACENT[number]]
    told.append(board(texts, "near", names=near))
    rules = ["WR-2.17"] if kind == "fortification" else SETTLEMENT_RULES.get(kind, ["WR-2.2"])
    return Look(texts.name("wotr-region", name), ", ".join(about), told, rules)


def armies(texts: Texts, seen: dict[str, Any]) -> list[str]:
    told = []
    for number, side in enumerate(SIDES):
        inside = host(texts, seen["besieged"], number) if seen["besieged"] else ""
        outside = host(texts, seen, number)
        if inside:
            told.append(board(texts, "inside", side=texts.name("wotr-side", side), host=inside))
        if outside:
            key = "outside" if seen["besieged"] else "army"
            told.append(board(texts, key, side=texts.name("wotr-side", side), host=outside))
    return told


def host(texts: Texts, seen: dict[str, Any], side: int) -> str:
    """The figures of a side in words, nation by nation, then its Characters."""
    told = []
    for nation, name in enumerate(NATIONS):
        kinds = [(KIND_RANK[kind_named(kind)], count, kind_named(kind)) for kind, count in seen["figures"].items()]
        own = sorted((rank, n) for rank, n, kind in kinds if KIND_NATION[kind] == nation and KIND_SIDE[kind] == side)
        if own:
            words = ", ".join(board(texts, f"count-{RANKS[rank]}", count=count) for rank, count in own)
            told.append(f"{texts.name('wotr-nation', name)} {words}")
    people = [one for one in seen["characters"] if facts_of(one)["side"] == SIDES[side]]
    return "; ".join([*told, *[texts.name("wotr-character", one) for one in people]])


# Characters, nations, factions


def facts_of(name: str) -> dict[str, Any]:
    return CHARACTER_ENTRIES[CHARACTER_NAMES.index(name)]


def character(texts: Texts, view: View, name: str) -> Look:
    """Who it is, where it is, its numbers, how it enters play and what it can do."""
    facts = facts_of(name)
    about = [texts.name("wotr-side", facts["side"]), where_is(texts, view, name)]
    level = facts["level"]
    numbers = [texts.say("wotr-look-level", level=level), texts.say("wotr-look-leadership", count=facts["leadership"])]
    if texts.has(f"wotr-board-person-{name}-does"):
        keys = [f"person-{name}-{part}" for part in ("enters", "does", "more")]
        told = [board(texts, key) for key in keys if texts.has(f"wotr-board-{key}")]
        return Look(texts.name("wotr-character", name), " · ".join(about), [", ".join(numbers), *told])
    told = [", ".join(numbers)]
    if facts.get("entry"):
        told.append(with_word(texts.say("wotr-look-enters"), printed(texts, facts["entry"])))
    if facts.get("guide"):
        told.append(with_word(texts.say("wotr-look-guide"), printed(texts, facts["guide"])))
    for ability in facts["abilities"]:
        title = ability.get(f"name_{texts.lang}", "")
        told.append(with_word(f"{title}:" if title else "", printed(texts, ability)).strip())
    return Look(texts.name("wotr-character", name), " · ".join(about), told)


def printed(texts: Texts, entry: dict[str, Any]) -> str:
    return str(entry.get("text_de" if texts.lang == "de" else "text", ""))


def where_is(texts: Texts, view: View, name: str) -> str:
    if name in view["fellowship"]["companions"] or name == view["fellowship"]["guide"]:
        return board(texts, "the-fellowship")
    for seen in view["regions"]:
        inside = seen["besieged"]["characters"] if seen["besieged"] else []
        if name in seen["characters"] or name in inside:
            return texts.name("wotr-region", seen["region"])
    return texts.say("wotr-look-over" if name in view["characters_out"] else "wotr-look-aside")


def nation(texts: Texts, view: View, name: str) -> Look:
    seen = view["nations"][name]
    steps = board(texts, "at-war") if seen["at_war"] else board(texts, "steps", steps=seen["steps"])
    told = [steps, board(texts, "active" if seen["active"] else "passive"), board(texts, "explain-politics")]
    side = texts.name("wotr-side", SIDES[NATION_SIDE[NATIONS.index(name)]])
    return Look(texts.name("wotr-nation", name), side, told, ["WR-14.1", "WR-14.13"])


def faction(texts: Texts, view: View, name: str) -> Look:
    seen = view["supplement"]
    side = texts.name("wotr-side", "free_peoples" if name == "ents" else "shadow")
    left = {
        "dunlendings": board(
            texts, "faction-dunlendings-left", count=view["sides"]["shadow"]["reinforcements"].get("dunlending", 0)
        ),
        "corsairs": board(texts, "piece-ship-all", count=sum(seen["ships"].values())),
        "ents": board(texts, "faction-ents-left", count=seen["ents_left"], cards=seen["ents_cards_played"]),
    }[name]
    told = [board(texts, f"faction-{name}-enters"), board(texts, f"faction-{name}-does"), left]
    about = f"{side} · {board(texts, 'state-' + seen['factions'][name])}"
    return Look(texts.name("wotr-faction", name), about, told, ["TA-8.1"])
