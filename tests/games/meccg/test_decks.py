"""Deck files: what is written is read back, and what people write is understood."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.damage import damaged, scratched

from mathom.games.meccg.box import all_ids
from mathom.games.meccg.decks import (
    BUILT_IN,
    FORMS,
    SECTIONS,
    BadDeck,
    Deck,
    NoSuchDeck,
    Unmatched,
    bring,
    built_in,
    check,
    deck_from,
    lists,
    read_deck,
    write_deck,
)
from mathom.kernel import BadBrought
from mathom.texts import LANGS, Texts

BOUNDED = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_format_gives_the_deck_back(name: str) -> None:
    deck = built_in(name)
    assert deck_from(deck.plain()) == deck
    for lang in LANGS:
        assert read_deck(write_deck(deck, "toml", lang)) == (deck, ())
        for form in ("list", "gccg"):
            found, unmatched = read_deck(write_deck(deck, form, lang).encode())
            assert unmatched == ()
            assert found == deck_from({**deck.plain(), "starting": ()})


def test_a_list_as_people_write_it() -> None:
    text = """
    My elves

    Pool:
    Legolas
    1x Haldir
    - 1 Elbenmantel
    == Play deck ==
    3 Gandalf
    2x Stealth
    A Friend or Three (x3)
    Hazards (2)
    1 Zwielicht
    1 twilight (LE)
    Orte
    1 Rivendell
    1 Moria
    Sideboard
    1 Bûrat
    Notes
    1 Sauron wins nothing here
    """
    deck, unmatched = read_deck(text)
    assert deck.plain() == {
        "alignment": "hero",
        "avatar": "Gandalf",
        "pool": {"tw-168": 1, "tw-164": 1, "tw-225": 1},
        "characters": {"tw-156": 3},
        "resources": {"tw-332": 2, "tw-189": 3},
        "hazards": {"tw-106": 1, "le-145": 1},
        "sites": {"tw-421": 1, "tw-413": 1},
        "sideboard": {"as-1": 1},
    }
    assert unmatched == (Unmatched(2, "My elves", ("tw-367",)),)


def test_an_export_of_gccg_in_its_own_encoding() -> None:
    text = """#
# GCCG v0.9.4 Middle-earth deck
#
# Shadows
#

####
Deck
####

# Hazard (3)

2 Cave-drake (LE)
1 Mouth of Sauron (TW)

# Character (1)

1 Adûnaphel the Ringwraith [M] (LE)

# Resource (1)

1 Twilight (LE)

####
Pool
####

# Character (1)

1 Lagduf (LE)

####
Sites
####

# Sites (1)

1 dol guldur [m] (le)

####
Sideboard vs. fw
####

# Hazard (1)

1 Cave-drake (TW)
"""
    deck, unmatched = read_deck(text.encode("latin-1"))
    assert unmatched == ()
    assert deck.plain() == {
        "title": "Shadows",
        "alignment": "minion",
        "avatar": "Adûnaphel the Ringwraith",
        "pool": {"le-18": 1},
        "characters": {"le-50": 1},
        "resources": {"le-145": 1},
        "hazards": {"le-66": 2, "tw-65": 1},
        "sites": {"le-367": 1},
        "sideboard_fallen_wizard": {"tw-20": 1},
    }


def test_a_line_that_means_no_card_is_told_with_what_it_may_mean() -> None:
    reading = read_deck("1 Gandalf\n2 Barrow-wihgt\n1 zzzzzzzz\n0 Legolas\n1000 Legolas\n1 Moira [H]")
    assert [(one.line, one.text) for one in reading.unmatched] == [
        (2, "2 Barrow-wihgt"),
        (3, "1 zzzzzzzz"),
        (4, "0 Legolas"),
        (5, "1000 Legolas"),
        (6, "1 Moira [H]"),
    ]
    assert reading.unmatched[0].near[0] == "tw-14"
    assert reading.unmatched[1].near == ()
    assert "tw-413" in reading.unmatched[4].near


def test_a_title_with_several_meanings_is_read_where_it_stands() -> None:
    minion, _ = read_deck("Characters\n1 The Witch-king\nSites\n1 Moria\nResources\n1 Thrór's Map")
    assert (list(minion.sites), list(minion.resources)) == (["le-392"], ["as-134"])
    hero, _ = read_deck("Characters\n1 Pallando\nSites\n1 Moria\nResources\n1 Thrór's Map")
    assert (list(hero.sites), list(hero.resources)) == (["tw-413"], ["td-158"])
    marked, _ = read_deck("Characters\n1 Pallando\nSites\n1 Moria [M]\nResources\n1 Thrór's Map (AS)")
    assert (list(marked.sites), list(marked.resources)) == (["le-392"], ["as-134"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it is empty"),
        ("a\0b", "it is not a text"),
        ("x" * 200_001, "it is larger than 50000 bytes"),
        ("\n" * 3000 + "1 Gandalf", "it has more than 2000 lines"),
        ("nothing of the kind", "no line of it names a card"),
        ("mathom_deck = 2", "it is of version 2, this program reads version 1"),
        ("mathom_deck = 1", "it does not have the form of a deck (Object missing required field `alignment`)"),
        ("mathom_deck = [", "it is not proper TOML (Invalid value (at end of document))"),
        (
            'mathom_deck = 1\nalignment = "ent"',
            "the alignment must be one of hero, minion, fallen-wizard, balrog, not ent",
        ),
        ('mathom_deck = 1\nalignment = "hero"\n[pool]\ntw-999 = 1', "there is no card tw-999 (pool)"),
        ('mathom_deck = 1\nalignment = "hero"\n[pool]\ntw-1 = 0', "the copies of tw-1 must be 1 to 99, not 0"),
        (
            'mathom_deck = 1\nalignment = "hero"\nstarting = ["tw-1"]',
            "tw-1 is to start but is not in the pool",
        ),
    ],
)
def test_a_file_without_a_deck_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(text)
    assert str(error.value) == f"This is not a deck that can be read: {says}."
    for lang in LANGS:
        assert "{" not in Texts(lang, strict=True).error(error.value)


def test_a_built_in_deck_that_does_not_exist_is_named() -> None:
    with pytest.raises(NoSuchDeck, match="challenge-z"):
        built_in("challenge-z")


@st.composite
def some_decks(draw: st.DrawFn) -> Deck:
    cards = st.dictionaries(st.sampled_from(all_ids()), st.integers(1, 99), max_size=12)
    sections: dict[str, Any] = {name: draw(cards) for name in SECTIONS}
    title = draw(st.text(max_size=20))
    alignment = draw(st.sampled_from(["hero", "minion", "fallen-wizard", "balrog"]))
    return deck_from({"title": title, "alignment": alignment, "starting": list(sections["pool"])[:2], **sections})


@BOUNDED
@given(deck=some_decks())
def test_any_deck_is_written_read_and_checked(deck: Deck) -> None:
    assert read_deck(write_deck(deck)).deck == deck
    texts = {lang: Texts(lang, strict=True) for lang in LANGS}
    for fault in check(deck, "minion"):
        assert fault.section in ("", *SECTIONS)
        for lang in LANGS:
            assert texts[lang].text(fault.text)
    for form in FORMS:
        assert write_deck(deck, form, "de")


@st.composite
def damaged_decks(draw: st.DrawFn) -> str:
    text = write_deck(built_in(draw(st.sampled_from(BUILT_IN))), draw(st.sampled_from(FORMS)))
    return draw(scratched(text))


@BOUNDED
@given(text=damaged_decks())
def test_a_damaged_file_is_read_or_refused_in_words(text: str) -> None:
    with suppress(BadDeck):
        reading = read_deck(text.encode("utf-8", "surrogatepass"))
        assert deck_from(reading.deck.plain()) == reading.deck
        check(reading.deck)


@BOUNDED
@given(data=damaged(built_in("challenge-a").plain()))
def test_damaged_data_is_read_or_refused(data: Any) -> None:
    with suppress(BadDeck):
        deck = deck_from(data)
        check(deck)
        assert read_deck(write_deck(deck)).deck == deck


def test_a_seat_brings_a_legal_deck_or_learns_which_rules_it_breaks() -> None:
    deck = built_in("challenge-a")
    assert bring("challenge-a") == bring(deck.plain()) == bring(write_deck(deck)) == deck
    with pytest.raises(BadBrought) as error:
        bring(write_deck(deck).replace("tw-332 = 3", "tw-332 = 4"))
    assert str(error.value) == "That cannot be brought to the game: the deck breaks rules (ME-2.1, ME-2.39)."
    german = "Das lässt sich nicht ins Spiel mitbringen: das Deck verletzt Regeln (ME-2.1, ME-2.39)."
    assert Texts("de", strict=True).error(error.value).endswith(german.partition(": ")[2])
    with pytest.raises(BadBrought, match="some lines of the deck mean no card"):
        bring("1 Gandalf\n1 Gnadalf")
    with pytest.raises(BadBrought, match="it does not have the form of a deck"):
        bring({"alignment": 3})
    odd_things: list[Any] = [None, 7, [], "", "\0"]
    for odd in odd_things:
        with pytest.raises(BadBrought):
            bring(odd)
    with pytest.raises(BadBrought, match=r"ME-2\.46"):
        bring(write_deck(deck).replace("tw-72 = 1", "tw-66 = 1"), "minion")


@pytest.mark.parametrize("key", ["a" + ".a" * 201, '"\u2028"' + '."\u2028"' * 201, "[a" + ".a" * 201 + "]"])
def test_keys_of_many_parts_are_refused_before_they_are_parsed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(BadDeck, match="more than 200 dots"):
        read_deck(f"mathom_deck = 1\n{key} = 1\n")


def test_a_title_of_dots_is_read() -> None:
    deck = deck_from({**built_in(BUILT_IN[0]).plain(), "title": "." * 120})
    assert read_deck(write_deck(deck)).deck == deck


def test_for_a_deck_that_is_brought_nobody_looks_for_titles_like_those_that_mean_no_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To look for titles like fourteen kilobytes of such lines would hold up all tables of a process for seconds."""

    def looks(title: str) -> list[str]:
        raise AssertionError(f"looks for titles like {title}")

    monkeypatch.setattr(lists, "suggestions", looks)
    with pytest.raises(BadBrought, match="some lines of the deck mean no card"):
        bring("1 Gandalf\n" + "1 Gandalfa Oathbreakera\n" * 40)
