"""Chapter 4: the round and its phases."""

from typing import Any

from tests.games.wotr.plain_box import CARDS
from tests.games.wotr.playing import asked, choose, first, keys, names, position, why_not

from mathom.games.wotr.box import FACES
from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import DECK, HAND, War
from mathom.kernel import Chance
from mathom.testing import part, rule


def new(script: dict[str, list[list[int]]] | None = None) -> War:
    w = GAME.begin({}, 2, Chance("mathom", script=script or {}))
    assert isinstance(w, War)
    return w


def rolled(w: War, side: int) -> list[str]:
    return [FACES[face] for face in w.rolled[side]]


def hand_decks(w: War, seat: int) -> list[int]:
    return sorted(CARDS[w.face(thing)].deck for thing in w.hand(seat))


@rule("WR-4.1", "WR-4.8", "WR-4.12", "WR-4.17", "WR-4.20", "WR-3.15", "WR-4.6")
def test_a_round_goes_through_its_phases_in_order() -> None:
    w = new()
    assert (hand_decks(w, 0), hand_decks(w, 1)) == ([0, 1], [2, 3])
    assert asked(w) == ("free_peoples", "declare")
    choose(w, "no")
    assert asked(w) == ("free_peoples", "guide")
    choose(w, "character:gandalf_the_grey")
    assert asked(w) == ("shadow", "hunt-allocation")
    assert w.rolled == [[], []]
    choose(w, "number:2")
    assert asked(w) == ("free_peoples", "turn")
    assert (len(w.rolled[0]), len(w.rolled[1]) + w.hunt_box[1]) == (4, 7)


@rule("WR-4.2", "WR-4.25", "WR-4.6", "WR-4.3", "WR-4.4", "WR-4.5")
def test_a_round_follows_the_round_with_dice_recovered_and_two_cards_more() -> None:
    w = position(phase="victory", hunt_box={"free_peoples": 2, "shadow": 3})
    assert w.turn == 2
    assert w.hunt_box == [0, 0]
    assert w.dice == [4, 7]
    assert (hand_decks(w, 0), hand_decks(w, 1)) == ([0, 1], [2, 3])


@rule("WR-4.7", "WR-6.6")
def test_an_empty_deck_is_not_drawn_from_and_never_shuffled_again() -> None:
    w = position(phase="fellowship")
    for thing in w.zones.content[DECK]:
        w.zones.move(thing, HAND + 1)
    for thing in w.hand(1):
        w.zones.move(thing, 16)
    w.stack[0].step = "recover_dice"
    w.stack = w.stack[:1]
    w.ask = None
    w.run()
    assert hand_decks(w, 0) == [1]
    assert w.zones.content[DECK] == []


@rule("WR-4.13")
def test_after_a_move_of_the_fellowship_at_least_one_die_hunts() -> None:
    assert keys(position(phase="hunt"))[0] == "number:0"
    w = position(phase="hunt", hunted=True)
    assert keys(w)[0] == "number:1"
    assert why_not(w, "number:0") == ("WR-4.13",)


@rule("WR-4.13", "WR-4.4")
def test_a_die_in_the_hunt_box_at_the_end_of_a_round_counts_for_the_next() -> None:
    w = position(phase="victory", hunt_box={"free_peoples": 1})
    assert w.hunted
    assert not position(phase="victory", hunt_box={"shadow": 1}).hunted


@rule("WR-4.12", "WR-4.14", "WR-15.63")
def test_no_more_dice_hunt_than_companions_are_in_the_fellowship() -> None:
    assert keys(position(phase="hunt")) == [f"number:{n}" for n in range(8)]
    away = [f"{who} rivendell" for who in ("legolas", "gimli", "boromir", "meriadoc", "peregrin")]
    w = position(phase="hunt", characters=away)
    assert keys(w) == ["number:0", "number:1", "number:2"]
    assert why_not(w, "number:3") == ("WR-4.14", "WR-4.15")


@part("AMB-6")
@rule("WR-4.15")
def test_one_die_may_always_hunt() -> None:
    everybody = ("gandalf_the_grey", "strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin")
    w = position(phase="hunt", characters=[f"{who} out" for who in everybody], fellowship={"guide": "gollum"})
    assert keys(w) == ["number:0", "number:1"]


@rule("WR-4.16", "WR-4.17", "WR-4.18", "WR-4.19", "WR-5.30", "WR-1.11", "WR-1.12")
def test_hunting_dice_are_not_rolled_and_eyes_join_them() -> None:
    script = {"dice.free_peoples": [[0, 2, 4, 5]], "dice.shadow": [[5, 5, 0, 1, 2]]}
    w = position(phase="hunt", chance=script)
    told = choose(w, "number:2")
    assert first(told, "eyes-rolled") == {"count": 2}
    assert w.hunt_box == [0, 4]
    assert rolled(w, 0) == ["character", "muster_army", "event", "will_of_the_west"]
    assert rolled(w, 1) == ["character", "army", "muster"]


@rule("WR-1.11", "WR-1.12", "WR-1.8", "WR-1.9")
def test_the_faces_of_the_dice() -> None:
    script: dict[str, Any] = {"dice.free_peoples": [[0, 1, 2, 3]], "dice.shadow": [[0, 1, 2, 3, 4, 5, 0]]}
    w = position(phase="hunt", chance=script)
    told = choose(w, "number:0")
    dice = [event.plain()["dice"] for event in told if event.kind.name == "dice-rolled"]
    assert dice[0] == ["character", "character", "muster", "muster_army"]
    assert dice[1] == ["character", "character", "army", "muster", "muster_army", "event", "eye"]


@rule("WR-4.20", "WR-4.21", "WR-4.22")
def test_the_free_peoples_begin_and_the_players_alternate() -> None:
    dice = {"free_peoples": ["event", "event"], "shadow": ["event", "event"]}
    w = position(rolled=dice)
    assert asked(w) == ("free_peoples", "turn")
    choose(w, "die:event", "draw", "deck:fp_character")
    assert asked(w) == ("shadow", "turn")
    assert [len(pool) for pool in w.rolled] == [1, 2]
    choose(w, "die:event", "skip")
    assert asked(w) == ("free_peoples", "turn")
    assert [len(pool) for pool in w.rolled] == [1, 1]


@rule("WR-4.24", "WR-4.25")
def test_the_phase_ends_with_the_last_die_and_victory_is_checked_then() -> None:
    w = position(
        rolled={"shadow": ["event"]},
        held=[f"{r} shadow" for r in ("minas_tirith", "dol_amroth", "helms_deep", "erebor", "lorien")],
    )
    assert w.result is None
    told = choose(w, "die:event", "skip")
    assert w.result is not None
    assert w.result.plain() == {"winners": [1], "scores": [0, 10], "how": "shadow-conquest"}
    assert names(told)[-1] == "war-over"


@part("AMB-3")
@rule("WR-5.10", "WR-4.24")
def test_who_has_no_dice_is_skipped() -> None:
    w = position(rolled={"shadow": ["event", "event"]})
    assert asked(w) == ("shadow", "turn")
    choose(w, "die:event", "skip")
    assert asked(w) == ("shadow", "turn")


@rule("WR-4.9", "WR-4.10", "WR-4.11")
def test_the_fellowship_phase_declares_enters_mordor_and_changes_the_guide() -> None:
    w = position(phase="fellowship", fellowship={"region": "morannon", "progress": 0})
    assert asked(w) == ("free_peoples", "declare")
    choose(w, "no")
    assert asked(w) == ("free_peoples", "enter-mordor")
    choose(w, "no")
    assert asked(w) == ("free_peoples", "guide")


@rule("WR-17.15")
def test_idleness_in_mordor_is_paid_at_the_end_of_the_phase() -> None:
    w = position(rolled={"shadow": ["event"]}, fellowship={"mordor": 1, "corruption": 3})
    choose(w, "die:event", "skip")
    assert w.corruption == 4
    w = position(rolled={"shadow": ["event"]}, fellowship={"mordor": 1, "corruption": 11})
    choose(w, "die:event", "skip")
    assert w.result is not None
    assert w.result.how == "corruption"


# From one round to the next


def sit_out(w: War) -> None:
    """The round goes by: nobody declares or hunts, and every die is set aside."""
    turn = w.turn
    while w.turn == turn:
        choose(w, "skip" if "skip" in keys(w) else "no" if "no" in keys(w) else keys(w)[0])


@rule("WR-4.6")
def test_both_draw_two_cards_whoever_acted_last() -> None:
    for last in ("free_peoples", "shadow"):
        w = position(rolled={last: ["event"]})
        choose(w, "die:event", "skip")
        assert (w.turn, hand_decks(w, 0), hand_decks(w, 1)) == (2, [0, 1], [2, 3])


@rule("WR-5.40")
def test_a_new_round_allows_each_player_a_ring_again() -> None:
    w = position(rolled={"free_peoples": ["event"], "shadow": ["army"]}, rings={"free_peoples": 2, "shadow": 1})
    choose(
        w, "use-ring", "turn:event>muster", "die:muster", "skip", "use-ring", "turn:army>muster", "die:muster", "skip"
    )
    assert (w.turn, w.rings) == (2, [1, 1])
    choose(w, "no", "character:gandalf_the_grey", "number:0")
    assert "use-ring" in keys(w)
    choose(w, keys(w)[0], "skip")
    assert (asked(w), "use-ring" in keys(w)) == (("shadow", "turn"), True)


@rule("WR-17.15")
def test_who_moved_or_hid_in_mordor_is_idle_again_in_a_round_without_it() -> None:
    w = position(
        rolled={"free_peoples": ["character"]},
        fellowship={"mordor": 1, "corruption": 3, "hidden": False, "guide": "strider"},
    )
    choose(w, "die:character", "hide")
    assert (w.turn, w.corruption) == (2, 3)
    sit_out(w)
    assert (w.turn, w.corruption) == (3, 4)
