"""Barrows: a miniature card game for testing effects in force, chains of cards, secret decks and hidden numbers.

Rules, our own. Two captains bring a deck of twelve cards each, which nobody else sees (BA-1.1: twelve; BA-1.2: at most
three of a kind; BA-1.3: cards of the game only). Both hide their treasure in one of twelve barrows, in secret, and draw
four cards. In turn each untaps, draws a card and does up to two things: play a card as the first link of a chain, lay
one face down, or tap and search a barrow of the other for the treasure, which ends the game if it is there. A captain
defends with the prowess, 3, and a die: with 4 more than the attacker's strength he is not wounded. Three wounds lose.
After 24 turns the captain with fewer wounds wins. The cards are in `barrow_cards`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from tests.kernel.barrow_cards import EVERY_CARD, NAMES, SCRIPTS, Attack, clause_map

from mathom.effects import SAVED, CardChain, CardState, Carry, Declared, Program, Script, declaration
from mathom.effects.declare import TEXTS
from mathom.kernel import (
    EVERYONE,
    NOBODY,
    PASS,
    UNANSWERED,
    BadBrought,
    Chain,
    Chance,
    EventKind,
    Frame,
    Game,
    Link,
    Option,
    Reason,
    Result,
    Secrets,
    Setting,
    State,
    Text,
    Variant,
    VariantSchema,
    ZoneKinds,
    set_up,
    shuffle_sizes,
)

# Zones, one for each seat, and the place of what is declared.
DECK, HAND, PLAY, DOWN, PILE, CHAIN = 0, 2, 4, 6, 8, 10
SIZE, BARROWS, LAST_TURN = 12, 12, 24

# Codes beside declarations.
LAY, SEARCH = 1 << 20, 1 << 21

DREW: Final = EventKind("drew", ("seat",))
DREW_CARD: Final = EventKind("drew-card", ("seat", "card"))
DECLARED: Final = EventKind("declared", ("seat", "card", "thing", "targets"))
RESOLVED: Final = EventKind("resolved", ("seat", "card"))
FIZZLED: Final = EventKind("fizzled", ("seat", "card"))
LAID: Final = EventKind("laid", ("seat", "thing"))
CAME: Final = EventKind("came", ("thing", "card"))
WENT: Final = EventKind("went", ("thing", "card"))
HIT: Final = EventKind("hit", ("seat", "die", "prowess", "strength", "wounded"))
SEARCHED: Final = EventKind("searched", ("seat", "barrow", "found"))

NOT_HELD: Final = Reason("you-do-not-hold-that")
ONE_DOWN: Final = Reason("a-card-lies-face-down-already")
TAPPED: Final = Reason("the-captain-is-tapped")
EMPTY: Final = Reason("that-barrow-is-empty")
TWICE: Final = Reason("the-same-card-is-in-play-already")


class Hills(CardState):
    """`wounds` and `tapped` of both captains, the barrows `searched` of each; `secrets` are where the treasures are."""

    __slots__ = ("searched", "secrets", "tapped", "wounds")

    def __init__(self, like: Hills | None = None) -> None:
        super().__init__(like)
        self.wounds: list[int] = [0, 0] if like is None else like.wounds
        self.tapped: list[bool] = [False, False] if like is None else like.tapped
        self.searched: list[list[int]] = [[], []] if like is None else like.searched
        self.secrets: Secrets = Secrets([0, 0], [1, 2]) if like is None else like.secrets.clone()

    def clone(self) -> Hills:
        return Hills(self)

    def secret_numbers(self) -> Secrets:
        return self.secrets

    def possible(self, secret: int, seat: int | None) -> list[int]:
        return [barrow for barrow in range(BARROWS) if barrow not in self.searched[secret]]

    # For effects

    def script(self, card: int) -> Script:
        return SCRIPTS[card]

    def carry(self, seat: int, card: int, text: int) -> Carry:
        return Telling(seat, card, text)

    def is_in_play(self, zone: int) -> bool:
        return zone in (PLAY, PLAY + 1)

    def owner(self, thing: int) -> int:
        return thing if thing < 2 else (thing - 2) // SIZE

    def bearer(self, thing: int) -> int:
        return self.owner(thing)

    def printed(self, stat: str, thing: int) -> int:
        return 3 if stat == "prowess" else 0

    def put_away(self, thing: int) -> None:
        self.tell(WENT, thing, self.name(thing))
        self.move(thing, PILE + self.owner(thing))

    # For the cards

    def name(self, thing: int) -> str:
        return NAMES[self.zones.face[thing]]

    def cards_in_play(self) -> list[int]:
        return [thing for zone in (PLAY, PLAY + 1) for thing in self.zones.content[zone] if thing > 1]

    def come_in(self, thing: int, seat: int) -> None:
        self.move(thing, PLAY + seat)
        self.tell(CAME, thing, self.name(thing))

    def tap(self, seat: int) -> None:
        self.tapped = [tapped or i == seat for i, tapped in enumerate(self.tapped)]

    def draw(self, seat: int) -> None:
        if self.zones.content[DECK + seat]:
            card = self.zones.content[DECK + seat][-1]
            self.zones.move(card, HAND + seat)
            self.tell(DREW, seat)
            self.tell_to(1 << seat, DREW_CARD, seat, self.name(card))

    def answers(self, seat: int) -> Spells:
        return Spells([seat, 1 - seat], "attack")

    def defend(self, seat: int, strength: int, die: int) -> None:
        """The captain is wounded, if nothing happens in place of that."""
        prowess = self.stat("prowess", seat)
        wounded = die + prowess < strength + 4
        self.tell(HIT, seat, die, prowess, strength, wounded)
        if wounded and not self.replaced("wound", seat):
            self.wounds = [wounds + (i == seat) for i, wounds in enumerate(self.wounds)]
            self.happen("wounded", seat)


class Telling(Carry):
    __slots__ = ()

    def clone(self) -> Telling:
        return Telling(like=self)

    def program(self) -> Program:
        return SCRIPTS[self.card].programs[self.text]

    def rival(self, s: Any) -> int:
        return 1 - self.seat


class Spells(CardChain):
    """Cards declared in a turn or in an attack; in an attack the card face down may be one, if it is a snare."""

    __slots__ = ()

    def clone(self) -> Spells:
        return Spells(like=self)

    def playable(self, s: Hills, seat: int) -> list[int]:
        return s.zones.content[HAND + seat] + s.zones.content[DOWN + seat]

    def subject(self, s: Hills) -> int:
        """Whose captain it is about: who is attacked, or whose turn it is."""
        attack = s.innermost(Attack)
        return attack.seat if attack is not None else self.order[1]

    def candidates(self, s: Hills, seat: int) -> list[int]:
        found = [code for code in super().candidates(s, seat) if code // TEXTS not in s.zones.content[DOWN + seat]]
        if self.window == "attack":
            down = s.zones.content[DOWN + seat]
            found += [declaration(thing, 0) for thing in down if s.name(thing) == "snare"]
        return found

    def refuse_more(self, s: Hills, seat: int, source: int, text: int) -> Reason | None:
        """No two frosts for one seat."""
        twice = s.name(source) == "frost" and any(s.name(t) == "frost" for t in s.zones.content[PLAY + seat])
        return TWICE if twice else None

    def leave_hand(self, s: Hills, source: int) -> int:
        if s.zones.where[source] in (DOWN, DOWN + 1):
            s.zones.move(source, CHAIN)
            return source
        return s.zones.slip(source, CHAIN)

    def is_there(self, s: Hills, target: int) -> bool:
        return True

    def asks_anyway(self, s: Hills, seat: int) -> bool:
        return bool(s.zones.content[HAND + seat] or s.zones.content[DOWN + seat])

    def withdraw(self, s: Hills) -> None:
        if self.window == "turn":
            s.pop()
            turn = s.stack[-1]
            assert isinstance(turn, Turn)
            turn.left += 1

    def declared(self, s: Hills, link: Declared) -> None:
        s.tell(DECLARED, link.seat, link.name, link.source, link.targets)

    def settled(self, s: Hills, link: Link) -> None:
        s.tell(RESOLVED, link.seat, link.name)
        self.clean_up(s, link)

    def fizzled(self, s: Hills, link: Link) -> None:
        s.tell(FIZZLED, link.seat, link.name)
        self.clean_up(s, link)

    def clean_up(self, s: Hills, link: Link) -> None:
        assert isinstance(link, Declared)
        if s.zones.where[link.source] == CHAIN:
            s.zones.move(link.source, PILE + s.owner(link.source))


class Campaign(Frame):
    """The whole game; `seat` has the turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0, step: str = "shuffle") -> None:
        super().__init__(step)
        self.seat = seat

    def clone(self) -> Campaign:
        return Campaign(self.seat, self.step)

    def shuffle(self, s: Hills) -> None:
        self.step = "deal"
        s.throw(f"deck.{self.seat}", shuffle_sizes(SIZE))

    def deal(self, s: Hills) -> None:
        s.zones.shuffle(DECK + self.seat, s.outcome)
        for _ in range(4):
            s.draw(self.seat)
        self.step = "hide" if self.seat else "shuffle"
        self.seat = 1 - self.seat

    def hide(self, s: Hills) -> None:
        s.ask_sealed([0, 1], "hide", [list(range(BARROWS))] * 2, "hidden")

    def hidden(self, s: Hills) -> None:
        for seat, barrow in enumerate(s.replies):
            s.secrets.choose(seat, barrow, 1 << seat)
        self.step = "begin"

    def begin(self, s: Hills) -> None:
        if s.turn == LAST_TURN or max(s.wounds) == 3:
            fewest = min(s.wounds)
            s.finish(Result([seat for seat in (0, 1) if s.wounds[seat] == fewest], s.wounds, "fewer-wounds"))
            return
        s.turn += 1
        s.expire("turn")
        s.tapped = [tapped and i != self.seat for i, tapped in enumerate(s.tapped)]
        s.draw(self.seat)
        s.push(Turn(self.seat))
        self.seat = 1 - self.seat


class Turn(Frame):
    """Up to `left` more things that `seat` does."""

    __slots__ = ("left", "seat")
    discreet: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, seat: int = 0, left: int = 2, step: str = "choose") -> None:
        super().__init__(step)
        self.seat = seat
        self.left = left

    def clone(self) -> Turn:
        return Turn(self.seat, self.left, self.step)

    def choose(self, s: Hills) -> None:
        if not self.left or max(s.wounds) == 3:
            s.pop()
            return
        codes = self.chain().candidates(s, self.seat)
        codes += [LAY + thing for thing in s.zones.content[HAND + self.seat]]
        codes += [SEARCH + barrow for barrow in range(BARROWS)]
        options = [code for code in codes if self.refuse(s, self.seat, code) is None]
        s.ask_one(self.seat, "act", [*options, PASS], "act")

    def chain(self) -> Spells:
        return Spells([1 - self.seat, self.seat], "turn")

    def refuse(self, s: Hills, seat: int, code: int) -> Reason | None:
        if code == PASS:
            return None
        if code >= SEARCH:
            barrow = code - SEARCH
            if barrow in s.searched[1 - seat] or barrow >= BARROWS:
                return EMPTY
            return s.refuse_act("search", seat, TAPPED if s.tapped[seat] else None)
        if code >= LAY:
            if s.zones.content[DOWN + seat]:
                return ONE_DOWN
            return None if code - LAY in s.zones.content[HAND + seat] else NOT_HELD
        return self.chain().refuse_code(s, seat, code)

    def act(self, s: Hills) -> None:
        code = s.reply
        self.left = 0 if code == PASS else self.left - 1
        self.step = "choose"
        if code == PASS:
            return
        if code >= SEARCH:
            self.search(s, code - SEARCH)
        elif code >= LAY:
            s.tell(LAID, self.seat, s.zones.slip(code - LAY, DOWN + self.seat))
        else:
            chain = self.chain()
            chain.at = 1
            chain.react(s, self.seat, code)
            s.push(chain)

    def search(self, s: Hills, barrow: int) -> None:
        foe = 1 - self.seat
        s.tap(self.seat)
        found = s.secrets.values[foe] == barrow
        s.tell(SEARCHED, self.seat, barrow, found)
        s.searched = [[*seen, barrow] if i == foe else seen for i, seen in enumerate(s.searched)]
        if found:
            s.secrets.reveal(foe, EVERYONE)
            s.finish(Result([self.seat], [int(i == self.seat) for i in (0, 1)], "treasure"))


class Barrows(Game):
    def __init__(self) -> None:
        self.id = "barrows"
        self.version = 1
        self.home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([2], [Setting("captains", ["plain"])])

    # Decks

    def brings(self, variant: Variant) -> bool:
        return True

    def read_brought(self, variant: Variant, seats: int, seat: int, given: Any) -> list[str]:
        if not isinstance(given, list) or len(given) != SIZE:
            raise BadBrought(why=Reason("a-deck-has-twelve-cards", "BA-1.1"))
        if not all(card in EVERY_CARD for card in given):
            raise BadBrought(why=Reason("there-is-no-such-card", "BA-1.3"))
        if any(given.count(card) > 3 for card in given):
            raise BadBrought(why=Reason("a-deck-has-three-of-a-kind-at-most", "BA-1.2"))
        return sorted(given)

    def suggest(self, variant: Variant, seats: int, seat: int, seed: str = "") -> list[str]:
        return PLAUSIBLE[seat]

    def start_with(self, variant: Variant, seats: int, chance: Chance, brought: list[Any]) -> State:
        decks = [NAMES.index(card) for deck in brought for card in deck]
        places = [PLAY, PLAY + 1, *[DECK] * SIZE, *[DECK + 1] * SIZE]
        sight = [NOBODY, NOBODY, 1, 2, EVERYONE, EVERYONE, 1, 2, EVERYONE, EVERYONE, EVERYONE]
        mixed = [zone in (HAND, HAND + 1) for zone in range(11)]
        backs = [2, 2, *[0] * SIZE, *[1] * SIZE]
        s = Hills()
        s.zones = set_up(ZoneKinds(sight, mixed, backs), [0, 0, *decks], places)
        s.chance = chance
        s.push(Campaign())
        return s

    def suppose(self, state: Hills, seat: int | None, rng: Random) -> None:
        """The deck of another is any plausible one that has the cards seen of it."""
        super().suppose(state, seat, rng)
        for foe in (0, 1):
            if foe != seat:
                own = range(2 + SIZE * foe, 2 + SIZE * (foe + 1))
                seen = [state.zones.face[thing] for thing in own if state.zones.knows(seat, thing)]
                unseen = [thing for thing in own if not state.zones.knows(seat, thing)]
                state.zones.imagine(unseen, imagined_rest(seen, rng))

    def incomplete(self, variant: Variant) -> dict[str, list[str]]:
        return clause_map().incomplete()

    def drop_clause(self, clause: str) -> None:
        [script] = [script for script in SCRIPTS if script.card == clause.partition(".")[0]]
        clause_map().drop(clause, script)

    # Looking

    def see(self, state: Hills, seat: int | None) -> dict[str, Any]:
        zones = state.zones
        chain = state.innermost(Chain)
        attack = state.innermost(Attack)

        def known(zone: int) -> list[list[Any]]:
            return [[t, state.name(t) if zones.knows(seat, t) else None] for t in zones.content[zone]]

        def held(owner: int) -> Any:
            cards = zones.content[HAND + owner]
            if owner == seat:
                return known(HAND + owner)
            return [len(cards), sorted([state.name(t) for t in cards if zones.knows(seat, t)])]

        return {
            "turn": state.turn,
            "wounds": state.wounds,
            "tapped": state.tapped,
            "prowess": [state.stat("prowess", captain) for captain in (0, 1)],
            "searched": state.searched,
            "treasures": [state.secrets.seen_by(seat, owner) for owner in (0, 1)],
            "hands": [held(owner) for owner in (0, 1)],
            "zones": [known(zone) for zone in (0, 1, *range(PLAY, CHAIN + 1))],
            "chain": [] if chain is None else [[link.seat, link.name, link.cancelled] for link in chain.links],
            "attack": None if attack is None else [attack.seat, attack.strength, attack.cancelled],
        }

    def describe(self, state: Hills, seat: int, code: int) -> Option:
        assert state.ask is not None
        kind = state.ask.kind
        if code == PASS:
            key = "pass"
        elif kind not in ("act", "react"):
            key = f"{kind}:{code}"
        elif code >= SEARCH:
            key = f"search:{code - SEARCH}"
        else:
            key = f"lay:{code - LAY}" if code >= LAY else f"play:{code // TEXTS}.{code % TEXTS}"
        return Option(code, key, Text(f"barrows-{key.partition(':')[0]}"), [])

    def parse(self, state: Hills, seat: int, key: str) -> int:
        assert state.ask is not None
        word, _, what = key.partition(":")
        kind = state.ask.kind
        thing, _, text = what.partition(".")
        if key == "pass" and kind in ("act", "react"):
            return PASS
        if not thing.isdecimal() or (text and not text.isdecimal()):
            return UNANSWERED
        if word == kind and word not in ("act", "react"):
            return int(thing)
        if word == "play" and kind in ("act", "react") and text and int(text) < TEXTS:
            return declaration(int(thing), int(text))
        if kind == "act" and word in ("lay", "search") and not text:
            return (LAY if word == "lay" else SEARCH) + int(thing)
        return UNANSWERED

    def classes(self) -> list[type]:
        return [Hills, Campaign, Turn, Spells, Telling, Attack, *SAVED]


PLAUSIBLE: Final = [
    sorted(["blade", "blade", "shield", "banner", "raven", "wolf", "wolf", "wolf", "mist", "courage", "ward", "snare"]),
    sorted(["great-axe", "frost", "frost", "thaw", "wolf", "wolf", "horn", "mist", "ward", "seer", "snare", "raven"]),
    sorted(
        ["blade", "great-axe", "banner", "frost", "thaw", "wolf", "wolf", "horn", "courage", "ward", "seer", "seer"]
    ),
]


def imagined_rest(seen: list[int], rng: Random) -> list[int]:
    """The cards not seen of a deck: of any plausible deck, or, if none has all that was seen, any cards."""
    fitting: list[list[int]] = []
    for deck in PLAUSIBLE:
        rest = [NAMES.index(card) for card in deck]
        for face in seen:
            if face in rest:
                rest.remove(face)
        if len(rest) == SIZE - len(seen):
            fitting.append(rest)
    if fitting:
        rest = rng.choice(fitting)
    else:
        pool = [face for face in range(1, len(NAMES)) for _ in range(3 - seen.count(face))]
        rng.shuffle(pool)
        rest = sorted(pool[: SIZE - len(seen)])
    rng.shuffle(rest)
    return rest


GAME: Final = Barrows()
