"""Duel: a miniature game for testing the kernel's chains, windows, and hidden things that are tracked or forgotten.

Rules, our own. Two mages with 3 life each share a deck of 20 cards and hold 4. At the start of a turn the mage takes
back a card lying face down, and draws one if holding fewer than 5; an empty deck is made anew from the discard pile,
shuffled. Then come up to two actions, each of them the first link of a chain, to which both may add in turn:

* *imp*: comes into play. Must be first in a chain.
* *spark*: destroys an imp in play. Fizzles if the imp is gone.
* *ward*: cancels a declared effect. Never first.
* *insight*: look at the top card of the deck and learn what it is.
* strike with a rested imp, which is turned as the cost: a die of 3 or more takes one life. Must be first in a chain.

Or, without a chain, a card is laid face down. When an imp of the other mage is about to strike, it may be revealed if
it is a *snare*, which destroys that imp, unless answered by a ward in a chain of its own; then the strike fails.
Who has no life left loses. After 24 turns the mage with more life wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from mathom.kernel import (
    EVERYONE,
    NOBODY,
    PASS,
    UNANSWERED,
    Chain,
    Chance,
    EventKind,
    Frame,
    Game,
    Link,
    Option,
    Reason,
    Result,
    Setting,
    State,
    Text,
    Variant,
    VariantSchema,
    Window,
    ZoneKinds,
    set_up,
    shuffle_sizes,
)

NAMES: Final = ["imp", "spark", "ward", "insight", "snare"]
IMP, SPARK, WARD, INSIGHT, SNARE = range(5)
COUNTS: Final = [6, 5, 3, 3, 3]

# Zones; HAND, TABLE and DOWN are one for each seat.
DECK, HAND, TABLE, DOWN, PILE = 0, 1, 3, 5, 7

# Codes: a face plays that card, LAY + face lays it down, STRIKE + imp strikes. A target is an imp or a link's index.
LAY, STRIKE, REVEAL = 10, 100, 50
NONE: Final = -1
LAST_TURN: Final = 24

DREW: Final = EventKind("drew", ("seat",))
DREW_CARD: Final = EventKind("drew-card", ("seat", "card"))
DECLARED: Final = EventKind("declared", ("seat", "effect", "values"))
FIZZLED: Final = EventKind("fizzled", ("seat", "effect"))
RESOLVED: Final = EventKind("resolved", ("seat", "effect"))
LOOKED: Final = EventKind("looked", ("seat",))
SAW: Final = EventKind("saw", ("seat", "card"))
LAID: Final = EventKind("laid", ("seat", "thing"))
SPRUNG: Final = EventKind("sprung", ("seat", "thing"))
STRUCK: Final = EventKind("struck", ("seat", "die", "needed", "hit"))
SHUFFLED: Final = EventKind("shuffled", ())

NOT_HELD: Final = Reason("you-do-not-hold-that")
NEVER_FIRST: Final = Reason("that-cannot-begin-a-chain")
ONLY_FIRST: Final = Reason("that-must-begin-a-chain")
NO_TARGET: Final = Reason("there-is-nothing-to-aim-at")
TURNED: Final = Reason("that-imp-cannot-strike")
ONE_DOWN: Final = Reason("a-card-lies-face-down-already")


class Mages(State):
    """`life` of both, and the imps that are `turned`. Lists are replaced, never changed in place."""

    __slots__ = ("life", "turned")

    def __init__(self, like: Mages | None = None) -> None:
        super().__init__(like)
        self.life: list[int] = [3, 3] if like is None else like.life
        self.turned: list[int] = [] if like is None else like.turned

    def clone(self) -> Mages:
        return Mages(self)

    def held(self, seat: int, face: int) -> int:
        """A card with this face in hand, or NONE."""
        return next((card for card in self.zones.content[HAND + seat] if self.zones.face[card] == face), NONE)

    def take_from_hand(self, seat: int, face: int, to: int) -> int:
        """Move a card out of the hand; its number tells nobody which of the hand it was."""
        return self.zones.slip(self.held(seat, face), to)

    def imps(self) -> list[int]:
        return sorted(self.zones.content[TABLE] + self.zones.content[TABLE + 1])

    def discard(self, thing: int) -> None:
        self.turned = [imp for imp in self.turned if imp != thing]
        self.zones.move(thing, PILE)


def refuse_effect(s: Mages, seat: int, face: int, chain: list[Link]) -> Reason | None:
    """Why `seat` may not declare the card `face` on top of `chain`."""
    if s.held(seat, face) == NONE:
        return NOT_HELD
    if face == SNARE or (face == WARD and not chain):
        return NEVER_FIRST
    if face == IMP and chain:
        return ONLY_FIRST
    return NO_TARGET if face == SPARK and not s.imps() else None


def targets(s: Mages, face: int, chain: list[Link]) -> list[int]:
    return s.imps() if face == SPARK else list(range(len(chain)))


class Game24(Frame):
    """The whole game; `seat` has the turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0, step: str = "shuffle") -> None:
        super().__init__(step)
        self.seat = seat

    def clone(self) -> Game24:
        return Game24(self.seat, self.step)

    def shuffle(self, s: Mages) -> None:
        self.step = "deal"
        s.throw("deck", shuffle_sizes(len(s.zones.content[DECK])))

    def deal(self, s: Mages) -> None:
        s.zones.shuffle(DECK, s.outcome)
        for seat in (0, 1):
            for _ in range(4):
                draw(s, seat)
        self.step = "begin"

    def begin(self, s: Mages) -> None:
        if s.turn == LAST_TURN or min(s.life) <= 0:
            best = max(s.life)
            s.finish(Result([seat for seat in (0, 1) if s.life[seat] == best], s.life, "more-life"))
            return
        s.turn += 1
        own = s.zones.content[TABLE + self.seat]
        s.turned = [imp for imp in s.turned if imp not in own]
        for card in s.zones.content[DOWN + self.seat]:
            s.zones.move(card, HAND + self.seat)
        self.step = "take_turn"
        if not s.zones.content[DECK]:
            for card in s.zones.content[PILE]:
                s.zones.move(card, DECK)
            self.step = "reshuffle"
            s.throw("deck", shuffle_sizes(len(s.zones.content[DECK])))

    def reshuffle(self, s: Mages) -> None:
        s.zones.shuffle(DECK, s.outcome)
        s.tell(SHUFFLED)
        self.step = "take_turn"

    def take_turn(self, s: Mages) -> None:
        if s.zones.content[DECK] and len(s.zones.content[HAND + self.seat]) < 5:
            draw(s, self.seat)
        self.step = "begin"
        s.push(Turn(self.seat))
        self.seat = 1 - self.seat


def draw(s: Mages, seat: int) -> None:
    card = s.zones.content[DECK][-1]
    s.zones.move(card, HAND + seat)
    s.tell(DREW, seat)
    s.tell_to(1 << seat, DREW_CARD, seat, NAMES[s.zones.face[card]])


class Turn(Frame):
    """Up to `left` more actions of `seat`."""

    __slots__ = ("left", "seat")
    discreet: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, seat: int = 0, left: int = 2, step: str = "choose") -> None:
        super().__init__(step)
        self.seat = seat
        self.left = left

    def clone(self) -> Turn:
        return Turn(self.seat, self.left, self.step)

    def choose(self, s: Mages) -> None:
        if not self.left or min(s.life) <= 0:
            s.pop()
            return
        codes = [*range(5), *range(LAY, LAY + 5), *[STRIKE + imp for imp in s.imps()]]
        options = [code for code in codes if self.refuse(s, self.seat, code) is None]
        s.ask_one(self.seat, "act", [*options, PASS], "act")

    def refuse(self, s: Mages, seat: int, code: int) -> Reason | None:
        if code == PASS:
            return None
        if code >= STRIKE:
            imp = code - STRIKE
            return None if imp in s.zones.content[TABLE + seat] and imp not in s.turned else TURNED
        if code >= LAY:
            if s.zones.content[DOWN + seat]:
                return ONE_DOWN
            return NOT_HELD if s.held(seat, code - LAY) == NONE else None
        return refuse_effect(s, seat, code, [])

    def act(self, s: Mages) -> None:
        code = s.reply
        self.left = 0 if code == PASS else self.left - 1
        self.step = "choose"
        chain = Spells([1 - self.seat, self.seat])
        if code == PASS:
            return
        if code >= STRIKE:
            s.turned = sorted([*s.turned, code - STRIKE])
            chain.announce(s, Link(self.seat, "strike", [code - STRIKE]))
        elif code >= LAY:
            thing = s.take_from_hand(self.seat, code - LAY, DOWN + self.seat)
            s.tell(LAID, self.seat, thing)
            return
        else:
            chain.at = 1
            chain.step = "reacted"
            chain.react(s, self.seat, code)
        s.push(chain)


class Spells(Chain):
    """Declared effects. `pick` is a card whose target is still to be chosen: nobody else knows of it yet."""

    __slots__ = ("pick",)

    def __init__(
        self, order: list[int] | None = None, links: list[Link] | None = None, like: Spells | None = None
    ) -> None:
        super().__init__(order, links, like)
        self.pick: int = NONE if like is None else like.pick

    def clone(self) -> Spells:
        return Spells(like=self)

    def reactions(self, s: Mages, seat: int) -> list[int]:
        return [face for face in range(5) if refuse_effect(s, seat, face, self.links) is None]

    def asks_anyway(self, s: Mages, seat: int) -> bool:
        return bool(s.zones.content[HAND + seat])

    def react(self, s: Mages, seat: int, code: int) -> None:
        if code in (SPARK, WARD):
            self.pick = code
            self.step = "choose_target"
        else:
            self.pay(s, seat, code, [])

    def choose_target(self, s: Mages) -> None:
        s.ask_one(self.order[self.at], "target", targets(s, self.pick, self.links), "target_chosen")

    def target_chosen(self, s: Mages) -> None:
        face = self.pick
        self.pick = NONE
        self.step = "reacted"
        self.pay(s, self.order[self.at], face, [s.reply])

    def pay(self, s: Mages, seat: int, face: int, values: list[int]) -> None:
        """The card is out of the hand with its declaration; an imp waits in the pile for its coming."""
        card = s.take_from_hand(seat, face, PILE)
        self.announce(s, Link(seat, NAMES[face], [*values, card]))

    def announce(self, s: Mages, link: Link) -> None:
        self.declare(link)
        s.tell(DECLARED, link.seat, link.name, link.values)

    def refuse(self, s: Mages, seat: int, code: int) -> Reason | None:
        if self.step == "choose_target":
            return None if code in targets(s, self.pick, self.links) else NO_TARGET
        return None if code == PASS else refuse_effect(s, seat, code, self.links)

    def forget(self, s: Mages, seat: int | None) -> None:
        if self.step == "choose_target" and seat != self.order[self.at]:
            self.pick = NONE
            self.step = "offer"
            if not self.links:
                withdraw(s)

    def valid(self, s: Mages, link: Link) -> bool:
        if link.name in ("spark", "strike"):
            return link.values[0] in s.imps()
        return link.name != "snare" or link.values[1] in s.imps()

    def fizzled(self, s: Mages, link: Link) -> None:
        s.tell(FIZZLED, link.seat, link.name)

    def carry_out(self, s: Mages, link: Link) -> None:
        if link.name == "imp":
            s.zones.move(link.values[0], TABLE + link.seat)
        elif link.name == "spark":
            s.discard(link.values[0])
        elif link.name == "ward":
            self.cancel(link.values[0])
        elif link.name == "snare":
            s.discard(link.values[1])
        elif link.name == "strike":
            s.push(Strike(link.seat, link.values[0]))
        elif s.zones.content[DECK]:
            top = s.zones.content[DECK][-1]
            s.zones.reveal(top, 1 << link.seat)
            s.tell(LOOKED, link.seat)
            s.tell_to(1 << link.seat, SAW, link.seat, NAMES[s.zones.face[top]])

    def settled(self, s: Mages, link: Link) -> None:
        s.tell(RESOLVED, link.seat, link.name)


def withdraw(s: Mages) -> None:
    """Back to the choice of an action, in an imagination of somebody who saw no action yet."""
    s.pop()
    turn = s.stack[-1]
    assert isinstance(turn, Turn)
    turn.left += 1


class Strike(Frame):
    """An imp strikes, in the middle of which a snare may be revealed."""

    __slots__ = ("imp", "seat")

    def __init__(self, seat: int = 0, imp: int = NONE, step: str = "interrupt") -> None:
        super().__init__(step)
        self.seat = seat
        self.imp = imp

    def clone(self) -> Strike:
        return Strike(self.seat, self.imp, self.step)

    def interrupt(self, s: Mages) -> None:
        self.step = "strike"
        s.push(Snares([1 - self.seat]))

    def strike(self, s: Mages) -> None:
        self.step = "hit"
        if self.imp in s.imps():
            s.throw("strike", [6])
        else:
            s.pop()

    def hit(self, s: Mages) -> None:
        die = s.outcome[0] + 1
        s.tell(STRUCK, self.seat, die, 3, die >= 3)
        if die >= 3:
            s.life = [life - (seat != self.seat) for seat, life in enumerate(s.life)]
        s.pop()


class Snares(Window):
    """Whoever has a card face down is asked, whatever it is; only a snare can be revealed."""

    __slots__ = ()

    def clone(self) -> Snares:
        return Snares(like=self)

    def kind(self) -> str:
        return "snare"

    def reactions(self, s: Mages, seat: int) -> list[int]:
        return [REVEAL] if any(s.zones.face[card] == SNARE for card in s.zones.content[DOWN + seat]) else []

    def asks_anyway(self, s: Mages, seat: int) -> bool:
        return bool(s.zones.content[DOWN + seat])

    def react(self, s: Mages, seat: int, code: int) -> None:
        """The snare is answered in a chain of its own, inside the chain that the strike was declared in."""
        snare = s.zones.content[DOWN + seat][0]
        strike = s.stack[-2]
        assert isinstance(strike, Strike)
        s.zones.move(snare, PILE)
        s.tell(SPRUNG, seat, snare)
        s.push(Spells([1 - seat, seat], [Link(seat, "snare", [snare, strike.imp])]))


class Duel(Game):
    def __init__(self) -> None:
        self.id = "duel"
        self.version = 1
        self.home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([2], [Setting("life", [3, 1])])

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        faces = [face for face, count in enumerate(COUNTS) for _ in range(count)]
        sight = [NOBODY, 1, 2, EVERYONE, EVERYONE, 1, 2, EVERYONE]
        mixed = [zone in (HAND, HAND + 1) for zone in range(8)]
        s = Mages()
        s.zones = set_up(ZoneKinds(sight, mixed, [0] * len(faces)), faces, [DECK] * len(faces))
        s.chance = chance
        s.life = [variant["life"]] * 2
        s.push(Game24())
        return s

    def see(self, state: Mages, seat: int | None) -> dict[str, Any]:
        zones = state.zones
        chain = state.innermost(Chain)

        def known(zone: int) -> list[list[Any]]:
            faces = [NAMES[zones.face[t]] if zones.knows(seat, t) else None for t in zones.content[zone]]
            return [[thing, face] for thing, face in zip(zones.content[zone], faces, strict=True)]

        return {
            "turn": state.turn,
            "life": state.life,
            "deck": known(DECK),
            "pile": known(PILE),
            "table": [known(TABLE), known(TABLE + 1)],
            "down": [known(DOWN), known(DOWN + 1)],
            "turned": state.turned,
            "hands": [
                {"count": len(cards), "known": sorted([NAMES[zones.face[t]] for t in cards if zones.knows(seat, t)])}
                for cards in zones.content[HAND : HAND + 2]
            ],
            "chain": [] if chain is None else [[link.seat, link.name, link.values] for link in chain.links],
        }

    def describe(self, state: Mages, seat: int, code: int) -> Option:
        assert state.ask is not None
        if code == PASS:
            key = "pass"
        elif state.ask.kind == "target":
            key = f"target:{code}"
        elif code == REVEAL:
            key = "reveal"
        elif code >= STRIKE:
            key = f"strike:{code - STRIKE}"
        else:
            key = f"lay:{NAMES[code - LAY]}" if code >= LAY else f"play:{NAMES[code]}"
        return Option(code, key, Text(f"duel-{key.partition(':')[0]}"), [])

    def parse(self, state: Mages, seat: int, key: str) -> int:
        assert state.ask is not None
        word, _, what = key.partition(":")
        kind = state.ask.kind
        if key == "pass" and kind != "target":
            return PASS
        if key == "reveal" and kind == "snare":
            return REVEAL
        if word == "target" and kind == "target" and what.isdecimal():
            return int(what)
        if word == "strike" and kind == "act" and what.isdecimal():
            return STRIKE + int(what)
        if what in NAMES and kind in ("act", "react"):
            return NAMES.index(what) if word == "play" else LAY + NAMES.index(what) if word == "lay" else UNANSWERED
        return UNANSWERED

    def classes(self) -> list[type]:
        return [Mages, Game24, Turn, Spells, Strike, Snares]


GAME: Final = Duel()
