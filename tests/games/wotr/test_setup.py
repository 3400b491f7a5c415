"""Chapter 3: setup."""

from pathlib import Path

import pytest
from tests.games.wotr.helpers import FP, SH, new
from tests.games.wotr.plain_box import CHARACTER_NAMES, CHARACTERS

from mathom.games.wotr.battle.conquest import has_control_marker, victory_points
from mathom.games.wotr.box import CARD_FACES, GOLLUM, NATIONS, NAZGUL, character_name, kind_of, tile_of
from mathom.games.wotr.map import ASIDE, CASUALTIES, FELLOWSHIP, MAP, REGIONS, REINFORCEMENTS, region_named
from mathom.games.wotr.round.setup import ROLES, Setup, unpack
from mathom.games.wotr.state import DECK, HAND, OFF_TRACK, POOL, TILES_ASIDE
from mathom.kernel import Chance
from mathom.testing import rule

RULES = Path(__file__).parents[3] / "docs" / "rules" / "en" / "wotr.md"


@rule("WR-3.2")
def test_the_ring_bearers_start_in_rivendell() -> None:
    w = new()
    assert (w.ring_bearers, w.mordor) == (region_named("rivendell"), OFF_TRACK)


@rule("WR-3.3")
def test_progress_and_corruption_start_at_0_and_the_fellowship_hidden() -> None:
    w = new()
    assert (w.progress, w.hidden, w.corruption) == (0, True, 0)


@rule("WR-3.4")
def test_gandalf_the_grey_is_the_first_guide_and_three_cards_are_set_aside() -> None:
    w = new()
    aside = [character_name(c) for c, who in enumerate(CHARACTERS) if not who.minion and w.character_at[c] == ASIDE]
    assert (character_name(w.guide), aside) == ("gandalf_the_grey", ["aragorn", "gandalf_the_white", "gollum"])


@rule("WR-3.5")
def test_all_seven_companions_are_in_the_fellowship() -> None:
    w = new()
    assert w.character_at[:7] == [FELLOWSHIP] * 7
    assert w.character_at[GOLLUM] == ASIDE


@rule("WR-3.6")
def test_the_rings_belong_to_the_free_peoples() -> None:
    assert new().rings == [3, 0]


@rule("WR-3.7")
def test_the_minions_are_set_aside() -> None:
    w = new()
    places = {
        name: w.character_at[CHARACTER_NAMES.index(name)] for name in ("saruman", "witch_king", "mouth_of_sauron")
    }
    assert places == dict.fromkeys(places, ASIDE)


@rule("WR-3.8")
@pytest.mark.parametrize("deck", range(4))
def test_every_deck_is_shuffled_by_itself(deck: int) -> None:
    name = ["fp_character", "fp_strategy", "sh_character", "sh_strategy"][deck]
    swap_first_and_last = [23] + [0] * 22
    chance = Chance("any", script={f"deck.{name}": [swap_first_and_last]})
    w = unpack(ROLES[2], chance)
    w.push(Setup())
    w.run()
    first = deck * 24
    expected = [first + 23, *range(first + 1, first + 23), first]
    assert [w.zones.face[thing] for thing in w.zones.content[DECK + deck]] == expected
    orders = [[w.zones.face[t] % 24 for t in w.zones.content[DECK + d]] for d in range(4)]
    assert len({tuple(order) for order in orders}) == 4
    assert sorted(orders[(deck + 1) % 4]) == [*range(24)]


@rule("WR-3.8")
def test_nobody_knows_the_order_of_a_deck() -> None:
    w = new()
    assert [w.zones.known[thing] for deck in range(4) for thing in w.zones.content[DECK + deck]] == [0] * 96


@rule("WR-3.9")
def test_the_normal_tiles_are_in_the_pool_and_the_special_ones_aside() -> None:
    w = new()
    pool, aside = ([tile_of(w.zones.face[t]) for t in w.zones.content[zone]] for zone in (POOL, TILES_ASIDE))
    assert [sorted(tile.owner for tile in pool), sorted(tile.owner for tile in aside)] == [[-1] * 16, [0] * 4 + [1] * 4]
    assert [w.zones.known[t] for t in w.zones.content[POOL]] == [0] * 16
    other = new(seed="another")
    assert [w.zones.face[t] for t in range(CARD_FACES, 120)] != [other.zones.face[t] for t in range(CARD_FACES, 120)]


@rule("WR-3.10")
def test_the_dice_at_the_start() -> None:
    w = new()
    assert (w.dice, w.rolled, w.hunt_box) == ([4, 7], [[], []], [0, 0])


@rule("WR-3.11")
def test_the_political_track_at_the_start() -> None:
    steps = dict(zip(NATIONS, new().steps, strict=True))
    assert steps == {
        "rohan": 3,
        "north": 3,
        "elves": 3,
        "dwarves": 3,
        "gondor": 2,
        "southrons_easterlings": 2,
        "sauron": 1,
        "isengard": 1,
    }


@rule("WR-3.12")
def test_the_elves_and_the_shadow_start_active() -> None:
    w = new()
    assert [nation for nation, active in zip(NATIONS, w.active, strict=True) if active] == [
        "elves",
        "isengard",
        "sauron",
        "southrons_easterlings",
    ]


def printed_forces() -> dict[tuple[str, str], list[int]]:
    """The table of WR-3.17 as the rules print it: region (or reinforcements) and nation, then the three counts."""
    nations = {"Dwarves": 0, "Elves": 1, "Gondor": 2, "The North": 3, "Rohan": 4, "Isengard": 5, "Sauron": 6}
    names = {**{word: NATIONS[n] for word, n in nations.items()}, "Southrons & E.": "southrons_easterlings"}
    found = {}
    for line in RULES.read_text("utf-8").partition("**WR-3.17**")[2].partition("## Chapter 4")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 7 and cells[3] in names:
            counts = [0 if cell == "–" else int(cell) for cell in cells[4:]]
            found[cells[2], names[cells[3]]] = counts
    return found


@rule("WR-3.13", "WR-3.17")
def test_the_starting_forces_are_those_of_the_rules() -> None:
    w = new()
    english = {region["name_en"]: region["id"] for region in MAP}
    printed = printed_forces()
    assert len(printed) == 35 + 8
    counted = {}
    for region, nation in printed:
        n = NATIONS.index(nation)
        place = REINFORCEMENTS + (n > 4) if region == "Reinforcements" else region_named(english[region])
        leader = NAZGUL if nation == "sauron" else kind_of(n, 2) if n < 5 else -1
        kinds = [kind_of(n, 0), kind_of(n, 1), leader]
        counted[region, nation] = [w.figures.count(k, place) if k >= 0 else 0 for k in kinds]
    assert counted == printed
    assert sum(map(sum, counted.values())) == sum(map(sum, w.figures.content)) == 193


@rule("WR-3.14")
def test_reinforcements_and_casualties_are_kept_apart() -> None:
    w = new()
    w.figures.move(0, 1, REINFORCEMENTS + FP, CASUALTIES + FP)
    assert [w.figures.count(0, place + FP) for place in (REINFORCEMENTS, CASUALTIES)] == [1, 1]


@rule("WR-3.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_cards_are_dealt(seats: int) -> None:
    w = new(seats)
    assert [len(w.zones.content[HAND + seat]) for seat in range(seats)] == [0] * seats
    assert [len(w.zones.content[DECK + deck]) for deck in range(4)] == [24] * 4


@rule("WR-3.16")
def test_there_are_no_points_and_no_control_markers() -> None:
    w = new()
    assert [victory_points(w, side) for side in (FP, SH)] == [0, 0]
    assert not [region for region in range(REGIONS) if has_control_marker(w, region)]


def test_setup_tells_who_plays_what_if_that_is_drawn() -> None:
    w = unpack(ROLES[4], Chance("any", script={"sides": [[3, 0, 1]]}))
    w.push(Setup(drawn=True))
    w.run()
    [event] = w.take_news()
    assert (event.kind.name, event.args) == ("sides-taken", (["saruman", "witch_king", "gondor", "rohan"],))
    assert (w.side_of_seat, w.lead, len(w.stack)) == ([SH, SH, FP, FP], [2, 1], 0)
