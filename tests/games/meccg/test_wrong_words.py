"""Whatever is written by hand: what is not offered has a reason, and nothing that is asked for breaks anything."""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.soak import begin

from mathom.games.meccg.codes import DEEDS
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import DECK, HAND
from mathom.kernel import UNANSWERED, Perspective, Reason, explain
from mathom.players import make_player

FRODO, THE_ONE_RING, MATHOM_LORE = "tw-152", "tw-347", "tw-316"

# Names that nobody has, or not in this way.
ODD = ["", "tw-9999", "tw-347", "tw-347#99999", "tw-347#-1", "tw-347#", "nobody", "#", "-1", "7", "number-3"]
ODD += ["number-999", "company-", "company-1", "company-23", "company-99", "player-0", "player-9", "site=Moria"]

CHOICES = 700


def wrong_words(s: Realm, seat: int) -> list[str]:
    """A thing of every place, its face alone, and what is odd."""
    things = dict.fromkeys([0, len(s.zones.face) - 1, *[content[-1] for content in s.zones.content if content]])
    named = [f"{s.face(thing).id}#{thing}" for thing in things]
    return [*named, *dict.fromkeys(name.partition("#")[0] for name in named), *ODD]


def refusals(state: Realm, seat: int) -> dict[str, Reason]:
    """What is said to every word of the game with every one of them, but for what is possible."""
    assert state.ask is not None
    options = state.ask.options_of(seat)
    whats = wrong_words(state, seat)
    keys = [f"{word}:{what}" for word in [*DEEDS, "on", "dance"] for what in whats]
    found: dict[str, Reason] = {}
    for key in [*DEEDS, "on", *keys, *[f"declare:{what}.{text}" for what in whats for text in (0, 1, 99)]]:
        code = GAME.parse(state, seat, key)
        if code == UNANSWERED:
            continue
        reason = GAME.refuse(state, seat, code)
        assert reason is None or code not in options, f"{key} is offered"
        if reason is not None:
            found[key] = reason
    return found


@pytest.mark.parametrize("number", [1, 29])
def test_no_wrong_word_breaks_any_question(number: int) -> None:
    """Each question of two games is asked everything once."""
    state = begin(number)
    assert isinstance(state, Realm)
    players = [make_player("random", GAME, f"wrong {seat}") for seat in range(state.seats)]
    seen: set[tuple[str, str]] = set()
    while state.ask is not None and state.seq < CHOICES:
        seat = state.ask.waiting()[0]
        question = (type(state.stack[-1]).__name__, state.ask.kind)
        if question not in seen:
            before = state.dump()
            assert refusals(state, seat)
            assert state.dump() == before
            seen.add(question)
        state.play(seat, players[seat].choose(Perspective(GAME, state, seat)))
    assert len(seen) > 25


def told(scene: Scene, intent: str) -> str:
    [reason] = explain(GAME, scene.s, 0, intent)
    return str(reason.key)


def test_a_face_in_place_of_a_thing_means_the_card_in_play() -> None:
    scene = Scene([FRODO, THE_ONE_RING])
    assert told(scene, f"store:{THE_ONE_RING}") == told(scene, f"store:{THE_ONE_RING}#{scene.thing(THE_ONE_RING)}")
    assert told(scene, f"store:{THE_ONE_RING}") == "that-item-cannot-be-stored"


@pytest.mark.parametrize("act", ["store", "transfer", "dismiss", "follow", "split", "join", "remove", "lead"])
def test_what_is_not_in_play_is_said_to_be_so(act: str) -> None:
    scene = Scene(FRODO, hand=[MATHOM_LORE])
    for intent in (act, f"{act}:{THE_ONE_RING}", f"{act}:{MATHOM_LORE}", f"{act}:number-3"):
        assert told(scene, intent) == "no-such-card-of-yours-is-in-play"


def test_who_guesses_a_hidden_card_is_not_told_whether_he_is_right() -> None:
    scene = Scene(FRODO, foes_hand=[MATHOM_LORE])
    for place in (HAND, DECK):
        for hidden in scene.s.at(place, 1):
            right, wrong = f"{scene.s.face(hidden).id}#{hidden}", f"{THE_ONE_RING}#{hidden}"
            assert told(scene, f"store:{right}") == told(scene, f"store:{wrong}")
            assert told(scene, f"declare:{right}.0") == told(scene, f"declare:{wrong}.0")
    assert scene.s.at(HAND, 1)
