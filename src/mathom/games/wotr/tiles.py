"""Chapter 16: what a drawn tile does to the Fellowship."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.codes import CARD, NONE, word
from mathom.games.wotr.company import Depart, add_corruption, heal, lose_companion, ring_decides
from mathom.games.wotr.components import (
    CHARACTERS,
    DECKS,
    FREE_PEOPLES,
    GOLLUM,
    NO_SIDE,
    SHADOW,
    Tile,
    card_name,
    character_name,
    tile_name,
    tile_of,
)
from mathom.games.wotr.forces import NOT_ASKED
from mathom.games.wotr.pool import NO_TILE, PullTile, put_back
from mathom.games.wotr.table_cards import (
    AXE_AND_BOW,
    HORN_OF_GONDOR,
    MITHRIL_COAT,
    WORN_WITH_SORROW,
    leave_table,
)
from mathom.games.wotr.war import (
    DISCARDED,
    GOLLUM_COVERS_NUMBERS,
    GOLLUM_DECLARES,
    IN_PLAY,
    NO_CARD,
    NO_SEPARATION_IN_MORDOR,
    NOTHING,
    OFF_TRACK,
    War,
)
from mathom.kernel import EventKind, Frame, Reason

SEPARATE: Final = word("separate")
REVEAL: Final = word("reveal")
GUIDE: Final = word("guide")
RANDOM: Final = word("random")
RANDOM_CARD: Final = word("random-card")

NOBODY: Final = -1
CHARACTER_DECK: Final = DECKS.index("fp_character")

# How a tile reveals the Fellowship.
HIDDEN_STILL: Final = 0
BY_TILE: Final = 1
BY_GOLLUM: Final = 2

TILE_DISCARDED: Final = EventKind("tile-discarded", ("tile",), (), (tile_name,))
TILE_REPLACED: Final = EventKind("tile-replaced", ("card", "tile"), ("WR-16.33",), (card_name, tile_name))
TILE_DIE: Final = EventKind("tile-die", ("tile", "die"), ("WR-16.11",), (tile_name, None))
HUNT_DAMAGE: Final = EventKind("hunt-damage", ("tile", "damage"), ("WR-16.27", "WR-16.28"), (tile_name, None))
CARD_SHIELDED: Final = EventKind("card-shielded", ("card", "damage"), ("WR-16.33",), (card_name, None))
GUIDE_SHIELDED: Final = EventKind("guide-shielded", ("character", "damage"), ("WR-16.34",), (character_name, None))
MARKER_DRAWN: Final = EventKind("marker-drawn", (), ("WR-16.40",))
CASUALTY: Final = EventKind("casualty", ("character", "level", "damage"), ("WR-16.42",), (character_name, None, None))
CARD_STRIPPED: Final = EventKind("card-stripped", ("card",), ("WR-6.16",), (card_name,))

NOT_APPLICABLE: Final = Reason("that-card-does-not-apply-to-this-tile", "WR-16.33")
NO_CASUALTY: Final = Reason("no-casualty-can-be-taken-that-way", "WR-16.35", "WR-16.39")
NO_ABILITY: Final = Reason("the-guide-cannot-do-that-now", "WR-16.34")
NOTHING_TO_STRIP: Final = Reason("there-is-no-such-card-to-take", "WR-6.16")


class TakeTile(Frame):
    """A drawn tile is resolved, up to whether the Fellowship is revealed: `picked` is then the tile and how.

    `eye` is the damage of an Eye. What cards change: `discard_eye_and_fp` (an Eye or a special tile of the Free Peoples
    has no effect), `no_reduction` (all damage is corruption), `forced_casualty` (damage costs a random Companion),
    `ignore_reveal`. Along the way: `damage` is what is left (negative: healing), `first` the tile that Mithril Coat
    replaced, `asked` the Guide who has decided about his ability, `fallen` whether a casualty was taken, `shown`
    whether Gollum has shown the Fellowship, `void` whether the tile has no effect.

    WR-16.4 to WR-16.6, WR-16.10 to WR-16.12, WR-16.27 to WR-16.30, WR-16.33 to WR-16.48
    """

    __slots__ = (
        "asked",
        "damage",
        "discard_eye_and_fp",
        "eye",
        "fallen",
        "first",
        "forced_casualty",
        "ignore_reveal",
        "no_reduction",
        "shown",
        "tile",
        "void",
    )

    def __init__(
        self,
        tile: int = NO_TILE,
        eye: int = 0,
        discard_eye_and_fp: bool = False,
        no_reduction: bool = False,
        forced_casualty: bool = False,
        ignore_reveal: bool = False,
    ) -> None:
        super().__init__("read_tile")
        self.tile = tile
        self.eye = eye
        self.discard_eye_and_fp = discard_eye_and_fp
        self.no_reduction = no_reduction
        self.forced_casualty = forced_casualty
        self.ignore_reveal = ignore_reveal
        self.damage = 0
        self.first = NO_TILE
        self.asked = NOBODY
        self.fallen = False
        self.shown = False
        self.void = False

    def clone(self) -> TakeTile:
        other = TakeTile(
            self.tile,
            self.eye,
            self.discard_eye_and_fp,
            self.no_reduction,
            self.forced_casualty,
            self.ignore_reveal,
        )
        other.step = self.step
        other.damage = self.damage
        other.first = self.first
        other.asked = self.asked
        other.fallen = self.fallen
        other.shown = self.shown
        other.void = self.void
        return other

    def read(self, w: War) -> Tile:
        return tile_of(w.zones.face[self.tile])

    def reveals(self, w: War) -> bool:
        """Whether the tile's icon reveals the Fellowship, as things are now.

        WR-16.6, WR-16.30, WR-15.17, WR-15.37, AMB-55, AMB-61
        """
        tile = self.read(w)
        if not tile.reveal or self.ignore_reveal or not w.hidden:
            return False
        covered = w.guide == GOLLUM and tile.owner == NO_SIDE and not (tile.eye and w.reads(GOLLUM_COVERS_NUMBERS))
        return not covered

    # Damage

    def read_tile(self, w: War) -> None:
        """WR-16.4, WR-16.5, WR-16.10, WR-16.11, WR-16.27 to WR-16.29"""
        tile = self.read(w)
        if self.discard_eye_and_fp and (tile.eye or tile.owner == FREE_PEOPLES):
            w.tell(TILE_DISCARDED, w.zones.face[self.tile])
            self.void = True
            self.step = "put_back"
        elif tile.die:
            self.step = "read_die"
            w.throw("hunt.tile", [6])
        else:
            self.damage = self.eye if tile.eye else tile.damage
            w.tell(HUNT_DAMAGE, w.zones.face[self.tile], self.damage)
            self.step = "offer_card"

    def read_die(self, w: War) -> None:
        self.damage = w.outcome[0] + 1
        w.tell(TILE_DIE, w.zones.face[self.tile], self.damage)
        self.step = "offer_card"

    # First, a card in play

    def cards(self, w: War) -> list[int]:
        """WR-16.33, AMB-58"""
        if self.no_reduction or not w.zones.content[IN_PLAY + FREE_PEOPLES]:
            return NOTHING
        faces = (MITHRIL_COAT, AXE_AND_BOW, HORN_OF_GONDOR) if self.damage > 0 else (MITHRIL_COAT,)
        return [face for face in faces if w.card_in(IN_PLAY + FREE_PEOPLES, face) != NO_CARD]

    def offer_card(self, w: War) -> None:
        cards = self.cards(w)
        if cards:
            w.ask_one(w.lead[FREE_PEOPLES], "hunt-card", [*[CARD + f for f in cards], NONE], then="card_chosen")
        else:
            self.step = "offer_guide"

    def card_chosen(self, w: War) -> None:
        if w.reply == NONE:
            self.step = "offer_guide"
        elif w.reply == CARD + MITHRIL_COAT:
            w.tell(TILE_REPLACED, MITHRIL_COAT, w.zones.face[self.tile])
            leave_table(w, MITHRIL_COAT)
            self.first = self.tile
            self.step = "second_tile"
            w.push(PullTile(True, self.first))
        else:
            self.damage -= 1
            w.tell(CARD_SHIELDED, w.reply - CARD, self.damage)
            leave_table(w, w.reply - CARD)
            self.step = "offer_guide"

    def second_tile(self, w: War) -> None:
        """Only the second tile counts; it can be prevented like any other."""
        if w.picked:
            self.tile = w.picked[0]
            w.picked = NOTHING
            self.step = "read_tile"
        else:
            self.tile = NO_TILE
            self.void = True
            self.step = "put_back"

    # Second, the Guide and a casualty

    def ability(self, w: War) -> int:
        """What the Guide can do now, NONE if nothing: Meriadoc and Peregrin leave, Gollum shows the Fellowship.

        WR-7.34, WR-7.47, WR-15.15, WR-15.18, WR-16.34, WR-16.38, AMB-60, AMB-62, AMB-96
        """
        if self.damage < 1 or self.no_reduction or w.guide == self.asked:
            return NONE
        if CHARACTERS[w.guide].hobbit:
            barred = w.mordor != OFF_TRACK and w.reads(NO_SEPARATION_IN_MORDOR)
            return NONE if barred else SEPARATE
        if w.guide != GOLLUM or not w.hidden or self.reveals(w):
            return NONE
        return NONE if w.mordor != OFF_TRACK and w.reads(GOLLUM_DECLARES) else REVEAL

    def offer_guide(self, w: War) -> None:
        ability = self.ability(w)
        if ability == NONE:
            self.step = "offer_casualty"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "guide-ability", [ability, NONE], then="guide_decided")

    def guide_decided(self, w: War) -> None:
        guide = self.asked = w.guide
        if w.reply == NONE:
            self.step = "offer_casualty"
            return
        self.damage -= 1
        w.tell(GUIDE_SHIELDED, guide, self.damage)
        self.step = "offer_guide"
        if w.reply == SEPARATE:
            w.push(Depart(w.lead[FREE_PEOPLES], [guide]))
        else:
            self.shown = True

    def victims(self, w: War) -> list[int]:
        """The ways to take a casualty; with one Companion only, the Guide is the random one too.

        WR-16.35, WR-16.39, WR-16.46, WR-16.48, AMB-59
        """
        if self.damage < 1 or self.fallen or self.no_reduction:
            return NOTHING
        count = len(w.companions_in_fellowship())
        if count == 0:
            return NOTHING
        if self.forced_casualty:
            return [RANDOM]
        return [GUIDE] if count == 1 else [GUIDE, RANDOM]

    def offer_casualty(self, w: War) -> None:
        victims = self.victims(w)
        if not victims:
            self.step = "strip_card"
        elif self.forced_casualty:
            self.step = "draw_marker"
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "casualty", [*victims, NONE], then="casualty_chosen")

    def casualty_chosen(self, w: War) -> None:
        if w.reply == NONE:
            self.step = "strip_card"
        elif w.reply == GUIDE:
            self.fall(w, w.guide)
        else:
            self.step = "draw_marker"

    def draw_marker(self, w: War) -> None:
        """The Shadow picks one of the markers that lie face down (DP-55). WR-16.40, WR-16.45"""
        w.tell(MARKER_DRAWN)
        self.step = "marker_drawn"
        w.throw("hunt.casualty", [len(w.companions_in_fellowship())])

    def marker_drawn(self, w: War) -> None:
        self.fall(w, w.companions_in_fellowship()[w.outcome[0]])

    def fall(self, w: War, character: int) -> None:
        """WR-16.41 to WR-16.44"""
        level = CHARACTERS[character].level
        self.fallen = True
        self.damage = max(0, self.damage - level)
        w.tell(CASUALTY, character, level, self.damage)
        self.step = "offer_guide"
        lose_companion(w, character)

    # Worn with Sorrow and Toil (DP-71)

    def strippable(self, w: War) -> list[int]:
        """The Character cards in play, and one from the hand if its backs show that there is one."""
        if not self.fallen or w.card_in(IN_PLAY + SHADOW, WORN_WITH_SORROW) == NO_CARD:
            return NOTHING
        found = [CARD + w.zones.face[t] for t in w.zones.content[IN_PLAY + FREE_PEOPLES] if w.back(t) == CHARACTER_DECK]
        found.sort()
        return [RANDOM_CARD, *found] if self.strippable_hand(w) else found

    def strippable_hand(self, w: War) -> list[int]:
        return [thing for thing in w.hand(w.lead[FREE_PEOPLES]) if w.back(thing) == CHARACTER_DECK]

    def strip_card(self, w: War) -> None:
        found = self.strippable(w)
        if found:
            w.ask_one(w.lead[SHADOW], "strip-card", [*found, NONE], then="card_named")
        else:
            self.step = "use_ring"

    def card_named(self, w: War) -> None:
        self.step = "use_ring"
        if w.reply == RANDOM_CARD:
            self.step = "card_drawn"
            w.throw("hunt.card", [len(self.strippable_hand(w))])
        elif w.reply != NONE:
            w.tell(CARD_STRIPPED, w.reply - CARD)
            leave_table(w, w.reply - CARD)

    def card_drawn(self, w: War) -> None:
        thing = self.strippable_hand(w)[w.outcome[0]]
        w.tell(CARD_STRIPPED, w.zones.face[thing])
        w.zones.move(thing, DISCARDED + FREE_PEOPLES)
        self.step = "use_ring"

    # Third, the Ring

    def use_ring(self, w: War) -> None:
        """WR-16.10, WR-16.36, WR-16.43, WR-16.50"""
        add_corruption(w, self.damage)
        heal(w, -self.damage)
        self.step = "put_back"
        ring_decides(w)

    def put_back(self, w: War) -> None:
        """The tile that Mithril Coat replaced returns to the pool."""
        self.step = "finish"
        if self.first != NO_TILE:
            put_back(w, [self.first])

    def finish(self, w: War) -> None:
        how = HIDDEN_STILL
        if not self.void and self.reveals(w):
            how = BY_TILE
        elif self.shown:
            how = BY_GOLLUM
        w.picked = [self.tile, how]
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == NONE:
            return None
        if self.step == "offer_card":
            return None if code - CARD in self.cards(s) else NOT_APPLICABLE
        if self.step == "offer_guide":
            return None if code == self.ability(s) else NO_ABILITY
        if self.step == "offer_casualty":
            return None if code in self.victims(s) else NO_CASUALTY
        if self.step == "strip_card":
            return None if code in self.strippable(s) else NOTHING_TO_STRIP
        return NOT_ASKED
