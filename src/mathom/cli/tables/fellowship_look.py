"""Die Gefährten in the terminal, close up: a card, a ring, a location."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import View
from mathom.games.fellowship.components import CARD_FACES, LOCATIONS, RINGS, card_name, ring_name
from mathom.texts import Texts

RULES = {"0": ["FE-4.2"], "1": ["FE-4.1"], "3": ["FE-4.1", "FE-5.2", "FE-6.5"], "nazgul": ["FE-4.3", "FE-5.1"]}


def things_of(texts: Texts, view: View) -> list[Thing]:
    """All cards, those in the viewer's hand first, the rings, the locations."""
    held = view["players"][view["seat"]]["hand"] if view["seat"] is not None else []
    cards = sorted((card_name(face) for face in range(CARD_FACES)), key=lambda card: card not in held)
    kinds = {"card": cards, "location": [location.id for location in LOCATIONS], "ring": RINGS}
    return [Thing(kind, one, texts.name(f"fellowship-{kind}", one)) for kind, ids in kinds.items() for one in ids]


def look_at(texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
    if thing.kind == "card":
        return card(texts, view, names, thing.id)
    return location(texts, view, thing.id) if thing.kind == "location" else ring(texts, view, names, thing.id)


def card(texts: Texts, view: View, names: Sequence[str], name: str) -> Look:
    """What such a card does, and where cards like it lie now."""
    value = name.partition("-")[2]
    kind = value if value in RULES else "high"
    held = view["players"][view["seat"]]["hand"] if view["seat"] is not None else []
    told = [texts.say(f"client-fellowship-kind-{kind}")]
    here = view["location"]["slots"]
    for seen in view["cards"]:
        if seen["card"] == name and seen["cell"] in here:
            who = texts.say("client-fellowship-look-of", seat=names[seen["seat"]])
            told.append(f"S{here.index(seen['cell'])}: {who}")
    special = f"fellowship-special-{view['location']['id']}"
    if texts.has(special):
        told.append(f"{texts.name('fellowship-location', view['location']['id'])}: {texts.say(special)}.")
    about = texts.say("client-fellowship-look-hand") if name in held else ""
    return Look(texts.name("fellowship-card", name), about, told, RULES.get(value, ["FE-4.1"]))


def ring(texts: Texts, view: View, names: Sequence[str], name: str) -> Look:
    owner = next((seat for seat, player in enumerate(view["players"]) if name in player["rings"]), None)
    on = next((seen for seen in view["cards"] if seen["ring"] == name), None)
    home = next(place.id for place in LOCATIONS if name in [ring_name(number) for number in place.rings])
    if on is not None:
        lies = texts.name("fellowship-card", on["card"], "acc")
        where = texts.say("client-fellowship-look-ring-on", card=lies, seat=names[on["seat"]])
    elif owner is not None:
        where = texts.say("client-fellowship-look-ring-of", seat=names[owner])
    else:
        where = texts.say("client-fellowship-look-ring-at", location=texts.name("fellowship-location", home))
    told = [f"{texts.attribute(f'fellowship-ring-{name}', 'does')}.", texts.say("client-fellowship-look-ring")]
    return Look(texts.name("fellowship-ring", name), where, told, ["FE-9.4", "FE-9.5", "FE-9.9"])


def location(texts: Texts, view: View, name: str) -> Look:
    """Points, rings, colour and special rule of a location of the journey."""
    place = next(one for one in LOCATIONS if one.id == name)
    now = view["location"]["id"] == name and not view["location"]["scored"]
    laid = name in [one["location"] for one in view["laid"]]
    black = view["location"]["black"] if view["location"]["id"] == name else place.black
    colour = "black" if black else "white"
    told = [f"{texts.say('fellowship-table-scores', scores='–'.join(str(score) for score in place.scores))}."]
    for number, prize in enumerate(place.rings):
        key = f"fellowship-table-ring-{('first', 'second')[number]}"
        told.append(f"{texts.say(key, ring=ring_name(prize))}.")
    told.append(texts.say(f"client-fellowship-{colour}") + ": " + texts.say(f"client-fellowship-{colour}-means"))
    if texts.has(f"fellowship-special-{name}"):
        told.append(f"{texts.say(f'fellowship-special-{name}')}.")
    state = "now" if now else "past" if laid else "ahead"
    about = texts.say("client-fellowship-look-place", number=place.number, state=state)
    rules = ["FE-6.2" if black else "FE-6.1", "FE-8.4", "FE-8.5", "FE-8.6"]
    return Look(texts.name("fellowship-location", name), about, told, rules)
