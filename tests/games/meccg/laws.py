"""What holds at every moment of a game: looked at in the plays of the laws and in the soak."""

from __future__ import annotations

from typing import Any

from mathom.games.meccg.round.turn import Turn, phase_of
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.zones import CHAIN
from mathom.testing.checks import hold
from mathom.testing.conformance import Law, Play


def torn_apart(s: Realm) -> list[str]:
    """Followers that are not in the company of who controls them, or whose controller follows somebody."""
    led = [who for seat in range(s.seats) for who in s.characters(seat) if s.under[who] >= 0]
    apart = [who for who in led if s.company_of(who) != s.company_of(s.under[who]) or s.under[s.under[who]] != GENERAL]
    return [s.face(who).id for who in apart]


def is_lost_in_time(s: Realm) -> bool:
    """Whether somebody is asked within a turn, and in none of its phases."""
    return s.ask is not None and s.innermost(Turn) is not None and phase_of(s) is None


def left_on_chain(s: Realm) -> list[str]:
    """What is still declared while companies are organised."""
    organising = s.ask is not None and s.ask.kind == "organise"
    return [s.face(card).id for card in s.zones.content[CHAIN]] if organising else []


def a_follower_is_with_its_controller(play: Play) -> None:
    for i, state in moments(play):
        hold(not torn_apart(state), play, i, f"{torn_apart(state)} are not with those that control them")


def every_question_of_a_turn_has_a_phase(play: Play) -> None:
    for i, state in moments(play):
        hold(not is_lost_in_time(state), play, i, f"the question '{state.ask.kind}' is in no phase")


def nothing_is_left_on_the_chain(play: Play) -> None:
    for i, state in moments(play):
        hold(not left_on_chain(state), play, i, f"{left_on_chain(state)} are still on the chain")


def moments(play: Play) -> list[tuple[int, Any]]:
    return list(enumerate(play.course.moments[:-1]))


OWN_LAWS: list[Law] = [
    a_follower_is_with_its_controller,
    every_question_of_a_turn_has_a_phase,
    nothing_is_left_on_the_chain,
]
