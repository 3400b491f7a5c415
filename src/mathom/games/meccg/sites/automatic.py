"""Chapter 13: the automatic-attacks of a site: which of them are faced, and creatures that are played as some."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.meccg.cards.statements import NewAttack
from mathom.games.meccg.codes import NONE, deed, face_in, faces, number_in, with_number
from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.combat.creature import CreatureAttack, is_sheltered, numbers
from mathom.games.meccg.combat.dragons import EventAttack, lives_here, residents
from mathom.games.meccg.companies.influence import stance
from mathom.games.meccg.event_kinds import REVEALED
from mathom.games.meccg.faces import EACH, FACES
from mathom.games.meccg.journey.keys import is_keyed, is_playable_against, key_named, keyings
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, GONE, HAND, PLAY, POINTS
from mathom.kernel import Frame, Reason

# The number of an automatic-attack that a card in play makes.
OF_CARD: Final = 1 << 10

# What is added to the number of one that a card has singled out.
LONE: Final = 1 << 16

# What is added to what stands for an automatic-attack when a card is asked whether it is about that one.
PICKED: Final = 1

KEEP: Final = deed("keep")
PLAY_IT: Final = deed("play")

BALROG: Final = "Balrog of Moria"

NOT_AUTOMATIC: Final = Reason("that-creature-is-no-automatic-attack-here", "ME-13.52")


def attacks_at(s: Realm, company: int, site: int) -> list[int]:
    """The numbers of the automatic-attacks that a company faces at its site. ME-7.4, ME-16.12, ME-24.17"""
    if is_sheltered(s, company) or s.counts_as("no-automatic-attacks", site):
        return []
    return [number for number in all_attacks(s, site) for _ in range(times(s, company, site, number))]


def all_attacks(s: Realm, site: int) -> list[int]:
    """The numbers of the automatic-attacks that the site has, against whichever company: not that of a dead Dragon, or
    of a Balrog who is elsewhere. ME-13.54, ME-13.55, ME-16.12"""
    own = [OF_CARD + card for card in s.cards_on(site) if replacing(s, card) is not None]
    if not own:
        printed = s.face(site).record.automatic_attacks
        own = [number for number, attack in enumerate(printed) if is_there_still(s, site, getattr(attack, "race", ""))]
    return [*own, *[OF_CARD + card for card in residents(s, site)]]


def is_there_still(s: Realm, site: int, race: str) -> bool:
    if race == "dragon":
        return lives_here(s, site)
    return race != "balrog" or not balrog_is_elsewhere(s)


def as_target(number: int) -> int:
    """What stands for an automatic-attack among the targets of a card: the card that makes it, else a key."""
    return number - OF_CARD if number >= OF_CARD else key_named(f"automatic:{number}")


def replacing(s: Realm, card: int) -> NewAttack | None:
    """The automatic-attack that a card lying with a site makes in place of the printed ones."""
    found = [text for text in s.script(s.zones.face[card]).texts if isinstance(text, NewAttack)]
    return found[0] if found else None


def attack_of(s: Realm, company: int, site: int, number: int) -> Frame:
    """The automatic-attack with this number, in which the company faces it."""
    plain = number % LONE
    card = plain - OF_CARD
    new = replacing(s, card) if card >= 0 else None
    if card >= 0 and new is None:
        return EventAttack(card, company, at_site=True)
    attack = Attack(company, AUTOMATIC)
    if new is None:
        printed = s.face(site).record.automatic_attacks[plain]
        attack = numbers(attack, printed)
        attack.race = printed.race
        attack.detainment = attack.detainment or stance(s, company) in printed.detainment_against
    else:
        attack.race, attack.strikes, attack.prowess, attack.uncancellable = new.race, EACH, new.prowess, True
    attack.attacker = s.hazard_seat()
    attack.source = site
    attack.isolated = number >= LONE
    return attack


def can_be_cancelled(s: Realm, site: int, number: int) -> bool:
    """Whether somebody at home can tap against the automatic-attack. ME-7.9"""
    if number >= OF_CARD:
        return number < LONE and replacing(s, number - OF_CARD) is None
    return not getattr(s.face(site).record.automatic_attacks[number], "cannot_be_canceled", False)


class SingleOut(Frame):
    """The hazard player picks which one of the automatic-attacks `left` the company faces; it becomes the only one of
    the visit below, and cannot be cancelled."""

    __slots__ = ("left",)

    def __init__(self, left: list[int] | None = None, step: str = "pick") -> None:
        super().__init__(step)
        self.left: list[int] = [] if left is None else left

    def clone(self) -> SingleOut:
        return SingleOut(self.left, self.step)

    def options(self) -> list[int]:
        return [with_number(KEEP, place) for place in range(len(self.left))]

    def pick(self, s: Realm) -> None:
        s.ask_or_take(s.hazard_seat(), "single-out", self.options(), "picked")

    def picked(self, s: Realm) -> None:
        s.pop([LONE + self.left[number_in(s.reply)]])

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in self.options() else NOT_AUTOMATIC


def times(s: Realm, company: int, site: int, number: int) -> int:
    """How often a company faces an automatic-attack: not at all one that the site has for overt companies only, if it
    is another; once more each time that a card has picked it."""
    again = 1 + s.counts_as("attacks-again", site, use=PICKED + as_target(number))
    if number >= OF_CARD:
        return again
    attack = s.face(site).record.automatic_attacks[number]
    against: tuple[str, ...] = getattr(attack, "only_against", ())
    if against and stance(s, company) not in against:
        return 0
    race: str = getattr(attack, "race", "")
    return again + (bool(race) and s.counts_as(f"twice:{race}", site))


def balrog_is_elsewhere(s: Realm) -> bool:
    """Whether the Balrog is in play, in whatever form, or was eliminated. ME-13.54"""
    around = [t for seat in range(s.seats) for place in (PLAY, POINTS, GONE) for t in s.at(place, seat)]
    return any(s.face(thing).identity == BALROG for thing in around)


def is_played(attack: Any) -> bool:
    """Whether the opponent may play a creature as this automatic-attack. ME-13.52"""
    return not hasattr(attack, "prowess")


def creatures_for(s: Realm, seat: int, attack: Any, company: int) -> list[int]:
    """The creatures (faces) in hand that may be played as the automatic-attack on the company. ME-13.52"""
    held = [face for face in sorted(set(s.faces_at(HAND, seat))) if FACES[face].kind == "creature"]
    meant = [face for face in held if is_playable_against(s, company, FACES[face].record.playable_against)]
    return [face for face in meant if fits(s, face, attack, company) and not out_already(s, face)]


def fits(s: Realm, creature: int, attack: Any, company: int) -> bool:
    """Whether the creature (its face) could be keyed now to what the site says."""
    if attack.non_unique and FACES[creature].unique:
        return False
    found = keyings(s, creature, company)
    return any(is_keyed(keys, wanted) for keys in found for wanted in attack.normally_keyed_to_any)


class Sending(Frame):
    """The opponent may play a creature as automatic-attack number `number` of the company's site.

    ME-13.52, ME-13.53
    """

    __slots__ = ("company", "number")
    discreet: ClassVar[tuple[str, ...]] = ("send",)

    def __init__(self, company: int = 0, number: int = 0, step: str = "send") -> None:
        super().__init__(step)
        self.company = company
        self.number = number

    def clone(self) -> Sending:
        return Sending(self.company, self.number, self.step)

    def options(self, s: Realm) -> list[int]:
        site = s.companies[self.company].site
        printed = s.face(site).record.automatic_attacks[self.number]
        return [*faces(PLAY_IT, creatures_for(s, s.hazard_seat(), printed, self.company)), NONE]

    def send(self, s: Realm) -> None:
        """Asked if he holds anything, so that nobody learns what."""
        if s.at(HAND, s.hazard_seat()):
            s.ask_one(s.hazard_seat(), "automatic-creature", self.options(s), "sent")
        else:
            s.pop()

    def sent(self, s: Realm) -> None:
        s.pop()
        if s.reply != NONE:
            seat = s.hazard_seat()
            creature = s.zones.slip(s.with_face(HAND, seat, face_in(s.reply)), CHAIN)
            s.tell(REVEALED, seat, s.zones.face[creature])
            s.push(CreatureAttack(creature, self.company, automatic=True))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in self.options(s) else NOT_AUTOMATIC
