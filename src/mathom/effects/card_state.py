"""The state of a game with cards in play: what is in force, what that changes, and what waits to be done."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects.carry import NO_SOURCE, Carry
from mathom.effects.in_force import (
    NO_DUES,
    NO_FRAME,
    NOTHING_IN_FORCE,
    WHILE_IN_PLAY,
    Due,
    Entry,
    InForce,
)
from mathom.effects.layers import modified
from mathom.effects.scripts import Script
from mathom.effects.standing import (
    ACT,
    EVENT,
    LEAVES,
    MOMENT,
    NUMBER,
    TRAIT,
    WINDOW,
    CountsAs,
    Forbid,
    Leaves,
    Permit,
)
from mathom.effects.values import Standing
from mathom.kernel.ask import Reason
from mathom.kernel.native import mypyc_attr
from mathom.kernel.state import State
from mathom.kernel.zones import TOP

# The moments that every game has: a card has come into play, a card is about to leave it.
COMES: Final = "comes"
GOES: Final = "goes"


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """Base of the state of a card game. Things go into play and out of it through `move`.

    `in_force` are the standing effects, `due` the triggers that wait; both are replaced, never changed in place.
    """

    __slots__ = ("due", "in_force")

    def __init__(self, like: CardState | None = None) -> None:
        super().__init__(like)
        self.in_force: InForce = NOTHING_IN_FORCE if like is None else like.in_force
        self.due: list[Due] = NO_DUES if like is None else like.due

    # What the game gives

    def script(self, card: int) -> Script:
        """What the card with this face says."""
        raise NotImplementedError(type(self).__name__)

    def carry(self, seat: int, card: int, text: int) -> Carry:
        """The game's frame for carrying out a text."""
        raise NotImplementedError(type(self).__name__)

    def is_in_play(self, zone: int) -> bool:
        """Whether what lies in the zone is in force. Not where cards lie face down."""
        raise NotImplementedError(type(self).__name__)

    def put_away(self, thing: int) -> None:
        """A card leaves play by itself: to its pile, through `move`, with what is told of it."""
        raise NotImplementedError(type(self).__name__)

    def owner(self, thing: int) -> int:
        """The seat whose card it is."""
        raise NotImplementedError(type(self).__name__)

    def holder(self, thing: int) -> int:
        """The seat that controls it."""
        return self.owner(thing)

    def bearer(self, thing: int) -> int:
        """The thing that it lies with; NO_SOURCE if it lies for itself."""
        return NO_SOURCE

    def printed(self, stat: str, thing: int) -> int:
        """The number as it is printed on the thing."""
        return 0

    def rank(self, entry: Entry) -> int:
        """Which of two contradicting cards prevails: the higher. Equal in most games."""
        return 0

    def blank(self, entry: Entry) -> bool:
        """Whether the text is without effect for now."""
        return False

    def set_off(self, due: Due) -> None:
        """A trigger's time has come: push what carries it out. A game with chains opens one."""
        self.push(self.due_carry(due))

    # Questions

    def value(self, stat: str, of: int, base: int, situation: int = 0, use: int = 0) -> int:
        """A number of a thing, from the printed one (`base`). `situation` is what the procedure adds by itself."""
        index = self.in_force.index
        if index:
            found = index.get(NUMBER + stat)
            if found is not None:
                return modified(self, found, of, base, situation, use)
        return base + situation

    def stat(self, stat: str, thing: int, use: int = 0) -> int:
        """The number of a thing now, beginning with the printed one."""
        return self.value(stat, thing, self.printed(stat, thing), 0, use)

    def refuse_act(self, act: str, of: int, by_rule: Reason | None = None, use: int = 0) -> Reason | None:
        """Why something cannot be done with the thing; `by_rule` is what the rules say. See `Forbid`."""
        found = self.about(ACT + act, of, use)
        if not found:
            return by_rule
        forbids = [entry for entry in found if isinstance(self.text(entry), Forbid)]
        if not forbids:
            return None
        first = max(forbids, key=self.rank)
        highest = self.rank(first)
        if any(isinstance(self.text(entry), Permit) and self.rank(entry) > highest for entry in found):
            return None
        effect = self.text(first)
        assert isinstance(effect, Forbid)
        return effect.reason()

    def counts_as(self, trait: str, of: int, printed: bool = False, use: int = 0) -> bool:
        """Whether the thing is taken for that; `printed` is what it says itself. See `CountsAs`."""
        found = self.about(TRAIT + trait, of, use)
        if not found:
            return printed
        effect = self.text(max(reversed(found), key=self.rank))
        assert isinstance(effect, CountsAs)
        return not effect.absent

    def replacement(self, event: str, of: int, use: int = 0) -> Entry | None:
        """What takes the place of an event that is about to happen to the thing; of several, what came first."""
        for entry in self.about(EVENT + event, of, use):
            if not self.under_way(entry):
                return entry
        return None

    def replaced(self, event: str, of: int, use: int = 0) -> bool:
        """Whether something takes the place of the event; it is pushed, and the step that asks does nothing more."""
        entry = self.replacement(event, of, use)
        if entry is None:
            return False
        self.push(self.context(entry, of, use))
        return True

    def actions(self, window: str, of: int, use: int = 0) -> list[Entry]:
        """What cards in play offer here. `of` is what the window is about."""
        return self.about(WINDOW + window, of, use)

    def happen(self, moment: str, thing: int, use: int = 0) -> None:
        """Something happens: cards that leave then go at once, triggers wait until somebody would be asked."""
        for entry in self.about(MOMENT + moment, thing, use):
            if not isinstance(self.text(entry), Leaves):
                self.due = [*self.due, Due(entry, thing, use)]
            elif self.stands(entry) and (moment != GOES or entry.source != thing):
                self.put_away(entry.source)

    # Entries

    def text(self, entry: Entry) -> Standing:
        text = self.script(entry.card).texts[entry.text]
        assert isinstance(text, Standing)
        return text

    def context(self, entry: Entry, thing: int, use: int) -> Carry:
        """A frame for the text, with the thing at hand: for looking at conditions, or to be pushed."""
        f = self.carry(entry.seat, entry.card, entry.text)
        f.source = entry.source
        f.targets = entry.targets
        f.loops = [[thing]]
        f.use = use
        return f

    def about(self, key: str, thing: int, use: int) -> list[Entry]:
        """What touches the key and is about the thing now, in the order in which it began."""
        index = self.in_force.index
        if not index:
            return []
        found = index.get(key)
        if found is None:
            return []
        return [entry for entry in found if self.is_about(entry, thing, use)]

    def is_about(self, entry: Entry, thing: int, use: int) -> bool:
        text = self.text(entry)
        if text.misses(entry.source, thing) or self.blank(entry):
            return False
        return text.about(self, self.context(entry, thing, use), thing)

    def stands(self, entry: Entry) -> bool:
        """Whether it is in force still."""
        return any(other is entry for other in self.in_force.at(self.text(entry).touches()))

    def under_way(self, entry: Entry) -> bool:
        """Whether this very text is being carried out."""
        which = (entry.source, entry.card, entry.text)
        running = [frame for frame in self.stack if isinstance(frame, Carry)]
        return any((frame.source, frame.card, frame.text) == which for frame in running)

    def due_carry(self, due: Due) -> Carry:
        return self.context(due.entry, due.thing, due.use)

    # Coming and going

    def move(self, thing: int, to: int, place: int = TOP) -> None:
        """Move a thing; what it says is in force from the moment it comes into play until it leaves."""
        was, will = self.is_in_play(self.zones.where[thing]), self.is_in_play(to)
        if was and not will:
            self.happen(GOES, thing)
        self.zones.move(thing, to, place)
        if was and not will:
            self.end(self.in_force.of_source(thing))
        elif will and not was:
            self.begin(thing)
            self.happen(COMES, thing)

    def begin(self, thing: int) -> None:
        """What a thing in play says is in force. For `move`, and for setting up a game."""
        card = self.zones.face[thing]
        script = self.script(card)
        for text in script.standing:
            self.enter(Entry(self.owner(thing), card, text, thing, order=self.in_force.begun))

    def begin_lasting(self, f: Carry, what: Standing, until: str) -> None:
        """A text of the card that `f` carries out is in force until something ends.

        That is the innermost frame of this scope; without one, `expire` ends it. Its targets are those of the card, and
        the thing at hand, if there is one, comes last.
        """
        depth = NO_FRAME
        for i, frame in enumerate(self.stack):
            if frame.scope() == until:
                depth = i + 1
        targets = [*f.targets, f.it()] if f.loops else f.targets
        text = self.script(f.card).number(what)
        self.enter(Entry(f.seat, f.card, text, f.source, targets, until, depth, self.in_force.begun))

    def enter(self, entry: Entry) -> None:
        self.in_force = self.in_force.with_entry(self.text(entry).touches(), entry)

    def end(self, gone: list[Entry]) -> None:
        if gone:
            self.in_force = self.in_force.without(gone)

    def expire(self, until: str) -> None:
        """A turn, a phase, whatever is no frame is over."""
        if self.in_force.index:
            self.end(self.in_force.until(until))

    def pop(self, result: Any = None) -> None:
        super().pop(result)
        if self.in_force.deepest > len(self.stack):
            self.end(self.in_force.deeper_than(len(self.stack)))

    # Settling

    def settle(self) -> bool:
        """Cards whose condition fails go, all of a round at once; then triggers, one after the other."""
        if self.in_force.index and self.clear_away():
            return True
        if not self.due:
            return False
        first = self.due[0]
        self.due = self.due[1:]
        self.set_off(first)
        return True

    def clear_away(self) -> bool:
        gone: list[Entry] = []
        for entry in self.in_force.at(LEAVES):
            effect = self.text(entry)
            f = self.context(entry, entry.source, 0)
            meant = not self.blank(entry) and effect.about(self, f, entry.source)
            if meant and isinstance(effect, Leaves) and effect.ceased(self, f):
                gone.append(entry)
        for entry in gone:
            if self.stands(entry):
                self.put_away(entry.source)
        return bool(gone)

    def census(self) -> list[list[int]]:
        """Raises also if what is in force is not what the things in play say."""
        kept = [e for e in self.in_force.entries() if e.until == WHILE_IN_PLAY]
        said = [
            (thing, self.zones.face[thing], text)
            for zone, things in enumerate(self.zones.content)
            if self.is_in_play(zone)
            for thing in things
            for text in self.script(self.zones.face[thing]).standing
        ]
        if sorted(said) != sorted([(e.source, e.card, e.text) for e in kept]):
            raise AssertionError("what is in force is not what the things in play say")
        return super().census()

    # Seats by role

    def seats_by(self, role: str, f: Any) -> list[int]:
        """you; foes, in turn order; each, beginning with you; owner and holder of the card. A game may add more."""
        seats = [(f.seat + i) % self.seats for i in range(self.seats)]
        if role == "you":
            return seats[:1]
        if role == "foes":
            return seats[1:]
        if role == "each":
            return seats
        if role == "owner":
            return [self.owner(f.source)]
        if role == "holder":
            return [self.holder(f.source)]
        raise ValueError(f"nobody has the role '{role}'")
