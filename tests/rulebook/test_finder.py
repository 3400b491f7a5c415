from mathom.rulebook import search


def found(words: str, lang: str = "en", game: str | None = "FE") -> list[str]:
    return [rule.id for rule in search(words, lang, game)]


def test_every_word_must_occur() -> None:
    both = set(found("nazgul card"))
    assert both == set(found("nazgul")) & set(found("card")) != set()


def test_case_and_diacritics_do_not_matter() -> None:
    assert found("NAZGUL") == found("Nazgûl") != []


def test_german_without_umlauts_finds_german_with_them() -> None:
    assert found("ringplattchen", "de") == found("Ringplättchen", "de") != []


def test_an_id_finds_its_rule_first() -> None:
    assert found("FE-9.20")[0] == "FE-9.20"


def test_whole_words_come_before_parts_and_titles() -> None:
    texts = [rule.text.casefold() for rule in search("ring", "de", "FE")]
    whole = [any(word == "ring" for word in text.replace(",", " ").replace(".", " ").split()) for text in texts]
    assert (whole[0], whole[-1]) == (True, False)


def test_all_games_are_searched_unless_one_is_named() -> None:
    games = {rule.game for rule in search("nazgul")}
    assert (games >= {"fellowship", "wotr", "meccg"}, {r.game for r in search("nazgul", game="wotr")}) == (
        True,
        {"wotr"},
    )


def test_nothing_is_found_for_nothing() -> None:
    assert (found(""), found("   "), found("xyzzy")) == ([], [], [])
