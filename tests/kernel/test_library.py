"""Which games there are, and what is known of them without importing them."""

from __future__ import annotations

import json
import sys
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest
from tests.kernel import duel, skirmish

from mathom.kernel import UnknownGame
from mathom.kernel.library import Box, Games, registered
from mathom.kernel.lid import has_lid, lid_of

HERE = Path(__file__).parent


def announced(name: str, place: str) -> EntryPoint:
    return EntryPoint(name, place, "mathom.games")


MINIATURES = Games(
    [announced("skirmish", "tests.kernel.skirmish:GAME"), announced("duel", "tests.kernel.duel:GAME")],
)


def boxed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    """A game that cannot be imported, since it needs what is not there; but its box has a lid."""
    home = tmp_path / "wrapped"
    home.mkdir()
    (home / "__init__.py").write_text("raise ImportError('nobody needs to open the box')")
    read = {
        "seats": [2, 3],
        "settings": [
            {"name": "moon", "allowed": [1, 2], "rules": ["AB-1"]},
            {"name": "sun", "allowed": [False, True], "rules": [], "offered": False},
        ],
        "players": ["fox"],
        "boxes": {"stars": {"moon": 2}},
    }
    (home / "lid.json").write_text(json.dumps(read))
    monkeypatch.syspath_prepend(tmp_path)
    return Games([announced("wrapped", "wrapped:GAME"), announced("duel", "tests.kernel.duel:GAME")])


def test_games_are_listed_by_their_names_and_each_is_imported_when_asked_for() -> None:
    assert (list(MINIATURES), len(MINIATURES)) == (["duel", "skirmish"], 2)
    assert (MINIATURES["duel"], MINIATURES["skirmish"]) == (duel.GAME, skirmish.GAME)
    assert ("duel" in MINIATURES, "chess" in MINIATURES) == (True, False)


def test_the_home_of_a_game_is_the_folder_of_its_module() -> None:
    assert MINIATURES.home("duel") == HERE


def test_a_game_without_a_file_says_itself_where_its_home_is(monkeypatch: pytest.MonkeyPatch) -> None:
    made = ModuleType("made_up")
    made.__spec__ = ModuleSpec("made_up", None)
    made.GAME = duel.Duel()  # type: ignore[attr-defined]
    made.GAME.home = Path("/somewhere")
    monkeypatch.setitem(sys.modules, "made_up", made)
    assert Games([announced("made-up", "made_up:GAME")]).home("made-up") == Path("/somewhere")


def test_a_game_without_a_lid_is_imported_to_know_who_can_play_it() -> None:
    assert MINIATURES.lid("duel") is None
    assert MINIATURES.variants("duel").seats == duel.GAME.variants().seats
    assert MINIATURES.boxes() == {}


def test_a_lid_tells_everything_that_a_list_of_games_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = boxed(tmp_path, monkeypatch)
    lid = shelf.lid("wrapped")
    assert lid is not None
    assert (lid.schema.seats, lid.players, lid.boxes) == ([2, 3], ["fox"], {"stars": {"moon": 2}})
    assert [(one.name, one.allowed, one.rules, one.offered) for one in lid.schema.settings] == [
        ("moon", [1, 2], ("AB-1",), True),
        ("sun", [False, True], (), False),
    ]
    assert shelf.variants("wrapped") is lid.schema
    with pytest.raises(ImportError, match="nobody needs to open the box"):
        shelf["wrapped"]


def test_an_expansion_lies_in_its_own_folder_beside_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = boxed(tmp_path, monkeypatch)
    assert shelf.boxes() == {"stars": Box("wrapped", {"moon": 2}, tmp_path / "wrapped" / "stars")}


def test_a_lid_need_not_tell_of_expansions(tmp_path: Path) -> None:
    assert not has_lid(tmp_path)
    (tmp_path / "lid.json").write_text(json.dumps({"seats": [1], "settings": [], "players": []}))
    assert has_lid(tmp_path)
    assert lid_of(tmp_path).boxes == {}


def test_of_a_game_that_nobody_announced_nothing_is_told() -> None:
    with pytest.raises(UnknownGame) as refused:
        MINIATURES.lid("chess")
    assert str(refused.value) == "There is no game 'chess'. Known games: duel, skirmish."


def test_what_a_game_names_elsewhere_is_imported_from_there() -> None:
    assert registered("tests.kernel.duel:GAME") is duel.GAME
