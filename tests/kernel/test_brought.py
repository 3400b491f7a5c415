"""What seats bring to a game: checked with its rules, sealed, in the record, and imagined by nobody as it is."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.kernel.announced import barrows_announced
from tests.kernel.barrow_cards import NAMES
from tests.kernel.barrows import GAME, PLAUSIBLE, SIZE, Barrows, Hills
from tests.kernel.records import play

from mathom.kernel import BadBrought, Chance, DamagedRecord, Game, Match, Reason, Recording, seal
from mathom.kernel.brought import is_sealed
from mathom.kernel.match import all_sealed

__all__ = ["barrows_announced"]

pytestmark = pytest.mark.usefixtures("barrows_announced")
WOLVES = ["wolf"] * 3 + ["mist"] * 3 + ["ward"] * 3 + ["seer"] * 3


def deck_of(s: Any, seat: int) -> list[str]:
    return sorted([NAMES[face] for face in s.zones.face[2 + SIZE * seat : 2 + SIZE * (seat + 1)]])


@pytest.mark.parametrize(
    ("deck", "rule"),
    [
        ("wolf", "BA-1.1"),
        (None, "BA-1.1"),
        (WOLVES[1:], "BA-1.1"),
        ([*WOLVES[1:], "dragon"], "BA-1.3"),
        ([*WOLVES[1:], 7], "BA-1.3"),
        ([*WOLVES[3:], "mist", "blade", "blade"], "BA-1.2"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_rule(deck: Any, rule: str) -> None:
    with pytest.raises(BadBrought) as refused:
        GAME.read_brought({}, 2, 0, deck)
    why = refused.value.params["why"]
    assert isinstance(why, Reason)
    assert why.rules == (rule,)


def test_a_game_begins_with_what_was_brought_and_suggests_the_rest() -> None:
    s = GAME.begin({}, 2, Chance("seed"), [WOLVES, None])
    assert (deck_of(s, 0), deck_of(s, 1)) == (sorted(WOLVES), PLAUSIBLE[1])
    with pytest.raises(BadBrought):
        GAME.begin({}, 2, Chance("seed"), [WOLVES, ["wolf"]])


class Asked(Barrows):
    """Remembers what it is asked for."""

    def suggest(self, variant: Any, seats: int, seat: int, seed: str = "") -> list[str]:
        self.asked = (variant, seats, seat, seed)
        return super().suggest(variant, seats, seat, seed)

    def read_brought(self, variant: Any, seats: int, seat: int, given: Any) -> Any:
        self.read = (variant, seats, seat, given)
        return super().read_brought(variant, seats, seat, given)

    def start_with(self, variant: Any, seats: int, chance: Chance, brought: list[Any]) -> Any:
        self.began = (variant, seats, len(brought))
        return super().start_with(variant, seats, chance, brought)


def test_a_game_suggests_and_begins_for_its_settings_and_seats() -> None:
    game = Asked()
    game.begin({}, 2, Chance("seed"), [WOLVES, None])
    full = game.variants().read(2, {})
    assert (game.asked, game.began) == ((full, 2, 1, "seed"), (full, 2, 2))
    assert game.read == (full, 2, 1, game.suggest(full, 2, 1, "seed"))


def test_what_is_sealed_for_a_seat_without_a_wish_is_suggested_for_its_game() -> None:
    game, mine = Asked(), seal(WOLVES)
    ours, suggested = all_sealed(game, {"wind": 3}, 2, [mine, None], "seed")
    assert (ours, game.asked) == (mine, ({"wind": 3}, 2, 1, "seed"))
    assert (suggested["value"], is_sealed(suggested)) == (game.suggest({}, 2, 1, "seed"), True)
    assert [one["value"] for one in all_sealed(game, {}, 2, None, "seed")] == [
        game.suggest({}, 2, seat, "seed") for seat in (0, 1)
    ]


def test_most_games_are_brought_nothing() -> None:
    game = Game()
    assert not game.brings({})
    with pytest.raises(NotImplementedError):
        game.suggest({}, 2, 0)
    with pytest.raises(NotImplementedError):
        game.read_brought({}, 2, 0, 1)
    with pytest.raises(NotImplementedError):
        game.start_with({}, 2, Chance(), [])


def test_a_deck_is_imagined_as_a_plausible_one_not_as_the_true_one() -> None:
    s = GAME.begin({}, 2, Chance("seed"), [None, WOLVES])
    decks = [deck_of(GAME.determinize(s, 0, Random(seed)), 1) for seed in range(30)]
    assert sorted(WOLVES) not in decks
    assert {tuple(deck) for deck in decks} == {tuple(deck) for deck in PLAUSIBLE}
    assert {tuple(deck_of(GAME.determinize(s, 1, Random(seed)), 1)) for seed in range(9)} == {tuple(sorted(WOLVES))}


def test_cards_that_were_seen_are_in_every_imagined_deck() -> None:
    s = GAME.begin({}, 2, Chance("seed"), [None, WOLVES])
    assert isinstance(s, Hills)
    seen = [thing for thing in range(14, 26) if s.name(thing) == "seer"][:3]
    for thing in seen:
        s.zones.reveal(thing, 1)
    decks = [deck_of(GAME.determinize(s, 0, Random(seed)), 1) for seed in range(30)]
    assert all(deck.count("seer") == 3 and len(deck) == SIZE for deck in decks)
    assert all(deck.count(card) <= 3 for deck in decks for card in deck)


# Sealed


def test_a_seal_shows_nothing_and_fits_only_what_was_sealed() -> None:
    one, other = seal(WOLVES), seal(WOLVES)
    assert one["commitment"] != other["commitment"]
    assert is_sealed(one)
    for wrong in (
        {**one, "value": PLAUSIBLE[0]},
        {**one, "salt": other["salt"]},
        {**one, "salt": 7},
        {"value": 1},
        "wolf",
        {**one, "more": 1},
    ):
        assert not is_sealed(wrong)


def started(lines: list[str], brought: Any = None) -> Match:
    return Match.start(
        GAME, {}, ["Ann", "Ben"], "seed", lambda text: lines.extend(text.splitlines(True)), brought=brought
    )


def test_the_record_has_it_and_replays_with_it() -> None:
    lines: list[str] = []
    match = play(started(lines, [seal(WOLVES), None]))
    header = json.loads(lines[0])
    assert [entry["value"] for entry in header["brought"]] == [WOLVES, PLAUSIBLE[1]]
    assert all(is_sealed(entry) for entry in header["brought"])
    recording = Recording.parse(lines)
    assert recording.verify().digest() == match.state.digest()
    assert deck_of(recording.state_at(0), 0) == sorted(WOLVES)


def test_a_game_goes_on_from_its_record_with_the_same_decks() -> None:
    lines: list[str] = []
    match = play(started(lines, [seal(WOLVES), None]), 5)
    again = Match.resume(lines)
    assert again.state.digest() == match.state.digest()


@pytest.mark.parametrize(
    "change",
    [
        lambda entries: [{**entries[0], "value": PLAUSIBLE[2]}, entries[1]],
        lambda entries: entries[:1],
        lambda entries: "wolves",
        lambda entries: [seal(["wolf"]), entries[1]],
    ],
)
def test_a_record_with_another_deck_is_damaged(change: Any) -> None:
    lines: list[str] = []
    play(started(lines))
    header = json.loads(lines[0])
    header["brought"] = change(header["brought"])
    with pytest.raises(DamagedRecord):
        Recording.parse([json.dumps(header) + "\n", *lines[1:]]).verify()


def test_decks_of_the_wrong_form_are_damage_in_the_first_line() -> None:
    lines: list[str] = []
    play(started(lines))
    header = json.loads(lines[0])
    for wrong in (["wolf"], header["brought"][:1]):
        header["brought"] = wrong
        with pytest.raises(DamagedRecord, match="at line 1: the entry 'brought' has the wrong form"):
            Recording.parse([json.dumps(header) + "\n", *lines[1:]])
