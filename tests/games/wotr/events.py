"""Events played in positions made by hand: ``event(w, "fp_str_14")``, then ``pick`` option after option by its key."""

from __future__ import annotations

from tests.games.wotr.helpers import FP, SH, agrees, at, key
from tests.games.wotr.plain_box import CARD_NAMES, CARDS, CHARACTER_NAMES

from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.box import DECK_SIDE, NATIONS, card_name
from mathom.games.wotr.edge.options import describe
from mathom.games.wotr.event_kinds import member_name
from mathom.games.wotr.events.card_text import CardText, refuse_event
from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import DISCARDED, HAND, IN_PLAY, War
from mathom.texts import Texts

ENGLISH = Texts("en", strict=True)
# Everything that can be in a saved state.
CLASSES = {cls.__name__: cls for cls in GAME.classes()}

__all__ = [
    "CLASSES",
    "FP",
    "SH",
    "at_war",
    "event",
    "gone",
    "hand",
    "keys",
    "nation",
    "pick",
    "refused",
    "take",
    "where",
]

SHADOW_NATIONS = ["isengard", "sauron", "southrons_easterlings"]


def event(w: War, card: str) -> War:
    """The card has left its player's hand; its event is carried out up to the first question."""
    face = CARD_NAMES.index(card)
    side = DECK_SIDE[CARDS[face].deck]
    assert refused(w, card) is None
    w.move(w.zones.face.index(face), (IN_PLAY if CARDS[face].remains else DISCARDED) + side)
    w.take_news()
    w.ask = None
    w.stack = [CardText(w.lead[side], face)]
    w.run()
    return w


def refused(w: War, card: str) -> str | None:
    """Why the card cannot be played."""
    face = CARD_NAMES.index(card)
    return key(refuse_event(w, w.lead[DECK_SIDE[CARDS[face].deck]], face))


def gone(w: War, card: str) -> bool:
    """Whether the card, in play, must leave the table."""
    other = w.clone()
    face = CARD_NAMES.index(card)
    thing = w.zones.face.index(face)
    if not other.is_in_play(other.zones.where[thing]):
        other.move(thing, IN_PLAY + DECK_SIDE[CARDS[face].deck])
    other.clear_away()
    return not other.is_in_play(other.zones.where[thing])


def keys(w: War) -> list[str]:
    """What is offered; nothing if nobody is asked."""
    return [] if w.ask is None else [describe(w, code).key for code in w.ask.options_of(w.ask.waiting()[0])]


def pick(w: War, *picks: str) -> War:
    """Choose one option after the other, whoever is asked."""
    for choice in picks:
        assert w.ask is not None, choice
        assert choice in keys(w), (choice, keys(w))
        [seat] = w.ask.waiting()
        agrees(w)
        assert ENGLISH.say(f"wotr-ask-{w.ask.kind}", **GAME.about(w, w.ask.seats[0]))
        w.play(seat, w.ask.options_of(seat)[keys(w).index(choice)])
    return w


def take(w: War, *cards: str) -> None:
    """Cards come into their player's hand."""
    for card in cards:
        face = CARD_NAMES.index(card)
        w.zones.move(w.zones.face.index(face), HAND + w.lead[DECK_SIDE[CARDS[face].deck]])


def hand(w: War, side: int) -> list[str]:
    return sorted([card_name(w.face(thing)) for thing in w.hand(w.lead[side])])


def nation(w: War, name: str) -> tuple[int, bool]:
    """The boxes to At War, and whether it is active."""
    return w.steps[NATIONS.index(name)], w.active[NATIONS.index(name)]


def at_war(w: War, *names: str) -> None:
    """The nations are active and At War."""
    w.steps = [0 if NATIONS[n] in names else steps for n, steps in enumerate(w.steps)]
    w.active = [active or NATIONS[n] in names for n, active in enumerate(w.active)]


def where(w: War, character: str) -> int:
    return w.character_at[CHARACTER_NAMES.index(character)]


def over(w: War) -> bool:
    """Whether the event has been carried out to its end."""
    return w.ask is None and w.stack == [] and w.result is None


def battle(w: War) -> Battle:
    """The battle under way."""
    [found] = [frame for frame in w.stack if isinstance(frame, Battle)]
    return found


def attackers(w: War) -> dict[str, int]:
    """The Shadow's attackers in the battle under way."""
    return {member_name(member): count for member, count in enumerate(battle(w).forces[SH]) if count}


def hold(w: War, side: int, *regions: str) -> None:
    """The side holds the settlements."""
    places = [at(region) for region in regions]
    w.held = [side if region in places else held for region, held in enumerate(w.held)]
