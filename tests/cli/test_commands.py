"""What the commands answer, in both languages, for people and for programs."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Mathom

from mathom import __version__

REPORT = {
    "game",
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "winners",
    "endings",
    "winning_groups",
    "mean_length",
    "errors",
}


def test_the_version(mathom: Mathom) -> None:
    assert mathom("--version").out == f"mathom {__version__}\n"


@pytest.mark.parametrize(("lang", "word"), [("en", "Play in the terminal"), ("de", "Im Terminal spielen")])
def test_help_in_both_languages(mathom: Mathom, lang: str, word: str) -> None:
    ran = mathom("--help", "--lang", lang)
    assert ran.code == 0
    assert word in ran.out
    assert mathom("play", "--help", f"--lang={lang}").code == 0


def test_the_locale_chooses_the_language(mathom: Mathom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Für 2, 3 oder 4 Spieler." in mathom("games").out
    assert "For 2, 3 or 4 players." in mathom("games", "--lang", "en").out


def test_games_for_programs(mathom: Mathom) -> None:
    (game,) = [game for game in json.loads(mathom("games", "--json").out) if game["id"] == "fellowship"]
    assert game["seats"] == [2, 3, 4]
    assert [setting["name"] for setting in game["settings"]] == ["start", "colours", "hidden_points"]
    assert {"random", "scripted", "montecarlo"} <= set(game["players"])


def test_simulate_reports_exactly_the_stable_keys(mathom: Mathom) -> None:
    ran = mathom("simulate", "fellowship", "-n", "7", "--seed", "s", "--players", "random,random", "--json")
    report = json.loads(ran.out)
    assert (ran.code, set(report)) == (0, REPORT)
    assert (report["games"], report["finished"], report["errors"], sum(report["winners"])) == (7, 7, 0, 7)
    assert report["decisions"] == pytest.approx(7 * report["mean_length"], abs=0.1)
    assert sum(report["endings"].values()) == 7
    assert list(report["endings"].values()) == sorted(report["endings"].values(), reverse=True)


def test_simulate_is_the_same_for_a_seed_whatever_the_jobs(mathom: Mathom) -> None:
    args = ("simulate", "fellowship", "-n", "60", "--seats", "2,3,4", "--seed", "x", "--check", "--json")
    one, two, other = (json.loads(mathom(*args, *more).out) for more in ((), ("--jobs", "2"), ("--seed", "y")))
    same = REPORT - {"seconds", "decisions_per_second"}
    assert {key: one[key] for key in same} == {key: two[key] for key in same}
    assert one["decisions"] != other["decisions"]
    assert len(one["winners"]) == 4
    assert sum(sum(groups.values()) for groups in one["winning_groups"].values()) == one["finished"]


def test_simulate_for_people(mathom: Mathom) -> None:
    assert "1 finished, no errors" in mathom("simulate", "fellowship", "-n", "1").out
    german = mathom("simulate", "fellowship", "-n", "2", "--players", "scripted,random", "--lang", "de").out
    assert "2 Spiele, 2 beendet, keine Fehler." in german


def test_simulate_takes_several_groups_and_a_variant(mathom: Mathom) -> None:
    groups = ("--players", "random,random", "--players", "random,random,random")
    ran = mathom("simulate", "fellowship", "-n", "4", *groups, "--variant", "start=1", "--json")
    assert len(json.loads(ran.out)["winners"]) == 3


def test_the_arena_ranks_the_better_player_first(mathom: Mathom) -> None:
    args = ("arena", "fellowship", "--players", "random,scripted", "-n", "10", "--seed", "1")
    report = json.loads(mathom(*args, "--json").out)
    best, worst = report["players"]
    assert (best["player"], worst["player"]) == ("scripted", "random")
    assert best["low"] <= best["win_rate"] <= best["high"]
    assert best["rating"] > 1500 > worst["rating"]
    assert "Siegquote" in mathom(*args, "--lang", "de").out


def test_rules_in_both_languages(mathom: Mathom) -> None:
    assert "exactly one card of value 2, 3, 4 or 5" in mathom("rules", "show", "FE-4.1").out
    assert "Hauptkarten" in mathom("rules", "show", "fe-4.1", "--lang", "de").out
    assert "FE-5.1" in mathom("rules", "search", "nazgul", "--game", "fellowship", "--all").out
    assert "No rule contains that." in mathom("rules", "search", "xyzzy").out


def test_rules_coverage_for_programs(mathom: Mathom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = tmp_path / ".mathom" / "test-results.json"
    results.parent.mkdir()
    results.write_text(json.dumps({"tests": {"t": {"outcome": "passed", "rules": ["FE-4.1"]}}}), "utf-8")
    monkeypatch.chdir(tmp_path)
    report = json.loads(mathom("rules", "coverage", "fellowship", "--json").out)
    assert list(report) == ["FE"]
    assert (report["FE"]["tested"], report["FE"]["rules"]) == (1, 183)
    assert set(json.loads(mathom("rules", "coverage", "--json").out)) == {"FE", "WR", "TA", "RI", "ME"}
    assert "1" in mathom("rules", "coverage", "FE", "--lang", "de").out


def test_rules_coverage_counts_what_else_a_game_wants_proven(
    mathom: Mathom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / ".mathom" / "test-results.json"
    results.parent.mkdir()
    cited = ["fp_char_01.event", "WR-7.41", "WR-7.43", "WR-7.46", "AMB-31", "DP-9", "DP-10"]
    results.write_text(json.dumps({"tests": {"t": {"outcome": "passed", "rules": cited}}}), "utf-8")
    monkeypatch.chdir(tmp_path)
    parts = json.loads(mathom("rules", "coverage", "wotr", "--json").out)["WR"]["parts"]
    assert {group: (found["tested"], found["rules"]) for group, found in parts.items()} == {
        "events": (1, 96),
        "combat": (0, 96),
        "characters": (1, 13),
        "rulings": (1, 104),
        "decisions": (2, 83),
    }
    assert "boromir" not in parts["characters"]["missing"]


def test_rules_coverage_counts_the_parts_of_a_supplement(
    mathom: Mathom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / ".mathom" / "test-results.json"
    results.parent.mkdir()
    cited = ["ta_sh_str_25.combat", "TA-B4", "TA-DP-9", "TA-DP-10", "TA-EX-1"]
    results.write_text(json.dumps({"tests": {"t": {"outcome": "passed", "rules": cited}}}), "utf-8")
    monkeypatch.chdir(tmp_path)
    parts = json.loads(mathom("rules", "coverage", "third_age", "--json").out)["TA"]["parts"]
    assert {group: (found["tested"], found["rules"]) for group, found in parts.items()} == {
        "events": (0, 14),
        "combat": (1, 14),
        "characters": (0, 4),
        "rulings": (1, 24),
        "decisions": (2, 30),
        "information": (0, 8),
        "examples": (1, 14),
    }


def test_rules_coverage_lists_what_is_not_played_with_the_reason(
    mathom: Mathom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / ".mathom" / "test-results.json"
    results.parent.mkdir()
    results.write_text(json.dumps({"tests": {}}), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert "because they come with the Balrog as a player: ME-2.49" in mathom("rules", "coverage", "meccg").out
    report = json.loads(mathom("rules", "coverage", "meccg", "--json").out)["ME"]
    assert "ME-2.49" in report["later"]["balrog"]
    assert "ME-2.49" not in report["missing"]


def test_rules_where_says_of_a_rule_that_is_not_played_why(mathom: Mathom) -> None:
    told = mathom("rules", "where", "ME-2.49")
    assert (
        "ME-2.49 is not played, nor are others like it: they come with the Balrog as a player." in told.out + told.err
    )
    german = mathom("rules", "where", "ME-2.49", "--lang", "de")
    assert (
        "wird nicht gespielt, wie andere ihrer Art: sie kommen mit dem Balrog als Spieler." in german.out + german.err
    )


def test_scenarios_that_hold(mathom: Mathom) -> None:
    files = sorted(Path("tests/scenarios/fellowship").glob("*.toml"))[:2]
    assert mathom("scenario", "run", str(files[0])).out == "The scenario holds.\n"
    both = mathom("scenario", "run", *map(str, files), "--lang", "de")
    assert (both.code, both.out) == (0, "Alle 2 Szenarien stimmen.\n")


def test_the_benchmark_measures_ratios_to_chess(mathom: Mathom) -> None:
    pytest.importorskip("chess")
    found = json.loads(mathom("bench", "fellowship", "--rounds", "1", "--seconds", "0.05", "--json").out)
    assert list(found) == ["fellowship"]
    measured = found["fellowship"]
    assert measured["chess"] > 0
    assert measured["plain_ratio"] == pytest.approx(measured["plain"] / measured["chess"], rel=0.01)
    assert measured["memory"] > 1000
    assert 0 < measured["clone_per_decision"] < 3
    assert measured["length"] > 50
    assert measured["branching"] > 1
    assert 0 < measured["choosing"] <= 1
    assert measured["growth"] > 0
    assert measured["simulations"] > 0


def test_the_benchmark_plays_with_the_players_that_are_asked_for(mathom: Mathom) -> None:
    pytest.importorskip("chess")
    quick = ("--rounds", "1", "--seconds", "0.01")
    assert "players: 2\n" in mathom("bench", "fellowship", *quick).out
    assert "players: 3, 4\n" in mathom("bench", "fellowship", *quick, "--seats", "3,4").out
    refused = mathom("bench", "fellowship", *quick, "--seats", "5")
    assert (refused.code, "2, 3, 4" in refused.err) == (2, True)


def test_without_chess_the_benchmark_says_how_to_get_it(mathom: Mathom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "chess", None)
    ran = mathom("bench", "--lang", "de")
    assert (ran.code, "pip install chess" in ran.err) == (2, True)
