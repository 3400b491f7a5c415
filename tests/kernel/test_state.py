"""The loop that runs frames to the next question, told with a state that writes a diary."""

from __future__ import annotations

import pytest

from mathom.kernel import CHANCE_SEAT, UNANSWERED, Ask, Chance, EventKind, Frame, Result, State, Zones
from mathom.kernel.frames import Throw

NOTED = EventKind("noted", ("what",), (), (str.upper,))


class Diary(State):
    __slots__ = ("lines",)

    def __init__(self, like: Diary | None = None) -> None:
        super().__init__(like)
        self.lines: list[str] = [] if like is None else like.lines[:]

    def clone(self) -> Diary:
        return Diary(self)

    def write(self, *words: object) -> None:
        self.lines.append(" ".join(str(word) for word in words))


class Morning(Frame):
    """Throws two dice, asks one seat, then both, visits the evening, ends."""

    __slots__ = ()

    def __init__(self, step: str = "dice") -> None:
        super().__init__(step)

    def clone(self) -> Morning:
        return Morning(self.step)

    def dice(self, s: Diary) -> None:
        self.step = "one"
        s.throw("dice", [6, 6])

    def one(self, s: Diary) -> None:
        s.write("outcome", s.outcome)
        self.step = "ask_one"

    def ask_one(self, s: Diary) -> None:
        s.ask_one(1, "one", [3, 4], "both")

    def both(self, s: Diary) -> None:
        s.write("reply", s.reply)
        self.step = "ask_both"

    def ask_both(self, s: Diary) -> None:
        s.ask_sealed([1, 0], "both", [[5, 6], [7, 8]], "visit")

    def visit(self, s: Diary) -> None:
        s.write("replies", s.replies)
        self.step = "end"
        s.push(Evening("tea"))

    def end(self, s: Diary) -> None:
        s.write("back")
        s.finish(Result([1], [0, 9], "done"))


class Evening(Frame):
    __slots__ = ()

    def tea(self, s: Diary) -> None:
        s.write("tea", len(s.stack))
        s.tell(NOTED, "tea")
        s.tell_to(0b10, NOTED, "cake")
        s.pop()


class Circle(Frame):
    __slots__ = ()

    def round(self, s: Diary) -> None:
        pass


def diary(chance: Chance) -> Diary:
    s = Diary()
    s.chance = chance
    s.zones = Zones()
    s.seats = 2
    s.push(Morning())
    s.run()
    return s


def scripted() -> Diary:
    return diary(Chance("secret", script={"dice": [[1, 4]]}))


def question(s: State) -> list[object]:
    assert s.ask is not None
    return [s.ask.seats, s.ask.kind, s.ask.options, s.ask.then, s.ask.answers]


def test_a_whole_day() -> None:
    s = scripted()
    assert question(s) == [[1], "one", [[3, 4]], "both", []]

    s.play(1, 4)
    assert question(s) == [[1, 0], "both", [[5, 6], [7, 8]], "visit", []]

    s.play(0, 8)
    assert question(s) == [[1, 0], "both", [[5, 6], [7, 8]], "visit", [UNANSWERED, 8]]

    s.play(1, 5)
    assert s.lines == ["outcome [1, 4]", "reply 4", "replies [5, 8]", "tea 2", "back"]
    assert [s.ask, s.stack, s.seq] == [None, [], 3]
    assert s.result is not None
    assert s.result.plain() == {"winners": [1], "scores": [0, 9], "how": "done"}


class Alone(Frame):
    """A sealed question to a single seat."""

    __slots__ = ()

    def ask(self, s: Diary) -> None:
        s.ask_sealed([1], "alone", [[5, 6]], "answered")

    def answered(self, s: Diary) -> None:
        s.write("alone", s.reply, s.replies)
        s.pop()


def test_a_question_to_several_may_go_to_a_single_one() -> None:
    s = Diary()
    s.push(Alone("ask"))
    s.run()

    s.play(1, 6)

    assert s.lines == ["alone 6 [6]"]


def test_no_reply_or_outcome_is_left_over_at_a_question() -> None:
    s = scripted()
    s.play(1, 4)
    assert [s.reply, s.replies, s.outcome] == [UNANSWERED, [], []]

    s.play(0, 8)
    s.play(1, 5)
    assert [s.reply, s.replies, s.outcome] == [UNANSWERED, [], []]


def test_events_are_told_in_order_and_taken_once() -> None:
    s = scripted()
    for seat, code in ((1, 3), (1, 5), (0, 7)):
        s.play(seat, code)

    assert [event.plain() for event in s.take_news()] == [
        {"event": "noted", "what": "TEA"},
        {"event": "noted", "what": "CAKE", "to": [1]},
    ]
    assert s.take_news() == []


def test_a_copy_is_silent_and_apart() -> None:
    s = scripted()
    s.play(1, 4)
    s.play(0, 8)
    copy = s.clone()

    copy.play(1, 6)

    assert copy.lines == ["outcome [1, 4]", "reply 4", "replies [6, 8]", "tea 2", "back"]
    assert copy.take_news() == []
    assert s.lines == ["outcome [1, 4]", "reply 4"]
    assert question(s) == [[1, 0], "both", [[5, 6], [7, 8]], "visit", [UNANSWERED, 8]]
    assert [s.seq, copy.seq, s.quiet, copy.quiet] == [2, 3, False, True]


def test_a_copy_has_every_field() -> None:
    s = scripted()
    s.turn = 7
    s.result = Result([0])

    copy = s.clone()

    assert copy.dump() == s.dump()
    assert [copy.seats, copy.turn, copy.seq] == [2, 7, 0]
    assert copy.stack[0] is not s.stack[0]


def test_a_dump_has_all_but_the_scratch_fields() -> None:
    assert scripted().dump() == {
        "@": "Diary",
        "ask": {"@": "Ask", "answers": [], "kind": "one", "options": [[3, 4]], "seats": [1], "then": "both"},
        "chance": {
            "@": "Chance",
            "counters": {"@pairs": [["dice", 1]]},
            "explicit": False,
            "script": {"@pairs": [["dice", []]]},
            "seed": "secret",
        },
        "lines": ["outcome [1, 4]"],
        "outcome": [],
        "replies": [],
        "reply": UNANSWERED,
        "result": None,
        "seats": 2,
        "seq": 0,
        "stack": [{"@": "Morning", "step": "ask_one"}],
        "turn": 0,
        "zones": {
            "@": "Zones",
            "content": [],
            "face": [],
            "kinds": {"@": "ZoneKinds", "back": [], "mixed": [], "sight": []},
            "known": [],
            "where": [],
        },
    }


def test_a_digest_is_pinned_and_blind_for_seed_and_script_only() -> None:
    s = scripted()
    assert s.digest() == DIGEST

    s.chance.seed, s.chance.script = "other", {"x": [[1]]}
    assert s.digest() == DIGEST

    for change in ("counters", "explicit", "turn"):
        other = s.clone()
        if change == "counters":
            other.chance.counters = {"dice": 2}
        elif change == "explicit":
            other.chance.explicit = True
        else:
            other.turn = 1
        assert other.digest() != DIGEST


def test_asking_again_finds_the_options_anew() -> None:
    s = scripted()
    s.ask = Ask([0], "stale", [[1]], "both")

    s.ask_again()

    assert question(s) == [[1], "one", [[3, 4]], "both", []]
    s.play(1, 3)
    s.play(1, 5)
    s.play(0, 7)
    s.ask_again()
    assert s.ask is None


def test_a_procedure_in_a_circle_is_a_bug_with_a_name() -> None:
    s = Diary()
    s.push(Circle("round"))

    with pytest.raises(RuntimeError, match=r"^step 'round' of Circle never comes to a question$"):
        s.run()


def test_an_empty_state_is_over_before_it_began() -> None:
    s = Diary()
    assert Diary().returned is None
    s.run()

    assert [s.ask, s.result, s.stack, s.seats, s.turn, s.seq] == [None, None, [], 0, 0, 0]
    assert [s.reply, s.replies, s.outcome, s.returned, s.news, s.quiet] == [UNANSWERED, [], [], None, [], False]


def test_a_result_has_defaults_for_loading() -> None:
    assert Result().plain() == {"winners": [], "scores": [], "how": ""}


def test_state_and_frame_want_a_way_to_copy() -> None:
    for thing, name in ((State(), "State"), (Frame("x"), "Frame")):
        with pytest.raises(NotImplementedError, match=f"^{name}$"):
            thing.clone()


def test_a_frame_refuses_and_forgets_nothing_by_itself() -> None:
    frame = Frame()
    frame.forget(Diary(), 0)

    assert [frame.step, frame.refuse(Diary(), 0, 1)] == ["", None]


# A chance player


def test_a_chance_player_picks_number_by_number() -> None:
    s = diary(Chance(explicit=True))
    s.chance.logging = True
    asked = []
    for number in (1, 4):
        asked.append(question(s))
        s.play(CHANCE_SEAT, number)

    assert asked == [[[CHANCE_SEAT], "chance", [[0, 1, 2, 3, 4, 5]], "take", []]] * 2
    assert s.lines == ["outcome [1, 4]"]
    assert question(s) == [[1], "one", [[3, 4]], "both", []]
    assert [draw.plain() for draw in s.chance.take_log()] == [{"chance": "dice", "of": [6, 6], "got": [1, 4]}]
    assert s.chance.counters == {}


def test_a_copy_in_the_middle_of_a_throw_is_apart() -> None:
    s = diary(Chance(explicit=True))
    s.play(CHANCE_SEAT, 1)
    copy = s.clone()

    copy.play(CHANCE_SEAT, 5)
    s.play(CHANCE_SEAT, 2)

    assert [copy.lines, s.lines] == [["outcome [1, 5]"], ["outcome [1, 2]"]]


def test_nobody_knows_half_a_throw() -> None:
    throw = Throw("dice", [6, 6], [3])
    throw.forget(Diary(), None)

    assert [throw.stream, throw.sizes, throw.got, throw.step] == ["dice", [6, 6], [], "offer"]


def test_a_throw_copies_all_its_fields() -> None:
    throw = Throw("dice", [6, 6], [3])
    throw.step = "take"
    copy = throw.clone()

    assert isinstance(copy, Throw)
    assert [copy.stream, copy.sizes, copy.got, copy.step] == ["dice", [6, 6], [3], "take"]
    empty = Throw()
    assert [empty.stream, empty.sizes, empty.got, empty.step] == ["", [], [], "offer"]


DIGEST = "0d7ca3bab25b36da6ff4ea1214ce8272"
