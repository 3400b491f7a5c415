"""Chapter 33: two decks with one sideboard; which is played depends on the opponent's alignment."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.meccg.decks import BadDeck, Deck, bring, built_in, check, deck_from, read_deck, write_deck
from mathom.games.meccg.game import GAME
from mathom.games.meccg.start.bring import PAIRS, brought_deck, brought_pair
from mathom.games.meccg.state import Realm
from mathom.games.meccg.terms import Terms, agreed
from mathom.games.meccg.zones import DECK, HAND, POOL, SIDEBOARD, SITES
from mathom.kernel import BadBrought, Chance, Match, Recording, seal
from mathom.testing import rule
from mathom.texts import LANGS, Texts

GENERAL = Terms(general=True)
TWO = {"general_opponent": True}
HEROES = brought_pair("challenge-a", "challenge-c")
MINIONS = brought_pair("challenge-g", "challenge-f")


def pair(**changes: Any) -> Deck:
    """A legal file with two hero decks, with something changed in it."""
    return deck_from({**HEROES, **changes})


def second(**changes: Any) -> dict[str, Any]:
    return {"second": {**HEROES["second"], **changes}}


def faults(deck: Deck, against: str = "") -> list[tuple[str, str, str]]:
    return [(f.rule, f.text.key.removeprefix("meccg-deck-"), f.section) for f in check(deck, against, GENERAL)]


# The file


@rule("ME-33.1")
@pytest.mark.parametrize("names", PAIRS)
def test_two_decks_of_one_alignment_with_one_sideboard_are_registered(names: tuple[str, str]) -> None:
    deck = deck_from(brought_pair(*names))
    first, other = built_in(names[0]), built_in(names[1])
    assert faults(deck) == []
    assert [one.resources for one in deck.decks()] == [first.resources, other.resources]
    assert [one.sideboard for one in deck.decks()] == [first.sideboard] * 2
    for lang in LANGS:
        assert read_deck(write_deck(deck, "toml", lang)) == (deck, ())


@rule("ME-33.1")
def test_a_second_deck_has_neither_another_alignment_nor_a_sideboard_of_its_own() -> None:
    assert faults(pair(**second(alignment="hero"))) == []
    assert faults(pair(**second(alignment="minion"))) == [("ME-33.1", "two-alignments", "")]
    assert faults(pair(**second(sideboard={"tw-332": 1}))) == [("ME-33.1", "two-sideboards", "sideboard")]
    written = pair(**second(alignment="minion", sideboard={"tw-332": 1}))
    assert read_deck(write_deck(written)) == (written, ())


@rule("ME-33.1")
def test_each_deck_is_checked_with_the_common_sideboard_and_its_faults_say_where() -> None:
    few = {**HEROES["second"]["resources"]}
    few.pop("tw-332", None)
    few.popitem()
    told = faults(pair(**second(resources=few)))
    assert ("ME-2.39", "halves", "second_hazards") in told
    assert ("ME-2.39", "halves", "hazards") not in told
    full = {**HEROES["sideboard"], **dict.fromkeys(HEROES["second"]["resources"], 3)}
    assert ("ME-2.60", "sideboard", "sideboard") in faults(pair(sideboard=full))


@rule("ME-33.1")
def test_such_a_tournament_takes_two_decks_and_another_game_one() -> None:
    assert [fault.rule for fault in check(built_in("challenge-a"), terms=GENERAL)] == ["ME-33.1"]
    assert check(built_in("challenge-a")) == []
    for single in ("challenge-a", built_in("challenge-a").plain()):
        with pytest.raises(BadBrought, match=r"ME-33\.1"):
            bring(single, terms=GENERAL)
        assert bring(single) == built_in("challenge-a")
    assert bring(HEROES, terms=GENERAL) == deck_from(HEROES)
    with pytest.raises(BadBrought, match=r"ME-33\.1") as error:
        bring(write_deck(deck_from(HEROES)))
    german = "zwei Decks sind nur für General-Opponent-Turniere; an diesem Tisch wird keines gespielt"
    assert german in Texts("de", strict=True).error(error.value)


def test_what_is_no_second_deck_is_told() -> None:
    for odd in (second(pool={"tw-9999": 1}), second(starting=["tw-9"]), second(alignment="hobbit"), {"second": 3}):
        with pytest.raises(BadDeck):
            pair(**odd)
    with pytest.raises(BadDeck, match="first or second"):
        pair(against_fallen_wizards="third")
    for form in ("list", "gccg"):
        with pytest.raises(BadDeck, match="write it as toml"):
            write_deck(deck_from(HEROES), form)


# Which deck is for whom


@rule("ME-33.2")
def test_one_deck_is_against_heroes_the_other_against_minions_and_the_balrog() -> None:
    first, other = pair().decks()
    assert [pair().against(who) for who in ("hero", "minion", "balrog")] == [first, other, other]
    assert first.hazards != other.hazards


@rule("ME-33.2")
def test_each_deck_is_checked_for_its_own_opponents() -> None:
    """Foul Fumes is not played against minions."""
    fumes = {"tw-36": 1}
    hazards = [HEROES["hazards"], HEROES["second"]["hazards"]]
    swapped = [{**dict(list(cards.items())[:-1]), **fumes} for cards in hazards]
    against_heroes = faults(pair(hazards=swapped[0]))
    against_minions = faults(pair(**second(hazards=swapped[1])))
    assert "ME-2.46" not in [fault[0] for fault in against_heroes]
    assert ("ME-2.46", "not-allowed", "second_hazards") in against_minions


@rule("ME-33.3")
def test_which_deck_is_against_fallen_wizards_is_fixed_beforehand() -> None:
    first, other = [deck.hazards for deck in pair().decks()]
    assert faults(pair(against_fallen_wizards="")) == [("ME-33.3", "against-fallen-wizards", "")]
    found = [pair(against_fallen_wizards=which).against("fallen-wizard").hazards for which in ("first", "second")]
    assert found == [first, other]
    assert [faults(pair(against_fallen_wizards=which)) for which in ("first", "second")] == [[], []]


@rule("ME-33.4")
def test_against_a_fallen_wizard_the_sideboard_has_ten_cards_more() -> None:
    ten, eleven = {"tw-9": 3, "tw-10": 3, "tw-6": 3, "tw-7": 1}, {"tw-9": 3, "tw-10": 3, "tw-6": 3, "tw-7": 2}
    assert faults(pair(sideboard={}, sideboard_fallen_wizard=ten)) == []
    assert faults(pair(sideboard={}, sideboard_fallen_wizard=eleven)) == [
        ("ME-33.4", "sideboard", "sideboard_fallen_wizard")
    ]
    deck = pair(sideboard={"tw-9": 1}, sideboard_fallen_wizard={"tw-9": 1, "tw-10": 3})
    assert deck.against("fallen-wizard").sideboard == {"tw-9": 2, "tw-10": 3}
    assert deck.against("minion").sideboard == {"tw-9": 1}


# The game


def cards_of(s: Realm, seat: int) -> dict[str, list[str]]:
    """What the seat has in the game, by where it began; play deck and hand together."""
    zones = {"pool": [POOL], "deck": [DECK, HAND], "sites": [SITES], "sideboard": [SIDEBOARD]}
    return {name: sorted(s.face(t).id for zone in places for t in s.at(zone, seat)) for name, places in zones.items()}


def listed(deck: Deck) -> dict[str, list[str]]:
    parts = {"pool": ["pool"], "deck": ["characters", "resources", "hazards"], "sites": ["sites"]}
    return {
        name: sorted(card for section in sections for card, n in deck.section(section).items() for _ in range(n))
        for name, sections in {**parts, "sideboard": ["sideboard"]}.items()
    }


def begun(*brought: dict[str, Any]) -> Realm:
    s = GAME.begin(TWO, 2, Chance("pairs"), list(brought))
    assert isinstance(s, Realm)
    return s


@rule("ME-33.5", "ME-33.2")
@pytest.mark.parametrize(("foe", "number"), [(MINIONS, 1), (HEROES, 0)])
def test_the_matching_deck_is_taken_when_the_alignments_are_known(foe: dict[str, Any], number: int) -> None:
    s = begun(HEROES, foe)
    assert cards_of(s, 0) == listed(deck_from(HEROES).decks()[number])
    assert cards_of(s, 1) == listed(deck_from(foe).decks()[0])


@rule("ME-33.5")
def test_nobody_learns_anything_of_the_other_deck() -> None:
    """Against minions the deck against heroes stays in the box, and no view tells of it."""
    changed = {**HEROES, **{name: brought_deck("challenge-b")[name] for name in ("pool", "resources", "hazards")}}
    found = []
    for heroes in (HEROES, {**changed, "starting": []}):
        s = GAME.start_with(agreed_settings(), 2, Chance("secret"), [heroes, MINIONS])
        s.seats = 2
        s.run()
        found.append([GAME.view(s, seat) for seat in (0, 1, None)])
    assert found[0] == found[1]


def agreed_settings() -> dict[str, Any]:
    return GAME.variants().read(2, TWO)


@rule("ME-33.5")
def test_a_record_of_such_a_game_is_replayed() -> None:
    lines: list[str] = []
    sealed = [seal(HEROES), seal(MINIONS)]
    match = Match.start(GAME, TWO, ["Rosie", "Tolman"], "record", lines.append, brought=list(sealed))
    ask = match.state.ask
    assert ask is not None
    match.choose(0, ask.options_of(0)[0])
    Recording.parse("".join(lines).splitlines(keepends=True)).verify()


@rule("ME-33.1")
def test_programs_bring_two_decks() -> None:
    assert agreed(agreed_settings()).general
    for seat in (0, 1):
        suggested = [GAME.suggest(agreed_settings(), 2, seat, seed) for seed in ("", "one", "two", "three", "four")]
        assert all(faults(deck_from(one)) == [] for one in suggested)
        assert len({one["title"] for one in suggested[1:]}) > 1
