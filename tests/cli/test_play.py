"""Playing in the terminal, typed from a script."""

from pathlib import Path

import pytest
from tests.cli.conftest import Mathom

from mathom.kernel import Recording

START = ("play", "fellowship", "--seed", "1", "--variant", "start=0")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def keys(file: Path) -> list[str]:
    return [choice.key for choice in Recording.read(file).choices]


def test_a_whole_game_against_two_programs(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,scripted,random", "--save", str(file), typed="1\n" * 300)
    recording = Recording.read(file)
    recording.verify()
    assert ran.code == 0
    assert recording.result is not None
    assert "Final points:" in ran.out
    assert f"The game is over. It is kept in {file}." in ran.out


def test_a_game_between_programs_only(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--players", "scripted,scripted", "--save", str(file), "--lang", "de")
    assert "Endstand:" in ran.out
    assert "scripted 1" in ran.out


def test_an_option_is_chosen_by_number_key_or_the_end_of_its_key(mathom: Mathom, file: Path) -> None:
    mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="1\nslot:S3\nundo\ns5\n")
    own = [choice.key for choice in Recording.read(file).choices if choice.seat == 0]
    assert own[1] == "slot:S5"
    assert '"key":"slot:S3"' in file.read_text("utf-8")


def test_a_bad_answer_keeps_the_game_and_says_why(mathom: Mathom, file: Path) -> None:
    typed = "99\nred-5\nslot:S1\nnonsense\n0\n\n1\nS1\n"
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed=typed)
    assert ran.code == 0
    assert "'99' is not on offer" in ran.out
    assert "'red-5' is not on offer: That card is not in your hand (FE-3.1)." in ran.out
    assert "'slot:S1' is not on offer: That is not what is asked now." in ran.out
    assert "Type the number of an option, or 'help'." in ran.out
    assert len(keys(file)) == 2


def test_why_not_quotes_the_rules(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="?why stop\nwhy card:red-5\n?why\n")
    assert "You must play at least one card (FE-3.2, FE-3.9)" in ran.out
    assert "FE-3.2  [B] Playing no card is illegal as long as the player holds a card." in ran.out
    assert "For example: ?why slot:S3" in ran.out
    german = mathom("play", "--resume", str(file), "--lang", "de", typed="?warum stop\nregel FE-5.2\nregel XX\n")
    assert "Mindestens eine Karte musst du spielen (FE-3.2, FE-3.9)" in german.out
    assert "FE-5.2  [B] Auf einen Hobbit (Wert 3) darf er nicht gespielt werden." in german.out
    assert "Eine Regel XX gibt es nicht." in german.out


def test_undo_takes_the_own_last_choice_back(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="undo\n1\nS3\nundo\n")
    assert "You have not chosen anything yet." in ran.out
    assert "Taken back: slot:S3. You are back before your own last choice." in ran.out
    assert len(keys(file)) == 1
    Recording.read(file).verify()


def test_against_programs_undo_goes_back_to_the_own_last_choice_and_says_so(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="1\nS3\nstop\nundo\n")
    assert (
        "Taken back: stop. You are back before your own last choice; what the programs have chosen since is gone."
        in ran.out
    )
    assert keys(file) == [*keys(file)[:1], "slot:S3"]


HOT_SEAT = ("--seats", "Ann,Ben", "--lang", "de")
TOO_LATE = "Das lässt sich nicht mehr zurücknehmen: Seitdem kam etwas Verdecktes oder Zufälliges ans Licht"


def test_at_a_hot_seat_a_pick_that_nobody_has_seen_is_taken_back(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, *HOT_SEAT, "--save", str(file), typed="\n1\nzurück\n")
    assert "Du bist wieder vor deiner eigenen letzten Wahl." in ran.out
    assert keys(file) == []


@pytest.mark.parametrize("typed", ["\n1\nS3\nundo\n", "\n1\nS3\nstop\n\n1\nS4\nstop\n\nundo\n"])
def test_at_a_hot_seat_nothing_is_taken_back_that_others_know_of(mathom: Mathom, file: Path, typed: str) -> None:
    """A card that lies on the table, and a turn that others have answered."""
    ran = mathom(*START, *HOT_SEAT, "--save", str(file), typed=typed)
    before = keys(file)
    assert TOO_LATE in " ".join(ran.out.split())
    again = mathom("play", "--resume", str(file), "--lang", "de", typed="\nundo\n")
    assert TOO_LATE in " ".join(again.out.split())
    assert keys(file) == before
    assert before


def test_the_language_can_change_in_the_middle(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="lang de\nlang tlh\nhilfe\nsprache en\n")
    assert "Welche Karte spielst du?" in ran.out
    assert "Sprachen: en, de" in ran.out
    assert "die Möglichkeit mit dieser Nummer" in ran.out
    assert ran.out.rindex("Which card do you play?") > ran.out.index("Welche Karte spielst du?")


def test_log_help_and_save(mathom: Mathom, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    typed = f"log\nhelp\nsave {copy}\nsave {copy}\nsave\nsave {tmp_path}/no/where\nquit\n"
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed=typed)
    assert "random draws 6 cards." in ran.out
    assert "take your last choice back" in ran.out
    assert copy.read_bytes() == file.read_bytes()
    assert "exists already. Choose another name." in ran.out
    assert "cannot be written" in ran.out


def test_quitting_says_how_to_go_on_and_resuming_goes_on(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="1\nS3\nquit\n")
    assert ran.out.rstrip().endswith(f"mathom play --resume {file}")
    before = keys(file)
    again = mathom("play", "--resume", str(file), typed="1\nS5\n")
    assert again.code == 0
    assert keys(file)[: len(before)] == before
    assert len(keys(file)) > len(before)
    shown = mathom("record", "show", str(file), "--lang", "de").out
    assert "Ann beginnt in Beutelsend." in shown
    assert "noch nicht zu Ende" in shown


def test_going_on_from_an_earlier_choice(mathom: Mathom, file: Path) -> None:
    mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="1\nS3\n1\nS5\n")
    first = keys(file)[:2]
    mathom("record", "continue", str(file), "--at", "2", typed="quit\n")
    assert keys(file) == first
    assert mathom("record", "continue", str(file), "--at", "0", typed="").code == 0
    assert keys(file) == []


def test_the_end_of_the_input_saves_the_game(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), typed="1\n")
    assert ran.code == 0
    assert f"The game is kept in {file}. Go on with:" in ran.out


def test_without_a_file_mathom_finds_a_place(mathom: Mathom) -> None:
    ran = mathom(*START, "--seats", "Ann,random", typed="quit\n")
    place = Path(ran.out.rpartition("--resume ")[2].strip())
    assert keys(place) == []


def test_a_hot_seat_hides_the_hand_before_it_is_handed_over(mathom: Mathom, file: Path) -> None:
    seats = ("--seats", "Ann,Ben", "--save", str(file))
    ran = mathom(*START, *seats, "--lang", "de", typed="\n1\nS3\nstop\n\n")
    *_, turn_of_ann, turn_of_ben = ran.out.split("du bist am Zug. Die anderen schauen bitte weg.")
    assert "Ann: Wohin legst du" in turn_of_ann
    assert "Ben: Welche Karte spielst du?" in turn_of_ben
    hand = turn_of_ben.split("Deine Hand:")[1].splitlines()[0]
    assert {block[:2] for block in hand.split()} <= {"Ro", "Bl"}


def test_the_table_shows_what_a_player_needs(mathom: Mathom, file: Path) -> None:
    ran = mathom(*START, "--seats", "Ann,random", "--save", str(file), "--lang", "de", typed="1\nS3\n")
    for wanted in ("Beutelsend (1 von 10)", "Punkte 2-2-1", "weiß: nur freie Plätze", "Danach: Bree", "Stapel", "│S9│"):
        assert wanted in ran.out


@pytest.mark.parametrize("columns", ["80", "120"])
def test_the_table_fits_the_terminal(mathom: Mathom, file: Path, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = mathom(
        *START, "--seats", "Ann,scripted,scripted,random", "--save", str(file), "--lang", "de", typed="1\n" * 300
    )
    lines = [line.removeprefix("> ").rstrip() for line in ran.out.splitlines() if str(file) not in line]
    too_long = [line for line in lines if len(line) > int(columns)]
    assert too_long == []


def test_without_a_game_there_is_a_menu(mathom: Mathom) -> None:
    ran = mathom("play", "--lang", "de", typed="\n9\n3\n1\n1\nS3\nende\n")
    assert "Willkommen bei Mathom. Was spielen wir?" in ran.out
    assert "Bitte tippe eine Zahl von 2 bis 4." in ran.out
    assert "Frodo: Welche Karte spielst du?" in ran.out
    assert ran.code == 0
