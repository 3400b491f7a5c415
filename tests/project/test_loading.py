"""A game, its texts and what other layers have for it are loaded when they are first needed."""

import subprocess
import sys

import pytest

from mathom.cli.tables import table_for
from mathom.kernel import games
from mathom.players import known_players, player_names
from mathom.players.roles import skills_of
from mathom.texts import Texts
from mathom.texts.shelves import BOX, game_shelf

LOADED = """
import sys
{work}
parts = [name.split(".") for name in sys.modules if name.startswith("mathom.games.")]
print(*sorted({{part[2] for part in parts if len(part) > 3}}))
"""


def loaded_by(work: str) -> list[str]:
    """The games that a fresh process has imported after some work; the empty package of one is none."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED.format(work=work)], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    ("work", "expected"),
    [
        ("import mathom.cli.main, mathom.server.running", []),
        ("from mathom.kernel import games; print(list(games()), 'wotr' in games(), file=sys.stderr)", []),
        ("from mathom.texts import Texts; assert Texts('en').say('wotr-title') == 'War of the Ring'", []),
        (
            "from mathom.kernel import games; from mathom.server.http.library import _game;"
            "assert [_game(name, 1.0).seats for name in games()]",
            [],
        ),
        ("from mathom.server.people.desk import bot_names; assert 'scripted' in bot_names()", []),
        ("from mathom.kernel import game; game('fellowship').new({}, 2, '')", ["fellowship"]),
        (
            "from mathom.kernel import game; from mathom.players import make_player;"
            "make_player('scripted', game('fellowship'), ''), make_player('montecarlo', game('fellowship'), '')",
            ["fellowship"],
        ),
    ],
    ids=["program", "list", "title", "home page", "names of bots", "game", "players"],
)
def test_only_the_game_that_is_asked_for_is_imported(work: str, expected: list[str]) -> None:
    assert loaded_by(work) == expected


def test_the_home_of_a_game_is_known_without_importing_it() -> None:
    found = games()
    assert {name: found.home(name) for name in found} == {name: game.home for name, game in found.items()}


@pytest.mark.parametrize("name", list(games()))
def test_the_lid_of_a_box_says_what_the_game_says(name: str) -> None:
    game, lid = games()[name], games().variants(name)
    schema = game.variants()
    assert lid.seats == schema.seats
    assert [(s.name, s.allowed, s.rules) for s in lid.settings] == [
        (s.name, s.allowed, s.rules) for s in schema.settings
    ]
    assert player_names(name) == list(known_players(game))


@pytest.mark.parametrize("name", list(games()))
def test_a_game_registers_what_the_other_layers_have_for_it(name: str) -> None:
    game = games()[name]
    skills = skills_of(game)
    assert skills.scripted is not None
    assert skills.evaluate is not None
    assert type(table_for(game)).__module__ == f"mathom.cli.tables.{name}"


def test_messages_of_a_game_are_looked_for_when_one_is_needed() -> None:
    texts = Texts("en")
    assert texts.has("wotr-title")
    assert texts.unread == ["fellowship", "meccg", "risk", "wotr", "third_age"]
    assert texts.has("wotr-die-army")
    assert texts.unread == ["fellowship", "meccg", "risk", "third_age"]
    assert texts.has("reason-hobbits-cannot-be-covered")
    assert texts.unread == ["meccg", "risk", "third_age"]
    assert texts.has("wotr-faction-ents")
    assert texts.unread == ["meccg", "risk"]
    assert not texts.has("wotr-there-is-no-such-message")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_box_tells_what_a_reader_needs_who_has_not_sat_down(lang: str) -> None:
    for name, game in games().items():
        box = (game.home / "texts" / lang / BOX).read_text("utf-8")
        wanted = [f"{name}-title", f"{name}-about", *[f"{name}-setting-{s.name}" for s in game.variants().settings]]
        assert [key for key in wanted if f"\n{key} =" not in box] == []
        assert all(path.name != BOX for path in game_shelf(lang, name))
