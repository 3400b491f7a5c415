"""Who is asked tells nothing of what anybody holds: over every card of the game, and card by card."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.soak import begin

from mathom.effects import Choose, Effect, May, Play, When, words_in
from mathom.effects.control import Alternative, Each
from mathom.games.meccg.captures.aside import reserved
from mathom.games.meccg.cards import gates
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.words import WORDS
from mathom.games.meccg.codes import NO
from mathom.games.meccg.faces import FACES, Face
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import DISCARD, HAND
from mathom.kernel import State
from mathom.testing import part, rule
from mathom.testing.plays import any_choice

GLORFINDEL, SAM, GANDALF, HORN = "tw-161", "tw-180", "tw-156", "tw-259"
SUMMONS, CAVE_DRAKE, SMAUG, ORC_GUARD = "as-39", "tw-20", "tw-90", "tw-72"
VEILS, TRIBES, MORIA = "le-146", "dm-97", "tw-413"
WINDLORD = "dm-164"


def under_way(foes_hand: list[str], used_up: bool = False, foes_more: list[str] | None = None) -> Scene:
    """A company is under way to Moria, and its opponent, with these cards in hand, may be asked for hazards; the limit
    is `used_up`, if so."""
    scene = Scene(GLORFINDEL, SAM, foes_hand=foes_hand, foes_more=foes_more, sites=[MORIA])
    for card in foes_more or []:
        scene.s.come_into_play(scene.find(card, 1), 1)
    scene.again().choose("move").until("plan").choose(f"move:{MORIA}")
    while scene.kind != "react" or scene.seat != 1:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    scene.s.journey.types = ["wilderness", "wilderness"]
    scene.s.journey.limit = 2 if used_up else 9
    scene.s.journey.count = scene.s.journey.guarded = 2 if used_up else 0
    return scene.again()


def asked(scene: Scene, viewer: int = 0) -> list[int]:
    """Who is asked, as a seat sees it."""
    found: list[int] = GAME.view(scene.s, viewer)["asked"]
    return found


# Windows


@rule("ME-10.8")
@part("le-146.1")
def test_with_the_limit_used_up_who_could_hold_an_uncounted_hazard_is_asked() -> None:
    able, idle = under_way([VEILS, ORC_GUARD], used_up=True), under_way([ORC_GUARD, ORC_GUARD], used_up=True)
    assert able.offering(f"declare:{VEILS}")
    assert idle.offers() == ["pass"]
    assert asked(able) == asked(idle) == [1]


@rule("ME-10.8")
@part("le-146.1")
def test_with_the_limit_used_up_nobody_is_asked_where_no_uncounted_hazard_fits() -> None:
    scene = under_way([VEILS, ORC_GUARD], used_up=True)
    scene.s.journey.types = ["dark-domain"]
    assert asked(scene.again()) == [0]


@part("dm-97.1")
def test_creatures_that_do_not_count_are_asked_for_whoever_holds_them() -> None:
    for hand in ([TRIBES, ORC_GUARD], [TRIBES, HORN]):
        scene = under_way(hand)
        scene.s.journey.types = ["dark-domain"]
        scene.again().when(f"declare:{TRIBES}")
        scene.choose(next(key for key in scene.offers() if "orc" in key))
        while scene.s.zones.content[-1]:
            scene.decline()
        scene.s.journey.count = scene.s.journey.limit = scene.s.journey.guarded = 1
        assert asked(scene.again()) == [1]


@part("as-39.1")
def test_a_card_that_takes_creatures_from_hand_asks_whoever_holds_anything() -> None:
    for hand in ([CAVE_DRAKE, ORC_GUARD], [ORC_GUARD, ORC_GUARD]):
        scene = under_way(hand, used_up=True, foes_more=[SUMMONS])
        scene.s.journey.types = ["dark-domain"]
        assert asked(scene.again()) == [1]
    empty = under_way([CAVE_DRAKE], used_up=True, foes_more=[SUMMONS])
    empty.s.zones.move(empty.find(CAVE_DRAKE, 1), DISCARD + 1)
    assert asked(empty.again()) == [0]


# Questions inside a text


@part("as-39.1")
@rule("ME-25.21")
def test_which_creature_waits_is_asked_also_of_a_single_one_and_told() -> None:
    for hand in ([CAVE_DRAKE, ORC_GUARD], [CAVE_DRAKE, SMAUG]):
        scene = under_way(hand, foes_more=[SUMMONS]).when(f"declare:{SUMMONS}")
        while scene.kind == "react":
            scene.decline()
        assert scene.kind == "reserve"
        scene.choose(f"give:{CAVE_DRAKE}")
        assert scene.told("reserved") == [{"seat": 1, "card": CAVE_DRAKE, "host": SUMMONS}]


@part("as-39.1")
def test_who_is_asked_for_a_creature_in_hand_is_asked_in_every_world_that_others_imagine() -> None:
    """Also in those where the hand has none: then there is nothing to choose."""
    scene = under_way([CAVE_DRAKE, ORC_GUARD], foes_more=[SUMMONS]).when(f"declare:{SUMMONS}")
    while scene.kind == "react":
        scene.decline()
    worlds = [GAME.determinize(scene.s, 0, Random(i)) for i in range(20)]
    asks = [world.ask for world in worlds if world.ask is not None]
    assert [(ask.kind, ask.seats) for ask in asks] == [("reserve", [1])] * 20
    empty = worlds[[ask.options for ask in asks].index([[NO]])]
    empty.play(1, NO)
    assert isinstance(empty, Realm)
    assert not reserved(empty, 1)


@part("dm-164.5")
@pytest.mark.parametrize("held", [GANDALF, HORN])
def test_whoever_holds_a_card_is_asked_whether_an_avatar_comes(held: str) -> None:
    scene = Scene([SAM, WINDLORD], GLORFINDEL, hand=[held], at="tw-421")
    scene.choose(scene.offering("store")[0])
    while scene.kind == "fetch-any":
        scene.decline()
    assert scene.kind == "welcome"
    assert len(scene.offers()) == (2 if held == GANDALF else 1)


# Every card


def skips(numbers: range, monkeypatch: pytest.MonkeyPatch, most: int = 3) -> list[tuple[Realm, int]]:
    """Moments of random games in which a seat with cards in hand is passed over, a few of each kind."""
    found: dict[tuple[object, ...], list[tuple[Realm, int]]] = {}
    asks_anyway = EventChain.asks_anyway

    def watch(chain: EventChain, s: Realm, seat: int) -> bool:
        asks = asks_anyway(chain, s, seat)
        if not asks and s.at(HAND, seat) and s.stack[-1] is chain:
            full = s.journey.count >= s.hazard_limit()
            kind = (chain.window, bool(chain.links), seat == s.active, s.journey.company < 0, full, s.alignments[seat])
            kept = found.setdefault(kind, [])
            if len(kept) < most:
                kept.append((s.clone(), seat))
        return asks

    with monkeypatch.context() as patch:
        patch.setattr(EventChain, "asks_anyway", watch)
        for number in numbers:
            play_out(begin(number), number)
    return [moment for kept in found.values() for moment in kept]


def play_out(state: State, number: int) -> None:
    rng = random.Random(number)
    while state.ask is not None:
        state.play(*any_choice(state, rng))


def holdable(alignment: str) -> Iterator[Face]:
    """The cards with a text to play that somebody of this alignment could hold."""
    for face in FACES:
        fits = face.hazard or (face.resource and face.alignment in (alignment, "dual", "hazard"))
        if fits and any(isinstance(text, Play) for text in script_of(face.number).texts):
            yield face


def given_away(moments: list[tuple[Realm, int]]) -> set[str]:
    """The cards whose holder would be asked where another is passed over."""
    found: set[str] = set()
    for s, seat in moments:
        chain = s.stack[-1]
        assert isinstance(chain, EventChain)
        for face in holdable(s.alignments[seat]):
            s.zones.imagine(s.at(HAND, seat)[:1], [face.number])
            if chain.reactions(s, seat):
                found.add(face.id)
    return found


def test_whoever_is_passed_over_could_do_nothing_with_any_card_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = skips(range(0, 36, 6), monkeypatch)
    assert len(moments) > 20
    assert given_away(moments) == set()


def test_the_law_about_being_passed_over_notices_a_gate_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "goes_on", lambda s, window, seat, answering: False)
    assert VEILS in given_away(skips(range(0, 12, 6), monkeypatch))


# Every word

# What only its owner, or nobody, can see.
HIDDEN = re.compile(r"\b(HAND|DECK|DISCARD|SIDEBOARD|SITES|POOL|UNUSED|MARCH)\b")
# Words that name such a place and tell nothing by it.
HARMLESS = {
    "DeckHas": "all know how many cards a deck has",
    "TurnUp": "what it looks at is shown to all",
    "Discard": "what it moves lies in play",
    "ReplaceSite": "all see where a company is",
    "TakeBack": "what it moves lies in play",
    "Shuffle": "it moves cards and throws, whatever they are",
}


def source_of(word: type[Effect]) -> str:
    """Its class, and the functions of its module that it names."""
    text = inspect.getsource(word)
    module = inspect.getmodule(word)
    helpers = [f for name, f in vars(module).items() if inspect.isfunction(f) and re.search(rf"\b{name}\(", text)]
    return text + "".join([inspect.getsource(f) for f in helpers if f.__module__ == word.__module__])


def test_every_word_that_looks_where_others_cannot_says_so() -> None:
    looks = {word.__name__ for word in WORDS if HIDDEN.search(source_of(word))}
    assert looks - {word.__name__ for word in WORDS if word.is_secret is not Effect.is_secret} - set(HARMLESS) == set()


def test_no_card_decides_by_what_is_hidden_whether_it_asks() -> None:
    """A `Choose` among hidden things asks always; nothing else in a text may hang on them."""
    for face in FACES:
        for text in script_of(face.number).texts:
            for word in words_in(text):
                tests = {
                    When: ("condition",),
                    May: ("condition",),
                    Alternative: ("condition",),
                    Each: ("selector",),
                }.get(type(word), ())
                for name in tests:
                    inner = getattr(word, name)
                    assert inner is None or not inner.is_secret(), (face.id, word)
                if isinstance(word, Choose) and word.selector.is_secret():
                    assert not word.by_rival, face.id
