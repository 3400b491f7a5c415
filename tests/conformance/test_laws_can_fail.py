"""A law that nothing can break proves nothing: here each of them catches games that are broken on purpose."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.kernel import barrows, duel, skirmish
from tests.kernel.duel import DECK, DREW_CARD, HAND, NAMES, NONE, PILE, Mages, Spells
from tests.kernel.skirmish import DECIDED, Battle, Field, Skirmish

from mathom.kernel import Chance, Event, Game, Link, Option, Perspective, Reason, Result, State, Text, Variant
from mathom.kernel.chance import sample
from mathom.kernel.plain import fingerprint
from mathom.testing import conformance as laws
from mathom.testing import knowledge
from mathom.testing.conformance import LAWS, Law, LawBroken, Play

Breaking = Callable[[pytest.MonkeyPatch], None]

# The package has a function of the module's name.
LOOKING_AHEAD = sys.modules["mathom.kernel.game"]

BROKEN: list[tuple[Law, Game, Breaking]] = []


def breaks(law: Law, game: Game) -> Callable[[Breaking], Breaking]:
    def register(breaking: Breaking) -> Breaking:
        BROKEN.append((law, game, breaking))
        return breaking

    return register


class Hashed(Skirmish):
    """Depends on the order of a set; at module level, as another process must find it."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "hashed"

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        state = super().start(variant, seats, chance)
        state.turn = hash("a word")
        return state


HASHED = Hashed()


# Copies and saving


@breaks(laws.a_copy_is_equal_and_apart, skirmish.GAME)
def a_copy_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    def clone(self: Field) -> Field:
        copy = Field(self)
        copy.regulars = self.regulars
        return copy

    patch.setattr(Field, "clone", clone)


@breaks(laws.a_copy_is_equal_and_apart, skirmish.GAME)
def a_copy_lacks_a_field(patch: pytest.MonkeyPatch) -> None:
    def clone(self: Field) -> Field:
        copy = Field(self)
        copy.keep = not self.keep
        return copy

    patch.setattr(Field, "clone", clone)


@breaks(laws.a_saved_game_loads_as_it_was, duel.GAME)
def a_field_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Mages, "unsaved", ("news", "quiet", "turned"))


@breaks(laws.a_digest_says_the_position_only, skirmish.GAME)
def a_digest_depends_on_the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Field, "digest", lambda self: fingerprint(self.dump()))


@breaks(laws.a_digest_says_the_position_only, skirmish.GAME)
def a_digest_is_blind(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Field, "digest", lambda self: fingerprint(self.turn))


@breaks(laws.undoing_gives_the_earlier_state, skirmish.GAME)
def loading_counts_a_turn(patch: pytest.MonkeyPatch) -> None:
    def load(self: Skirmish, data: Any) -> State:
        state = Game.load(self, data)
        state.turn += 1
        return state

    patch.setattr(Skirmish, "load", load)


# Options


@breaks(laws.there_is_always_something_to_choose, skirmish.GAME)
def an_option_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "go_on", lambda self, s: s.ask_one(0, "go-on", [1, 0, 1], "ceased_or_not"))


@breaks(laws.there_is_always_something_to_choose, skirmish.GAME)
def a_result_comes_too_early(patch: pytest.MonkeyPatch) -> None:
    def go_on(self: Battle, s: Field) -> None:
        s.end(0, "too-early")
        s.push(self)
        s.ask_one(0, "go-on", [0, 1], "ceased_or_not")

    patch.setattr(Battle, "go_on", go_on)


@breaks(laws.every_option_can_be_played, skirmish.GAME)
def an_option_raises(patch: pytest.MonkeyPatch) -> None:
    """Only in a copy, so that the game itself can be played."""

    def decide(self: Battle, s: Field, seat: int, kind: str) -> None:
        if s.quiet:
            raise KeyError(kind)

    patch.setattr(Battle, "decide", decide)


@breaks(laws.every_option_can_be_played, skirmish.GAME)
def an_option_ends_the_game_without_a_result(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Field, "end", lambda self, winner, how: self.pop())


@breaks(laws.keys_name_one_option_each, skirmish.GAME)
def two_options_have_one_key(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Skirmish, "describe", lambda self, s, seat, code: Option(code, "tactic:none", Text("x"), []))


@breaks(laws.keys_name_one_option_each, duel.GAME)
def a_key_means_something_else(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(duel.Duel, "parse", lambda self, s, seat, key: 0)


@breaks(laws.explanations_agree_with_the_options, skirmish.GAME)
def what_is_offered_is_refused(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "refuse", lambda self, s, seat, code: Reason("because"))


@breaks(laws.explanations_agree_with_the_options, skirmish.GAME)
def nothing_is_ever_explained(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laws, "explain", lambda game, state, seat, key: [])


@breaks(laws.a_refused_choice_changes_nothing, skirmish.GAME)
def everything_is_accepted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laws, "apply", lambda state, seat, code, seq=None: [])


@breaks(laws.nonsense_is_refused_plainly, skirmish.GAME)
def a_number_is_looked_up_unseen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "refuse", lambda self, s, seat, code: [Reason("because")][code])


# Replaying and chance


@breaks(laws.the_same_choices_give_the_same_game, skirmish.GAME)
def something_is_remembered_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    count = itertools.count()

    def end(self: Field, winner: int, how: str) -> None:
        self.turn = next(count)
        self.finish(Result([winner], [0, 0], how))

    patch.setattr(Field, "end", end)


@breaks(laws.a_fork_has_the_same_future, skirmish.GAME)
def a_copy_plays_differently(patch: pytest.MonkeyPatch) -> None:
    def decide(self: Battle, s: Field, seat: int, kind: str) -> None:
        s.turn += s.quiet

    patch.setattr(Battle, "decide", decide)


def roll_past_chance(self: Battle, s: Field) -> None:
    """Looks at the seed instead of asking chance."""
    if not self.over(s):
        self.step = "count_hits"
        s.outcome = sample(s.chance.seed, "battle", s.turn, [6] * 10)


@breaks(laws.scripted_chance_equals_sampled_chance, skirmish.GAME)
def dice_cannot_be_scripted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "roll", roll_past_chance)


@breaks(laws.explicit_chance_equals_sampled_chance, skirmish.GAME)
def dice_cannot_be_picked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "roll", roll_past_chance)


@breaks(laws.hash_seeds_do_not_matter, HASHED)
def the_order_of_a_set_shows(patch: pytest.MonkeyPatch) -> None:
    """The game itself is broken."""


# The game as a whole


@breaks(laws.nothing_vanishes_or_doubles, duel.GAME)
def a_card_becomes_another(patch: pytest.MonkeyPatch) -> None:
    def discard(self: Mages, thing: int) -> None:
        self.zones.move(thing, PILE)
        self.zones.face = [duel.SNARE if t == thing else face for t, face in enumerate(self.zones.face)]

    patch.setattr(Mages, "discard", discard)


@breaks(laws.the_game_ends_with_a_result, skirmish.GAME)
def a_game_goes_on_for_ever(patch: pytest.MonkeyPatch) -> None:
    def end(self: Field, winner: int, how: str) -> None:
        self.regulars = [4, 3]
        self.stack = []
        self.push(Battle())
        self.stack[0].step = "choose_tactics"

    patch.setattr(Field, "end", end)


@breaks(laws.the_game_ends_with_a_result, skirmish.GAME)
def a_stranger_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Field, "end", lambda self, winner, how: self.finish(Result([2], [0, 0], how)))


@breaks(laws.events_are_plain_and_copies_are_silent, skirmish.GAME)
def a_copy_tells_events(patch: pytest.MonkeyPatch) -> None:
    def decide(self: Battle, s: Field, seat: int, kind: str) -> None:
        s.news = [*s.news, Event(DECIDED, (seat, kind))]

    patch.setattr(Battle, "decide", decide)


@breaks(laws.events_are_plain_and_copies_are_silent, skirmish.GAME)
def an_event_is_told_to_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Battle, "decide", lambda self, s, seat, kind: s.tell_to(1 << 5, DECIDED, seat, kind))


# What anybody can know


@breaks(knowledge.a_view_is_the_same_in_every_imagined_world, skirmish.GAME)
def a_view_shows_the_other_hand(patch: pytest.MonkeyPatch) -> None:
    see = Skirmish.see

    def leak(self: Skirmish, state: Field, seat: int | None) -> dict[str, Any]:
        return {**see(self, state, seat), "both": [state.held(0), state.held(1)]}

    patch.setattr(Skirmish, "see", leak)


@breaks(knowledge.a_view_is_the_same_in_every_imagined_world, duel.GAME)
def who_can_do_nothing_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Spells, "asks_anyway", lambda self, s, seat: False)


@breaks(knowledge.a_view_is_the_same_in_every_imagined_world, duel.GAME)
def a_view_shows_a_card_before_it_is_declared(patch: pytest.MonkeyPatch) -> None:
    see = duel.Duel.see

    def leak(self: duel.Duel, state: Mages, seat: int | None) -> dict[str, Any]:
        frame = state.stack[-1] if state.stack else None
        return {**see(self, state, seat), "pick": frame.pick if isinstance(frame, Spells) else NONE}

    patch.setattr(duel.Duel, "see", leak)


@breaks(knowledge.a_view_is_the_same_in_every_imagined_world, skirmish.GAME)
def a_standing_counts_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Skirmish, "standing", lambda self, state, seat: [sum(state.held(0)), sum(state.held(1))])


@breaks(knowledge.only_a_discreet_question_hides_whether_there_is_a_choice, duel.GAME)
def who_is_asked_anyway_is_answered_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Spells, "is_discreet", lambda self, s: False)


@breaks(knowledge.no_hidden_face_reaches_a_view, skirmish.GAME)
def a_view_shows_a_sealed_answer(patch: pytest.MonkeyPatch) -> None:
    see = Skirmish.see

    def leak(self: Skirmish, state: Field, seat: int | None) -> dict[str, Any]:
        return {**see(self, state, seat), "sealed": [] if state.ask is None else state.ask.answers}

    patch.setattr(Skirmish, "see", leak)


@breaks(knowledge.no_hidden_face_reaches_a_view, duel.GAME)
def a_view_shows_whether_the_bottom_card_is_a_ward(patch: pytest.MonkeyPatch) -> None:
    see = duel.Duel.see

    def leak(self: duel.Duel, state: Mages, seat: int | None) -> dict[str, Any]:
        bottom = state.zones.content[DECK][:1]
        return {**see(self, state, seat), "ward": [state.zones.face[card] == duel.WARD for card in bottom]}

    patch.setattr(duel.Duel, "see", leak)


@breaks(knowledge.imagining_depends_on_knowledge_only, skirmish.GAME)
def imagination_shuffles_the_real_cards(patch: pytest.MonkeyPatch) -> None:
    def determinize(self: Skirmish, state: State, seat: int | None, rng: Random) -> State:
        other = state.clone()
        unknown = [thing for thing in range(5) if not state.zones.knows(seat, thing)]
        faces = [state.zones.face[thing] for thing in unknown]
        rng.shuffle(faces)
        dealt = dict(zip(unknown, faces, strict=True))
        other.zones.face = [dealt.get(thing, face) for thing, face in enumerate(other.zones.face)]
        other.chance.seed = "imagined"
        return other

    patch.setattr(Skirmish, "determinize", determinize)


@breaks(knowledge.imagining_depends_on_knowledge_only, skirmish.GAME)
def imagination_has_the_secret_seed(patch: pytest.MonkeyPatch) -> None:
    def determinize(self: Skirmish, state: State, seat: int | None, rng: Random) -> State:
        other = Game.determinize(self, state, seat, rng)
        other.chance.seed = state.chance.seed
        return other

    patch.setattr(Skirmish, "determinize", determinize)


@breaks(knowledge.what_cannot_be_told_apart_is_imagined_alike, duel.GAME)
def a_pick_is_not_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Spells, "forget", lambda self, s, seat: None)


@breaks(knowledge.what_cannot_be_told_apart_is_imagined_alike, duel.GAME)
def a_number_tells_which_card_was_laid_down(patch: pytest.MonkeyPatch) -> None:
    see = duel.Duel.see

    def count_only(self: duel.Duel, state: Mages, seat: int | None) -> dict[str, Any]:
        return {**see(self, state, seat), "down": []}

    def take_from_hand(self: Mages, seat: int, face: int, to: int) -> int:
        card = self.held(seat, face)
        self.zones.move(card, to)
        return card

    patch.setattr(duel.Duel, "see", count_only)
    patch.setattr(Mages, "take_from_hand", take_from_hand)
    patch.setattr(duel, "LAID", duel.SHUFFLED)
    patch.setattr(Mages, "tell", lambda self, kind, *args: None)


@breaks(knowledge.events_and_views_tell_the_same, duel.GAME)
def everybody_is_told_what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    def draw(s: Mages, seat: int) -> None:
        card = s.zones.content[DECK][-1]
        s.zones.move(card, HAND + seat)
        s.tell(DREW_CARD, seat, NAMES[s.zones.face[card]])

    patch.setattr(duel, "draw", draw)


@breaks(knowledge.events_and_views_tell_the_same, duel.GAME)
def nobody_is_told_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    def carry_out(self: Spells, s: Mages, link: Link) -> None:
        s.zones.reveal(s.zones.content[DECK][-1], 1 << link.seat)

    patch.setattr(Spells, "carry_out", carry_out)


@breaks(knowledge.numbers_of_hidden_things_tell_nothing, duel.GAME)
def a_card_is_laid_down_with_the_number_it_was_drawn_with(patch: pytest.MonkeyPatch) -> None:
    def take_from_hand(self: Mages, seat: int, face: int, to: int) -> int:
        card = self.held(seat, face)
        self.zones.move(card, to)
        return card

    patch.setattr(Mages, "take_from_hand", take_from_hand)


@breaks(knowledge.numbers_of_hidden_things_tell_nothing, duel.GAME)
def a_card_leaves_a_gap_that_the_next_one_shows(patch: pytest.MonkeyPatch) -> None:
    """What is played openly is told by its face; what is laid down afterwards has a number, the last one left."""
    take_unseen = Mages.take_from_hand

    def take_from_hand(self: Mages, seat: int, face: int, to: int) -> int:
        if to != PILE:
            return take_unseen(self, seat, face, to)
        card = self.held(seat, face)
        self.zones.move(card, to)
        return card

    patch.setattr(Mages, "take_from_hand", take_from_hand)


@breaks(knowledge.looking_ahead_tells_nothing, duel.GAME)
def a_look_ahead_goes_on_when_something_comes_to_light(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LOOKING_AHEAD, "comes_to_light", lambda before, after, seat: False)


@breaks(knowledge.looking_ahead_tells_nothing, duel.GAME)
def a_look_ahead_ends_only_where_another_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LOOKING_AHEAD, "learns", lambda before, after, seat: False)


@breaks(knowledge.imagined_worlds_can_be_played_to_the_end, duel.GAME)
def forgetting_leaves_a_question_without_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Spells, "forget", lambda self, s, seat: setattr(self, "pick", NONE))


@breaks(knowledge.what_a_seat_brings_is_its_secret, barrows.GAME)
def the_true_deck_of_another_is_imagined(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(barrows.Barrows, "suppose", Game.suppose)


@breaks(knowledge.a_perspective_shows_what_the_game_shows, skirmish.GAME)
def a_perspective_shows_the_other_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(knowledge, "Perspective", lambda game, state, seat: Perspective(game, state, 1 - seat))


@pytest.mark.parametrize(("law", "game", "breaking"), [pytest.param(*case, id=case[2].__name__) for case in BROKEN])
def test_a_broken_game_is_caught(law: Law, game: Game, breaking: Breaking, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(monkeypatch)

    caught = []
    for seed in range(12):
        try:
            law(Play(game, {}, 2, f"broken{seed}", bound=300, sample=40))
        except LawBroken as error:
            caught.append(str(error))
            break

    assert caught


def test_every_law_is_seen_to_fail() -> None:
    assert {law for law, _, _ in BROKEN} == set(LAWS)
