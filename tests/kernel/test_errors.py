import pickle

from mathom.kernel import (
    BadScenario,
    DamagedRecord,
    Detail,
    GameIsOver,
    IllegalChoice,
    MathomError,
    RefusedChoice,
    StaleChoice,
    UnknownGame,
)


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


def test_a_detail_is_a_phrase_and_a_key_with_parameters() -> None:
    detail = Detail("'{key}': option {code} isn't it", key="stop", code=3)

    assert str(detail) == "'stop': option 3 isn't it"
    assert [detail.key, detail.params] == ["detail-key-option-code-isn-t-it", {"key": "stop", "code": 3}]


def test_a_sentence_within_a_sentence_loses_its_full_stop() -> None:
    inner = UnknownGame(game="chess.", known="fellowship")

    assert [str(inner), str(BadScenario(file="x.toml", detail=inner)), str(Detail("({why})", why=inner))] == [
        "There is no game 'chess.'. Known games: fellowship.",
        "The scenario x.toml is wrong: There is no game 'chess.'. Known games: fellowship.",
        "(There is no game 'chess.'. Known games: fellowship)",
    ]
    assert str(DamagedRecord(line=2, detail=Detail("so it is."))) == (
        "The record is damaged at line 2: so it is.. The choices before that line can be salvaged."
    )


def test_an_error_can_be_sent_to_another_process() -> None:
    for error in (StaleChoice(given=3, now=5), UnknownGame(game="chess", known="fellowship"), GameIsOver()):
        sent = pickle.loads(pickle.dumps(error))
        assert [type(sent), sent.params, str(sent)] == [type(error), error.params, str(error)]


def test_an_error_may_bring_its_own_words() -> None:
    assert str(MathomError(detail="something is wrong")) == "something is wrong"
