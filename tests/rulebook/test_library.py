import pytest

from mathom.rulebook import GAMES, LANGS, PREFIXES, Rule, UnknownGame, UnknownLanguage, UnknownRule, rule, rules

COUNTS = {"FE": 183, "WR": 659, "TA": 304, "RI": 360, "ME": 1069}


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_has_all_its_rules(lang: str) -> None:
    assert {prefix: len(rules(game, lang)) for prefix, game in GAMES.items()} == COUNTS


@pytest.mark.parametrize("game", PREFIXES)
def test_both_languages_have_the_same_numbers(game: str) -> None:
    assert {rule.id for rule in rules(game, "en")} == {rule.id for rule in rules(game, "de")}


@pytest.mark.parametrize("lang", LANGS)
def test_no_rule_is_without_text_or_chapter(lang: str) -> None:
    found = [rule for game in PREFIXES for rule in rules(game, lang)]
    assert [rule for rule in found if not rule.text or not rule.chapter_title] == []


def test_a_rule_in_both_languages() -> None:
    assert [rule("FE-1.7", lang) for lang in LANGS] == [
        Rule("FE-1.7", "fellowship", "Components", "[B] There are six ring tokens; each is unique.", "en"),
        Rule(
            "FE-1.7",
            "fellowship",
            "Spielmaterial",
            "[B] Es gibt sechs Ringplättchen; jedes ist nur einmal vorhanden.",
            "de",
        ),
    ]


def test_ids_and_games_are_found_in_any_case() -> None:
    assert (rule(" fe-1.7 "), rules("fe")) == (rule("FE-1.7"), rules("fellowship"))


def test_a_text_split_into_parts_is_read_in_order() -> None:
    ids = [rule.id for rule in rules("wotr", "de")]
    assert (ids[0], ids[-1]) == ("WR-1.1", "WR-19.50")


@pytest.mark.parametrize(
    ("rule_id", "message"),
    [
        ("FE-4.99", "There is no rule FE-4.99. The nearest are FE-4.7, FE-4.8, FE-4.9."),
        ("FE-99.1", "There is no rule FE-99.1. The nearest are FE-13.1, FE-13.2, FE-13.3."),
        ("XX-1.1", "'XX-1.1' is no rule id. An id looks like FE-4.1 and starts with one of FE, WR, TA, RI, ME."),
        ("4.1", "'4.1' is no rule id. An id looks like FE-4.1 and starts with one of FE, WR, TA, RI, ME."),
    ],
)
def test_an_unknown_rule_is_answered_with_help(rule_id: str, message: str) -> None:
    with pytest.raises(UnknownRule) as error:
        rule(rule_id)
    assert str(error.value) == message


def test_an_unknown_game_is_answered_with_the_games() -> None:
    with pytest.raises(UnknownGame) as error:
        rules("chess")
    assert str(error.value) == (
        "There is no game 'chess'. The games are fellowship (FE), wotr (WR), third_age (TA), risk (RI), meccg (ME)."
    )


def test_an_unknown_language_is_answered_with_the_languages() -> None:
    with pytest.raises(UnknownLanguage) as error:
        rule("FE-1.1", "qya")
    assert str(error.value) == "There are no rules in the language 'qya', only in en and de."
