"""Reading a card, a piece or a place in the terminal: by name or by an option's number, in every game."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Mathom

from mathom.cli.tables import table_for
from mathom.cli.tables.looking import Thing, called, named_in
from mathom.kernel import games
from mathom.texts import Texts

THINGS = [
    Thing("card", "fp_char_09", "Athelas"),
    Thing("region", "helms_deep", "Helm’s Deep"),
    Thing("region", "barad_dur", "Barad-dûr"),
    Thing("region", "bree", "Bree"),
    Thing("ring", "bree", "Bree ring"),
]
SETTINGS = [("fellowship", 3, {}), ("wotr", 2, {}), ("wotr", 4, {"third_age": True}), ("risk", 3, {}), ("meccg", 2, {})]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("athelas", ["Athelas"]),
        ("ATH", ["Athelas"]),
        ("helms deep", ["Helm’s Deep"]),
        ("barad-dur", ["Barad-dûr"]),
        ("deep", ["Helm’s Deep"]),
        ("bree", ["Bree"]),
        ("br", ["Bree", "Bree ring"]),
        ("gondor", []),
        ("'", []),
    ],
)
def test_a_thing_is_found_by_its_name_or_a_part_of_it(typed: str, found: list[str]) -> None:
    assert [thing.title for thing in called(THINGS, typed)] == found


def test_an_option_names_what_it_is_about() -> None:
    args = {"region": "helms_deep", "to": "barad_dur", "n": 3, "cards": ["fp_char_09"]}
    assert [thing.title for thing in named_in(THINGS, args)] == ["Helm’s Deep", "Barad-dûr", "Athelas"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("name", "seats", "variant"), SETTINGS)
def test_everything_can_be_looked_at_by_everybody(name: str, seats: int, variant: dict[str, bool], lang: str) -> None:
    game, texts = games()[name], Texts(lang, strict=True)
    table, state = table_for(game), game.new(variant, seats, "look")
    names = ["Ann", "Bob", "Cid", "Dee"]
    for viewer in (0, None):
        view = game.view(state, viewer)
        things = table.things(texts, view)
        assert set(table.hand(view)) <= {thing.id for thing in things}
        for thing in things:
            look = table.look(texts, view, names, thing)
            assert look.title == thing.title
            assert look.draw(texts)


def test_an_event_card_is_read_with_both_halves(mathom: Mathom) -> None:
    ran = mathom("play", "wotr", "--seats", "Ann,scripted", "--seed", "1", "--lang", "en", typed="card athelas\nquit\n")
    assert "Free Peoples Character deck · Character card" in ran.out
    assert "⚔" in ran.out
    assert "Initiative" in ran.out
    assert "WR-6.7" in ran.out


def test_a_card_of_the_card_game_is_read_with_numbers_clauses_and_rulings(mathom: Mathom) -> None:
    decks = ("--decks", "challenge-h,challenge-a")
    seats = ("--seats", "Ann,scripted", "--seed", "m")
    ran = mathom("play", "meccg", *seats, *decks, "--lang", "en", typed="card 1\nkarte gorbag\nquit\n")
    assert ran.out.count("Character · Orc · unique · Character points: 2") == 2
    assert "mind 6 · prowess 6, body 9" in ran.out
    assert "• If a body check against him totals exactly 9" in ran.out
    assert "Rules to look up: ME-13.39" in ran.out


def test_what_nobody_knows_is_said_so(mathom: Mathom) -> None:
    typed = "ansehen\nlook xyzzy\nlook 1\nlook 99\nlook b\nquit\n"
    ran = mathom("play", "wotr", "--seats", "Ann,scripted", "--seed", "1", "--lang", "en", typed=typed)
    assert "What shall I show? For example: card " in ran.out
    assert "I know nothing by the name of “xyzzy”" in ran.out
    assert "Which one?" in ran.out
    assert ran.code == 0


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["fellowship", "wotr", "risk", "meccg"])
def test_help_has_examples_of_the_game_being_played(mathom: Mathom, name: str, lang: str) -> None:
    seats = "Ann,scripted,scripted" if name == "risk" else "Ann,scripted"
    ran = mathom("play", name, "--seats", seats, "--seed", "1", "--lang", lang, typed="help\nquit\n")
    told = ran.out[ran.out.index("1, 2, ...") :]
    assert ("S3" in told, "FE-4.1" in told) == (name == "fellowship",) * 2
    assert ("odds" in told or "aussichten" in told) == (name == "wotr")
    assert ("asked" in told or "gefragt" in told) == (name == "meccg")
    assert ("Signs at the table" in told or "Zeichen auf dem Tisch" in told) is True
    assert "Ringkrieg" not in told
    if name == "wotr":
        assert "[F2]" in told or "[S2]" in told


def test_help_names_no_rule_of_another_game(mathom: Mathom, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a table of its own has no example of a rule."""
    monkeypatch.setattr(games()["fellowship"], "terminal", "")
    ran = mathom("play", "fellowship", "--seats", "Ann,scripted", "--seed", "1", "--lang", "en", typed="help\nquit\n")
    told = ran.out[ran.out.index("1, 2, ...") :]
    assert "FE-" not in told
    assert "the text of a rule" not in told


def test_the_table_is_drawn_again(mathom: Mathom) -> None:
    ran = mathom("play", "wotr", "--seats", "Ann,scripted", "--seed", "1", "--lang", "en", typed="table\ntisch\nquit\n")
    assert ran.out.count("Round 1,") == 3


def test_the_expansion_has_its_own_title(mathom: Mathom) -> None:
    ran = mathom("play", "third_age", "--seats", "Ann,scripted", "--seed", "age", "--lang", "en", typed="quit\n")
    assert "─ Twilight of the Third Age ─" in ran.out
    ran = mathom("play", "wotr", "--seats", "Ann,scripted", "--seed", "age", "--lang", "en", typed="quit\n")
    assert "─ War of the Ring ─" in ran.out
