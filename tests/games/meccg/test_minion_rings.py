"""Rings, the sites that test them, and the Dragons of the minion decks, a test for each clause."""

import pytest
from tests.games.meccg.dark import (
    DOL_GULDUR,
    MAN,
    MINAS_MORGUL,
    ORC,
    at_home,
    declare,
    lay,
    under_way,
)
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_printed import realm, thing

from mathom.games.meccg.combat.dragons import roamers
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.sites.playing import refuse_here
from mathom.games.meccg.sites.rings import allowed_kinds
from mathom.games.meccg.state import TAPPED
from mathom.games.meccg.zones import DISCARD, POINTS
from mathom.testing import part, rule

DWAR, ADUNAPHEL, EYE = "le-52", "le-50", "le-203"
RULE, WORD, REPORT, PRESERVED, RIDER = "le-167", "le-174", "le-196", "as-108", "le-183"
CAPTAIN, LAGDUF, MAGICIAN, DWARF, SAGE = "le-31", ORC, "le-6", "le-3", "le-8"
LEAST_RING, GLEAMING_RING, MINOR_RING = "le-315", "le-311", "le-324"
SHADOW_HOLD, BARAD_DUR, MOUNT_DOOM = "le-402", "le-352", "le-393"


def plays(tale: Tale, card: str) -> list[str]:
    """The texts of a card that are offered, by their numbers."""
    return [key.rpartition(".")[2] for key in tale.offers() if key.startswith(f"declare:{card}")]


# Rings


@pytest.mark.parametrize("card", ["as-123", "as-124", MINOR_RING])
@rule("ME-17.28")
def test_a_ring_that_comes_of_a_test_only(card: str) -> None:
    tale = at_home((MAN,), {card: 1}, site=SHADOW_HOLD)
    against = refuse_here(tale.s, face_of(card), tale.s.companies[0].site)
    assert against is not None
    assert against.key == "that-ring-comes-of-a-test-only"


@pytest.mark.parametrize("card", ["as-123", "as-124"])
def test_a_dwarven_ring_weighs_more_on_a_dwarf(card: str) -> None:
    for bearer, points in ((DWARF, 5), (MAN, 3)):
        tale = at_home((bearer,), {card: 1})
        assert tale.s.stat("cp", lay(tale, card, tale.thing(bearer))) == points


@pytest.mark.parametrize("card", [LEAST_RING, GLEAMING_RING])
def test_who_bears_such_a_ring_checks_every_turn(card: str) -> None:
    tale = at_home((MAN,), {card: 1}, rolls={"check": [[6, 6]] * 3})
    lay(tale, card, tale.thing(MAN))
    tale.s.happen("untapped", (1 << 16) + 1)
    assert tale.s.due == []
    tale.s.happen("untapped", (1 << 16) + 0)
    assert len(tale.s.due) == 1


@pytest.mark.parametrize(
    ("card", "total", "kinds"),
    [
        *[
            (LEAST_RING, 12, ["dwarven-ring", "lesser-ring", "the-one-ring"]),
            (LEAST_RING, 7, ["lesser-ring", "magic-ring"]),
        ],
        *[(GLEAMING_RING, 10, ["dwarven-ring", "lesser-ring", "spirit-ring"]), (GLEAMING_RING, 7, ["lesser-ring"])],
    ],
)
@rule("ME-17.32")
def test_what_a_test_allows(card: str, total: int, kinds: list[str]) -> None:
    s = realm(card, alignment="minion")
    found = sorted(
        kind.replace("one-ring", "the-one-ring") if kind == "one-ring" else kind
        for kind in allowed_kinds(s, thing(s, card), total)
    )
    assert found == kinds


@part("le-311.1")
def test_the_gleaming_ring_is_found_where_gold_rings_are() -> None:
    minion = [f for f in FACES if f.kind == "site" and f.alignment == "minion"]
    holds = [f for f in minion if f.record.site_type == "border-hold"]
    with_rings = next(f.id for f in holds if "gold-ring" in f.record.playable.items)
    without = next(f.id for f in holds if "gold-ring" not in f.record.playable.items)
    elsewhere = next(
        f.id for f in minion if f.record.site_type == "ruins-and-lairs" and "gold-ring" in f.record.playable.items
    )
    found: list[bool] = []
    for site in (with_rings, without, elsewhere):
        tale = at_home((MAN,), {GLEAMING_RING: 1}, site=site)
        found.append(refuse_here(tale.s, face_of(GLEAMING_RING), tale.s.companies[0].site) is None)
    assert found == [True, False, False]


@part("le-343.1")
def test_the_scroll_of_isildur_helps_a_test() -> None:
    tale = at_home((MAN, ORC), {"le-343": 1, LEAST_RING: 1}, site=SHADOW_HOLD)
    ring = lay(tale, LEAST_RING, tale.thing(ORC))
    before = tale.s.value("ring_test", ring, 7)
    lay(tale, "le-343", tale.thing(MAN))
    assert (before, tale.s.value("ring_test", ring, 7)) == (7, 8)


@pytest.mark.parametrize("site", [MINAS_MORGUL, DOL_GULDUR, "le-359"])
def test_a_gold_ring_is_tested_when_it_is_stored(site: str) -> None:
    tale = at_home((MAN,), {LEAST_RING: 1}, rolls={"check": [[6, 6]], "ring": [[3, 3]]}, site=site)
    lay(tale, LEAST_RING, tale.thing(MAN))
    tale.choose(f"store:{LEAST_RING}").until("organise")
    told = tale.told("ring-tested")
    assert (len(told), told[0]["roll"], told[0]["modifier"]) == (1, 6, -2)
    assert (tale.cards(DISCARD), tale.cards(POINTS)) == ([LEAST_RING], [])


@part("le-352.2", "le-352.3")
def test_gold_rings_are_tested_at_barad_dur() -> None:
    tale = at_home((MAN,), {LEAST_RING: 1}, rolls={"ring": [[3, 3]]}, site=BARAD_DUR)
    lay(tale, LEAST_RING, tale.thing(MAN))
    tale.choose("move").until("enter")
    told = tale.told("ring-tested")
    assert [(test["roll"], test["modifier"]) for test in told] == [(6, -3)]


@part("le-393.1")
@pytest.mark.parametrize(("who", "works"), [(SAGE, True), (MAN, False)])
def test_a_sage_tests_a_ring_at_mount_doom(who: str, works: bool) -> None:
    tale = at_home((who,), {LEAST_RING: 1}, rolls={"ring": [[3, 3]]}, site=MOUNT_DOOM)
    lay(tale, LEAST_RING, tale.thing(who))
    assert bool(plays(tale, MOUNT_DOOM)) == works
    if works:
        declare(tale, MOUNT_DOOM).until("organise")
        told = tale.told("ring-tested")
        assert [(test["roll"], test["modifier"]) for test in told] == [(6, -3)]
        assert tale.s.status[tale.thing(who)] == TAPPED


# Dragons


@pytest.mark.parametrize(
    ("card", "region", "by_night"),
    [("td-37", "Iron Hills", "Dorwinion"), ("td-21", "Andrast Coast", "Enedhwaith")],
)
@rule("ME-6.18")
def test_a_dragon_hunts_in_its_regions(card: str, region: str, by_night: str) -> None:
    tale = under_way((MAN,), foe={card: 1, "tw-28": 1})
    s = tale.s
    s.come_into_play(thing(s, card), 1)

    def hunts(where: str) -> bool:
        s.journey.regions = [where]
        return thing(s, card) in roamers(s)

    assert (hunts(region), hunts(by_night), hunts("Lindon")) == (True, False, False)
    s.come_into_play(thing(s, "tw-28"), 1)
    assert (hunts(region), hunts(by_night), hunts("Lindon")) == (True, True, False)
