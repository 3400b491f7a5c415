"""The contract of a game and the verbs on it, told with the miniature games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import duel, skirmish
from tests.kernel.duel import DOWN, PILE, Mages
from tests.kernel.miniatures import apply_first_round, faces, field, mages, next_choice, offered

from mathom.kernel import (
    CHANCE_SEAT,
    PASS,
    BadState,
    BadVariant,
    Chance,
    Game,
    GameIsOver,
    IllegalChoice,
    Reason,
    Setting,
    StaleChoice,
    UnknownGame,
    VariantSchema,
    WrongSeat,
    apply,
    apply_macro,
    explain,
    game,
    games,
    option_key,
    option_keyed,
    unboxed,
)
from mathom.kernel.game import knowledge, learns, taught

SCHEMA = VariantSchema([2, 4], [Setting("keep", [True, False]), Setting("life", [3, 1, "endless"])])


# Variants


@pytest.mark.parametrize(
    ("given", "full"),
    [
        ({}, {"keep": True, "life": 3}),
        ({"keep": False}, {"keep": False, "life": 3}),
        ({"keep": "FALSE", "life": "1"}, {"keep": False, "life": 1}),
        ({"life": "Endless"}, {"keep": True, "life": "endless"}),
    ],
)
def test_a_variant_is_read_with_defaults_and_from_texts(given: dict[str, Any], full: dict[str, Any]) -> None:
    read = SCHEMA.read(4, given)

    assert read == full
    assert [type(value) for value in read.values()] == [type(value) for value in full.values()]


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (3, {}, "The variant setting seats=3 is not possible; allowed: 2, 4."),
        (2, {"moon": 1}, "The variant setting moon=1 is not possible; allowed: one of keep, life."),
        (2, {"keep": 1}, "The variant setting keep=1 is not possible; allowed: True, False."),
        (2, {"life": 2}, "The variant setting life=2 is not possible; allowed: 3, 1, endless."),
        (2, {"life": True}, "The variant setting life=True is not possible; allowed: 3, 1, endless."),
    ],
)
def test_an_impossible_variant_is_refused(seats: int, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadVariant) as refused:
        SCHEMA.read(seats, given)

    assert str(refused.value) == sentence


def test_a_setting_may_name_its_rules_and_may_not_be_offered() -> None:
    assert [Setting("a", [1], ("AB-1",)).rules, Setting("a", [1]).rules] == [("AB-1",), ()]
    assert [Setting("a", [1], (), False).offered, Setting("a", [1]).offered] == [False, True]


def test_a_new_game_has_its_variant_and_seats_and_is_at_its_first_question() -> None:
    state = skirmish.GAME.new({"keep": "false"}, 2, "pinned")

    assert isinstance(state, skirmish.Field)
    assert [state.keep, state.seats, state.seq, state.turn] == [False, 2, 0, 0]
    assert [offered(state, 0), offered(state, 1)] == [["tactic:ambush", "tactic:charge", "tactic:none"]] * 2


def test_positions_stay_the_same_in_all_versions() -> None:
    assert [mages().digest(), field().digest()] == DIGESTS


def test_what_a_game_must_give() -> None:
    empty = Game()
    for call in (
        empty.variants,
        empty.classes,
        lambda: empty.start({}, 2, Chance()),
        lambda: empty.see(None, None),
        lambda: empty.describe(None, 0, 0),
        lambda: empty.parse(None, 0, ""),
        lambda: empty.arrange(None, {}),
        lambda: empty.drop_clause("x.1"),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_a_game_need_not_give() -> None:
    """Nobody brings anything, nothing is left for later, every key may be an option."""
    plain = Game()
    assert (plain.standing(mages(), 0), plain.named({}), plain.brings({})) == ([], {}, False)
    assert (plain.parts(), plain.supplements(), plain.later_rules(), plain.incomplete({})) == ({}, {}, {}, {})
    assert (plain.has_key("anything"), plain.skills, plain.terminal) == (True, "", "")


def test_the_knowledge_of_another_table_is_not_compared() -> None:
    state = mages()
    assert taught(knowledge(state), state) == 0
    with pytest.raises(ValueError, match="zip"):
        taught(knowledge(state)[1:], state)


# Choosing


def test_a_choice_is_carried_out_and_tells_what_happened() -> None:
    state = field()

    first, second = apply(state, 1, 9), apply(state, 0, 9, 1)

    assert first == []
    assert [event.plain() for event in second][:1] == [{"event": "shown", "tactics": [[1, "none"], [0, "none"]]}]
    assert apply(state, *next_choice(state)) != second
    assert state.seq == 3


@pytest.mark.parametrize(
    ("seat", "code", "seq", "error", "sentence"),
    [
        (0, 9, 0, StaleChoice, "This choice was made for decision 0, but the game is at decision 1. "),
        (0, 9, 2, StaleChoice, "This choice was made for decision 2, but the game is at decision 1. "),
        (1, 9, None, WrongSeat, "Seat 1 has nothing to choose now; it is the turn of seat 0. Wait for your turn."),
        (5, 9, 1, WrongSeat, "Seat 5 has nothing to choose now; it is the turn of seat 0. Wait for your turn."),
        (0, 2, 1, IllegalChoice, "'2' is not one of the options: you do not hold that tactic. Choose one of the"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_and_changes_nothing(
    seat: int, code: int, seq: int | None, error: type[Exception], sentence: str
) -> None:
    state = field()
    apply(state, 1, 9)
    before = state.dump()

    with pytest.raises(error) as refused:
        apply(state, seat, code, seq)

    assert str(refused.value).startswith(sentence)
    assert state.dump() == before


def test_what_no_rule_forbids_is_simply_not_offered() -> None:
    state = field()
    apply_first_round(state)
    assert offered(state, 0) == ["go-on:cease", "go-on:continue"]

    with pytest.raises(IllegalChoice) as refused:
        apply(state, 0, 77)

    assert str(refused.value) == (
        "'77' is not one of the options: it is not offered. Choose one of the options offered."
    )
    assert isinstance(refused.value.params["why"], Reason)


def test_both_who_are_asked_are_named() -> None:
    with pytest.raises(WrongSeat, match="it is the turn of seat 0, 1"):
        apply(field(), 2, 9)


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = field()
    apply_first_round(state)
    apply(state, 0, 0)

    with pytest.raises(GameIsOver) as refused:
        apply(state, 0, 0, 99)

    assert str(refused.value) == "The game is over; there is nothing left to choose. Start a new one."
    assert [str(reason) for reason in explain(skirmish.GAME, state, 0, "go-on:cease")] == ["the game is over"]
    with pytest.raises(GameIsOver):
        option_keyed(skirmish.GAME, state, 0, "go-on:cease")


def test_a_macro_is_several_choices_at_once() -> None:
    """The mage lays a card down and ends the turn."""
    single, macro = mages(), mages()
    told = [*apply(single, 0, duel.LAY + duel.IMP, 0), *apply(single, 0, PASS)]

    events = apply_macro(macro, 0, [duel.LAY + duel.IMP, PASS], 0)

    assert macro.dump() == single.dump()
    assert [event.plain() for event in events] == [event.plain() for event in told]
    assert len(events) > 1


def test_a_macro_may_be_a_sealed_choice() -> None:
    single, macro = field(), field()
    apply(single, 1, skirmish.CHARGE)

    apply_macro(macro, 1, [skirmish.CHARGE])

    assert macro.dump() == single.dump()


@pytest.mark.parametrize(
    ("codes", "seq", "error"),
    [
        ([duel.LAY + duel.IMP, duel.LAY + duel.IMP], 0, IllegalChoice),
        ([duel.LAY + duel.IMP, PASS, PASS], None, IllegalChoice),
        ([PASS], 1, StaleChoice),
    ],
)
def test_a_macro_is_carried_out_whole_or_not_at_all(codes: list[int], seq: int | None, error: type[Exception]) -> None:
    state = mages()
    before = state.dump()

    with pytest.raises(error):
        apply_macro(state, 0, codes, seq)

    assert state.dump() == before
    assert state.take_news() == []


# Explaining


@pytest.mark.parametrize(
    ("seat", "intent", "reasons"),
    [
        (0, "play:imp", []),
        (0, "play:ward", ["that cannot begin a chain"]),
        (0, "play:insight", ["you do not hold that"]),
        (0, "strike:3", ["that imp cannot strike"]),
        (0, "target:3", ["that is not the question now"]),
        (0, "sing", ["that is not the question now"]),
        (1, "play:imp", ["it is not your turn"]),
        (0, "lay:imp lay:ward", ["a card lies face down already"]),
        (0, "lay:imp pass", []),
        (0, "lay:imp pass pass", ["something comes to light first"]),
        (0, "", []),
    ],
)
def test_an_intent_is_explained(seat: int, intent: str, reasons: list[str]) -> None:
    state = mages()
    before = state.dump()

    assert [str(reason) for reason in explain(duel.GAME, state, seat, intent)] == reasons
    assert state.dump() == before


def test_who_has_sealed_a_choice_has_nothing_more_to_choose() -> None:
    reasons = explain(skirmish.GAME, field(), 1, "tactic:charge tactic:none")
    assert [str(reason) for reason in reasons] == ["something comes to light first"]


def test_a_key_that_is_spelt_otherwise_is_not_the_key_of_an_option() -> None:
    class Loose(duel.Duel):
        def parse(self, state: Mages, seat: int, key: str) -> int:
            return super().parse(state, seat, key.lower())

    with pytest.raises(IllegalChoice) as refused:
        option_keyed(Loose(), mages(), 0, "PASS")
    assert str(refused.value) == (
        "'PASS' is not one of the options: it is not offered. Choose one of the options offered."
    )


def test_who_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(WrongSeat) as refused:
        option_keyed(skirmish.GAME, field(), 2, "tactic:none")
    assert str(refused.value) == "Seat 2 has nothing to choose now; it is the turn of seat 0, 1. Wait for your turn."


@pytest.mark.parametrize(("knowing", "learnt"), [(0b00, [False, False]), (0b01, [True, False]), (0b10, [False, True])])
def test_a_seat_learns_what_it_has_not_known(knowing: int, learnt: list[bool]) -> None:
    before, after = mages(), mages()
    unknown = after.zones.known.index(0)
    after.zones.known[unknown] = knowing

    assert [learns(before, after, seat) for seat in (0, 1)] == learnt
    assert [learns(after, before, seat) for seat in (0, 1)] == [False, False]


def test_all_learn_from_chance() -> None:
    before, after = mages(), mages()
    after.chance.draw("die", [6])

    assert [learns(before, after, seat) for seat in (0, 1)] == [True, True]


def test_a_code_that_no_rule_speaks_of_is_not_offered() -> None:
    class Lenient(duel.Duel):
        def parse(self, state: Mages, seat: int, key: str) -> int:
            return duel.REVEAL if key == "odd" else super().parse(state, seat, key)

    state = mages()
    apply(state, 0, duel.LAY + duel.IMP)
    state.stack[-1] = Silent("choose")

    assert [str(reason) for reason in explain(Lenient(), state, 0, "odd")] == ["it is not offered"]


class Silent(duel.Turn):
    """A turn that gives no reasons."""

    def __init__(self, step: str = "choose") -> None:
        super().__init__(0, 1, step)

    def clone(self) -> Silent:
        return Silent(self.step)

    def refuse(self, s: Mages, seat: int, code: int) -> Reason | None:
        return None


def test_options_are_found_by_their_keys() -> None:
    state = mages()

    assert option_keyed(duel.GAME, state, 0, "lay:ward") == duel.LAY + duel.WARD
    for seat, key, error, sentence in (
        (0, "play:ward", IllegalChoice, "'play:ward' is not one of the options: that cannot begin a chain. "),
        (0, "sing", IllegalChoice, "'sing' is not one of the options: that is not the question now. "),
        (1, "pass", WrongSeat, "Seat 1 has nothing to choose now; it is the turn of seat 0. "),
    ):
        with pytest.raises(error) as refused:
            option_keyed(duel.GAME, state, seat, key)
        assert str(refused.value).startswith(sentence)


def test_the_keys_of_a_chance_player_are_numbers() -> None:
    state = duel.GAME.begin({}, 2, Chance(explicit=True))

    assert option_key(duel.GAME, state, CHANCE_SEAT, 7) == "7"
    assert option_key(duel.GAME, mages(), 0, PASS) == "pass"
    assert option_keyed(duel.GAME, state, CHANCE_SEAT, "7") == 7


# Loading and finding


def test_a_saved_state_goes_on_in_the_middle_of_a_chain() -> None:
    state = mages()
    apply(state, 0, duel.IMP)
    loaded = duel.GAME.load(json.loads(json.dumps(state.dump())))

    for world in (state, loaded):
        apply(world, 1, PASS)
    assert loaded.dump() == state.dump()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([1], "The saved state cannot be loaded: it is not the state of a game."),
        ({"@": "Zones"}, "The saved state cannot be loaded: the fields of 'Zones' do not fit this version."),
        ({"@": []}, "The saved state cannot be loaded: something in it has the wrong form."),
    ],
)
def test_what_is_no_state_is_not_loaded(data: Any, sentence: str) -> None:
    with pytest.raises(BadState) as refused:
        duel.GAME.load(data)

    assert str(refused.value) == sentence


def test_installed_games_are_found_by_name() -> None:
    found = games()

    assert list(found) == sorted(found)
    assert all(name == made.id for name, made in found.items())
    assert game("fellowship") is found["fellowship"]


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        game("chess")

    assert str(refused.value) == f"There is no game 'chess'. Known games: {', '.join(games())}."
    with pytest.raises(UnknownGame, match="Known games: fellowship,"):
        games().lid("chess")


def test_the_catalogue_depends_on_names_and_contents_of_the_fact_tables(tmp_path: Path) -> None:
    made = duel.Duel()
    made.home = tmp_path
    (tmp_path / "data").mkdir()
    digests = [made.catalogue()]
    for name, content in (("a.json", "1"), ("b.json", "1"), ("a.json", "2"), ("notes.txt", "1")):
        (tmp_path / "data" / name).write_text(content)
        digests.append(made.catalogue())

    assert [len(digest) for digest in digests] == [16] * 5
    assert len(set(digests)) == 4
    assert digests[3] == digests[4]
    assert digests[0] == "e4a6a0577479b2b4"
    (tmp_path / "data" / "b.json").rename(tmp_path / "data" / "c.json")
    assert made.catalogue() not in digests


def test_laid_cards_are_followed_by_a_number_that_says_nothing() -> None:
    """Whichever card the mage lays down, the other one sees the same."""
    views = []
    for face in (duel.IMP, duel.SPARK, duel.WARD):
        state = mages()
        apply(state, 0, duel.LAY + face)
        views.append(duel.GAME.view(state, 1))
        assert faces(state, DOWN) == [face]
        assert faces(state, PILE) == []

    assert views[0] == views[1] == views[2]
    assert views[0]["down"][0][0][1] is None


DIGESTS = ["a95b39098a99e6bbaf7b90718ac242e8", "da04c34904def99b9baddc8c8e4f34b8"]


def test_what_one_would_look_for_and_cannot_choose_is_shown_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    state = mages()
    assert state.ask is not None
    seat = state.ask.seats[0]
    codes = [*range(5), *range(duel.LAY, duel.LAY + 5)]
    monkeypatch.setattr(duel.Turn, "expected", lambda self, s, seat: codes)
    missing = [code for code in codes if code not in state.ask.options_of(seat)]
    closed = duel.GAME.closed(state, seat)
    assert [one["code"] for one in closed] == missing != []
    assert all(one["why"]["key"] for one in closed)
    assert closed[0] == {**duel.GAME.describe(state, seat, missing[0]).plain(), "why": closed[0]["why"]}


def test_where_a_seat_may_pass_the_question_is_a_window() -> None:
    state = mages()
    assert state.ask is not None
    seat = state.ask.seats[0]
    assert [duel.GAME.passing(state, one) for one in (seat, 1 - seat)] == [(state.ask.kind, PASS), None]
    assert skirmish.GAME.passing(field(), 0) is None


def test_an_expansion_is_its_game_with_settings() -> None:
    assert unboxed("third_age") == (game("wotr"), {"third_age": True})
    assert unboxed("wotr") == (game("wotr"), {})
    with pytest.raises(UnknownGame):
        unboxed("chess")
