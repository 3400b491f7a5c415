from mathom.kernel import GameIsOver, IllegalChoice, MathomError, RefusedChoice, StaleChoice, UnknownGame


def test_an_error_is_a_sentence_and_a_key_with_parameters() -> None:
    error = StaleChoice(given=3, now=5)

    assert str(error) == (
        "This choice was made for decision 3, but the game is at decision 5. Look again and choose anew."
    )
    assert [error.key, error.params] == ["error-stale-choice", {"given": 3, "now": 5}]


def test_refused_choices_are_one_family() -> None:
    assert issubclass(IllegalChoice, RefusedChoice)
    assert issubclass(GameIsOver, RefusedChoice)
    assert issubclass(UnknownGame, MathomError)
    assert not issubclass(UnknownGame, RefusedChoice)


def test_an_error_may_bring_its_own_words() -> None:
    assert str(MathomError(detail="something is wrong")) == "something is wrong"
