"""Middle-earth CCG in the terminal, close up: what is printed on a card, how it stands, its clauses with rulings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import View
from mathom.games.meccg.box import (
    Ally,
    AnyCard,
    Creature,
    Event,
    Faction,
    Item,
    Person,
    Region,
    Site,
    clause_texts,
    clauses_of,
    exists,
    titled,
    titles,
)
from mathom.games.meccg.box import card as card_named
from mathom.games.meccg.box.parts import AutomaticAttack
from mathom.games.meccg.edge.played import played
from mathom.texts import Texts


def things_of(texts: Texts, view: View) -> list[Thing]:
    """The cards that the viewer sees anywhere, then all others: what is printed is known to everybody."""
    known = titles(texts.lang)
    seen = list(dict.fromkeys(one for one in strings_in(view) if exists(one)))
    near = set(seen)
    return [Thing("card", one, known[one]) for one in [*seen, *[other for other in known if other not in near]]]


def strings_in(seen: Any) -> Iterator[str]:
    """All strings of a view, however deep."""
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, dict):
        for value in seen.values():
            yield from strings_in(value)
    elif isinstance(seen, (list, tuple)):
        for value in seen:
            yield from strings_in(value)


def look_at(texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
    found = card_named(thing.id)
    about = [texts.say(f"meccg-{kind}") for kind in kinds(found)]
    if found.unique:
        about.append(texts.say("meccg-page-unique"))
    points = found.marshalling_points or found.kill_marshalling_points
    if points is not None:
        category = texts.say(f"meccg-points-{points.category}")
        about.append(texts.say("meccg-page-points", count=points.value, category=category))
    told = [
        *[line for line in printed(texts, found) if line],
        *played(found, texts),
        *standing(texts, view, names, thing.id),
    ]
    told += [f"• {said}" for said in clause_texts(thing.id, texts.lang)]
    rulings = [rule for clause in clauses_of(thing.id) for rule in clause.rulings if rule.startswith("ME-")]
    return Look(thing.title, " · ".join(about), told, list(dict.fromkeys(rulings)))


def kinds(card: AnyCard) -> list[str]:
    """What kind of card it is, as messages."""
    if isinstance(card, Item):
        return [f"class-{card.item_class}", f"equipment-{card.equipment}" if card.equipment else "type-item"]
    if isinstance(card, Event):
        return [f"duration-{one}" for one in card.durations]
    if isinstance(card, Creature):
        return ["type-creature", *[f"race-{one}" for one in card.races[:1]]]
    if isinstance(card, Site):
        return [f"haven-{card.haven_kind}" if card.haven_kind else f"site-{card.site_type}"]
    if isinstance(card, Region):
        return ["type-region"]
    race = card.race if isinstance(card, (Person, Faction)) else ""
    return [f"type-{card.type}", *([f"race-{race}"] if race else [])]


def brief(texts: Texts, name: str) -> str:
    """A few words on a card for a list of options: a character's numbers, a site's kind, what an item costs."""
    if not exists(name):
        return ""
    found = card_named(name)
    if isinstance(found, (Person, Ally)):
        return numbers(texts, found)
    if isinstance(found, Site):
        return " · ".join(texts.say(f"meccg-{kind}") for kind in kinds(found))
    return " · ".join(line for line in printed(texts, found) if line) if isinstance(found, Item) else ""


# What is printed


def view_text(texts: Texts, key: str, **args: Any) -> str:
    return texts.say(f"meccg-view-{key}", **args)


def printed(texts: Texts, card: AnyCard) -> list[str]:
    """The numbers and signs of the card in words, a line each."""
    if isinstance(card, Person):
        return [numbers(texts, card), skills(texts, card)]
    if isinstance(card, Ally):
        return [numbers(texts, card), skills(texts, card)]
    if isinstance(card, Site):
        return site(texts, card)
    if isinstance(card, Region):
        kind = texts.name("meccg-region-type", card.region_type)
        return [kind, view_text(texts, "neighbours", regions=[local(texts, one) for one in card.adjacent])]
    if isinstance(card, Creature):
        return creature(texts, card)
    points = 0 if isinstance(card, Faction) else card.corruption_points
    return [view_text(texts, "corruption", points=points)] if points else []


def local(texts: Texts, english: str) -> str:
    """Records name sites and regions in English."""
    found = titled(english)
    return texts.name("meccg-card", found[0]) if found else english


def numbers(texts: Texts, card: Person | Ally) -> str:
    told = [view_text(texts, "fact-mind", mind=card.mind)] if card.mind is not None else []
    if card.prowess is not None:
        told.append(view_text(texts, "prowess-body", prowess=card.prowess, body=card.body or 0))
    if card.direct_influence:
        told.append(view_text(texts, "fact-direct", influence=card.direct_influence))
    return " · ".join(told)


def skills(texts: Texts, card: Person | Ally) -> str:
    known = [texts.say(f"meccg-skill-{one}") for one in card.skills]
    return view_text(texts, "fact-skills", skills=texts.listed(known)) if known else ""


def site(texts: Texts, card: Site) -> list[str]:
    path = ", ".join(texts.name("meccg-region-type", kind) for kind in card.site_path)
    told = [view_text(texts, "fact-region", region=local(texts, card.region)) if card.region else ""]
    if card.nearest_haven and path:
        told.append(view_text(texts, "fact-haven", haven=local(texts, card.nearest_haven), path=path))
    for attack in card.automatic_attacks:
        if isinstance(attack, AutomaticAttack):
            known = attack.race and texts.has(f"meccg-race-{attack.race}")
            who = f"{texts.say(f'meccg-race-{attack.race}')}: " if known else ""
            strikes = strikes_of(texts, attack.strikes)
            told.append(who + view_text(texts, "automatic-attack", strikes=strikes, prowess=attack.prowess))
    if card.playable.items:
        classes = texts.listed([texts.say(f"meccg-class-{one}") for one in card.playable.items])
        told.append(view_text(texts, "playable-items", items=classes))
    told.append(view_text(texts, "fact-draws", mine=card.draw_resource, theirs=card.draw_hazard))
    return told


def strikes_of(texts: Texts, strikes: int | str) -> str:
    """How many strikes an attack has: a number, or one for each character."""
    if isinstance(strikes, int):
        return view_text(texts, "strikes", count=strikes)
    return view_text(texts, "strikes-each-wounded" if strikes == "each-wounded-character" else "strikes-each")


def creature(texts: Texts, card: Creature) -> list[str]:
    """Its attack."""
    attack = card.attack
    told = [strikes_of(texts, attack.strikes), view_text(texts, "with-prowess", prowess=attack.prowess)]
    if attack.body:
        told.append(view_text(texts, "with-body", body=attack.body))
    return [" · ".join(told)]


# How it stands


def standing(texts: Texts, view: View, names: Sequence[str], name: str) -> list[str]:
    """For every copy in play: whose it is, its state, its numbers now."""
    lines = []
    for seen in view["cards"]:
        if seen["card"] != name:
            continue
        told = [texts.say(f"meccg-state-{seen['state']}")]
        if seen.get("prowess") is not None:
            told.append(view_text(texts, "prowess-body", prowess=seen["prowess"], body=seen["body"] or 0))
        if seen.get("direct_influence"):
            free, most = seen["direct_influence"]
            told.append(view_text(texts, "influence-free", free=free, all=most))
        if seen.get("corruption"):
            told.append(view_text(texts, "corruption", points=seen["corruption"]))
        borne = [texts.name("meccg-card", one["card"]) for one in view["cards"] if one["on"] == seen["thing"]]
        if borne:
            told.append(view_text(texts, "bears", cards=texts.listed(borne)))
        lines.append(f"{names[seen['seat']]}: {' · '.join(told)}")
    return lines
