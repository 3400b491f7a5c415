"""The table of Der Ringkrieg in the terminal: drawn from a view, in both languages, at the usual widths."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import Mathom
from tests.server.arranged import record_of

from mathom.cli.tables import table_for
from mathom.cli.tables.wotr import WotrTable
from mathom.cli.tables.wotr_map import LAND_REGIONS
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import REGION_NAMES
from mathom.games.wotr.state import War
from mathom.kernel import Perspective, Recording
from mathom.players import make_player
from mathom.texts import Texts

NAMES = ["Ann", "Bob"]

POSITION: dict[str, Any] = {
    "clear": True,
    "phase": "action",
    "turn_of": "shadow",
    "figures": [
        "minas_tirith sauron-regular 4",
        "minas_tirith nazgul 2",
        "in:minas_tirith gondor-regular 3",
        "in:minas_tirith gondor-elite 1",
        "in:minas_tirith gondor-leader 1",
        "osgiliath southrons_easterlings-elite 2",
        "edoras isengard-regular 1",
    ],
    "characters": ["witch_king minas_tirith", "boromir in:minas_tirith", "strider out"],
    "held": ["edoras shadow"],
    "nations": ["sauron 0 active", "rohan 1 active", "gondor 0 active", "dwarves 3 passive"],
    "fellowship": {"region": "lorien", "progress": 2, "hidden": False, "corruption": 5},
    "rolled": {"free_peoples": ["character"], "shadow": ["army", "event"]},
    "hunt_box": {"free_peoples": 1, "shadow": 3},
    "rings": {"free_peoples": 2, "shadow": 1},
    "hands": {"free_peoples": ["fp_char_09"], "shadow": ["sh_str_02"]},
    "in_play": ["sh_char_15"],
}


def position(**entries: Any) -> War:
    state = GAME.new({}, 2, "table")
    assert isinstance(state, War)
    GAME.arrange(state, {**POSITION, **entries})
    state.run()
    state.take_news()
    return state


def drawn(view: dict[str, Any], lang: str = "en", width: int = 120) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=False)
    console.print(WotrTable(GAME).draw(Texts(lang, strict=True), view, NAMES, width, 40))
    return out.getvalue()


def line_with(text: str, shown: str) -> str:
    [line] = [line for line in shown.splitlines() if text in line]
    return line


def test_the_game_has_its_own_table() -> None:
    assert isinstance(table_for(GAME), WotrTable)


def test_every_region_lies_in_one_land() -> None:
    regions = [region for land in LAND_REGIONS.values() for region in land]
    assert sorted(regions) == sorted(REGION_NAMES)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_it_fits_the_terminal_and_needs_nothing_but_the_view(lang: str, width: int) -> None:
    view = json.loads(json.dumps(GAME.view(position(), 0)))
    assert max(len(line) for line in drawn(view, lang, width).splitlines()) <= width


def test_armies_are_told_by_nation_and_the_besieged_in_brackets() -> None:
    shown = drawn(GAME.view(position(), 0), width=90)
    assert "Minas Tirith [S2] Sa 4R 2N The Witch-king (besieged: Go 3R 1E 1L Boromir)" in shown
    assert "Osgiliath [F] SE 2E" in shown
    assert "Edoras [C1] (Shadow) Is 1R" in shown
    assert "Lórien [S2] ○ Ring-bearers" in shown
    assert "Angmar [C1]" in line_with("empty: Rivendell [S2]", shown)


def test_the_ring_politics_dice_and_points_are_told() -> None:
    shown = drawn(GAME.view(position(), 0), width=160)
    assert "Round 1, action phase  Turn of the Shadow (Bob)" in shown
    assert "Fellowship: Lórien, progress 2  REVEALED  Corruption 5/12 █████░░░░░░░" in shown
    own = line_with("Free Peoples (Ann)", shown).split()
    assert own == ["Free", "Peoples", "(Ann)", "0/4", "1/4", "1", "2", "1", "23/24"]
    foe = line_with("> Shadow (Bob)", shown).split()
    assert foe == [">", "Shadow", "(Bob)", "1/10", "2/7", "3", "1", "1", "23/23"]
    assert "Unused dice, Free Peoples: Character\n" in re.sub(" +\n", "\n", shown)
    assert "Unused dice, Shadow: Army · Event\n" in re.sub(" +\n", "\n", shown)
    assert "3 steps: (Dwarves)" in shown
    assert "In play, Shadow: Worn with Sorrow and Toil" in shown


def test_a_hand_is_shown_to_its_holder_only() -> None:
    state = position()
    assert "Your hand: Athelas (Character)" in drawn(GAME.view(state, 0))
    assert "Your hand: The Fighting Uruk-hai (Army)" in drawn(GAME.view(state, 1))
    spectator = drawn(GAME.view(state, None))
    assert ("Athelas" in spectator, "Your hand" in spectator) == (False, False)


def test_the_mordor_track_is_told() -> None:
    state = position(fellowship={"mordor": 3, "corruption": 11})
    assert "Fellowship: Mordor track, box 3 of 5 ···●··  hidden  Corruption 11/12" in drawn(GAME.view(state, 0))


def test_a_battle_is_told_with_its_armies() -> None:
    state = position()
    for key in ("die:army", "attack", "all"):
        assert state.ask is not None
        [seat] = state.ask.waiting()
        code = GAME.parse(state, seat, key)
        assert code in state.ask.options_of(seat), (state.ask.kind, key)
        state.play(seat, code)
    shown = drawn(GAME.view(state, 0), width=140)
    assert "Siege battle: Minas Tirith (from Minas Tirith), combat round 1" in shown
    assert "  Shadow: Sa 4R 2N The Witch-king  attacks" in shown
    assert "  Free Peoples: Go 3R 1E 1L Boromir" in shown


def test_cards_on_offer_tell_their_die() -> None:
    table, view = WotrTable(GAME), GAME.view(position(), 0)
    option = {"text": "wotr-option-card", "args": {"card": "fp_char_09"}, "key": "card:fp_char_09", "code": 0}
    assert table.option(Texts("en"), view, option) == "Athelas [dim](Character)[/]"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_happens_in_a_game_can_be_told(lang: str) -> None:
    texts, state = Texts(lang, strict=True), GAME.new({}, 2, "told")
    players = [make_player("scripted", GAME, str(seat)) for seat in range(2)]
    table, events = WotrTable(GAME), [event.plain() for event in state.take_news()]
    while state.ask is not None:
        seat = state.ask.waiting()[0]
        view = GAME.view(state, seat) if state.seq % 25 == 0 else None
        if view is not None and "ask" in view:
            table.question(texts, view)
            assert all(table.option(texts, view, option) for option in view["ask"]["options"])
            assert drawn(view, lang)
        state.play(seat, players[seat].choose(Perspective(GAME, state, seat)))
        events += [event.plain() for event in state.take_news()]
    lines = [table.narrate(texts, events, viewer, NAMES) for viewer in (None, 0, 1)]
    assert len(lines[0]) > 200
    own_draws = [e for e in events if e["event"] == "drew" and e["seat"] == 0]
    private = [e for e in events if e.get("to") == [0]]
    backs = [e for e in events if e["event"] in ("drew", "discarded-hidden") and e["seat"] == 0]
    assert own_draws
    assert len(lines[1]) - len(lines[0]) == len(private) - len(backs)


def test_a_game_is_played_in_the_terminal(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "war.jsonl"
    start = ("play", "wotr", "--seed", "1", "--seats", "Ann,scripted", "--save", str(file), "--lang", "de")
    ran = mathom(*start, typed="1\n" * 12 + "log\nende\n")
    assert ran.code == 0
    assert "Der Ringkrieg" in ran.out
    assert "Ann: Welchen Würfel" in ran.out
    assert "Weiter mit:" in ran.out
    Recording.read(file).verify()


def test_the_odds_of_an_attack_are_told_in_the_terminal(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "siege.jsonl"
    file.write_text("".join(record_of("wotr", {"sides": "free_peoples_first"}, 2, POSITION, {})), "utf-8")
    typed = "\nodds\nodds way:minas_tirith>minas_tirith\naussichten way:edoras>osgiliath\nquit\n"
    ran = mathom("play", "--resume", str(file), typed=typed)
    assert "No battle is being fought (WR-11.1). The odds of what?" in ran.out
    assert re.search(r"Shadow: takes the Stronghold in \d+ % of \d+ battles\.", ran.out)
    assert re.search(r"Free Peoples: \d(\.\d)? hits taken on average; all fall in \d+ %\.", ran.out)
    assert "(WR-11.3, WR-11.7, WR-12.13). The odds of what?" in ran.out


def test_a_table_of_four_names_all_players_and_who_commands() -> None:
    state = GAME.new({}, 4, "table")
    assert isinstance(state, War)
    figures = ["edoras rohan-regular 2", "edoras gondor-regular 1"]
    rolled = {"free_peoples": ["character"], "shadow": ["army"]}
    hands = {"witch_king": ["sh_char_19", "sh_str_13"]}
    armies = {"clear": True, "figures": figures, "mixed": ["edoras"]}
    GAME.arrange(state, {**armies, "lead": ["rohan"], "rolled": rolled, "hands": hands})
    state.run()
    out = io.StringIO()
    console = Console(file=out, width=160, force_terminal=False)
    names = ["Ann", "Bob", "Cid", "Dee"]
    console.print(WotrTable(GAME).draw(Texts("en", strict=True), GAME.view(state, 1), names, 160, 40))
    shown = out.getvalue()
    assert "(Ann)" in line_with("Round ", shown)
    assert "(Cid: Rohan player, leads; Ann: Gondor player)" in shown
    assert "Edoras (Cid)" in line_with("Mixed armies", shown)
    assert "Dreadful Spells (Character) · Half-orcs and Goblin-men (Army, Saruman player)" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 110])
def test_nothing_is_cut_and_what_the_next_choice_needs_comes_last(lang: str, width: int) -> None:
    state = GAME.new({"third_age": True}, 4, "table")
    assert isinstance(state, War)
    rolled = {"free_peoples": ["character", "muster_army", "will_of_the_west", "event"], "shadow": ["muster_army"] * 7}
    GAME.arrange(state, {"phase": "action", "turn_of": "free_peoples", "rolled": rolled})
    state.run()
    out = io.StringIO()
    names = ["Ann", "scripted 2", "montecarlo:2000", "scripted 4"]
    console = Console(file=out, width=width, force_terminal=False)
    console.print(WotrTable(GAME).draw(Texts(lang, strict=True), GAME.view(state, 0), names, width, 20))
    shown = out.getvalue()
    lines = shown.splitlines()
    assert max(len(line) for line in lines) <= width
    assert "…" not in shown
    assert all(name in shown for name in names)
    dice = next(n for n, line in enumerate(lines) if line.startswith(("Unused dice", "Freie Würfel")))
    assert len(lines) - dice <= 8


def test_a_special_tile_is_told_with_the_card_that_brought_it() -> None:
    view = GAME.view(position(), 0)
    view["tiles"]["waiting"] = ["sh_shelob"]
    assert line_with("Special tiles", drawn(view)).rstrip() == (
        "Special tiles that join the pool in Mordor: Shelob’s Lair (damage of a die, Stop)"
    )
