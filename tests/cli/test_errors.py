"""Whatever is wrong with the input: one plain sentence on the error output, exit code 2, in the chosen language."""

from pathlib import Path

import pytest
from tests.cli.conftest import Mathom

WRONG = [
    (("play", "chess"), "There is no game 'chess'. Known games: fellowship, meccg, risk, wotr."),
    (("rules", "show"), "RULE_ID is missing."),
    (("play", "fellowship", "--seats", "Ann"), "fellowship is for 2, 3, 4 players, not for 1."),
    (("play", "fellowship", "--seats", "a,b,c,d,e"), "not for 5"),
    (("play", "fellowship", "--seats", "Ann,scriptd"), "There is no player 'scriptd'"),
    (("play", "fellowship", "--seats", "Ann,gollum:3"), "There is no player 'gollum:3'"),
    (
        ("play", "fellowship", "--variant", "start=9"),
        "start=9 is not possible; allowed: random, 0, 1, 2, 3.",
    ),
    (("play", "fellowship", "--variant", "start=3"), "start=3 is not possible"),
    (("play", "fellowship", "--variant", "colours=pink,red"), "colours=pink,red is not possible"),
    (("play", "fellowship", "--variant", "moon=full"), "moon=full is not possible; allowed: one of start"),
    (("play", "fellowship", "--variant", "start"), "'start' is no setting. Write it as name=value"),
    (("play", "--resume", "nowhere.jsonl"), "There is no file nowhere.jsonl."),
    (("simulate", "fellowship", "--players", "random,gandalf"), "There is no player 'gandalf'"),
    (("simulate", "fellowship", "--players", "random"), "seats=1 is not possible"),
    (("simulate", "fellowship", "--players", "random,montecarlo:x"), "'x' is no budget"),
    (("simulate", "fellowship", "--seats", "2,7"), "fellowship is for 2, 3, 4 players, not for 2,7."),
    (("simulate", "fellowship", "-n", "0"), "-n must be at least 1."),
    (("simulate", "fellowship", "-n", "many"), "The value for --number does not fit."),
    (("simulate", "fellowship", "--jobs", "0"), "--jobs must be at least 1."),
    (("arena", "fellowship", "--players", "random"), "An arena needs at least two players"),
    (("arena", "fellowship", "--players", "random,saruman"), "There is no player 'saruman'"),
    (("scenario", "run", "nowhere.toml"), "There is no file nowhere.toml."),
    (("record", "verify", "nowhere.jsonl"), "There is no file nowhere.jsonl."),
    (("record", "continue", "nowhere.jsonl", "--at", "-1"), "--at must be at least 0."),
    (("rules", "show", "FE-99.1"), "There is no rule FE-99.1. Did you mean"),
    (("rules", "show", "nonsense"), "There is no rule nonsense."),
    (("rules", "search", "ring", "--game", "chess"), "There is no game 'chess'."),
    (("rules", "coverage", "chess"), "There is no game 'chess'."),
    (("frobnicate",), "There is no command 'frobnicate'. The commands are games, play"),
    (("rules", "--lang", "en"), "'mathom rules' needs a command: show, search, where, coverage."),
    (("record", "burn"), "There is no command 'burn'. The commands are verify, show, continue."),
    (("games", "--frobnicate"), "There is no option --frobnicate here."),
    (("games", "surplus"), "surplus"),
    (("games", "--lang", "tlh"), "There is no language 'tlh' here; the languages are en, de."),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG)
def test_bad_input_is_refused_in_one_sentence(mathom: Mathom, args: tuple[str, ...], sentence: str) -> None:
    ran = mathom(*args)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "chess"), "Ein Spiel „chess“ gibt es nicht. Bekannte Spiele: fellowship, meccg, risk, wotr."),
        (("simulate", "fellowship", "-n", "x"), "Der Wert für --number passt nicht."),
        (("frob",), "Einen Befehl „frob“ gibt es nicht."),
        (("rules", "show", "FE-99.1"), "Eine Regel FE-99.1 gibt es nicht."),
        (("simulate", "fellowship", "--players", "x,y"), "Einen Spieler „x“ gibt es für fellowship nicht."),
        (("play", "fellowship", "--variant", "start=9"), "start=9 ist nicht möglich; erlaubt: random, 0, 1, 2, 3."),
        (
            ("play", "fellowship", "--variant", "start=3"),
            "erlaubt: random oder ein Sitz von 0 bis 1.",
        ),
        (("play", "fellowship", "--variant", "colours=x"), "erlaubt: seat_order oder verschiedene Farben: green, "),
        (
            ("play", "fellowship", "--variant", "colours=red"),
            "eine Farbe (oder ein Paar) für jeden der 2 Sitze.",
        ),
        (("play", "fellowship", "--variant", "moon=full"), "moon=full ist nicht möglich; erlaubt: nur start, colours"),
    ],
)
def test_the_same_in_german(mathom: Mathom, args: tuple[str, ...], sentence: str) -> None:
    ran = mathom(*args, "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err


@pytest.fixture
def record(mathom: Mathom, tmp_path: Path) -> Path:
    """A game that was stopped after a few choices."""
    path = tmp_path / "game.jsonl"
    mathom("play", "fellowship", "--seats", "Ann,random", "--seed", "1", "--save", str(path), typed="1\n" * 8)
    return path


OLD = Path(__file__).parents[1] / "records" / "wotr_rules_1.jsonl"


def test_a_record_of_another_format_is_refused(mathom: Mathom, record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace('"format":1', '"format":99', 1), "utf-8")
    for command in (("record", "verify"), ("record", "show"), ("record", "continue"), ("play", "--resume")):
        ran = mathom(*command, str(record))
        assert (ran.code, ran.out) == (2, "")
        assert "99" in ran.err


def test_a_record_of_other_rules_can_be_shown_and_continued_but_not_verified(mathom: Mathom, tmp_path: Path) -> None:
    record = tmp_path / "older.jsonl"
    record.write_bytes(OLD.read_bytes())
    ran = mathom("record", "verify", str(record))
    assert (ran.code, ran.out) == (2, "")
    assert "written with rules version of wotr 1" in ran.err
    shown = mathom("record", "show", str(record))
    assert (shown.code, shown.out.splitlines()[1]) == (0, "(played by other rules or facts than this program has)")
    ran = mathom("record", "continue", str(record), typed="\nquit\n")
    assert ran.code == 0
    assert "It goes on by the new ones after choice" in " ".join(ran.out.split())
    german = mathom("record", "continue", str(record), "--at", "50", "--lang", "de", typed="\nquit\n")
    assert "Regeln oder Tabellen dieses Spiels wurden seit der Aufzeichnung berichtigt" in " ".join(german.out.split())
    again = mathom("record", "continue", str(record), typed="\nquit\n")
    assert (again.code, "corrected" in again.out) == (0, False)


def test_a_damaged_record_is_refused_and_can_be_salvaged(mathom: Mathom, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    broken = len(lines) - 3
    record.write_text("".join([*lines[:broken], "{garbage\n", *lines[broken:]]), "utf-8")
    for command in (("record", "verify"), ("record", "show"), ("record", "continue"), ("play", "--resume")):
        ran = mathom(*command, str(record))
        assert (ran.code, ran.out) == (2, "")
        assert f"damaged at line {broken + 1}" in ran.err
        assert "--salvage" in ran.err
    saved = mathom("record", "continue", str(record), "--salvage", typed="quit\n")
    copy = record.with_name("game-1.jsonl")
    assert saved.code == 0
    assert str(copy) in saved.out
    assert mathom("record", "verify", str(copy)).code == 0


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"format":1', '"format":7', "wurde mit Format 7 geschrieben, dieses Programm hat 1."),
        ('"then":', '"now":', "in Zeile 1 beschädigt: im Kopf fehlt then."),
        ('{"n":1', '{"n":3', "beschädigt: auf Wahl 0 folgt Wahl 3."),
        ('"seat":0,"code"', '"code"', "beschädigt: der Eintrag „seat“ fehlt."),
        ('"seat":0,"code"', '"seat":1,"code"', "beschädigt: Sitz 1 hat gerade nichts zu wählen; am Zug ist Sitz 0."),
        ('"of":[2]', '"of":[3]', "beschädigt: der Zufall, den sie braucht, ist nicht der aufgeschriebene."),
    ],
)
def test_what_is_wrong_with_a_record_is_told_in_german(
    mathom: Mathom, record: Path, old: str, new: str, sentence: str
) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    ran = mathom("record", "verify", str(record), "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in " ".join(ran.err.split())


def test_a_changed_record_does_not_verify(mathom: Mathom, record: Path) -> None:
    text = record.read_text("utf-8")
    changed = text.replace('"event":"drew","seat":1,"count":6', '"event":"drew","seat":1,"count":7', 1)
    assert changed != text
    record.write_text(changed, "utf-8")
    ran = mathom("record", "verify", str(record), "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert "beschädigt" in ran.err


def test_a_torn_last_line_is_forgiven(mathom: Mathom, record: Path) -> None:
    record.write_text(record.read_text("utf-8") + '{"n":99,"se', "utf-8")
    assert mathom("record", "verify", str(record)).code == 0


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"hello\n", b"[1, 2]\n", b'{"mathom": "0"}\n'])
def test_any_other_file_is_no_record(mathom: Mathom, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    ran = mathom("record", "verify", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_a_record_is_never_overwritten(mathom: Mathom, record: Path) -> None:
    before = record.read_bytes()
    ran = mathom("play", "fellowship", "--save", str(record))
    assert (ran.code, record.read_bytes()) == (2, before)
    assert "exists already" in ran.err


def test_a_folder_is_no_record(mathom: Mathom, tmp_path: Path) -> None:
    assert "cannot be opened" in mathom("play", "--resume", str(tmp_path)).err
    ran = mathom("play", "fellowship", "--save", str(tmp_path))
    assert ran.code == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("no toml at all", "is wrong"),
        ('title = "x"', "'game' is missing"),
        ('title = "x"\ngame = "chess"\nseats = 2\nstep = []', "There is no game 'chess'"),
        ('title = "x"\ngame = "fellowship"\nseats = 9\nstep = []', "seats=9"),
        ('title = "x"\ngame = "fellowship"\nseats = 2\nmagic = 1\nstep = []', "unknown entry 'magic'"),
    ],
)
def test_a_malformed_scenario_is_refused(mathom: Mathom, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    ran = mathom("scenario", "run", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err


SCENARIO = 'title = "x"\ngame = "fellowship"\nseats = 2\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no toml at all", "Das Szenario bad.toml ist falsch: die Datei ist kein TOML in Zeile 1, Spalte 4."),
        ('title = "x"', "ist falsch: der Eintrag „game“ fehlt."),
        (SCENARIO + "magic = 1\nstep = []", "ist falsch: unbekannter Eintrag „magic“; bekannt: title, game, seats"),
        (
            SCENARIO + "[[step]]\nasked = 0\n[[step]]\nseat = 'a'",
            "ist falsch: Schritt 2: „seat“ hat den falschen",
        ),
        (
            SCENARIO.replace("2", "9") + "step = []",
            "ist falsch: Die Einstellung seats=9 ist nicht möglich;",
        ),
        (
            SCENARIO + "step = []\n[position]\npoints = [1]",
            "position.points: verlangt ist ein Eintrag für jeden der 2 Sitze.",
        ),
        (
            SCENARIO + "step = []\n[position]\ncards = ['red-1 9']",
            "„red-1 9“: dieses Feld gibt es nicht, oder es ist belegt.",
        ),
        (
            SCENARIO + "step = []\n[chance]\nstart = [[5]]",
            "Das vorgegebene Ergebnis 5 für „start“ kann nicht vorkommen; verlangt: eine Zahl kleiner als 2.",
        ),
    ],
)
def test_what_is_wrong_with_a_scenario_is_told_in_german(
    mathom: Mathom, tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    ran = mathom("scenario", "run", str(path), "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in " ".join(ran.err.split())


def test_what_does_not_hold_is_told_in_german(mathom: Mathom, tmp_path: Path) -> None:
    path = tmp_path / "fails.toml"
    path.write_text(SCENARIO + "[variant]\nstart = 0\n[[step]]\nrefuse = 'stop'\nbecause = 'FE-1.1'", "utf-8")
    ran = mathom("scenario", "run", str(path), "--lang", "de")
    assert " ".join(ran.err.split()) == (
        "fails.toml, Schritt 1: „stop“ geht nicht, aber aus einem anderen Grund: "
        "Mindestens eine Karte musst du spielen (FE-3.2, FE-3.9)"
    )


def test_a_scenario_that_fails_prints_the_first_failure(mathom: Mathom, tmp_path: Path) -> None:
    path = tmp_path / "fails.toml"
    text = 'title = "x"\ngame = "fellowship"\nseats = 2\n[[step]]\nasked = 7\n[[step]]\nquestion = "moon"\n'
    path.write_text(text, "utf-8")
    ran = mathom("scenario", "run", str(path))
    assert (ran.code, ran.out) == (1, "")
    assert "step 1" in ran.err


def test_several_scenarios_are_run_to_the_end_and_summed_up(mathom: Mathom, tmp_path: Path) -> None:
    right = SCENARIO + "[variant]\nstart = 0\n[[step]]\nasked = 0\n"
    texts = {
        "a": right.replace("asked = 0", "asked = 1"),
        "b": "moon",
        "c": right,
        "d": right.replace("asked", "aksed"),
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    files = [str(tmp_path / f"{name}.toml") for name in "abcde"]
    ran = mathom("scenario", "run", *files)
    assert (ran.code, ran.out) == (2, "1 of 5 scenarios hold; 1 fails, 3 are wrong.\n")
    told = ran.err.splitlines()
    assert [line.partition(":")[0] for line in told[:3]] == [
        "a.toml, step 1",
        "The scenario b.toml is wrong",
        "The scenario d.toml is wrong",
    ]
    assert told[2].endswith("step 1: unknown entry 'aksed'; perhaps 'asked' is meant.")
    assert told[3].startswith("There is no file ")
    ran = mathom("scenario", "run", *files[:1], *files[2:3], "--lang", "de")
    assert (ran.code, ran.out) == (1, "1 von 2 Szenarien stimmen; 1 stimmt nicht, 0 sind falsch geschrieben.\n")
