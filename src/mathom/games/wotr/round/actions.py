"""Chapter 5: what each face of a die lets its owner do, and which procedure does it."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.command import (
    NOT_YOUR_CHARACTER,
    note_deed,
    plays_character,
    refuse_again,
    refuse_nation,
)
from mathom.games.wotr.armies.forces import NO_LEADER
from mathom.games.wotr.armies.march import March, can_march
from mathom.games.wotr.armies.recruit import SETTLEMENTS_OF, Recruit, can_recruit, recruit, refuse_recruit
from mathom.games.wotr.battle.attack import Attack, attack_ways, refuse_any_attack
from mathom.games.wotr.box import (
    ARMY_FACE,
    BOROMIR,
    CHARACTER_FACE,
    DWARVES,
    ELVES,
    EVENT_FACE,
    FREE_PEOPLES,
    GIMLI,
    GONDOR,
    ISENGARD,
    ISENGARD_ELITE,
    ISENGARD_REGULAR,
    LEGOLAS,
    MINIONS,
    MOUTH_OF_SAURON,
    MUSTER_ARMY_FACE,
    MUSTER_FACE,
    NATIONS,
    NATIONS_OF,
    SARUMAN,
    SHADOW,
    STRIDER,
    nation_name,
)
from mathom.games.wotr.characters import (
    ORTHANC,
    EnterPlay,
    MoveCompanions,
    in_play,
    minions_of,
    outside,
    reach,
    refuse_any_entry,
)
from mathom.games.wotr.codes import (
    ADDED_ACTIONS,
    ATTACK,
    BRING_MINION,
    DIPLOMACY,
    DISMISS_CARD,
    DRAW,
    EXCHANGE_IN_ORTHANC,
    HIDE,
    MORE_WORD,
    MOVE_ARMY,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    NATION,
    PLAY_EVENT,
    RECRUIT,
    RECRUIT_EVERYWHERE,
    REGION,
    SEPARATE,
    character_code,
)
from mathom.games.wotr.event_kinds import EXCHANGED
from mathom.games.wotr.events.dismiss import Dismiss, refuse_any_dismissal
from mathom.games.wotr.events.hand import ChooseDeck, decks_of
from mathom.games.wotr.events.play import (
    ARMY_BY_MOUTH,
    NO_TYPES,
    TYPES_OF_FACE,
    PlayEvent,
    can_play,
    refuse_any_event,
)
from mathom.games.wotr.fellowship.members import Separate, refuse_separate
from mathom.games.wotr.fellowship.moves import MoveFellowship, hide, refuse_hide, refuse_move_fellowship
from mathom.games.wotr.map import NATION_AT, NOWHERE, REINFORCEMENTS, is_city_or_stronghold, region_named, region_of
from mathom.games.wotr.minions import MoveMinions
from mathom.games.wotr.politics import IS_AT_WAR, advance, companion_persuades, refuse_advance, refuse_diplomacy
from mathom.games.wotr.state import COUNTED_LEADERS, DECK, NOTHING, War
from mathom.kernel import EventKind, Frame, Reason

WRONG_FACE: Final = Reason("the-die-does-not-allow-that-action", "WR-4.21")
NOTHING_TO_DO: Final = Reason("there-is-nothing-to-do-it-with", "WR-4.21")
NOT_HIS_PLACE: Final = Reason("the-companion-is-not-where-his-word-counts", "WR-7.43", "WR-7.44", "WR-7.45")
NO_SARUMAN: Final = Reason("saruman-is-not-master-of-orthanc", "WR-7.51", "WR-7.52")
NO_LEVY: Final = Reason("no-isengard-regular-is-left-or-no-settlement-is-free", "WR-7.51", "WR-9.4")
NO_EXCHANGE: Final = Reason("orthanc-needs-two-regulars-and-the-supply-two-elites", "WR-7.52")
NONE_AT_WAR: Final = Reason("none-of-your-nations-is-at-war", "WR-9.2")
YOURS_AT_PEACE: Final = Reason("none-of-the-nations-you-play-is-at-war", "WR-9.2", "WR-19.20")
NO_RECRUIT: Final = Reason("no-figure-or-settlement-is-left-to-those-at-war", "WR-9.2", "WR-9.4")
NO_COMPANION_OUTSIDE: Final = Reason("no-companion-is-on-the-map", "WR-5.18")
MOUTH_USED: Final = Reason("the-mouth-of-sauron-lends-one-die-a-round", "WR-7.55")

MOUTH_OF_ANOTHER: Final = Reason("a-muster-die-serves-armies-only-for-who-plays-the-mouth", "WR-4.21", "WR-19.25")
NO_DECK: Final = Reason("your-decks-are-empty", "WR-6.6")

EREBOR: Final = region_named("erebor")
PERSUADES: Final[dict[int, int]] = {BOROMIR: GONDOR, LEGOLAS: ELVES, GIMLI: DWARVES}
PERSUADER: Final[dict[int, int]] = {character_code(companion): companion for companion in PERSUADES}
PERSUADED: Final[dict[int, EventKind]] = {
    companion: EventKind("advanced", ("nation", "steps"), (rule,), (nation_name, None))
    for companion, rule in ((BOROMIR, "WR-7.43"), (LEGOLAS, "WR-7.44"), (GIMLI, "WR-7.45"))
}

# Which faces allow an action (WR-5.12 to WR-5.30); the Muster/Army face allows what either of both does.
FACES_FOR: Final[dict[int, list[int]]] = {
    MOVE_ARMY: [CHARACTER_FACE, ARMY_FACE, MUSTER_ARMY_FACE],
    ATTACK: [CHARACTER_FACE, ARMY_FACE, MUSTER_ARMY_FACE],
    PLAY_EVENT: [CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, MUSTER_ARMY_FACE, EVENT_FACE],
    DRAW: [EVENT_FACE],
    DIPLOMACY: [MUSTER_FACE, MUSTER_ARMY_FACE],
    RECRUIT: [MUSTER_FACE, MUSTER_ARMY_FACE],
    BRING_MINION: [MUSTER_FACE, MUSTER_ARMY_FACE],
    RECRUIT_EVERYWHERE: [MUSTER_FACE, MUSTER_ARMY_FACE],
    EXCHANGE_IN_ORTHANC: [MUSTER_FACE, MUSTER_ARMY_FACE],
    MOVE_FELLOWSHIP: [CHARACTER_FACE],
    HIDE: [CHARACTER_FACE],
    SEPARATE: [CHARACTER_FACE],
    MOVE_COMPANIONS: [CHARACTER_FACE],
    MOVE_MINIONS: [CHARACTER_FACE],
}
ONLY_FOR: Final[dict[int, int]] = {
    MOVE_FELLOWSHIP: FREE_PEOPLES,
    HIDE: FREE_PEOPLES,
    SEPARATE: FREE_PEOPLES,
    MOVE_COMPANIONS: FREE_PEOPLES,
    MOVE_MINIONS: SHADOW,
    BRING_MINION: SHADOW,
    RECRUIT_EVERYWHERE: SHADOW,
    EXCHANGE_IN_ORTHANC: SHADOW,
    **dict.fromkeys(PERSUADER, FREE_PEOPLES),
}
FACES_FOR.update({action.code: action.faces for action in ADDED_ACTIONS})
ONLY_FOR.update({action.code: action.side for action in ADDED_ACTIONS})


def mouth_lends(w: War, side: int, die: int) -> bool:
    """Whether a Muster die may serve as an Army die now, for who plays the Mouth of Sauron. WR-7.55, WR-19.25"""
    lends = side == SHADOW and die == MUSTER_FACE and in_play(w, MOUTH_OF_SAURON) and not w.mouth_used
    return lends and plays_character(w, w.actor(SHADOW), MOUTH_OF_SAURON)


def types_of(w: War, side: int, die: int) -> list[int]:
    """The types of event cards that the die plays; none before a Will of the West is turned. WR-6.8, WR-7.55"""
    return ARMY_BY_MOUTH if mouth_lends(w, side, die) else TYPES_OF_FACE.get(die, NO_TYPES)


def may_allow(side: int, die: int, code: int) -> bool:
    """Whether the face can ever allow the action: by itself, by Strider or by the Mouth of Sauron. WR-5.33, WR-7.55"""
    if ONLY_FOR.get(code, side) != side:
        return False
    lent = side == SHADOW and die == MUSTER_FACE and code in (MOVE_ARMY, ATTACK)
    return code == HIDE or lent or die in FACES_FOR.get(code, [die])


def refuse_face(w: War, side: int, die: int, code: int) -> Reason | None:
    """Why the face of the die does not allow the action, wherever the figures stand. WR-5.12 to WR-5.30, WR-5.33"""
    if ONLY_FOR.get(code, side) != side:
        return WRONG_FACE
    if code == HIDE and w.guide == STRIDER:
        return None
    if die in FACES_FOR.get(code, [die]):
        return None
    if code in (MOVE_ARMY, ATTACK) and side == SHADOW and die == MUSTER_FACE and in_play(w, MOUTH_OF_SAURON):
        if not plays_character(w, w.actor(SHADOW), MOUTH_OF_SAURON):
            return MOUTH_OF_ANOTHER
        return MOUTH_USED if w.mouth_used else None
    return WRONG_FACE


def refuse_action(w: War, seat: int, side: int, shown: int, die: int, code: int) -> Reason | None:
    """Why the player cannot use the die for the action now. `die` is what the die counts as, `shown` what it shows."""
    reason = refuse_face(w, side, die, code)
    if reason is not None:
        return reason
    if code == MOVE_ARMY:
        able = can_march(w, side, die == CHARACTER_FACE) or (die != CHARACTER_FACE and w.extra.fleets(w, seat, side))
        return None if able else NOTHING_TO_DO
    if code == ATTACK:
        return None if attack_ways(w, side, die == CHARACTER_FACE, True, True) else NOTHING_TO_DO
    if code == PLAY_EVENT:
        return None if can_play(w, seat, types_of(w, side, die)) else NOTHING_TO_DO
    if code == DRAW:
        return None if any(w.zones.content[DECK + deck] for deck in decks_of(side)) else NOTHING_TO_DO
    if code == DIPLOMACY:
        return None if diplomacy_options(w, side) else NOTHING_TO_DO
    if code == RECRUIT:
        return None if can_recruit(w, side) else NOTHING_TO_DO
    if code == BRING_MINION:
        return None if minions_of(w, seat) else NOTHING_TO_DO
    if code in (RECRUIT_EVERYWHERE, EXCHANGE_IN_ORTHANC):
        return refuse_saruman(w, seat, code)
    if code == MOVE_FELLOWSHIP:
        return refuse_move_fellowship(w)
    if code == HIDE:
        return refuse_hide(w)
    if code == SEPARATE:
        return refuse_separate(w)
    if code == MOVE_COMPANIONS:
        return None if any(len(reach(w, region_of(w.character_at[c]), 1)) > 1 for c in outside(w)) else NOTHING_TO_DO
    if code == MOVE_MINIONS:
        return None if can_move_minions(w, seat) else NOTHING_TO_DO
    if code == DISMISS_CARD:
        return refuse_any_dismissal(w, seat, side, shown)
    if code in PERSUADER:
        return refuse_persuasion(w, PERSUADER[code])
    return w.extra.refuse_action(w, seat, side, die, code) if code >= MORE_WORD else WRONG_FACE


def is_worth_telling(w: War, side: int, die: int, code: int) -> bool:
    """Whether a player looks for the action with this die: its face allows it, and whom it needs is in play."""
    if code in (RECRUIT_EVERYWHERE, EXCHANGE_IN_ORTHANC):
        return in_play(w, SARUMAN)
    return code != HIDE or (not w.hidden and refuse_face(w, side, die, code) is None)


def refuse_all(w: War, seat: int, side: int, die: int, code: int) -> Reason | None:
    """What keeps everybody from an action that the die allows, where one thing does. Asked only for a reason."""
    leader = die == CHARACTER_FACE
    if code == RECRUIT:
        own = [nation for nation in NATIONS_OF[side] if w.seat_of_nation[nation] == seat]
        if any(w.at_war(nation) for nation in own):
            return NO_RECRUIT
        return YOURS_AT_PEACE if w.is_divided(side) else NONE_AT_WAR
    if code == MOVE_COMPANIONS:
        return NO_COMPANION_OUTSIDE
    if code == ATTACK:
        return refuse_any_attack(w, side, leader)
    if code == MOVE_ARMY and leader and can_march(w, side, False):
        return NO_LEADER
    if code == BRING_MINION:
        return refuse_any_entry(w, [minion for minion in MINIONS if plays_character(w, seat, minion)])
    if code == DIPLOMACY:
        reasons = [refuse_marker(w, nation) for nation in NATIONS_OF[side] if not w.at_war(nation)]
        return reasons[0] if reasons else IS_AT_WAR
    if code == PLAY_EVENT:
        return refuse_any_event(w, seat, types_of(w, side, die))
    return NO_DECK if code == DRAW else None


def can_move_minions(w: War, seat: int) -> bool:
    """A Nazgûl or the Witch-king can always go somewhere, the Mouth of Sauron nearly always."""
    return any(w.figures.counts[COUNTED_LEADERS + SHADOW][:REINFORCEMENTS]) or bool(MoveMinions(seat).movers(w))


def diplomacy_options(w: War, side: int) -> list[int]:
    """Nations whose marker the die can move (DP-31). WR-5.23, WR-14.13"""
    return [NATION + nation for nation in NATIONS_OF[side] if refuse_marker(w, nation) is None]


def refuse_marker(w: War, nation: int) -> Reason | None:
    """Why the player who acts cannot move the nation's marker with a die. WR-14.13, WR-19.21"""
    return refuse_nation(w, nation) or refuse_diplomacy(w, nation)


def refuse_persuasion(w: War, companion: int) -> Reason | None:
    """Boromir, Legolas and Gimli move their nation's marker with any die, whoever plays the nation.

    WR-7.43 to WR-7.46, WR-7.57, WR-19.21
    """
    nation = PERSUADES[companion]
    region = region_of(w.character_at[companion]) if in_play(w, companion) else NOWHERE
    if region == NOWHERE or NATION_AT[region] != nation or not is_city_or_stronghold(region):
        return NOT_HIS_PLACE
    if w.held[region] != FREE_PEOPLES or (companion == GIMLI and region != EREBOR):
        return NOT_HIS_PLACE
    return refuse_again(w, nation) or refuse_advance(w, nation)


# Saruman (DP-75)


def refuse_saruman(w: War, seat: int, code: int) -> Reason | None:
    """Why Saruman cannot muster in this way now. WR-7.51, WR-7.52, WR-19.26"""
    if not plays_character(w, seat, SARUMAN):
        return NOT_YOUR_CHARACTER
    if not in_play(w, SARUMAN) or w.held[ORTHANC] != SHADOW or w.is_besieged(ORTHANC):
        return NO_SARUMAN
    if code == RECRUIT_EVERYWHERE:
        return None if saruman_regions(w) else NO_LEVY
    both = (
        w.figures.count(ISENGARD_REGULAR, ORTHANC) >= 2
        and w.figures.count(ISENGARD_ELITE, REINFORCEMENTS + SHADOW) >= 2
    )
    return None if both else NO_EXCHANGE


def saruman_regions(w: War) -> list[int]:
    """The Isengard settlements where a Regular can be recruited. WR-7.51"""
    return [r for r in SETTLEMENTS_OF[ISENGARD] if refuse_recruit(w, ISENGARD_REGULAR, r, False) is None]


class Diplomacy(Frame):
    """Move the marker of one own nation (DP-31). WR-5.23, WR-14.13"""

    __slots__ = ("seat", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "seat", "side")

    def __init__(self, seat: int = 0, side: int = 0) -> None:
        super().__init__("choose_nation")
        self.seat = seat
        self.side = side

    def clone(self) -> Diplomacy:
        other = Diplomacy(self.seat, self.side)
        other.step = self.step
        return other

    def choose_nation(self, w: War) -> None:
        w.ask_one(self.seat, "nation", diplomacy_options(w, self.side), then="move_marker")

    def move_marker(self, w: War) -> None:
        advance(w, w.reply - NATION)
        note_deed(w, w.reply - NATION)
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        nation = code - NATION
        return refuse_marker(s, nation) if 0 <= nation < len(NATIONS) else WRONG_FACE


class RecruitEverywhere(Frame):
    """Saruman's call: a Regular in every Isengard settlement. If they run short, the player says where (DP-59, DP-75).

    `left` are the settlements still without. WR-7.51
    """

    __slots__ = ("left", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "left", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("count_settlements")
        self.seat = seat
        self.left: list[int] = NOTHING

    def clone(self) -> RecruitEverywhere:
        other = RecruitEverywhere(self.seat)
        other.step = self.step
        other.left = self.left
        return other

    def count_settlements(self, w: War) -> None:
        self.left = saruman_regions(w)
        self.step = "choose_settlement"

    def choose_settlement(self, w: War) -> None:
        figures = w.figures.count(ISENGARD_REGULAR, REINFORCEMENTS + SHADOW)
        if figures >= len(self.left):
            for region in self.left:
                recruit(w, ISENGARD_REGULAR, region)
            w.pop()
        elif not figures:
            w.pop()
        else:
            w.ask_one(self.seat, "levy-where", [REGION + region for region in self.left], then="settlement_chosen")

    def settlement_chosen(self, w: War) -> None:
        region = w.reply - REGION
        recruit(w, ISENGARD_REGULAR, region)
        self.left = [other for other in self.left if other != region]
        self.step = "choose_settlement"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code - REGION in self.left else NOTHING_TO_DO


def exchange_in_orthanc(w: War) -> None:
    """Two Regulars go back, two Elites come. WR-7.52"""
    w.figures.move(ISENGARD_REGULAR, 2, ORTHANC, REINFORCEMENTS + SHADOW)
    w.figures.move(ISENGARD_ELITE, 2, REINFORCEMENTS + SHADOW, ORTHANC)
    w.tell(EXCHANGED, ISENGARD_REGULAR, ISENGARD_ELITE, ORTHANC)


def begin(w: War, seat: int, side: int, shown: int, die: int, code: int) -> None:
    """Carry out the action: at once, or by pushing its procedure."""
    leader = die == CHARACTER_FACE
    if code in (MOVE_ARMY, ATTACK) and die == MUSTER_FACE:
        w.mouth_used = True
    if code == MOVE_ARMY:
        w.push(March(seat, side, 1 if leader else 2, leader, by_die=True))
    elif code == ATTACK:
        w.push(Attack(seat, side, leader, by_die=True))
    elif code == PLAY_EVENT:
        w.push(PlayEvent(seat, die, types_of(w, side, die)))
    elif code == DRAW:
        w.push(ChooseDeck(seat))
    elif code == DIPLOMACY:
        w.push(Diplomacy(seat, side))
    elif code == RECRUIT:
        w.push(Recruit(seat, side))
    elif code == BRING_MINION:
        w.push(EnterPlay(seat))
    elif code == RECRUIT_EVERYWHERE:
        w.push(RecruitEverywhere(seat))
        w.extra.action_begun(w, code)
    elif code == EXCHANGE_IN_ORTHANC:
        exchange_in_orthanc(w)
        w.extra.action_begun(w, code)
    elif code == MOVE_FELLOWSHIP:
        w.push(MoveFellowship())
    elif code == HIDE:
        hide(w)
    elif code == SEPARATE:
        w.push(Separate(seat))
    elif code == MOVE_COMPANIONS:
        w.push(MoveCompanions(seat))
    elif code == MOVE_MINIONS:
        w.push(MoveMinions(seat))
    elif code == DISMISS_CARD:
        w.push(Dismiss(seat, side, shown))
    elif code >= MORE_WORD:
        w.extra.begin(w, seat, side, code)
    else:
        companion = PERSUADER[code]
        companion_persuades(w, PERSUADES[companion], PERSUADED[companion])
        note_deed(w, PERSUADES[companion])
