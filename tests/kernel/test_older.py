"""Games that were played by other rules or facts: they can be watched, and they go on by the rules of this program.

``tests/records/wotr_rules_1.jsonl`` was written by rules version 1 of Der Ringkrieg, with the facts of that time.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel import skirmish
from tests.kernel.announced import skirmish_announced
from tests.kernel.records import at, changed, old_lines, play, recorded

from mathom.kernel import Adopted, Ask, BadRecord, DamagedRecord, Frame, Match, OtherRules, Recording, State, game
from mathom.kernel.older import asked_anew
from mathom.kernel.state import digest_of

__all__ = ["skirmish_announced"]

NOW = {"rules": 0}  # what a record of another version differs in


def others(lines: list[str], **values: Any) -> list[str]:
    """The record as if other rules had written it."""
    return changed(lines, '"mathom"', **(values or NOW))


def differing(choices: int, n: int, **values: Any) -> list[str]:
    """A record of other rules, by which something else happened at the first card laid after choice `n`."""
    _, lines = recorded(choices)
    first = next(i for i in range(at(lines, f'"n":{n},'), len(lines)) if '"event":"laid"' in lines[i])
    event = {**json.loads(lines[first]), "card": "red-5"}
    return others([*lines[:first], json.dumps(event) + "\n", *lines[first + 1 :]], **values)


def test_a_real_record_of_older_rules_can_be_watched_from_snapshot_to_snapshot() -> None:
    recording = Recording.parse(old_lines())
    assert recording.version != recording.ours
    moments = list(recording.walk())
    assert [moment.n for moment in moments] == list(range(113))
    exact = [moment.n for moment in moments if moment.exact]
    assert {0, 32, 50, 91} <= set(exact), "every snapshot is shown as it is"
    assert 31 not in exact
    for moment in moments:
        assert game("wotr").view(moment.state, 0)["turn"] == moment.state.turn
        state, reached = recording.nearest(moment.n)
        assert (reached == moment.n, state.seq) == (moment.exact, reached)


def test_a_moment_that_our_rules_do_not_lead_to_is_refused_by_name() -> None:
    recording = Recording.parse(old_lines())
    reached = recording.nearest(31)[1]
    assert reached < 31
    with pytest.raises(OtherRules) as refused:
        recording.state_at(31)
    assert str(refused.value).startswith("The record was written with rules version of wotr 1, this program has ")
    assert str(refused.value).endswith("choice 31 would lead elsewhere. It can be watched and continued.")
    with pytest.raises(OtherRules, match=rf"choice {reached + 1} would lead elsewhere"):
        recording.verify()


def test_a_running_game_of_older_rules_goes_on_and_is_read_again() -> None:
    lines = old_lines()
    match = Match.resume(lines, lambda text: lines.extend(text.splitlines(True)))
    adopted = match.adopted
    assert adopted is not None
    assert 91 <= adopted.n == match.seq <= 112
    assert adopted.lost == 112 - adopted.n
    play(match, 60)
    again = Recording.parse(lines)
    assert again.plays_by_ours(adopted.n)
    assert not again.plays_by_ours(adopted.n - 1)
    assert (again.floor, again.version) == (adopted.n, again.ours)
    assert again.state_at(match.seq).digest() == match.state.digest()
    assert [moment.exact for moment in again.walk()][adopted.n :] == [True] * (len(again.entries) - adopted.n)
    resumed = Match.resume(lines)
    assert (resumed.adopted, resumed.state.digest()) == (None, match.state.digest())


def test_what_was_chosen_by_our_rules_can_be_taken_back_and_what_was_not_makes_the_game_go_on_earlier() -> None:
    lines = old_lines()
    match = Match.resume(lines, lambda text: lines.extend(text.splitlines(True)))
    floor = match.seq
    play(match, 10)
    match.undo(floor + 3)
    assert (match.seq, match.recording.floor) == (floor + 2, floor)
    match.undo(60)
    assert (match.seq, match.adopted) == (59, Adopted(59, 0))
    assert Recording.parse(lines).state_at(59).digest() == match.state.digest()


def test_a_record_of_other_rules_that_lead_to_the_same_is_as_good_as_ours() -> None:
    finished, lines = recorded()
    assert Recording.parse(others(lines)).verify().digest() == finished.state.digest()
    assert Recording.parse(others(lines, catalogue="x")).verify().digest() == finished.state.digest()
    half, lines = recorded(40)
    resumed = Match.resume(others(lines))
    assert (resumed.adopted, resumed.state.digest()) == (Adopted(40, 0), half.state.digest())
    assert resumed.state.chance.seed == "seed"


@pytest.mark.parametrize("choices", [0, 1, 2])
def test_a_game_that_goes_on_by_our_rules_verifies_from_wherever_it_does(choices: int) -> None:
    _, lines = recorded(choices)
    lines = others(lines)
    match = Match.resume(lines, lambda text: lines.extend(text.splitlines(True)))
    assert match.adopted == Adopted(choices, 0)
    play(match, 10)
    assert Recording.parse(lines).verify().digest() == match.state.digest()
    last = max(i for i, line in enumerate(lines) if '"event":"laid"' in line)
    lines[last] = lines[last].replace('"card":"', '"card":"x')
    with pytest.raises(DamagedRecord, match="what happened differs from what is written"):
        Recording.parse(lines).verify()


@pytest.mark.usefixtures("skirmish_announced")
def test_sealed_answers_and_dice_of_other_rules_are_given_again_by_who_gave_them() -> None:
    lines: list[str] = []
    match = play(Match.start(skirmish.GAME, {}, ["Ann", "Ben"], "seed", lines.append), seed=3)
    recording = Recording.parse(others("".join(lines).splitlines(True)))
    moments = list(recording.walk())
    assert all(moment.exact for moment in moments)
    assert moments[-1].state.digest() == match.state.digest()


def test_the_rules_that_an_event_names_may_differ() -> None:
    _, lines = recorded(30)
    renamed = others([line.replace('"rules":["FE-3.5"]', '"rules":["FE-3.99"]') for line in lines])
    assert all(moment.exact for moment in Recording.parse(renamed).walk())


def test_where_something_else_happened_the_moment_before_is_shown_until_the_next_turn() -> None:
    recording = Recording.parse(differing(60, 20))
    inexact = [moment for moment in recording.walk() if not moment.exact]
    first, last = inexact[0].n, inexact[-1].n
    assert first == 21
    assert [moment.n for moment in inexact] == list(range(first, last + 1))
    assert last + 1 in recording.turns()
    assert {moment.state.seq for moment in inexact} == {first - 1}


def test_a_finished_game_of_other_rules_stays_finished() -> None:
    finished, lines = recorded()
    assert finished.state.result is not None
    lines = changed(lines, '"event":"game-over"', points=[99, 0])
    reached = Recording.parse(others(lines)).nearest(finished.seq)[1]
    assert reached == finished.seq - 1, "our rules do not lead to the end that is written"
    written: list[str] = []
    match = Match.resume(others(lines), written.append)
    assert (match.state.ask, match.state.stack, match.state.seq, written) == (None, [], finished.seq, [])
    assert match.state.result is not None
    assert match.state.result.plain() == finished.state.result.plain()


def test_a_snapshot_with_other_fields_is_read_as_far_as_it_goes() -> None:
    """A field that is new keeps what the class gives it; one that is no more is left out."""
    _, lines = recorded(40)
    moved: list[str] = []
    for line in lines:
        data = json.loads(line)
        if "snapshot" in data:
            data["snapshot"]["mushrooms"] = 3
            del data["snapshot"]["last"]
            data["digest"] = Recording.parse(lines).game.load(json.loads(line)["snapshot"]).digest()
        moved.append(json.dumps(data) + "\n")
    with pytest.raises(DamagedRecord, match="snapshot"):
        Recording.parse(moved).state_at(40)
    for i, line in enumerate(moved):
        data = json.loads(line)
        if "snapshot" in data:
            moved[i] = json.dumps({**data, "digest": digest_of(data["snapshot"])}) + "\n"
    with pytest.raises(DamagedRecord, match="the fields of 'Table' do not fit this version"):
        Recording.parse(moved).state_at(40)
    assert Match.resume(others(moved)).adopted is not None


def test_a_snapshot_whose_question_means_something_else_is_not_shown() -> None:
    """The numbers of options are those of a version; a key says what was meant."""
    _, lines = recorded(40)
    turn = Recording.parse(lines).turns()[2]
    other = changed(lines, f'"n":{turn + 1},', key="card:mushroom")
    recording = Recording.parse(others(other))
    assert [moment.exact for moment in recording.walk()][turn - 1 : turn + 2] == [True, True, False]
    assert Recording.parse(others(other)).nearest(turn)[1] == turn, "the turn before leads there"


def test_the_numbers_of_options_may_differ() -> None:
    """A key says what was meant; a number means something to one version only."""
    _, lines = recorded(40)
    renumbered = [
        json.dumps({**data, "code": data["code"] + 1000}) if "code" in data else line.strip()
        for line, data in parsed(lines)
    ]
    assert all(moment.exact for moment in Recording.parse(others([line + "\n" for line in renumbered])).walk())


@pytest.mark.parametrize("change", ["kinds", "faces"])
def test_a_snapshot_whose_things_are_numbered_otherwise_is_not_shown(change: str) -> None:
    _, lines = recorded(40)
    moved: list[str] = []
    for _, data in parsed(lines):
        if "snapshot" in data:
            zones = data["snapshot"]["zones"]
            if change == "kinds":
                zones["kinds"]["sight"][3] = -1
            else:
                zones["face"] = [face + 1 for face in zones["face"]]
            data["digest"] = digest_of(data["snapshot"])
        moved.append(json.dumps(data) + "\n")
    first = next(i for i in range(at(moved, '"n": 20,'), len(moved)) if '"event": "laid"' in moved[i])
    moved[first] = moved[first].replace('"event": "laid"', '"event": "lost"')
    exact = [moment.n for moment in Recording.parse(others(moved)).walk() if moment.exact]
    assert exact == list(range(len(exact)))
    assert 19 < len(exact) < 30, "from the setup on, until something else happened, and then no snapshot helps"


def parsed(lines: list[str]) -> list[tuple[str, dict[str, Any]]]:
    return [(line, json.loads(line)) for line in lines]


def test_without_anything_that_can_be_shown_it_says_so() -> None:
    _, lines = recorded(10)
    for i, line in enumerate(lines):
        data = json.loads(line)
        if "snapshot" in data:
            lines[i] = json.dumps({**data, "snapshot": {"@": "Tisch"}}) + "\n"
    lines = changed(others(lines), '"event":"drew"', count=99)
    with pytest.raises(OtherRules) as refused:
        Match.resume(lines)
    assert str(refused.value) == (
        "The record was written with rules version of fellowship 0, this program has 1: choice 10 would lead "
        "elsewhere. It can be watched and continued."
    )
    with pytest.raises(OtherRules, match="choice 0 would lead elsewhere"):
        list(Recording.parse(lines).walk())


def test_other_facts_are_named_where_the_rules_are_the_same() -> None:
    lines = differing(60, 20, catalogue="beef")
    recording = Recording.parse(lines)
    with pytest.raises(OtherRules) as refused:
        recording.state_at(21)
    assert str(refused.value) == (
        f"The record was written with fact tables of fellowship beef, this program has {recording.ours.catalogue}: "
        "choice 21 would lead elsewhere. It can be watched and continued."
    )


def test_the_rules_are_named_by_which_a_moment_came_about() -> None:
    """Begun by rules 0, gone on with by rules 7 after choice 5; ours are others still."""
    _, lines = recorded(5)
    line = {"version": "0", "rules": 7, "catalogue": "x", "digest": "y", "snapshot": {}}
    recording = Recording.parse([*others(lines), json.dumps(line) + "\n"])
    assert [recording.other_rules(n).params["theirs"] for n in (4, 5)] == [0, 7]


def test_a_game_with_a_setting_that_our_rules_do_not_know_cannot_be_shown() -> None:
    _, lines = recorded(10)
    with pytest.raises(OtherRules):
        Match.resume(others(lines, rules=0, variant={"mushrooms": True}))


def test_where_only_the_last_moment_has_a_snapshot_it_is_shown_as_it_is() -> None:
    whole, lines = recorded(60)
    turn = Recording.parse(lines).turns()[-1]
    lines = lines[: at(lines, f'"n":{turn + 1},')] if turn < whole.seq else lines
    assert Recording.parse(others(lines)).nearest(turn)[1] == turn


def test_without_a_snapshot_the_setup_is_played_again_with_the_seed_that_a_later_one_holds() -> None:
    _, lines = recorded(40)
    first, second = [i for i, line in enumerate(lines) if '"snapshot"' in line][:2]
    for i in (first, second):
        data = json.loads(lines[i])
        lines[i] = json.dumps({name: value for name, value in data.items() if name != "snapshot"}) + "\n"
    state, reached = Recording.parse(others(lines)).nearest(3)
    assert (reached, state.chance.seed, state.chance.script, state.chance.logging) == (3, "seed", {}, False)
    forged = [line.replace('"seed":"seed"', '"seed":"mine"') for line in others(lines)]
    assert Recording.parse(forged).nearest(0)[0].chance.seed == ""


# The question as our rules put it


def question(**asked: Any) -> State:
    """A skirmish before its first choices, with another question."""
    state = skirmish.GAME.new({}, 2, "seed")
    state.take_news()
    ask = state.ask
    assert ask is not None
    told = {"seats": ask.seats, "kind": ask.kind, "options": ask.options, "then": ask.then, "answers": [], **asked}
    state.ask = Ask(**told)
    return state


def test_the_same_question_is_put_with_the_options_that_our_rules_give() -> None:
    state = question(options=[[5], [6]])
    anew = asked_anew(state)
    assert anew.ask is not None
    assert anew.ask.options == skirmish.GAME.new({}, 2, "seed").ask.options  # type: ignore[union-attr]
    assert (anew is state, anew.quiet, anew.news) == (False, False, [])


@pytest.mark.parametrize("asked", [{"kind": "peace"}, {"seats": [1, 0]}, {"answers": [0, -1]}])
def test_a_question_that_our_rules_do_not_ask_or_that_is_half_answered_stays_as_it_is(asked: dict[str, Any]) -> None:
    state = question(**asked)
    before = state.ask
    assert asked_anew(state) is state
    assert state.ask is before


def test_after_the_end_no_question_is_put() -> None:
    state = question()
    state.ask = None
    assert asked_anew(state) is state


def test_where_our_rules_do_not_know_the_way_the_question_stays_as_it_is() -> None:
    state = question()
    state.stack[-1].step = "eat_mushrooms"
    assert asked_anew(state) is state


@pytest.mark.parametrize("does", ["tells", "throws"])
def test_a_question_that_does_not_come_without_something_happening_stays_as_it_is(does: str) -> None:
    class Bold(Frame):
        __slots__ = ()

        def clone(self) -> Bold:
            return Bold(self.step)

        def boast(self, s: State) -> None:
            if does == "tells":
                s.tell(skirmish.SHOWN, [])
            else:
                s.throw("dice", [6])
            s.ask_one(0, "on", [1, 2], "boast")

    state = question(seats=[0], kind="on", options=[[1]])
    state.push(Bold("boast"))
    assert asked_anew(state) is state


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"rules": "1"}, "the entry 'rules' has the wrong form"),
        ({"snapshot": []}, "the entry 'snapshot' has the wrong form"),
        ({"snapshot": {"@": "Table"}}, "the snapshot is not the state it should be"),
    ],
)
def test_a_damaged_line_about_other_rules_is_damage(values: dict[str, Any], sentence: str) -> None:
    _, lines = recorded(20)
    lines = others(lines)
    Match.resume(lines, lambda text: lines.extend(text.splitlines(True)))
    with pytest.raises(BadRecord, match=sentence):
        Recording.parse(changed(lines, '"version"', **values)).state_at(20)
