"""Records: written while playing, read back, verified, salvaged."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import skirmish
from tests.kernel.records import at, changed, play, recorded, without_snapshots

from mathom.games.fellowship import GAME
from mathom.kernel import (
    BadRecord,
    DamagedRecord,
    IllegalChoice,
    Match,
    NotARecord,
    NothingToUndo,
    OtherVersion,
    Recording,
    StaleChoice,
    UnknownGame,
    WrongSeat,
    append_to,
    commitment,
    lines_of,
    option_keyed,
)


def test_a_whole_game_verifies_and_tells_everything() -> None:
    match, lines = recorded()
    recording = Recording.parse(lines)
    assert recording.verify().digest() == match.state.digest()
    assert recording.header == {
        "mathom": recording.header["mathom"],
        "format": 1,
        "game": "fellowship",
        "rules": 1,
        "catalogue": GAME.catalogue(),
        "variant": {"start": "random", "colours": "seat_order", "hidden_points": False},
        "seats": ["Ann", "Ben"],
        "chance": "sampled",
        "commitment": commitment("seed"),
        "then": 9,
    }
    assert match.state.result is not None
    assert recording.result == match.state.result.plain()
    assert json.loads(lines[-1])["seed"] == "seed"
    assert [choice.n for choice in recording.choices] == list(range(1, match.seq + 1))
    assert recording.events()[-1]["event"] == "game-over"
    assert len(recording.turns()) == match.state.turn


def test_a_record_in_memory_and_one_read_back_say_the_same() -> None:
    match, lines = recorded(90)
    again = Recording.parse(lines)
    assert again.choices == match.recording.choices
    assert again.events() == match.recording.events()
    assert again.lines == match.recording.lines == len(lines)
    assert again.result is None


def test_any_moment_can_be_looked_up_and_played_on() -> None:
    _, lines = recorded()
    replayed = GAME.new({}, 2, "seed")
    recording = Recording.parse(lines)
    for choice in recording.choices:
        found = recording.state_at(choice.n - 1)
        assert (found.digest(), found.seq) == (replayed.digest(), choice.n - 1)
        replayed.play(choice.seat, choice.code)
    resumed = play(Match.resume(lines, at=40), seed=7)
    assert resumed.state.result is not None
    with pytest.raises(DamagedRecord, match="not 9999"):
        recording.state_at(9999)


def test_walking_through_a_record_meets_every_state_in_silence() -> None:
    match, _ = recorded(60)
    recording = match.recording
    met = [(n, state.digest(), exact, len(state.take_news())) for n, state, exact in recording.walk()]
    assert met == [(n, recording.state_at(n).digest(), True, 0) for n in range(61)]


def test_a_snapshot_is_used_so_that_the_secret_seed_goes_on() -> None:
    _, lines = recorded(60)
    resumed = Match.resume(lines)
    assert resumed.state.chance.seed == "seed"
    assert play(resumed).state.digest() == play(recorded(60)[0]).state.digest()


def test_without_snapshots_it_is_replayed_from_the_start() -> None:
    match, lines = recorded(60)
    assert Recording.parse(without_snapshots(lines)).state_at(60).digest() == match.state.digest()


def test_undo_marks_are_followed_and_chance_brings_the_same_again() -> None:
    match, lines = recorded(80)
    before = match.state.digest()
    last = match.recording.choices[-1]
    match.undo()
    assert match.seq == 79
    match.choose(last.seat, last.code)
    assert match.state.digest() == before
    match.undo(30)
    play(match, seed=5)
    recording = Recording.parse(lines)
    assert recording.verify().digest() == match.state.digest()
    assert recording.choices == match.recording.choices
    for nothing in (0, match.seq + 1):
        with pytest.raises(NothingToUndo, match=f"no choice {nothing} to take back"):
            match.undo(nothing)


@pytest.mark.parametrize(
    ("keys", "n", "reveals"),
    [
        (["card:green-1"], 1, False),
        (["card:green-1", "slot:S0"], 1, True),
        (["card:green-1", "slot:S0", "card:yellow-1"], 3, False),
        (["card:green-1", "slot:S0", "card:yellow-1"], 1, True),
        (["card:green-1", "slot:S0", "stop"], 3, True),
        (["card:green-1", "slot:S0", "stop", "card:red-1"], 3, True),
        (["card:green-1", "slot:S0", "stop", "card:red-1"], 4, True),
    ],
)
def test_a_choice_reveals_what_comes_to_light_by_it_or_what_another_seat_answers(
    keys: list[str], n: int, reveals: bool
) -> None:
    """A pick in mind, a card laid, a card drawn, the answer of the other seat; always asked about seat 0."""
    match = Match.start(GAME, {"start": 0}, ["Ann", "Ben"], "seed")
    for key in keys:
        ask = match.state.ask
        assert ask is not None
        match.choose(ask.waiting()[0], option_keyed(GAME, match.state, ask.waiting()[0], key))
    assert match.reveals(0, n) is reveals


def test_a_throw_reveals_and_a_sealed_choice_does_not() -> None:
    match = Match.start(skirmish.GAME, {}, ["Ann", "Ben"], "seed")
    match.choose(0, option_keyed(skirmish.GAME, match.state, 0, "tactic:none"))
    sealed = match.reveals(0, 1)
    match.choose(1, option_keyed(skirmish.GAME, match.state, 1, "tactic:none"))
    assert (sealed, match.reveals(1, 2)) == (False, True)


def test_undo_after_the_end_opens_the_game_again() -> None:
    match, lines = recorded()
    match.undo()
    assert match.state.result is None
    assert Recording.parse(lines).result is None
    assert play(match).state.result is not None
    Recording.parse(lines).verify()


def test_going_on_from_an_earlier_choice_takes_the_later_ones_back() -> None:
    _, lines = recorded(60)
    resumed = Match.resume(lines, lambda text: lines.extend(text.splitlines(True)), at=20)
    assert (resumed.seq, len(Recording.parse(lines).choices)) == (20, 20)


@pytest.mark.parametrize(
    ("other_seat", "code", "behind", "error"),
    [(0, 10**9, 0, IllegalChoice), (0, -1, 0, IllegalChoice), (0, 0, 1, StaleChoice), (1, 0, 0, WrongSeat)],
)
def test_a_refused_choice_changes_neither_game_nor_record(
    other_seat: int, code: int, behind: int, error: type[Exception]
) -> None:
    match, lines = recorded(33)
    before = (match.state.dump(), list(lines))
    ask = match.state.ask
    assert ask is not None
    seat = ask.waiting()[0]
    with pytest.raises(error):
        match.choose((seat + other_seat) % 2, code, match.seq - behind)
    assert (match.state.dump(), lines) == before


def test_a_record_that_cannot_be_written_leaves_the_game_as_it_was() -> None:
    full = False

    def write(lines: str) -> None:
        if full:
            raise OSError("no space left")

    match = play(Match.start(GAME, {}, ["Ann", "Ben"], "seed", write), 25)
    before = match.state.digest()
    full = True
    ask = match.state.ask
    assert ask is not None
    with pytest.raises(OSError, match="no space left"):
        match.choose(ask.seats[0], ask.options[0][0])
    assert (match.state.digest(), len(match.recording.choices)) == (before, 25)
    full = False
    assert play(match).state.result is not None


def test_a_chance_player_makes_a_record_too() -> None:
    match, lines = recorded(200, explicit=True)
    assert lines[0].count('"chance":"explicit"') == 1
    assert Recording.parse(lines).verify().digest() == match.state.digest()
    assert Recording.parse(lines).choices[0].seat == -1


# Damage


def test_a_torn_last_line_is_ignored_and_cut_off_before_writing_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = play(Match.start(GAME, {}, ["Ann", "Ben"], "seed", append_to(path)), 12)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":13,"seat":0,"co')
    assert Recording.read(path).state_at(12).digest() == match.state.digest()
    resumed = Match.resume(path.read_text("utf-8").splitlines(True), append_to(path))
    assert path.read_bytes() == whole
    play(resumed)
    Recording.read(path).verify()


def test_a_record_cut_at_any_byte_can_be_read_up_to_its_last_complete_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(Match.start(GAME, {}, ["Ann", "Ben"], "seed", append_to(path)), 8)
    whole = path.read_bytes()
    setup = whole.index(b'{"n":1,')
    ends = [match.start() + 1 for match in re.finditer(rb'\n(?={"n"|$)', whole)]
    for cut in range(setup, len(whole) + 1, 61):
        path.write_bytes(whole[:cut])
        kept = Recording.read(path).choices
        assert len(kept) == sum(end <= cut for end in ends) - 1
        resumed = play(Match.resume(lines_of(path.read_text("utf-8")), append_to(path)), 3)
        assert Recording.read(path).verify().digest() == resumed.state.digest()
    path.write_bytes(whole[: setup - 1])
    with pytest.raises(NotARecord, match="ends before the game begins"):
        Recording.read(path)
    path.write_bytes(whole[: whole.index(b"\n")])
    with pytest.raises(NotARecord, match="no complete line"):
        Recording.read(path)


def test_a_write_that_breaks_off_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    match = play(Match.start(GAME, {}, ["Ann", "Ben"], "seed", append_to(path)), 5)
    whole = path.read_bytes()
    plain_open = Path.open

    class Breaking:
        def __init__(self, file: Any) -> None:
            self.file = file

        def __enter__(self) -> Breaking:
            return self

        def __exit__(self, *error: object) -> None:
            self.file.close()

        def __getattr__(self, name: str) -> Any:
            return getattr(self.file, name)

        def write(self, data: bytes) -> None:
            self.file.write(data[:7])
            self.file.flush()
            raise OSError("no space left")

    monkeypatch.setattr(Path, "open", lambda path, mode: Breaking(plain_open(path, mode)))
    ask = match.state.ask
    assert ask is not None
    with pytest.raises(OSError, match="no space left"):
        match.choose(ask.seats[0], ask.options[0][0])
    monkeypatch.undo()
    assert path.read_bytes() == whole
    play(match)
    Recording.read(path).verify()


def test_a_name_with_any_separator_in_it_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(Match.start(GAME, {}, ["A\u2028n\x85n", "B\re\x0cn"], "seed", append_to(path)), 5)
    assert Recording.read(path).names == ["A\u2028n\x85n", "B\re\x0cn"]


def test_a_snapshot_that_was_changed_is_found_out() -> None:
    _, lines = recorded(60)
    at_turn = '"turn":3,'
    snapshot = json.loads(lines[at(lines, at_turn)])["snapshot"]
    snapshot["points"] = [99, 0]
    n = Recording.parse(lines).turns()[2]
    line = Recording.parse(lines).entries[n].line
    forged = Recording.parse(changed(lines, at_turn, snapshot=snapshot))
    with pytest.raises(DamagedRecord, match=f"at line {line}: the snapshot is not the state it should be"):
        forged.state_at(n)
    with pytest.raises(DamagedRecord, match="the snapshot is not the state it should be"):
        forged.verify()
    snapshot["points"] = [0, 0]
    snapshot["chance"]["seed"] = "mine"
    with pytest.raises(DamagedRecord, match="the snapshot is not the state it should be"):
        Recording.parse(changed(lines, at_turn, snapshot=snapshot)).state_at(n)


def test_lines_that_are_missing_in_the_middle_are_damage() -> None:
    _, lines = recorded(30)
    del lines[at(lines, '"event":"laid"')]
    with pytest.raises(DamagedRecord, match=r"lines of choice \d+ are missing"):
        Recording.parse(lines)


def test_salvage_keeps_what_stands_before_the_damage() -> None:
    _, lines = recorded(50)
    lines[at(lines, '"n":31,')] = "%%%\n"
    with pytest.raises(DamagedRecord, match=r"damaged at line \d+: it is not JSON"):
        Recording.parse(lines)
    assert len(Recording.parse(lines, salvage=True).choices) == 30


def test_a_damaged_file_is_salvaged_when_asked_to(tmp_path: Path) -> None:
    _, lines = recorded(20)
    path = tmp_path / "damaged"
    path.write_text("".join([*lines, "%%%\n"]))
    assert len(Recording.read(path, salvage=True).choices) == 20
    with pytest.raises(DamagedRecord, match=rf"at line {len(lines) + 1}: it is not JSON"):
        Recording.read(path)


def test_a_moment_after_the_last_choice_is_not_in_the_record() -> None:
    _, lines = recorded(20)
    with pytest.raises(DamagedRecord, match=rf"at line {len(lines)}: it has 20 choices, not 21\. The choices"):
        Recording.parse(lines).state_at(21)


@pytest.mark.parametrize(("back", "left"), [(1, 0), (5, 4), (0, None), (6, None)])
def test_an_undo_mark_takes_back_a_choice_that_there_is(back: int, left: int | None) -> None:
    _, lines = recorded(5)
    marked = [*lines, json.dumps({"undo": back}) + "\n"]
    if left is None:
        with pytest.raises(DamagedRecord, match=rf"at line {len(marked)}: choice {back} cannot be taken back\."):
            Recording.parse(marked)
    else:
        assert len(Recording.parse(marked).choices) == left


@pytest.mark.parametrize(
    ("part", "values", "line", "sentence"),
    [
        ('"n":20,', {"code": 999}, 52, "'card:yellow-3': that card is not in your hand (FE-3.1)"),
        ('"n":20,', {"key": "card:red-9"}, 52, "option 10 is not 'card:red-9'"),
        ('"n":20,', {"n": 25}, 52, "choice 25 follows choice 19"),
        ('"n":20,', {"seat": 7}, 52, "Seat 7 has nothing to choose now; it is the turn of seat 0. Wait for your turn"),
        (
            '"chance":"deck.0"',
            {"got": [0]},
            1,
            "The scripted outcome [0] for 'deck.0' cannot happen; wanted: 43 numbers",
        ),
        ('"chance":"deck.0"', {"chance": "deck.9"}, 1, "the chance that it needs is not the chance written."),
        ('"mathom"', {"variant": {"start": 9}}, 1, "The variant setting start=9 is not possible; allowed: random, 0"),
        ('"event":"laid"', {"card": "red-5x"}, 12, "what happened differs from what is written."),
        ('"turn":3,', {"digest": "0"}, 27, "the digest differs from the replayed state's."),
        ('"end":', {"digest": "0"}, 604, "the digest differs from the replayed state's."),
        (
            '"end":',
            {"end": {"winners": [0], "scores": [], "how": "x"}},
            604,
            "the result differs from the replayed one.",
        ),
        ('"end":', {"seed": "other"}, 612, "the seed revealed is not the one committed to."),
    ],
)
def test_a_changed_line_does_not_verify(part: str, values: dict[str, Any], line: int, sentence: str) -> None:
    _, lines = recorded()
    with pytest.raises(BadRecord) as damage:
        Recording.parse(changed(lines, part, **values)).verify()
    assert str(damage.value).startswith(f"The record is damaged at line {line}: {sentence}")


def test_the_draws_from_a_stream_are_counted() -> None:
    """The dice of a second round come from the same stream as those of the first."""
    recording = play(Match.start(skirmish.GAME, {}, ["Ann", "Ben"], "seed"), seed=3).recording
    streams = [draw["chance"] for entry in recording.entries for draw in entry.chance]
    assert (streams.count("battle") > 1, recording.result is not None) == (True, True)
    recording.verify()


def test_an_outcome_that_the_seed_does_not_give_is_found_out() -> None:
    _, lines = recorded()
    plain = without_snapshots(lines)
    forged = changed(changed(plain, '"mathom"', commitment=commitment("forged")), '"end":', seed="forged")
    with pytest.raises(DamagedRecord, match=r"at line 1: the seed gives another outcome for 'deck.0'\. The choices"):
        Recording.parse(forged).verify()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("[1]\n", "it is not a JSON object"),
        ("{}\n", "it belongs to no choice"),
        ('{"n":1}\n', "the entry 'seat' is missing"),
        ('{"undo":5}\n', "choice 5 cannot be taken back"),
        ('{"turn":1}\n', "it belongs to no choice"),
    ],
)
def test_a_line_that_says_nothing_is_damage(line: str, sentence: str) -> None:
    _, lines = recorded(0)
    with pytest.raises(DamagedRecord, match=rf"at line {len(lines) + 1}: {sentence}\. The choices"):
        Recording.parse([*lines, line])


def test_a_line_of_no_kind_is_damage() -> None:
    _, lines = recorded(0)
    with pytest.raises(DamagedRecord, match=rf"at line {len(lines)}: nobody knows what this line says\. The choices"):
        Recording.parse([*lines[:-1], "{}\n"])


@pytest.mark.parametrize(
    ("values", "error", "sentence"),
    [
        ({"format": 2}, OtherVersion, "written with format 2, this program has 1"),
        ({"game": "chess"}, UnknownGame, "no game 'chess'"),
    ],
)
def test_a_record_of_another_version_says_so(values: dict[str, Any], error: type[Exception], sentence: str) -> None:
    _, lines = recorded(0)
    with pytest.raises(error, match=sentence):
        Recording.parse(changed(lines, '"mathom"', **values))


def test_a_header_that_goes_on_from_nowhere_is_damage() -> None:
    _, lines = recorded(0)
    with pytest.raises(DamagedRecord, match="at line 1: the entry 'continues' has the wrong form"):
        Recording.parse(changed(lines, '"mathom"', continues=-1))


def test_a_header_that_lacks_something_says_what() -> None:
    _, lines = recorded(0)
    header = {k: v for k, v in json.loads(lines[0]).items() if k not in ("seats", "chance")}
    with pytest.raises(DamagedRecord, match=r"at line 1: the header lacks seats, chance\. The choices"):
        Recording.parse([json.dumps(header) + "\n"])


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "there is no complete line in it"),
        (b"hello\n", "it does not begin like one"),
        (b"[]\n", "it does not begin like one"),
        (b"{}\n", "it does not begin like one"),
        (b'{"mathom":"1"}\n', "it does not begin like one"),
        (b"\xff\xfe\n", "it is not a text file"),
    ],
)
def test_some_other_file_is_not_a_record(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(NotARecord, match=rf"not the record of a game.* {why}\W"):
        Recording.read(path)


def test_half_a_surrogate_pair_in_a_line_is_damage() -> None:
    _, lines = recorded(20)
    where = at(lines, '"n":7,')
    lines[where] = lines[where].replace('"key":"', '"key":"\\ud800')
    with pytest.raises(DamagedRecord, match=rf"at line {where + 1}: it is not JSON"):
        Recording.parse(lines)
