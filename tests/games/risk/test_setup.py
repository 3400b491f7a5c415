"""Chapters 1, 2 and 16: what is in the box, who runs what, the start."""

from __future__ import annotations

import pytest
from tests.games.risk.helpers import HC, HI, LC, LI, at, fresh, holder, kind

from mathom.games.risk import box, map
from mathom.games.risk.box import EVIL, GOOD, PARTIES, UNITS
from mathom.games.risk.control import victory_points
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES, TERRITORIES
from mathom.games.risk.ring.course import CLOSED, FAILED, LEFT, PLACE, get, true_course
from mathom.games.risk.round.setup import spread
from mathom.games.risk.state import ADVENTURE_DECK, ADVENTURE_DISCARD, TERRITORY_DECK, TERRITORY_DISCARD
from mathom.kernel import BadVariant
from mathom.testing import part, rule


@rule("RI-1.1", "RI-1.2", "RI-3.1")
def test_two_sides_and_five_parties_in_turn_order() -> None:
    assert PARTIES == ["elves", "saruman", "rohan", "sauron", "gondor"]
    assert [box.SIDES[side] for side in box.PARTY_SIDE] == ["good", "evil", "good", "evil", "good"]


@rule("RI-1.3", "RI-1.10")
@part("risk.A-1", "risk.A-48", "risk.DP-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("agreed", ["elves_rohan", "elves_gondor", "rohan_gondor", "other_way"])
def test_every_party_is_run_by_one_player_and_nobody_runs_both_sides(seats: int, agreed: str) -> None:
    groups = spread(seats, agreed)
    assert len(groups) == seats
    assert sorted(party for group in groups for party in group) == [0, 1, 2, 3, 4]
    assert all(len({box.PARTY_SIDE[party] for party in group}) == 1 for group in groups)


@rule("RI-1.3", "RI-1.10")
def test_the_players_agree_who_runs_what() -> None:
    assert spread(3, "elves_gondor") == [[0, 4], [1, 3], [2]]
    assert spread(3, "other_way") == [[0, 2, 4], [1], [3]]
    assert spread(4, "rohan_gondor") == [[0], [1], [2, 4], [3]]
    assert spread(4, "other_way") == [[0], [1, 3], [2], [4]]
    with pytest.raises(BadVariant):
        fresh(6)


@rule("RI-1.4", "RI-1.5", "RI-1.6", "RI-1.9")
def test_each_side_has_its_own_types() -> None:
    good = {LI, HI, LC, HC, "eagle", "ent", "hero"}
    evil = {LI, HI, LC, HC, "troll", "mumakil", "hero"}
    for party, side in enumerate(box.PARTY_SIDE):
        assert {UNITS[unit] for unit in box.UNITS_OF[party]} == (good if side == GOOD else evil)


@rule("RI-1.7", "RI-1.12", "RI-1.13")
@part("risk.A-49")
def test_the_supply_is_what_is_neither_on_the_board_nor_in_reserve() -> None:
    s = fresh()
    gondor = PARTIES.index("gondor")
    assert s.in_supply(gondor, UNITS.index(HI)) == 21 - 10
    assert s.in_supply(gondor, UNITS.index(LI)) == 40 - 3
    assert s.in_supply(PARTIES.index("elves"), UNITS.index(LI)) == 40 - 16


@rule("RI-1.11")
def test_parties_of_one_player_stay_apart() -> None:
    s = fresh(2)
    assert s.seat_of == [0, 1, 0, 1, 0]
    assert s.gold == [3, 1, 1, 2, 5]
    hands = [len(s.hand(party)) for party in range(5)]
    assert hands == [2, 3, 2, 3, 2]


@rule("RI-2.1", "RI-2.2")
def test_the_elves_start() -> None:
    s = fresh()
    assert at(s, "rhudaur") == {"elves": {LI: 2, "hero": 1}}
    assert at(s, "lorien") == {"elves": {LI: 4, HI: 2}}
    assert at(s, "evendim_hills") == at(s, "north_mirkwood") == {"elves": {LI: 2}}
    eriador = ["forlindon", "mithlond", "harlindon", "lune_valley", "tower_hills", "the_shire"]
    assert [at(s, name) for name in eriador] == [{"elves": {LI: 1}}] * 6
    assert s.gold[0] == 3


@rule("RI-2.3")
@part("risk.A-2")
def test_saruman_starts() -> None:
    s = fresh()
    assert at(s, "fangorn") == {"saruman": {HI: 13, LC: 1, "hero": 1}}
    assert at(s, "moria") == {"saruman": {LI: 1, "troll": 1}}
    assert at(s, "dunland") == {"saruman": {HI: 3}}
    agreed = fresh(saruman_first_entry_light=True)
    assert at(agreed, "fangorn") == {"saruman": {LI: 6, HI: 7, LC: 1, "hero": 1}}


@rule("RI-2.4")
@part("risk.A-3")
def test_rohan_starts() -> None:
    s = fresh()
    assert at(s, "west_rohan") == {"rohan": {HI: 1}}
    assert at(s, "gap_of_rohan") == {"rohan": {LC: 1, HC: 4, "hero": 1}}
    assert at(s, "the_wold") == {"rohan": {LC: 1}}


@rule("RI-2.5", "RI-2.6")
@part("risk.A-4")
def test_sauron_starts() -> None:
    s = fresh()
    expected = {
        "old_forest": {HC: 1, "hero": 1},
        "eastern_angmar": {LI: 1, HI: 1},
        "withered_heath": {HI: 1},
        "south_mirkwood": {LI: 1, HI: 2},
        "brown_lands": {HI: 1},
        "dead_marshes": {LI: 1, HI: 1},
        "minas_morgul": {LI: 1, HI: 2, "troll": 1},
        "udun_vale": {LI: 1, HI: 1},
        "nurn": {LI: 1},
        "mount_doom": {HI: 1},
        "gorgoroth": {HI: 1},
        "barad_dur": {HI: 1},
        "harondor": {LI: 1},
        "harad": {LI: 1, HI: 1, "mumakil": 2},
        "umbar": {LI: 1, HI: 1},
        "deep_harad": {LI: 1},
        "near_harad": {LI: 1},
        "khand": {LI: 1},
    }
    assert {name: at(s, name)["sauron"] for name in expected} == expected
    assert sum("sauron" in at(s, name) for name in SPACE_NAMES) == len(expected)


@rule("RI-2.7")
def test_gondor_starts() -> None:
    s = fresh()
    assert at(s, "minas_tirith") == {"gondor": {LI: 1, HI: 3, HC: 1, "hero": 1}}
    assert at(s, "belfalas") == {"gondor": {LI: 1, HC: 1}}
    assert at(s, "ithilien") == {"gondor": {LI: 1}}
    others = ["druwaith_iaur", "andrast", "anfalas", "vale_of_erech", "lamedon", "lebennin", "south_ithilien"]
    assert [at(s, name) for name in others] == [{"gondor": {HI: 1}}] * 7


@rule("RI-2.8")
@part("risk.A-5")
def test_tolfalas_is_no_territory() -> None:
    assert "tolfalas" not in SPACE_NAMES


@rule("RI-2.9", "RI-2.10", "RI-2.11", "RI-2.14")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_cards_are_dealt_without_events(seed: str) -> None:
    s = GAME.new({}, 5, seed)
    for party in range(5):
        faces = [s.zones.face[thing] for thing in s.zones.content[5 + party]]
        assert len(faces) == (3 if box.PARTY_SIDE[party] == EVIL else 2)
        assert all(box.is_adventure(face) and box.type_of(face) != box.EVENT for face in faces)
    assert len(s.zones.content[ADVENTURE_DECK]) == 49
    assert len(s.zones.content[TERRITORY_DECK]) == 66
    assert s.zones.content[ADVENTURE_DISCARD] == s.zones.content[TERRITORY_DISCARD] == []
    events = [s.zones.face[t] for t in s.zones.content[ADVENTURE_DECK] if box.type_of(s.zones.face[t]) == box.EVENT]
    assert len(events) == 13


@rule("RI-2.12", "RI-2.16")
def test_the_ring_bearer_starts_hidden_in_the_shire() -> None:
    s = fresh()
    course = true_course(s)
    assert SPACE_NAMES[get(course, PLACE)] == "the_shire"
    assert (get(course, LEFT), get(course, CLOSED), get(course, FAILED)) == (3, 0, 0)
    assert [GAME.view(s, seat)["bearer"].get("space") for seat in range(5)] == ["the_shire", None] * 2 + ["the_shire"]


@rule("RI-2.13")
def test_both_sides_start_with_17_points() -> None:
    s = fresh()
    assert [victory_points(s, side) for side in (GOOD, EVIL)] == [17, 17]


@rule("RI-2.15")
def test_the_first_purchase_uses_the_starting_gold() -> None:
    s = fresh()
    assert s.gold == [3, 1, 1, 2, 5]
    assert holder(s, "rhudaur") == "elves"
    assert kind(s) in ("play-card", "buy")


@rule("RI-16.1")
def test_the_board_is_as_printed() -> None:
    assert (TERRITORIES, len(map.REGIONS)) == (64, 9)
    assert (len(map.STRONGHOLDS), sum(map.SITE), sum(map.PORT), len(map.BRIDGES)) == (11, 22, 5, 18)
    assert sum(len(lanes) for lanes in map.SEA) == 10


@rule("RI-16.2", "RI-16.3")
@part("risk.A-31")
def test_the_adventure_deck() -> None:
    counts = [sum(card.copies for card in box.ADVENTURES if card.type == t) for t in range(3)]
    assert counts == [22, 13, 26]
    assert {card.points[0] for card in box.ADVENTURES if card.type == box.EVENT} == {0}
    assert {tuple(card.points) for card in box.ADVENTURES if card.type == box.POWER} == {(1, 1)}
    harlond = next(card for card in box.ADVENTURES if card.id == "mission_harlond")
    assert harlond.points == [2, 3]


@rule("RI-12.4")
def test_region_bonuses() -> None:
    assert dict(zip(map.REGIONS, map.REGION_BONUS, strict=True)) == {
        "eriador": 3,
        "arnor": 7,
        "rhun": 2,
        "mirkwood": 4,
        "rohan": 4,
        "rhovanion": 5,
        "gondor": 7,
        "mordor": 2,
        "haradwaith": 2,
    }


def test_a_reconstructed_card_says_so() -> None:
    flags = {card.id: card.reconstructed for card in box.ADVENTURES}
    assert flags["unwanted_alliance"]
    assert not flags["mission_gates_of_moria"]
