"""Sentences as a reader meets them."""

from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mathom.games.fellowship import GAME
from mathom.games.fellowship.happenings import COVERED, DREW, DREW_CARDS, GAME_OVER, HIT, LAID, LOSS, POINTS, SCORED
from mathom.kernel import (
    BadScenario,
    BadVariant,
    DamagedRecord,
    Detail,
    Event,
    IllegalChoice,
    Match,
    Option,
    Reason,
    Text,
    UnknownGame,
    game,
)
from mathom.texts import LANGS, MissingText, Texts, UnknownLanguage, language
from mathom.texts.shelves import names, names_source

EN = Texts("en", strict=True)
DE = Texts("de", strict=True)
NAMES = ["Anna", "Ben"]


def both(event: Event, viewer: int | None = None) -> tuple[str, str]:
    return EN.event(GAME, event, viewer, NAMES), DE.event(GAME, event, viewer, NAMES)


def test_the_viewer_is_addressed_and_the_others_are_named() -> None:
    event = Event(LAID, (0, "green-5", [2, -1], None))
    assert both(event, viewer=0) == ("You lay the green 5 on 2,-1.", "Du legst die grüne 5 auf 2,-1.")
    assert both(event, viewer=1) == ("Anna lays the green 5 on 2,-1.", "Anna legt die grüne 5 auf 2,-1.")


def test_a_place_is_told_in_the_words_of_the_table() -> None:
    event = Event(LAID, (0, "red-1", [2, -1], "bree"))
    said = DE.event(GAME, event, 0, NAMES, place=lambda cell: f"S{cell[0]}")
    assert said == "Du legst die rote 1 mit dem Ring von Bree auf S2."


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [(1, "Ben draws one card.", "Ben zieht eine Karte."), (3, "Ben draws 3 cards.", "Ben zieht 3 Karten.")],
)
def test_plurals(count: int, english: str, german: str) -> None:
    assert both(Event(DREW, (1, count))) == (english, german)


def test_lists_of_cards_have_their_grammar() -> None:
    event = Event(DREW_CARDS, (0, ["green-5", "yellow-nazgul", "red-0"]), to=1)
    assert both(event, viewer=0) == (
        "You draw the green 5, the yellow Nazgûl and the red 0.",
        "Du ziehst die grüne 5, den gelben Nazgûl und die rote 0.",
    )


def test_covering_hitting_and_losing() -> None:
    covered = Event(COVERED, (0, "green-4", [0, 0], "rivendell_first", "red-2"))
    assert both(covered)[1] == "Anna deckt die rote 2 auf 0,0 ab: grüne 4 mit dem ersten Ring von Bruchtal."
    assert both(covered)[0] == "Anna covers the red 2 on 0,0 with the green 4 and the first Rivendell ring."
    hit = Event(HIT, (1, "red-nazgul", [0, 0], "green-5"))
    assert both(hit)[1] == "Ben schickt den roten Nazgûl gegen die grüne 5 auf 0,0: Beide sind fort."
    assert both(Event(LOSS, (1, "red", 0)))[0] == "Ben loses nothing, for want of points, in Moria (red)."
    assert both(Event(POINTS, (1, "red", 2, 1)))[1] == "Ben gewinnt einen Punkt (Rot, Zweiter)."


def test_a_scoring_lists_the_colours() -> None:
    ranking = [{"colour": c, "seat": s, "total": t, "cards": 1} for c, s, t in (("green", 0, 9), ("red", 1, 7))]
    assert (
        both(Event(SCORED, ("bree", True, True, ranking)))[0]
        == "Bree is complete, every card counts 1: green 9, red 7."
    )
    assert (
        both(Event(SCORED, ("moria", False, False, ranking)))[1] == "Moria wird gewertet, wie es liegt: Grün 9, Rot 7."
    )


def test_the_end_names_one_or_several_winners() -> None:
    assert both(Event(GAME_OVER, ([1], [20, 23])))[0] == "Ben wins. Final points: Anna 20, Ben 23."
    assert both(Event(GAME_OVER, ([1], [20, 23])), viewer=1)[1] == "Du gewinnst. Endstand: Anna 20, Ben 23."
    assert (
        both(Event(GAME_OVER, ([0, 1], [20, 20])))[1] == "Anna und Ben teilen sich den Sieg. Endstand: Anna 20, Ben 20."
    )


def test_an_event_out_of_a_record_reads_like_a_fresh_one() -> None:
    event = Event(LAID, (0, "green-5", [2, -1], None))
    assert DE.event(GAME, event.plain(), 0, NAMES) == DE.event(GAME, event, 0, NAMES)


def test_reasons_and_errors_in_german() -> None:
    reason = Reason("hobbits-cannot-be-covered", "FE-6.5")
    assert DE.reason(reason) == "Hobbits (die 3en) können nie abgedeckt werden (FE-6.5)"
    assert DE.error(IllegalChoice(choice="slot:S3", why=reason)) == (
        "„slot:S3“ geht nicht: Hobbits (die 3en) können nie abgedeckt werden (FE-6.5). "
        "Wähle eine der angebotenen Möglichkeiten."
    )
    assert DE.error(UnknownGame(game="go", known="a")) == "Ein Spiel „go“ gibt es nicht. Bekannte Spiele: a."
    assert DE.error(DamagedRecord(line=3, detail=Detail("choice {n} follows choice {last}", n=3, last=5))) == (
        "Die Aufzeichnung ist in Zeile 3 beschädigt: auf Wahl 5 folgt Wahl 3. "
        "„mathom record continue --salvage“ setzt fort, was davor liegt."
    )


def test_an_error_within_an_error_is_german_too() -> None:
    variant = BadVariant(name="moon", value="full", allowed=Detail("one of {names}", names="start, colours"))
    assert DE.error(BadScenario(file="x.toml", detail=variant)) == (
        "Das Szenario x.toml ist falsch: Die Einstellung moon=full ist nicht möglich; erlaubt: nur start, colours."
    )
    refused = Detail("'{key}': {why}", key="stop", why=Reason("at-least-one-card-must-be-played", "FE-3.2"))
    assert DE.error(DamagedRecord(line=7, detail=refused)).startswith(
        "Die Aufzeichnung ist in Zeile 7 beschädigt: „stop“: Mindestens eine Karte musst du spielen (FE-3.2)."
    )


def test_a_missing_message_is_its_key_for_players_and_an_error_in_tests() -> None:
    assert Texts("de").say("no-such-key") == "no-such-key"
    with pytest.raises(MissingText):
        DE.say("no-such-key")
    with pytest.raises(MissingText):
        DE.say("error-unknown-game", game="x")
    with pytest.raises(MissingText):
        DE.text(Text("fellowship-option-card", card="pink-7"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_games_are_told_without_a_gap(seats: int) -> None:
    """Every event, option, question and reason of three games, in both languages, to every seat."""
    match = Match.start(GAME, {}, ["Anna", "Ben", "Cleo", "Dan"][:seats], seed=f"told/{seats}")
    rng = Random(seats)
    told = 0
    while (ask := match.state.ask) is not None:
        seat = ask.waiting()[0]
        options: list[Option] = [match.game.describe(match.state, seat, code) for code in ask.options_of(seat)]
        for option in options:
            assert EN.text(option.text)
            assert DE.text(option.text)
        for event in match.choose(seat, rng.choice(options).code):
            for viewer in (None, *range(seats)):
                assert EN.event(GAME, event, viewer, match.names) != DE.event(GAME, event, viewer, match.names)
                told += 1
    assert told > 200


@pytest.mark.parametrize(
    ("wish", "env", "spoken"),
    [
        ("de", {"LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "de_CH", "LANG": "fr_CH"}, "de"),
        (None, {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_wish_then_the_locale_then_english(
    wish: str | None, env: dict[str, str], spoken: str
) -> None:
    assert language(wish, env) == spoken


def test_an_unknown_language_is_refused() -> None:
    assert LANGS == ("en", "de")
    with pytest.raises(UnknownLanguage, match="en, de"):
        language("tlh", {})


def test_numbers_that_name_something_are_not_grouped() -> None:
    assert "Zeile 12345 " in DE.error(DamagedRecord(line=12345, detail="x"))
    assert "100.000 Entscheidungen" in DE.say("simulate-speed", decisions=100_000, seconds=1, speed=1)


def test_many_names_lie_beside_the_messages() -> None:
    assert (EN.name("meccg-card", "tw-14"), DE.name("meccg-card", "tw-14")) == ("Barrow-wight", "Grabunhold")
    with pytest.raises(MissingText):
        EN.name("meccg-card", "tw-999")
    bundle = FluentBundle(["de"])
    bundle.add_resource(FluentResource(names_source("de", "meccg")))
    for card, title in names("de", "meccg-card").items():
        told = bundle.get_message(f"meccg-card-{card}").value
        assert told is not None
        assert bundle.format_pattern(told, {}) == (title, [])
    assert names_source("de", "wotr") == ""


def test_numbers_below_nothing_have_minus_signs() -> None:
    struck = {
        "event": "struck",
        "seat": 0,
        "card": "tw-161",
        "roll": 4,
        "own": -2,
        "prowess": 7,
        "outcome": "successful",
    }
    said = EN.event(game("meccg"), struck, 0, NAMES)
    assert said == "You: Glorfindel II: 4 − 2 against 7: the strike hits."
    assert EN.say("meccg-ask-defend", card="tw-161", prowess=7, own=-2).count("(−2)") == 1


def test_a_number_beyond_all_measure_is_written_as_it_is() -> None:
    assert str(10**400) in EN.say("simulate-speed", decisions=10**400, seconds=1, speed=1)
