"""Chapter 28: games of one to four decks."""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_deck_check import changed

from mathom.games.meccg.council.calling import is_over, may_call
from mathom.games.meccg.council.ring_victory import win_by_ring
from mathom.games.meccg.decks import check
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import Realm
from mathom.games.meccg.terms import Terms, agreed
from mathom.games.meccg.zones import SIDEBOARD
from mathom.kernel import BadBrought, Chance, Match, Recording
from mathom.testing import part, rule

GLORFINDEL, SAM = "tw-161", "tw-180"
LATE = {"ends_late": True}
# Cards that a hero's sideboard may hold three copies of.
SPARE = ("le-59", "le-68", "le-75", "le-98", "le-62", "le-67")


def game_of(length: str, **more: bool) -> Scene:
    return Scene(GLORFINDEL, SAM, terms=agreed({"length": length, **more}))


def with_points(length: str, points: int, monkeypatch: pytest.MonkeyPatch, **more: bool) -> list[int]:
    tale = game_of(length, **more)
    monkeypatch.setattr("mathom.games.meccg.council.calling.points_towards_call", lambda s, seat: points)
    found = []
    for times in range(5):
        tale.s.exhausted = [times, 0]
        found.append(may_call(tale.s, 0))
    return [times for times, may in enumerate(found) if may]


@pytest.mark.parametrize(
    ("length", "enough", "with_them", "without"),
    [
        pytest.param("one", 20, [0, 1, 2, 3, 4], [1, 2, 3, 4], marks=rule("ME-28.10", "ME-28.18")),
        pytest.param("two", 25, [1, 2, 3, 4], [2, 3, 4], marks=rule("ME-27.10", "ME-27.48")),
        pytest.param("three", 30, [0, 1, 2, 3, 4], [2, 3, 4], marks=rule("ME-28.13", "ME-28.19")),
        pytest.param("four", 40, [0, 1, 2, 3, 4], [3, 4], marks=rule("ME-28.16", "ME-28.20")),
    ],
)
def test_the_end_may_be_called_with_points_or_after_exhausting_the_deck(
    length: str, enough: int, with_them: list[int], without: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert with_points(length, enough, monkeypatch) == with_them
    assert with_points(length, enough - 1, monkeypatch) == without


@part("C-13")
@pytest.mark.parametrize(
    ("length", "enough", "with_them", "without", "ends"),
    [("three", 30, [2, 3, 4], [3, 4], 3), ("four", 40, [3, 4], [4], 4), ("one", 20, [0, 1, 2, 3, 4], [1, 2, 3, 4], 1)],
)
def test_long_games_may_end_later(
    length: str, enough: int, with_them: list[int], without: list[int], ends: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert with_points(length, enough, monkeypatch, **LATE) == with_them
    assert with_points(length, enough - 1, monkeypatch, **LATE) == without
    assert first_end(game_of(length, **LATE)) == ends


def first_end(tale: Scene) -> int:
    """After how many exhaustions of all decks the game ends by itself."""
    for times in range(1, 6):
        tale.s.exhausted = [times, times - 1]
        assert not is_over(tale.s)
        tale.s.exhausted = [times, times]
        if is_over(tale.s):
            return times
    raise AssertionError


@pytest.mark.parametrize(
    ("length", "times"),
    [
        pytest.param("one", 1, marks=rule("ME-28.11")),
        pytest.param("two", 2, marks=rule("ME-27.9")),
        pytest.param("three", 2, marks=rule("ME-28.14")),
        pytest.param("four", 3, marks=rule("ME-28.17")),
    ],
)
def test_the_game_ends_when_all_have_exhausted_their_decks(length: str, times: int) -> None:
    tale = game_of(length)
    assert first_end(tale) == times
    tale.s.exhausted = [times, times]
    tale.again()
    while tale.s.ask is not None:
        tale.decline()
    assert tale.s.result is not None
    assert tale.s.result.how == "council"


@rule("ME-27.47", "ME-27.49", "ME-27.50")
def test_a_ring_victory_is_worth_more_the_shorter_the_game() -> None:
    found = []
    for length in ("one", "two", "three", "four"):
        tale = game_of(length)
        win_by_ring(tale.s, 1)
        assert tale.s.result is not None
        found.append(tale.s.result.scores)
    assert found == [[0, 8], [0, 7], [0, 6], [0, 6]]


# Sideboards


@pytest.mark.parametrize(
    ("terms", "most", "broken"),
    [
        pytest.param(Terms(), 30, "ME-2.60", marks=rule("ME-2.60")),
        pytest.param(Terms("standard"), 25, "ME-28.5", marks=rule("ME-28.5")),
        pytest.param(Terms(length_name="three"), 30, "ME-28.12", marks=rule("ME-28.12")),
        pytest.param(Terms("standard", "three"), 30, "ME-28.12", marks=rule("ME-28.12")),
        pytest.param(Terms(length_name="four"), 35, "ME-28.15", marks=rule("ME-28.15")),
    ],
)
def test_a_sideboard_has_its_size(terms: Terms, most: int, broken: str) -> None:
    for count, faults in ((most, []), (most + 1, [broken])):
        spare: dict[str, int] = {}
        while sum(spare.values()) < count - 20:
            card = SPARE[len(spare)]
            spare[card] = min(3, count - 20 - sum(spare.values()))
        deck_ = changed("challenge-a", sideboard=spare)
        assert sum(deck_.sideboard.values()) == count
        assert [fault.rule for fault in check(deck_, terms=terms)] == faults


@rule("ME-28.9")
def test_in_a_game_of_one_deck_sideboards_stay_in_the_box() -> None:
    terms = Terms(length_name="one")
    tale = Tale(deck(sideboard={"tw-204": 3}), deck(sideboard={"tw-204": 3}), terms=terms)
    assert (tale.cards(SIDEBOARD, 0), tale.cards(SIDEBOARD, 1)) == ([], [])
    full = changed("challenge-a", sideboard=dict.fromkeys(SPARE, 3))
    assert [fault.rule for fault in check(full)] == ["ME-2.60"]
    assert check(full, terms=terms) == []


# The settings


@rule("ME-28.1")
def test_the_table_says_which_decks_may_be_brought() -> None:
    usual = GAME.variants().read(2, {})
    small = changed("challenge-a", resources={"tw-332": 2}, hazards={"dm-97": 0}).plain()
    with pytest.raises(BadBrought, match=r"ME-2\.26"):
        GAME.read_brought(usual, 2, 0, small)
    assert GAME.read_brought(GAME.variants().read(2, {"rules": "standard"}), 2, 0, small)["title"]


def test_a_game_remembers_what_was_agreed_on_and_so_does_its_record() -> None:
    wish = {"rules": "standard", "length": "four", "ends_late": True}
    lines: list[str] = []
    match = Match.start(GAME, wish, ["Rosie", "Sam"], "agreed", write=lines.append)
    rosie = match.state.ask
    assert rosie is not None
    match.choose(0, rosie.options_of(0)[0])
    for state in (match.state, match.state.clone(), GAME.load(match.state.dump())):
        assert isinstance(state, Realm)
        terms = state.terms
        assert (terms.rules, terms.length_name, terms.ends_late) == ("standard", "four", True)
    Recording.parse("".join(lines).splitlines(keepends=True)).verify()


def test_a_scenario_is_played_on_its_terms() -> None:
    s = GAME.begin({"length": "three"}, 2, Chance("scenario"))
    assert isinstance(s, Realm)
    GAME.arrange(s, {"players": [{}, {}]})
    assert s.terms.length().points == 30
