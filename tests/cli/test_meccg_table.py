"""The table of Middle-earth CCG in the terminal: drawn from a view, in both languages, at the usual widths."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import Mathom
from tests.games.meccg.scene import Scene

from mathom.cli.tables import table_for
from mathom.cli.tables.meccg import MeccgTable
from mathom.cli.tables.meccg_look import printed
from mathom.games.meccg.box import Creature, card
from mathom.games.meccg.captures.prisoners import capture
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import TAPPED, WOUNDED
from mathom.kernel import Chance, Recording
from mathom.texts import Texts

NAMES = ["Ann", "Bob"]
GLORFINDEL, SAM, BALIN, ADRAZAR = "tw-161", "tw-180", "tw-123", "tw-116"
GLAMDRING, MORIA = "tw-244", "tw-413"


def drawn(view: dict[str, Any], lang: str = "en", width: int = 120) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=False)
    console.print(MeccgTable(GAME).draw(Texts(lang, strict=True), view, NAMES, width, 40))
    return out.getvalue()


def test_the_game_has_its_own_table() -> None:
    assert isinstance(table_for(GAME), MeccgTable)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_moment_of_a_game_is_drawn_and_asked_in_the_width_there_is(lang: str) -> None:
    state = GAME.begin({}, 2, Chance("table"), ["challenge-a", "challenge-g"])
    rng, texts, table = Random(1), Texts(lang, strict=True), MeccgTable(GAME)
    kinds = set()
    while state.ask is not None and state.turn < 20:
        seat = state.ask.waiting()[0]
        options = state.ask.options_of(seat)
        if state.ask.kind not in kinds:
            kinds.add(state.ask.kind)
            view = json.loads(json.dumps(GAME.view(state, seat)))
            assert max(len(line) for line in drawn(view, lang, 100).splitlines()) <= 100
            assert table.question(texts, view)
            assert all(table.option(texts, view, option) for option in view["ask"]["options"])
        state.play(seat, rng.choice(options))
    assert len(kinds) > 10


def test_companies_are_told_with_who_is_tapped_or_wounded_and_what_they_bear() -> None:
    tale = Scene([GLORFINDEL, GLAMDRING], SAM, ADRAZAR, at=MORIA, foe=[BALIN], foe_at="tw-421")
    tale.make(TAPPED, SAM).make(WOUNDED, ADRAZAR)
    shown = drawn(GAME.view(tale.s, 0))
    assert "Turn 1, Ann: organisation phase" in shown
    assert "Companies of Ann\n  Moria\n" in shown
    assert "with Glamdring" in shown
    assert "Sam Gamgee 1/9  tapped" in shown
    assert "wounded" in shown
    assert "Companies of Bob\n  Rivendell\n    Balin" in shown


def test_an_attack_is_told_with_its_numbers() -> None:
    tale = Scene(GLORFINDEL, SAM)
    attack = Attack(tale.s.companies_of(0)[0], "event")
    attack.attacker, attack.strikes, attack.prowess = 1, 1, 12
    shown = drawn(GAME.view(tale.meanwhile(attack).until("assign").s, 0))
    assert "Attack: strikes 1, prowess 12" in shown


def test_only_the_own_hand_and_the_own_destination_are_told() -> None:
    tale = Scene(GLORFINDEL, hand=[GLAMDRING], sites=[MORIA]).choose("move").choose(f"move:{MORIA}")
    own, other = drawn(GAME.view(tale.s, 0)), drawn(GAME.view(tale.s, 1))
    assert "→ goes to Moria" in own
    assert "Your hand: Glamdring" in own
    assert "→ goes to a hidden site" in other
    assert "Moria" not in other
    assert "Glamdring" not in other


def test_a_game_with_chosen_decks_between_programs(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = ("--seats", "scripted,random", "--decks", "challenge-c,challenge-h", "--save", str(file))
    ran = mathom("play", "meccg", *seats, "--seed", "1", "--lang", "de")
    recording = Recording.read(file)
    assert ran.code == 0
    assert recording.result is not None
    assert [entry["value"]["alignment"] for entry in recording.header["brought"]] == ["hero", "minion"]
    assert "Gemeinschaften von" in ran.out


def test_decks_that_do_not_fit_are_refused(mathom: Mathom) -> None:
    assert "takes 2 decks, not 1" in mathom("play", "meccg", "--decks", "challenge-a").err
    assert "takes 0 decks, not 1" in mathom("play", "fellowship", "--decks", "challenge-a").err
    assert "That cannot be brought to the game" in mathom("play", "meccg", "--decks", "challenge-a,nothing").err


def test_cards_that_do_not_work_yet_are_told_before_the_game(mathom: Mathom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "incomplete", lambda self, variant: {"tw-161": ["tw-161.1"]})
    ran = mathom("play", "meccg", "--seats", "Ann,random", typed="quit\n")
    assert "One card of this game does not work as printed yet." in ran.out


def test_cards_of_the_decks_that_do_not_work_yet_are_told_before_the_game(mathom: Mathom) -> None:
    said = "cards of this game do not work as printed yet."
    decks = ["--seats", "Ann,random", "--decks"]
    assert said in mathom("play", "meccg", *decks, "challenge-d,challenge-f", typed="quit\n").out
    assert said not in mathom("play", "meccg", *decks, "challenge-a,challenge-f", typed="quit\n").out


def test_prisoners_are_told_with_their_place_and_the_card_that_holds_them() -> None:
    tale = Scene(GLORFINDEL, SAM, foes_hand=["dm-90"], foes_sites=["tw-395"])
    host = tale.find("dm-90", 1)
    tale.s.come_into_play(host, 1)
    capture(tale.s, tale.thing(SAM), host, tale.find("tw-395", 1), True)
    shown = drawn(GAME.view(tale.again().s, 0))
    assert "Prisoner of Spells of the Barrow-wights at Ettenmoors: Sam Gamgee" in shown
    assert "Gefangen durch" in drawn(GAME.view(tale.s, 1), "de")


def test_an_item_goes_to_somebody_and_nobody_follows() -> None:
    option: dict[str, Any] = {"text": "meccg-option-card", "key": "", "code": 0}
    option["args"] = {"deed": "under", "card": "tw-168", "question": "receiver", "count": 1}
    table, texts = MeccgTable(GAME), Texts("en", strict=True)
    assert table.option(texts, {"ask": {"kind": "receiver"}}, option) == texts.name("meccg-card", "tw-168")


def test_a_character_to_draft_is_told_with_its_numbers() -> None:
    option = {"text": "meccg-option-card", "args": {"deed": "draft", "card": "le-11"}, "key": "", "code": 0}
    said = MeccgTable(GAME).option(Texts("en", strict=True), {"ask": {"kind": "draft"}}, option)
    assert said == "draft Gorbag [dim](mind 6 · prowess 6, body 9)[/]"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_card_is_told_with_the_id_of_whom_its_strikes_are_for(lang: str) -> None:
    texts = Texts(lang, strict=True)
    told = [line for face in FACES for line in printed(texts, face.record)]
    assert [line for line in told if "each-" in line] == []


def test_an_attack_with_a_strike_for_each_is_told_in_words() -> None:
    texts = Texts("en", strict=True)
    assert printed(texts, card("tw-25")) == ["one strike for each character · prowess 5"]  # Crebain
    wounded = next(
        face.record
        for face in FACES
        if isinstance(face.record, Creature) and face.record.attack.strikes == "each-wounded-character"
    )
    assert printed(texts, wounded)[0].startswith("one strike for each wounded character · ")
    assert "Orc: Automatic-attack: 4 strikes, prowess 7" in printed(texts, card(MORIA))
