"""Every scenario file runs as a test that proves the rules it names; and a scenario that is wrong says so."""

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from mathom.kernel import BadScenario, Scenario, ScenarioFailed, games, run_scenario
from mathom.kernel.plain import DEEPEST
from mathom.testing import part, rule

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))


def cases() -> list[Any]:
    """One case for each file, marked with the rules that the file names, and the example that is its title."""
    found = []
    for file in FILES:
        data = Scenario.read(file).data
        example = re.match(r"([A-Z]{2}-EX-\d+):", data["title"])
        marks = [rule(*data["rules"]), *([part(example[1])] if example else [])]
        found.append(pytest.param(file, marks=marks, id=file.relative_to(HERE).with_suffix("").as_posix()))
    return found


@pytest.mark.parametrize("file", cases())
def test_scenario(file: Path) -> None:
    run_scenario(file)


# A right scenario, from which every wrong one below differs in one entry

RIGHT: dict[str, Any] = {
    "title": "A 1 at Bag End",
    "game": "fellowship",
    "seats": 3,
    "position": {"hands": [["green-1", "green-4"], ["yellow-1"], ["red-1"]]},
    "step": [
        {"refuse": "stop", "because": "FE-3.2"},
        {
            "choose": "card:green-1 slot:S0",
            "asked": 0,
            "question": "card",
            "offered": ["stop"],
            "includes": ["stop"],
            "excludes": ["card:green-4"],
            "view": {"cards.0.card": "green-1", "players.0.hand": ["green-4"]},
            "hidden": ["players.1.hand"],
            "events": [{"event": "laid", "card": "green-1"}],
        },
        {"choose": "stop", "asked": [1], "viewer": "spectator", "hidden": ["players.0.hand"]},
    ],
}


def changed(step: int, **entries: Any) -> dict[str, Any]:
    data = copy.deepcopy(RIGHT)
    data["step"][step - 1].update(entries)
    return data


def test_the_scenario_that_the_wrong_ones_differ_from_holds() -> None:
    assert Scenario("right.toml", RIGHT).run().seq == 3


@pytest.mark.parametrize(
    ("step", "entries", "says"),
    [
        (1, {"refuse": "card:green-1 slot:S0"}, "'card:green-1 slot:S0' is allowed"),
        (
            1,
            {"because": "FE-3.7"},
            "'stop' is refused, but for another reason: at least one card must be played (FE-3.2, FE-3.9)",
        ),
        (
            1,
            {"because": "it-is-not-your-turn"},
            "'stop' is refused, but for another reason: at least one card must be played (FE-3.2, FE-3.9)",
        ),
        (
            3,
            {"seat": 0, "refuse": "stop"},
            "'stop' is refused, like everything now: it is not your turn; if that is meant: "
            "because = 'it-is-not-your-turn'",
        ),
        (
            2,
            {"choose": "card:green-5 slot:S0"},
            "'card:green-5' is not possible: that card is not in your hand (FE-3.1); "
            "seat 0 is asked 'card': card:green-1, card:green-4",
        ),
        (
            2,
            {"choose": ["card:green-1", "ring:none"]},
            "'ring:none' is not possible: that is not the question now; seat 0 is asked 'slot': "
            "slot:S0, slot:S1, slot:S2, slot:S3, slot:S4, slot:S5, slot:S6, slot:S7, slot:S8, slot:S9",
        ),
        (
            2,
            {"choose": "card:green-1 slot:S10"},
            "no question of this game has an option 'slot:S10'; perhaps 'slot:S1' is meant; seat 0 is asked 'slot': "
            "slot:S0, slot:S1, slot:S2, slot:S3, slot:S4, slot:S5, slot:S6, slot:S7, slot:S8, slot:S9",
        ),
        (
            2,
            {"seat": 1},
            "'card:green-1' is not possible: Seat 1 has nothing to choose now; it is the turn of seat 0. "
            "Wait for your turn; "
            "seat 0 is asked 'card': card:green-1, card:green-4",
        ),
        (2, {"asked": 1}, "asked: [0]"),
        (2, {"question": "slot"}, "the question is 'card'"),
        (2, {"offered": ["stop", "card:green-4"]}, "offered: stop"),
        (1, {"offered": ["stop"]}, "offered: card:green-1, card:green-4"),
        (2, {"includes": ["card:green-4"]}, "not offered: card:green-4; offered: stop"),
        (1, {"includes": ["stop", "replay"]}, "not offered: stop, replay; offered: card:green-1, card:green-4"),
        (
            3,
            {"seat": 0, "offered": ["stop"]},
            "seat 0 is not asked, so nothing is offered; seat 1 is asked 'card': card:yellow-1",
        ),
        (
            3,
            {"seat": 0, "includes": ["stop"]},
            "seat 0 is not asked, so nothing is offered; seat 1 is asked 'card': card:yellow-1",
        ),
        (2, {"excludes": ["stop"]}, "offered after all: stop"),
        (1, {"excludes": ["card:green-4", "card:green-1"]}, "offered after all: card:green-4, card:green-1"),
        (2, {"view": {"cards.0.card": "green-2"}}, "cards.0.card is 'green-1', not 'green-2'"),
        (2, {"view": {"cards.1.card": "green-1"}}, "the view has no cards.1.card: there is no '1' among: -1,-1"),
        (
            2,
            {"viewer": 1},
            "the view has no players.0.hand: there is no 'hand' among: colours, hand_count, deck_count, rings, points",
        ),
        (
            2,
            {"view": {"plyers.0.points": 0}},
            "the view has no plyers.0.points: there is no 'plyers'; perhaps 'players' is meant",
        ),
        (2, {"nothing": ["active"]}, "active is 0, not nothing"),
        (2, {"nothing": ["lst"]}, "the view has no lst: there is no 'lst'; perhaps 'last' is meant"),
        (
            2,
            {"no_events": [{"event": "laid"}]},
            "{'event': 'laid', 'seat': 0, 'card': 'green-1', 'cell': [-1, -1], 'ring': None, 'rules': ['FE-3.5']} "
            "did happen",
        ),
        (2, {"hidden": ["players.0.hand"]}, "players.0.hand can be seen: ['green-4']"),
        (
            2,
            {"events": [{"event": "laid", "card": "green-2"}]},
            "{'event': 'laid', 'card': 'green-2'} did not happen (in this order); what did: "
            "[{'event': 'laid', 'seat': 0, 'card': 'green-1', 'cell': [-1, -1], 'ring': None, 'rules': ['FE-3.5']}]",
        ),
        (
            3,
            {"events": [{"event": "drew-cards"}, {"event": "drew"}]},
            "{'event': 'drew'} did not happen (in this order); what did: "
            "[{'event': 'drew', 'seat': 0, 'count': 5, 'rules': ['FE-3.3']}, "
            "{'event': 'drew-cards', 'seat': 0, 'cards': ['green-1', 'green-1', 'green-2', 'green-1', 'green-3'], "
            "'rules': ['FE-3.3'], 'to': [0]}]",
        ),
        (3, {"result": {"winners": [0]}}, "the result is None"),
    ],
)
def test_an_expectation_that_does_not_hold_is_reported_with_its_step(
    step: int, entries: dict[str, Any], says: str
) -> None:
    with pytest.raises(ScenarioFailed) as failed:
        Scenario("wrong.toml", changed(step, **entries)).run()
    assert str(failed.value) == f"wrong.toml, step {step}: {says}"


def test_a_result_with_other_winners_fails() -> None:
    data = copy.deepcopy(RIGHT)
    data["position"] = {"hands": [["green-1"], [], []], "decks": [[], [], []], "points": [5, 0, 0]}
    data["step"] = [{"choose": "card:green-1 slot:S0", "result": {"winners": [0], "scores": [7, 0, 0]}}]
    Scenario("right.toml", data).run()
    data["step"][0]["result"]["winners"] = [1]
    with pytest.raises(ScenarioFailed, match=r"step 1: the result is .*'winners': \[0\]"):
        Scenario("wrong.toml", data).run()


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        (
            {"titel": "x"},
            "unknown entry 'titel'; perhaps 'title' is meant",
        ),
        ({"seats": "three"}, "'seats' has the wrong type"),
        (
            {"step": [{"chose": "stop"}]},
            "step 1: unknown entry 'chose'; perhaps 'choose' is meant",
        ),
        ({"step": [{"choose": 1}]}, "step 1: 'choose' has the wrong type"),
        ({"step": ["stop"]}, "step 1: a table is wanted"),
        ({"seats": True}, "'seats' has the wrong type"),
        ({"step": [{"hidden": [3]}]}, "step 1: 'hidden' has the wrong type"),
        ({"step": [{"choose": ["stop", 3]}]}, "step 1: 'choose' has the wrong type"),
        ({"step": [{"events": ["laid"]}]}, "step 1: 'events' has the wrong type"),
        ({"branch": [{"title": "x"}]}, "branch 1: the entry 'step' is missing"),
        (
            {"branch": [{"title": "x", "step": [{"chose": "stop"}]}]},
            "step 1 of branch 'x': unknown entry 'chose'; perhaps 'choose' is meant",
        ),
        ({"step": [{"asked": 0}, {"because": "FE-3.2"}]}, "step 2: 'because' without 'refuse'"),
    ],
)
def test_a_file_of_the_wrong_form_says_what_is_wrong_with_it(entries: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", {**RIGHT, **entries})
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: {says}."


@pytest.mark.parametrize("name", ["title", "game", "seats", "step"])
def test_a_missing_entry_is_named(name: str) -> None:
    with pytest.raises(BadScenario, match=f"the entry '{name}' is missing"):
        Scenario("wrong.toml", {key: value for key, value in RIGHT.items() if key != name})


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        ({"seats": 5}, "seats=5 is not possible; allowed: 2, 3, 4"),
        ({"variant": {"start": 3}}, "start=3 is not possible"),
        ({"variant": {"begin": 0}}, "begin=0 is not possible; allowed: one of start, colours, hidden_points"),
        ({"position": {"hand": []}}, "position: unknown entry 'hand'; perhaps 'hands' is meant"),
        (
            {"position": {"hands": [["green-6"], [], []]}},
            "position.hands.0.0: there is no 'green-6' here; perhaps 'green-5' is meant",
        ),
        ({"position": {"hands": [["green-5", "green-5"], [], []]}}, "there is no card 'green-5' left"),
        ({"position": {"cards": ["green-5 0,0"]}}, "'green-5 0,0': no such cell, or it is taken"),
        ({"position": {"rings": [["moria"], [], []]}}, "position.rings.0.0: there is no 'moria' here; known: bag_end"),
        ({"chance": {"start": [[7]]}}, "The scripted outcome [7] for 'start' cannot happen"),
    ],
)
def test_a_position_that_cannot_be_is_refused(entries: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", {**RIGHT, **entries}).run()
    assert str(wrong.value).startswith("The scenario wrong.toml is wrong: ")
    assert says in str(wrong.value)


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        ({"game": "chess"}, "There is no game 'chess'. Known games: " + ", ".join(games())),
        ({"position": {"cards": [3]}}, "position.cards.0: a text like 'red-4 -1,-1 bree' is wanted"),
        ({"chance": {"moon": [[1]], "sun": [[2]]}}, "the chance scripted for moon, sun was not needed"),
    ],
)
def test_what_cannot_be_played_says_why(entries: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", {**RIGHT, **entries}).run()
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: {says}."


def test_the_seed_decides_and_without_one_the_title() -> None:
    def seed(**entries: str) -> str:
        return Scenario("right.toml", {"game": "fellowship", "seats": 2, "step": [], **entries}).run().chance.seed

    assert [seed(title="a"), seed(title="a", seed="b")] == ["a", "b"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"title = ", "it is no TOML: something is missing at its end"),
        (b"title = 1\nseats two", "it is no TOML in line 2, column 7"),
        (b"\xff", "it is not a text file"),
    ],
)
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "wrong.toml").write_bytes(content)
    with pytest.raises(BadScenario) as wrong:
        run_scenario(tmp_path / "wrong.toml")
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: {says}."


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as wrong:
        run_scenario(tmp_path / "nothing.toml")
    assert str(wrong.value) == "The scenario nothing.toml is wrong: it cannot be opened (No such file or directory)."


def test_what_is_wrong_in_a_file_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text("title = 'x'", "utf-8")
    with pytest.raises(BadScenario) as wrong:
        run_scenario(tmp_path / "wrong.toml")
    assert str(wrong.value) == "The scenario wrong.toml is wrong: the entry 'game' is missing."


@pytest.mark.parametrize("script", [3, [3], ["0 1"], ["6 x"], [[3], 4], [["a"]], [[True]], {"a": [[1]]}])
@pytest.mark.parametrize("place", ["file", "step"])
def test_scripted_chance_is_a_list_of_lists_of_numbers(place: str, script: Any) -> None:
    data = {**RIGHT, "chance": {"start": script}} if place == "file" else changed(1, chance={"start": script})
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", data)
    where = "" if place == "file" else "step 1: "
    assert str(wrong.value) == (
        f"The scenario wrong.toml is wrong: {where}chance is a list of outcomes for each stream, like [1, 5] or '2 6'."
    )


@pytest.mark.parametrize("viewer", [3, -1, "audience"])
def test_a_viewer_is_a_seat_or_the_spectator(viewer: int | str) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", changed(2, viewer=viewer)).run()
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: there is no viewer '{viewer}'."


def test_everybody_looks_with_their_own_eyes() -> None:
    """The spectator sees no hand, the second seat the own one."""
    Scenario("right.toml", changed(3, viewer=1, view={"seat": 1, "players.1.hand": ["yellow-1"]})).run()
    with pytest.raises(ScenarioFailed, match=r"step 3: seat is None, not 0$"):
        Scenario("wrong.toml", changed(3, view={"seat": 0})).run()


def test_after_the_end_there_is_no_question() -> None:
    data = copy.deepcopy(RIGHT)
    data["position"] = {"hands": [["green-1"], [], []], "decks": [[], [], []]}
    data["step"] = [{"choose": "card:green-1 slot:S0", "asked": [], "offered": []}, {"asked": [], "offered": []}]
    Scenario("right.toml", data).run()
    data["step"][0]["question"] = "card"
    with pytest.raises(ScenarioFailed, match=r"step 1: the question is 'None'$"):
        Scenario("wrong.toml", data).run()


@pytest.mark.parametrize(
    ("step", "entries", "says"),
    [
        (
            1,
            {"refuse": "crad:green-1", "because": "FE-3.1"},
            "no question of this game has an option 'crad:green-1'; perhaps 'card:green-1' is meant",
        ),
        (1, {"refuse": "card:green-1 slot:S10"}, "no question of this game has an option 'slot:S10'"),
        (1, {"refuse": " "}, "'refuse' has the wrong type"),
        (2, {"excludes": ["sotp"]}, "no question of this game has an option 'sotp'; perhaps 'stop' is meant"),
        (
            2,
            {"hidden": ["plyers.1.hand"]},
            "the view has no plyers.1.hand: there is no 'plyers'; perhaps 'players' is meant",
        ),
        (2, {"hidden": ["players.3.hand"]}, "the view has no players.3.hand: there is no '3' among: 0, 1, 2"),
        (2, {"no_events": [{"event": "liad"}]}, "{'event': 'liad'}: unknown entry 'liad'; perhaps 'laid' is meant"),
        (
            2,
            {"no_events": [{"event": "laid", "crad": "red-5"}]},
            "{'event': 'laid', 'crad': 'red-5'}: unknown entry 'crad'; perhaps 'card' is meant",
        ),
        (
            2,
            {"events": [{"event": "laid", "nothing": ["rign"]}]},
            "{'event': 'laid', 'nothing': ['rign']}: unknown entry 'rign'; perhaps 'ring' is meant",
        ),
        (2, {"events": [{"card": "green-1"}]}, "{'card': 'green-1'}: the entry 'event' is missing"),
        (1, {"seat": 7}, "there is no seat 7"),
    ],
)
def test_what_cannot_hold_or_fail_in_any_game_is_a_mistake_of_the_file(
    step: int, entries: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", changed(step, **entries)).run()
    assert str(wrong.value) == f"The scenario wrong.toml is wrong: step {step}: {says}."


def test_nothing_can_be_expected_and_what_did_not_happen() -> None:
    data = copy.deepcopy(RIGHT)
    data["step"][0]["nothing"] = ["last", "result"]
    data["step"][1]["events"] = [{"event": "laid", "nothing": ["ring"]}]
    data["step"][1]["no_events"] = [{"event": "laid", "card": "green-4"}, {"event": "covered"}]
    Scenario("right.toml", data).run()


def test_a_card_on_the_table_is_found_by_its_cell() -> None:
    Scenario("right.toml", changed(2, view={"cards.-1,-1.card": "green-1"})).run()


def test_branches_begin_where_the_steps_end_and_know_nothing_of_each_other() -> None:
    data = copy.deepcopy(RIGHT)
    common = data.pop("step")
    data["step"] = common[:1]
    data["branch"] = [
        {"title": "the 1", "step": common[1:]},
        {"title": "the 4", "step": [{"choose": "card:green-4 slot:S0", "view": {"cards.0.card": "green-4"}}]},
    ]
    assert Scenario("right.toml", data).run().seq == 2
    data["branch"][1]["step"][0]["view"]["cards.0.card"] = "green-1"
    with pytest.raises(ScenarioFailed) as failed:
        Scenario("wrong.toml", data).run()
    assert str(failed.value) == "wrong.toml, step 1 of branch 'the 4': cards.0.card is 'green-4', not 'green-1'"


def test_a_file_of_branches_needs_no_steps_of_its_own() -> None:
    data = {key: value for key, value in RIGHT.items() if key != "step"}
    data["branch"] = [{"title": "all", "step": RIGHT["step"]}]
    assert Scenario("right.toml", data).run().seq == 3


def test_chance_that_a_branch_does_not_need_is_reported() -> None:
    data = copy.deepcopy(RIGHT)
    data["branch"] = [{"title": "moon", "step": [{"chance": {"moon": [[1]]}}]}]
    with pytest.raises(BadScenario, match="the chance scripted for moon was not needed"):
        Scenario("wrong.toml", data).run()


def test_dice_may_be_written_as_they_show() -> None:
    """A list counts from 0, a text from 1."""
    seats = [
        Scenario(
            "right.toml", {"title": "x", "game": "fellowship", "seats": 3, "step": [], "chance": {"start": script}}
        )
        .run()
        .ask
        for script in ([[2]], ["3"])
    ]
    assert [ask.waiting() for ask in seats if ask is not None] == [[2], [2]]


def test_that_it_is_not_your_turn_is_refused_only_if_the_file_says_so() -> None:
    Scenario("right.toml", changed(3, seat=0, refuse="stop", because="it-is-not-your-turn")).run()
    Scenario("right.toml", changed(1, because="at-least-one-card-must-be-played")).run()


def test_after_the_end_nothing_is_refused_unless_the_file_says_so() -> None:
    data = copy.deepcopy(RIGHT)
    data["position"] = {"hands": [["green-1"], [], []], "decks": [[], [], []]}
    data["step"] = [{"choose": "card:green-1 slot:S0", "refuse": "stop", "because": "the-game-is-over"}]
    Scenario("right.toml", data).run()
    del data["step"][0]["because"]
    with pytest.raises(ScenarioFailed, match="is refused, like everything now: the game is over"):
        Scenario("right.toml", data).run()


DICE = {
    "title": "a hunt",
    "game": "wotr",
    "seats": 2,
    "position": {"rolled": {"free_peoples": ["character"], "shadow": ["event"]}, "hunt_box": {"shadow": 2}},
}


@pytest.mark.parametrize(
    ("roll", "says"),
    [
        ("7 1", "the dice '7 1' for 'hunt' cannot be rolled; wanted: 2 dice with [6, 6] sides"),
        ("1", "the dice '1' for 'hunt' cannot be rolled; wanted: 2 dice with [6, 6] sides"),
        (
            [6, 0],
            "The scripted outcome [6, 0] for 'hunt' cannot happen; wanted: 2 numbers, each below [6, 6]",
        ),
    ],
)
def test_an_impossible_outcome_is_told_as_it_was_written_and_where(roll: Any, says: str) -> None:
    step = {"chance": {"hunt": [roll]}, "choose": "die:character move-fellowship"}
    for data in ({**DICE, "step": [step]}, {**DICE, "branch": [{"title": "one", "step": [step]}]}):
        with pytest.raises(ScenarioFailed) as failed:
            Scenario("wrong.toml", data).run()
        assert str(failed.value).endswith(f": after 'move-fellowship': {says}")


def test_an_impossible_outcome_of_the_setup_is_told_as_it_was_written() -> None:
    with pytest.raises(BadScenario) as wrong:
        Scenario("wrong.toml", {**RIGHT, "chance": {"start": ["4"]}}).run()
    assert "the dice '4' for 'start' cannot be rolled; wanted: 1 dice with [3] sides" in str(wrong.value)


def test_a_file_that_is_nested_too_deep_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(DEEPEST):
        deep = [deep]
    with pytest.raises(BadScenario, match="it is nested too deep"):
        Scenario("wrong.toml", {**RIGHT, "position": {"a": deep}})


def test_a_long_value_is_cut_where_nobody_reads_on() -> None:
    whole = {"title": "All regions", "game": "wotr", "seats": 2, "step": [{"view": {"regions": "none"}}]}
    with pytest.raises(ScenarioFailed) as failed:
        Scenario("long.toml", whole).run()
    said = str(failed.value)
    assert said.startswith("long.toml, step 1: regions is [{'region': 'angmar'")
    assert said.endswith(" ..., not 'none'")
    assert len(said) < 500
