"""Chapter 1: players, dice, cards, figures and tiles."""

from collections import Counter

import pytest
from tests.games.wotr.helpers import FP, SH, bare, figures, new, put
from tests.games.wotr.plain_box import CARDS, CHARACTERS, COMPANIONS, MINIONS, TILES

from mathom.games.wotr.armies.armies import leaders, limit, remove_lone_leaders, surplus, units
from mathom.games.wotr.box import (
    DECKS,
    DICE_OWNED,
    DIE_FACES,
    FACTS,
    KIND_COUNT,
    KIND_NAMES,
    KIND_NATION,
    KIND_RANK,
    KIND_SIDE,
    LEADERS_OF,
    NATIONS,
    PLAIN_KINDS,
    UNIT_KINDS,
    UNLIMITED,
    character_name,
    face_name,
    is_unit,
    kind_of,
    side_name,
)
from mathom.games.wotr.map import CASUALTIES, FELLOWSHIP, OUT, region_named
from mathom.games.wotr.round.setup import ROLES, Setup, unpack
from mathom.kernel import Chance
from mathom.testing import part, rule


def nations_of_seats(seats: int) -> list[list[str]]:
    w = new(seats)
    return [[NATIONS[n] for n, seat in enumerate(w.seat_of_nation) if seat == player] for player in range(seats)]


# Players


@rule("WR-1.3")
def test_two_players_have_a_whole_side_each() -> None:
    assert nations_of_seats(2) == [
        ["dwarves", "elves", "gondor", "north", "rohan"],
        ["isengard", "sauron", "southrons_easterlings"],
    ]


@rule("WR-1.4")
def test_three_players_divide_the_shadow() -> None:
    assert nations_of_seats(3) == [
        ["dwarves", "elves", "gondor", "north", "rohan"],
        ["sauron"],
        ["isengard", "southrons_easterlings"],
    ]


@rule("WR-1.5", "WR-19.1", "WR-19.2")
def test_four_players_divide_both_sides() -> None:
    assert nations_of_seats(4) == [
        ["elves", "gondor"],
        ["sauron"],
        ["dwarves", "north", "rohan"],
        ["isengard", "southrons_easterlings"],
    ]


@rule("WR-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_plays_for_one_of_two_sides(seats: int) -> None:
    w = new(seats)
    sides = [[side_name(w.side_of_seat[seat]) for seat in w.seats_of(side)] for side in (FP, SH)]
    assert sides == [["free_peoples"] * len(sides[0]), ["shadow"] * len(sides[1])]
    assert len(sides[0]) + len(sides[1]) == seats


@rule("WR-1.7")
def test_sides_may_be_agreed() -> None:
    w = unpack(["shadow", "free_peoples"], Chance("any"))
    assert (w.side_of_seat, w.lead) == ([SH, FP], [1, 0])


@rule("WR-1.7")
@pytest.mark.parametrize(("pick", "sides"), [(0, [FP, SH]), (1, [SH, FP])])
def test_sides_may_be_drawn(pick: int, sides: list[int]) -> None:
    w = unpack(ROLES[2], Chance("any", script={"sides": [[pick]]}))
    w.push(Setup(drawn=True))
    w.run()
    assert w.side_of_seat == sides
    assert w.seat_of_nation == [sides.index(FP)] * 5 + [sides.index(SH)] * 3


@rule("WR-19.4")
@pytest.mark.parametrize(
    ("roles", "lead"), [(ROLES[4], [0, 1]), (["saruman", "rohan", "witch_king", "gondor"], [3, 2])]
)
def test_gondor_and_the_witch_king_lead_first(roles: list[str], lead: list[int]) -> None:
    assert unpack(roles, Chance("any")).lead == lead


# Dice


@rule("WR-1.8", "WR-1.9")
def test_the_dice_of_both_sides() -> None:
    assert DICE_OWNED == [6, 10]


@rule("WR-1.11", "WR-1.12")
def test_the_faces_of_the_dice() -> None:
    assert [sorted(face_name(face) for face in die) for die in DIE_FACES] == [
        ["character", "character", "event", "muster", "muster_army", "will_of_the_west"],
        ["army", "character", "event", "eye", "muster", "muster_army"],
    ]


# Cards


@rule("WR-1.13")
def test_there_are_four_decks_of_24_cards() -> None:
    assert Counter(DECKS[card.deck] for card in CARDS) == dict.fromkeys(DECKS, 24)
    assert [card.number for card in CARDS] == [*range(1, 25)] * 4


@rule("WR-1.18")
def test_character_decks_have_character_cards_and_strategy_decks_the_others() -> None:
    types = {name: {card.type for card in CARDS if DECKS[card.deck] == name} for name in DECKS}
    assert types == {"fp_character": {0}, "fp_strategy": {1, 2}, "sh_character": {0}, "sh_strategy": {1, 2}}


@rule("WR-1.17")
def test_a_card_states_what_is_printed_on_it() -> None:
    """Wormtongue remains in play and has a condition, a player's symbol and an initiative (Appendix E)."""
    entries = {card["title_en"]: number for number, card in enumerate(FACTS.table("event_cards")["cards"])}
    wormtongue, cloaks = CARDS[entries["Wormtongue"]], CARDS[entries["Elven Cloaks"]]
    assert (wormtongue.type, wormtongue.remains, wormtongue.conditional, wormtongue.player) == (
        0,
        True,
        True,
        "saruman",
    )
    assert (cloaks.type, cloaks.remains, cloaks.conditional, cloaks.player) == (0, False, False, "")
    assert (wormtongue.initiative, cloaks.initiative, cloaks.number) == ([3], [3], 1)
    assert all(card.initiative for card in CARDS)


# Figures


@rule("WR-1.19")
def test_there_are_205_figures() -> None:
    def count(side: int, units: bool) -> int:
        return sum(
            n for k, n in enumerate(KIND_COUNT) if k in PLAIN_KINDS and KIND_SIDE[k] == side and is_unit(k) == units
        )

    # Aragorn and Gandalf the White use the figures of Strider and Gandalf the Grey; one is the Ring-bearers'.
    figures = [c for c, who in enumerate(CHARACTERS) if who.starts_in_fellowship or not who.companion]
    assert [count(SH, True), count(FP, True), count(FP, False), count(SH, False)] == [90, 75, 20, 8]
    assert sum(KIND_COUNT[k] for k in PLAIN_KINDS) + len(figures) + 1 == 205


@rule("WR-1.20")
def test_the_figure_limits_of_every_nation() -> None:
    limits = {
        "dwarves": [5, 5, 4],
        "elves": [5, 10, 4],
        "gondor": [15, 5, 4],
        "north": [10, 5, 4],
        "rohan": [10, 5, 4],
        "isengard": [12, 6],
        "sauron": [36, 6, 8],
        "southrons_easterlings": [24, 6],
    }
    w = new()
    counted = {name: [w.figures.total(k) for k in PLAIN_KINDS if KIND_NATION[k] == n] for n, name in enumerate(NATIONS)}
    assert counted == limits


def test_every_kind_has_its_own_number_and_name() -> None:
    nations = [*[k // 2 for k in range(16)], *range(5), 6]
    assert [kind_of(n, KIND_RANK[k]) for k, n in zip(PLAIN_KINDS, nations, strict=True)] == PLAIN_KINDS
    assert KIND_NAMES[:3] == ["dwarves-regular", "dwarves-elite", "elves-regular"]
    assert KIND_NAMES[UNIT_KINDS:] == [f"{n}-leader" for n in NATIONS[:5]] + ["nazgul"]
    assert [[KIND_NAMES[k] for k in LEADERS_OF[side]] for side in (FP, SH)][1] == ["nazgul"]


@rule("WR-1.21")
def test_the_seven_companions_of_the_start() -> None:
    w = new()
    assert [character_name(c) for c in w.companions_in_fellowship()] == [
        "gandalf_the_grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    ]


@rule("WR-1.23")
def test_the_three_minions_are_not_in_play_at_the_start() -> None:
    w = new()
    assert sorted(character_name(c) for c in MINIONS) == ["mouth_of_sauron", "saruman", "witch_king"]
    assert not [c for c in MINIONS if w.character_at[c] in (FELLOWSHIP, OUT) or w.character_at[c] < FELLOWSHIP]


@part("AMB-85")
@rule("WR-1.15")
def test_a_companion_card_states_level_leadership_nations_and_abilities() -> None:
    card = {who.id: who for who in CHARACTERS}
    stated = {c.id: (c.level, c.leadership, len(c.activates), c.guides, c.die_bonus) for c in CHARACTERS if c.companion}
    assert stated == {
        "gandalf_the_grey": (3, 1, 5, True, 0),
        "strider": (3, 1, 1, True, 0),
        "boromir": (2, 1, 1, False, 0),
        "legolas": (2, 1, 1, False, 0),
        "gimli": (2, 1, 1, False, 0),
        "meriadoc": (1, 1, 5, True, 0),
        "peregrin": (1, 1, 5, True, 0),
        "aragorn": (3, 2, 5, False, 1),
        "gandalf_the_white": (3, 1, 5, False, 1),
    }
    assert "captain_of_the_west" in card["boromir"].abilities
    assert len(COMPANIONS) == 9


@part("AMB-85")
@rule("WR-1.16")
def test_a_minion_card_states_nation_level_leadership_and_die() -> None:
    stated = {c.id: (NATIONS[c.nation], c.level, c.leadership, c.die_bonus, c.nazgul) for c in CHARACTERS if c.minion}
    assert stated == {
        "witch_king": ("sauron", UNLIMITED, 2, 1, True),
        "saruman": ("isengard", 0, 1, 1, False),
        "mouth_of_sauron": ("sauron", 3, 2, 1, False),
    }


# Leaders


@rule("WR-1.44")
def test_a_leader_without_units_is_out_of_the_game_at_once() -> None:
    w = bare()
    put(w, "dale", north_leader=2, dwarves_leader=1)

    remove_lone_leaders(w, region_named("dale"))

    assert figures(w, "dale") == {}
    assert [w.figures.count(kind_of(n, 2), CASUALTIES + FP) for n in (0, 3)] == [1, 2]


def test_a_leader_may_be_with_units_of_any_free_nation() -> None:
    w = bare()
    put(w, "dale", north_leader=1, elves_regular=1)
    remove_lone_leaders(w, region_named("dale"))
    assert figures(w, "dale") == {"elves-regular": 1, "north-leader": 1}


@rule("WR-1.44")
def test_enemy_units_are_no_company() -> None:
    w = bare()
    put(w, "dale", north_leader=1, sauron_regular=3)
    remove_lone_leaders(w, region_named("dale"))
    assert figures(w, "dale") == {"sauron-regular": 3}


def test_nazgul_may_be_alone() -> None:
    w = bare()
    put(w, "dale", nazgul=2)
    remove_lone_leaders(w, region_named("dale"))
    assert figures(w, "dale") == {"nazgul": 2}


@rule("WR-1.32", "WR-1.34")
def test_leaders_are_no_units_and_any_number_may_be_in_an_army() -> None:
    w = bare()
    put(w, "dale", gondor_regular=10, north_leader=4, rohan_leader=4)
    dale = region_named("dale")
    assert (units(w, FP, dale), leaders(w, FP, dale), surplus(w, FP, dale), limit(dale)) == (10, 8, 0, 10)


# Counters


@part("AMB-84")
@rule("WR-1.24")
def test_the_hunt_tiles() -> None:
    def shown(owner: int) -> Counter[str]:
        marks = {"eye": "E", "die": "D", "reveal": "R", "stop": "S"}
        return Counter(
            "".join([str(t.damage) if not t.eye and not t.die else "", *[m for k, m in marks.items() if getattr(t, k)]])
            for t in TILES
            if t.owner == owner
        )

    assert shown(-1) == {"ER": 4, "0R": 2, "1R": 2, "1": 2, "2R": 1, "2": 2, "3": 3}
    assert shown(FP) == {"0": 2, "-1": 1, "-2": 1}
    assert shown(SH) == {"DS": 1, "ERS": 1, "3S": 1, "1RS": 1}


@rule("WR-1.25")
def test_there_are_three_elven_rings() -> None:
    assert new().rings == [3, 0]


def test_wrong_fact_tables_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^the fact tables of wotr are wrong: there are too few dwarves$"):
        FACTS.check(False, "there are too few dwarves")
