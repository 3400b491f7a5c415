"""Chapter 15: the Fellowship moves and hides, and its phase."""

from tests.games.wotr.helpers import (
    FP,
    asked,
    at,
    bare,
    choose,
    key,
    lay,
    next_tiles,
    offers,
    put,
    script,
    told,
)
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import (
    LAST_BATTLE,
    lies,
    position,
    start,
)

from mathom.games.wotr.battle.conquest import shut_in
from mathom.games.wotr.events import offer
from mathom.games.wotr.fellowship import members, mordor, moves, reveal
from mathom.games.wotr.fellowship.members import (
    Separate,
)
from mathom.games.wotr.fellowship.moves import (
    FellowshipPhase,
    MoveFellowship,
    hide,
    refuse_hide,
    refuse_move_fellowship,
)
from mathom.games.wotr.fellowship.reveal import Declare, Reveal
from mathom.games.wotr.fellowship.route import in_reach
from mathom.games.wotr.hunt import pool, roll, tile
from mathom.games.wotr.map import PRINTED
from mathom.kernel import Frame
from mathom.kernel.plain import dump, fields, load
from mathom.testing import part, rule

DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
MERIADOC, PEREGRIN = CHARACTER_NAMES.index("meriadoc"), CHARACTER_NAMES.index("peregrin")


# Movement


@rule("WR-15.19", "WR-15.21", "WR-15.22")
def test_a_move_is_a_step_of_progress_then_the_hunt_then_the_die_goes_to_the_hunt_box() -> None:
    w = bare()
    w.hunt_box = [0, 2]
    script(w, hunt=[[2, 5]])
    start(MoveFellowship(), w, progress=1)
    assert (position(w), w.hunt_box, w.tried) == (("rivendell", 2, True, 0), [1, 2], True)
    assert told(w) == [
        ("fellowship-moved", 2),
        ("hunt-rolled", [2, 5], 0, 0),
        ("hunt-failed",),
        ("die-to-hunt-box", 1),
    ]


@rule("WR-15.20", "WR-15.42", "WR-15.48")
def test_it_moves_only_while_hidden() -> None:
    w = bare()
    w.hidden = False
    revealed = key(refuse_move_fellowship(w))
    hide(w)
    assert (revealed, refuse_move_fellowship(w)) == ("the-fellowship-is-revealed", None)


@rule("WR-15.21")
def test_the_marker_does_not_pass_12() -> None:
    w = bare()
    w.progress = 11
    before = refuse_move_fellowship(w)
    w.progress = 12
    assert (before, key(refuse_move_fellowship(w))) == (None, "the-progress-marker-is-on-its-last-box")


@rule("WR-15.23", "WR-15.25", "WR-4.23")
def test_the_dice_of_earlier_moves_help_later_hunts_of_the_round() -> None:
    w = bare()
    w.hunt_box = [0, 1]
    script(w, hunt=[[4], [4], [3]])
    for _ in range(3):
        start(MoveFellowship(), w, progress=w.progress)
    assert (told(w)[1], w.progress, w.hunt_box) == (("hunt-rolled", [3], 2, 0), 3, [3, 1])


@rule("WR-15.24")
def test_a_move_by_card_puts_no_die_into_the_box() -> None:
    w = start(MoveFellowship(by_card=True))
    assert (w.progress, w.hunt_box) == (1, [0, 0])


@part("fp_str_01.event")
@rule("WR-15.23")
def test_with_the_last_battle_in_play_dice_do_not_go_to_the_box() -> None:
    w = bare()
    lay(w, LAST_BATTLE)
    start(MoveFellowship(), w)
    assert (w.progress, w.hunt_box, lies(w, LAST_BATTLE)) == (1, [0, 0], True)


@part("fp_str_01.discard")
@rule("WR-15.23", "WR-6.16")
def test_the_last_battle_leaves_when_the_fellowship_is_revealed_and_then_the_die_counts() -> None:
    w = bare()
    lay(w, LAST_BATTLE)
    w.hunt_box = [0, 1]
    next_tiles(w, "std_0_reveal_1")
    script(w, hunt=[[6]])
    start(MoveFellowship(), w, where="hollin")
    choose(w, "hollin")
    assert (w.hunt_box, lies(w, LAST_BATTLE)) == ([1, 1], False)


@rule("WR-15.26")
def test_black_lines_are_not_crossed() -> None:
    w = bare()
    w.progress = 1
    for a, b in PRINTED["meta"]["impassable_neighbours"]:
        w.ring_bearers = at(a)
        assert at(b) not in in_reach(w)


@rule("WR-15.27", "WR-15.28")
def test_neither_armies_nor_sieges_hinder_it() -> None:
    w = bare()
    put(w, "lorien", elves_regular=2)
    shut_in(w, FP, at("lorien"))
    put(w, "lorien", sauron_regular=5, nazgul=1)
    put(w, "dimrill_dale", sauron_elite=5)
    put(w, "moria", sauron_regular=5)
    free = bare()
    for war in (w, free):
        start(Declare(), war, where="hollin", progress=4)
    assert offers(w) == offers(free)
    choose(w, "lorien")
    start(Declare(), w, where="lorien", progress=2)
    assert "parth_celebrant" in offers(w)


# Hiding


@rule("WR-15.46", "WR-15.47", "WR-15.61")
def test_hiding_turns_the_marker_and_does_nothing_else() -> None:
    w = start(Reveal(), where="hollin", corruption=3)
    assert refuse_hide(w) is None
    hide(w)
    assert (position(w), w.hunt_box, w.tried) == (("hollin", 0, True, 3), [0, 0], True)
    assert key(refuse_hide(w)) == "the-fellowship-is-hidden-already"


# The order of phase 2


@part("AMB-50")
@rule("WR-4.8", "WR-4.10", "WR-4.11", "WR-17.2")
def test_phase_2_is_declaring_then_mordor_then_the_guide() -> None:
    w = start(FellowshipPhase(), where="dagorlad", progress=1)
    questions = [asked(w)]
    choose(w, "morannon")
    questions.append(asked(w))
    choose(w, "enter-mordor")
    questions.append(asked(w))
    choose(w, "strider")
    assert questions == [(FP, "declare"), (FP, "enter-mordor"), (FP, "guide")]
    assert (w.mordor, w.stack) == (0, [])


# Copies


def frames() -> dict[str, type[Frame]]:
    modules = (members, moves, offer, roll, mordor, pool, reveal, tile)
    things = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    return {thing.__name__: thing for thing in things if issubclass(thing, Frame) and thing is not Frame}


def other_value(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return f"other {value}"
    return value + 7 if isinstance(value, int) else [3]


def test_every_frame_of_these_chapters_survives_copying_and_saving() -> None:
    assert len(frames()) == 18
    for cls in frames().values():
        frame = cls()
        for field in fields(cls):
            setattr(frame, field, other_value(getattr(frame, field)))
        assert dump(frame.clone()) == dump(frame)
        assert dump(load(dump(frame), dict(frames()))) == dump(frame)


@rule("WR-15.49")
def test_a_copy_of_the_war_goes_on_like_the_war_itself() -> None:
    w = start(Separate(FP), progress=2)
    choose(w, "legolas")
    twin = w.clone()
    for war in (w, twin):
        choose(war, "gimli", "done", "hollin", "strider")
    assert w.digest() == twin.digest()
