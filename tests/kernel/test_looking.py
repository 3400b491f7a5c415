"""Views, imagined worlds and perspectives, told with the miniature games."""

from __future__ import annotations

from random import Random

from tests.kernel import duel, skirmish
from tests.kernel.duel import HAND
from tests.kernel.miniatures import apply_first_round, faces, field, mages

from mathom.kernel import (
    PASS,
    UNANSWERED,
    Perspective,
    Setting,
    State,
    VariantSchema,
    apply,
)

SCHEMA = VariantSchema([2, 4], [Setting("keep", [True, False]), Setting("life", [3, 1, "endless"])])


# Looking


def test_a_view_has_the_question_for_who_is_asked() -> None:
    state = mages()
    views = [duel.GAME.view(state, seat) for seat in (0, 1, None)]

    assert [view["asked"] for view in views] == [[0], [0], [0]]
    assert [view["result"] for view in views] == [None, None, None]
    assert ["ask" in view for view in views] == [True, False, False]
    assert (views[0]["ask"]["kind"], views[0]["ask"]["about"]) == ("act", {})
    assert [option["key"] for option in views[0]["ask"]["options"]] == [
        "play:imp",
        "lay:imp",
        "lay:spark",
        "lay:ward",
        "pass",
    ]


def test_who_has_answered_a_sealed_question_is_asked_no_more() -> None:
    state = field()
    apply(state, 1, 9)

    assert [skirmish.GAME.view(state, 1)["asked"], "ask" in skirmish.GAME.view(state, 1)] == [[0], False]


def test_the_result_is_in_the_view() -> None:
    state = field()
    apply_first_round(state)
    apply(state, 0, 0)
    view = skirmish.GAME.view(state, None)

    assert view["asked"] == []
    assert [view["result"]["winners"], view["result"]["how"]] == [[1], "ceased"]


def test_an_imagined_world_has_the_own_hand_and_a_new_seed() -> None:
    state = mages()
    state.chance.script = {"strike": [[0]]}
    hands = {tuple(sorted(faces(duel.GAME.determinize(state, 1, Random(i)), HAND))) for i in range(20)}
    imagined = duel.GAME.determinize(state, 1, Random(1))

    assert len(hands) > 5
    assert faces(imagined, HAND + 1) == faces(state, HAND + 1)
    assert [imagined.chance.script, len(imagined.chance.seed)] == [{}, 64]
    assert imagined.chance.seed != state.chance.seed
    assert state.chance.script == {"strike": [[0]]}


def test_in_an_imagined_world_the_own_sealed_answer_stays_and_others_are_guessed() -> None:
    state = field()
    apply(state, 1, 9)
    answers = {
        seat: {tuple(ask_of(skirmish.GAME.determinize(state, seat, Random(i)))) for i in range(40)} for seat in (0, 1)
    }

    assert answers[1] == {(UNANSWERED, 9)}
    assert len(answers[0]) > 2
    assert {answer[0] for answer in answers[0]} == {UNANSWERED}


def ask_of(state: State) -> list[int]:
    assert state.ask is not None
    return state.ask.answers


def test_an_over_game_can_be_imagined_too() -> None:
    state = field()
    apply_first_round(state)
    apply(state, 0, 0)
    imagined = skirmish.GAME.determinize(state, 0, Random(1))

    assert [imagined.ask, imagined.result] == [None, state.result]


def test_a_perspective_is_all_that_a_player_is_given() -> None:
    state = mages()
    own, other = Perspective(duel.GAME, state, 0), Perspective(duel.GAME, state, 1)

    assert [own.options(), other.options()] == [[0, 10, 11, 12, PASS], []]
    assert [own.view(), other.view()] == [duel.GAME.view(state, 0), duel.GAME.view(state, 1)]
    assert own.imagine(Random(3)).dump() == duel.GAME.determinize(state, 0, Random(3)).dump()
    assert [own.game, own.seat] == [duel.GAME, 0]


def test_a_glance_is_a_view_unless_the_game_has_something_better() -> None:
    state = mages()
    own, other = Perspective(duel.GAME, state, 0), Perspective(duel.GAME, state, 1)

    assert [own.glance(), other.glance()] == [duel.GAME.view(state, 0), duel.GAME.view(state, 1)]


def test_a_perspective_of_a_finished_game_has_no_options() -> None:
    state = field()
    state.ask = None

    assert Perspective(skirmish.GAME, state, 0).options() == []
