"""Rules of thumb for hero and minion players, question by question.

It looks at a world that it imagines: all that it knows is there as it is, and what it does not know is dealt from decks
that somebody might have brought.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mathom.effects.declare import TEXTS
from mathom.games.meccg.cards.council_words import CallEnd
from mathom.games.meccg.cards.search_words import Shuffle
from mathom.games.meccg.codes import (
    DONE,
    NO,
    NONE,
    SPAN,
    THING,
    YES,
    act_of,
    deed,
    face_in,
    number_in,
    thing_in,
)
from mathom.games.meccg.companies.bequest import Bequest
from mathom.games.meccg.companies.march import Plans
from mathom.games.meccg.companies.organise import Organisation
from mathom.games.meccg.council.scoring import total
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.keys import site_keys
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.round.sideboard import TO_DECK
from mathom.games.meccg.sites.persuasion import influencers
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.start.draft import Leftovers
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import HAND, SIDEBOARD, SITES
from mathom.kernel import PASS, Game, Perspective
from mathom.players.meccg import combat, rivals
from mathom.players.meccg.dice import prowess_of
from mathom.players.meccg.people import can_be_led, control, draft_worth, drafted, joined, joins, place, quarrelling
from mathom.players.meccg.travel import all_stops, best_way, entering_worth, journey_worth
from mathom.players.meccg.worth import best_bearer, best_speaker, hand_worth, lacking, play_worth

PLAY: Final = deed("play")
FOLLOW: Final = deed("follow")
JOIN: Final = deed("join")
SPLIT: Final = deed("split")
STORE: Final = deed("store")
MOVE_ON: Final = deed("move")
STAY: Final = deed("stay")
STOP: Final = deed("stop")
ENTER: Final = deed("enter")
ON_GUARD: Final = deed("on-guard")
INFLUENCE: Final = deed("influence")
ASK_SIDEBOARD: Final = deed("sideboard")

# An attack that wounds fewer than this is not worth a card.
BEARABLE: Final = 0.3
# A faction is tried with this chance, and a card that is worth less in hand makes room for another.
HOPE: Final = 0.25
DEAD_WEIGHT: Final = 0.5
FULL_HAND: Final = 8
# So much better must a card be to be worth the trouble.
MUCH: Final = 1.0
TO_STAY: Final = 0.3


class Scripted:
    """Answers by the kind of the question; what needs no thought is taken as it comes."""

    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.rng = rng
        self.seat = 0
        self.answers: dict[str, Callable[[Realm, list[int]], int]] = {
            "draft": self.draft,
            "starting-company": self.draft,
            "starting-item": self.take,
            "leftover": self.take,
            "organise": self.organise,
            "control": self.control,
            "place-character": place,
            "join-company": joined,
            "plan": self.plan,
            "way": self.way,
            "enter": self.enter,
            "at-site": self.at_site,
            "who-plays": self.who_plays,
            "item-bearer": self.bearer,
            "receiver": self.bearer,
            "give-up": self.weakest,
            "draw-more": self.first,
            "discard": self.discard,
            "surplus": self.worst,
            "exchange": self.exchange,
            "sideboard": self.sideboard,
            "new-ring": self.best_or_none,
            "trophy": self.take,
            "merge-companies": self.take,
            "store-late": self.take,
            "find-a-way": self.take,
            "free-prisoners": self.take,
            "rescue": self.take,
            "agent-influence": self.take,
            "automatic-creature": self.take,
            "move-again": self.decline,
            "play-revealed": self.take,
            "reveal-copy": self.take,
            "agent-attack": self.take,
            "fight": rivals.fight,
            "who-faces": self.strongest,
            "who-strikes": self.strongest,
            "face-whom": combat.strike_whom,
            "strike-whom": combat.strike_whom,
            "strike-untapped": self.decline,
            "fetch": self.best,
            "fetch-any": self.best,
            "exchange-for": self.best,
            "react": self.react,
            "events": self.play_event,
            "target": self.target,
            "choose": self.target,
            "payment": self.payment,
            "assign": combat.assign,
            "assign-strike": combat.strike_whom,
            "excess": combat.strike_whom,
            "next-strike": self.strongest,
            "defend": combat.defend,
            "support-check": combat.support_check,
            "cancel-automatic": self.take,
            "reveal": self.take,
            "salvage": self.take,
            "call": self.call,
        }

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        world = perspective.imagine(self.rng)
        assert isinstance(world, Realm)
        assert world.ask is not None
        self.seat = perspective.seat
        answer = self.answers.get(world.ask.kind)
        return self.rng.choice(options) if answer is None else answer(world, options)

    # Plain ways to choose

    def first(self, s: Realm, options: list[int]) -> int:
        return options[0]

    def take(self, s: Realm, options: list[int]) -> int:
        """Anything rather than nothing."""
        found = [code for code in options if code not in (DONE, NONE, NO)]
        return self.rng.choice(found or options)

    def decline(self, s: Realm, options: list[int]) -> int:
        return next((code for code in (NONE, DONE, NO) if code in options), options[0])

    def strongest(self, s: Realm, options: list[int]) -> int:
        found = [code for code in options if code != DONE]
        return max(found, key=lambda code: prowess_of(s, thing_in(code)))

    def weakest(self, s: Realm, options: list[int]) -> int:
        return min(options, key=lambda code: s.face(thing_in(code)).points)

    # The start

    def draft(self, s: Realm, options: list[int]) -> int:
        found = [code for code in options if code != STOP]
        return drafted(s, self.seat, found) if found else STOP

    def control(self, s: Realm, options: list[int]) -> int:
        return control(options)

    # Organisation

    def organise(self, s: Realm, options: list[int]) -> int:
        """Characters come into play, follow others and travel with those that they can travel with; then on."""
        played = [code for code in options if act_of(code) == PLAY and can_be_led(s, self.seat, face_in(code))]
        if played:
            return max(played, key=lambda code: draft_worth(face_in(code)))
        ways_on = [
            [
                code
                for code in options
                if act_of(code) == STORE and getattr(s.face(thing_in(code)).record, "stored", None)
            ],
            quarrelling(s, [code for code in options if act_of(code) == SPLIT]),
            [code for code in options if act_of(code) == JOIN and joins(s, self.seat, thing_in(code))],
            [code for code in options if act_of(code) == FOLLOW],
            [code for code in options if code == ASK_SIDEBOARD and self.lacks_from_sideboard(s)],
            [code for code in options if self.is_held(s, code) and lasts(s, code)],
        ]
        return next((found[0] for found in ways_on if found), MOVE_ON)

    # Travelling

    def plan(self, s: Realm, options: list[int]) -> int:
        frame = s.innermost(Plans)
        assert frame is not None
        company = frame.left[0]
        stops = all_stops(s, company)
        worths: dict[int, float] = {}
        for code in options:
            if code == STAY:
                worths[code] = stops.get(s.companies[company].site, 0.0)
            else:
                site = thing_in(code) if is_thing(code) else s.with_face(SITES, self.seat, face_in(code))
                worths[code] = journey_worth(s, company, site, stops)
        return max(options, key=lambda code: worths[code])

    def way(self, s: Realm, options: list[int]) -> int:
        company = s.companies[s.journey.company]
        best = best_way(ways(s, s.journey.company, s.zones.face[company.site], s.zones.face[company.going]))
        return next((code for code in options if number_in(code) == best), options[0])

    def enter(self, s: Realm, options: list[int]) -> int:
        company = self.visited(s)
        return ENTER if entering_worth(s, company, s.companies[company].site) > 0 else NONE

    def visited(self, s: Realm) -> int:
        frame = s.innermost(Visit)
        assert frame is not None
        return frame.company

    def at_site(self, s: Realm, options: list[int]) -> int:
        company = self.visited(s)
        site = s.companies[company].site
        found = [code for code in options if act_of(code) == PLAY]
        wanted = lacking(s, self.seat)
        worths = {code: play_worth(s, company, face_in(code), site, wanted) for code in found}
        worths |= {code: text_worth(s, code) for code in options if self.is_held(s, code)}
        good = [code for code in worths if worths[code] > HOPE]
        return max(good, key=lambda code: worths[code]) if good else self.persuade(s, company, options)

    def persuade(self, s: Realm, company: int, options: list[int]) -> int:
        """Whoever has nothing else to do tries to win over what the opponent has."""
        found = [code for code in options if act_of(code) == INFLUENCE]
        victim = rivals.best_victim(s, found, influencers(s, company)) if found else NONE
        return DONE if victim == NONE else victim

    def who_plays(self, s: Realm, options: list[int]) -> int:
        """A faction is won by the best speaker, an item borne by who is least tempted."""
        frame = s.innermost(Visit)
        assert frame is not None
        who = [thing_in(code) for code in options]
        if frame.step == "speak":
            return options[who.index(rivals.best_influencer(s, who, frame.card))]
        if FACES[frame.card].kind == "faction":
            chosen = best_speaker(s, who, s.with_face(HAND, self.seat, frame.card))
        else:
            chosen = best_bearer(s, who, frame.card)
        return options[who.index(chosen)]

    def bearer(self, s: Realm, options: list[int]) -> int:
        found = [code for code in options if is_thing(code)]
        who = [thing_in(code) for code in found]
        return found[who.index(best_bearer(s, who, item_for_whom(s)))] if found else options[0]

    # The hand

    def discard(self, s: Realm, options: list[int]) -> int:
        """Dead weight makes room for another card; and of a full hand the least, or the deck would never end."""
        code = self.worst(s, [code for code in options if code != NONE])
        full = len(s.at(HAND, self.seat)) >= FULL_HAND
        return code if full or hand_worth(s, self.seat, face_in(code)) < DEAD_WEIGHT else NONE

    def worst(self, s: Realm, options: list[int]) -> int:
        return min(options, key=lambda code: self.held_worth(s, face_in(code)))

    def best(self, s: Realm, options: list[int]) -> int:
        found = [code for code in options if code not in (DONE, NONE)]
        return max(found, key=lambda code: self.held_worth(s, face_in(code)))

    def best_or_none(self, s: Realm, options: list[int]) -> int:
        return self.best(s, options) if len(options) > 1 else options[0]

    # The sideboard

    def exchange(self, s: Realm, options: list[int]) -> int:
        """The least of the discard pile goes, if the sideboard has something much better."""
        code = self.worst(s, [code for code in options if code != DONE])
        best = max([self.held_worth(s, face) for face in s.faces_at(SIDEBOARD, self.seat)], default=0.0)
        return code if best > self.held_worth(s, face_in(code)) + MUCH else DONE

    def sideboard(self, s: Realm, options: list[int]) -> int:
        """In the own turn one card that is worth it goes into the play deck; hazards would halve the limit."""
        wanted = s.active == self.seat and TO_DECK in options and self.lacks_from_sideboard(s)
        return TO_DECK if wanted else self.decline(s, options)

    def lacks_from_sideboard(self, s: Realm) -> bool:
        found = [face for face in s.faces_at(SIDEBOARD, self.seat) if FACES[face].points and not FACES[face].hazard]
        return any(hand_worth(s, self.seat, face) > MUCH for face in found)

    def held_worth(self, s: Realm, face: int) -> float:
        """Copies of a card are worth less than the first."""
        copies = s.faces_at(HAND, self.seat).count(face)
        return hand_worth(s, self.seat, face) - 0.2 * max(0, copies - 1)

    # Cards

    def react(self, s: Realm, options: list[int]) -> int:
        """The hazard player plays what can be played; the active player helps in need."""
        texts = [code for code in options if self.is_held(s, code)]
        if s.active != self.seat:
            return self.hazard(s, texts, options)
        wanted = [code for code in texts if self.helps(s, code)]
        return self.rng.choice(wanted) if wanted else PASS

    def is_held(self, s: Realm, code: int) -> bool:
        """Whether it is a text of a card in hand: those of cards in play may be free, and have no end."""
        return is_text(code) and s.zones.where[code // TEXTS] == HAND + self.seat and self.is_wise(s, code)

    def is_wise(self, s: Realm, code: int) -> bool:
        """Nobody ends the game who is behind, or gives back the card for it."""
        does = getattr(s.script(s.zones.face[code // TEXTS]).texts[code % TEXTS], "do", None)
        return self.leads(s) if isinstance(does, CallEnd) else not isinstance(does, Shuffle)

    def play_event(self, s: Realm, options: list[int]) -> int:
        return next((code for code in options if self.is_held(s, code)), DONE)

    def helps(self, s: Realm, code: int) -> bool:
        """A lasting card at any time; a short one against an attack that hurts, or for a roll."""
        if lasts(s, code):
            return True
        going_on: str = getattr(s.stack[-1], "window", "")
        if going_on in ("attack", "strike"):
            return combat.peril(s) > BEARABLE
        return going_on in ("influence", "check")

    def hazard(self, s: Realm, texts: list[int], options: list[int]) -> int:
        if texts:
            return max(texts, key=lambda code: hazard_worth(s.zones.face[code // TEXTS]))
        guards = [code for code in options if act_of(code) == ON_GUARD and code != PASS]
        return next((code for code in guards if self.may_lurk(s, face_in(code))), PASS)

    def may_lurk(self, s: Realm, face: int) -> bool:
        """Whether it is a creature that could attack from on-guard where the company goes."""
        card = s.with_face(HAND, self.seat, face)
        return bool(site_keys(s, card, s.journey.company, s.destination()))

    def target(self, s: Realm, options: list[int]) -> int:
        """Hazards strike the most valuable, help goes to the strongest."""
        things = [code for code in options if 0 <= code < len(s.zones.face)]
        if not things:
            return options[0]
        return max(things, key=lambda code: (s.face(code).points, s.face(code).mind, code))

    def payment(self, s: Realm, options: list[int]) -> int:
        things = [code for code in options if 0 <= code < len(s.zones.face)]
        return min(things, key=lambda code: (s.face(code).points, code)) if things else options[0]

    # The end

    def call(self, s: Realm, options: list[int]) -> int:
        """Whoever is ahead has no reason to wait."""
        return YES if self.leads(s) else NO

    def leads(self, s: Realm) -> bool:
        points = [total(s, seat) for seat in range(s.seats)]
        return points[self.seat] > points[1 - self.seat]


def is_text(code: int) -> bool:
    return 0 <= code < SPAN


def is_thing(code: int) -> bool:
    return THING <= code % SPAN < 2 * THING


def lasts(s: Realm, code: int) -> bool:
    """Whether a text is of a resource that stays in play."""
    face = s.face(code // TEXTS)
    return not face.hazard and ("permanent" in face.durations or "long" in face.durations)


def item_for_whom(s: Realm) -> int:
    """The face of the item whose bearer is asked for: at the start, left behind, or handed over."""
    frame = s.stack[-1]
    if isinstance(frame, Leftovers):
        return frame.item
    if isinstance(frame, Bequest):
        return s.zones.face[frame.item]
    assert isinstance(frame, Organisation)
    return s.zones.face[frame.chosen]


def text_worth(s: Realm, code: int) -> float:
    """A text of a resource in hand, at a site: its points, or that it stays in play."""
    face = s.face(code // TEXTS)
    return face.points + (TO_STAY if lasts(s, code) else 0.0) if not face.hazard else 0.0


def hazard_worth(face: int) -> float:
    card = FACES[face]
    if card.kind != "creature":
        return 8.0
    attack = card.record.attack
    strikes = attack.strikes
    return float(attack.prowess) + 2 * (strikes if isinstance(strikes, int) else 3)
