"""The options as a player meets them: keys, texts and what they touch. See `codes` for the keys."""

from __future__ import annotations

from typing import Final

from mathom.effects.carry import Carry
from mathom.effects.declare import TEXTS, declaration
from mathom.games.meccg.box import places, regions
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.codes import (
    COMPANY,
    DECLINING,
    DEEDS,
    FACE,
    MOST_NUMBERS,
    NUMBER,
    SPAN,
    THING,
    WITH_THINGS,
    deed,
)
from mathom.games.meccg.companies.influence import unused_direct
from mathom.games.meccg.companies.organise import Organisation
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.edge.chances import chances_of
from mathom.games.meccg.edge.declaring import clauses_of, how
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.keys import AUTOMATIC, KEYS, key_of, printed_attack
from mathom.games.meccg.journey.travel import Travel
from mathom.games.meccg.sites.faction import FactionAttempt, faction_number
from mathom.games.meccg.sites.playing import joins_surely, refuse_here
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.start.draft import Leftovers
from mathom.games.meccg.state import A_COMPANY, A_KEY, PLAYER, Realm
from mathom.games.meccg.two_dice import at_least
from mathom.games.meccg.zones import HAND, PLAY, POINTS, SITES
from mathom.kernel import PASS, UNANSWERED, Option, Text

# Questions of cards whose options are things, or players and companies, as selectors list them.
RAW: Final = ("target", "payment", "choose", "key")

# Keys that nothing is keyed to, which only say what was picked.
PICKED: Final = ("race:", AUTOMATIC)

# What can be keyed to, as part of a key of an option: ``region-type=wilderness``, ``site=Bag_End``.
KEY_NAMES: Final = [key.replace(":", "=").replace(" ", "_") for key in KEYS]


def thing_name(s: Realm, thing: int) -> str:
    """``tw-161#12``"""
    return f"{s.face(thing).id}#{thing}"


def is_raw(s: Realm) -> bool:
    return s.ask is not None and s.ask.kind in RAW


def is_keying(s: Realm, seat: int) -> bool:
    """Whether the question is to what a creature is keyed."""
    options = [] if s.ask is None or not is_raw(s) else s.ask.options_of(seat)
    return any(A_KEY <= code < A_KEY + len(KEYS) and not key_of(code).startswith(PICKED) for code in options)


def source_of(s: Realm, seat: int) -> str | None:
    """The card whose text is being carried out and asks, as far as the seat knows it."""
    carry = s.innermost(Carry)
    if carry is None or not 0 <= carry.source < len(s.zones.face) or not s.zones.knows(seat, carry.source):
        return None
    return FACES[carry.card].id


def describe(s: Realm, seat: int, code: int) -> Option:
    if code == PASS:
        return Option(code, "pass", Text("meccg-option-pass"), [], declines=True)
    if is_raw(s):
        return describe_raw(s, code)
    act = DEEDS[code // SPAN]
    what = code % SPAN
    declines = act in DECLINING
    if code < SPAN:
        return describe_text(s, seat, code)
    if what == 0:
        card = loser(s) if act == "move" else None
        said = Text("meccg-option-deed", deed=act, question=question(s), card=card, **chances_of(s, code))
        return Option(code, act, said, [], declines)
    if what < THING:
        card = FACES[what - FACE].id
        count = copies_of(s, act, what - FACE)
        site = s.with_face(SITES, seat, what - FACE) if act == "move" else NO_THING
        more = {} if site == NO_THING else {"plays": plays_at(s, seat, site)}
        said = Text("meccg-option-card", deed=act, card=card, question=question(s), count=count, **more)
        return Option(code, f"{act}:{card}", said, [f"card:{card}"])
    if what < COMPANY:
        thing = what - THING
        return Option(code, f"{act}:{thing_name(s, thing)}", of_thing(s, act, thing, code), [f"thing:{thing}"])
    if what < NUMBER:
        company = what - COMPANY
        members = s.companies[company].members
        leader = s.face(members[0]).id if members else "none"
        said = Text("meccg-option-company", deed=act, card=leader, count=len(members))
        return Option(code, f"{act}:company-{company}", said, [f"company:{company}"])
    number = what - NUMBER
    # On a map a way is a thing of its own.
    touches = [f"way:{number}"] if act == "way" else []
    return Option(code, f"{act}:number-{number}", numbered(s, act, number), touches)


def of_thing(s: Realm, act: str, thing: int, code: int) -> Text:
    """Who tries to influence the opponent is told by the influence that is free for it, who tries to influence a
    faction by the roll that is needed, who takes a strike by how that would end. ME-18.9, ME-18.10, ME-13.26"""
    visit = s.innermost(Visit) if act == "give" else None
    if visit is not None and visit.step == "choose" and is_attempted(s, visit.card):
        return chance_of(s, thing, s.with_face(HAND, s.active, visit.card))
    if visit is not None and visit.step == "speak":
        free = unused_direct(s, thing, visit.card + 1)
        return Text("meccg-option-influencer", card=s.face(thing).id, influence=free)
    more = {"plays": plays_at(s, s.active, thing)} if act == "move" else chances_of(s, code)
    return Text("meccg-option-card", deed=act, card=s.face(thing).id, question=question(s), count=1, **more)


def is_attempted(s: Realm, face: int) -> bool:
    return FACES[face].kind == "faction" and not joins_surely(s, face)


def chance_of(s: Realm, who: int, faction: int) -> Text:
    """Before anybody plays a card on it: the least that the dice must show, and how often they do, in percent."""
    least = faction_number(s, faction) - FactionAttempt(who, faction).modifier(s) + 1
    demand = "sure" if least <= 2 else "never" if least > 12 else "need"
    percent = round(100 * at_least(least))
    return Text("meccg-option-speaker", card=s.face(who).id, demand=demand, least=least, chance=percent)


def plays_at(s: Realm, seat: int, site: int) -> list[str]:
    """The cards in hand that can be played at a site, whoever goes there: what most journeys are for."""
    hand = sorted(set(s.faces_at(HAND, seat)))
    return [FACES[face].id for face in hand if refuse_here(s, face, site) is None]


def copies_of(s: Realm, act: str, face: int) -> int:
    """How many of them there are still to choose, where they go one by one."""
    frame = s.stack[-1]
    return frame.spare(s).count(face) if act == "shuffle-in" and isinstance(frame, Leftovers) else 1


def question(s: Realm) -> str:
    """The same deed means different things to different questions."""
    return "none" if s.ask is None else s.ask.kind


def loser(s: Realm) -> str | None:
    """Who does not stay in play if the organisation ends now, since the influence does not suffice."""
    frame = s.stack[-1]
    found = frame.surplus(s) if isinstance(frame, Organisation) else NO_THING
    return None if found == NO_THING else s.face(found).id


def numbered(s: Realm, act: str, number: int) -> Text:
    """A way is told by the regions that it leads through."""
    travel = s.innermost(Travel)
    if act == "way" and travel is not None and number < len(travel.found(s)):
        way = travel.found(s)[number]
        cards = [regions()[name].id for name in way.regions]
        return Text("meccg-option-way", kind=way.kind, regions=cards, types=way.types)
    return Text("meccg-option-number", deed=act, number=number)


def describe_text(s: Realm, seat: int, code: int) -> Option:
    """A text of a card: in hand by its face, in play by its number. Its clauses tell what it does."""
    thing, text = code // TEXTS, code % TEXTS
    card, face = s.face(thing).id, s.zones.face[thing]
    said = Text("meccg-option-declare", card=card, how=how(s, face, text), clauses=clauses_of(s, face, text))
    in_hand = s.zones.where[thing] == HAND + seat
    name = card if in_hand else thing_name(s, thing)
    touches = [f"card:{card}"] if in_hand else [f"thing:{thing}"]
    return Option(code, f"declare:{name}.{text}", said, touches)


def describe_raw(s: Realm, code: int) -> Option:
    if code < len(s.zones.face):
        return Option(
            code, f"on:{thing_name(s, code)}", Text("meccg-option-target", card=s.face(code).id), [f"thing:{code}"]
        )
    if A_KEY <= code < A_KEY + len(KEYS):
        kind, _, name = key_of(code).partition(":")
        if kind == "race":
            said = Text("meccg-option-race", race=name)
        elif kind == "automatic":
            said = attack_text(s, int(name))
        else:
            said = Text("meccg-option-key", kind=kind, name=name, card=card_named(kind, name))
        return Option(code, f"on:{KEY_NAMES[code - A_KEY]}", said, [])
    if A_COMPANY <= code < A_COMPANY + len(s.companies):
        number = code - A_COMPANY
        members = s.companies[number].members
        leader = s.face(members[0]).id if members else "none"
        said = Text("meccg-option-target-company", card=leader, count=len(members))
        return Option(code, f"on:company-{number}", said, [f"company:{number}"])
    if PLAYER <= code < PLAYER + s.seats:
        said = Text("seat-name", number=code - PLAYER + 1)
        return Option(code, f"on:player-{code - PLAYER}", said, [])
    return Option(code, f"on:number-{code}", Text("meccg-option-target-number", number=code), [])


def attack_text(s: Realm, number: int) -> Text:
    """An automatic-attack of the site that was named just before, by its printed numbers."""
    chain = s.innermost(EventChain)
    race, strikes, prowess = "", 0, 0
    if chain is not None and chain.targets:
        race, strikes, prowess = printed_attack(s, chain.targets[0], number)
    return Text("meccg-option-attack", race=race or None, strikes=strikes, prowess=prowess)


def card_named(kind: str, name: str) -> str | None:
    """The card of a region or a site that something is keyed to."""
    if kind == "region":
        return regions()[name].id
    return next((site.id for site in places().get(name, {}).values()), None)


def parse(s: Realm, seat: int, key: str) -> int:
    """The code that a key means in the current question; -1 if it means nothing there."""
    word, _, what = key.partition(":")
    if key == "pass":
        return PASS
    if is_raw(s):
        return parse_raw(s, seat, what) if word == "on" else UNANSWERED
    if word not in DEEDS:
        return UNANSWERED
    if word == "declare":
        return parse_text(s, seat, what)
    act = deed(word)
    if not what:
        return act if ":" not in key else UNANSWERED
    kind, _, number = what.partition("-")
    if kind == "company" and is_number(number, len(s.companies)):
        return act + COMPANY + int(number)
    if kind == "number" and is_number(number, MOST_NUMBERS):
        return act + NUMBER + int(number)
    if "#" in what:
        thing = parse_thing(s, seat, what)
        return UNANSWERED if thing == UNANSWERED else act + THING + thing
    if face_of(what) < 0:
        return UNANSWERED
    otherwise = act + FACE + face_of(what)
    held = thing_meant(s, seat, word, face_of(what)) if word in WITH_THINGS else NO_THING
    return only_thing(s, seat, face_of(what), act + THING, otherwise if held == NO_THING else act + THING + held)


def thing_meant(s: Realm, seat: int, word: str, face: int) -> int:
    """The first thing in play with this face: of the seat itself, but of another seat where that is influenced."""
    if word != "influence":
        return s.with_face(PLAY, seat, face)
    others = [other for other in range(s.seats) if other != seat]
    found = [s.with_face(place, other, face) for other in others for place in (PLAY, POINTS)]
    return next((thing for thing in found if thing != NO_THING), NO_THING)


def only_thing(s: Realm, seat: int, face: int, first: int, otherwise: int) -> int:
    """The option for the first thing with this face, where there is none for the face itself: so that what is written
    by hand need not know the numbers of things. `first` is the code for the thing 0."""
    options = [] if s.ask is None or seat not in s.ask.waiting() else s.ask.options_of(seat)
    if otherwise in options:
        return otherwise
    for thing, other in enumerate(s.zones.face):
        if other == face and first + thing in options and s.zones.knows(seat, thing):
            return first + thing
    return otherwise


def is_number(text: str, below: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 7 and int(text) < below


def parse_thing(s: Realm, seat: int, name: str) -> int:
    """Who names a card that he does not know is told nothing, whether he has guessed its face or not."""
    card, _, number = name.partition("#")
    if not is_number(number, len(s.zones.face)) or not s.zones.knows(seat, int(number)):
        return UNANSWERED
    return int(number) if s.face(int(number)).id == card else UNANSWERED


def parse_text(s: Realm, seat: int, what: str) -> int:
    name, _, text = what.rpartition(".")
    if not is_number(text, TEXTS):
        return UNANSWERED
    thing = parse_thing(s, seat, name) if "#" in name else s.with_face(HAND, seat, face_of(name))
    if thing < 0 and "#" not in name:
        thing = s.with_face(PLAY, seat, face_of(name))
    return UNANSWERED if thing < 0 else declaration(thing, int(text))


def parse_raw(s: Realm, seat: int, what: str) -> int:
    kind, _, number = what.partition("-")
    for name, first, most in (
        ("number", 0, 1 << 20),
        ("company", A_COMPANY, len(s.companies)),
        ("player", PLAYER, s.seats),
    ):
        if kind == name:
            return first + int(number) if is_number(number, most) else UNANSWERED
    if what in KEY_NAMES:
        return A_KEY + KEY_NAMES.index(what)
    if "#" in what:
        return parse_thing(s, seat, what)
    return only_thing(s, seat, face_of(what), 0, UNANSWERED)


def is_key(key: str) -> bool:
    """Whether any question can have an option with this key."""
    word = key.partition(":")[0]
    return key == "pass" or word == "on" or word in DEEDS
